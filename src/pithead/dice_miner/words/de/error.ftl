# Refusals: one sentence each, what was wrong and what was expected. The number of the rule follows by itself.

## Turns
error-chance-only = Sitz { $seat } kann nicht bestimmen, wie Würfel fallen; das tut nur der Zufall.

## Set-up
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

## Excavation
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

## Magic
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
error-not-in-trove = In diesem Vorrat liegt dies nicht zur Wahl: { $die }.
error-hazard-never-rolls = { $die } ist ein Gefahrenwürfel, und die würfelt Magie nie.
error-die-not-free = { $die } kann nicht gewählt werden: Der Würfel ist verwendet oder schon gewählt.
error-no-roll-now = Es sind keine Würfel zu würfeln.
error-wrong-dice = Fällig waren diese Würfel: { $expected }; „{ $came }“ sind andere.

## Replenish
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

## Positions
error-picks = { $picks } Würfel zu nehmen ist unmöglich: Nach dem Prost sind es zwei.
error-round = Es gibt keine Runde { $round }; eine Partie hat die Runden 1 bis 3.
error-position-scores = „scores“ braucht für jeden Sitz gleich viele beendete Runden, höchstens drei.
error-position-sharing = Ein Bier, das gleich gewürfelt wird, braucht den Zufall in „to_act“, den Sitz in „turn“ und in „sharing“ Art und Sitz.
error-position-rolling = „rolling“ und „to_choose“ passen nicht zum Vorrat: Sie brauchen unverwendete Würfel, die keine Gefahrenwürfel sind, und sobald alle gewählt sind, handelt der Zufall.
error-position-cached = „cached“ nennt Würfel, die nicht im Vorrat sind.
error-position-reroll = „waiting“ muss Sitze nennen, die außer den gesicherten Würfeln noch andere zu würfeln haben.
error-position-waiting = In der Phase „{ $phase }“ muss jemand in „waiting“ stehen; lass es weg, wenn es alle sind.
error-mountain-empty = Der Berg ist leer, also ist die Grabung vorbei.
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
error-score-seats = „heroes“ hat { $heroes ->
    [one] einen Eintrag
   *[other] { $heroes } Einträge
 } und „troves“ { $troves }; erwartet wird je einer für 1 bis 4 Spieler.

## Content files
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

## Fast kernels
error-sim-hero-faces = Der Held { $hero } zeigt { $count } Seiten; der schnelle Kern kann höchstens { $most } zählen.
error-solve-seats = Der Löser kennt Partien zu zweit; diese hat { $seats } Plätze.
error-solve-phase = Der Löser kennt Abbau und Magie der letzten Runde, und diese Stellung ist keines von beiden.
error-solve-dice = Auf dem Berg liegen { $count } Würfel; der Löser kann höchstens { $most } auszählen.
error-solve-big = Diese Stellung ist zu groß für den Löser: Zu viele Biere, Magiesymbole oder Würfel sind übrig.
error-solve-magic = Ein Zauber würfelt hier { $count } Würfel; der Löser kann höchstens { $most } auszählen.
