"""Set-up: the dwarves, markers and tools of the game, and the event of each round (MM-2, MM-12)."""

from __future__ import annotations

from pithead.mini_miners.kernel import layout as at
from pithead.mini_miners.kernel.market import stock
from pithead.sim.stream import Rng, below
from pithead.sim.words import Words, nth_bit, popcount


def start(state: Words, box: Words, seats: int, simplified: int, rounds: int, open_draft: int, cast: int) -> None:
    """The table before anything is drawn (MM-2.1); dwarves are drawn only if there is a choice."""
    for place in range(at.PAST):
        state[place] = 0
    state[at.SEATS] = seats
    state[at.ROUND] = 1
    state[at.ROUNDS] = rounds
    state[at.SIMPLIFIED] = simplified
    state[at.OPEN_DRAFT] = open_draft
    state[at.EVENT] = at.NOTHING
    state[at.LURKER] = at.NOBODY
    state[at.PILE] = box[at.TOOL_CARDS]
    for seat in range(seats):
        state[at.TREASURY + seat] = box[at.START_GOLD + seats]
    for place in range(at.PLACES):
        state[at.MARKET + place] = at.NOTHING
    for deck in range(at.DECKS):
        state[at.LOOSE + deck] = (1 << at.DECK) - 1
    for space in range(at.SPACES):
        state[at.MARKERS + space] = at.BLANK
    if not simplified:
        for event in range(at.EVENTS):
            state[at.EVENTS_LEFT + event] = box[at.EVENT_CARDS + event]
    playable = box[at.PLAYABLE + 5 * simplified + seats]
    state[at.PHASE] = at.GATHERING
    if cast:
        join(state, cast)
    elif popcount(playable) <= box[at.CAST_SIZE + seats]:
        join(state, playable)


def gather(state: Words, box: Words, rng: Rng, outcome: Words) -> None:
    """Some of the dwarves, at random (MM-2.1)."""
    left = box[at.PLAYABLE + 5 * state[at.SIMPLIFIED] + state[at.SEATS]]
    cast = 0
    for _ in range(box[at.CAST_SIZE + state[at.SEATS]]):
        dwarf = 1 << nth_bit(left, below(rng, popcount(left)))
        left ^= dwarf
        cast |= dwarf
    outcome[0] = cast


def join(state: Words, cast: int) -> None:
    """These dwarves are in the game (MM-2.1); a simplified one has no markers (MM-12.1)."""
    state[at.CAST] = cast
    if state[at.SIMPLIFIED]:
        stock(state, at.NEW_ROUND, 0)
    else:
        state[at.PHASE] = at.SCATTERING


def scatter(box: Words, rng: Rng, outcome: Words) -> None:
    """Standard markers for the tunnel, bonus markers for the pits and the last space (MM-2.2)."""
    standard = popcount(box[at.TUNNEL])
    piles = (1 << standard) - 1
    others = ((1 << at.SPACES) - 1) ^ piles
    for space in range(at.SPACES):
        if box[at.TUNNEL] >> space & 1:
            marker = nth_bit(piles, below(rng, popcount(piles)))
            piles ^= 1 << marker
        else:
            marker = nth_bit(others, below(rng, popcount(others)))
            others ^= 1 << marker
        outcome[space] = box[at.STANDARD + marker]


def scattered(state: Words, outcome: Words) -> None:
    """The markers lie there for the whole game (MM-2.2)."""
    for space in range(at.SPACES):
        lay_marker(state, space, outcome[space])
    stock(state, at.NEW_ROUND, 0)


def lay_marker(state: Words, space: int, marker: int) -> None:
    """A marker lies on a space."""
    state[at.MARKERS + space] = marker
    state[at.ZONES] &= ~(1 << space)
    if marker == at.FORBIDDEN:
        state[at.ZONES] |= 1 << space


def begin_round(state: Words) -> None:
    """An event is turned up, unless the game is simplified (MM-2.4, MM-9.1, MM-12.1)."""
    if state[at.SIMPLIFIED]:
        begin_recruiting(state)
    else:
        state[at.PHASE] = at.TURNING


def turn_up(state: Words, rng: Rng, outcome: Words) -> None:
    """One of the events that have not been there yet (MM-2.4)."""
    count = 0
    for event in range(at.EVENTS):
        count += state[at.EVENTS_LEFT + event]
    place = below(rng, count)
    event = 0
    while place >= state[at.EVENTS_LEFT + event]:
        place -= state[at.EVENTS_LEFT + event]
        event += 1
    outcome[0] = event


def turned(state: Words, event: int) -> None:
    """The event holds for this round (MM-2.4)."""
    state[at.EVENT] = event
    state[at.EVENTS_LEFT + event] -= 1
    begin_recruiting(state)


def begin_recruiting(state: Words) -> None:
    """Dwarves are dealt (MM-2.1), or lie open, and then the lot names who picks first of all (MM-12.3)."""
    if not state[at.OPEN_DRAFT]:
        state[at.PHASE] = at.DEALING
    elif state[at.ROUND] == 1:
        state[at.PHASE] = at.LOTS
    else:
        lay_open(state)


def draw_lots(state: Words, rng: Rng, outcome: Words) -> None:
    """Anybody (MM-12.3)."""
    outcome[0] = below(rng, state[at.SEATS])


def starts(state: Words, seat: int) -> None:
    """The first player picks first (MM-12.3)."""
    state[at.FIRST] = seat
    lay_open(state)


def lay_open(state: Words) -> None:
    """All dwarves lie open, and the first player picks (MM-12.3)."""
    state[at.LEFT] = state[at.CAST]
    for seat in range(state[at.SEATS]):
        state[at.TROOP + seat] = 0
    state[at.TURN] = state[at.FIRST]
    state[at.PHASE] = at.LEVY
