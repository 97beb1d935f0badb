# Refusals: one sentence each, what was wrong and what was expected. The number of the rule follows by itself.

## Any game
error-game-unknown = There is no game “{ $name }”; expected one of: { $known }.
error-seats = A game needs { $least } to { $most } players, not { $seats }.
error-seat = There is no seat { $seat }; seats count from 0 to { $most }.
error-not-your-turn = Seat { $seat } can't act now: it is the turn of seat { $turn }.
error-chance-only = Seat { $seat } can't decide how dice fall; only chance does.
error-event-unknown = “{ $text }” is no event; expected one that begins with { $known }.
error-event-form = “{ $text }” can't be read; expected something like “{ $form }”.
error-position-json = This is no position: { $problem }.
error-position-seats = “{ $where }” has { $count } entries; expected one for each of the { $seats } seats.
error-position-turn = The phase “{ $phase }” needs a seat in “to_act” (or in “turn” while chance acts).

## Dice Miner: set-up
error-solo-seats = The solo form “{ $solo }” needs { $expected ->
    [one] one seat
   *[other] { $expected } seats
 }, not { $seats }.
error-no-hero-now = Heroes are chosen once, before the first mountain.
error-no-such-hero = There is no hero “{ $hero }”; expected one of: { $known }.
error-hero-taken = The hero “{ $hero }” is chosen already; each hero plays once.
error-no-deal-now = Heroes are dealt only at the start of a game with random heroes.
error-deal-wrong = A deal needs { $count } different heroes out of: { $known }.
error-no-fill-now = The mountain is filled only at the start of a round.
error-fill-count = { $expected } dice fill the mountain from the lowest slot up, not { $count }.
error-fill-bag = { $count } { $kind } dice can't come out of the bag: it holds { $left }.
error-no-such-face = No die in the box shows “{ $face }”.
error-no-such-slot = There is no slot “{ $slot }”; slots are a1 a2, b1 to b3, c1 to c4, d1 to d5, e1 to e6.

## Dice Miner: excavation
error-not-excavation = Dice are taken and beer is shared only in the excavation phase.
error-slot-empty = No die lies in { $slot }.
error-not-on-top = The die in { $slot } is not on top: { $above ->
    [one] one die lies
   *[other] { $above } dice lie
 } above it, and only after cheers may a die be taken from the side.
error-buried = The die in { $slot } is buried: two dice lie above it, and after cheers at most one may.
error-cheers-once = Beer is shared once a turn, before the first die is taken.
error-no-beer = There is no { $kind } die showing beer in this trove.
error-cheers-to = A beer goes to another player, seats 0 to { $most } but not the own one; { $to } is none of them.
error-cheers-to-bag = A lone player gives beer to nobody but the bag: “cheers … to bag”.
error-roll-first = The dice must be rolled before anything else happens.
error-must-take = A die must be taken now; only the second one after cheers is optional.

## Dice Miner: magic
error-not-magic = Magic is spent only in the magic phase.
error-no-such-magic = There is no unspent die showing “{ $die }” in this trove.
error-hero-spent = { $count ->
    [0] This hero has no magic.
   *[other] The magic of this hero is spent for this round.
 }
error-nothing-to-roll = There is no die that this magic could roll.
error-choose-dice = { $count ->
    [one] One more die must
   *[other] { $count } more dice must
 } be chosen for the magic that is being spent.
error-spend-first = A magic die or the hero's magic must be spent before dice are chosen.
error-not-in-trove = There is no { $die } to choose in this trove.
error-hazard-never-rolls = { $die } is a hazard die, and magic never rolls those.
error-die-not-free = { $die } can't be chosen: it is spent, or chosen already.
error-no-roll-now = No dice are due to be rolled.
error-nothing-to-roll-now = Chance has nothing to decide now.
error-wrong-dice = These dice were due: { $expected }; “{ $came }” are others.

## Dice Miner: replenish
error-not-replenish = Dice are cached only in the replenish phase.
error-has-chosen = Seat { $seat } has nothing to choose any more.
error-chests-full = { $count ->
    [0] Without a chest no die is cached.
    [one] The one chest is full.
   *[other] All { $count } chests are full.
 }
error-own-chest = { $die } can't be kept by its own chests; another chest must do that.
error-no-lots-now = Lots are drawn only among players with equally few points.
error-lots-among = Seat { $seat } can't start; the lot decides among the seats { $among }.

## Dice Miner: positions
error-round = There is no round { $round }; a game has rounds 1 to 3.
error-position-scores = “scores” needs the same number of finished rounds for each seat, three at most.
error-position-sharing = A beer about to be rolled needs “to_act” chance, the seat in “turn”, and “sharing” with kind and seat.
error-position-rolling = “rolling” and “to_choose” don't fit the trove: they need unspent dice that are no hazards, and chance acts once all are chosen.
error-position-cached = “cached” lists dice that are not in the trove.
error-position-reroll = “waiting” must name seats that have dice to roll beside the cached ones.
error-mountain-empty = The mountain is empty, so the excavation is over.
error-picks = { $picks } picks are impossible: cheers allows two dice.
error-spent-mark = “{ $face }” is marked as spent, but only magic can be, and only in the magic phase.
error-too-many-dice = There are { $count } { $kind } dice in this position, but only { $most } in the box.
error-sixty-dice = There are { $count } dice here, but only { $most } in the box.
error-score-json = This is nothing to score: { $problem }.
error-score-seats = “heroes” has { $heroes } entries and “troves” { $troves }; expected one for each of 1 to 4 players.

## Mini Miners: Turns
error-not-now = { $event } is not possible now; expected one of: { $expected }.
error-draw-first = Cards have to be drawn before anybody can go on.
error-game-over = The game is over.

## Mini Miners: Set-up
error-dwarves-count = A game with this many players needs { $expected } different dwarves, not { $count }.
error-no-such-dwarf = There is no dwarf { $dwarf } to choose; the dwarves are { $known }.
error-joined-wrong = Exactly { $expected } different dwarves of this form of the game have to join.
error-markers-count = { $expected } spaces need a marker each, and { $count } came.
error-markers-wrong = The standard markers belong on the tunnel, the bonus markers on the pits and the last space, all of them once.
error-no-such-event = There is no event { $event } in the pile; still there are { $known }.

## Mini Miners: Recruit
error-dealt-wrong = Each of the { $count } players has to be dealt { $size } of the dwarves in the game, each dwarf once.
error-not-in-hand = { $dwarf } is not in your hand.
error-not-in-troop = { $dwarf } is not among the dwarves you drafted.
error-not-open = { $dwarf } does not lie open any more.
error-lowest-first = The first player may not start with { $dwarf }, who has the lowest initiative.

## Mini Miners: Market
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

## Mini Miners: Targets
error-no-target = { $attacker } can't target { $dwarf } now.
error-two-targets = { $dwarf } is chosen already; choose the second target.
error-no-star = { $dwarf } has no star to show against this; { $tool } does not help.
error-no-way-there = { $dwarf } can't be moved to { $space }; the free neighbouring spaces are { $spaces }.

## Mini Miners: Placement
error-not-called = It is { $called } who is called, not { $dwarf }.
error-no-such-space = There is no space { $space } on the board.
error-space-taken = Another dwarf stands on { $space }.
error-forbidden-zone = { $space } is a forbidden zone.
error-no-lantern = { $dwarf } needs a lantern to be placed in the pit { $space }.
error-lantern-borrowed = { $dwarf } has borrowed a lantern and has to go to a pit with it, not to { $space }.
error-not-the-tavern = { $dwarf } can't be placed in the tavern.
error-shook-wrong = The aftershock has to fall on a space of the tunnel, not on { $space }.

## Mini Miners: Dig
error-cannot-use = { $dwarf } has no { $tool } to use now.
error-cannot-borrow = There is no { $tool } that { $dwarf } could borrow from the Handyman now.
error-no-such-deck = { $dwarf } can't choose to dig from deck “{ $deck }”; open are { $decks }.
error-cards-wrong = These can't be the next { $count } cards of deck { $deck }.
error-not-drawn = { $card } is not among the cards you drew.
error-no-such-bonus = The marker under { $dwarf } does not give { $bonus } now.

## Mini Miners: Escape
error-no-collapse = No collapse marker lies on { $space }.
error-no-shovel = Use a shovel before you remove a collapse marker.
error-nothing-to-shovel = There is no collapse marker on the board for the shovel.
error-shovel-first = The shovel may still take { $count } more; remove them or pass first.
error-must-escape = The way is free, and { $dwarf } has to escape.
error-way-blocked = { $count } collapse markers lie between { $dwarf } and the exit, and only { $ignore } of them may be ignored.

## Mini Miners: Trade
error-no-trade = This table plays without trade.
error-give-to = Gold can be given to another player only, from 0 to { $most }, not to { $to }.
error-give-gold = { $most ->
    [0] You have no gold to give.
   *[other] You can give from 1 to { $most } gold, not { $gold }.
 }

## Mini Miners: Positions
error-position-round = Round { $round } does not exist; this game has { $most }.
error-position-gold = Gold can't be less than nothing.
error-position-market = The market has { $expected } places, not { $count }; write empty ones as "".
error-position-collapses = At most { $most } collapse markers fit on the board, not { $count }.
error-position-crew = Every dwarf of the round has to be in the game, and none may be there twice.
error-position-lurking = { $dwarf } can't lie in wait: only a Crook who has escaped can.
error-position-cards = The cards in { $where } and elsewhere are not those of the box: some are there twice, or are missing.
error-position-hidden = { $where } has hidden cards: this is what one player sees, and a game needs the whole position.
error-position-phase = The field { $where } does not fit the phase { $phase }.
error-no-such-marker = There is no marker { $marker }.

## Mini Miners: Content
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

## Content files
error-content-toml = The content file is no TOML: { $where }.
error-content-entry = The entry { $where } of the content file can't be read: { $problem }.
error-content-type = The entry { $where } of the content file must be a { $expected }.
error-content-unknown = The content file has an entry { $where } that is not in the box; expected one of: { $known }.
error-content-table = The entry { $where } of the content file must be a table.
error-content-six-faces = A die has six faces; the content file gives the { $kind } die { $count }.
error-content-face = “{ $face }” in { $where } is no face of a { $kind } die.
error-content-count = There can't be { $count } { $kind } dice.
error-content-sixty-dice = The box holds 60 dice; the content file makes it { $count }.
error-content-rows = The mountain's rows must be 2, 3, 4, 5, 6 from the top, so that at least one die lies on top and each rests on two; not { $rows }.
error-content-heroes = There must be a hero for each of four players; the content file leaves { $count }.
error-content-hero-empty = The hero { $hero } shows no face at all.
error-content-hero-face = “{ $face }” in { $where } is no face that a hero can show.
error-content-hero-magic = The magic faces of the hero { $hero } must all show the same number of symbols, so that “spend hero” is clear.

## Records
error-record-json = This is no record of a game: { $problem }.
error-record-large = This file has { $size } bytes, and no record has more than { $most }.
error-record-rules = This game was played by version { $rules } of the rules; known is { $known }.
error-record-content = This game was played with another box ({ $content }) than ours ({ $known }).
error-record-step = Step { $number } of the record, “{ $step }”, is impossible: { $why }
error-record-finished = The game in { $file } is over; “pithead replay” shows it.
error-envelope-missing = The sealed dice of this game are not beside it: expected the file { $file }.
error-envelope-other = The sealed dice beside this game belong to another one.
error-verify-digest = The record was changed after it was written: its digest doesn't fit.
error-verify-unfinished = The game is not finished, so the envelope with its dice is still sealed.
error-verify-commitment = The secret is not the one that was promised before the first roll.
error-verify-seed = The secret, the table or a nonce doesn't belong to the seed in the header.
error-verify-outcome = Step { $number } says “{ $step }”, but the sealed dice say “{ $due }”.
error-verify-form = Step { $number }, “{ $step }”, is not written as it should be.
error-verify-step = Step { $number }, “{ $step }”, is against the rules: { $why }
error-verify-early = The record ends before the game does.
error-verify-result = The result in the record is not the one that the steps lead to.

## Fast kernels
error-sim-missing = The fast kernels need { $package }: pip install "pithead[sim]".
error-sim-game = There is no fast kernel of { $game } yet.
error-sim-gpu = No graphics card was found that numba-cuda could use.
error-sim-gpu-bots = Only random bots play on the graphics card so far.
error-sim-ray = The Ray cluster at { $address } can’t be reached: { $problem }.
error-sim-ray-gpu = A cluster plays on processors: --ray and --gpu don’t go together.
error-ray-missing = Clusters need ray: pip install "pithead[ray]".
error-sim-each-seat = { $what } names { $count }; expected one for all, or one for each of the { $seats } seats.
error-sim-hero-faces = The hero { $hero } shows { $count } faces; the fast kernel can count at most { $most }.
error-sim-troop = The troop of a player has { $count } dwarves; the fast kernel can hold at most { $most }.
error-sim-gold = { $gold } gold in one place; the fast kernel can count at most { $most }.
error-sim-position = The fast kernel can't hold this position: no game leads to it.
error-solve-seats = The solver knows games of two; this one has { $seats } seats.
error-solve-phase = The solver knows the excavation and the magic of the last round, and this position is neither.
error-solve-dice = { $count } dice lie on the mountain; the solver can count out at most { $most }.
error-solve-big = This position is too big for the solver: too many beers, magic symbols or dice are left.
error-solve-magic = One spend of magic rolls { $count } dice here; the solver can count out at most { $most }.

## Command line
error-file-missing = There is no file { $file }.
error-file-read = The file { $file } can't be read: { $problem }.
error-file-write = { $file } can't be written: { $problem }.
error-line-json = This line is no JSON of the expected form: { $problem }.
error-line-long = This line is longer than { $most } bytes.
error-rule-unknown = There is no rule { $number } of { $game }; “pithead rules { $game }” lists them all.
error-bot-unknown = There is no bot “{ $name }” for { $game }; expected one of: { $known }.
error-players = { $bots } bots can't sit on { $seats } seats.
error-names = { $names } names for { $people } people; expected one each.
error-option = { $game } has no such option, or not with this value: { $problem }.
error-undo-barrier = Nothing can be taken back: the dice have rolled, or somebody else has acted since.
error-language = There is no language “{ $language }”; expected one of: { $known }.
error-number = “{ $text }” is no number from { $least } to { $most }.

## Tables
error-table-unknown = There is no such table.
error-table-not-begun = The game has not begun: some chairs are still free.
error-table-over = The game is over.
error-table-playing = The game is not over yet.
error-table-away = You are away from this table; come back first.
error-table-not-away = You are not away.
error-table-nothing-to-undo = There is nothing of yours to take back.
error-table-not-asked = Nobody asks you to take anything back.
error-table-seated = You sit at this table already.
error-table-taken = This chair is taken.
error-table-full = Every open chair is taken.
error-table-needs-link = This chair is kept for somebody with a link.
error-table-followed = The same people play again already.
error-table-frozen = This game was begun by version { $rules } of the rules, which this server doesn't know; it waits unharmed.
error-link-unknown = This link is not good any more, or never was.
error-link-none = There is no link to take back.
error-link-expired = This link is too old.

## Stores
error-store-failed = The move could not be kept ({ $problem }); nothing was lost, try again.
error-store-open = { $file } can't be opened as a store of games: { $problem }.
error-store-newer = This store has version { $version } of its schema; known is { $known }. A newer Pithead wrote it.
error-store-exists = { $file } holds something already; a copy goes into an empty place.
error-store-driver = A PostgreSQL store needs the driver: pip install "pithead[server]".

## The server
error-name = A name needs 1 to { $most } letters that can be shown.
error-setting = A setting can't be read: { $problem }.
error-session-needed = Say who you are first.
error-forbidden = This is not yours to do.
error-not-here = There is nothing at this address.
error-method = This address can't be used that way.
error-cross-site = Another page may not do this in your name.
error-json-only = Only JSON is understood here.
error-too-large = This is larger than { $most } bytes.
error-too-deep = This JSON is nested too deeply.
error-too-many = Too many at once; wait a little.
error-too-many-tables = You have { $most } tables open already; end one of them first.
error-wire-json = This message can't be understood: { $problem }.
error-wire-order = This message makes no sense now.
error-clock-needs-bot = A table with a clock needs a bot that stands in for those whose time is up.
error-broken = Something broke on our side; nothing was lost.
error-workers-need-postgres = Several workers need a PostgreSQL database; one file serves one process.
error-web-not-built = The web app has not been built here: run “make web”, or install the published package, which has it inside.
error-scene-unknown = The game has { $most } steps; there is no scene after { $at }.
error-lesson-before = The answers before this lesson don’t lead here: “{ $lesson }” has no right answer yet.

## Clients
error-link-form = “{ $url }” is no link to a table; expected something like http://host:8018/table/ab12#seat=…
error-server-away = The server at { $url } does not answer: { $problem }.
error-from-server = The server says: { $message }
error-bot-silent = The bot did not answer with a line of JSON that has an “event”.
error-bot-refused = The bot's move was refused: { $message }
error-bot-hidden = The search that plays any game needs to see everything, and { $game } hides something; play against “random”.
error-arena-weights = { $game } has no files of weights.
error-extra-missing = This needs more than the game itself: pip install "pithead[server]".
error-env-action = There is no action { $action } now; legal are { $legal }.
error-env-over = The game is over: nobody can act any more.
error-env-actions = Expected an action from 0 to { $most } for each of the { $games } games.
error-env-no-agent = Every seat has a bot; at least one must be “agent”, whose actions come from outside.
error-env-unknown-action = There is no number for “{ $event }” in { $game }: no random game of the survey has met it.
error-lab-game = There is no lab for { $game }.
error-ladder-two = A ladder needs two different bots.
error-ladder-nothing = Stopped before the first game was over.
error-ladder-unmeasured = Nothing was measured for { $game } with { $seats } players.
error-puzzle-number = There is no puzzle { $number }: they are numbered from 1 to { $most }.
error-daily-only = Only a finished daily mountain is compared with bots.

## The coach
error-coach-game = There is no coach for { $game }.
error-coach-people = There are no hints while people play against each other.
error-coach-turn = It is not your turn, so there is nothing to show.
error-coach-decision = Step { $number } is no decision that could be judged for you.
error-coach-busy = One analysis at a time; wait until yours is done.
error-coach-not-begun = Nobody has begun to analyse this game.
error-coach-stopped = The analysis was stopped, because nobody asked about it any more.
error-ladder-exact = { $game } brings no positions whose choices are all known, so it can’t be measured like that.
error-game-package = The package of { $name } ({ $found }) is no GamePackage of that name with an edition.
error-puzzles-none = { $game } brings no puzzles.
error-lessons-none = { $game } brings no lessons.
error-daily-none = { $game } has no daily game.
