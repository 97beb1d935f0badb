# The rules in plain words, one message for each number: MM-4.2 is rule-mm-4-2.
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
