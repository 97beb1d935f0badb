"""Between the plain engine and a kernel: what the translators of all games have in common."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

Array: TypeAlias = "npt.NDArray[np.int64]"


def int_array(numbers: list[int]) -> Array:
    """Numbers as an array of numpy, which is imported only by who compiles."""
    import numpy as np  # noqa: PLC0415

    return np.array(numbers, np.int64)


class KernelCodec(ABC):
    """Translates states, decisions and outcomes of one box; `facts` are what the kernel knows of the box."""

    def __init__(self, facts: list[int]) -> None:
        self.facts = facts

    @cached_property
    def table(self) -> Array:
        """The facts of the box as an array of numpy."""
        return int_array(self.facts)

    @abstractmethod
    def encode(self, state: Any) -> list[int]:
        """The words of a plain state; what only hand-made positions hold and no game can reach is refused."""

    def from_state(self, state: Any) -> Array:
        """The same as an array of numpy."""
        return int_array(self.encode(state))
