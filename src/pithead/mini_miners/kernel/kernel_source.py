"""What the built kernel of the rules is made of: single steps, random play, and play of all bots."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from pithead.mini_miners.kernel.kernel import RULES
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
    "give": (WORDS, INT64, INT64, INT64),
    "score": (WORDS, INT64),
    "winners": (WORDS,),
    "determinise": (WORDS, WORDS, INT64, RNG),
    "copy_state": (WORDS, WORDS),
    "legal": (WORDS, WORDS, INT64, WORDS),
    "apply": (WORDS, WORDS, RNG, WORDS, INT64, INT64),
    "roll_out": (WORDS, WORDS, RNG, WORDS),
    "lead": (WORDS, INT64),
    "gather": (WORDS, WORDS, RNG, WORDS),
    "deal": (WORDS, WORDS, RNG, WORDS),
    "scatter": (WORDS, RNG, WORDS),
    "lay": (WORDS, RNG, WORDS),
    "fetch_sample": (WORDS, RNG, WORDS),
    "draw_sample": (WORDS, RNG, WORDS),
    "turn_up": (WORDS, RNG, WORDS),
    "draw_lots": (WORDS, RNG, WORDS),
    "shake": (WORDS, RNG, WORDS),
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
