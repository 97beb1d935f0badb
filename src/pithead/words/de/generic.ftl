# Games that bring no words of their own.
generic-step = { $name }: { $event }.
generic-chance = Zufall: { $event }.
generic-ask = Wähle
generic-total = gesamt
generic-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
generic-refusal = Das geht nicht: { $reason }.
generic-no-rules = Dieses Spiel bringt kein Regelheft mit. Was erlaubt ist, wird aufgezählt, wenn du am Zug bist.
generic-no-facts = Dieses Spiel nennt keine Angaben, die man berichtigen könnte.
