"""`pithead bench`: flat figures, a page of them, and a sentence about whoever could not come."""

import json

import pytest

from pithead.cli import bench, bench_page
from pithead.cli.peers import ENVIRONMENTS, PEERS


def absent():
    raise ImportError(name="jax")


@pytest.fixture
def few_peers(monkeypatch):
    """Those that the tests have installed, and one that is missing."""
    peers = {"open_spiel/yacht": PEERS["open_spiel/yacht"], "pgx/backgammon": absent}
    environments = {"vector/dice-miner": ENVIRONMENTS["vector/dice-miner"]}
    monkeypatch.setattr(bench, "PEERS", peers)
    monkeypatch.setattr(bench, "ENVIRONMENTS", environments)
    monkeypatch.setattr("pithead.cli.scaling.CHUNKS", 1)
    monkeypatch.setattr("pithead.cli.scaling.TRIES", 1)
    monkeypatch.setattr(bench, "STARTS", 1)


def test_one_run_measures_everything_and_writes_a_page(few_peers, capsysbinary, tmp_path) -> None:
    bench.run(True, 0.1, 10_000, tmp_path / "build" / "bench.md")
    told = capsysbinary.readouterr()
    figures = json.loads(told.out)
    assert {"dice-miner/plain", "mini-miners/plain", "dice-miner/fast", "open_spiel/yacht", "vector/dice-miner", "cores/1"} <= set(figures)
    assert {"growth/1000", "growth/10000", "cli/help", "cli/play"} <= set(figures)
    assert "growth/100000" not in figures
    assert "pgx/backgammon" not in figures
    assert b"pgx/backgammon was left out, because jax is not installed" in told.err
    assert figures["dice-miner/fast"]["decisions_per_s"] > 20 * figures["dice-miner/plain"]["decisions_per_s"]
    assert figures["mini-miners/fast"]["decisions_per_s"] > 5 * figures["mini-miners/plain"]["decisions_per_s"]
    assert figures["growth/10000"]["peak_mb"] < 1.2 * figures["growth/1000"]["peak_mb"]
    page = (tmp_path / "build" / "bench.md").read_text()
    assert f"| dice-miner/fast | {figures['dice-miner/fast']['decisions_per_s']:,.0f} |" in page
    assert "| 10,000 |" in page


def test_ratios_are_those_to_the_plain_engine_and_to_every_peer() -> None:
    speeds = {"dice-miner/plain": 10, "dice-miner/fast": 800, "catanatron": 4}
    figures = {name: {"decisions_per_s": speed} for name, speed in speeds.items()}
    assert list(bench_page.ratios(figures)) == [
        ("dice-miner/plain", "catanatron", 2.5),
        ("dice-miner/fast", "dice-miner/plain", 80.0),
        ("dice-miner/fast", "catanatron", 200.0),
    ]


def test_decisions_of_open_spiel_are_those_of_players() -> None:
    play = PEERS["open_spiel/yacht"]()
    games, decisions = play()
    assert games == 1
    assert 26 <= decisions < 80, "yacht has two players with thirteen turns each, and up to two rolls more in each of them"
