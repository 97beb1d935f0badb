"""What both forms of PettingZoo share: every seat is an agent, with its spaces and the dice of its games."""

from __future__ import annotations

from random import Random
from typing import Any

from gymnasium import spaces

from pithead.envs.encoded_game import EncodedGame
from pithead.envs.kernel_game import KernelGame
from pithead.envs.spaces import space_of


class SeatAgents:
    """An agent for each seat of a table."""

    table: EncodedGame | KernelGame
    metadata: dict[str, Any]

    def __init__(self, render_mode: str | None, more_actions: int) -> None:
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.seats)]
        self.metadata = {**self.metadata, "encoding_version": self.table.encoding.version}
        actions = self.table.actions + more_actions
        self.observation_spaces = dict.fromkeys(self.possible_agents, space_of(self.table.size, actions))
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.rng = Random()

    def observation_space(self, agent: str) -> Any:
        """What an agent sees: its observation, and which actions are legal."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The numbers of all actions."""
        return self.action_spaces[agent]

    def new_game(self, seed: int | None) -> None:
        """A new game for all agents; with the same seed the same dice."""
        if seed is not None:
            self.rng = Random(seed)
        self.table.reset(self.rng)
        self.agents = list(self.possible_agents)

    def render(self) -> str | None:
        """The position in JSON, as a spectator sees it."""
        return self.table.render() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""
