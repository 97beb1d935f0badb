# Mini Miners: names of things and what they do, log lines, choices, the table and the score sheet.

## Dwarves
mine-dwarf-handyman = Handlanger
mine-dwarf-sleuth = Spürnase
mine-dwarf-hardhead = Dickschädel
mine-dwarf-packmule = Packesel
mine-dwarf-gadget = Gadget
mine-dwarf-glimmer = Funzel
mine-dwarf-crook = Gauner
mine-dwarf-kaboom = Kaboom
mine-dwarf-lucky = Glückspilz
mine-dwarf-mole = Maulwurf
mine-dwarf-daredevil = Waghals
mine-dwarf-haggler = Feilscher
mine-dwarf-scoundrel = Halunke
mine-dwarf-bully = Rabauke
mine-dwarf-anvil = Amboss
mine-dwarf-innkeeper = Wirt
mine-dwarf-trickster = Schelm
mine-dwarf-ticktock = Ticktack

mine-ability-handyman = Leiht sein verdecktes Werkzeug einem anderen deiner Zwerge; danach wird es abgeworfen.
mine-ability-sleuth = Hat immer eine Lupe.
mine-ability-hardhead = Hat immer einen Grubenhelm.
mine-ability-packmule = Hat immer einen Wagen.
mine-ability-gadget = Bekommt ein kostenloses Werkzeug vom Stapel und darf noch eines von anderer Art tragen.
mine-ability-glimmer = Hat immer eine Laterne.
mine-ability-crook = Darf, wenn er flieht, dem nächsten Fliehenden die Hälfte des Goldes abnehmen.
mine-ability-kaboom = Hat immer Dynamit.
mine-ability-lucky = Bringt dir 2 Nuggets, wenn er flieht.
mine-ability-mole = Hat immer eine Schaufel.
mine-ability-daredevil = Gräbt in einem Stapel seiner Wahl.
mine-ability-haggler = Nimmt nach dem Markt für 1 Nugget eine zufällige Werkzeugkarte von einem Zwerg.
mine-ability-scoundrel = Nimmt nach dem Platzieren 2 Nuggets vom Besitzer eines Zwergs, der höchstens zwei Schritte entfernt ist.
mine-ability-bully = Verschiebt nach dem Platzieren einen anderen Zwerg auf ein freies Nachbarfeld.
mine-ability-anvil = Sucht sich, wenn er nach dem Markt keine Werkzeugkarte hat, eine aus Stapel oder Abwurfstapel aus.
mine-ability-innkeeper = Darf in der Taverne bleiben und bekommt 1 Nugget für je zwei Zwerge dort.
mine-ability-trickster = Vertauscht nach dem Platzieren die Marker unter zwei Zwergen.
mine-ability-ticktock = Darf das Feld eines anderen Zwergs einnehmen, der dann neu platziert wird.

## Tools
mine-tool-star = Sheriffstern
mine-tool-dynamite = Dynamit
mine-tool-shovel = Schaufel
mine-tool-magnifier = Lupe
mine-tool-cart = Wagen
mine-tool-helmet = Grubenhelm
mine-tool-lantern = Laterne

mine-tool-star-text = Bricht einen Effekt ab, der auf diesen Zwerg zielt, und der Angreifer zahlt dir 2.
mine-tool-dynamite-text = Lege bei der Flucht einen Einsturzmarker auf dein eigenes Feld.
mine-tool-shovel-text = Entferne bei der Flucht bis zu zwei Einsturzmarker von beliebigen Feldern.
mine-tool-magnifier-text = Ziehe beim Graben eine Karte mehr und lege eine auf oder unter den Stapel zurück.
mine-tool-cart-text = Ziehe beim Graben eine Karte mehr und decke sie auf.
mine-tool-helmet-text = Ignoriere Einsturzkarten und ziehe neue; ihre Marker werden trotzdem gelegt.
mine-tool-lantern-text = Dein Zwerg darf in einer Grube platziert werden.

## Events
mine-event-neighbours = Nachbarschaftsprobleme
mine-event-diamond-flow = Diamantenfluss
mine-event-clearance = Schlussverkauf
mine-event-free-beer = Freibier
mine-event-aftershock = Nachbeben
mine-event-truce = Waffenruhe
mine-event-upside-down = Verkehrte Welt
mine-event-rich-vein = Reiche Ader

mine-event-neighbours-text = Alle rekrutieren für den linken Nachbarn.
mine-event-diamond-flow-text = Die Gruben und das letzte Feld sind 2 mehr wert.
mine-event-clearance-text = Offene Werkzeuge kosten 1 statt 2.
mine-event-free-beer-text = In der Erholungsphase bekommst du 1 Nugget für je zwei eigene Zwerge in der Taverne.
mine-event-aftershock-text = Vor dem ersten Graben fällt ein Einsturzmarker auf ein zufälliges Stollenfeld.
mine-event-truce-text = Niemand darf auf Zwerge zielen.
mine-event-upside-down-text = Platziert wird vom höchsten Initiative-Wert zum niedrigsten.
mine-event-rich-vein-text = Wer auf einem Feld III oder IV Gold oder eine Spezialnuggets-Karte findet, bekommt 1 Nugget mehr.

## Places
mine-space-tunnel = Stollenfeld
mine-space-pit = Grube
mine-space-last = letztes Feld (Diamant)
mine-space-tavern = Taverne
mine-space-exit = Ausgang

## Phases
mine-phase-recruit = Rekrutierungsphase
mine-phase-market = Marktphase
mine-phase-placement = Platzierungsphase
mine-phase-collect = Sammelphase
mine-phase-recovery = Erholungsphase
mine-phase-setup = Spielaufbau
mine-phase-end = Spielende

## One of them, as in “buys a helmet”
mine-one-star = einen Sheriffstern
mine-one-dynamite = Dynamit
mine-one-shovel = eine Schaufel
mine-one-magnifier = eine Lupe
mine-one-cart = einen Wagen
mine-one-helmet = einen Grubenhelm
mine-one-lantern = eine Laterne
mine-one-hidden = ein Werkzeug

## Things that lie there
mine-hidden-dwarf = ein Zwerg
mine-hidden-tool = unbekanntes Werkzeug
mine-hidden-card = eine Karte
mine-nothing = nichts
mine-card-nugget = { $number ->
    [one] 1 Nugget
   *[other] { $number } Nuggets
 }
mine-card-special = { $number ->
    [one] 1 Nugget
   *[other] { $number } Nuggets
 } oder „{ $bonus }“
mine-card-collapse = Einsturz
mine-marker-remove-1 = einen Einsturz räumen
mine-marker-draw-tool = ein Werkzeug ziehen
mine-marker-ignore-1 = einen Einsturz ignorieren
mine-marker-ignore-all = alle Einstürze ignorieren
mine-marker-forbidden = Verbotene Zone
mine-marker-blank = kein Marker
mine-marker-gold = { $gold } Gold

## Short words on the map, at most six letters
mine-short-star = Stern
mine-short-dynamite = Dynam.
mine-short-shovel = Schfl.
mine-short-magnifier = Lupe
mine-short-cart = Wagen
mine-short-helmet = Helm
mine-short-lantern = Later.
mine-short-remove-1 = räumen
mine-short-draw-tool = Werkz.
mine-short-ignore-1 = ign. 1
mine-short-ignore-all = ign. ∞
mine-short-forbidden = Verbot
mine-short-tavern = Taver.
mine-short-exit = RAUS
mine-short-nuggets = { $number }
mine-short-special = { $number }*
mine-short-collapse = !

## The same where there is no room, at most three letters
mine-tiny-star = Ste
mine-tiny-dynamite = Dyn
mine-tiny-shovel = Sch
mine-tiny-magnifier = Lup
mine-tiny-cart = Wag
mine-tiny-helmet = Hel
mine-tiny-lantern = Lat
mine-tiny-remove-1 = räu
mine-tiny-draw-tool = Wkz
mine-tiny-ignore-1 = ig1
mine-tiny-ignore-all = ig∞
mine-tiny-forbidden = Ver

## The table
mine-round = Runde { $round } von { $rounds } · { $phase }
mine-line-market = Markt
mine-line-empty = (leer)
mine-line-blind = blind ({ $count })
mine-line-waiting = Zu platzieren
mine-line-none = niemand
mine-line-event = Ereignis
mine-line-no-event = kein Ereignis
mine-line-left = !{ $count } übrig
mine-line-collapses = !{ $count } von { $most }
mine-line-discards = Abgeworfene Werkzeuge
mine-line-dug = Ausgegraben
mine-line-open = Zur Wahl
mine-worth = Wert { $gold }
mine-deck = Stapel { $deck }
mine-dig-announcing = { $dwarf } gräbt gleich auf { $space }
mine-dig-announced = angesagt: { $tools }
mine-dig-looking = { $dwarf } sieht { $cards } und legt { $number ->
    [one] eine Karte
   *[other] { $number } Karten
 } zurück
mine-dig-bracing = { $collapses ->
    [one] Ein Einsturz trifft
   *[other] { $collapses } Einstürze treffen
 } { $dwarf } auf { $space }
mine-dig-choosing = { $dwarf } hat etwas gefunden: { $card }
mine-dig-gold = bisher { $gold } Gold
mine-dig-clearing = { $dwarf } darf einen Einsturzmarker räumen
mine-dig-gleaning = { $dwarf } steht auf „{ $marker }“
mine-dig-drawing = { $dwarf } gräbt auf { $space }
mine-dig-escaping = { $dwarf } auf { $space } mit { $gold } Gold
mine-dig-shovelling = die Schaufel räumt noch { $count }
mine-dig-lurking = { $dwarf } lauert dem nächsten Zwerg auf, der flieht
mine-dig-reacting = { $dwarf } zielt auf { $targets }
mine-way-free = der Weg hinaus ist frei
mine-way-blocked = { $count ->
    [one] ein Einsturzmarker versperrt den Weg
   *[other] { $count } Einsturzmarker versperren den Weg
 }
mine-way-ignored = { $count ->
    [one] ein Einsturzmarker auf dem Weg wird ignoriert
   *[other] { $count } Einsturzmarker auf dem Weg werden ignoriert
 }

## What is asked
mine-ask-draft = wähle einen Zwerg
mine-ask-discarding = wirf einen Zwerg ab
mine-ask-levy = wähle einen offenen Zwerg
mine-ask-market = kaufe und rüste aus
mine-ask-searching = ein Werkzeug für { $dwarf }?
mine-ask-aiming = auf wen zielt { $dwarf }?
mine-ask-reacting = ein Sheriffstern für { $dwarf }?
mine-ask-moving = wohin wird { $dwarf } verschoben?
mine-ask-placing = wohin kommt { $dwarf }?
mine-ask-announcing = { $dwarf } gräbt
mine-ask-looking = was legt { $dwarf } zurück?
mine-ask-bracing = ein Grubenhelm für { $dwarf }?
mine-ask-choosing = Gold oder Bonus für { $dwarf }?
mine-ask-clearing = welchen Marker räumt { $dwarf }?
mine-ask-gleaning = nutzt { $dwarf } den Marker?
mine-ask-escaping = wie kommt { $dwarf } hinaus?
mine-ask-lurking = legt sich { $dwarf } auf die Lauer?

## Help
mine-help-map = Der Plan: Der Stollen windet sich vom Ausgang (RAUS) bis zum Diamanten D; bei jedem Feld steht sein Stapel (I bis IV) oder sein Wert, und darunter hängen die Gruben. Ein Sternchen markiert, was du wählen kannst.
mine-help-dwarf = „A14Rabauke“: ein Zwerg von Spieler A mit dem Initiative-Wert 14. „!“ ist ein Einsturzmarker, „!2“ sind zwei.
mine-help-marker = Marker: +1 oder -1 Gold, oder ein Werkzeug; „räumen“ nimmt einen Einsturzmarker weg, „Werkz.“ zieht eine Werkzeugkarte, „ign. 1“ und „ign. ∞“ ignorieren Einsturzmarker, „Verbot“ ist eine Verbotene Zone.
mine-help-tools = Werkzeuge in Klammern liegen verdeckt, und „?“ ist eines, das du nicht kennen darfst. Bei 80 Spalten ist eine Zahl in runden Klammern das Gold eines Zwergs, der wieder in der Taverne ist.
mine-help-give = Um bei einer eigenen Entscheidung Gold zu verschenken, tippe wie viel und an wen, zum Beispiel „{ $example }“ mit einem Namen statt der Punkte.

## Players
mine-player-gold = { $gold } Gold
mine-player = { $gold } Gold · { $tools ->
    [0] keine Werkzeuge
    [one] 1 Werkzeug
   *[other] { $tools } Werkzeuge
 }
mine-player-store = Vorrat: { $tools }
mine-player-hand = Hand: { $dwarves }
mine-player-picks = Gewählt: { $dwarves }
mine-player-troop = Trupp: { $dwarves }
mine-player-cards = { $count ->
    [one] 1 Zwerg
   *[other] { $count } Zwerge
 } auf der Hand
mine-player-picked = hat gewählt
mine-player-thinks = wählt noch
mine-place-tavern = Taverne
mine-place-removed = verloren
mine-list-comma = { $first }, { $rest }

## What happens
mine-log-pick = { $name } wählt { $dwarf }.
mine-log-pick-you = Du wählst { $dwarf }.
mine-log-pick-hidden = { $name } wählt verdeckt einen Zwerg.
mine-log-pick-hidden-you = Du wählst verdeckt einen Zwerg.
mine-log-enlist = { $name } wählt { $dwarf }.
mine-log-enlist-you = Du wählst { $dwarf }.
mine-log-discard = { $name } wirft { $dwarf } ab.
mine-log-discard-you = Du wirfst { $dwarf } ab.
mine-log-discard-hidden = { $name } wirft einen Zwerg ab.
mine-log-discard-hidden-you = Du wirfst einen Zwerg ab.
mine-log-buy = { $name } kauft { $tool } für { $gold } Gold.
mine-log-buy-you = Du kaufst { $tool } für { $gold } Gold.
mine-log-buy-blind = { $name } kauft für 1 Gold blind die oberste Karte des Stapels.
mine-log-buy-blind-you = Du kaufst für 1 Gold blind die oberste Karte des Stapels.
mine-log-shuffle = { $name } zahlt 1 Gold für einen neuen Markt.
mine-log-shuffle-you = Du zahlst 1 Gold für einen neuen Markt.
mine-log-equip = { $name } gibt { $dwarf } verdeckt { $tool }.
mine-log-equip-you = Du gibst { $dwarf } verdeckt { $tool }.
mine-log-equip-hidden = { $name } gibt { $dwarf } verdeckt ein Werkzeug.
mine-log-equip-hidden-you = Du gibst { $dwarf } verdeckt ein Werkzeug.
mine-log-end = { $name } verlässt den Markt.
mine-log-end-you = Du verlässt den Markt.
mine-log-take-pile = { $dwarf } nimmt { $tool } vom Stapel.
mine-log-take-discards = { $dwarf } nimmt { $tool } vom Abwurfstapel.
mine-log-place = { $name } platziert { $dwarf } auf { $space }.
mine-log-place-you = Du platzierst { $dwarf } auf { $space }.
mine-log-place-tavern = { $name } lässt { $dwarf } in der Taverne.
mine-log-place-tavern-you = Du lässt { $dwarf } in der Taverne.
mine-log-target = { $dwarf } zielt auf { $target } von { $other }.
mine-log-target-to-you = { $dwarf } zielt auf { $target }, deinen Zwerg.
mine-log-target-own = { $dwarf } zielt auf { $target }.
mine-log-move = { $dwarf } wird auf { $space } verschoben.
mine-log-use-star = { $dwarf } zeigt einen Sheriffstern und bringt 2 Gold ein!
mine-log-use-dynamite = { $dwarf } zündet Dynamit auf { $space }.
mine-log-use-shovel = { $dwarf } greift zur Schaufel.
mine-log-use-magnifier = { $dwarf } zückt die Lupe.
mine-log-use-cart = { $dwarf } rollt den Wagen heran.
mine-log-use-helmet = { $dwarf } setzt den Grubenhelm auf.
mine-log-use-lantern = { $dwarf } zündet die Laterne an.
mine-log-borrow = { $dwarf } leiht sich { $tool } von { $lender }.
mine-log-dig = { $dwarf } gräbt auf { $space }.
mine-log-dig-deck = { $dwarf } gräbt im Stapel { $deck }.
mine-log-return-top = { $dwarf } legt oben auf den Stapel zurück: { $card }.
mine-log-return-under = { $dwarf } legt unter den Stapel zurück: { $card }.
mine-log-gold = { $dwarf } nimmt das Gold.
mine-log-bonus = { $dwarf } nimmt den Bonus: { $bonus }.
mine-log-draw = { $dwarf } zieht dank des Markers ein Werkzeug.
mine-log-remove = { $dwarf } räumt einen Einsturzmarker von { $space }.
mine-log-sacrifice = { $dwarf } opfert sich und räumt einen Einsturzmarker von { $space }.
mine-log-escape = { $dwarf } verlässt die Mine.
mine-log-announce = { $dwarf } lauert dem nächsten Zwerg auf, der flieht.
mine-log-pass-searching = { $dwarf } nimmt kein Werkzeug.
mine-log-pass-aiming = { $dwarf } zielt auf niemanden.
mine-log-pass-reacting = { $dwarf } zeigt keinen Stern.
mine-log-pass-bracing = { $dwarf } setzt keinen Helm auf.
mine-log-pass-gleaning = { $dwarf } lässt den Marker ungenutzt.
mine-log-pass-shovelling = { $dwarf } legt die Schaufel weg.
mine-log-pass-escaping = { $dwarf } findet keinen Weg hinaus.
mine-log-pass-lurking = { $dwarf } lässt alle laufen.
mine-log-give = { $name } gibt { $other } { $gold } Gold.
mine-log-give-you = Du gibst { $other } { $gold } Gold.
mine-log-give-to-you = { $name } gibt dir { $gold } Gold.
mine-log-joined = Die Zwerge dieser Partie: { $dwarves }.
mine-log-scattered = Die Marker sind ausgelegt.
mine-log-laid = Neu auf dem Markt: { $tools }.
mine-log-turned = Das Ereignis dieser Runde: { $event }. { $text }
mine-log-starts = Das Los gibt { $name } die erste Wahl.
mine-log-starts-you = Das Los gibt dir die erste Wahl.
mine-log-dealt = Die Zwerge sind ausgeteilt.
mine-log-dealt-hand = Die Zwerge sind ausgeteilt; { $name } hat auf der Hand: { $dwarves }.
mine-log-dealt-hand-you = Die Zwerge sind ausgeteilt; du hast auf der Hand: { $dwarves }.
mine-log-drew = { $name } zieht { $tool }.
mine-log-drew-you = Du ziehst { $tool }.
mine-log-drew-dwarf = { $dwarf } bekommt kostenlos und verdeckt { $tool }.
mine-log-stole = { $name } nimmt { $other } { $tool } ab.
mine-log-stole-you = Du nimmst { $other } { $tool } ab.
mine-log-stole-to-you = { $name } nimmt dir { $tool } ab.
mine-log-shook = Die Mine bebt.
mine-log-looked = { $name } sieht sich an: { $cards }.
mine-log-looked-you = Du siehst dir an: { $cards }.
mine-log-revealed = { $dwarf } gräbt aus: { $cards }.

## What follows by itself
mine-then-troop = { $name } spielt { $dwarves }.
mine-then-troop-you = Du spielst { $dwarves }.
mine-then-aside = Diese Runde nicht dabei: { $dwarves }.
mine-then-collapse = { $count ->
    [one] Ein Einsturzmarker fällt
   *[other] { $count } Einsturzmarker fallen
 } auf { $space }.
mine-then-fell-in = Die Mine bricht zusammen!
mine-then-removed = { $dwarf } ist verloren.
mine-then-home = { $dwarf } ist { $gold ->
    [0] ohne Gold
   *[other] mit { $gold } Gold
 } sicher in der Taverne.
mine-then-carries = { $dwarf } trägt jetzt { $gold ->
    [0] kein Gold
   *[other] { $gold } Gold
 }.
mine-then-takes-space = { $dwarf } nimmt { $space } ein, und { $other } wird neu platziert.
mine-then-swapped = Die Marker auf { $one } und { $other } tauschen die Plätze.
mine-then-lurking-over = { $dwarf } liegt nicht mehr auf der Lauer.
mine-then-treasury = { $name } hat jetzt { $gold } Gold.
mine-then-treasury-you = Du hast jetzt { $gold } Gold.
mine-then-round = Runde { $round } beginnt.

## Choices
mine-choice-named = { $what }: { $choice }
mine-choice-dwarf = { $initiative } · { $ability }
mine-choice-buy = { $tool } für { $gold } Gold
mine-choice-buy-blind = die oberste Karte des Stapels, ungesehen von den anderen, für 1 Gold
mine-choice-shuffle = fünf neue Werkzeuge auf dem Markt für 1 Gold
mine-choice-equip = { $text }
mine-choice-end = meinen Zug beenden
mine-choice-take-pile = vom Stapel, ungesehen von den anderen
mine-choice-take-discards = vom Abwurfstapel, für alle sichtbar
mine-choice-place-tavern = bekommt 1 Gold für je zwei Zwerge in der Taverne
mine-choice-target-crook = die Hälfte seines Goldes nehmen
mine-choice-target-haggler = 1 Gold für ein Werkzeug von { $name } zahlen
mine-choice-target-haggler-you = 1 Gold für eines deiner Werkzeuge zahlen
mine-choice-target-scoundrel = 2 Gold von { $name } auf seine Karte
mine-choice-target-scoundrel-you = 2 Gold von dir auf seine Karte
mine-choice-target-bully = von { $space } wegschieben
mine-choice-target-trickster = der Marker auf { $space }: { $marker }
mine-choice-target-ticktock = { $space } einnehmen; { $target } wird neu platziert
mine-choice-use = { $text }
mine-choice-borrow = das Werkzeug von { $lender }, der es verliert: { $text }
mine-choice-dig = { $number ->
    [one] eine Karte
   *[other] { $number } Karten
 } vom Stapel { $deck } ziehen
mine-choice-return-top = zurück auf den Stapel: { $card }
mine-choice-return-under = unter den Stapel: { $card }
mine-choice-gold = { $gold } Gold nehmen
mine-choice-bonus = statt Gold: { $bonus }
mine-choice-draw = eine Werkzeugkarte für deinen Vorrat
mine-choice-remove = dort einen Einsturzmarker räumen
mine-choice-sacrifice = dort einen Marker räumen; { $dwarf } ist mit { $gold } Gold verloren
mine-choice-escape = mit { $gold } Gold in die Taverne
mine-choice-announce = dem nächsten Zwerg, der flieht, die Hälfte seines Goldes abnehmen
mine-choice-pass-searching = kein Werkzeug
mine-choice-pass-aiming = auf niemanden zielen
mine-choice-pass-reacting = kein Stern
mine-choice-pass-bracing = kein Helm: { $dwarf } ist verloren
mine-choice-pass-gleaning = den Marker ungenutzt lassen
mine-choice-pass-shovelling = nicht weiter schaufeln
mine-choice-pass-escaping = kein Weg hinaus: { $dwarf } ist mit { $gold } Gold verloren
mine-choice-pass-lurking = alle laufen lassen
mine-choice-give = { $gold } Gold für { $other }
mine-choice-give-to-you = { $gold } Gold für dich

## What a choice changes
mine-preview-gold = dein Gold { $before } → { $after }
mine-preview-rival = { $seat }: { $before } → { $after } Gold
mine-preview-lost = { $gold ->
    [0] { $dwarf } ist verloren
   *[other] { $dwarf } ist mit { $gold } Gold verloren
 }
mine-preview-order = { $count ->
    [0] gräbt als Erster
    [one] gräbt nach einem Zwerg
   *[other] gräbt nach { $count } Zwergen
 }
mine-preview-risk = Einstürze: { $collapses } von { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
 }
mine-preview-marker = { $marker } auf { $space }
mine-preview-falls = ein Einsturzmarker auf { $space }, { $count } von { $most } auf dem Spielbrett
mine-preview-fell-in = die Mine bricht zusammen!

## Spoken
mine-spoken-event = Das Ereignis dieser Runde ist { $event }: { $text }
mine-spoken-dwarf = { $space }, { $ground }, { $marker }: { $dwarf } von { $name }, Initiative-Wert { $initiative }{ $gold ->
    [0] {""}
   *[other] , mit { $gold } Gold
 }.
mine-spoken-dwarf-you = { $space }, { $ground }, { $marker }: { $dwarf }, dein Zwerg, Initiative-Wert { $initiative }{ $gold ->
    [0] {""}
   *[other] , mit { $gold } Gold
 }.
mine-spoken-free = Frei: { $spaces }.
mine-spoken-space = { $space } { $ground }, { $marker }
mine-spoken-forbidden = Verboten: { $spaces }.
mine-spoken-collapses = Einsturzmarker, { $count } von { $most }: { $spaces }.
mine-spoken-collapse = { $count ->
    [one] { $space }
   *[other] { $count } auf { $space }
 }
mine-spoken-now = Jetzt: { $text }.
mine-spoken-no-collapses = In der Mine liegt kein Einsturzmarker.
mine-spoken-market = Auf dem Markt: { $tools }. { $pile ->
    [one] Ein Werkzeug liegt
   *[other] { $pile } Werkzeuge liegen
 } im Stapel, abgeworfen: { $discards }.
mine-spoken-place = { $place } { $tool }
mine-spoken-deck = Stapel { $deck } hat { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
 }; bisher ausgegraben: { $dug }.
mine-spoken-player = { $name }, Sitz { $seat }, hat { $gold } Gold und { $tools ->
    [0] keine Werkzeuge
    [one] 1 Werkzeug
   *[other] { $tools } Werkzeuge
 } im Vorrat{ $known ->
    [no] {""}
   *[yes] : { $store }
 }.
mine-spoken-player-you = Du, Sitz { $seat }, hast { $gold } Gold und { $tools ->
    [0] keine Werkzeuge
    [one] 1 Werkzeug
   *[other] { $tools } Werkzeuge
 } im Vorrat{ $known ->
    [no] {""}
   *[yes] : { $store }
 }.
mine-spoken-member = { $dwarf } ({ $initiative }), { $place }{ $count ->
    [0] {""}
   *[other] , mit { $tools }
 }
mine-spoken-troop = { $name } spielt { $dwarves }.
mine-spoken-troop-you = Du spielst { $dwarves }.
mine-spoken-waits = noch nicht platziert
mine-spoken-face-down = { $count ->
    [one] einem verdeckten Werkzeug
   *[other] { $count } verdeckten Werkzeugen
 }

## The score sheet
mine-sheet-gold = Gold
mine-sheet-tools = Werkzeuge
mine-sheet-total = Summe
mine-sheet-round = Runde { $round }: { $gold } Gold
mine-sheet-haul = { $dwarf } { $gold }
mine-why-hauls = in der Schatzkammer; diese Runde: { $hauls }
mine-why-treasury = in der Schatzkammer
mine-why-tools = { $tools ->
    [0] kein Werkzeug
    [one] ein Werkzeug
   *[other] { $tools } Werkzeuge
 }, am Ende 1 Gold für je drei

## On drawn boards
mine-label-space = { $space }, { $ground }
mine-label-free = frei
mine-label-collapses = { $count ->
    [one] ein Einsturzmarker
   *[other] { $count } Einsturzmarker
 }
mine-label-stands = dort steht { $dwarf } von { $name }
mine-label-stands-you = dort steht { $dwarf }, dein Zwerg
mine-label-recruit = { $dwarf }, Initiative-Wert { $initiative }: { $ability }
mine-label-dwarf = { $dwarf } von { $name }, Initiative-Wert { $initiative }, { $place }{ $gold ->
    [0] {""}
   *[other] , mit { $gold } Gold
 }{ $count ->
    [0] {""}
   *[other] , trägt { $tools }
 }: { $ability }
mine-label-dwarf-you = { $dwarf }, dein Zwerg, Initiative-Wert { $initiative }, { $place }{ $gold ->
    [0] {""}
   *[other] , mit { $gold } Gold
 }{ $count ->
    [0] {""}
   *[other] , trägt { $tools }
 }: { $ability }
mine-label-market = Marktplatz { $place }: { $tool } für { $gold } Gold. { $text }
mine-label-market-empty = Marktplatz { $place }: leer
mine-label-pile = Werkzeugstapel, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }: die oberste, die andere nicht sehen, kostet 1 Gold
mine-label-discards = Abgeworfene Werkzeuge: { $tools }
mine-label-deck = Stapel { $deck }, noch { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
 }
mine-label-tool = { $tool }{ $count ->
    [0] {""}
   *[other] , { $count } im Vorrat
 }: { $text }
mine-label-tavern = Taverne: { $dwarves }
mine-sheet-hauls = Heimgebracht in Runde { $round }
mine-sheet-home = Heimgebracht
mine-sheet-lost = In der Mine verloren
mine-sheet-rest = Alles übrige Gold
mine-why-rest = Anfang, Markt, Fähigkeiten, Ereignisse und Geschenke, ein und aus
mine-why-rest-round = Markt, Fähigkeiten, Ereignisse und Geschenke, ein und aus
mine-label-fallen = Einsturzmarker: { $count } von { $most }. Fällt nach dem letzten noch einer, stürzt die Mine ein.
mine-name-mine = Die Mine
mine-name-market = Markt
mine-name-pile = Werkzeugstapel
mine-name-discards = Abgeworfene Werkzeuge
mine-name-hand = Deine Hand
mine-name-picked = Gewählt
mine-name-troop = Dein Trupp
mine-name-open = Zur Wahl
mine-name-store = Dein Vorrat
mine-name-tools = Werkzeuge
mine-name-used = Angesagt
mine-name-cards = Minenkarten
mine-name-dwarves = Zwerge
mine-name-events = Ereignisse
mine-name-markers = Marker
mine-name-nugget = Nuggets
mine-name-special = Nuggets oder ein Bonus
mine-name-collapse = Einsturz

## Am echten Tisch
mine-table-note = Auch Werkzeuge, die Zwerge tragen, zählen. Jeder Diamant ist { $value } Nuggets wert.
mine-name-treasury = Schatzkammer und Vorrat
mine-name-diamond = Diamanten
mine-name-lowest = Bei Gleichstand: der niedrigste Zwerg dieser Runde
mine-why-counted = { $nuggets ->
    [one] ein Nugget
   *[other] { $nuggets } Nuggets
 }, { $diamonds ->
    [one] ein Diamant
   *[other] { $diamonds } Diamanten
 } × { $value }
mine-step-setup = Alle nehmen 8 Gold, zu viert 6. Legt die Marker auf das Spielbrett und fünf Werkzeuge in den Markt, und deckt ein Ereignis auf.
mine-step-recruit = Wählt einen Zwerg und gebt den Rest weiter, in ungeraden Runden nach links, in geraden nach rechts. Dann lasst einen weg und deckt die anderen auf.
mine-step-market = In der Reihenfolge eurer niedrigsten Zwerge: 1 für die oberste Karte des Stapels, 2 für ein offenes Werkzeug, 1, um alles zu mischen. Rüstet eure Zwerge aus, bevor ihr den Zug beendet.
mine-step-placement = Ruft die Zwerge auf, den niedrigsten Initiative-Wert zuerst. Jeder kommt auf ein freies Feld des Stollens, mit einer Laterne auch in eine Grube.
mine-step-collect = Vom Ausgang her gräbt jeder Zwerg und flieht dann, wenn kein Einsturzmarker den Weg versperrt.
mine-step-recovery = Zuerst kommen Fertigkeiten. Werkzeuge gehen zurück in die Vorräte, Karten in ihre Stapel, Einsturzmarker vom Brett. Mischt alle Zwerge, teilt sie aus und deckt das nächste Ereignis auf.
mine-step-end = Zuerst kommen Fertigkeiten, und Werkzeuge gehen zurück in die Vorräte. Je drei Werkzeuge bringen 1 Nugget, und das meiste Gold gewinnt. Tippt unten Gold und Werkzeuge ein.
