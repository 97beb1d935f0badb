# The game in the list of games: its name, why to play it, who can.
game-dice-miner-title = Dice Miner
game-dice-miner-pitch = Prenez des dés à une montagne qui glisse derrière vous. Creusez des tunnels, amassez des gemmes, gardez une pioche pour les éboulements, et payez une tournée de bière quand le meilleur dé est sur le côté.
game-dice-miner-about = 1 à 4 joueurs · trois manches
