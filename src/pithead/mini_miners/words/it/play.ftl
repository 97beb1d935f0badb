# Playing in the terminal.
play-mini-miners-won = { $names } vince con { $points ->
    [one] { $points } pepita
   *[other] { $points } pepite
 }!
