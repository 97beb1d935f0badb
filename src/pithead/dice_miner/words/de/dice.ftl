# Dice Miner: names of things, log lines, the table and the score sheet.

## Things
dice-kind-tunnel = Schachtwürfel
dice-kind-hazard = Gefahrenwürfel
dice-kind-tool = Unterstützungswürfel
dice-kind-treasure = Schatzwürfel
dice-kind-magic = Magiewürfel
dice-hero-alchemist = Alchemist
dice-hero-dragon-slayer = Drachentöter
dice-hero-engineer = Ingenieur
dice-hero-prospector = Schürfer
dice-hero-surveyor = Markscheider
dice-hero-treasurer = Schatzmeister
dice-face-tunnel = Schacht { $number }
dice-face-treasure = { $number ->
    [one] ein Edelstein
   *[other] { $number } Edelsteine
 }
dice-face-magic = { $number } Magie
dice-face-pickaxe = Werkzeug
dice-face-shield = Schild
dice-face-chest = { $number ->
    [one] eine Schatztruhe
   *[other] { $number } Schatztruhen
 }
dice-face-cave = { $number ->
    [one] ein Höhleneinsturz
   *[other] { $number } Höhleneinstürze
 }
dice-face-dragon = { $number ->
    [one] ein Drache
   *[other] { $number } Drachen
 }
dice-face-beer = Bier ({ $kind })
dice-face-spent = { $face }, verwendet
dice-phase-set-up = wer beginnt?
dice-phase-heroes = Helden wählen
dice-phase-deal = Helden austeilen
dice-phase-fill = den Berg füllen
dice-phase-excavation = Grabungsphase
dice-phase-magic = Magiephase
dice-phase-replenish = Aufräumphase
dice-phase-reroll = neu würfeln
dice-phase-lots = losen
dice-phase-end = Spielende

## Letters and short words on dice, at most six letters
dice-letter-tunnel = S
dice-letter-treasure = E
dice-letter-magic = M
dice-letter-tool = U
dice-letter-hazard = G
dice-short-beer = Bier
dice-short-pickaxe = Werkz.
dice-short-shield = Schild
dice-short-chest = Truhe
dice-short-cave = Höhle
dice-short-dragon = Drache

## What happens
dice-log-choose = { $name } spielt als { $hero }.
dice-log-choose-you = Du spielst als { $hero }.
dice-log-take = { $name } nimmt von { $slot }: { $die }.
dice-log-take-you = Du nimmst von { $slot }: { $die }.
dice-log-cheers = { $name } gibt { $other } ein Bier aus: Prost!
dice-log-cheers-you = Du gibst { $other } ein Bier aus: Prost!
dice-log-cheers-to-you = { $name } gibt dir ein Bier aus: Prost!
dice-log-cheers-bag = { $name } trinkt allein ein Bier: Prost!
dice-log-cheers-bag-you = Du trinkst allein ein Bier: Prost!
dice-log-spend = { $name } verwendet { $number ->
    [one] ein Magiesymbol
   *[other] { $number } Magiesymbole
 }.
dice-log-spend-you = Du verwendest { $number ->
    [one] ein Magiesymbol
   *[other] { $number } Magiesymbole
 }.
dice-log-roll = { $name } würfelt neu: { $die }.
dice-log-roll-you = Du würfelst neu: { $die }.
dice-log-cache = { $name } sichert in einer Schatztruhe: { $die }.
dice-log-cache-you = Du sicherst in einer Schatztruhe: { $die }.
dice-log-done = { $name } ist fertig.
dice-log-done-you = Du bist fertig.
dice-log-rolled = Die Würfel sagen: { $faces }.
dice-log-filled = Würfel poltern auf den Berg.
dice-log-scored = Punkte der Runde { $round }: { $points }.
dice-log-starts = Das Los fällt auf { $name }, die Runde zu beginnen.
dice-log-starts-you = Das Los fällt auf dich, die Runde zu beginnen.
dice-log-dealt = Die Helden sind ausgeteilt: { $heroes }.

## Choices and what they change
dice-choice-take = { $die } von { $slot }
dice-choice-of = { $die }: { $choice }
dice-choice-roll = neu werfen: { $die }
dice-choice-cache = sichern: { $die }
dice-choice-cheers = { $other } ein Bier ausgeben, dann zwei Würfel nehmen
dice-choice-cheers-to-you = dir ein Bier ausgeben, dann zwei Würfel nehmen
dice-choice-cheers-bag = ein Bier trinken, dann zwei Würfel nehmen
dice-choice-spend = { $number ->
    [one] einen Würfel
   *[other] { $number } Würfel
 } neu würfeln
dice-choice-done-excavation = den zweiten Würfel liegen lassen
dice-choice-done-magic = keine Magie mehr
dice-choice-done-replenish = nichts mehr sichern
dice-preview-points = { $before } → { $after ->
    [one] { $after } Punkt
   *[other] { $after } Punkte
 }
dice-preview-slides = Würfel rutschen nach { $slots }

## Spoken
dice-spoken-row = Reihe { $row }: { $dice }.
dice-spoken-player = { $name }, { $hero }, { $points }. Würfelvorrat: { $dice }.

## The table
dice-round = Runde { $round } von 3 · { $phase }
dice-tie = Stechen { $number } · { $phase }
dice-empty = (noch nichts)
dice-player-points = { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
 } · jetzt { $now }
dice-hero-shows = { $hero }: { $faces }

## The score sheet
dice-sheet-round = Runde { $round }
dice-sheet-tunnels = Schächte
dice-sheet-treasure = Schätze
dice-sheet-hazards = Gefahren
dice-sheet-total = Summe
dice-why-no-tunnel = keine Sequenz, die mit 1 beginnt
dice-why-gems = { $gems ->
    [0] kein Edelstein
    [one] ein Edelstein
   *[other] { $gems } Edelsteine
 }{ $doubled ->
    [yes] , verdoppelt für die Mehrheit
   *[no] {""}
 }
dice-why-cave-ins = { $dangers ->
    [one] ein Höhleneinsturz
   *[other] { $dangers } Höhleneinstürze
 } × { $tools ->
    [0] −1 ohne Werkzeug
    [one] ein Werkzeug
   *[other] { $tools } Werkzeuge
 }
dice-why-dragons = { $dangers ->
    [one] ein Drache
   *[other] { $dangers } Drachen
 } × { $tools ->
    [0] −1 ohne Schild
    [one] ein Schild
   *[other] { $tools } Schilde
 }
dice-why-no-hazard = keine Gefahr

## On drawn boards
dice-label-slot = { $slot }: { $die }
dice-label-face = { $face }, { $kind }
dice-label-die = { $die }{ $count ->
    [one] {""}
   *[other] , { $count } Stück
 }, Würfelvorrat von { $name }
dice-label-die-you = { $die }{ $count ->
    [one] {""}
   *[other] , { $count } Stück
 }, dein Würfelvorrat
dice-label-hero = { $hero } ({ $name })
dice-ask-heroes = wähle einen Helden
dice-ask-take = nimm einen Würfel von oben
dice-ask-cheers = nimm einen Würfel von oben, oder gib ein Bier aus
dice-ask-first = nimm einen Würfel von oben oder von der Seite
dice-ask-second = nimm einen zweiten Würfel, oder lass ihn liegen
dice-ask-spend = verwende Magie, oder höre auf
dice-ask-roll = wähle einen Würfel, der neu geworfen wird
dice-ask-cache = sichere einen Würfel in einer Schatztruhe, oder höre auf
dice-why-round = am Ende jener Runde aufgeschrieben

# The reference of the box.
dice-name-dice = Würfel
dice-name-heroes = Helden
dice-symbol-tunnel = Schächte
dice-symbol-treasure = Edelsteine
dice-symbol-magic = Magie
dice-symbol-pickaxe = Spitzhacke
dice-symbol-shield = Schild
dice-symbol-cave = Einstürze
dice-symbol-dragon = Drachen
dice-symbol-chest = Truhe
dice-symbol-beer = Bier

## Am echten Tisch
dice-table-note = Bier, Magie und Truhen bringen keine Punkte: Lasst sie weg.
dice-step-setup = Alle würfeln mit einem Schachtwürfel; der höchste beginnt, und Bier schlägt die 5. Wählt die Helden gegen den Uhrzeigersinn, der Startspieler zuletzt. Würfelt 20 Würfel aus dem Beutel auf den Berg.
dice-step-excavation = Ab dem Startspieler nimmt im Uhrzeigersinn jeder einen Würfel von der Oberseite. Wer vorher ein Bier ausgibt, darf zwei nehmen, auch aus der Flanke. So geht es, bis der Berg leer ist.
dice-step-magic = Es beginnt, wer als Nächstes dran gewesen wäre, und alle haben einen Zug. Für jedes Magiesymbol würfelt ihr einen eurer Würfel neu, aber nie einen Gefahrenwürfel.
dice-step-scoring = Schächte zählen der Reihe nach ab 1, Edelsteine doppelt für den, der die meisten hat, Gefahren gegen ihr Werkzeug. Tippt unten die Würfel aller ein.
dice-step-replenish = Behaltet so viele Würfel, wie ihr Truhen habt, und würfelt alle anderen neu. Wer die wenigsten Punkte hat, beginnt. 20 weitere Würfel füllen den Berg.
dice-step-end = Die meisten Punkte aus allen drei Runden gewinnen. Wer gleichauf vorn liegt, würfelt alle Würfel, spielt noch eine Magiephase und wertet noch einmal.
