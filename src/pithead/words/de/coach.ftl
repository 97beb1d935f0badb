# Tipps, Trainer und Analyse.

## Ein Satz aus einer oder zwei Tatsachen
coach-one = { $one }.
coach-both = { $one } und { $two }.
coach-quiet = ändert nichts, was sich zählen ließe, und behält den Rest.

## Zeig es mir
coach-percent = { $number } %
coach-points = { $number } Punkte
coach-error = ±{ $number }
coach-loss = { $number }{ $error } Punkte der Siegchance
coach-loss-alone = { $number }{ $error } Punkte
coach-show = Das Beste, was du tun kannst, mit deiner Aussicht auf den Sieg:
coach-show-alone = Das Beste, was du tun kannst, mit den Punkten, die am Ende zu erwarten sind:
coach-lost-nothing = Trainer: Das war das Beste.
coach-lost = Trainer: Das hat { $loss } gegenüber „{ $words }“ ({ $best }) verloren. { $why }

## Analyse
coach-progress = Jeder Schritt wird gewogen
coach-title = { $game }: { $names }, { $steps } Schritte
coach-curve = Aussicht auf den Sieg, Schritt für Schritt
coach-curve-alone = Erwartete Punkte, Schritt für Schritt
coach-head-player = Spieler
coach-head-luck = Glück
coach-head-own = eigenes Glück
coach-head-lost = verschenkt
coach-head-final = Ergebnis
coach-head-adjusted = ohne Glück
coach-head-rate = je Entscheidung
coach-head-given = vom Einsatz
coach-head-band = spielt wie
coach-gave-away = „Verschenkt“ ist, was die eigenen Entscheidungen gegenüber den besten kosteten, in Punkten der Siegchance: insgesamt und je Entscheidung. ± ist ein Standardfehler.
coach-gave-away-alone = „Verschenkt“ ist, was die eigenen Entscheidungen gegenüber den besten kosteten, in Punkten: insgesamt und je Entscheidung. ± ist ein Standardfehler.
coach-own = Das Glück misst, was alle wissen; das eigene Glück, was der Spieler wusste.
coach-mistakes = Die größten Fehler
coach-no-mistakes = Niemand hat einen Fehler gemacht.
coach-mistake = Schritt { $number }: { $sentence } Um { $loss } besser war „{ $words }“ ({ $best }): { $why }
coach-lucky = Das größte Glück
coach-luck = Schritt { $number }: { $sentence } Das gab { $name } { $gain }.
coach-look = Dort nachsehen: pithead replay { $file } --to { $number }
coach-written = Die Kurve steht in { $file }.
coach-stopped = Angehalten: { $done } von { $steps } Schritten wurden gewogen.

## Fehlerraten
coach-band-lode-finder = Aderfinder
coach-band-master-miner = Bergmeister
coach-band-foreman = Steiger
coach-band-hewer = Hauer
coach-band-apprentice = Lehrling
coach-band-first-day = erster Tag
coach-band-in-the-dark = im Dunkeln
