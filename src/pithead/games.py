"""The games by their names, loaded when they are first needed."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from pithead.game import AnyGame, Unreadable

NAMES: Final = ("dice-miner", "mini-miners")
PREFIXES: Final = {"dice-miner": "DM", "mini-miners": "MM"}
"""How the numbers of each game's rules begin."""


@lru_cache(maxsize=32)
def load_game(name: str, corrections: str | None = None) -> AnyGame:
    """The game of a name, with the facts of its box corrected by a user's content file, if there is one.

    Records bring their own corrections, so not all games are remembered for ever.
    """
    match name:
        case "dice-miner":
            from pithead.dice_miner.content import read_box, standard_box  # noqa: PLC0415
            from pithead.dice_miner.game import DiceMiner  # noqa: PLC0415

            return DiceMiner(standard_box() if corrections is None else read_box(corrections))
        case "mini-miners":
            from pithead.mini_miners.content import read_box as read_mine  # noqa: PLC0415
            from pithead.mini_miners.content import standard_box as standard_mine  # noqa: PLC0415
            from pithead.mini_miners.game import MiniMiners  # noqa: PLC0415

            return MiniMiners(standard_mine() if corrections is None else read_mine(corrections))
        case _:
            raise Unreadable("game-unknown", name=name, known=", ".join(NAMES))
