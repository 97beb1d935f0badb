"""The plain bot of Mini Miners: legal, repeatable, quick to win against chance, and blind to what is not its own."""

from random import Random

import pytest

from pithead.bots import make_bot
from pithead.fair import loose
from pithead.game import CHANCE
from pithead.mini_miners.rules.state import MiniMinersOptions
from tests.bots.games import played
from tests.properties.mini_miners.games import FORMS, GAME
from tests.properties.mini_miners.twins import twin

DEFAULT = MiniMinersOptions()


def play(bots, rng, options=DEFAULT):
    """Every state of a game in which a bot decides, with the seat and its event, and the last state."""
    return played(GAME, bots, rng, loose(rng), GAME.start(len(bots), options), 1.0)


def bots(*levels):
    return [make_bot(GAME, level, seat) for seat, level in enumerate(levels)]


@pytest.mark.parametrize(("seats", "options"), FORMS, ids=str)
def test_it_plays_every_form_of_the_game_to_the_end(seats, options):
    for number in range(2):
        *_, (end, _, _) = play(bots(*["greedy"] * seats), Random(number), options)
        assert GAME.standing(end).winners


def test_it_finds_an_answer_wherever_chance_leads_it():
    for number in range(8):
        for state, seat, _ in play(bots(*["random"] * (2 + number % 3)), Random(number)):
            if seat is not None and seat != CHANCE:
                legal = GAME.legal(state, seat)
                assert make_bot(GAME, "greedy", seat).choose(GAME.view(state, seat), legal, Random(1), 1.0) in legal


def test_it_does_the_same_again_with_the_same_dice():
    games = [[event for _, _, event in play(bots("greedy", "greedy", "greedy"), Random("again"))] for _ in range(2)]
    assert games[0] == games[1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_sees_only_its_view(seats):
    rng = Random(seats)
    levels = ["greedy", *["random"] * (seats - 1)]
    for number in range(3):
        for state, seat, event in play(bots(*levels), Random(number)):
            if seat == 0:
                other = twin(rng, GAME.box, state, seat)
                assert make_bot(GAME, "greedy", seat).choose(GAME.view(other, seat), GAME.legal(other, seat), Random(2), 1.0) == event


@pytest.mark.parametrize("seats", [2, 4])
def test_it_beats_chance(seats):
    wins = 0
    for number in range(24):
        seat = number % seats
        levels = ["greedy" if other == seat else "random" for other in range(seats)]
        *_, (end, _, _) = play(bots(*levels), Random(number))
        wins += GAME.standing(end).winners == (seat,)
    assert wins >= 22
