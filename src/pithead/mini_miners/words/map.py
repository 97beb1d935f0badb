"""The mine as a map: the tunnel winds down from the exit, pits hang off it, and every space shows who and what is there.

 EXIT─ T1  helmet   I─*T2  +1       I─ T3 sho A14Bully ─ T4 !          I
tavern                                 └P1 2 skip 1        │
 D 7   ─ T16           ...
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Final

from pithead.mini_miners.rules.board import EXIT, REMOVED, TAVERN, WAITING, Space
from pithead.mini_miners.rules.cards import BLANK, FORBIDDEN
from pithead.mini_miners.rules.content import DECKS
from pithead.mini_miners.rules.position import Position
from pithead.mini_miners.rules.state import Announcing, Bracing, Choosing, Clearing, Dwarf, Escaping, Gleaning, Levy, Looking, Reacting
from pithead.mini_miners.words.names import MineSentences, acting, owner_of, phase_of, shift_of, standing_on, waiting_in
from pithead.words.spans import Line, Span, width

WIDEST: Final = 79
FIRST: Final = 10
"""How wide the first column is: only the exit, the tavern and the last space are there."""


BLANK_LETTER: Final = Span(" ")


class Canvas:
    """Lines that are painted piece by piece; what comes first stays, gaps are spaces."""

    def __init__(self, rows: int) -> None:
        self.rows: list[dict[int, Span]] = [{} for _ in range(rows)]

    def put(self, row: int, column: int, spans: Iterable[Span]) -> None:
        """Write spans from a column on, letter by letter where nothing is yet."""
        for span in spans:
            for letter in span.text:
                if letter != " " or span.event:
                    self.rows[row].setdefault(column, Span(letter, span.style, span.event))
                column += 1

    def lines(self) -> list[Line]:
        """Neighbouring letters of one style and event are one span again."""
        return [tuple(self._spans(row)) for row in self.rows]

    @staticmethod
    def _spans(row: dict[int, Span]) -> list[Span]:
        letters = [row.get(column, BLANK_LETTER) for column in range(max(row, default=-1) + 1)]
        alike = groupby(letters, key=itemgetter(1, 2))
        return [Span("".join(letter.text for letter in group), *look) for look, group in alike]


def fit(spans: Sequence[Span], room: int) -> list[Span]:
    """The spans cut to so many columns."""
    fitted = []
    for span in spans:
        fitted.append(span._replace(text=span.text[: max(room, 0)]))
        room -= len(span.text)
    return [span for span in fitted if span.text]


class MineMap(MineSentences):
    """Draws the mine and the lines below it."""

    def draw(self, view: Position, legal: Collection[str], large: bool) -> list[Line]:
        """The map, with everything that a legal event touches carrying that event, and the lines below it."""
        return [*self.mine(view, legal, 2 if large else 1), *self.below(view, legal, large)]

    # The map

    def mine(self, view: Position, legal: Collection[str], high: int) -> list[Line]:
        """The spaces at their places, `high` lines each; always of the same width, so that nothing jumps."""
        ground = self.box.board.ground
        across = max(at.at[0] for at in ground.values())
        deep = max(at.at[1] for at in ground.values()) + 1
        self.pitch = (WIDEST - FIRST) // max(across, 1)
        canvas = Canvas(deep * high)
        taken = {at.at for at in ground.values()}
        for space in self.box.board.order:
            self._space(canvas, view, space, legal, high, taken)
        for space in self.box.board.order:
            self._edge(canvas, space, high)
        self._tavern(canvas, view, legal, high)
        first, *rest = canvas.lines()
        return [(*first, Span(" " * (FIRST + self.pitch * across - width(first)))), *rest]

    def _left(self, across: int) -> int:
        return 0 if across == 0 else FIRST + (across - 1) * self.pitch

    def _space(self, canvas: Canvas, view: Position, space: Space, legal: Collection[str], high: int, taken: set[tuple[int, int]]) -> None:
        across, deep = self.box.board.ground[space].at
        dwarf = standing_on(view).get(space)
        events = self._events(view, space, dwarf, legal)
        room = (FIRST if across == 0 else self.pitch) - 1
        below = across == 0 and (across, deep + 1) not in taken
        head = self._head(view, space, events)
        if high > 1:
            canvas.put(deep * high, self._left(across), fit([*head, *self._wide(view, space, events[0])], room))
            if dwarf:
                canvas.put(deep * high + 1, self._left(across), fit([Span("  "), *self.dwarf(dwarf, room - 2, events[1])], room))
        elif dwarf and below:
            canvas.put(deep, self._left(across), fit([*head, *self._marker(view, space, events[0], 3)], room))
            canvas.put(deep + 1, self._left(across), [Span(" "), *self.dwarf(dwarf, room - 1, events[1])])
        elif dwarf:
            spans = [*head, *self._marker(view, space, events[0], 3)]
            spans.append(Span(" " if len(spans) > len(head) else ""))
            canvas.put(deep, self._left(across), [*spans, *self.dwarf(dwarf, room - width(tuple(spans)), events[1])])
        else:
            canvas.put(deep, self._left(across), fit([*head, *self._wide(view, space, events[0])], room))

    def _events(self, view: Position, space: Space, dwarf: Dwarf | None, legal: Collection[str]) -> tuple[str, str]:
        """The event that pointing at the space means, and the one of the dwarf on it."""
        called = acting(view)
        forms = (f"place {called} {space}", f"move {space}", f"remove {space}", f"sacrifice {space}")
        here = next((event for event in forms if event in legal), "")
        aimed = f"target {dwarf.name}" if dwarf else ""
        there = aimed if aimed in legal else here
        return here or there, there

    def _head(self, view: Position, space: Space, events: tuple[str, str]) -> list[Span]:
        """Mark, name, worth and collapse markers."""
        ground = self.box.board.ground[space]
        event = events[0]
        mark = "*" if event else "└" if ground.kind == "pit" else " "
        name = space if ground.value else space.ljust(3)
        style = "legal" if event else f"deck{DECKS.index(ground.deck) + 1}" if ground.deck else "gold"
        spans = [Span(mark + name, style, event)]
        if ground.value:
            spans.append(Span(f" {self.words.worth(view, space)}", "gold", event))
        count = view.collapses.count(space)
        spans.append(Span(f"!{count}" if count > 1 else "!" if count else " ", "danger", event))
        return spans

    def _marker(self, view: Position, space: Space, event: str, room: int) -> list[Span]:
        marker = view.markers.get(space, BLANK)
        text = self.words.short(marker, room)
        return [Span(text, "danger" if marker == FORBIDDEN else "marker", event)] if text else []

    def _wide(self, view: Position, space: Space, event: str) -> list[Span]:
        """Marker and deck, in columns; on the first column there is little room."""
        marker = self._marker(view, space, event, 6 if self.box.board.ground[space].at[0] else 3)
        deck = self.box.board.ground[space].deck
        return [*marker, Span(" " * (7 - width(tuple(marker)))), Span(deck, "dim", event)] if deck else marker

    def dwarf(self, dwarf: Dwarf, room: int, event: str = "") -> list[Span]:
        """A dwarf in so many columns: the letter of its owner, its initiative, and as much of its name and gold as fits."""
        sign = f"{owner_of(dwarf.owner)}{self.box.initiative[dwarf.name]}"
        gold = f" {dwarf.gold}g" if dwarf.gold else ""
        name = self.words.dwarf(dwarf.name)
        if len(sign) + len(name) + len(gold) > room and room < 12:
            gold = ""
        text = sign + name[: max(room - len(sign) - len(gold), 0)] + gold
        return [Span(text, f"seat{dwarf.owner}", event)]

    def _edge(self, canvas: Canvas, space: Space, high: int) -> None:
        """The way from a space towards the exit."""
        ground = self.box.board.ground[space]
        across, deep = ground.at
        if ground.towards == EXIT:
            canvas.put(deep * high, max(self._left(across) - 6, 0), [Span(self.say("mine-short-exit"), "title")])
            canvas.put(deep * high, self._left(across) - 1, [Span("─", "dim")])
            return
        there, up = self.box.board.ground[ground.towards].at
        if up == deep:
            canvas.put(deep * high, self._left(max(across, there)) - 1, [Span("─", "dim")])
        elif there == across:
            rows = range(min(up, deep) * high + 1, max(up, deep) * high)
            for row in rows:
                canvas.put(row, self._left(across) + (1 if ground.kind != "pit" else 0), [Span("│", "dim")])

    def _tavern(self, canvas: Canvas, view: Position, legal: Collection[str], high: int) -> None:
        """The tavern below the exit, and how many drink there."""
        first = self.box.board.ground[self.box.board.order[0]].at
        event = f"place {acting(view)} {TAVERN}"
        count = sum(dwarf.place == TAVERN for dwarf in view.crew)
        legal_here = event in legal
        text = f"{'*' if legal_here else ' '}{self.say('mine-short-tavern')} {count or ''}".rstrip()
        canvas.put((first[1] + 1) * high, 0, [Span(text[: FIRST - 1], "legal" if legal_here else "slot", event if legal_here else "")])

    # The lines below

    def below(self, view: Position, legal: Collection[str], large: bool) -> list[Line]:
        """Market or dig, event and decks; all of them on a large screen."""
        market, now, deck = self.market(view, legal, large), self.now(view, legal), self.event(view)
        if large:
            return [*([now] if now else []), market, deck]
        return [now or market, deck]

    def market(self, view: Position, legal: Collection[str], large: bool) -> Line:
        """The five places of the market, and the pile."""
        spans = [Span(self.say("mine-line-market"), "title")]
        for place, tool in enumerate(view.market, 1):
            event = f"buy {place}" if f"buy {place}" in legal else ""
            name = self.words.short(tool) or self.say("mine-line-empty")
            spans += [Span(" "), Span(f"{'*' if event else ' '}{place} {name}", "tool" if tool else "dim", event)]
        blind = "buy blind" if "buy blind" in legal else ""
        count = len(view.pile or ())
        spans += [Span(" "), Span(f"{'*' if blind else ' '}{self.say('mine-line-blind', count=count)}", "dim", blind)]
        return tuple(fit(spans, WIDEST))

    def event(self, view: Position) -> Line:
        """The event of the round, what is left of the decks, and the collapse markers."""
        say = self.say
        event = say(f"mine-event-{view.event}") if view.event else say("mine-line-no-event")
        decks = [(f" {name} ", f"deck{number}", str(len(view.decks[name]))) for number, name in enumerate(DECKS, 1) if name in view.decks]
        spans = [Span(event, "title"), Span(" ·")]
        for name, style, count in decks:
            spans += [Span(name, style), Span(count)]
        most = self.box.tables.supply.collapse_markers
        spans += [
            Span(" · "),
            Span(say("mine-line-collapses", count=len(view.collapses), most=most), "danger" if view.collapses else "dim"),
        ]
        return tuple(fit(spans, WIDEST))

    def now(self, view: Position, legal: Collection[str]) -> Line:
        """What the table is busy with: open dwarves, those still to be placed, the dig or the escape."""
        phase = view.phase
        if isinstance(phase, Levy):
            return self._open(phase, legal)
        if any(f"target {dwarf.name}" in legal for dwarf in view.crew if dwarf.place == WAITING):
            return self.waiting(view, legal)
        if phase_of(view) == "placement" and not isinstance(phase, Reacting):
            return self.waiting(view, legal)
        return self._told(self.busy(view))

    def busy(self, view: Position) -> list[str]:
        """Who is targeted, or how far the dwarf who digs or escapes has come."""
        phase = view.phase
        if isinstance(phase, Reacting):
            targets = self.words.all(map(self.words.dwarf, phase.targets))
            return [self.say("mine-dig-reacting", dwarf=self.words.dwarf(phase.dwarf), targets=targets)]
        return self.dig(view) if phase_of(view) == "collect" else []

    def _told(self, parts: Sequence[str]) -> Line:
        return tuple(fit([Span(" · ".join(parts), "name")], WIDEST)) if parts else ()

    def _open(self, phase: Levy, legal: Collection[str]) -> Line:
        """The dwarves that lie open (MM-12.3)."""
        spans = [Span(self.say("mine-line-open"), "title")]
        for name in phase.left:
            event = f"enlist {name}" if f"enlist {name}" in legal else ""
            spans += [Span(" "), Span(f"{self.box.initiative[name]}{self._cut(name, len(phase.left))}", "legal" if event else "", event)]
        return tuple(fit(spans, WIDEST))

    def _cut(self, name: str, count: int) -> str:
        """As much of a name as so many of them have room for."""
        return self.words.dwarf(name)[: max((WIDEST - 22) // max(count, 1) - 4, 0)]

    def waiting(self, view: Position, legal: Collection[str]) -> Line:
        """The dwarves that are still to be placed, in the order of their call (MM-5.1)."""
        waiting = waiting_in(view)
        spans = [Span(self.say("mine-line-waiting"), "title")]
        for dwarf in waiting:
            event = f"target {dwarf.name}" if f"target {dwarf.name}" in legal else ""
            sign = f"{owner_of(dwarf.owner)}{self.box.initiative[dwarf.name]}{self._cut(dwarf.name, len(waiting))}"
            spans += [Span(" "), Span(sign, f"seat{dwarf.owner}", event)]
        return tuple(fit(spans if waiting else [*spans, Span(f" {self.say('mine-line-none')}")], WIDEST))

    def dig(self, view: Position) -> list[str]:
        """How far the dwarf who digs or escapes has come."""
        say, phase, shift = self.say, view.phase, shift_of(view)
        name = acting(view)
        dwarf = next((dwarf for dwarf in view.crew if dwarf.name == name and dwarf.place not in (WAITING, REMOVED)), None)
        if dwarf is None:
            return []
        who = self.words.dwarf(name)
        place = {"dwarf": who, "space": dwarf.place}
        soon = [say("mine-dig-gold", gold=shift.gold)] if shift and shift.gold else []
        match phase:
            case Announcing():
                tools = [*map(self.words.tool, (*phase.used, *phase.borrowed))]
                used = [say("mine-dig-announced", tools=self.words.all(tools))] if tools else []
                return [say("mine-dig-announcing", **place), self.words.ground(view, dwarf.place), *used]
            case Looking():
                cards = self.words.all(map(self.words.card, phase.cards))
                return [say("mine-dig-looking", dwarf=who, cards=cards, number=phase.returns)]
            case Bracing():
                return [say("mine-dig-bracing", collapses=phase.collapses, **place), *soon]
            case Choosing():
                return [say("mine-dig-choosing", dwarf=who, card=self.words.card(phase.dig.specials[0])), *soon]
            case Clearing():
                return [say("mine-dig-clearing", dwarf=who), *soon]
            case Gleaning():
                return [say("mine-dig-gleaning", dwarf=who, marker=self.words.marker(view.markers.get(dwarf.place, BLANK))), *soon]
            case Escaping():
                shovel = [say("mine-dig-shovelling", count=phase.removals)] if phase.removals else []
                way = self.words.way(view, dwarf.place, phase.ignore)
                return [say("mine-dig-escaping", gold=dwarf.gold, **place), way, *shovel]
            case _:
                return [say("mine-dig-drawing", **place), *soon] if dwarf.underground else [who]
