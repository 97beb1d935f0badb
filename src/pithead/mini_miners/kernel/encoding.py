"""Mini Miners in numbers: every decision of the box, and an observation from the view of a seat (MM-10.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import numpy as np

from pithead.game import AnyGame, Seat
from pithead.mini_miners.kernel.convert import Codec, phase_number
from pithead.mini_miners.kernel.layout import CHOICES_MOST, ROUNDS_MOST, TROOP_MOST, DigChoice, Fact, MarketChoice, Phase
from pithead.mini_miners.kernel.observation import LOOKING_ROWS, BatchFact
from pithead.mini_miners.kernel.tables import TOOLS_BY_NAME
from pithead.mini_miners.rules import events as e
from pithead.mini_miners.rules import state as s
from pithead.mini_miners.rules.board import REMOVED, TAVERN, WAITING
from pithead.mini_miners.rules.cards import BONUSES, FORBIDDEN, HIDDEN, marker_gold
from pithead.mini_miners.rules.content import DECKS, MARKET, MOST_SEATS
from pithead.mini_miners.rules.edition_2 import OLD_BOX
from pithead.mini_miners.rules.edition_3 import THIRD_BOX
from pithead.mini_miners.rules.game import MiniMiners
from pithead.mini_miners.rules.position import Position
from pithead.sim.codec import Array
from pithead.sim.encoding import Part, around, counts, one_hot, who

TOOL_PLACES: Final = {tool: place for place, tool in enumerate(TOOLS_BY_NAME)}
MARKER_PLACES: Final = {word: place for place, word in enumerate((*TOOLS_BY_NAME, *BONUSES, FORBIDDEN))}


class MiniMinersEncoding:
    """The numbers of one box. A dwarf that is called is the only one that can be placed, so its name is in no action.

    A card that only older editions have keeps its numbers: whoever has learnt them need not learn them again.
    """

    version = 2

    def __init__(self, game: AnyGame) -> None:
        assert isinstance(game, MiniMiners)
        self.game = game
        box = game.box
        self.dwarves = _places(box.names)
        self.spaces = _places(box.board.order)
        self.places = _places((*box.board.order, TAVERN, REMOVED, WAITING))
        known = (box, OLD_BOX.standard_box(), THIRD_BOX.standard_box())
        self.cards = _places(sorted({card for each in known for deck in each.decks.values() for card in deck}))
        self.events = _places(sorted(box.tables.events))
        self.numbers = {event: number for number, event in enumerate(self._decisions())}

    def _decisions(self) -> Iterator[e.Decision]:
        """Every decision that a box of these dwarves, spaces and cards knows, in the order of the numbers."""
        names, spaces = self.dwarves, self.spaces
        yield from map(e.Pick, names)
        yield from map(e.Enlist, names)
        yield from map(e.Discard, names)
        yield from map(e.Buy, range(MARKET + 1))
        yield e.Shuffle()
        yield from (e.Equip(tool, name) for tool in TOOLS_BY_NAME for name in names)
        yield e.End()
        yield from (e.Take(tool, "pile") for tool in TOOLS_BY_NAME)
        yield from (e.Take(tool, "discards") for tool in TOOLS_BY_NAME)
        yield from (e.Place("", space) for space in (*spaces, TAVERN))
        yield from map(e.Target, names)
        yield from map(e.Move, spaces)
        yield from map(e.Use, TOOLS_BY_NAME)
        yield from map(e.Borrow, TOOLS_BY_NAME)
        yield from map(e.Dig, ("", *DECKS))
        yield from (e.Return(card, side) for card in self.cards for side in e.SIDES)
        yield from (e.Gold(), e.Bonus(), e.Draw())
        yield from map(e.Remove, spaces)
        yield from map(e.Sacrifice, spaces)
        yield from (e.Escape(), e.Announce(), e.Pass())

    @property
    def names(self) -> tuple[str, ...]:
        """Every action in notation."""
        return tuple(map(self.game.write_event, self.numbers))

    def action(self, state: s.State | None, event: e.Decision) -> int:
        """The number of a decision; it is the same in every state."""
        return self.numbers[e.Place("", event.space) if isinstance(event, e.Place) else event]

    def batch_facts(self) -> Array:
        """The facts of the box as many games side by side read them, with the numbers of all cards and choices."""
        codec = Codec(self.game.box)
        table = np.zeros(BatchFact.SIZE, np.int64)
        table[: Fact.SIZE] = codec.table
        cards = [self.cards[card] for deck in codec.decks for card in deck]
        table[BatchFact.CARD_NUMBER : BatchFact.CARD_NUMBER + len(cards)] = cards
        table[BatchFact.CARD_KINDS] = len(self.cards)
        actions = table[BatchFact.ACTIONS :].reshape(-1, CHOICES_MOST)
        rows = {phase: codec.choices(phase, 0) for phase in range(Phase.DRAFT, Phase.OVER) if phase != Phase.LOOKING}
        rows |= {LOOKING_ROWS + deck: codec.choices(Phase.LOOKING, deck) for deck in range(len(codec.decks))}
        for row, choices in rows.items():
            for choice, event in choices.items():
                actions[row, choice] = self.action(None, event)
        for tool, name in enumerate(TOOLS_BY_NAME):  # the kernel adds which dwarf of the troop it is
            first = MarketChoice.EQUIP + tool * TROOP_MOST
            actions[Phase.MARKET, first : first + TROOP_MOST] = self.numbers[e.Equip(name, codec.names[0])]
        digs = self.numbers[e.Dig("")] + np.arange(len(codec.decks))  # and whether it is the Daredevil who chooses a deck
        actions[Phase.ANNOUNCING, DigChoice.DIG : DigChoice.DIG + len(codec.decks)] = digs
        return table

    def parts(self, view: Position, seat: Seat) -> Iterator[Part]:
        """What a seat sees, its own things first and the other seats clockwise."""
        yield from self._table(view, seat)
        yield from self._mine(view, seat)
        for name in self.dwarves:
            yield f"dwarf-{name}", self._dwarf(view, seat, name)
        yield from self._draft(view.phase, view.seats, seat)
        yield from self._question(view.phase)

    def _table(self, view: Position, seat: Seat) -> Iterator[Part]:
        assert view.stores is not None
        assert view.events is not None
        assert view.pile is not None
        seats = view.seats
        others = around(seats, seat)
        yield "phase", one_hot(phase_number(view.phase), Phase.OVER + 1)
        yield "round", one_hot(view.round - 1, ROUNDS_MOST)
        yield "options", [int(view.options.simplified), int(view.options.long), int(view.options.open_draft)]
        yield "seat", one_hot(seat, MOST_SEATS)
        yield "to-act", who(view.to_act, seats, seat)
        yield "first", who(view.first, seats, seat)
        yield "event", one_hot(self.events.get(view.event), len(self.events))
        yield "events-left", counts(view.events, self.events)
        yield "cast", counts(view.cast, self.dwarves)
        yield "aside", counts(view.aside, self.dwarves)
        yield "gold", [view.treasuries[other] for other in others]
        yield "store-sizes", [len(view.stores[other]) for other in others]
        yield "store", counts(view.stores[seat], TOOL_PLACES)
        yield "market", [number for tool in view.market for number in one_hot(TOOL_PLACES.get(tool), len(TOOLS_BY_NAME))]
        yield "pile-size", [len(view.pile)]
        yield "pile", counts(view.pile, TOOL_PLACES)
        yield "discards", counts(view.discards, TOOL_PLACES)

    def _mine(self, view: Position, seat: Seat) -> Iterator[Part]:
        for name, deck in view.decks.items():
            top = deck.top[0].card if deck.top else HIDDEN
            yield f"deck-{name}", [len(deck), len(deck.top), len(deck.under)]
            yield f"top-{name}", one_hot(self.cards.get(top), len(self.cards))
            yield f"discards-{name}", counts(deck.discards, self.cards)
        yield "markers", [number for space in self.spaces for number in _marker(view.markers[space])]
        yield "collapses", counts(view.collapses, self.spaces)
        yield "lurking", [int(view.lurking != "")]

    def _dwarf(self, view: Position, seat: Seat, name: str) -> list[int]:
        """Whose it is this round, where it stands, its gold and haul, a host, face-down tools and those that the seat may know."""
        dwarf = next((dwarf for dwarf in view.crew if dwarf.name == name), None)
        if dwarf is None:
            return [0] * (view.seats + len(self.places) + 4 + 2 * len(TOOLS_BY_NAME))
        return [
            *who(dwarf.owner, view.seats, seat),
            *one_hot(self.places[dwarf.place], len(self.places)),
            dwarf.gold,
            dwarf.haul,
            int(dwarf.host),
            len(dwarf.hidden),
            *counts(dwarf.hidden, TOOL_PLACES),
            *counts(dwarf.shown, TOOL_PLACES),
        ]

    def _draft(self, phase: Any, seats: int, seat: Seat) -> Iterator[Part]:
        """The own hand and picks, who has chosen, and in an open draft what lies there and who has whom (MM-3, MM-12.3)."""
        chosen = getattr(phase, "chosen", ())
        chosen = chosen if isinstance(chosen, tuple) else ()
        levy = isinstance(phase, s.Levy)
        troops = getattr(phase, "troops", ((),) * seats)
        yield "hand", counts(phase.hands[seat] if isinstance(phase, s.Draft) else (), self.dwarves)
        yield "picks", counts(phase.picks[seat] if isinstance(phase, s.Draft) else (), self.dwarves)
        yield "chosen", counts(chosen[seat : seat + 1], self.dwarves)
        yield "have-chosen", [int(bool(chosen and chosen[other])) for other in around(seats, seat)]
        yield "left", counts(phase.left if levy else (), self.dwarves)
        for place, other in enumerate(around(seats, seat)):
            yield f"troop-{place}", counts(troops[other], self.dwarves)

    def _question(self, phase: Any) -> Iterator[Part]:
        """Which dwarf is asked, about whom, and how far its dig or its way out has come (MM-6, MM-8.3)."""
        dig = getattr(phase, "dig", None)
        then = getattr(phase, "then", None)
        dig = dig if dig is not None else getattr(then, "dig", None)
        asked = dig.dwarf if dig is not None else getattr(phase, "dwarf", "")
        first = getattr(phase, "chosen", "")
        targets = (*getattr(phase, "targets", ()), getattr(phase, "target", ""), first if isinstance(first, str) else "")
        yield "asked", counts((asked,), self.dwarves)
        yield "targets", counts(targets, self.dwarves)
        yield "to-answer", counts(getattr(phase, "asked", ()), self.dwarves)
        yield "foiled", [int(getattr(phase, "foiled", False)), int(getattr(phase, "starred", False)), int(getattr(phase, "lent", False))]
        yield "used", counts(getattr(phase, "used", ()), TOOL_PLACES)
        yield "borrowed", counts(getattr(phase, "borrowed", ()), TOOL_PLACES)
        yield "removals", [getattr(phase, "removals", 0)]
        yield "ignore", [min(dig.ignore if dig is not None else getattr(phase, "ignore", 0), s.ALL)]
        yield "deck", one_hot(DECKS.index(dig.deck) if dig is not None and dig.deck else None, len(DECKS))
        yield "dig", [dig.gold, dig.found, int(dig.helmet), int(dig.spent)] if dig is not None else [0] * 4
        yield "specials", counts(dig.specials if dig is not None else (), self.cards)
        yield "looking", counts(getattr(phase, "cards", ()), self.cards)
        yield "returns", [getattr(phase, "returns", 0)]
        yield "falling", [getattr(phase, "collapses", 0)]


def _places(words: Any) -> dict[str, int]:
    return {word: place for place, word in enumerate(words)}


def _marker(marker: str) -> list[int]:
    """The tool or bonus of a marker, or that it forbids its space, and its gold."""
    return [*one_hot(MARKER_PLACES.get(marker), len(MARKER_PLACES)), marker_gold(marker)]
