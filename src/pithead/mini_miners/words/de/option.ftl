# What a table may choose.
option-mini-miners-simplified = Vereinfachtes erstes Spiel
option-mini-miners-long = Langes Spiel mit vier Runden
option-mini-miners-open-draft = Offene Rekrutierung
option-mini-miners-trade = Gold untereinander handeln
option-mini-miners-dwarves = Zwerge im Spiel, mit Namen
