"""The recovery phase: the last earnings, tools back to the stores, and a new round or the end (MM-9)."""

from __future__ import annotations

from pithead.mini_miners.kernel import layout as at
from pithead.mini_miners.kernel.decks import reshuffle
from pithead.mini_miners.kernel.handfuls import tools_in
from pithead.mini_miners.kernel.layout import Ability, EventCard, Fact, Field, Past, PastBit, Phase
from pithead.mini_miners.kernel.scoring import TOOLS_PER_NUGGET
from pithead.mini_miners.kernel.table import guests, owner_of, pay_over
from pithead.sim.words import Words, lowest


def recover(state: Words, box: Words) -> None:
    """Earnings, then tools back to the stores; the last round ends the game, another begins anew (MM-9.1, MM-9.2)."""
    earn(state, box)
    collect_tools(state)
    remember(state)
    state[Field.LURKER] = at.NOBODY
    if state[Field.ROUND] == state[Field.ROUNDS]:
        finish(state)
    else:
        clear_away(state)


def earn(state: Words, box: Words) -> None:
    """Free beer, and the Innkeeper in his tavern (MM-8.14, MM-11.3)."""
    if state[Field.EVENT] == EventCard.FREE_BEER:
        for seat in range(state[Field.SEATS]):
            state[Field.TREASURY + seat] += guests(state, state[Field.TROOP + seat]) // 2
    innkeeper = box[Fact.WHO + Ability.INNKEEPER]
    if state[Field.HOSTS] >> innkeeper & 1:
        state[Field.TREASURY + owner_of(state, innkeeper)] += guests(state, state[Field.CREW]) // 2


def collect_tools(state: Words) -> None:
    """Equipped tools go back to the stores, face down (MM-9.1)."""
    crew = state[Field.CREW]
    while crew:
        dwarf = lowest(crew)
        state[Field.STORE + owner_of(state, dwarf)] += state[Field.HIDDEN + dwarf] + state[Field.SHOWN + dwarf]
        state[Field.HIDDEN + dwarf] = 0
        state[Field.SHOWN + dwarf] = 0
        crew &= crew - 1


def remember(state: Words) -> None:
    """The round is history: its event, its end, and where each dwarf ended with which haul."""
    past = Field.PAST + state[Field.PASTS] * Past.SIZE
    state[past + Past.EVENT] = state[Field.EVENT]
    state[past + Past.FELL_IN] = state[Field.FELL_IN]
    for dwarf in range(at.DWARVES):
        state[past + Past.CREW + dwarf] = remembered(state, dwarf) if state[Field.CREW] >> dwarf & 1 else 0
    for seat in range(state[Field.SEATS]):
        state[Field.EARNED + state[Field.PASTS] * at.SEATS_MOST + seat] = state[Field.TREASURY + seat]
    state[Field.PASTS] += 1


def remembered(state: Words, dwarf: int) -> int:
    """A dwarf at the end of its round, in one word."""
    standing = state[Field.PLACE + dwarf] << PastBit.PLACE | state[Field.OWNER + dwarf] << PastBit.OWNER
    hosted = (state[Field.HOSTS] >> dwarf & 1) << PastBit.HOST
    return at.PLAYED | standing | hosted | state[Field.HAUL + dwarf] << PastBit.HAUL


def clear_away(state: Words) -> None:
    """The board is cleared and the mine decks are whole again (MM-9.1); tool discards stay (MM-9.3)."""
    state[Field.ROUND] += 1
    state[Field.EVENT] = at.NOTHING
    state[Field.CREW] = 0
    state[Field.ASIDE] = 0
    state[Field.FALLEN] = 0
    state[Field.FALLEN_COUNT] = 0
    for name in range(at.SPACES):
        state[Field.FALLEN_ON + name] = 0
    reshuffle(state)
    state[Field.PHASE] = Phase.NEW_ROUND


def finish(state: Words) -> None:
    """A nugget for each three tools; most gold wins, and among equals the lowest initiative played (MM-9.2)."""
    most = 0
    for seat in range(state[Field.SEATS]):
        state[Field.TREASURY + seat] += tools_in(state[Field.STORE + seat]) // TOOLS_PER_NUGGET
        most = max(most, state[Field.TREASURY + seat])
    crew = state[Field.CREW]
    while state[Field.TREASURY + owner_of(state, lowest(crew))] < most:
        crew &= crew - 1
    state[Field.WAITING] = 1 << owner_of(state, lowest(crew))
    state[Field.PHASE] = Phase.OVER


def give(state: Words, giver: int, taker: int, gold: int) -> None:
    """Gold changes hands at any time (MM-10.1)."""
    pay_over(state, giver, taker, gold)
