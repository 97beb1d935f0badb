"""The net: the share of the victory that every seat may expect, for any state in which somebody is asked.

All seats are seen alike, so one net serves two, three and four of them. A neuron of a seat adds up what is seen of the seat itself, of all
seats together, and of the table:

    table + own . seat + all . (seat 1 + seat 2 + ...)  ->  48  ->  16  ->  one number, and of these the shares
"""

from __future__ import annotations

from typing import Any

import numpy as np

from pithead.mini_miners.bots.search.feature_layout import INNER, WIDTH
from pithead.mini_miners.bots.search.net_features import TABLE, write_net_features
from pithead.mini_miners.bots.search.workspace import Model, Workspace
from pithead.mini_miners.kernel.layout import Field
from pithead.sim.real import exp
from pithead.sim.words import Words


def run_net(model: Model, workspace: Workspace, state: Words, shares: Any) -> None:
    """The share of the victory that every seat may expect."""
    write_net_features(model, workspace, state)
    forward(model, workspace, state[Field.SEATS])
    seats = state[Field.SEATS]
    highest = workspace.signals[0]
    for seat in range(1, seats):
        highest = max(highest, workspace.signals[seat])
    total = 0.0
    for seat in range(seats):
        shares[seat] = exp(workspace.signals[seat] - highest)
        total += shares[seat]
    for seat in range(seats):
        shares[seat] /= total


def forward(model: Model, workspace: Workspace, seats: int) -> None:
    """From the lists of features to a number for each seat."""
    common, own = workspace.common, workspace.own
    for neuron in range(WIDTH):
        common[neuron] = model.first_bias[neuron]
    add_rows(workspace, TABLE, model.table, common)
    for seat in range(seats):
        add_rows(workspace, seat, model.everybody, common)
    for seat in range(seats):
        for neuron in range(WIDTH):
            own[neuron] = common[neuron]
        add_rows(workspace, seat, model.own, own)
        for neuron in range(WIDTH):
            own[neuron] = max(own[neuron], np.float32(0))
        workspace.signals[seat] = inner_layers(model, workspace)


def add_rows(workspace: Workspace, place: int, rows: Any, sums: Any) -> None:
    """Add the row of every feature of a list, so many times as its value."""
    for item in range(workspace.feature_count[place]):
        row, value = workspace.feature[place, item], np.float32(workspace.feature_value[place, item])
        for neuron in range(WIDTH):
            sums[neuron] += value * rows[row, neuron]


def inner_layers(model: Model, workspace: Workspace) -> Any:
    """The second layer, and the number at its end."""
    own, inner = workspace.own, workspace.inner
    for neuron in range(INNER):
        inner[neuron] = model.second_bias[neuron]
    for place in range(WIDTH):
        for neuron in range(INNER):
            inner[neuron] += own[place] * model.second[place, neuron]
    signal = np.float32(0)
    for neuron in range(INNER):
        signal += max(inner[neuron], np.float32(0)) * model.third[neuron]
    return signal
