# Words that other messages use.
-dice-miner = Dice Miner
-pithead = Pithead
