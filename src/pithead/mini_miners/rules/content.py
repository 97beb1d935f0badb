"""The box: dwarves, tools, mine cards, events, markers and board as `content.toml` lists them (MM-1, MM-2.1, MM-12.1)."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final

from pithead.content import BoxFile, Mark, facts_hash, read_as, read_facts
from pithead.game import Unreadable
from pithead.mini_miners.rules.board import EXIT, Board, Ground
from pithead.mini_miners.rules.cards import FORBIDDEN, TOOLS, is_marker, read_card
from pithead.values import Value

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 4
MARKET: Final = 5
"""How many tools lie in the market (MM-2.3)."""

DWARVES: Final = 18
TOOL_CARDS: Final = 36
DECKS: Final = ("I", "II", "III", "IV")
DECK: Final = 10
ROUNDS: Final = (3, 4)

ABILITIES: Final = (
    "handyman",
    "gadget",
    "crook",
    "lucky",
    "daredevil",
    "haggler",
    "scoundrel",
    "bully",
    "anvil",
    "innkeeper",
    "trickster",
    "ticktock",
)


class Supply(Value, forbid_unknown_fields=True, rename="kebab"):
    """The pieces that are only counted; the bank never runs out (MM-1.1, MM-1.3)."""

    nuggets: int
    diamonds: int
    diamond_value: int
    collapse_markers: int


class Setup(Value, forbid_unknown_fields=True):
    """Gold at the start, dwarves in the game, dealt to each player and played by each (MM-2.1)."""

    start: int
    dwarves: int
    hand: int
    play: int


class DwarfCard(Value, forbid_unknown_fields=True):
    """When a dwarf is called, and the tool that it always has or the ability of its own (MM-8)."""

    initiative: int
    does: str


class Markers(Value, forbid_unknown_fields=True):
    """The markers of the tunnel, and those of the pits and the last space (MM-2.2)."""

    standard: tuple[str, ...]
    bonus: tuple[str, ...]


class Tables(Value):
    """The tables of the content file, without the marks."""

    supply: Supply
    setup: dict[int, Setup]
    simplified: dict[int, tuple[str, ...]]
    dwarves: dict[str, DwarfCard]
    tools: dict[str, int]
    decks: dict[str, tuple[str, ...]]
    events: dict[str, int]
    markers: Markers
    board: dict[str, Ground]


class Box(Value, dict=True, gc=True):
    """What is in the box."""

    tables: Tables
    board: Board
    hash: str
    marks: tuple[tuple[str, Mark], ...]

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The dwarves in the order of their initiative."""
        return tuple(sorted(self.tables.dwarves, key=lambda name: self.tables.dwarves[name].initiative))

    @cached_property
    def initiative(self) -> dict[str, int]:
        """When each dwarf is called."""
        return {name: dwarf.initiative for name, dwarf in self.tables.dwarves.items()}

    @cached_property
    def does(self) -> dict[str, str]:
        """The ability or the tool of each dwarf."""
        return {name: dwarf.does for name, dwarf in self.tables.dwarves.items()}

    @cached_property
    def who(self) -> dict[str, str]:
        """The dwarf of each ability; "" where no dwarf has it."""
        return {ability: next((name for name in self.names if self.does[name] == ability), "") for ability in ABILITIES}

    @cached_property
    def tools(self) -> tuple[str, ...]:
        """All tool cards."""
        return tuple(sorted(tool for tool, count in self.tables.tools.items() for _ in range(count)))

    @cached_property
    def decks(self) -> dict[str, tuple[str, ...]]:
        """The cards of each mine deck."""
        return {deck: tuple(sorted(self.tables.decks[deck])) for deck in DECKS}

    @cached_property
    def events(self) -> tuple[str, ...]:
        """All event cards."""
        return tuple(sorted(event for event, count in self.tables.events.items() for _ in range(count)))

    def by_initiative(self, names: Any) -> tuple[str, ...]:
        """These dwarves in the order of their initiative."""
        return tuple(sorted(names, key=self.initiative.__getitem__))

    def facts(self) -> list[tuple[str, Mark]]:
        """Every fact, with how sure we are of it."""
        return list(self.marks)


def _box(table: dict[str, Any]) -> Box:
    values, marks = read_facts(table)
    tables = Tables(
        supply=read_as(Supply, "supply", values["supply"]),
        setup={int(seats): read_as(Setup, f"setup.{seats}", entry) for seats, entry in values["setup"].items()},
        simplified=read_as(dict[int, tuple[str, ...]], "simplified", values["simplified"]),
        dwarves={name: read_as(DwarfCard, f"dwarves.{name}", entry) for name, entry in values["dwarves"].items()},
        tools=read_as(dict[str, int], "tools", values["tools"]),
        decks=read_as(dict[str, tuple[str, ...]], "decks", values["decks"]),
        events=read_as(dict[str, int], "events", values["events"]),
        markers=read_as(Markers, "markers", values["markers"]),
        board={space: read_as(Ground, f"board.{space}", entry) for space, entry in values["board"].items()},
    )
    for check in (_check_supply, _check_dwarves, _check_tools, _check_decks, _check_events, _check_board, _check_markers):
        check(tables)
    return Box(tables, Board(tables.board), facts_hash(values), tuple(marks))


def _check_supply(tables: Tables) -> None:
    if tables.supply.collapse_markers < 1:
        raise Unreadable("content-supply", "MM-1.1", count=tables.supply.collapse_markers)
    for seats, setup in tables.setup.items():
        hands = setup.hand * seats == setup.dwarves <= DWARVES - len(tables.simplified[seats])
        if not hands or setup.play not in range(1, setup.hand) or setup.start < 0:
            raise Unreadable("content-setup", "MM-2.1", seats=seats)


def _check_dwarves(tables: Tables) -> None:
    initiatives = sorted(dwarf.initiative for dwarf in tables.dwarves.values())
    if initiatives != list(range(1, DWARVES + 1)):
        raise Unreadable("content-initiative", "MM-1.1", most=DWARVES, came=", ".join(map(str, initiatives)))
    abilities = [dwarf.does for dwarf in tables.dwarves.values() if dwarf.does not in TOOLS]
    for name, dwarf in tables.dwarves.items():
        if dwarf.does not in TOOLS and (dwarf.does not in ABILITIES or abilities.count(dwarf.does) > 1):
            raise Unreadable("content-does", "MM-8.1", dwarf=name, does=dwarf.does, known=", ".join((*TOOLS, *ABILITIES)))
    for seats, names in tables.simplified.items():
        for name in names:
            if name not in tables.dwarves:
                raise Unreadable("content-simplified", "MM-12.1", seats=seats, dwarf=name)


def _check_tools(tables: Tables) -> None:
    count = sum(tables.tools.values())
    if count != TOOL_CARDS or min(tables.tools.values()) < 0:
        raise Unreadable("content-tools", "MM-1.1", count=count, expected=TOOL_CARDS)


def _check_decks(tables: Tables) -> None:
    for deck, cards in tables.decks.items():
        if len(cards) != DECK:
            raise Unreadable("content-deck", "MM-1.1", deck=deck, count=len(cards), expected=DECK)
        for card in cards:
            if read_card(card) is None:
                raise Unreadable("content-card", "MM-6.3", deck=deck, card=card)


def _check_events(tables: Tables) -> None:
    count = sum(tables.events.values())
    if count < max(ROUNDS) or min(tables.events.values()) < 0:
        raise Unreadable("content-events", "MM-11.3", count=count, least=max(ROUNDS))


def _check_board(tables: Tables) -> None:
    for space, ground in tables.board.items():
        if ground.towards != EXIT and ground.towards not in tables.board:
            raise Unreadable("content-towards", "MM-1.2", space=space, towards=ground.towards)
        if (ground.kind == "tunnel") != (ground.deck in DECKS) or (ground.kind == "tunnel") == (ground.value > 0):
            raise Unreadable("content-space", "MM-1.2", space=space)
    reached = Board(tables.board).order
    if len(reached) != len(tables.board):
        raise Unreadable("content-tree", "MM-1.2", spaces=", ".join(space for space in tables.board if space not in reached))


def _check_markers(tables: Tables) -> None:
    tunnel = sum(ground.kind == "tunnel" for ground in tables.board.values())
    for name, markers, expected in (
        ("standard", tables.markers.standard, tunnel),
        ("bonus", tables.markers.bonus, len(tables.board) - tunnel),
    ):
        if len(markers) != expected:
            raise Unreadable("content-markers", "MM-2.2", kind=name, count=len(markers), expected=expected)
        for marker in markers:
            if not is_marker(marker):
                raise Unreadable("content-marker", "MM-7.7", kind=name, marker=marker)
    forbidden = (*tables.markers.standard, *tables.markers.bonus).count(FORBIDDEN)
    if tunnel - forbidden < max(seats * setup.play for seats, setup in tables.setup.items()):
        raise Unreadable("content-forbidden", "MM-5.1", count=forbidden)


CONTENT = BoxFile(__package__, _box)
standard_box, read_box = CONTENT.standard_box, CONTENT.read_box
