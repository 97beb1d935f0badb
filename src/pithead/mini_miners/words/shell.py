"""Mini Miners in words and letters: the mine as a map, log lines, choices, and the score sheet explained (MM-9.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Hashable, Sequence
from functools import cache
from typing import Final, TypeAlias

from pithead.game import Seat, Step
from pithead.mini_miners.rules.board import REMOVED, TAVERN, WAITING
from pithead.mini_miners.rules.cards import BLANK, FORBIDDEN, HIDDEN, TOOLS, Cards
from pithead.mini_miners.rules.content import DECKS
from pithead.mini_miners.rules.events import Event, Give
from pithead.mini_miners.rules.game import MiniMiners
from pithead.mini_miners.rules.position import Position
from pithead.mini_miners.rules.scoring import Sheet, tool_bonus
from pithead.mini_miners.rules.state import Discarding, Draft, Dwarf, Levy, Over, Past
from pithead.mini_miners.words.choices import MineChoices
from pithead.mini_miners.words.map import MineMap
from pithead.mini_miners.words.marks import MineMarks
from pithead.mini_miners.words.names import MineWords, acting, owner_of, phase_of, standing_on, stores_of, viewer_of
from pithead.mini_miners.words.narration import MineNarration
from pithead.mini_miners.words.pieces import MinePieces
from pithead.remembered import remembered, same_remembered
from pithead.words import Words
from pithead.words.shell import LabelChanges, PieceGroup, ScoreRow, ScoreSheet, Shell
from pithead.words.spans import Line, Span, line

REMEMBERED: Final = 4096
"""Players whose sentences and sheets are kept: an event changes those of one or two."""

Hauls: TypeAlias = tuple[tuple[str, int], ...]
"""The dwarves of a player that brought gold home, and how much."""


@cache
def _asked(phase: type) -> str:
    """The id of what a phase asks."""
    return f"mine-ask-{phase.__name__.lower()}"


class MiniMinersShell(Shell):
    """Mini Miners as a shell shows it, in one language."""

    example = "place mole T7"

    def __init__(self, game: MiniMiners, say: Words) -> None:
        self.box = game.box
        self.say = say
        self.words = MineWords(self.box, say)
        self.map = MineMap(self.words)
        self.tale = MineNarration(self.words)
        self.pieces = MinePieces(self.words)
        self.choices = MineChoices(self.words)
        self.marked = MineMarks(self.words, self.choices, self.map, self.spoken)

    def title(self, view: Position) -> str:
        """The round, the phase, and what is asked."""
        phase = self.say(f"mine-phase-{phase_of(view)}")
        parts = [self.say("mine-round", round=view.round, rounds=view.options.rounds, phase=phase)]
        if view.to_act not in (None, "chance"):
            parts.append(self.asked(view))
        return " · ".join(parts)

    def asked(self, view: Position) -> str:
        """What the phase asks."""
        doer = acting(view)
        return self.say(_asked(type(view.phase)), dwarf=self.words.dwarf(doer) if doer else "")

    def board(self, view: Position, legal: Collection[str], large: bool = False) -> list[Line]:
        """The mine, and below it the market or the dig, the event and the decks; a star marks what may be chosen."""
        return self.map.draw(view, legal, large)

    def log(self, before: Position, step: Step, names: Sequence[str]) -> str:
        """What happened, in one sentence."""
        return self.tale.event(before, step, names)

    def aftermath(self, before: Position, after: Position, step: Step, names: Sequence[str]) -> str:
        """What the rules did by themselves after it."""
        return self.tale.after(before, after, step, names)

    def choice(self, view: Position, step: Step, names: Sequence[str]) -> str:
        """A choice in words."""
        return self.choices.choice(view, step, names)

    def recipient(self, event: Event) -> Seat | None:
        """Whoever gets gold."""
        return event.to if isinstance(event, Give) else None

    def in_words(self, view: Position, step: Step, names: Sequence[str]) -> str:
        """A choice by the names of its dwarf and its tool."""
        return self.choices.in_words(view, step, names)

    def told_by(self, view: Position, step: Step) -> Hashable | None:
        """What the words and the marks of a choice depend on."""
        return self.choices.told_by(view, step)

    def label(self, view: Position, step: Step, names: Sequence[str]) -> str:
        """A choice by its dwarf, tool and space."""
        return self.choices.label(view, step, names)

    def preview(self, before: Position, after: Position, seat: Seat) -> str:
        """What a choice would change."""
        return self.choices.preview(before, after, seat)

    # Players

    def players(self, view: Position, names: Sequence[str], brief: bool = False) -> list[Line]:
        """Every player's gold, tools and dwarves, the one who looks first; then the event in words, and what is discarded."""
        first = viewer_of(view)
        seats = [(first + seat) % len(names) for seat in range(len(names))]
        player = self.player_in_brief if brief else self.player
        lines = [entry for seat in seats for entry in player(view, seat, names[seat])]
        if view.event:
            lines.append(line(Span(self.say(f"mine-event-{view.event}-text"), "dim")))
        if view.discards:
            lines.append(line(Span(f"{self.say('mine-line-discards')}: ", "dim"), self._counted(view.discards)))
        dug = [(name, view.decks[name].discards) for name in DECKS if name in view.decks and view.decks[name].discards]
        if dug:
            decks = " · ".join(f"{name} {' '.join(map(self.words.short_card, cards))}" for name, cards in dug)
            lines.append(line(Span(f"{self.say('mine-line-dug')}: ", "dim"), decks))
        return lines

    def player(self, view: Position, seat: Seat, name: str) -> list[Line]:
        """One player: letter and name, gold, the store, and the troop or the hand."""
        store = stores_of(view)[seat]
        gold = self.say("mine-player", gold=view.treasuries[seat], tools=len(store))
        lines = [line(Span(f"{owner_of(seat)} {name}", f"seat{seat}"), f"  {gold}")]
        if store and HIDDEN not in store:
            lines.append(line("  ", self.say("mine-player-store", tools=self._counted(store))))
        lines += [line("  ", text) for text in self.recruits(view, seat)]
        troop = [dwarf for dwarf in view.crew if dwarf.owner == seat]
        return [*lines, line("  ", *self.troop(troop))] if troop else lines

    def player_in_brief(self, view: Position, seat: Seat, name: str) -> list[Line]:
        """One player as the map writes it: the store beside the gold, dwarves without gaps; the hand is what may be chosen anyway."""
        gold = self.say("mine-player-gold", gold=view.treasuries[seat])
        head = line(Span(f"{owner_of(seat)} {name}", f"seat{seat}"), f"  {gold}", *self.store_in_brief(stores_of(view)[seat]))
        troop = [dwarf for dwarf in view.crew if dwarf.owner == seat]
        lines = [line("  ", text) for text in self.recruits(view, seat)[-1:]]
        return [head, *lines, *([line("  ", *self.troop(troop, gap=""))] if troop else [])]

    def store_in_brief(self, store: Cards) -> list[Span]:
        """The tools of a store in a few letters, `[?]` for those that one may not know."""
        shorts = [(f"[{HIDDEN}]" if tool == HIDDEN else self.words.short(tool), count) for tool, count in Counter(store).items()]
        counted = [tool + (f"\N{MULTIPLICATION SIGN}{count}" if count > 1 else "") for tool, count in shorts]
        return [Span(" · "), Span(" ".join(counted), "tool")] if counted else []

    def recruits(self, view: Position, seat: Seat) -> list[str]:
        """The hand and the picks of the own seat in the draft; of others only that they think."""
        say, phase = self.say, view.phase
        match phase:
            case Draft(chosen, hands, picks):
                if HIDDEN in hands[seat]:
                    return [say("mine-player-picked" if chosen[seat] else "mine-player-thinks")]
                picked = [*picks[seat], *filter(None, [chosen[seat]])]
                hand = [name for name in hands[seat] if name != chosen[seat]]
                return [say("mine-player-hand", dwarves=self._dwarves(hand)), say("mine-player-picks", dwarves=self._dwarves(picked))]
            case Discarding(chosen, troops):
                if HIDDEN in troops[seat]:
                    return [say("mine-player-picked" if chosen[seat] else "mine-player-thinks")]
                return [say("mine-player-troop", dwarves=self._dwarves(troops[seat]))]
            case Levy(_, _, troops):
                return [say("mine-player-troop", dwarves=self._dwarves(troops[seat]))]
            case _:
                return []

    def _dwarves(self, names: Sequence[str]) -> str:
        return self.words.all(f"{self.box.initiative[name]} {self.words.dwarf(name)}" for name in names)

    def _counted(self, tools: Cards) -> str:
        """Tools by their kinds, those of which there are several with their number."""
        counts = Counter(tools).items()
        return self.words.all(self.words.tool(tool) + (f" \N{MULTIPLICATION SIGN}{count}" if count > 1 else "") for tool, count in counts)

    def troop(self, dwarves: Sequence[Dwarf], gap: str = " ") -> list[Span]:
        """The dwarves of a player with their tool cards: face-down ones in brackets, `?` where one may not know.

        Without a gap, whoever is back in the tavern has nothing but the gold that came along behind the name.
        """
        spans: list[Span] = []
        for dwarf in dwarves:
            spans += [Span(", " if gap else " ")] if spans else []
            away = dwarf.place in (TAVERN, REMOVED)
            name = f"{self.box.initiative[dwarf.name]}{gap}{self.words.dwarf(dwarf.name)}"
            spans.append(Span(name, "dim" if away else f"seat{dwarf.owner}"))
            spans += [Span(f"{gap}[{tool if tool == HIDDEN else self.words.short(tool)}]", "tool") for tool in dwarf.hidden]
            spans += [Span(f"{gap or '+'}{self.words.short(tool)}", "tool") for tool in dwarf.shown]
            if away:
                where = [self.say(f"mine-place-{dwarf.place}")] if gap or dwarf.place == REMOVED else []
                haul = [str(dwarf.haul)] if dwarf.haul or not where else []
                spans.append(Span(f"{gap}({' '.join(where + haul)})", "dim"))
            elif dwarf.gold:
                spans.append(Span(f" {dwarf.gold}g", "gold"))
        return spans

    # The score sheet

    def sheet(self, view: Position, names: Sequence[str]) -> list[tuple[str, list[ScoreRow], str]]:
        """Every player's gold as it lies: the parts with reason and rule, and the rounds before."""
        hauls = [[sum(dwarf.haul for dwarf in past.crew if dwarf.owner == seat) for past in view.past] for seat in range(len(names))]
        return [(name, self.parts(view, seat), self.rounds(hauls[seat])) for seat, name in enumerate(names)]

    def parts(self, view: Position, seat: Seat) -> list[ScoreRow]:
        """Gold, tools and total, why they are so, and the rule."""
        say = self.say
        sheet = self.scored(view, seat)
        hauls = [say("mine-sheet-haul", dwarf=self.words.dwarf(name), gold=gold) for name, gold in sheet.hauls.items() if gold]
        why = say("mine-why-hauls", hauls=self.words.all(hauls)) if hauls else say("mine-why-treasury")
        return [
            ScoreRow(say("mine-sheet-gold"), sheet.gold, why, "MM-6.8"),
            ScoreRow(say("mine-sheet-tools"), sheet.bonus, say("mine-why-tools", tools=sheet.tools), "MM-9.2"),
            ScoreRow(say("mine-sheet-total"), sheet.total, "", "MM-9.2"),
        ]

    @classmethod
    def scored(cls, view: Position, seat: Seat) -> Sheet:
        """What a seat would score if the game ended now."""
        return Sheet(*cls.counted(view, seat), {dwarf.name: dwarf.haul for dwarf in view.crew if dwarf.owner == seat})

    @staticmethod
    def counted(view: Position, seat: Seat) -> tuple[int, int]:
        """The gold and the tools of a seat that count."""
        own = [dwarf for dwarf in view.crew if dwarf.owner == seat]
        return MiniMinersShell.gold_and_tools(view.treasuries[seat], stores_of(view)[seat], own, isinstance(view.phase, Over))

    @staticmethod
    def gold_and_tools(treasury: int, store: Cards, own: Sequence[Dwarf], over: bool) -> tuple[int, int]:
        """The same of a treasury, a store and dwarves; at the end the bonus lies in the treasury already (MM-9.2)."""
        tools = len(store) + sum([len(dwarf.hidden) + len(dwarf.shown) for dwarf in own])
        return treasury - (tool_bonus(tools) if over else 0), tools

    def rounds(self, hauls: Sequence[int]) -> str:
        """What the dwarves of a seat brought home in the rounds that are over."""
        return ", ".join(self.say("mine-sheet-round", round=number, gold=gold) for number, gold in enumerate(hauls, 1))

    # In sentences

    def help(self, view: Position) -> list[str]:
        """How to read the map, and how to give gold away."""
        map = [self.say(f"mine-help-{part}") for part in ("map", "dwarf", "marker", "tools")]
        example = self.say("mine-choice-give", gold=2, other="…")
        return [*map, self.say("mine-help-give", example=example)] if view.options.trade else map

    def describe(self, view: Position, names: Sequence[str]) -> list[str]:
        """The position in sentences, for people who can't see the board."""
        return [self.title(view), *self.describe_mine(view, names), *self.describe_cards(view), *self.describe_players(view, names)]

    def describe_mine(self, view: Position, names: Sequence[str]) -> list[str]:
        """Event, dwarves from the exit inwards, free and forbidden spaces, collapse markers."""
        say, words = self.say, self.words
        sentences = []
        if view.event:
            event = say(f"mine-event-{view.event}")
            sentences.append(say("mine-spoken-event", event=event, text=say(f"mine-event-{view.event}-text")))
        here = standing_on(view)
        for space in filter(here.get, self.box.board.order):
            dwarf = here[space]
            ground, marker = words.ground(view, space), words.marker(view.markers.get(space, BLANK))
            who = {"dwarf": words.dwarf(dwarf.name), "name": names[dwarf.owner], "initiative": self.box.initiative[dwarf.name]}
            sentences.append(say("mine-spoken-dwarf", space=space, ground=ground, marker=marker, gold=dwarf.gold, **who))
        closed = [space for space in self.box.board.order if view.markers.get(space) == FORBIDDEN]
        free = [space for space in self.box.board.order if space not in here and space not in closed]
        if view.markers or here:
            sentences.append(say("mine-spoken-free", spaces="; ".join(self._spoken_space(view, space) for space in free)))
        if closed:
            sentences.append(say("mine-spoken-forbidden", spaces=", ".join(closed)))
        most = self.box.tables.supply.collapse_markers
        fallen = [say("mine-spoken-collapse", space=space, count=count) for space, count in Counter(view.collapses).items()]
        spoken = say("mine-spoken-collapses", count=len(view.collapses), most=most, spaces=", ".join(fallen))
        return [*sentences, spoken if fallen else say("mine-spoken-no-collapses"), *self._spoken_now(view)]

    def _spoken_now(self, view: Position) -> list[str]:
        parts = self.map.dig(view)
        return [self.say("mine-spoken-now", text=", ".join(parts))] if parts else []

    def _spoken_space(self, view: Position, space: str) -> str:
        marker = self.words.marker(view.markers.get(space, BLANK))
        return self.say("mine-spoken-space", space=space, ground=self.words.ground(view, space), marker=marker)

    def describe_cards(self, view: Position) -> list[str]:
        """The market, the piles and the decks."""
        say, words = self.say, self.words
        market = [say("mine-spoken-place", place=place, tool=words.tool(tool)) for place, tool in enumerate(view.market, 1) if tool]
        sentences = [
            say("mine-spoken-market", tools=words.all(market), pile=len(view.pile or ()), discards=self._counted(view.discards)),
        ]
        for name, deck in view.decks.items():
            sentences.append(say("mine-spoken-deck", deck=name, cards=len(deck), dug=words.all(map(words.card, deck.discards))))
        return sentences

    def describe_players(self, view: Position, names: Sequence[str]) -> list[str]:
        """Gold, tools and dwarves of every player."""
        say = self.say
        sentences = []
        for seat, name in enumerate(names):
            sentences += [self.spoken_player(view, seat, name), *self.recruits(view, seat)]
            troop = [self._spoken_member(dwarf) for dwarf in view.crew if dwarf.owner == seat]
            if troop:
                sentences.append(say("mine-spoken-troop", name=name, dwarves="; ".join(troop)))
        return sentences

    def spoken_player(self, view: Position, seat: Seat, name: str) -> str:
        """Gold and tools of a player."""
        return self.spoken(seat, name, view.treasuries[seat], stores_of(view)[seat])

    @remembered(REMEMBERED)
    def spoken(self, seat: Seat, name: str, gold: int, store: Cards) -> str:
        """A player in a sentence: the gold and the tools."""
        known = "yes" if store and HIDDEN not in store else "no"
        listed = self._counted(store) if known == "yes" else ""
        return self.say("mine-spoken-player", name=name, seat=seat, gold=gold, tools=len(store), known=known, store=listed)

    def _spoken_member(self, dwarf: Dwarf) -> str:
        hidden = dwarf.hidden.count(HIDDEN)
        tools = [self.words.tool(tool) for tool in (*dwarf.hidden, *dwarf.shown) if tool != HIDDEN]
        if hidden:
            tools.append(self.say("mine-spoken-face-down", count=hidden))
        place = {WAITING: "mine-spoken-waits", TAVERN: "mine-place-tavern", REMOVED: "mine-place-removed"}
        return self.say(
            "mine-spoken-member",
            dwarf=self.words.dwarf(dwarf.name),
            initiative=self.box.initiative[dwarf.name],
            place=self.say(place[dwarf.place]) if dwarf.place in place else dwarf.place,
            count=len(tools),
            tools=self.words.all(tools),
        )

    # For drawn boards

    def ask(self, view: Position, seat: Seat) -> str:
        """What the seat is to decide."""
        return self.asked(view)

    def hint(self, view: Position) -> str:
        """What the phase is good for."""
        return self.say.find(f"hint-mini-miners-{type(view.phase).__name__.lower()}")

    def marks(self, view: Position, step: Step) -> tuple[str, ...]:
        """What one would point at to mean the step."""
        return self.marked.marks(view, step)

    def named(self, what: str, id: str) -> str:
        """A dwarf, a tool, a bonus, a mine card or a pile by its name."""
        match what:
            case "dwarf" | "dwarves" | "attacker" | "called" if id in self.box.initiative or id == HIDDEN:
                return self.words.dwarf(id)
            case "tool" if id in TOOLS or id == HIDDEN:
                return self.words.tool(id)
            case "bonus":
                return self.words.marker(id)
            case "card" if id == HIDDEN or any(id in deck for deck in self.box.decks.values()):
                return self.words.card(id)
            case "source":
                return self.say(f"mine-name-{id}")
            case _:
                return id

    def drawings(self, before: Position, step: Step) -> tuple[str, ...]:
        """The dwarves, tools and cards that a step is about."""
        return self.pieces.drawings(before, step)

    def reference(self) -> list[PieceGroup]:
        """Dwarves, tools, events, markers and mine cards."""
        return self.pieces.reference()

    def natural(self, view: Position, seat: Seat) -> dict[str, Event]:
        """What pointing at a thing would mean."""
        return self.marked.natural(view, seat)

    def pointable(self, view: Position, seat: Seat) -> list[str]:
        """What means something when it is pointed at."""
        return self.marked.pointable(view, seat)

    def label_changes(self, before: Position, after: Position, names: Sequence[str]) -> LabelChanges:
        """What is new in the labels."""
        return self.marked.label_changes(before, after, names)

    def labels(self, view: Position, names: Sequence[str]) -> dict[str, str]:
        """Everything in the mine and on the table by its mark."""
        return self.marked.labels(view, names)

    def account(self, view: Position, names: Sequence[str]) -> list[ScoreSheet]:
        """What the dwarves brought home round by round, the tools, and all that came and went otherwise (MM-9.2)."""
        lies = view.crew, stores_of(view), view.past
        return list(self.accounts(*lies, view.treasuries, view.round, isinstance(view.phase, Over), tuple(names)))

    @same_remembered(REMEMBERED)
    def accounts(
        self,
        crew: tuple[Dwarf, ...],
        stores: Sequence[Cards],
        past: tuple[Past, ...],
        treasuries: tuple[int, ...],
        round: int,
        over: bool,
        names: tuple[str, ...],
    ) -> tuple[ScoreSheet, ...]:
        """The same, as long as what it is about lies as it lay."""
        sheets = []
        for seat, (name, store, treasury) in enumerate(zip(names, stores, treasuries)):
            own = [dwarf for dwarf in crew if dwarf.owner == seat]
            hauls = self.hauls_of(past, seat)
            if len(past) < round:
                hauls = (*hauls, tuple([(dwarf.name, dwarf.haul) for dwarf in own if dwarf.haul]))
            gold, tools = self.gold_and_tools(treasury, store, own, over)
            sheets.append(self.accounted(name, hauls, len(past), round, gold, tools, store))
        return tuple(sheets)

    @same_remembered(REMEMBERED)
    def hauls_of(self, past: tuple[Past, ...], seat: Seat) -> tuple[Hauls, ...]:
        """What the dwarves of a seat brought home in the rounds that are over."""
        return tuple([tuple([(dwarf.name, dwarf.haul) for dwarf in each.crew if dwarf.haul and dwarf.owner == seat]) for each in past])

    @remembered(REMEMBERED)
    def accounted(self, name: str, hauls: tuple[Hauls, ...], past: int, round: int, gold: int, tools: int, store: Cards) -> ScoreSheet:
        """A player's gold, row by row."""
        say, bonus = self.say, tool_bonus(tools)
        home = [self.haul_of(each, number, current=number == round) for number, each in enumerate(hauls, 1)]
        rest = gold - sum(part.points for part in home)
        marks = tuple(f"tool:{tool}" for tool in dict.fromkeys(store) if tool != HIDDEN)
        parts = (
            *home,
            ScoreRow(say("mine-sheet-rest"), rest, say("mine-why-rest"), "MM-1.3"),
            ScoreRow(say("mine-sheet-tools"), bonus, say("mine-why-tools", tools=tools), "MM-9.2", marks),
        )
        return ScoreSheet(name, parts, self.rounds([part.points for part in home[:past]]), gold + bonus)

    def round_account(self, began: Position, now: Position, names: Sequence[str]) -> list[ScoreSheet]:
        """What the dwarves of the round that is over brought home, and what came and went otherwise meanwhile (MM-6.8, MM-9.1)."""
        if len(now.past) == len(began.past):
            return []
        return [self.round_of(began, now, seat, name) for seat, name in enumerate(names)]

    def round_of(self, began: Position, now: Position, seat: Seat, name: str) -> ScoreSheet:
        """One player's gold of the round that is over; the last one pays for the tools too (MM-9.2)."""
        say = self.say
        crew = [dwarf for dwarf in now.past[-1].crew if dwarf.owner == seat]
        home, lost = ([dwarf for dwarf in crew if (dwarf.place == REMOVED) is gone] for gone in (False, True))
        hauls = [say("mine-sheet-haul", dwarf=self.words.dwarf(dwarf.name), gold=dwarf.haul) for dwarf in home]
        parts = [ScoreRow(say("mine-sheet-home"), sum(dwarf.haul for dwarf in home), self.words.all(hauls), "MM-6.8")]
        if lost:
            parts.append(ScoreRow(say("mine-sheet-lost"), 0, self.words.all(self.words.dwarf(dwarf.name) for dwarf in lost), "MM-6.5"))
        gain = now.treasuries[seat] - began.treasuries[seat]
        if isinstance(now.phase, Over):
            tools = self.scored(now, seat)
            parts.append(ScoreRow(say("mine-sheet-tools"), tools.bonus, say("mine-why-tools", tools=tools.tools), "MM-9.2"))
        rest = gain - sum(part.points for part in parts)
        parts.append(ScoreRow(say("mine-sheet-rest"), rest, say("mine-why-rest-round"), "MM-1.3"))
        return ScoreSheet(name, tuple(parts), "", gain)

    def haul_of(self, home: Hauls, round: int, current: bool) -> ScoreRow:
        """What the dwarves of a seat brought home in a round; they can be pointed at while they lie there."""
        hauls = [self.say("mine-sheet-haul", dwarf=self.words.dwarf(name), gold=gold) for name, gold in home]
        marks = tuple(f"dwarf:{name}" for name, _ in home) if current else ()
        return ScoreRow(self.say("mine-sheet-hauls", round=round), sum(gold for _, gold in home), self.words.all(hauls), "MM-6.8", marks)
