"""What the built kernel of the bots is made of."""

from __future__ import annotations

from typing import Final

from pithead.dice_miner.bots.guest import KERNEL_FILE
from pithead.dice_miner.bots.search.kernel import MODULES as SEARCH
from pithead.dice_miner.bots.search.workspace import MODEL, WORKSPACE, Tree
from pithead.dice_miner.bots.solver import memory
from pithead.dice_miner.bots.solver.box_facts import BOX_FACTS
from pithead.dice_miner.bots.solver.kernel import MODULES as SOLVER
from pithead.sim.memory import FLOAT32, FLOAT64, INT32, INT64, UINT64
from pithead.sim.wasm.kernel_source import ArrayOf, KernelPart, KernelSource, Parameter, TupleOf

WORDS: Final = ArrayOf(INT64)
TABLE: Final = ArrayOf(INT64, 2)
REALS: Final = ArrayOf(FLOAT64)
RNG: Final = ArrayOf(UINT64)
FOUND: Final = ArrayOf(FLOAT64, 2)
LAYER: Final = ArrayOf(FLOAT32, 2)
TREE: Final = TupleOf(Tree, (TABLE, FOUND, WORDS, WORDS, WORDS))
MEMORY: Final = TupleOf(
    memory.Memory,
    (
        memory.SCRATCH,
        ArrayOf(INT64, 2),
        ArrayOf(FLOAT64),
        ArrayOf(FLOAT64),
        ArrayOf(INT64, 2),
        ArrayOf(INT64, 2),
        ArrayOf(INT32),
        ArrayOf(FLOAT64),
        ArrayOf(INT64, 2),
        ArrayOf(INT64, 2),
        ArrayOf(FLOAT64),
        ArrayOf(FLOAT64),
        ArrayOf(FLOAT64),
        ArrayOf(FLOAT64),
        ArrayOf(INT64),
    ),
)

PLAYING: Final[dict[str, tuple[Parameter, ...]]] = {
    "begin_stream": (RNG, UINT64, INT64),
    "start": (WORDS, INT64, INT64, INT64),
    "chance_acts": (WORDS,),
    "sample": (WORDS, WORDS, RNG, WORDS),
    "settle": (WORDS, WORDS, WORDS),
    "first_actor": (WORDS,),
    "menu": (WORDS, WORDS, INT64),
    "step": (WORDS, WORDS, INT64, INT64),
    "excavation_step": (WORDS, WORDS, INT64),
    "random_choice": (RNG, INT64),
    "greedy_choice": (WORDS, WORDS, INT64, INT64),
    "uct": (TREE, WORDS, WORDS, INT64, RNG, INT64),
}
SEARCHING: Final[dict[str, tuple[Parameter, ...]]] = {
    "cumulate_rows": (LAYER, WORDS, LAYER),
    "search_excavation": (MODEL, WORKSPACE, INT64, INT64),
    "roll_out_excavation": (MODEL, WORKSPACE, INT64, UINT64, INT64, INT64, FOUND),
    "search_magic": (MODEL, WORKSPACE, INT64, INT64),
    "choose_die": (MODEL, WORKSPACE),
    "search_caching": (MODEL, WORKSPACE, INT64, INT64),
    "search_heroes": (MODEL, WORKSPACE),
    "excavation_menu": (WORDS, WORDS),
    "magic_menu": (WORDS, WORDS),
    "replenish_menu": (WORDS, WORDS, INT64),
    "evaluate": (MODEL, WORKSPACE, WORDS, UINT64, WORDS, FOUND),
    "play_alone": (MODEL, WORKSPACE, WORDS, UINT64, WORDS, FOUND),
    "forget_caches": (WORDS, INT64),
    "begin_heroes": (WORDS, INT64),
    "judge": (MODEL, WORKSPACE, WORDS, REALS),
    "write_features": (WORDS, WORDS, WORDS, WORDS, INT64, WORDS, WORDS),
    "player_choice": (MODEL, MODEL, WORKSPACE, TREE, TABLE, WORDS, INT64),
    "take_step": (MODEL, WORKSPACE, WORDS, INT64, INT64),
    "roll_dice": (MODEL, WORDS, UINT64, INT64, RNG, RNG, WORDS),
    "roll_out_choice": (MODEL, WORKSPACE, TREE, TABLE, WORDS, INT64, INT64, UINT64, INT64, INT64, RNG, FOUND),
}
SOLVING: Final[dict[str, tuple[Parameter, ...]]] = {"solve": (BOX_FACTS, MEMORY, memory.FRAMES, WORDS)}

SOURCE: Final = KernelSource(KERNEL_FILE, (KernelPart(SEARCH, {**PLAYING, **SEARCHING}), KernelPart(SOLVER, SOLVING)))
