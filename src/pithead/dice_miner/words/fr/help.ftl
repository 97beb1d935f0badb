# The options of a table on the command line.
help-dice-miner-solo = En solitaire : « dragon » contre un bot, « daily » sur la montagne du jour (nos propres règles).
help-dice-miner-random-heroes = Distribuer les héros au hasard au lieu de les choisir.
help-dice-miner-heroes = Les héros : « chosen », choisis par les bots, « random », ou pour chaque place un nom ou « random », séparés par des virgules.
