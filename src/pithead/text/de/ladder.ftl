ladder-title = Die Leiter von { $game }: { $games } Spiele zu { $seats }, { $budget } s je Zug für alle, die rechnen
ladder-level = Stufe
ladder-elo = Elo
ladder-won = Siege gegen die darunter
ladder-ms = ms je Wahl
ladder-read = ± ist die halbe Breite eines Bereichs von 95 %; alle Würfel wurden von jedem Platz aus gespielt. Der gierige Bot steht für { $points } Punkte. Wer 100 Punkte voraus ist, gewinnt 64 % der Spiele, mit 200 Punkten 76 %.
ladder-stopped = Abgebrochen: Die Tabelle enthält, was bis jetzt gespielt wurde.
