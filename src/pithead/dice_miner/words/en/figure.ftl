# Captions of the pictures in the rules: what the position shows.
figure-dice-miner-mountain = A fresh mountain: twenty dice in rows of two to six. Every die rests on the two below it.
figure-dice-miner-top = Lanterns hang on the dice on top: nothing lies above them. Everything below has to wait.
figure-dice-miner-cheers = Your tunnel die shows beer: share it, and your rival keeps it with whatever it shows then.
figure-dice-miner-side = After cheers the gems in d1 may leave from the side: only c1 covers them.
figure-dice-miner-slide = The gems are gone, and the tunnel 4 that lay on them has slid down into d1.
figure-dice-miner-roll = Two magic symbols are spent: choose two dice to roll. The cave-in is a hazard die and stays as it is.
figure-dice-miner-spent = The spent magic die is marked and rests for this round; the magic of the hero is still fresh.
figure-dice-miner-tunnels = Tunnels 1 (of the hero), 2 and 3 are one sequence without a gap: 6 points.
figure-dice-miner-gems = Three gems against two: whoever has most scores them double, 6 against 2 points.
figure-dice-miner-hazards = Two cave-ins and two pickaxes: each cave-in brings two points, 4 in all.
figure-dice-miner-chests = Two chests keep two dice for the next round; all others are rolled again.
