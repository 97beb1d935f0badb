# The options of a table on the command line.
help-dice-miner-solo = Da soli: «dragon» contro un bot, «daily» sulla montagna del giorno (regole nostre).
help-dice-miner-random-heroes = Distribuisce gli eroi a caso invece di farli scegliere.
help-dice-miner-heroes = Gli eroi: «chosen», scelti dai bot, «random», oppure per ogni posto un nome o «random», separati da virgole.
