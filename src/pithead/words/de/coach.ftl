# Tipps, Trainer und Analyse.

## Ein Satz aus einer oder zwei Tatsachen
coach-one = { $one }.
coach-both = { $one } und { $two }.
coach-quiet = ändert nichts, was sich zählen ließe, und behält den Rest.

## Dice Miner
coach-dice-scores = bringt jetzt { $points } ein
coach-dice-tunnel = bringt jetzt { $points } mit einem Schacht von 1 bis { $length }
coach-dice-costs = kostet jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
coach-dice-denies = lässt { $name } das nicht: { $die } ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 })
coach-dice-hurts = nimmt { $name } { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
coach-dice-magic = bringt { $number } Magie für später
coach-dice-chest = lässt dich { $number ->
    [one] einen Würfel
   *[other] { $number } Würfel
 } aufheben
coach-dice-beer = bringt ein Bier zum Teilen
coach-dice-pickaxe = wappnet dich gegen Einstürze
coach-dice-shield = wappnet dich gegen Drachen
coach-dice-leaves = lässt { $name } oben höchstens { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
coach-dice-two = lässt dich zwei Würfel nehmen
coach-dice-gift = hilft { $name } in { $percent } % aller Würfe
coach-dice-spends = würfelt { $number ->
    [one] einen Würfel
   *[other] { $number } Würfel
 } neu
coach-dice-chance = der beste deiner Würfel wird in { $percent } % aller Würfe besser
coach-dice-better = wird in { $percent } % aller Würfe besser
coach-dice-worse = in { $percent } % schlechter
coach-dice-keeps = hebt das für die nächste Runde auf: { $die }
coach-dice-beats-roll = ist um { $points } mehr wert als ein neuer Wurf
coach-dice-hero = { $hero } spielt die ganze Partie für dich
coach-dice-done-magic = lässt die Würfel liegen, denn kein Wurf verspricht mehr
coach-dice-done-replenish = würfelt alle anderen Würfel neu, denn keiner lohnt das Aufheben
coach-dice-done-excavation = lässt den zweiten Würfel liegen, denn keiner würde helfen

## Mini Miners
coach-mine-finds = gräbt im Mittel nach { $gold } Gold
coach-mine-sure = ist sichere { $gold } Gold wert
coach-mine-danger = trifft bei { $percent } % aller Grabungen auf einen Einsturz
coach-mine-marker = hat das zur Hilfe: { $marker }
coach-mine-first = hat niemanden zwischen sich und dem Ausgang
coach-mine-behind = wartet auf dem Weg hinaus auf { $count ->
    [one] einen Zwerg
   *[other] { $count } Zwerge
 }
coach-mine-home = bringt { $gold } Gold nach Hause
coach-mine-below = lässt { $count ->
    [one] einen Gegner
   *[other] { $count } Gegner
 } unten zurück
coach-mine-tavern = ist in der Taverne sicher
coach-mine-hits = trifft { $dwarf } von { $name }
coach-mine-carries = dort stehen { $gold } Gold auf dem Spiel
coach-mine-tool = bringt das ins Spiel: { $tool }
coach-mine-tools = macht { $count ->
    [one] ein Werkzeug
   *[other] { $count } Werkzeuge
 }, und drei sind am Ende ein Nugget
coach-mine-uses = jetzt ist die Zeit dafür: { $tool }
coach-mine-gold = gibt sofort { $gold } Gold
coach-mine-bonus = gibt mehr als { $gold } Gold: { $marker }
coach-mine-clears = räumt den Weg für { $count ->
    [one] einen deiner Zwerge
   *[other] { $count } deiner Zwerge
 } mit { $gold } Gold
coach-mine-clears-rivals = auch für { $count ->
    [one] einen Gegner
   *[other] { $count } Gegner
 }
coach-mine-called = gibt dir { $dwarf } mit der Nummer { $number }
coach-mine-spares = kann diese Runde am besten verzichten auf: { $dwarf }
coach-mine-gone = schafft das aus dem Weg: { $card }
coach-mine-next = legt das obenauf für den Nächsten, der gräbt: { $card }
coach-mine-lurks = wartet auf { $count ->
    [one] einen Gegner
   *[other] { $count } Gegner
 } in der Mine
coach-mine-shuffles = sucht bessere Werkzeuge
coach-mine-saves = spart { $gold } Gold für das Ende
coach-mine-passes = behält alles für später
coach-mine-passes-escape = gibt diesen Zwerg auf, denn der Weg hinaus kostet mehr
coach-mine-gives = gibt { $name } { $gold } Gold

## Zeig es mir
coach-percent = { $number } %
coach-points = { $number } Punkte
coach-error = ±{ $number }
coach-show = Das Beste, was du tun kannst, mit deiner Aussicht auf den Sieg:
coach-show-alone = Das Beste, was du tun kannst, mit den Punkten, die am Ende zu erwarten sind:
coach-lost-nothing = Trainer: Das war das Beste.
coach-lost = Trainer: Das hat { $loss } gegenüber „{ $best }“ verloren ({ $words }). { $why }

## Analyse
coach-progress = Jeder Schritt wird gewogen
coach-title = { $game }: { $names }, { $steps } Schritte
coach-curve = Aussicht auf den Sieg, Schritt für Schritt
coach-curve-alone = Erwartete Punkte, Schritt für Schritt
coach-head-player = Spieler
coach-head-luck = Glück
coach-head-own = eigenes Glück
coach-head-skill = Können
coach-head-others = andere
coach-head-final = Ergebnis
coach-head-adjusted = ohne Glück
coach-head-rate = Fehlerrate
coach-head-band = spielt wie
coach-sums = Geht für alle auf: Ergebnis − Anfang = Glück + Können + andere. ± ist ein Standardfehler.
coach-own = Das Glück misst, was alle wissen; das eigene Glück, was der Spieler wusste.
coach-mistakes = Die größten Fehler
coach-no-mistakes = Niemand hat einen Fehler gemacht.
coach-mistake = Schritt { $number }: { $sentence } Das kostete { $name } { $loss }. Besser: „{ $best }“ ({ $words }). { $why }
coach-lucky = Das größte Glück
coach-luck = Schritt { $number }: { $sentence } Das gab { $name } { $gain }.
coach-look = Dort nachsehen: pithead replay { $file } --to { $number }
coach-written = Die Kurve steht in { $file }.
coach-stopped = Angehalten: { $done } von { $steps } Schritten wurden gewogen.

## Fehlerraten
coach-band-lode-finder = Aderfinder
coach-band-master-miner = Bergmeister
coach-band-foreman = Steiger
coach-band-hewer = Hauer
coach-band-apprentice = Lehrling
coach-band-first-day = erster Tag
coach-band-in-the-dark = im Dunkeln
