"""The collect phase: dwarves dig one after the other, from the exit inwards, and announce their tools first (MM-6.1, MM-6.2, MM-7.3)."""

from __future__ import annotations

from pithead.mini_miners.kernel.decks import begin_draw, deck_size
from pithead.mini_miners.kernel.finds import dig_bonus, draw_tool, glean_clearing
from pithead.mini_miners.kernel.handfuls import times
from pithead.mini_miners.kernel.layout import DECKS, NOTHING, Ability, Bonus, DigChoice, EventCard, Fact, Field, Phase, Tool
from pithead.mini_miners.kernel.table import has, keeps_a_secret, lends, owner_of, use_borrowed, use_own, visible
from pithead.sim.words import Words, byte, lowest


def next_dig(state: Words, box: Words) -> None:
    """The dwarf nearest to the exit digs; when the mine is empty, the round is over (MM-6.1, MM-9.1)."""
    if state[Field.OCCUPIED] == 0:
        state[Field.FELL_IN] = 0
        state[Field.PHASE] = Phase.RECOVERY
    else:
        begin_dig(state, box, state[Field.DWARF_ON + lowest(state[Field.OCCUPIED])])


def begin_dig(state: Words, box: Words, dwarf: int) -> None:
    """Pits and the last space give their value (MM-6.2); elsewhere tools may be announced first (MM-7.3)."""
    state[Field.ACTOR] = dwarf
    state[Field.DIG_DECK] = NOTHING
    for field in range(Field.DIG_DRAWS, Field.REMOVALS):
        state[field] = 0
    space = state[Field.PLACE + dwarf]
    state[Field.PHASE] = Phase.SETTLING
    if box[Fact.SPACE_DECK + space] == NOTHING:
        state[Field.DIG_GOLD] = worth(state, box, space)
        return
    decks = open_decks(state, box, dwarf)
    if decks & (decks - 1) or (decks and may_announce(state, box, dwarf)):
        state[Field.TURN] = owner_of(state, dwarf)
        state[Field.PHASE] = Phase.ANNOUNCING
    elif decks:
        state[Field.DIG_DECK] = lowest(decks)
        begin_draw(state, 1, 0)


def worth(state: Words, box: Words, space: int) -> int:
    """Diamond rush: pits and the last space are worth 2 more (MM-11.2)."""
    return box[Fact.SPACE_VALUE + space] + (2 if state[Field.EVENT] == EventCard.DIAMOND_FLOW else 0)


def open_decks(state: Words, box: Words, dwarf: int) -> int:
    """The decks that a dwarf may dig from: that of its space, or any with the Daredevil, but no empty one (MM-6.2, MM-8.9)."""
    decks = 0
    own = box[Fact.SPACE_DECK + state[Field.PLACE + dwarf]]
    any_deck = box[Fact.DOES + dwarf] == Ability.DAREDEVIL
    for deck in range(DECKS):
        if (any_deck or deck == own) and deck_size(state, deck):
            decks |= 1 << deck
    return decks


def may_announce(state: Words, box: Words, dwarf: int) -> bool:
    """Could the dwarf have something to use before it draws, as far as everybody can see?"""
    if visible(state, box, dwarf, Tool.MAGNIFIER) + visible(state, box, dwarf, Tool.CART):
        return True
    return keeps_a_secret(state, box, dwarf) or dig_bonus(state, dwarf) != NOTHING


def announcing_menu(state: Words, box: Words) -> int:
    """Magnifiers and carts, own or borrowed, the bonus of the marker, and the dig (MM-7.3)."""
    dwarf, used = state[Field.ACTOR], state[Field.USED]
    lent = lends(state, box, dwarf)
    menu = open_decks(state, box, dwarf) << DigChoice.DIG if box[Fact.DOES + dwarf] == Ability.DAREDEVIL else 1 << DigChoice.DIG
    if has(state, box, dwarf, Tool.MAGNIFIER, used):
        menu |= 1 << DigChoice.USE_MAGNIFIER
    if has(state, box, dwarf, Tool.CART, used):
        menu |= 1 << DigChoice.USE_CART
    if byte(lent, Tool.MAGNIFIER):
        menu |= 1 << DigChoice.BORROW_MAGNIFIER
    if byte(lent, Tool.CART):
        menu |= 1 << DigChoice.BORROW_CART
    if not state[Field.SPENT]:
        bonus = dig_bonus(state, dwarf)
        if bonus == Bonus.REMOVE_1:
            menu |= state[Field.FALLEN] << DigChoice.REMOVE
        elif bonus == Bonus.DRAW_TOOL:
            menu |= 1 << DigChoice.DRAW
    return menu


def announcing_step(state: Words, box: Words, choice: int) -> None:
    """A tool is announced, the marker gives its bonus, or the dwarf digs."""
    if choice >= DigChoice.DIG:
        dig(state, box, choice - DigChoice.DIG)
    elif choice == DigChoice.DRAW:
        state[Field.SPENT] = 1
        draw_tool(state, Phase.ANNOUNCING)
    elif choice >= DigChoice.REMOVE:
        glean_clearing(state, choice - DigChoice.REMOVE, Phase.ANNOUNCING)
    elif choice >= DigChoice.BORROW_MAGNIFIER:
        use_borrowed(state, box, Tool.MAGNIFIER if choice == DigChoice.BORROW_MAGNIFIER else Tool.CART)
    else:
        use_own(state, box, Tool.MAGNIFIER if choice == DigChoice.USE_MAGNIFIER else Tool.CART)


def dig(state: Words, box: Words, deck: int) -> None:
    """Draw one card, and one for each magnifier and cart (MM-7.3)."""
    dwarf = state[Field.ACTOR]
    state[Field.DIG_DECK] = deck if box[Fact.DOES + dwarf] == Ability.DAREDEVIL else box[Fact.SPACE_DECK + state[Field.PLACE + dwarf]]
    magnifiers = times(state[Field.USED], Tool.MAGNIFIER) + times(state[Field.BORROWED], Tool.MAGNIFIER)
    carts = times(state[Field.USED], Tool.CART) + times(state[Field.BORROWED], Tool.CART)
    begin_draw(state, 1 + magnifiers + carts, magnifiers)
