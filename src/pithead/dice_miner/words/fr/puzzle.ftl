# What a puzzle is about.
puzzle-dice-miner-theme-beer = Partager une bière ou non
puzzle-dice-miner-theme-stop = Quand s’arrêter
puzzle-dice-miner-theme-deny = Qui priver
puzzle-dice-miner-theme-take = Quel dé prendre
puzzle-dice-miner-theme-magic = Que relancer
puzzle-dice-miner-theme-cache = Que garder
puzzle-dice-miner-theme-hero = Quel héros
