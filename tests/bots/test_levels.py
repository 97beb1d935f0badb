"""The levels: five for each game, each goes wrong as people do, and each is better than the one below."""

from itertools import islice
from math import exp
from random import Random

import pytest
from typer.main import get_command

from pithead.bots import levels, make_bot
from pithead.bots.levels import bots_of, default_level, known, level_of, plain_level
from pithead.bots.noisy import NoisyBot, gumbel
from pithead.bots.room import Level
from pithead.bots.self_play import play
from pithead.cli.app import app
from pithead.dice_miner.rules.events import Cheers
from pithead.game import Unreadable
from pithead.games import game_names, load_game
from tests.bots.games import decisions
from tests.sizes import size

GAMES = [load_game(name) for name in game_names()]
PLAIN = [(game, level.name) for game in GAMES for level in bots_of(game.name).levels if not level.searches]


class Fixed:
    """A heuristic that knows the worth of letters."""

    subtle = (int,)

    def __init__(self, **worth):
        self.worth = worth

    def values(self, view, legal):
        return [self.worth.get(event, 0.0) for event in legal]


def shares(level, legal, count=4000, **worth):
    rng = Random(1)
    bot = NoisyBot(Fixed(**worth), level)
    chosen = [bot.choose(None, legal, rng, 0.0) for _ in range(count)]
    return {event: chosen.count(event) / count for event in legal}


def test_both_games_have_the_same_five_levels():
    assert [levels(name) for name in game_names()] == [("first-day", "apprentice", "hewer", "foreman", "mine-master")] * 2


def test_the_old_names_still_mean_something():
    for name in game_names():
        assert {"random", "greedy", "master"} <= set(known(name))
        assert level_of(name, "master").searches
    with pytest.raises(Unreadable, match="game-unknown"):
        level_of("chess", "greedy")


def test_a_newcomer_meets_the_apprentice():
    play_command = get_command(app).commands["play"]
    default = next(option.default for option in play_command.params if option.name == "level")
    assert default is None
    assert {default_level(name) for name in game_names()} == {"apprentice"}


@pytest.mark.parametrize(("game", "level"), PLAIN, ids=lambda part: getattr(part, "name", part))
def test_the_strongest_of_the_lower_levels_stands_in_for_those_that_search(game, level):
    assert make_bot(game, level, 0)
    assert plain_level(game.name) == "hewer"


@pytest.mark.parametrize(("game", "level"), PLAIN, ids=lambda part: getattr(part, "name", part))
def test_the_same_dice_give_the_same_choice(game, level):
    for state, seat in islice(decisions(game, 3, 1), 0, None, size("EVERY")):
        view, legal = game.view(state, seat), game.legal(state, seat)
        first, second = (make_bot(game, level, seat).choose(view, legal, Random(5), 0.0) for _ in range(2))
        assert first == second in legal


def test_a_small_mistake_is_common_and_a_blunder_is_rare():
    found = shares(Level("x", temperature=1.0), ("best", "close", "bad"), best=5.0, close=4.5, bad=0.0)
    whole = 1 + exp(-0.5) + exp(-5)
    assert found["best"] == pytest.approx(1 / whole, abs=0.03)
    assert found["close"] == pytest.approx(exp(-0.5) / whole, abs=0.03)
    assert found["bad"] < 0.015


def test_without_temperature_the_best_is_taken():
    assert shares(Level("x"), ("best", "close"), 100, best=1.0, close=0.99) == {"best": 1.0, "close": 0.0}


def test_what_is_not_obvious_is_overlooked_at_times_but_never_all_there_is():
    found = shares(Level("x", oversight_rate=0.25), (7, "poor"), poor=-1.0)
    assert found["poor"] == pytest.approx(0.25, abs=0.03)
    assert shares(Level("x", oversight_rate=1.0), (7, 8), 10)[7] == 1.0


def test_noise_has_the_mean_of_its_curve():
    rng = Random(1)
    assert sum(gumbel(rng) for _ in range(20_000)) / 20_000 == pytest.approx(0.5772, abs=0.03)


def test_nobody_on_the_first_day_throws_a_clear_choice_away():
    """Where one choice is better by far, even the first day takes another hardly ever."""
    game = load_game("dice-miner")
    temperature = level_of("dice-miner", "first-day").temperature
    clear = taken = 0
    for number in range(4):
        for state, seat in decisions(game, 2, number):
            heuristic = make_bot(game, "first-day", seat).heuristic
            view, legal = game.view(state, seat), [event for event in game.legal(state, seat) if not isinstance(event, heuristic.subtle)]
            values = sorted(heuristic.values(view, legal))
            if len(legal) > 1 and values[-1] - values[-2] > 3 * temperature:
                best = max(zip(heuristic.values(view, legal), range(len(legal))))[1]
                clear += 1
                bot = make_bot(game, "first-day", seat)
                taken += sum(bot.choose(view, legal, Random(number), 0.0) == legal[best] for number in range(20)) / 20
    assert clear > 5
    assert taken >= 0.85 * clear


def test_the_first_day_shares_a_beer_rarely():
    game = load_game("dice-miner")
    shared = {"first-day": 0, "hewer": 0}
    for number in range(3):
        for state, seat in decisions(game, 2, number):
            legal = game.legal(state, seat)
            if any(isinstance(event, Cheers) for event in legal):
                for level in shared:
                    shared[level] += isinstance(
                        make_bot(game, level, seat).choose(game.view(state, seat), legal, Random(number), 0.0), Cheers
                    )
    assert shared["first-day"] < shared["hewer"]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_level_plays_every_table_to_the_end(game):
    for seats in (2, 3, 4):
        names = (levels(game.name) * 2)[seats : 2 * seats]
        end = play(game, [make_bot(game, name, seat) for seat, name in enumerate(names)], "end", Random(1), 0.001)
        assert game.standing(end).winners


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_plain_levels_beat_the_next_lower(game):
    for better, worse in (("apprentice", "first-day"), ("hewer", "apprentice")):
        won = 0.0
        for number in range(5):
            for own in range(2):
                players = [make_bot(game, better if seat == own else worse, seat) for seat in range(2)]
                winners = game.standing(play(game, players, str(number), Random(number), 0.0)).winners
                won += (own in winners) / len(winners)
        assert won > 5
