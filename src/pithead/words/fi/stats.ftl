# Päättyneet pelit, yhteenveto yhdelle.
stats-title = { $name }: päättyneitä pelejä { $games }
stats-sums = { $games } peliä: { $won } voittoa, { $shared } jaettua, { $lost } tappiota; keskimäärin { $points } pistettä
stats-rivals = Vastassa:
stats-companions = Puolellasi:
stats-counted = { $name } { $games } ({ $won } voittoa)
stats-people = ihmiset
stats-outcome-won = voitto
stats-outcome-shared = jaettu
stats-outcome-lost = tappio
stats-outcome-alone = yksin
stats-figures = onni { $luck }, { $loss } menetetty päätöstä kohti
stats-over-time-error-rate = Menetys päätöstä kohti: { $curve } { $first } → { $last }
stats-over-time-skill = Taito, voittoina: { $curve } { $first } → { $last }
stats-over-time-luck = Onni: { $curve } { $first } → { $last }
stats-best = Paras hetki, { $change }: { $command }
stats-worst = Suurin virhe, { $change }: { $command }
