"""The protocol that every game speaks: states are values, chance is a player, events make new states."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple, Protocol, TypeAlias, TypeVar

import msgspec

from pithead.values import Value

Seat: TypeAlias = int
"""Who plays: 0 is the first seat; `CHANCE` is none of them."""
CHANCE: Final[Seat] = -1
"""The seat of the dice: it acts when an outcome is due, and no person ever sits there."""

Actors: TypeAlias = tuple[Seat, ...]
"""Who owes an event: one seat, several seats at once, `(CHANCE,)`, or nobody, when the game is over."""

Below: TypeAlias = Callable[[int], int]
"""`below(n)` is a fair integer from 0 to n - 1."""

Draw: TypeAlias = Callable[[str], Below]
"""`draw(label)` is the source of randomness of the one outcome that the label names."""

HIDDEN: Final = "?"
"""What a view shows in the place of something that its viewer may not know."""

_BACK: Final = f'"{HIDDEN}"'.encode()

Event: TypeAlias = Any
"""A decision or an outcome: a frozen value, of types that each game has of its own."""
State: TypeAlias = Any
"""A position with all its secrets: a frozen value, of a type that each game has of its own."""


class Refusal(ValueError):
    """Something was refused: `reason` names a message of the catalogues, `rule` the rule, `details` fill the message in."""

    def __init__(self, reason: str, rule: str = "", **details: object) -> None:
        super().__init__(reason, rule, details)
        self.reason = reason
        self.rule = rule
        self.details: Mapping[str, object] = details

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self.details.items())
        return " ".join(part for part in (self.rule, self.reason, f"({facts})" if facts else "") if part)

    def __reduce__(self) -> tuple[object, ...]:
        """As processes send it to each other: made without its constructor, whose arguments differ from class to class."""
        return _blank_refusal, (type(self), *self.args), self.__dict__


def _blank_refusal(kind: type[Refusal], *args: object) -> Refusal:
    return kind.__new__(kind, *args)


class IllegalEvent(Refusal):
    """An event that the rules forbid in this state; it always carries the number of the rule."""

    def __init__(self, rule: str, reason: str, **details: object) -> None:
        super().__init__(reason, rule, **details)


class Unreadable(Refusal):
    """A text, position, record or content file that says nothing a game could understand."""


T = TypeVar("T")


def read_json(json: bytes | str, type: type[T], reason: str) -> T:
    """The value of a type that a JSON text holds; raises Unreadable with this reason and what is wrong."""
    try:
        return msgspec.json.decode(json, type=type)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Unreadable(reason, problem=str(error)) from None


class Options(Value, forbid_unknown_fields=True, rename="kebab"):
    """What a table can choose before the game starts; each game adds its own fields."""

    @property
    def for_one_person(self) -> bool:
        """Is it a form for one person, alone or among bots? Two people who look for each other are not offered it."""
        return False


class Standing(Value, forbid_unknown_fields=True):
    """How the game stands: the points of every seat, and who has won once it is over."""

    totals: tuple[int, ...]
    winners: tuple[Seat, ...] = ()


class Step(NamedTuple):
    """One line of a record: the seat that acted (or CHANCE) and what it did."""

    seat: Seat
    event: Event


S = TypeVar("S")
E = TypeVar("E")


class Game(Protocol[S, E]):
    """The rules of one game. Nothing here remembers, prints, waits or rolls."""

    @property
    def name(self) -> str:
        """The permanent name, such as `dice-miner`."""

    @property
    def rules_version(self) -> str:
        """Changes whenever an old record would replay otherwise."""

    @property
    def content_hash(self) -> str:
        """The fingerprint of the facts of the box."""

    @property
    def seats(self) -> range:
        """How many players may sit down."""

    @property
    def options_type(self) -> type[Options]:
        """What a table may choose. The command line, the API and the form in the page are made from its fields."""

    @property
    def state_type(self) -> type[msgspec.Struct]:
        """The type of its states: frozen, so that a state is a value."""

    @property
    def view_type(self) -> type[msgspec.Struct]:
        """The type of its views, which reads back what it encodes: bots and the coach may look at a view in another process."""

    def facts(self) -> Sequence[tuple[str, str]]:
        """Every fact of the box, and how sure we are of it."""

    def option_values(self, option: str) -> Sequence[str]:
        """What an option may hold where the box decides it rather than its type; empty if the type says all."""

    def start(self, seats: int, options: Any = ...) -> S:
        """The state before the first event."""

    def to_act(self, state: S) -> Actors:
        """Who owes an event."""

    def legal(self, state: S, seat: Seat) -> Sequence[E]:
        """The decisions of a seat, in a fixed order; empty if it owes none."""

    def extras(self, state: S, seat: Seat) -> Sequence[E]:
        """What a seat may do at any time although it owes nothing, such as giving gold away."""

    def sample(self, state: S, draw: Draw) -> E:
        """The outcome that the dice give; the only place that meets randomness."""

    def pieces(self, outcome: E) -> int:
        """How many dice, cards or other pieces an outcome is of."""

    def apply(self, state: S, seat: Seat, event: E) -> S:
        """The state after the event; raises IllegalEvent, never rolls."""

    def standing(self, state: S) -> Standing:
        """The points so far, and the winners at the end."""

    def worth(self, state: S, seat: Seat | None) -> tuple[int, ...] | None:
        """The points of every seat if they were counted now, as far as this seat may know; None if the rules can't say."""

    def phase(self, state: S) -> str:
        """The name of what the table is busy with; empty if the game has one phase only.

        Decisions that a seat takes alone and one after the other in the same phase belong together: others learn nothing in between.
        """

    def score(self, json: bytes | str) -> Any:
        """The points of what lies on the table, explained part by part; the case is JSON that each game documents."""

    def view(self, state: S, seat: Seat | None) -> msgspec.Struct:
        """What a seat may know (None: a spectator), built from what is allowed; HIDDEN stands for each thing it sees the back of.

        A struct whose fields are JSON: previews name the fields that change, and without words the names of the fields are the words.
        """

    def face_down(self, state: S) -> int:
        """How many things a spectator sees the backs of, as many as there are HIDDEN in its view; asked often."""

    def seen(self, step: Step, seat: Seat | None) -> Step | None:
        """The step as that seat may see it; None if it may not see it at all."""

    def read_event(self, text: str) -> E:
        """The event that `write_event` wrote, or a person typed."""

    def write_event(self, event: E) -> str:
        """The event in notation."""

    def read_position(self, json: bytes | str) -> S:
        """The state of a position in its public JSON form."""

    def write_position(self, state: S) -> bytes:
        """The position in its public JSON form."""


AnyGame: TypeAlias = Game[Any, Any]
"""A game whose states and events are nobody else's business."""


def read_options(game: AnyGame, chosen: dict[str, Any], options_type: type[Options] | None = None, strict: bool = True) -> Options:
    """The options of a game by their names; what the game doesn't know is refused.

    `options_type` is what can be chosen, if it is more than the options of the game; what is not `strict` may have numbers as text.
    """
    try:
        return msgspec.convert(chosen, options_type or game.options_type, strict=strict)
    except msgspec.ValidationError as error:
        raise Unreadable("option", game=game.name, problem=str(error)) from None


ToAct: TypeAlias = Seat | tuple[Seat, ...] | Literal["chance"] | None
"""Who owes an event as JSON says it: a seat, several of them, chance, or nobody."""


def write_actors(actors: Actors) -> ToAct:
    """Who owes an event, as JSON says it."""
    match actors:
        case ():
            return None
        case (seat,):
            return "chance" if seat == CHANCE else seat
        case _:
            return actors


def forced(game: Game[S, E], state: S) -> Step | None:
    """The only step that is legal, if one seat owes a decision and has no choice: shells may play it by themselves."""
    match game.to_act(state):
        case (seat,) if seat != CHANCE:
            events = game.legal(state, seat)
            return Step(seat, events[0]) if len(events) == 1 else None
        case _:
            return None


def write_view(view: msgspec.Struct) -> bytes:
    """A view as it goes to another process."""
    return msgspec.json.encode(view)


def read_view(game: AnyGame, data: bytes) -> Any:
    """The view that `write_view` wrote."""
    return msgspec.json.decode(data, type=game.view_type)


def backs_in(view: object) -> int:
    """How many things lie face down in a view."""
    return msgspec.json.encode(view).count(_BACK)


def turned_up(game: Game[S, E], before: S, after: S) -> bool:
    """Did a step show everybody something that had lain face down?"""
    return game.face_down(after) < game.face_down(before)


def replay(game: Game[S, E], state: S, steps: Sequence[Step]) -> Iterator[S]:
    """The states after each step, the first one included."""
    yield state
    for step in steps:
        state = game.apply(state, step.seat, step.event)
        yield state
