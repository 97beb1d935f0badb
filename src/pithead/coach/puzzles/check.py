"""The long look at a puzzle: exact where the game is nearly over, else by playing on from every event many times."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from pithead.bots import make_appraiser
from pithead.coach.puzzles import Check
from pithead.game import AnyGame, Seat, State, Unreadable

TRIALS: Final = 160
"""How often the game is played on from each event of Dice Miner."""
WORK: Final = 200_000_000
"""Steps of the exact solver before the game is played on instead."""
PATIENT: Final = 2
"""The effort of the appraiser of Mini Miners."""


class Checked(NamedTuple):
    """How often each legal event wins, in their order, the largest standard error, and how that was found."""

    shares: tuple[float, ...]
    error: float
    by: Check


LongLook: TypeAlias = Callable[[State, Seat, int], Checked]
"""Looks at a decision of a seat, with a seed."""


def long_look(game: AnyGame) -> LongLook:
    """Who looks at the puzzles of a game."""
    return _at_dice(game) if game.name == "dice-miner" else _at_a_mine(game)


def _at_dice(game: AnyGame) -> LongLook:
    from pithead.dice_miner.bots.master import shipped_mind  # noqa: PLC0415
    from pithead.dice_miner.bots.search.roller import Roller  # noqa: PLC0415
    from pithead.dice_miner.bots.search.training import GLANCE  # noqa: PLC0415
    from pithead.dice_miner.bots.solver.solver import Solver  # noqa: PLC0415
    from pithead.dice_miner.kernel.convert import Codec  # noqa: PLC0415
    from pithead.dice_miner.rules.game import DiceMiner  # noqa: PLC0415

    assert isinstance(game, DiceMiner)
    codec = Codec(game.box)
    solver = Solver(codec.table)
    rollers = {seats: Roller(shipped_mind(codec.table, seats), GLANCE) for seats in game.seats if seats > 1}

    def look(state: State, seat: Seat, seed: int) -> Checked:
        array = codec.from_state(state)
        numbers = [codec.choice(array, event) for event in game.legal(state, seat)]
        try:
            exact = solver.solve(array, WORK).shares
        except Unreadable:
            rolled = rollers[state.seats].roll_out(array, seat, TRIALS, seed)
            found = dict(zip(rolled.choices, rolled.shares().tolist()))
            return Checked(tuple(found[number] for number in numbers), float(rolled.errors().max()), "rollouts")
        return Checked(tuple(exact[number] for number in numbers), 0.0, "solver")

    return look


def _at_a_mine(game: AnyGame) -> LongLook:
    appraiser = make_appraiser(game, PATIENT)

    def look(state: State, seat: Seat, seed: int) -> Checked:
        options = appraiser.options(game.view(state, seat), seat, game.legal(state, seat), seed)
        shares = tuple(option.worth.shares[seat] for option in options)
        return Checked(shares, max(option.worth.error for option in options), "rollouts")

    return look
