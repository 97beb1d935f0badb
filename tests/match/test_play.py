"""A game at this machine is the same table as a server's."""

import random

import pytest

from pithead.game import CHANCE, Refusal
from pithead.games import game_names, load_game
from pithead.match import open_match, resume_match
from pithead.match.commands import Act, Undo, decide
from pithead.match.entries import Acted, Fell
from pithead.match.shown import shown
from pithead.record import Player, verify

PEOPLE = [Player(f"P{seat}", "human", "00" * 16) for seat in range(3)]


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("seed", range(3))
def test_steps_one_by_one_are_what_a_server_decides_at_once(name, seed):
    game, rng = load_game(name), random.Random(seed)
    match, _ = open_match(game, PEOPLE[: 2 + seed % 2])
    match.deal()
    while not match.over:
        seat = rng.choice(match.table.actors)
        event = rng.choice(game.legal(match.state, seat))
        line, table = decide(match.table, seat, Act(game.write_event(event)))
        match.act(seat, event)
        dealt = match.deal()
        assert line.items == (Acted(seat, game.write_event(event)), *(Fell(game.write_event(step.event)) for step in dealt))
        assert (match.state, match.steps, match.table.actors) == (table.state, table.steps, table.actors)
        assert match.can_undo(seat) == shown(table, seat).undo
    assert match.states[-1] == match.state
    assert verify(match.record()) == match.table.standing()


def test_undo_at_this_machine_is_the_undo_of_a_table():
    game, rng = load_game("dice-miner"), random.Random(5)
    match, _ = open_match(game, PEOPLE[:2])
    match.deal()
    undone = refused = 0
    while not match.over:
        seat = rng.choice(match.table.actors)
        before = match.table
        match.act(seat, rng.choice(game.legal(match.state, seat)))
        match.deal()
        if match.can_undo(seat):
            _, table = decide(match.table, seat, Undo())
            match.undo(seat)
            assert (match.state, match.steps) == (table.state, table.steps) == (before.state, before.steps)
            undone += 1
            match.act(seat, rng.choice(game.legal(match.state, seat)))
            match.deal()
        else:
            with pytest.raises(Refusal, match="undo-barrier"):
                match.undo(seat)
            refused += 1
    assert undone > 10
    assert refused > 5


def test_a_match_that_was_left_goes_on_with_the_same_dice():
    game, rng = load_game("dice-miner"), random.Random(6)
    match, secret = open_match(game, PEOPLE[:2])
    match.deal()
    for _ in range(12):
        seat = rng.choice(match.table.actors)
        match.act(seat, rng.choice(game.legal(match.state, seat)))
        match.deal()
    again = resume_match(match.record(), secret)
    assert again.header == match.header
    for each in (match, again):
        rng = random.Random(7)
        while not each.over:
            seat = rng.choice(each.table.actors)
            each.act(seat, rng.choice(game.legal(each.state, seat)))
            each.deal()
    assert again.record() == match.record()
    assert any(step.seat == CHANCE for step in again.steps[20:])
