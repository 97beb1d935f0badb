"""The things of Mini Miners in words: dwarves, tools, cards, markers, spaces, and who stands where."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from operator import attrgetter
from typing import Any, Final

from pithead.game import Seat
from pithead.mini_miners.rules import state as s
from pithead.mini_miners.rules.board import EXIT, WAITING, Space
from pithead.mini_miners.rules.cards import BLANK, COLLAPSE, HIDDEN, TOOLS, Card, Cards, Marker, Tool, marker_gold, shown
from pithead.mini_miners.rules.content import Box
from pithead.mini_miners.rules.position import Position
from pithead.remembered import remembered_of_same
from pithead.words import Words

REMEMBERED: Final = 4096
"""Crews of which it is kept who stands where."""

LETTERS: Final = "ABCDEFGH"
"""The letter of each seat, so that no dwarf's owner depends on its colour."""


def owner_of(seat: Seat) -> str:
    """The letter of a seat."""
    return LETTERS[seat]


def dwarf_in(view: Position, name: str) -> s.Dwarf | None:
    """The dwarf of this name, if it is played this round."""
    for dwarf in view.crew if name else ():
        if dwarf.name == name:
            return dwarf
    return None


def standing_on(view: Position) -> dict[Space, s.Dwarf]:
    """The dwarves in the mine by their spaces."""
    return _standing(view.crew)


@remembered_of_same(REMEMBERED)
def _standing(crew: tuple[s.Dwarf, ...]) -> dict[Space, s.Dwarf]:
    """The same of all dwarves."""
    return {dwarf.place: dwarf for dwarf in crew if dwarf.underground}


def waiting_in(view: Position) -> list[s.Dwarf]:
    """The dwarves that are still to be called, the next one first; upside down the highest initiative comes first (MM-5.1, MM-11.3)."""
    waiting = [dwarf for dwarf in view.crew if dwarf.place == WAITING]
    called = view.phase.dwarf if isinstance(view.phase, s.Placing) else ""
    return sorted(reversed(waiting) if view.event == "upside-down" else waiting, key=lambda dwarf: dwarf.name != called)


def stores_of(view: Position) -> Sequence[tuple[Tool, ...]]:
    """The store of every seat; a view always has them."""
    return view.stores if view.stores is not None else ((),) * view.seats


def viewer_of(view: Position) -> Seat:
    """The seat whose cards the view shows; the first seat if that can't be told."""
    return _viewer(stores_of(view), view.crew, view.phase)


@remembered_of_same(REMEMBERED)
def _viewer(stores: Sequence[Cards], crew: tuple[s.Dwarf, ...], phase: s.Phase) -> Seat:
    """The same by the cards that it shows."""
    known = [seat for seat, store in enumerate(stores) if store and HIDDEN not in store]
    known += [dwarf.owner for dwarf in crew if dwarf.hidden and HIDDEN not in dwarf.hidden]
    match phase:
        case s.Draft(hands=hands) | s.Discarding(troops=hands):
            known += [seat for seat, hand in enumerate(hands) if hand and HIDDEN not in hand]
        case _:
            pass
    return known[0] if known and len(set(known)) == 1 else 0


DIGGING: Final = (s.Announcing, s.Drawing, s.Looking, s.Showing, s.Bracing, s.Choosing, s.Clearing, s.Gleaning)
"""What the table waits for while a dwarf digs."""


def shift_of(view: Position) -> s.Shift | None:
    """The dig that is under way."""
    if isinstance(view.phase, DIGGING):
        return view.phase.dig
    match view.phase:
        case s.Fetching(then=s.Announcing() | s.Settling() as then):
            return then.dig
        case _:
            return None


ACTING: Final[dict[type, Callable[[Any], str]]] = {
    **dict.fromkeys(DIGGING, attrgetter("dig.dwarf")),
    **dict.fromkeys((s.Searching, s.Aiming, s.Placing, s.Escaping, s.Lurking, s.Thieving), attrgetter("dwarf")),
    s.Reacting: lambda phase: phase.asked[0],
    s.Moving: attrgetter("target"),
}
"""How what the table waits for names the dwarf whom it is about."""


def acting(view: Position) -> str:
    """The dwarf whom the question is about, or ""."""
    phase = view.phase
    named = ACTING.get(type(phase))
    if named is not None:
        return named(phase)
    if isinstance(phase, s.Fetching) and phase.dwarf:
        return phase.dwarf
    shift = shift_of(view)
    return shift.dwarf if shift else ""


def blocking(box: Box, view: Position, space: Space) -> int:
    """How many collapse markers lie between a space and the exit (MM-6.8)."""
    way = box.board.ways[space]
    return sum(marker in way for marker in view.collapses)


PHASES: Final[dict[type, str]] = {
    **dict.fromkeys((s.Draft, s.Discarding, s.Levy, s.Dealing, s.Lots), "recruit"),
    **dict.fromkeys((s.Market, s.Searching, s.Thieving), "market"),
    **dict.fromkeys((s.Placing, s.Moving), "placement"),
    **dict.fromkeys((s.Gathering, s.Scattering, s.Turning), "setup"),
    s.Over: "end",
}
"""The phases of a round that what the table waits for tells by itself."""


def phase_of(view: Position) -> str:
    """The phase of the round, by its name in the catalogues."""
    plain = PHASES.get(type(view.phase))
    if plain is not None:
        return plain
    match view.phase:
        case s.Fetching(then=s.Market()) | s.Stocking(then=s.Market()):
            return "market"
        case s.Aiming() | s.Reacting():
            return _phase_of_target(view)
        case s.Stocking():
            return "setup"
        case s.Shaking() | _:
            return "collect"


def _phase_of_target(view: Position) -> str:
    """Targets are chosen at the end of the market, in placement and, by the Crook, in the collect phase."""
    if view.lurking:
        return "collect"
    return "placement" if any(dwarf.place != WAITING for dwarf in view.crew) else "market"


class MineWords:
    """Names for everything in the box, in one language."""

    def __init__(self, box: Box, say: Words) -> None:
        self.box = box
        self.say = say
        self.dwarf = cache(self._dwarf)
        self.tool = cache(self._tool)

    def _dwarf(self, name: str) -> str:
        """The name of a dwarf."""
        return self.say("mine-hidden-dwarf") if name == HIDDEN else self.say(f"mine-dwarf-{name}")

    def _tool(self, tool: Tool) -> str:
        """The name of a tool."""
        return self.say("mine-hidden-tool") if tool == HIDDEN else self.say(f"mine-tool-{tool}")

    def one(self, tool: Tool) -> str:
        """A tool that somebody gets or gives: `a helmet`."""
        return self.say("mine-one-hidden" if tool == HIDDEN else f"mine-one-{tool}")

    def card(self, card: Card) -> str:
        """A mine card: `2 nuggets`, `collapse`."""
        if card == HIDDEN:
            return self.say("mine-hidden-card")
        if card == COLLAPSE:
            return self.say("mine-card-collapse")
        face = shown(card)
        if face.bonus:
            return self.say("mine-card-special", number=face.nuggets, bonus=self.marker(face.bonus))
        return self.say("mine-card-nugget", number=face.nuggets)

    def short_card(self, card: Card) -> str:
        """A mine card in a letter or two."""
        if card == COLLAPSE:
            return self.say("mine-short-collapse")
        face = shown(card)
        return self.say("mine-short-special" if face.bonus else "mine-short-nuggets", number=face.nuggets)

    def marker(self, marker: Marker) -> str:
        """What a marker does, in words."""
        if marker in TOOLS:
            return self.tool(marker)
        if marker_gold(marker):
            return self.say("mine-marker-gold", gold=marker)
        return self.say(f"mine-marker-{marker}")

    def short(self, marker: Marker, room: int = 6) -> str:
        """A marker or a tool on the map, in at most six letters, or three where there is no room; nothing for a blank one."""
        if marker in (BLANK, ""):
            return ""
        if marker_gold(marker):
            return marker
        return self.say(f"mine-{'short' if room >= 6 else 'tiny'}-{marker}")

    def all(self, words: Iterable[str]) -> str:
        """Words as a list."""
        return ", ".join(words) or self.say("mine-nothing")

    def ground(self, view: Position, space: Space) -> str:
        """What a space is good for: its deck or its worth (MM-6.2)."""
        return self.ground_in(view.event, space)

    def ground_in(self, event: str, space: Space) -> str:
        """What a space is good for in a round with this event."""
        ground = self.box.board.ground[space]
        return self.say("mine-deck", deck=ground.deck) if ground.deck else self.say("mine-worth", gold=self.worth_in(event, space))

    def worth(self, view: Position, space: Space) -> int:
        """The printed value of a pit or of the last space, with the event that raises it (MM-11.2)."""
        return self.worth_in(view.event, space)

    def worth_in(self, event: str, space: Space) -> int:
        """The same in a round with this event."""
        value = self.box.board.ground[space].value
        return value + 2 if value and event == "diamond-flow" else value

    def space(self, view: Position, space: Space) -> str:
        """A space as a choice: `deck II · helmet`."""
        marker = view.markers.get(space, BLANK)
        return " · ".join([self.ground(view, space), *([] if marker == BLANK else [self.marker(marker)])])

    def price(self, view: Position) -> int:
        """What a face-up tool costs (MM-4.2, MM-11.3)."""
        return 1 if view.event == "clearance" else 2

    def way(self, view: Position, space: Space, ignore: int = 0) -> str:
        """Whether the way from a space to the exit is free (MM-6.8)."""
        assert space != EXIT
        count = blocking(self.box, view, space)
        if not count:
            return self.say("mine-way-free")
        return self.say("mine-way-ignored" if count <= ignore else "mine-way-blocked", count=count)


class MineSentences:
    """What whoever writes about the mine has at hand: the names of things, the box, and the sentences of one language."""

    def __init__(self, words: MineWords) -> None:
        self.words = words
        self.box = words.box
        self.say = words.say
