# Simulated games: what `pithead simulate` prints.
simulate-by-start = chi comincia
simulate-by-hero = eroe
simulate-starter = primo giocatore
