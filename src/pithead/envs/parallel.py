"""PettingZoo, parallel: all agents act in every step, so those who choose at the same time really do.

Whoever is not asked waits: the last action, which is legal for nobody else.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from pettingzoo import ParallelEnv

from pithead.envs.agents import SeatAgents
from pithead.envs.encoded_game import EncodedGame
from pithead.game import Seat, Unreadable


class parallel_env(SeatAgents, ParallelEnv[str, dict[str, Any], int]):  # type: ignore[misc] # noqa: N801 - PettingZoo's name for it
    """A game of which every step asks all seats at once; an illegal action is refused, and nothing has happened then."""

    table: EncodedGame
    metadata: dict[str, Any] = {"name": "pithead_parallel_v0", "render_modes": ["ansi"]}  # noqa: RUF012 - PettingZoo's way

    def __init__(self, name: str, seats: int = 2, render_mode: str | None = None, **options: Any) -> None:
        self.table = EncodedGame(name, seats, **options)
        super().__init__(render_mode, 1)
        self.wait = self.table.actions
        self.agents = []

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """A new game; with the same seed the same dice."""
        self.new_game(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Any]:
        asked = self.table.asked
        return {agent: self._observation(seat, seat in asked) for seat, agent in enumerate(self.possible_agents)}

    def _observation(self, seat: Seat, asked: bool) -> dict[str, Any]:
        mask = np.zeros(self.wait + 1, np.int8)
        mask[list(self.table.legal(seat)) if asked else self.wait] = 1
        return {"observation": self.table.observe(seat), "action_mask": mask}

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """All who are asked act, the others wait, and then chance acts until somebody has to decide again."""
        if not self.agents:
            raise Unreadable("env-over")
        asked = self.table.asked
        chosen = [self._chosen(seat, int(actions[agent]), seat in asked) for seat, agent in enumerate(self.possible_agents)]
        for seat in asked:
            self.table.decide(seat, chosen[seat])
        over = not self.table.asked
        paid = self.table.rewards() if over else (0.0,) * self.table.seats
        agents, self.agents = self.agents, [] if over else self.agents
        facts: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        return self._observations(), dict(zip(agents, paid)), dict.fromkeys(agents, over), dict.fromkeys(agents, False), facts

    def _chosen(self, seat: Seat, action: int, asked: bool) -> Any:
        """The decision of a seat, or None if it waits."""
        legal: dict[int, Any] = self.table.legal(seat) if asked else {self.wait: None}
        if action not in legal:
            raise Unreadable("env-action", action=action, legal=", ".join(map(str, sorted(legal))))
        return legal[action]
