# Simulated games: what `pithead simulate` prints.
simulate-by-start = who starts
simulate-by-hero = hero
simulate-starter = starting player
