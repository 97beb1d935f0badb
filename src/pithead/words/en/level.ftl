level-first-day = First day
level-apprentice = Apprentice
level-hewer = Hewer
level-foreman = Foreman
level-mine-master = Mine master
level-random = random
level-greedy = greedy
level-master = Mine master
