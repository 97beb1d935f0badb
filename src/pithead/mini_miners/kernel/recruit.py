"""The recruit phase: dwarves are picked in secret and passed on, or picked in the open (MM-3, MM-11.1, MM-12.3)."""

from __future__ import annotations

from pithead.mini_miners.kernel.handfuls import appended
from pithead.mini_miners.kernel.layout import NOBODY, EventCard, Fact, Field, Phase, Place
from pithead.sim.stream import Rng, below
from pithead.sim.words import Words, lowest, nth_bit, popcount


def drafts_for(state: Words, seat: int) -> int:
    """Neighbour trouble: each drafts for the left neighbour (MM-11.1)."""
    if state[Field.EVENT] != EventCard.NEIGHBOURS:
        return seat
    return 0 if seat + 1 == state[Field.SEATS] else seat + 1


def deal(state: Words, box: Words, rng: Rng, outcome: Words) -> None:
    """An equal hand for everybody (MM-2.1)."""
    left = state[Field.CAST]
    for seat in range(state[Field.SEATS]):
        hand = 0
        for _ in range(box[Fact.HAND_SIZE + state[Field.SEATS]]):
            dwarf = 1 << nth_bit(left, below(rng, popcount(left)))
            left ^= dwarf
            hand |= dwarf
        outcome[seat] = hand


def dealt(state: Words, outcome: Words) -> None:
    """Everybody picks one of the hand (MM-3.1)."""
    for seat in range(state[Field.SEATS]):
        state[Field.HAND + seat] = outcome[seat]
        state[Field.PICKS + seat] = 0
    ask_everybody(state, Phase.DRAFT)


def ask_everybody(state: Words, phase: int) -> None:
    """Nobody has chosen yet."""
    for seat in range(state[Field.SEATS]):
        state[Field.PICKED + seat] = NOBODY
    state[Field.WAITING] = (1 << state[Field.SEATS]) - 1
    state[Field.PHASE] = phase


def all_have_picked(state: Words, seat: int, dwarf: int) -> bool:
    """A seat picks this dwarf, face down; was it the last one?"""
    state[Field.PICKED + seat] = dwarf
    state[Field.WAITING] &= ~(1 << seat)
    return state[Field.WAITING] == 0


def draft_menu(state: Words, seat: int) -> int:
    """Any dwarf of the hand (MM-3.1)."""
    return state[Field.HAND + seat]


def pick(state: Words, seat: int, dwarf: int) -> None:
    """The pick lies face down until everybody has picked; then the hands go on (MM-3.1)."""
    if all_have_picked(state, seat, dwarf):
        pass_on(state)


def pass_on(state: Words) -> None:
    """Hands go left in odd rounds and right in even ones; the last card comes without a choice (MM-3.1)."""
    seats = state[Field.SEATS]
    for seat in range(seats):
        state[Field.HAND + seat] &= ~(1 << state[Field.PICKED + seat])
        state[Field.PICKS + seat] = appended(state[Field.PICKS + seat], state[Field.PICKED + seat] + 1, 8)
    if state[Field.ROUND] & 1:
        last = state[Field.HAND + seats - 1]
        for seat in range(seats - 1, 0, -1):
            state[Field.HAND + seat] = state[Field.HAND + seat - 1]
        state[Field.HAND] = last
    else:
        first = state[Field.HAND]
        for seat in range(seats - 1):
            state[Field.HAND + seat] = state[Field.HAND + seat + 1]
        state[Field.HAND + seats - 1] = first
    if state[Field.HAND] & (state[Field.HAND] - 1) == 0:
        hand_over(state)
    else:
        ask_everybody(state, Phase.DRAFT)


def hand_over(state: Words) -> None:
    """Each has drafted a troop, perhaps the left neighbour's (MM-11.1), and everybody leaves one out (MM-3.2)."""
    for seat in range(state[Field.SEATS]):
        state[Field.TROOP + drafts_for(state, seat)] = drafted(state, seat)
    ask_everybody(state, Phase.DISCARDING)


def drafted(state: Words, seat: int) -> int:
    """The dwarves that a seat has picked, and the last one of its hand."""
    dwarves, picks = state[Field.HAND + seat], state[Field.PICKS + seat]
    while picks:
        dwarves |= 1 << ((picks & 255) - 1)
        picks >>= 8
    return dwarves


def discard_menu(state: Words, seat: int) -> int:
    """Any dwarf of the troop (MM-3.2)."""
    return state[Field.TROOP + seat]


def discard(state: Words, seat: int, dwarf: int) -> None:
    """The dwarf is out for this round; when all have chosen, the troops are revealed (MM-3.2)."""
    if all_have_picked(state, seat, dwarf):
        state[Field.ASIDE] = 0
        for other in range(state[Field.SEATS]):
            state[Field.ASIDE] |= 1 << state[Field.PICKED + other]
        for other in range(state[Field.SEATS]):
            state[Field.TROOP + other] &= ~state[Field.ASIDE]
        muster(state)


def levy_menu(state: Words) -> int:
    """Any open dwarf; the very first pick may not be the lowest initiative (MM-12.3)."""
    left = state[Field.LEFT]
    return left & (left - 1) if left == state[Field.CAST] else left


def enlist(state: Words, box: Words, dwarf: int) -> None:
    """The dwarf joins the troop, or the left neighbour's; clockwise until all troops are full (MM-11.1, MM-12.3)."""
    seat, seats = state[Field.TURN], state[Field.SEATS]
    state[Field.LEFT] &= ~(1 << dwarf)
    state[Field.TROOP + drafts_for(state, seat)] |= 1 << dwarf
    if popcount(state[Field.CAST] ^ state[Field.LEFT]) < seats * box[Fact.PLAY_SIZE + seats]:
        state[Field.TURN] = 0 if seat + 1 == seats else seat + 1
    else:
        state[Field.ASIDE] = state[Field.LEFT]
        muster(state)
        state[Field.FIRST] = state[Field.OWNER + lowest(state[Field.CREW])]


def muster(state: Words) -> None:
    """The troops are revealed; the lowest initiative goes to market first (MM-3.2, MM-4.1)."""
    crew = 0
    for seat in range(state[Field.SEATS]):
        troop = state[Field.TROOP + seat]
        crew |= troop
        while troop:
            enrol(state, lowest(troop), seat)
            troop &= troop - 1
    state[Field.CREW] = crew
    state[Field.TO_CALL] = crew
    state[Field.IN_TAVERN] = 0
    state[Field.HOSTS] = 0
    queue = 0
    while crew:
        seat = state[Field.OWNER + lowest(crew)]
        queue = appended(queue, seat + 1, 4)
        crew &= ~state[Field.TROOP + seat]
    state[Field.QUEUE] = queue
    state[Field.PHASE] = Phase.NEXT_TRADER


def enrol(state: Words, dwarf: int, seat: int) -> None:
    """A dwarf is played by a seat, with nothing on its card."""
    state[Field.OWNER + dwarf] = seat
    state[Field.PLACE + dwarf] = Place.UNCALLED
    state[Field.GOLD + dwarf] = 0
    state[Field.HAUL + dwarf] = 0
    state[Field.HIDDEN + dwarf] = 0
    state[Field.SHOWN + dwarf] = 0
