# What speaks for a decision.
coach-dice-miner-scores = bringt jetzt { $points } ein
coach-dice-miner-tunnel = bringt jetzt { $points } mit einem Schacht von 1 bis { $length }
coach-dice-miner-costs = kostet jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
coach-dice-miner-denies = lässt { $name } das nicht: { $die } ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 })
coach-dice-miner-hurts = nimmt { $name } { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
coach-dice-miner-magic = bringt { $number } Magie für später
coach-dice-miner-chest = lässt dich { $number ->
    [one] einen Würfel
   *[other] { $number } Würfel
 } aufheben
coach-dice-miner-beer = bringt ein Bier zum Teilen
coach-dice-miner-pickaxe = wappnet dich gegen Einstürze
coach-dice-miner-shield = wappnet dich gegen Drachen
coach-dice-miner-leaves = lässt { $name } oben höchstens { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
coach-dice-miner-two = lässt dich zwei Würfel nehmen
coach-dice-miner-gift = hilft { $name } in { $percent } % aller Würfe
coach-dice-miner-no-gift = bringt { $name } nichts, wie er auch fällt
coach-dice-miner-spends = würfelt { $number ->
    [one] einen Würfel
   *[other] { $number } Würfel
 } neu
coach-dice-miner-chance = der beste deiner Würfel wird in { $percent } % aller Würfe besser
coach-dice-miner-better = wird in { $percent } % aller Würfe besser
coach-dice-miner-worse = in { $percent } % schlechter
coach-dice-miner-never-worse = nie schlechter
coach-dice-miner-only-worse = wird nie besser, aber in { $percent } % aller Würfe schlechter
coach-dice-miner-idle-roll = ändert keine Punkte, wie er auch fällt
coach-dice-miner-keeps = hebt das für die nächste Runde auf: { $die }
coach-dice-miner-beats-roll = ist um { $points } mehr wert als ein neuer Wurf
coach-dice-miner-hero = { $hero } spielt die ganze Partie für dich
coach-dice-miner-done-magic = lässt die Würfel liegen, denn kein Wurf verspricht mehr
coach-dice-miner-done-replenish = würfelt alle anderen Würfel neu, denn keiner lohnt das Aufheben
coach-dice-miner-done-excavation = lässt den zweiten Würfel liegen, denn keiner würde helfen
