"""The things of Mini Miners for those who draw them, and what each of them does.

`dwarf:mole`, `tool:cart`, `event:truce`, `marker:+2` and `card:nugget:2` are drawings.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from pithead.game import Step
from pithead.mini_miners.rules import events as e
from pithead.mini_miners.rules.cards import BLANK, COLLAPSE, FORBIDDEN, HIDDEN, TOOLS, marker_gold
from pithead.mini_miners.rules.position import Position
from pithead.mini_miners.words.names import MineSentences, acting
from pithead.words.rulebook import find_rule
from pithead.words.shell import Piece, PieceGroup

BUILT_IN: Final = "MM-8.5"
ABILITY_RULES: Final = {
    "handyman": "MM-8.4",
    "gadget": "MM-8.6",
    "crook": "MM-8.7",
    "lucky": "MM-8.8",
    "daredevil": "MM-8.9",
    "haggler": "MM-8.10",
    "scoundrel": "MM-8.11",
    "bully": "MM-8.12",
    "anvil": "MM-8.13",
    "innkeeper": "MM-8.14",
    "trickster": "MM-8.15",
    "ticktock": "MM-8.16",
}
TOOL_RULES: Final = {
    "star": "MM-7.6",
    "dynamite": "MM-7.5",
    "shovel": "MM-7.5",
    "magnifier": "MM-7.3",
    "cart": "MM-7.3",
    "helmet": "MM-7.4",
    "lantern": "MM-7.6",
}
EVENT_RULES: Final = {"neighbours": "MM-11.1", "diamond-flow": "MM-11.2"}
OTHER_EVENTS: Final = "MM-11.3"


class MinePieces(MineSentences):
    """The drawings of a step, and the reference, in one language."""

    def drawings(self, before: Position, step: Step) -> tuple[str, ...]:
        """The dwarves, tools and cards that a step is about, as far as they are known."""
        return tuple(drawing for drawing in self._drawings(before, step) if not drawing.endswith(f":{HIDDEN}"))

    def _drawings(self, before: Position, step: Step) -> Iterator[str]:
        event: e.Event = step.event
        doer = acting(before)
        match event:
            case e.Pick(name) | e.Enlist(name) | e.Discard(name) | e.Place(name):
                yield f"dwarf:{name}"
            case e.Target(name):
                yield from (*self._doer(doer), f"dwarf:{name}")
            case e.Buy(place) if place != e.BLIND:
                yield f"tool:{before.market[place - 1]}"
            case e.Equip(tool, name):
                yield from (f"dwarf:{name}", f"tool:{tool}")
            case e.Use(tool) | e.Borrow(tool) | e.Take(tool):
                yield from (*self._doer(doer), f"tool:{tool}")
            case e.Drew(tool) | e.Stole(tool):
                yield f"tool:{tool}"
            case e.Laid(tools):
                yield from (f"tool:{tool}" for tool in tools)
            case e.Turned(turned):
                yield f"event:{turned}"
            case e.Return(card):
                yield f"card:{card}"
            case e.Revealed(cards) | e.Looked(cards):
                yield from (*self._doer(doer), *(f"card:{card}" for card in cards))
            case e.Move() | e.Dig() | e.Gold() | e.Bonus() | e.Draw() | e.Remove() | e.Sacrifice() | e.Escape() | e.Announce() | e.Pass():
                yield from self._doer(doer)
            case _:
                pass

    @staticmethod
    def _doer(doer: str) -> Iterable[str]:
        return (f"dwarf:{doer}",) if doer else ()

    def reference(self) -> list[PieceGroup]:
        """Dwarves, tools, events, markers and mine cards, each once."""
        say = self.say
        return [
            PieceGroup(say("mine-name-dwarves"), tuple(map(self.dwarf, self.box.names))),
            PieceGroup(say("mine-name-tools"), tuple(map(self.tool, TOOLS))),
            PieceGroup(say("mine-name-events"), tuple(map(self.event, self.box.tables.events))),
            PieceGroup(say("mine-name-markers"), tuple(self.markers())),
            PieceGroup(say("mine-name-cards"), tuple(self.cards())),
        ]

    def dwarf(self, name: str) -> Piece:
        """A dwarf by initiative and name."""
        rule = ABILITY_RULES.get(self.box.does[name], BUILT_IN)
        title = f"{self.box.initiative[name]} {self.words.dwarf(name)}"
        return Piece((f"dwarf:{name}",), title, self.say(f"mine-ability-{name}"), rule)

    def tool(self, tool: str) -> Piece:
        """A tool."""
        return Piece((f"tool:{tool}",), self.words.tool(tool), self.say(f"mine-tool-{tool}-text"), TOOL_RULES[tool])

    def event(self, event: str) -> Piece:
        """An event of a round."""
        text = self.say(f"mine-event-{event}-text")
        return Piece((f"event:{event}",), self.say(f"mine-event-{event}"), text, EVENT_RULES.get(event, OTHER_EVENTS))

    def markers(self) -> Iterator[Piece]:
        """The markers of the tunnel and the pits by their rules; those that look like a tool work like it (MM-7.2)."""
        tables = self.box.tables.markers
        groups: dict[str, list[str]] = {}
        for marker in dict.fromkeys((*tables.standard, *tables.bonus)):
            if marker != BLANK:
                groups.setdefault(marker_rule(marker), []).append(marker)
        for rule, markers in groups.items():
            drawings = tuple(f"marker:{marker}" for marker in markers)
            yield Piece(drawings, " · ".join(map(self.words.marker, markers)), self.ruled(rule), rule)

    def cards(self) -> Iterator[Piece]:
        """What can lie in the mine: nuggets, nuggets or a bonus, and a collapse (MM-6.3, MM-6.4)."""
        cards = sorted(dict.fromkeys(card for deck in self.box.decks.values() for card in deck))
        kinds = {kind: tuple(card for card in cards if card.partition(":")[0] == kind) for kind in ("nugget", "special", COLLAPSE)}
        for kind, found in kinds.items():
            rule = "MM-6.4" if kind == COLLAPSE else "MM-6.3"
            yield Piece(tuple(f"card:{card}" for card in found), self.say(f"mine-name-{kind}"), self.ruled(rule), rule)

    def ruled(self, number: str) -> str:
        """The text of a rule."""
        return find_rule("mini-miners", number, self.say).text


def marker_rule(marker: str) -> str:
    """The rule that says what a marker does."""
    if marker in TOOLS:
        return "MM-7.2"
    if marker_gold(marker):
        return "MM-6.7"
    return "MM-5.1" if marker == FORBIDDEN else "MM-7.7"
