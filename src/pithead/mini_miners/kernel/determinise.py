"""What a seat can't see is dealt anew, in accordance with everything that it sees: the table as it might be (MM-10.2).

Secret are the tools in other stores and face down on other dwarves, the pile, hands, picks and choices of others in the draft, and the
mine cards that others have seen with a magnifier. How many there are is public. All of it changes places at random, so that the
view of the seat stays the same. In the draft a seat also remembers every hand that it has held. What it could conclude from tools
that were bought or used openly is not in the state, so it isn't kept.
"""

from __future__ import annotations

from typing import Final

from pithead.mini_miners.kernel.decks import CARD
from pithead.mini_miners.kernel.handfuls import kinds_in, nth_tool, tools_in
from pithead.mini_miners.kernel.layout import DECKS, ENTRY, ENTRY_SEAT, NOBODY, Ability, EventCard, Fact, Field, Phase
from pithead.mini_miners.kernel.recruit import drafted, drafts_for
from pithead.sim.stream import Rng, below
from pithead.sim.words import Words, lowest, nth_bit, one, popcount

SPECTATOR: Final = -1
"""Whoever has no seat sees what everybody sees."""

TRIES: Final = 50
"""How often Gadget's tools are dealt until they differ; after that he keeps his own (MM-8.6)."""


def redeal_cards(state: Words, box: Words, seat: int, rng: Rng) -> None:
    """Deal the tools and mine cards anew that this seat can't see."""
    redeal_tools(state, box, seat, rng)
    for deck in range(DECKS):
        redeal_deck(state, deck, seat, rng)


def determinise(state: Words, box: Words, seat: int, rng: Rng) -> None:
    """Deal everything anew that this seat can't see."""
    redeal_cards(state, box, seat, rng)
    if state[Field.PHASE] == Phase.DRAFT:
        redeal_hands(state, seat, rng)
        choose_anew(state, seat, Field.HAND, rng)
    elif state[Field.PHASE] == Phase.DISCARDING:
        redeal_troops(state, seat, rng)
        choose_anew(state, seat, Field.TROOP, rng)


# tools


def redeal_tools(state: Words, box: Words, seat: int, rng: Rng) -> None:
    """The tools in other stores and face down on other dwarves, and the pile, unless this seat is searching it (MM-8.13)."""
    searching = state[Field.PHASE] == Phase.SEARCHING and state[Field.TURN] == seat
    unseen = 0 if searching else state[Field.PILE]
    for other in range(state[Field.SEATS]):
        if other != seat:
            unseen += state[Field.STORE + other]
    others = state[Field.CREW]
    if seat != SPECTATOR:
        others &= ~state[Field.TROOP + seat]
    left = others
    while left:
        unseen += state[Field.HIDDEN + lowest(left)]
        left &= left - 1
    gadget = box[Fact.WHO + Ability.GADGET]
    if others >> gadget & 1:
        hidden = deal_gadget(state, gadget, unseen, rng)
        unseen -= hidden
        state[Field.HIDDEN + gadget] = hidden
        others &= ~(1 << gadget)
    while others:
        dwarf = lowest(others)
        hidden = some_of(unseen, tools_in(state[Field.HIDDEN + dwarf]), rng)
        unseen -= hidden
        state[Field.HIDDEN + dwarf] = hidden
        others &= others - 1
    for other in range(state[Field.SEATS]):
        if other != seat:
            store = some_of(unseen, tools_in(state[Field.STORE + other]), rng)
            unseen -= store
            state[Field.STORE + other] = store
    if not searching:
        state[Field.PILE] = unseen


def deal_gadget(state: Words, gadget: int, unseen: int, rng: Rng) -> int:
    """Tools for Gadget, who carries no two of a kind, face up or down (MM-8.6)."""
    count = tools_in(state[Field.HIDDEN + gadget])
    shown = kinds_in(state[Field.SHOWN + gadget])
    for _ in range(TRIES):
        hidden = some_of(unseen, count, rng)
        if popcount(kinds_in(hidden) & ~shown) == count:
            return hidden
    return state[Field.HIDDEN + gadget]


def some_of(handful: int, count: int, rng: Rng) -> int:
    """So many tools of a handful, at random."""
    some, left = 0, tools_in(handful)
    for _ in range(count):
        tool = one(nth_tool(handful, below(rng, left)))
        handful -= tool
        some += tool
        left -= 1
    return some


# mine cards


def redeal_deck(state: Words, deck: int, seat: int, rng: Rng) -> None:
    """The cards of a deck whose place this seat doesn't know change places."""
    looked = others_cards(state, deck, seat)
    unseen = state[Field.LOOSE + deck] | looked
    unseen |= unknown(state[Field.TOP + deck], state[Field.TOPS + deck], seat)
    unseen |= unknown(state[Field.UNDER + deck], state[Field.UNDERS + deck], seat)
    unseen = redeal_entries(state, Field.TOP + deck, state[Field.TOPS + deck], seat, unseen, rng)
    unseen = redeal_entries(state, Field.UNDER + deck, state[Field.UNDERS + deck], seat, unseen, rng)
    if looked:
        cards = some_bits(unseen, popcount(looked), rng)
        unseen ^= cards
        state[Field.CARDS] = cards
    state[Field.LOOSE + deck] = unseen


def redeal_entries(state: Words, entries: int, count: int, seat: int, unseen: int, rng: Rng) -> int:
    """Other cards may have been put back by others, any of these; those that are left."""
    for place in range(count):
        entry = state[entries] >> (ENTRY * place)
        if entry >> ENTRY_SEAT & 3 != seat:
            card = nth_bit(unseen, below(rng, popcount(unseen)))
            unseen ^= 1 << card
            state[entries] ^= (card ^ entry & CARD) << (ENTRY * place)
    return unseen


def others_cards(state: Words, deck: int, seat: int) -> int:
    """The cards of a deck that somebody else is looking at (MM-7.3)."""
    looking = state[Field.PHASE] == Phase.LOOKING or state[Field.PHASE] == Phase.SHOWING
    if not looking or state[Field.DIG_DECK] != deck or state[Field.OWNER + state[Field.ACTOR]] == seat:
        return 0
    return state[Field.CARDS]


def unknown(entries: int, count: int, seat: int) -> int:
    """The cards put back on top or under by others, as bits."""
    cards = 0
    for _ in range(count):
        if entries >> ENTRY_SEAT & 3 != seat:
            cards |= 1 << (entries & CARD)
        entries >>= ENTRY
    return cards


def some_bits(bits: int, count: int, rng: Rng) -> int:
    """So many of these bits, at random."""
    some = 0
    for _ in range(count):
        bit = 1 << nth_bit(bits, below(rng, popcount(bits)))
        bits ^= bit
        some |= bit
    return some


# dwarves


def holder(state: Words, hand: int, turn: int) -> int:
    """Who holds a hand at a turn of the draft; a hand is named after the seat to which it was dealt (MM-3.1)."""
    seats = state[Field.SEATS]
    return (hand + turn) % seats if state[Field.ROUND] & 1 else (hand + (seats - 1) * turn) % seats


def first_held(state: Words, hand: int, seat: int) -> int:
    """At which turn of the draft a seat gets a hand for the first time."""
    turn = 0
    while holder(state, hand, turn) != seat:
        turn += 1
    return turn


def turns_taken(state: Words) -> int:
    """How many turns of the draft are over."""
    turns = 0
    while state[Field.PICKS] >> (8 * turns):
        turns += 1
    return turns


def pick_of(state: Words, hand: int, turn: int) -> int:
    """The dwarf that was picked from a hand at a turn, as a bit."""
    return 1 << ((state[Field.PICKS + holder(state, hand, turn)] >> (8 * turn) & 255) - 1)


def repick(state: Words, hand: int, turn: int, dwarves: int, rng: Rng) -> int:
    """Another dwarf may have been picked, any of these; those that are left."""
    seat = holder(state, hand, turn)
    dwarf = nth_bit(dwarves, below(rng, popcount(dwarves)))
    state[Field.PICKS + seat] &= ~(255 << (8 * turn))
    state[Field.PICKS + seat] |= (dwarf + 1) << (8 * turn)
    return dwarves & ~(1 << dwarf)


def redeal_hands(state: Words, seat: int, rng: Rng) -> None:
    """The hands and picks of the others in the draft, as they may be after all hands that this seat has held (MM-3.1)."""
    now = turns_taken(state)
    unseen = state[Field.CAST]
    for hand in range(state[Field.SEATS]):
        first = first_held(state, hand, seat)
        if first <= now:
            unseen &= ~state[Field.HAND + holder(state, hand, now)]
            for turn in range(first, now):
                unseen &= ~pick_of(state, hand, turn)
    for hand in range(state[Field.SEATS]):
        first = first_held(state, hand, seat)
        for turn in range(min(first, now)):
            unseen = repick(state, hand, turn, unseen, rng)
        if first > now:
            there = Field.HAND + holder(state, hand, now)
            state[there] = some_bits(unseen, popcount(state[there]), rng)
            unseen &= ~state[there]
        else:
            repick_after(state, hand, first, now, rng)


def repick_after(state: Words, hand: int, first: int, now: int, rng: Rng) -> None:
    """The picks of the others from a hand after a seat held it, up to the next time that it held it, or up to now."""
    seats = state[Field.SEATS]
    while first < now:
        back = first + seats <= now
        last = first + seats if back else now
        gone = 0 if back else state[Field.HAND + holder(state, hand, now)]
        for turn in range(first + 1, last):
            gone |= pick_of(state, hand, turn)
        for turn in range(first + 1, last):
            gone = repick(state, hand, turn, gone, rng)
        if not back:
            state[Field.HAND + holder(state, hand, now)] = gone
        first += seats


def choose_anew(state: Words, seat: int, field: int, rng: Rng) -> None:
    """Others who have chosen in secret may have chosen any of their dwarves."""
    for other in range(state[Field.SEATS]):
        if other != seat and state[Field.PICKED + other] != NOBODY:
            dwarves = state[field + other]
            state[Field.PICKED + other] = nth_bit(dwarves, below(rng, popcount(dwarves)))


def redeal_troops(state: Words, seat: int, rng: Rng) -> None:
    """The troops of the others before they are revealed (MM-3.2); a seat knows the one that it drafted for a neighbour (MM-11.1)."""
    if state[Field.EVENT] != EventCard.NEIGHBOURS and state[Field.PICKS]:
        redeal_hands(state, seat, rng)
        for other in range(state[Field.SEATS]):
            state[Field.TROOP + other] = drafted(state, other)
        return
    known = 1 << seat | 1 << drafts_for(state, seat)
    unseen = 0
    for other in range(state[Field.SEATS]):
        if not known >> other & 1:
            unseen |= state[Field.TROOP + other]
    for other in range(state[Field.SEATS]):
        if not known >> other & 1:
            state[Field.TROOP + other] = some_bits(unseen, popcount(state[Field.TROOP + other]), rng)
            unseen &= ~state[Field.TROOP + other]
