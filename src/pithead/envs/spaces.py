"""The spaces that PettingZoo and Gymnasium ask for."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from pithead.envs.table import Table
from pithead.sim.encoding import HIGHEST, LOWEST


def observation_space(table: Table) -> spaces.Dict:
    """What an agent sees: its observation, and which actions are legal."""
    return spaces.Dict(
        {
            "observation": spaces.Box(LOWEST, HIGHEST, (table.size,), np.int16),
            "action_mask": spaces.Box(0, 1, (table.actions,), np.int8),
        }
    )
