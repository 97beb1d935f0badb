"""The studies of Dice Miner: who starts, which hero, what a beer is worth, and which of our guesses matter."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from msgspec.structs import replace

from pithead.cli.words import say
from pithead.content import Fact
from pithead.dice_miner.rules.content import Box
from pithead.dice_miner.rules.dice import shown
from pithead.dice_miner.rules.game import DiceMiner
from pithead.lab.numbers import Curves, Estimate, Figure, Histogram, Mean, Row, Share
from pithead.lab.workshop import Workshop

if TYPE_CHECKING:
    from pithead.sim.run import Machine, Rows

TABLES: Final = (2, 3, 4)
LEVELS: Final = ("random", "greedy")
THINKING: Final = 200
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


class Tally:
    """What the games of one table add up to."""

    def __init__(self, seats: int, heroes: int) -> None:
        self.seats = seats
        self.by_turn = [Share() for _ in range(seats)]
        self.by_hero = [Share() for _ in range(heroes)]
        self.tied, self.tied_again, self.overtaken, self.first_wins = Share(), Share(), Share(), Share()
        self.points, self.beers, self.lead = Mean(), Mean(), Mean()
        self.histogram = Histogram()

    def add(self, rows: Rows) -> None:
        """Count these games in."""
        from pithead.dice_miner.kernel import layout as at  # noqa: PLC0415

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


class DiceMinerLab:
    """The studies of a box, within a budget of games."""

    def __init__(self, game: DiceMiner, games: int) -> None:
        self.box = game.box
        self.heroes = list(game.box.heroes)
        self.games = max(games // RANDOM_SHARE, 100)
        self.thinking = max(self.games // 10, 20)

    def cost(self) -> float:
        """What all studies cost, in games of random players."""
        cheap = (len(TABLES) + len(TABLES) + len(self.variants()) + 1) * self.games
        dear = (len(TABLES) + len(TABLES) + 3 + len(self.variants()) + 1) * self.thinking
        return cheap + dear * THINKING

    def figures(self, workshop: Workshop) -> Iterator[Figure | Curves]:
        """All figures of the report, as they are found out."""
        tables = {(level, seats): self._table(workshop, level, seats) for level in LEVELS for seats in TABLES}
        yield self._turns(tables)
        yield self._heroes(tables)
        yield Curves("points", tuple((_who(level, 2), tables[level, 2].histogram.shares()) for level in LEVELS))
        yield self._happenings(tables)
        yield self._ladder(workshop)
        yield self._beers(workshop)
        yield from self._variants(workshop)

    # tables

    def _machine(self, box: Box, seats: int, bots: Sequence[int]) -> Machine:
        from pithead.dice_miner.kernel.kernel import Processor  # noqa: PLC0415
        from pithead.dice_miner.kernel.tables import box_table, table_options  # noqa: PLC0415
        from pithead.dice_miner.rules.state import DiceMinerOptions  # noqa: PLC0415

        return Processor(box_table(box), table_options(box, seats, DiceMinerOptions(random_heroes=True), bots))

    def _play(self, workshop: Workshop, name: str, bots: Sequence[int], box: Box | None = None) -> Tally:
        """So many games as such players may cost."""
        from pithead.sim.run import CHUNK, CHUNK_OF_THINKERS  # noqa: PLC0415

        tally = Tally(len(bots), len(self.heroes))
        if workshop.stopped:
            return tally
        cheap = set(bots) <= {_bots()["random"], _bots()["random-sober"]}
        games, chunk, cost = (self.games, CHUNK, 1.0) if cheap else (self.thinking, CHUNK_OF_THINKERS, float(THINKING))
        for rows in workshop.rows(name, self._machine(box or self.box, len(bots), bots), games, chunk, cost):
            tally.add(rows)
        return tally

    def _table(self, workshop: Workshop, level: str, seats: int, box: Box | None = None, name: str = "") -> Tally:
        return self._play(workshop, name or f"table/{level}/{seats}", [_bots()[level]] * seats, box)

    # figures

    def _turns(self, tables: dict[tuple[str, int], Tally]) -> Figure:
        rows = [
            Row(say("lab-turn", seats=seats, turn=turn + 1), tuple(_percent(tables[level, seats].by_turn[turn], seats) for level in LEVELS))
            for seats in TABLES
            for turn in range(seats)
        ]
        return Figure("turns", _levels(), tuple(rows), "%", 100)

    def _heroes(self, tables: dict[tuple[str, int], Tally]) -> Figure:
        names = [say(f"dice-hero-{hero}") for hero in self.heroes]
        rows = [Row(name, tuple(_percent(tables[level, 2].by_hero[place]) for level in LEVELS)) for place, name in enumerate(names)]
        return Figure("heroes", _levels(), tuple(rows), "%", 50)

    def _happenings(self, tables: dict[tuple[str, int], Tally]) -> Figure:
        played = [(level, seats) for seats in (2, 4) for level in LEVELS]
        means = {"tied": "tied", "tied-again": "tied_again", "overtaken": "overtaken"}
        rows = [
            Row(say(f"lab-{name}"), tuple(_percent(getattr(tables[table], field)) for table in played)) for name, field in means.items()
        ]
        return Figure("happenings", tuple(_who(level, seats) for level, seats in played), tuple(rows), "%")

    def _ladder(self, workshop: Workshop) -> Figure:
        pairs = (("careless", "random"), ("greedy", "random"), ("greedy", "careless"))
        rows = []
        for better, worse in pairs:
            tally = self._play(workshop, f"ladder/{better}/{worse}", [_bots()[better], _bots()[worse]])
            names = {"one": say(f"lab-{better}"), "other": say(f"lab-{worse}")}
            rows.append(Row(say("lab-against", **names), (_percent(tally.first_wins),)))
        return Figure("ladder", (say("lab-wins"),), tuple(rows), "%", 50)

    def _beers(self, workshop: Workshop) -> Figure:
        """One player shares beers and the others never do; what it is ahead by, for each beer that it shares."""
        rows = []
        for seats in TABLES:
            cells = []
            for level in LEVELS:
                bots = [_bots()[level], *[_bots()[f"{level}-sober"]] * (seats - 1)]
                tally = self._play(workshop, f"beers/{level}/{seats}", bots)
                beers, lead = tally.beers.estimate(), tally.lead.estimate()
                cells.append(lead.times(1 / beers.value) if beers and lead and beers.value else None)
            rows.append(Row(say("lab-players", seats=seats), tuple(cells)))
        return Figure("beers", _levels(), tuple(rows), "", 0)

    # guesses

    def variants(self) -> dict[str, Box]:
        """Boxes in which one guess is otherwise, by the faces of the die; not those that are as our box already is."""
        boxes: dict[str, Box] = {}
        for name, symbols in VARIANTS.items():
            kind = name.partition("-")[0]
            faces = tuple(f"{kind}:{symbol}" for symbol in symbols)
            if sorted(faces) != sorted(self.box.sides[kind]):
                boxes[say("lab-die", kind=say(f"dice-kind-{kind}"), faces=_short(faces))] = _with_die(self.box, kind, faces)
        return boxes

    def _variants(self, workshop: Workshop) -> Iterator[Figure]:
        boxes = {"": self.box, **self.variants()}
        tables = {
            (level, name): self._table(workshop, level, 2, box, f"variants/{level}/{name}")
            for level in LEVELS
            for name, box in boxes.items()
        }
        yield _changes("variants-points", tables, boxes, lambda tally: tally.points.estimate(), "")
        yield _changes("variants-start", tables, boxes, lambda tally: _percent(tally.by_turn[0]), "%")
        yield _changes("variants-ties", tables, boxes, lambda tally: _percent(tally.tied), "%")
        rows = []
        for name in list(boxes)[1:]:
            pairs = zip(tables["greedy", name].by_hero, tables["greedy", ""].by_hero)
            rows.append(Row(name, tuple(_minus(_percent(new), _percent(old)) for new, old in pairs)))
        yield Figure("variants-heroes", tuple(say(f"dice-hero-{hero}") for hero in self.heroes), tuple(rows), "%", 0)


def _bots() -> dict[str, int]:
    from pithead.dice_miner.kernel import bots  # noqa: PLC0415

    return {
        "random": bots.RANDOM,
        "greedy": bots.GREEDY,
        "careless": bots.CARELESS,
        "greedy-sober": bots.SOBER,
        "random-sober": bots.SOBER_RANDOM,
    }


def _changes(id: str, tables: dict[tuple[str, str], Tally], boxes: dict[str, Box], found: Any, unit: str) -> Figure:
    """How a number differs from that of our box."""
    rows = [Row(name, tuple(_minus(found(tables[level, name]), found(tables[level, ""])) for level in LEVELS)) for name in list(boxes)[1:]]
    return Figure(id, _levels(), tuple(rows), unit, 0)


def _minus(new: Estimate | None, old: Estimate | None) -> Estimate | None:
    return new.minus(old) if new and old else None


def _percent(mean: Mean, times: int = 1) -> Estimate | None:
    estimate = mean.estimate()
    return estimate.times(100 * times) if estimate else None


def _levels() -> tuple[str, ...]:
    return tuple(say(f"lab-{level}") for level in LEVELS)


def _who(level: str, seats: int) -> str:
    return say("lab-table", level=say(f"lab-{level}"), seats=seats)


def _short(faces: Sequence[str]) -> str:
    """The faces of a die in a line: numbers for most, words where there are symbols."""
    words = []
    for face in faces:
        meaning = shown(face)
        word = "" if meaning.symbol == "magic" else say(f"dice-short-{meaning.symbol}")
        words.append(word if meaning.symbol in ("beer", "pickaxe", "shield") else f"{meaning.number} {word}".strip())
    return ", ".join(words)


def _with_die(box: Box, kind: str, faces: Sequence[str]) -> Box:
    """The box with another die of a kind."""
    return replace(box, faces={**box.faces, kind: tuple(Fact(face, "guess") for face in faces)})
