"""What the built kernel of the rules is made of."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from pithead.dice_miner.kernel.kernel import RULES
from pithead.sim.memory import INT64
from pithead.sim.wasm.rules_source import WORDS, rules_source

KERNEL_FILE: Final = Path(__file__).with_name("kernel.wasm")
"""Made by `make kernels`."""

SOURCE: Final = rules_source(
    KERNEL_FILE,
    RULES,
    {
        "start": (WORDS, INT64, INT64, INT64),
        "most_gems": (WORDS, WORDS, INT64),
        "score": (WORDS, WORDS, INT64, INT64),
        "value": (WORDS, WORDS, INT64, INT64),
        "greedy_choice": (WORDS, WORDS, INT64, INT64),
    },
)
