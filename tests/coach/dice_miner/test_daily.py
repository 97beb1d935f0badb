"""The daily mountain is compared with bots that met the same dice."""

import random

import pytest

from pithead.bots import RandomBot, make_bot
from pithead.coach import daily
from pithead.coach.daily import BotScores, bot_scores
from pithead.dice_miner.rules.state import DiceMinerOptions
from pithead.games import load_game
from pithead.match import open_match, play_out
from pithead.record import Player

GAME = load_game("dice-miner")
GAMES_PER_LEVEL = 10
"""Enough to tell levels apart."""


def climbed(bot, seed="daily 2026-11-15", name="Ann"):
    match, _ = open_match(GAME, [Player(name, "human", None)], options=DiceMinerOptions(solo="daily"), seed=seed)
    play_out(match, [bot], random.Random(1))
    return match.record()


@pytest.fixture(scope="module")
def bots():
    """What bots made of the dice that Ann met."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(daily, "GAMES_PER_LEVEL", GAMES_PER_LEVEL)
        yield bot_scores(climbed(RandomBot()).header)
        daily._bot_scores.cache_clear()  # others want all games


@pytest.mark.rule("DM-9.2")
def test_a_good_climber_beats_more_bots_than_one_who_takes_whatever_comes(bots):
    good, careless = climbed(make_bot(GAME, "greedy", 0)), climbed(RandomBot())
    assert bots.beaten_by(good.result.totals[0]) > bots.beaten_by(careless.result.totals[0])
    assert bots.games == GAMES_PER_LEVEL * len(bots.points)


@pytest.mark.rule("DM-9.2")
def test_better_levels_make_more_of_the_same_dice(bots):
    means = list(bots.means().values())
    assert means == sorted(means)


@pytest.mark.rule("DM-9.2")
def test_the_bots_meet_the_same_dice_whoever_climbs_and_others_on_another_day(monkeypatch):
    monkeypatch.setattr(daily, "GAMES_PER_LEVEL", 5)
    bots = bot_scores(climbed(RandomBot()).header)
    assert bots == bot_scores(climbed(make_bot(GAME, "greedy", 0), name="Bob").header)
    assert bots != bot_scores(climbed(RandomBot(), seed="daily 2026-11-16").header)


def test_those_with_as_many_points_count_half():
    assert BotScores({"hewer": (10, 20, 30, 40)}).beaten_by(20) == 38
    assert BotScores({"hewer": (10, 20, 30, 40)}).beaten_by(50) == 100
