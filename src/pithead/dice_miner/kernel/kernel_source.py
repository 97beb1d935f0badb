"""What the built kernel of the rules is made of: single steps, random play, and play of all bots."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from pithead.dice_miner.kernel.kernel import RULES
from pithead.sim.memory import INT16, INT64, UINT64
from pithead.sim.wasm.kernel_source import ArrayOf, KernelPart, KernelSource, Parameter

KERNEL_FILE: Final = Path(__file__).with_name("kernel.wasm")
"""Made by `make kernels`."""

WORDS: Final = ArrayOf(INT64)
RNG: Final = ArrayOf(UINT64)
PLAYED: Final = (WORDS, WORDS, UINT64, INT64, INT64)
PLAYOUT: Final = (WORDS, RNG, WORDS)

STEPS: Final[dict[str, tuple[Parameter, ...]]] = {
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
    "start": (WORDS, INT64, INT64, INT64),
    "most_gems": (WORDS, WORDS, INT64),
    "score": (WORDS, WORDS, INT64, INT64),
    "value": (WORDS, WORDS, INT64, INT64),
    "greedy_choice": (WORDS, WORDS, INT64, INT64),
}

SOURCE: Final = KernelSource(
    KERNEL_FILE,
    (
        KernelPart(RULES.modules, STEPS, RULES.random_play),
        KernelPart(RULES.modules, {"play_sums": (*PLAYED, WORDS, *PLAYOUT)}, RULES.random_play, RULES.inline),
        KernelPart(RULES.modules, {"play_rows": (*PLAYED, ArrayOf(INT16, 2), *PLAYOUT)}),
    ),
)
"""Sums of games come from random play alone, rows of games from the kernel with all bots."""
