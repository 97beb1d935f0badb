"""A game that brings no bots has random ones, and where nothing is hidden a search that knows only the rules."""

from random import Random

import msgspec
import pytest

from pithead.bots import default_level, levels, make_bot, make_evaluator
from pithead.bots.generic import UctBot, hides_nothing
from pithead.bots.ladder import LadderBatch, LadderConfig, entrants, play_batch
from pithead.bots.levels import bots_of, known, plain_level
from pithead.bots.self_play import play
from pithead.game import CHANCE, HIDDEN, Unreadable
from tests.strangers import Heap, Pebbles, install


class Covered(msgspec.Struct, frozen=True):
    """A heap whose size only the seat in turn sees."""

    seats: int
    pebbles: int | str
    turn: int


class CoveredPebbles(Pebbles):
    name = "covered-pebbles"

    def view(self, state, seat):
        return Covered(state.seats, state.pebbles if seat == CHANCE else HIDDEN, state.turn)


@pytest.fixture
def bare(monkeypatch):
    """Games that bring nothing but rules, found as if they were installed."""

    def installed(game):
        bots_of.cache_clear()
        install(monkeypatch, game)
        return game

    yield installed
    bots_of.cache_clear()


def test_a_game_without_bots_has_two_levels(bare):
    game = bare(Pebbles())
    assert levels(game.name) == ("random", "search")
    assert known(game.name) == ("random", "search")
    assert (default_level(game.name), plain_level(game.name)) == ("search", "random")


@pytest.mark.parametrize("pebbles", [5, 6, 7])
def test_the_search_leaves_a_multiple_of_four(pebbles):
    game = Pebbles()
    state = Heap(2, pebbles, 1)
    for seed in range(5):
        assert UctBot(game, 1, 600).choose(game.view(state, 1), game.legal(state, 1), Random(seed), 0.0) == pebbles % 4


def test_the_search_with_iterations_is_repeatable():
    game = Pebbles()
    state = Heap(3, 11, 0)
    first, second = (UctBot(game, 0, 50).choose(state, game.legal(state, 0), Random(3), 0.0) for _ in range(2))
    assert first == second


def test_the_search_takes_what_is_legal_without_any_time():
    state = Heap(3, 11, 0)
    assert UctBot(Pebbles(), 0).choose(state, (1, 2, 3), Random(3), 0.0) in (1, 2, 3)


def test_search_beats_random_on_the_same_heaps(bare):
    game, won = bare(Pebbles()), 0
    for number in range(20):
        bots = [UctBot(game, 0, 100), make_bot(game, "random", 1)]
        won += 0 in game.standing(play(game, bots, str(number), Random(number), 0.0)).winners
    assert won >= 15


def test_all_levels_play_a_table_of_three(bare):
    game = bare(Pebbles())
    bots = [make_bot(game, level, seat) for seat, level in enumerate(("search", "random", "search"))]
    assert game.standing(play(game, bots, "three", Random(1), 0.005)).winners


def test_a_game_without_bots_has_a_ladder(bare):
    config = LadderConfig(bare(Pebbles()).name, budget=0.001)
    assert entrants(config) == ("random", "search")
    deals = play_batch(LadderBatch(config, ("random", "search"), 0, 2)).deals
    assert all(0 <= deal.share <= 1 and min(deal.decisions) > 0 for deal in deals)


def test_where_something_is_hidden_there_is_no_generic_search(bare):
    game = bare(CoveredPebbles())
    assert not hides_nothing(game)
    assert levels(game.name) == ("random",)
    state = Heap(2, 7, 0)
    with pytest.raises(Unreadable, match="bot-hidden"):
        UctBot(game, 0).choose(game.view(state, 0), game.legal(state, 0), Random(1), 0.1)
    with pytest.raises(Unreadable, match="bot-unknown"):
        make_bot(game, "search", 0)
    with pytest.raises(Unreadable, match="ladder-two"):
        entrants(LadderConfig(game.name))


def test_a_game_without_bots_has_no_evaluator(bare):
    with pytest.raises(Unreadable, match="coach-game"):
        make_evaluator(bare(Pebbles()))
