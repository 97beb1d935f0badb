# Simulated games: what `pithead simulate` prints.
simulate-by-start = kuka aloittaa
simulate-by-hero = sankari
simulate-starter = aloittava pelaaja
