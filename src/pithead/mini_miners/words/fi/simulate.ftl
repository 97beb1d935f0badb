# Simulated games: what `pithead simulate` prints.
simulate-by-dwarf = kääpiö
simulate-played = pelattu
simulate-gold = kultaa
simulate-haul = saalis
simulate-home = kotona
simulate-fell-in = Kaivos sortui { $percent } %:ssa kierroksista.
simulate-intervals-dwarves = ± on puolet 95 %:n välistä; kääpiö lasketaan joka kerta, kun sitä pelataan, ja sen voitot ovat pelaajansa voittoja.
