"""`pithead games stats`: the finished games of a folder summed up."""

import json

import pytest
from msgspec.structs import replace
from typer.testing import CliRunner

from pithead.cli import history
from pithead.cli.app import app
from pithead.record import digest_of, read_record, write_record


@pytest.fixture
def games(pithead, tmp_path):
    """Two finished games of dice, in each of which Ann sat on the first chair."""
    pithead("random", "dice-miner", "--seed", "sums", "--games", "2", "--out", ".")
    for file in tmp_path.glob("*.json"):
        record = read_record(file.read_bytes())
        bot, *others = record.header.players
        players = (replace(bot, name="Ann", kind="human"), *others)
        named = replace(record, header=replace(record.header, players=players))
        file.write_bytes(write_record(replace(named, digest=digest_of(named))))


def test_finished_games_are_summed_up_for_who_sits_in_most(pithead, games):
    ran = pithead("games", "stats")
    assert ran.code == 0, ran.err
    assert "Ann" in ran.out
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
    assert pithead("games", "stats", "--since", "2200-01-01").code == 2
    assert pithead("games", "stats", "--until", "2200-01-01").code == 0
    assert "yesterday" in pithead("games", "stats", "--since", "yesterday").err


def test_the_coach_weighs_every_game_if_asked(games, tmp_path, monkeypatch):
    weighed = {}

    def weighed_once(record, played, weigh=history.weighed):
        return weighed.get(played.table) or weighed.setdefault(played.table, weigh(record, played))

    monkeypatch.setattr(history, "weighed", weighed_once)
    asked = ["games", "stats", "--folder", str(tmp_path), "--analyse"]
    listed = json.loads(CliRunner().invoke(app, [*asked, "--json"]).stdout)
    assert all(game["figures"]["band"] for game in listed["games"])
    assert len(listed["summaries"][0]["curve"]) == 2
    worst = listed["summaries"][0]["worst"][0]
    told = CliRunner().invoke(app, asked).stdout
    assert f"pithead replay {worst['table']} --to {worst['number'] - 1}" in told
    assert sum(bar in told for bar in "▁█") == 2
