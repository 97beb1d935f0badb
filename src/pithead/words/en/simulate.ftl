# Simulated games: what `pithead simulate` prints.
simulate-compiling = Compiling the fast kernel for this processor. This happens once and takes up to a minute.
simulate-compiling-card = Compiling the fast kernel for the graphics card. This takes up to a minute.
simulate-progress = { $bar } { $games } games, { $rate } a second, { $left } s left
simulate-title = { $games ->
    [one] One game
   *[other] { $games } games
 } in { $seconds } s: { $rate } a second
simulate-seed = Seed: { $seed }
simulate-by-seat = seat
simulate-by-start = who starts
simulate-by-hero = hero
simulate-by-dwarf = dwarf
simulate-starter = starting player
simulate-games = games
simulate-wins = wins
simulate-points = points
simulate-played = played
simulate-gold = gold
simulate-haul = haul
simulate-home = home
simulate-decisions = A game has { $decisions } decisions.
simulate-ties = { $percent } % of the games went into a tie-break.
simulate-shared = { $percent } % of the games ended with a shared victory.
simulate-fell-in = The mine fell in in { $percent } % of the rounds.
simulate-given-up = { $games ->
    [one] One game was
   *[other] { $games } games were
 } given up: nothing in this box could have decided it.
simulate-intervals = ± is half of an interval of 95 %; a shared victory counts for each its part.
simulate-intervals-dwarves = ± is half of an interval of 95 %; a dwarf counts each time that it is played, and its wins are those of its player.
simulate-stopped = Stopped after { $games } of { $wished } games; what was played is kept.
