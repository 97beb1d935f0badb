# Finished games summed up for one person.
stats-title = Finished games of { $name }: { $games }
stats-sums = { $games } games: { $won } won, { $shared } shared, { $lost } lost; { $points } points on average
stats-rivals = Against:
stats-companions = On your side:
stats-counted = { $name } { $games } ({ $won } won)
stats-people = people
stats-outcome-won = won
stats-outcome-shared = shared
stats-outcome-lost = lost
stats-outcome-alone = alone
stats-figures = luck { $luck }, { $loss } lost a decision
stats-over-time-error-rate = Lost a decision: { $curve } from { $first } to { $last }
stats-over-time-skill = Skill, in wins: { $curve } from { $first } to { $last }
stats-over-time-luck = Luck: { $curve } from { $first } to { $last }
stats-best = Best moment, { $change }: { $command }
stats-worst = Biggest mistake, { $change }: { $command }
