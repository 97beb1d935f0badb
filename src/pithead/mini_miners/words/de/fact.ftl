# Was wir von der Schachtel rekonstruieren mussten, je ein Satz.
fact-mine-initiative = { $dwarf } wird als Nummer { $number } aufgerufen.
fact-mine-tool-of = { $dwarf } hat ein eigenes Werkzeug: { $tool }.
fact-mine-ability = { $dwarf }: { $ability }
fact-mine-tools = Von den Werkzeugkarten zeigen { $count }: { $tool }.
fact-mine-deck = Im Stapel { $deck } liegen { $cards }.
fact-mine-events = { $count ->
    [one] Das Ereignis „{ $event }“ gibt es einmal.
   *[other] Das Ereignis „{ $event }“ gibt es { $count }-mal.
}
fact-mine-markers-standard = { $blank ->
    [0] Marker des Stollens: { $markers }.
   *[other] Marker des Stollens: { $markers }; { $blank } zeigen nichts.
}
fact-mine-markers-bonus = { $blank ->
    [0] Marker der Gruben: { $markers }.
   *[other] Marker der Gruben: { $markers }; { $blank } zeigen nichts.
}
fact-mine-spaces-deck = { $spaces } graben im Stapel { $deck }
fact-mine-spaces-worth = { $spaces }: { $gold } Gold
fact-mine-board-deck = Stapel der Felder: { $parts }.
fact-mine-board-worth = Was Felder wert sind: { $parts }.
fact-mine-board-way = Der Weg hinaus führt { $ways }.
fact-mine-board-kind = Welche Felder Stollen, Grube oder das letzte sind: { $count } Felder.
fact-mine-board-place = Wo die Felder auf dem Plan liegen: { $count } Felder.
fact-mine-other = { $fact }
fact-mine-times = { $count } × { $thing }
