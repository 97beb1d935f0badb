# Refusals: one sentence each, what was wrong and what was expected. The number of the rule follows by itself.

## Turns
error-draw-first = Cards have to be drawn before anybody can go on.
error-game-over = The game is over.

## Set-up
error-dwarves-count = A game with this many players needs { $expected } different dwarves, not { $count }.
error-no-such-dwarf = There is no dwarf { $dwarf } to choose; the dwarves are { $known }.
error-joined-wrong = Exactly { $expected } different dwarves of this form of the game have to join.
error-markers-count = { $expected } spaces need a marker each, and { $count } came.
error-markers-wrong = The standard markers belong on the tunnel, the bonus markers on the pits and the last space, all of them once.
error-no-such-event = There is no event { $event } in the pile; still there are { $known }.

## Recruit
error-dealt-wrong = Each of the { $count } players has to be dealt { $size } of the dwarves in the game, each dwarf once.
error-not-in-hand = { $dwarf } is not in your hand.
error-not-in-troop = { $dwarf } is not among the dwarves you drafted.
error-not-open = { $dwarf } does not lie open any more.
error-lowest-first = The first player may not start with { $dwarf }, who has the lowest initiative.

## Market
error-market-place = There is no tool in place { $place } of the market; places go from 1 to { $most }.
error-pile-empty = No tool cards are left in the pile or the discards.
error-too-poor = This costs { $price }, and your treasury holds { $gold }.
error-not-your-dwarf = { $dwarf } is not one of your dwarves this round.
error-not-in-store = There is no { $tool } in your store.
error-hands-full = { $dwarf } can't carry another tool card.
error-same-tool = { $dwarf } already carries a { $tool }, and a second tool has to be of another kind.
error-not-there = No { $tool } is to be found here: { $source }.
error-laid-wrong = { $count } tools from the pile have to be laid on the empty places of the market.
error-drew-wrong = { $tool } can't be what seat { $seat } draws: it is not in the pile, or the draw is for somebody else.
error-stole-wrong = { $tool } can't be what is taken: { $dwarf } does not carry it face down, or the seats are wrong.

## Targets
error-no-target = { $attacker } can't target { $dwarf } now.
error-two-targets = { $dwarf } is chosen already; choose the second target.
error-no-star = { $dwarf } has no star to show against this; { $tool } does not help.
error-no-way-there = { $dwarf } can't be moved to { $space }; the free neighbouring spaces are { $spaces }.

## Placement
error-not-called = It is { $called } who is called, not { $dwarf }.
error-no-such-space = There is no space { $space } on the board.
error-space-taken = Another dwarf stands on { $space }.
error-forbidden-zone = { $space } is a forbidden zone.
error-no-lantern = { $dwarf } needs a lantern to be placed in the pit { $space }.
error-lantern-borrowed = { $dwarf } has borrowed a lantern and has to go to a pit with it, not to { $space }.
error-not-the-tavern = { $dwarf } can't be placed in the tavern.
error-shook-wrong = The aftershock has to fall on a space of the tunnel, not on { $space }.

## Dig
error-cannot-use = { $dwarf } has no { $tool } to use now.
error-cannot-borrow = There is no { $tool } that { $dwarf } could borrow from the Handyman now.
error-no-such-deck = { $dwarf } can't choose to dig from deck “{ $deck }”; open are { $decks }.
error-cards-wrong = These can't be the next { $count } cards of deck { $deck }.
error-not-drawn = { $card } is not among the cards you drew.
error-no-such-bonus = The marker under { $dwarf } does not give { $bonus } now.

## Escape
error-no-collapse = No collapse marker lies on { $space }.
error-no-shovel = Use a shovel before you remove a collapse marker.
error-nothing-to-shovel = There is no collapse marker on the board for the shovel.
error-shovel-first = The shovel may still take { $count } more; remove them or pass first.
error-must-escape = The way is free, and { $dwarf } has to escape.
error-way-blocked = { $count } collapse markers lie between { $dwarf } and the exit, and only { $ignore } of them may be ignored.

## Trade
error-no-trade = This table plays without trade.
error-give-to = Gold can be given to another player only, from 0 to { $most }, not to { $to }.
error-give-gold = { $most ->
    [0] You have no gold to give.
   *[other] You can give from 1 to { $most } gold, not { $gold }.
 }

## Positions
error-position-round = Round { $round } does not exist; this game has { $most }.
error-position-gold = Gold can't be less than nothing.
error-position-market = The market has { $expected } places, not { $count }; write empty ones as "".
error-position-collapses = At most { $most } collapse markers fit on the board, not { $count }.
error-position-cast = The field cast lists the dwarves of the game: { $expected } different ones, not { $count }.
error-position-crew = Every dwarf of the round has to be in the game, and none may be there twice.
error-position-picked = The host picked other dwarves for this game: { $dwarves }. The position has { $cast }.
error-position-lurking = { $dwarf } can't lie in wait: only a Crook who has escaped can.
error-position-cards = The cards in { $where } and elsewhere are not those of the box: some are there twice, or are missing.
error-position-hidden = { $where } has hidden cards: this is what one player sees, and a game needs the whole position.
error-position-phase = The field { $where } does not fit the phase { $phase }: { $needs ->
    [nobody] nobody is played yet, so the crew has to be empty.
    [every-seat] every seat needs a dwarf in the crew.
    [crew] the dwarf has to be in the crew.
    [one-a-seat] there has to be one entry for each seat.
    [cast] every dwarf of the cast has to be there exactly once.
    [equal] all have to be equally long, and hands of a draft have two dwarves or more.
    [choosing] somebody has to be still choosing, and what is chosen has to be in the own hand.
    [room] nobody has more dwarves than are played, and somebody has fewer.
    [once] every seat has one market turn.
    [to-fill] a place has to be empty, and a tool in the pile.
    [event] an event has to be in the pile.
    [tool] a tool has to be in the pile.
    [owner] it has to be the owner of the dwarf.
    [aim] it has to be what this dwarf may target, and as many as it targets.
    [targets] somebody has to be asked, and only targets are.
    [mine] the dwarf has to stand in the mine.
    [tools] the dwarf has to have a face-down tool.
    [way] the dwarf has to stand in the mine, with a free space beside it.
    [aims] only a dwarf that targets others, and has been placed, can aim.
    [called] the dwarf still has to wait for its call, without a place.
    [home-crook] only a Crook in the tavern can lie in wait.
    [collapse] a collapse marker has to lie on the board.
    [marker] it can't be less than the marker under the dwarf gives; leave it out to have just that.
    [cards] there have to be mine cards, such as special:1:draw-tool.
    [number] the number is too small.
    [deck] there has to be a mine deck with cards.
    [drawn] at least one card is drawn, and no more than the deck has.
    [kept] at least one card is kept, and in “looking” one has to go back.
   *[other] it is only ever found in the “then” of “fetching”.
 }
error-position-simplified = A simplified game has none of what is in { $where }: no markers, no events.
error-position-to-act = In the phase { $phase } the field to_act is { $expected }, not { $came }; it can be left out.
error-position-stuck = Seat { $seat } is to act in the phase { $phase } and can do nothing: the game could not go on.
error-no-such-marker = There is no marker { $marker }.

## Content
error-content-supply = At least one collapse marker is needed, not { $count }.
error-content-setup = The numbers for { $seats } players don't fit: all dwarves in the game are dealt out, and each plays fewer than dealt.
error-content-initiative = The initiatives have to be 1 to { $most }, each once; they are { $came }.
error-content-does = { $dwarf } can't do “{ $does }”; known are { $known }, and each ability belongs to one dwarf.
error-content-simplified = { $dwarf }, left out of the simplified game for { $seats }, is not a dwarf of the box.
error-content-tools = There have to be { $expected } tool cards, not { $count }.
error-content-deck = Deck { $deck } has to have { $expected } cards, not { $count }.
error-content-card = “{ $card }” in deck { $deck } is no mine card; write nugget:2, special:1:draw-tool or collapse.
error-content-events = At least { $least } events are needed, not { $count }.
error-content-towards = { $space } leads to { $towards }, which is neither a space nor the exit.
error-content-space = { $space } needs a deck if it is a tunnel space, and a value if it is not.
error-content-tree = These spaces don't lead to the exit: { $spaces }.
error-content-markers = There have to be { $expected } { $kind } markers, not { $count }.
error-content-marker = “{ $marker }” among the { $kind } markers is no marker.
error-content-forbidden = { $count } forbidden zones leave too few spaces for all dwarves.
error-no-such-tool = There is no tool “{ $tool }”; the tools are { $known }.

## Fast kernels
error-sim-troop = The troop of a player has { $count } dwarves; the fast kernel can hold at most { $most }.
error-sim-gold = { $gold } gold in one place; the fast kernel can count at most { $most }.
error-score-tools = A store has 0 to { $most } tools.
