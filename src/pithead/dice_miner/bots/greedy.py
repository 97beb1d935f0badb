"""A plain opponent for Dice Miner: it wants the best expected score right now, and looks no further."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import itemgetter
from random import Random
from typing import Final, NamedTuple

import msgspec

from pithead.bots.addition import added_up
from pithead.dice_miner.kernel.preferences import HEROES, promise
from pithead.dice_miner.rules.content import Box
from pithead.dice_miner.rules.dice import Face, Kind, Trove, kind_of, shown
from pithead.dice_miner.rules.events import Cache, Cheers, Choose, Decision, Done, Roll, Rolled, Spend, Take
from pithead.dice_miner.rules.game import DiceMiner
from pithead.dice_miner.rules.mountain import INDEX
from pithead.dice_miner.rules.position import Position
from pithead.dice_miner.rules.scoring import score_troves
from pithead.dice_miner.rules.state import State
from pithead.game import CHANCE, AnyGame, Seat
from pithead.multisets import added, without

REMEMBERED_TROVES: Final = 8192
"""Troves whose points are kept: the choices of a decision, and of the next ones, lead to the same troves again and again."""

NO_RIVAL: Final = 1 << 30
"""Who plays alone has nobody to have more gems than (DM-6.3)."""


class Rivals(NamedTuple):
    """The others' troves as far as a lead depends on them: gems, and the best total, without and with the gems of whoever has most."""

    gems: int
    total: int
    total_with_gems: int


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
        self.points = lru_cache(REMEMBERED_TROVES)(lambda hero, trove: points_alone(game.box, hero, trove))
        self.promised = lru_cache(REMEMBERED_TROVES)(lambda trove: added_up(map(promise, trove)))
        self.rivals = lru_cache(REMEMBERED_TROVES)(self._rivals)
        self.gain_beside = lru_cache(REMEMBERED_TROVES)(self._gain_beside)

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
        return self.lead_beside(*self.others(state), state.heroes[self.seat], trove)

    def others(self, state: State) -> tuple[tuple[str | None, ...], tuple[Trove, ...]]:
        """The heroes and troves of the other seats."""
        heroes, troves, seat = state.heroes, state.troves, self.seat
        return heroes[:seat] + heroes[seat + 1 :], troves[:seat] + troves[seat + 1 :]

    def lead_beside(self, heroes: tuple[str | None, ...], troves: tuple[Trove, ...], hero: str | None, trove: Trove) -> float:
        """The lead of a hero with this trove beside others."""
        rivals = self.rivals(heroes, troves)
        own, gems = self.points(hero, trove)
        if gems > rivals.gems:
            own += gems
        best = rivals.total_with_gems if gems < rivals.gems else rivals.total
        return own - self.rival_weight * best + self.upside_weight * self.promised(trove)

    def after_cheers(self, state: State, event: Cheers) -> float:
        """The average over the faces of the given die, with the best two dice taken after it."""
        shared = self.game.apply(state, self.seat, event)
        if self.game.to_act(shared) != (CHANCE,):
            return self.best_pair(shared)
        sides = self.sides(event.kind)
        value = {face: self.best_pair(self.game.apply(shared, CHANCE, Rolled((face,)))) for face in set(sides)}
        return added_up(value[face] for face in sides) / len(sides)

    def best_pair(self, state: State) -> float:
        """The lead after taking the best die, and then the best second one."""
        value, first = max(((self.value(state, event), event) for event in self.game.legal(state, self.seat)), key=itemgetter(0))
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
        return self.gain_beside(*self.others(state), state.heroes[self.seat], trove, die)

    def _gain_beside(self, heroes: tuple[str | None, ...], troves: tuple[Trove, ...], hero: str | None, trove: Trove, die: Face) -> float:
        left, sides = without(trove, die), self.sides(kind_of(die))
        value = {face: self.lead_beside(heroes, troves, hero, added(left, face)) for face in set(sides)}
        return added_up(value[face] for face in sides) / len(sides) - self.lead_beside(heroes, troves, hero, trove)

    def _rivals(self, heroes: tuple[str | None, ...], troves: tuple[Trove, ...]) -> Rivals:
        alone = [self.points(hero, trove) for hero, trove in zip(heroes, troves)]
        if not alone:
            return Rivals(NO_RIVAL, 0, 0)
        most = max(gems for _, gems in alone)
        one_has_most = sum(gems == most for _, gems in alone) == 1
        totals = [points + gems if gems == most and one_has_most else points for points, gems in alone]
        return Rivals(most, max(points for points, _ in alone), max(totals))

    def sides(self, kind: Kind) -> tuple[Face, ...]:
        """The six faces of a kind of die."""
        return self.game.box.sides[kind]


def points_alone(box: Box, hero: str | None, trove: Trove) -> tuple[int, int]:
    """What a trove scores beside nobody's, and its gems, which count once more for the one who has most (DM-6.3)."""
    (sheet,) = score_troves(box, (hero,), (trove,))
    return sheet.total, sheet.gems
