level-first-day = Ensimmäinen päivä
level-apprentice = Oppipoika
level-hewer = Louhija
level-foreman = Työnjohtaja
level-mine-master = Kaivosmestari
level-random = satunnainen
level-greedy = ahne
level-master = Kaivosmestari
