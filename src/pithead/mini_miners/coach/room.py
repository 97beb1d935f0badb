"""The coach of Mini Miners."""

from __future__ import annotations

from typing import Final

from pithead.coach.room import GameCoach, LuckFit
from pithead.mini_miners.coach.facts import facts
from pithead.mini_miners.coach.themes import theme

COACH: Final = GameCoach(
    facts=facts,
    puzzle_theme=theme,
    band_bounds=(0.36, 0.52, 0.61, 0.71, 0.78, 0.82),
    luck_fit=LuckFit(part=0.11, explained=0.02),
)
