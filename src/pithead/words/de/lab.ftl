# Der Bericht für Autoren: was `pithead lab` schreibt.
lab-title = { $game } auf der Werkbank
lab-made = Gemacht mit „{ $command }“, Pithead { $version }: { $games } Partien mit der Schachtel { $hash }.
lab-read = Punkte sind Schätzungen, die Striche durch sie Intervalle von 95 %. Zufällige Spieler nehmen irgendeine erlaubte Wahl, gierige die im Augenblick beste, nachlässige sind gierig, nehmen aber jedes vierte Mal irgendeine. Menschen spielen anders: Achte auf das Große, nicht auf die letzte Stelle.
lab-stopped = Vorzeitig beendet: Der Bericht enthält, was bis dahin gespielt wurde.
lab-progress = { $bar } { $percent } %, { $games } Partien
lab-numbers = Die Zahlen
lab-random = zufällig
lab-greedy = gierig
lab-careless = nachlässig
lab-wins = Siege
lab-players = { $seats } Spieler
lab-against = { $one } gegen { $other }
lab-tied = Gleichstand am Ende
lab-fig-points = Punkte
lab-read-points = Wie sich die Punkte eines Spielers am Ende verteilen.
lab-fig-ladder = Können
lab-read-ladder = Wie oft der bessere Spieler gegen den schlechteren gewinnt, zwei Spieler. Je weiter weg von 50, desto mehr zählt das Können.
