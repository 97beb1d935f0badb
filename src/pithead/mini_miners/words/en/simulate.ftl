# Simulated games: what `pithead simulate` prints.
simulate-by-dwarf = dwarf
simulate-played = played
simulate-gold = gold
simulate-haul = haul
simulate-home = home
simulate-fell-in = The mine fell in in { $percent } % of the rounds.
simulate-intervals-dwarves = ± is half of an interval of 95 %; a dwarf counts each time that it is played, and its wins are those of its player.
