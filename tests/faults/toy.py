"""A game of three lines, so that a simulator can play thousands a second: add one or two, secretly now and then, roll sometimes."""

import msgspec

from pithead.game import CHANCE, IllegalEvent, Options, Standing, Unreadable

GOAL = 14


class State(msgspec.Struct, frozen=True):
    total: int = 0
    turn: int = 0
    rolling: bool = False
    secret: tuple[int, ...] = ()


class View(msgspec.Struct, frozen=True):
    total: int
    turn: int


class Toy:
    name = "toy"
    rules_version = "1"
    content_hash = "sha256:toy"
    seats = range(1, 4)
    options_type = Options
    state_type = State
    view_type = View

    def facts(self):
        return []

    def start(self, seats, options=None):
        return State()

    def to_act(self, state):
        if state.total >= GOAL:
            return ()
        return (CHANCE,) if state.rolling else (state.turn,)

    def legal(self, state, seat):
        return ("add 1", "add 2") if self.to_act(state) == (seat,) else ()

    def extras(self, state, seat):
        return ()

    def sample(self, state, draw):
        return f"rolled {draw(str(state.total))(2)}"

    def apply(self, state, seat, event):
        if self.to_act(state) != (seat,):
            raise IllegalEvent("T-1", "not-your-turn", seat=seat, turn=state.turn)
        verb, number = event.split()
        if (verb == "rolled") != (seat == CHANCE):
            raise IllegalEvent("T-2", "chance-only", seat=seat)
        total = state.total + int(number)
        if verb == "rolled":
            return State(total, state.turn)
        return State(total, 1 - state.turn if total % 4 else state.turn, rolling=total % 5 == 0)

    def standing(self, state):
        return Standing((state.total, state.total), (0,) if state.total >= GOAL else ())

    def worth(self, state, seat):
        return None

    def phase(self, state):
        return ""

    def face_down(self, state):
        return 0

    def view(self, state, seat):
        return View(state.total, state.turn)

    def seen(self, step, seat):
        return step

    def read_event(self, text):
        verb, _, number = text.partition(" ")
        if verb not in ("add", "rolled") or not number.isdecimal():
            raise Unreadable("event-unknown", text=text, known="add")
        return text

    def write_event(self, event):
        return event


TOY = Toy()
