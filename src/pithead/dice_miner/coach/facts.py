"""What speaks for a decision in Dice Miner: points now, what rivals lose or can't take any more, and what dice may do."""

from __future__ import annotations

from collections import Counter
from statistics import fmean
from typing import Final

import msgspec

from pithead.coach.facts import DecisionFact
from pithead.dice_miner.rules.dice import Face, kind_of, rolls_by_magic, shown
from pithead.dice_miner.rules.events import BAG, Cache, Cheers, Choose, Decision, Done, Roll, Spend, Take
from pithead.dice_miner.rules.game import DiceMiner
from pithead.dice_miner.rules.mountain import INDEX, reachable
from pithead.dice_miner.rules.phases.magic import HERO
from pithead.dice_miner.rules.position import Position
from pithead.dice_miner.rules.scoring import Sheet, score_troves
from pithead.dice_miner.rules.state import State, put
from pithead.game import AnyGame, Seat
from pithead.multisets import added, without

TEMPTING: Final = 2
"""A die that would give the next rival at least so many points is worth taking away."""


def facts(game: AnyGame, view: Position, seat: Seat, event: Decision) -> tuple[DecisionFact, ...]:
    """What a decision does, what matters most first."""
    assert isinstance(game, DiceMiner)
    look = DiceMinerFacts(game, game.read_position(msgspec.json.encode(view)), seat)
    match event:
        case Take(slot):
            return look.take(slot)
        case Cheers(kind, to):
            return look.cheers(kind, to)
        case Spend(die):
            return look.spend(die)
        case Roll(die):
            return look.roll(die)
        case Cache(die):
            return look.cache(die)
        case Choose(hero):
            return (DecisionFact("hero", {"hero": hero}),)
        case Done():
            return (DecisionFact(f"done-{view.phase}"),)


class DiceMinerFacts:
    """One state, as the seat that decides sees it."""

    def __init__(self, game: DiceMiner, state: State, seat: Seat) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.rival = (seat + 1) % state.seats
        self.points = [sheet.total for sheet in game.sheets(state)]

    def with_trove(self, seat: Seat, trove: tuple[Face, ...]) -> list[int]:
        """The points of all if one seat had another trove."""
        return [sheet.total for sheet in score_troves(self.game.box, self.state.heroes, put(self.state.troves, seat, trove))]

    def gain(self, seat: Seat, face: Face) -> int:
        """What one more die would bring a seat."""
        return self.with_trove(seat, added(self.state.troves[seat], face))[seat] - self.points[seat]

    def take(self, slot: str) -> tuple[DecisionFact, ...]:
        """A die from the mountain."""
        face = self.state.mountain[INDEX[slot]]
        points = self.with_trove(self.seat, added(self.state.troves[self.seat], face))
        gain = points[self.seat] - self.points[self.seat]
        return (*self.scored(face, gain), *(self.denied(slot, face) or self.left(slot)), *self.hurt(points), *self.kept(face))

    def scored(self, face: Face, gain: int) -> tuple[DecisionFact, ...]:
        """The points of a die, and the tunnel that it makes longer."""
        if gain < 0:
            return (DecisionFact("costs", {"points": -gain}),)
        if gain == 0:
            return ()
        if kind_of(face) != "tunnel":
            return (DecisionFact("scores", {"points": gain}),)
        before, after = (Counter(sheet.sequences) for sheet in (self._sheet(None), self._sheet(face)))
        longer = max((after - before).keys(), default=0)
        return (DecisionFact("tunnel", {"points": gain, "length": longer}) if longer > 1 else DecisionFact("scores", {"points": gain}),)

    def _sheet(self, face: Face | None) -> Sheet:
        trove = self.state.troves[self.seat]
        troves = put(self.state.troves, self.seat, trove if face is None else added(trove, face))
        return score_troves(self.game.box, self.state.heroes, troves)[self.seat]

    def denied(self, slot: str, face: Face) -> tuple[DecisionFact, ...]:
        """The next rival can't take it any more."""
        if self.rival == self.seat:
            return ()
        points = self.gain(self.rival, face)
        after = self.game.apply(self.state, self.seat, Take(slot))
        others = {after.mountain[INDEX[top]] for top in reachable(after.mountain, 0)}
        if points < TEMPTING or face in others:
            return ()
        return (DecisionFact("denies", {"seat": self.rival, "die": face, "points": points}),)

    def hurt(self, points: list[int]) -> tuple[DecisionFact, ...]:
        """A rival loses the lead in gems."""
        losses = {seat: self.points[seat] - now for seat, now in enumerate(points) if seat != self.seat}
        seat = max(losses, key=lambda seat: losses[seat], default=self.seat)
        return (DecisionFact("hurts", {"seat": seat, "points": losses[seat]}),) if losses.get(seat, 0) > 0 else ()

    def kept(self, face: Face) -> tuple[DecisionFact, ...]:
        """What a die is good for later."""
        meaning = shown(face)
        if meaning.symbol in ("magic", "chest"):
            return (DecisionFact(meaning.symbol, {"number": meaning.number}),)
        if meaning.symbol in ("beer", "pickaxe", "shield"):
            return (DecisionFact(meaning.symbol),)
        return ()

    def left(self, slot: str) -> tuple[DecisionFact, ...]:
        """What is left on top for the next rival."""
        after = self.game.apply(self.state, self.seat, Take(slot))
        tops = [after.mountain[INDEX[top]] for top in reachable(after.mountain, 0)]
        if self.rival == self.seat or not tops:
            return ()
        return (DecisionFact("leaves", {"seat": self.rival, "points": max(0, *(self.gain(self.rival, face) for face in tops))}),)

    def cheers(self, kind: str, to: Seat) -> tuple[DecisionFact, ...]:
        """A beer is given away for two dice."""
        if to == BAG:
            return (DecisionFact("two"),)
        helped = sum(self.gain(to, face) > 0 for face in self.game.box.sides[kind])
        gift = DecisionFact("gift", {"seat": to, "percent": percent(helped)}) if helped else DecisionFact("no-gift", {"seat": to})
        return (DecisionFact("two"), gift)

    def spend(self, die: str) -> tuple[DecisionFact, ...]:
        """Magic rolls dice again."""
        hero = self.game.box.hero_magic(self.state.heroes[self.seat])
        number = hero[0] if die == HERO else shown(die).number
        dice = [face for face in set(self.state.troves[self.seat]) if rolls_by_magic(face) and face != die]
        best = max((self.chances(face)[0] for face in dice), default=0)
        spends = DecisionFact("spends", {"number": number})
        return (spends, DecisionFact("chance", {"percent": percent(best)})) if best else (spends,)

    def roll(self, die: Face) -> tuple[DecisionFact, ...]:
        """A die is rolled again."""
        better, worse = self.chances(die)
        if not better:
            return (DecisionFact("only-worse", {"percent": percent(worse)}) if worse else DecisionFact("idle-roll"),)
        risk = DecisionFact("worse", {"percent": percent(worse)}) if worse else DecisionFact("never-worse")
        return (DecisionFact("better", {"percent": percent(better)}), risk)

    def chances(self, die: Face) -> tuple[int, int]:
        """On how many sides a die would give more points than now, and on how many fewer."""
        rest = without(self.state.troves[self.seat], die)
        points = [self.with_trove(self.seat, added(rest, side))[self.seat] for side in self.game.box.sides[kind_of(die)]]
        now = self.points[self.seat]
        return sum(each > now for each in points), sum(each < now for each in points)

    def cache(self, die: Face) -> tuple[DecisionFact, ...]:
        """A die keeps its face."""
        rest = without(self.state.troves[self.seat], die)
        rolled = fmean(self.with_trove(self.seat, added(rest, side))[self.seat] for side in self.game.box.sides[kind_of(die)])
        more = round(self.points[self.seat] - rolled, 1)
        keeps = DecisionFact("keeps", {"die": die})
        return (keeps, DecisionFact("beats-roll", {"points": more})) if more > 0 else (keeps,)


def percent(sides: int) -> int:
    """So many of the six sides."""
    return round(100 * sides / 6)
