# Was wir von der Schachtel rekonstruieren mussten, je ein Satz.
fact-dice-faces = Ein Würfel der Art { $kind } zeigt { $faces }.
fact-dice-count = Von der Art { $kind } gibt es { $count } Würfel.
fact-dice-hero = { $hero } zeigt { $faces }.
fact-dice-rows = Die Reihen des Bergs fassen von oben { $rows } Würfel.
