# The rules in plain words, one message for each number: DM-4.2 is rule-dm-4-2.
rule-dm-section-1 = The box
rule-dm-section-2 = Set-up
rule-dm-section-3 = Rounds
rule-dm-section-4 = Excavation
rule-dm-section-5 = Magic
rule-dm-section-6 = Scoring
rule-dm-section-7 = Replenish
rule-dm-section-8 = The end
rule-dm-section-9 = Playing alone
rule-dm-1-1 = The box holds 60 dice: 27 tunnel dice, 10 hazard dice, 7 tool dice, 8 treasure dice and 8 magic dice.
rule-dm-1-2 = Every die has six faces, and one of them is a beer.
    – Tunnel: 1, 2, 3, 4, 5.
    – Treasure: 1, 1, 1, 2 and 3 gems.
    – Magic: 1, 1, 1, 2 and 3 symbols (how many of each: guess).
    – Tool: two pickaxes, two shields, and one face with two chests (how many of each: guess).
    – Hazard: two faces with 1 cave-in, one with 2 cave-ins, one with 3 dragons, one with 4 dragons (guess, but for 1 cave-in and 4 dragons).
rule-dm-1-3 = There are six heroes. A hero brings faces that never change:
    – Alchemist: three times 1 magic.
    – Dragon Slayer: a shield and 1 magic.
    – Engineer: tunnel 2 and a pickaxe.
    – Prospector: 1 gem and a pickaxe.
    – Surveyor: tunnel 1 and 1 magic.
    – Treasurer: 1 gem and two chests.
rule-dm-1-4 = The mountain holds 20 dice in rows of 2, 3, 4, 5 and 6 from the top (rows: deduced). Slots are named by row and place: a1 a2, b1 to b3, c1 to c4, d1 to d5, e1 to e6. Every die rests on the two slots below it: b2 lies on c2 and c3, and a1 and a2 lie above b2.
rule-dm-2-1 = Two to four play; for one player see section 9. Everybody rolls a tunnel die, and the highest starts round 1. Beer beats a 5; whoever is tied rolls again.
rule-dm-2-2 = Heroes are chosen anticlockwise, beginning at the right of the starting player, who therefore chooses last. Each hero plays only once. With the option “random-heroes” they are dealt at random.
rule-dm-2-3 = Twenty dice are drawn from the bag at random, rolled, and land in random slots of the mountain.
rule-dm-3-1 = The game has three rounds. Each has four phases: excavation, magic, scoring, replenish. The third round has no replenish.
rule-dm-3-2 = All 60 dice come into play: 20 leave the bag in each round.
rule-dm-4-1 = The starting player begins, then turns go clockwise until the mountain is empty.
rule-dm-4-2 = In your turn, take one die that is on top: no die lies above it, neither left nor right. It joins your trove and keeps its face.
rule-dm-4-3 = Cheers! If a die in your trove shows beer when your turn begins, you may share it first: name another player, roll the die and hand it over. The other player must keep it with its new face. You may do this once a turn, and the beer may be on any kind of die.
rule-dm-4-4 = After cheers you may take two dice, one after the other. Each may come from the top or from the side, which means that only one of its two upper sides is covered. Choose the second when the first is gone and the pile has slid.
rule-dm-4-5 = After cheers you must take a first die; the second is up to you. If only one die is left, you take that one. (Our ruling.)
rule-dm-4-6 = When a die leaves from the side, whatever rests on it slides into the hole along the covered side, faces unchanged. If c1 leaves, b1 slides to c1 and a1 to b1. The slide ends at the first empty slot or at the top. (Deduced.)
rule-dm-4-7 = A beer that you take in this turn can't be shared in this turn. A hero's faces are never shared. (Our ruling.)
rule-dm-4-8 = You can share beer as long as a die lies on the mountain. After that, beers do nothing. (Our ruling.)
rule-dm-5-1 = Whoever would have been next to take a die begins, then it goes clockwise. Everybody has one magic turn.
rule-dm-5-2 = In your turn you spend magic faces one at a time, or stop. For a face with three symbols, say, choose three different dice of your trove that are not spent and not hazard dice, and roll them all at once.
rule-dm-5-3 = A spent magic die can't be rolled again this round. An unspent one can, and if it still shows magic, you may spend it later.
rule-dm-5-4 = Magic that you spend must roll as many dice as it has symbols. A die can't roll itself. If you have fewer dice to choose from, all of them roll (our ruling).
rule-dm-5-5 = Magic never rolls hazard dice, whatever they show. A hazard die with a beer is still a hazard die.
rule-dm-5-6 = You spend the magic faces of your hero one by one, each once a round; the Alchemist has three of them. The faces of a hero are never rolled.
rule-dm-5-7 = The same ordinary die may be rolled again by the next magic that you spend.
rule-dm-5-8 = When the round ends, spent magic dice are fresh again.
rule-dm-6-1 = Beer and magic score nothing.
rule-dm-6-2 = Tunnels score in sequences that start with 1 and have no gap: 1, 2, 3 and so on. A sequence is worth the sum of its numbers, and every die belongs to one sequence only. The best way to lay them out counts. Examples: 1 2 3 is worth 6; 1 2 4 is worth 3; 2 3 4 nothing; 1 1 2 2 3 is worth 9; 1 1 1 is worth 3; 1 2 2 3 is worth 6.
rule-dm-6-3 = Every gem is worth a point. Whoever has more gems than anybody else scores them double; on a tie nobody does. With 3 and 4 gems you score 3 and 8.
rule-dm-6-4 = Without a pickaxe every cave-in costs a point. With pickaxes every cave-in brings as many points as you have pickaxes. Dragons work the same way, with shields. 2 pickaxes and 4 cave-ins: 8 points. 2 pickaxes, 3 cave-ins, 4 dragons and no shield: 6 − 4 = 2 points.
rule-dm-6-5 = The faces of your hero count like dice, everywhere and in every round.
rule-dm-6-6 = Chests score nothing. A round may bring less than nothing; its points are added to your total.
rule-dm-7-1 = Count your chests, those of your hero too: so many dice you may cache, and they keep their faces for the next round. Any die may be cached, even hazards and beers. A chest die can't be cached by its own chests, only by others (our ruling). All choose at the same time, in secret (our ruling).
rule-dm-7-2 = All other dice of the troves are rolled again.
rule-dm-7-3 = Whoever has the fewest points in all starts the next round; the lot decides among equals.
rule-dm-7-4 = Twenty more dice from the bag fill the mountain, as in DM-2.3.
rule-dm-8-1 = Whoever has most points after round 3 wins.
rule-dm-8-2 = If several lead, they roll their whole troves, play one more magic phase and score once more; gems are compared among them only. The highest score wins, and those who are still tied do it again. This score decides alone and isn't added to the total; the first magic turn goes to whoever was first in the magic of round 3, or to the next tied player clockwise (our rulings).
rule-dm-9-1 = Against the dragon (our own form): you meet one bot of a level that you choose, by the rules for two players, and you start round 1.
rule-dm-9-2 = Daily mountain (our own form): you play alone, and everybody has the same dice. After each of your turns the mountain loses its leftmost top die (of two, the higher one). For cheers the beer die goes back to the bag for good, without a roll. After three rounds your score counts, gems single, and you see how you did beside bots on the same mountain.
