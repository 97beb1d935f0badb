# What a puzzle is about.
puzzle-dice-miner-theme-beer = Share a beer or not
puzzle-dice-miner-theme-stop = When to stop
puzzle-dice-miner-theme-deny = Whom to deny
puzzle-dice-miner-theme-take = Which die to take
puzzle-dice-miner-theme-magic = What to roll again
puzzle-dice-miner-theme-cache = What to keep
puzzle-dice-miner-theme-hero = Which hero
