"""A kernel beside its plain engine: both take the same steps, and everything that they say must be equal."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from importlib.resources import files
from random import Random
from types import SimpleNamespace
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import numpy as np

from pithead.game import CHANCE, Event, S, Seat, Step
from pithead.sim.machines import Array, Kernel, compiled

G = TypeVar("G", bound=Any)
C = TypeVar("C", bound=Any)


class RivalMaker(Protocol):
    """Makes rivals on several boxes."""

    def __call__(self, functions: SimpleNamespace | None = None) -> list[Rival[Any, Any, Any]]:
        """A rival for each box; without functions they are compiled."""


class Difference(AssertionError):
    """The kernel and the plain engine disagree: in which game, after how many steps, and about what."""


def expect(what: str, plain: object, fast: object) -> None:
    """Raise a Difference if the two are not equal."""
    if plain != fast:
        raise Difference(what, plain, fast)


def strange_boxes(package: str) -> tuple[str, ...]:
    """The content files in the folder `strange_boxes` of a package, in the order of their names."""
    folder = sorted(files(package).joinpath("strange_boxes").iterdir(), key=lambda file: file.name)
    return tuple(file.read_text("utf-8") for file in folder)


class Rival(ABC, Generic[G, C, S]):
    """A kernel beside the plain engine, on one box; a codec translates between them."""

    kernel: ClassVar[Kernel]
    codec_type: ClassVar[type[Any]]

    def __init__(self, game: G, functions: SimpleNamespace | None = None) -> None:
        self.game = game
        self.codec: C = self.codec_type(game.box)
        self.box: Array = self.codec.table
        self.functions = functions or compiled(self.kernel)
        self.array, self.rng, self.outcome = self.kernel.playout_arrays()
        self.state: S = game.start(2)

    @classmethod
    def on_boxes(cls, load: Callable[[str | None], Any], boxes: Sequence[str]) -> RivalMaker:
        """Makes a rival for our box, and one for each of these."""
        return lambda functions=None: [cls(load(box), functions) for box in (None, *boxes)]

    @abstractmethod
    def sit_down(self, seats: int, options: Any) -> None:
        """A new game in the kernel."""

    @abstractmethod
    def translated(self) -> S:
        """The plain state of the kernel's."""

    @abstractmethod
    def points(self) -> list[int]:
        """What everybody would score now, by the kernel."""

    @abstractmethod
    def choose(self, rng: Random, seat: Seat, legal: Sequence[Any], bold: bool) -> Event:
        """A decision to compare next; the bold look for what happens seldom."""

    def begin(self, seed: int, number: int) -> None:
        """Go to the first random word of a game."""
        self.functions.begin_stream(self.rng, np.uint64(seed), number)

    def start(self, seats: int, options: Any) -> None:
        """A new game for both."""
        self.state = self.game.start(seats, options)
        self.sit_down(seats, options)
        self.compare()

    def decide(self, seat: Seat, event: Any) -> None:
        """A decision in the kernel."""
        self.functions.step(self.array, self.box, seat, self.codec.choice(self.array, event))

    def act(self, seat: Seat, event: Any) -> None:
        """A decision for both."""
        self.decide(seat, event)
        self.state = self.game.apply(self.state, seat, event)

    def chance(self) -> None:
        """An outcome of the kernel, for both."""
        self.functions.sample(self.array, self.box, self.rng, self.outcome)
        event = self.codec.read_outcome(self.array, self.outcome)
        self.functions.settle(self.array, self.box, self.outcome)
        self.state = self.game.apply(self.state, CHANCE, event)

    def replay(self, step: Step) -> None:
        """A step of a record, for both."""
        if step.seat == CHANCE:
            self.codec.write_outcome(self.array, step.event, self.outcome)
            self.functions.settle(self.array, self.box, self.outcome)
            self.state = self.game.apply(self.state, CHANCE, step.event)
        else:
            self.act(step.seat, step.event)

    def compare(self) -> dict[Seat, Sequence[Any]]:
        """Who acts, what is legal and what lies there must be the same; what is legal, seat by seat."""
        expect("state", self.state, self.translated())
        acting = self.game.to_act(self.state)
        expect("to-act", acting, (CHANCE,) if self.functions.chance_acts(self.array) else _bits(self.functions.actors(self.array)))
        legal: dict[Seat, Sequence[Any]] = {}
        for seat in acting:
            if seat != CHANCE:
                legal[seat] = self.game.legal(self.state, seat)
                expect("legal", list(legal[seat]), self.codec.decisions(self.array, self.functions.menu(self.array, self.box, seat)))
        return legal

    def compare_scores(self) -> None:
        """What everybody would score now must be the same, whatever the phase."""
        expect("scores", [sheet.total for sheet in self.game.sheets(self.state)], self.points())


def _bits(mask: int) -> tuple[int, ...]:
    return tuple(place for place in range(int(mask).bit_length()) if mask >> place & 1)
