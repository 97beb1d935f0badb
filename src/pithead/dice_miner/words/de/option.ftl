# What a table may choose.
option-dice-miner-random-heroes = Helden zufällig austeilen
option-dice-miner-solo = Form für eine Person
option-dice-miner-solo-none = Keine
option-dice-miner-solo-dragon = Gegen den Drachen
option-dice-miner-solo-daily = Berg des Tages
