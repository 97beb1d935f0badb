# Simulated games: what `pithead simulate` prints.
simulate-by-dwarf = nain
simulate-played = joué
simulate-gold = or
simulate-haul = butin
simulate-home = rentré
simulate-fell-in = La mine s’est effondrée dans { $percent } % des manches.
simulate-intervals-dwarves = ± est la moitié d’un intervalle de 95 % ; un nain compte chaque fois qu’il est joué, et ses victoires sont celles de son joueur.
