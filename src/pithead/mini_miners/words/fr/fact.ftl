# Ce que nous avons dû reconstituer de la boîte, chaque chose en une phrase.
fact-mine-initiative = { $dwarf } est appelé au numéro { $number }.
fact-mine-tool-of = { $dwarf } a un outil à lui : { $tool }.
fact-mine-ability = { $dwarf } : { $ability }
fact-mine-tools = Parmi les cartes outil, { $count } sont : { $tool }.
fact-mine-deck = Dans la pile { $deck } se trouvent { $cards }.
fact-mine-events = { $count ->
    [one] L’évènement « { $event } » est présent une fois.
   *[other] L’évènement « { $event } » est présent { $count } fois.
}
fact-mine-markers-standard = { $blank ->
    [0] Marqueurs de la galerie : { $markers }.
   *[other] Marqueurs de la galerie : { $markers } ; { $blank } ne montrent rien.
}
fact-mine-markers-bonus = { $blank ->
    [0] Marqueurs des fosses : { $markers }.
   *[other] Marqueurs des fosses : { $markers } ; { $blank } ne montrent rien.
}
fact-mine-spaces-deck = { $spaces } creusent dans la pile { $deck }
fact-mine-spaces-worth = { $spaces } : { $gold } or
fact-mine-board-deck = Piles des cases : { $parts }.
fact-mine-board-worth = Ce que valent les cases : { $parts }.
fact-mine-board-way = Le chemin de la sortie mène { $ways }.
fact-mine-board-kind = Quelles cases sont galerie, fosse ou la dernière : { $count } cases.
fact-mine-board-place = Où se trouvent les cases sur le plateau : { $count } cases.
fact-mine-other = { $fact }
fact-mine-times = { $count } × { $thing }
