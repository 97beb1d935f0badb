level-first-day = Premier jour
level-apprentice = Apprenti
level-hewer = Piqueur
level-foreman = Contremaître
level-mine-master = Maître mineur
level-random = au hasard
level-greedy = avide
level-master = Maître mineur
