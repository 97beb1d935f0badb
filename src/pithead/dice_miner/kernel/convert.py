"""Between the plain engine and the kernels: states, decisions and outcomes, both ways."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from pithead.dice_miner.kernel import layout as at
from pithead.dice_miner.kernel.actions import action_of, choice_of
from pithead.dice_miner.kernel.layout import CachingChoice, ExcavationChoice, Fact, Field, Kind, MagicChoice, OutcomeField, SeatField
from pithead.dice_miner.kernel.seats import block
from pithead.dice_miner.kernel.tables import KINDS_BY_NAME, box_facts, face_numbers, faces_of
from pithead.dice_miner.rules import events as e
from pithead.dice_miner.rules import state as s
from pithead.dice_miner.rules.content import Box
from pithead.dice_miner.rules.dice import KINDS, SPENT, Face, Trove, shown
from pithead.dice_miner.rules.mountain import SLOTS, Mountain
from pithead.dice_miner.rules.phases.magic import HERO
from pithead.game import Seat, Unreadable
from pithead.sim.codec import Array, KernelCodec
from pithead.sim.memory import Numbers
from pithead.sim.words import Words

SLOT_BITS: Final = tuple("abcde".index(slot[0]) * 8 + int(slot[1:]) - 1 for slot in SLOTS)
"""The number of each slot in the kernels."""

_DONE: Final = e.Done()
_TIE_MASK: Final = (1 << 16) - 1


class Codec(KernelCodec):
    """Translates for the dice and heroes of one box."""

    def __init__(self, box: Box) -> None:
        super().__init__(box_facts(box))
        self.box = box
        self.numbers = face_numbers(box)
        self.faces = {number: face for face, number in self.numbers.items()}
        self.heroes = tuple(box.heroes)
        self.handful = lru_cache(maxsize=1 << 16)(self._handful)
        self.events = {False: self._events(lone=False), True: self._events(lone=True)}
        self.choices = {lone: {phase: _turned(events) for phase, events in tables.items()} for lone, tables in self.events.items()}

    # decisions

    def _events(self, lone: bool) -> dict[int, dict[int, e.Decision]]:
        """Every decision of each phase, by the number of its choice."""
        takes: dict[int, e.Decision] = {bit: e.Take(slot) for slot, bit in zip(SLOTS, SLOT_BITS)}
        cheers: dict[int, e.Decision] = {
            ExcavationChoice.CHEERS + place * at.SEATS_MOST + seat: e.Cheers(kind, e.BAG if lone else seat)
            for place, kind in enumerate(KINDS)
            for seat in range(1 if lone else at.SEATS_MOST)
        }
        magic = [(number % 8, face) for face, number in self.numbers.items() if shown(face).symbol == "magic"]
        return {
            at.Phase.HEROES: {place: e.Choose(hero) for place, hero in enumerate(self.heroes)},
            at.Phase.EXCAVATION: {**takes, **cheers, ExcavationChoice.LEAVE: _DONE},
            at.Phase.MAGIC: {
                **{rank: e.Spend(face) for rank, face in magic},
                MagicChoice.SPEND_HERO: e.Spend(HERO),
                MagicChoice.END: _DONE,
            },
            at.Phase.CHOOSING: {number: e.Roll(face) for face, number in self.numbers.items()},
            at.Phase.REPLENISH: {**{number: e.Cache(face) for face, number in self.numbers.items()}, CachingChoice.END: _DONE},
        }

    def decisions(self, state: Numbers, menu: int) -> list[e.Decision]:
        """The decisions of a menu, in order."""
        events = self.events[int(state[Field.SEATS]) == 1][int(state[Field.PHASE])]
        return [events[bit] for bit in bits(menu)]

    def choice(self, state: Numbers, event: e.Decision) -> int:
        """The choice that a decision is in this state."""
        return self.choices[int(state[Field.SEATS]) == 1][int(state[Field.PHASE])][event]

    def action(self, state: Numbers, event: e.Decision) -> int:
        """The action that a decision is in this state."""
        return action_of(int(state[Field.PHASE]), self.choice(state, event))

    def event(self, state: Numbers, action: int) -> e.Decision:
        """The decision that an action is in this state."""
        return self.events[int(state[Field.SEATS]) == 1][int(state[Field.PHASE])][choice_of(action)]

    # outcomes

    def write_outcome(self, state: Array, event: e.Outcome, outcome: Array) -> None:
        """Put the plain engine's outcome where the kernel looks for it."""
        outcome[:] = 0
        match event:
            case e.Filled(mountain):
                self._write_mountain(outcome, 0, mountain)
                outcome[OutcomeField.OCCUPIED] = _occupied(mountain)
            case e.Dealt(heroes):
                outcome[: len(heroes)] = [self.heroes.index(hero) for hero in heroes]
            case e.Starts(seat) if state[Field.PHASE] == at.Phase.LOTS:
                outcome[0] = seat
            case e.Starts(seat):
                worth = self.table[Fact.STRENGTHS : Fact.STRENGTHS + len(faces_of(self.box, "tunnel"))]
                outcome[: at.SEATS_MOST] = int(worth.argmin())
                outcome[seat] = int(worth.argmax())
            case e.Rolled(faces):
                self._write_rolled(state, faces, outcome)

    def _write_rolled(self, state: Array, faces: tuple[Face, ...], outcome: Array) -> None:
        match int(state[Field.PHASE]):
            case at.Phase.OPENING:
                for seat, face in zip(bits(int(state[Field.WAITING])), faces):
                    outcome[seat] = self.numbers[face] % 8
            case at.Phase.SHARING:
                outcome[0] = self.numbers[faces[0]]
            case _:
                for face in faces:
                    outcome[self.numbers[face] // 8] += 1 << self.numbers[face] % 8 * 8

    def read_outcome(self, state: Array, outcome: Array) -> e.Outcome:
        """The kernel's outcome as the plain engine writes it."""
        match int(state[Field.PHASE]):
            case at.Phase.FILLING:
                return e.Filled(self._mountain(outcome.tolist(), 0, int(outcome[OutcomeField.OCCUPIED])))
            case at.Phase.DEALING:
                return e.Dealt(tuple(self.heroes[hero] for hero in outcome[: state[Field.SEATS]]))
            case at.Phase.LOTS:
                return e.Starts(int(outcome[0]))
            case at.Phase.OPENING:
                return e.Rolled(tuple(self.faces[Kind.TUNNEL * 8 + int(outcome[seat])] for seat in bits(int(state[Field.WAITING]))))
            case at.Phase.SHARING:
                return e.Rolled((self.faces[int(outcome[0])],))
            case _:
                return e.Rolled(self._trove(outcome.tolist(), 0))

    # states

    def encode(self, state: s.State) -> list[int]:
        """The words of a plain state; what only hand-made positions hold and no game can reach is refused."""
        array = [0] * Field.SIZE
        array[Field.SEATS] = state.seats
        array[Field.ROUND] = state.round
        array[Field.START] = state.start
        array[Field.THROW] = 1
        array[Field.OCCUPIED] = _occupied(state.mountain)
        array[Field.SCORED] = len(state.scores[0])
        if array[Field.SCORED] > state.round or len(state.ties) > at.TIES_KEPT:
            raise Unreadable("sim-position")
        self._write_mountain(array, Field.MOUNTAIN, state.mountain)
        for seat, (hero, trove, scores) in enumerate(zip(state.heroes, state.troves, state.scores)):
            mine = block(seat)
            array[mine + SeatField.HERO] = at.NOBODY if hero is None else self.heroes.index(hero)
            array[mine + SeatField.SHARED] = state.shared[seat]
            array[mine + SeatField.SCORES : mine + SeatField.SCORES + len(scores)] = scores
            self._write_trove(array, mine, trove)
        self._write_trove(array, Field.LOST, state.lost)
        array[Field.CONTENDERS] = seats_of(state.contenders)
        array[Field.FIRST] = state.contenders[0] if state.contenders else 0
        array[Field.TIES] = len(state.ties)
        for place, points in enumerate(state.ties):
            packed = sum((value + at.TIE_ZERO) << 16 * seat for seat, value in enumerate(points) if value is not None)
            array[Field.TIE_SCORES + place] = packed - (1 << 64) if packed >> 63 else packed
        self._write_phase(array, state.phase)
        if self.to_state(array) != state:
            raise Unreadable("sim-position")
        return array

    def to_state(self, array: Array | list[int]) -> s.State:
        """The plain state of an array."""
        words = array if isinstance(array, list) else array.tolist()
        seats = range(words[Field.SEATS])
        scored = words[Field.SCORED]
        contenders = clockwise(words[Field.CONTENDERS], words[Field.FIRST])
        if words[Field.TIES] > at.TIES_KEPT:
            raise Unreadable("sim-position")
        return s.State(
            phase=self._phase(words, contenders),
            round=words[Field.ROUND],
            start=words[Field.START],
            heroes=tuple(self._hero(words[block(seat) + SeatField.HERO]) for seat in seats),
            mountain=self._mountain(words, Field.MOUNTAIN, words[Field.OCCUPIED]),
            troves=tuple(self._trove(words, block(seat), words[block(seat) + SeatField.SPENT]) for seat in seats),
            scores=tuple(tuple(words[block(seat) + SeatField.SCORES : block(seat) + SeatField.SCORES + scored]) for seat in seats),
            shared=tuple(words[block(seat) + SeatField.SHARED] for seat in seats),
            contenders=contenders,
            ties=tuple(_tie(words[Field.TIE_SCORES + place], len(seats)) for place in range(words[Field.TIES])),
            lost=self._trove(words, Field.LOST),
        )

    def _phase(self, words: list[int], contenders: tuple[Seat, ...]) -> s.Phase:
        turn, waiting = words[Field.TURN], words[Field.WAITING]
        match words[Field.PHASE]:
            case at.Phase.OPENING:
                return s.Opening(tuple(bits(waiting)), words[Field.THROW], bool(words[Field.DEAL]))
            case at.Phase.HEROES:
                return s.Heroes(turn)
            case at.Phase.DEALING:
                return s.Dealing()
            case at.Phase.FILLING:
                return s.Filling()
            case at.Phase.EXCAVATION:
                return s.Excavation(turn, words[Field.PICKS])
            case at.Phase.SHARING:
                beer, to = words[Field.GIFT] & 255, words[Field.GIFT] >> 8
                return s.Excavation(turn, sharing=e.Cheers(KINDS_BY_NAME[beer // 8], to))
            case at.Phase.MAGIC | at.Phase.CHOOSING | at.Phase.ROLLING:
                rolling = self._trove(words, block(turn) + SeatField.APART)
                to_choose = words[Field.TO_CHOOSE]
                return s.Magic(turn, clockwise(waiting, turn), words[Field.HERO_SPENT], words[Field.SPENDS], to_choose, rolling)
            case at.Phase.REPLENISH:
                return s.Replenish(tuple(bits(waiting)), self._cached(words))
            case at.Phase.REROLLING:
                return s.Rerolling(clockwise(waiting, words[Field.FIRST] if contenders else 0), self._cached(words))
            case at.Phase.LOTS:
                return s.Lots(tuple(bits(waiting)))
            case _:
                return s.Over(tuple(bits(waiting)))

    def _write_phase(self, array: list[int], phase: s.Phase) -> None:
        match phase:
            case s.Opening(rolling, throw, deal):
                array[Field.PHASE], array[Field.WAITING], array[Field.THROW], array[Field.DEAL] = (
                    at.Phase.OPENING,
                    seats_of(rolling),
                    throw,
                    deal,
                )
            case s.Heroes(turn):
                array[Field.PHASE], array[Field.TURN] = at.Phase.HEROES, turn
            case s.Dealing():
                array[Field.PHASE] = at.Phase.DEALING
            case s.Filling():
                array[Field.PHASE] = at.Phase.FILLING
            case s.Excavation(turn, picks, None):
                array[Field.PHASE], array[Field.TURN], array[Field.PICKS] = at.Phase.EXCAVATION, turn, picks
            case s.Excavation(turn, _, e.Cheers(kind, to)):
                array[Field.PHASE], array[Field.TURN], array[Field.GIFT] = at.Phase.SHARING, turn, self.numbers[f"{kind}:beer"] | to << 8
            case s.Magic(turn, waiting, hero_spent, spends, to_choose, rolling):
                chooses = at.Phase.CHOOSING if to_choose else at.Phase.ROLLING if rolling else at.Phase.MAGIC
                array[Field.PHASE], array[Field.TURN], array[Field.WAITING], array[Field.HERO_SPENT] = (
                    chooses,
                    turn,
                    seats_of(waiting),
                    hero_spent,
                )
                array[Field.SPENDS], array[Field.TO_CHOOSE] = spends, to_choose
                self._write_trove(array, block(turn) + SeatField.APART, rolling)
            case s.Replenish(deciding, cached):
                array[Field.PHASE], array[Field.WAITING] = at.Phase.REPLENISH, seats_of(deciding)
                self._write_cached(array, cached)
            case s.Rerolling(waiting, cached):
                array[Field.PHASE], array[Field.WAITING] = at.Phase.REROLLING, seats_of(waiting)
                self._write_cached(array, cached)
            case s.Lots(among):
                array[Field.PHASE], array[Field.WAITING] = at.Phase.LOTS, seats_of(among)
            case s.Over(winners):
                array[Field.PHASE], array[Field.WAITING] = at.Phase.OVER, seats_of(winners)

    def _hero(self, number: int) -> str | None:
        return None if number == at.NOBODY else self.heroes[number]

    # dice

    def _handful(self, kind: int, handful: int) -> Trove:
        return tuple(self.faces[kind * 8 + rank] for rank in range(6) for _ in range(handful >> 8 * rank & 255))

    def _trove(self, words: list[int], place: int, spent: int = 0) -> Trove:
        dice: Trove = sum((self.handful(kind, words[place + kind]) for kind in range(at.KINDS) if words[place + kind]), ())
        return tuple(sorted((*dice, *(face + SPENT for face in self.handful(Kind.MAGIC, spent))))) if spent else dice

    def _write_trove(self, array: list[int], place: int, trove: Trove) -> None:
        for face in trove:
            number = self.numbers[face.removesuffix(SPENT)]
            array[place + (SeatField.SPENT if face.endswith(SPENT) else number // 8)] += 1 << number % 8 * 8

    def _cached(self, words: list[int]) -> tuple[Trove, ...]:
        return tuple(self._trove(words, block(seat) + SeatField.APART) for seat in range(words[Field.SEATS]))

    def _write_cached(self, array: list[int], cached: tuple[Trove, ...]) -> None:
        for seat, dice in enumerate(cached):
            self._write_trove(array, block(seat) + SeatField.APART, dice)

    def _mountain(self, words: list[int], place: int, occupied: int) -> Mountain:
        return tuple(self.faces[words[place + bit // 8] >> bit % 8 * 8 & 255] if occupied >> bit & 1 else "" for bit in SLOT_BITS)

    def _write_mountain(self, array: Words, place: int, mountain: Mountain) -> None:
        for bit, face in zip(SLOT_BITS, mountain):
            if face:
                array[place + bit // 8] |= self.numbers[face] << bit % 8 * 8


def bits(mask: int) -> Iterator[int]:
    """The numbers of the bits that are set."""
    mask = int(mask)
    while mask:
        yield (mask & -mask).bit_length() - 1
        mask &= mask - 1


def seats_of(seats: Iterable[Seat]) -> int:
    """Seats as bits."""
    return sum(1 << seat for seat in seats)


def clockwise(mask: int, first: Seat) -> tuple[Seat, ...]:
    """Seats from bits, in the order of turns from `first`."""
    return tuple(sorted(bits(mask), key=lambda seat: (seat < first, seat)))


def _occupied(mountain: Mountain) -> int:
    return sum(1 << bit for bit, face in zip(SLOT_BITS, mountain) if face)


def _tie(packed: int, seats: int) -> tuple[int | None, ...]:
    lanes = [packed >> 16 * seat & _TIE_MASK for seat in range(seats)]
    return tuple(lane - at.TIE_ZERO if lane else None for lane in lanes)


def _turned(events: dict[int, e.Decision]) -> dict[e.Decision, int]:
    return {event: choice for choice, event in events.items()}
