"""Many games at once on a simulated graphics card are the same as on the processor, step by step."""

import os
import subprocess
import sys

import pytest

from tests.waiting import HANG_S

BESIDE = """
import sys
import numpy as np
from pithead.envs import card_bench
from pithead.envs.batch import Batch
from pithead.envs.card import CardBatch
from pithead.game import Unreadable
from pithead.sim import room
from tests.sim.built import as_written

room.compiled_batch = lambda rules, bots=False: as_written(rules.batch_modules, **({} if bots else rules.random_play))
np.seterr(over="ignore")
game, seats = sys.argv[1], int(sys.argv[2])
assert card_bench.differences(game, seats, games=2, steps=int(sys.argv[3])) == 0

batch = CardBatch(game, games=2, seats=seats, seed="refuse")
before = [shown.numpy().copy() for shown in batch.seen]
illegal = before[1].argmin(axis=1)
for wrong in (illegal, [-1, 0], [0], [0.5, 0.5]):
    try:
        batch.step(np.asarray(wrong))
    except Unreadable as refusal:
        assert refusal.reason in ("env-action", "env-actions"), refusal
    else:
        raise AssertionError("not refused")
assert all((shown.numpy() == earlier).all() for shown, earlier in zip(batch.seen, before))

first = [shown.numpy().copy() for shown in batch.reset()]
assert all((one == other).all() for one, other in zip(first, before))
"""


@pytest.mark.parametrize(("game", "seats", "steps"), [("dice-miner", 2, 25), ("mini-miners", 3, 12)])
def test_a_simulated_card_shows_what_the_processor_shows_and_refuses_what_is_illegal(game: str, seats: int, steps: int) -> None:
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    command = [sys.executable, "-W", "ignore", "-c", BESIDE, game, str(seats), str(steps)]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=HANG_S, check=False)
    assert run.returncode == 0, run.stderr
