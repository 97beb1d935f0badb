"""Many games side by side, a decision in each at a time: what learners ask for.

Every decision is one number, the same in every state, as the coding of `pithead.mini_miners.kernel.encoding` lists them. Chance, and random
players in here, act between two decisions of those who play from outside. A game that has ended gives its place to the next one at
once.

The tables of box and wish are longer here: after the box the spaces by their names and the numbers of all mine cards, after the wish
who plays each seat.
"""

from __future__ import annotations

from typing import Any, Final

from pithead.mini_miners.kernel import layout as at
from pithead.mini_miners.kernel.bots import random_choice
from pithead.mini_miners.kernel.decks import deck_size
from pithead.mini_miners.kernel.game import actors, chance_acts, first_actor, menu, sample, settle, step
from pithead.mini_miners.kernel.handfuls import tools_in
from pithead.mini_miners.kernel.playout import sit_down, winners
from pithead.mini_miners.kernel.scoring import score
from pithead.sim.stream import Rng, begin_stream, below
from pithead.sim.words import Words, byte, lowest, nth_bit, popcount

OUTSIDE: Final = 255
"""Who plays a seat whose decisions come from outside."""

# what follows the box, and the wish
SPACE_NAMED: Final = at.BOX_WORDS
"""The place in the order from the exit of the space with this name."""
CARD_NUMBER: Final = SPACE_NAMED + at.SPACES
"""The number of each card of the four decks among all different ones."""
CARD_KINDS: Final = CARD_NUMBER + at.DECKS * at.DECK
"""How many different ones there are."""
CODE_WORDS: Final = CARD_KINDS + 1
WISH_BOTS: Final = at.WISH_CAST + 1
"""Who plays each seat: OUTSIDE, or anything else for a random player."""

# the actions
PICK: Final = 0
ENLIST: Final = PICK + at.DWARVES
DISCARD: Final = ENLIST + at.DWARVES
BUY: Final = DISCARD + at.DWARVES
SHUFFLE: Final = BUY + at.PLACES + 1
EQUIP: Final = SHUFFLE + 1
END: Final = EQUIP + at.TOOLS * at.DWARVES
TAKE: Final = END + 1
PLACE: Final = TAKE + 2 * at.TOOLS
TARGET: Final = PLACE + at.SPACES + 1
MOVE: Final = TARGET + at.DWARVES
USE: Final = MOVE + at.SPACES
BORROW: Final = USE + at.TOOLS
DIG: Final = BORROW + at.TOOLS
RETURN: Final = DIG + at.DECKS + 1
"""From here on the numbers depend on how many different cards there are; these follow the cards."""
GOLD: Final = 0
BONUS: Final = 1
DRAW: Final = 2
REMOVE: Final = 3
SACRIFICE: Final = REMOVE + at.SPACES
ESCAPE: Final = SACRIFICE + at.SPACES
ANNOUNCE: Final = ESCAPE + 1
PASS: Final = ANNOUNCE + 1

MARKER: Final = 13
"""Numbers of a marker: tools, bonuses, forbidden, and its gold."""
PLACES: Final = at.SPACES + 3
DIGS: Final = 1 << at.ANNOUNCING | 1 << at.LOOKING | 1 << at.BRACING | 1 << at.CHOOSING | 1 << at.CLEARING | 1 << at.GLEANING
"""Phases in the middle of a dig, as bits."""
ASKED: Final = (1 << at.OVER) - (1 << at.SEARCHING)
"""Phases that ask about one dwarf."""


def action_count(kinds: int) -> int:
    """How many actions there are with so many different mine cards."""
    return RETURN + 2 * kinds + PASS + 1


def observation_size(seats: int, kinds: int) -> int:
    """How long the observation of a seat is."""
    table = at.OVER + 1 + at.ROUNDS_MOST + 3 + at.SEATS_MOST + 4 * seats + 2 * at.EVENTS + 2 * at.DWARVES
    shop = at.TOOLS + at.PLACES * at.TOOLS + 1 + 2 * at.TOOLS
    mine = at.DECKS * (3 + 2 * kinds) + at.SPACES * (MARKER + 1) + 1
    crew = at.DWARVES * (seats + PLACES + 4 + 2 * at.TOOLS)
    draft = 4 * at.DWARVES + seats + seats * at.DWARVES
    question = 3 * at.DWARVES + 3 + 2 * at.TOOLS + 2 + at.DECKS + 4 + 2 * kinds + 2
    return table + shop + mine + crew + draft + question


# actions


def after_cards(box: Words, action: int) -> int:
    """The number of an action that follows those of the cards."""
    return RETURN + 2 * box[CARD_KINDS] + action


def action_of(state: Words, box: Words, choice: int) -> int:
    """The action that a choice of this phase's menu is."""
    phase = state[at.PHASE]
    if phase == at.DRAFT:
        return PICK + choice
    if phase == at.LEVY:
        return ENLIST + choice
    if phase == at.DISCARDING:
        return DISCARD + choice
    if phase == at.MARKET_TURN:
        return market_action(state, choice)
    if phase == at.SEARCHING:
        return after_cards(box, PASS) if choice == at.LEAVE_SEARCH else TAKE + choice
    if phase == at.AIMING:
        return after_cards(box, PASS) if choice == at.HOLD_FIRE else TARGET + choice
    if phase == at.REACTING:
        return USE + at.STAR if choice == at.SHOW_STAR else after_cards(box, PASS)
    if phase == at.MOVING:
        return MOVE + choice
    if phase == at.PLACING:
        return placing_action(choice)
    if phase == at.ANNOUNCING:
        return announcing_action(state, box, choice)
    if phase == at.LOOKING:
        return RETURN + 2 * box[CARD_NUMBER + state[at.DIG_DECK] * at.DECK + (choice >> 1)] + (choice & 1)
    if phase == at.BRACING:
        if choice == at.BE_BURIED:
            return after_cards(box, PASS)
        return (USE if choice == at.USE_HELMET else BORROW) + at.HELMET
    if phase == at.CHOOSING:
        return after_cards(box, GOLD if choice == at.TAKE_GOLD else BONUS)
    if phase == at.CLEARING:
        return after_cards(box, REMOVE + box[SPACE_NAMED + choice])
    if phase == at.GLEANING:
        if choice < at.SPACES:
            return after_cards(box, REMOVE + box[SPACE_NAMED + choice])
        return after_cards(box, DRAW if choice == at.GLEAN_DRAW else PASS)
    if phase == at.ESCAPING:
        return escaping_action(box, choice)
    return after_cards(box, ANNOUNCE if choice == at.LIE_IN_WAIT else PASS)


def market_action(state: Words, choice: int) -> int:
    """Purchases, a shuffle, tools for dwarves of the own troop, and the end of the turn."""
    if choice < at.BUY_BLIND:
        return BUY + 1 + choice
    if choice == at.BUY_BLIND:
        return BUY
    if choice == at.SHUFFLE:
        return SHUFFLE
    if choice == at.END_TURN:
        return END
    tool, rank = (choice - at.EQUIP) // at.TROOP_MOST, (choice - at.EQUIP) % at.TROOP_MOST
    return EQUIP + tool * at.DWARVES + nth_bit(state[at.TROOP + state[at.TURN]], rank)


def placing_action(choice: int) -> int:
    """A space or the tavern, a dwarf whose space is taken, or a lantern of the Handyman."""
    if choice <= at.LODGE:
        return PLACE + choice
    return BORROW + at.LANTERN if choice == at.BORROW_LANTERN else TARGET + choice - at.DISPLACE


def announcing_action(state: Words, box: Words, choice: int) -> int:
    """Tools for the dig, a bonus of the marker, and the dig itself."""
    if choice == at.USE_MAGNIFIER:
        return USE + at.MAGNIFIER
    if choice == at.USE_CART:
        return USE + at.CART
    if choice == at.BORROW_MAGNIFIER:
        return BORROW + at.MAGNIFIER
    if choice == at.BORROW_CART:
        return BORROW + at.CART
    if choice < at.ANNOUNCE_DRAW:
        return after_cards(box, REMOVE + box[SPACE_NAMED + choice - at.ANNOUNCE_REMOVE])
    if choice == at.ANNOUNCE_DRAW:
        return after_cards(box, DRAW)
    daring = box[at.DOES + state[at.ACTOR]] == at.DAREDEVIL
    return DIG + (1 + choice - at.DIG_FROM if daring else 0)


def escaping_action(box: Words, choice: int) -> int:
    """Tools for the escape, markers to take away, and the end of it."""
    if choice == at.USE_SHOVEL:
        return USE + at.SHOVEL
    if choice == at.USE_DYNAMITE:
        return USE + at.DYNAMITE
    if choice == at.BORROW_SHOVEL:
        return BORROW + at.SHOVEL
    if choice == at.BORROW_DYNAMITE:
        return BORROW + at.DYNAMITE
    if choice < at.SACRIFICE:
        return after_cards(box, REMOVE + box[SPACE_NAMED + choice - at.SHOVEL_AWAY])
    if choice < at.ESCAPE:
        return after_cards(box, SACRIFICE + box[SPACE_NAMED + choice - at.SACRIFICE])
    return after_cards(box, ESCAPE if choice == at.ESCAPE else PASS)


def choice_of(state: Words, box: Words, seat: int, action: int) -> int:
    """The choice of the menu that a legal action is."""
    choices = menu(state, box, seat)
    while action_of(state, box, lowest(choices)) != action:
        choices &= choices - 1
    return lowest(choices)


def legal_mask(state: Words, box: Words, seat: int, mask: Any) -> None:
    """1 for every legal action of a seat that owes a decision, and 0 for all others."""
    for action in range(len(mask)):
        mask[action] = 0
    choices = menu(state, box, seat)
    while choices:
        mask[action_of(state, box, lowest(choices))] = 1
        choices &= choices - 1


# observations


def put_one(row: Any, first: int, size: int, place: int) -> int:
    """A 1 in one of so many places, or nowhere; where the next piece begins."""
    for other in range(size):
        row[first + other] = 0
    if 0 <= place < size:
        row[first + place] = 1
    return first + size


def put_bits(row: Any, first: int, size: int, bits: int) -> int:
    """A 1 for each bit; where the next piece begins."""
    for place in range(size):
        row[first + place] = bits >> place & 1
    return first + size


def put_tools(row: Any, first: int, handful: int) -> int:
    """How many there are of each tool; where the next piece begins."""
    for tool in range(at.TOOLS):
        row[first + tool] = byte(handful, tool)
    return first + at.TOOLS


def put_sequence(row: Any, first: int, sequence: int) -> int:
    """The same for a sequence of tools."""
    for tool in range(at.TOOLS):
        row[first + tool] = 0
    while sequence:
        row[first + (sequence & at.NIBBLE) - 1] += 1
        sequence >>= 4
    return first + at.TOOLS


def put_cards(row: Any, first: int, box: Words, deck: int, cards: int) -> int:
    """How many there are of each different card among these of a deck; where the next piece begins."""
    for kind in range(box[CARD_KINDS]):
        row[first + kind] = 0
    while cards:
        row[first + box[CARD_NUMBER + deck * at.DECK + lowest(cards)]] += 1
        cards &= cards - 1
    return first + box[CARD_KINDS]


def put_seats(row: Any, first: int, seats: int, seat: int, among: int) -> int:
    """A 1 for each of these seats, clockwise from the own one; where the next piece begins."""
    for place in range(seats):
        row[first + place] = among >> clockwise(seats, seat, place) & 1
    return first + seats


def clockwise(seats: int, seat: int, place: int) -> int:
    """The seat so many places after one."""
    other = seat + place
    return other - seats if other >= seats else other


def observe(state: Words, box: Words, seat: int, row: Any) -> None:
    """What a seat that owes a decision may know, as the coding of `pithead.mini_miners.kernel.encoding` writes it."""
    place = put_table(row, 0, state, seat)
    place = put_mine(row, place, state, box, seat)
    for dwarf in range(at.DWARVES):
        place = put_dwarf(row, place, state, seat, dwarf)
    place = put_draft(row, place, state, seat)
    put_question(row, place, state, box)


def put_table(row: Any, first: int, state: Words, seat: int) -> int:
    """Phase, round, event, gold and tools; where the next piece begins."""
    seats = state[at.SEATS]
    first = put_one(row, first, at.OVER + 1, state[at.PHASE])
    first = put_one(row, first, at.ROUNDS_MOST, state[at.ROUND] - 1)
    row[first] = state[at.SIMPLIFIED]
    row[first + 1] = state[at.ROUNDS] == at.ROUNDS_MOST
    row[first + 2] = state[at.OPEN_DRAFT]
    first = put_one(row, first + 3, at.SEATS_MOST, seat)
    first = put_seats(row, first, seats, seat, actors(state))
    first = put_seats(row, first, seats, seat, 1 << state[at.FIRST])
    first = put_one(row, first, at.EVENTS, state[at.EVENT])
    for event in range(at.EVENTS):
        row[first + event] = state[at.EVENTS_LEFT + event]
    first = put_bits(row, first + at.EVENTS, at.DWARVES, state[at.CAST])
    first = put_bits(row, first, at.DWARVES, state[at.ASIDE])
    for place in range(seats):
        other = clockwise(seats, seat, place)
        row[first + place] = state[at.TREASURY + other]
        row[first + seats + place] = tools_in(state[at.STORE + other])
    first = put_tools(row, first + 2 * seats, state[at.STORE + seat])
    for place in range(at.PLACES):
        first = put_one(row, first, at.TOOLS, state[at.MARKET + place])
    row[first] = tools_in(state[at.PILE])
    first = put_tools(row, first + 1, state[at.PILE] if state[at.PHASE] == at.SEARCHING else 0)
    return put_tools(row, first, state[at.DISCARDS])


def put_mine(row: Any, first: int, state: Words, box: Words, seat: int) -> int:
    """Decks, markers and collapses; where the next piece begins."""
    for deck in range(at.DECKS):
        row[first] = deck_size(state, deck)
        row[first + 1] = state[at.TOPS + deck]
        row[first + 2] = state[at.UNDERS + deck]
        top = state[at.TOP + deck]
        known = state[at.TOPS + deck] and (top >> at.ENTRY_SEAT & 3) == seat
        first = put_cards(row, first + 3, box, deck, 1 << (top & 15) if known else 0)
        first = put_cards(row, first, box, deck, state[at.DUG_UP + deck])
    for space in range(at.SPACES):
        marker = state[at.MARKERS + space]
        gold = marker - at.MARKER_GOLD if marker > at.FORBIDDEN else 0
        first = put_one(row, first, MARKER - 1, MARKER - 2 if marker == at.FORBIDDEN else marker if marker <= at.IGNORE_ALL else -1)
        row[first] = gold
        first += 1
    for space in range(at.SPACES):
        row[first + space] = state[at.FALLEN_ON + box[at.NAMED + space]]
    row[first + at.SPACES] = state[at.LURKER] != at.NOBODY
    return first + at.SPACES + 1


def put_dwarf(row: Any, first: int, state: Words, seat: int, dwarf: int) -> int:
    """Owner, place, gold, haul and tools of a dwarf, if it is played this round; where the next piece begins."""
    seats = state[at.SEATS]
    if not state[at.CREW] >> dwarf & 1:
        size = seats + PLACES + 4 + 2 * at.TOOLS
        return put_one(row, first, size, -1)
    owner, hidden = state[at.OWNER + dwarf], state[at.HIDDEN + dwarf]
    first = put_seats(row, first, seats, seat, 1 << owner)
    first = put_one(row, first, PLACES, state[at.PLACE + dwarf])
    row[first] = state[at.GOLD + dwarf]
    row[first + 1] = state[at.HAUL + dwarf]
    row[first + 2] = state[at.HOSTS] >> dwarf & 1
    row[first + 3] = tools_in(hidden)
    first = put_tools(row, first + 4, hidden if owner == seat else 0)
    return put_tools(row, first, state[at.SHOWN + dwarf])


def put_draft(row: Any, first: int, state: Words, seat: int) -> int:
    """The own hand and picks, who has chosen, and the troops as far as they lie open; where the next piece begins."""
    seats, phase = state[at.SEATS], state[at.PHASE]
    first = put_bits(row, first, at.DWARVES, state[at.HAND + seat] if phase == at.DRAFT else 0)
    picks, picked = state[at.PICKS + seat] if phase == at.DRAFT else 0, 0
    while picks:
        picked |= 1 << ((picks & 255) - 1)
        picks >>= 8
    first = put_bits(row, first, at.DWARVES, picked)
    first = put_bits(row, first, at.DWARVES, 0)
    together = at.TOGETHER >> phase & 1
    for place in range(seats):
        row[first + place] = together and state[at.PICKED + clockwise(seats, seat, place)] != at.NOBODY
    first = put_bits(row, first + seats, at.DWARVES, state[at.LEFT] if phase == at.LEVY else 0)
    for place in range(seats):
        open = phase == at.LEVY or (phase == at.DISCARDING and place == 0)
        first = put_bits(row, first, at.DWARVES, state[at.TROOP + clockwise(seats, seat, place)] if open else 0)
    return first


def put_question(row: Any, first: int, state: Words, box: Words) -> None:
    """Which dwarf is asked, about whom, and how far its dig or its way out has come."""
    phase = state[at.PHASE]
    digs = DIGS >> phase & 1
    first = put_bits(row, first, at.DWARVES, 1 << state[at.ACTOR] if ASKED >> phase & 1 else 0)
    targets = 0
    if phase == at.REACTING:
        targets = 1 << state[at.TARGET] | 1 << state[at.SECOND]
    elif phase == at.MOVING:
        targets = 1 << state[at.TARGET]
    elif phase == at.AIMING:
        targets = 1 << state[at.CHOSEN]
    first = put_bits(row, first, at.DWARVES, targets)
    first = put_bits(row, first, at.DWARVES, state[at.ASKED] if phase == at.REACTING else 0)
    row[first] = phase == at.PLACING and state[at.FOILED]
    row[first + 1] = phase == at.REACTING and state[at.STARRED]
    row[first + 2] = phase == at.PLACING and state[at.LENT]
    tools = phase == at.ANNOUNCING or phase == at.ESCAPING  # noqa: PLR1714 - no tuples in a kernel
    first = put_sequence(row, first + 3, state[at.USED] if tools else 0)
    first = put_sequence(row, first, state[at.BORROWED] if tools else 0)
    row[first] = state[at.REMOVALS] if phase == at.ESCAPING else 0
    row[first + 1] = min(state[at.IGNORE], at.ALL) if digs or phase == at.ESCAPING else 0
    deck = state[at.DIG_DECK] if digs else at.NOTHING
    first = put_one(row, first + 2, at.DECKS, deck)
    row[first] = state[at.DIG_GOLD] if digs else 0
    row[first + 1] = state[at.DIG_FOUND] if digs else 0
    row[first + 2] = digs and state[at.DIG_HELMET]
    row[first + 3] = digs and state[at.SPENT]
    specials, cards = state[at.SPECIALS] if digs else 0, 0
    while specials:
        cards |= 1 << ((specials & at.NIBBLE) - 1)
        specials >>= 4
    first = put_cards(row, first + 4, box, deck, cards)
    first = put_cards(row, first, box, deck, state[at.CARDS] if phase == at.LOOKING else 0)
    row[first] = state[at.RETURNS] if phase == at.LOOKING else 0
    row[first + 1] = state[at.COUNT] if phase == at.BRACING else 0


# games


def advance(state: Words, box: Words, wish: Words, rng: Rng, outcome: Words) -> int:
    """Let chance and random players act until somebody from outside is asked; 1 if the game has ended, or nobody can go on."""
    while state[at.PHASE] != at.OVER:
        if chance_acts(state):
            sample(state, box, rng, outcome)
            settle(state, box, outcome)
        else:
            seat = first_actor(state)
            choices = menu(state, box, seat)
            if choices == 0:
                return 1
            if wish[WISH_BOTS + seat] == OUTSIDE:
                return 0
            step(state, box, seat, random_choice(rng, choices))
    return 1


def begin_game(state: Words, box: Words, wish: Words, seed: int, game: int, rng: Rng, outcome: Words) -> None:
    """The game of this number, up to the first decision from outside."""
    begin_stream(rng, seed, game)
    sit_down(state, box, wish)
    advance(state, box, wish, rng, outcome)


def show(state: Words, box: Words, place: int, seats: Any, masks: Any, observations: Any) -> None:
    """Who is asked next, what is legal, and what that seat may know."""
    seat = first_actor(state)
    seats[place] = seat
    legal_mask(state, box, seat, masks[place])
    if observations.shape[1]:
        observe(state, box, seat, observations[place])


def begin_games(
    box: Words, wish: Words, seed: int, states: Any, rngs: Any, outcomes: Any, numbers: Any, seats: Any, masks: Any, observations: Any
) -> None:
    """New games in all places."""
    for place in range(len(numbers)):
        begin_game(states[place], box, wish, seed, numbers[place], rngs[place], outcomes[place])
        show(states[place], box, place, seats, masks, observations)


def step_games(
    box: Words,
    wish: Words,
    seed: int,
    states: Any,
    rngs: Any,
    outcomes: Any,
    numbers: Any,
    seats: Any,
    masks: Any,
    observations: Any,
    games: int,
    actions: Any,
    rewards: Any,
    over: Any,
    points: Any,
) -> None:
    """An action in every game; a game that ends is paid out, and the next one that belongs to its place begins."""
    for place in range(len(numbers)):
        state, rng, outcome = states[place], rngs[place], outcomes[place]
        step(state, box, seats[place], choice_of(state, box, seats[place], actions[place]))
        over[place] = advance(state, box, wish, rng, outcome)
        for seat in range(state[at.SEATS]):
            rewards[place, seat] = 0
        if over[place]:
            pay(state, rewards[place], points[place])
            numbers[place] += games
            begin_game(state, box, wish, seed, numbers[place], rng, outcome)
        show(state, box, place, seats, masks, observations)


def pay(state: Words, rewards: Any, points: Any) -> None:
    """1 for a lone winner, shared by several; the rewards of all seats add up to nothing."""
    seats, won = state[at.SEATS], winners(state)
    for seat in range(seats):
        points[seat] = score(state, seat)
        rewards[seat] = 0
        if won:
            part = seats / popcount(won) if won >> seat & 1 else 0.0
            rewards[seat] = (part - 1) / (seats - 1)


def random_actions(masks: Any, rng: Rng, actions: Any) -> None:
    """Any legal action for each place."""
    for place in range(len(masks)):
        count = 0
        for action in range(masks.shape[1]):
            count += masks[place, action]
        left = below(rng, count)
        for action in range(masks.shape[1]):
            if masks[place, action]:
                if left == 0:
                    actions[place] = action
                    break
                left -= 1
