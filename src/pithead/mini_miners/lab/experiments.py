"""Experiments with Mini Miners: which seat, which dwarf, how often the mine falls in, and which of our guesses matter."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

import numpy as np
from msgspec.structs import replace

from pithead.bots import CarelessBot, make_bot
from pithead.bots.self_play import play_out
from pithead.fair import loose
from pithead.games import load_game
from pithead.lab.numbers import Curves, Figure, FigureRow, Histogram, Mean, Proportion, difference, percent
from pithead.lab.runner import ExperimentRunner
from pithead.lab.statistics import Column, play_and_count
from pithead.mini_miners.kernel import layout as at
from pithead.mini_miners.kernel.kernel import Processor
from pithead.mini_miners.kernel.tables import box_table, table_options
from pithead.mini_miners.lab.statistics import STATISTICS
from pithead.mini_miners.rules.content import Box, Tables
from pithead.mini_miners.rules.game import MiniMiners
from pithead.sim.run import CHUNK, Machine, Rows
from pithead.words import Words

TABLES: Final = (2, 3, 4)
RANDOM_SHARE: Final = 20
PLAIN_SHARE: Final = 10_000
PLAIN_COST: Final = 300
"""What a random game of the plain engine costs, in those of the kernel."""
GREEDY_COST: Final = 1500
"""The same for a greedy one."""
SLIP_RATE: Final = 0.25
"""How often the careless bot takes whatever comes."""

CARDS: Final = (
    ("I", "collapse", "nugget:1"),
    ("II", "collapse", "nugget:2"),
    ("II", "nugget:2", "collapse"),
    ("III", "collapse", "nugget:3"),
    ("III", "nugget:3", "collapse"),
    ("IV", "collapse", "nugget:2"),
    ("IV", "nugget:2", "collapse"),
)
"""A card of a mine deck that might have been another one."""
TOOLS: Final = (("star", "shovel"), ("shovel", "star"), ("dynamite", "lantern"), ("helmet", "magnifier"))
"""Two more of these tools, and two less of those."""
MARKERS: Final = (("forbidden", "blank"), ("-1", "blank"), ("+1", "blank"), ("remove-1", "blank"))


class MiniMinersTally:
    """What the games of one table add up to. A dwarf counts once in each game, however many rounds it is played."""

    def __init__(self, seats: int, dwarves: int) -> None:
        self.seats = seats
        self.by_seat = [Proportion() for _ in range(seats)]
        self.dwarf_wins, self.dwarf_homes = ([Proportion() for _ in range(dwarves)] for _ in range(2))
        self.dwarf_hauls = [Mean() for _ in range(dwarves)]
        self.tied, self.fell_in, self.fell_in_once, self.home = Proportion(), Proportion(), Proportion(), Proportion()
        self.gold = Mean()
        self.histogram = Histogram()

    def add(self, rows: Rows) -> None:
        """Count these games in."""
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
        measures: tuple[tuple[Any, Sequence[Mean]], ...] = (
            (wins, self.dwarf_wins),
            (crew >> at.CrewBit.HAUL, self.dwarf_hauls),
            (home, self.dwarf_homes),
        )
        for values, means in measures:
            sums = (values * played).sum(axis=1)
            for dwarf, found in enumerate(means):
                there = times[:, dwarf] > 0
                found.add(sums[there, dwarf] / times[there, dwarf])


class MiniMinersExperiments:
    """The experiments with a box, within a budget of games."""

    def __init__(self, game: MiniMiners, games: int, content: str | None, say: Words) -> None:
        self.say = say
        self.box = game.box
        self.content = content
        self.games = max(games // RANDOM_SHARE, 100)
        self.plain = max(games // PLAIN_SHARE, 4)

    def cost(self) -> float:
        """What all experiments cost, in games of the kernel."""
        return (len(TABLES) + len(self.variants()) + 1) * self.games + self.plain * (len(TABLES) * PLAIN_COST + 3 * GREEDY_COST)

    def figures(self, runner: ExperimentRunner) -> Iterator[Figure | Curves]:
        """All figures of the report, as they are found out."""
        tables = {seats: self._table(runner, f"table/{seats}", seats, self.box) for seats in TABLES}
        yield self._seats(tables)
        yield from self._dwarves(tables[3])
        yield Curves("points", tuple((self.say("lab-players", seats=seats), tables[seats].histogram.shares()) for seats in TABLES))
        yield self._happenings(runner, tables)
        yield self._ladder(runner)
        yield from self._variants(runner)

    def _machine(self, box: Box, seats: int) -> Machine:
        return Processor(box_table(box), table_options(box, seats))

    def _table(self, runner: ExperimentRunner, name: str, seats: int, box: Box) -> MiniMinersTally:
        tally = MiniMinersTally(seats, len(box.names))
        if not runner.stopped:
            for rows in runner.rows(name, self._machine(box, seats), self.games, CHUNK // 5):
                tally.add(rows)
        return tally

    # figures

    def _seats(self, tables: dict[int, MiniMinersTally]) -> Figure:
        rows = [
            FigureRow(self.say("lab-seat", seats=seats, seat=seat), (percent(tables[seats].by_seat[seat], seats),))
            for seats in TABLES
            for seat in range(seats)
        ]
        return Figure("seats", (self.say("lab-random"),), tuple(rows), "%", 100)

    def _dwarves(self, tally: MiniMinersTally) -> Iterator[Figure]:
        names = [self.say(f"mine-dwarf-{name}") for name in self.box.names]
        wins = [FigureRow(name, (percent(mean, tally.seats),)) for name, mean in zip(names, tally.dwarf_wins)]
        homes = [FigureRow(name, (percent(mean),)) for name, mean in zip(names, tally.dwarf_homes)]
        hauls = [FigureRow(name, (mean.estimate(),)) for name, mean in zip(names, tally.dwarf_hauls)]
        yield Figure("dwarves", (self.say("lab-wins"),), tuple(wins), "%", 100)
        yield Figure("dwarf-homes", (self.say("lab-home"),), tuple(homes), "%")
        yield Figure("dwarf-hauls", (self.say("lab-gold"),), tuple(hauls))

    def _happenings(self, runner: ExperimentRunner, tables: dict[int, MiniMinersTally]) -> Figure:
        triples = []
        for seats in TABLES:
            mean = Proportion()
            for found, markets in runner.plain(count_triples, f"triples/{seats}", self.plain, PLAIN_COST, self.content, seats):
                mean.add(np.array([found / markets]))
            triples.append(percent(mean))
        means = {"fell-in": "fell_in", "fell-in-once": "fell_in_once", "tied": "tied"}
        rows = [
            FigureRow(self.say(f"lab-{name}"), tuple(percent(getattr(tables[seats], field)) for seats in TABLES))
            for name, field in means.items()
        ]
        columns = tuple(self.say("lab-players", seats=seats) for seats in TABLES)
        return Figure("happenings-mine", columns, (*rows, FigureRow(self.say("lab-triples"), tuple(triples))), "%")

    def _ladder(self, runner: ExperimentRunner) -> Figure:
        rows = []
        for better, worse in (("careless", "random"), ("greedy", "random"), ("greedy", "careless")):
            mean = Proportion()
            for won in runner.plain(play_pair, f"ladder/{better}/{worse}", self.plain, GREEDY_COST, self.content, better, worse):
                mean.add(np.array([won]))
            names = {"one": self.say(f"lab-{better}"), "other": self.say(f"lab-{worse}")}
            rows.append(FigureRow(self.say("lab-against", **names), (percent(mean),)))
        return Figure("ladder", (self.say("lab-wins"),), tuple(rows), "%", 50)

    # guesses

    def variants(self) -> dict[str, Box]:
        """Boxes in which one guess is otherwise."""
        tables = self.box.tables
        boxes: dict[str, Box] = {}
        for deck, old, new in CARDS:
            if old in tables.decks[deck]:
                changed = {**tables.decks, deck: _swapped(tables.decks[deck], old, new)}
                boxes[self.say("lab-deck", deck=deck, old=self._card(old), new=self._card(new))] = self._with(
                    replace(tables, decks=changed)
                )
        for more, less in TOOLS:
            if tables.tools[less] >= 2:
                counts = {**tables.tools, more: tables.tools[more] + 2, less: tables.tools[less] - 2}
                names = {"more": self.say(f"mine-tool-{more}"), "less": self.say(f"mine-tool-{less}")}
                boxes[self.say("lab-tools", **names)] = self._with(replace(tables, tools=counts))
        for old, new in MARKERS:
            if old in tables.markers.standard:
                markers = replace(tables.markers, standard=_swapped(tables.markers.standard, old, new))
                boxes[self.say("lab-marker", old=self._marker(old), new=self._marker(new))] = self._with(replace(tables, markers=markers))
        return boxes

    def _with(self, tables: Tables) -> Box:
        return replace(self.box, tables=tables)

    def _variants(self, runner: ExperimentRunner) -> Iterator[Figure]:
        boxes = {"": self.box, **self.variants()}
        tables = {name: self._table(runner, f"variants/{name}", 3, box) for name, box in boxes.items()}
        found: dict[str, tuple[Any, str]] = {
            "variants-gold": (lambda tally: tally.gold.estimate(), ""),
            "variants-fell-in": (lambda tally: percent(tally.fell_in), "%"),
            "variants-home": (lambda tally: percent(tally.home), "%"),
        }
        for id, (value, unit) in found.items():
            rows = [FigureRow(name, (difference(value(tables[name]), value(tables[""])),)) for name in list(boxes)[1:]]
            yield Figure(id, (self.say("lab-random"),), tuple(rows), unit, 0)

    # words

    def _card(self, card: str) -> str:
        """A mine card in words."""
        return self.say("mine-card-collapse") if card == "collapse" else self.say("mine-card-nugget", number=int(card.partition(":")[2]))

    def _marker(self, marker: str) -> str:
        """A marker in words."""
        return self.say("mine-marker-gold", gold=marker) if marker[0] in "+-" else self.say(f"mine-marker-{marker}")


def count_triples(content: str | None, seats: int, seed: str) -> tuple[int, int]:
    """How often three equal tools lay in the market of a random game, and how often it was laid."""
    counts = play_and_count(load_game("mini-miners", content), Column("random", seats), Random(seed), STATISTICS.watch).counts
    return counts["triples"], counts["markets"]


def play_pair(content: str | None, one: str, other: str, seed: str) -> float:
    """A game of two bots, by turns on either seat; 1 if the first of them wins."""
    game, rng = load_game("mini-miners", content), Random(seed)
    names = [one, other] if rng.random() < 0.5 else [other, one]
    bots = [
        CarelessBot(make_bot(game, "greedy", seat), SLIP_RATE) if name == "careless" else make_bot(game, name, seat)
        for seat, name in enumerate(names)
    ]
    winners = game.standing(play_out(game, bots, loose(rng), game.start(2), rng, 1.0)).winners
    return sum(names[seat] == one for seat in winners) / len(winners)


def _swapped(cards: Sequence[str], old: str, new: str) -> tuple[str, ...]:
    place = list(cards).index(old)
    return (*cards[:place], new, *cards[place + 1 :])
