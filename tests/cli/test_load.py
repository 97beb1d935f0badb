"""`pithead load`: whole games with the messages of the page, beside two baselines, and a page of what was measured."""

import asyncio
import os
from pathlib import Path

import pytest

from pithead.cli import load
from pithead.cli.load import Measured, Traffic, lines, measure_echo, measure_game, percentiles_ms, processor_s, read_counts
from pithead.cli.words import say
from pithead.game import Unreadable
from pithead.games import game_names

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "load.md"


@pytest.fixture(autouse=True)
def at_once(monkeypatch):
    monkeypatch.setattr(load, "WARM_UP_S", 0.0)


def test_whole_games_are_played_with_what_the_page_asks_for(tmp_path):
    found = asyncio.run(measure_game(game_names()[0], str(tmp_path / "p.db"), 1, 2, 1.0))
    assert found.events_per_s > 0
    assert found.cpu_us > 0
    assert found.bytes > 500  # a view, choices and words, and not only acknowledgements


@pytest.mark.parametrize("mode", ["each", "group"])
def test_an_echo_stores_what_it_sends_back(tmp_path, mode):
    found = asyncio.run(measure_echo(tmp_path, mode, 2, 0.3))
    assert found.events_per_s > 0
    assert found.bytes == len(load.ECHO_MESSAGE)
    assert (tmp_path / f"{mode}.db").stat().st_size > 0


def test_a_server_that_does_not_start_is_told_in_a_sentence(tmp_path):
    with pytest.raises(Unreadable, match="load-server"), load.running(["pithead", "serve", "--database", str(tmp_path)], load.free_port()):
        pass


def test_processor_time_counts_a_process_and_its_children():
    assert processor_s(os.getpid()) > 0


def test_a_time_counts_from_when_a_command_was_meant_to_be_sent():
    traffic = Traffic()
    traffic.sent["k"] = 0.0
    traffic.acknowledged("k")
    traffic.acknowledged("k")
    assert (traffic.stored, len(traffic.times)) == (1, 1)
    assert traffic.times[0] > 0
    assert percentiles_ms([0.001] * 2000) == (1.0, 1.0, 1.0)


def test_the_page_has_a_row_for_everything_that_was_measured():
    row = Measured("toy, SQLite", 1, 1234.5, 2500.0, 400.0, 1.0, 2.0, 3.0, 3000.0)
    text = "\n".join(lines([row], 7, 2.0, 19.56))
    assert "| toy, SQLite | 1 | 1,234 | 2,500 | 400 | 1.0 / 2.0 / 3.0 | 3,000 |" in text
    assert say("load-no-postgres") in text
    assert "19.6" in text, "a page from a busy machine says so"
    assert "toy, SQLite" in load.sentence(row)
    assert read_counts("1,2,4") == (1, 2, 4)
    with pytest.raises(Unreadable):
        read_counts("many")


def test_the_page_in_the_docs_has_both_baselines_and_every_game_on_both_stores():
    text = PAGE.read_text("utf-8")
    for name in (say("load-echo-each"), say("load-echo-group")):
        assert f"| {name} | 1 |" in text
    for game in game_names():
        assert f"| {game}, SQLite | 1 |" in text
        for processes in (1, 2, 4):
            assert f"| {game}, PostgreSQL | {processes} |" in text
