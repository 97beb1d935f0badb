"""Both games keep the contract of the protocol."""

from pithead.dice_miner import DiceMiner
from pithead.dice_miner.state import DiceMinerOptions
from pithead.testing import GameContract


class TestDiceMiner(GameContract):
    game = DiceMiner()
    variants = (
        (1, DiceMinerOptions(solo="daily")),
        (2, DiceMinerOptions(solo="dragon")),
        (3, DiceMinerOptions(random_heroes=True)),
    )
