"""The collect phase: dwarves dig one after the other, from the exit inwards, and announce their tools first (MM-6.1, MM-6.2, MM-7.3)."""

from __future__ import annotations

from pithead.mini_miners.kernel import layout as at
from pithead.mini_miners.kernel.decks import begin_draw, deck_size
from pithead.mini_miners.kernel.finds import dig_bonus, draw_tool, glean_clearing
from pithead.mini_miners.kernel.handfuls import appended, times
from pithead.mini_miners.kernel.table import has, keeps_a_secret, lend, lends, owner_of, use, visible
from pithead.sim.words import Words, byte, lowest


def next_dig(state: Words, box: Words) -> None:
    """The dwarf nearest to the exit digs; when the mine is empty, the round is over (MM-6.1, MM-9.1)."""
    if state[at.OCCUPIED] == 0:
        state[at.FELL_IN] = 0
        state[at.PHASE] = at.RECOVERY
    else:
        begin_dig(state, box, state[at.DWARF_ON + lowest(state[at.OCCUPIED])])


def begin_dig(state: Words, box: Words, dwarf: int) -> None:
    """Pits and the last space give their value (MM-6.2); elsewhere tools may be announced first (MM-7.3)."""
    state[at.ACTOR] = dwarf
    state[at.DIG_DECK] = at.NOTHING
    for field in range(at.DIG_DRAWS, at.REMOVALS):
        state[field] = 0
    space = state[at.PLACE + dwarf]
    state[at.PHASE] = at.SETTLING
    if box[at.SPACE_DECK + space] == at.NOTHING:
        state[at.DIG_GOLD] = worth(state, box, space)
        return
    decks = open_decks(state, box, dwarf)
    if decks & (decks - 1) or (decks and may_announce(state, box, dwarf)):
        state[at.TURN] = owner_of(state, dwarf)
        state[at.PHASE] = at.ANNOUNCING
    elif decks:
        state[at.DIG_DECK] = lowest(decks)
        begin_draw(state, 1, 0)


def worth(state: Words, box: Words, space: int) -> int:
    """Diamond rush: pits and the last space are worth 2 more (MM-11.2)."""
    return box[at.SPACE_VALUE + space] + (2 if state[at.EVENT] == at.DIAMOND_FLOW else 0)


def open_decks(state: Words, box: Words, dwarf: int) -> int:
    """The decks that a dwarf may dig from: that of its space, or any with the Daredevil, but no empty one (MM-6.2, MM-8.9)."""
    decks = 0
    own = box[at.SPACE_DECK + state[at.PLACE + dwarf]]
    any_deck = box[at.DOES + dwarf] == at.DAREDEVIL
    for deck in range(at.DECKS):
        if (any_deck or deck == own) and deck_size(state, deck):
            decks |= 1 << deck
    return decks


def may_announce(state: Words, box: Words, dwarf: int) -> bool:
    """Could the dwarf have something to use before it draws, as far as everybody can see?"""
    if visible(state, box, dwarf, at.MAGNIFIER) + visible(state, box, dwarf, at.CART):
        return True
    return keeps_a_secret(state, box, dwarf) or dig_bonus(state, dwarf) != at.NOTHING


def announcing_menu(state: Words, box: Words) -> int:
    """Magnifiers and carts, own or borrowed, the bonus of the marker, and the dig (MM-7.3)."""
    dwarf, used = state[at.ACTOR], state[at.USED]
    lent = lends(state, box, dwarf)
    menu = open_decks(state, box, dwarf) << at.DIG_FROM if box[at.DOES + dwarf] == at.DAREDEVIL else 1 << at.DIG_FROM
    if has(state, box, dwarf, at.MAGNIFIER, used):
        menu |= 1 << at.USE_MAGNIFIER
    if has(state, box, dwarf, at.CART, used):
        menu |= 1 << at.USE_CART
    if byte(lent, at.MAGNIFIER):
        menu |= 1 << at.BORROW_MAGNIFIER
    if byte(lent, at.CART):
        menu |= 1 << at.BORROW_CART
    if not state[at.SPENT]:
        bonus = dig_bonus(state, dwarf)
        if bonus == at.REMOVE_1:
            menu |= state[at.FALLEN] << at.ANNOUNCE_REMOVE
        elif bonus == at.DRAW_TOOL:
            menu |= 1 << at.ANNOUNCE_DRAW
    return menu


def announcing_step(state: Words, box: Words, choice: int) -> None:
    """A tool is announced, the marker gives its bonus, or the dwarf digs."""
    if choice >= at.DIG_FROM:
        dig(state, box, choice - at.DIG_FROM)
    elif choice == at.ANNOUNCE_DRAW:
        state[at.SPENT] = 1
        draw_tool(state, at.ANNOUNCING)
    elif choice >= at.ANNOUNCE_REMOVE:
        glean_clearing(state, choice - at.ANNOUNCE_REMOVE, at.ANNOUNCING)
    elif choice >= at.BORROW_MAGNIFIER:
        announce_borrowed(state, box, at.MAGNIFIER if choice == at.BORROW_MAGNIFIER else at.CART)
    else:
        announce(state, box, at.MAGNIFIER if choice == at.USE_MAGNIFIER else at.CART)


def announce(state: Words, box: Words, tool: int) -> None:
    """The dwarf will use this tool when it draws (MM-7.3)."""
    use(state, box, state[at.ACTOR], tool, state[at.USED])
    state[at.USED] = appended(state[at.USED], tool + 1, 4)


def announce_borrowed(state: Words, box: Words, tool: int) -> None:
    """The dwarf will use the Handyman's tool (MM-8.4)."""
    lend(state, box, tool)
    state[at.BORROWED] = appended(state[at.BORROWED], tool + 1, 4)


def dig(state: Words, box: Words, deck: int) -> None:
    """Draw one card, and one for each magnifier and cart (MM-7.3)."""
    dwarf = state[at.ACTOR]
    state[at.DIG_DECK] = deck if box[at.DOES + dwarf] == at.DAREDEVIL else box[at.SPACE_DECK + state[at.PLACE + dwarf]]
    magnifiers = times(state[at.USED], at.MAGNIFIER) + times(state[at.BORROWED], at.MAGNIFIER)
    carts = times(state[at.USED], at.CART) + times(state[at.BORROWED], at.CART)
    begin_draw(state, 1 + magnifiers + carts, magnifiers)
