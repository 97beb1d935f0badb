"""A table as a value: everything its journal says, folded entry by entry. Nothing here decides, waits or rolls."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Literal, TypeAlias

import msgspec

from pithead import fair
from pithead.game import CHANCE, Actors, AnyGame, Draw, Seat, Standing, State, Step, Unreadable, replay
from pithead.match import entries
from pithead.match.clocks import charged, full, granted, turned_back
from pithead.record import FORMAT, Header, Player, Record, digest_of, draw_of, game_of, options_of, result_after, write_step
from pithead.values import Value

ERASED_NAME: Final = "N. N."
"""What somebody is called, in every language, whose name was taken out of a game."""

Status: TypeAlias = Literal["open", "playing", "over"]


class Chair(Value):
    """A seat: how the host set it out, who sits there, why that person is away, and the ms left on the clock.

    `seal` is the hash of a nonce that is still to be revealed or has been, "" if one is owed, None if none is.
    `open_seal` is the hash of a nonce that was given openly.
    `granted` are the ms that its last turn added to the clock when it was over; they go back if the turn is taken back.
    """

    place: entries.SeatPlan
    name: str = ""
    who: str = ""
    nonce: str | None = None
    seal: str | None = None
    open_seal: str = ""
    away: entries.Away | None = None
    left: int | None = None
    granted: int = 0
    erased: bool = False

    @property
    def taken(self) -> bool:
        """Does somebody sit here, a bot included?"""
        return self.place.kind == "bot" or bool(self.who)

    @property
    def salted(self) -> bool:
        """Is everything known that this chair adds to the dice?"""
        return self.seal is None or self.nonce is not None

    @property
    def present(self) -> bool:
        """Does a person sit here who is not away?"""
        return bool(self.who) and self.away is None


class Table(Value):
    """A table after `version` journal entries. `state` is None until every chair is taken; `previous` is the one before the last step."""

    opened: entries.Opened
    game: AnyGame
    version: int
    chairs: tuple[Chair, ...]
    header: Header | None = None
    draw: Draw | None = None
    state: State | None = None
    previous: State | None = None
    steps: tuple[Step, ...] = ()
    actors: Actors = ()
    links: tuple[entries.Invited, ...] = ()
    asked: entries.Asked | None = None
    agreed: tuple[Seat, ...] = ()
    ended: entries.Ended | None = None
    next: str | None = None

    @property
    def status(self) -> Status:
        """Open until all sit, over when nobody owes an event."""
        if self.state is None:
            return "open"
        return "playing" if self.actors else "over"

    @property
    def awaited(self) -> Actors:
        """The seats that the table waits for: those to act, or before the game those who must seal a nonce or reveal it."""
        if self.status != "open":
            return self.actors
        unsealed = tuple(seat for seat, chair in enumerate(self.chairs) if chair.seal == "")
        if unsealed or not all(chair.taken for chair in self.chairs):
            return unsealed
        return tuple(seat for seat, chair in enumerate(self.chairs) if not chair.salted)

    @property
    def names(self) -> tuple[str, ...]:
        """The names at the table, seat by seat."""
        return tuple(chair.name for chair in self.chairs)

    def seat_of(self, who: str) -> Seat | None:
        """The seat of a person; None for a stranger."""
        if who:
            for seat, chair in enumerate(self.chairs):
                if chair.who == who:
                    return seat
        return None

    def level(self, seat: Seat) -> str | None:
        """The level of the bot that plays a seat now; None if a person does, or nobody."""
        chair = self.chairs[seat]
        if chair.place.kind == "bot":
            return chair.place.level
        if chair.away is None:
            return None
        return self.opened.stand_in or ("random" if chair.away == "resigned" else None)

    def standing(self) -> Standing | None:
        """The result, once the game is over."""
        if self.status != "over":
            return None
        return result_after(self.game, self.state, self.conceded)

    @property
    def conceded(self) -> tuple[Seat, ...]:
        """The seats that had given up when the game ended before its time."""
        return () if self.ended is None else tuple(seat for seat in range(len(self.chairs)) if seat not in self.ended.winners)

    def record(self) -> Record:
        """The record so far; once the game is over, however it ended, it holds the result and opens the secret."""
        if self.header is None:
            raise Unreadable("table-not-begun")
        finished = self.status == "over"
        record = Record(
            format=FORMAT,
            header=self.header,
            steps=tuple(write_step(self.game, step) for step in self.steps),
            result=self.standing(),
            secret=self.opened.secret if finished else None,
            digest="",
            conceded=self.conceded,
        )
        return msgspec.structs.replace(record, digest=digest_of(record))


replace = msgspec.structs.replace


def open_from(opened: entries.Opened) -> Table:
    """The table as the host set it out, before anybody sits."""
    game = game_of(_header(opened, ()))
    chairs = (Chair(place, name=place.name if place.kind == "bot" else "", left=full(opened.clock)) for place in opened.places)
    return _begun_if_full(Table(opened, game, 0, tuple(chairs)))


def set_up(game: AnyGame, header: Header, secret: bytes) -> Table:
    """The table of a game that begins with this header: everybody sits, and no die has fallen."""
    places = tuple(entries.SeatPlan(player.kind, player.name if player.kind == "bot" else "") for player in header.players)
    opened = entries.Opened(**entries.fields_for(entries.Opened, header), secret=secret.hex(), places=places, host="")
    chairs = (
        Chair(place, player.name, f"seat {seat}" if player.kind == "human" else "", player.nonce)
        for seat, (place, player) in enumerate(zip(opened.places, header.players))
    )
    return _begun(Table(opened, game, 1, tuple(chairs)), header)


def fold(journal: Iterable[entries.JournalEntry]) -> Table:
    """The table that a journal describes; its first entry opens it."""
    rest = iter(journal)
    first = next(rest)
    opened = first.items[0]
    assert isinstance(opened, entries.Opened)
    table = open_from(opened)
    for item in first.items[1:]:
        table = after_item(table, item)
    table = replace(table, version=1)
    for entry in rest:
        table = after_entry(table, entry)
    return table


def after_entry(table: Table, entry: entries.JournalEntry) -> Table:
    """The table after one more journal entry."""
    after = spend(table, entry.spent)
    for item in entry.items:
        after = after_item(after, item)
    return close_entry(table, after, entry.items)


def spend(table: Table, spent: int) -> Table:
    """The clocks of all who owe an event run."""
    if not spent or table.opened.clock.__struct_config__.tag == "none":
        return table
    chairs = tuple(
        replace(chair, left=charged(chair.left, spent)) if seat in table.actors else chair for seat, chair in enumerate(table.chairs)
    )
    return replace(table, chairs=chairs)


def close_entry(before: Table, after: Table, items: Sequence[entries.AnyJournalItem]) -> Table:
    """The next version; whoever owes nothing any more gets the increment, whoever owes a turn again that was over gives it back.

    So what is left on a clock follows from how long a seat has owed decisions and how many turns it has finished, whoever played them.
    """
    chairs = after.chairs
    if before.actors != after.actors and after.opened.clock.__struct_config__.tag != "none":
        back = after.opened.format > 1 and any(isinstance(item, entries.Undone) for item in items)
        chairs = tuple(_after_turn(after, seat, seat in before.actors, back) for seat in range(len(chairs)))
    return replace(after, version=before.version + 1, chairs=chairs)


def _after_turn(after: Table, seat: Seat, owed: bool, back: bool) -> Chair:
    """The chair of a seat that owed an event, or did not, with its clock once an entry is written; `back` if it took steps back."""
    chair, clock, owes = after.chairs[seat], after.opened.clock, seat in after.actors
    if owed == owes or chair.left is None:
        return chair
    if owed:
        left = (turned_back if back else granted)(clock, chair.left)
        return replace(chair, left=left, granted=0 if back or left is None else left - chair.left)
    return replace(chair, left=max(0, chair.left - chair.granted), granted=0) if back else chair


def after_item(table: Table, item: entries.AnyJournalItem) -> Table:
    """The table after one item."""
    match item:
        case entries.Acted(seat, event):
            return stepped(table, Step(seat, table.game.read_event(event)))
        case entries.Fell(event):
            return stepped(table, Step(CHANCE, table.game.read_event(event)))
        case entries.Sat(seat, who, name, nonce, hash, seal):
            links = tuple(link for link in table.links if link.hash != hash)
            open_seal = fair.seal(nonce) if nonce and table.opened.format > 1 else ""
            added = {"nonce": nonce or None, "seal": seal or None, "open_seal": open_seal}
            return _begun_if_full(_seat(replace(table, links=links), seat, who=who, name=name, **added))
        case entries.Sealed(seat, seal):
            return _seat(_resealed(table), seat, seal=seal, nonce=None)
        case entries.NonceRevealed(seat, nonce):
            return _begun_if_full(_seat(table, seat, nonce=nonce))
        case entries.Rose(seat):
            return _seat(_resealed(table), seat, who="", name="", nonce=None, seal=None, open_seal="")
        case entries.Staffed(seat, name, level):
            links = tuple(link for link in table.links if link.seat != seat)
            place = entries.SeatPlan("bot", name, level)
            return _begun_if_full(_seat(replace(table, links=links), seat, place=place, name=name))
        case entries.Invited():
            return replace(table, links=(*table.links, item))
        case entries.Revoked(hash):
            return replace(table, links=tuple(link for link in table.links if link.hash != hash))
        case entries.Asked(seat):
            return replace(table, asked=item, agreed=(seat,))
        case entries.Answered(seat, yes):
            return replace(table, agreed=(*table.agreed, seat)) if yes else replace(table, asked=None, agreed=())
        case entries.Undone(_, to):
            return _back(table, to)
        case entries.Left(seat, why):
            return _seat(table, seat, away=why)
        case entries.Returned(seat):
            left = table.chairs[seat].left
            return _seat(table, seat, away=None, left=granted(table.opened.clock, left) if table.opened.format == 1 else left)
        case entries.Ended():
            return replace(table, ended=item, actors=())
        case entries.Followed(next):
            return replace(table, next=next)
        case entries.Erased():
            return _erased(table, item)
        case entries.Opened():
            raise AssertionError("a table is opened once")


def stepped(table: Table, step: Step, known: State | None = None) -> Table:
    """The table after a step of the game; raises IllegalEvent. `known` is the state after it, if somebody has worked that out already."""
    state = table.game.apply(table.state, step.seat, step.event) if known is None else known
    steps = (*table.steps, step)
    actors = table.game.to_act(state)
    return replace(table, state=state, previous=table.state, steps=steps, actors=actors, asked=None, agreed=())


def _resealed(table: Table) -> Table:
    """The table after somebody could have chosen anew: whoever has revealed a nonce owes another."""
    chairs = tuple(replace(chair, seal="", nonce=None) if chair.seal and chair.salted else chair for chair in table.chairs)
    return replace(table, chairs=chairs)


def _begun_if_full(table: Table) -> Table:
    """The game begins when every chair is taken and every sealed nonce revealed; in a practice game no nonce counts."""
    if not all(chair.taken for chair in table.chairs):
        return table
    if table.opened.seed is None and not all(chair.salted for chair in table.chairs):
        return table
    return _begun(table, _header(table.opened, tuple(_player(table.opened, chair) for chair in table.chairs)))


def _player(opened: entries.Opened, chair: Chair) -> Player:
    """Who sits on a chair, as the header of the game says it."""
    is_bot = chair.place.kind == "bot"
    nonce = chair.nonce if opened.seed is None else None
    level = chair.place.level if is_bot and opened.format > 2 else ""
    return Player(chair.name, "bot" if is_bot else "human", nonce, level, erased=chair.erased)


def _begun(table: Table, header: Header) -> Table:
    """The game before its first step."""
    state = table.game.start(len(table.chairs), options_of(table.game, header))
    draw = draw_of(header, bytes.fromhex(table.opened.secret))
    return replace(table, header=header, state=state, draw=draw, actors=table.game.to_act(state), links=_for_spectators(table.links))


def _for_spectators(links: tuple[entries.Invited, ...]) -> tuple[entries.Invited, ...]:
    return tuple(link for link in links if link.seat is None)


def states(table: Table, to: int | None = None) -> list[State]:
    """The states of the game from its start on, after so many steps (all of them by default)."""
    assert table.header is not None
    start = table.game.start(len(table.chairs), options_of(table.game, table.header))
    return list(replay(table.game, start, table.steps[:to]))


def _back(table: Table, to: int) -> Table:
    """The game after only so many of its steps."""
    steps = table.steps[:to]
    *_, previous, state = (None, *states(table, to))
    return replace(table, state=state, previous=previous, steps=steps, actors=table.game.to_act(state), asked=None, agreed=())


def _erased(table: Table, item: entries.Erased) -> Table:
    """The table without a person; what they decided stays."""
    opened = table.opened if not item.host else replace(table.opened, host=item.who)
    chairs = list(table.chairs)
    for seat in item.kept:
        chairs[seat] = replace(chairs[seat], place=replace(chairs[seat].place, who=item.who))
    if item.seat is not None:
        chairs[item.seat] = replace(chairs[item.seat], who=item.who, name=ERASED_NAME, erased=True)
    places = tuple(chair.place for chair in chairs)
    table = replace(table, opened=replace(opened, places=places), chairs=tuple(chairs))
    return table if table.header is None else replace(table, header=_header(opened, tuple(_player(opened, chair) for chair in chairs)))


def _seat(table: Table, seat: Seat, **changes: object) -> Table:
    chair = msgspec.structs.replace(table.chairs[seat], **changes)
    return replace(table, chairs=(*table.chairs[:seat], chair, *table.chairs[seat + 1 :]))


def _header(opened: entries.Opened, players: tuple[Player, ...]) -> Header:
    table = opened.table if opened.seed is None else opened.seed
    names: Literal["sealed", "free"] = "free" if opened.format > 3 else "sealed"
    return Header(**{**entries.fields_for(Header, opened), "table": table}, players=players, names=names)
