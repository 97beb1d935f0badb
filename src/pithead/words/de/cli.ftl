# What commands print.
cli-line = Zeile { $number }: { $message }
cli-verified = Geprüft: { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
 }, jeder Wurf aus dem versiegelten Umschlag, jeder Zug nach den Regeln; { $totals } Punkte, { $winners }.
cli-verified-seed = Geprüft: { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
 }, jeder Wurf aus dem öffentlichen Startwert, jeder Zug nach den Regeln; { $totals } Punkte, { $winners }.
cli-verified-receipt = Es ist die Partie deiner Quittung: Das Versprechen und jede Nonce sind die, die du vor dem ersten Wurf gesehen hast.
cli-signed = Der Server hat sie bis Schritt { $steps } unterschrieben, mit dem Schlüssel { $key }.
cli-unsigned = Der Server hat sie nicht unterschrieben.
cli-written = Geschrieben: { $file }
cli-new-hint = Spiel los mit „pithead play { $game } --resume { $file }“.
cli-random-done = { $games ->
    [one] Eine Partie liegt
   *[other] { $games } Partien liegen
 } in { $folder }.
cli-random-stopped = Abgebrochen; { $games ->
    [0] keine Partie liegt
    [one] eine Partie liegt
   *[other] { $games } Partien liegen
 } in { $folder }.
cli-content-title = Was in der Schachtel von { $game } liegt, und wie sicher wir uns sind
cli-content-guesses = Was wir vermutet haben, und was es ändert:
cli-content-measured = Gemessen mit zufälligen oder gierigen Spielern: { $command }
cli-content-hash = Fingerabdruck dieser Angaben: { $hash }
cli-content-sure = { $count ->
    [one] Eine Angabe
   *[other] { $count } Angaben
 }: { $marks }.
cli-content-correct = Du hast das Spiel und weißt es besser? Schreib die Einträge, die abweichen, in eine TOML-Datei und hänge --content deine-datei.toml an.
cli-replay-step = { $number } von { $count }
cli-replay-start = Vor dem ersten Schritt.
cli-bench-title = Zufälliges Spiel auf einem Kern, jedes Ereignis geprüft; Entscheidungen sind die der Spieler
cli-bench-own = { $name }: { $decisions ->
    [one] eine Entscheidung
   *[other] { $decisions } Entscheidungen
 } und { $games ->
    [one] eine Partie
   *[other] { $games } Partien
 } pro Sekunde
cli-bench-skipped = { $name } wurde ausgelassen, weil { $package } nicht installiert ist; „make bench“ hat alles.
cli-bench-ratio = { $name } trifft { $ratio }-mal so viele Entscheidungen wie { $peer }.
cli-bench-cores = Zwei Kerne spielen { $ratio }-mal so viele Partien wie einer.
cli-bench-start = pithead --help braucht { $milliseconds } ms Rechenzeit.
cli-bench-screen = pithead play braucht { $milliseconds } ms Rechenzeit bis zum ersten Bild.
cli-stopped = Angehalten.
cli-starting = Der Server startet
cli-serving = { -pithead } ist unter { $url } und läuft, bis du Strg-C drückst.
cli-serving-already = { -pithead } läuft schon, unter { $url }.
