# Puzzles: one position, one best event.
puzzle-welcome = A puzzle of { $game }: one event wins clearly more often than all others. Choose as in a game; “{ $quit }” leaves.
puzzle-ask = Puzzle { $number }, rated { $rating }. What wins most often?
puzzle-right = Right: nothing wins more often.
puzzle-wrong = Not the best: it wins { $percent } % less often. Try another one.
puzzle-shares = How often each wins:
puzzle-by-rollouts = From each of them the game was played on to its end many times; one standard error is { $error } %.
puzzle-by-solver = Exact: every roll was counted.
puzzle-making = { $made } of { $wanted } puzzles from { $games } games
puzzle-made = { $count } puzzles are in { $file }.
