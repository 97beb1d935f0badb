"""`pithead games stats`: the finished games of a folder summed up."""

import json

import pytest


@pytest.fixture
def games(pithead):
    pithead("random", "dice-miner", "--seed", "sums", "--games", "2", "--out", ".")


def test_finished_games_are_summed_up_for_who_sits_in_most(pithead, games):
    ran = pithead("games", "stats")
    assert ran.code == 0, ran.err
    assert "2 games" in ran.out
    listed = json.loads(pithead("games", "stats", "--json").out)
    (summary,) = listed["summaries"]
    assert (summary["game"], summary["games"]) == ("dice-miner", 2)
    assert summary["companions"]
    assert all(game["names"][game["seat"]] == listed["name"] for game in listed["games"])


def test_only_what_is_asked_for_counts(pithead, games):
    listed = json.loads(pithead("games", "stats", "--json").out)
    lost = [game for game in listed["games"] if game["seat"] not in game["winners"]]
    ran = pithead("games", "stats", "--result", "lost", "--json")
    assert ran.code == (0 if lost else 2)
    assert pithead("games", "stats", "--name", "Nobody").code == 2
    assert pithead("games", "stats", "--game", "chess").code == 2


def test_the_coach_weighs_every_game_if_asked(pithead, games):
    weighed = json.loads(pithead("games", "stats", "--analyse", "--json").out)
    assert all(game["figures"]["band"] for game in weighed["games"])
    assert len(weighed["summaries"][0]["curve"]) == 2
