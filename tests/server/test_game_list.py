"""The list of games says everything that a page knows of a game before a table is opened; no page knows more."""

from datetime import UTC, datetime
from typing import Literal

import pytest

from pithead.base import GameBase
from pithead.bots import levels
from pithead.game import Options
from pithead.games import game_names, load_game
from pithead.server.game_list import game_shown
from pithead.words import LANGUAGES, Words
from pithead.words.options import OptionValue, options_of


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_a_game_is_shown_in_every_language(name, lang):
    game = load_game(name)
    shown = game_shown(game, Words(lang))
    assert (shown.game, shown.levels, range(shown.least, shown.most + 1)) == (name, levels(name), game.seats)
    assert shown.title
    assert shown.pitch
    assert {option.name for option in shown.options} == set(game.options_type.__struct_encode_fields__)
    assert all(option.label != option.name for option in shown.options)


def test_a_score_counts_what_the_box_calls_it():
    assert {name: game_shown(load_game(name), Words("en")).unit for name in game_names()} == {"dice-miner": "points", "mini-miners": "gold"}


def test_the_daily_seed_is_of_the_day_of_the_server():
    before = datetime.now(UTC).date()
    daily = game_shown(load_game("dice-miner"), Words("en")).daily
    assert daily is not None
    assert daily.options == {"solo": "daily"}
    assert daily.seed in {f"daily {before}", f"daily {datetime.now(UTC).date()}"}
    assert game_shown(load_game("mini-miners"), Words("en")).daily is None


def test_how_many_players_may_choose_something_is_asked_of_the_rules():
    solo = {option.name: option for option in options_of(load_game("dice-miner"), Words("en"))}["solo"]
    assert solo.seats == (1, 2)
    assert {choice.value: choice.seats for choice in solo.choices} == {None: None, "daily": (1,), "dragon": (2,)}


def test_forms_for_one_person_are_known_by_their_options():
    (solo,) = (option for option in options_of(load_game("dice-miner"), Words("en")) if option.name == "solo")
    assert [choice.value for choice in solo.choices if choice.one_person] == ["daily", "dragon"]
    assert not any(choice.one_person for option in options_of(load_game("mini-miners"), Words("en")) for choice in option.choices)


class Wide(Options, frozen=True):
    """Every kind of field."""

    fast: bool = True
    board_size: Literal["small", "large"] = "small"
    cards: tuple[Literal["axe", "rope"], ...] = ()
    rounds: int = 3
    motto: str = "dig"


class Anything(GameBase):
    """A game that begins with whatever it is given."""

    name = "anything"
    seats = range(2, 4)
    options_type = Wide

    def start(self, seats, options):
        return seats, options


def test_every_kind_of_field_becomes_a_part_of_the_form_without_words():
    shown = options_of(Anything(), Words("de"))
    assert [(each.name, each.kind, each.label, each.default) for each in shown] == [
        ("fast", "switch", "Fast", True),
        ("board-size", "choice", "Board size", "small"),
        ("cards", "several", "Cards", ()),
        ("rounds", "number", "Rounds", 3),
        ("motto", "text", "Motto", "dig"),
    ]
    assert set(shown[1].choices) == {OptionValue("small", "Small", None), OptionValue("large", "Large", None)}
    assert {choice.value for choice in shown[2].choices} == {"axe", "rope"}
