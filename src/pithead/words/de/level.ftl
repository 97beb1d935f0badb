level-first-day = Erster Tag
level-apprentice = Lehrling
level-hewer = Hauer
level-foreman = Steiger
level-mine-master = Minenmeister
level-random = zufällig
level-greedy = gierig
level-master = Minenmeister
