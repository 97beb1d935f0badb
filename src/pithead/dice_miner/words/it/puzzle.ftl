# What a puzzle is about.
puzzle-dice-miner-theme-beer = Offrire una birra o no
puzzle-dice-miner-theme-stop = Quando fermarsi
puzzle-dice-miner-theme-deny = A chi togliere qualcosa
puzzle-dice-miner-theme-take = Quale dado prendere
puzzle-dice-miner-theme-magic = Che cosa ritirare
puzzle-dice-miner-theme-cache = Che cosa tenere
puzzle-dice-miner-theme-hero = Quale eroe
