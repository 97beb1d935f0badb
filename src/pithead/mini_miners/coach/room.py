"""The coach of Mini Miners."""

from __future__ import annotations

from typing import Final

from pithead.coach.room import GameCoach
from pithead.mini_miners.coach.facts import facts

COACH: Final = GameCoach(facts=facts)
