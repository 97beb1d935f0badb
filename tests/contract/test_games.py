"""Both games keep the contract of the protocol."""

from pithead.dice_miner.rules import DiceMiner
from pithead.dice_miner.rules.state import DiceMinerOptions
from pithead.mini_miners.rules import MiniMiners
from pithead.mini_miners.rules.state import MiniMinersOptions
from pithead.testing import GameContract


class TestDiceMiner(GameContract):
    game = DiceMiner()
    variants = (
        (1, DiceMinerOptions(solo="daily")),
        (2, DiceMinerOptions(solo="dragon")),
        (3, DiceMinerOptions(random_heroes=True)),
    )


class TestMiniMiners(GameContract):
    game = MiniMiners()
    games_each = 2
    variants = (
        (2, MiniMinersOptions(simplified=True)),
        (3, MiniMinersOptions(open_draft=True)),
        (4, MiniMinersOptions(long=True, trade=False)),
    )
