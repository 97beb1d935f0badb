# The game in the list of games: its name, why to play it, who can.
game-dice-miner-title = Dice Miner
game-dice-miner-pitch = Take dice from a mountain that slides after you. Dig tunnels, hoard gems, keep a pickaxe for the cave-ins, and buy a round of beer when the best die lies at the side.
game-dice-miner-about = 1 to 4 players · three rounds
