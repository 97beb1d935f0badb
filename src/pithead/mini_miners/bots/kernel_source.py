"""What the built kernel of the bots is made of."""

from __future__ import annotations

from typing import Final

from pithead.mini_miners.bots.guest import KERNEL_FILE
from pithead.mini_miners.bots.search.kernel import MODULES
from pithead.mini_miners.bots.search.whole_games import GameTable
from pithead.mini_miners.bots.search.workspace import MODEL, WORKSPACE, Tree
from pithead.sim.memory import FLOAT32, FLOAT64, INT16, INT64, UINT64
from pithead.sim.wasm.kernel_source import ArrayOf, KernelPart, KernelSource, Parameter, TupleOf

WORDS: Final = ArrayOf(INT64)
RNG: Final = ArrayOf(UINT64)
REALS: Final = ArrayOf(FLOAT64)
TREE: Final = TupleOf(Tree, (ArrayOf(INT64, 2), ArrayOf(FLOAT64, 2), WORDS, REALS))
TABLE: Final = TupleOf(GameTable, (WORDS, WORDS, RNG, WORDS, WORDS, WORDS, REALS))

FUNCTIONS: Final[dict[str, tuple[Parameter, ...]]] = {
    "count_finds": (REALS, REALS, ArrayOf(FLOAT64, 3), ArrayOf(FLOAT32, 6)),
    "new_tree": (TREE,),
    "grow_tree": (MODEL, WORKSPACE, TREE, INT64, INT64, INT64),
    "root_statistics": (TREE, INT64, WORDS, REALS),
    "judge": (MODEL, WORDS, FLOAT64, REALS),
    "read_mine": (MODEL, WORKSPACE, WORDS, INT64),
    "outlook": (MODEL, WORKSPACE, WORDS),
    "write_net_features": (MODEL, WORKSPACE, WORDS),
    "run_net": (MODEL, WORKSPACE, WORDS, REALS),
    "sample_hidden": (WORDS, WORDS, INT64, RNG),
    "stack": (WORDS, INT64, RNG, ArrayOf(UINT64)),
    "roll_many": (MODEL, WORKSPACE, INT64, INT64, UINT64, INT64, REALS, REALS),
    "play_whole_games": (MODEL, WORKSPACE, TREE, TABLE, UINT64, INT64, INT64, ArrayOf(INT16, 2)),
}

SOURCE: Final = KernelSource(KERNEL_FILE, (KernelPart(MODULES, FUNCTIONS),))
