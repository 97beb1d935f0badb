"""The coach of Dice Miner."""

from __future__ import annotations

from typing import Final

from pithead.coach.room import GameCoach, LuckFit, PuzzleChecker
from pithead.dice_miner.coach.facts import facts
from pithead.dice_miner.coach.themes import theme
from pithead.game import AnyGame


def _puzzle_checker(game: AnyGame) -> PuzzleChecker:
    from pithead.dice_miner.coach.puzzles import puzzle_checker  # noqa: PLC0415

    return puzzle_checker(game)


COACH: Final = GameCoach(
    facts=facts,
    puzzle_theme=theme,
    puzzle_checker=_puzzle_checker,
    daily={"solo": "daily"},
    luck_fit=LuckFit(part=0.81, explained=0.30),
)
