"""A training in small: it plays, learns and is measured, goes on where it stopped, and needs nothing of the engine.

python -m tests.proofs.training        # numba compiles for some minutes
"""

import json
import tempfile
from pathlib import Path

from pithead.dice_miner.bots.search.weights import read_weights
from pithead.mini_miners.bots.search.weights import box_hash
from pithead.sim.box_table import standard_table
from tests.bots.dice_miner.test_training import train
from tests.waiting import HANG_S


def main():
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        (folder / "box.json").write_text(json.dumps(standard_table("pithead.dice_miner").tolist()))
        small = ("--games", "40", "--check", "20", "--passes", "1", "--seats", "2,3", "--minutes", str(HANG_S / 60), "--threads", "2")
        train(folder, *small, "--generations", "0")
        assert [len(json.loads((folder / f"course{seats}.json").read_text())) for seats in (2, 3)] == [1, 1]
        told = train(folder, *small, "--generations", "1")
        assert "generation 1" in told
        assert "generation 0" not in told
        train(folder, *small, "--export", str(folder / "weights.npz"))
        fingerprint, models = read_weights(folder / "weights.npz")
        made = json.loads((folder / "weights.json").read_text())
        assert set(models) == {2, 3}
        assert made["box"] == fingerprint
        assert [len(curve) for curve in made["curves"].values()] == [2, 2]
        assert all(0 <= generation["won_against_greedy"] <= 1 for curve in made["curves"].values() for generation in curve)


def train_miners():
    """Mini Miners: the net and the likings learn, and the command goes on where it stopped."""
    with tempfile.TemporaryDirectory() as place:
        folder, box = Path(place), standard_table("pithead.mini_miners")
        (folder / "box.json").write_text(json.dumps(box.tolist()))
        small = ("--first-games", "240", "--games", "24", "--thoughts", "10", "--check", "12", "--check-thoughts", "10", "--passes", "1")
        small += ("--liking-steps", "3", "--liking-games", "60", "--minutes", str(HANG_S / 60), "--threads", "2")
        train(folder, *small, "--generations", "0", game="mini-miners")
        told = train(folder, *small, "--generations", "1", game="mini-miners")
        assert "generation 1" in told
        assert "generation 0" not in told
        train(folder, *small, "--export", str(folder / "learned.npz"), game="mini-miners")
        made = json.loads((folder / "learned.json").read_text())
        assert made["box"] == box_hash(box)
        assert [generation["likings"]["4"]["steps"] for generation in made["curve"]] == [3, 3]
        train(folder, *small, "--seats", "3", "--generations", "1", "--against", str(folder / "learned.npz"), game="mini-miners")
        curve = json.loads((folder / "course3.json").read_text())
        assert [generation["games"] for generation in curve] == [180, 180]
        assert all(0.2 < generation["won_against_rival"] < 0.5 for generation in curve)


if __name__ == "__main__":
    main()
    train_miners()
