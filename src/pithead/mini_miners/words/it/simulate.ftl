# Simulated games: what `pithead simulate` prints.
simulate-by-dwarf = nano
simulate-played = giocato
simulate-gold = oro
simulate-haul = bottino
simulate-home = in salvo
simulate-fell-in = La miniera è crollata nel { $percent } % dei round.
simulate-intervals-dwarves = ± è metà di un intervallo del 95 %; un nano conta ogni volta che viene giocato, e le sue vittorie sono quelle del suo giocatore.
