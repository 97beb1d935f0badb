# What speaks for a decision.
coach-dice-miner-scores = marque { $points } tout de suite
coach-dice-miner-tunnel = marque { $points } tout de suite avec un tunnel de 1 à { $length }
coach-dice-miner-costs = coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
 } tout de suite
coach-dice-miner-denies = ne laisse pas ceci à { $name } : { $die } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
 })
coach-dice-miner-hurts = prend { $points ->
    [one] { $points } point
   *[other] { $points } points
 } à { $name }
coach-dice-miner-magic = apporte { $number } de magie pour plus tard
coach-dice-miner-chest = vous laisse garder { $number ->
    [one] un dé
   *[other] { $number } dés
 }
coach-dice-miner-beer = apporte une bière à partager
coach-dice-miner-pickaxe = vous arme contre les éboulements
coach-dice-miner-shield = vous arme contre les dragons
coach-dice-miner-leaves = laisse à { $name } au sommet au plus { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
coach-dice-miner-two = vous laisse prendre deux dés
coach-dice-miner-gift = aide { $name } dans { $percent } % des lancers
coach-dice-miner-no-gift = n’apporte rien à { $name }, quel que soit le lancer
coach-dice-miner-spends = relance { $number ->
    [one] un dé
   *[other] { $number } dés
 }
coach-dice-miner-chance = le meilleur de vos dés s’améliore dans { $percent } % des lancers
coach-dice-miner-better = s’améliore dans { $percent } % des lancers
coach-dice-miner-worse = empire dans { $percent } %
coach-dice-miner-never-worse = jamais pire
coach-dice-miner-only-worse = ne peut pas s’améliorer, mais empire dans { $percent } % des lancers
coach-dice-miner-idle-roll = ne change aucun point, quel que soit le lancer
coach-dice-miner-keeps = garde ceci pour la manche suivante : { $die }
coach-dice-miner-beats-roll = vaut { $points } de plus qu’un nouveau lancer
coach-dice-miner-hero = { $hero } joue pour vous toute la partie
coach-dice-miner-done-magic = laisse les dés comme ils sont, car aucun lancer ne promet plus
coach-dice-miner-done-replenish = relance tous les autres dés, car aucun ne vaut d’être gardé
coach-dice-miner-done-excavation = laisse le second dé, car aucun n’aiderait
