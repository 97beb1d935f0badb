"""A game of Mini Miners goes on by the edition that it began with."""

import pytest

from pithead.games import edition_of, load_game
from tests.rules.mini_miners.mine import BOX, GAME, mine
from tests.rules.typed import Typed

FIRST, NEWEST = edition_of("mini-miners", "1", None), load_game("mini-miners")


def test_new_games_get_the_second_edition_of_the_rules_with_the_same_box():
    assert NEWEST.rules_version == GAME.rules_version == "2"
    assert FIRST.rules_version == "1"
    assert FIRST.content_hash == NEWEST.content_hash == BOX.hash


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
