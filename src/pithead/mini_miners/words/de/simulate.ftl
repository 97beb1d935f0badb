# Simulated games: what `pithead simulate` prints.
simulate-by-dwarf = Zwerg
simulate-played = gespielt
simulate-gold = Gold
simulate-haul = Ausbeute
simulate-home = daheim
simulate-fell-in = In { $percent } % der Runden stürzte die Mine ein.
simulate-intervals-dwarves = ± ist die halbe Breite eines Intervalls von 95 %; ein Zwerg zählt, sooft er gespielt wird, und seine Siege sind die seines Spielers.
