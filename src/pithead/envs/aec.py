"""PettingZoo: every seat is an agent, and those that choose at once are asked one after the other, unseen by each other."""

from __future__ import annotations

from typing import Any, Final

from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.env_logger import EnvLogger

from pithead.envs.agents import SeatAgents
from pithead.envs.kernel_game import quickest_table

ILLEGAL_REWARD: Final = -1.0
"""What an illegal action costs in `env`, which ends the game for all."""


def env(name: str, seats: int = 2, render_mode: str | None = None, **options: Any) -> Any:
    """A game in which an illegal action loses, and that says what is asked of it in the wrong order.

    That is what PettingZoo's usual three wrappers do; two of them are part of the game here, because each costs as much as a decision.
    """
    return wrappers.OrderEnforcingWrapper(IllegalLoses(name, seats, render_mode, **options))


class raw_env(SeatAgents, AECEnv):  # type: ignore[misc] # noqa: N801 - PettingZoo's name for it
    """A game without wrappers: an illegal action is refused."""

    metadata: dict[str, Any] = {"name": "pithead_v0", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012 - PettingZoo's way

    def __init__(self, name: str, seats: int = 2, render_mode: str | None = None, **options: Any) -> None:
        self.table = quickest_table(name, seats, options)
        super().__init__(render_mode, 0)
        self.agents = list(self.possible_agents)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; with the same seed the same dice."""
        self.new_game(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._next()

    def _next(self) -> None:
        actor = self.table.actor
        if actor is not None:
            self.agent_selection = self.possible_agents[actor]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know, and its legal actions if it is the one to act."""
        seat = self.possible_agents.index(agent)
        return {"observation": self.table.observe(seat), "action_mask": self.table.mask(seat)}

    def step(self, action: int | None) -> None:
        """The agent that was selected acts."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        assert action is not None
        self.table.act(int(action))
        if self.table.actor is None:
            self.rewards = dict(zip(self.possible_agents, self.table.rewards()))
            self.terminations = dict.fromkeys(self.agents, True)
        self._next()
        self._accumulate_rewards()


class IllegalLoses(raw_env):
    """An illegal action is a warning, costs who took it -1, and ends the game for all; what is no action at all is an error."""

    def step(self, action: int | None) -> None:
        """The agent that was selected acts."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            super().step(action)
            return
        assert action is not None, "action is not in action space"
        assert 0 <= action < self.table.actions, "action is not in action space"
        if self.table.is_legal(int(action)):
            super().step(action)
            return
        EnvLogger.warn_on_illegal_move()
        self._cumulative_rewards[agent] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = {**dict.fromkeys(self.agents, 0.0), agent: ILLEGAL_REWARD}
        self._accumulate_rewards()
        self._deads_step_first()
