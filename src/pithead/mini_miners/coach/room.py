"""The coach of Mini Miners."""

from __future__ import annotations

from typing import Final

from pithead.coach.room import GameCoach, LuckFit
from pithead.mini_miners.coach.facts import facts

COACH: Final = GameCoach(facts=facts, luck_fit=LuckFit(part=0.11, explained=0.02))
