"""What most games do alike, so that a small game stays small: a base class with an answer to all that is optional in the protocol."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, ClassVar, Generic, Self, TypeVar

import msgspec

from pithead.content import B, BoxFile, facts_hash
from pithead.game import Draw, E, Options, S, Seat, Standing, Step, Unreadable, backs_in, read_json
from pithead.values import Value

P = TypeVar("P", bound=msgspec.Struct)


class ScoreReply(Value, Generic[P], omit_defaults=True):
    """The points of every player, part by part, and who has won where the game can say it."""

    players: tuple[P, ...]
    winners: tuple[Seat, ...] = ()


class GameBase(Generic[S, E]):
    """A game without secrets and of one phase, unless it says otherwise.

    A subclass sets `name`, `seats` and `state_type`, and writes `start`, `to_act`, `legal`, `apply`, `standing`, `read_event` and
    `write_event`; with chance also `sample`; with secrets also `view`, `view_type` and `seen`.
    """

    name: ClassVar[str]
    rules_version: ClassVar[str] = "1"
    seats: ClassVar[range]
    options_type: ClassVar[type[Options]] = Options
    state_type: ClassVar[type[msgspec.Struct]]

    def __getstate__(self) -> dict[str, Any]:
        """What goes to another process: all but cached properties, which are made again there, and may be what no process can hand over."""
        return {name: value for name, value in vars(self).items() if not isinstance(getattr(type(self), name, None), cached_property)}

    @property
    def view_type(self) -> type[msgspec.Struct]:
        """Everybody sees the whole state."""
        return self.state_type

    @property
    def content_hash(self) -> str:
        """The fingerprint of the facts."""
        return facts_hash(self.facts())

    def facts(self) -> Sequence[tuple[str, str]]:
        """No box, no facts."""
        return ()

    def option_values(self, option: str) -> Sequence[str]:
        """The types of the options say all."""
        return ()

    def check_seats(self, seats: int, rule: str) -> None:
        """For `start`: raise Unreadable with the rule if so many can't play."""
        if seats not in self.seats:
            raise Unreadable("seats", rule, seats=seats, least=self.seats.start, most=self.seats.stop - 1)

    def extras(self, state: S, seat: Seat) -> Sequence[E]:
        """Nothing beside what is owed."""
        return ()

    def sample(self, state: S, draw: Draw) -> E:
        """A game without chance is never asked."""
        raise NotImplementedError

    def pieces(self, outcome: E) -> int:
        """One roll, one card, one lot."""
        return 1

    def worth(self, state: S, seat: Seat | None) -> tuple[int, ...] | None:
        """It can't be said before the end."""
        return None

    def phase(self, state: S) -> str:
        """One phase, without a name."""
        return ""

    def standing(self, state: S) -> Standing:
        """Every game has its own."""
        raise NotImplementedError

    def score(self, json: bytes | str) -> Any:
        """The standing of a position."""
        return self.standing(self.read_position(json))

    def view(self, state: S, seat: Seat | None) -> Any:
        """Everybody sees the whole table."""
        return state

    def face_down(self, state: S) -> int:
        """Counted in a spectator's view."""
        return backs_in(self.view(state, None))

    def seen(self, step: Step, seat: Seat | None) -> Step | None:
        """Everybody sees every step."""
        return step

    def read_position(self, json: bytes | str) -> S:
        """The state in JSON; what its fields may hold is for their types to say."""
        state: S = read_json(json, self.state_type, "position-json")  # type: ignore[assignment]
        return state

    def write_position(self, state: S) -> bytes:
        """The state in JSON."""
        return msgspec.json.encode(state)


class BoxGame(GameBase[S, E], Generic[S, E, B]):
    """A game whose facts lie in a box: ours, unless another is given."""

    content: ClassVar[BoxFile[Any]]

    def __init__(self, box: B | None = None) -> None:
        self.box: B = self.content.standard_box() if box is None else box

    @classmethod
    def load(cls, corrections: str | None) -> Self:
        """The game as a user's file corrects its box."""
        return cls(None if corrections is None else cls.content.read_box(corrections))

    @property
    def content_hash(self) -> str:
        """The fingerprint of the box."""
        return self.box.hash

    def facts(self) -> Sequence[tuple[str, str]]:
        """Every fact of the box, and how sure we are of it."""
        return self.box.facts()
