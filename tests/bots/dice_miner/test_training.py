"""Training: the pull on a net is its slope, the sums are the statements, and training goes on where it stopped."""

import json
import subprocess
import sys
from math import log

import numpy as np
import pytest

from pithead.dice_miner.bots.search import feature_layout as of
from pithead.dice_miner.bots.search import gradients
from pithead.dice_miner.bots.search.card_learner import CardLearner
from pithead.dice_miner.bots.search.kernel import kernel
from pithead.dice_miner.bots.search.self_play import empty_recording, note_end
from pithead.dice_miner.bots.search.training import ReplayBuffer
from pithead.dice_miner.bots.search.weights import (
    SMALLEST_WEIGHT,
    empty_model,
    empty_workspace,
    install_net,
    new_net,
    read_weights,
    shapes,
    write_weights,
)
from pithead.dice_miner.bots.train import KEPT_GENERATIONS, TrainingRun, begun_with
from pithead.dice_miner.kernel.layout import Field
from pithead.sim.box_table import standard_table
from pithead.sim.training import has_card

SEATS = 2


def some_states(count):
    """Slots, lines and targets of imagined states."""
    rng = np.random.default_rng(1)
    slots = (rng.random((count, of.slots_of(SEATS))) * (np.array(of.slot_caps(SEATS)) + 1)).astype(np.uint8)
    lines = rng.integers(-30, 30, (count, of.lines_of(SEATS))).astype(np.int16)
    targets = rng.random((count, SEATS)).astype(np.float32)
    return slots, lines, targets / targets.sum(axis=1, keepdims=True)


def some_net():
    rng = np.random.default_rng(2)
    return {name: rng.normal(0, 0.1, shape).astype(np.float32) for name, shape in shapes(SEATS).items()}


def statements(slots):
    """1 for each statement of a slot that holds."""
    return np.concatenate([np.arange(1, cap + 1) <= value for value, cap in zip(slots, of.slot_caps(SEATS))]).astype(np.float64)


def shares_of(net, slots, lines):
    """The plain net: statements and lines in, shares out."""
    seen = np.concatenate([statements(slots), lines * float(of.LINE_SCALE)])
    ones = np.maximum(seen @ net["first"] + net["first_bias"], 0)
    twos = np.maximum(ones @ net["second"] + net["second_bias"], 0)
    out = np.exp(twos @ net["third"] + net["third_bias"])
    return out / out.sum()


def test_a_mind_thinks_as_the_plain_net_does():
    slots, lines, _ = some_states(20)
    net, model, workspace = some_net(), empty_model(standard_table("pithead.dice_miner"), SEATS), empty_workspace()
    install_net(model, 3, net, SEATS, kernel().cumulate_rows)
    for number in range(20):
        workspace.slots[: slots.shape[1]] = slots[number]
        workspace.lines[: lines.shape[1]] = lines[number]
        kernel().forward(model, workspace, 3, SEATS)
        out = np.exp(workspace.shares[:SEATS])
        assert out / out.sum() == pytest.approx(shares_of(net, slots[number], lines[number]), rel=1e-3)


def pulls_on(net, slots, lines, targets):
    """The loss and the pull of these states, by the compiled learner."""
    sums, starts = np.zeros_like(net["first"]), np.array(of.slot_starts(SEATS))
    kernel().cumulate_rows(net["first"], starts, sums)
    layers = (sums, *(net[name] for name in list(shapes(SEATS))[1:]))
    pull = {name: np.zeros(shape, np.float32) for name, shape in shapes(SEATS).items()}
    workspace = np.zeros((5, of.WIDTH), np.float32)
    order = np.arange(len(slots))
    loss = kernel().train_slice(*layers, starts, slots, lines, targets, order, 0, len(slots), *pull.values(), workspace)
    kernel().differentiate_rows(pull["first"], starts)
    return loss, pull


def test_the_pull_on_every_layer_is_the_slope_of_the_loss():
    slots, lines, targets = some_states(6)
    net = some_net()

    def loss_of(changed):
        return -sum(targets[n] @ np.log(shares_of(changed, slots[n], lines[n])) for n in range(6))

    loss, pull = pulls_on(net, slots, lines, targets)
    assert loss == pytest.approx(loss_of(net), rel=1e-4)
    rng = np.random.default_rng(3)
    for name in shapes(SEATS):
        for _ in range(6):
            place = tuple(rng.integers(0, side) for side in net[name].shape)
            wide = {key: array.astype(np.float64) for key, array in net.items()}
            step = 1e-4
            wide[name][place] += step
            higher = loss_of(wide)
            wide[name][place] -= 2 * step
            assert pull[name][place] == pytest.approx((higher - loss_of(wide)) / (2 * step), rel=2e-2, abs=2e-3)


def test_a_net_learns_who_is_ahead():
    rng = np.random.default_rng(4)
    slots, lines, _ = some_states(4000)
    lines[:] = 0
    lines[:, of.LINE_LEAD] = rng.integers(-40, 40, 4000)
    won = (lines[:, of.LINE_LEAD] > 0).astype(np.float32)
    targets = np.stack([won, 1 - won], axis=1)
    net = new_net(SEATS, 5)
    means = {name: np.zeros(array.size, np.float32) for name, array in net.items()}
    squares = {name: np.zeros(array.size, np.float32) for name, array in net.items()}
    for step in range(1, 101):
        loss, pull = pulls_on(net, slots, lines, targets)
        for name, array in net.items():
            adam = (pull[name].reshape(-1), means[name], squares[name], np.float32(0.01), step, np.float32(1 / 4000))
            kernel().adam(array.reshape(-1), *adam)
    assert loss / 4000 < 0.5 * log(2)


def test_the_uncompiled_learner_is_the_same():
    slots, lines, targets = some_states(2)
    net = some_net()
    loss, _ = pulls_on(net, slots, lines, targets)
    sums = np.zeros_like(net["first"])
    gradients.cumulate_rows(net["first"], np.array(of.slot_starts(SEATS)), sums)
    ones, out = np.zeros(of.WIDTH, np.float32), np.zeros(SEATS, np.float32)
    plain = 0.0
    for number in range(2):
        gradients.sum_rows(sums, net["first_bias"], np.array(of.slot_starts(SEATS)), slots[number], lines[number], ones)
        twos = np.maximum(ones, 0) @ net["second"] + net["second_bias"]
        plain += gradients.loss_of(twos, net["third"], net["third_bias"], targets[number], out)
    assert plain == pytest.approx(loss, rel=1e-4)


def test_a_state_is_pulled_towards_what_was_thought_of_those_that_followed():
    recording = empty_recording(3, room=4, rate=1000, trace_decay=0.5)
    recording.used[0] = 4
    recording.first[:] = [2, 0, 1, 2]
    recording.values[1:] = [[0.2, 0.3, 0.5], [0.1, 0.8, 0.1], [0.6, 0.0, 0.4]]
    state = np.zeros(Field.SIZE, np.int64)
    state[Field.SEATS] = 3
    note_end(state, 0b011, recording, 1)
    assert (recording.won[0] == 0).all()  # of the game before
    assert recording.won[1:].tolist() == [[0.5, 0.5, 0], [0.5, 0, 0.5], [0, 0.5, 0.5]]
    end = np.array([0.5, 0.5, 0])
    third = np.array([0.0, 0.4, 0.6])  # the values of the last state by seat: its first is seat 2
    second = np.array([0.1, 0.1, 0.8])
    after_third = 0.5 * end + 0.5 * third
    after_second = 0.5 * after_third + 0.5 * second
    for place, expected in ((3, end), (2, after_third), (1, after_second)):
        assert np.roll(recording.later[place], recording.first[place]) == pytest.approx(expected)


def test_a_card_gives_the_losses_of_the_plain_net():
    if not has_card():
        pytest.skip("no PyTorch with a graphics card")
    slots, lines, aims = some_states(400)
    net = some_net()
    learner = CardLearner({name: array.copy() for name, array in net.items()}, SEATS)
    out = learner.forward(*(learner.torch.from_numpy(array).to("cuda") for array in (slots, lines))).softmax(1)
    expected = [shares_of(net, slots[number], lines[number]) for number in range(400)]
    assert out.detach().cpu().numpy() == pytest.approx(np.array(expected), rel=1e-2, abs=1e-4)
    buffer = ReplayBuffer(slots, lines, aims, aims, aims)
    first = learner.learn(buffer, aims, 2, 0.0, 1)
    assert learner.learn(buffer, aims, 400, 0.01, 1) < first


def test_a_card_that_is_not_there_is_one_sentence(tmp_path):
    if has_card():
        pytest.skip("there is one")
    (tmp_path / "box.json").write_text("[]")
    with pytest.raises(subprocess.CalledProcessError) as refused:
        train(tmp_path, "--learner", "card")
    assert refused.value.returncode == 2
    assert refused.value.stderr.endswith("without them leave it out\n")


def test_weights_are_read_as_they_were_written(tmp_path):
    nets = [new_net(3, stage) for stage in range(of.STAGES)]
    write_weights(tmp_path / "w.npz", {3: nets}, standard_table("pithead.dice_miner"))
    _, models = read_weights(tmp_path / "w.npz")
    for old, new in zip(nets, models[3]):
        for name, array in old.items():
            assert np.allclose(new[name], array, rtol=1 / 200, atol=SMALLEST_WEIGHT if name == "first" else 1e-6)


def train(folder, *more, game="dice-miner"):
    """The trainer in a process of its own, where msgspec can't be imported."""
    hide = f"import sys; sys.modules['msgspec'] = None; from pithead.{game.replace('-', '_')}.bots.train import main; main()"
    asked = [sys.executable, "-c", hide, game, "--out", str(folder), "--box", str(folder / "box.json"), *more]
    return subprocess.run(asked, check=True, capture_output=True, text=True).stderr


def test_training_goes_on_where_it_stopped_and_needs_no_engine(tmp_path):
    """Without a game; `tests/proofs/training.py` plays and learns, for which numba compiles for minutes."""
    rng = np.random.default_rng(6)
    (tmp_path / "box.json").write_text(json.dumps(standard_table("pithead.dice_miner").tolist()))
    for seats in (2, 3):
        run = TrainingRun(tmp_path, seats, 1)
        for generation in range(KEPT_GENERATIONS + 1):
            assert run.generation == generation
            slots = rng.integers(0, 9, (5, of.slots_of(seats))).astype(np.uint8)
            lines, shares = np.full((5, of.lines_of(seats)), generation, np.int16), rng.random((5, seats)).astype(np.float32)
            run.nets = [new_net(seats, 10 * generation + stage) for stage in range(of.STAGES)]
            run.buffers = [*run.buffers, [ReplayBuffer(slots, lines, shares, shares, shares)] * of.STAGES][-KEPT_GENERATIONS:]
            run.keep({"generation": generation})
        again = TrainingRun(tmp_path, seats, 2)
        assert again.curve == run.curve == [{"generation": number} for number in range(KEPT_GENERATIONS + 1)]
        assert all((old[name] == new[name]).all() for old, new in zip(run.nets, again.nets) for name in old)
        kept = [[[array.tolist() for array in buffer] for buffer in buffers] for buffers in run.buffers]
        assert [[[array.tolist() for array in buffer] for buffer in buffers] for buffers in again.buffers] == kept
        assert len(kept) == KEPT_GENERATIONS
    train(tmp_path, "--seats", "2,3", "--export", str(tmp_path / "weights.npz"))
    fingerprint, models = read_weights(tmp_path / "weights.npz")
    made = json.loads((tmp_path / "weights.json").read_text())
    assert set(models) == {2, 3}
    assert made["box"] == fingerprint
    assert [len(curve) for curve in made["curves"].values()] == [KEPT_GENERATIONS + 1] * 2
    begun = begun_with(tmp_path / "weights.npz", with_curve=True)[3]
    further = TrainingRun(tmp_path / "further", 3, 2, begun)
    assert further.generation == KEPT_GENERATIONS + 1
    assert further.buffers == []
    assert all((old[name] == new[name]).all() for old, new in zip(models[3], further.nets) for name in old)
    assert begun_with(tmp_path / "weights.npz", with_curve=False)[3].curve == []


def test_training_refuses_a_file_that_is_not_there(tmp_path):
    with pytest.raises(subprocess.CalledProcessError) as refused:
        train(tmp_path, "--begin", str(tmp_path / "nowhere.npz"))
    assert refused.value.returncode == 2
    assert refused.value.stderr.splitlines()[-1].endswith(f"error: there is no file {tmp_path / 'nowhere.npz'}")
