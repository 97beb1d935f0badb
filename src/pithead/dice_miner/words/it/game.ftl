# The game in the list of games: its name, why to play it, who can.
game-dice-miner-title = Dice Miner
game-dice-miner-pitch = Prendi dadi da una montagna che ti frana alle spalle. Scava tunnel, accumula gemme, tieni un piccone per i crolli e offri un giro di birra quando il dado migliore sta di lato.
game-dice-miner-about = Da 1 a 4 giocatori · tre round
