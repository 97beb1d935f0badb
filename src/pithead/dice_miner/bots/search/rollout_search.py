"""How three and four were thought about before looks ahead counted there: a yardstick for the search that is shipped.

Only the excavation differs. Every choice is followed by imagined rests and nothing else; the worse half of the choices is dropped, and the
others are followed more often, until one is left or the budget is spent.
"""

from __future__ import annotations

from typing import Final

from pithead.dice_miner.bots.search.searcher import ROLLOUT_SEATS, Budget, BudgetedSearch, best_of
from pithead.dice_miner.bots.search.workspace import ROOT, THOUGHTS
from pithead.dice_miner.kernel.convert import bits
from pithead.dice_miner.kernel.layout import Field
from pithead.sim.memory import Numbers

FIRST_ROLLOUTS: Final = 2
"""So many rests follow every choice, however little time there is."""


class RolloutSearch(BudgetedSearch):
    """The search with imagined rests alone."""

    def search_excavation(self, state: Numbers, budget: Budget) -> int:
        """The choice after whose rests the seat wins most often; two look ahead as ever."""
        if state[Field.SEATS] < ROLLOUT_SEATS:
            return super().search_excavation(state, budget)
        self.workspace.states[ROOT] = state
        seed, counters = self.workspace.rng[0], self.workspace.counters
        hopes = dict.fromkeys(bits(self.runner.call("excavation_menu", self.workspace.states[0], self.model.box)), 0.0)
        self.add_rollouts(hopes, seed, 0, FIRST_ROLLOUTS)
        each, tried = counters[THOUGHTS] / (FIRST_ROLLOUTS * len(hopes)), FIRST_ROLLOUTS
        while len(hopes) > 1:
            halvings = (len(hopes) - 1).bit_length()
            trials = int((budget.left() - counters[THOUGHTS]) / (each * halvings * len(hopes)))
            if trials < 1:
                break
            more = self.with_rollouts(hopes, seed, tried, trials, budget)
            if more is None:
                break
            tried += trials
            hopes = best_of(more, (len(hopes) + 1) // 2)
        return max(hopes, key=lambda choice: hopes[choice])
