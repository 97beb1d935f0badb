# What each phase is good for, for newcomers.
hint-dice-miner-heroes = Dein Held zählt das ganze Spiel lang wie zwei oder drei Würfel: Welche Seiten gefallen dir?
hint-dice-miner-excavation = Schächte zählen als Reihe ab 1, wer die meisten Edelsteine zeigt, verdoppelt sie, Gefahren kosten dich etwas, wenn das passende Gegenmittel fehlt.
hint-dice-miner-magic = Jedes Magiesymbol würfelt einen deiner Würfel einmal neu. Verwende es, wo dir die Seite am wenigsten gefällt.
hint-dice-miner-replenish = Schatztruhen tragen Würfel so, wie sie liegen, in die nächste Runde; alle anderen werden neu gewürfelt.
