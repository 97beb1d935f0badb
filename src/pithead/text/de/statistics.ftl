# The page that `pithead statistics` prints.
statistics-title = { $game ->
    [mini-miners] Mini Miners in Zahlen
   *[other] Dice Miner in Zahlen
 }
statistics-made = Gemessen, nicht von Hand geschrieben: { $command } hat diese Seite ausgegeben und gibt sie wieder so aus (Inhalt { $hash }).
statistics-read = { $game ->
    [mini-miners] An einem Tisch spielen alle gleich: *zufällig* nimmt irgendeine erlaubte Wahl, *gierig* die mit dem meisten sofort zu erwartenden Gold. Niemand plant voraus, gute Spieler werden also besser sein als beide. Viele Zahlen der Schachtel sind rekonstruiert (welche, sagt `pithead content mini-miners`); mit dieser Seite lassen sie sich beurteilen.
   *[other] An einem Tisch spielen alle gleich: *zufällig* nimmt irgendeine erlaubte Wahl, *gierig* die mit den meisten sofort zu erwartenden Punkten. Niemand plant voraus, gute Spieler werden also besser sein als beide.
 }
statistics-column = { $level }, { $seats } Spieler
statistics-random = zufällig
statistics-greedy = gierig
statistics-games = Partien
statistics-total = { $game ->
    [mini-miners] Gold am Ende, Mittel ± SD
   *[other] Punkte am Ende, Mittel ± SD
 }
statistics-quartiles = Quartile
statistics-winner = { $game ->
    [mini-miners] Gold des Siegers, Mittel ± SD
   *[other] Punkte des Siegers, Mittel ± SD
 }
statistics-lead = Vorsprung des Ersten, Mittel ± SD
statistics-tied = Partien mit Gleichstand an der Spitze
statistics-decisions = Entscheidungen pro Partie, Mittel (längste)
statistics-steps = Schritte pro Partie, Mittel (längste)
statistics-ties = Stechen pro Partie
statistics-cheers = ausgegebene Biere pro Partie
statistics-magic = verwendete Magie pro Partie
statistics-cached = gesicherte Würfel pro Partie
statistics-escapes = geflohene Zwerge pro Runde
statistics-removals = entfernte Zwerge pro Runde
statistics-hosts = Wirte in der Taverne pro Runde
statistics-sacrifices = davon Opfer pro Runde
statistics-escaped = Anteil der Zwerge, die fliehen
statistics-fell = Runden, in denen die Mine zusammenbricht
statistics-fell-games = Partien, in denen sie das tut
statistics-specials = Spezialnuggets-Karten pro Partie
statistics-bonuses = davon als Bonus genommen
statistics-open = offen gekaufte Werkzeuge pro Spieler
statistics-blind = blind gekaufte Werkzeuge pro Spieler
statistics-shuffles = bezahltes Mischen pro Spieler
statistics-markets = Werkzeuge auf dem Markt ausgelegt, Male pro Partie
statistics-triples = davon mit drei gleichen
statistics-where = Wo Zwerge graben
statistics-where-read = Für jeden Teil der Mine: der Anteil aller Zwerge, die dort graben, wie viele von ihnen fliehen, und das Gold, das diese heimbringen.
statistics-in-i = T1 bis T4, Stapel I
statistics-in-ii = T5 bis T8, Stapel II
statistics-in-iii = T9 bis T12, Stapel III
statistics-in-iv = T13 bis T16, Stapel IV
statistics-in-p = Gruben
statistics-in-d = letztes Feld
