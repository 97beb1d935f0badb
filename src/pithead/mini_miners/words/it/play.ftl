# Playing in the terminal.
play-mini-miners-won = { $names } vince con { $points ->
    [one] { $points } pepita
   *[other] { $points } pepite
 }!
play-mini-miners-won-you = Vinci con { $points ->
    [one] { $points } pepita
   *[other] { $points } pepite
 }!
