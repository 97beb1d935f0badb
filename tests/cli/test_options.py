"""The options of any installed game are flags of the command line and fields of the API, made from its schema alone."""

import json
from typing import Literal

import msgspec
import pytest
from typer.testing import CliRunner

from pithead.cli.app import app
from pithead.cli.options import GameCommand, help_of
from pithead.game import Options, Refusal, Unreadable
from pithead.games import game_names, load_game
from pithead.server.game_list import game_shown
from pithead.words import Words
from pithead.words.options import fields_of
from tests.strangers import Pebbles, install


class PebbleOptions(Options, frozen=True):
    """One option of each kind."""

    misere: bool = False
    polite: bool = True
    mood: Literal["calm", "wild"] | None = None
    colours: tuple[str, ...] = ()
    most: int = 3
    seed: str = ""


class Fancy(Pebbles):
    """A stranger's game after its author has thought of options."""

    options_type = PebbleOptions

    def start(self, seats, options=PebbleOptions()):  # noqa: B008 - a frozen value
        return super().start(seats, options)


@pytest.fixture
def run(monkeypatch, tmp_path):
    install(monkeypatch, Fancy())
    monkeypatch.chdir(tmp_path)
    return lambda *words: CliRunner().invoke(app, words)


def header(path):
    return json.loads(path.read_text("utf-8"))["header"]


@pytest.mark.parametrize("command", ["play", "new", "random", "simulate"])
def test_help_lists_the_options_of_every_installed_game(run, command):
    text = run(command, "--help").output
    assert "Pebbles:" in text
    assert "Dice Miner:" in text
    for flag in ("--misere", "--no-polite", "--mood calm|wild", "--colours A,B,C", "--most N", "--game-seed TEXT", "--random-heroes"):
        assert flag in text


@pytest.mark.parametrize(
    ("words", "chosen"),
    [
        (["pebbles", "--misere"], {"misere": True}),
        (["--misere", "pebbles", "--no-polite"], {"misere": True, "polite": False}),
        (["pebbles", "--mood", "wild", "--most", "5"], {"mood": "wild", "most": 5}),
        (["--mood=calm", "pebbles"], {"mood": "calm"}),
        (["pebbles", "--colours", "red, blue", "--seed", "a", "--game-seed", "b"], {"colours": ["red", "blue"], "seed": "b"}),
        (["--seed", "pebbles", "pebbles"], {}),
    ],
)
def test_an_option_of_a_strangers_game_is_a_flag(run, tmp_path, words, chosen):
    ran = run("new", *words)
    assert ran.exit_code == 0, ran.exception
    options = msgspec.convert(header(tmp_path / "game.json")["options"], PebbleOptions)
    assert options == msgspec.convert(chosen, PebbleOptions)


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["pebbles", "--random-heroes"], "option-unknown"),
        (["dice-miner", "--misere"], "option-unknown"),
        (["pebbles", "--mood", "sad"], "option"),
        (["pebbles", "--most", "many"], "option"),
        (["pebbles", "--mood"], "option-bare"),
        (["marbles", "--mood", "calm"], "game-unknown"),
    ],
)
@pytest.mark.parametrize("command", ["play", "new", "random", "simulate"])
def test_what_a_game_does_not_know_is_one_sentence(run, command, words, reason):
    ran = run(command, *words)
    assert isinstance(ran.exception, Unreadable)
    assert ran.exception.reason == reason
    assert "\n" not in Words("en").refusal(ran.exception)


@pytest.mark.parametrize("game", game_names())
def test_every_option_of_our_games_has_a_sentence_of_its_own_in_every_language(game):
    flags = GameCommand("new").flags(game, ())
    assert flags
    for language in ("en", "de", "it", "fi", "fr"):
        assert all(Words(language).find(f"help-{game}-{flag.text.removeprefix('--')}") for flag in flags)
    assert len({help_of(game, flag) for flag in flags}) == len(flags)


def test_the_api_offers_the_same_options_as_the_command_line(monkeypatch):
    game = Fancy()
    install(monkeypatch, game)
    shown = json.loads(msgspec.json.encode(game_shown(game, Words("de"))))
    assert [(option["name"], option["kind"], option["label"], option["default"]) for option in shown["options"]] == [
        ("misere", "switch", "Misere", False),
        ("polite", "switch", "Polite", True),
        ("mood", "choice", "Mood", None),
        ("colours", "several", "Colours", []),
        ("most", "number", "Most", 3),
        ("seed", "text", "Seed", ""),
    ]
    assert [choice["value"] for choice in shown["options"][2]["choices"]] == [None, "calm", "wild"]
    assert [option["name"] for option in shown["options"]] == [field.name for field in fields_of(PebbleOptions)]


def test_the_box_says_which_values_an_option_has():
    game = load_game("mini-miners")
    dwarves = next(option for option in game_shown(game, Words("de")).options if option.name == "dwarves")
    assert [choice.value for choice in dwarves.choices] == list(game.box.names)
    assert "Maulwurf" in [choice.label for choice in dwarves.choices]
    with pytest.raises(Refusal):
        game.start(2, game.options_type(dwarves=("gandalf",)))
