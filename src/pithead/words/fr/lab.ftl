# Le rapport pour les auteurs : ce qu’écrit `pithead lab`.
lab-title = { $game } sur l’établi
lab-made = Fait par « { $command } » avec Pithead { $version } : { $games } parties avec la boîte { $hash }.
lab-read = Les points sont des estimations, les traits qui les traversent des intervalles de 95 %. Les joueurs au hasard prennent n’importe quel choix permis, les avides le meilleur du moment, les étourdis sont avides mais une fois sur quatre prennent n’importe quoi. Les gens joueront autrement : regardez ce qui est grand, pas le dernier chiffre.
lab-stopped = Arrêté avant la fin : le rapport contient ce qui a été joué jusque-là.
lab-progress = { $bar } { $percent } %, { $games } parties
lab-numbers = Les nombres
lab-random = au hasard
lab-greedy = avide
lab-careless = étourdi
lab-wins = victoires
lab-players = { $seats } joueurs
lab-against = { $one } contre { $other }
lab-tied = égalité à la fin
lab-fig-points = Points
lab-read-points = Comment se répartissent les points d’un joueur à la fin.
lab-fig-ladder = Habileté
lab-read-ladder = Combien de fois le meilleur joueur gagne contre le moins bon, deux joueurs. Plus c’est loin de 50, plus l’habileté compte.
