"""Yardsticks: positions whose worth is known, and what a bot gives away in them."""

import numpy as np
import pytest

from pithead.dice_miner.bots import known_positions
from pithead.dice_miner.bots.arena import make_kernel_bot
from pithead.dice_miner.bots.known_positions import Posed, ViewBot, endgames, loss_of, natural, thin
from pithead.dice_miner.bots.nets import WEIGHTS
from pithead.dice_miner.bots.search.features import magic_left
from pithead.dice_miner.bots.solver.solver import Solver
from pithead.dice_miner.kernel import layout as at
from pithead.dice_miner.kernel.tables import box_table
from pithead.dice_miner.rules.content import standard_box

BOX = box_table(standard_box())


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("known_positions")


@pytest.fixture(autouse=True)
def _small(monkeypatch, folder):
    monkeypatch.setattr(known_positions, "cache_folder", lambda: folder)
    monkeypatch.setattr(known_positions, "SOLVER_STEPS", 20_000_000)


class Always:
    """Takes the choice of a rank by what it is worth: 0 is the best, -1 the worst."""

    def __init__(self, positions, rank):
        self.shares = {posed.state.tobytes(): posed.shares[0] for posed in positions}
        self.rank = rank

    def choose(self, state, seat, menu, seed):
        shares = self.shares[state.tobytes()]
        choices = sorted(np.flatnonzero(~np.isnan(shares)), key=lambda choice: -shares[choice])
        assert sum(1 << int(choice) for choice in choices) == menu
        return int(choices[self.rank])


def test_whoever_takes_the_best_choice_gives_nothing_away():
    told = []
    positions = endgames(3, seed="test", progress=lambda done, of: told.append((done, of)))
    assert told == [(number, 3) for number in range(1, 4)]
    best, worst = (loss_of(Always(positions, rank), positions) for rank in (0, -1))
    assert best.mean == best.worst == best.error == 0
    assert worst.worst >= worst.mean > 0
    assert worst.positions == 3


def test_endgames_are_what_the_solver_says_and_come_from_the_cache(monkeypatch):
    first = endgames(3, seed="test")
    monkeypatch.setattr(known_positions, "_solve", None)
    for posed, again in zip(first, endgames(3, seed="test")):
        assert (posed.state == again.state).all()
        solved = Solver(BOX).solve(posed.state)
        assert solved.shares == {choice: posed.shares[0, choice] for choice in np.flatnonzero(~np.isnan(posed.shares[0]))}
    assert len(endgames(2, seed="test")) == 2


def test_with_enough_time_the_master_gives_nothing_away_at_the_end():
    positions = endgames(3, seed="test")
    assert loss_of(make_kernel_bot("master:500000t", 2, WEIGHTS), positions).worst < 1e-12


def test_a_thinned_position_has_few_symbols_and_beers():
    for number in range(12):
        state = known_positions._ending("test", number)
        if state is None:
            continue
        thinned = thin(state, beers=1)
        for seat in range(2):
            mine = at.Field.BLOCKS + seat * at.SeatField.SIZE
            hero = int(BOX[at.Fact.HERO_MAGIC + int(state[mine + at.SeatField.HERO])])
            assert magic_left(thinned, BOX, seat) <= max(2, hero)
            beers = sum(
                int(thinned[mine + kind] & BOX[at.Fact.BEER_BYTES + kind]).to_bytes(8, "little").count(0) for kind in range(at.KINDS)
            )
            assert beers >= 8 * at.KINDS - 1
        assert (thinned[: at.Field.BLOCKS] == state[: at.Field.BLOCKS]).all()


def test_the_parts_of_rollouts_judge_each_other():
    shares = np.full((2, 64), np.nan)
    shares[:, :2] = [[0.6, 0.5], [0.4, 0.5]]  # neither is better: each half has its favourite
    posed = Posed(np.zeros(at.Field.SIZE, np.int64), 0, shares)
    assert posed.loss(0) + posed.loss(1) == pytest.approx(-0.1)
    shares[:, :2] = [[0.6, 0.5], [0.7, 0.5]]
    assert (posed.loss(0), posed.loss(1)) == (0, pytest.approx(0.15))


def test_one_part_that_was_lucky_does_not_say_what_is_best():
    shares = np.full((4, 64), np.nan)
    shares[:, :2] = [[0.5, 0.9], [0.5, 0.4], [0.5, 0.4], [0.5, 0.3]]
    posed = Posed(np.zeros(at.Field.SIZE, np.int64), 0, shares)
    assert posed.loss(0) == pytest.approx(((0.4 - 0.5) + (0.4 - 0.5) + (0.3 - 0.5)) / 4)  # where the lucky part is among the others


def test_a_bot_of_the_tables_is_measured_through_its_view(monkeypatch):
    monkeypatch.setattr(known_positions._evaluator(), "effort", (0, 0, 36, 1, 8))
    positions = natural(4, seed="test", trials=4)
    assert loss_of(ViewBot("greedy", 0.0), positions).positions == 4
