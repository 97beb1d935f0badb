# Games that bring no words of their own.
generic-step = { $name }: { $event }.
generic-chance = Chance: { $event }.
generic-ask = Choose
generic-total = total
generic-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
generic-refusal = That can’t be done: { $reason }.
generic-no-rules = This game brings no rulebook. What may be done is listed when it is your turn.
generic-no-facts = This game states no facts that could be corrected.
