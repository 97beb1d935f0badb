"""Nets that learn on a graphics card, with PyTorch: the same losses as on a processor, in a small part of the time.

A slot with the value v is the statements "at least 1" to "at least v": on the card they are a row of zeros and ones, so the first
layer is one product of matrices. What is learned are the statements' rows, as on a processor.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from pithead.dice_miner.bots.search import feature_layout as of
from pithead.dice_miner.bots.search.training import ReplayBuffer, TrainingConfig, targets
from pithead.dice_miner.bots.search.weights import Net
from pithead.sim.training import join_buffers, load_torch

BATCH: Final = 8192
FIRST_STEPS: Final = 100
"""Steps in which the learning rate rises to its height."""
AVERAGED: Final = 0.999
"""What is kept is a moving mean of the weights, which is calmer than the last of them."""


class CardLearner:
    """Teaches the net of one stage."""

    def __init__(self, net: Net, seats: int) -> None:
        self.torch = load_torch()
        self.net = net
        starts = np.array(of.slot_starts(seats))
        counts = np.diff(starts)
        self.slot_of_row = self._on_card(np.repeat(np.arange(len(counts)), counts))
        self.value_of_row = self._on_card(np.concatenate([np.arange(1, count + 1) for count in counts]).astype(np.uint8))
        self.weights = {name: self._on_card(array).requires_grad_(True) for name, array in net.items()}
        self.averaged = {name: weights.detach().clone() for name, weights in self.weights.items()}

    def _on_card(self, array: npt.NDArray[Any]) -> Any:
        return self.torch.from_numpy(np.ascontiguousarray(array)).to("cuda")

    def learn(self, buffer: ReplayBuffer, aims: npt.NDArray[np.float32], passes: float, rate: float, seed: int) -> float:
        """Go through a buffer so many times, in ever smaller steps; the mean loss of the last quarter."""
        torch = self.torch
        slots, lines, wanted = self._on_card(buffer.slots), self._on_card(buffer.lines), self._on_card(aims)
        optimizer = torch.optim.Adam(self.weights.values(), lr=rate)
        lots = torch.Generator(device="cuda").manual_seed(seed)
        size = min(BATCH, len(buffer.won))
        steps = max(1, int(passes * len(buffer.won) / size))
        losses = torch.zeros(steps, device="cuda")
        for step in range(steps):
            optimizer.param_groups[0]["lr"] = rate * min(1.0, (step + 1) / FIRST_STEPS) * (1 - 0.98 * step / steps)
            chosen = torch.randint(len(buffer.won), (size,), device="cuda", generator=lots)
            loss = -(wanted[chosen] * torch.log_softmax(self.forward(slots[chosen], lines[chosen]), 1)).sum(1).mean()
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
            losses[step] = loss.detach()
            self._average(step)
        for name, averaged in self.averaged.items():
            self.net[name][:] = averaged.cpu().numpy()
        return float(losses[-max(1, steps // 4) :].mean())

    def forward(self, slots: Any, lines: Any) -> Any:
        """A number for each seat, whose shares are those of the victory."""
        torch, weights = self.torch, self.weights
        seen = torch.cat([slots[:, self.slot_of_row] >= self.value_of_row, lines * of.LINE_SCALE], 1)
        ones = torch.relu(seen @ weights["first"] + weights["first_bias"])
        twos = torch.relu(ones @ weights["second"] + weights["second_bias"])
        return twos @ weights["third"] + weights["third_bias"]

    def _average(self, step: int) -> None:
        share = 1 - min(AVERAGED, (step + 1) / (step + 10))
        with self.torch.no_grad():
            for name, weights in self.weights.items():
                self.averaged[name].lerp_(weights, share)


def train_nets_on_card(
    nets: list[Net], kept_buffers: list[list[ReplayBuffer]], config: TrainingConfig, seats: int, passes: float, rate: float, seed: int
) -> list[float]:
    """Let the net of every stage learn from the buffers of the kept generations; their losses."""
    losses = []
    for stage in range(of.STAGES):
        buffer = join_buffers([buffers[stage] for buffers in kept_buffers])
        losses.append(CardLearner(nets[stage], seats).learn(buffer, targets(buffer, stage, config), passes, rate, seed + stage))
    return losses
