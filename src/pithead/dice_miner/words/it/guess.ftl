# Che cosa della scatola è un’ipotesi, e che cosa cambia: cifre di `pithead lab`.
guess-dice-hazard = Tre facce del dado pericolo sono ipotesi, e sono quelle che contano di più. Con draghi da 1 e 4 al posto di 3 e 4 un giocatore avido finisce con { $less } punti in meno; con grotte da 1, 2 e 3 e due draghi da 4, con { $more } in più.
guess-dice-tool = Il secondo piccone e il secondo scudo del dado attrezzo, e il numero sul suo forziere, sono ipotesi. Un terzo piccone al posto di uno scudo costa a un giocatore avido { $less } punti, un terzo scudo al posto di un piccone ne porta { $more }; che il forziere mostri 1 o 2 non fa differenza misurabile.
guess-dice-magic = Due facce del dado magia sono ipotesi. Un secondo 2 al posto di un terzo 1 porta a un giocatore avido { $more } punti.
