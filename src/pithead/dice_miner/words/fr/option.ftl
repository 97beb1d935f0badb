# What a table may choose.
option-dice-miner-random-heroes = Distribuer les héros au hasard
option-dice-miner-solo = Forme en solitaire
option-dice-miner-solo-none = Aucune
option-dice-miner-solo-dragon = Contre le dragon
option-dice-miner-solo-daily = Montagne du jour
