# Refusals: one sentence each, what was wrong and what was expected. The number of the rule follows by itself.

## Turns
error-draw-first = Erst müssen Karten gezogen werden, dann geht es weiter.
error-game-over = Die Partie ist zu Ende.

## Set-up
error-dwarves-count = Mit so vielen Spielern braucht eine Partie { $expected ->
    [one] einen Zwerg
   *[other] { $expected } verschiedene Zwerge
 }, nicht { $count }.
error-no-such-dwarf = Einen Zwerg „{ $dwarf }“ gibt es hier nicht; die Zwerge sind { $known }.
error-joined-wrong = Mitspielen { $expected ->
    [one] muss genau ein Zwerg
   *[other] müssen genau { $expected } verschiedene Zwerge
 } dieser Spielform.
error-markers-count = { $expected ->
    [one] Ein Feld braucht einen
   *[other] { $expected } Felder brauchen je einen
 } Marker, und { $count ->
    [one] einer ist
   *[other] { $count } sind
 } da.
error-markers-wrong = Die Standardmarker gehören auf den Stollen, die Bonusmarker in die Gruben und auf das letzte Feld, jeder genau einmal.
error-no-such-event = Das Ereignis „{ $event }“ ist nicht im Stapel; noch darin sind { $known }.

## Recruit
error-dealt-wrong = Jeder der { $count } Spieler muss { $size ->
    [one] einen Zwerg
   *[other] { $size } Zwerge
 } aus dem Spiel bekommen, jeden Zwerg nur einmal.
error-not-in-hand = Der Zwerg „{ $dwarf }“ ist nicht auf deiner Hand.
error-not-in-troop = Der Zwerg „{ $dwarf }“ ist nicht unter denen, die du gewählt hast.
error-not-open = Der Zwerg „{ $dwarf }“ liegt nicht mehr offen aus.
error-lowest-first = Der erste Spieler darf nicht mit „{ $dwarf }“ anfangen, dem niedrigsten Initiative-Wert.

## Market
error-market-place = Auf Platz { $place } des Marktes liegt kein Werkzeug; die Plätze gehen von 1 bis { $most }.
error-pile-empty = Weder im Stapel noch im Abwurfstapel sind Werkzeugkarten übrig.
error-too-poor = Das kostet { $price }, und in deiner Schatzkammer { $gold ->
    [0] ist nichts
    [one] liegt nur { $gold }
   *[other] liegen nur { $gold }
 }.
error-not-your-dwarf = Der Zwerg „{ $dwarf }“ gehört in dieser Runde nicht zu deinen.
error-not-in-store = In deinem Werkzeugvorrat ist kein „{ $tool }“.
error-hands-full = Der Zwerg „{ $dwarf }“ kann keine weitere Werkzeugkarte tragen.
error-same-tool = Der Zwerg „{ $dwarf }“ trägt schon „{ $tool }“, und ein zweites Werkzeug muss von anderer Art sein.
error-not-there = „{ $tool }“ ist nicht zu finden in: { $source }.
error-laid-wrong = Auf die leeren Plätze des Marktes { $count ->
    [one] gehört ein Werkzeug
   *[other] gehören { $count } Werkzeuge
 } vom Stapel.
error-drew-wrong = Sitz { $seat } kann „{ $tool }“ nicht ziehen: Es ist nicht im Stapel, oder jemand anderes zieht.
error-stole-wrong = „{ $tool }“ kann nicht genommen werden: Der Zwerg „{ $dwarf }“ trägt es nicht verdeckt, oder die Sitze stimmen nicht.

## Targets
error-no-target = „{ $attacker }“ kann jetzt nicht auf „{ $dwarf }“ zielen.
error-two-targets = „{ $dwarf }“ ist schon gewählt; wähle das zweite Ziel.
error-no-star = Der Zwerg „{ $dwarf }“ hat keinen Sheriffstern dagegen; „{ $tool }“ hilft nicht.
error-no-way-there = Der Zwerg „{ $dwarf }“ kann nicht nach { $space } verschoben werden; die freien Nachbarfelder sind { $spaces }.

## Placement
error-not-called = Aufgerufen ist „{ $called }“, nicht „{ $dwarf }“.
error-no-such-space = Ein Feld { $space } gibt es auf dem Spielbrett nicht.
error-space-taken = Auf { $space } steht ein anderer Zwerg.
error-forbidden-zone = { $space } ist eine Verbotene Zone.
error-no-lantern = Der Zwerg „{ $dwarf }“ braucht eine Laterne, um in die Grube { $space } zu kommen.
error-lantern-borrowed = Der Zwerg „{ $dwarf }“ hat eine Laterne geliehen und muss damit in eine Grube, nicht nach { $space }.
error-not-the-tavern = Der Zwerg „{ $dwarf }“ kann nicht in der Taverne platziert werden.
error-shook-wrong = Das Nachbeben muss auf ein Feld des Stollens fallen, nicht auf { $space }.

## Dig
error-cannot-use = Der Zwerg „{ $dwarf }“ hat jetzt kein „{ $tool }“ zu verwenden.
error-cannot-borrow = Der Handlanger hat jetzt kein „{ $tool }“, das er „{ $dwarf }“ leihen könnte.
error-no-such-deck = Der Zwerg „{ $dwarf }“ kann nicht im Stapel „{ $deck }“ graben; möglich sind { $decks }.
error-cards-wrong = Das { $count ->
    [one] kann nicht die nächste Karte
   *[other] können nicht die nächsten { $count } Karten
 } des Stapels { $deck } sein.
error-not-drawn = „{ $card }“ ist nicht unter den Karten, die du gezogen hast.
error-no-such-bonus = Der Marker unter „{ $dwarf }“ gibt jetzt kein „{ $bonus }“.

## Escape
error-no-collapse = Auf { $space } liegt kein Einsturzmarker.
error-no-shovel = Verwende erst eine Schaufel, bevor du einen Einsturzmarker entfernst.
error-nothing-to-shovel = Auf dem Spielbrett liegt kein Einsturzmarker für die Schaufel.
error-shovel-first = Die Schaufel darf noch { $count ->
    [one] einen Marker
   *[other] { $count } Marker
 } wegräumen; tu das zuerst oder verzichte.
error-must-escape = Der Weg ist frei, und „{ $dwarf }“ muss fliehen.
error-way-blocked = Zwischen „{ $dwarf }“ und dem Ausgang { $count ->
    [one] liegt ein Einsturzmarker
   *[other] liegen { $count } Einsturzmarker
 }, und { $ignore ->
    [0] keiner darf
    [one] nur einer darf
   *[other] nur { $ignore } davon dürfen
 } ignoriert werden.

## Trade
error-no-trade = An diesem Tisch wird ohne Handel gespielt.
error-give-to = Gold geht nur an jemand anderen, an Sitz 0 bis { $most }, nicht an { $to }.
error-give-gold = { $most ->
    [0] Du hast kein Gold zu verschenken.
   *[other] Du kannst 1 bis { $most } Gold geben, nicht { $gold }.
 }

## Positions
error-position-round = Es gibt keine Runde { $round }; diese Partie hat { $most ->
    [one] eine Runde
   *[other] { $most } Runden
 }.
error-position-gold = Gold kann nicht weniger als nichts sein.
error-position-market = Der Markt hat { $expected ->
    [one] einen Platz
   *[other] { $expected } Plätze
 }, nicht { $count }; leere schreibt man "".
error-position-collapses = Auf das Spielbrett { $most ->
    [one] passt höchstens ein
   *[other] passen höchstens { $most }
 } Einsturzmarker, nicht { $count }.
error-position-cast = Das Feld „cast“ nennt die Zwerge der Partie: { $expected } verschiedene, nicht { $count }.
error-position-crew = Jeder Zwerg der Runde muss im Spiel sein, und keiner darf zweimal vorkommen.
error-position-picked = Für diese Partie hat der Gastgeber andere Zwerge gewählt: { $dwarves }. In der Stellung sind { $cast }.
error-position-lurking = „{ $dwarf }“ kann nicht auf der Lauer liegen: Das kann nur ein geflohener Gauner.
error-position-cards = Die Karten in { $where } und anderswo sind nicht die der Schachtel: Einige sind doppelt oder fehlen.
error-position-hidden = In { $where } sind verdeckte Karten: Das ist, was ein einzelner Spieler sieht; gebraucht wird die ganze Stellung.
error-position-phase = Das Feld { $where } passt nicht zur Phase { $phase }: { $needs ->
    [nobody] Noch wird niemand gespielt, also muss „crew“ leer sein.
    [every-seat] Jeder Sitz braucht einen Zwerg in „crew“.
    [crew] Der Zwerg muss in „crew“ stehen.
    [one-a-seat] Für jeden Sitz muss es einen Eintrag geben.
    [cast] Jeder Zwerg aus „cast“ muss genau einmal vorkommen.
    [equal] Alle müssen gleich lang sein, und Kartenhände haben mindestens zwei Zwerge.
    [choosing] Jemand muss noch wählen, und Gewähltes muss aus der eigenen Hand sein.
    [room] Niemand hat mehr Zwerge, als gespielt werden, und jemand hat weniger.
    [once] Jeder Sitz hat nur einen Marktzug.
    [to-fill] Ein Platz muss leer sein und ein Werkzeug im Stapel liegen.
    [event] Im Stapel muss ein Ereignis liegen.
    [tool] Im Stapel muss ein Werkzeug liegen.
    [owner] Es muss der Besitzer des Zwergs sein.
    [aim] Es muss sein, wen dieser Zwerg als Ziel wählen darf, und so viele, wie er wählt.
    [targets] Jemand muss gefragt werden, und nur Ziele werden gefragt.
    [mine] Der Zwerg muss in der Mine stehen.
    [tools] Der Zwerg muss ein verdecktes Werkzeug haben.
    [way] Der Zwerg muss in der Mine stehen, mit einem freien Feld daneben.
    [aims] Nur ein platzierter Zwerg, der andere als Ziel wählt, kann zielen.
    [called] Der Zwerg muss noch auf seinen Aufruf warten, ohne Platz.
    [home-crook] Nur ein Gauner in der Taverne kann auf der Lauer liegen.
    [collapse] Auf dem Spielbrett muss ein Einsturzmarker liegen.
    [marker] Es kann nicht weniger sein, als der Marker unter dem Zwerg erlaubt; lass es weg, wenn es genau das ist.
    [cards] Es müssen Minenkarten sein, etwa special:1:draw-tool.
    [number] Die Zahl ist zu klein.
    [deck] Es muss einen Minenstapel mit Karten geben.
    [drawn] Mindestens eine Karte wird gezogen, und höchstens so viele, wie der Stapel hat.
    [kept] Mindestens eine Karte wird behalten, und in „looking“ muss eine zurück.
   *[other] Das gibt es nur im „then“ von „fetching“.
 }
error-position-simplified = Im vereinfachten Spiel gibt es nicht, was in { $where } steht: keine Marker, keine Ereignisse.
error-position-to-act = In der Phase { $phase } ist das Feld to_act { $expected }, nicht { $came }; es kann wegbleiben.
error-position-stuck = Sitz { $seat } ist in der Phase { $phase } am Zug und kann nichts tun: Das Spiel ginge nicht weiter.
error-no-such-marker = Einen Marker „{ $marker }“ gibt es nicht.

## Content
error-content-supply = Gebraucht wird mindestens ein Einsturzmarker, nicht { $count }.
error-content-setup = Die Zahlen für { $seats } Spieler passen nicht: Alle Zwerge im Spiel werden ausgeteilt, und jeder spielt weniger, als er bekommt.
error-content-initiative = Die Initiative-Werte müssen 1 bis { $most } sein, jeder einmal; sie sind { $came }.
error-content-does = Der Zwerg „{ $dwarf }“ kann nicht „{ $does }“; bekannt sind { $known }, und jede Fertigkeit gehört zu einem Zwerg.
error-content-simplified = „{ $dwarf }“, im vereinfachten Spiel zu { $seats } weggelassen, ist kein Zwerg der Schachtel.
error-content-tools = Es müssen { $expected } Werkzeugkarten sein, nicht { $count }.
error-content-deck = Der Stapel { $deck } muss { $expected ->
    [one] eine Karte
   *[other] { $expected } Karten
 } haben, nicht { $count }.
error-content-card = „{ $card }“ im Stapel { $deck } ist keine Minenkarte; schreib nugget:2, special:1:draw-tool oder collapse.
error-content-events = Gebraucht { $least ->
    [one] wird mindestens ein Ereignis
   *[other] werden mindestens { $least } Ereignisse
 }, nicht { $count }.
error-content-towards = { $space } führt nach { $towards }, und das ist weder ein Feld noch der Ausgang.
error-content-space = { $space } braucht als Stollenfeld einen Stapel, sonst einen Wert.
error-content-tree = Diese Felder führen nicht zum Ausgang: { $spaces }.
error-content-markers = Es müssen { $expected } Marker der Art „{ $kind }“ sein, nicht { $count }.
error-content-marker = „{ $marker }“ unter den Markern der Art „{ $kind }“ ist kein Marker.
error-content-forbidden = { $count ->
    [one] Eine Verbotene Zone lässt
   *[other] { $count } Verbotene Zonen lassen
 } zu wenige Felder für alle Zwerge übrig.
error-no-such-tool = Ein Werkzeug „{ $tool }“ gibt es nicht; die Werkzeuge sind { $known }.

## Fast kernels
error-sim-troop = Der Trupp eines Spielers hat { $count } Zwerge; der schnelle Kern kann höchstens { $most } fassen.
error-sim-gold = { $gold } Gold an einer Stelle; der schnelle Kern kann höchstens { $most } zählen.
error-score-tools = Ein Werkzeugvorrat hat 0 bis { $most } Werkzeuge.
