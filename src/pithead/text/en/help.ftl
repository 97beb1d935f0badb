# What `pithead --help` says.
help-app = Dice Miner at your fingertips: play, replay, check and take apart. Unofficial.
help-app-end = Try “pithead play dice-miner”, or “pithead rules dice-miner” to read how it goes.
help-version = Show the version and go.

help-play = Play in this terminal: against a bot, or in turns at one keyboard.
help-score = Score heroes and troves: JSON lines in, JSON lines out.
help-moves = List the legal moves of positions: JSON lines in, JSON lines out.
help-apply = Play events on positions: JSON lines in, JSON lines out.
help-replay = Show a recorded game, up to any step.
help-verify = Open the envelope of a finished game and check every roll and every move.
help-rules = Read the rules, all of them or one by its number.
help-content = Show what is in the box, and how sure we are of it.
help-new = Open a table: write the header of a new game with its sealed dice.
help-random = Play random games and write a record of each.
help-bench = Measure speed, beside our peers in the same run.

help-game = Which game: dice-miner.
help-rule = The number of a rule, such as DM-4.6.
help-source = A file with one JSON a line; standard input without it.
help-record = The file of a recorded game.
help-box = Your own content file (TOML) that corrects facts of the box.
help-to = Stop after so many steps.
help-json = Print JSON for machines.
help-seats = How many players sit at the table.
help-bots = How many of them are bots; they sit on the last seats.
help-level = How the bots play: random or greedy.
help-names = The names of the people, separated by commas.
help-seed = A public seed: the same seed gives the same dice. For practice only.
help-solo = Alone: “dragon” against one bot, “daily” on the mountain of the day (our own rules).
help-random-heroes = Deal the heroes at random instead of choosing them.
help-save = Where to keep the record; it is written after every step.
help-resume = Go on with a game that was left.
help-games = How many games.
help-out = A folder for the records; it is made if need be.
help-new-out = The file of the new game.
help-seconds = How long each part is measured.
