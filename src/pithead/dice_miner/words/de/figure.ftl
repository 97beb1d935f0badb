# Captions of the pictures in the rules: what the position shows.
figure-dice-miner-mountain = Ein frischer Berg: zwanzig Würfel in Reihen von zwei bis sechs. Jeder Würfel liegt auf den zwei darunter.
figure-dice-miner-top = An den Würfeln der Oberseite hängen Laternen: Über ihnen liegt nichts. Alle darunter müssen warten.
figure-dice-miner-cheers = Dein Schachtwürfel zeigt Bier: Gib es aus, und dein Rivale behält den Würfel mit dem, was er dann zeigt.
figure-dice-miner-side = Nach dem Prost dürfen die Edelsteine auf d1 aus der Flanke genommen werden: Nur c1 bedeckt sie.
figure-dice-miner-slide = Die Edelsteine sind weg, und die Schacht-4, die auf ihnen lag, ist auf d1 gerutscht.
figure-dice-miner-roll = Zwei Magiesymbole sind verwendet: Wähle zwei Würfel zum Würfeln. Der Höhleneinsturz ist ein Gefahrenwürfel und bleibt, wie er ist.
figure-dice-miner-spent = Der verwendete Magiewürfel ist markiert und ruht in dieser Runde; die Magie des Helden ist noch frisch.
figure-dice-miner-tunnels = Die Schächte 1 (vom Helden), 2 und 3 sind eine Sequenz ohne Lücke: 6 Punkte.
figure-dice-miner-gems = Drei Edelsteine gegen zwei: Wer die meisten hat, bekommt die doppelte Punktzahl, 6 gegen 2 Punkte.
figure-dice-miner-hazards = Zwei Höhleneinstürze und zwei Werkzeuge: Jeder Höhleneinsturz bringt zwei Punkte, zusammen 4.
figure-dice-miner-chests = Zwei Schatztruhen sichern zwei Würfel für die nächste Runde; alle anderen werden neu gewürfelt.
