# The options of a table on the command line.
help-mini-miners-simplified = Mini Miners senza segnalini, senza eventi e senza i nani più complicati.
help-mini-miners-long = Mini Miners in quattro round invece di tre.
help-mini-miners-open-draft = Mini Miners con la leva aperta: i nani si scelgono scoperti, uno dopo l’altro.
help-mini-miners-no-trade = Mini Miners senza scambi: nessuno dà oro agli altri.
help-mini-miners-dwarves = I nani di questa partita a Mini Miners, separati da virgole, invece di estrarli a sorte.
