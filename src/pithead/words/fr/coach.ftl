# Conseils, entraîneur et analyse.

## Une phrase d’un ou deux faits
coach-one = { $one }.
coach-both = { $one } et { $two }.
coach-quiet = ne change rien que l’on puisse compter, et garde le reste.

## Montre-moi
coach-percent = { $number } %
coach-points = { $number } points
coach-error = ±{ $number }
coach-loss = { $number }{ $error } points de chance de gagner
coach-loss-alone = { $number }{ $error } points
coach-show = Ce que vous pouvez faire de mieux, avec vos chances de gagner :
coach-show-alone = Ce que vous pouvez faire de mieux, avec les points attendus à la fin :
coach-lost-nothing = Entraîneur : c’était le mieux.
coach-lost = Entraîneur : cela a perdu { $loss } face à « { $words } » ({ $best }). { $why }

## Analyse
coach-progress = Chaque pas est pesé
coach-title = { $game } : { $names }, { $steps } pas
coach-curve = Chance de gagner, pas à pas
coach-curve-alone = Points attendus, pas à pas
coach-head-player = joueur
coach-head-luck = chance
coach-head-own = chance propre
coach-head-lost = gaspillé
coach-head-final = résultat
coach-head-adjusted = sans chance
coach-head-rate = par décision
coach-head-given = de l’enjeu
coach-head-band = joue comme
coach-gave-away = « Gaspillé » est ce que les propres décisions ont coûté face aux meilleures, en points de chance de gagner : en tout, et par décision. ± est une erreur type.
coach-gave-away-alone = « Gaspillé » est ce que les propres décisions ont coûté face aux meilleures, en points : en tout, et par décision. ± est une erreur type.
coach-own = La chance mesure ce que tous savent ; la chance propre, ce que le joueur savait.
coach-mistakes = Les plus grandes fautes
coach-no-mistakes = Personne n’a fait de faute.
coach-mistake = Pas { $number } : { $sentence } Mieux, de { $loss }, était « { $words } » ({ $best }) : { $why }
coach-lucky = Les coups les plus chanceux
coach-luck = Pas { $number } : { $sentence } Cela a donné { $gain } à { $name }.
coach-look = À voir : pithead replay { $file } --to { $number }
coach-written = La courbe est dans { $file }.
coach-stopped = Arrêté : { $done } pas sur { $steps } ont été pesés.

## Taux d’erreur
coach-band-lode-finder = trouveur de filons
coach-band-master-miner = maître mineur
coach-band-foreman = contremaître
coach-band-hewer = piqueur
coach-band-apprentice = apprenti
coach-band-first-day = premier jour
coach-band-in-the-dark = dans le noir
