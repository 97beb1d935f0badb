# What a puzzle is about.
puzzle-dice-miner-theme-beer = Tarjotako olut vai ei
puzzle-dice-miner-theme-stop = Milloin lopettaa
puzzle-dice-miner-theme-deny = Keneltä viedä
puzzle-dice-miner-theme-take = Minkä nopan ottaa
puzzle-dice-miner-theme-magic = Mitä heittää uudelleen
puzzle-dice-miner-theme-cache = Mitä säilyttää
puzzle-dice-miner-theme-hero = Kuka sankariksi
