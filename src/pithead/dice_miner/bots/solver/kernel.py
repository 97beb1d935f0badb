"""What the solver of Dice Miner is compiled from."""

from __future__ import annotations

from typing import Final

from pithead.dice_miner.bots.solver import answers, keys, memory, picks, plans, roots
from pithead.dice_miner.kernel.kernel import RULES

MODULES: Final = (*RULES.modules, memory, keys, plans, answers, picks, roots)
