"""What the built kernel of a game's rules is made of: single steps, random play, and play of all bots."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from pithead.sim.memory import INT16, INT64, UINT64
from pithead.sim.playing import Sum
from pithead.sim.wasm.kernel_source import ArrayOf, KernelPart, KernelSource, Parameter

if TYPE_CHECKING:
    from pithead.sim.machines import Kernel

WORDS: Final = ArrayOf(INT64)
RNG: Final = ArrayOf(UINT64)

STEPS: Final[Mapping[str, tuple[Parameter, ...]]] = {
    "begin_stream": (RNG, UINT64, INT64),
    "sit_down": (WORDS, WORDS, WORDS),
    "chance_acts": (WORDS,),
    "sample": (WORDS, WORDS, RNG, WORDS),
    "settle": (WORDS, WORDS, WORDS),
    "actors": (WORDS,),
    "first_actor": (WORDS,),
    "menu": (WORDS, WORDS, INT64),
    "step": (WORDS, WORDS, INT64, INT64),
    "random_choice": (RNG, INT64),
    "play_number": (WORDS, WORDS, WORDS, UINT64, INT64, RNG, WORDS),
}


def rules_source(file: Path, kernel: Kernel, own: Mapping[str, tuple[Parameter, ...]]) -> KernelSource:
    """The sources of a kernel file with the functions of every game and a game's own ones.

    Sums of games come from random play alone, rows of games from the kernel with all bots.
    """
    fact, option, field, outcome = (
        ArrayOf(INT64, size=getattr(kernel.layout, name).SIZE) for name in ("Fact", "Option", "Field", "OutcomeField")
    )
    sums = ArrayOf(INT64, size=Sum.SIZE)
    played, playout = (fact, option, UINT64, INT64, INT64), (field, ArrayOf(UINT64, size=1), outcome)
    return KernelSource(
        file,
        (
            KernelPart(kernel.modules, {**STEPS, **own}, kernel.random_play),
            KernelPart(kernel.modules, {"play_sums": (*played, sums, *playout)}, kernel.random_play, kernel.inline),
            KernelPart(kernel.modules, {"play_rows": (*played, ArrayOf(INT16, 2), *playout)}),
        ),
        vectors=False,
    )
