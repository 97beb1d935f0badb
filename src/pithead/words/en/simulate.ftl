# Simulated games: what `pithead simulate` prints.
simulate-compiling = Compiling the fast kernel for this processor. This happens once.
simulate-compiling-card = Compiling the fast kernel for the graphics card. This takes up to a minute.
simulate-progress = { $bar } { $games } games, { $rate } a second, { $left } s left
simulate-title = { $games ->
    [one] One game
   *[other] { $games } games
 } in { $seconds } s: { $rate } a second
simulate-seed = Seed: { $seed }
simulate-by-seat = seat
simulate-games = games
simulate-wins = wins
simulate-points = points
simulate-decisions = A game has { $decisions } decisions.
simulate-ties = { $percent } % of the games went into a tie-break.
simulate-shared = { $percent } % of the games ended with a shared victory.
simulate-given-up = { $games ->
    [one] One game was
   *[other] { $games } games were
 } given up: nothing in this box could have decided it.
simulate-intervals = ± is half of an interval of 95 %; a shared victory counts for each its part.
simulate-stopped = Stopped after { $games } of { $wished } games; what was played is kept.
