"""A recorded game, weighed step by step: what the dice gave to whom, what decisions took away, and how it all adds up.

Every state of the game has a worth for each seat, and every step changes it. What a chance event changes is luck; what a decision
changes is skill, and for all other seats what others did to them. So for every seat: final - initial = luck + skill + others.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from itertools import pairwise
from math import fsum, sqrt
from statistics import fmean
from threading import local
from typing import Final, Literal, TypeAlias

from pithead.bots import make_evaluator
from pithead.bots.evaluation import Evaluator, ValuedEvent, Worth
from pithead.coach.bands import band, given_away
from pithead.coach.room import coach_of
from pithead.game import CHANCE, AnyGame, Seat, State
from pithead.record import Record, game_of, read_step, replay_record
from pithead.values import Value

Kind: TypeAlias = Literal["luck", "skill"]
Unit: TypeAlias = Literal["share", "points"]
MOST_SHOWN: Final = 3
"""So many mistakes and lucky rolls are shown."""
STEPS_PER_PART: Final = 8
"""Steps that are weighed in one piece of work."""


class Weighed(Value):
    """What a game is worth to every seat after a step (number 0: before the first), and what the step lost if it was a real decision.

    `own` is what each seat thought of itself before and after an outcome, knowing what only it knows; None where all know the same.
    `stake` is what a choice at random would have lost on average.
    """

    number: int
    seat: Seat
    event: str
    worth: Worth
    own: tuple[Worth, Worth] | None = None
    loss: float | None = None
    loss_error: float = 0.0
    best: str = ""
    stake: float = 0.0


class AnalysedEvent(Value, kw_only=True, omit_defaults=True):
    """A step, number 1 the first: `change` is what it did to every seat's share, `seat` is null for chance.

    A real decision has its `loss` against the best, which is there in notation and words.
    """

    number: int
    seat: Seat | None
    event: str
    words: str
    kind: Kind
    change: tuple[float, ...]
    error: float
    loss: float | None = None
    loss_error: float = 0.0
    best: str = ""
    best_words: str = ""


class AnalysedSeat(Value, kw_only=True, omit_defaults=True):
    """A seat's game: final - initial = luck + skill + others; adjusted = final - luck. Errors are standard errors.

    The error rate is the mean loss of a real decision; `given_away` compares it with what a choice at random would have lost. `band` is
    the name of that for machines and `band_words` for people. `own_luck` is
    luck as the seat saw it itself, where it knew more than all others.
    """

    name: str
    initial: float
    final: float
    luck: float
    luck_error: float
    skill: float
    skill_error: float
    others: float
    others_error: float
    adjusted: float
    real_decisions: int
    lost: float
    error_rate: float
    rate_error: float
    given_away: float
    band: str
    band_words: str
    own_luck: float | None = None
    own_luck_error: float | None = None


class Mistake(Value, kw_only=True):
    """One of the biggest mistakes: the position before it is the one after `number` - 1 steps. `why` is the end of a sentence."""

    number: int
    seat: Seat
    words: str
    loss: float
    error: float
    best: str
    best_words: str
    why: str


class Fortune(Value, kw_only=True):
    """One of the luckiest outcomes: whom it helped most, and by how much."""

    number: int
    seat: Seat
    words: str
    gain: float
    error: float


class Analysis(Value, kw_only=True, tag_field="is", tag="analysis"):
    """An analysed game. `curve` has every seat's share before the first step and after each; a lone player's is in points.

    All words are empty until `in_words` fills them in.
    """

    game: str
    unit: Unit
    seats: tuple[AnalysedSeat, ...]
    curve: tuple[tuple[float, ...], ...]
    events: tuple[AnalysedEvent, ...]
    mistakes: tuple[Mistake, ...]
    lucky: tuple[Fortune, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """Who played, seat by seat."""
        return tuple(seat.name for seat in self.seats)


def analyse(record: Record, effort: int = 1, seed: str = "") -> Analysis:
    """A whole game at once."""
    return summed_up(record, list(weigh(record, 0, len(record.steps), effort, seed)))


def weigh(record: Record, first: int, last: int, effort: int = 1, seed: str = "") -> Iterator[Weighed]:
    """The steps of a record from `first` to `last`, weighed one by one; the same seed always gives the same figures."""
    game = game_of(record.header)
    weigher = Weigher(game, evaluator_of(game, effort), seed_of(record, seed))
    state, _ = replay_record(game, record, max(first - 1, 0))
    if first == 0:
        yield weigher.start(state)
    for at in range(max(first, 1), last + 1):
        step = read_step(game, state, record.steps[at - 1])
        after = game.apply(state, step.seat, step.event)
        yield weigher.step(at, state, step.seat, step.event, after)
        state = after


def parts_of(record: Record) -> list[tuple[int, int]]:
    """The first and the last step of every piece of work; step 0 is before the first."""
    count = len(record.steps)
    return [(first, min(first + STEPS_PER_PART - 1, count)) for first in range(0, count + 1, STEPS_PER_PART)]


def weigh_on_cores(record: Record, effort: int, seed: str, count: int) -> Iterator[Weighed]:
    """All steps of a record, the same as `weigh` gives, worked out on so many cores: kernels let go of Python's lock."""
    evaluator_of(game_of(record.header), effort)  # makes the kernel ready, once for all

    def part(first: int, last: int) -> list[Weighed]:
        return list(weigh(record, first, last, effort, seed))

    with ThreadPoolExecutor(count) as pool:
        parts = [pool.submit(part, first, last) for first, last in parts_of(record)]
        try:
            for each in parts:
                yield from each.result()
        finally:
            for each in parts:
                each.cancel()


def evaluator_of(game: AnyGame, effort: int) -> Evaluator:
    """The evaluator of a game, made once for each thread; raises Unreadable if the game brings no coach."""
    coach_of(game.name)
    return _EVALUATORS.make(game, effort)  # type: ignore[arg-type]


class _Evaluators(local):
    """Those of one thread, kept as long as it runs: a kernel is called by one thread at a time."""

    def __init__(self) -> None:
        self.make = lru_cache(4)(make_evaluator)


_EVALUATORS: Final = _Evaluators()


def seed_of(record: Record, seed: str) -> int:
    """A number for the dice of the evaluator: another one for each game, so that their errors don't add up over many games."""
    header = record.header
    return int.from_bytes(hashlib.sha256(f"analyse\0{seed}\0{header.table}\0{header.commitment}".encode()).digest()[:8], "big")


class Weigher:
    """Weighs the steps of one game."""

    def __init__(self, game: AnyGame, evaluator: Evaluator, seed: int) -> None:
        self.game = game
        self.evaluator = evaluator
        self.seed = seed
        self._seen: tuple[State, Worth] | None = None

    def start(self, state: State) -> Weighed:
        """Before the first step."""
        return Weighed(0, CHANCE, "", self.public(state))

    def step(self, number: int, before: State, seat: Seat, event: object, after: State) -> Weighed:
        """One step: what the game is worth after it; and if it was a decision between several things, what it lost."""
        text = self.game.write_event(event)
        public = self.public(after)
        if seat == CHANCE:
            own = (self.own(before), self.own(after)) if self.evaluator.private else None
            return Weighed(number, seat, text, public, own)
        legal = self.game.legal(before, seat)
        if len(legal) < 2 or event not in legal:
            return Weighed(number, seat, text, public)
        options = self.evaluator.options(self.game.view(before, seat), seat, legal, self.seed)
        chosen = next(option for option in options if option.event == event)
        best = best_of(options, seat)
        loss, error = lost(best, chosen, seat)
        stake = best.worth.shares[seat] - fmean(option.worth.shares[seat] for option in options)
        return Weighed(number, seat, text, public, None, loss, error, self.game.write_event(best.event), stake)

    def public(self, state: State) -> Worth:
        """What everybody knows of the worth of a state."""
        return self.evaluator.public_worth(state, self.seed)

    def own(self, state: State) -> Worth:
        """What each seat thinks of itself."""
        if self._seen is None or self._seen[0] is not state:
            seats = range(len(self.game.standing(state).totals))
            worths = [self.evaluator.worth(self.game.view(state, seat), seat, self.seed) for seat in seats]
            own = Worth(tuple(worth.shares[seat] for seat, worth in enumerate(worths)), max(worth.error for worth in worths))
            self._seen = state, own
        return self._seen[1]


def best_of(options: Sequence[ValuedEvent], seat: Seat) -> ValuedEvent:
    """The best option of a seat, the first of equals."""
    return max(options, key=lambda option: option.worth.shares[seat])


def lost(best: ValuedEvent, chosen: ValuedEvent, seat: Seat) -> tuple[float, float]:
    """What a choice lost against the best, and its standard error."""
    if best.event == chosen.event:
        return 0.0, 0.0
    return best.worth.shares[seat] - chosen.worth.shares[seat], sqrt(best.worth.error**2 + chosen.worth.error**2)


# Adding up


def summed_up(record: Record, weighed: Sequence[Weighed]) -> Analysis:
    """The analysis of a game whose steps have all been weighed."""
    game = game_of(record.header)
    players = record.header.players
    events = tuple(event_of(before, after) for before, after in pairwise(weighed))
    mistakes = sorted(filter(None, map(mistake_of, events)), key=lambda mistake: -mistake.loss)
    outcomes = sorted((event for event in events if event.kind == "luck"), key=lambda event: -max(map(abs, event.change)))
    return Analysis(
        game=game.name,
        unit="points" if len(players) == 1 else "share",
        seats=tuple(seat_of(player.name, weighed, events, seat, coach_of(game.name).band_bounds) for seat, player in enumerate(players)),
        curve=tuple(each.worth.shares for each in weighed),
        events=events,
        mistakes=tuple(mistakes[:MOST_SHOWN]),
        lucky=tuple(map(fortune_of, outcomes[:MOST_SHOWN])),
    )


def event_of(before: Weighed, after: Weighed) -> AnalysedEvent:
    """What a step did to each seat."""
    return AnalysedEvent(
        number=after.number,
        seat=None if after.seat == CHANCE else after.seat,
        event=after.event,
        words="",
        kind="luck" if after.seat == CHANCE else "skill",
        change=tuple(new - old for new, old in zip(after.worth.shares, before.worth.shares)),
        error=sqrt(before.worth.error**2 + after.worth.error**2),
        loss=after.loss,
        loss_error=after.loss_error,
        best=after.best,
    )


def mistake_of(event: AnalysedEvent) -> Mistake | None:
    """A decision that lost something."""
    if event.seat is None or not event.loss:
        return None
    return Mistake(
        number=event.number,
        seat=event.seat,
        words="",
        loss=event.loss,
        error=event.loss_error,
        best=event.best,
        best_words="",
        why="",
    )


def fortune_of(event: AnalysedEvent) -> Fortune:
    """An outcome, for the one whom it helped most."""
    seat = max(range(len(event.change)), key=lambda seat: event.change[seat])
    return Fortune(number=event.number, seat=seat, words="", gain=event.change[seat], error=event.error)


def seat_of(name: str, weighed: Sequence[Weighed], events: Sequence[AnalysedEvent], seat: Seat, bounds: Sequence[float]) -> AnalysedSeat:
    """The game of one seat, which is read by these bounds of bands."""
    by_chance = [event.seat is None for event in events]
    by_me = [event.seat == seat for event in events]
    by_others = [event.seat not in (None, seat) for event in events]
    sums = [fsum(event.change[seat] for event, counts in zip(events, which) if counts) for which in (by_chance, by_me, by_others)]
    errors = [error_of_sum([each.worth.error for each in weighed], which) for which in (by_chance, by_me, by_others)]
    real = [event for event in events if event.seat == seat and event.loss is not None]
    whole_loss = fsum(event.loss or 0.0 for event in real)
    rate = whole_loss / len(real) if real else 0.0
    share = given_away([(each.loss, each.stake) for each in weighed if each.seat == seat and each.loss is not None])
    final = weighed[-1].worth.shares[seat]
    own_luck, own_error = own_luck_of(weighed, seat)
    return AnalysedSeat(
        name=name,
        initial=weighed[0].worth.shares[seat],
        final=final,
        luck=sums[0],
        luck_error=errors[0],
        skill=sums[1],
        skill_error=errors[1],
        others=sums[2],
        others_error=errors[2],
        adjusted=final - sums[0],
        real_decisions=len(real),
        lost=whole_loss,
        error_rate=rate,
        rate_error=sqrt(fsum(event.loss_error**2 for event in real)) / len(real) if real else 0.0,
        given_away=share,
        band=band(share, bounds),
        band_words="",
        own_luck=own_luck,
        own_luck_error=own_error,
    )


def own_luck_of(weighed: Sequence[Weighed], seat: Seat) -> tuple[float | None, float | None]:
    """A seat's luck as it saw it itself, with its error; None where all know the same."""
    own = [each.own for each in weighed if each.own is not None]
    if not own:
        return None, None
    luck = fsum(after.shares[seat] - before.shares[seat] for before, after in own)
    return luck, sqrt(fsum(before.error**2 + after.error**2 for before, after in own))


def error_of_sum(errors: Sequence[float], counts: Sequence[bool]) -> float:
    """The standard error of the changes that count: a state between two of them counts in neither."""
    ends = [int(before) - int(after) for before, after in zip((False, *counts), (*counts, False))]
    return sqrt(fsum((end * error) ** 2 for end, error in zip(ends, errors)))
