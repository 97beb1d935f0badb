# The game in the list of games: its name, why to play it, who can.
game-mini-miners-title = Mini Miners
game-mini-miners-pitch = Recrutez une troupe de nains, équipez-les et envoyez-les dans quatre galeries. Qui creuse avec trop d’appétit dort sous les gravats.
game-mini-miners-about = 2 à 4 joueurs · trois manches
