"""Mini Miners as one object: which phase owes what, and which function of the book each event calls."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import ClassVar, Final, NamedTuple

from msgspec import UNSET
from msgspec.json import encode

from pithead.base import BoxGame, ScoreReply
from pithead.game import CHANCE, Actors, Draw, IllegalEvent, Seat, Standing, Step, Unreadable, write_actors
from pithead.mini_miners.rules import events as e
from pithead.mini_miners.rules import notation, position, view
from pithead.mini_miners.rules import state as s
from pithead.mini_miners.rules.content import CONTENT, FEWEST_SEATS, MOST_SEATS, Box
from pithead.mini_miners.rules.events import Decision, Event, Give, Outcome
from pithead.mini_miners.rules.phases import dig, drawing, escape, finds, market, placement, recovery, recruit, setup, targeting
from pithead.mini_miners.rules.scoring import Points, Sheet, read_case, score, score_case, totals
from pithead.mini_miners.rules.state import MiniMinersOptions, Over, State

_DEFAULT = MiniMinersOptions()
_SEAT: tuple[Actors, ...] = tuple((seat,) for seat in range(MOST_SEATS))
_CHANCE: Actors = (CHANCE,)

Apply = Callable[..., State]
"""`(box, state, phase, seat, event)` to the next state."""


class Question(NamedTuple):
    """What a phase asks: the rule it stands under, the events that answer it, and who lists or draws them."""

    rule: str
    answers: Mapping[type, Apply]
    legal: Callable[..., Sequence[Decision]] | None = None
    sample: Callable[..., Outcome] | None = None


def _asks(rule: str, legal: Callable[..., Sequence[Decision]], answers: Mapping[type, Apply]) -> Question:
    return Question(rule, answers, legal=legal)


def draws(rule: str, sample: Callable[..., Outcome], answers: Mapping[type, Apply]) -> Question:
    """A question that chance answers."""
    return Question(rule, answers, sample=sample)


QUESTIONS: Final[dict[type[s.Stage], Question]] = {
    s.Gathering: draws("MM-2.1", setup.gather, {e.Joined: setup.joined}),
    s.Scattering: draws("MM-2.2", setup.scatter, {e.Scattered: setup.scattered}),
    s.Stocking: draws("MM-2.3", market.lay, {e.Laid: market.laid}),
    s.Turning: draws("MM-2.4", setup.turn_up, {e.Turned: setup.turned}),
    s.Lots: draws("MM-12.3", setup.draw_lots, {e.Starts: setup.starts}),
    s.Dealing: draws("MM-2.1", recruit.deal, {e.Dealt: recruit.dealt}),
    s.Draft: _asks("MM-3.1", recruit.legal_own, {e.Pick: recruit.pick}),
    s.Discarding: _asks("MM-3.2", recruit.legal_own, {e.Discard: recruit.discard}),
    s.Levy: _asks("MM-12.3", recruit.legal_levy, {e.Enlist: recruit.enlist}),
    s.Market: _asks(
        "MM-4.2",
        market.legal_market,
        {e.Buy: market.buy, e.Shuffle: market.shuffle, e.Equip: market.equip, e.End: market.end_turn},
    ),
    s.Fetching: draws("MM-4.2", market.fetch_sample, {e.Drew: market.drew}),
    s.Thieving: draws("MM-8.10", market.steal, {e.Stole: market.stole}),
    s.Searching: _asks("MM-8.13", market.legal_search, {e.Take: market.take, e.Pass: market.leave_search}),
    s.Aiming: _asks("MM-8.3", targeting.legal_aim, {e.Target: targeting.target, e.Pass: targeting.hold_fire}),
    s.Reacting: _asks("MM-7.6", targeting.legal_reaction, {e.Use: targeting.show_star, e.Pass: targeting.endure}),
    s.Moving: _asks("MM-8.12", targeting.legal_moves, {e.Move: targeting.move}),
    s.Placing: _asks(
        "MM-5.1",
        placement.legal_placing,
        {e.Place: placement.place, e.Target: placement.displace, e.Borrow: placement.borrow_lantern},
    ),
    s.Shaking: draws("MM-11.3", placement.shake, {e.Shook: placement.shook}),
    s.Announcing: _asks(
        "MM-7.3",
        dig.legal_announcing,
        {
            e.Use: dig.announce,
            e.Borrow: dig.announce_borrowed,
            e.Remove: finds.glean_clearing,
            e.Draw: finds.glean_tool,
            e.Dig: dig.dig,
        },
    ),
    s.Drawing: draws("MM-6.2", drawing.draw_sample, {e.Revealed: drawing.revealed, e.Looked: drawing.looked}),
    s.Looking: _asks("MM-7.3", drawing.legal_returns, {e.Return: drawing.put_card_back}),
    s.Showing: draws("MM-7.3", drawing.show_sample, {e.Revealed: drawing.showed}),
    s.Bracing: _asks(
        "MM-7.4",
        finds.legal_bracing,
        {e.Use: finds.wear_helmet, e.Borrow: finds.borrow_helmet, e.Pass: finds.be_buried},
    ),
    s.Choosing: _asks("MM-6.3", finds.legal_choosing, {e.Gold: finds.take_gold, e.Bonus: finds.take_bonus}),
    s.Clearing: _asks("MM-7.7", finds.legal_clearing, {e.Remove: finds.clear}),
    s.Gleaning: _asks(
        "MM-6.7", finds.legal_gleaning, {e.Remove: finds.glean_clearing, e.Draw: finds.glean_tool, e.Pass: finds.leave_marker}
    ),
    s.Escaping: _asks(
        "MM-6.8",
        escape.legal_escaping,
        {
            e.Use: escape.use_tool,
            e.Borrow: escape.borrow_tool,
            e.Remove: escape.shovel,
            e.Sacrifice: escape.sacrifice,
            e.Escape: escape.escape,
            e.Pass: escape.give_up,
        },
    ),
    s.Lurking: _asks("MM-8.7", escape.legal_lurking, {e.Announce: escape.lurk, e.Pass: escape.let_go}),
    s.Over: Question("MM-9.2", {}),
}

ONWARD: Final[dict[type[s.Stage], Callable[..., State]]] = {
    s.NewRound: setup.begin_round,
    s.NextTrader: market.next_trader,
    s.Bargains: market.bargain,
    s.NextCall: placement.next_call,
    s.NextDig: dig.next_dig,
    s.Settling: finds.settle,
    s.Leaving: escape.turn_to_exit,
    s.Home: escape.come_home,
    s.Recovery: recovery.recover,
}
"""The stages where nobody is asked: the rules go on by themselves."""


@cache
def _gifts(gold: int, seat: Seat, seats: int) -> tuple[Decision, ...]:
    """Every gift of a seat that has so much gold."""
    others = [other for other in range(seats) if other != seat]
    return tuple([Give(each, other) for each in range(1, gold + 1) for other in others])


class MiniMiners(BoxGame[State, Event, Box]):
    """The rules of Mini Miners for the cards and the board of one box."""

    name = "mini-miners"
    rules_version = "4"
    questions: ClassVar[Mapping[type[s.Stage], Question]] = QUESTIONS
    onward: ClassVar[Mapping[type[s.Stage], Callable[..., State]]] = ONWARD
    seats = range(FEWEST_SEATS, MOST_SEATS + 1)
    options_type = MiniMinersOptions
    state_type = State
    view_type = position.Position
    content = CONTENT

    def option_values(self, option: str) -> Sequence[str]:
        """The dwarves of the box, of which the host may pick some (MM-2.1)."""
        return self.box.names if option == "dwarves" else ()

    def start(self, seats: int, options: MiniMinersOptions = _DEFAULT) -> State:
        """The table before anything is drawn (MM-2)."""
        return self._onward(setup.start(self.box, seats, options))

    def to_act(self, state: State) -> Actors:
        """Who owes an event."""
        phase = state.phase
        if isinstance(phase, s.Turn):
            return _SEAT[phase.turn]
        if isinstance(phase, s.Chance):
            return _CHANCE
        if isinstance(phase, s.Together):
            return tuple([seat for seat, name in enumerate(phase.chosen) if not name])
        return ()

    def legal(self, state: State, seat: Seat) -> Sequence[Decision]:
        """The decisions of a seat in a fixed order; gifts, which nobody owes, are in `extras`."""
        legal = self.questions[type(state.phase)].legal
        return legal(self.box, state, state.phase, seat) if legal and seat in self.to_act(state) else ()

    def extras(self, state: State, seat: Seat) -> Sequence[Decision]:
        """What a seat may do although it owes nothing: give gold, at any time before the end (MM-10.1)."""
        if not state.options.trade or isinstance(state.phase, Over) or seat not in range(state.seats):
            return ()
        return _gifts(state.treasuries[seat], seat, state.seats)

    def sample(self, state: State, draw: Draw) -> Outcome:
        """What the piles, the decks or the lot say next."""
        sample = self.questions[type(state.phase)].sample
        if sample is None:
            raise IllegalEvent("MM-2.1", "nothing-to-roll-now")
        return sample(self.box, state, state.phase, draw)

    def apply(self, state: State, seat: Seat, event: Event) -> State:
        """The state after the event; every event is checked against the rules."""
        if isinstance(event, Give):
            return recovery.give(state, seat, event)
        question = self.questions[type(state.phase)]
        answer = question.answers.get(type(event))
        if seat not in self.to_act(state):
            raise self._not_yours(state, seat, question.rule)
        if answer is None:
            raise IllegalEvent(question.rule, "not-now", event=notation.write_event(event), expected=_verbs(question))
        return self._onward(answer(self.box, state, state.phase, seat, event))

    def _not_yours(self, state: State, seat: Seat, rule: str) -> IllegalEvent:
        actors = self.to_act(state)
        if not actors:
            return IllegalEvent(rule, "game-over")
        if actors == _CHANCE:
            return IllegalEvent(rule, "draw-first")
        if seat == CHANCE:
            return IllegalEvent(rule, "nothing-to-roll-now")
        return IllegalEvent(rule, "not-your-turn", seat=seat, turn=", ".join(map(str, actors)))

    def _onward(self, state: State) -> State:
        """The rules go on by themselves until somebody is asked or something is drawn."""
        while (follow := self.onward.get(type(state.phase))) is not None:
            state = follow(self.box, state, state.phase)
        return state

    def standing(self, state: State) -> Standing:
        """The gold of every treasury, and the winner at the end (MM-9.2)."""
        return Standing(state.treasuries, state.phase.winners if isinstance(state.phase, Over) else ())

    def sheets(self, state: State) -> tuple[Sheet, ...]:
        """What every seat would score if the game ended now (MM-9.2)."""
        return score(state)

    def worth(self, state: State, seat: Seat | None) -> tuple[int, ...]:
        """The gold that would count for every seat if the game ended now; how many tools somebody has is no secret (MM-10.2)."""
        return totals(state)

    def phase(self, state: State) -> str:
        """The name of the phase, as positions call it."""
        return type(state.phase).__name__.lower()

    def score(self, json: bytes | str) -> ScoreReply[Points]:
        """What treasuries and stores in JSON are worth at the end (MM-9.2)."""
        return score_case(self.box, read_case(json))

    def view(self, state: State, seat: Seat | None) -> position.Position:
        """The position as a seat may know it (MM-10.2)."""
        return view.view(self.box, state, self.to_act(state), seat)

    def face_down(self, state: State) -> int:
        """How many cards show their backs to a spectator (MM-10.2)."""
        return view.face_down(state)

    def seen(self, step: Step, seat: Seat | None) -> Step | None:
        """The step as a seat may see it: everybody sees that it happened, not everybody with what (MM-10.2)."""
        return view.seen(step, seat)

    def pieces(self, outcome: Event) -> int:
        """How many cards or markers there are in it, those of all hands together."""
        return sum(map(len, outcome.hands)) if isinstance(outcome, e.Dealt) else notation.NOTATION.pieces(outcome)

    def read_event(self, text: str) -> Event:
        """The event that a text in notation means."""
        return notation.read_event(text)

    def write_event(self, event: Event) -> str:
        """The event in notation."""
        return notation.write_event(event)

    def read_position(self, json: bytes | str) -> State:
        """The state of a position in JSON; raises Unreadable, also if somebody could not go on."""
        state, to_act = position.read_position(self.box, json)
        actors = self.to_act(state)
        if to_act not in (write_actors(actors), UNSET):
            expected, came = (encode(who).decode() for who in (write_actors(actors), to_act))
            raise Unreadable("position-to-act", phase=self.phase(state), expected=expected, came=came)
        for seat in actors:
            if seat != CHANCE and not self.legal(state, seat):
                raise Unreadable("position-stuck", phase=self.phase(state), seat=seat)
        return state

    def write_position(self, state: State) -> bytes:
        """The position in JSON."""
        return position.write_position(self.box, state, self.to_act(state))


def _verbs(question: Question) -> str:
    return ", ".join(answer.__name__.lower() for answer in question.answers)
