"""A game of Mini Miners goes on by the edition that it began with."""

import pytest
from msgspec.structs import replace

from pithead.games import edition_of, load_game
from tests.rules.mini_miners.mine import BOX, GAME, mine
from tests.rules.typed import Typed

FIRST, SECOND, THIRD = (edition_of("mini-miners", rules, None) for rules in ("1", "2", "3"))
NEWEST = load_game("mini-miners")
OLD_HASH = "sha256:344efab75c54f4b4d16911a989913b21618bac73847291cc6cb2ed42adf699d5"
"""Of the box that the records of editions 1 and 2 name."""

THIRD_HASH = "sha256:39e3c331ca84c6bd8c40d01135e3fba65ebf3b7ce464e97ca773a353741dd5e7"
"""Of the box that the records of edition 3 name."""


def test_new_games_get_the_fourth_edition_and_older_ones_keep_their_box():
    assert [game.rules_version for game in (FIRST, SECOND, THIRD, NEWEST)] == ["1", "2", "3", "4"]
    assert FIRST.content_hash == SECOND.content_hash == OLD_HASH
    assert THIRD.content_hash == THIRD_HASH
    assert NEWEST.content_hash not in (OLD_HASH, THIRD_HASH)


def test_the_boxes_of_the_editions_differ_in_decks_and_in_the_fourth_also_in_two_tools_and_all_of_that_is_a_guess():
    def collapses(game):
        return [cards.count("collapse") for cards in game.box.decks.values()]

    def gold(game):
        return [sum(int(card[-1]) for card in cards if card.startswith("nugget")) for cards in game.box.decks.values()]

    assert (collapses(SECOND), gold(SECOND)) == ([1, 2, 3, 5], [9, 11, 15, 16])
    assert (collapses(THIRD), gold(THIRD)) == ([2, 3, 4, 6], [6, 9, 11, 8])
    assert (collapses(NEWEST), gold(NEWEST)) == ([3, 3, 4, 5], [5, 10, 8, 7])
    assert replace(SECOND.box.tables, decks={}) == replace(THIRD.box.tables, decks={})
    assert replace(THIRD.box.tables, decks={}, tools={}) == replace(NEWEST.box.tables, decks={}, tools={})
    assert (THIRD.box.tables.tools["dynamite"], THIRD.box.tables.tools["shovel"]) == (5, 6)
    assert NEWEST.box.tables.tools == {**THIRD.box.tables.tools, "dynamite": 6, "shovel": 5}
    for game in (SECOND, THIRD, NEWEST):
        assert {mark for fact, mark in game.facts() if fact.startswith(("decks", "tools"))} == {"guess"}


def test_the_examples_of_the_rules_are_played_by_the_newest_rules_with_the_decks_of_the_third_edition():
    assert (type(GAME), BOX.hash) == (type(THIRD), THIRD_HASH)
    own = {name for name in vars(type(THIRD)) if not name.startswith("__")}
    assert (type(THIRD).__base__, own) == (type(NEWEST), {"rules_version", "content"})


def test_a_corrected_box_of_an_older_edition_keeps_its_other_cards():
    corrected = edition_of("mini-miners", "2", None, "[tools]\nstar = 6\ncart = 4\n")
    assert corrected.box.decks == SECOND.box.decks
    assert corrected.box.tables.tools["star"] == 6


@pytest.mark.rule("MM-8.13")
def test_in_the_first_edition_anvil_searched_although_he_had_shown_a_star():
    state = mine("bargain", {"haggler": "1", "anvil": "0 star", "mole": "1"})
    phases = {game: type(Typed(game).after(state, "target anvil", "use star").phase).__name__ for game in (FIRST, NEWEST)}
    assert phases == {FIRST: "Searching", NEWEST: "Placing"}


@pytest.mark.rule("MM-4.2")
def test_in_the_first_edition_a_place_stayed_empty_when_the_pile_ran_out():
    state = mine("market", {"lucky": "0", "mole": "1"}, market="dynamite shovel magnifier cart", pile="helmet", discards="star lantern")
    first, newest = Typed(FIRST), Typed(NEWEST)
    assert first.after(state, "buy 1", "laid helmet").market == ("helmet", "shovel", "magnifier", "cart", "")
    assert first.refused(first.after(state, "buy 1"), "laid helmet star") == ("MM-2.3", "laid-wrong")
    assert newest.after(state, "buy 1", "laid helmet star").market == ("helmet", "shovel", "magnifier", "cart", "star")
