"""The language of the command line: `--lang` anywhere, then `PITHEAD_LANG`, then the locale, then English."""

import os
import subprocess
import sys

import pytest

from pithead.cli.words import split_language
from pithead.game import Unreadable
from pithead.words import LANGUAGES, Words
from pithead.words.language import choose_language


def help_page(*arguments: str, **environment: str) -> str:
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "PITHEAD_"))}
    command = [sys.executable, "-m", "pithead", *arguments]
    ran = subprocess.run(command, env={**clean, **environment}, capture_output=True, text=True, encoding="utf-8", check=False)
    return ran.stdout + ran.stderr


def squeezed(text: str) -> str:
    return "".join(text.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_speaks_every_language(language):
    say = Words(language)
    page = squeezed(help_page("--help", "--lang", language))
    assert squeezed(say("help-app")) in page
    assert squeezed(say("help-play"))[:30] in page


@pytest.mark.parametrize(
    ("wanted", "environment", "language"),
    [
        ("fi", {"PITHEAD_LANG": "de", "LANG": "fr_FR.UTF-8"}, "fi"),
        (None, {"PITHEAD_LANG": "de_CH", "LANG": "fr_FR.UTF-8"}, "de"),
        (None, {"LC_ALL": "it_IT.UTF-8", "LANG": "fr_FR.UTF-8"}, "it"),
        (None, {"LANG": "fr_CA.UTF-8"}, "fr"),
        (None, {"LANG": "ja_JP.UTF-8"}, "en"),
        (None, {"LC_ALL": "C"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_first_wish_counts(wanted, environment, language):
    assert choose_language(wanted, environment) == language


def test_the_wish_may_stand_anywhere():
    assert split_language(["rules", "dice-miner", "--lang", "de", "DM-4.3"]) == ("de", ["rules", "dice-miner", "DM-4.3"])
    assert split_language(["--lang=fi", "--help"]) == ("fi", ["--help"])


def test_an_unknown_language_is_one_sentence():
    with pytest.raises(Unreadable):
        choose_language("tlh", {})
    told = help_page("--lang", "tlh", "--help")
    assert told.count("\n") == 1
    assert "tlh" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_and_refusals_follow_the_language(language):
    say = Words(language)
    assert say("rule-mm-8-7") in help_page("rules", "mini-miners", "MM-8.7", PITHEAD_LANG=language)
    assert "tetris" in help_page("rules", "tetris", PITHEAD_LANG=language)
    assert say("error-game-unknown", name="tetris", known="dice-miner, mini-miners") in help_page("rules", "tetris", PITHEAD_LANG=language)
