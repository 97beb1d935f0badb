# What a table may choose.
option-dice-miner-random-heroes = Jaa sankarit sattumalta
option-dice-miner-solo = Yksinpelin muoto
option-dice-miner-solo-none = Ei mitään
option-dice-miner-solo-dragon = Lohikäärmettä vastaan
option-dice-miner-solo-daily = Päivän vuori
