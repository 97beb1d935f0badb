"""The smallest agent: any legal action, in both games, through PettingZoo.

python examples/random_agent.py mini-miners --seats 3 --games 5
"""

import argparse

import numpy as np

from pithead.envs import aec


def play(env, rng: np.random.Generator) -> dict[str, float]:
    """One game; what it paid to every agent."""
    env.reset(seed=int(rng.integers(1 << 31)))
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, truncated, _ = env.last()
        paid[agent] += reward
        env.step(None if ended or truncated else int(rng.choice(seen["action_mask"].nonzero()[0])))
    return paid


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="?", default="dice-miner")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    env, rng = aec.env(wish.game, wish.seats), np.random.default_rng(wish.seed)
    for game in range(wish.games):
        print(f"game {game}: {play(env, rng)}")


if __name__ == "__main__":
    main()
