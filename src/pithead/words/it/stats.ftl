# Partite finite, riassunte per una persona.
stats-title = Partite finite di { $name }: { $games }
stats-sums = { $games } partite: { $won } vinte, { $shared } condivise, { $lost } perse; in media { $points } punti
stats-rivals = Contro:
stats-companions = Al tuo fianco:
stats-counted = { $name } { $games } ({ $won } vinte)
stats-people = persone
stats-outcome-won = vinta
stats-outcome-shared = condivisa
stats-outcome-lost = persa
stats-outcome-alone = da solo
stats-figures = fortuna { $luck }, { $loss } persi per decisione
stats-over-time-error-rate = Perso per decisione: { $curve } da { $first } a { $last }
stats-over-time-skill = Abilità, in vittorie: { $curve } da { $first } a { $last }
stats-over-time-luck = Fortuna: { $curve } da { $first } a { $last }
stats-best = Momento migliore, { $change }: { $command }
stats-worst = Errore più grave, { $change }: { $command }
