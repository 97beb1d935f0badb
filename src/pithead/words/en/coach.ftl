# Hints, coach and analysis.

## A sentence of one or two facts
coach-one = { $one }.
coach-both = { $one } and { $two }.
coach-quiet = changes nothing that could be counted, and keeps the rest.

## Dice Miner
coach-dice-scores = scores { $points } now
coach-dice-tunnel = scores { $points } now with a tunnel from 1 to { $length }
coach-dice-costs = costs { $points ->
    [one] { $points } point
   *[other] { $points } points
 } now
coach-dice-denies = leaves { $name } no { $die } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
 })
coach-dice-hurts = takes { $points ->
    [one] { $points } point
   *[other] { $points } points
 } from { $name }
coach-dice-magic = brings { $number } magic for later
coach-dice-chest = lets you cache { $number ->
    [one] one die
   *[other] { $number } dice
 }
coach-dice-beer = brings a beer to share
coach-dice-pickaxe = arms you against cave-ins
coach-dice-shield = arms you against dragons
coach-dice-leaves = leaves { $name } at most { $points ->
    [one] { $points } point
   *[other] { $points } points
 } on top
coach-dice-two = lets you take two dice
coach-dice-gift = helps { $name } in { $percent } % of all rolls
coach-dice-spends = rolls { $number ->
    [one] one die
   *[other] { $number } dice
 } again
coach-dice-chance = the best of your dice gets better in { $percent } % of all rolls
coach-dice-better = gets better in { $percent } % of all rolls
coach-dice-worse = worse in { $percent } %
coach-dice-keeps = keeps this for the next round: { $die }
coach-dice-beats-roll = is worth { $points } more than a new roll
coach-dice-hero = { $hero } plays for you the whole game
coach-dice-done-magic = keeps the dice as they lie, for no roll promises more
coach-dice-done-replenish = rolls all other dice anew, for none is worth keeping
coach-dice-done-excavation = leaves the second die, for none would help

## Mini Miners
coach-mine-finds = digs for { $gold } gold on average
coach-mine-sure = is worth { $gold } gold for sure
coach-mine-danger = meets a collapse in { $percent } % of all digs
coach-mine-marker = has this to help: { $marker }
coach-mine-first = has nobody between it and the exit
coach-mine-behind = waits for { $count ->
    [one] one dwarf
   *[other] { $count } dwarves
 } on the way out
coach-mine-home = brings home { $gold } gold
coach-mine-below = leaves { $count ->
    [one] one rival
   *[other] { $count } rivals
 } below
coach-mine-tavern = is safe in the tavern
coach-mine-hits = hits { $dwarf } of { $name }
coach-mine-carries = { $gold } gold is at stake there
coach-mine-tool = brings this into play: { $tool }
coach-mine-tools = makes { $count ->
    [one] one tool
   *[other] { $count } tools
 }, three of which are a nugget at the end
coach-mine-uses = is the time for this: { $tool }
coach-mine-gold = gives { $gold } gold at once
coach-mine-bonus = gives more than { $gold } gold: { $marker }
coach-mine-clears = clears the way for { $count ->
    [one] one dwarf
   *[other] { $count } dwarves
 } of yours with { $gold } gold
coach-mine-clears-rivals = for { $count ->
    [one] one rival
   *[other] { $count } rivals
 } too
coach-mine-called = gives you { $dwarf }, who is called as number { $number }
coach-mine-spares = can best do without { $dwarf } this round
coach-mine-gone = puts this out of the way: { $card }
coach-mine-next = puts this on top for whoever digs next: { $card }
coach-mine-lurks = waits for { $count ->
    [one] one rival
   *[other] { $count } rivals
 } in the mine
coach-mine-shuffles = looks for better tools
coach-mine-saves = saves { $gold } gold for the end
coach-mine-passes = keeps everything for later
coach-mine-passes-escape = gives this dwarf up, for the way out costs more
coach-mine-gives = gives { $gold } gold to { $name }

## Show me
coach-percent = { $number } %
coach-points = { $number } points
coach-error = ±{ $number }
coach-show = The best that you can do, with your chance to win:
coach-show-alone = The best that you can do, with the points to be expected at the end:
coach-lost-nothing = Coach: that was the best.
coach-lost = Coach: that lost { $loss } against “{ $best }” ({ $words }). { $why }

## Analysis
coach-progress = Weighing every step
coach-title = { $game }: { $names }, { $steps } steps
coach-curve = Chance to win, step by step
coach-curve-alone = Points to be expected, step by step
coach-head-player = player
coach-head-luck = luck
coach-head-own = own luck
coach-head-skill = skill
coach-head-others = others
coach-head-final = result
coach-head-adjusted = without luck
coach-head-rate = error rate
coach-head-band = plays like
coach-sums = Adds up for everybody: result − start = luck + skill + others. ± is one standard error.
coach-own = Luck is measured by what everybody knows; own luck by what the player knew.
coach-mistakes = The biggest mistakes
coach-no-mistakes = Nobody made a mistake.
coach-mistake = Step { $number }: { $sentence } It lost { $name } { $loss }. Better: “{ $best }” ({ $words }). { $why }
coach-lucky = The luckiest outcomes
coach-luck = Step { $number }: { $sentence } It gave { $name } { $gain }.
coach-look = Look there: pithead replay { $file } --to { $number }
coach-written = The curve is in { $file }.
coach-stopped = Stopped: { $done } of { $steps } steps were weighed.

## Error rates
coach-band-lode-finder = lode finder
coach-band-master-miner = mine master
coach-band-foreman = foreman
coach-band-hewer = hewer
coach-band-apprentice = apprentice
coach-band-first-day = first day
coach-band-in-the-dark = in the dark
