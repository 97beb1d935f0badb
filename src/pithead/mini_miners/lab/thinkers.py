"""Games of players who look ahead, as the mine master does with what it has learned: whole games inside its kernel, a row for each.

They think by iterations instead of a clock, so that a seed always gives the same games.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from pithead.mini_miners.bots.guest import new_guest
from pithead.mini_miners.bots.nets import shipped_mark, shipped_model
from pithead.mini_miners.bots.room import BOTS
from pithead.mini_miners.bots.search.whole_games import PER_MILLE, GameTable, PlayerField, ThinkersRow
from pithead.mini_miners.bots.search.workspace import empty_tree, new_workspace
from pithead.mini_miners.kernel import layout as at
from pithead.mini_miners.kernel.kernel import RULES
from pithead.mini_miners.kernel.layout import Field, Option
from pithead.mini_miners.kernel.tables import box_table, table_options
from pithead.mini_miners.rules.content import Box
from pithead.sim.memory import FLOAT64, INT16, INT64, UINT64, Runner, new_array
from pithead.sim.run import Rows, Sums

MASTER_ITERATIONS: Final = 20
"""What the mine master has here for a decision; at a table it thinks as long as it may."""

NODES_AN_ITERATION: Final = 2
NODES_LEAST: Final = 8
"""A walk adds a choice and a place to the tree at most."""


class Thinker(NamedTuple):
    """A player: how many iterations it has, none for one who follows the policy, and which share of its decisions it leaves to that."""

    level: str
    iterations: int
    policy_rate: float = 0.0

    @property
    def name(self) -> str:
        """The player with all that its games depend on, what it has learned among it."""
        return f"{self.level}-{self.iterations}-{self.policy_rate}-{shipped_mark()}"

    @property
    def cost(self) -> float:
        """What a game of such players costs, in games of players who follow their policy."""
        return 1 + (1 - self.policy_rate) * self.iterations


def thinker(level: str) -> Thinker:
    """A level of the bots that searches."""
    found = next(each for each in BOTS.levels if each.name == level)
    return Thinker(level, found.iterations or MASTER_ITERATIONS, found.heuristic_rate)


QUICK: Final = Thinker("policy", 0)
"""Everybody takes what looks best at first sight."""


class ThinkersMachine:
    """Plays games of thinkers with a box; several threads may use it at once, each with a kernel of its own."""

    def __init__(self, box: Box, seats: int, player: Thinker) -> None:
        self.box: list[int] = box_table(box).tolist()
        self.options: list[int] = table_options(box, seats).tolist()
        self.seats = seats
        self.player = player

    def rows(self, seed: int, first: int, games: int) -> Rows:
        """Play the games from this number on, a row for each; a game depends on the seed and its number alone."""
        kernel = new_guest()
        rows = new_array(kernel, INT16, games, RULES.row_words(self.seats) + ThinkersRow.SIZE)
        tree = empty_tree(kernel, NODES_AN_ITERATION * self.player.iterations + NODES_LEAST)
        model, workspace = shipped_model(kernel, self.box), new_workspace(kernel)
        kernel.call("play_whole_games", model, workspace, tree, self._table(kernel), seed, first, games, rows)
        played: Rows = np.array(rows.numpy)
        return played

    def _table(self, kernel: Runner) -> GameTable:
        """The table in the kernel's memory."""
        table = GameTable(
            state=new_array(kernel, INT64, Field.SIZE),
            outcome=new_array(kernel, INT64, at.OutcomeField.SIZE),
            rng=new_array(kernel, UINT64, 1),
            options=new_array(kernel, INT64, Option.SIZE),
            player=new_array(kernel, INT64, PlayerField.SIZE),
            visits=new_array(kernel, INT64, at.CHOICES_MOST),
            shares=new_array(kernel, FLOAT64, at.CHOICES_MOST),
        )
        table.options[:] = self.options
        table.player[PlayerField.THOUGHTS] = self.player.iterations
        table.player[PlayerField.POLICY_PER_MILLE] = round(self.player.policy_rate * PER_MILLE)
        return table

    def tally(self, rows: Rows) -> Sums:
        """What a study adds up, it adds up itself."""
        return np.zeros(0, np.int64)
