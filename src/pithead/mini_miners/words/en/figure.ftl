# Captions of the pictures in the rules: what the position shows.
figure-mini-miners-mine = The mine: from the exit one tunnel winds down to the diamond D. Pits hang below it, and each gallery has its own deck.
figure-mini-miners-draft = Your hand: pick one of the three dwarves, the others go on. Three are yours already.
figure-mini-miners-discard = Six dwarves, and one of them sits this round out.
figure-mini-miners-market = The market: a tool that lies open costs 2 gold, one from the pile 1.
figure-mini-miners-place = Glimmer is called and has a lantern: free pits are open to him too. T2 is forbidden.
figure-mini-miners-target = Whom may the Scoundrel rob? Those that stand at most two steps away.
figure-mini-miners-collapse = The Packmule has drawn two nuggets and a collapse: without a helmet he is lost.
figure-mini-miners-helmet = With a helmet he lives, draws anew and drinks in the tavern. The marker stays on T3.
figure-mini-miners-blocked = The Mole wants out: rocks on T3 and T6 block the dotted way to the exit.
figure-mini-miners-shovel = One shovel clears two markers, and the Mole is out with his gold.
figure-mini-miners-sacrifice = The Scoundrel has given himself up: T3 is clear, and Glimmer's way is free.
figure-mini-miners-end = After the last round most gold wins; every three tools are 1 more.
