"""Adam: steps along a gradient, scaled by what each weight's gradients were so far; for arrays of numpy, and for tensors on a card."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

Array: TypeAlias = Any
"""An array of numpy, or a tensor on a card."""

MEAN_DECAY: Final = 0.9
SQUARE_DECAY: Final = 0.999
SMALL: Final = 1e-8


class Adam:
    """The moving means of one array's gradients and of their squares."""

    def __init__(self, weights: Array, square_decay: float = SQUARE_DECAY, small: float = SMALL) -> None:
        self.mean = 0 * weights
        self.square = 0 * weights
        self.square_decay = square_decay
        self.small = small
        self.steps = 0

    def direction(self, gradient: Array) -> Array:
        """How far each weight goes along its gradient, if the learning rate is 1."""
        self.steps += 1
        self.mean = MEAN_DECAY * self.mean + (1 - MEAN_DECAY) * gradient
        self.square = self.square_decay * self.square + (1 - self.square_decay) * gradient * gradient
        square = self.square / (1 - self.square_decay**self.steps)
        return (self.mean / (1 - MEAN_DECAY**self.steps)) / (square**0.5 + self.small)
