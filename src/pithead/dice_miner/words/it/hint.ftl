# What each phase is good for, for newcomers.
hint-dice-miner-heroes = Il tuo eroe vale due o tre dadi per tutta la partita: guarda quali facce ti piacciono.
hint-dice-miner-excavation = I tunnel contano in fila da 1, chi mostra più gemme le raddoppia, i pericoli costano punti senza lo strumento adatto.
hint-dice-miner-magic = Ogni simbolo magico rilancia uno dei tuoi dadi, una volta. Usalo dove la faccia ti piace di meno.
hint-dice-miner-replenish = I forzieri portano i dadi nel prossimo round così come sono; tutti gli altri vengono tirati di nuovo.
