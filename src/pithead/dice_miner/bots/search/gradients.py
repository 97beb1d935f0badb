"""How a net learns: each state pulls its judgement towards what came of it (cross-entropy, Adam).

The first layer is learned as statements ("at least v") and used as sums of them, so that a state costs one row a slot. Threads work on
slices of a batch, each with sums of its own.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Any

import numpy as np

from pithead.dice_miner.bots.search import feature_layout as of


def cumulate_rows(rows: Any, starts: Any, sums: Any) -> None:
    """The sums of the statements of each slot, value by value; lines stay as they are."""
    slots = starts.shape[0] - 1
    for slot in range(slots):
        for row in range(starts[slot], starts[slot + 1]):
            for neuron in range(rows.shape[1]):
                below = sums[row - 1, neuron] if row > starts[slot] else np.float32(0)
                sums[row, neuron] = rows[row, neuron] + below
    for row in range(starts[slots], rows.shape[0]):
        for neuron in range(rows.shape[1]):
            sums[row, neuron] = rows[row, neuron]


def differentiate_rows(sums: Any, starts: Any) -> None:
    """The pull on sums becomes the pull on their statements: each takes part in all higher values."""
    for slot in range(starts.shape[0] - 1):
        for row in range(starts[slot + 1] - 2, starts[slot] - 1, -1):
            for neuron in range(sums.shape[1]):
                sums[row, neuron] += sums[row + 1, neuron]


def train_slice(
    first: Any,
    first_bias: Any,
    second: Any,
    second_bias: Any,
    third: Any,
    third_bias: Any,
    starts: Any,
    slots: Any,
    lines: Any,
    targets: Any,
    order: Any,
    begin: int,
    end: int,
    gradient: Any,
    gradient_bias: Any,
    gradient_second: Any,
    gradient_second_bias: Any,
    gradient_third: Any,
    gradient_third_bias: Any,
    workspace: Any,
) -> float:
    """Add the pull of some states of a batch to the sums of a thread, and return the sum of their losses."""
    ones, twos, out, back_twos, back_ones = workspace[0], workspace[1], workspace[2], workspace[3], workspace[4]
    loss = 0.0
    for number in range(begin, end):
        state = order[number]
        sum_rows(first, first_bias, starts, slots[state], lines[state], ones)
        for neuron in range(second.shape[1]):
            twos[neuron] = second_bias[neuron]
        for other in range(second.shape[0]):
            signal = ones[other]
            if signal > 0:
                for neuron in range(second.shape[1]):
                    twos[neuron] += signal * second[other, neuron]
        loss += loss_of(twos, third, third_bias, targets[state], out)
        for place in range(third.shape[1]):
            gradient_third_bias[place] += out[place]
        for neuron in range(second.shape[1]):
            back_twos[neuron] = 0
            if twos[neuron] > 0:
                for place in range(third.shape[1]):
                    back_twos[neuron] += out[place] * third[neuron, place]
                    gradient_third[neuron, place] += twos[neuron] * out[place]
                gradient_second_bias[neuron] += back_twos[neuron]
        for other in range(second.shape[0]):
            signal, back = ones[other], np.float32(0)
            if signal > 0:
                for neuron in range(second.shape[1]):
                    back += back_twos[neuron] * second[other, neuron]
                    gradient_second[other, neuron] += signal * back_twos[neuron]
                gradient_bias[other] += back
            back_ones[other] = back
        add_gradient_rows(gradient, starts, slots[state], lines[state], back_ones)
    return loss


def sum_rows(first: Any, first_bias: Any, starts: Any, slots: Any, lines: Any, ones: Any) -> None:
    """The first layer of one state."""
    for neuron in range(first.shape[1]):
        ones[neuron] = first_bias[neuron]
    for slot in range(slots.shape[0]):
        value = np.int64(slots[slot])
        if value > 0:
            row = (starts[slot] + value - 1) & 4095
            for neuron in range(first.shape[1]):
                ones[neuron] += first[row, neuron]
    for line in range(lines.shape[0]):
        amount = np.float32(lines[line]) * np.float32(of.LINE_SCALE)
        row = (starts[starts.shape[0] - 1] + line) & 4095
        for neuron in range(first.shape[1]):
            ones[neuron] += amount * first[row, neuron]


def add_gradient_rows(gradient: Any, starts: Any, slots: Any, lines: Any, back_ones: Any) -> None:
    """The pull of one state on its rows."""
    for slot in range(slots.shape[0]):
        value = np.int64(slots[slot])
        if value > 0:
            row = (starts[slot] + value - 1) & 4095
            for neuron in range(gradient.shape[1]):
                gradient[row, neuron] += back_ones[neuron]
    for line in range(lines.shape[0]):
        amount = np.float32(lines[line]) * np.float32(of.LINE_SCALE)
        row = (starts[starts.shape[0] - 1] + line) & 4095
        for neuron in range(gradient.shape[1]):
            gradient[row, neuron] += amount * back_ones[neuron]


def loss_of(twos: Any, third: Any, third_bias: Any, target: Any, out: Any) -> float:
    """The loss of one state; `out` says how far each seat's share is off."""
    seats = third.shape[1]
    for place in range(seats):
        out[place] = third_bias[place]
    for other in range(third.shape[0]):
        signal = twos[other]
        if signal > 0:
            for place in range(seats):
                out[place] += signal * third[other, place]
    highest, whole, loss = out[0], np.float32(0), 0.0
    for place in range(1, seats):
        highest = max(highest, out[place])
    for place in range(seats):
        out[place] = exp(out[place] - highest)
        whole += out[place]
    for place in range(seats):
        share = out[place] / whole
        loss -= target[place] * log(share + 1e-9)
        out[place] = share - target[place]
    return loss


def adam(weights: Any, gradient: Any, mean: Any, square: Any, rate: float, step: int, scale: float) -> None:
    """One step of Adam for flat arrays; the pull is used up."""
    first_decay, second_decay = 1 - 0.9**step, 1 - 0.999**step
    for place in range(weights.shape[0]):
        slope = gradient[place] * scale
        gradient[place] = 0
        mean[place] = 0.9 * mean[place] + 0.1 * slope
        square[place] = 0.999 * square[place] + 0.001 * slope * slope
        weights[place] -= rate * (mean[place] / first_decay) / (sqrt(square[place] / second_decay) + 1e-8)
