"""Many games in numbers."""

from random import Random

import pytest

from pithead.cli import statistics
from pithead.games import game_names, load_game
from pithead.lab.statistics import Column, play_and_count
from pithead.mini_miners.lab.statistics import REGIONS, STATISTICS


def rows(page):
    """The first cell of every line of every table, but for the heads."""
    return [line.split("|")[1].strip() for line in page.splitlines() if line.startswith("| ") and line.split("|")[1].strip()]


@pytest.mark.parametrize("game", game_names())
def test_the_page_has_a_column_for_each_kind_of_players(pithead, game):
    ran = pithead("statistics", game, "--games", "1", "--seed", "test")
    assert ran.code == 0
    assert ran.err == ""
    assert f"`pithead statistics {game} --games 1 --seed test`" in ran.out
    heads = next(line for line in ran.lines if line.startswith("|"))
    assert [cell.strip() for cell in heads.split("|")[2:-1]] == [
        f"{level}, {seats} players" for seats in (2, 3, 4) for level in ("random", "greedy")
    ]
    assert {"games", "quartiles", "decisions a game, mean (longest)"} <= set(rows(ran.out))


def test_the_same_seed_gives_the_same_page(pithead):
    pages = [pithead("statistics", "mini-miners", "--games", "1", "--seed", seed).out for seed in ("a", "a", "b")]
    assert pages[0] == pages[1]
    assert pages[0].splitlines()[6:] != pages[2].splitlines()[6:]


def test_a_game_that_we_do_not_have_is_one_sentence(pithead):
    ran = pithead("statistics", "chess")
    assert ran.code == 2
    assert len(ran.err.splitlines()) == 1


def test_ctrl_c_keeps_what_is_done(monkeypatch, capsys):
    left = iter(range(3))
    real = statistics.play_and_count

    def play(*arguments):
        if next(left, None) is None:
            raise KeyboardInterrupt
        return real(*arguments)

    monkeypatch.setattr(statistics, "play_and_count", play)
    assert statistics.statistics("mini-miners", 2, "1", None) == 130
    out = capsys.readouterr().out
    assert "random, 2 players" in out
    assert "random, 3 players" not in out
    assert [cell.strip() for cell in next(line for line in out.splitlines() if line.startswith("| games")).split("|")[2:-1]] == ["2", "1"]


def test_ctrl_c_before_the_first_game_prints_nothing(monkeypatch, capsys):
    def play(*arguments):
        raise KeyboardInterrupt

    monkeypatch.setattr(statistics, "play_and_count", play)
    assert statistics.statistics("mini-miners", 2, "1", None) == 130
    assert capsys.readouterr().out == ""


def test_every_dwarf_leaves_the_mine_or_sits_in_the_tavern():
    game = load_game("mini-miners")
    for seats, play in ((2, 5), (3, 4), (4, 3)):
        for level in statistics.LEVELS:
            counts = play_and_count(game, Column(level, seats), Random(seats), STATISTICS.watch).counts
            assert counts["rounds"] == 3
            assert counts["tavern"] + counts["removed"] + counts["hosts"] == 3 * seats * play
            assert sum(counts[f"dug {region}"] for region in REGIONS) == counts["tavern"] + counts["removed"]
