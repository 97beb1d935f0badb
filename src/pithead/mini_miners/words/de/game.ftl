# The game in the list of games: its name, why to play it, who can.
game-mini-miners-title = Mini Miners
game-mini-miners-pitch = Stelle einen Trupp Zwerge zusammen, gib ihnen Werkzeug und schicke sie in vier Stollen hinab. Wer zu gierig gräbt, schläft im Schutt.
game-mini-miners-about = 2 bis 4 Personen · drei Runden
