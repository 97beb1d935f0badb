"""The coach of Mini Miners."""

from __future__ import annotations

from typing import Final

from pithead.coach.room import GameCoach
from pithead.mini_miners.coach.facts import facts

COACH: Final = GameCoach(facts=facts, band_bounds=(0.012, 0.024, 0.035, 0.042, 0.048, 0.06))
