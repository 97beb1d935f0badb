# Conseils, entraîneur et analyse.

## Une phrase d’un ou deux faits
coach-one = { $one }.
coach-both = { $one } et { $two }.
coach-quiet = ne change rien que l’on puisse compter, et garde le reste.

## Montre-moi
coach-percent = { $number } %
coach-points = { $number } points
coach-error = ±{ $number }
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
coach-head-skill = adresse
coach-head-others = autres
coach-head-final = résultat
coach-head-adjusted = sans chance
coach-head-rate = taux d’erreur
coach-head-given = gaspillé
coach-head-band = joue comme
coach-sums = Le compte est bon pour tous : résultat − début = chance + adresse + autres. ± est une erreur type.
coach-own = La chance mesure ce que tous savent ; la chance propre, ce que le joueur savait.
coach-mistakes = Les plus grandes fautes
coach-no-mistakes = Personne n’a fait de faute.
coach-mistake = Pas { $number } : { $sentence } Cela a coûté { $loss } à { $name }. Mieux : « { $words } » ({ $best }). { $why }
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
