# Simulated games: what `pithead simulate` prints.
simulate-compiling = Compilation du noyau rapide pour ce processeur. Cela n’arrive qu’une fois.
simulate-compiling-card = Compilation du noyau rapide pour la carte graphique. Cela prend jusqu’à une minute.
simulate-progress = { $bar } { $games } parties, { $rate } par seconde, encore { $left } s
simulate-title = { $games ->
    [one] Une partie
   *[other] { $games } parties
 } en { $seconds } s : { $rate } par seconde
simulate-seed = Graine : { $seed }
simulate-by-seat = place
simulate-games = parties
simulate-wins = victoires
simulate-points = points
simulate-decisions = Une partie compte { $decisions } décisions.
simulate-ties = { $percent } % des parties sont allées au départage.
simulate-shared = { $percent } % des parties ont fini par une victoire partagée.
simulate-given-up = { $games ->
    [one] Une partie a été abandonnée
   *[other] { $games } parties ont été abandonnées
 } : rien dans cette boîte n’aurait pu la décider.
simulate-intervals = ± est la moitié d’un intervalle de 95 % ; une victoire partagée compte pour chacun sa part.
simulate-stopped = Arrêté après { $games } parties sur { $wished } ; ce qui a été joué est gardé.
