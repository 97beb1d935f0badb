# Ce qu'imprime `pithead bot`.
bot-over = La partie est finie : { $totals }.
