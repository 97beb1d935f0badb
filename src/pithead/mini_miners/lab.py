"""The studies of Mini Miners: which seat, which dwarf, how often the mine falls in, and which of our guesses matter."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from msgspec.structs import replace

from pithead.bots import CarelessBot, make_bot
from pithead.cli.words import say
from pithead.fair import loose
from pithead.game import CHANCE
from pithead.games import load_game
from pithead.lab.numbers import Curves, Estimate, Figure, Histogram, Mean, Row, Share
from pithead.lab.statistics import Column
from pithead.lab.statistics import play as play_and_count
from pithead.lab.workshop import Workshop
from pithead.mini_miners.rules.content import Box, Tables
from pithead.mini_miners.rules.game import MiniMiners

if TYPE_CHECKING:
    from pithead.sim.run import Machine, Rows

TABLES: Final = (2, 3, 4)
RANDOM_SHARE: Final = 20
PLAIN_SHARE: Final = 10_000
PLAIN: Final = 300
"""What a random game of the plain engine costs, in those of the kernel."""
THINKING: Final = 1500
"""The same for a greedy one."""
SLIPS: Final = 0.25
"""How often the careless bot takes whatever comes."""

CARDS: Final = (
    ("I", "collapse", "nugget:1"),
    ("II", "collapse", "nugget:2"),
    ("II", "nugget:2", "collapse"),
    ("III", "collapse", "nugget:3"),
    ("III", "nugget:3", "collapse"),
    ("IV", "collapse", "nugget:4"),
    ("IV", "nugget:4", "collapse"),
)
"""A card of a mine deck that might have been another one."""
TOOLS: Final = (("star", "shovel"), ("shovel", "star"), ("dynamite", "lantern"), ("helmet", "magnifier"))
"""Two more of these tools, and two less of those."""
MARKERS: Final = (("forbidden", "blank"), ("-1", "blank"), ("+1", "blank"), ("remove-1", "blank"))


class Tally:
    """What the games of one table add up to. A dwarf counts once in each game, however many rounds it is played."""

    def __init__(self, seats: int, dwarves: int) -> None:
        self.seats = seats
        self.by_seat = [Share() for _ in range(seats)]
        self.dwarf_wins, self.dwarf_homes = ([Share() for _ in range(dwarves)] for _ in range(2))
        self.dwarf_hauls = [Mean() for _ in range(dwarves)]
        self.tied, self.fell_in, self.fell_in_once, self.home = Share(), Share(), Share(), Share()
        self.gold = Mean()
        self.histogram = Histogram()

    def add(self, rows: Rows) -> None:
        """Count these games in."""
        from pithead.mini_miners.kernel import layout as at  # noqa: PLC0415

        blocks = rows[:, at.Row.SIZE :].reshape(len(rows), self.seats, at.SeatRow.SIZE)
        gold, winners = blocks[:, :, at.SeatRow.TOTAL], rows[:, at.Row.WINNERS].astype(np.int64)
        for seat, mean in enumerate(self.by_seat):
            mean.add(winners >> seat & 1)
        self.gold.add(gold.mean(axis=1))
        self.histogram.add(gold.ravel())
        self.tied.add(rows[:, at.Row.TIES])
        crew = rows[:, at.Row.CREW : at.Row.CREW + at.ROUNDS_MOST * at.DWARVES].reshape(len(rows), at.ROUNDS_MOST, at.DWARVES)
        played = crew != 0
        falls = np.bitwise_count(rows[:, at.Row.FELL_IN])
        self.fell_in.add(falls / np.maximum(played.any(axis=2).sum(axis=1), 1))
        self.fell_in_once.add(falls > 0)
        wins = (winners[:, None, None] >> (crew >> at.CrewBit.OWNER & 3)) & 1
        home = crew >> at.CrewBit.HOME & 1
        self.home.add((home * played).sum(axis=(1, 2)) / np.maximum(played.sum(axis=(1, 2)), 1))
        times = played.sum(axis=1)
        studies: tuple[tuple[Any, Sequence[Mean]], ...] = (
            (wins, self.dwarf_wins),
            (crew >> at.CrewBit.HAUL, self.dwarf_hauls),
            (home, self.dwarf_homes),
        )
        for values, means in studies:
            sums = (values * played).sum(axis=1)
            for dwarf, found in enumerate(means):
                there = times[:, dwarf] > 0
                found.add(sums[there, dwarf] / times[there, dwarf])


class MiniMinersLab:
    """The studies of a box, within a budget of games."""

    def __init__(self, game: MiniMiners, games: int, content: str | None) -> None:
        self.box = game.box
        self.content = content
        self.games = max(games // RANDOM_SHARE, 100)
        self.plain = max(games // PLAIN_SHARE, 4)

    def cost(self) -> float:
        """What all studies cost, in games of the kernel."""
        return (len(TABLES) + len(self.variants()) + 1) * self.games + self.plain * (len(TABLES) * PLAIN + 3 * THINKING)

    def figures(self, workshop: Workshop) -> Iterator[Figure | Curves]:
        """All figures of the report, as they are found out."""
        tables = {seats: self._table(workshop, f"table/{seats}", seats, self.box) for seats in TABLES}
        yield self._seats(tables)
        yield from self._dwarves(tables[3])
        yield Curves("points", tuple((say("lab-players", seats=seats), tables[seats].histogram.shares()) for seats in TABLES))
        yield self._happenings(workshop, tables)
        yield self._ladder(workshop)
        yield from self._variants(workshop)

    def _machine(self, box: Box, seats: int) -> Machine:
        from pithead.mini_miners.kernel.kernel import Processor  # noqa: PLC0415
        from pithead.mini_miners.kernel.tables import box_table, table_options  # noqa: PLC0415

        return Processor(box_table(box), table_options(box, seats))

    def _table(self, workshop: Workshop, name: str, seats: int, box: Box) -> Tally:
        from pithead.sim.run import CHUNK  # noqa: PLC0415

        tally = Tally(seats, len(box.names))
        if not workshop.stopped:
            for rows in workshop.rows(name, self._machine(box, seats), self.games, CHUNK // 5):
                tally.add(rows)
        return tally

    # figures

    def _seats(self, tables: dict[int, Tally]) -> Figure:
        rows = [
            Row(say("lab-seat", seats=seats, seat=seat), (_percent(tables[seats].by_seat[seat], seats),))
            for seats in TABLES
            for seat in range(seats)
        ]
        return Figure("seats", (say("lab-random"),), tuple(rows), "%", 100)

    def _dwarves(self, tally: Tally) -> Iterator[Figure]:
        names = [say(f"mine-dwarf-{name}") for name in self.box.names]
        wins = [Row(name, (_percent(mean, tally.seats),)) for name, mean in zip(names, tally.dwarf_wins)]
        homes = [Row(name, (_percent(mean),)) for name, mean in zip(names, tally.dwarf_homes)]
        hauls = [Row(name, (mean.estimate(),)) for name, mean in zip(names, tally.dwarf_hauls)]
        yield Figure("dwarves", (say("lab-wins"),), tuple(wins), "%", 100)
        yield Figure("dwarf-homes", (say("lab-home"),), tuple(homes), "%")
        yield Figure("dwarf-hauls", (say("lab-gold"),), tuple(hauls))

    def _happenings(self, workshop: Workshop, tables: dict[int, Tally]) -> Figure:
        triples = []
        for seats in TABLES:
            mean = Share()
            for found, markets in workshop.plain(count_triples, f"triples/{seats}", self.plain, PLAIN, self.content, seats):
                mean.add(np.array([found / markets]))
            triples.append(_percent(mean))
        means = {"fell-in": "fell_in", "fell-in-once": "fell_in_once", "tied": "tied"}
        rows = [
            Row(say(f"lab-{name}"), tuple(_percent(getattr(tables[seats], field)) for seats in TABLES)) for name, field in means.items()
        ]
        columns = tuple(say("lab-players", seats=seats) for seats in TABLES)
        return Figure("happenings-mine", columns, (*rows, Row(say("lab-triples"), tuple(triples))), "%")

    def _ladder(self, workshop: Workshop) -> Figure:
        rows = []
        for better, worse in (("careless", "random"), ("greedy", "random"), ("greedy", "careless")):
            mean = Share()
            for won in workshop.plain(play_pair, f"ladder/{better}/{worse}", self.plain, THINKING, self.content, better, worse):
                mean.add(np.array([won]))
            names = {"one": say(f"lab-{better}"), "other": say(f"lab-{worse}")}
            rows.append(Row(say("lab-against", **names), (_percent(mean),)))
        return Figure("ladder", (say("lab-wins"),), tuple(rows), "%", 50)

    # guesses

    def variants(self) -> dict[str, Box]:
        """Boxes in which one guess is otherwise."""
        tables = self.box.tables
        boxes: dict[str, Box] = {}
        for deck, old, new in CARDS:
            if old in tables.decks[deck]:
                changed = {**tables.decks, deck: _swapped(tables.decks[deck], old, new)}
                boxes[say("lab-deck", deck=deck, old=_card(old), new=_card(new))] = self._with(replace(tables, decks=changed))
        for more, less in TOOLS:
            if tables.tools[less] >= 2:
                counts = {**tables.tools, more: tables.tools[more] + 2, less: tables.tools[less] - 2}
                names = {"more": say(f"mine-tool-{more}"), "less": say(f"mine-tool-{less}")}
                boxes[say("lab-tools", **names)] = self._with(replace(tables, tools=counts))
        for old, new in MARKERS:
            if old in tables.markers.standard:
                markers = replace(tables.markers, standard=_swapped(tables.markers.standard, old, new))
                boxes[say("lab-marker", old=_marker(old), new=_marker(new))] = self._with(replace(tables, markers=markers))
        return boxes

    def _with(self, tables: Tables) -> Box:
        return replace(self.box, tables=tables)

    def _variants(self, workshop: Workshop) -> Iterator[Figure]:
        boxes = {"": self.box, **self.variants()}
        tables = {name: self._table(workshop, f"variants/{name}", 3, box) for name, box in boxes.items()}
        found: dict[str, tuple[Any, str]] = {
            "variants-gold": (lambda tally: tally.gold.estimate(), ""),
            "variants-fell-in": (lambda tally: _percent(tally.fell_in), "%"),
            "variants-home": (lambda tally: _percent(tally.home), "%"),
        }
        for id, (value, unit) in found.items():
            rows = [Row(name, (_minus(value(tables[name]), value(tables[""])),)) for name in list(boxes)[1:]]
            yield Figure(id, (say("lab-random"),), tuple(rows), unit, 0)


def count_triples(content: str | None, seats: int, seed: str) -> tuple[int, int]:
    """How often three equal tools lay in the market of a random game, and how often it was laid."""
    counts = play_and_count(load_game("mini-miners", content), Column("random", seats), Random(seed)).counts
    return counts["triples"], counts["markets"]


def play_pair(content: str | None, one: str, other: str, seed: str) -> float:
    """A game of two bots, by turns on either seat; 1 if the first of them wins."""
    game, rng = load_game("mini-miners", content), Random(seed)
    names = [one, other] if rng.random() < 0.5 else [other, one]
    bots = [
        CarelessBot(make_bot(game, "greedy", seat), SLIPS) if name == "careless" else make_bot(game, name, seat)
        for seat, name in enumerate(names)
    ]
    state, draw = game.start(2), loose(rng)
    while actors := game.to_act(state):
        seat = actors[0]
        if seat == CHANCE:
            state = game.apply(state, CHANCE, game.sample(state, draw))
        else:
            state = game.apply(state, seat, bots[seat].choose(game.view(state, seat), game.legal(state, seat), rng, 1.0))
    winners = game.standing(state).winners
    return sum(names[seat] == one for seat in winners) / len(winners)


def _swapped(cards: Sequence[str], old: str, new: str) -> tuple[str, ...]:
    place = list(cards).index(old)
    return (*cards[:place], new, *cards[place + 1 :])


def _card(card: str) -> str:
    """A mine card in words."""
    return say("mine-card-collapse") if card == "collapse" else say("mine-card-nugget", number=int(card.partition(":")[2]))


def _marker(marker: str) -> str:
    """A marker in words."""
    return say("mine-marker-gold", gold=marker) if marker[0] in "+-" else say(f"mine-marker-{marker}")


def _minus(new: Estimate | None, old: Estimate | None) -> Estimate | None:
    return new.minus(old) if new and old else None


def _percent(mean: Mean, times: int = 1) -> Estimate | None:
    estimate = mean.estimate()
    return estimate.times(100 * times) if estimate else None
