# Playing in the terminal.
play-mini-miners-won = { $names } gewinnt mit { $points } Gold!
