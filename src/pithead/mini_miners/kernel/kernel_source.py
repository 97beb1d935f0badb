"""What the built kernel of the rules is made of."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from pithead.mini_miners.kernel.kernel import RULES
from pithead.sim.memory import INT64
from pithead.sim.wasm.rules_source import RNG, WORDS, rules_source

KERNEL_FILE: Final = Path(__file__).with_name("kernel.wasm")
"""Made by `make kernels`."""

SOURCE: Final = rules_source(
    KERNEL_FILE,
    RULES,
    {
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
    },
)
