# Mini Miners: names of things and what they do, log lines, choices, the table and the score sheet.

## Dwarves
mine-dwarf-handyman = Handyman
mine-dwarf-sleuth = Sleuth
mine-dwarf-hardhead = Hardhead
mine-dwarf-packmule = Packmule
mine-dwarf-gadget = Gadget
mine-dwarf-glimmer = Glimmer
mine-dwarf-crook = Crook
mine-dwarf-kaboom = Kaboom
mine-dwarf-lucky = Lucky
mine-dwarf-mole = Mole
mine-dwarf-daredevil = Daredevil
mine-dwarf-haggler = Haggler
mine-dwarf-scoundrel = Scoundrel
mine-dwarf-bully = Bully
mine-dwarf-anvil = Anvil
mine-dwarf-innkeeper = Innkeeper
mine-dwarf-trickster = Trickster
mine-dwarf-ticktock = Ticktock

mine-ability-handyman = Lends his face-down tool to another of your dwarves; then it is discarded.
mine-ability-sleuth = Always has a magnifier.
mine-ability-hardhead = Always has a helmet.
mine-ability-packmule = Always has a cart.
mine-ability-gadget = Gets a free tool from the pile and may carry one more of another kind.
mine-ability-glimmer = Always has a lantern.
mine-ability-crook = When he escapes, he may take half the gold of the next dwarf that does.
mine-ability-kaboom = Always has dynamite.
mine-ability-lucky = Brings you 2 nuggets when he escapes.
mine-ability-mole = Always has a shovel.
mine-ability-daredevil = Digs in any deck he likes.
mine-ability-haggler = After the market, takes a random tool card from a dwarf for 1 nugget.
mine-ability-scoundrel = Once placed, takes 2 nuggets from the owner of a dwarf at most two steps away.
mine-ability-bully = Once placed, moves another dwarf to a free neighbouring space.
mine-ability-anvil = Without a tool card after the market, picks one from the pile or the discards.
mine-ability-innkeeper = May stay in the tavern and earns 1 nugget for every two dwarves there.
mine-ability-trickster = Once placed, swaps the markers below two dwarves.
mine-ability-ticktock = May take the space of another dwarf, who is placed anew.

## Tools
mine-tool-star = sheriff star
mine-tool-dynamite = dynamite
mine-tool-shovel = shovel
mine-tool-magnifier = magnifier
mine-tool-cart = cart
mine-tool-helmet = helmet
mine-tool-lantern = lantern

mine-tool-star-text = Cancels an effect that targets this dwarf, and the attacker pays you 2.
mine-tool-dynamite-text = When escaping, put a collapse marker on your own space.
mine-tool-shovel-text = When escaping, take away up to two collapse markers anywhere.
mine-tool-magnifier-text = When digging, draw one card more and put one back on top of the deck or under it.
mine-tool-cart-text = When digging, draw and reveal one card more.
mine-tool-helmet-text = Ignore collapse cards and draw new ones; their markers are placed all the same.
mine-tool-lantern-text = Your dwarf may be placed in a pit.

## Events
mine-event-neighbours = Neighbour trouble
mine-event-diamond-flow = Diamond rush
mine-event-clearance = Clearance
mine-event-free-beer = Free beer
mine-event-aftershock = Aftershock
mine-event-truce = Truce
mine-event-upside-down = Upside down
mine-event-rich-vein = Rich vein

mine-event-neighbours-text = Everybody recruits for the left neighbour.
mine-event-diamond-flow-text = The pits and the last space are worth 2 more.
mine-event-clearance-text = Face-up tools cost 1 instead of 2.
mine-event-free-beer-text = In recovery you get 1 nugget for every two of your own dwarves in the tavern.
mine-event-aftershock-text = Before the first dig a collapse marker falls on a random tunnel space.
mine-event-truce-text = Nobody may target dwarves.
mine-event-upside-down-text = Dwarves are placed from the highest initiative to the lowest.
mine-event-rich-vein-text = Whoever finds gold or a special card on a III or IV space gets 1 nugget more.

## Places
mine-space-tunnel = tunnel space
mine-space-pit = pit
mine-space-last = last space (diamond)
mine-space-tavern = tavern
mine-space-exit = exit

## Phases
mine-phase-recruit = recruit
mine-phase-market = market
mine-phase-placement = placement
mine-phase-collect = collect
mine-phase-recovery = recovery
mine-phase-setup = set-up
mine-phase-end = the end

## One of them, as in “buys a helmet”
mine-one-star = a sheriff star
mine-one-dynamite = dynamite
mine-one-shovel = a shovel
mine-one-magnifier = a magnifier
mine-one-cart = a cart
mine-one-helmet = a helmet
mine-one-lantern = a lantern
mine-one-hidden = a tool

## Things that lie there
mine-hidden-dwarf = a dwarf
mine-hidden-tool = unknown tool
mine-hidden-card = a card
mine-nothing = nothing
mine-card-nugget = { $number ->
    [one] 1 nugget
   *[other] { $number } nuggets
 }
mine-card-special = { $number ->
    [one] 1 nugget
   *[other] { $number } nuggets
 } or “{ $bonus }”
mine-card-collapse = collapse
mine-marker-remove-1 = clear a collapse
mine-marker-draw-tool = draw a tool
mine-marker-ignore-1 = ignore a collapse
mine-marker-ignore-all = ignore all collapses
mine-marker-forbidden = forbidden zone
mine-marker-blank = no marker
mine-marker-gold = { $gold } gold

## Short words on the map, at most six letters
mine-short-star = star
mine-short-dynamite = dynam
mine-short-shovel = shovel
mine-short-magnifier = magnif
mine-short-cart = cart
mine-short-helmet = helmet
mine-short-lantern = lantrn
mine-short-remove-1 = clear
mine-short-draw-tool = tool
mine-short-ignore-1 = skip 1
mine-short-ignore-all = skip ∞
mine-short-forbidden = closed
mine-short-tavern = tavern
mine-short-exit = EXIT
mine-short-nuggets = { $number }
mine-short-special = { $number }*
mine-short-collapse = !

## The same where there is no room, at most three letters
mine-tiny-star = sta
mine-tiny-dynamite = dyn
mine-tiny-shovel = sho
mine-tiny-magnifier = mag
mine-tiny-cart = car
mine-tiny-helmet = hel
mine-tiny-lantern = lan
mine-tiny-remove-1 = clr
mine-tiny-draw-tool = too
mine-tiny-ignore-1 = sk1
mine-tiny-ignore-all = sk∞
mine-tiny-forbidden = clo

## The table
mine-round = Round { $round } of { $rounds } · { $phase }
mine-line-market = Market
mine-line-empty = (empty)
mine-line-blind = unseen ({ $count })
mine-line-waiting = To place
mine-line-none = none
mine-line-event = Event
mine-line-no-event = no event
mine-line-left = !{ $count } left
mine-line-collapses = !{ $count } of { $most }
mine-line-discards = Discarded tools
mine-line-dug = Dug up
mine-line-open = Open to pick
mine-worth = worth { $gold }
mine-deck = deck { $deck }
mine-dig-announcing = { $dwarf } is about to dig in { $space }
mine-dig-announced = announced: { $tools }
mine-dig-looking = { $dwarf } looks at { $cards } and puts { $number ->
    [one] one
   *[other] { $number }
 } back
mine-dig-bracing = { $collapses ->
    [one] A collapse
   *[other] { $collapses } collapses
 } on { $dwarf } in { $space }
mine-dig-choosing = { $dwarf } has found { $card }
mine-dig-gold = { $gold } gold so far
mine-dig-clearing = { $dwarf } may clear a collapse marker
mine-dig-gleaning = { $dwarf } stands on “{ $marker }”
mine-dig-drawing = { $dwarf } digs in { $space }
mine-dig-escaping = { $dwarf } in { $space } with { $gold } gold
mine-dig-shovelling = the shovel clears { $count } more
mine-dig-lurking = { $dwarf } lies in wait for the next dwarf that escapes
mine-dig-reacting = { $dwarf } targets { $targets }
mine-way-free = the way out is free
mine-way-blocked = { $count ->
    [one] one collapse marker blocks the way
   *[other] { $count } collapse markers block the way
 }
mine-way-ignored = { $count ->
    [one] one collapse marker on the way is ignored
   *[other] { $count } collapse markers on the way are ignored
 }

## What is asked
mine-ask-draft = pick a dwarf
mine-ask-discarding = leave a dwarf out
mine-ask-levy = pick an open dwarf
mine-ask-market = buy and equip
mine-ask-searching = a tool for { $dwarf }?
mine-ask-aiming = whom does { $dwarf } target?
mine-ask-reacting = a star for { $dwarf }?
mine-ask-moving = where is { $dwarf } pushed?
mine-ask-placing = where does { $dwarf } go?
mine-ask-announcing = { $dwarf } digs
mine-ask-looking = what does { $dwarf } put back?
mine-ask-bracing = a helmet for { $dwarf }?
mine-ask-choosing = gold or bonus for { $dwarf }?
mine-ask-clearing = which marker does { $dwarf } clear?
mine-ask-gleaning = does { $dwarf } use the marker?
mine-ask-escaping = how does { $dwarf } get out?
mine-ask-lurking = does { $dwarf } lie in wait?

## Help
mine-help-map = The map: the tunnel winds from the EXIT to the diamond D, with its deck (I to IV) or its worth; pits hang below it. A star marks what you may choose.
mine-help-dwarf = “A14Bully”: a dwarf of player A with initiative 14. “!” is a collapse marker, “!2” are two.
mine-help-marker = Markers: +1 or -1 gold, a tool; “clear” takes a collapse marker away, “tool” draws a tool card, “skip 1” and “skip ∞” ignore collapse markers, “closed” is forbidden.
mine-help-tools = Tools in brackets lie face down, and “?” is one that you may not know. At 80 columns a number in round brackets is the gold of a dwarf who is back in the tavern.
mine-help-give = To give gold away at your own decision, type how much and to whom, such as “{ $example }” with a name for the dots.

## Players
mine-player-gold = { $gold } gold
mine-player = { $gold } gold · { $tools ->
    [0] no tools
    [one] 1 tool
   *[other] { $tools } tools
 }
mine-player-store = Store: { $tools }
mine-player-hand = Hand: { $dwarves }
mine-player-picks = Picked: { $dwarves }
mine-player-troop = Troop: { $dwarves }
mine-player-cards = { $count ->
    [one] 1 dwarf
   *[other] { $count } dwarves
 } in hand
mine-player-picked = has picked
mine-player-thinks = is picking
mine-place-tavern = tavern
mine-place-removed = lost
mine-list-comma = { $first }, { $rest }

## What happens
mine-log-pick = { $name } picks { $dwarf }.
mine-log-pick-you = You pick { $dwarf }.
mine-log-pick-hidden = { $name } picks a dwarf in secret.
mine-log-pick-hidden-you = You pick a dwarf in secret.
mine-log-enlist = { $name } picks { $dwarf }.
mine-log-enlist-you = You pick { $dwarf }.
mine-log-discard = { $name } leaves { $dwarf } out.
mine-log-discard-you = You leave { $dwarf } out.
mine-log-discard-hidden = { $name } leaves a dwarf out.
mine-log-discard-hidden-you = You leave a dwarf out.
mine-log-buy = { $name } buys { $tool } for { $gold } gold.
mine-log-buy-you = You buy { $tool } for { $gold } gold.
mine-log-buy-blind = { $name } buys the top of the pile unseen for 1 gold.
mine-log-buy-blind-you = You buy the top of the pile unseen for 1 gold.
mine-log-shuffle = { $name } pays 1 gold for a new market.
mine-log-shuffle-you = You pay 1 gold for a new market.
mine-log-equip = { $name } gives { $tool } to { $dwarf }, face down.
mine-log-equip-you = You give { $tool } to { $dwarf }, face down.
mine-log-equip-hidden = { $name } gives { $dwarf } a tool, face down.
mine-log-equip-hidden-you = You give { $dwarf } a tool, face down.
mine-log-end = { $name } leaves the market.
mine-log-end-you = You leave the market.
mine-log-take-pile = { $dwarf } takes { $tool } from the pile.
mine-log-take-discards = { $dwarf } takes { $tool } from the discards.
mine-log-place = { $name } places { $dwarf } on { $space }.
mine-log-place-you = You place { $dwarf } on { $space }.
mine-log-place-tavern = { $name } leaves { $dwarf } in the tavern.
mine-log-place-tavern-you = You leave { $dwarf } in the tavern.
mine-log-target = { $dwarf } targets { $target } of { $other }.
mine-log-target-to-you = { $dwarf } targets your { $target }.
mine-log-target-own = { $dwarf } targets { $target }.
mine-log-move = { $dwarf } is pushed to { $space }.
mine-log-use-star = { $dwarf } shows a sheriff star and earns 2 gold!
mine-log-use-dynamite = { $dwarf } lights dynamite on { $space }.
mine-log-use-shovel = { $dwarf } takes the shovel.
mine-log-use-magnifier = { $dwarf } takes out the magnifier.
mine-log-use-cart = { $dwarf } rolls up the cart.
mine-log-use-helmet = { $dwarf } puts on the helmet.
mine-log-use-lantern = { $dwarf } lights the lantern.
mine-log-borrow = { $dwarf } borrows { $tool } from { $lender }.
mine-log-dig = { $dwarf } digs in { $space }.
mine-log-dig-deck = { $dwarf } digs in deck { $deck }.
mine-log-return-top = { $dwarf } puts { $card } back on top of the deck.
mine-log-return-under = { $dwarf } puts { $card } under the deck.
mine-log-gold = { $dwarf } takes the gold.
mine-log-bonus = { $dwarf } takes the bonus: { $bonus }.
mine-log-draw = { $dwarf } draws a tool with the marker.
mine-log-remove = { $dwarf } clears a collapse marker from { $space }.
mine-log-sacrifice = { $dwarf } gives himself up to clear { $space }.
mine-log-escape = { $dwarf } leaves the mine.
mine-log-announce = { $dwarf } lies in wait for the next dwarf that escapes.
mine-log-pass-searching = { $dwarf } takes no tool.
mine-log-pass-aiming = { $dwarf } targets nobody.
mine-log-pass-reacting = { $dwarf } shows no star.
mine-log-pass-bracing = { $dwarf } puts on no helmet.
mine-log-pass-gleaning = { $dwarf } leaves the marker unused.
mine-log-pass-shovelling = { $dwarf } puts the shovel away.
mine-log-pass-escaping = { $dwarf } finds no way out.
mine-log-pass-lurking = { $dwarf } lets everybody go.
mine-log-give = { $name } gives { $other } { $gold } gold.
mine-log-give-you = You give { $other } { $gold } gold.
mine-log-give-to-you = { $name } gives you { $gold } gold.
mine-log-joined = The dwarves of this game: { $dwarves }.
mine-log-scattered = The markers are laid out.
mine-log-laid = New in the market: { $tools }.
mine-log-turned = The event of this round: { $event }. { $text }
mine-log-starts = The lot falls on { $name } to pick first.
mine-log-starts-you = The lot falls on you to pick first.
mine-log-dealt = The dwarves are dealt.
mine-log-dealt-hand = The dwarves are dealt; { $name } holds { $dwarves }.
mine-log-dealt-hand-you = The dwarves are dealt; you hold { $dwarves }.
mine-log-drew = { $name } draws { $tool }.
mine-log-drew-you = You draw { $tool }.
mine-log-drew-dwarf = { $dwarf } gets { $tool } for free, face down.
mine-log-stole = { $name } takes { $tool } from { $other }.
mine-log-stole-you = You take { $tool } from { $other }.
mine-log-stole-to-you = { $name } takes { $tool } from you.
mine-log-shook = The mine shakes.
mine-log-looked = { $name } looks at { $cards }.
mine-log-looked-you = You look at { $cards }.
mine-log-revealed = { $dwarf } digs up { $cards }.

## What follows by itself
mine-then-troop = { $name } plays { $dwarves }.
mine-then-troop-you = You play { $dwarves }.
mine-then-aside = Left out: { $dwarves }.
mine-then-collapse = { $count ->
    [one] A collapse marker falls
   *[other] { $count } collapse markers fall
 } on { $space }.
mine-then-fell-in = The mine falls in!
mine-then-removed = { $dwarf } is lost.
mine-then-home = { $dwarf } is safe in the tavern with { $gold } gold.
mine-then-carries = { $dwarf } carries { $gold } gold now.
mine-then-takes-space = { $dwarf } takes { $space }, and { $other } is placed anew.
mine-then-swapped = The markers of { $one } and { $other } change places.
mine-then-lurking-over = { $dwarf } lies in wait no more.
mine-then-treasury = { $name } has { $gold } gold now.
mine-then-treasury-you = You have { $gold } gold now.
mine-then-round = Round { $round } begins.

## Choices
mine-choice-named = { $what }: { $choice }
mine-choice-dwarf = { $initiative } · { $ability }
mine-choice-buy = { $tool } for { $gold } gold
mine-choice-buy-blind = the top of the pile, unseen by others, for 1 gold
mine-choice-shuffle = five new tools in the market for 1 gold
mine-choice-equip = { $text }
mine-choice-end = end my turn
mine-choice-take-pile = from the pile, unseen by others
mine-choice-take-discards = from the discards, seen by all
mine-choice-place-tavern = earns 1 gold for every two dwarves in the tavern
mine-choice-target-crook = take half its gold
mine-choice-target-haggler = pay 1 gold for a tool of { $name }
mine-choice-target-haggler-you = pay 1 gold for a tool of yours
mine-choice-target-scoundrel = 2 gold from { $name } onto his card
mine-choice-target-scoundrel-you = 2 gold from you onto his card
mine-choice-target-bully = push it away from { $space }
mine-choice-target-trickster = the marker on { $space }: { $marker }
mine-choice-target-ticktock = take { $space }; { $target } is placed anew
mine-choice-use = { $text }
mine-choice-borrow = the tool of { $lender }, who loses it: { $text }
mine-choice-dig = { $number ->
    [one] draw a card
   *[other] draw { $number } cards
 } of deck { $deck }
mine-choice-return-top = back on top of the deck: { $card }
mine-choice-return-under = under the deck: { $card }
mine-choice-gold = take { $gold } gold
mine-choice-bonus = instead of gold: { $bonus }
mine-choice-draw = a tool card for your store
mine-choice-remove = clear a collapse marker there
mine-choice-sacrifice = clear a marker there; { $dwarf } is lost with { $gold } gold
mine-choice-escape = to the tavern with { $gold } gold
mine-choice-announce = take half the gold of the next dwarf that escapes
mine-choice-pass-searching = no tool
mine-choice-pass-aiming = target nobody
mine-choice-pass-reacting = no star
mine-choice-pass-bracing = no helmet: { $dwarf } is lost
mine-choice-pass-gleaning = leave the marker unused
mine-choice-pass-shovelling = no more shovelling
mine-choice-pass-escaping = no way out: { $dwarf } is lost with { $gold } gold
mine-choice-pass-lurking = let everybody go
mine-choice-give = { $gold } gold for { $other }
mine-choice-give-to-you = { $gold } gold for you

## What a choice changes
mine-preview-gold = your gold { $before } → { $after }
mine-preview-rival = { $seat }: { $before } → { $after } gold
mine-preview-lost = { $dwarf } is lost{ $gold ->
    [0] {""}
   *[other] {" "}with { $gold } gold
 }
mine-preview-order = { $count ->
    [0] digs first
    [one] digs after one dwarf
   *[other] digs after { $count } dwarves
 }
mine-preview-risk = { $collapses } of { $cards } cards collapse
mine-preview-marker = { $marker } on { $space }
mine-preview-falls = a collapse marker on { $space }, { $count } of { $most } on the board
mine-preview-fell-in = the mine falls in!

## Spoken
mine-spoken-event = The event of this round is { $event }: { $text }
mine-spoken-dwarf = { $space }, { $ground }, { $marker }: { $dwarf } of { $name }, initiative { $initiative }{ $gold ->
    [0] {""}
   *[other] , with { $gold } gold
 }.
mine-spoken-dwarf-you = { $space }, { $ground }, { $marker }: your { $dwarf }, initiative { $initiative }{ $gold ->
    [0] {""}
   *[other] , with { $gold } gold
 }.
mine-spoken-free = Free: { $spaces }.
mine-spoken-space = { $space } { $ground }, { $marker }
mine-spoken-forbidden = Forbidden: { $spaces }.
mine-spoken-collapses = Collapse markers, { $count } of { $most }: { $spaces }.
mine-spoken-collapse = { $count ->
    [one] { $space }
   *[other] { $count } on { $space }
 }
mine-spoken-now = Now: { $text }.
mine-spoken-no-collapses = No collapse marker lies in the mine.
mine-spoken-market = In the market: { $tools }. { $pile ->
    [one] One tool lies
   *[other] { $pile } tools lie
 } in the pile, { $discards } discarded.
mine-spoken-place = { $place } { $tool }
mine-spoken-deck = { $cards ->
    [one] Deck { $deck } has one card
   *[other] Deck { $deck } has { $cards } cards
 }; dug up so far: { $dug }.
mine-spoken-player = { $name }, seat { $seat }, has { $gold } gold and { $tools ->
    [0] no tools
    [one] 1 tool
   *[other] { $tools } tools
 } in store{ $known ->
    [no] {""}
   *[yes] : { $store }
 }.
mine-spoken-player-you = You, seat { $seat }, have { $gold } gold and { $tools ->
    [0] no tools
    [one] 1 tool
   *[other] { $tools } tools
 } in store{ $known ->
    [no] {""}
   *[yes] : { $store }
 }.
mine-spoken-member = { $dwarf } ({ $initiative }), { $place }{ $count ->
    [0] {""}
   *[other] , with { $tools }
 }
mine-spoken-troop = { $name } plays { $dwarves }.
mine-spoken-troop-you = You play { $dwarves }.
mine-spoken-waits = not placed yet
mine-spoken-face-down = { $count ->
    [one] a face-down tool
   *[other] { $count } face-down tools
 }

## The score sheet
mine-sheet-gold = Gold
mine-sheet-tools = Tools
mine-sheet-total = Total
mine-sheet-round = Round { $round }: { $gold } gold
mine-sheet-haul = { $dwarf } { $gold }
mine-why-hauls = in the treasury; this round: { $hauls }
mine-why-treasury = in the treasury
mine-why-tools = { $tools ->
    [0] no tools
    [one] one tool
   *[other] { $tools } tools
 }, 1 gold for every three at the end

## On drawn boards
mine-label-space = { $space }, { $ground }
mine-label-free = free
mine-label-collapses = { $count ->
    [one] a collapse marker
   *[other] { $count } collapse markers
 }
mine-label-stands = { $dwarf } of { $name } stands there
mine-label-stands-you = your { $dwarf } stands there
mine-label-recruit = { $dwarf }, initiative { $initiative }: { $ability }
mine-label-dwarf = { $dwarf } of { $name }, initiative { $initiative }, { $place }{ $gold ->
    [0] {""}
   *[other] , with { $gold } gold
 }{ $count ->
    [0] {""}
   *[other] , carries { $tools }
 }: { $ability }
mine-label-dwarf-you = Your { $dwarf }, initiative { $initiative }, { $place }{ $gold ->
    [0] {""}
   *[other] , with { $gold } gold
 }{ $count ->
    [0] {""}
   *[other] , carries { $tools }
 }: { $ability }
mine-label-market = Market place { $place }: { $tool } for { $gold } gold. { $text }
mine-label-market-empty = Market place { $place }: empty
mine-label-pile = Tool pile, { $count ->
    [one] one card
   *[other] { $count } cards
 }: the top one, unseen by others, costs 1 gold
mine-label-discards = Discarded tools: { $tools }
mine-label-deck = Deck { $deck }, { $cards ->
    [one] one card left
   *[other] { $cards } cards left
 }
mine-label-tool = { $tool }{ $count ->
    [0] {""}
   *[other] , { $count } in store
 }: { $text }
mine-label-tavern = Tavern: { $dwarves }
mine-sheet-hauls = Brought home in round { $round }
mine-sheet-home = Brought home
mine-sheet-lost = Lost in the mine
mine-sheet-rest = All other gold
mine-why-rest = start, market, abilities, events and gifts, in and out
mine-why-rest-round = market, abilities, events and gifts, in and out
mine-label-fallen = Collapse markers: { $count } of { $most }. If one more falls after the last, the mine falls in.
mine-name-mine = The mine
mine-name-market = Market
mine-name-pile = Tool pile
mine-name-discards = Discarded tools
mine-name-hand = Your hand
mine-name-picked = Picked
mine-name-troop = Your troop
mine-name-open = Open to pick
mine-name-store = Your store
mine-name-tools = Tools
mine-name-used = Announced
mine-name-cards = Mine cards
mine-name-dwarves = Dwarves
mine-name-events = Events
mine-name-markers = Markers
mine-name-nugget = Nuggets
mine-name-special = Nuggets or a bonus
mine-name-collapse = Collapse

## At a real table
mine-table-note = Tools that dwarves carry count too. Each diamond is worth { $value } nuggets.
mine-name-treasury = Treasury and store
mine-name-diamond = Diamonds
mine-name-lowest = On a tie: the lowest dwarf played this round
mine-why-counted = { $nuggets ->
    [one] one nugget
   *[other] { $nuggets } nuggets
 }, { $diamonds ->
    [one] one diamond
   *[other] { $diamonds } diamonds
 } × { $value }
mine-step-setup = Everybody takes 8 gold, with four players 6. Lay the markers onto the board and five tools into the market, and turn up an event.
mine-step-recruit = Pick one dwarf and pass the rest on, left in odd rounds, right in even ones. Then leave one out and turn the others up.
mine-step-market = In the order of your lowest dwarves: 1 for the top of the pile, 2 for an open tool, 1 to shuffle them all. Equip your dwarves before you end your turn.
mine-step-placement = Call the dwarves from the lowest initiative up. Each goes onto a free space of the tunnel, with a lantern into a pit too.
mine-step-collect = From the exit inwards every dwarf digs and then escapes, unless a collapse marker blocks its way.
mine-step-recovery = Abilities come first. Tools go back into the stores, cards into their decks, and the collapse markers off the board. Shuffle and deal all dwarves, and turn up the next event.
mine-step-end = Abilities come first, and tools go back into the stores. Every three tools bring 1 nugget, and most gold wins. Tap in gold and tools below.
