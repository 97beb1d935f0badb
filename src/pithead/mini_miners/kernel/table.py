"""The table: gold, dwarves, tools and collapse markers change places here, and nowhere is anything asked (MM-1.3, MM-6.5, MM-7)."""

from __future__ import annotations

from pithead.mini_miners.kernel import layout as at
from pithead.mini_miners.kernel.handfuls import times
from pithead.sim.words import Words, byte, lowest, one, popcount


def owner_of(state: Words, dwarf: int) -> int:
    """Who plays the dwarf."""
    return state[at.OWNER + dwarf]


def pay_over(state: Words, giver: int, taker: int, gold: int) -> None:
    """A payment between players, which gives what there is."""
    gold = min(gold, state[at.TREASURY + giver])
    state[at.TREASURY + giver] -= gold
    state[at.TREASURY + taker] += gold


def stand(state: Words, dwarf: int, space: int) -> None:
    """The dwarf stands on a space."""
    state[at.PLACE + dwarf] = space
    state[at.DWARF_ON + space] = dwarf
    state[at.OCCUPIED] |= 1 << space
    state[at.IN_MINE] |= 1 << dwarf
    state[at.TO_CALL] &= ~(1 << dwarf)


def step_off(state: Words, dwarf: int, place: int) -> None:
    """The dwarf leaves its space, for a place that is none."""
    state[at.OCCUPIED] &= ~(1 << state[at.PLACE + dwarf])
    state[at.IN_MINE] &= ~(1 << dwarf)
    state[at.PLACE + dwarf] = place


# tools


def marker_under(state: Words, dwarf: int) -> int:
    """The marker of the dwarf's space; nothing if it stands on none (MM-7.2)."""
    place = state[at.PLACE + dwarf]
    return state[at.MARKERS + place] if place < at.SPACES else at.NOTHING


def visible(state: Words, box: Words, dwarf: int, tool: int) -> int:
    """How many of a tool everybody can see that the dwarf has: its symbol, the marker under it, face-up cards (MM-7.1, MM-7.2)."""
    count = byte(state[at.SHOWN + dwarf], tool)
    if box[at.DOES + dwarf] == tool:
        count += 1
    if marker_under(state, dwarf) == tool:
        count += 1
    return count


def has(state: Words, box: Words, dwarf: int, tool: int, used: int) -> bool:
    """Does the dwarf have a tool that it has not used for this occasion (MM-7.1)?"""
    return visible(state, box, dwarf, tool) + byte(state[at.HIDDEN + dwarf], tool) > times(used, tool)


def use(state: Words, box: Words, dwarf: int, tool: int, used: int) -> None:
    """The dwarf uses a tool it has: symbols and face-up cards first, else a card is turned up (MM-7.1)."""
    if times(used, tool) >= visible(state, box, dwarf, tool):
        state[at.HIDDEN + dwarf] -= one(tool)
        state[at.SHOWN + dwarf] += one(tool)


def lender(state: Words, box: Words, borrower: int) -> int:
    """The own Handyman with a face-down tool for another dwarf, in the mine or the tavern, or nobody (MM-8.1, MM-8.4)."""
    dwarf = box[at.WHO + at.HANDYMAN]
    if dwarf == borrower or not (state[at.IN_MINE] | state[at.IN_TAVERN]) >> dwarf & 1:
        return at.NOBODY
    return dwarf if state[at.HIDDEN + dwarf] and owner_of(state, dwarf) == owner_of(state, borrower) else at.NOBODY


def lends(state: Words, box: Words, borrower: int) -> int:
    """The face-down tools that a Handyman could lend a dwarf now."""
    dwarf = lender(state, box, borrower)
    return 0 if dwarf == at.NOBODY else state[at.HIDDEN + dwarf]


def lend(state: Words, box: Words, tool: int) -> None:
    """The Handyman's tool is used up (MM-8.4)."""
    state[at.HIDDEN + box[at.WHO + at.HANDYMAN]] -= one(tool)
    state[at.DISCARDS] += one(tool)


def keeps_a_secret(state: Words, box: Words, dwarf: int) -> bool:
    """Could the dwarf have any tool at all, as far as others know?"""
    return (state[at.HIDDEN + dwarf] | lends(state, box, dwarf)) != 0


def refill(state: Words) -> None:
    """An empty tool pile is made of the discards (MM-4.2)."""
    if state[at.PILE] == 0:
        state[at.PILE] = state[at.DISCARDS]
        state[at.DISCARDS] = 0


def fetch(state: Words, seat: int, then: int, dwarf: int) -> None:
    """A tool is about to be drawn from the pile; if there is none, the game goes on without (MM-4.2)."""
    refill(state)
    state[at.THEN] = then
    state[at.FETCHER] = seat
    state[at.RECIPIENT] = dwarf
    state[at.PHASE] = at.FETCHING if state[at.PILE] else then


# collapses


def collapse(state: Words, box: Words, space: int, count: int) -> None:
    """So many collapse markers fall on a space; with a seventh the mine falls in (MM-6.4, MM-6.6)."""
    if state[at.FALLEN_COUNT] + count > box[at.COLLAPSE_MARKERS]:
        fall_in(state)
    else:
        name = box[at.NAMED + space]
        state[at.FALLEN_ON + name] += count
        state[at.FALLEN] |= 1 << name
        state[at.FALLEN_COUNT] += count


def clear_collapse(state: Words, name: int) -> None:
    """A collapse marker is taken off a space, which is numbered by its name (MM-7.5)."""
    state[at.FALLEN_COUNT] -= 1
    state[at.FALLEN_ON + name] -= 1
    if state[at.FALLEN_ON + name] == 0:
        state[at.FALLEN] &= ~(1 << name)


def fall_in(state: Words) -> None:
    """Every dwarf in the mine is removed, and the collect phase ends (MM-6.6)."""
    while state[at.IN_MINE]:
        remove_dwarf(state, lowest(state[at.IN_MINE]))
    state[at.FELL_IN] = 1
    state[at.PHASE] = at.RECOVERY


def remove_dwarf(state: Words, dwarf: int) -> None:
    """The dwarf is out of the round: gold to the bank, tools to the discards (MM-6.5)."""
    state[at.DISCARDS] += state[at.HIDDEN + dwarf] + state[at.SHOWN + dwarf]
    state[at.HIDDEN + dwarf] = 0
    state[at.SHOWN + dwarf] = 0
    state[at.GOLD + dwarf] = 0
    step_off(state, dwarf, at.REMOVED)


def blocked(state: Words, box: Words, dwarf: int) -> int:
    """How many collapse markers lie between the dwarf's space and the exit (MM-6.8)."""
    names = state[at.FALLEN] & box[at.WAY + state[at.PLACE + dwarf]]
    count = 0
    while names:
        count += state[at.FALLEN_ON + lowest(names)]
        names &= names - 1
    return count


def guests(state: Words, dwarves: int) -> int:
    """How many of these dwarves are in the tavern."""
    return popcount(state[at.IN_TAVERN] & dwarves)
