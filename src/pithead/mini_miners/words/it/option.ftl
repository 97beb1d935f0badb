# What a table may choose.
option-mini-miners-simplified = Prima partita semplificata
option-mini-miners-long = Partita lunga di quattro round
option-mini-miners-open-draft = Reclutamento scoperto
option-mini-miners-trade = Scambio d’oro tra giocatori
option-mini-miners-dwarves = Nani in gioco, per nome
