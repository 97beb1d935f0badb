"""What a game with a fast kernel brings: its compiled rules, its numbers for learners, and its proof beside the plain engine."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, NamedTuple

from pithead.game import AnyGame, Options
from pithead.sim.machines import Array, Kernel, KernelCard, KernelProcessor
from pithead.sim.rivals import Rival

if TYPE_CHECKING:
    from pithead.envs.coding import Coding


class GameKernel(NamedTuple):
    """The kernel of a game with everything around it."""

    kernel: Kernel
    processor: type[KernelProcessor]
    card: type[KernelCard]
    bots: tuple[str, ...]
    """Who can play in the kernel, by their numbers there."""
    box_table: Callable[[Any], Array]
    """The facts of a box as the kernel reads them."""
    write_options: Callable[..., Array]
    """The options of a table as the kernel reads them, by the number of seats."""
    coding: Callable[[AnyGame], Coding]
    batch_tables: Callable[..., tuple[Array, Array]]
    """The box and the options for many games side by side: from a coding, seats, the numbers of the bots, and options by name."""
    proof_tables: Sequence[tuple[int, Options]]
    """The tables of the proof: seats and options."""
    rivals: Callable[[SimpleNamespace | None], list[Rival]]
    """The kernel beside the plain engine, first on our box, then on strange ones."""
