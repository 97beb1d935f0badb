"""The patient evaluation of a puzzle: by the game's own checker, or by its evaluator."""

from __future__ import annotations

from typing import Final

from pithead.bots import make_evaluator
from pithead.coach.puzzles import PuzzleCheck
from pithead.coach.room import PuzzleChecker, coach_of
from pithead.game import AnyGame, Seat, State

CHECK_EFFORT: Final = 2
"""The effort of the evaluator."""


def puzzle_checker(game: AnyGame) -> PuzzleChecker:
    """What checks the puzzles of a game."""
    own = coach_of(game.name).puzzle_checker
    return own(game) if own is not None else _by_evaluator(game)


def _by_evaluator(game: AnyGame) -> PuzzleChecker:
    evaluator = make_evaluator(game, CHECK_EFFORT)

    def check(state: State, seat: Seat, seed: int) -> PuzzleCheck:
        options = evaluator.options(game.view(state, seat), seat, game.legal(state, seat), seed)
        shares = tuple(option.worth.shares[seat] for option in options)
        return PuzzleCheck(shares, max(option.worth.error for option in options), "rollouts")

    return check
