# Die Seite, die `pithead statistics` ausgibt.
statistics-title = { $game ->
    [mini-miners] Mini Miners in Zahlen
   *[other] Dice Miner in Zahlen
 }
statistics-made = Gemessen, nicht von Hand geschrieben: { $command } hat diese Seite ausgegeben und gibt sie wieder aus (Inhalt { $hash }).
statistics-read = { $game ->
    [mini-miners] Alle am Tisch spielen auf dieselbe Art: *zufällig* nimmt irgendeine erlaubte Wahl, *gierig* die mit dem meisten erwarteten Gold im Augenblick. Niemand plant voraus; wer gut spielt, schlägt beide. Viele Zahlen der Schachtel sind rekonstruiert (`pithead content mini-miners` sagt, welche); mit dieser Seite kann man sie beurteilen.
   *[other] Alle am Tisch spielen auf dieselbe Art: *zufällig* nimmt irgendeine erlaubte Wahl, *gierig* die mit den meisten erwarteten Punkten im Augenblick. Niemand plant voraus; wer gut spielt, schlägt beide.
 }
statistics-column = { $level }, zu { $seats ->
    [2] zweit
    [3] dritt
   *[other] viert
 }
statistics-random = zufällig
statistics-greedy = gierig
statistics-games = Partien
statistics-total = { $game ->
    [mini-miners] Gold am Ende, Mittel ± Std.-Abw.
   *[other] Punkte am Ende, Mittel ± Std.-Abw.
 }
statistics-quartiles = Quartile
statistics-winner = { $game ->
    [mini-miners] Gold des Gewinners, Mittel ± Std.-Abw.
   *[other] Punkte des Gewinners, Mittel ± Std.-Abw.
 }
statistics-lead = Vorsprung des Ersten, Mittel ± Std.-Abw.
statistics-tied = Partien mit Gleichstand an der Spitze
statistics-decisions = Entscheidungen je Partie, Mittel (längste)
statistics-steps = Schritte je Partie, Mittel (längste)
statistics-ties = Stechen je Partie
statistics-cheers = ausgegebene Biere je Partie
statistics-magic = verwendete Magie je Partie
statistics-cached = gesicherte Würfel je Partie
statistics-escapes = Zwerge, die fliehen, je Runde
statistics-removals = entfernte Zwerge je Runde
statistics-hosts = Wirte in der Taverne je Runde
statistics-sacrifices = davon geopfert, je Runde
statistics-escaped = Anteil der Zwerge, die fliehen
statistics-fell = Runden, in denen die Mine einbricht
statistics-fell-games = Partien, in denen sie es tut
statistics-specials = Spezialnuggets-Karten je Partie
statistics-bonuses = davon als Bonus genommen
statistics-open = offen gekaufte Werkzeuge je Spieler
statistics-blind = blind gekaufte Werkzeuge je Spieler
statistics-shuffles = bezahltes Mischen je Spieler
statistics-markets = Markt ausgelegt, so oft je Partie
statistics-triples = davon mit drei gleichen
statistics-where = Wo Zwerge graben
statistics-where-read = Für jeden Teil der Mine: der Anteil aller Zwerge, die dort graben, wie viele von ihnen fliehen, und das Gold, das diese heimbringen.
statistics-in-i = T1 bis T4, Stapel I
statistics-in-ii = T5 bis T8, Stapel II
statistics-in-iii = T9 bis T12, Stapel III
statistics-in-iv = T13 bis T16, Stapel IV
statistics-in-p = Gruben
statistics-in-d = letztes Feld
