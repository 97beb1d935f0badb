"""A game that brings rules alone: what plays works, and what it lacks is said in one sentence."""

import os

import pytest

from pithead.words import LANGUAGES
from tests.cli.conftest import Ran
from tests.strangers import site_packages
from tests.zygote import Zygote


@pytest.fixture(scope="module")
def pebbles(tmp_path_factory):
    """Runs `pithead ...` where a package with Pebbles is installed."""
    folder = tmp_path_factory.mktemp("games")
    zygote = Zygote(PYTHONPATH=os.pathsep.join(site_packages(tmp_path_factory.mktemp("site") / "packages")))

    def run(*arguments, stdin=""):
        code, *told = zygote.run(arguments, stdin.encode(), folder)
        ran = Ran(code, *(text.decode() for text in told))
        assert "Traceback" not in ran.err, ran.err
        return ran

    assert run("random", "pebbles", "--seed", "bare").code == 0
    (folder / "game.json").write_bytes(next((folder / "games").glob("*.json")).read_bytes())
    yield run
    zygote.close()


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
    assert ran.code == 2
    assert ran.err.count("\n") == 1
    assert "pebbles" in ran.err


def test_a_hint_is_refused_and_the_game_goes_on(pebbles):
    ran = pebbles("--lang", "en", "play", "pebbles", "--plain", "--seed", "hint", stdin="hint\n" + "1\n" * 20)
    assert ran.code == 0
    assert "There is no coach for pebbles." in ran.out + ran.err


@pytest.mark.parametrize("level", ["random", "search"])
def test_it_is_played_against_each_level(pebbles, level):
    ran = pebbles("--lang", "en", "play", "pebbles", "--plain", "--seed", level, "--level", level, stdin="1\n" * 20)
    assert ran.code == 0, ran.err
    assert "pithead verify" in ran.out
    assert "analyse" not in ran.out, "nobody is sent to a coach that is not there"


def test_its_ladder_is_measured(pebbles):
    ran = pebbles("--lang", "en", "ladder", "pebbles", "--games", "4", "--workers", "1", "--budget", "0.01")
    assert ran.code == 0, ran.err
    assert "Search" in ran.out
