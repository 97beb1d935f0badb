# Refusals: one sentence each, what was wrong and what was expected. The number of the rule follows by itself.

## Turns
error-chance-only = Seat { $seat } can't decide how dice fall; only chance does.

## Set-up
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

## Excavation
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

## Magic
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
error-not-in-trove = There is nothing like this to choose in this trove: { $die }.
error-hazard-never-rolls = { $die } is a hazard die, and magic never rolls those.
error-die-not-free = { $die } can't be chosen: it is spent, or chosen already.
error-no-roll-now = No dice are due to be rolled.
error-wrong-dice = These dice were due: { $expected }; “{ $came }” are others.

## Replenish
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

## Positions
error-picks = { $picks } picks are impossible: cheers allows two dice.
error-round = There is no round { $round }; a game has rounds 1 to 3.
error-position-scores = “scores” needs the same number of finished rounds for each seat, three at most.
error-position-sharing = A beer about to be rolled needs “to_act” chance, the seat in “turn”, and “sharing” with kind and seat.
error-position-rolling = “rolling” and “to_choose” don't fit the trove: they need unspent dice that are no hazards, and chance acts once all are chosen.
error-position-cached = “cached” lists dice that are not in the trove.
error-position-reroll = “waiting” must name seats that have dice to roll beside the cached ones.
error-position-waiting = In the phase { $phase } somebody has to be in “waiting”; leave it out for everybody.
error-mountain-empty = The mountain is empty, so the excavation is over.
error-spent-mark = “{ $face }” is marked as spent, but only magic can be, and only in the magic phase.
error-too-many-dice = There are { $count } { $kind } dice in this position, but only { $most } in the box.
error-sixty-dice = There are { $count } dice here, but only { $most } in the box.
error-score-seats = “heroes” has { $heroes } entries and “troves” { $troves }; expected one for each of 1 to 4 players.

## Content files
error-content-six-faces = A die has six faces; the content file gives the { $kind } die { $count }.
error-content-face = “{ $face }” in { $where } is no face of a { $kind } die.
error-content-count = There can't be { $count } { $kind } dice.
error-content-sixty-dice = The box holds 60 dice; the content file makes it { $count }.
error-content-rows = The mountain's rows must be 2, 3, 4, 5, 6 from the top, so that at least one die lies on top and each rests on two; not { $rows }.
error-content-heroes = There must be a hero for each of four players; the content file leaves { $count }.
error-content-hero-empty = The hero { $hero } shows no face at all.
error-content-hero-face = “{ $face }” in { $where } is no face that a hero can show.
error-content-hero-magic = The magic faces of the hero { $hero } must all show the same number of symbols, so that “spend hero” is clear.

## Fast kernels
error-sim-hero-faces = The hero { $hero } shows { $count } faces; the fast kernel can count at most { $most }.
error-solve-seats = The solver knows games of two; this one has { $seats } seats.
error-solve-phase = The solver knows the excavation and the magic of the last round, and this position is neither.
error-solve-dice = { $count } dice lie on the mountain; the solver can count out at most { $most }.
error-solve-big = This position is too big for the solver: too many beers, magic symbols or dice are left.
error-solve-magic = One spend of magic rolls { $count } dice here; the solver can count out at most { $most }.
