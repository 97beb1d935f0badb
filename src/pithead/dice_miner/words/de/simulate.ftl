# Simulated games: what `pithead simulate` prints.
simulate-by-start = wer beginnt
simulate-by-hero = Held
simulate-starter = Startspieler
