# The page that `pithead statistics` prints.
statistics-title = { $game } in numbers
statistics-made = Measured, not written by hand: { $command } printed this page, and prints it again (content { $hash }).
statistics-read = Everybody at a table is the same kind of player: *random* takes any legal choice, *greedy* the best expected score at once. Nobody plans ahead, so good players will do better than both.
statistics-column = { $level }, { $seats } players
statistics-random = random
statistics-greedy = greedy
statistics-games = games
statistics-total = points at the end, mean ± sd
statistics-quartiles = quartiles
statistics-winner = points of the winner, mean ± sd
statistics-lead = lead of the first, mean ± sd
statistics-tied = games with a tie for the lead
statistics-decisions = decisions a game, mean (longest)
statistics-steps = steps a game, mean (longest)
