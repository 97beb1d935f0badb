# Beendete Partien, für eine Person zusammengefasst.
stats-title = Beendete Partien von { $name }: { $games }
stats-sums = { $games } Partien: { $won } gewonnen, { $shared } geteilt, { $lost } verloren; im Mittel { $points } Punkte
stats-rivals = Gegen:
stats-companions = An deiner Seite:
stats-counted = { $name } { $games } ({ $won } gewonnen)
stats-people = Menschen
stats-outcome-won = gewonnen
stats-outcome-shared = geteilt
stats-outcome-lost = verloren
stats-outcome-alone = allein
stats-figures = Glück { $luck }, { $loss } je Entscheidung verloren
stats-over-time-error-rate = Verlust je Entscheidung: { $curve } von { $first } bis { $last }
stats-over-time-skill = Können, in Siegen: { $curve } von { $first } bis { $last }
stats-over-time-luck = Glück: { $curve } von { $first } bis { $last }
stats-best = Bester Moment, { $change }: { $command }
stats-worst = Größter Fehler, { $change }: { $command }
