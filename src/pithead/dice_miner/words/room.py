"""What Dice Miner brings in words."""

from __future__ import annotations

from typing import Final

from pithead.dice_miner.words.facts import fact_sentences
from pithead.dice_miner.words.real_table import DiceTable
from pithead.dice_miner.words.shell import DiceMinerShell
from pithead.words.room import GameWords

WORDS: Final = GameWords(shell=DiceMinerShell, real_table=DiceTable, facts=fact_sentences)
