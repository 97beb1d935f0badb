# The game in the list of games: its name, why to play it, who can.
game-mini-miners-title = Mini Miners
game-mini-miners-pitch = Draft a troop of dwarves, arm them with tools and send them down four galleries. Whoever digs too greedily sleeps in the rubble.
game-mini-miners-about = 2 to 4 players · three rounds
