# Was `pithead bot` ausgibt.
bot-over = Die Partie ist zu Ende: { $totals }.
