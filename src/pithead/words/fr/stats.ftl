# Parties terminées, résumées pour une personne.
stats-title = Parties terminées de { $name } : { $games }
stats-sums = { $games } parties : { $won } gagnées, { $shared } partagées, { $lost } perdues ; { $points } points en moyenne
stats-rivals = Contre :
stats-companions = À vos côtés :
stats-counted = { $name } { $games } ({ $won } gagnées)
stats-people = des personnes
stats-outcome-won = gagnée
stats-outcome-shared = partagée
stats-outcome-lost = perdue
stats-outcome-alone = seul
stats-figures = chance { $luck }, { $loss } perdu par décision
stats-over-time-error-rate = Perdu par décision : { $curve } de { $first } à { $last }
stats-over-time-skill = Habileté, en victoires : { $curve } de { $first } à { $last }
stats-over-time-luck = Chance : { $curve } de { $first } à { $last }
stats-best = Meilleur moment, { $change } : { $command }
stats-worst = Plus grosse erreur, { $change } : { $command }
