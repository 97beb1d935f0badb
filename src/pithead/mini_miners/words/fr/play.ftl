# Playing in the terminal.
play-mini-miners-won = { $names } gagne avec { $points ->
    [one] { $points } pépite
   *[other] { $points } pépites
 } !
