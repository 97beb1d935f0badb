"""The table: gold, dwarves, tools and collapse markers change places here, and nowhere is anything asked (MM-1.3, MM-6.5, MM-7)."""

from __future__ import annotations

from pithead.mini_miners.kernel.handfuls import appended, times
from pithead.mini_miners.kernel.layout import NOBODY, NOTHING, SPACES, Ability, Fact, Field, Phase, Place
from pithead.sim.words import Words, byte, lowest, one, popcount


def owner_of(state: Words, dwarf: int) -> int:
    """Who plays the dwarf."""
    return state[Field.OWNER + dwarf]


def pay_over(state: Words, giver: int, taker: int, gold: int) -> None:
    """A payment between players, which gives what there is."""
    gold = min(gold, state[Field.TREASURY + giver])
    state[Field.TREASURY + giver] -= gold
    state[Field.TREASURY + taker] += gold


def stand(state: Words, dwarf: int, space: int) -> None:
    """The dwarf stands on a space."""
    state[Field.PLACE + dwarf] = space
    state[Field.DWARF_ON + space] = dwarf
    state[Field.OCCUPIED] |= 1 << space
    state[Field.IN_MINE] |= 1 << dwarf
    state[Field.TO_CALL] &= ~(1 << dwarf)


def step_off(state: Words, dwarf: int, place: int) -> None:
    """The dwarf leaves its space, for a place that is none."""
    state[Field.OCCUPIED] &= ~(1 << state[Field.PLACE + dwarf])
    state[Field.IN_MINE] &= ~(1 << dwarf)
    state[Field.PLACE + dwarf] = place


# tools


def marker_under(state: Words, dwarf: int) -> int:
    """The marker of the dwarf's space; nothing if it stands on none (MM-7.2)."""
    place = state[Field.PLACE + dwarf]
    return state[Field.MARKERS + place] if place < SPACES else NOTHING


def visible(state: Words, box: Words, dwarf: int, tool: int) -> int:
    """How many of a tool everybody can see that the dwarf has: its symbol, the marker under it, face-up cards (MM-7.1, MM-7.2)."""
    count = byte(state[Field.SHOWN + dwarf], tool)
    if box[Fact.DOES + dwarf] == tool:
        count += 1
    if marker_under(state, dwarf) == tool:
        count += 1
    return count


def has(state: Words, box: Words, dwarf: int, tool: int, used: int) -> bool:
    """Does the dwarf have a tool that it has not used for this occasion (MM-7.1)?"""
    return visible(state, box, dwarf, tool) + byte(state[Field.HIDDEN + dwarf], tool) > times(used, tool)


def use(state: Words, box: Words, dwarf: int, tool: int, used: int) -> None:
    """The dwarf uses a tool it has: symbols and face-up cards first, else a card is turned up (MM-7.1)."""
    if times(used, tool) >= visible(state, box, dwarf, tool):
        state[Field.HIDDEN + dwarf] -= one(tool)
        state[Field.SHOWN + dwarf] += one(tool)


def lender(state: Words, box: Words, borrower: int) -> int:
    """The own Handyman with a face-down tool for another dwarf, in the mine or the tavern, or nobody (MM-8.1, MM-8.4)."""
    dwarf = box[Fact.WHO + Ability.HANDYMAN]
    if dwarf == borrower or not (state[Field.IN_MINE] | state[Field.IN_TAVERN]) >> dwarf & 1:
        return NOBODY
    return dwarf if state[Field.HIDDEN + dwarf] and owner_of(state, dwarf) == owner_of(state, borrower) else NOBODY


def lends(state: Words, box: Words, borrower: int) -> int:
    """The face-down tools that a Handyman could lend a dwarf now."""
    dwarf = lender(state, box, borrower)
    return 0 if dwarf == NOBODY else state[Field.HIDDEN + dwarf]


def lend(state: Words, box: Words, tool: int) -> None:
    """The Handyman's tool is used up (MM-8.4)."""
    state[Field.HIDDEN + box[Fact.WHO + Ability.HANDYMAN]] -= one(tool)
    state[Field.DISCARDS] += one(tool)


def use_own(state: Words, box: Words, tool: int) -> None:
    """The dwarf that acts uses a tool it has, and that is remembered (MM-7.1)."""
    use(state, box, state[Field.ACTOR], tool, state[Field.USED])
    state[Field.USED] = appended(state[Field.USED], tool + 1, 4)


def use_borrowed(state: Words, box: Words, tool: int) -> None:
    """It uses a tool of the Handyman, and that is remembered (MM-8.4)."""
    lend(state, box, tool)
    state[Field.BORROWED] = appended(state[Field.BORROWED], tool + 1, 4)


def keeps_a_secret(state: Words, box: Words, dwarf: int) -> bool:
    """Could the dwarf have any tool at all, as far as others know?"""
    return (state[Field.HIDDEN + dwarf] | lends(state, box, dwarf)) != 0


def refill(state: Words) -> None:
    """An empty tool pile is made of the discards (MM-4.2)."""
    if state[Field.PILE] == 0:
        state[Field.PILE] = state[Field.DISCARDS]
        state[Field.DISCARDS] = 0


def fetch(state: Words, seat: int, then: int, dwarf: int) -> None:
    """A tool is about to be drawn from the pile; if there is none, the game goes on without (MM-4.2)."""
    refill(state)
    state[Field.THEN] = then
    state[Field.FETCHER] = seat
    state[Field.RECIPIENT] = dwarf
    state[Field.PHASE] = Phase.FETCHING if state[Field.PILE] else then


# collapses


def collapse(state: Words, box: Words, space: int, count: int) -> None:
    """So many collapse markers fall on a space; with a seventh the mine falls in (MM-6.4, MM-6.6)."""
    left = box[Fact.COLLAPSE_MARKERS] - state[Field.FALLEN_COUNT]
    fallen = min(count, left)
    if fallen:
        name = box[Fact.NAMED + space]
        state[Field.FALLEN_ON + name] += fallen
        state[Field.FALLEN] |= 1 << name
        state[Field.FALLEN_COUNT] += fallen
    if count > left:
        fall_in(state)


def clear_collapse(state: Words, name: int) -> None:
    """A collapse marker is taken off a space, which is numbered by its name (MM-7.5)."""
    state[Field.FALLEN_COUNT] -= 1
    state[Field.FALLEN_ON + name] -= 1
    if state[Field.FALLEN_ON + name] == 0:
        state[Field.FALLEN] &= ~(1 << name)


def fall_in(state: Words) -> None:
    """Every dwarf in the mine is removed, and the collect phase ends (MM-6.6)."""
    while state[Field.IN_MINE]:
        remove_dwarf(state, lowest(state[Field.IN_MINE]))
    state[Field.FELL_IN] = 1
    state[Field.PHASE] = Phase.RECOVERY


def remove_dwarf(state: Words, dwarf: int) -> None:
    """The dwarf is out of the round: gold to the bank, tools to the discards (MM-6.5)."""
    state[Field.DISCARDS] += state[Field.HIDDEN + dwarf] + state[Field.SHOWN + dwarf]
    state[Field.HIDDEN + dwarf] = 0
    state[Field.SHOWN + dwarf] = 0
    state[Field.GOLD + dwarf] = 0
    step_off(state, dwarf, Place.REMOVED)


def blocked(state: Words, box: Words, dwarf: int) -> int:
    """How many collapse markers lie between the dwarf's space and the exit (MM-6.8)."""
    names = state[Field.FALLEN] & box[Fact.WAY + state[Field.PLACE + dwarf]]
    count = 0
    while names:
        count += state[Field.FALLEN_ON + lowest(names)]
        names &= names - 1
    return count


def guests(state: Words, dwarves: int) -> int:
    """How many of these dwarves are in the tavern."""
    return popcount(state[Field.IN_TAVERN] & dwarves)
