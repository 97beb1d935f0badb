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
stats-figures = Glück { $luck }, Können { $skill }, { $loss } je Entscheidung verloren
