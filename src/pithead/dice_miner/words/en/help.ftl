# The options of a table on the command line.
help-dice-miner-solo = Alone: “dragon” against one bot, “daily” on the mountain of the day (our own rules).
help-dice-miner-random-heroes = Deal the heroes at random instead of choosing them.
help-dice-miner-heroes = The heroes: “chosen” by the bots, “random”, or a name or “random” for each seat, separated by commas.
