# The options of a table on the command line.
help-dice-miner-solo = Allein: „dragon“ gegen einen Bot, „daily“ auf dem Berg des Tages (eigene Regeln von uns).
help-dice-miner-random-heroes = Die Helden zufällig austeilen, statt sie zu wählen.
help-dice-miner-heroes = Die Helden: „chosen“, von den Bots gewählt, „random“, oder für jeden Platz ein Name oder „random“, durch Kommas getrennt.
