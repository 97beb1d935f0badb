"""What gold and tools are worth between two rounds, learned from many games in which everybody follows their policy.

    python -m pithead.mini_miners.bots.search.training --games 20000

prints the table `VALUES` of `parameters`: for each number of seats what a tool is worth in nuggets, and which lead is worth one step of the
odds, with 1, 2 and 3 rounds to come. The odds of a seat are those of a conditional logit on its gold and its tools.
"""

from __future__ import annotations

import argparse
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from pithead.mini_miners.bots.search.kernel import kernel
from pithead.mini_miners.bots.search.native import native_model, native_workspace
from pithead.mini_miners.kernel.handfuls import tools_in
from pithead.mini_miners.kernel.kernel import write_options
from pithead.mini_miners.kernel.layout import ROUNDS_MOST, Field
from pithead.mini_miners.kernel.tables import box_table
from pithead.mini_miners.rules.content import standard_box
from pithead.sim.stream import seed_number

Floats = npt.NDArray[np.float64]

STEPS: Final = 30
"""Of Newton's method; it needs fewer."""


def play_games(seats: int, games: int, seed: str) -> tuple[Floats, npt.NDArray[np.int64]]:
    """Gold and tools of every seat after each round of long games, and who won: game, round, seat, and the two of them."""
    functions, box = kernel(), box_table(standard_box())
    model, workspace = native_model(box), native_workspace()
    rounds = ROUNDS_MOST
    facts, winners = np.zeros((games, rounds, seats, 2)), np.zeros(games, np.int64)
    for game in range(games):
        functions.begin_stream(workspace.rng, np.uint64(seed_number(seed)), game)
        functions.sit_down(workspace.state, box, write_options(seats, rounds=rounds))
        for past in range(rounds):
            functions.play_on(model, workspace, workspace.state, past, -1)
            facts[game, past, :, 0] = workspace.state[Field.TREASURY : Field.TREASURY + seats]
            facts[game, past, :, 1] = [tools_in(int(store)) for store in workspace.state[Field.STORE : Field.STORE + seats]]
        winners[game] = int(workspace.state[Field.WAITING]).bit_length() - 1
    return facts, winners


def learn_odds(facts: Floats, winners: npt.NDArray[np.int64]) -> Floats:
    """The weights of gold and tools that make the winners most likely."""
    weights = np.zeros(facts.shape[-1])
    won = facts[np.arange(len(facts)), winners]
    for _ in range(STEPS):
        odds = np.exp(facts @ weights - (facts @ weights).max(axis=1, keepdims=True))
        odds /= odds.sum(axis=1, keepdims=True)
        mean = np.einsum("gs,gsf->gf", odds, facts)
        apart = facts - mean[:, None]
        curve = np.einsum("gs,gsf,gse->fe", odds, apart, apart)
        weights += np.linalg.solve(curve, (won - mean).sum(axis=0))
    return weights


def learn_values(seats: int, games: int, seed: str) -> dict[str, Any]:
    """What a tool is worth, and the lead that is worth a step of the odds, by the rounds to come."""
    facts, winners = play_games(seats, games, seed)
    rounds = ROUNDS_MOST
    weights = [learn_odds(facts[:, rounds - left - 1], winners) for left in range(1, rounds)]
    return {
        "seats": seats,
        "kept": [round(float(tools / gold), 2) for gold, tools in weights],
        "spread": [round(float(1 / gold), 2) for gold, _ in weights],
    }


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m pithead.mini_miners.bots.search.training")
    parser.add_argument("--games", type=int, default=20000)
    parser.add_argument("--seed", default="school")
    asked = parser.parse_args()
    for number in (2, 3, 4):
        print(learn_values(number, asked.games, asked.seed))
