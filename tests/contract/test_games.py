"""Both games keep the contract of the protocol."""

import pickle

import pytest

from pithead.dice_miner.rules import DiceMiner
from pithead.dice_miner.rules.state import DiceMinerOptions
from pithead.games import game_names, load_game
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


@pytest.mark.parametrize("name", game_names())
def test_a_game_that_was_looked_at_goes_to_another_process(name):
    game = load_game(name)
    state = game.start(2)
    seen = game.view(state, 0), game.worth(state, 0), game.standing(state)
    again = pickle.loads(pickle.dumps(game))
    assert again.content_hash == game.content_hash
    assert (again.view(state, 0), again.worth(state, 0), again.standing(state)) == seen
