level-first-day = Primo giorno
level-apprentice = Apprendista
level-hewer = Picconiere
level-foreman = Caposquadra
level-mine-master = Mastro minatore
level-random = casuale
level-greedy = avido
level-master = Mastro minatore
