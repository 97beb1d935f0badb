# Simulated games: what `pithead simulate` prints.
simulate-by-start = qui commence
simulate-by-hero = héros
simulate-starter = premier joueur
