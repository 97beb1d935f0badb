"""What a dig brings: nuggets, special cards and collapses, the helmet against them, and the marker under the dwarf (MM-6.3 to MM-6.7)."""

from __future__ import annotations

from pithead.mini_miners.kernel import layout as at
from pithead.mini_miners.kernel.decks import begin_draw, deck_size
from pithead.mini_miners.kernel.handfuls import appended
from pithead.mini_miners.kernel.table import (
    clear_collapse,
    collapse,
    fetch,
    has,
    keeps_a_secret,
    lend,
    lends,
    marker_under,
    owner_of,
    remove_dwarf,
    use,
    visible,
)
from pithead.sim.words import Words, byte


def find(state: Words, box: Words, cards: int) -> None:
    """Nuggets count, special cards wait for a choice, and collapses come first (MM-6.3, MM-6.4)."""
    deck, collapses = state[at.DIG_DECK], 0
    while cards:
        number = (cards & at.NIBBLE) - 1
        state[at.DUG_UP + deck] |= 1 << number
        card = deck * at.DECK + number
        bonus = box[at.CARD_BONUS + card]
        if bonus == at.COLLAPSE:
            collapses += 1
        else:
            state[at.DIG_FOUND] += 1
            if bonus:
                state[at.SPECIALS] = appended(state[at.SPECIALS], number + 1, 4)
            else:
                state[at.DIG_GOLD] += box[at.CARD_NUGGETS + card]
        cards >>= 4
    if collapses:
        cave_in(state, box, collapses)
    else:
        state[at.PHASE] = at.SETTLING


def cave_in(state: Words, box: Words, collapses: int) -> None:
    """A collapse marker for each card; a helmet may save the dwarf, unless the mine falls in (MM-6.4, MM-6.6, MM-7.4)."""
    dwarf = state[at.ACTOR]
    state[at.COUNT] = collapses
    collapse(state, box, state[at.PLACE + dwarf], collapses)
    if state[at.PHASE] == at.RECOVERY:
        return
    if state[at.DIG_HELMET]:
        draw_again(state)
    elif visible(state, box, dwarf, at.HELMET) or keeps_a_secret(state, box, dwarf):
        state[at.TURN] = owner_of(state, dwarf)
        state[at.PHASE] = at.BRACING
    else:
        be_buried(state)


def bracing_menu(state: Words, box: Words) -> int:
    """A helmet, own or borrowed, or none (MM-7.4)."""
    menu = 1 << at.BE_BURIED
    if has(state, box, state[at.ACTOR], at.HELMET, 0):
        menu |= 1 << at.USE_HELMET
    if byte(lends(state, box, state[at.ACTOR]), at.HELMET):
        menu |= 1 << at.BORROW_HELMET
    return menu


def bracing_step(state: Words, box: Words, choice: int) -> None:
    """The dwarf wears a helmet, the Handyman's if need be (MM-7.4, MM-8.4), or is buried."""
    if choice == at.BE_BURIED:
        be_buried(state)
        return
    if choice == at.USE_HELMET:
        use(state, box, state[at.ACTOR], at.HELMET, 0)
    else:
        lend(state, box, at.HELMET)
    draw_again(state)


def be_buried(state: Words) -> None:
    """The dwarf is removed, and its other cards are void (MM-6.4)."""
    remove_dwarf(state, state[at.ACTOR])
    state[at.PHASE] = at.NEXT_DIG


def draw_again(state: Words) -> None:
    """A new card for each collapse, as long as the deck lasts (MM-7.4)."""
    state[at.DIG_HELMET] = 1
    if deck_size(state, state[at.DIG_DECK]):
        begin_draw(state, state[at.COUNT], 0)
    else:
        state[at.PHASE] = at.SETTLING


# special cards and markers


def settle_dig(state: Words, box: Words) -> None:
    """Special cards are chosen one by one, then the marker's bonus is offered, and the gold lies on the card (MM-6.3, MM-6.7)."""
    dwarf = state[at.ACTOR]
    state[at.TURN] = owner_of(state, dwarf)
    if state[at.SPECIALS]:
        state[at.PHASE] = at.CHOOSING
    elif not state[at.SPENT] and dig_bonus(state, dwarf) != at.NOTHING:
        state[at.PHASE] = at.GLEANING
    else:
        marker = marker_under(state, dwarf)
        gold = state[at.GOLD + dwarf] + state[at.DIG_GOLD] + vein(state, box, dwarf)
        if marker > at.FORBIDDEN:
            gold = max(0, gold + marker - at.MARKER_GOLD)
        state[at.GOLD + dwarf] = gold
        state[at.PHASE] = at.LEAVING


def vein(state: Words, box: Words, dwarf: int) -> int:
    """Rich vein: a nugget more for a find on a space of the decks III and IV (MM-11.3)."""
    rich = state[at.EVENT] == at.RICH_VEIN and state[at.DIG_FOUND] > 0
    return box[at.RICH] >> state[at.PLACE + dwarf] & 1 if rich else 0


def choosing_step(state: Words, box: Words, choice: int) -> None:
    """The nuggets of a special card, or its bonus at once; to ignore collapses keeps until the escape (MM-6.3, MM-7.7)."""
    card = state[at.DIG_DECK] * at.DECK + (state[at.SPECIALS] & at.NIBBLE) - 1
    state[at.SPECIALS] >>= 4
    state[at.PHASE] = at.SETTLING
    if choice == at.TAKE_GOLD:
        state[at.DIG_GOLD] += box[at.CARD_NUGGETS + card]
        return
    bonus = box[at.CARD_BONUS + card]
    if bonus == at.DRAW_TOOL:
        draw_tool(state, at.SETTLING)
    elif bonus == at.REMOVE_1:
        if state[at.FALLEN]:
            state[at.PHASE] = at.CLEARING
    elif bonus == at.IGNORE_1:
        state[at.IGNORE] += 1
    else:
        state[at.IGNORE] = at.ALL


def draw_tool(state: Words, then: int) -> None:
    """A tool card for the store (MM-7.7)."""
    state[at.DIG_TOOLS] += 1
    fetch(state, owner_of(state, state[at.ACTOR]), then, at.NOBODY)


def clear(state: Words, name: int) -> None:
    """The collapse marker is gone (MM-7.7)."""
    clear_collapse(state, name)
    state[at.PHASE] = at.SETTLING


# the marker under the dwarf


def dig_bonus(state: Words, dwarf: int) -> int:
    """The bonus of the marker under a digging dwarf, if it could do anything now (MM-6.7, MM-7.7)."""
    marker = marker_under(state, dwarf)
    if marker == at.REMOVE_1 and state[at.FALLEN]:
        return marker
    if marker == at.DRAW_TOOL and state[at.PILE] | state[at.DISCARDS]:
        return marker
    return at.NOTHING


def gleaning_menu(state: Words) -> int:
    """The bonus of the marker, or not (MM-6.7)."""
    bonus = dig_bonus(state, state[at.ACTOR])
    return (state[at.FALLEN] if bonus == at.REMOVE_1 else 1 << at.GLEAN_DRAW) | 1 << at.LEAVE_MARKER


def gleaning_step(state: Words, choice: int) -> None:
    """The marker gives a tool card or takes a collapse marker away, or its bonus stays unused (MM-6.7, MM-7.7)."""
    state[at.SPENT] = 1
    if choice == at.GLEAN_DRAW:
        draw_tool(state, at.SETTLING)
    elif choice == at.LEAVE_MARKER:
        state[at.PHASE] = at.SETTLING
    else:
        glean_clearing(state, choice, at.SETTLING)


def glean_clearing(state: Words, name: int, then: int) -> None:
    """The marker takes a collapse marker away (MM-7.7)."""
    state[at.SPENT] = 1
    clear_collapse(state, name)
    state[at.PHASE] = then
