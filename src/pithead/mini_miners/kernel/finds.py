"""What a dig brings: nuggets, special cards and collapses, the helmet against them, and the marker under the dwarf (MM-6.3 to MM-6.7)."""

from __future__ import annotations

from pithead.mini_miners.kernel import layout as at
from pithead.mini_miners.kernel.decks import begin_draw, deck_size
from pithead.mini_miners.kernel.handfuls import appended
from pithead.mini_miners.kernel.layout import Bonus, BracingChoice, EventCard, Fact, Field, FindChoice, GleaningChoice, Marker, Phase, Tool
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
    deck, collapses = state[Field.DIG_DECK], 0
    while cards:
        number = (cards & at.NIBBLE) - 1
        state[Field.DUG_UP + deck] |= 1 << number
        card = deck * at.DECK + number
        bonus = box[Fact.CARD_BONUS + card]
        if bonus == Bonus.COLLAPSE:
            collapses += 1
        else:
            state[Field.DIG_FOUND] += 1
            if bonus:
                state[Field.SPECIALS] = appended(state[Field.SPECIALS], number + 1, 4)
            else:
                state[Field.DIG_GOLD] += box[Fact.CARD_NUGGETS + card]
        cards >>= 4
    if collapses:
        cave_in(state, box, collapses)
    else:
        state[Field.PHASE] = Phase.SETTLING


def cave_in(state: Words, box: Words, collapses: int) -> None:
    """A collapse marker for each card; a helmet may save the dwarf, unless the mine falls in (MM-6.4, MM-6.6, MM-7.4)."""
    dwarf = state[Field.ACTOR]
    state[Field.COUNT] = collapses
    collapse(state, box, state[Field.PLACE + dwarf], collapses)
    if state[Field.PHASE] == Phase.RECOVERY:
        return
    if state[Field.DIG_HELMET]:
        draw_again(state)
    elif visible(state, box, dwarf, Tool.HELMET) or keeps_a_secret(state, box, dwarf):
        state[Field.TURN] = owner_of(state, dwarf)
        state[Field.PHASE] = Phase.BRACING
    else:
        be_buried(state)


def bracing_menu(state: Words, box: Words) -> int:
    """A helmet, own or borrowed, or none (MM-7.4)."""
    menu = 1 << BracingChoice.BE_BURIED
    if has(state, box, state[Field.ACTOR], Tool.HELMET, 0):
        menu |= 1 << BracingChoice.USE_HELMET
    if byte(lends(state, box, state[Field.ACTOR]), Tool.HELMET):
        menu |= 1 << BracingChoice.BORROW_HELMET
    return menu


def bracing_step(state: Words, box: Words, choice: int) -> None:
    """The dwarf wears a helmet, the Handyman's if need be (MM-7.4, MM-8.4), or is buried."""
    if choice == BracingChoice.BE_BURIED:
        be_buried(state)
        return
    if choice == BracingChoice.USE_HELMET:
        use(state, box, state[Field.ACTOR], Tool.HELMET, 0)
    else:
        lend(state, box, Tool.HELMET)
    draw_again(state)


def be_buried(state: Words) -> None:
    """The dwarf is removed, and its other cards are void (MM-6.4)."""
    remove_dwarf(state, state[Field.ACTOR])
    state[Field.PHASE] = Phase.NEXT_DIG


def draw_again(state: Words) -> None:
    """A new card for each collapse, as long as the deck lasts (MM-7.4)."""
    state[Field.DIG_HELMET] = 1
    if deck_size(state, state[Field.DIG_DECK]):
        begin_draw(state, state[Field.COUNT], 0)
    else:
        state[Field.PHASE] = Phase.SETTLING


# special cards and markers


def settle_dig(state: Words, box: Words) -> None:
    """Special cards are chosen one by one, then the marker's bonus is offered, and the gold lies on the card (MM-6.3, MM-6.7)."""
    dwarf = state[Field.ACTOR]
    state[Field.TURN] = owner_of(state, dwarf)
    if state[Field.SPECIALS]:
        state[Field.PHASE] = Phase.CHOOSING
    elif not state[Field.SPENT] and dig_bonus(state, dwarf) != at.NOTHING:
        state[Field.PHASE] = Phase.GLEANING
    else:
        marker = marker_under(state, dwarf)
        gold = state[Field.GOLD + dwarf] + state[Field.DIG_GOLD] + vein(state, box, dwarf)
        if marker > Marker.FORBIDDEN:
            gold = max(0, gold + marker - at.MARKER_GOLD)
        state[Field.GOLD + dwarf] = gold
        state[Field.PHASE] = Phase.LEAVING


def vein(state: Words, box: Words, dwarf: int) -> int:
    """Rich vein: a nugget more for a find on a space of the decks III and IV (MM-11.3)."""
    rich = state[Field.EVENT] == EventCard.RICH_VEIN and state[Field.DIG_FOUND] > 0
    return box[Fact.RICH] >> state[Field.PLACE + dwarf] & 1 if rich else 0


def choosing_menu() -> int:
    """The nuggets or the bonus (MM-6.3)."""
    return 1 << FindChoice.GOLD | 1 << FindChoice.BONUS


def choosing_step(state: Words, box: Words, choice: int) -> None:
    """The nuggets of a special card, or its bonus at once; to ignore collapses keeps until the escape (MM-6.3, MM-7.7)."""
    card = state[Field.DIG_DECK] * at.DECK + (state[Field.SPECIALS] & at.NIBBLE) - 1
    state[Field.SPECIALS] >>= 4
    state[Field.PHASE] = Phase.SETTLING
    if choice == FindChoice.GOLD:
        state[Field.DIG_GOLD] += box[Fact.CARD_NUGGETS + card]
        return
    bonus = box[Fact.CARD_BONUS + card]
    if bonus == Bonus.DRAW_TOOL:
        draw_tool(state, Phase.SETTLING)
    elif bonus == Bonus.REMOVE_1:
        if state[Field.FALLEN]:
            state[Field.PHASE] = Phase.CLEARING
    elif bonus == Bonus.IGNORE_1:
        state[Field.IGNORE] += 1
    else:
        state[Field.IGNORE] = at.ALL


def draw_tool(state: Words, then: int) -> None:
    """A tool card for the store (MM-7.7)."""
    state[Field.DIG_TOOLS] += 1
    fetch(state, owner_of(state, state[Field.ACTOR]), then, at.NOBODY)


def clearing_menu(state: Words) -> int:
    """Any collapse marker (MM-7.7)."""
    return state[Field.FALLEN]


def clear(state: Words, name: int) -> None:
    """The collapse marker is gone (MM-7.7)."""
    clear_collapse(state, name)
    state[Field.PHASE] = Phase.SETTLING


# the marker under the dwarf


def dig_bonus(state: Words, dwarf: int) -> int:
    """The bonus of the marker under a digging dwarf, if it could do anything now (MM-6.7, MM-7.7)."""
    marker = marker_under(state, dwarf)
    if marker == Bonus.REMOVE_1 and state[Field.FALLEN]:
        return marker
    if marker == Bonus.DRAW_TOOL and state[Field.PILE] | state[Field.DISCARDS]:
        return marker
    return at.NOTHING


def gleaning_menu(state: Words) -> int:
    """The bonus of the marker, or not (MM-6.7)."""
    bonus = dig_bonus(state, state[Field.ACTOR])
    return (state[Field.FALLEN] if bonus == Bonus.REMOVE_1 else 1 << GleaningChoice.DRAW) | 1 << GleaningChoice.LEAVE


def gleaning_step(state: Words, choice: int) -> None:
    """The marker gives a tool card or takes a collapse marker away, or its bonus stays unused (MM-6.7, MM-7.7)."""
    state[Field.SPENT] = 1
    if choice == GleaningChoice.DRAW:
        draw_tool(state, Phase.SETTLING)
    elif choice == GleaningChoice.LEAVE:
        state[Field.PHASE] = Phase.SETTLING
    else:
        glean_clearing(state, choice, Phase.SETTLING)


def glean_clearing(state: Words, name: int, then: int) -> None:
    """The marker takes a collapse marker away (MM-7.7)."""
    state[Field.SPENT] = 1
    clear_collapse(state, name)
    state[Field.PHASE] = then
