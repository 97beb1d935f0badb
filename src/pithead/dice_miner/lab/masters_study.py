"""The guessed faces between mine masters: are the heroes equal, is magic worth taking, are shields and pickaxes both used?"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np

from pithead.dice_miner.lab.experiments import DiceMinerExperiments
from pithead.dice_miner.lab.masters import NOTHING_REFUSED, SYMBOLS, MastersMachine, MastersRow, MastersSeat
from pithead.dice_miner.rules.content import Box
from pithead.dice_miner.rules.game import DiceMiner
from pithead.lab.numbers import Estimate, Figure, FigureRow, Mean, Proportion, percent
from pithead.lab.runner import ExperimentRunner
from pithead.sim.run import Rows
from pithead.words import Words

SEATS: Final = 2
EVEN: Final = 50.0
WITHIN: Final = 3.0
"""So many points of a hundred the heroes should be from even at most."""

REFUSED: Final = ("magic", "shield", "pickaxe")
SHARE: Final = 4
"""Other dice, and players who refuse something, get this part of the games."""

CHUNK: Final = 25
"""Games that a core plays at a time: some seconds."""


class MastersTally:
    """What the games of two masters add up to."""

    def __init__(self, heroes: int) -> None:
        self.by_hero = [Proportion() for _ in range(heroes)]
        self.taken = [Proportion() for _ in SYMBOLS]
        self.spent, self.points, self.first_wins = Mean(), Mean(), Proportion()

    def add(self, rows: Rows) -> None:
        """Count these games in."""
        seats = rows[:, MastersRow.SIZE :].reshape(len(rows), SEATS, MastersSeat.SIZE).astype(np.int64)
        winners = rows[:, MastersRow.WINNERS].astype(np.int64)
        wins = (winners[:, None] >> np.arange(SEATS) & 1) / np.maximum(np.bitwise_count(winners), 1)[:, None]
        for hero, mean in enumerate(self.by_hero):
            mean.add(wins[seats[:, :, MastersSeat.HERO] == hero])
        for symbol, mean in enumerate(self.taken):
            could, took = (seats[:, :, first + symbol].ravel() for first in (MastersSeat.COULD, MastersSeat.TOOK))
            mean.add(took[could > 0] / could[could > 0])
        self.spent.add(seats[:, :, MastersSeat.SPENT].ravel())
        self.points.add(seats[:, :, MastersSeat.POINTS].mean(axis=1))
        self.first_wins.add(wins[:, 0])

    def farthest(self) -> Estimate | None:
        """How far the hero is from even that is farthest; the interval allows for as many as there are."""
        known = [each for mean in self.by_hero if (each := percent(mean))]
        if not known:
            return None
        far = max(known, key=lambda each: abs(each.value - EVEN)).among(len(known))
        return far._replace(value=abs(far.value - EVEN))


class MastersStudy:
    """Tables of two masters: with our dice, with one of them who refuses something, and with other dice where ours are guesses."""

    def __init__(self, game: DiceMiner, games: int, content: str | None, say: Words) -> None:
        self.say = say
        self.box = game.box
        self.heroes = list(game.box.heroes)
        self.games = games
        self.fewer = max(games // SHARE, 1)
        self.others = DiceMinerExperiments(game, games, content, say).variants()

    def cost(self) -> float:
        """What all tables cost, in games of masters."""
        return self.games + self.fewer * (len(REFUSED) + len(self.others))

    def figures(self, runner: ExperimentRunner) -> Iterator[Figure]:
        """All figures of the report, as they are found out."""
        ours = self._table(runner, "", self.box, self.games)
        names = [self.say(f"dice-hero-{hero}") for hero in self.heroes]
        rows = [FigureRow(name, (percent(mean),)) for name, mean in zip(names, ours.by_hero)]
        yield Figure("masters-heroes", (self.say("lab-wins"),), tuple(rows), "%", EVEN)
        rows = [FigureRow(self.say(f"dice-symbol-{symbol}"), (percent(mean),)) for symbol, mean in zip(SYMBOLS, ours.taken)]
        yield Figure("masters-taken", (self.say("lab-takes"),), tuple(rows), "%")
        rows = [
            FigureRow(self.say("lab-spent-a-game"), (ours.spent.estimate(),)),
            FigureRow(self.say("lab-points-a-game"), (ours.points.estimate(),)),
        ]
        yield Figure("masters-magic", (self.say("lab-a-player"),), tuple(rows))
        refusing = {each: self._table(runner, each, self.box, self.fewer, each) for each in REFUSED}
        rows = [FigureRow(self.say(f"dice-symbol-{each}"), (percent(tally.first_wins),)) for each, tally in refusing.items()]
        yield Figure("masters-refusing", (self.say("lab-wins"),), tuple(rows), "%", EVEN)
        tables = {name: self._table(runner, name, box, self.fewer) for name, box in self.others.items()}
        rows = [FigureRow(name, (tally.farthest(),)) for name, tally in {self.say("lab-our-dice"): ours, **tables}.items()]
        yield Figure("masters-dice", (self.say("lab-farthest-hero"),), tuple(rows), "%", WITHIN)

    def _table(self, runner: ExperimentRunner, name: str, box: Box, games: int, refused: str = NOTHING_REFUSED) -> MastersTally:
        tally = MastersTally(len(self.heroes))
        for rows in runner.rows(f"masters/{name}", MastersMachine(box, SEATS, refused), games, CHUNK):
            tally.add(rows)
        return tally
