"""What Mini Miners brings in words."""

from __future__ import annotations

from typing import Final

from pithead.mini_miners.words.facts import fact_sentences
from pithead.mini_miners.words.real_table import MineTable
from pithead.mini_miners.words.shell import MiniMinersShell
from pithead.words.room import GameWords

WORDS: Final = GameWords(shell=MiniMinersShell, real_table=MineTable, facts=fact_sentences)
