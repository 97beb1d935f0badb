# Conseils, entraîneur et analyse.

## Une phrase d’un ou deux faits
coach-one = { $one }.
coach-both = { $one } et { $two }.
coach-quiet = ne change rien que l’on puisse compter, et garde le reste.

## Dice Miner
coach-dice-scores = marque { $points } tout de suite
coach-dice-tunnel = marque { $points } tout de suite avec un tunnel de 1 à { $length }
coach-dice-costs = coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
 } tout de suite
coach-dice-denies = ne laisse pas ceci à { $name } : { $die } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
 })
coach-dice-hurts = prend { $points ->
    [one] { $points } point
   *[other] { $points } points
 } à { $name }
coach-dice-magic = apporte { $number } de magie pour plus tard
coach-dice-chest = vous laisse garder { $number ->
    [one] un dé
   *[other] { $number } dés
 }
coach-dice-beer = apporte une bière à partager
coach-dice-pickaxe = vous arme contre les éboulements
coach-dice-shield = vous arme contre les dragons
coach-dice-leaves = laisse à { $name } au sommet au plus { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
coach-dice-two = vous laisse prendre deux dés
coach-dice-gift = aide { $name } dans { $percent } % des lancers
coach-dice-spends = relance { $number ->
    [one] un dé
   *[other] { $number } dés
 }
coach-dice-chance = le meilleur de vos dés s’améliore dans { $percent } % des lancers
coach-dice-better = s’améliore dans { $percent } % des lancers
coach-dice-worse = empire dans { $percent } %
coach-dice-keeps = garde ceci pour la manche suivante : { $die }
coach-dice-beats-roll = vaut { $points } de plus qu’un nouveau lancer
coach-dice-hero = { $hero } joue pour vous toute la partie
coach-dice-done-magic = laisse les dés comme ils sont, car aucun lancer ne promet plus
coach-dice-done-replenish = relance tous les autres dés, car aucun ne vaut d’être gardé
coach-dice-done-excavation = laisse le second dé, car aucun n’aiderait

## Mini Miners
coach-mine-finds = creuse en moyenne pour { $gold } d’or
coach-mine-sure = vaut { $gold } d’or à coup sûr
coach-mine-danger = rencontre un éboulement dans { $percent } % des fouilles
coach-mine-marker = a ceci pour l’aider : { $marker }
coach-mine-first = n’a personne entre soi et la sortie
coach-mine-behind = attend { $count ->
    [one] un nain
   *[other] { $count } nains
 } sur le chemin de la sortie
coach-mine-home = rapporte { $gold } d’or
coach-mine-below = laisse { $count ->
    [one] un rival
   *[other] { $count } rivaux
 } en bas
coach-mine-tavern = est en sûreté à la taverne
coach-mine-hits = touche { $dwarf } de { $name }
coach-mine-carries = { $gold } d’or y sont en jeu
coach-mine-tool = met ceci en jeu : { $tool }
coach-mine-tools = fait { $count ->
    [one] un outil
   *[other] { $count } outils
 }, et trois font une pépite à la fin
coach-mine-uses = c’est le moment de ceci : { $tool }
coach-mine-gold = donne { $gold } d’or tout de suite
coach-mine-bonus = donne plus que { $gold } d’or : { $marker }
coach-mine-clears = dégage le chemin de { $count ->
    [one] un de vos nains
   *[other] { $count } de vos nains
 } avec { $gold } d’or
coach-mine-clears-rivals = aussi pour { $count ->
    [one] un rival
   *[other] { $count } rivaux
 }
coach-mine-called = vous donne { $dwarf }, appelé au numéro { $number }
coach-mine-spares = peut se passer de { $dwarf } cette manche
coach-mine-gone = écarte ceci : { $card }
coach-mine-next = met ceci au-dessus pour le prochain qui creuse : { $card }
coach-mine-lurks = guette { $count ->
    [one] un rival
   *[other] { $count } rivaux
 } dans la mine
coach-mine-shuffles = cherche de meilleurs outils
coach-mine-saves = économise { $gold } d’or pour la fin
coach-mine-passes = garde tout pour plus tard
coach-mine-passes-escape = abandonne ce nain, car la sortie coûte plus
coach-mine-gives = donne { $gold } d’or à { $name }

## Montre-moi
coach-percent = { $number } %
coach-points = { $number } points
coach-error = ±{ $number }
coach-show = Ce que vous pouvez faire de mieux, avec vos chances de gagner :
coach-show-alone = Ce que vous pouvez faire de mieux, avec les points attendus à la fin :
coach-lost-nothing = Entraîneur : c’était le mieux.
coach-lost = Entraîneur : cela a perdu { $loss } face à « { $best } » ({ $words }). { $why }

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
coach-head-band = joue comme
coach-sums = Le compte est bon pour tous : résultat − début = chance + adresse + autres. ± est une erreur type.
coach-own = La chance mesure ce que tous savent ; la chance propre, ce que le joueur savait.
coach-mistakes = Les plus grandes fautes
coach-no-mistakes = Personne n’a fait de faute.
coach-mistake = Pas { $number } : { $sentence } Cela a coûté { $loss } à { $name }. Mieux : « { $best } » ({ $words }). { $why }
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
