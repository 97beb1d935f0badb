"""Dice Miner as one object: which phase owes what, and which function of the book each event calls."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, lru_cache, partial
from typing import Final

from pithead.base import BoxGame, ScoreReply
from pithead.dice_miner.rules import events as e
from pithead.dice_miner.rules import notation, position, view
from pithead.dice_miner.rules import state as s
from pithead.dice_miner.rules.content import CONTENT, MOST_SEATS, Box
from pithead.dice_miner.rules.dice import Trove
from pithead.dice_miner.rules.phases import excavation, magic, replenish, rolls, setup
from pithead.dice_miner.rules.phases.ending import ROUNDS
from pithead.dice_miner.rules.scoring import REMEMBERED, Sheet, score_troves
from pithead.game import CHANCE, Actors, Draw, IllegalEvent, Seat, Standing, Step
from pithead.remembered import remembered_of_same

_DEFAULT = s.DiceMinerOptions()
_SEAT: tuple[Actors, ...] = tuple((seat,) for seat in range(MOST_SEATS))
_CHANCE: Actors = (CHANCE,)

VIEWS_KEPT: Final = 256
"""States of which the views are kept: an event asks for the same ones several times."""


@remembered_of_same(VIEWS_KEPT)
def _viewed(game: DiceMiner, state: s.State, seat: Seat | None) -> position.Position:
    """The view of a state: where nothing is hidden, all seats share one."""
    return view.view(state, game.to_act(state), seat)


class DiceMiner(BoxGame[s.State, e.Event, Box]):
    """The rules of Dice Miner for the dice and heroes of one box."""

    name = "dice-miner"
    rules_version = "1"
    seats = range(1, MOST_SEATS + 1)
    options_type = s.DiceMinerOptions
    state_type = s.State
    view_type = position.Position
    content = CONTENT

    def start(self, seats: int, options: s.DiceMinerOptions = _DEFAULT) -> s.State:
        """The table before the first roll (DM-2)."""
        return setup.start(seats, options)

    def to_act(self, state: s.State) -> Actors:
        """Who owes an event."""
        match state.phase:
            case s.Excavation() as phase:
                return _SEAT[phase.turn] if phase.sharing is None else _CHANCE
            case s.Magic() as phase:
                return _SEAT[phase.turn] if phase.to_choose or not phase.rolling else _CHANCE
            case s.Heroes() as phase:
                return _SEAT[phase.turn]
            case s.Replenish() as phase:
                return phase.deciding
            case s.Over():
                return ()
            case _:
                return _CHANCE

    def legal(self, state: s.State, seat: Seat) -> Sequence[e.Decision]:
        """The decisions of a seat in a fixed order: by slot, kind, face or hero, and `done` last."""
        match state.phase:
            case s.Excavation() as phase if seat == phase.turn and phase.sharing is None:
                return excavation.legal_excavation(state, phase)
            case s.Magic(turn=turn) as phase if seat == turn and (phase.to_choose or not phase.rolling):
                return magic.legal_magic(self.box, state, phase)
            case s.Replenish(deciding=deciding) as phase if seat in deciding:
                return replenish.legal_replenish(self.box, state, phase, seat)
            case s.Heroes(turn=turn) if seat == turn:
                return setup.legal_heroes(self.box, state)
            case _:
                return ()

    def sample(self, state: s.State, draw: Draw) -> e.Outcome:
        """What the dice, the bag or the lot say next."""
        match state.phase:
            case s.Excavation() as phase if phase.sharing is not None:
                return excavation.cheers_sample(self.box, state, phase, draw)
            case s.Magic() as phase if phase.rolling and not phase.to_choose:
                return magic.magic_sample(self.box, state, phase, draw)
            case s.Rerolling() as phase:
                return replenish.reroll_sample(self.box, state, phase, draw)
            case s.Filling():
                return setup.fill(self.box, state, draw)
            case s.Lots() as phase:
                return replenish.lots_sample(state, phase, draw)
            case s.Dealing():
                return setup.deal(self.box, state, draw)
            case s.Opening() as phase:
                return setup.opening_sample(self.box, phase, draw)
            case _:
                raise IllegalEvent("DM-3.1", "nothing-to-roll-now")

    def apply(self, state: s.State, seat: Seat, event: e.Event) -> s.State:
        """The state after the event; every event is checked against the rules."""
        match event:
            case e.Take():
                return excavation.take(state, seat, event)
            case e.Cheers():
                return excavation.cheers(state, seat, event)
            case e.Done():
                return self._done(state, seat)
            case e.Spend():
                return magic.spend(self.box, state, seat, event)
            case e.Roll():
                return magic.roll(state, seat, event)
            case e.Cache():
                return replenish.cache(self.box, state, seat, event)
            case e.Choose():
                return setup.choose(self.box, state, seat, event)
        if seat != CHANCE:
            raise IllegalEvent("DM-3.1", "chance-only", seat=seat)
        match event:
            case e.Rolled():
                return rolls.rolled(self.box, state, event)
            case e.Filled():
                return setup.filled(self.box, state, event)
            case e.Starts():
                if isinstance(state.phase, s.Opening):
                    return setup.opening_starts(state, state.phase, event)
                return replenish.starts(state, event)
            case e.Dealt():
                return setup.dealt(self.box, state, event)

    def _done(self, state: s.State, seat: Seat) -> s.State:
        match state.phase:
            case s.Magic():
                return magic.end_magic(self.box, state, seat)
            case s.Replenish():
                return replenish.end_caching(state, seat)
            case _:
                return excavation.leave_second(state, seat)

    def standing(self, state: s.State) -> Standing:
        """The points of the finished rounds, and the winners at the end (DM-8.1)."""
        winners = state.phase.winners if isinstance(state.phase, s.Over) else ()
        return Standing(state.totals(), winners)

    def sheets(self, state: s.State) -> tuple[Sheet, ...]:
        """What the troves would score as they lie (DM-6)."""
        return self.scored(state.heroes, state.troves)

    @cached_property
    def scored(self) -> Callable[[tuple[str | None, ...], tuple[Trove, ...]], tuple[Sheet, ...]]:
        """The sheets of heroes and troves; the last ones are kept, for one event asks for the same ones again and again."""
        return lru_cache(maxsize=REMEMBERED)(partial(score_troves, self.box))

    def worth(self, state: s.State, seat: Seat | None) -> tuple[int, ...]:
        """What every seat would have if all troves scored now; they lie open, so all may know it. Nothing is added after round three."""
        if all(len(rounds) == ROUNDS for rounds in state.scores):
            return state.totals()
        return tuple(total + sheet.total for total, sheet in zip(state.totals(), self.sheets(state)))

    def phase(self, state: s.State) -> position.PhaseName:
        """The name of the phase."""
        return position.PHASES[type(state.phase)]

    def score(self, json: bytes | str) -> ScoreReply[position.Points]:
        """The points of heroes and troves in JSON (DM-6)."""
        return position.score(self.box, json)

    def view(self, state: s.State, seat: Seat | None) -> position.Position:
        """The position as a seat may know it: everything but what others are caching right now (DM-7.1)."""
        return _viewed(self, state, seat if isinstance(state.phase, s.Replenish) else None)

    def face_down(self, state: s.State) -> int:
        """Nothing lies face down on the table; what is being cached is behind a hand (DM-7.1)."""
        return 0

    def seen(self, step: Step, seat: Seat | None) -> Step | None:
        """The step as a seat may see it: what another caches stays face down (DM-7.1)."""
        return view.seen(step, seat)

    def pieces(self, outcome: e.Event) -> int:
        """How many dice or heroes there are in it."""
        return notation.NOTATION.pieces(outcome)

    def read_event(self, text: str) -> e.Event:
        """The event that a text in notation means."""
        return notation.read_event(text)

    def write_event(self, event: e.Event) -> str:
        """The event in notation."""
        return notation.write_event(event)

    def read_position(self, json: bytes | str) -> s.State:
        """The state of a position in JSON."""
        return position.read_position(self.box, json)

    def write_position(self, state: s.State) -> bytes:
        """The position in JSON."""
        return position.write_position(state, self.to_act(state))
