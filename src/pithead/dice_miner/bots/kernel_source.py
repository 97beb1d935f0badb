"""What the built kernel of the bots is made of."""

from __future__ import annotations

from typing import Final

from pithead.dice_miner.bots.guest import KERNEL_FILE
from pithead.dice_miner.bots.search.kernel import MODULES as SEARCH
from pithead.dice_miner.bots.search.workspace import DESK, MIND
from pithead.dice_miner.bots.solver import room
from pithead.dice_miner.bots.solver.kernel import MODULES as SOLVER
from pithead.dice_miner.bots.solver.lore import LORE
from pithead.sim.memory import FLOAT32, FLOAT64, INT32, INT64, UINT64
from pithead.sim.wasm.kernel_source import ArrayOf, KernelPart, KernelSource, Parameter, TupleOf

WORDS: Final = ArrayOf(INT64)
FOUND: Final = ArrayOf(FLOAT64, 2)
LAYER: Final = ArrayOf(FLOAT32, 2)
ROOM: Final = TupleOf(
    room.Room,
    (
        room.DESK,
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

SEARCHING: Final[dict[str, tuple[Parameter, ...]]] = {
    "add_up": (LAYER, WORDS, LAYER),
    "explore": (MIND, DESK, INT64, INT64),
    "foresee": (MIND, DESK, INT64, UINT64, INT64, INT64, FOUND),
    "conjure": (MIND, DESK, INT64, INT64),
    "choose_die": (MIND, DESK),
    "hoard": (MIND, DESK, INT64, INT64),
    "draft": (MIND, DESK),
    "excavation_menu": (WORDS, WORDS),
    "magic_menu": (WORDS, WORDS),
    "replenish_menu": (WORDS, WORDS, INT64),
    "appraise": (MIND, DESK, WORDS, UINT64, WORDS, FOUND),
    "play_alone": (MIND, DESK, WORDS, UINT64, WORDS, FOUND),
    "forget_caches": (WORDS, INT64),
    "begin_heroes": (WORDS, INT64),
    "step": (WORDS, WORDS, INT64, INT64),
}
SOLVING: Final[dict[str, tuple[Parameter, ...]]] = {"solve": (LORE, ROOM, room.PILE, WORDS)}

SOURCE: Final = KernelSource(KERNEL_FILE, (KernelPart(SEARCH, SEARCHING), KernelPart(SOLVER, SOLVING)))
