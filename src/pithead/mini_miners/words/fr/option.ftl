# What a table may choose.
option-mini-miners-simplified = Première partie simplifiée
option-mini-miners-long = Longue partie de quatre manches
option-mini-miners-open-draft = Recrutement ouvert
option-mini-miners-trade = Échanges d’or entre joueurs
option-mini-miners-dwarves = Nains en jeu, par leurs noms
