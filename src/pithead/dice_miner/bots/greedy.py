"""A plain opponent for Dice Miner: it wants the best expected score right now, and looks no further."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec

from pithead.bots.addition import added_up
from pithead.dice_miner.kernel.preferences import HEROES, promise
from pithead.dice_miner.rules.dice import Face, Kind, Trove, kind_of, shown
from pithead.dice_miner.rules.events import Cache, Cheers, Choose, Decision, Done, Roll, Rolled, Spend, Take
from pithead.dice_miner.rules.game import DiceMiner
from pithead.dice_miner.rules.mountain import INDEX
from pithead.dice_miner.rules.position import Position
from pithead.dice_miner.rules.scoring import score_troves
from pithead.dice_miner.rules.state import State
from pithead.game import CHANCE, AnyGame, Seat
from pithead.multisets import added, without


class GreedyMiner:
    """Takes what makes its lead largest at once; expects the average of every roll.

    `rival_weight` is how much the best other's points count, `upside_weight` how much the dice that may still become something.
    """

    subtle: tuple[type, ...] = (Cheers, Spend, Cache)

    def __init__(self, game: AnyGame, seat: Seat, rival_weight: float = 1.0, upside_weight: float = 1.0) -> None:
        assert isinstance(game, DiceMiner)
        self.game = game
        self.seat = seat
        self.rival_weight = rival_weight
        self.upside_weight = upside_weight

    def choose(self, view: Position, legal: Sequence[Decision], rng: Random, budget: float) -> Decision:
        """The legal event of the highest value; the first of equals."""
        state = self.game.read_position(msgspec.json.encode(view))
        return max(legal, key=lambda event: self.value(state, event))

    def values(self, view: Position, legal: Sequence[Decision]) -> list[float]:
        """How good each event looks."""
        state = self.game.read_position(msgspec.json.encode(view))
        return [self.value(state, event) for event in legal]

    def value(self, state: State, event: Decision) -> float:
        """How good the event looks, on a scale that compares the events of one decision."""
        trove = state.troves[self.seat]
        match event:
            case Choose(hero):
                return -float(HEROES.index(hero)) if hero in HEROES else -len(HEROES)
            case Take(slot):
                return self.lead(state, added(trove, state.mountain[INDEX[slot]]))
            case Cheers():
                return self.after_cheers(state, event)
            case Spend(die):
                return self.spend(state, die)
            case Roll(die):
                return self.gain(state, trove, die)
            case Cache(die):
                return -self.gain(state, trove, die)
            case Done():
                return self.lead(state, trove) if any(state.mountain) else 0.0

    def lead(self, state: State, trove: Trove) -> float:
        """Own points before the best other's, if this were the own trove and all scored now."""
        troves = (*state.troves[: self.seat], trove, *state.troves[self.seat + 1 :])
        totals = [sheet.total for sheet in score_troves(self.game.box, state.heroes, troves)]
        own = totals.pop(self.seat)
        return own - self.rival_weight * max(totals, default=0) + self.upside_weight * added_up(map(promise, trove))

    def after_cheers(self, state: State, event: Cheers) -> float:
        """The average over the faces of the given die, with the best two dice taken after it."""
        shared = self.game.apply(state, self.seat, event)
        if self.game.to_act(shared) != (CHANCE,):
            return self.best_pair(shared)
        values = [self.best_pair(self.game.apply(shared, CHANCE, Rolled((face,)))) for face in self.sides(event.kind)]
        return added_up(values) / len(values)

    def best_pair(self, state: State) -> float:
        """The lead after taking the best die, and then the best second one."""
        first = max(self.game.legal(state, self.seat), key=lambda event: self.value(state, event))
        value = self.value(state, first)
        after = self.game.apply(state, self.seat, first)
        if self.game.to_act(after) != (self.seat,) or not any(after.mountain):
            return value
        return max(self.value(after, event) for event in self.game.legal(after, self.seat))

    def spend(self, state: State, die: Face) -> float:
        """The gains of the dice that the magic would roll best."""
        trove = state.troves[self.seat]
        number = shown(die).number if die != "hero" else self.game.box.hero_magic(state.heroes[self.seat])[0]
        dice = [face for face in (without(trove, die) if die in trove else trove) if kind_of(face) != "hazard" and not face.endswith("!")]
        return added_up(sorted((self.gain(state, trove, face) for face in dice), reverse=True)[:number])

    def gain(self, state: State, trove: Trove, die: Face) -> float:
        """What the lead would grow by, on average, if this die were rolled."""
        left = without(trove, die)
        values = [self.lead(state, added(left, face)) for face in self.sides(kind_of(die))]
        return added_up(values) / len(values) - self.lead(state, trove)

    def sides(self, kind: Kind) -> tuple[Face, ...]:
        """The six faces of a kind of die."""
        return self.game.box.sides[kind]
