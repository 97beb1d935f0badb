"""Gymnasium's vector environment: one agent in thousands of games at once, against bots in the kernel.

`gymnasium.make_vec("pithead.envs.single:pithead/DiceMiner-v0", num_envs=4096, vectorization_mode="vector_entry_point")` makes one.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from pithead.envs.batch import AGENT, Batch, Numbers, Seen
from pithead.envs.spaces import space_of
from pithead.game import Seat

Observations: TypeAlias = dict[str, npt.NDArray[Any]]
Stepped: TypeAlias = tuple[Observations, npt.NDArray[np.float64], npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]]


class ManyAgainstBots(VectorEnv[Observations, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """The agent has the same seat in all games, bots have the others; a game that ends makes room for the next one in the same step.

    What a game showed at its very end is not kept: every game ends by its rules, so nothing is left to be estimated there. Without `copy`
    the arrays of observations and masks are the same ones in every step, filled anew.
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - Gymnasium's way

    def __init__(
        self,
        name: str,
        num_envs: int = 1,
        seats: int = 2,
        bots: str = "random",
        seat: Seat = 0,
        threads: int = 1,
        copy: bool = True,
        **options: Any,
    ) -> None:
        self.num_envs = num_envs
        self.copy = copy
        self.seat = seat
        players = [AGENT if place == seat else bots for place in range(seats)]
        self.settings = {"name": name, "games": num_envs, "seats": seats, "bots": players, "threads": threads, **options}
        self.batch = Batch(**self.settings)
        self.metadata = {**self.metadata, "encoding_version": self.batch.encoding_version}
        self.single_observation_space = space_of(self.batch.played.size, self.batch.actions)
        self.single_action_space = spaces.Discrete(self.batch.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """New games everywhere: with a seed the same ones each time, without it others."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        number = seed if seed is not None else int(self.np_random.integers(1 << 62))
        self.close_extras()
        self.batch = Batch(seed=f"vector {number}", **self.settings)
        return self._shown(self.batch.seen), {}

    def step(self, actions: npt.NDArray[np.int64]) -> Stepped:
        """An action for each game, and everything that follows up to the next one; raises Unreadable if one is illegal."""
        seen = self.batch.step(actions)
        ended = seen.ended.copy()
        return (
            self._shown(seen),
            seen.rewards[:, self.seat].astype(np.float64),
            ended,
            np.zeros_like(ended),
            {"points": seen.points.copy(), "_points": ended},
        )

    def close_extras(self, **kwargs: Any) -> None:
        """Nothing is held open but the threads."""
        if self.batch.pool is not None:
            self.batch.pool.shutdown()

    def _shown(self, seen: Seen[Numbers]) -> Observations:
        shown = {"observation": seen.observations, "action_mask": seen.masks}
        return {name: array.copy() for name, array in shown.items()} if self.copy else shown
