"""A user's own file corrects the box, and says clearly what is wrong with it (DM-1)."""

import json
from collections import Counter

import pytest

from pithead.dice_miner.rules import DiceMiner
from pithead.dice_miner.rules.content import read_box, standard_box
from pithead.game import Unreadable
from pithead.games import load_game
from tests.content.refusals import refusal_by

refusal = refusal_by(read_box)


def faces(kind, *symbols):
    return f"[dice.{kind}]\nfaces = {json.dumps([f'{kind}:{symbol}' for symbol in symbols])}\n"


@pytest.mark.rule("DM-1.1")
@pytest.mark.parametrize(("count", "dice"), [(26, 59), (28, 61), (0, 33)])
def test_the_box_holds_sixty_dice(count, dice):
    with pytest.raises(Unreadable) as refused:
        read_box(f"[dice.tunnel]\ncount = {count}")
    assert (refused.value.rule, refused.value.reason, refused.value.details) == ("DM-1.1", "content-sixty-dice", {"count": dice})


@pytest.mark.rule("DM-1.1")
def test_there_is_no_negative_number_of_dice():
    assert refusal("dice.tunnel.count = 37\ndice.hazard.count = 0\ndice.tool.count = 27\ndice.magic.count = -12") == (
        "DM-1.1",
        "content-count",
    )


@pytest.mark.rule("DM-1.1")
def test_counts_may_be_moved_between_kinds():
    box = read_box("[dice.tunnel]\ncount = 25\n[dice.magic]\ncount = 10")
    assert Counter(box.bag) == {"tunnel": 25, "hazard": 10, "tool": 7, "treasure": 8, "magic": 10}


@pytest.mark.rule("DM-1.2")
@pytest.mark.parametrize("symbols", [["1", "2", "3", "4", "5"], ["1", "2", "3", "4", "5", "6", "beer"], []])
def test_a_die_has_six_faces(symbols):
    assert refusal(faces("tunnel", *symbols)) == ("DM-1.2", "content-six-faces")


@pytest.mark.rule("DM-1.2")
@pytest.mark.parametrize("symbol", ["10", "0", "-1", "gold", "", "beer ", "Beer", "1!"])
def test_a_face_must_be_one_that_we_know(symbol):
    assert refusal(faces("tunnel", "1", "2", "3", "4", "5", symbol)) == ("DM-1.2", "content-face")


@pytest.mark.rule("DM-1.2")
def test_a_die_shows_no_face_of_another_kind():
    assert refusal(faces("tunnel", "1", "2", "3", "4", "5", "beer").replace("tunnel:beer", "magic:beer")) == ("DM-1.2", "content-face")


@pytest.mark.rule("DM-1.2")
def test_faces_are_a_list():
    assert refusal("[dice.tunnel]\nfaces = 6") == ("DM-1.2", "content-type")
    assert refusal("[dice.tunnel]\nfaces = 'tunnel:1'") == ("DM-1.2", "content-type")


@pytest.mark.rule("DM-1.3")
def test_a_hero_shows_at_least_one_face():
    assert refusal("[heroes]\nengineer = []") == ("DM-1.3", "content-hero-empty")


@pytest.mark.rule("DM-1.3")
@pytest.mark.parametrize("face", ["tunnel:beer", "hazard:beer", "magic:0", "sword", ""])
def test_a_hero_shows_neither_beer_nor_what_no_die_shows(face):
    assert refusal(f"[heroes]\nengineer = ['tunnel:2', '{face}']") == ("DM-1.3", "content-hero-face")


@pytest.mark.rule("DM-1.3")
def test_nobody_can_invent_a_seventh_hero_or_leave_one_out():
    assert refusal("[heroes]\nbalrog = ['magic:3']") == ("", "content-unknown")
    assert len(read_box("[heroes]\nengineer = ['tunnel:3']").heroes) == 6


@pytest.mark.rule("DM-5.6")
def test_the_magic_faces_of_a_hero_show_the_same_number():
    assert refusal("[heroes]\nalchemist = ['magic:1', 'magic:2']") == ("DM-5.6", "content-hero-magic")
    assert read_box("[heroes]\nalchemist = ['magic:2', 'magic:2']").hero_magic("alchemist") == (2, 2)


@pytest.mark.rule("DM-1.4")
@pytest.mark.parametrize("rows", ["[1, 2, 3, 4, 5, 5]", "[6, 5, 4, 3, 2]", "[20]", "[]"])
def test_the_rows_of_the_mountain_cannot_be_changed(rows):
    assert refusal(f"[mountain]\nrows = {rows}") == ("DM-1.4", "content-rows")


@pytest.mark.rule("DM-1.4")
def test_the_rows_as_they_are_may_be_said_again():
    assert read_box("[mountain]\nrows = [2, 3, 4, 5, 6]").hash == standard_box().hash


def test_a_correction_changes_faces_and_the_fingerprint():
    box = read_box(
        faces("hazard", "cave1", "cave2", "cave2", "dragon3", "dragon4", "beer") + "[heroes]\nengineer = ['tunnel:3', 'tool:pickaxe']"
    )
    assert box.sides["hazard"].count("hazard:cave2") == 2
    assert box.hero_faces("engineer") == ("tunnel:3", "tool:pickaxe")
    assert box.sides["tunnel"] == standard_box().sides["tunnel"]
    assert box.hash != standard_box().hash


@pytest.mark.parametrize(
    "toml",
    [
        "[dice.tunnel]\ncount = 26\n[dice.magic]\ncount = 9",
        faces("tunnel", "1", "2", "3", "4", "4", "beer"),
        faces("tunnel", "2", "1", "3", "4", "5", "beer"),
        "[heroes]\nengineer = ['tool:pickaxe']",
    ],
)
def test_every_fact_is_part_of_the_fingerprint(toml):
    assert read_box(toml).hash != standard_box().hash


def test_a_bare_value_is_marked_as_yours():
    box = read_box("[dice.tunnel]\ncount = 27\n[heroes]\nengineer = ['tunnel:2', 'tool:pickaxe']")
    assert (box.counts["tunnel"].mark, box.heroes["engineer"].mark) == ("yours", "yours")
    assert box.hash == standard_box().hash


def test_a_corrected_box_is_played_with_its_own_faces():
    game = load_game(
        "dice-miner", "[dice.tool]\nfaces = ['tool:pickaxe', 'tool:shield', 'tool:chest1', 'tool:chest1', 'tool:chest3', 'tool:beer']"
    )
    assert game.content_hash != DiceMiner().content_hash
    assert game.score(b'{"troves": [["tool:chest3"], []]}').players[0].total == 0
    with pytest.raises(Unreadable, match="no-such-face"):
        game.score(b'{"troves": [["tool:chest2"], []]}')


def test_the_facts_list_everything_with_a_mark():
    facts = dict(standard_box().facts())
    assert len(standard_box().facts()) == 5 + 30 + 6 + 1
    assert facts["dice.tunnel.count 27"] == "book"
    assert facts["dice.magic.faces magic:3"] == "public"
    assert facts["heroes.dragon-slayer tool:shield magic:1"] == "book"
    assert facts["mountain.rows 2 3 4 5 6"] == "deduced"
    assert set(facts.values()) == {"book", "public", "deduced", "guess"}


def test_the_facts_of_a_corrected_box_say_what_is_yours():
    facts = read_box("[heroes]\nengineer = ['tunnel:3']").facts()
    assert [fact for fact, mark in facts if mark == "yours"] == ["heroes.engineer tunnel:3"]
