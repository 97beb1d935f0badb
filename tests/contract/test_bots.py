"""The contract of bots holds for ours, and finds a bot that makes its own rules."""

import pytest

from pithead.bots import RandomBot
from pithead.testing import BotContract
from tests.strangers import Pebbles


class TestRandomBot(BotContract):
    game = Pebbles()

    def make(self, game, seat):
        return RandomBot()


class Cheat:
    def choose(self, view, legal, rng, budget):
        return 99


class OfCheats(BotContract):
    game = Pebbles()

    def make(self, game, seat):
        return Cheat()


def test_a_bot_that_makes_its_own_rules_is_found():
    with pytest.raises(AssertionError, match="not legal"):
        OfCheats().test_it_plays_whole_games_of_every_size_by_the_rules()
