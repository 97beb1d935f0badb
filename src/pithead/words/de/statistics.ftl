# Die Seite, die `pithead statistics` ausgibt.
statistics-title = { $game } in Zahlen
statistics-made = Gemessen, nicht von Hand geschrieben: { $command } hat diese Seite ausgegeben und gibt sie wieder aus (Inhalt { $hash }).
statistics-read = Alle am Tisch spielen auf dieselbe Art: *zufällig* nimmt irgendeine erlaubte Wahl, *gierig* die mit den meisten erwarteten Punkten im Augenblick. Niemand plant voraus; wer gut spielt, schlägt beide.
statistics-column = { $level }, zu { $seats ->
    [2] zweit
    [3] dritt
   *[other] viert
 }
statistics-random = zufällig
statistics-greedy = gierig
statistics-games = Partien
statistics-total = Punkte am Ende, Mittel ± Std.-Abw.
statistics-quartiles = Quartile
statistics-winner = Punkte des Gewinners, Mittel ± Std.-Abw.
statistics-lead = Vorsprung des Ersten, Mittel ± Std.-Abw.
statistics-tied = Partien mit Gleichstand an der Spitze
statistics-decisions = Entscheidungen je Partie, Mittel (längste)
statistics-steps = Schritte je Partie, Mittel (längste)
