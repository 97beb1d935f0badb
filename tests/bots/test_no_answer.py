"""A search that finds no answer in time, since the machine slept meanwhile: the heuristic decides."""

from importlib import import_module
from random import Random

import pytest

from pithead.bots import make_bot
from pithead.bots.self_play import same_dice
from pithead.game import CHANCE
from pithead.games import load_game, package_of
from pithead.sim.memory import DeadlinePassed


@pytest.mark.parametrize("name", ["dice-miner", "mini-miners"])
def test_a_master_that_is_stopped_before_its_first_answer_plays_by_the_heuristic(name, monkeypatch):
    monkeypatch.setattr(import_module(f"{package_of(name).folder}.bots.search.searcher"), "FIRST_ANSWER_S", 0.0)
    game, stopped = load_game(name), 0
    masters, heuristics = ([make_bot(game, level, seat) for seat in range(2)] for level in ("mine-master", "greedy"))
    for master in masters:
        search_of = master.search_of

        def counted(array, search_of=search_of):
            search = search_of(array)

            class Counted:
                def choose(self, *arguments):
                    nonlocal stopped
                    try:
                        return search.choose(*arguments)
                    except DeadlinePassed:
                        stopped += 1
                        raise

            return Counted()

        master.search_of = counted
    state, rng = game.start(2), Random(1)
    while (actors := game.to_act(state)) and stopped < 8:
        seat = actors[0]
        if seat == CHANCE:
            event = game.sample(state, same_dice("slept"))
        else:
            view, legal, before = game.view(state, seat), game.legal(state, seat), stopped
            event = masters[seat].choose(view, legal, rng, 0.0)
            assert event in legal
            if stopped > before:
                assert event == heuristics[seat].choose(view, legal, Random(1), 0.0)
        state = game.apply(state, seat, event)
    assert stopped == 8
