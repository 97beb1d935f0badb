# Captions of the pictures in the rules: what the position shows.
figure-mini-miners-mine = Die Mine: Vom Ausgang windet sich ein Stollen hinab zum Diamanten D. Darunter hängen Gruben, und jede Sohle hat ihren eigenen Stapel.
figure-mini-miners-draft = Deine Hand: Wähle einen der drei Zwerge, die anderen wandern weiter. Drei gehören dir schon.
figure-mini-miners-discard = Sechs Zwerge, und einer von ihnen setzt diese Runde aus.
figure-mini-miners-market = Der Markt: Ein offen liegendes Werkzeug kostet 2 Gold, eines vom Stapel 1.
figure-mini-miners-place = Die Funzel ist an der Reihe und hat eine Laterne: Auch freie Gruben stehen ihr offen. T2 ist gesperrt.
figure-mini-miners-target = Wen darf der Halunke bestehlen? Wer höchstens zwei Schritte entfernt steht.
figure-mini-miners-collapse = Der Packesel hat zwei Nuggets und einen Einsturz gezogen: Ohne Grubenhelm ist er verloren.
figure-mini-miners-helmet = Mit Grubenhelm überlebt er, zieht neu und trinkt in der Taverne. Der Marker bleibt auf T3.
figure-mini-miners-blocked = Der Maulwurf will hinaus: Felsen auf T3 und T6 versperren den gepunkteten Weg zum Ausgang.
figure-mini-miners-shovel = Eine Schaufel räumt zwei Marker weg, und der Maulwurf ist mit seinem Gold draußen.
figure-mini-miners-sacrifice = Der Halunke hat sich geopfert: T3 ist geräumt, und der Weg der Funzel ist frei.
figure-mini-miners-end = Nach der letzten Runde gewinnt das meiste Gold; je drei Werkzeuge sind 1 mehr.
