# What `pithead bot` prints.
bot-over = The game is over: { $totals }.
