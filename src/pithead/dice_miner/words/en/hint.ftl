# What each phase is good for, for newcomers.
hint-dice-miner-heroes = Your hero counts as two or three dice for the whole game: see which faces you like.
hint-dice-miner-excavation = Tunnels score in a row from 1, whoever shows most gems doubles them, hazards cost you unless you have the right tool.
hint-dice-miner-magic = Each magic symbol rolls one of your dice again, once. Spend it where you like the face least.
hint-dice-miner-replenish = Chests carry dice into the next round with the faces they show; all your other dice are rolled again.
