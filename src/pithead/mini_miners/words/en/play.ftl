# Playing in the terminal.
play-mini-miners-won = { $names } wins with { $points } gold!
