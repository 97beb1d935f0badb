# What speaks for a decision.
coach-dice-miner-scores = porta subito { $points }
coach-dice-miner-tunnel = porta subito { $points } con un tunnel da 1 a { $length }
coach-dice-miner-costs = costa subito { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }
coach-dice-miner-denies = non lascia questo a { $name }: { $die } ({ $points ->
    [one] { $points } punto
   *[other] { $points } punti
 })
coach-dice-miner-hurts = toglie a { $name } { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }
coach-dice-miner-magic = porta { $number } di magia per dopo
coach-dice-miner-chest = ti fa conservare { $number ->
    [one] un dado
   *[other] { $number } dadi
 }
coach-dice-miner-beer = porta una birra da offrire
coach-dice-miner-pickaxe = ti arma contro i crolli
coach-dice-miner-shield = ti arma contro i draghi
coach-dice-miner-leaves = lascia a { $name } in cima al massimo { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }
coach-dice-miner-two = ti fa prendere due dadi
coach-dice-miner-gift = aiuta { $name } nel { $percent } % dei lanci
coach-dice-miner-no-gift = non porta nulla a { $name }, comunque esca
coach-dice-miner-spends = lancia di nuovo { $number ->
    [one] un dado
   *[other] { $number } dadi
 }
coach-dice-miner-chance = il migliore dei tuoi dadi migliora nel { $percent } % dei lanci
coach-dice-miner-better = migliora nel { $percent } % dei lanci
coach-dice-miner-worse = peggiora nel { $percent } %
coach-dice-miner-never-worse = mai peggiore
coach-dice-miner-only-worse = non può migliorare, ma peggiora nel { $percent } % dei lanci
coach-dice-miner-idle-roll = non cambia i punti, comunque esca
coach-dice-miner-keeps = conserva questo per il prossimo turno: { $die }
coach-dice-miner-beats-roll = vale { $points } più di un nuovo lancio
coach-dice-miner-hero = { $hero } gioca per te tutta la partita
coach-dice-miner-done-magic = lascia i dadi come sono, perché nessun lancio promette di più
coach-dice-miner-done-replenish = lancia tutti gli altri dadi, perché nessuno vale la pena di essere conservato
coach-dice-miner-done-excavation = lascia il secondo dado, perché nessuno servirebbe
