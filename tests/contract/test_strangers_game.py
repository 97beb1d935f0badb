"""A stranger's game can use the contract suite, and a game that breaks the protocol fails it."""

import msgspec
import pytest

from pithead.game import CHANCE, IllegalEvent, Options, Standing, Unreadable
from pithead.testing import GameContract


class Heap(msgspec.Struct, frozen=True):
    """Nim with one heap, whose size is drawn; whoever takes the last pebble wins."""

    seats: int
    pebbles: int
    turn: int


class Pebbles:
    name = "pebbles"
    rules_version = "1"
    content_hash = "sha256:none"
    seats = range(2, 4)
    options_type = Options

    def facts(self):
        return []

    def start(self, seats, options=Options()):  # noqa: B008 - a frozen value
        if seats not in self.seats:
            raise Unreadable("seats", "P-1", seats=seats, least=2, most=3)
        return Heap(seats, 0, CHANCE)

    def to_act(self, state):
        return (state.turn,) if state.turn == CHANCE or state.pebbles else ()

    def legal(self, state, seat):
        return tuple(range(1, min(3, state.pebbles) + 1)) if seat == state.turn and seat != CHANCE else ()

    def extras(self, state, seat):
        return ()

    def sample(self, state, draw):
        return -4 - draw("heap")(4)

    def apply(self, state, seat, event):
        if state.turn == CHANCE and seat == CHANCE and event < 0:
            return Heap(state.seats, -event, 0)
        if seat != state.turn or event not in self.legal(state, seat):
            raise IllegalEvent("P-2", "not-your-turn", seat=seat, turn=state.turn)
        left = state.pebbles - event
        return Heap(state.seats, left, (seat + 1) % state.seats if left else seat)

    def standing(self, state):
        over = state.turn != CHANCE and not state.pebbles
        return Standing((0,) * state.seats, (state.turn,) if over else ())

    def score(self, json):
        return {}

    def view(self, state, seat):
        return state

    def seen(self, step, seat):
        return step

    def read_event(self, text):
        words = text.lower().split()
        if len(words) == 2 and words[0] in ("take", "heap") and words[1].isdecimal() and len(words[1]) < 3:
            return int(words[1]) if words[0] == "take" else -int(words[1])
        raise Unreadable("event-unknown", text=text, known="take, heap")

    def write_event(self, event):
        return f"take {event}" if event > 0 else f"heap {-event}"

    def read_position(self, json):
        try:
            return msgspec.json.decode(json, type=Heap)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Unreadable("position-json", problem=str(error)) from None

    def write_position(self, state):
        return msgspec.json.encode(state)


class TestPebbles(GameContract):
    game = Pebbles()


class Forgetful(Pebbles):
    """Says that a seat may act, and then refuses what it listed."""

    def apply(self, state, seat, event):
        if event == 3:
            raise IllegalEvent("P-2", "not-your-turn", seat=seat, turn=state.turn)
        return super().apply(state, seat, event)


class Fickle(Pebbles):
    """Rolls something else each time that it is asked."""

    times = 0

    def sample(self, state, draw):
        self.times += 1
        return -4 - (draw("heap")(4) + self.times) % 4


class Endless(Pebbles):
    """Never lets the last pebble go."""

    def apply(self, state, seat, event):
        after = super().apply(state, seat, event)
        return after if after.pebbles else Heap(after.seats, 4, (seat + 1) % after.seats)


@pytest.mark.parametrize(
    ("broken", "test"),
    [
        (Forgetful(), "test_every_legal_event_is_accepted_and_leaves_the_old_state_alone"),
        (Fickle(), "test_chance_depends_on_the_label_alone"),
        (Endless(), "test_every_game_ends_with_a_winner"),
    ],
)
def test_a_game_that_breaks_the_protocol_fails(broken, test):
    suite = type("Suite", (GameContract,), {"game": broken})()
    with pytest.raises((AssertionError, IllegalEvent)):
        getattr(suite, test)()
