"""`pithead ladder`: a table, a picture and figures, in five languages."""

import json
from xml.etree import ElementTree

import msgspec
import pytest

from pithead.bots.ladder import read_shipped
from pithead.cli.ladder import tell
from pithead.cli.words import say
from pithead.games import load_game
from pithead.words import LANGUAGES, Words


def test_it_prints_a_table_and_writes_picture_and_figures(pithead, tmp_path):
    arguments = ("--games", "4", "--workers", "1", "--bots", "first-day,greedy", "--out", str(tmp_path))
    ran = pithead("ladder", "mini-miners", *arguments)
    assert ran.code == 0
    assert "First day" in ran.out
    assert "1000 ±0" in ran.out
    figures = json.loads((tmp_path / "mini-miners-2.json").read_text())
    assert figures["games"] == 4
    assert {rung["name"] for rung in figures["rungs"]} == {"first-day", "greedy"}
    picture = ElementTree.parse(tmp_path / "mini-miners-2-ladder.svg").getroot()
    assert len(picture.findall(".//{http://www.w3.org/2000/svg}circle")) == 2


def test_a_ladder_says_which_edition_it_was_measured_with(capsys):
    shipped, newest = read_shipped("mini-miners", 2), load_game("mini-miners").rules_version
    told = say("ladder-older", rules="1", newest=newest)
    for rules, older in (("1", True), (newest, False), ("", False)):
        tell(msgspec.structs.replace(shipped, rules=rules))
        assert (told in capsys.readouterr().out) == older


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_have_their_names_in_every_language(pithead, language):
    ran = pithead("--lang", language, "ladder", "mini-miners", "--games", "2", "--workers", "1", "--bots", "hewer,greedy")
    assert Words(language)("level-hewer") in ran.out


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("chess",), "chess"),
        (("mini-miners", "--bots", "greedy"), "two different bots"),
        (("mini-miners", "--bots", "greedy,genius"), "genius"),
        (("mini-miners", "--shipped", "--seats", "4"), "4 players"),
    ],
)
def test_what_cannot_be_measured_is_refused_in_one_sentence(pithead, arguments, says):
    ran = pithead("ladder", *arguments)
    assert ran.code != 0
    assert says in ran.err
    assert ran.err.count("\n") == 1
