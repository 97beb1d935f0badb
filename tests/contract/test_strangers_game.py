"""A stranger's game can use the contract suite, and a game that breaks the protocol fails it."""

import msgspec
import pytest

from pithead.game import IllegalEvent, Standing
from pithead.testing import GameContract
from tests.strangers import Heap, Pebbles


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


class Dictionary(Pebbles):
    """Shows a dictionary, in which nobody finds a field."""

    def view(self, state, seat):
        return msgspec.to_builtins(state)


class Sealed(Pebbles):
    """Shows a struct that nobody in another process could read as a view of this game."""

    def view(self, state, seat):
        return Standing((state.pebbles,))


class Careless(Pebbles):
    """Counts backs that nobody sees."""

    def face_down(self, state):
        return state.pebbles


class Generous(Pebbles):
    """Says what one seat has, and forgets the others."""

    def worth(self, state, seat):
        return (1,)


@pytest.mark.parametrize(
    ("broken", "test"),
    [
        (Dictionary(), "test_every_view_is_a_struct_of_json_and_reads_back"),
        (Sealed(), "test_every_view_is_a_struct_of_json_and_reads_back"),
        (Careless(), "test_what_lies_face_down_is_what_a_spectator_sees_the_back_of"),
        (Generous(), "test_worth_has_points_for_every_seat_or_none"),
        (Forgetful(), "test_every_legal_event_is_accepted_and_leaves_the_old_state_alone"),
        (Fickle(), "test_chance_depends_on_the_label_alone"),
        (Endless(), "test_every_game_ends_with_a_winner"),
    ],
)
def test_a_game_that_breaks_the_protocol_fails(broken, test):
    suite = type("Suite", (GameContract,), {"game": broken})()
    with pytest.raises((AssertionError, IllegalEvent, msgspec.ValidationError)):
        getattr(suite, test)()
