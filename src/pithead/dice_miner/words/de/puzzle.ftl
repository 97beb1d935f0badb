# What a puzzle is about.
puzzle-dice-miner-theme-beer = Ein Bier ausgeben oder nicht
puzzle-dice-miner-theme-stop = Wann Schluss ist
puzzle-dice-miner-theme-deny = Wem man etwas wegnimmt
puzzle-dice-miner-theme-take = Welchen Würfel man nimmt
puzzle-dice-miner-theme-magic = Was man neu würfelt
puzzle-dice-miner-theme-cache = Was man behält
puzzle-dice-miner-theme-hero = Welcher Held
