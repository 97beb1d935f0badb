# Playing in the terminal.
play-mini-miners-won = { $names } gagne avec { $points ->
    [one] { $points } pépite
   *[other] { $points } pépites
 } !
play-mini-miners-won-you = Vous gagnez avec { $points ->
    [one] { $points } pépite
   *[other] { $points } pépites
 } !
