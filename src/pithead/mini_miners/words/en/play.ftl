# Playing in the terminal.
play-mini-miners-won = { $names } wins with { $points } gold!
play-mini-miners-won-you = You win with { $points } gold!
