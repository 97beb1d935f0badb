"""Experiments with Dice Miner: who starts, which hero, what a beer is worth, and which of our guesses matter."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

import numpy as np
from msgspec.structs import replace

from pithead.content import MarkedFact
from pithead.dice_miner.kernel import bots
from pithead.dice_miner.kernel import layout as at
from pithead.dice_miner.kernel.kernel import Processor
from pithead.dice_miner.kernel.tables import box_table, table_options
from pithead.dice_miner.rules.content import Box
from pithead.dice_miner.rules.dice import shown
from pithead.dice_miner.rules.game import DiceMiner
from pithead.dice_miner.rules.state import DiceMinerOptions
from pithead.lab.numbers import Curves, Estimate, Figure, FigureRow, Histogram, Mean, Proportion, difference, percent
from pithead.lab.runner import ExperimentRunner
from pithead.sim.run import CHUNK, CHUNK_OF_THINKERS, Machine, Rows
from pithead.words import Words

TABLES: Final = (2, 3, 4)
LEVELS: Final = ("random", "greedy")
BOTS: Final = {
    "random": bots.RANDOM,
    "greedy": bots.GREEDY,
    "careless": bots.CARELESS,
    "greedy-sober": bots.SOBER,
    "random-sober": bots.SOBER_RANDOM,
}
GREEDY_COST: Final = 200
"""A game of greedy players costs so many games of random ones."""

RANDOM_SHARE: Final = 20
"""Each table of random players gets this part of all games; greedy ones cost more and get a part of that."""

VARIANTS: Final[dict[str, tuple[str, ...]]] = {
    "hazard-1": ("cave1", "cave2", "cave2", "dragon3", "dragon4", "beer"),
    "hazard-2": ("cave1", "cave1", "cave3", "dragon3", "dragon4", "beer"),
    "hazard-3": ("cave1", "cave1", "cave2", "dragon1", "dragon4", "beer"),
    "hazard-4": ("cave1", "cave2", "cave3", "dragon4", "dragon4", "beer"),
    "tool-1": ("pickaxe", "pickaxe", "shield", "shield", "chest1", "beer"),
    "tool-2": ("pickaxe", "pickaxe", "pickaxe", "shield", "chest2", "beer"),
    "tool-3": ("pickaxe", "shield", "shield", "shield", "chest2", "beer"),
    "tool-4": ("pickaxe", "shield", "chest1", "chest2", "chest2", "beer"),
    "magic-1": ("1", "1", "2", "2", "3", "beer"),
    "magic-2": ("1", "2", "2", "3", "3", "beer"),
}
"""Dice as they might have been, where our faces are guesses."""


class DiceMinerTally:
    """What the games of one table add up to."""

    def __init__(self, seats: int, heroes: int) -> None:
        self.seats = seats
        self.by_turn = [Proportion() for _ in range(seats)]
        self.by_hero = [Proportion() for _ in range(heroes)]
        self.tied, self.tied_again, self.overtaken, self.first_wins = Proportion(), Proportion(), Proportion(), Proportion()
        self.points, self.beers, self.lead = Mean(), Mean(), Mean()
        self.histogram = Histogram()

    def add(self, rows: Rows) -> None:
        """Count these games in."""
        blocks = rows[:, at.Row.SIZE :].reshape(len(rows), self.seats, at.SeatRow.SIZE)
        scores = blocks[:, :, at.SeatRow.SCORES : at.SeatRow.SCORES + at.ROUNDS].astype(np.int64)
        points, heroes, winners = scores.sum(axis=2), blocks[:, :, at.SeatRow.HERO], rows[:, at.Row.WINNERS]
        wins = (winners[:, None] >> np.arange(self.seats) & 1) / np.maximum(np.bitwise_count(winners), 1)[:, None]
        turns = (np.arange(self.seats) - rows[:, at.Row.OPENER][:, None]) % self.seats
        for turn, mean in enumerate(self.by_turn):
            mean.add(wins[turns == turn])
        for hero, mean in enumerate(self.by_hero):
            mean.add(wins[heroes == hero])
        self.points.add(points.mean(axis=1))
        self.histogram.add(points.ravel())
        self.tied.add(rows[:, at.Row.TIES] > 0)
        self.tied_again.add(rows[:, at.Row.TIES] > 1)
        before = scores[:, :, :2].sum(axis=2)
        leads = before == before.max(axis=1, keepdims=True)
        alone = leads.sum(axis=1) == 1
        self.overtaken.add((wins * leads).sum(axis=1)[alone] == 0)
        self.beers.add(blocks[:, 0, at.SeatRow.BEERS])
        self.lead.add(points[:, 0] - points[:, 1:].mean(axis=1))
        self.first_wins.add(wins[:, 0])


class DiceMinerExperiments:
    """The experiments with a box, within a budget of games."""

    def __init__(self, game: DiceMiner, games: int, content: str | None, say: Words) -> None:
        self.say = say
        self.box = game.box
        self.heroes = list(game.box.heroes)
        self.games = max(games // RANDOM_SHARE, 100)
        self.thinking = max(self.games // 10, 20)

    def cost(self) -> float:
        """What all experiments cost, in games of random players."""
        cheap = (len(TABLES) + len(TABLES) + len(self.variants()) + 1) * self.games
        dear = (len(TABLES) + len(TABLES) + 3 + len(self.variants()) + 1) * self.thinking
        return cheap + dear * GREEDY_COST

    def figures(self, runner: ExperimentRunner) -> Iterator[Figure | Curves]:
        """All figures of the report, as they are found out."""
        tables = {(level, seats): self._table(runner, level, seats) for level in LEVELS for seats in TABLES}
        yield self._turns(tables)
        yield self._heroes(tables)
        yield Curves("points", tuple((self._table_name(level, 2), tables[level, 2].histogram.shares()) for level in LEVELS))
        yield self._happenings(tables)
        yield self._ladder(runner)
        yield self._beers(runner)
        yield from self._variants(runner)

    # tables

    def _machine(self, box: Box, seats: int, players: Sequence[int]) -> Machine:
        return Processor(box_table(box), table_options(box, seats, DiceMinerOptions(random_heroes=True), players))

    def _play(self, runner: ExperimentRunner, name: str, players: Sequence[int], box: Box | None = None) -> DiceMinerTally:
        """So many games as such players may cost."""
        tally = DiceMinerTally(len(players), len(self.heroes))
        if runner.stopped:
            return tally
        cheap = set(players) <= {BOTS["random"], BOTS["random-sober"]}
        games, chunk, cost = (self.games, CHUNK, 1.0) if cheap else (self.thinking, CHUNK_OF_THINKERS, float(GREEDY_COST))
        for rows in runner.rows(name, self._machine(box or self.box, len(players), players), games, chunk, cost):
            tally.add(rows)
        return tally

    def _table(self, runner: ExperimentRunner, level: str, seats: int, box: Box | None = None, name: str = "") -> DiceMinerTally:
        return self._play(runner, name or f"table/{level}/{seats}", [BOTS[level]] * seats, box)

    # figures

    def _turns(self, tables: dict[tuple[str, int], DiceMinerTally]) -> Figure:
        rows = [
            FigureRow(
                self.say("lab-turn", seats=seats, turn=turn + 1),
                tuple(percent(tables[level, seats].by_turn[turn], seats) for level in LEVELS),
            )
            for seats in TABLES
            for turn in range(seats)
        ]
        return Figure("turns", self._levels(), tuple(rows), "%", 100)

    def _heroes(self, tables: dict[tuple[str, int], DiceMinerTally]) -> Figure:
        names = [self.say(f"dice-hero-{hero}") for hero in self.heroes]
        rows = [FigureRow(name, tuple(percent(tables[level, 2].by_hero[place]) for level in LEVELS)) for place, name in enumerate(names)]
        return Figure("heroes", self._levels(), tuple(rows), "%", 50)

    def _happenings(self, tables: dict[tuple[str, int], DiceMinerTally]) -> Figure:
        played = [(level, seats) for seats in (2, 4) for level in LEVELS]
        means = {"tied": "tied", "tied-again": "tied_again", "overtaken": "overtaken"}
        rows = [
            FigureRow(self.say(f"lab-{name}"), tuple(percent(getattr(tables[table], field)) for table in played))
            for name, field in means.items()
        ]
        return Figure("happenings", tuple(self._table_name(level, seats) for level, seats in played), tuple(rows), "%")

    def _ladder(self, runner: ExperimentRunner) -> Figure:
        pairs = (("careless", "random"), ("greedy", "random"), ("greedy", "careless"))
        rows = []
        for better, worse in pairs:
            tally = self._play(runner, f"ladder/{better}/{worse}", [BOTS[better], BOTS[worse]])
            names = {"one": self.say(f"lab-{better}"), "other": self.say(f"lab-{worse}")}
            rows.append(FigureRow(self.say("lab-against", **names), (percent(tally.first_wins),)))
        return Figure("ladder", (self.say("lab-wins"),), tuple(rows), "%", 50)

    def _beers(self, runner: ExperimentRunner) -> Figure:
        """One player shares beers and the others never do; what it is ahead by, for each beer that it shares."""
        rows = []
        for seats in TABLES:
            cells = []
            for level in LEVELS:
                players = [BOTS[level], *[BOTS[f"{level}-sober"]] * (seats - 1)]
                tally = self._play(runner, f"beers/{level}/{seats}", players)
                beers, lead = tally.beers.estimate(), tally.lead.estimate()
                cells.append(lead.times(1 / beers.value) if beers and lead and beers.value else None)
            rows.append(FigureRow(self.say("lab-players", seats=seats), tuple(cells)))
        return Figure("beers", self._levels(), tuple(rows), "", 0)

    # guesses

    def variants(self) -> dict[str, Box]:
        """Boxes in which one guess is otherwise, by the faces of the die; not those that are as our box already is."""
        boxes: dict[str, Box] = {}
        for name, symbols in VARIANTS.items():
            kind = name.partition("-")[0]
            faces = tuple(f"{kind}:{symbol}" for symbol in symbols)
            if sorted(faces) != sorted(self.box.sides[kind]):
                boxes[self.say("lab-die", kind=self.say(f"dice-kind-{kind}"), faces=self._faces(faces))] = _with_die(self.box, kind, faces)
        return boxes

    def _variants(self, runner: ExperimentRunner) -> Iterator[Figure]:
        boxes = {"": self.box, **self.variants()}
        tables = {
            (level, name): self._table(runner, level, 2, box, f"variants/{level}/{name}") for level in LEVELS for name, box in boxes.items()
        }
        yield self._changes("variants-points", tables, lambda tally: tally.points.estimate(), "")
        yield self._changes("variants-start", tables, lambda tally: percent(tally.by_turn[0]), "%")
        yield self._changes("variants-ties", tables, lambda tally: percent(tally.tied), "%")
        rows = []
        for name in list(boxes)[1:]:
            pairs = zip(tables["greedy", name].by_hero, tables["greedy", ""].by_hero)
            rows.append(FigureRow(name, tuple(difference(percent(new), percent(old)) for new, old in pairs)))
        yield Figure("variants-heroes", tuple(self.say(f"dice-hero-{hero}") for hero in self.heroes), tuple(rows), "%", 0)

    def _changes(
        self, id: str, tables: dict[tuple[str, str], DiceMinerTally], found: Callable[[DiceMinerTally], Estimate | None], unit: str
    ) -> Figure:
        """How a number differs from that of our box."""
        names = dict.fromkeys(name for _, name in tables if name)
        rows = [
            FigureRow(name, tuple(difference(found(tables[level, name]), found(tables[level, ""])) for level in LEVELS)) for name in names
        ]
        return Figure(id, self._levels(), tuple(rows), unit, 0)

    # words

    def _levels(self) -> tuple[str, ...]:
        return tuple(self.say(f"lab-{level}") for level in LEVELS)

    def _table_name(self, level: str, seats: int) -> str:
        return self.say("lab-table", level=self.say(f"lab-{level}"), seats=seats)

    def _faces(self, faces: Sequence[str]) -> str:
        """The faces of a die in a line: numbers for most, words where there are symbols."""
        words = []
        for face in faces:
            meaning = shown(face)
            word = "" if meaning.symbol == "magic" else self.say(f"dice-short-{meaning.symbol}")
            words.append(word if meaning.symbol in ("beer", "pickaxe", "shield") else f"{meaning.number} {word}".strip())
        return ", ".join(words)


def _with_die(box: Box, kind: str, faces: Sequence[str]) -> Box:
    """The box with another die of a kind."""
    return replace(box, faces={**box.faces, kind: tuple(MarkedFact(face, "guess") for face in faces)})
