# What speaks for a decision.
coach-dice-miner-scores = scores { $points } now
coach-dice-miner-tunnel = scores { $points } now with a tunnel from 1 to { $length }
coach-dice-miner-costs = costs { $points ->
    [one] { $points } point
   *[other] { $points } points
 } now
coach-dice-miner-denies = keeps { $die } from { $name } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
 })
coach-dice-miner-hurts = takes { $points ->
    [one] { $points } point
   *[other] { $points } points
 } from { $name }
coach-dice-miner-magic = brings { $number } magic for later
coach-dice-miner-chest = lets you cache { $number ->
    [one] one die
   *[other] { $number } dice
 }
coach-dice-miner-beer = brings a beer to share
coach-dice-miner-pickaxe = arms you against cave-ins
coach-dice-miner-shield = arms you against dragons
coach-dice-miner-leaves = leaves { $name } at most { $points ->
    [one] { $points } point
   *[other] { $points } points
 } on top
coach-dice-miner-two = lets you take two dice
coach-dice-miner-gift = helps { $name } in { $percent } % of all rolls
coach-dice-miner-no-gift = brings { $name } nothing, however it rolls
coach-dice-miner-spends = rolls { $number ->
    [one] one die
   *[other] { $number } dice
 } again
coach-dice-miner-chance = the best of your dice gets better in { $percent } % of all rolls
coach-dice-miner-better = gets better in { $percent } % of all rolls
coach-dice-miner-worse = worse in { $percent } %
coach-dice-miner-never-worse = never worse
coach-dice-miner-only-worse = can't get better, but gets worse in { $percent } % of all rolls
coach-dice-miner-idle-roll = changes no points, however it rolls
coach-dice-miner-keeps = keeps this for the next round: { $die }
coach-dice-miner-beats-roll = is worth { $points } more than a new roll
coach-dice-miner-hero = { $hero } plays for you the whole game
coach-dice-miner-done-magic = keeps the dice as they lie, for no roll promises more
coach-dice-miner-done-replenish = rolls all other dice anew, for none is worth keeping
coach-dice-miner-done-excavation = leaves the second die, for none would help
