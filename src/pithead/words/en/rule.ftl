# The rules of both games in plain words, one message for each number: DM-4.2 is rule-dm-4-2.

## Dice Miner
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

## Mini Miners
rule-mm-section-1 = The box
rule-mm-section-2 = Set-up
rule-mm-section-3 = Recruit
rule-mm-section-4 = Market
rule-mm-section-5 = Placement
rule-mm-section-6 = Collect
rule-mm-section-7 = Tools
rule-mm-section-8 = Dwarves
rule-mm-section-9 = Recovery and end
rule-mm-section-10 = Trade and sight
rule-mm-section-11 = Events
rule-mm-section-12 = Options

rule-mm-1-1 = The box holds:
    – 18 dwarves with initiative 1 to 18 (five names, and who has which tool: guess);
    – 36 tool cards of seven kinds: sheriff star, dynamite, shovel, magnifier, cart, helmet and lantern (how many of each: guess);
    – 40 mine cards in four decks of ten, I to IV (contents: guess);
    – 8 events (six of them: guess);
    – 16 standard markers and 5 bonus markers (contents: guess);
    – 6 collapse markers, 52 nuggets, and 14 diamonds worth 7 nuggets each.
rule-mm-1-2 = From the exit one tunnel leads through the spaces T1 to T16 to the last space, D. Four pits, P1 to P4, hang on the tunnel at T3, T7, T11 and T14 (guess). The pits are worth 2, 3, 3 and 7, and D is worth 7 (deduced). Deck I belongs to T1 to T4, II to T5 to T8, III to T9 to T12, IV to T13 to T16 (guess). Distance counts the steps along these paths; the tavern and the exit are no spaces.
rule-mm-1-3 = Gold lies in three different places: on a dwarf's card, in a player's treasury, or in the bank. The bank never runs out (our ruling).

rule-mm-2-1 = Two or three players start with 8 gold, four with 6. With 2, 3 or 4 players, 12, 15 or 16 dwarves are in the game, drawn at random unless the host picks them (our ruling); the hands have 6, 5 or 4 cards, and in each round everybody plays 5, 4 or 3 dwarves.
rule-mm-2-2 = The standard markers lie face up at random on T1 to T16, the bonus markers on the four pits and D. They stay there all game unless an effect moves them.
rule-mm-2-3 = The tools are shuffled, and five lie face up: the market. Whenever three equal ones lie there, market, pile and discards are shuffled together and five new ones laid, until no three are equal. This happens 20 times at most, and never with fewer than five cards (our ruling).
rule-mm-2-4 = Each of the four mine decks is shuffled on its own. One event lies face up and holds for this round only.

rule-mm-3-1 = All pick one dwarf of their hand at the same time, in secret, and pass the rest on, until everything is dealt out; the last card comes by itself. Cards go left in rounds 1 and 3, right in rounds 2 and 4.
rule-mm-3-2 = Then all discard one dwarf, again in secret and at once. It sits out this round, for all to see. The others are revealed.

rule-mm-4-1 = Whoever plays the dwarf with the lowest initiative goes first in the market; the others follow by their own lowest initiative.
rule-mm-4-2 = In your turn, in any order and as long as your gold lasts: pay 1 for the top card of the pile, which only you see; pay 2 for a card of the market, which is replaced at once; or pay 1 to shuffle market, pile and discards and lay five new cards. When the pile is empty, the discards become the new pile for free (our ruling).
rule-mm-4-3 = Tools that you buy go face down into your store. The others know how many you have, not which, though they saw what you bought from the market, and the log remembers it.
rule-mm-4-4 = Before you end your turn, equip your dwarves from your store, with tools of earlier rounds too. Each carries one tool card, face down, unless an ability says otherwise. Once the turn is over, nothing is changed.
rule-mm-4-5 = After the last player the Haggler (12) acts, and then the Anvil (15) (our ruling).

rule-mm-5-1 = Dwarves are placed in order of initiative, lowest first, each on a free space of the tunnel or on D; with a lantern a free pit will do too. A space is free if no dwarf stands there and it is no forbidden zone. You must place.
rule-mm-5-2 = A dwarf that is moved needs no lantern for a pit. It can't be moved to a forbidden zone either, but escaping through one is allowed (our ruling).
rule-mm-5-3 = Placement abilities are used right after the dwarf is placed, and again if it is placed anew.

rule-mm-6-1 = Dwarves act in order from the exit: T1, T2, T3, P1, T4 and so on; a pit comes right after its crossing. Each digs, then escapes.
rule-mm-6-2 = Dig: draw one card of the deck of your space; you must (our ruling). If the deck is empty, there is no card. In pits and on D you draw nothing but take the printed value; tools and abilities about drawing do nothing there.
rule-mm-6-3 = A nugget card brings that many nuggets from the bank onto your dwarf's card. With a special card you choose: the nuggets, or its bonus and no nuggets.
rule-mm-6-4 = A collapse card without a helmet: one collapse marker for each goes onto the space, and your dwarf is removed. The other cards that you revealed are void.
rule-mm-6-5 = A removed dwarf leaves the board. The gold on its card goes to the bank, its tool cards are discarded, its card is turned over, and it does nothing more this round.
rule-mm-6-6 = If a seventh collapse marker is due, the mine falls in: every dwarf in it is removed, helmet or not, even the one that caused it, and the collect phase ends. The tavern is safe. You may cause this with dynamite, but you are warned first (our ruling).
rule-mm-6-7 = A marker with a plus or minus changes the nuggets on the card at the end of the dig, never below 0; that is compulsory. All other markers are optional.
rule-mm-6-8 = Escape: first use tools and bonuses if you like. If no collapse marker lies between the dwarf's space and the exit, it escapes, and it can't stay: it goes to the tavern, and its gold to your treasury. Markers on its own space don't block it, and markers in pits block nobody else. If the way is blocked, it is removed.
rule-mm-6-9 = Sacrifice: instead of escaping, whether the way is blocked or not, your dwarf may clear one collapse marker anywhere on the board. Then it is removed.

rule-mm-7-1 = To use a tool, turn it face up; face-up tools still work. Each works once for one occasion (one dig, one escape, one placement, one targeting) and again at the next. Only the dwarf that carries it may use it.
rule-mm-7-2 = A tool symbol on a dwarf's card or on the marker below the dwarf works like the tool and adds to cards. It is no card, though: it can't be stolen, lent, discarded or counted. A dwarf has the marker of the space on which it stands at that moment.
rule-mm-7-3 = Magnifier (dig): draw one more card for each, look at them all, and put one back for each magnifier, on top of the deck or under it. You keep at least one (our ruling). Cart (dig): draw and reveal one more card for each. Say before drawing how many of both you use.
rule-mm-7-4 = Helmet (reaction): every collapse card still places its marker, but your dwarf ignores it and draws a new card of the same deck, until it has enough other cards or the deck is empty. Magnifiers don't help with these cards. You may do without.
rule-mm-7-5 = Shovel (escape): take away up to two collapse markers anywhere, two for each shovel. Dynamite (escape): put a collapse marker onto your own space, one for each dynamite.
rule-mm-7-6 = Lantern (placement): your dwarf may be placed in a pit. Sheriff star (reaction): it cancels an effect that targets this dwarf, and the attacker pays you 2 from treasury to treasury, or whatever is there. It works every time.
rule-mm-7-7 = The other symbols: take away one collapse marker anywhere (dig); draw a tool card into your store (dig); ignore one collapse marker (escape); ignore all of them (escape); forbidden zone. An ignore from a special card stays with that dwarf until it escapes (our ruling).

rule-mm-8-1 = Dwarves use their abilities in the mine or in the tavern, never when removed. Market abilities work for every dwarf that is played this round (our ruling).
rule-mm-8-2 = If two want to act at the same time, the lower initiative goes first.
rule-mm-8-3 = Six dwarves target others: Crook 7, Haggler 12, Scoundrel 13, Bully 14, Trickster 17, Ticktock 18. Targeting is optional, but once a Crook has announced himself he hits whoever escapes next. Haggler, Bully, Trickster and Ticktock may target your own dwarves too, the Scoundrel only those of others (our ruling).
rule-mm-8-4 = Handyman 1: another of your dwarves may use his face-down tool as if it carried it, but never the star; then the tool is discarded. If he uses it himself, it stays. It works only while he is not removed.
rule-mm-8-5 = Six dwarves have a tool built in: Sleuth 2 the magnifier, Hardhead 3 the helmet, Packmule 4 the cart, Glimmer 6 the lantern, Kaboom 8 dynamite, Mole 10 the shovel (guess, but for Kaboom's name).
rule-mm-8-6 = Gadget 5: at the start of your market turn he gets the top tool of the pile for free, unseen by the others. He may carry one more, of another kind.
rule-mm-8-7 = Crook 7: when he escapes, he may announce himself. The next dwarf that escapes gives half of its gold, rounded up, to your treasury; removed dwarves don't count. A star puts an end to it, and you pay 2.
rule-mm-8-8 = Lucky 9: when he escapes, you get 2 nuggets into your treasury. They don't count as collected.
rule-mm-8-9 = Daredevil 11: he digs in a deck of his choice that isn't empty, and takes all cards of this dig from it.
rule-mm-8-10 = Haggler 12: at the end of the market he may target a dwarf with tool cards, pay 1 to the bank and take one of them at random; he carries it in addition to his own. Against a star you don't pay the 1, but 2 to the star's owner.
rule-mm-8-11 = Scoundrel 13: after he is placed he may target a dwarf at most two steps away. Its owner puts 2 gold from the treasury, or all there is, onto the Scoundrel's card.
rule-mm-8-12 = Bully 14: after he is placed he may move any other dwarf in the mine to a free neighbouring space of your choice.
rule-mm-8-13 = Anvil 15: if he has no tool card at the end of the market, he takes any tool from the pile (in secret) or from the discards (openly). A searched pile is shuffled.
rule-mm-8-14 = Innkeeper 16: you may place him in the tavern. Then in recovery you get 1 nugget for every two dwarves there, everybody's, himself included, rounded down.
rule-mm-8-15 = Trickster 17: after he is placed he may swap the markers below two dwarves, for the rest of the game. One star cancels the swap. Every star that is used costs you 2, and if your gold runs short, the lower initiative is paid first.
rule-mm-8-16 = Ticktock 18: instead of a free space he may take the space of a dwarf in the mine, who is placed anew at once. For a pit he needs a lantern. Against a star he goes to a free space and targets nobody else.

rule-mm-9-1 = Recovery abilities come first. Then tools go back to the stores, face down, and the figures leave the board. All dwarves, discarded ones too, are shuffled and dealt; mine cards return to their decks, collapse markers go, and the next event is turned up.
rule-mm-9-2 = After the last round, once its recovery abilities are done and the tools are back, you get 1 nugget for every three tools in your store, rounded down. Most gold wins. On a tie it's whoever played the dwarf with the lowest initiative this round, removed or not.
rule-mm-9-3 = Discarded tools stay in the discard pile from round to round (our ruling).

rule-mm-10-1 = Between two steps players may give each other gold from their treasuries at any time. Promises don't bind, and the host can switch this off.
rule-mm-10-2 = Everybody sees gold, numbers of tools, played dwarves, discards, markers and the event. Secret are the kinds of tools in stores and of face-down tools, hands and picks while recruiting, the order of piles, and cards seen with a magnifier.

rule-mm-11-1 = Neighbour trouble: everybody recruits for the left neighbour. The troops are handed over, then all discard one dwarf and reveal the others. With open recruiting, pick for your left neighbour; nothing is discarded.
rule-mm-11-2 = Diamond rush: the pits and D are worth 2 more. Diamonds themselves are not.
rule-mm-11-3 = The other six (guess):
    – Clearance: face-up tools cost 1 instead of 2.
    – Free beer: in recovery you get 1 nugget for every two of your own dwarves in the tavern, rounded down.
    – Aftershock: before the first dig a collapse marker falls on a random tunnel space; a dwarf there is not hurt.
    – Truce: nobody may target dwarves.
    – Upside down: dwarves are placed from the highest initiative to the lowest.
    – Rich vein: a dwarf on a space of deck III or IV that reveals a nugget or special card and survives its dig gets 1 nugget more.

rule-mm-12-1 = Simplified game: no markers and no events. With 4 players dwarves 12 and 17 stay out, with 3 also 1, with 2 also 7, 8 and 11.
rule-mm-12-2 = Long game: four rounds.
rule-mm-12-3 = Open recruiting: the dwarves lie face up. From the first player clockwise everybody takes one, until with 2, 3 or 4 players each has 5, 4 or 3. In the first pick the first player may not take the lowest initiative. Nothing is discarded. Whoever has the lowest initiative is first player of the next round; in round 1 the lot decides (our ruling).
