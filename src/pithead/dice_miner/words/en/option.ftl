# What a table may choose.
option-dice-miner-random-heroes = Deal the heroes at random
option-dice-miner-solo = Solo form
option-dice-miner-solo-none = None
option-dice-miner-solo-dragon = Against the dragon
option-dice-miner-solo-daily = Daily mountain
