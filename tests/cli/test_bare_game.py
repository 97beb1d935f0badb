"""A game that brings rules alone: what plays works, and what it lacks is said in one sentence."""

import os
import subprocess
import sys

import pytest

from pithead.words import LANGUAGES
from tests.strangers import site_packages


@pytest.fixture(scope="module")
def pebbles(tmp_path_factory):
    """Runs `pithead ...` where a package with Pebbles is installed."""
    folder = tmp_path_factory.mktemp("games")
    paths = os.pathsep.join(site_packages(tmp_path_factory.mktemp("site") / "packages"))

    def run(*arguments, stdin=""):
        ran = subprocess.run(
            [sys.executable, "-m", "pithead", *arguments],
            input=stdin,
            capture_output=True,
            cwd=folder,
            check=False,
            text=True,
            env={**os.environ, "PYTHONPATH": paths},
        )
        assert "Traceback" not in ran.stderr, ran.stderr
        return ran

    assert run("random", "pebbles", "--seed", "bare").returncode == 0
    (folder / "game.json").write_bytes(next((folder / "games").glob("*.json")).read_bytes())
    return run


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "arguments",
    [
        ("learn", "pebbles"),
        ("puzzle", "pebbles"),
        ("puzzle", "pebbles", "3"),
        ("puzzle", "pebbles", "--make", "1"),
        ("analyse", "game.json"),
        ("play", "pebbles", "--plain", "--coach"),
        ("ladder", "pebbles", "--exact", "5"),
        ("ladder", "pebbles", "--shipped"),
    ],
    ids=" ".join,
)
def test_what_a_game_does_not_bring_is_said_in_one_sentence(pebbles, arguments, language):
    ran = pebbles("--lang", language, *arguments)
    assert ran.returncode == 2
    assert ran.stderr.count("\n") == 1
    assert "pebbles" in ran.stderr


def test_a_hint_is_refused_and_the_game_goes_on(pebbles):
    ran = pebbles("--lang", "en", "play", "pebbles", "--plain", "--seed", "hint", stdin="hint\n" + "1\n" * 20)
    assert ran.returncode == 0
    assert "There is no coach for pebbles." in ran.stdout + ran.stderr


@pytest.mark.parametrize("level", ["random", "search"])
def test_it_is_played_against_each_level(pebbles, level):
    ran = pebbles("--lang", "en", "play", "pebbles", "--plain", "--seed", level, "--level", level, stdin="1\n" * 20)
    assert ran.returncode == 0, ran.stderr


def test_its_ladder_is_measured(pebbles):
    ran = pebbles("--lang", "en", "ladder", "pebbles", "--games", "4", "--workers", "1", "--budget", "0.01")
    assert ran.returncode == 0, ran.stderr
    assert "Search" in ran.stdout
