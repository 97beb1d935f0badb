"""Dice Miner in numbers: the actions of the fast kernel, and an observation from the view of a seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from pithead.dice_miner.kernel import layout as at
from pithead.dice_miner.kernel.actions import action_of
from pithead.dice_miner.kernel.convert import Codec
from pithead.dice_miner.kernel.tables import KINDS_BY_NAME
from pithead.dice_miner.rules.dice import SPENT, Trove
from pithead.dice_miner.rules.events import Decision
from pithead.dice_miner.rules.game import DiceMiner
from pithead.dice_miner.rules.mountain import INDEX, SLOTS
from pithead.dice_miner.rules.position import Position
from pithead.dice_miner.rules.scoring import score_troves
from pithead.dice_miner.rules.state import Excavation, Heroes, Magic, State
from pithead.game import AnyGame, Seat
from pithead.sim.encoding import Part, around, one_hot, who

PHASES: Final = (
    "set-up",
    "heroes",
    "deal",
    "fill",
    "excavation",
    "sharing",
    "magic",
    "choosing",
    "rolling",
    "replenish",
    "reroll",
    "lots",
    "end",
)
"""By their numbers in the kernels."""

FACES: Final = at.KINDS * 6
"""Kinds and faces in the order of their names, six places for each kind."""


class DiceMinerEncoding:
    """The numbers of one box."""

    version = 1

    def __init__(self, game: AnyGame) -> None:
        assert isinstance(game, DiceMiner)
        self.game = game
        codec = Codec(game.box)
        self.faces = {face: number // 8 * 6 + number % 8 for face, number in codec.numbers.items()}
        self.heroes = codec.heroes
        self.numbers: dict[int, dict[Decision, int]] = {
            phase: {event: action_of(phase, choice) for choice, event in events.items()} for phase, events in codec.events[False].items()
        }

    @property
    def names(self) -> tuple[str, ...]:
        """Every action in notation, after the phase that it belongs to; some numbers mean nothing with these dice."""
        names = [""] * at.Action.SIZE
        for phase, numbers in self.numbers.items():
            for event, action in numbers.items():
                names[action] = f"{PHASES[phase]} {self.game.write_event(event)}"
        return tuple(names)

    def action(self, state: State, event: Decision) -> int:
        """The number of a decision in this state."""
        match state.phase:
            case Excavation():
                return self.numbers[at.Phase.EXCAVATION][event]
            case Magic(to_choose=0):
                return self.numbers[at.Phase.MAGIC][event]
            case Magic():
                return self.numbers[at.Phase.CHOOSING][event]
            case Heroes():
                return self.numbers[at.Phase.HEROES][event]
            case _:
                return self.numbers[at.Phase.REPLENISH][event]

    def parts(self, view: Position, seat: Seat) -> Iterator[Part]:
        """What a seat sees, its own things first and the other seats clockwise."""
        seats = view.seats
        yield "phase", one_hot(PHASES.index(phase_of(view)), len(PHASES))
        yield "round", one_hot(view.round - 1, at.ROUNDS)
        yield "seat", one_hot(seat, at.SEATS_MOST)
        yield "to-act", who(view.to_act, seats, seat)
        yield "start", who(view.start, seats, seat)
        yield "waiting", who(view.waiting if view.phase == "magic" else (), seats, seat)
        yield "contenders", who(view.contenders, seats, seat)
        yield "ties", [len(view.ties)]
        yield "picks", [view.picks]
        yield "hero-spent", [view.hero_spent]
        yield "to-choose", [view.to_choose]
        yield "rolling", self._dice(view.rolling)
        yield "mountain", self._mountain(view)
        yield "bag", self._bag(view)
        worth = [sheet.total for sheet in score_troves(self.game.box, view.heroes, view.troves)]
        for place, other in enumerate(around(seats, seat)):
            hero, trove, scores = view.heroes[other], view.troves[other], view.scores[other]
            yield f"hero-{place}", one_hot(None if hero is None else self.heroes.index(hero), at.Action.TAKE)
            yield f"trove-{place}", self._dice(trove)
            yield f"spent-{place}", self._spent(trove)
            yield f"cached-{place}", self._dice(view.cached[other] if view.cached else ())
            yield f"scores-{place}", [*scores, *[0] * (at.ROUNDS - len(scores))]
            yield f"worth-{place}", [worth[other]]

    def _mountain(self, view: Position) -> list[int]:
        row = [0] * (len(SLOTS) * FACES)
        for slot, face in view.mountain.items():
            if face:
                row[INDEX[slot] * FACES + self.faces[face]] = 1
        return row

    def _dice(self, dice: Trove) -> list[int]:
        row = [0] * FACES
        for face in dice:
            if not face.endswith(SPENT):
                row[self.faces[face]] += 1
        return row

    def _spent(self, trove: Trove) -> list[int]:
        first = at.Kind.MAGIC * 6
        return self._dice(tuple(face.removesuffix(SPENT) for face in trove if face.endswith(SPENT)))[first : first + 6]

    def _bag(self, view: Position) -> list[int]:
        out = Counter(
            face.partition(":")[0]
            for face in (*filter(None, view.mountain.values()), *view.lost, *(face for trove in view.troves for face in trove))
        )
        return [self.game.box.counts[kind].value - out[kind] for kind in KINDS_BY_NAME]


def phase_of(view: Position) -> str:
    """The phase as the kernels name it: sharing a beer, choosing dice and rolling them are phases of their own."""
    if view.phase == "excavation" and view.sharing is not None:
        return "sharing"
    if view.phase == "magic" and view.to_choose:
        return "choosing"
    return "rolling" if view.phase == "magic" and view.rolling else view.phase
