"""A user's own file corrects the box of a game, and says clearly what is wrong with it."""

import pytest

from pithead.game import Unreadable
from pithead.games import load_game
from tests.content.refusals import refusal_by
from tests.kits import cases, kits

KITS = kits("content", "files")
NO_TOML = ["[dice", "x", "= 3", "a = 1\na = 2", "\x00", "[dice.tunnel]\ncount = 2 7", "x = " + "9" * 5000, "x = " + "[" * 20_000]


@pytest.fixture(params=KITS)
def kit(request):
    return KITS[request.param]


def refused(game, toml):
    return refusal_by(KITS[game].read_box)(toml)


@pytest.mark.parametrize(("game", "case"), cases(KITS, "UNKNOWN"))
def test_an_entry_that_is_not_in_the_box_is_named(game, case):
    toml, where = case
    with pytest.raises(Unreadable) as refused:
        KITS[game].read_box(toml)
    assert (refused.value.reason, refused.value.details["where"]) == ("content-unknown", where)


@pytest.mark.parametrize(("game", "toml"), cases(KITS, "NO_TABLES"))
def test_a_table_stays_a_table(game, toml):
    assert refused(game, toml) == ("", "content-table")


@pytest.mark.parametrize(("game", "toml"), cases(KITS, "WRONG_TYPES"))
def test_a_value_of_the_wrong_type_is_refused(game, toml):
    assert refused(game, toml) == ("", "content-entry")


@pytest.mark.parametrize("toml", NO_TOML, ids=lambda toml: toml[:12])
@pytest.mark.parametrize("game", KITS)
def test_what_is_no_toml_is_refused(game, toml):
    assert refused(game, toml) == ("", "content-toml")


@pytest.mark.parametrize("mark", ["book", "public", "deduced", "guess", "yours"])
def test_marks_do_not_change_the_fingerprint(kit, mark):
    toml, fact = kit.MARKED
    box = kit.read_box(toml.format(mark=mark))
    assert dict(box.facts())[fact] == mark
    assert box.hash == kit.standard_box().hash


def test_an_empty_file_corrects_nothing(kit):
    assert kit.read_box("") == kit.standard_box()


def test_the_fingerprint_of_our_box_is_pinned(kit):
    assert kit.standard_box().hash == kit.FINGERPRINT


@pytest.mark.parametrize("name", ["", "ludo", "Dice-Miner", "dice_miner"])
def test_an_unknown_game_is_refused(name):
    with pytest.raises(Unreadable, match="game-unknown"):
        load_game(name)
