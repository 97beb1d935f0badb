"""The patient evaluation of a puzzle of Dice Miner: exact where the game is nearly over, else by playing on from every event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pithead.coach.puzzles import PuzzleCheck
from pithead.coach.room import PuzzleChecker
from pithead.dice_miner.bots.guest import KERNEL_FILE
from pithead.dice_miner.bots.nets import shipped_model
from pithead.dice_miner.bots.search.rollout_evaluator import RolloutEvaluator
from pithead.dice_miner.bots.search.training import QUICK_EFFORT
from pithead.dice_miner.bots.solver.solver import Solver
from pithead.dice_miner.kernel.convert import Codec
from pithead.dice_miner.rules.game import DiceMiner
from pithead.dice_miner.rules.state import State
from pithead.game import AnyGame, Seat, Unreadable
from pithead.sim.wasm.runtime import Guest, load_kernel

ROLLOUTS: Final = 160
"""How often the game is played on from each event."""

SOLVER_STEPS: Final = 200_000_000
"""Steps of the exact solver before the game is played on instead."""


def puzzle_checker(game: AnyGame) -> PuzzleChecker:
    """The solver, and rollouts where it gives up."""
    assert isinstance(game, DiceMiner)
    codec = Codec(game.box)
    solver = Solver(codec.facts)
    evaluators = {seats: _rollouts(codec.facts, seats) for seats in game.seats if seats > 1}

    def check(state: State, seat: Seat, seed: int) -> PuzzleCheck:
        array = codec.from_state(state)
        numbers = [codec.choice(array, event) for event in game.legal(state, seat)]
        try:
            exact = solver.solve(array, SOLVER_STEPS).shares
        except Unreadable:
            rolled = evaluators[state.seats].roll_out(array, seat, ROLLOUTS, seed)
            found = dict(zip(rolled.choices, rolled.shares().tolist()))
            return PuzzleCheck(tuple(found[number] for number in numbers), float(rolled.errors().max()), "rollouts")
        return PuzzleCheck(tuple(exact[number] for number in numbers), 0.0, "solver")

    return check


def _rollouts(box: Sequence[int], seats: int) -> RolloutEvaluator:
    guest = Guest(load_kernel(KERNEL_FILE))
    return RolloutEvaluator(guest, shipped_model(guest, box, seats), QUICK_EFFORT)
