# Playing in the terminal.
play-mini-miners-won = { $names } gewinnt mit { $points } Gold!
play-mini-miners-won-you = Du gewinnst mit { $points } Gold!
