# What speaks for a decision.
coach-mini-miners-finds = scava in media { $gold } d’oro
coach-mini-miners-sure = vale { $gold } d’oro sicuro
coach-mini-miners-danger = incontra un crollo nel { $percent } % degli scavi
coach-mini-miners-marker = ha questo in aiuto: { $tool }
coach-mini-miners-first = non ha nessuno fra sé e l’uscita
coach-mini-miners-behind = aspetta sulla via d’uscita { $count ->
    [one] un nano
   *[other] { $count } nani
 }
coach-mini-miners-home = porta a casa { $gold } d’oro
coach-mini-miners-below = lascia di sotto { $count ->
    [one] un rivale
   *[other] { $count } rivali
 }
coach-mini-miners-tavern = è al sicuro nella taverna
coach-mini-miners-hits = colpisce { $dwarf } di { $name }
coach-mini-miners-carries = lì sono in gioco { $gold } d’oro
coach-mini-miners-tool = mette in gioco questo: { $tool }
coach-mini-miners-tools = fa { $count ->
    [one] un attrezzo
   *[other] { $count } attrezzi
 }, e tre sono una pepita alla fine
coach-mini-miners-uses = è il momento di questo: { $tool }
coach-mini-miners-gold = dà subito { $gold } d’oro
coach-mini-miners-bonus = dà più di { $gold } d’oro: { $bonus }
coach-mini-miners-clears = libera la via a { $count ->
    [one] un tuo nano
   *[other] { $count } tuoi nani
 } con { $gold } d’oro
coach-mini-miners-clears-rivals = anche a { $count ->
    [one] un rivale
   *[other] { $count } rivali
 }
coach-mini-miners-called = ti dà { $dwarf }, chiamato con il numero { $number }
coach-mini-miners-spares = in questo turno può fare a meno di { $dwarf }
coach-mini-miners-gone = toglie di mezzo questo: { $card }
coach-mini-miners-next = mette questo in cima per il prossimo che scava: { $card }
coach-mini-miners-lurks = aspetta { $count ->
    [one] un rivale
   *[other] { $count } rivali
 } nella miniera
coach-mini-miners-shuffles = cerca attrezzi migliori
coach-mini-miners-saves = risparmia { $gold } d’oro per la fine
coach-mini-miners-passes = tiene tutto per dopo
coach-mini-miners-passes-escape = rinuncia a questo nano, perché la via d’uscita costa di più
coach-mini-miners-gives = dà { $gold } d’oro a { $name }
