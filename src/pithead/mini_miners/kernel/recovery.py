"""The recovery phase: the last earnings, tools back to the stores, and a new round or the end (MM-9)."""

from __future__ import annotations

from pithead.mini_miners.kernel import layout as at
from pithead.mini_miners.kernel.decks import reshuffle
from pithead.mini_miners.kernel.handfuls import tools_in
from pithead.mini_miners.kernel.scoring import TOOLS_PER_NUGGET
from pithead.mini_miners.kernel.table import guests, owner_of, pay_over
from pithead.sim.words import Words, lowest


def recover(state: Words, box: Words) -> None:
    """Earnings, then tools back to the stores; the last round ends the game, another begins anew (MM-9.1, MM-9.2)."""
    earn(state, box)
    collect_tools(state)
    remember(state)
    state[at.LURKER] = at.NOBODY
    if state[at.ROUND] == state[at.ROUNDS]:
        finish(state)
    else:
        clear_away(state)


def earn(state: Words, box: Words) -> None:
    """Free beer, and the Innkeeper in his tavern (MM-8.14, MM-11.3)."""
    if state[at.EVENT] == at.FREE_BEER:
        for seat in range(state[at.SEATS]):
            state[at.TREASURY + seat] += guests(state, state[at.TROOP + seat]) // 2
    innkeeper = box[at.WHO + at.INNKEEPER]
    if state[at.HOSTS] >> innkeeper & 1:
        state[at.TREASURY + owner_of(state, innkeeper)] += guests(state, state[at.CREW]) // 2


def collect_tools(state: Words) -> None:
    """Equipped tools go back to the stores, face down (MM-9.1)."""
    crew = state[at.CREW]
    while crew:
        dwarf = lowest(crew)
        state[at.STORE + owner_of(state, dwarf)] += state[at.HIDDEN + dwarf] + state[at.SHOWN + dwarf]
        state[at.HIDDEN + dwarf] = 0
        state[at.SHOWN + dwarf] = 0
        crew &= crew - 1


def remember(state: Words) -> None:
    """The round is history: its event, its end, and where each dwarf ended with which haul."""
    past = at.PAST + state[at.PASTS] * at.PAST_WORDS
    state[past + at.PAST_EVENT] = state[at.EVENT]
    state[past + at.PAST_FELL_IN] = state[at.FELL_IN]
    for dwarf in range(at.DWARVES):
        state[past + at.PAST_CREW + dwarf] = remembered(state, dwarf) if state[at.CREW] >> dwarf & 1 else 0
    for seat in range(state[at.SEATS]):
        state[at.EARNED + state[at.PASTS] * at.SEATS_MOST + seat] = state[at.TREASURY + seat]
    state[at.PASTS] += 1


def remembered(state: Words, dwarf: int) -> int:
    """A dwarf at the end of its round, in one word."""
    standing = state[at.PLACE + dwarf] << at.PAST_PLACE | state[at.OWNER + dwarf] << at.PAST_OWNER
    hosted = (state[at.HOSTS] >> dwarf & 1) << at.PAST_HOST
    return at.PLAYED | standing | hosted | state[at.HAUL + dwarf] << at.PAST_HAUL


def clear_away(state: Words) -> None:
    """The board is cleared and the mine decks are whole again (MM-9.1); tool discards stay (MM-9.3)."""
    state[at.ROUND] += 1
    state[at.EVENT] = at.NOTHING
    state[at.CREW] = 0
    state[at.ASIDE] = 0
    state[at.FALLEN] = 0
    state[at.FALLEN_COUNT] = 0
    for name in range(at.SPACES):
        state[at.FALLEN_ON + name] = 0
    reshuffle(state)
    state[at.PHASE] = at.NEW_ROUND


def finish(state: Words) -> None:
    """A nugget for each three tools; most gold wins, and among equals the lowest initiative played (MM-9.2)."""
    most = 0
    for seat in range(state[at.SEATS]):
        state[at.TREASURY + seat] += tools_in(state[at.STORE + seat]) // TOOLS_PER_NUGGET
        most = max(most, state[at.TREASURY + seat])
    crew = state[at.CREW]
    while state[at.TREASURY + owner_of(state, lowest(crew))] < most:
        crew &= crew - 1
    state[at.WAITING] = 1 << owner_of(state, lowest(crew))
    state[at.PHASE] = at.OVER


def give(state: Words, giver: int, taker: int, gold: int) -> None:
    """Gold changes hands at any time (MM-10.1)."""
    pay_over(state, giver, taker, gold)
