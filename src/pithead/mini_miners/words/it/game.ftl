# The game in the list of games: its name, why to play it, who can.
game-mini-miners-title = Mini Miners
game-mini-miners-pitch = Recluta una squadra di nani, equipaggiala e mandala giù per quattro gallerie. Chi scava con troppa avidità dorme sotto le macerie.
game-mini-miners-about = Da 2 a 4 giocatori · tre round
