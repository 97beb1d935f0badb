# The game in the list of games: its name, why to play it, who can.
game-dice-miner-title = Dice Miner
game-dice-miner-pitch = Ota noppia vuoresta, joka valuu perässäsi. Kaiva tunneleita, hamstraa jalokiviä, pidä hakku sortumien varalta ja tarjoa kierros olutta, kun paras noppa on sivulla.
game-dice-miner-about = 1–4 pelaajaa · kolme kierrosta
