"""The spaces that PettingZoo and Gymnasium ask for."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from pithead.envs.encoded_game import EncodedGame
from pithead.sim.encoding import HIGHEST, LOWEST


def observation_space(table: EncodedGame) -> spaces.Dict:
    """What an agent sees: its observation, and which actions are legal."""
    return space_of(table.size, table.actions)


def space_of(size: int, actions: int) -> spaces.Dict:
    """An observation of so many numbers, and which of so many actions are legal."""
    return spaces.Dict(
        {
            "observation": spaces.Box(LOWEST, HIGHEST, (size,), np.int16),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )
