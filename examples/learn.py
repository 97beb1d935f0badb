"""Proximal policy optimisation in plain numpy: a small network learns Dice Miner against a bot, and draws how it got better.

python examples/learn.py --updates 60 --out build/learning

It plays many games at once in `pithead.envs.batch`, is paid 1 for a victory and -1 for a defeat, and is told nothing else. The folder
gets `curve.csv`, `curve.svg`, and the network as `network.npz`.
"""

import argparse
from pathlib import Path
from time import process_time

import numpy as np

from pithead.envs.batch import Batch

Rows = np.ndarray

HIDDEN = 64
STEPS = 64  # decisions in each game between two updates
EPOCHS = 3
PARTS = 4  # minibatches of an epoch
CLIP = 0.2
TRUST = 0.95  # lambda of the generalised advantage estimate
CURIOSITY = 0.01  # weight of the entropy
RATE = 1e-3


class Network:
    """One hidden layer; its outputs are a preference for every action, and an opinion of the position."""

    def __init__(self, inputs: int, actions: int, rng: np.random.Generator) -> None:
        def weights(rows: int, columns: int, scale: float) -> np.ndarray:
            return (rng.standard_normal((rows, columns)) * scale / np.sqrt(rows)).astype(np.float32)

        self.weights = {
            "inner": weights(inputs, HIDDEN, 2.0),
            "bias": np.zeros(HIDDEN, np.float32),
            "policy": weights(HIDDEN, actions, 0.01),
            "value": weights(HIDDEN, 1, 0.1),
        }
        self.first = {name: np.zeros_like(array) for name, array in self.weights.items()}
        self.second = {name: np.zeros_like(array) for name, array in self.weights.items()}
        self.time = 0

    def think(self, seen: np.ndarray, masks: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """The hidden layer, the probability of every action, and the values."""
        hidden = np.tanh(seen @ self.weights["inner"] + self.weights["bias"])
        wishes = np.where(masks, hidden @ self.weights["policy"], np.float32(-1e9))
        odds = np.exp(wishes - wishes.max(axis=1, keepdims=True))
        return hidden, odds / odds.sum(axis=1, keepdims=True), (hidden @ self.weights["value"])[:, 0]

    def learn(self, seen: Rows, masks: Rows, actions: Rows, before: Rows, gain: Rows, goal: Rows) -> None:
        """One step of Adam towards the clipped objective; `before` are the probabilities when the actions were chosen."""
        count, rows = len(actions), np.arange(len(actions))
        hidden, odds, values = self.think(seen, masks)
        ratio = odds[rows, actions] / before
        open = ~(((ratio > 1 + CLIP) & (gain > 0)) | ((ratio < 1 - CLIP) & (gain < 0)))
        push = -odds * (ratio * gain * open)[:, None]
        push[rows, actions] += ratio * gain * open
        surprise = -np.log(np.maximum(odds, 1e-9))
        push += CURIOSITY * odds * (surprise - (odds * surprise).sum(axis=1, keepdims=True))
        up, miss = push / count, (goal - values) / count
        back = (up @ self.weights["policy"].T + miss[:, None] @ self.weights["value"].T) * (1 - hidden**2)
        self._step({"inner": seen.T @ back, "bias": back.sum(axis=0), "policy": hidden.T @ up, "value": hidden.T @ miss[:, None]})

    def _step(self, uphill: dict[str, np.ndarray]) -> None:
        self.time += 1
        for name, gradient in uphill.items():
            self.first[name] += 0.1 * (gradient - self.first[name])
            self.second[name] += 0.001 * (gradient**2 - self.second[name])
            mean, square = self.first[name] / (1 - 0.9**self.time), self.second[name] / (1 - 0.999**self.time)
            self.weights[name] += RATE * mean / (np.sqrt(square) + 1e-7)


def features(observations: np.ndarray) -> np.ndarray:
    """Observations as the network likes them: no number far from 1."""
    return np.sign(observations) * np.log1p(np.abs(observations), dtype=np.float32)


def choose(odds: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """An action for every row, as often as its probability says."""
    marks = rng.random(len(odds))[:, None] * odds.sum(axis=1, keepdims=True)
    return (odds.cumsum(axis=1) > marks).argmax(axis=1)


class Learner:
    """A network, the games it plays, and the share of victories in the last of them."""

    def __init__(self, bot: str, games: int, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.batch = Batch("dice-miner", games=games, bots=["agent", bot], seed=f"learn {seed}")
        self.network = Network(self.batch.seen.observations.shape[1], self.batch.actions, self.rng)
        self.play()  # from here on short games and long ones end equally often

    def play(self) -> tuple[tuple[np.ndarray, ...], float]:
        """Some decisions in every game, with what they turned out to be worth; and how the games that ended were paid on average."""
        rows, paid = [], []
        for _ in range(STEPS):
            seen, masks = features(self.batch.seen.observations), self.batch.seen.masks.astype(bool)
            _, odds, values = self.network.think(seen, masks)
            actions = choose(odds, self.rng)
            after = self.batch.step(actions)
            rows.append((seen, masks, actions, odds[np.arange(len(odds)), actions], values, after.rewards[:, 0].copy(), after.ended.copy()))
            paid.extend(after.rewards[after.ended, 0].tolist())
        _, _, last = self.network.think(features(self.batch.seen.observations), self.batch.seen.masks.astype(bool))
        gains = advantages([row[4] for row in rows], [row[5] for row in rows], [row[6] for row in rows], last)
        goals = gains + np.stack([row[4] for row in rows])
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        flat = [np.concatenate([row[part] for row in rows]) for part in range(4)]
        return (*flat, gains.ravel().astype(np.float32), goals.ravel().astype(np.float32)), float(np.mean(paid)) if paid else 0.0

    def update(self) -> float:
        """Play, and learn from it; how the games were paid."""
        batch, paid = self.play()
        for _ in range(EPOCHS):
            for part in np.array_split(self.rng.permutation(len(batch[2])), PARTS):
                self.network.learn(*(column[part] for column in batch))
        return paid


def advantages(values: list[np.ndarray], paid: list[np.ndarray], ended: list[np.ndarray], last: np.ndarray) -> np.ndarray:
    """How much better every decision turned out than the network thought."""
    gains, after, gain = [], last, np.zeros_like(last)
    for value, reward, end in zip(reversed(values), reversed(paid), reversed(ended)):
        surprise = reward + np.where(end, 0, after) - value
        gain = surprise + np.where(end, 0, TRUST * gain)
        gains.append(gain)
        after = value
    return np.stack(gains[::-1])


def judge(network: Network, bot: str, games: int, seed: str) -> float:
    """The mean reward of the network in so many new games against a bot, a shared victory counting nothing."""
    batch = Batch("dice-miner", games=games, bots=["agent", bot], seed=seed)
    paid = np.full(games, np.nan)
    while np.isnan(paid).any():
        seen, masks = features(batch.seen.observations), batch.seen.masks.astype(bool)
        after = batch.step(network.think(seen, masks)[1].argmax(axis=1))
        first = after.ended & np.isnan(paid)
        paid[first] = after.rewards[first, 0]
    return float(paid.mean())


def draw(curve: list[float], won: str, every: int) -> str:
    """The learning curve as a small picture."""
    wide, high, edge = 640, 320, 40
    xs = [edge + (wide - 2 * edge) * place / max(len(curve) - 1, 1) for place in range(len(curve))]
    ys = [high - edge - (high - 2 * edge) * (paid + 1) / 2 for paid in curve]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in zip(xs, ys))
    heights = {share: high - edge - (high - 2 * edge) * share for share in (0, 0.25, 0.5, 0.75, 1)}
    ticks = "".join(
        f'<line x1="{edge}" x2="{wide - edge}" y1="{y}" y2="{y}" stroke="#ddd"/>'
        f'<text x="{edge - 6}" y="{y + 4}" text-anchor="end">{share:.0%}</text>'
        for share, y in heights.items()
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif" font-size="11">'
        f'<rect width="{wide}" height="{high}" fill="white"/>{ticks}'
        f'<polyline points="{line}" fill="none" stroke="#b45309" stroke-width="2"/>'
        f'<text x="{edge}" y="20">games won {won}</text>'
        f'<text x="{wide - edge}" y="{high - 12}" text-anchor="end">{every * len(curve)} updates</text></svg>\n'
    )


def write_curve(folder: Path, curve: list[float], won: str, every: int = 1) -> None:
    """The learning curve, which has a point for every so many updates, as numbers and as a picture."""
    folder.mkdir(parents=True, exist_ok=True)
    rows = (f"{every * (place + 1)},{(paid + 1) / 2:.4f}\n" for place, paid in enumerate(curve))
    (folder / "curve.csv").write_text("update,won\n" + "".join(rows))
    (folder / "curve.svg").write_text(draw(curve, won, every))


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--bot", choices=["random", "greedy"], default="random")
    parser.add_argument("--games", type=int, default=256, help="games at a time")
    parser.add_argument("--updates", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build/learning"))
    wish = parser.parse_args()
    learner, begin = Learner(wish.bot, wish.games, wish.seed), process_time()
    curve = []
    for update in range(wish.updates):
        curve.append(learner.update())
        print(f"update {update + 1}: {50 + 50 * curve[-1]:.1f} % won, {process_time() - begin:.0f} s", flush=True)
    write_curve(wish.out, curve, f"against the {wish.bot} bot")
    np.savez(wish.out / "network.npz", **learner.network.weights)
    print(f"New games: {50 + 50 * judge(learner.network, wish.bot, 1000, 'judge'):.1f} % won")


if __name__ == "__main__":
    main()
