# Mitä laatikosta piti päätellä, kukin lauseena.
fact-mine-initiative = { $dwarf } kutsutaan numerolla { $number }.
fact-mine-tool-of = { $dwarf }: oma työkalu on { $tool }.
fact-mine-ability = { $dwarf }: { $ability }
fact-mine-tools = Työkalukorteista { $count } on: { $tool }.
fact-mine-deck = Pakassa { $deck } on { $cards }.
fact-mine-events = { $count ->
    [one] Tapahtuma ”{ $event }” on mukana kerran.
   *[other] Tapahtuma ”{ $event }” on mukana { $count } kertaa.
}
fact-mine-markers-standard = { $blank ->
    [0] Tunnelin merkit: { $markers }.
   *[other] Tunnelin merkit: { $markers }; { $blank } tyhjää.
}
fact-mine-markers-bonus = { $blank ->
    [0] Kuoppien merkit: { $markers }.
   *[other] Kuoppien merkit: { $markers }; { $blank } tyhjää.
}
fact-mine-spaces-deck = { $spaces } kaivaa pakasta { $deck }
fact-mine-spaces-worth = { $spaces }: { $gold } kultaa
fact-mine-board-deck = Ruutujen pakat: { $parts }.
fact-mine-board-worth = Ruutujen arvot: { $parts }.
fact-mine-board-way = Tie ulos kulkee { $ways }.
fact-mine-board-kind = Mitkä ruudut ovat tunnelia, kuoppia tai viimeinen: { $count } ruutua.
fact-mine-board-place = Missä ruudut ovat laudalla: { $count } ruutua.
fact-mine-other = { $fact }
fact-mine-times = { $count } × { $thing }
