"""Rollouts of every choice of a state, with their standard errors."""

from __future__ import annotations

from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from pithead.dice_miner.bots.search.rollout import ADJUSTED, RAW
from pithead.dice_miner.bots.search.self_play import EFFORT, FIRST_MODEL, PLAYER_WORDS, WHO
from pithead.dice_miner.bots.search.uct import empty_tree
from pithead.dice_miner.bots.search.workspace import Model, new_workspace
from pithead.dice_miner.kernel.convert import bits
from pithead.dice_miner.kernel.layout import ROUNDS, Field
from pithead.sim.wasm.functions import GuestFunctions
from pithead.sim.wasm.runtime import Guest

Samples: TypeAlias = npt.NDArray[np.float64]

ROLLOUT_EFFORT: Final = (1, 3, 36, 1, 8)
"""Whoever plays on looks a turn ahead, in the order of `decide`."""


class RolloutSamples(NamedTuple):
    """The choices of a state, and for each a row of shares of the one who chooses: plain ones, and those without luck."""

    choices: tuple[int, ...]
    plain: Samples
    adjusted: Samples

    def shares(self) -> Samples:
        """The mean of each choice."""
        return np.asarray(self.adjusted.mean(axis=1))

    def errors(self) -> Samples:
        """The standard error of each mean."""
        return np.asarray(self.adjusted.std(axis=1, ddof=1) / np.sqrt(self.adjusted.shape[1]))


class RolloutEvaluator:
    """A model that plays states to their end, for all seats, in the memory of a guest."""

    def __init__(self, guest: Guest, model: Model, effort: tuple[int, ...] = ROLLOUT_EFFORT) -> None:
        self.model = model
        self.effort = effort
        self.workspace = new_workspace(guest)
        self.tree = empty_tree(0)
        self.functions = GuestFunctions(guest)

    def roll_out(self, state: Any, seat: int, trials: int, seed: int, first: int = 0, last: int = ROUNDS) -> RolloutSamples:
        """Play on from every choice of a seat so often, to the end of the last round, with the same dice for all of them."""
        players = np.zeros((int(state[Field.SEATS]), PLAYER_WORDS), np.int64)
        players[:, WHO] = FIRST_MODEL
        players[:, EFFORT:] = self.effort
        choices = tuple(bits(int(self.functions.menu(state, self.model.box, seat))))
        samples = np.zeros((len(choices), trials, 2))
        dice = np.zeros(1, np.uint64)
        for choice, out in zip(choices, samples):
            self.functions.roll_out_choice(
                self.model, self.workspace, self.tree, players, state, seat, choice, np.uint64(seed), first, last, dice, out
            )
        return RolloutSamples(choices, samples[:, :, RAW], samples[:, :, ADJUSTED])
