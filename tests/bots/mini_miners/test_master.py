"""The mine master of Mini Miners: legal everywhere, repeatable, within its budget, and blind to what is not its own."""

import random

import pytest

from pithead.bots import RandomBot, make_bot
from pithead.bots.arena.deals import ArenaConfig, play_deal
from pithead.bots.arena.plain import PlainArenaTable
from pithead.bots.timing import DecisionClock
from pithead.fair import loose
from pithead.game import CHANCE, Unreadable
from pithead.mini_miners.bots.master import MasterMiners
from pithead.mini_miners.bots.search import searcher
from pithead.mini_miners.kernel.rival import STRANGE_BOXES
from pithead.mini_miners.rules import MiniMiners
from pithead.mini_miners.rules.content import read_box
from pithead.mini_miners.rules.state import MiniMinersOptions
from tests.bots.clock import Ticking
from tests.properties.mini_miners.games import FORMS, GAME, Table
from tests.properties.mini_miners.twins import twin
from tests.sizes import size

FEW = 6
"""Thoughts, where only the manners of the bot matter."""

PHASES = {
    *("Draft", "Discarding", "Levy", "Market", "Searching", "Aiming", "Reacting", "Moving", "Placing"),
    *("Announcing", "Looking", "Bracing", "Choosing", "Clearing", "Gleaning", "Escaping", "Lurking"),
}


@pytest.fixture(scope="module")
def masters():
    return [MasterMiners(GAME, seat, FEW) for seat in range(4)]


def decisions(seats, options, number, part=1, bias="tools", game=GAME):
    """States of a game in which somebody has a choice, each with the seat; about one part in so many."""
    rng = random.Random(f"{seats} {number}")
    table = Table(rng, seats, options, bias)
    for state in table.play():
        for seat in game.to_act(state):
            if seat != CHANCE and len(game.legal(state, seat)) > 1 and rng.random() < 1 / part:
                yield state, seat


def test_it_takes_something_legal_in_every_phase(masters):
    phases = set()
    for number, (seats, options) in enumerate(FORMS):
        for state, seat in decisions(seats, options, number, size("EVERY")):
            legal = GAME.legal(state, seat)
            assert masters[seat].choose(GAME.view(state, seat), legal, random.Random(1), 0.0) in legal
            phases.add(type(state.phase).__name__)
    assert phases == PHASES


@pytest.mark.parametrize(("seats", "options"), FORMS[::3], ids=str)
def test_it_plays_whole_games_against_itself(masters, seats, options):
    rng = random.Random(seats)
    draw, state = loose(rng), GAME.start(seats, options)
    while actors := GAME.to_act(state):
        seat = actors[0]
        event = GAME.sample(state, draw) if seat == CHANCE else None
        event = event or masters[seat].choose(GAME.view(state, seat), GAME.legal(state, seat), rng, 0.0)
        state = GAME.apply(state, seat, event)
    assert GAME.standing(state).winners


@pytest.mark.parametrize("box", STRANGE_BOXES)
def test_it_plays_with_strange_boxes_too(box):
    game = MiniMiners(read_box(box))
    masters = [MasterMiners(game, seat, FEW) for seat in range(2)]
    rng = random.Random(8)
    draw, state = loose(rng), game.start(2)
    while actors := game.to_act(state):
        seat = actors[0]
        event = game.sample(state, draw) if seat == CHANCE else rng.choice(game.legal(state, seat))
        if seat != CHANCE:
            assert masters[seat].choose(game.view(state, seat), game.legal(state, seat), random.Random(1), 0.0) in game.legal(state, seat)
        state = game.apply(state, seat, event)


def test_the_same_thoughts_give_the_same_choice(masters):
    others = [MasterMiners(GAME, seat, 60) for seat in range(3)]
    for seat in range(3):
        masters[seat].iterations = 60
    for state, seat in decisions(3, MiniMinersOptions(), 1, 4):
        view, legal = GAME.view(state, seat), GAME.legal(state, seat)
        assert masters[seat].choose(view, legal, random.Random(3), 0.0) == others[seat].choose(view, legal, random.Random(3), 0.0)
    for seat in range(3):
        masters[seat].iterations = FEW


@pytest.mark.rule("MM-10.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_it_may_not_know_changes_nothing(masters, seats):
    rng, secrets = random.Random(seats), 0
    for number in range(2):
        for state, seat in decisions(seats, MiniMinersOptions(), number, size("EVERY")):
            other = twin(rng, GAME.box, state, seat)
            secrets += other != state
            choices = [
                masters[seat].choose(GAME.view(table, seat), GAME.legal(table, seat), random.Random(4), 0.0) for table in (state, other)
            ]
            assert choices[0] == choices[1]
    assert secrets > 100 // size("EVERY")


def test_it_answers_when_its_time_is_up(monkeypatch):
    bot = make_bot(GAME, "master", 0)
    assert isinstance(bot, MasterMiners)
    for state, seat in decisions(2, MiniMinersOptions(), 4, 6):
        if seat == 0:
            monkeypatch.setattr(searcher, "budget_seconds", clock := Ticking(0.003))
            bot.choose(GAME.view(state, 0), GAME.legal(state, 0), random.Random(1), 0.03)
            assert clock.now <= 0.03 + 2 * clock.tick


def config(first, second, seats):
    return ArenaConfig("mini-miners", first, second, seats, seed="test")


@pytest.mark.parametrize("seats", [2, 4])
def test_it_beats_chance(seats):
    table = PlainArenaTable(config("master:20t", "random", seats))
    shares = [play_deal(table, seats, number).share for number in range(12 // seats)]
    assert sum(shares) / len(shares) > 0.7


def test_in_the_arena_everybody_gets_the_same_cards():
    table = PlainArenaTable(config("greedy", "greedy", 3))
    for number in range(3):
        assert sum(table.share(number, own, DecisionClock()) for own in range(3)) == 1


def test_the_arena_counts_decisions_and_their_time():
    played = play_deal(PlainArenaTable(config("greedy", "random", 2)), 2, 0)
    assert min(played.decisions) > 20
    assert min(played.seconds) > 0


@pytest.mark.parametrize("name", ["wizard", "master:soon", "master:manyt"])
def test_the_arena_refuses_bots_that_nobody_knows(name):
    with pytest.raises(Unreadable, match="bot-unknown"):
        PlainArenaTable(config(name, "random", 2))


def test_random_needs_no_mind():
    assert isinstance(PlainArenaTable(config("random", "greedy", 2)).bots[0][0], RandomBot)
