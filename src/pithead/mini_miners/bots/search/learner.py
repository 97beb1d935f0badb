"""How the net learns: one description of its layers and of their gradients, for numpy on a processor and for PyTorch on a graphics card.

Both know the same operations by the same names, so the gradients are written once; tests compare them with differences of the loss.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from pithead.mini_miners.bots.search.weights import SCALES, Net
from pithead.sim.adam import SMALL, Adam, Array
from pithead.sim.training import load_torch

BATCH: Final = 8192
FIRST_STEPS: Final = 50
"""Steps in which the learning rate rises to its height."""
AVERAGED: Final = 0.998
"""What is kept is a moving mean of the weights, which is calmer than the last of them."""


class ReplayBuffer(NamedTuple):
    """Noted states of tables with the same number of seats: what was seen, and what came of it."""

    table: npt.NDArray[np.int8]
    seats: npt.NDArray[np.int8]
    won: npt.NDArray[np.float32]
    later: npt.NDArray[np.float32]


class Backend:
    """Where arrays live, and the few operations that are named differently there."""

    def array(self, numbers: npt.NDArray[Any]) -> Array:
        """An array there."""
        return numbers

    def floats(self, numbers: Array) -> Array:
        """The same as floats of 32 bits."""
        return numbers.astype(np.float32)

    def positive(self, numbers: Array) -> Array:
        """What is above 0, and 0 elsewhere."""
        return np.maximum(numbers, 0)

    def shares(self, signals: Array) -> Array:
        """Parts of one, by the exponentials of the last axis."""
        odds = np.exp(signals - signals.max(axis=-1, keepdims=True))
        return odds / odds.sum(axis=-1, keepdims=True)

    def log(self, numbers: Array) -> Array:
        """Logarithms."""
        return np.log(numbers)

    def order(self, count: int, seed: int) -> Array:
        """The numbers below `count` in any order."""
        return np.random.default_rng(seed).permutation(count)

    def numpy(self, numbers: Array) -> npt.NDArray[Any]:
        """The same for numpy."""
        return np.asarray(numbers)


class CardBackend(Backend):
    """A graphics card, by PyTorch, which is no need of ours."""

    def __init__(self) -> None:
        self.torch: Any = load_torch()
        self.torch.backends.cuda.matmul.allow_tf32 = True

    def array(self, numbers: npt.NDArray[Any]) -> Array:
        """A tensor on the card."""
        return self.torch.from_numpy(np.ascontiguousarray(numbers)).to("cuda")

    def floats(self, numbers: Array) -> Array:
        """The same as floats of 32 bits."""
        return numbers.float()

    def positive(self, numbers: Array) -> Array:
        """What is above 0, and 0 elsewhere."""
        return self.torch.relu(numbers)

    def shares(self, signals: Array) -> Array:
        """Parts of one, by the exponentials of the last axis."""
        return self.torch.softmax(signals, -1)

    def log(self, numbers: Array) -> Array:
        """Logarithms."""
        return self.torch.log(numbers)

    def order(self, count: int, seed: int) -> Array:
        """The numbers below `count` in any order."""
        return self.torch.randperm(count, generator=self.torch.Generator(device="cuda").manual_seed(seed), device="cuda")

    def numpy(self, numbers: Array) -> npt.NDArray[Any]:
        """The same for numpy."""
        made: npt.NDArray[Any] = numbers.cpu().numpy()
        return made


def loss_and_gradients(backend: Backend, net: dict[str, Array], table: Array, seats: Array, aims: Array) -> tuple[Array, dict[str, Array]]:
    """The mean cross entropy of a batch, and which way it grows: features are scaled already, seats are states x seats x features."""
    everybody = seats.sum(axis=1)
    common = table @ net["table"] + everybody @ net["everybody"] + net["first_bias"]
    first = backend.positive(seats @ net["own"] + common[:, None])
    second = backend.positive(first @ net["second"] + net["second_bias"])
    shares = backend.shares(second @ net["third"])
    loss = -(aims * backend.log(shares + SMALL)).sum() / len(aims)
    signals = (shares - aims) / len(aims)
    back_second = signals[:, :, None] * net["third"] * (second > 0)
    back_first = (back_second @ net["second"].T) * (first > 0)
    back_common = back_first.sum(axis=1)

    def flat(numbers: Array) -> Array:
        return numbers.reshape(-1, numbers.shape[-1])

    return loss, {
        "table": table.T @ back_common,
        "own": flat(seats).T @ flat(back_first),
        "everybody": everybody.T @ back_common,
        "first_bias": back_common.sum(axis=0),
        "second": flat(first).T @ flat(back_second),
        "second_bias": flat(back_second).sum(axis=0),
        "third": flat(second).T @ signals.reshape(-1),
    }


class Learner:
    """Adam on batches that come from the buffers of all numbers of seats in turn."""

    def __init__(self, backend: Backend, net: Net) -> None:
        self.backend = backend
        self.likes = net["likes"]
        layers = {name: weights for name, weights in net.items() if name != "likes"}
        self.weights = {name: backend.array(weights.copy()) for name, weights in layers.items()}
        self.averaged = {name: backend.array(weights.copy()) for name, weights in layers.items()}
        self.adam = {name: Adam(weights) for name, weights in self.weights.items()}
        self.table_scales, self.seat_scales = backend.array(SCALES["table"]), backend.array(SCALES["own"])
        self.steps = 0

    @property
    def net(self) -> Net:
        """What was learned; likings stay as they were."""
        layers = {name: self.backend.numpy(weights).astype(np.float32) for name, weights in self.averaged.items()}
        return {**layers, "likes": self.likes}

    def learn(self, buffers: list[ReplayBuffer], aims: list[npt.NDArray[np.float32]], passes: float, rate: float, seed: int) -> float:
        """Go through the buffers so many times, in ever smaller steps; the mean loss of the last quarter."""
        held = [[self.backend.array(part) for part in (buffer.table, buffer.seats, aim)] for buffer, aim in zip(buffers, aims)]
        orders = [self.backend.order(len(buffer.won), seed + number) for number, buffer in enumerate(buffers)]
        sizes = [min(BATCH, len(buffer.won)) for buffer in buffers]
        turns = [turn for number, buffer in enumerate(buffers) for turn in [number] * max(1, int(passes * len(buffer.won) / sizes[number]))]
        turns = list(np.random.default_rng(seed).permutation(turns))
        places, losses = [0] * len(buffers), []
        for step, number in enumerate(turns):
            if places[number] + sizes[number] > len(buffers[number].won):
                places[number] = 0
            chosen = orders[number][places[number] : places[number] + sizes[number]]
            places[number] += sizes[number]
            table, seats, aim = (part[chosen] for part in held[number])
            pace = rate * min(1.0, (step + 1) / FIRST_STEPS) * (1 - 0.97 * step / len(turns))
            losses.append(self.step(table, seats, aim, pace))
        last = losses[-max(1, len(losses) // 4) :]
        return float(sum(last)) / len(last)

    def step(self, table: Array, seats: Array, aims: Array, rate: float) -> Array:
        """One step of Adam; the loss before it."""
        floats = self.backend.floats
        loss, gradients = loss_and_gradients(
            self.backend, self.weights, floats(table) * self.table_scales, floats(seats) * self.seat_scales, aims
        )
        self.steps += 1
        kept = min(AVERAGED, self.steps / (self.steps + 10))
        for name, gradient in gradients.items():
            self.weights[name] = self.weights[name] - rate * self.adam[name].direction(gradient)
            self.averaged[name] = kept * self.averaged[name] + (1 - kept) * self.weights[name]
        return loss
