"""What a seat may know as a row of numbers, and every decision as one number, made by the kernel: the same as `encoding` makes of a view.

The tables of the box are longer here: what they have more comes from `encoding`.
"""

from __future__ import annotations

from typing import Any, Final

from pithead.mini_miners.kernel import layout as at
from pithead.mini_miners.kernel.decks import deck_size
from pithead.mini_miners.kernel.game import menu
from pithead.mini_miners.kernel.handfuls import tools_in
from pithead.mini_miners.kernel.layout import Ability, Bonus, DigChoice, Fact, Field, Marker, MarketChoice, Option, Phase, Place
from pithead.sim.actors import actors
from pithead.sim.batch import clockwise, put_bits, put_bytes, put_one, put_seats
from pithead.sim.layout import span
from pithead.sim.words import Words, lowest, nth_bit

MARKER_KINDS: Final = Bonus.COLLAPSE + 1
"""Tools, bonuses, and last a forbidden zone; the place behind them is gold."""
DIGS: Final = (
    1 << Phase.ANNOUNCING | 1 << Phase.LOOKING | 1 << Phase.BRACING | 1 << Phase.CHOOSING | 1 << Phase.CLEARING | 1 << Phase.GLEANING
)
"""Phases in the middle of a dig, as bits."""
ASKED: Final = (1 << Phase.OVER) - (1 << Phase.SEARCHING)
"""Phases that ask about one dwarf."""
LOOKING_ROWS: Final = Phase.OVER
"""After the rows of the phases in the table of actions one for each deck that is looked into."""


class BatchFact(Fact):
    """The facts of a box, and what numbers cards and actions have."""

    CARD_NUMBER: int = span(at.DECKS * at.DECK)
    """The number of each card of the four decks among all different ones."""
    CARD_KINDS: int
    """How many different ones there are."""
    ACTIONS: int = span((LOOKING_ROWS + at.DECKS) * at.CHOICES_MOST)
    """The action that each choice is, phase by phase."""


def action_for(state: Words, box: Words, choice: int) -> int:
    """The action that a choice of the menu is in this state."""
    phase = state[Field.PHASE]
    row = LOOKING_ROWS + state[Field.DIG_DECK] if phase == Phase.LOOKING else phase
    action = box[BatchFact.ACTIONS + row * at.CHOICES_MOST + choice]
    if phase == Phase.MARKET and MarketChoice.EQUIP <= choice < MarketChoice.END:
        return action + nth_bit(state[Field.TROOP + state[Field.TURN]], (choice - MarketChoice.EQUIP) % at.TROOP_MOST)
    if phase == Phase.ANNOUNCING and choice >= DigChoice.DIG and box[Fact.DOES + state[Field.ACTOR]] == Ability.DAREDEVIL:
        return action + 1
    return action


def choice_for(state: Words, box: Words, seat: int, action: int) -> int:
    """The choice of the menu that a legal action is."""
    choices = menu(state, box, seat)
    while action_for(state, box, lowest(choices)) != action:
        choices &= choices - 1
    return lowest(choices)


def bot_on(state: Words, options: Words, seat: int) -> int:
    """Who plays for a seat."""
    return options[Option.BOTS + seat]


def ended(state: Words) -> int:
    """Is the game over?"""
    return state[Field.PHASE] == Phase.OVER


def put_tools(row: Any, first: int, handful: int) -> int:
    """How many there are of each tool."""
    return put_bytes(row, first, at.TOOLS, handful)


def put_sequence(row: Any, first: int, sequence: int) -> int:
    """The same for a sequence of tools."""
    while sequence:
        row[first + (sequence & at.NIBBLE) - 1] += 1
        sequence >>= 4
    return first + at.TOOLS


def put_cards(row: Any, first: int, box: Words, deck: int, cards: int) -> int:
    """How many there are of each different card among these of a deck."""
    while cards:
        row[first + box[BatchFact.CARD_NUMBER + deck * at.DECK + lowest(cards)]] += 1
        cards &= cards - 1
    return first + box[BatchFact.CARD_KINDS]


def observe(state: Words, box: Words, seat: int, row: Any) -> None:
    """What a seat that owes a decision may know, as the coding of `pithead.mini_miners.kernel.encoding` writes it, into a row of zeros."""
    place = put_table(row, 0, state, seat)
    place = put_mine(row, place, state, box, seat)
    size, crew = (state[Field.SEATS] & 7) + Place.SIZE + 4 + 2 * at.TOOLS, state[Field.CREW]
    while crew:
        dwarf = lowest(crew)
        crew &= crew - 1
        put_dwarf(row, place + dwarf * size, state, seat, dwarf)
    place = put_draft(row, place + at.DWARVES * size, state, seat)
    put_question(row, place, state, box)


def put_table(row: Any, first: int, state: Words, seat: int) -> int:
    """Phase, round, event, gold and tools."""
    seats = state[Field.SEATS] & 7
    first = put_one(row, first, Phase.OVER + 1, state[Field.PHASE])
    first = put_one(row, first, at.ROUNDS_MOST, state[Field.ROUND] - 1)
    row[first] = state[Field.SIMPLIFIED]
    row[first + 1] = state[Field.ROUNDS] == at.ROUNDS_MOST
    row[first + 2] = state[Field.OPEN_DRAFT]
    first = put_one(row, first + 3, at.SEATS_MOST, seat)
    first = put_seats(row, first, seats, seat, actors(state))
    first = put_seats(row, first, seats, seat, 1 << state[Field.FIRST])
    first = put_one(row, first, at.EVENTS, state[Field.EVENT])
    for event in range(at.EVENTS):
        row[first + event] = state[Field.EVENTS_LEFT + event]
    first = put_bits(row, first + at.EVENTS, at.DWARVES, state[Field.CAST])
    first = put_bits(row, first, at.DWARVES, state[Field.ASIDE])
    for place in range(seats):
        other = clockwise(seats, seat, place)
        row[first + place] = state[Field.TREASURY + other]
        row[first + seats + place] = tools_in(state[Field.STORE + other])
    first = put_tools(row, first + 2 * seats, state[Field.STORE + seat])
    for place in range(at.PLACES):
        first = put_one(row, first, at.TOOLS, state[Field.MARKET + place])
    row[first] = tools_in(state[Field.PILE])
    first = put_tools(row, first + 1, state[Field.PILE] if state[Field.PHASE] == Phase.SEARCHING else 0)
    return put_tools(row, first, state[Field.DISCARDS])


def put_mine(row: Any, first: int, state: Words, box: Words, seat: int) -> int:
    """Decks, markers and collapses."""
    for deck in range(at.DECKS):
        row[first] = deck_size(state, deck)
        row[first + 1] = state[Field.TOPS + deck]
        row[first + 2] = state[Field.UNDERS + deck]
        top = state[Field.TOP + deck]
        known = state[Field.TOPS + deck] and (top >> at.ENTRY_SEAT & 3) == seat
        first = put_cards(row, first + 3, box, deck, 1 << (top & 15) if known else 0)
        first = put_cards(row, first, box, deck, state[Field.DUG_UP + deck])
    for space in range(at.SPACES):
        marker = state[Field.MARKERS + space]
        kind = marker if marker <= Bonus.IGNORE_ALL else MARKER_KINDS
        kind = MARKER_KINDS - 1 if marker == Marker.FORBIDDEN else kind
        gold = marker - at.MARKER_GOLD if marker > Marker.FORBIDDEN else 0
        row[first + (kind & 15)] = gold if kind == MARKER_KINDS else 1
        first += MARKER_KINDS + 1
    for space in range(at.SPACES):
        row[first + space] = state[Field.FALLEN_ON + box[Fact.NAMED + space]]
    row[first + at.SPACES] = state[Field.LURKER] != at.NOBODY
    return first + at.SPACES + 1


def put_dwarf(row: Any, first: int, state: Words, seat: int, dwarf: int) -> None:
    """Owner, place, gold, haul and tools of a dwarf that is played this round."""
    seats = state[Field.SEATS] & 7
    owner, hidden = state[Field.OWNER + dwarf], state[Field.HIDDEN + dwarf]
    first = put_seats(row, first, seats, seat, 1 << owner)
    first = put_one(row, first, Place.SIZE, state[Field.PLACE + dwarf])
    row[first] = state[Field.GOLD + dwarf]
    row[first + 1] = state[Field.HAUL + dwarf]
    row[first + 2] = state[Field.HOSTS] >> dwarf & 1
    row[first + 3] = tools_in(hidden)
    first = put_tools(row, first + 4, hidden if owner == seat else 0)
    put_tools(row, first, state[Field.SHOWN + dwarf])


def put_draft(row: Any, first: int, state: Words, seat: int) -> int:
    """The own hand and picks, who has chosen, and the troops as far as they lie open."""
    seats, phase = state[Field.SEATS] & 7, state[Field.PHASE]
    first = put_bits(row, first, at.DWARVES, state[Field.HAND + seat] if phase == Phase.DRAFT else 0)
    picks, picked = state[Field.PICKS + seat] if phase == Phase.DRAFT else 0, 0
    while picks:
        picked |= 1 << ((picks & 255) - 1)
        picks >>= 8
    first = put_bits(row, first, at.DWARVES, picked) + at.DWARVES
    together = at.TOGETHER >> phase & 1
    for place in range(seats):
        row[first + place] = together and state[Field.PICKED + clockwise(seats, seat, place)] != at.NOBODY
    first = put_bits(row, first + seats, at.DWARVES, state[Field.LEFT] if phase == Phase.LEVY else 0)
    for place in range(seats):
        open = phase == Phase.LEVY or (phase == Phase.DISCARDING and place == 0)
        first = put_bits(row, first, at.DWARVES, state[Field.TROOP + clockwise(seats, seat, place)] if open else 0)
    return first


def put_question(row: Any, first: int, state: Words, box: Words) -> None:
    """Which dwarf is asked, about whom, and how far its dig or its way out has come."""
    phase = state[Field.PHASE]
    digs = DIGS >> phase & 1
    first = put_bits(row, first, at.DWARVES, 1 << state[Field.ACTOR] if ASKED >> phase & 1 else 0)
    targets = 0
    if phase == Phase.REACTING:
        targets = 1 << state[Field.TARGET] | 1 << state[Field.SECOND]
    elif phase == Phase.MOVING:
        targets = 1 << state[Field.TARGET]
    elif phase == Phase.AIMING:
        targets = 1 << state[Field.CHOSEN]
    first = put_bits(row, first, at.DWARVES, targets)
    first = put_bits(row, first, at.DWARVES, state[Field.ASKED] if phase == Phase.REACTING else 0)
    row[first] = phase == Phase.PLACING and state[Field.FOILED]
    row[first + 1] = phase == Phase.REACTING and state[Field.STARRED]
    row[first + 2] = phase == Phase.PLACING and state[Field.LENT]
    tools = phase == Phase.ANNOUNCING or phase == Phase.ESCAPING  # noqa: PLR1714 - no tuples in a kernel
    first = put_sequence(row, first + 3, state[Field.USED] if tools else 0)
    first = put_sequence(row, first, state[Field.BORROWED] if tools else 0)
    row[first] = state[Field.REMOVALS] if phase == Phase.ESCAPING else 0
    row[first + 1] = min(state[Field.IGNORE], at.ALL) if digs or phase == Phase.ESCAPING else 0
    deck = state[Field.DIG_DECK] if digs else at.NOTHING
    first = put_one(row, first + 2, at.DECKS, deck)
    row[first] = state[Field.DIG_GOLD] if digs else 0
    row[first + 1] = state[Field.DIG_FOUND] if digs else 0
    row[first + 2] = digs and state[Field.DIG_HELMET]
    row[first + 3] = digs and state[Field.SPENT]
    specials, cards = state[Field.SPECIALS] if digs else 0, 0
    while specials:
        cards |= 1 << ((specials & at.NIBBLE) - 1)
        specials >>= 4
    first = put_cards(row, first + 4, box, deck, cards)
    first = put_cards(row, first, box, deck, state[Field.CARDS] if phase == Phase.LOOKING else 0)
    row[first] = state[Field.RETURNS] if phase == Phase.LOOKING else 0
    row[first + 1] = state[Field.COUNT] if phase == Phase.BRACING else 0
