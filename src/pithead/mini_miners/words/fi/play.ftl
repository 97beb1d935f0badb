# Playing in the terminal.
play-mini-miners-won = { $names } voittaa: { $points } kultaa!
