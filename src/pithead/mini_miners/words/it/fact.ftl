# Ciò che abbiamo dovuto ricostruire della scatola, ogni cosa in una frase.
fact-mine-initiative = { $dwarf } è chiamato con il numero { $number }.
fact-mine-tool-of = { $dwarf } ha un attrezzo suo: { $tool }.
fact-mine-ability = { $dwarf }: { $ability }
fact-mine-tools = Delle carte attrezzo { $count } sono { $tool }.
fact-mine-deck = Nel mazzo { $deck } ci sono { $cards }.
fact-mine-events = { $count ->
    [one] L’evento “{ $event }” c’è una volta.
   *[other] L’evento “{ $event }” c’è { $count } volte.
}
fact-mine-markers-standard = { $blank ->
    [0] Segnalini della galleria: { $markers }.
   *[other] Segnalini della galleria: { $markers }; { $blank } non mostrano nulla.
}
fact-mine-markers-bonus = { $blank ->
    [0] Segnalini delle fosse: { $markers }.
   *[other] Segnalini delle fosse: { $markers }; { $blank } non mostrano nulla.
}
fact-mine-spaces-deck = { $spaces } scavano nel mazzo { $deck }
fact-mine-spaces-worth = { $spaces }: { $gold } oro
fact-mine-board-deck = Mazzi degli spazi: { $parts }.
fact-mine-board-worth = Quanto valgono gli spazi: { $parts }.
fact-mine-board-way = La via d’uscita porta { $ways }.
fact-mine-board-kind = Quali spazi sono galleria, fossa o l’ultimo: { $count } spazi.
fact-mine-board-place = Dove stanno gli spazi sul tabellone: { $count } spazi.
fact-mine-other = { $fact }
fact-mine-times = { $count } × { $thing }
