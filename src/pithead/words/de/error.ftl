# Refusals: one sentence each, what was wrong and what was expected. The number of the rule follows by itself.

## Any game
error-game-unknown = Es gibt kein Spiel „{ $name }“; erwartet wird eines von: { $known }.
error-seats = Für eine Partie braucht es { $least } bis { $most } Spieler, nicht { $seats }.
error-seat = Es gibt keinen Sitz { $seat }; die Sitze zählen von 0 bis { $most }.
error-not-your-turn = Sitz { $seat } kann jetzt nicht handeln: Sitz { $turn } ist am Zug.
error-chance-only = Sitz { $seat } kann nicht bestimmen, wie Würfel fallen; das tut nur der Zufall.
error-event-unknown = „{ $text }“ ist kein Ereignis; erwartet wird eines, das so beginnt: { $known }.
error-event-form = „{ $text }“ ist nicht zu lesen; erwartet wird etwas wie „{ $form }“.
error-position-json = Das ist keine Stellung: { $problem }.
error-position-seats = „{ $where }“ hat { $count ->
    [one] einen Eintrag
   *[other] { $count } Einträge
 }; erwartet wird einer für { $seats ->
    [one] den einen Sitz
   *[other] jeden der { $seats } Sitze
 }.
error-position-turn = Die Phase „{ $phase }“ braucht einen Sitz in „to_act“ (oder in „turn“, solange der Zufall handelt).

## Dice Miner: set-up
error-solo-seats = Die Solo-Form „{ $solo }“ braucht { $expected ->
    [one] einen Sitz
   *[other] { $expected } Sitze
 }, nicht { $seats }.
error-no-hero-now = Helden werden einmal gewählt, vor dem ersten Berg.
error-no-such-hero = Es gibt keinen Helden „{ $hero }“; erwartet wird einer von: { $known }.
error-hero-taken = Der Held „{ $hero }“ ist schon gewählt; jeder Held spielt nur einmal.
error-no-deal-now = Helden werden nur zu Beginn einer Partie mit zufälligen Helden ausgeteilt.
error-deal-wrong = { $count ->
    [one] Ausgeteilt wird ein Held
   *[other] Ausgeteilt werden { $count } verschiedene Helden
 } aus: { $known }.
error-no-fill-now = Der Berg wird nur zu Beginn einer Runde gefüllt.
error-fill-count = { $expected ->
    [one] Ein Würfel füllt
   *[other] { $expected } Würfel füllen
 } den Berg vom untersten Platz an, nicht { $count }.
error-fill-bag = { $count } { $kind ->
    [tunnel] Schachtwürfel
    [hazard] Gefahrenwürfel
    [tool] Unterstützungswürfel
    [treasure] Schatzwürfel
    [magic] Magiewürfel
   *[other] Würfel der Art „{ $kind }“
 } { $count ->
    [one] kann
   *[other] können
 } nicht aus dem Beutel kommen: Darin { $left ->
    [0] ist keiner
    [one] ist nur einer
   *[other] sind nur { $left }
 }.
error-no-such-face = Kein Würfel in der Schachtel zeigt „{ $face }“.
error-no-such-slot = Es gibt keinen Platz „{ $slot }“; die Plätze sind a1 a2, b1 bis b3, c1 bis c4, d1 bis d5, e1 bis e6.

## Dice Miner: excavation
error-not-excavation = Würfel genommen und Bier ausgegeben wird nur in der Grabungsphase.
error-slot-empty = Auf { $slot } liegt kein Würfel.
error-not-on-top = Der Würfel auf { $slot } liegt nicht auf der Oberseite: { $above ->
    [one] Ein Würfel liegt
   *[other] { $above } Würfel liegen
 } über ihm, und nur nach dem Prost darf man aus der Flanke nehmen.
error-buried = Der Würfel auf { $slot } ist verschüttet: Zwei Würfel liegen über ihm, und nach dem Prost darf es höchstens einer sein.
error-cheers-once = Bier wird einmal pro Zug ausgegeben, vor dem ersten genommenen Würfel.
error-no-beer = In diesem Vorrat ist kein { $kind ->
    [tunnel] Schachtwürfel
    [hazard] Gefahrenwürfel
    [tool] Unterstützungswürfel
    [treasure] Schatzwürfel
    [magic] Magiewürfel
   *[other] Würfel der Art „{ $kind }“
 }, der Bier zeigt.
error-cheers-to = Ein Bier geht an jemand anderen, auf Sitz 0 bis { $most }, aber nicht den eigenen; { $to } ist keiner davon.
error-cheers-to-bag = Wer allein spielt, gibt Bier nur dem Beutel aus: „cheers … to bag“.
error-roll-first = Zuerst müssen die Würfel gewürfelt werden.
error-must-take = Jetzt muss ein Würfel genommen werden; nur der zweite nach dem Prost ist freiwillig.

## Dice Miner: magic
error-not-magic = Magie wird nur in der Magiephase verwendet.
error-no-such-magic = In diesem Vorrat ist kein unverwendeter Würfel, der „{ $die }“ zeigt.
error-hero-spent = { $count ->
    [0] Dieser Held hat keine Magie.
   *[other] Die Magie dieses Helden ist für diese Runde verwendet.
 }
error-nothing-to-roll = Es gibt keinen Würfel, den diese Magie neu würfeln könnte.
error-choose-dice = Für die Magie, die gerade verwendet wird, { $count ->
    [one] muss noch ein Würfel
   *[other] müssen noch { $count } Würfel
 } gewählt werden.
error-spend-first = Bevor Würfel gewählt werden, muss ein Magiewürfel oder die Magie des Helden verwendet werden.
error-not-in-trove = In diesem Vorrat ist kein { $die }, den man wählen könnte.
error-hazard-never-rolls = { $die } ist ein Gefahrenwürfel, und die würfelt Magie nie.
error-die-not-free = { $die } kann nicht gewählt werden: Der Würfel ist verwendet oder schon gewählt.
error-no-roll-now = Es sind keine Würfel zu würfeln.
error-nothing-to-roll-now = Der Zufall hat jetzt nichts zu entscheiden.
error-wrong-dice = Fällig waren diese Würfel: { $expected }; „{ $came }“ sind andere.

## Dice Miner: replenish
error-not-replenish = Würfel werden nur in der Aufräumphase gesichert.
error-has-chosen = Sitz { $seat } hat nichts mehr zu wählen.
error-chests-full = { $count ->
    [0] Ohne Schatztruhe wird kein Würfel gesichert.
    [one] Die eine Schatztruhe ist voll.
   *[other] Alle { $count } Schatztruhen sind voll.
 }
error-own-chest = { $die } kann nicht von den eigenen Truhen gesichert werden; das muss eine andere tun.
error-no-lots-now = Gelost wird nur unter Spielern mit gleich wenigen Punkten.
error-lots-among = Sitz { $seat } kann nicht beginnen; gelost wird unter den Sitzen { $among }.

## Dice Miner: positions
error-round = Es gibt keine Runde { $round }; eine Partie hat die Runden 1 bis 3.
error-position-scores = „scores“ braucht für jeden Sitz gleich viele beendete Runden, höchstens drei.
error-position-sharing = Ein Bier, das gleich gewürfelt wird, braucht den Zufall in „to_act“, den Sitz in „turn“ und in „sharing“ Art und Sitz.
error-position-rolling = „rolling“ und „to_choose“ passen nicht zum Vorrat: Sie brauchen unverwendete Würfel, die keine Gefahrenwürfel sind, und sobald alle gewählt sind, handelt der Zufall.
error-position-cached = „cached“ nennt Würfel, die nicht im Vorrat sind.
error-position-reroll = „waiting“ muss Sitze nennen, die außer den gesicherten Würfeln noch andere zu würfeln haben.
error-mountain-empty = Der Berg ist leer, also ist die Grabung vorbei.
error-picks = { $picks } Würfel zu nehmen ist unmöglich: Nach dem Prost sind es zwei.
error-spent-mark = „{ $face }“ ist als verwendet markiert, aber das gibt es nur bei Magie und nur in der Magiephase.
error-too-many-dice = In dieser Stellung { $count ->
    [one] ist
   *[other] sind
 } { $count } { $kind ->
    [tunnel] Schachtwürfel
    [hazard] Gefahrenwürfel
    [tool] Unterstützungswürfel
    [treasure] Schatzwürfel
    [magic] Magiewürfel
   *[other] Würfel der Art „{ $kind }“
 }, in der Schachtel aber nur { $most }.
error-sixty-dice = Hier { $count ->
    [one] ist ein
   *[other] sind { $count }
 } Würfel, in der Schachtel aber nur { $most }.
error-score-json = Das lässt sich nicht werten: { $problem }.
error-score-seats = „heroes“ hat { $heroes ->
    [one] einen Eintrag
   *[other] { $heroes } Einträge
 } und „troves“ { $troves }; erwartet wird je einer für 1 bis 4 Spieler.

## Mini Miners: Turns
error-not-now = „{ $event }“ geht jetzt nicht; erwartet wird eines von: { $expected }.
error-draw-first = Erst müssen Karten gezogen werden, dann geht es weiter.
error-game-over = Die Partie ist zu Ende.

## Mini Miners: Set-up
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

## Mini Miners: Recruit
error-dealt-wrong = Jeder der { $count } Spieler muss { $size ->
    [one] einen Zwerg
   *[other] { $size } Zwerge
 } aus dem Spiel bekommen, jeden Zwerg nur einmal.
error-not-in-hand = Der Zwerg „{ $dwarf }“ ist nicht auf deiner Hand.
error-not-in-troop = Der Zwerg „{ $dwarf }“ ist nicht unter denen, die du gewählt hast.
error-not-open = Der Zwerg „{ $dwarf }“ liegt nicht mehr offen aus.
error-lowest-first = Der erste Spieler darf nicht mit „{ $dwarf }“ anfangen, dem niedrigsten Initiative-Wert.

## Mini Miners: Market
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

## Mini Miners: Targets
error-no-target = „{ $attacker }“ kann jetzt nicht auf „{ $dwarf }“ zielen.
error-two-targets = „{ $dwarf }“ ist schon gewählt; wähle das zweite Ziel.
error-no-star = Der Zwerg „{ $dwarf }“ hat keinen Sheriffstern dagegen; „{ $tool }“ hilft nicht.
error-no-way-there = Der Zwerg „{ $dwarf }“ kann nicht nach { $space } verschoben werden; die freien Nachbarfelder sind { $spaces }.

## Mini Miners: Placement
error-not-called = Aufgerufen ist „{ $called }“, nicht „{ $dwarf }“.
error-no-such-space = Ein Feld { $space } gibt es auf dem Spielbrett nicht.
error-space-taken = Auf { $space } steht ein anderer Zwerg.
error-forbidden-zone = { $space } ist eine Verbotene Zone.
error-no-lantern = Der Zwerg „{ $dwarf }“ braucht eine Laterne, um in die Grube { $space } zu kommen.
error-lantern-borrowed = Der Zwerg „{ $dwarf }“ hat eine Laterne geliehen und muss damit in eine Grube, nicht nach { $space }.
error-not-the-tavern = Der Zwerg „{ $dwarf }“ kann nicht in der Taverne platziert werden.
error-shook-wrong = Das Nachbeben muss auf ein Feld des Stollens fallen, nicht auf { $space }.

## Mini Miners: Dig
error-cannot-use = Der Zwerg „{ $dwarf }“ hat jetzt kein „{ $tool }“ zu verwenden.
error-cannot-borrow = Der Handlanger hat jetzt kein „{ $tool }“, das er „{ $dwarf }“ leihen könnte.
error-no-such-deck = Der Zwerg „{ $dwarf }“ kann nicht im Stapel „{ $deck }“ graben; möglich sind { $decks }.
error-cards-wrong = Das { $count ->
    [one] kann nicht die nächste Karte
   *[other] können nicht die nächsten { $count } Karten
 } des Stapels { $deck } sein.
error-not-drawn = „{ $card }“ ist nicht unter den Karten, die du gezogen hast.
error-no-such-bonus = Der Marker unter „{ $dwarf }“ gibt jetzt kein „{ $bonus }“.

## Mini Miners: Escape
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

## Mini Miners: Trade
error-no-trade = An diesem Tisch wird ohne Handel gespielt.
error-give-to = Gold geht nur an jemand anderen, an Sitz 0 bis { $most }, nicht an { $to }.
error-give-gold = { $most ->
    [0] Du hast kein Gold zu verschenken.
   *[other] Du kannst 1 bis { $most } Gold geben, nicht { $gold }.
 }

## Mini Miners: Positions
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
error-position-crew = Jeder Zwerg der Runde muss im Spiel sein, und keiner darf zweimal vorkommen.
error-position-lurking = „{ $dwarf }“ kann nicht auf der Lauer liegen: Das kann nur ein geflohener Gauner.
error-position-cards = Die Karten in { $where } und anderswo sind nicht die der Schachtel: Einige sind doppelt oder fehlen.
error-position-hidden = In { $where } sind verdeckte Karten: Das ist, was ein einzelner Spieler sieht; gebraucht wird die ganze Stellung.
error-position-phase = Das Feld { $where } passt nicht zur Phase { $phase }.
error-no-such-marker = Einen Marker „{ $marker }“ gibt es nicht.

## Mini Miners: Content
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

## Content files
error-content-toml = Die Inhaltsdatei ist kein TOML: { $where }.
error-content-entry = Der Eintrag { $where } der Inhaltsdatei ist nicht zu lesen: { $problem }.
error-content-type = Der Eintrag { $where } der Inhaltsdatei muss vom Typ „{ $expected }“ sein.
error-content-unknown = Die Inhaltsdatei hat einen Eintrag { $where }, den die Schachtel nicht kennt; erwartet wird einer von: { $known }.
error-content-table = Der Eintrag { $where } der Inhaltsdatei muss eine Tabelle sein.
error-content-six-faces = Ein Würfel hat sechs Seiten; die Inhaltsdatei gibt dem Würfel „{ $kind }“ { $count }.
error-content-face = „{ $face }“ in { $where } ist keine Seite eines Würfels der Art „{ $kind }“.
error-content-count = Es kann nicht { $count } Würfel der Art „{ $kind }“ geben.
error-content-sixty-dice = In der Schachtel liegen 60 Würfel; mit der Inhaltsdatei wären es { $count }.
error-content-rows = Die Reihen des Bergs müssen von oben 2, 3, 4, 5, 6 sein, damit mindestens ein Würfel oben liegt und jeder auf zweien ruht; nicht { $rows }.
error-content-heroes = Für jeden von vier Spielern muss es einen Helden geben; die Inhaltsdatei lässt { $count ->
    [0] keinen
    [one] nur einen
   *[other] nur { $count }
 } übrig.
error-content-hero-empty = Der Held { $hero } zeigt keine einzige Würfelseite.
error-content-hero-face = „{ $face }“ in { $where } ist keine Würfelseite, die ein Held zeigen kann.
error-content-hero-magic = Die Magieseiten des Helden { $hero } müssen alle gleich viele Symbole zeigen, damit „spend hero“ eindeutig ist.

## Records
error-record-json = Das ist keine Aufzeichnung einer Partie: { $problem }.
error-record-large = Diese Datei hat { $size } Bytes, und keine Aufzeichnung hat mehr als { $most }.
error-record-rules = Diese Partie wurde nach Fassung { $rules } der Regeln gespielt; bekannt ist { $known }.
error-record-content = Diese Partie wurde mit einer anderen Schachtel ({ $content }) gespielt als unserer ({ $known }).
error-record-step = Schritt { $number } der Aufzeichnung, „{ $step }“, ist unmöglich: { $why }
error-record-finished = Die Partie in { $file } ist zu Ende; „pithead replay“ zeigt sie.
error-envelope-missing = Die versiegelten Würfel dieser Partie liegen nicht neben ihr: Erwartet wird die Datei { $file }.
error-envelope-other = Die versiegelten Würfel neben dieser Partie gehören zu einer anderen.
error-verify-digest = Die Aufzeichnung wurde nach dem Schreiben geändert: Ihre Prüfsumme passt nicht.
error-verify-unfinished = Die Partie ist nicht zu Ende, darum ist der Umschlag mit ihren Würfeln noch versiegelt.
error-verify-commitment = Das Geheimnis ist nicht das, das vor dem ersten Wurf versprochen wurde.
error-verify-seed = Das Geheimnis, der Tisch oder eine Nonce gehört nicht zum Startwert im Kopf der Partie.
error-verify-outcome = Schritt { $number } sagt „{ $step }“, aber die versiegelten Würfel sagen „{ $due }“.
error-verify-form = Schritt { $number }, „{ $step }“, ist nicht so geschrieben, wie er sollte.
error-verify-step = Schritt { $number }, „{ $step }“, verstößt gegen die Regeln: { $why }
error-verify-early = Die Aufzeichnung endet, bevor die Partie es tut.
error-verify-result = Das Ergebnis in der Aufzeichnung ist nicht das, zu dem die Schritte führen.

## Fast kernels
error-sim-missing = Die schnellen Kerne brauchen { $package }: pip install "pithead[sim]".
error-sim-game = Für { $game } gibt es noch keinen schnellen Kern.
error-sim-gpu = Es wurde keine Grafikkarte gefunden, die numba-cuda benutzen kann.
error-sim-gpu-bots = Auf der Grafikkarte spielen bisher nur Bots vom Typ random.
error-sim-ray = Der Ray-Cluster unter { $address } ist nicht erreichbar: { $problem }.
error-sim-ray-gpu = Ein Cluster spielt auf Prozessoren: --ray und --gpu vertragen sich nicht.
error-ray-missing = Für Cluster braucht es ray: pip install "pithead[ray]".
error-sim-each-seat = { $what } nennt { $count }; erwartet wird einer für alle oder einer für jeden der { $seats } Plätze.
error-sim-hero-faces = Der Held { $hero } zeigt { $count } Seiten; der schnelle Kern kann höchstens { $most } zählen.
error-sim-troop = Der Trupp eines Spielers hat { $count } Zwerge; der schnelle Kern kann höchstens { $most } fassen.
error-sim-gold = { $gold } Gold an einer Stelle; der schnelle Kern kann höchstens { $most } zählen.
error-sim-position = Der schnelle Kern kann diese Stellung nicht fassen: Keine Partie führt zu ihr.
error-solve-seats = Der Löser kennt Partien zu zweit; diese hat { $seats } Plätze.
error-solve-phase = Der Löser kennt Abbau und Magie der letzten Runde, und diese Stellung ist keines von beiden.
error-solve-dice = Auf dem Berg liegen { $count } Würfel; der Löser kann höchstens { $most } auszählen.
error-solve-big = Diese Stellung ist zu groß für den Löser: Zu viele Biere, Magiesymbole oder Würfel sind übrig.
error-solve-magic = Ein Zauber würfelt hier { $count } Würfel; der Löser kann höchstens { $most } auszählen.

## Command line
error-file-missing = Es gibt keine Datei { $file }.
error-file-read = Die Datei { $file } ist nicht zu lesen: { $problem }.
error-file-write = { $file } lässt sich nicht schreiben: { $problem }.
error-line-json = Diese Zeile ist kein JSON der erwarteten Form: { $problem }.
error-line-long = Diese Zeile ist länger als { $most } Bytes.
error-rule-unknown = Es gibt keine Regel { $number } von { $game }; „pithead rules { $game }“ zeigt sie alle.
error-bot-unknown = Es gibt keinen Bot „{ $name }“ für { $game }; erwartet wird einer von: { $known }.
error-players = { $bots ->
    [one] Ein Bot kann
   *[other] { $bots } Bots können
 } nicht auf { $seats ->
    [one] einem Sitz
   *[other] { $seats } Sitzen
 } sitzen.
error-names = { $names ->
    [one] Ein Name
   *[other] { $names } Namen
 } für { $people ->
    [0] keinen Menschen
    [one] einen Menschen
   *[other] { $people } Menschen
 }; erwartet wird für jeden einer.
error-option = { $game } hat keine solche Option, oder nicht mit diesem Wert: { $problem }.
error-undo-barrier = Es lässt sich nichts zurücknehmen: Seither wurde gewürfelt, oder jemand anderes hat gezogen.
error-language = Es gibt keine Sprache „{ $language }“; erwartet wird eine von: { $known }.
error-number = „{ $text }“ ist keine Zahl von { $least } bis { $most }.

## Tables
error-table-unknown = Einen solchen Tisch gibt es nicht.
error-table-not-begun = Die Partie hat noch nicht begonnen: Es sind noch Stühle frei.
error-table-over = Die Partie ist zu Ende.
error-table-playing = Die Partie ist noch nicht zu Ende.
error-table-away = Du bist nicht an diesem Tisch; komm erst zurück.
error-table-not-away = Du bist gar nicht weg.
error-table-nothing-to-undo = Es gibt nichts von dir, was zurückzunehmen wäre.
error-table-not-asked = Niemand bittet dich, etwas zurückzunehmen.
error-table-seated = Du sitzt schon an diesem Tisch.
error-table-taken = Dieser Stuhl ist besetzt.
error-table-full = Jeder offene Stuhl ist besetzt.
error-table-needs-link = Dieser Stuhl ist für jemanden mit einem Link reserviert.
error-table-followed = Dieselben Leute spielen schon wieder.
error-table-frozen = Diese Partie begann nach Version { $rules } der Regeln, die dieser Server nicht kennt; sie wartet unversehrt.
error-link-unknown = Dieser Link gilt nicht mehr oder hat nie gegolten.
error-link-none = Es gibt keinen Link, der zurückzuziehen wäre.
error-link-expired = Dieser Link ist zu alt.

## Stores
error-store-failed = Der Zug ließ sich nicht aufbewahren ({ $problem }); nichts ging verloren, versuch es noch einmal.
error-store-open = { $file } lässt sich nicht als Ablage von Partien öffnen: { $problem }.
error-store-newer = Diese Ablage hat Version { $version } ihres Schemas; bekannt ist { $known }. Ein neueres Pithead hat sie geschrieben.
error-store-exists = In { $file } liegt schon etwas; eine Kopie kommt an einen leeren Ort.
error-store-driver = Eine Ablage in PostgreSQL braucht den Treiber: pip install "pithead[server]".

## The server
error-name = Ein Name braucht 1 bis { $most } Buchstaben, die sich zeigen lassen.
error-setting = Eine Einstellung ist nicht zu lesen: { $problem }.
error-session-needed = Sag erst, wer du bist.
error-forbidden = Das steht dir nicht zu.
error-not-here = Unter dieser Adresse ist nichts.
error-method = So lässt sich diese Adresse nicht benutzen.
error-cross-site = Eine andere Seite darf das nicht in deinem Namen tun.
error-json-only = Hier wird nur JSON verstanden.
error-too-large = Das ist größer als { $most } Bytes.
error-too-deep = Dieses JSON ist zu tief verschachtelt.
error-too-many = Zu viel auf einmal; warte ein wenig.
error-too-many-tables = Du hast schon { $most } offene Tische; beende erst einen davon.
error-wire-json = Diese Nachricht ist nicht zu verstehen: { $problem }.
error-wire-order = Diese Nachricht hat jetzt keinen Sinn.
error-clock-needs-bot = Ein Tisch mit Uhr braucht einen Bot, der für alle einspringt, deren Zeit um ist.
error-broken = Auf unserer Seite ist etwas schiefgegangen; nichts ging verloren.
error-workers-need-postgres = Mehrere Prozesse brauchen eine PostgreSQL-Datenbank; eine Datei dient einem Prozess.
error-web-not-built = Die Web-App wurde hier noch nicht gebaut: „make web“ baut sie, und das veröffentlichte Paket hat sie schon.
error-scene-unknown = Die Partie hat { $most } Schritte; nach { $at } gibt es keine Szene.
error-lesson-before = Die Antworten vor dieser Lektion führen nicht hierher: „{ $lesson }“ hat noch keine richtige Antwort.

## Clients
error-link-form = „{ $url }“ ist kein Link zu einem Tisch; erwartet wird etwas wie http://host:8018/table/ab12#seat=…
error-server-away = Der Server unter { $url } antwortet nicht: { $problem }.
error-from-server = Der Server sagt: { $message }
error-bot-silent = Der Bot hat nicht mit einer Zeile JSON geantwortet, die ein „event“ hat.
error-bot-refused = Der Zug des Bots wurde abgelehnt: { $message }
error-bot-hidden = Die Suche, die jedes Spiel spielt, muss alles sehen, und { $game } verbirgt etwas; spiel gegen „random“.
error-arena-weights = { $game } hat keine Dateien mit Gewichten.
error-extra-missing = Das braucht mehr als nur das Spiel: pip install "pithead[server]".
error-env-action = Die Aktion { $action } gibt es jetzt nicht; erlaubt sind { $legal }.
error-env-over = Das Spiel ist aus: Niemand kann mehr handeln.
error-env-actions = Erwartet wird eine Aktion von 0 bis { $most } für jedes der { $games } Spiele.
error-env-no-agent = Auf jedem Platz sitzt ein Bot; mindestens einer muss „agent“ heißen, dessen Aktionen von außen kommen.
error-env-unknown-action = Für „{ $event }“ gibt es in { $game } keine Nummer: Kein Zufallsspiel der Erkundung hat es angetroffen.
error-lab-game = Für { $game } gibt es kein Labor.
error-ladder-two = Eine Leiter braucht zwei verschiedene Bots.
error-ladder-nothing = Abgebrochen, bevor das erste Spiel zu Ende war.
error-ladder-unmeasured = Für { $game } mit { $seats } Spielern wurde nichts gemessen.
error-puzzle-number = Es gibt keine Aufgabe { $number }: Sie haben die Nummern 1 bis { $most }.
error-daily-only = Nur ein beendeter Tagesberg wird mit Bots verglichen.

## Der Trainer
error-coach-game = Für { $game } gibt es keinen Trainer.
error-coach-people = Solange Menschen gegeneinander spielen, gibt es keine Tipps.
error-coach-turn = Du bist nicht am Zug, also gibt es nichts zu zeigen.
error-coach-decision = Schritt { $number } ist keine Entscheidung, die für dich beurteilt werden könnte.
error-coach-busy = Eine Analyse nach der anderen; warte, bis deine fertig ist.
error-coach-not-begun = Niemand hat begonnen, dieses Spiel zu analysieren.
error-coach-stopped = Die Analyse wurde angehalten, weil niemand mehr nach ihr fragte.
error-ladder-exact = { $game } bringt keine Stellungen mit, in denen jeder Zug bekannt ist, und kann so nicht gemessen werden.
error-game-package = Das Paket von { $name } ({ $found }) ist kein GamePackage dieses Namens mit einer Ausgabe.
error-puzzles-none = { $game } bringt keine Rätsel mit.
error-lessons-none = { $game } bringt keine Lektionen mit.
error-daily-none = { $game } hat kein Spiel des Tages.
