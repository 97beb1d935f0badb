"""Compiles the kernels that several tests need, side by side, before many tests would compile them at once: `python -m tests.kernels`."""

from concurrent.futures import ProcessPoolExecutor

from pithead.envs.batch import Batch
from pithead.sim.cores import cores
from tests.kits import kits


def compile_rules(game):
    """The rules of a game in random play."""
    list(kits("sim", "test_simulate")[game].run_of(games=2, jobs=1, chunk=2).chunks())


def compile_batch(game):
    """Many games side by side."""
    batch = Batch(game, games=2)
    batch.step(batch.random_actions())


def main():
    with ProcessPoolExecutor(cores()) as processes:
        pieces = [processes.submit(compile_rules, game) for game in reversed(kits("sim", "test_simulate"))]  # the longest first
        for piece in (*pieces, processes.submit(compile_batch, "dice-miner")):
            piece.result()


if __name__ == "__main__":
    main()
