# Games that bring no words of their own.
generic-step = { $name }: { $event }.
generic-chance = Caso: { $event }.
generic-ask = Scegli
generic-total = totale
generic-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }
generic-refusal = Non si può: { $reason }.
generic-no-rules = Questo gioco non porta un regolamento. Quando tocca a te, le mosse possibili sono elencate.
generic-no-facts = Questo gioco non dichiara dati che si possano correggere.
