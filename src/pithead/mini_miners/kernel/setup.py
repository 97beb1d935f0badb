"""Set-up: the dwarves, markers and tools of the game, and the event of each round (MM-2, MM-12)."""

from __future__ import annotations

from pithead.mini_miners.kernel.layout import DECK, DECKS, EVENTS, NOBODY, NOTHING, PLACES, SPACES, Fact, Field, Marker, Phase
from pithead.mini_miners.kernel.market import stock
from pithead.sim.stream import Rng, below
from pithead.sim.words import Words, nth_bit, popcount


def start(state: Words, box: Words, seats: int, simplified: int, rounds: int, open_draft: int, cast: int) -> None:
    """The table before anything is drawn (MM-2.1); dwarves are drawn only if there is a choice."""
    for place in range(Field.PAST):
        state[place] = 0
    state[Field.SEATS] = seats
    state[Field.ROUND] = 1
    state[Field.ROUNDS] = rounds
    state[Field.SIMPLIFIED] = simplified
    state[Field.OPEN_DRAFT] = open_draft
    state[Field.EVENT] = NOTHING
    state[Field.LURKER] = NOBODY
    state[Field.PILE] = box[Fact.TOOL_CARDS]
    for seat in range(seats):
        state[Field.TREASURY + seat] = box[Fact.START_GOLD + seats]
    for place in range(PLACES):
        state[Field.MARKET + place] = NOTHING
    for deck in range(DECKS):
        state[Field.LOOSE + deck] = (1 << DECK) - 1
    for space in range(SPACES):
        state[Field.MARKERS + space] = Marker.BLANK
    if not simplified:
        for event in range(EVENTS):
            state[Field.EVENTS_LEFT + event] = box[Fact.EVENT_CARDS + event]
    playable = box[Fact.PLAYABLE + 5 * simplified + seats]
    state[Field.PHASE] = Phase.GATHERING
    if cast:
        join(state, cast)
    elif popcount(playable) <= box[Fact.CAST_SIZE + seats]:
        join(state, playable)


def gather(state: Words, box: Words, rng: Rng, outcome: Words) -> None:
    """Some of the dwarves, at random (MM-2.1)."""
    left = box[Fact.PLAYABLE + 5 * state[Field.SIMPLIFIED] + state[Field.SEATS]]
    cast = 0
    for _ in range(box[Fact.CAST_SIZE + state[Field.SEATS]]):
        dwarf = 1 << nth_bit(left, below(rng, popcount(left)))
        left ^= dwarf
        cast |= dwarf
    outcome[0] = cast


def join(state: Words, cast: int) -> None:
    """These dwarves are in the game (MM-2.1); a simplified one has no markers (MM-12.1)."""
    state[Field.CAST] = cast
    if state[Field.SIMPLIFIED]:
        stock(state, Phase.NEW_ROUND, 0)
    else:
        state[Field.PHASE] = Phase.SCATTERING


def scatter(box: Words, rng: Rng, outcome: Words) -> None:
    """Standard markers for the tunnel, bonus markers for the pits and the last space (MM-2.2)."""
    standard = popcount(box[Fact.TUNNEL])
    piles = (1 << standard) - 1
    others = ((1 << SPACES) - 1) ^ piles
    for space in range(SPACES):
        if box[Fact.TUNNEL] >> space & 1:
            marker = nth_bit(piles, below(rng, popcount(piles)))
            piles ^= 1 << marker
        else:
            marker = nth_bit(others, below(rng, popcount(others)))
            others ^= 1 << marker
        outcome[space] = box[Fact.STANDARD + marker]


def scattered(state: Words, outcome: Words) -> None:
    """The markers lie there for the whole game (MM-2.2)."""
    for space in range(SPACES):
        lay_marker(state, space, outcome[space])
    stock(state, Phase.NEW_ROUND, 0)


def lay_marker(state: Words, space: int, marker: int) -> None:
    """A marker lies on a space."""
    state[Field.MARKERS + space] = marker
    state[Field.ZONES] &= ~(1 << space)
    if marker == Marker.FORBIDDEN:
        state[Field.ZONES] |= 1 << space


def begin_round(state: Words) -> None:
    """An event is turned up, unless the game is simplified (MM-2.4, MM-9.1, MM-12.1)."""
    if state[Field.SIMPLIFIED]:
        begin_recruiting(state)
    else:
        state[Field.PHASE] = Phase.TURNING


def turn_up(state: Words, rng: Rng, outcome: Words) -> None:
    """One of the events that have not been there yet (MM-2.4)."""
    count = 0
    for event in range(EVENTS):
        count += state[Field.EVENTS_LEFT + event]
    place = below(rng, count)
    event = 0
    while place >= state[Field.EVENTS_LEFT + event]:
        place -= state[Field.EVENTS_LEFT + event]
        event += 1
    outcome[0] = event


def turned(state: Words, event: int) -> None:
    """The event holds for this round (MM-2.4)."""
    state[Field.EVENT] = event
    state[Field.EVENTS_LEFT + event] -= 1
    begin_recruiting(state)


def begin_recruiting(state: Words) -> None:
    """Dwarves are dealt (MM-2.1), or lie open, and then the lot names who picks first of all (MM-12.3)."""
    if not state[Field.OPEN_DRAFT]:
        state[Field.PHASE] = Phase.DEALING
    elif state[Field.ROUND] == 1:
        state[Field.PHASE] = Phase.LOTS
    else:
        lay_open(state)


def draw_lots(state: Words, rng: Rng, outcome: Words) -> None:
    """Anybody (MM-12.3)."""
    outcome[0] = below(rng, state[Field.SEATS])


def starts(state: Words, seat: int) -> None:
    """The first player picks first (MM-12.3)."""
    state[Field.FIRST] = seat
    lay_open(state)


def lay_open(state: Words) -> None:
    """All dwarves lie open, and the first player picks (MM-12.3)."""
    state[Field.LEFT] = state[Field.CAST]
    for seat in range(state[Field.SEATS]):
        state[Field.TROOP + seat] = 0
    state[Field.TURN] = state[Field.FIRST]
    state[Field.PHASE] = Phase.LEVY
