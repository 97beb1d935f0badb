# The options of a table on the command line.
help-dice-miner-solo = Yksin: ”dragon” yhtä bottia vastaan, ”daily” päivän vuorella (omat sääntömme).
help-dice-miner-random-heroes = Jaa sankarit satunnaisesti valitsemisen sijaan.
help-dice-miner-heroes = Sankarit: ”chosen” eli bottien valitsemat, ”random”, tai kullekin pelipaikalle nimi tai ”random” pilkuilla erotettuina.
