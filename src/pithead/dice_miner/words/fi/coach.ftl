# What speaks for a decision.
coach-dice-miner-scores = tuo nyt pisteitä { $points }
coach-dice-miner-tunnel = tuo nyt pisteitä { $points } tunnelilla 1–{ $length }
coach-dice-miner-costs = maksaa nyt { $points ->
    [one] { $points } pisteen
   *[other] { $points } pistettä
 }
coach-dice-miner-denies = ei jätä pelaajalle { $name } tätä: { $die } ({ $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
 })
coach-dice-miner-hurts = vie pelaajalta { $name } { $points ->
    [one] { $points } pisteen
   *[other] { $points } pistettä
 }
coach-dice-miner-magic = tuo taikaa myöhemmäksi: { $number }
coach-dice-miner-chest = antaa säästää { $number ->
    [one] yhden nopan
   *[other] { $number } noppaa
 }
coach-dice-miner-beer = tuo oluen tarjottavaksi
coach-dice-miner-pickaxe = varustaa sortumia vastaan
coach-dice-miner-shield = varustaa lohikäärmeitä vastaan
coach-dice-miner-leaves = jättää pelaajalle { $name } päältä enintään { $points ->
    [one] { $points } pisteen
   *[other] { $points } pistettä
 }
coach-dice-miner-two = antaa ottaa kaksi noppaa
coach-dice-miner-gift = auttaa pelaajaa { $name } { $percent } %:ssa heitoista
coach-dice-miner-no-gift = ei hyödytä pelaajaa { $name }, tuli mitä tuli
coach-dice-miner-spends = heittää uudelleen { $number ->
    [one] yhden nopan
   *[other] { $number } noppaa
 }
coach-dice-miner-chance = paras nopistasi paranee { $percent } %:ssa heitoista
coach-dice-miner-better = paranee { $percent } %:ssa heitoista
coach-dice-miner-worse = huononee { $percent } %:ssa
coach-dice-miner-never-worse = ei koskaan huonone
coach-dice-miner-only-worse = ei voi parantua, mutta huononee { $percent } %:ssa heitoista
coach-dice-miner-idle-roll = ei muuta pisteitä, tuli mitä tuli
coach-dice-miner-keeps = säästää tämän seuraavaan kierrokseen: { $die }
coach-dice-miner-beats-roll = on { $points } parempi kuin uusi heitto
coach-dice-miner-hero = { $hero } pelaa puolestasi koko pelin
coach-dice-miner-done-magic = jättää nopat ennalleen, sillä mikään heitto ei lupaa enempää
coach-dice-miner-done-replenish = heittää kaikki muut nopat, sillä mitään ei kannata säästää
coach-dice-miner-done-excavation = jättää toisen nopan, sillä mikään ei auttaisi
