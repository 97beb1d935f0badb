"""A crowd in the simulator: whole games on the kernel of a game, thousands in a second, to see which rating predicts best.

Every visitor has good days and bad ones: `60%#12` plays six games of ten as the best bot of the kernel does, and the others at random,
which the ratings are not told.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from pithead.game import AnyGame
from pithead.games import load_game, package_of, simulation_options
from pithead.ratings.bot_games import VISITOR_GAMES, VISITORS_AT_ONCE, BotGame
from pithead.sim.simulation import KernelSimulation
from pithead.sim.stream import seed_number
from pithead.sim.wasm.functions import GuestFunctions
from pithead.sim.wasm.runtime import Guest, load_kernel

GOOD_DAYS: Final = (0.0, 0.2, 0.4, 0.6, 0.8, 1.0)
"""In so many games a visitor is at their best."""


def kernel_bots(game: str) -> tuple[str, ...]:
    """Who can play in the simulator, from the weakest; none where a game has no kernel."""
    kernel = package_of(game).kernel
    return () if kernel is None else kernel().bots


def simulated_crowd(game: str, count: int, seed: str = "ratings") -> list[BotGame]:
    """So many games of a crowd, at tables of two to four; the same for the same seed."""
    worst, best = kernel_bots(game)[0], kernel_bots(game)[-1]
    seats_known = [seats for seats in load_game(game).seats if 2 <= seats <= 4]
    by_bots: dict[tuple[str, ...], list[tuple[int, tuple[str, ...]]]] = defaultdict(list)
    for number in range(count):
        rng = Random(f"{seed} simulated {number}")
        newest = number * 3 // VISITOR_GAMES + VISITORS_AT_ONCE
        guests = rng.sample(range(newest - VISITORS_AT_ONCE, newest), rng.choice(seats_known))
        days = [Random(f"{seed} guest {guest}").choice(GOOD_DAYS) for guest in guests]
        players = tuple(f"{100 * each:.0f}%#{guest}" for each, guest in zip(days, guests))
        by_bots[tuple(best if rng.random() < each else worst for each in days)].append((number, players))
    games, kernel = [], functions(game)
    for bots, lineups in sorted(by_bots.items()):
        for (number, players), won in zip(lineups, winners(kernel, load_game(game), bots, len(lineups), seed)):
            if won:
                games.append(BotGame(number, players, (), won))
    return sorted(games, key=lambda each: each.number)


def winners(functions: Any, game: AnyGame, bots: Sequence[str], count: int, seed: str) -> list[tuple[int, ...]]:
    """Who won each of so many games with these bots on the seats; nobody where a game was given up."""
    kernel = package_of(game.name).kernel
    assert kernel is not None
    simulation = kernel().simulation(game, bots, simulation_options(game.name)())
    assert isinstance(simulation, KernelSimulation)
    rules = simulation.processor.kernel
    rows = np.zeros((count, rules.row_words(len(bots))), np.int16)
    number = np.uint64(seed_number(f"{seed} {' '.join(bots)}"))
    functions.play_rows(*simulation.tables(), number, 0, count, rows, *rules.playout_arrays())
    column = rows[:, rules.layout.Row.WINNERS].tolist()
    return [tuple(seat for seat in range(len(bots)) if won >> seat & 1) for won in column]


def functions(game: str) -> Any:
    """The built kernel of a game's rules."""
    file = package_of(game).resource("kernel", "kernel.wasm")
    assert file is not None
    return GuestFunctions(Guest(load_kernel(Path(str(file)))))
