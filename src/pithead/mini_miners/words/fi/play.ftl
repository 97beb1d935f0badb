# Playing in the terminal.
play-mini-miners-won = { $names } voittaa: { $points } kultaa!
play-mini-miners-won-you = Voitat: { $points } kultaa!
