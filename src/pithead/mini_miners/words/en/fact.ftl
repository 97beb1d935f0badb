# What we had to reconstruct of the box, each in a sentence.
fact-mine-initiative = { $dwarf } is called as number { $number }.
fact-mine-tool-of = { $dwarf } has a tool of his own: { $tool }.
fact-mine-ability = { $dwarf }: { $ability }
fact-mine-tools = Of the tool cards { $count } are { $tool }.
fact-mine-deck = In deck { $deck } lie { $cards }.
fact-mine-events = { $count ->
    [one] The event “{ $event }” is there once.
   *[other] The event “{ $event }” is there { $count } times.
}
fact-mine-markers-standard = { $blank ->
    [0] Markers of the tunnel: { $markers }.
   *[other] Markers of the tunnel: { $markers }; { $blank } show nothing.
}
fact-mine-markers-bonus = { $blank ->
    [0] Markers of the pits: { $markers }.
   *[other] Markers of the pits: { $markers }; { $blank } show nothing.
}
fact-mine-spaces-deck = { $spaces } dig in deck { $deck }
fact-mine-spaces-worth = { $spaces }: { $gold } gold
fact-mine-board-deck = Decks of the spaces: { $parts }.
fact-mine-board-worth = What spaces are worth: { $parts }.
fact-mine-board-way = The way out leads { $ways }.
fact-mine-board-kind = Which spaces are tunnel, pit or the last one: { $count } spaces.
fact-mine-board-place = Where the spaces lie on the board: { $count } spaces.
fact-mine-other = { $fact }
fact-mine-times = { $count } × { $thing }
