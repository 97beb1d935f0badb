"""Mini Miners for drawn boards: the mark of each space, dwarf and card, its name aloud, and what pointing at it means.

`space:T7`, `dwarf:mole`, `market:2`, `pile`, `discards`, `tool:helmet` (in the own store, or of the dwarf that acts),
`deck:III`, `card:nugget:2` (that one looks at), `tavern` and `seat:1`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Final

from pithead.game import Seat, Step
from pithead.mini_miners.rules import events as e
from pithead.mini_miners.rules import state as s
from pithead.mini_miners.rules.board import REMOVED, TAVERN, WAITING, Space
from pithead.mini_miners.rules.cards import BLANK, FORBIDDEN, HIDDEN, TOOLS, Cards, Tool
from pithead.mini_miners.rules.content import DECKS
from pithead.mini_miners.rules.position import Position
from pithead.mini_miners.words.choices import MineChoices
from pithead.mini_miners.words.map import MineMap
from pithead.mini_miners.words.names import MineSentences, MineWords, acting, dwarf_in, standing_on, stores_of, viewer_of, waiting_in
from pithead.remembered import remembered, same_remembered
from pithead.words.shell import LabelChanges, Labels, label_changes

REMEMBERED: Final = 4096
"""Spaces and dwarves whose names aloud are kept: an event changes one or two of them, and all are told."""

NOBODY: Final = ("", "")
HANDS: Final = (s.Draft, s.Discarding)
"""The phases in which dwarves are known that nobody has played yet."""
PILE: Final = "pile"
DISCARDS: Final = "discards"
THINGS: Final = ("mine", "market", "pile", "discards", "hand", "picked", "troop", "open", "store", "tools", "used", "cards")
"""What a drawing writes above or below its parts."""


class MineMarks(MineSentences):
    """Marks and labels, in one language."""

    def __init__(self, words: MineWords, choices: MineChoices, map: MineMap, player: Callable[[Seat, str, int, Cards], str]) -> None:
        super().__init__(words)
        self.player = player
        self.map = map
        self.choices = choices

    # What an event points at

    def marks(self, view: Position, step: Step) -> tuple[str, ...]:
        """The things that one would point at to mean the step."""
        event: e.Event = step.event
        match event:
            case e.Give(_, to):
                return (f"seat:{to}",)
            case e.Pick(name) | e.Enlist(name) | e.Discard(name) | e.Target(name):
                return (f"dwarf:{name}",)
            case e.Buy(place):
                return (PILE,) if place == e.BLIND else (f"market:{place}",)
            case e.Equip(tool, name):
                return (f"tool:{tool}", f"dwarf:{name}")
            case e.Take(tool, source):
                return (f"tool:{tool}", source)
            case e.Place(name, space):
                return (f"dwarf:{name}", TAVERN if space == TAVERN else f"space:{space}")
            case e.Move(space) | e.Remove(space) | e.Sacrifice(space):
                return (f"space:{space}",)
            case e.Use(tool) | e.Borrow(tool):
                return (f"tool:{tool}",)
            case e.Dig(deck):
                return (f"deck:{deck or self._deck_below(view)}",)
            case e.Return(card):
                return (f"card:{card}",)
            case _:
                return ()

    def _deck_below(self, view: Position) -> str:
        dwarf = dwarf_in(view, acting(view))
        return self.box.board.ground[dwarf.place].deck if dwarf and dwarf.underground else ""

    # What pointing at a thing means

    def natural(self, view: Position, seat: Seat) -> dict[str, e.Event]:
        """What the seat would mean by pointing at a thing, be it legal or not."""
        called = acting(view) or next((dwarf.name for dwarf in view.crew if dwarf.owner == seat), self.box.names[0])
        found = dict(self.meant_spaces(type(view.phase), isinstance(view.phase, s.Escaping) and bool(view.phase.removals), called))
        found |= {f"dwarf:{name}": event for name in self.known(view) if (event := self._at_dwarf(view, seat, name))}
        found |= {f"market:{place}": e.Buy(place) for place in range(1, len(view.market) + 1)}
        found |= {f"tool:{tool}": self._at_tool(view, called, tool) for tool in self.tools_near(view, seat)}
        found |= {f"deck:{name}": e.Dig(name) for name in view.decks}
        found |= {f"seat:{other}": e.Give(1, other) for other in range(view.seats) if other != seat}
        if view.discards:
            found[DISCARDS] = e.Take(view.discards[0], "discards")
        return found | {TAVERN: e.Place(called, TAVERN), PILE: e.Buy(e.BLIND)}

    @remembered(REMEMBERED)
    def meant_spaces(self, phase: type[s.Phase], removing: bool, called: str) -> dict[str, e.Event]:
        """What pointing at each space means in a phase."""
        if phase is s.Moving:
            return {f"space:{space}": e.Move(space) for space in self.box.board.order}
        if phase in (s.Clearing, s.Gleaning) or removing:
            return {f"space:{space}": e.Remove(space) for space in self.box.board.order}
        if phase is s.Escaping:
            return {f"space:{space}": e.Sacrifice(space) for space in self.box.board.order}
        return {f"space:{space}": e.Place(called, space) for space in self.box.board.order}

    def pointable(self, view: Position, seat: Seat) -> list[str]:
        """The marks of the same things, in the same order; what each would mean is not worked out."""
        named = stores_of(view)[seat] or not isinstance(view.phase, s.Market)
        dwarves, tools = self.known(view) if named else (), self.tools_near(view, seat)
        return list(self.pointable_things(dwarves, len(view.market), tools, tuple(view.decks), view.seats, seat, bool(view.discards)))

    @remembered(REMEMBERED)
    def pointable_things(
        self,
        dwarves: tuple[str, ...],
        places: int,
        tools: tuple[Tool, ...],
        decks: tuple[str, ...],
        seats: int,
        seat: Seat,
        thrown_away: bool,
    ) -> tuple[str, ...]:
        """The marks of all spaces, of these dwarves, of a market of so many places, of these tools and decks, and of the rest."""
        found = [*self.space_marks, *(f"dwarf:{name}" for name in dwarves)]
        found += [f"market:{place}" for place in range(1, places + 1)]
        found += [f"tool:{tool}" for tool in tools]
        found += [f"deck:{name}" for name in decks]
        found += [f"seat:{other}" for other in range(seats) if other != seat]
        return (*found, *([DISCARDS] if thrown_away else []), TAVERN, PILE)

    @cached_property
    def space_marks(self) -> dict[str, Space]:
        """The marks of all spaces."""
        return {f"space:{space}": space for space in self.box.board.order}

    @staticmethod
    def _at_dwarf(view: Position, seat: Seat, name: str) -> e.Event | None:
        match view.phase:
            case s.Draft():
                return e.Pick(name)
            case s.Discarding():
                return e.Discard(name)
            case s.Levy():
                return e.Enlist(name)
            case s.Market():
                store = stores_of(view)[seat]
                return e.Equip(store[0], name) if store else None
            case _:
                return e.Target(name)

    @staticmethod
    def _at_tool(view: Position, called: str, tool: Tool) -> e.Event:
        match view.phase:
            case s.Market():
                return e.Equip(tool, called)
            case s.Searching():
                return e.Take(tool, "pile")
            case _:
                return e.Use(tool)

    def tools_near(self, view: Position, seat: Seat) -> tuple[Tool, ...]:
        """The tools that a seat may reach for: its store, those of the dwarf that acts, and what Anvil looks through."""
        dwarf = dwarf_in(view, acting(view))
        tools = [*stores_of(view)[seat], *((*dwarf.hidden, *dwarf.shown) if dwarf and dwarf.owner == seat else ())]
        if isinstance(view.phase, s.Searching):
            tools += (*(view.pile or ()), *view.discards)
        return tuple(tool for tool in dict.fromkeys(tools) if tool != HIDDEN)

    # Names aloud

    def labels(self, view: Position, names: Sequence[str]) -> Labels:
        """Everything that can be drawn by its mark, and the short words that drawings need; what has not changed is remembered."""
        owners = tuple(names)
        here = tuple([dwarf for dwarf in view.crew if dwarf.underground])
        decks = tuple([(name, len(deck), deck.discards) for name in DECKS if (deck := view.decks.get(name)) is not None])
        looked_at = view.phase.cards if isinstance(view.phase, s.Looking) else ()
        return Labels(
            self.texts(view.event),
            self.now(view, owners),
            self.spaces(view.event, tuple(view.markers.items()), view.collapses, here, owners),
            self.dwarves(self.known(view), view.crew, owners),
            self.cards(view.market, self.words.price(view), decks, len(view.pile or ()), view.discards),
            self.tools(stores_of(view)[viewer_of(view)]),
            {f"card:{card}": self.words.card(card) for card in looked_at},
            {f"seat:{seat}": self.player(seat, name, view.treasuries[seat], stores_of(view)[seat]) for seat, name in enumerate(names)},
        )

    def label_changes(self, before: Position, after: Position, names: Sequence[str]) -> LabelChanges:
        """What is new in the labels: those of the things of which something else is to be said."""
        if before.event != after.event or before.seats != after.seats:
            return label_changes(self.labels(before, names), self.labels(after, names))
        owners = tuple(names)
        pairs = [(self._passing_kept(before, owners), self._passing_kept(after, owners))]
        crews = before.crew is not after.crew and before.crew != after.crew
        hands = isinstance(before.phase, HANDS) or isinstance(after.phase, HANDS)
        if crews or before.collapses != after.collapses or (before.markers is not after.markers and before.markers != after.markers):
            spaces = self._spaces_of_interest(before, after)
            pairs.append((self._spaces_in(before, spaces, names), self._spaces_in(after, spaces, names)))
        if crews or before.cast != after.cast or hands:
            pairs.append(self._dwarves_of_both(before, after, names))
        pairs.append((self._cards_beside(before, after), self._cards_beside(after, before)))
        stores = before.stores is not after.stores and before.stores != after.stores
        if stores or crews or hands:  # whose view it is may show in any of these
            was, now = (stores_of(view)[viewer_of(view)] for view in (before, after))
            if was != now:
                pairs.append((self.tools(was), self.tools(now)))
        for seat, name in enumerate(names) if stores or before.treasuries != after.treasuries else ():
            old, new = ((view.treasuries[seat], stores_of(view)[seat]) for view in (before, after))
            if old != new:
                mark = f"seat:{seat}"
                pairs.append(({mark: self.player(seat, name, *old)}, {mark: self.player(seat, name, *new)}))
        found = {mark: text for old, new in pairs for mark, text in new.items() if old.get(mark) != text}
        return LabelChanges(found, tuple([mark for old, new in pairs for mark in old if mark not in new]))

    @same_remembered(REMEMBERED)
    def _passing_kept(self, view: Position, names: tuple[str, ...]) -> dict[str, str]:
        """What drawings say about the moment of a view; what it said is asked for once more after the next event."""
        return self.passing(view, names)

    def _spaces_of_interest(self, before: Position, after: Position) -> list[Space]:
        """The spaces whose marker, collapse markers or dwarf are others in two views."""
        old, new = standing_on(before), standing_on(after)
        found = [space for space in {**old, **new} if old.get(space) is not new.get(space)]
        if before.markers != after.markers:
            found += [space for space in self.box.board.order if before.markers.get(space) != after.markers.get(space)]
        return found + [
            space for space in {*before.collapses, *after.collapses} if before.collapses.count(space) != after.collapses.count(space)
        ]

    def _spaces_in(self, view: Position, spaces: Sequence[Space], names: Sequence[str]) -> dict[str, str]:
        """The labels of some spaces."""
        return self.named_spaces(spaces, view.event, view.markers, view.collapses, standing_on(view), names)

    def _dwarves_of_both(self, before: Position, after: Position, names: Sequence[str]) -> tuple[dict[str, str], dict[str, str]]:
        """The labels of the dwarves that differ in two views, and of the tavern."""
        crews = [(old, new) for old, new in zip(before.crew, after.crew) if old is not new]
        held = isinstance(before.phase, HANDS) or isinstance(after.phase, HANDS)
        if held or len(before.crew) != len(after.crew) or before.cast != after.cast or any(old.name != new.name for old, new in crews):
            return self._dwarves_in(before, names), self._dwarves_in(after, names)
        moved = [(old, new) for old, new in crews if old != new]
        was = {f"dwarf:{old.name}": self.dwarf(old.name, old, names) for old, _ in moved}
        now = {f"dwarf:{new.name}": self.dwarf(new.name, new, names) for _, new in moved}
        if any(TAVERN in (old.place, new.place) for old, new in moved):
            was[TAVERN], now[TAVERN] = self.tavern(before.crew), self.tavern(after.crew)
        return was, now

    def _dwarves_in(self, view: Position, names: Sequence[str]) -> dict[str, str]:
        """The labels of all dwarves, and of the tavern."""
        return self.dwarves(self.known(view), view.crew, tuple(names))

    def _cards_beside(self, view: Position, other: Position) -> dict[str, str]:
        """The labels of the market, the decks and the piles that are others in another view."""
        found: dict[str, str] = {}
        if view.market != other.market:
            pairs = zip(view.market, (*other.market, *[None] * len(view.market)))
            price = self.words.price(view)
            found = {f"market:{at}": self.market(tool, at, price) for at, (tool, there) in enumerate(pairs, 1) if tool != there}
        for name, deck in view.decks.items() if view.decks is not other.decks else ():
            beside = other.decks.get(name)
            if deck is beside or deck == beside:
                continue
            if beside is None or len(deck) != len(beside) or deck.discards != beside.discards:
                found[f"deck:{name}"] = self.deck(name, len(deck), deck.discards)
        if view.pile != other.pile:
            found[PILE] = self.say("mine-label-pile", count=len(view.pile or ()))
        if view.discards != other.discards:
            found[DISCARDS] = self.thrown_away(view.discards)
        if isinstance(view.phase, s.Looking):
            found |= {f"card:{card}": self.words.card(card) for card in view.phase.cards}
        return found

    @remembered(REMEMBERED)
    def spaces(
        self,
        event: str,
        markers: tuple[tuple[Space, str], ...],
        collapses: tuple[Space, ...],
        here: tuple[s.Dwarf, ...],
        names: tuple[str, ...],
    ) -> dict[str, str]:
        """Every space with its ground, its marker, its collapse markers and who stands there."""
        standing = {dwarf.place: dwarf for dwarf in here}
        return self.named_spaces(self.box.board.order, event, dict(markers), collapses, standing, names)

    def named_spaces(
        self,
        spaces: Sequence[Space],
        event: str,
        markers: Mapping[Space, str],
        collapses: tuple[Space, ...],
        standing: Mapping[Space, s.Dwarf],
        names: Sequence[str],
    ) -> dict[str, str]:
        """Some spaces with all that is there."""
        who = {space: (dwarf.name, names[dwarf.owner]) for space, dwarf in standing.items()}
        return {
            f"space:{space}": self.named_space(space, event, markers.get(space, BLANK), collapses.count(space), *who.get(space, NOBODY))
            for space in spaces
        }

    @remembered(REMEMBERED)
    def dwarves(self, known: tuple[str, ...], crew: tuple[s.Dwarf, ...], names: tuple[str, ...]) -> dict[str, str]:
        """Every dwarf of this game, and who sits in the tavern."""
        played = {dwarf.name: dwarf for dwarf in crew}
        found = {f"dwarf:{name}": self.dwarf(name, played.get(name), names) for name in known}
        return found | {TAVERN: self.tavern(crew)}

    def tavern(self, crew: Sequence[s.Dwarf]) -> str:
        """The tavern, and who sits there."""
        guests = [self.words.dwarf(dwarf.name) for dwarf in crew if dwarf.place == TAVERN]
        return self.say("mine-label-tavern", dwarves=self.words.all(guests))

    @remembered(REMEMBERED)
    def cards(
        self, market: tuple[Tool, ...], price: int, decks: tuple[tuple[str, int, Cards], ...], pile: int, discards: tuple[Tool, ...]
    ) -> dict[str, str]:
        """The market, the decks with the cards left in them and how risky they are, the pile and what is discarded."""
        found = {f"market:{place}": self.market(tool, place, price) for place, tool in enumerate(market, 1)}
        found |= {f"deck:{name}": self.deck(name, cards, dug) for name, cards, dug in decks}
        return found | {PILE: self.say("mine-label-pile", count=pile), DISCARDS: self.thrown_away(discards)}

    def deck(self, name: str, cards: int, dug: Cards) -> str:
        """A deck with the cards left in it, and how risky it is."""
        return ", ".join([self.say("mine-label-deck", deck=name, cards=cards), *self.choices.risk_of(name, cards, dug)])

    def thrown_away(self, discards: Cards) -> str:
        """The tools that are discarded."""
        return self.say("mine-label-discards", tools=self.words.all(map(self.words.tool, discards)))

    @remembered(REMEMBERED)
    def tools(self, store: tuple[Tool, ...]) -> dict[str, str]:
        """Every tool, with how many lie in the own store."""
        return {f"tool:{tool}": self.tool(tool, store.count(tool)) for tool in TOOLS}

    def known(self, view: Position) -> tuple[str, ...]:
        """The dwarves of this game, and those of hands that one may see."""
        match view.phase:
            case s.Draft(hands=hands, picks=picks):
                held = [name for hand in (*hands, *picks) for name in hand]
            case s.Discarding(troops=troops):
                held = [name for troop in troops for name in troop]
            case _:
                return self.of_game(view.cast, view.crew)
        return tuple([name for name in dict.fromkeys((*self.of_game(view.cast, view.crew), *held)) if name != HIDDEN])

    @same_remembered(REMEMBERED)
    def of_game(self, cast: tuple[str, ...], crew: tuple[s.Dwarf, ...]) -> tuple[str, ...]:
        """The dwarves of this game and of this round."""
        return tuple([name for name in dict.fromkeys((*cast, *[dwarf.name for dwarf in crew])) if name != HIDDEN])

    @remembered(REMEMBERED)
    def texts(self, event: str) -> dict[str, str]:
        """The words and numbers on the drawings, in a round with this event."""
        words, box = self.words, self.box
        grounds = {f"letter:space:{space}": box.board.ground[space].deck or str(words.worth_in(event, space)) for space in box.board.order}
        return self.printed | grounds

    @cached_property
    def printed(self) -> dict[str, str]:
        """The words and numbers that are the same in every game."""
        say, words, box = self.say, self.words, self.box
        found = {f"name:dwarf:{name}": words.dwarf(name) for name in box.names}
        found |= {f"text:dwarf:{name}": say(f"mine-ability-{name}") for name in box.names}
        found |= {f"letter:dwarf:{name}": str(box.initiative[name]) for name in box.names}
        found |= {f"name:tool:{tool}": words.tool(tool) for tool in TOOLS}
        found |= {f"text:tool:{tool}": say(f"mine-tool-{tool}-text") for tool in TOOLS}
        found |= {f"name:card:{card}": words.card(card) for cards in box.decks.values() for card in cards}
        found |= {f"name:space:{place}": say(f"mine-space-{place}") for place in ("exit", TAVERN)}
        return found | {f"name:{thing}": say(f"mine-name-{thing}") for thing in THINGS}

    def now(self, view: Position, names: Sequence[str]) -> dict[str, str]:
        """What drawings say about this moment: prices, the event, who comes next, the dig, the way out, who still picks, who has won."""
        say = self.say
        found = {
            "letter:market": str(self.words.price(view)),
            "letter:pile": "1",
            "letter:collapses": str(self.box.tables.supply.collapse_markers),
            "event": self.event_of(view.event),
        }
        if view.event:
            found[f"name:event:{view.event}"] = say(f"mine-event-{view.event}")
            found[f"text:event:{view.event}"] = say(f"mine-event-{view.event}-text")
        return found | self.passing(view, names)

    def passing(self, view: Position, names: Sequence[str]) -> dict[str, str]:
        """What of that may change within a round."""
        say, most = self.say, self.box.tables.supply.collapse_markers
        found = {
            "text:collapses": say("mine-label-fallen", count=len(view.collapses), most=most),
            "order:waiting": " ".join([dwarf.name for dwarf in waiting_in(view)]),
        }
        if told := self.map.busy(view):
            found["text:now"] = ", ".join(told)
        match view.phase:
            case s.Escaping(dwarf=name, ignore=ignore) if (dwarf := dwarf_in(view, name)) is not None:
                found["text:way"] = self.words.way(view, dwarf.place, ignore)
            case s.Draft(chosen=chosen) | s.Discarding(chosen=chosen):
                words = ("mine-player-picked" if name else "mine-player-thinks" for name in chosen)
                found |= {f"text:pick:{seat}": say(word) for seat, word in enumerate(words)}
            case s.Over(winners=winners):
                winner = ", ".join(names[seat] for seat in winners)
                found["text:winner"] = say("play-mini-miners-won", names=winner, points=max(view.treasuries))
            case _:
                pass
        return found

    @remembered(REMEMBERED)
    def named_space(self, space: Space, event: str, marker: str, fallen: int, dwarf: str, name: str) -> str:
        """What a space is called, with who and what is there."""
        say, words = self.say, self.words
        kind = self.box.board.ground[space].kind
        good_for = words.ground_in(event, space)
        ground = good_for if kind == "tunnel" else f"{say(f'mine-space-{kind}')}, {good_for}"
        parts = [say("mine-label-space", space=space, ground=ground), *([words.marker(marker)] if marker != BLANK else [])]
        parts += [say("mine-label-collapses", count=fallen)] if fallen else []
        if dwarf:
            parts.append(say("mine-label-stands", dwarf=words.dwarf(dwarf), name=name))
        elif marker != FORBIDDEN:
            parts.append(say("mine-label-free"))
        return ", ".join(parts)

    def dwarf(self, name: str, dwarf: s.Dwarf | None, names: Sequence[str]) -> str:
        """A dwarf with initiative, owner, place, gold, tools and ability."""
        return self.named_dwarf(name, dwarf, "" if dwarf is None else names[dwarf.owner])

    @remembered(REMEMBERED)
    def named_dwarf(self, name: str, dwarf: s.Dwarf | None, owner: str) -> str:
        """What a dwarf is called, with what it can do and has."""
        say, words = self.say, self.words
        who = {"dwarf": words.dwarf(name), "initiative": self.box.initiative[name], "ability": say(f"mine-ability-{name}")}
        if dwarf is None:
            return say("mine-label-recruit", **who)
        places = {WAITING: "mine-spoken-waits", TAVERN: "mine-place-tavern", REMOVED: "mine-place-removed"}
        place = say(places[dwarf.place]) if dwarf.place in places else dwarf.place
        tools = [words.tool(tool) for tool in (*dwarf.hidden, *dwarf.shown) if tool != HIDDEN]
        backs = dwarf.hidden.count(HIDDEN)
        tools += [say("mine-spoken-face-down", count=backs)] if backs else []
        carried = {"gold": dwarf.gold, "count": len(tools), "tools": words.all(tools)}
        return say("mine-label-dwarf", name=owner, place=place, **carried, **who)

    def market(self, tool: Tool, place: int, price: int) -> str:
        """A place of the market with its tool, what that does, and the price."""
        if not tool:
            return self.say("mine-label-market-empty", place=place)
        text = self.say(f"mine-tool-{tool}-text")
        return self.say("mine-label-market", place=place, tool=self.words.tool(tool), gold=price, text=text)

    def tool(self, tool: Tool, count: int) -> str:
        """A tool with what it does, and how many lie in the own store."""
        return self.say("mine-label-tool", tool=self.words.tool(tool), count=count, text=self.say(f"mine-tool-{tool}-text"))

    @remembered(REMEMBERED)
    def event_of(self, event: str) -> str:
        """The event of a round."""
        if not event:
            return self.say("mine-line-no-event")
        return self.say("mine-spoken-event", event=self.say(f"mine-event-{event}"), text=self.say(f"mine-event-{event}-text"))
