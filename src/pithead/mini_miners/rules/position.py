"""A position in JSON, the public machine form: what lies where, whose turn it is, and what the phase still needs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from operator import attrgetter
from typing import Final, Literal

import msgspec
from msgspec import field
from msgspec.structs import replace

from pithead.game import Actors, Seat, ToAct, Unreadable, read_json, write_actors
from pithead.mini_miners.rules import state as s
from pithead.mini_miners.rules.board import REMOVED, TAVERN, WAITING, Space
from pithead.mini_miners.rules.cards import BLANK, HIDDEN, Cards, Marker, Tool, is_marker, together
from pithead.mini_miners.rules.content import DECKS, FEWEST_SEATS, MARKET, MOST_SEATS, Box
from pithead.mini_miners.rules.phases.escape import marker_ignores
from pithead.mini_miners.rules.phases.setup import check_cast
from pithead.mini_miners.rules.position_phase import check_phase
from pithead.remembered import remembered_of_same
from pithead.values import Value

REMEMBERED: Final = 1 << 12
"""Markers that are kept by their spaces: those of the tables that are being played."""


class Position(Value, forbid_unknown_fields=True, kw_only=True):
    """The JSON of a position. In a view the cards that a seat may not know are `?`, as many as there are (MM-10.2).

    Whoever writes one by hand may leave out all that has a default: the tool pile, the event pile and the mine decks then
    hold what lies nowhere else.

    - `game`, `seats`: `mini-miners`, and how many players there are.
    - `options`: `simplified`, `long`, `open-draft`, `trade`, and the `dwarves` that the host picked, if any.
    - `round`: from 1.
    - `phase`: an object whose `is` names what the table waits for; its other fields are those of the class in `state`.
    - `to_act`: a seat, several seats, `chance`, or null when the game is over. It follows from the phase.
    - `event`, `events`: the event of this round, and those that are still in the pile.
    - `first`: the first player of an open draft.
    - `cast`: the dwarves of this game.
    - `crew`: those that are played this round: `name`, `owner`, `place` (a space, `tavern`, `removed`, or empty before it
      is called), `gold` on the card, face-down tools `hidden`, face-up tools `shown`, `host` for an Innkeeper placed in the
      tavern, `haul` for the gold that it brought home.
    - `aside`: the dwarves that are left out of this round.
    - `treasuries`, `stores`: gold and unequipped tools of every seat.
    - `market`, `pile`, `discards`: the five places of the market, empty ones as "", the tool pile and its discards.
    - `decks`: for each mine deck its shuffled `cards`, those put back on `top` (the first is drawn next) and `under` (the
      last is drawn last), each with the `seat` that knows it, and its `discards`.
    - `markers`: the marker of each space; blank ones may be left out.
    - `collapses`: the spaces with collapse markers, once for each.
    - `lurking`: the Crook who has announced himself.
    - `past`: the rounds that are over: their `event`, whether the mine `fell_in`, and their `crew` at the end; all of them
      may be left out.
    """

    game: Literal["mini-miners"]
    seats: int
    options: s.MiniMinersOptions = s.MiniMinersOptions()
    round: int = 1
    phase: s.Phase
    to_act: ToAct | msgspec.UnsetType = msgspec.UNSET
    event: str = ""
    events: Cards | None = None
    first: Seat = 0
    cast: tuple[str, ...] = ()
    crew: tuple[s.Dwarf, ...] = ()
    aside: tuple[str, ...] = ()
    treasuries: tuple[int, ...]
    stores: tuple[Cards, ...] | None = None
    market: tuple[Tool, ...] = ("",) * MARKET
    pile: Cards | None = None
    discards: Cards = ()
    decks: dict[str, s.Deck] = field(default_factory=dict)
    markers: dict[Space, Marker] = field(default_factory=dict)
    collapses: tuple[Space, ...] = ()
    lurking: str = ""
    past: tuple[s.Past, ...] = ()


class _GivenDeck(Value):
    """Are the cards of a deck written down? An empty list says that there are none."""

    cards: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET


class _GivenPhase(Value):
    """Does the phase say what the dwarf ignores? A 0 says that it is nothing."""

    ignore: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET


class _Given(Value):
    """What a position says, where leaving it out means something else than its default."""

    phase: _GivenPhase
    decks: dict[str, _GivenDeck] = field(default_factory=dict)


PEOPLE: Final = ("seats", "options", "round", "first", "cast", "aside", "treasuries", "past")
CARDS: Final = ("event", "events", "market", "discards", "collapses", "lurking")
OPEN: Final = (*PEOPLE, *CARDS)
"""What everybody may know of a state, and sees as it is."""
_open = attrgetter(*OPEN)
_encode = msgspec.json.Encoder().encode


def write_position(box: Box, state: s.State, actors: Actors) -> bytes:
    """The whole position in JSON."""
    assert isinstance(state.phase, s.Phase)
    decks = dict(zip(DECKS, state.decks))
    return _encode(position(box, state, actors, state.phase, state.crew, state.stores, state.pile, decks))


def position(
    box: Box,
    state: s.State,
    actors: Actors,
    phase: s.Phase,
    crew: tuple[s.Dwarf, ...],
    stores: tuple[Cards, ...],
    pile: Cards,
    decks: dict[str, s.Deck],
) -> Position:
    """The position with all that everybody may know, and of the rest what is given; the same markers are the same object."""
    return Position(
        game="mini-miners",
        phase=phase,
        to_act=write_actors(actors),
        crew=crew,
        stores=stores,
        pile=pile,
        decks=decks,
        markers=_markers(box.board.order, state.markers),
        **dict(zip(OPEN, _open(state))),
    )


@remembered_of_same(REMEMBERED)
def _markers(order: tuple[Space, ...], markers: tuple[Marker, ...]) -> dict[Space, Marker]:
    """The markers by their spaces."""
    return dict(zip(order, markers))


def read_position(box: Box, json: bytes | str) -> tuple[s.State, ToAct | msgspec.UnsetType]:
    """The state that the JSON describes, and who it says is to act; raises Unreadable with what is wrong."""
    read = read_json(json, Position, "position-json")
    _check_table(box, read)
    _check_dwarves(box, read)
    _check_form(read)
    given = msgspec.json.decode(json, type=_Given)
    stores = tuple(together(store) for store in read.stores or ((),) * read.seats)
    decks = tuple(_read_deck(box, read, name, given.decks.get(name, _GivenDeck())) for name in DECKS)
    read = replace(read, events=_read_events(box, read))
    state = state_from(
        box, read, _sorted_phase(box, read.phase), _sorted_crew(box, read.crew), stores, _read_pile(box, read, stores), decks
    )
    check_cast(box, state)
    phase = _with_marker(box, state, given.phase)
    check_phase(box, state, phase)
    state = replace(state, phase=phase)
    return state, read.to_act


def state_from(
    box: Box, read: Position, phase: s.Phase, crew: tuple[s.Dwarf, ...], stores: tuple[Cards, ...], pile: Cards, decks: tuple[s.Deck, ...]
) -> s.State:
    """The state of a position with all that everybody may know, and of the rest what is given."""
    return s.State(
        phase=phase,
        options=read.options,
        round=read.round,
        event=read.event,
        events=read.events or (),
        first=read.first,
        cast=box.by_initiative(read.cast),
        crew=crew,
        aside=box.by_initiative(read.aside),
        treasuries=read.treasuries,
        stores=stores,
        market=read.market,
        pile=pile,
        discards=together(read.discards),
        decks=decks,
        markers=tuple([read.markers.get(space, BLANK) for space in box.board.order]),
        collapses=together(read.collapses),
        lurking=read.lurking,
        past=read.past,
    )


def _check_table(box: Box, read: Position) -> None:
    if not FEWEST_SEATS <= read.seats <= MOST_SEATS:
        raise Unreadable("seats", "MM-2.1", seats=read.seats, least=FEWEST_SEATS, most=MOST_SEATS)
    if not 1 <= read.round <= read.options.rounds:
        raise Unreadable("position-round", "MM-12.2", round=read.round, most=read.options.rounds)
    for name in ("treasuries", "stores"):
        entries = getattr(read, name)
        if entries is not None and len(entries) != read.seats:
            raise Unreadable("position-seats", where=name, seats=read.seats, count=len(entries))
    if read.first not in range(read.seats):
        raise Unreadable("seat", seat=read.first, most=read.seats - 1)
    if min(*read.treasuries, *(dwarf.gold for dwarf in read.crew)) < 0:
        raise Unreadable("position-gold", "MM-1.3")
    if len(read.market) != MARKET:
        raise Unreadable("position-market", "MM-2.3", count=len(read.market), expected=MARKET)
    for space in (*read.markers, *read.collapses):
        if space not in box.board.index:
            raise Unreadable("no-such-space", "MM-1.2", space=space)
    for marker in read.markers.values():
        if not is_marker(marker):
            raise Unreadable("no-such-marker", "MM-7.7", marker=marker)
    most = box.tables.supply.collapse_markers
    if len(read.collapses) > most:
        raise Unreadable("position-collapses", "MM-6.6", count=len(read.collapses), most=most)


def _check_dwarves(box: Box, read: Position) -> None:
    past = [dwarf for round in read.past for dwarf in round.crew]
    for name in (*read.cast, *read.aside, *(dwarf.name for dwarf in (*read.crew, *past))):
        if name not in box.initiative:
            raise Unreadable("no-such-dwarf", "MM-1.1", dwarf=name, known=", ".join(box.names))
    count = 0 if isinstance(read.phase, s.Gathering) else box.tables.setup[read.seats].dwarves
    if len(set(read.cast)) != len(read.cast) or len(read.cast) != count:
        raise Unreadable("position-cast", "MM-2.1", count=len(set(read.cast)), expected=count)
    played = [*(dwarf.name for dwarf in read.crew), *read.aside]
    if len(set(played)) != len(played) or not set(played) <= set(read.cast):
        raise Unreadable("position-crew", "MM-2.1")
    home = [dwarf.name for dwarf in read.crew if dwarf.place == TAVERN]
    if read.lurking and (read.lurking != box.who["crook"] or read.lurking not in home):
        raise Unreadable("position-lurking", "MM-8.7", dwarf=read.lurking)
    places = [dwarf.place for dwarf in read.crew if dwarf.underground]
    for dwarf in (*read.crew, *past):
        if dwarf.owner not in range(read.seats):
            raise Unreadable("seat", seat=dwarf.owner, most=read.seats - 1)
        if dwarf.place not in (WAITING, TAVERN, REMOVED) and dwarf.place not in box.board.index:
            raise Unreadable("no-such-space", "MM-1.2", space=dwarf.place)
    for place in places:
        if places.count(place) > 1:
            raise Unreadable("space-taken", "MM-5.1", space=place)


def _check_form(read: Position) -> None:
    """A simplified game has no markers and no events (MM-12.1)."""
    if not read.options.simplified:
        return
    has = {
        "markers": any(marker != BLANK for marker in read.markers.values()),
        "event": bool(read.event),
        "events": bool(read.events),
        "past": any(round.event for round in read.past),
        "phase": isinstance(read.phase, s.Scattering | s.Turning | s.Shaking),
    }
    for where, there in has.items():
        if there:
            raise Unreadable("position-simplified", "MM-12.1", where=where)


def _sorted_crew(box: Box, crew: Iterable[s.Dwarf]) -> tuple[s.Dwarf, ...]:
    tidy = (replace(dwarf, hidden=together(dwarf.hidden), shown=together(dwarf.shown)) for dwarf in crew)
    return tuple(sorted(tidy, key=lambda dwarf: box.initiative[dwarf.name]))


def _sorted_phase(box: Box, phase: s.Phase) -> s.Phase:
    """Hands and cards in the order that a state keeps them in; whoever writes a position need not care."""

    def tidy(*hands: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
        return tuple(tuple(sorted(names, key=lambda name: box.initiative.get(name, 0))) for names in hands)

    match phase:
        case s.Draft():
            return replace(phase, hands=tidy(*phase.hands))
        case s.Discarding():
            return replace(phase, troops=tidy(*phase.troops))
        case s.Levy():
            return replace(phase, left=tidy(phase.left)[0], troops=tidy(*phase.troops))
        case s.Looking() | s.Showing():
            return replace(phase, cards=together(phase.cards))
        case _:
            return phase


def _with_marker(box: Box, state: s.State, given: _GivenPhase) -> s.Phase:
    """The phase; if it does not say what a dwarf ignores, the marker under it does (MM-7.7)."""
    phase = state.phase
    assert isinstance(phase, s.Phase)
    if isinstance(phase, s.Escaping) and given.ignore is msgspec.UNSET:
        for dwarf in state.crew:
            if dwarf.name == phase.dwarf and dwarf.underground:
                return replace(phase, ignore=marker_ignores(box, state, dwarf))
    return phase


def _rest(all_of_them: Cards, elsewhere: Iterable[str], there: Cards | None, where: str) -> Cards:
    """What lies in a pile: what its field says, or all that lies nowhere else; nothing may be there twice or be missing."""
    rest = Counter(all_of_them)
    rest.subtract(elsewhere)
    if HIDDEN in rest or (there and HIDDEN in there):
        raise Unreadable("position-hidden", "MM-10.2", where=where)
    if min(rest.values(), default=0) < 0 or (there is not None and Counter(there) != rest):
        raise Unreadable("position-cards", "MM-1.1", where=where)
    return together(rest.elements())


def _read_pile(box: Box, read: Position, stores: tuple[Cards, ...]) -> Cards:
    equipped = [tool for dwarf in read.crew for tool in (*dwarf.hidden, *dwarf.shown)]
    stored = [tool for store in stores for tool in store]
    return _rest(box.tools, (*equipped, *stored, *filter(None, read.market), *read.discards), read.pile, "pile")


def _read_events(box: Box, read: Position) -> Cards:
    gone = filter(None, (*(round.event for round in read.past[: read.round - 1]), read.event))
    return () if read.options.simplified else _rest(box.events, gone, read.events, "events")


def _read_deck(box: Box, read: Position, name: str, given: _GivenDeck) -> s.Deck:
    deck = read.decks.get(name, s.Deck())
    phase = read.phase
    drawn = phase.cards if isinstance(phase, s.Looking | s.Showing) and phase.dig.deck == name else ()
    for known in (*deck.top, *deck.under):
        if known.seat not in range(read.seats):
            raise Unreadable("seat", seat=known.seat, most=read.seats - 1)
    elsewhere = (*drawn, *deck.discards, *(known.card for known in (*deck.top, *deck.under)))
    cards = _rest(box.decks[name], elsewhere, None if given.cards is msgspec.UNSET else deck.cards, f"decks.{name}")
    return replace(deck, cards=cards, discards=together(deck.discards))
