# The game in the list of games: its name, why to play it, who can.
game-dice-miner-title = Dice Miner
game-dice-miner-pitch = Nimm Würfel von einem Berg, der hinter dir nachrutscht. Grabe Schächte, horte Edelsteine, halte ein Werkzeug gegen Einstürze bereit, und gib eine Runde Bier aus, wenn der beste Würfel an der Seite liegt.
game-dice-miner-about = 1 bis 4 Personen · drei Runden
