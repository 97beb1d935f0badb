# Simulated games: what `pithead simulate` prints.
simulate-compiling = Der schnelle Kern wird für diesen Prozessor übersetzt. Das geschieht einmal.
simulate-compiling-card = Der schnelle Kern wird für die Grafikkarte übersetzt. Das dauert bis zu einer Minute.
simulate-progress = { $bar } { $games } Partien, { $rate } je Sekunde, noch { $left } s
simulate-title = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
 } in { $seconds } s: { $rate } je Sekunde
simulate-seed = Startwert: { $seed }
simulate-by-seat = Platz
simulate-games = Partien
simulate-wins = Siege
simulate-points = Punkte
simulate-decisions = Eine Partie hat { $decisions } Entscheidungen.
simulate-ties = { $percent } % der Partien gingen ins Stechen.
simulate-shared = { $percent } % der Spiele endeten mit einem geteilten Sieg.
simulate-given-up = { $games ->
    [one] Eine Partie wurde
   *[other] { $games } Partien wurden
 } aufgegeben: Nichts in dieser Schachtel hätte sie entscheiden können.
simulate-intervals = ± ist die halbe Breite eines Intervalls von 95 %; ein geteilter Sieg zählt für alle anteilig.
simulate-stopped = Angehalten nach { $games } von { $wished } Partien; was gespielt wurde, bleibt.
