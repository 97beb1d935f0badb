# What each phase is good for, for newcomers.
hint-dice-miner-heroes = Votre héros compte comme deux ou trois dés pendant toute la partie : quelles faces vous plaisent ?
hint-dice-miner-excavation = Les tunnels comptent en suite à partir de 1, qui montre le plus de gemmes les double, les dangers coûtent des points sans le bon outil.
hint-dice-miner-magic = Chaque symbole de magie relance un de vos dés, une fois. Dépensez-le là où la face vous plaît le moins.
hint-dice-miner-replenish = Les coffres emportent des dés dans la manche suivante tels qu’ils sont ; tous les autres sont relancés.
