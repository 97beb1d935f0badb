"""Games of players who look ahead: the search of the bots decides, the compiled rules go on, and a row says how each game went.

The players of a table, with a number of iterations instead of a clock, so that a seed always gives the same games. They go by likings made
by hand, with which the figures of the box were found, and know nothing of what the mine master has learned since.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from pithead.mini_miners.bots.guest import new_guest
from pithead.mini_miners.bots.room import BOTS
from pithead.mini_miners.bots.search.searcher import BudgetedSearch
from pithead.mini_miners.bots.search.workspace import new_model
from pithead.mini_miners.kernel import layout as at
from pithead.mini_miners.kernel.handfuls import kinds_in
from pithead.mini_miners.kernel.kernel import RULES
from pithead.mini_miners.kernel.layout import Field, Phase
from pithead.mini_miners.kernel.tables import box_table, table_options
from pithead.mini_miners.rules.content import Box
from pithead.sim.codec import Array
from pithead.sim.layout import Layout, span
from pithead.sim.machines import compiled
from pithead.sim.memory import Runner
from pithead.sim.run import Rows, Sums

POLICY_ITERATIONS: Final = 1
"""A search of one walk takes what its policy likes best."""

MASTER_ITERATIONS: Final = 20
"""What the mine master has here for a decision; at a table it thinks as long as it may."""

CALLED: Final = frozenset({Phase.AIMING, Phase.REACTING, Phase.MOVING, Phase.PLACING})
"""The decisions while dwarves are placed."""

NOWHERE: Final = -1


class Thinker(NamedTuple):
    """A player: how many iterations it has, and which share of its decisions it leaves to its policy."""

    level: str
    iterations: int
    policy_rate: float = 0.0

    @property
    def name(self) -> str:
        """The player with all that its games depend on."""
        return f"{self.level}-{self.iterations}-{self.policy_rate}"

    @property
    def cost(self) -> float:
        """What a game of such players costs, in games of players who follow their policy."""
        return self.policy_rate + (1 - self.policy_rate) * self.iterations


def thinker(level: str) -> Thinker:
    """A level of the bots that searches."""
    found = next(each for each in BOTS.levels if each.name == level)
    return Thinker(level, found.iterations or MASTER_ITERATIONS, found.heuristic_rate)


QUICK: Final = Thinker("policy", POLICY_ITERATIONS)
"""Everybody takes what looks best at first sight."""


class ThinkersRow(Layout):
    """What the row of a game says beside what the kernel's says, round by round and dwarf by dwarf."""

    DUG: int = span(at.ROUNDS_MOST * at.DWARVES)
    """The space where the dwarf stood when digging began, or NOWHERE: in the tavern, or home again before anybody was asked anything."""
    TOOLS: int = span(at.ROUNDS_MOST * at.DWARVES)
    """The kinds of tool cards that it carried to its place, as bits."""


class ThinkersMachine:
    """Plays games of thinkers with a box; several threads may use it at once, each with a search of its own."""

    def __init__(self, box: Box, seats: int, player: Thinker) -> None:
        self.box = box_table(box)
        self.options = table_options(box, seats)
        self.seats = seats
        self.player = player
        self.rules = compiled(RULES)

    def rows(self, seed: int, first: int, games: int) -> Rows:
        """Play the games from this number on, a row for each."""
        own = RULES.row_words(self.seats)
        rows = np.zeros((games, own + ThinkersRow.SIZE), np.int16)
        table = ThinkersTable(self, new_guest())
        for place in range(games):
            table.play(seed, first + place)
            self.rules.finish_row(table.state, rows, place)
            rows[place, at.Row.WINNERS] = self.rules.winners(table.state)
            rows[place, at.Row.TIES] = self.rules.ties_in(table.state)
            rows[place, own:] = table.noted
        return rows

    def tally(self, rows: Rows) -> Sums:
        """What a study adds up, it adds up itself."""
        return np.zeros(0, np.int64)


class ThinkersTable:
    """A table of the compiled rules with everything that is needed to play at it."""

    def __init__(self, machine: ThinkersMachine, runner: Runner) -> None:
        self.rules, self.player, self.box, self.options = machine.rules, machine.player, machine.box, machine.options
        self.search = BudgetedSearch(runner, new_model(runner, self.box.tolist()))
        self.state: Array = np.zeros(Field.SIZE, np.int64)
        self.outcome: Array = np.zeros(at.OutcomeField.SIZE, np.int64)
        self.dice = np.zeros(1, np.uint64)
        self.rng = np.random.default_rng()
        self.noted: Any = np.zeros(ThinkersRow.SIZE, np.int16)

    def play(self, seed: int, number: int) -> None:
        """Play a game to its end; it depends on the seed and its number alone."""
        rules, state = self.rules, self.state
        rules.begin_stream(self.dice, np.uint64(seed), number)
        self.rng = np.random.default_rng((seed, number))
        self.noted[: ThinkersRow.TOOLS] = NOWHERE
        self.noted[ThinkersRow.TOOLS :] = 0
        rules.sit_down(state, self.box, self.options)
        equipped = dug = 0
        while (phase := state[Field.PHASE]) != Phase.OVER:
            now = state[Field.PASTS] + 1
            if equipped < now and phase == Phase.PLACING:
                equipped = now
                self._note_tools()
            if dug < now and equipped == now and phase not in CALLED:
                dug = now
                self._note_places()
            if rules.chance_acts(state):
                rules.sample(state, self.box, self.dice, self.outcome)
                rules.settle(state, self.box, self.outcome)
            else:
                seat = rules.first_actor(state)
                rules.step(state, self.box, seat, self._choice(seat, int(rules.menu(state, self.box, seat))))

    def _choice(self, seat: int, menu: int) -> int:
        if menu & (menu - 1) == 0:
            return menu.bit_length() - 1
        by_policy = self.player.policy_rate and self.rng.random() < self.player.policy_rate
        iterations = POLICY_ITERATIONS if by_policy else self.player.iterations
        return self.search.choose(self.state.tolist(), seat, int(self.rng.integers(1 << 63)), thoughts=iterations)

    def _crew(self) -> list[int]:
        return [dwarf for dwarf in range(at.DWARVES) if self.state[Field.CREW] >> dwarf & 1]

    def _note_tools(self) -> None:
        """What every dwarf of the round carries when the first is placed."""
        begin = ThinkersRow.TOOLS + self.state[Field.PASTS] * at.DWARVES
        for dwarf in self._crew():
            handful = int(self.state[Field.HIDDEN + dwarf]) + int(self.state[Field.SHOWN + dwarf])
            self.noted[begin + dwarf] = kinds_in(handful)

    def _note_places(self) -> None:
        """Where every dwarf of the round stands when the last is placed."""
        begin = ThinkersRow.DUG + self.state[Field.PASTS] * at.DWARVES
        for dwarf in self._crew():
            place = int(self.state[Field.PLACE + dwarf])
            self.noted[begin + dwarf] = place if place < at.SPACES else NOWHERE
