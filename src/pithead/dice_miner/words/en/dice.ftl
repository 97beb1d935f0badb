# Dice Miner: names of things, log lines, the table and the score sheet.

## Things
dice-kind-tunnel = tunnel
dice-kind-hazard = hazard
dice-kind-tool = tool
dice-kind-treasure = treasure
dice-kind-magic = magic
dice-hero-alchemist = Alchemist
dice-hero-dragon-slayer = Dragon Slayer
dice-hero-engineer = Engineer
dice-hero-prospector = Prospector
dice-hero-surveyor = Surveyor
dice-hero-treasurer = Treasurer
dice-face-tunnel = tunnel { $number }
dice-face-treasure = { $number ->
    [one] one gem
   *[other] { $number } gems
 }
dice-face-magic = { $number } magic
dice-face-pickaxe = a pickaxe
dice-face-shield = a shield
dice-face-chest = { $number ->
    [one] a chest
   *[other] { $number } chests
 }
dice-face-cave = { $number ->
    [one] a cave-in
   *[other] { $number } cave-ins
 }
dice-face-dragon = { $number ->
    [one] a dragon
   *[other] { $number } dragons
 }
dice-face-beer = beer ({ $kind } die)
dice-face-spent = { $face }, spent
dice-phase-set-up = who starts?
dice-phase-heroes = choosing heroes
dice-phase-deal = dealing heroes
dice-phase-fill = filling the mountain
dice-phase-excavation = excavation
dice-phase-magic = magic
dice-phase-replenish = replenish
dice-phase-reroll = rolling again
dice-phase-lots = drawing lots
dice-phase-end = the end

## Letters and short words on dice, at most six letters
dice-letter-tunnel = T
dice-letter-treasure = G
dice-letter-magic = M
dice-letter-tool = E
dice-letter-hazard = H
dice-short-beer = beer
dice-short-pickaxe = pick
dice-short-shield = shield
dice-short-chest = chest
dice-short-cave = cave
dice-short-dragon = dragon

## What happens
dice-log-choose = { $name } plays the { $hero }.
dice-log-choose-you = You play the { $hero }.
dice-log-take = { $name } takes { $die } from { $slot }.
dice-log-take-you = You take { $die } from { $slot }.
dice-log-cheers = { $name } shares a beer with { $other }: Cheers!
dice-log-cheers-you = You share a beer with { $other }: Cheers!
dice-log-cheers-to-you = { $name } shares a beer with you: Cheers!
dice-log-cheers-bag = { $name } drinks a beer alone: Cheers!
dice-log-cheers-bag-you = You drink a beer alone: Cheers!
dice-log-spend = { $name } spends { $number ->
    [one] one magic symbol
   *[other] { $number } magic symbols
 }.
dice-log-spend-you = You spend { $number ->
    [one] one magic symbol
   *[other] { $number } magic symbols
 }.
dice-log-roll = { $name } will roll { $die } again.
dice-log-roll-you = You will roll { $die } again.
dice-log-cache = { $name } keeps { $die } in a chest.
dice-log-cache-you = You keep { $die } in a chest.
dice-log-done = { $name } is done.
dice-log-done-you = You are done.
dice-log-rolled = The dice say: { $faces }.
dice-log-filled = Dice rumble onto the mountain.
dice-log-scored = Points of round { $round }: { $points }.
dice-log-starts = The lot falls on { $name } to start.
dice-log-starts-you = The lot falls on you to start.
dice-log-dealt = Heroes are dealt: { $heroes }.

## Choices and what they change
dice-choice-take = { $die } from { $slot }
dice-choice-of = { $die }: { $choice }
dice-choice-roll = roll again: { $die }
dice-choice-cache = keep: { $die }
dice-choice-cheers = share a beer with { $other }, then take two dice
dice-choice-cheers-to-you = share a beer with you, then take two dice
dice-choice-cheers-bag = drink a beer, then take two dice
dice-choice-spend = roll { $number ->
    [one] one die
   *[other] { $number } dice
 } again
dice-choice-done-excavation = leave the second die
dice-choice-done-magic = no more magic
dice-choice-done-replenish = no more to keep
dice-preview-points = { $before } → { $after } points
dice-preview-slides = dice slide into { $slots }

## Spoken
dice-spoken-row = Row { $row }: { $dice }.
dice-spoken-player = { $name }, { $hero }, { $points }. Trove: { $dice }.

## The table
dice-round = Round { $round } of 3 · { $phase }
dice-tie = Tie-break { $number } · { $phase }
dice-empty = (nothing yet)
dice-player-points = { $total ->
    [one] { $total } point
   *[other] { $total } points
 } · now { $now }
dice-hero-shows = { $hero }: { $faces }

## The score sheet
dice-sheet-round = Round { $round }
dice-sheet-tunnels = Tunnels
dice-sheet-treasure = Treasure
dice-sheet-hazards = Hazards
dice-sheet-total = Total
dice-why-no-tunnel = no sequence that starts with 1
dice-why-gems = { $gems ->
    [0] no gem
    [one] one gem
   *[other] { $gems } gems
 }{ $doubled ->
    [yes] , doubled for having most
   *[no] {""}
 }
dice-why-cave-ins = { $dangers ->
    [one] one cave-in
   *[other] { $dangers } cave-ins
 } × { $tools ->
    [0] -1 without a pickaxe
    [one] one pickaxe
   *[other] { $tools } pickaxes
 }
dice-why-dragons = { $dangers ->
    [one] one dragon
   *[other] { $dangers } dragons
 } × { $tools ->
    [0] -1 without a shield
    [one] one shield
   *[other] { $tools } shields
 }
dice-why-no-hazard = no hazard

## On drawn boards
dice-label-slot = { $slot }: { $die }
dice-label-face = { $face }, { $kind } die
dice-label-die = { $die }{ $count ->
    [one] {""}
   *[other] , { $count } of them
 }, trove of { $name }
dice-label-die-you = { $die }{ $count ->
    [one] {""}
   *[other] , { $count } of them
 }, your trove
dice-label-hero = { $hero } ({ $name })
dice-ask-heroes = choose a hero
dice-ask-take = take a die from the top
dice-ask-cheers = take a die from the top, or share a beer
dice-ask-first = take a die from the top or from the side
dice-ask-second = take a second die, or leave it
dice-ask-spend = spend magic, or stop
dice-ask-roll = choose a die to roll again
dice-ask-cache = keep a die in a chest, or stop
dice-why-round = written down at the end of that round

# The reference of the box.
dice-name-dice = Dice
dice-name-heroes = Heroes
dice-symbol-tunnel = Tunnels
dice-symbol-treasure = Gems
dice-symbol-magic = Magic
dice-symbol-pickaxe = Pickaxe
dice-symbol-shield = Shield
dice-symbol-cave = Cave-ins
dice-symbol-dragon = Dragons
dice-symbol-chest = Chest
dice-symbol-beer = Beer

## At a real table
dice-table-note = Beer, magic and chests score nothing: leave them out.
dice-step-setup = Everybody rolls a tunnel die; the highest starts, and beer beats a 5. Choose heroes anticlockwise, the starting player last. Roll twenty dice from the bag onto the mountain.
dice-step-excavation = Clockwise from the starting player, take one die from the top. Who shares a beer first may take two, from the side as well. It goes on until the mountain is empty.
dice-step-magic = Whoever would have been next begins, and everybody has one turn. For each magic symbol roll one of your dice again, but never a hazard die.
dice-step-scoring = Tunnels count in a row from 1, gems twice for whoever has most, hazards against their tools. Tap in everybody’s dice below.
dice-step-replenish = Keep as many dice as you have chests and roll all others again. Whoever has the fewest points starts. Twenty more dice fill the mountain.
dice-step-end = Most points of all three rounds win. Whoever is level rolls all dice, plays one more magic phase and scores once more.
