"""Compiles the kernels that several tests need, once, before many processes would compile them at once: `python -m tests.kernels`."""

from pithead.envs.batch import Batch
from tests.kits import kits


def main():
    for kit in kits("sim", "test_simulate").values():
        list(kit.run_of(games=2, jobs=1, chunk=2).chunks())
    batch = Batch("dice-miner", games=2)
    batch.step(batch.random_actions())


if __name__ == "__main__":
    main()
