"""Simulations in a kernel with bots from outside it: the kernel knows the rules and writes the rows, bots choose from their views."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final, TypeAlias

import numpy as np

from pithead.bots import BOT_BUDGET_S, Bot, make_bot
from pithead.bots.levels import bots_of, own_names
from pithead.game import AnyGame, Options
from pithead.games import load_game, package_of
from pithead.sim.machines import compiled
from pithead.sim.results import ResultsFile
from pithead.sim.room import GameKernel
from pithead.sim.run import Rows, Sums
from pithead.sim.simulation import KernelSimulation, Simulation, SimulationReport
from pithead.words import Words

DECISIONS_MOST: Final = 20_000
"""A game that is longer is given up: nothing can decide it."""

CHUNK_PLAIN: Final = 20
CHUNK_SEARCHING: Final = 4
"""Games that a core plays at a time: some seconds, with bots that search and with others."""

Chooser: TypeAlias = Callable[[int, int, Random], int]
"""A choice of a seat out of a menu, one bit for each."""


class KernelTable:
    """A game in the kernel whose seats are taken by bots of the kernel and by any others; a search has iterations instead of time."""

    def __init__(self, room: GameKernel, game: AnyGame, bots: Sequence[str], options: Any, iterations: int) -> None:
        self.simulation = simulation_of(room, game, bots, options)
        self.beside = room.beside(game)
        self.beside.state = game.start(len(bots), self.simulation.table)
        self.state, self.outcome = self.beside.array, self.beside.outcome
        self.box, self.options = self.simulation.tables()
        self.rng: Any = np.zeros(1, np.uint64)
        self.kernel = self.simulation.processor.kernel
        self.fast = compiled(self.kernel, self.simulation.processor.needs_bots(self.options))
        self.game = game
        self.choosers = [
            self._inside if name in room.bots else self._outside(make_bot(game, name, seat, iterations)) for seat, name in enumerate(bots)
        ]

    def play(self, seed: int, number: int, rows: Rows, place: int) -> None:
        """Play the game of this number; it depends on its seed and its number alone."""
        fast, state, lots = self.fast, self.state, Random(f"{seed}/{number}")
        phase, over = self.kernel.layout.Field.PHASE, self.kernel.layout.Phase.OVER
        fast.begin_stream(self.rng, np.uint64(seed), number)
        fast.sit_down(state, self.box, self.options)
        decisions = 0
        while state[phase] != over and decisions < DECISIONS_MOST:
            if fast.chance_acts(state):
                self.simulation.sample(fast, state, self.box, self.options, self.rng, self.outcome)
                fast.settle(state, self.box, self.outcome)
                continue
            seat = int(fast.first_actor(state))
            menu = int(fast.menu(state, self.box, seat))
            fast.step(state, self.box, seat, self.choosers[seat](seat, menu, lots) if menu & (menu - 1) else menu.bit_length() - 1)
            decisions += 1
        fast.write_row(state, decisions, rows, place)

    def _inside(self, seat: int, menu: int, _: Random) -> int:
        """A choice of a bot that the kernel knows."""
        decide = self.fast.decide if self.simulation.processor.needs_bots(self.options) else self.fast.decide_randomly
        return int(decide(self.state, self.box, self.rng, seat, menu))

    def _outside(self, bot: Bot) -> Chooser:
        """The choices of any other bot, which sees the view of its seat and its legal events."""
        beside, game = self.beside, self.game

        def choose(seat: int, menu: int, lots: Random) -> int:
            view = game.view(beside.translated(), seat)
            event = bot.choose(view, beside.codec.decisions(self.state, menu), lots, BOT_BUDGET_S)
            return int(beside.codec.choice(self.state, event))

        return choose


def simulation_of(room: GameKernel, game: AnyGame, bots: Sequence[str], options: Any) -> KernelSimulation:
    """The simulation whose rows, tables and files are those of the kernel."""
    simulation = room.simulation(game, bots, options)
    assert isinstance(simulation, KernelSimulation)
    return simulation


class KernelTableMachine:
    """Plays on such tables; what another process needs is small, and each process makes its own bots."""

    def __init__(self, game: str, content: str | None, bots: Sequence[str], options: Options, iterations: int) -> None:
        self.made = game, content, list(bots), options, iterations
        self.table: KernelTable | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        """Another process makes its own table."""
        return type(self), self.made

    def rows(self, seed: int, first: int, games: int) -> Rows:
        """Play the games from this number on, a row for each."""
        table = self._table()
        rows = np.zeros((games, table.kernel.row_words(len(table.choosers))), np.int16)
        for place in range(games):
            table.play(seed, first + place, rows, place)
        return rows

    def tally(self, rows: Rows) -> Sums:
        """What rows add up to."""
        table = self._table()
        return table.kernel.tally_rows(rows, len(table.choosers))

    def _table(self) -> KernelTable:
        if self.table is None:
            name, content, bots, options, iterations = self.made
            kernel = package_of(name).kernel
            assert kernel is not None
            self.table = KernelTable(kernel(), load_game(name, content), bots, options, iterations)
        return self.table


class KernelTableSimulation(Simulation):
    """Many games in a kernel where not all bots are the kernel's; `content` is the text of the user's content file."""

    in_processes = True

    def __init__(self, room: GameKernel, game: AnyGame, content: str | None, bots: Sequence[str], options: Any, iterations: int) -> None:
        self.inner = simulation_of(room, game, bots, options)
        super().__init__(game, bots, self.inner.table)
        searching = {level.name for level in (*bots_of(game.name).levels, *bots_of(game.name).references) if level.searches}
        self.chunk = CHUNK_SEARCHING if any(name in searching or name not in own_names(game.name) for name in bots) else CHUNK_PLAIN
        self.made = game.name, content, list(bots), options, iterations

    def is_compiled(self) -> bool:
        """Is the first use quick, because this machine has kept the compiled code?"""
        return self.inner.is_compiled()

    def core(self) -> KernelTableMachine:
        """This processor, ready to play: compiled before other processes need it too."""
        machine = KernelTableMachine(*self.made)
        machine.tally(machine.rows(0, 0, 1))
        self.inner.core()
        return machine

    def file(self, path: Path, facts: dict[str, str]) -> ResultsFile:
        """The file for the results."""
        return self.inner.file(path, {**facts, "iterations": str(self.made[-1])})

    def summary(self, tally: Sums) -> Any:
        """What the games add up to."""
        return self.inner.summary(tally)

    def report(self, summary: Any, say: Words) -> SimulationReport:
        """The tables of the kernel's simulation."""
        return self.inner.report(summary, say)
