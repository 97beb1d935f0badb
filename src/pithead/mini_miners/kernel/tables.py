"""The facts of a box as a small table of numbers, so that a user's content file works in the kernels too (MM-1)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pithead.game import Unreadable
from pithead.mini_miners.kernel import layout as at
from pithead.mini_miners.kernel.layout import DECK, MARKER_GOLD, NOBODY, NOTHING, SPACES, TROOP_MOST, Bonus, Fact, Marker
from pithead.mini_miners.rules.cards import BLANK, BONUSES, COLLAPSE, FORBIDDEN, TOOLS, marker_gold, shown
from pithead.mini_miners.rules.content import ABILITIES, DECKS, MOST_SEATS, Box
from pithead.mini_miners.rules.event_cards import RICH_DECKS
from pithead.mini_miners.rules.state import MiniMinersOptions
from pithead.sim.codec import Array, int_array

TOOLS_BY_NAME: Final = tuple(sorted(TOOLS))
"""The tools in the order of the kernels, in which the plain engine sorts them."""

DOES: Final = (*TOOLS_BY_NAME, *ABILITIES)
"""What dwarves have or do, by its number."""

MARKERS: Final = {**{tool: place for place, tool in enumerate(TOOLS_BY_NAME)}, BLANK: Marker.BLANK, FORBIDDEN: Marker.FORBIDDEN}
BONUS_NUMBERS: Final = dict(zip(BONUSES, (Bonus.REMOVE_1, Bonus.DRAW_TOOL, Bonus.IGNORE_1, Bonus.IGNORE_ALL)))

GOLD_MOST: Final = 999
"""More gold at the start or on one space could not be counted in the rows of results."""

_DEFAULT: Final = MiniMinersOptions()


def box_table(box: Box) -> Array:
    """The same as an array of numpy."""
    return int_array(box_facts(box))


def box_facts(box: Box) -> list[int]:
    """The facts of the box as `layout` orders them."""
    table = [0] * Fact.SIZE
    table[Fact.WHO : Fact.WHO + at.ABILITIES] = [NOBODY] * at.ABILITIES
    for dwarf, name in enumerate(box.names):
        does = DOES.index(box.does[name])
        table[Fact.DOES + dwarf] = does
        if does >= at.TOOLS:
            table[Fact.WHO + does] = dwarf
    _put_setup(table, box)
    table[Fact.TOOL_CARDS] = handful(box.tools)
    table[Fact.COLLAPSE_MARKERS] = box.tables.supply.collapse_markers
    for place, event in enumerate(events_of(box)):
        table[Fact.EVENT_CARDS + place] = box.tables.events[event]
    for place, deck in enumerate(DECKS):
        _put_deck(table, place * DECK, box.decks[deck])
    _put_board(table, box)
    markers = (*box.tables.markers.standard, *box.tables.markers.bonus)
    table[Fact.STANDARD : Fact.STANDARD + SPACES] = [marker_number(marker) for marker in markers]
    return table


def _put_setup(table: list[int], box: Box) -> None:
    for seats, setup in box.tables.setup.items():
        if setup.hand - 1 > TROOP_MOST:
            raise Unreadable("sim-troop", "MM-2.1", count=setup.hand - 1, most=TROOP_MOST)
        if setup.start > GOLD_MOST:
            raise Unreadable("sim-gold", "MM-2.1", gold=setup.start, most=GOLD_MOST)
        table[Fact.START_GOLD + seats], table[Fact.CAST_SIZE + seats] = setup.start, setup.dwarves
        table[Fact.HAND_SIZE + seats], table[Fact.PLAY_SIZE + seats] = setup.hand, setup.play
        table[Fact.PLAYABLE + seats] = dwarf_bits(box, box.names)
        out = box.tables.simplified[seats]
        table[Fact.PLAYABLE + MOST_SEATS + 1 + seats] = dwarf_bits(box, (name for name in box.names if name not in out))


def _put_deck(table: list[int], first: int, cards: tuple[str, ...]) -> None:
    for place, card in enumerate(cards):
        meaning = shown(card)
        bonus = Bonus.COLLAPSE if card == COLLAPSE else BONUS_NUMBERS.get(meaning.bonus, 0)
        table[Fact.CARD_NUGGETS + first + place] = meaning.nuggets
        table[Fact.CARD_BONUS + first + place] = bonus
        table[Fact.CARD_TWINS + first + place] = sum(1 << other for other, twin in enumerate(cards) if twin == card)


def _put_board(table: list[int], box: Box) -> None:
    board = box.board
    named = spaces_by_name(box)
    for place, space in enumerate(board.order):
        ground = board.ground[space]
        if ground.value > GOLD_MOST:
            raise Unreadable("sim-gold", "MM-1.2", gold=ground.value, most=GOLD_MOST)
        table[Fact.SPACE_DECK + place] = DECKS.index(ground.deck) if ground.deck else NOTHING
        table[Fact.SPACE_VALUE + place] = ground.value
        table[Fact.NEIGHBOURHOOD + place] = sum(1 << board.index[other] for other in board.neighbours[space])
        table[Fact.NEAR + place] = sum(1 << board.index[other] for other in board.near[space])
        table[Fact.WAY + place] = sum(1 << named.index(other) for other in board.ways[space])
        table[Fact.NAMED + place] = named.index(space)
    for field, spaces in ((Fact.DRY, board.dry), (Fact.PITS, board.pits), (Fact.TUNNEL, board.tunnel)):
        table[field] = sum(1 << board.index[space] for space in spaces)
    table[Fact.RICH] = sum(1 << board.index[space] for space in board.order if board.ground[space].deck in RICH_DECKS)


def marker_number(marker: str) -> int:
    """The number of a marker."""
    gold = marker_gold(marker)
    return MARKER_GOLD + gold if gold else BONUS_NUMBERS[marker] if marker in BONUS_NUMBERS else MARKERS[marker]


def events_of(box: Box) -> tuple[str, ...]:
    """The events in the order of the kernels."""
    return tuple(sorted(box.tables.events))


def spaces_by_name(box: Box) -> tuple[str, ...]:
    """The spaces in the order of their names, in which collapse markers are listed."""
    return tuple(sorted(box.board.order))


def dwarf_bits(box: Box, names: Iterable[str]) -> int:
    """Dwarves as bits."""
    return sum(1 << (box.initiative[name] - 1) for name in names)


def handful(tools: Iterable[str]) -> int:
    """Tools as a handful."""
    return sum(1 << 8 * TOOLS_BY_NAME.index(tool) for tool in tools)


def table_options(box: Box, seats: int, options: MiniMinersOptions = _DEFAULT) -> Array:
    """The options of a table, as the playouts read them."""
    from pithead.mini_miners.kernel.kernel import write_options  # noqa: PLC0415 - what compiles

    return write_options(seats, options.simplified, options.rounds, options.open_draft, dwarf_bits(box, options.dwarves))
