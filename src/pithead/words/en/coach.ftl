# Hints, coach and analysis.

## A sentence of one or two facts
coach-one = { $one }.
coach-both = { $one } and { $two }.
coach-quiet = changes nothing that could be counted, and keeps the rest.

## Show me
coach-percent = { $number } %
coach-points = { $number } points
coach-error = ±{ $number }
coach-loss = { $number }{ $error } points of winning chance
coach-loss-alone = { $number }{ $error } points
coach-show = The best that you can do, with your chance to win:
coach-show-alone = The best that you can do, with the points to be expected at the end:
coach-lost-nothing = Coach: that was the best.
coach-lost = Coach: that lost { $loss } against “{ $words }” ({ $best }). { $why }

## Analysis
coach-progress = Weighing every step
coach-title = { $game }: { $names }, { $steps } steps
coach-curve = Chance to win, step by step
coach-curve-alone = Points to be expected, step by step
coach-head-player = player
coach-head-luck = luck
coach-head-own = own luck
coach-head-lost = gave away
coach-head-final = result
coach-head-adjusted = without luck
coach-head-rate = a decision
coach-head-given = of the stakes
coach-head-band = plays like
coach-gave-away = “Gave away” is what the own decisions cost against the best ones, in points of winning chance: in all, and at a decision. ± is one standard error.
coach-gave-away-alone = “Gave away” is what the own decisions cost against the best ones, in points: in all, and at a decision. ± is one standard error.
coach-own = Luck is measured by what everybody knows; own luck by what the player knew.
coach-mistakes = The biggest mistakes
coach-no-mistakes = Nobody made a mistake.
coach-mistake = Step { $number }: { $sentence } Better by { $loss } was “{ $words }” ({ $best }): { $why }
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
