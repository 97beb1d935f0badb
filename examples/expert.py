"""Expert iteration in plain numpy: a network plays Dice Miner, an expert looks further, and the network learns what the expert would do.

python examples/expert.py --updates 100 --out build/expert

The expert tries every legal action of a position several times: it takes the action in a copy of the game, lets the network play on to
the end, and sees who won. The network learns its own preferences, shifted towards what went well, and is a better guide the next time. It
is paid 1 for a victory and -1 for a defeat, and is told nothing else. It has both seats: whoever begins as a beginner learns nothing from
somebody who always wins. Now and then it plays against a bot, from which it learns nothing either: that is the curve. The folder gets
`curve.csv`, `curve.svg`, and the network as `network.npz`.
"""

import argparse
from collections import deque
from pathlib import Path
from time import process_time

import numpy as np
from learn import Network, Rows, choose, features, judge, write_curve

from pithead.envs.batch import Batch

GAMES = 64  # games that go on beside each other
STEPS = 16  # decisions in each of them between two lessons
ASKED = 8  # in so many of them the expert looks at the position of every decision
LOOKS = 8  # games that the expert plays to the end for every legal action
SHIFT = 4.0  # how much a certain victory, rather than a certain defeat, shifts a preference, halved
KEPT = 24  # lessons that are learned from again and again
EPOCHS = 2
PART = 256  # positions of a minibatch


class Student(Network):
    """A network that learns to prefer what somebody else prefers."""

    def imitate(self, seen: Rows, masks: Rows, targets: Rows) -> None:
        """One step of Adam towards the probabilities that the expert gave the actions."""
        hidden, odds, _ = self.think(seen, masks)
        up = (targets - odds) / len(seen)
        back = (up @ self.weights["policy"].T) * (1 - hidden**2)
        self._step({"inner": seen.T @ back, "bias": back.sum(axis=0), "policy": hidden.T @ up})


class Expert:
    """Plays positions to the end, many times, to see what follows from each action."""

    def __init__(self, student: Student, rng: np.random.Generator) -> None:
        self.student = student
        self.rng = rng

    def act(self, batch: Batch) -> tuple[Rows, Rows, Rows]:
        """What the student sees, its probabilities, and an action for every game."""
        seen, masks = features(batch.seen.observations), batch.seen.masks.astype(bool)
        odds = self.student.think(seen, masks)[1]
        return seen, odds, choose(odds, self.rng)

    def play_out(self, batch: Batch, actions: Rows) -> Rows:
        """The reward of whoever is asked in every game, if it begins with these actions and the student plays on."""
        paid, left, seats = np.zeros(batch.games, np.float32), np.arange(batch.games), batch.seen.seats.copy()
        while True:
            after = batch.step(actions)
            ended = left[after.ended]
            paid[ended] = after.rewards[after.ended, seats[ended]]
            goes_on = np.flatnonzero(~after.ended)
            if not len(goes_on):
                return paid
            if len(goes_on) < batch.games:
                batch, left = batch.branch(goes_on, self._seed()), left[goes_on]
            actions = self.act(batch)[2]

    def advise(self, batch: Batch, places: Rows, odds: Rows) -> Rows:
        """The student's probabilities in these places, shifted towards what went well."""
        rows, actions = batch.seen.masks[places].nonzero()
        games = batch.branch(np.repeat(places[rows], LOOKS), self._seed())
        worth = np.zeros_like(odds)
        worth[rows, actions] = self.play_out(games, np.repeat(actions, LOOKS)).reshape(-1, LOOKS).mean(axis=1)
        shifted = odds * np.exp(SHIFT * worth)
        return shifted / shifted.sum(axis=1, keepdims=True)

    def _seed(self) -> str:
        return str(self.rng.integers(1 << 62))


class Learner:
    """A student, its expert, the games they look at, and the lessons of the last of them."""

    def __init__(self, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.batch = Batch("dice-miner", games=GAMES, seed=f"expert {seed}")
        self.student = Student(self.batch.seen.observations.shape[1], self.batch.actions, self.rng)
        self.expert = Expert(self.student, self.rng)
        self.lessons: deque[tuple[Rows, Rows, Rows]] = deque(maxlen=KEPT)

    def update(self) -> None:
        """Play on, ask the expert, and learn from the last lessons."""
        parts = []
        for _ in range(STEPS):
            seen, odds, actions = self.expert.act(self.batch)
            open = np.flatnonzero(self.batch.seen.masks.sum(axis=1) > 1)
            places = self.rng.permutation(open)[:ASKED]
            masks = self.batch.seen.masks[places].astype(bool)
            parts.append((seen[places], masks, self.expert.advise(self.batch, places, odds[places])))
            self.batch.step(actions)
        self.lessons.append(tuple(np.concatenate(column) for column in zip(*parts)))
        columns = [np.concatenate(column) for column in zip(*self.lessons)]
        for _ in range(EPOCHS):
            order = self.rng.permutation(len(columns[0]))
            for part in np.array_split(order, max(len(order) // PART, 1)):
                self.student.imitate(*(column[part] for column in columns))


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--bot", choices=["random", "greedy"], default="greedy", help="who measures what it has learned")
    parser.add_argument("--updates", type=int, default=100)
    parser.add_argument("--every", type=int, default=10, help="updates between two measurements")
    parser.add_argument("--games", type=int, default=200, help="games of a measurement")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build/expert"))
    wish = parser.parse_args()
    learner, begin = Learner(wish.seed), process_time()
    curve = []
    for update in range(1, wish.updates + 1):
        learner.update()
        if update % wish.every == 0:
            curve.append(judge(learner.student, wish.bot, wish.games, f"judge {update}"))
            print(f"update {update}: {50 + 50 * curve[-1]:.1f} % won, {process_time() - begin:.0f} s", flush=True)
    write_curve(wish.out, curve, f"against the {wish.bot} bot", wish.every)
    np.savez(wish.out / "network.npz", **learner.student.weights)
    print(f"New games: {50 + 50 * judge(learner.student, wish.bot, 5 * wish.games, 'judge'):.1f} % won")


if __name__ == "__main__":
    main()
