"""Set-up: the dwarves, markers and tools of the game, and the event of each round (MM-2, MM-12)."""

from __future__ import annotations

from msgspec.structs import replace

from pithead.game import Draw, IllegalEvent, Seat, Unreadable
from pithead.mini_miners.rules.cards import BLANK
from pithead.mini_miners.rules.content import DECKS, FEWEST_SEATS, MARKET, MOST_SEATS, Box
from pithead.mini_miners.rules.events import Joined, Scattered, Starts, Turned
from pithead.mini_miners.rules.phases.market import stock
from pithead.mini_miners.rules.state import Dealing, Deck, Gathering, Levy, Lots, MiniMinersOptions, NewRound, Scattering, State, Turning
from pithead.multisets import without


def start(box: Box, seats: int, options: MiniMinersOptions) -> State:
    """The table before anything is drawn (MM-2.1); dwarves are drawn only if there is a choice."""
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        raise Unreadable("seats", "MM-2.1", seats=seats, least=FEWEST_SEATS, most=MOST_SEATS)
    setup = box.tables.setup[seats]
    table = State(
        phase=Gathering(),
        options=options,
        round=1,
        event="",
        events=() if options.simplified else box.events,
        first=0,
        cast=(),
        crew=(),
        aside=(),
        treasuries=(setup.start,) * seats,
        stores=((),) * seats,
        market=("",) * MARKET,
        pile=box.tools,
        discards=(),
        decks=tuple(Deck(box.decks[deck]) for deck in DECKS),
        markers=(BLANK,) * len(box.board.order),
    )
    eligible = playable(box, table)
    if options.dwarves:
        return _join(box, table, picked(box, table))
    return table if len(eligible) > setup.dwarves else _join(box, table, eligible)


def playable(box: Box, state: State) -> tuple[str, ...]:
    """The dwarves that may be in the game (MM-12.1)."""
    out = box.tables.simplified[state.seats] if state.options.simplified else ()
    return tuple(name for name in box.names if name not in out)


def picked(box: Box, state: State) -> tuple[str, ...]:
    """The dwarves that the host picked, if they make a game (MM-2.1)."""
    eligible = playable(box, state)
    names = state.options.dwarves
    count = box.tables.setup[state.seats].dwarves
    if len(set(names)) != len(names) or len(names) != count:
        raise Unreadable("dwarves-count", "MM-2.1", count=len(set(names)), expected=count)
    for name in names:
        if name not in eligible:
            raise Unreadable("no-such-dwarf", "MM-2.1", dwarf=name, known=", ".join(eligible))
    return names


def check_cast(box: Box, state: State) -> None:
    """Raises Unreadable if other dwarves are in the game than this form has, or than the host picked (MM-2.1, MM-12.1)."""
    eligible = playable(box, state)
    for name in state.cast:
        if name not in eligible:
            raise Unreadable("no-such-dwarf", "MM-12.1", dwarf=name, known=", ".join(eligible))
    if state.options.dwarves and (names := box.by_initiative(picked(box, state))) != state.cast:
        raise Unreadable("position-picked", "MM-2.1", dwarves=", ".join(names), cast=", ".join(state.cast) or "-")


def gather(box: Box, state: State, _phase: Gathering, draw: Draw) -> Joined:
    """Some of the dwarves, at random (MM-2.1)."""
    below = draw("setup/dwarves")
    left = list(playable(box, state))
    names = [left.pop(below(len(left))) for _ in range(box.tables.setup[state.seats].dwarves)]
    return Joined(box.by_initiative(names))


def joined(box: Box, state: State, _phase: Gathering, _seat: Seat, event: Joined) -> State:
    """These dwarves are in the game (MM-2.1)."""
    count = box.tables.setup[state.seats].dwarves
    names = set(event.dwarves)
    if len(names) != len(event.dwarves) or len(names) != count or not names <= set(playable(box, state)):
        raise IllegalEvent("MM-2.1", "joined-wrong", expected=count)
    return _join(box, state, event.dwarves)


def _join(box: Box, state: State, names: tuple[str, ...]) -> State:
    state = replace(state, cast=box.by_initiative(names))
    return stock(state, None) if state.options.simplified else replace(state, phase=Scattering())


def scatter(box: Box, _state: State, _phase: Scattering, draw: Draw) -> Scattered:
    """Standard markers for the tunnel, bonus markers for the pits and the last space (MM-2.2)."""
    below = draw("setup/markers")
    standard, bonus = list(box.tables.markers.standard), list(box.tables.markers.bonus)
    piles = [standard if box.board.ground[space].deck else bonus for space in box.board.order]
    return Scattered(tuple(pile.pop(below(len(pile))) for pile in piles))


def scattered(box: Box, state: State, _phase: Scattering, _seat: Seat, event: Scattered) -> State:
    """The markers lie there for the whole game (MM-2.2)."""
    board = box.board
    if len(event.markers) != len(board.order):
        raise IllegalEvent("MM-2.2", "markers-count", count=len(event.markers), expected=len(board.order))
    laid = {True: list[str](), False: list[str]()}
    for space, marker in zip(board.order, event.markers):
        laid[bool(board.ground[space].deck)].append(marker)
    if sorted(laid[True]) != sorted(box.tables.markers.standard) or sorted(laid[False]) != sorted(box.tables.markers.bonus):
        raise IllegalEvent("MM-2.2", "markers-wrong")
    return stock(replace(state, markers=event.markers), None)


def begin_round(box: Box, state: State, _phase: NewRound) -> State:
    """An event is turned up, unless the game is simplified (MM-2.4, MM-9.1, MM-12.1)."""
    return begin_recruiting(box, state) if state.options.simplified else replace(state, phase=Turning())


def turn_up(_box: Box, state: State, _phase: Turning, draw: Draw) -> Turned:
    """One of the events that have not been there yet (MM-2.4)."""
    return Turned(state.events[draw(f"r{state.round}/event")(len(state.events))])


def turned(box: Box, state: State, _phase: Turning, _seat: Seat, event: Turned) -> State:
    """The event holds for this round (MM-2.4)."""
    if event.event not in state.events:
        raise IllegalEvent("MM-2.4", "no-such-event", event=event.event, known=", ".join(state.events))
    return begin_recruiting(box, replace(state, event=event.event, events=without(state.events, event.event)))


def begin_recruiting(_box: Box, state: State) -> State:
    """Dwarves are dealt (MM-2.1), or lie open, and then the lot names who picks first of all (MM-12.3)."""
    if not state.options.open_draft:
        return replace(state, phase=Dealing())
    return replace(state, phase=Lots()) if state.round == 1 else lay_open(state)


def draw_lots(_box: Box, state: State, _phase: Lots, draw: Draw) -> Starts:
    """Anybody (MM-12.3)."""
    return Starts(draw("setup/first")(state.seats))


def starts(_box: Box, state: State, _phase: Lots, _seat: Seat, event: Starts) -> State:
    """The first player picks first (MM-12.3)."""
    if event.seat not in range(state.seats):
        raise IllegalEvent("MM-12.3", "seat", seat=event.seat, most=state.seats - 1)
    return lay_open(replace(state, first=event.seat))


def lay_open(state: State) -> State:
    """All dwarves lie open, and the first player picks (MM-12.3)."""
    return replace(state, phase=Levy(state.first, state.cast, ((),) * state.seats))
