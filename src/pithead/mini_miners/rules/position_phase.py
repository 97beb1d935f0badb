"""Does the phase of a position fit its table? Whatever is accepted here can be played on."""

from __future__ import annotations

from collections.abc import Iterable

from pithead.game import Seat, Unreadable
from pithead.mini_miners.rules import state as s
from pithead.mini_miners.rules.board import TAVERN, WAITING
from pithead.mini_miners.rules.cards import read_card
from pithead.mini_miners.rules.content import DECKS, Box
from pithead.mini_miners.rules.decks import deck_of
from pithead.mini_miners.rules.phases.dig import open_decks
from pithead.mini_miners.rules.phases.escape import marker_ignores
from pithead.mini_miners.rules.targets import AIMS, WHEN_PLACED, pushable, targets_of

BEFORE_THE_CREW = (s.Gathering, s.Scattering, s.Turning, s.Lots, s.Dealing, s.Draft, s.Discarding, s.Levy)


def check_phase(box: Box, state: s.State, phase: s.Phase) -> None:
    """Raises Unreadable if the phase speaks of seats, dwarves or cards that are not there."""
    if isinstance(phase, s.Turn):
        _check_seats(state, [phase.turn])
    early = isinstance(phase, BEFORE_THE_CREW) or (isinstance(phase, s.Stocking) and phase.then is None)
    _require(not (early and state.crew), phase, "crew", "nobody")
    _require(early or {dwarf.owner for dwarf in state.crew} == set(range(state.seats)), phase, "crew", "every-seat")
    match phase:
        case s.Draft():
            _check_draft(state, phase)
        case s.Discarding():
            _check_discarding(state, phase)
        case s.Levy():
            _check_levy(box, state, phase)
        case s.Market():
            _check_market(state, phase)
        case s.Stocking():
            _require("" in state.market and bool(state.pile), phase, "market", "to-fill")
            if phase.then:
                _check_market(state, phase.then)
        case s.Fetching():
            _check_fetching(box, state, phase)
        case s.Turning():
            _require(bool(state.events), phase, "events", "event")
        case s.Over():
            _check_seats(state, phase.winners)
        case s.Reacting() | s.Thieving() | s.Moving() | s.Aiming() | s.Searching() | s.Placing() | s.Escaping() | s.Lurking():
            _check_actor(box, state, phase)
        case s.Announcing() | s.Looking() | s.Bracing() | s.Choosing() | s.Clearing() | s.Gleaning():
            _require(_dwarf(state, phase, phase.dig.dwarf).owner == phase.turn, phase, "turn", "owner")
            _check_shift(box, state, phase, phase.dig)
        case s.Drawing() | s.Showing():
            _check_shift(box, state, phase, phase.dig)
        case s.Settling():
            raise _misfit(phase, "is", "fetching")
        case _:
            pass


def _misfit(phase: s.Phase, where: str, needs: str) -> Unreadable:
    """The field that does not fit, and what it needs: a key of the message."""
    return Unreadable("position-phase", phase=type(phase).__name__.lower(), where=where, needs=needs)


def _require(fits: bool, phase: s.Phase, where: str, needs: str) -> None:
    if not fits:
        raise _misfit(phase, where, needs)


def _check_seats(state: s.State, seats: Iterable[Seat]) -> None:
    for seat in seats:
        if seat not in range(state.seats):
            raise Unreadable("seat", seat=seat, most=state.seats - 1)


def _dwarf(state: s.State, phase: s.Phase, name: str) -> s.Dwarf:
    for dwarf in state.crew:
        if dwarf.name == name:
            return dwarf
    raise _misfit(phase, "dwarf", "crew")


def _check_draft(state: s.State, phase: s.Draft) -> None:
    _require(len(phase.hands) == len(phase.picks) == len(phase.chosen) == state.seats, phase, "hands", "one-a-seat")
    names = [name for hand in (*phase.hands, *phase.picks) for name in hand]
    _require(sorted(names) == sorted(state.cast), phase, "hands", "cast")
    equal = len({*map(len, phase.hands)}) == 1 and len(phase.hands[0]) > 1 and len({*map(len, phase.picks)}) == 1
    _require(equal, phase, "hands", "equal")
    _check_chosen(phase, phase.hands)


def _check_discarding(state: s.State, phase: s.Discarding) -> None:
    _require(len(phase.troops) == len(phase.chosen) == state.seats, phase, "troops", "one-a-seat")
    names = [name for troop in phase.troops for name in troop]
    _require(sorted(names) == sorted(state.cast), phase, "troops", "cast")
    _require(len({*map(len, phase.troops)}) == 1, phase, "troops", "equal")
    _check_chosen(phase, phase.troops)


def _check_chosen(phase: s.Draft | s.Discarding, hands: tuple[tuple[str, ...], ...]) -> None:
    fits = all(not name or name in hand for name, hand in zip(phase.chosen, hands))
    _require(fits and "" in phase.chosen, phase, "chosen", "choosing")


def _check_levy(box: Box, state: s.State, phase: s.Levy) -> None:
    names = [*phase.left, *(name for troop in phase.troops for name in troop)]
    play = box.tables.setup[state.seats].play
    _require(len(phase.troops) == state.seats, phase, "troops", "one-a-seat")
    _require(sorted(names) == sorted(state.cast), phase, "troops", "cast")
    full = [len(troop) == play for troop in phase.troops]
    _require(max(map(len, phase.troops)) <= play and not all(full), phase, "troops", "room")


def _check_market(state: s.State, phase: s.Market) -> None:
    seats = (phase.turn, *phase.waiting)
    _check_seats(state, seats)
    _require(len({*seats}) == len(seats), phase, "waiting", "once")


def _check_fetching(box: Box, state: s.State, phase: s.Fetching) -> None:
    _check_seats(state, [phase.seat])
    _require(bool(state.pile), phase, "pile", "tool")
    _require(not phase.dwarf or _dwarf(state, phase, phase.dwarf).owner == phase.seat, phase, "seat", "owner")
    if isinstance(phase.then, s.Settling):
        _check_shift(box, state, phase, phase.then.dig)
    else:
        check_phase(box, state, phase.then)


def _check_actor(
    box: Box, state: s.State, phase: s.Reacting | s.Thieving | s.Moving | s.Aiming | s.Searching | s.Placing | s.Escaping | s.Lurking
) -> None:
    dwarf = _dwarf(state, phase, phase.dwarf)
    match phase:
        case s.Reacting():
            targets = [_dwarf(state, phase, name) for name in (*phase.targets, *phase.asked)]
            aim = AIMS.get(box.does[dwarf.name])
            _require(aim is not None and len(phase.targets) == aim.number, phase, "targets", "aim")
            _require(bool(phase.asked) and set(phase.asked) <= set(phase.targets), phase, "asked", "targets")
            _require(targets[len(phase.targets)].owner == phase.turn, phase, "turn", "owner")
            _require(box.does[dwarf.name] == "haggler" or all(target.underground for target in targets), phase, "targets", "mine")
            _require(box.does[dwarf.name] != "haggler" or all(target.hidden for target in targets), phase, "targets", "tools")
            return
        case s.Thieving():
            _require(bool(_dwarf(state, phase, phase.target).hidden), phase, "target", "tools")
            return
        case s.Moving():
            target = _dwarf(state, phase, phase.target)
            _require(target.underground and bool(pushable(box, state, target)), phase, "target", "way")
        case s.Aiming():
            ability = box.does[dwarf.name]
            _require(ability == "haggler" or (ability in WHEN_PLACED and dwarf.underground), phase, "dwarf", "aims")
            names = [target.name for target in targets_of(box, state, dwarf)]
            _require(not phase.chosen or (phase.chosen in names and AIMS[ability].number > 1), phase, "chosen", "aim")
        case s.Placing():
            _require(dwarf.place == WAITING, phase, "dwarf", "called")
        case s.Lurking():
            _require(box.does[dwarf.name] == "crook" and dwarf.place == TAVERN, phase, "dwarf", "home-crook")
        case s.Escaping():
            _require(dwarf.underground, phase, "dwarf", "mine")
            _require(phase.removals == 0 or (phase.removals > 0 and bool(state.collapses)), phase, "removals", "collapse")
            _require(phase.ignore >= marker_ignores(box, state, dwarf), phase, "ignore", "marker")
        case _:
            pass
    _require(dwarf.owner == phase.turn, phase, "turn", "owner")


def _check_shift(box: Box, state: s.State, phase: s.Phase, shift: s.Shift) -> None:
    """A dig under way: its dwarf stands in the mine, and its cards are cards."""
    dwarf = _dwarf(state, phase, shift.dwarf)
    _require(dwarf.underground, phase, "dig.dwarf", "mine")
    _require(all(read_card(card) is not None for card in shift.specials), phase, "dig.specials", "cards")
    _require(shift.ignore >= 0, phase, "dig.ignore", "number")
    match phase:
        case s.Announcing():
            _require(bool(box.board.ground[dwarf.place].deck and open_decks(box, state, dwarf)), phase, "dig.dwarf", "deck")
        case s.Drawing():
            _require(shift.deck in DECKS, phase, "dig.deck", "deck")
            _require(0 < phase.count <= len(deck_of(state, shift.deck)), phase, "count", "drawn")
            _require(0 <= phase.returns < phase.count, phase, "returns", "kept")
        case s.Looking():
            _require(shift.deck in DECKS, phase, "dig.deck", "deck")
            _require(0 < phase.returns < len(phase.cards), phase, "returns", "kept")
        case s.Bracing():
            _require(shift.deck in DECKS, phase, "dig.deck", "deck")
            _require(phase.collapses > 0, phase, "collapses", "number")
        case s.Showing():
            _require(shift.deck in DECKS, phase, "dig.deck", "deck")
        case s.Choosing():
            _require(bool(shift.specials), phase, "dig.specials", "cards")
        case s.Clearing():
            _require(bool(state.collapses), phase, "collapses", "collapse")
        case _:
            pass
