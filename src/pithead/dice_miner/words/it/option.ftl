# What a table may choose.
option-dice-miner-random-heroes = Distribuisci gli eroi a caso
option-dice-miner-solo = Forma in solitario
option-dice-miner-solo-none = Nessuna
option-dice-miner-solo-dragon = Contro il drago
option-dice-miner-solo-daily = Montagna del giorno
