"""Pebbles: a heap, and whoever takes the last pebble wins (P-1 to P-4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

from msgspec import Meta, Struct
from msgspec.structs import replace

from pithead.base import GameBase
from pithead.game import CHANCE, Actors, Draw, IllegalEvent, Options, Seat, Standing, Unreadable
from pithead.package import Edition, GamePackage

SMALLEST: Final = 5
"""A heap has at least so many pebbles (P-1)."""


class PebblesOptions(Options, frozen=True):
    """What a table may choose: the largest heap (P-1), how many one may take (P-2), and what the last pebble means (P-3)."""

    largest: Annotated[int, Meta(ge=SMALLEST, le=99)] = 21
    most: Annotated[int, Meta(ge=1, le=9)] = 3
    last_loses: bool = False


class Heap(Struct, frozen=True):
    """What lies on the table; before the heap is drawn it is chance that has to act."""

    to_act: int
    pebbles: Annotated[int, Meta(ge=0, le=99)]
    taken: tuple[int, ...]
    options: PebblesOptions


class Drawn(Struct, frozen=True):
    """Chance has drawn the heap (P-1)."""

    pebbles: int


class Take(Struct, frozen=True):
    """Take so many pebbles (P-2)."""

    pebbles: int


Event = Drawn | Take


class Pebbles(GameBase[Heap, Event]):
    """The rules. All that is not said here is said by `GameBase`: no secrets, one phase, positions in JSON."""

    name = "pebbles"
    seats = range(2, 5)
    options_type = PebblesOptions
    state_type = Heap

    def start(self, seats: int, options: PebblesOptions = PebblesOptions()) -> Heap:  # noqa: B008 - a frozen value
        """The table before the heap is drawn (P-1)."""
        self.check_seats(seats, "P-1")
        return Heap(CHANCE, 0, (0,) * seats, options)

    def to_act(self, state: Heap) -> Actors:
        """Chance, then whoever has the turn, until the heap is gone."""
        return (state.to_act,) if state.to_act == CHANCE or state.pebbles else ()

    def legal(self, state: Heap, seat: Seat) -> Sequence[Event]:
        """Few pebbles first (P-2)."""
        if seat == CHANCE or (seat,) != self.to_act(state):
            return ()
        return tuple(Take(number) for number in range(1, min(state.options.most, state.pebbles) + 1))

    def sample(self, state: Heap, draw: Draw) -> Event:
        """The heap (P-1)."""
        return Drawn(SMALLEST + draw("heap")(state.options.largest - SMALLEST + 1))

    def apply(self, state: Heap, seat: Seat, event: Event) -> Heap:
        """The table after an event."""
        if (seat,) != self.to_act(state):
            raise IllegalEvent("P-2", "not-your-turn", seat=seat, turn=state.to_act)
        if seat == CHANCE:
            if not isinstance(event, Drawn) or not SMALLEST <= event.pebbles <= state.options.largest:
                raise IllegalEvent("P-1", "no-such-heap")
            return replace(state, to_act=0, pebbles=event.pebbles)
        if event not in self.legal(state, seat):
            raise IllegalEvent("P-2", "no-such-handful")
        left, seats = state.pebbles - event.pebbles, len(state.taken)
        taken = (*state.taken[:seat], state.taken[seat] + event.pebbles, *state.taken[seat + 1 :])
        return replace(state, to_act=(seat + 1) % seats if left else seat, pebbles=left, taken=taken)

    def standing(self, state: Heap) -> Standing:
        """Whoever took the last pebble, or all others (P-3, P-4)."""
        seats = range(len(state.taken))
        if self.to_act(state):
            return Standing((0,) * len(seats))
        winners = tuple(seat for seat in seats if (seat == state.to_act) != state.options.last_loses)
        return Standing(tuple(int(seat in winners) for seat in seats), winners)

    def read_event(self, text: str) -> Event:
        """`take 2`, or `drawn 17` for the heap."""
        match text.lower().split():
            case ["take" | "drawn" as verb, number] if number.isdecimal() and len(number) < 3:
                return Take(int(number)) if verb == "take" else Drawn(int(number))
            case _:
                raise Unreadable("event-unknown", text=text, known="take, drawn")

    def write_event(self, event: Event) -> str:
        """The event in notation."""
        return f"{'take' if isinstance(event, Take) else 'drawn'} {event.pebbles}"


PACKAGE: Final = GamePackage(name="pebbles", rule_prefix="P", editions=(Edition("1", lambda corrections: Pebbles()),))
