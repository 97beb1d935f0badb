"""Dice Miner for OpenSpiel, where chance is a player that rolls one die at a time, and equal faces are one outcome."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pyspiel

from pithead.dice_miner.kernel.encoding import DiceMinerEncoding
from pithead.dice_miner.rules.dice import Kind
from pithead.dice_miner.rules.events import Dealt, Filled, Outcome, Rolled, Starts
from pithead.dice_miner.rules.game import DiceMiner
from pithead.dice_miner.rules.mountain import SLOTS
from pithead.dice_miner.rules.phases.rolls import due
from pithead.dice_miner.rules.phases.setup import bag
from pithead.dice_miner.rules.state import Dealing, Filling, Lots, State
from pithead.envs.open_spiel_game import SpielState


class DiceMinerState(SpielState):
    """A state whose chance nodes are dice, heroes and lots."""

    rules: DiceMiner
    encoding: DiceMinerEncoding
    state: State

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The next die, hero or lot with its probability: a face by its number in observations, a hero or a seat by its own."""
        box = self.rules.box
        match self.state.phase:
            case Lots(among=seats):
                return _equally(seats)
            case Dealing():
                return _equally(set(range(len(box.heroes))) - set(self.drawn))
            case Filling():
                left = Counter(bag(box, self.state))
                left.subtract(self._kind(number) for number in self.drawn)
                dice = [(self.encoding.faces[face], left[kind]) for kind in left for face in box.sides[kind] if left[kind]]
                return _weighed(dice)
            case _:
                kind = due(self.state)[0][len(self.drawn)]
                return _weighed([(self.encoding.faces[face], 1) for face in box.sides[kind]])

    def _kind(self, number: int) -> Kind:
        return self._face(number).partition(":")[0]

    def _face(self, number: int) -> str:
        return next(face for face, place in self.encoding.faces.items() if place == number)

    def _outcome(self) -> Outcome | None:
        """The outcome that was due, if its last die has been rolled."""
        match self.state.phase:
            case Lots():
                return Starts(self.drawn[0]) if self.drawn else None
            case Dealing():
                heroes = tuple(self.rules.box.heroes)
                return Dealt(tuple(heroes[place] for place in self.drawn)) if len(self.drawn) == self.seats else None
            case Filling():
                dice = min(len(SLOTS), len(bag(self.rules.box, self.state)))
                none = ("",) * (len(SLOTS) - dice)
                return Filled((*none, *map(self._face, self.drawn))) if len(self.drawn) == dice else None
            case _:
                return Rolled(tuple(map(self._face, self.drawn))) if len(self.drawn) == len(due(self.state)[0]) else None

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return self.encoding.names[action]
        match self.state.phase:
            case Lots():
                return f"starts {action}"
            case Dealing():
                return f"dealt {list(self.rules.box.heroes)[action]}"
            case _:
                return f"rolled {self._face(action)}"


def _equally(outcomes: Iterable[int]) -> list[tuple[int, float]]:
    return _weighed([(outcome, 1) for outcome in outcomes])


def _weighed(outcomes: list[tuple[int, int]]) -> list[tuple[int, float]]:
    """Equal outcomes together, each with its probability."""
    weights: Counter[int] = Counter()
    for outcome, weight in outcomes:
        weights[outcome] += weight
    return [(outcome, weight / weights.total()) for outcome, weight in sorted(weights.items())]
