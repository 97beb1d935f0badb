"""The net of Mini Miners: what it sees, what it learns, and the file that it comes from."""

import json
import random

import numpy as np
import pytest

from pithead.mini_miners.bots.guest import new_guest
from pithead.mini_miners.bots.nets import WEIGHTS, learned_model, shipped_model
from pithead.mini_miners.bots.search.feature_layout import MOST, SeatFeature, TableFeature
from pithead.mini_miners.bots.search.learner import Backend, Learner, ReplayBuffer, loss_and_gradients
from pithead.mini_miners.bots.search.weights import SCALES, SHAPES, box_hash, new_net, read_weights, scaled, write_weights
from pithead.mini_miners.bots.search.workspace import new_workspace
from pithead.mini_miners.kernel import layout as at
from pithead.mini_miners.kernel.convert import Codec
from pithead.mini_miners.kernel.tables import box_table
from pithead.mini_miners.rules.state import MiniMinersOptions
from pithead.sim.box_table import standard_table
from pithead.sim.wasm.functions import GuestFunctions
from tests.bots.dice_miner.test_training import train
from tests.properties.mini_miners.games import BOX, Table
from tests.sizes import size

CODEC = Codec(BOX)
KERNEL = GuestFunctions(new_guest())
MODEL = shipped_model(KERNEL.guest, CODEC.facts)
RNG = np.random.default_rng(1)

WEIGHTS_MOST_BYTES = 60_000


def features_of(array, workspace):
    """What the net sees of a state, seat by seat and last the table."""
    KERNEL.write_net_features(MODEL, workspace, array)
    seen = np.zeros((at.SEATS_MOST + 1, max(SeatFeature.SIZE, TableFeature.SIZE)))
    for place, count in enumerate(workspace.feature_count):
        for item in range(count):
            seen[place, workspace.feature[place, item]] += workspace.feature_value[place, item]
    return seen


def judged(array, workspace):
    shares = np.zeros(at.SEATS_MOST)
    KERNEL.run_net(MODEL, workspace, array, shares)
    return shares


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_kernel_judges_as_the_layers_say(seats):
    workspace = new_workspace(KERNEL.guest)
    weights = {name: np.array(getattr(MODEL, name).tolist()) for name in SHAPES}
    for state in Table(random.Random(seats), seats, MiniMinersOptions()).play()[: -1 : size("EVERY")]:
        array = CODEC.from_state(state)
        seen = features_of(array, workspace)
        assert abs(seen).max() <= MOST
        own = seen[:seats, : SeatFeature.SIZE]
        common = seen[-1, : TableFeature.SIZE] @ weights["table"] + own.sum(axis=0) @ weights["everybody"] + weights["first_bias"]
        first = np.maximum(own @ weights["own"] + common, 0)
        signals = np.maximum(first @ weights["second"] + weights["second_bias"], 0) @ weights["third"]
        odds = np.exp(signals - signals.max())
        assert judged(array, workspace)[:seats] == pytest.approx(odds / odds.sum(), abs=1e-4)


def test_a_seat_with_more_gold_is_more_likely_to_win():
    workspace, better = new_workspace(KERNEL.guest), []
    for state in Table(random.Random(7), 2, MiniMinersOptions()).play()[: -1 : size("EVERY")]:
        array = CODEC.from_state(state)
        before = judged(array, workspace)[0]
        array[at.Field.TREASURY] += 8
        better.append(judged(array, workspace)[0] > before)
    assert np.mean(better) > 0.95


def test_gradients_are_what_differences_of_the_loss_say():
    net = {name: weights.astype(np.float64) for name, weights in new_net(3).items() if name != "likes"}
    net["third"] = RNG.normal(0, 0.3, SHAPES["third"])
    table = RNG.normal(0, 1, (6, TableFeature.SIZE))
    seats, aims = RNG.normal(0, 1, (6, 3, SeatFeature.SIZE)), RNG.dirichlet(np.ones(3), 6)
    _, gradients = loss_and_gradients(Backend(), net, table, seats, aims)
    for name, weights in net.items():
        place = tuple(RNG.integers(side) for side in weights.shape)
        step = 1e-6
        weights[place] += step
        above = loss_and_gradients(Backend(), net, table, seats, aims)[0]
        weights[place] -= 2 * step
        below = loss_and_gradients(Backend(), net, table, seats, aims)[0]
        weights[place] += step
        assert (above - below) / (2 * step) == pytest.approx(gradients[name][place], abs=1e-6), name


def test_a_learner_finds_what_was_planted():
    """The seat with more tools always wins; a net that has learned so much is hardly ever wrong about it."""
    states, tools = 200, SeatFeature.STORED
    seats = np.zeros((states, 2, SeatFeature.SIZE), np.int8)
    seats[:, :, tools] = RNG.permuted(np.tile([1, 4], (states, 1)), axis=1)
    won = np.eye(2, dtype=np.float32)[seats[:, :, tools].argmax(axis=1)]
    buffer = ReplayBuffer(np.zeros((states, TableFeature.SIZE), np.int8), seats, won, won)
    learner = Learner(Backend(), new_net(1))
    first = learner.learn([buffer], [won], 1, 1e-3, 1)
    assert learner.learn([buffer], [won], 80, 1e-2, 2) < 0.05 < first


def test_weights_come_back_from_their_file(tmp_path):
    net = new_net(5)
    net["third"][:] = RNG.normal(0, 1, SHAPES["third"])
    write_weights(tmp_path / "weights.npz", net, box_table(BOX))
    model = learned_model(KERNEL.guest, CODEC.facts, tmp_path / "weights.npz")
    for name, weights in scaled(net).items():
        assert np.array(getattr(model, name).tolist()) == pytest.approx(weights, rel=1e-3, abs=1e-6)
        assert name not in SCALES or len(weights) == len(SCALES[name])


def test_shipped_weights_are_small_and_say_how_they_were_made():
    made = json.loads(WEIGHTS.with_suffix(".json").read_text("utf-8"))
    assert WEIGHTS.stat().st_size < WEIGHTS_MOST_BYTES
    assert made["box"] == box_hash(standard_table("pithead.mini_miners")), "the weights were learned with another box: train anew"
    assert [generation["generation"] for generation in made["curve"]] == list(range(len(made["curve"])))


def test_a_training_may_begin_with_the_net_of_a_file(tmp_path):
    again = tmp_path / "again.npz"
    write_weights(again, read_weights(WEIGHTS), box_table(BOX))
    with np.load(WEIGHTS) as shipped, np.load(again) as written:
        assert all(np.array_equal(shipped[name], written[name]) for name in SHAPES)
    assert not np.array_equal(read_weights(WEIGHTS)["table"], new_net(1)["table"])


def test_weights_that_began_with_others_say_how_those_were_made(tmp_path):
    """Without a game: the folder has no generation, so what is exported is what it would begin with."""
    (tmp_path / "box.json").write_text(json.dumps(standard_table("pithead.mini_miners").tolist()))
    train(tmp_path, "--begin", str(WEIGHTS), "--export", str(tmp_path / "again.npz"), game="mini-miners")
    made = json.loads((tmp_path / "again.json").read_text())
    assert (made["curve"], made["began_with"]) == ([], json.loads(WEIGHTS.with_suffix(".json").read_text()))
    with np.load(WEIGHTS) as shipped, np.load(tmp_path / "again.npz") as written:
        assert all(np.array_equal(shipped[name], written[name]) for name in SHAPES)
    train(tmp_path, "--export", str(tmp_path / "new.npz"), game="mini-miners")
    assert "began_with" not in json.loads((tmp_path / "new.json").read_text())
