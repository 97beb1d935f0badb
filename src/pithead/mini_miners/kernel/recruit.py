"""The recruit phase: dwarves are picked in secret and passed on, or picked in the open (MM-3, MM-11.1, MM-12.3)."""

from __future__ import annotations

from pithead.mini_miners.kernel import layout as at
from pithead.mini_miners.kernel.handfuls import appended
from pithead.sim.stream import Rng, below
from pithead.sim.words import Words, lowest, nth_bit, popcount


def drafts_for(state: Words, seat: int) -> int:
    """Neighbour trouble: each drafts for the left neighbour (MM-11.1)."""
    if state[at.EVENT] != at.NEIGHBOURS:
        return seat
    return 0 if seat + 1 == state[at.SEATS] else seat + 1


def deal(state: Words, box: Words, rng: Rng, outcome: Words) -> None:
    """An equal hand for everybody (MM-2.1)."""
    left = state[at.CAST]
    for seat in range(state[at.SEATS]):
        hand = 0
        for _ in range(box[at.HAND_SIZE + state[at.SEATS]]):
            dwarf = 1 << nth_bit(left, below(rng, popcount(left)))
            left ^= dwarf
            hand |= dwarf
        outcome[seat] = hand


def dealt(state: Words, outcome: Words) -> None:
    """Everybody picks one of the hand (MM-3.1)."""
    for seat in range(state[at.SEATS]):
        state[at.HAND + seat] = outcome[seat]
        state[at.PICKS + seat] = 0
    ask_everybody(state, at.DRAFT)


def ask_everybody(state: Words, phase: int) -> None:
    """Nobody has chosen yet."""
    for seat in range(state[at.SEATS]):
        state[at.PICKED + seat] = at.NOBODY
    state[at.WAITING] = (1 << state[at.SEATS]) - 1
    state[at.PHASE] = phase


def pick(state: Words, seat: int, dwarf: int) -> None:
    """The pick lies face down until everybody has picked; then the hands go on (MM-3.1)."""
    state[at.PICKED + seat] = dwarf
    state[at.WAITING] &= ~(1 << seat)
    if state[at.WAITING] == 0:
        pass_on(state)


def pass_on(state: Words) -> None:
    """Hands go left in odd rounds and right in even ones; the last card comes without a choice (MM-3.1)."""
    seats = state[at.SEATS]
    for seat in range(seats):
        state[at.HAND + seat] &= ~(1 << state[at.PICKED + seat])
        state[at.PICKS + seat] = appended(state[at.PICKS + seat], state[at.PICKED + seat] + 1, 8)
    if state[at.ROUND] & 1:
        last = state[at.HAND + seats - 1]
        for seat in range(seats - 1, 0, -1):
            state[at.HAND + seat] = state[at.HAND + seat - 1]
        state[at.HAND] = last
    else:
        first = state[at.HAND]
        for seat in range(seats - 1):
            state[at.HAND + seat] = state[at.HAND + seat + 1]
        state[at.HAND + seats - 1] = first
    if state[at.HAND] & (state[at.HAND] - 1) == 0:
        hand_over(state)
    else:
        ask_everybody(state, at.DRAFT)


def hand_over(state: Words) -> None:
    """Each has drafted a troop, perhaps the left neighbour's (MM-11.1), and everybody leaves one out (MM-3.2)."""
    for seat in range(state[at.SEATS]):
        state[at.TROOP + drafts_for(state, seat)] = drafted(state, seat)
    ask_everybody(state, at.DISCARDING)


def drafted(state: Words, seat: int) -> int:
    """The dwarves that a seat has picked, and the last one of its hand."""
    dwarves, picks = state[at.HAND + seat], state[at.PICKS + seat]
    while picks:
        dwarves |= 1 << ((picks & 255) - 1)
        picks >>= 8
    return dwarves


def discard(state: Words, seat: int, dwarf: int) -> None:
    """The dwarf is out for this round; when all have chosen, the troops are revealed (MM-3.2)."""
    state[at.PICKED + seat] = dwarf
    state[at.WAITING] &= ~(1 << seat)
    if state[at.WAITING] == 0:
        state[at.ASIDE] = 0
        for other in range(state[at.SEATS]):
            state[at.ASIDE] |= 1 << state[at.PICKED + other]
        for other in range(state[at.SEATS]):
            state[at.TROOP + other] &= ~state[at.ASIDE]
        muster(state)


def levy_menu(state: Words) -> int:
    """Any open dwarf; the very first pick may not be the lowest initiative (MM-12.3)."""
    left = state[at.LEFT]
    return left & (left - 1) if left == state[at.CAST] else left


def enlist(state: Words, box: Words, dwarf: int) -> None:
    """The dwarf joins the troop, or the left neighbour's; clockwise until all troops are full (MM-11.1, MM-12.3)."""
    seat, seats = state[at.TURN], state[at.SEATS]
    state[at.LEFT] &= ~(1 << dwarf)
    state[at.TROOP + drafts_for(state, seat)] |= 1 << dwarf
    if popcount(state[at.CAST] ^ state[at.LEFT]) < seats * box[at.PLAY_SIZE + seats]:
        state[at.TURN] = 0 if seat + 1 == seats else seat + 1
    else:
        state[at.ASIDE] = state[at.LEFT]
        muster(state)
        state[at.FIRST] = state[at.OWNER + lowest(state[at.CREW])]


def muster(state: Words) -> None:
    """The troops are revealed; the lowest initiative goes to market first (MM-3.2, MM-4.1)."""
    crew = 0
    for seat in range(state[at.SEATS]):
        troop = state[at.TROOP + seat]
        crew |= troop
        while troop:
            enrol(state, lowest(troop), seat)
            troop &= troop - 1
    state[at.CREW] = crew
    state[at.TO_CALL] = crew
    state[at.IN_TAVERN] = 0
    state[at.HOSTS] = 0
    queue = 0
    while crew:
        seat = state[at.OWNER + lowest(crew)]
        queue = appended(queue, seat + 1, 4)
        crew &= ~state[at.TROOP + seat]
    state[at.QUEUE] = queue
    state[at.PHASE] = at.NEXT_TRADER


def enrol(state: Words, dwarf: int, seat: int) -> None:
    """A dwarf is played by a seat, with nothing on its card."""
    state[at.OWNER + dwarf] = seat
    state[at.PLACE + dwarf] = at.UNCALLED
    state[at.GOLD + dwarf] = 0
    state[at.HAUL + dwarf] = 0
    state[at.HIDDEN + dwarf] = 0
    state[at.SHOWN + dwarf] = 0
