"""No bot gets anything but the view of its seat: with another secret planted where it can't look, each plays the same."""

import inspect
from functools import cache
from itertools import islice
from random import Random

import pytest

from pithead.bots import make_bot
from pithead.bots.kernel_search import KernelSearchBot
from pithead.bots.levels import known
from pithead.bots.noisy import MixedBot
from pithead.dice_miner.rules.events import Done
from pithead.dice_miner.rules.state import Replenish
from pithead.games import game_names, load_game
from tests.bots.games import decisions
from tests.properties.mini_miners.twins import twin

ITERATIONS = 200
BOTS = [(name, level) for name in game_names() for level in known(name)]


def steady(game, level, seat):
    """A bot that thinks by number instead of time: the same question has the same answer."""
    bot = make_bot(game, level, seat)
    search = bot.search if isinstance(bot, MixedBot) else bot
    if isinstance(search, KernelSearchBot):
        search.iterations = ITERATIONS
    return bot


def dice_miner_pairs():
    """Positions with the same one where another has cached a die more or less (DM-7.1)."""
    game = load_game("dice-miner")
    for number in range(20):
        for state, seat in decisions(game, 3, number, "random", "peek "):
            if isinstance(state.phase, Replenish):
                for other in state.phase.deciding:
                    secrets = [event for event in game.legal(state, other) if event != Done()] if other != seat else []
                    yield from ((state, game.apply(state, other, secret), seat) for secret in secrets[:2])


def mini_miners_pairs():
    """Positions with a twin: all cards that the seat can't see have changed places (MM-10.2)."""
    game = load_game("mini-miners")
    rng = Random(7)
    for number in range(2):
        for state, seat in decisions(game, 3, number, dice="peek "):
            other = twin(rng, game.box, state, seat)
            if other != state:
                yield state, other, seat


@cache
def pairs(name):
    """Forty pairs of a game."""
    return list(islice(dice_miner_pairs(), 40)) if name == "dice-miner" else list(islice(mini_miners_pairs(), 0, 160, 4))


@pytest.mark.parametrize("name", game_names())
def test_there_are_secrets_to_be_seen(name):
    game = load_game(name)
    assert len(pairs(name)) >= 20
    for state, planted, seat in pairs(name):
        assert state != planted
        assert game.view(state, seat) == game.view(planted, seat)
        assert game.legal(state, seat) == game.legal(planted, seat)


@pytest.mark.parametrize(("name", "level"), BOTS)
def test_a_planted_secret_changes_no_choice(name, level):
    game = load_game(name)
    for number, (state, planted, seat) in enumerate(pairs(name)):
        views = (game.view(state, seat), game.view(planted, seat))
        legal = game.legal(planted, seat)
        chosen = {steady(game, level, seat).choose(view, legal, Random(number), 0.0) for view in views}
        assert len(chosen) == 1


@pytest.mark.parametrize(("name", "level"), BOTS)
def test_a_bot_is_asked_with_nothing_but_its_view(name, level):
    asked = inspect.signature(make_bot(load_game(name), level, 0).choose)
    assert list(asked.parameters) == ["view", "legal", "rng", "budget"]


class Peeping:
    """Looks into the state, which nobody gives it in earnest, and acts on what it sees there."""

    def choose(self, state, legal, rng, budget):
        return legal[len(str(state)) % len(legal)]


@pytest.mark.parametrize("name", game_names())
def test_one_who_peeked_would_be_caught(name):
    caught = 0
    for state, planted, seat in pairs(name):
        legal = load_game(name).legal(state, seat)
        caught += Peeping().choose(state, legal, Random(1), 0.0) != Peeping().choose(planted, legal, Random(1), 0.0)
    assert caught
