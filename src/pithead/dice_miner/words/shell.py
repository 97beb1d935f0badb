"""Dice Miner in words and letters: faces, log lines, the table as a drawing, and the score sheet explained (DM-6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from functools import cached_property
from typing import Final

from msgspec.structs import replace

from pithead.dice_miner.rules.content import Box
from pithead.dice_miner.rules.dice import KINDS, SPENT, Face, Trove, kind_of, shown
from pithead.dice_miner.rules.events import BAG, Cache, Cheers, Choose, Dealt, Done, Event, Filled, Roll, Rolled, Spend, Starts, Take
from pithead.dice_miner.rules.game import DiceMiner
from pithead.dice_miner.rules.mountain import ROWS, SLOTS
from pithead.dice_miner.rules.position import Position
from pithead.dice_miner.rules.scoring import Sheet, against, worth_of_gems, worth_of_tunnels
from pithead.dice_miner.words import marks, pieces
from pithead.game import Seat, Step
from pithead.remembered import remembered
from pithead.words import Words
from pithead.words.rulebook import find_rule
from pithead.words.shell import LabelChanges, Labels, Piece, PieceGroup, ScoreRow, ScoreSheet, Shell
from pithead.words.spans import Line, Span, line

CELL: Final = 13
REMEMBERED: Final = 4096
"""Troves whose scores and sentences are kept: one event asks for the same ones again and again."""
SHAPES: Final = {"tunnel": ("[", "]"), "treasure": ("<", ">"), "magic": ("{", "}"), "tool": ("(", ")"), "hazard": ("/", "\\")}
"""The outline of each kind of die, so that no die depends on its colour."""
BORDERS: Final = {
    "tunnel": ("┌┐└┘", "─", "│"),
    "treasure": ("╱╲╲╱", "─", " "),
    "magic": ("╭╮╰╯", "┄", "┊"),
    "tool": ("╭╮╰╯", "─", "│"),
    "hazard": ("╔╗╚╝", "═", "║"),
}
"""The same for large dice: corners, edge and wall."""


def marked(slot: str, legal: Collection[str]) -> tuple[str, str]:
    """A star and the event, if the die in the slot may be taken."""
    event = f"take {slot}"
    return ("*", event) if event in legal else (" ", "")


class DiceMinerShell(Shell):
    """Dice Miner as a shell shows it, in one language."""

    example = "take b2"

    def __init__(self, game: DiceMiner, say: Words) -> None:
        self.box: Box = game.box
        self.say = say
        self.faces: dict[Face, str] = {}
        self.full_faces: dict[Face, str] = {}
        self.scored = game.scored

    def title(self, view: Position) -> str:
        """The round and the phase."""
        phase = self.say(f"dice-phase-{view.phase}")
        if view.contenders:
            return self.say("dice-tie", number=len(view.ties) + 1, phase=phase)
        return self.say("dice-round", round=view.round, phase=phase)

    def board(self, view: Position, legal: Collection[str], large: bool = False) -> list[Line]:
        """The pile as it lies, row by row, drawn small from the highest die on; a star marks what may be taken."""
        if not any(view.mountain.values()):
            return []
        draw = self.large_cell if large else self.cell
        lines: list[Line] = []
        for row, size in zip("abcde", ROWS):
            slots = [slot for slot in SLOTS if slot[0] == row]
            if not large and not lines and not any(map(view.mountain.get, slots)):
                continue
            cells = [draw(view.mountain.get(slot), slot, legal) for slot in slots]
            margin = " " * (CELL * (ROWS[-1] - size) // 2)
            lines += [line(margin, *(span for part in parts for span in part)) for parts in zip(*cells)]
        return lines

    def cell(self, face: Face | None, slot: str, legal: Collection[str]) -> list[Line]:
        """One slot on one line: its name, and the die in it."""
        if not face:
            return [line(" " * CELL)]
        mark, event = marked(slot, legal)
        die = self.die(face)
        place = Span(f"{mark}{slot} ", "legal" if event else "slot", event)
        return [(place, Span(die, kind_of(face), event), Span(" " * (CELL - 4 - len(die))))]

    def large_cell(self, face: Face | None, slot: str, legal: Collection[str]) -> list[Line]:
        """One slot on three lines: a die with the border of its kind, its name in the lower edge."""
        if not face:
            return [line(" " * CELL)] * 3
        mark, event = marked(slot, legal)
        kind = kind_of(face)
        corners, edge, wall = BORDERS[kind]
        inside = self.short(face).center(CELL - 4)
        name = f"{mark}{slot}".strip()
        below = f"{edge}{name}{edge * (CELL - 5 - len(name))}"
        return [
            line(" ", Span(f"{corners[0]}{edge * (CELL - 4)}{corners[1]}", kind, event), " "),
            line(" ", Span(f"{wall}{inside}{wall}", kind, event), " "),
            line(" ", Span(f"{corners[2]}{below}{corners[3]}", "legal" if event else kind, event), " "),
        ]

    def short(self, face: Face) -> str:
        """A face in a few letters: `T3`, `G2`, `pick`, `cave1`; a spent one ends in `!`."""
        meaning = shown(face)
        if meaning.symbol in SHAPES:
            words = f"{self.say(f'dice-letter-{meaning.symbol}')}{meaning.number}"
        else:
            number = meaning.number if meaning.symbol in ("cave", "dragon", "chest") else ""
            words = f"{self.say(f'dice-short-{meaning.symbol}')}{number}"
        return words + SPENT if face.endswith(SPENT) else words

    def die(self, face: Face) -> str:
        """A die within the outline of its kind: `[T3]`, `<G2>`, `(pick)`."""
        left, right = SHAPES[kind_of(face)]
        return f"{left}{self.short(face)}{right}"

    def players(self, view: Position, names: Sequence[str], brief: bool = False) -> list[Line]:
        """Every player's hero, points and trove."""
        sheets = self.scored(view.heroes, view.troves)
        return [entry for seat, name in enumerate(names) for entry in self.player(view, seat, name, sheets[seat], brief)]

    def player(self, view: Position, seat: Seat, name: str, sheet: Sheet, brief: bool) -> list[Line]:
        """One player: name and hero, points, trove; in brief without the faces of the hero."""
        hero = view.heroes[seat]
        faces = ", ".join(map(self.face, self.box.hero_faces(hero)))
        shows = self.say("dice-hero-shows", hero=self.hero(hero), faces=faces) if hero else ""
        points = self.say("dice-player-points", total=sum(view.scores[seat]), now=sheet.total)
        if brief:
            heading = [Span(f"{self.hero(hero)} ", "dim")] if hero else []
            return [line(Span(name, "name"), f"  {points}"), line("  ", *heading, *self.trove(view.troves[seat]))]
        return [
            line(Span(name, "name"), f"  {points}"),
            *([line(Span(f"  {shows}", "dim"))] if shows else []),
            line("  ", *self.trove(view.troves[seat])),
        ]

    def trove(self, trove: Trove) -> list[Span]:
        """The dice of a trove, kind by kind, each face once with its number."""
        spans: list[Span] = []
        counts = Counter(trove)
        for kind in KINDS:
            faces = [face for face in counts if kind_of(face) == kind]
            spans += [Span(f"{self.die(face)}{f'×{counts[face]}' if counts[face] > 1 else ''} ", kind) for face in faces]
        return spans or [Span(self.say("dice-empty"), "dim")]

    def hero(self, hero: str) -> str:
        """The name of a hero."""
        return self.say(f"dice-hero-{hero}")

    def face(self, face: Face) -> str:
        """A face in words: `two gems`, `beer (tool die)`."""
        if face not in self.faces:
            self.faces[face] = self._face(face)
        return self.faces[face]

    def _face(self, face: Face) -> str:
        meaning = shown(face)
        if meaning.symbol == "beer":
            return self.say("dice-face-beer", kind=self.say(f"dice-kind-{meaning.kind}"))
        words = self.say(f"dice-face-{meaning.symbol}", number=meaning.number)
        return self.say("dice-face-spent", face=words) if face.endswith(SPENT) else words

    def log(self, before: Position, step: Step, names: Sequence[str]) -> str:
        """What happened, in one sentence."""
        say, name = self.say, names[step.seat] if step.seat >= 0 else ""
        event: Event = step.event
        match event:
            case Choose(hero):
                return say("dice-log-choose", name=name, hero=self.hero(hero))
            case Take(slot):
                return say("dice-log-take", name=name, slot=slot, die=self.face(before.mountain[slot] or ""))
            case Cheers(_, to):
                return say("dice-log-cheers-bag", name=name) if to == BAG else say("dice-log-cheers", name=name, other=names[to])
            case Spend(die):
                return say("dice-log-spend", name=name, number=self.symbols(before, step.seat, die))
            case Roll(die):
                return say("dice-log-roll", name=name, die=self.face(die))
            case Cache(die):
                return say("dice-log-cache", name=name, die=self.face(die))
            case Done():
                return say("dice-log-done", name=name)
            case Rolled(faces):
                return say("dice-log-rolled", faces=", ".join(map(self.face, faces)))
            case Filled():
                return say("dice-log-filled")
            case Starts(seat):
                return say("dice-log-starts", name=names[seat])
            case Dealt(heroes):
                return say("dice-log-dealt", heroes=", ".join(map(self.hero, heroes)))

    def aftermath(self, before: Position, after: Position, step: Step, names: Sequence[str]) -> str:
        """What everybody got for the round, once it is written down (DM-6.6)."""
        scored = len(after.scores[0])
        if scored <= len(before.scores[0]):
            return ""
        points = ", ".join(f"{name} {scores[-1]}" for name, scores in zip(names, after.scores))
        return self.say("dice-log-scored", round=scored, points=points)

    def symbols(self, view: Position, seat: Seat, die: Face) -> int:
        """How many dice the magic of a die, or of the own hero, rolls."""
        return self.box.hero_magic(view.heroes[seat])[0] if die == "hero" else shown(die).number

    def choice(self, view: Position, step: Step, names: Sequence[str]) -> str:
        """A choice in words, as short as can be."""
        say = self.say
        event: Event = step.event
        match event:
            case Choose(hero):
                return say("dice-hero-shows", hero=self.hero(hero), faces=", ".join(map(self.face, self.box.hero_faces(hero))))
            case Take(slot):
                return self.face(view.mountain[slot] or "")
            case Cheers(_, to):
                return say("dice-choice-cheers-bag") if to == BAG else say("dice-choice-cheers", other=names[to])
            case Spend(die):
                return say("dice-choice-spend", number=self.symbols(view, step.seat, die))
            case Roll(die) | Cache(die):
                return self.face(die)
            case _:
                return say(f"dice-choice-done-{view.phase}")

    def recipient(self, event: Event) -> Seat | None:
        """Whoever gets a beer."""
        return event.to if isinstance(event, Cheers) else None

    def in_words(self, view: Position, step: Step, names: Sequence[str]) -> str:
        """A choice by its die, with what becomes of it."""
        event: Event = step.event
        match event:
            case Take(slot):
                return self.say("dice-choice-take", die=self.face(view.mountain[slot] or ""), slot=slot)
            case Roll(die):
                return self.say("dice-choice-roll", die=self.face(die))
            case Cache(die):
                return self.say("dice-choice-cache", die=self.face(die))
            case _:
                return self.choice(view, step, names)

    def told_by(self, view: Position, step: Step) -> str:
        """The die in the slot, the phase or the hero that a choice is about."""
        match step.event:
            case Take(slot):
                return view.mountain[slot] or ""
            case Done():
                return view.phase
            case Spend():
                return view.heroes[step.seat] or ""
            case _:
                return ""

    def label(self, view: Position, step: Step, names: Sequence[str]) -> str:
        """A choice by its hero or its die, with what becomes of that."""
        event: Event = step.event
        match event:
            case Choose(hero):
                return self.hero(hero)
            case Cheers(kind):
                return self.say("dice-choice-of", die=self.face(f"{kind}:beer"), choice=self.choice(view, step, names))
            case Spend(die):
                magic = self.hero(view.heroes[step.seat] or "") if die == "hero" else self.face(die)
                return self.say("dice-choice-of", die=magic, choice=self.choice(view, step, names))
            case _:
                return self.in_words(view, step, names)

    def preview(self, before: Position, after: Position, seat: Seat) -> str:
        """What a choice without dice changes: the own points if all scored now, and what slides."""
        if after.to_act == "chance" or after.round != before.round or after.phase not in (before.phase, "magic"):
            return ""
        points = [self.scored(view.heroes, view.troves)[seat].total for view in (before, after)]
        parts = [self.say("dice-preview-points", before=points[0], after=points[1])] if points[0] != points[1] else []
        slid = [slot for slot, face in after.mountain.items() if before.mountain.get(slot) != face]
        if slid:
            parts.append(self.say("dice-preview-slides", slots=", ".join(slid)))
        return " · ".join(parts)

    def sheet(self, view: Position, names: Sequence[str]) -> list[tuple[str, list[ScoreRow], str]]:
        """Every player's score as it lies: the parts with points, reason and rule, and the rounds before."""
        sheets = self.scored(view.heroes, view.troves)
        return [(name, self.parts(sheet), self.rounds(view.scores[seat])) for seat, (name, sheet) in enumerate(zip(names, sheets))]

    def rounds(self, scores: Sequence[int]) -> str:
        """The points of the finished rounds."""
        return ", ".join(f"{self.say('dice-sheet-round', round=number)}: {points}" for number, points in enumerate(scores, 1))

    def parts(self, sheet: Sheet) -> list[ScoreRow]:
        """Every part of a score, why it is so, and the rule."""
        return [*self.counted_parts(sheet), ScoreRow(self.say("dice-sheet-total"), sheet.total, "", "DM-6.6")]

    def counted_parts(self, sheet: Sheet) -> tuple[ScoreRow, ...]:
        """The same without the total; a new die changes one of them."""
        return (
            self.tunnels_part(sheet.sequences),
            self.treasure_part(sheet.gems, sheet.doubled),
            self.hazards_part(sheet.cave_ins, sheet.pickaxes, sheet.dragons, sheet.shields),
        )

    @remembered(REMEMBERED)
    def tunnels_part(self, sequences: tuple[int, ...]) -> ScoreRow:
        """The sequences, die by die."""
        tunnels = ", ".join("+".join(map(str, range(1, length + 1))) for length in sequences)
        return ScoreRow(self.say("dice-sheet-tunnels"), worth_of_tunnels(sequences), tunnels or self.say("dice-why-no-tunnel"), "DM-6.2")

    @remembered(REMEMBERED)
    def treasure_part(self, gems: int, doubled: bool) -> ScoreRow:
        """The gems, and whether they count twice."""
        why = self.say("dice-why-gems", gems=gems, doubled="yes" if doubled else "no")
        return ScoreRow(self.say("dice-sheet-treasure"), worth_of_gems(gems, doubled), why, "DM-6.3")

    @remembered(REMEMBERED)
    def hazards_part(self, cave_ins: int, pickaxes: int, dragons: int, shields: int) -> ScoreRow:
        """The dangers, and the tools against them."""
        dangers = ((cave_ins, pickaxes, "dice-why-cave-ins"), (dragons, shields, "dice-why-dragons"))
        hazards = [f"{self.say(why, dangers=number, tools=tools)} = {against(number, tools)}" for number, tools, why in dangers if number]
        points = sum(against(number, tools) for number, tools, _ in dangers)
        return ScoreRow(self.say("dice-sheet-hazards"), points, "; ".join(hazards) or self.say("dice-why-no-hazard"), "DM-6.4")

    def describe(self, view: Position, names: Sequence[str]) -> list[str]:
        """The position in sentences, for people who can't see the board."""
        say = self.say
        sentences = [self.title(view)]
        if any(view.mountain.values()):
            rows = [[slot for slot in SLOTS if slot[0] == row and view.mountain.get(slot)] for row in "abcde"]
            for row in filter(None, rows):
                dice = ", ".join(f"{slot} {self.face(view.mountain[slot] or '')}" for slot in row)
                sentences.append(say("dice-spoken-row", row=row[0][0], dice=dice))
        return [*sentences, *self.spoken_players(view, names)]

    def spoken_players(self, view: Position, names: Sequence[str]) -> tuple[str, ...]:
        """Every player with hero, points and trove, each in a sentence."""
        return tuple([self.spoken(name, *told) for name, told in zip(names, self.told_of_players(view))])

    def told_of_players(self, view: Position) -> list[tuple[str | None, Trove, int, int]]:
        """What is told of every player: the hero, the dice, and the points."""
        totals = [sheet.total for sheet in self.scored(view.heroes, view.troves)]
        return list(zip(view.heroes, view.troves, map(sum, view.scores), totals))

    @remembered(REMEMBERED)
    def spoken(self, name: str, hero: str | None, trove: Trove, total: int, now: int) -> str:
        """A player in a sentence: the hero, the dice and the points."""
        faces = self.faces
        dice = ", ".join([faces.get(face) or self.face(face) for face in trove]) or self.say("dice-empty")
        points = self.say("dice-player-points", total=total, now=now)
        return self.say("dice-spoken-player", name=name, hero=self.hero(hero) if hero else "-", points=points, dice=dice)

    # For drawn boards

    def ask(self, view: Position, seat: Seat) -> str:
        """What the seat is to decide."""
        return self.say(f"dice-ask-{marks.ask_of(view, seat)}")

    def hint(self, view: Position) -> str:
        """What the phase is good for."""
        return self.say.find(f"hint-dice-miner-{view.phase}")

    def marks(self, view: Position, step: Step) -> tuple[str, ...]:
        """What one would point at to mean the step."""
        return marks.marks(view, step)

    def drawings(self, before: Position, step: Step) -> tuple[str, ...]:
        """The dice and heroes that a step is about."""
        return pieces.drawings(before, step)

    def reference(self) -> list[PieceGroup]:
        """Every symbol with all its faces, and the heroes with theirs (DM-1.2, DM-1.3)."""
        symbols = [self.symbol_piece(group, rule) for group, rule in pieces.SYMBOLS.items()]
        heroes = [self.hero_piece(hero) for hero in self.box.heroes]
        return [PieceGroup(self.say("dice-name-dice"), tuple(symbols)), PieceGroup(self.say("dice-name-heroes"), tuple(heroes))]

    def symbol_piece(self, symbols: Sequence[str], rule: str) -> Piece:
        """Symbols that belong together, with all their faces."""
        faces = [face for symbol in symbols for face in pieces.faces_with(self.box.sides, symbol)]
        name = " · ".join(self.say(f"dice-symbol-{symbol}") for symbol in symbols)
        return Piece(tuple(map(pieces.die_drawing, faces)), name, find_rule("dice-miner", rule, self.say).text, rule)

    def hero_piece(self, hero: str) -> Piece:
        """A hero with the faces that never change."""
        faces = self.box.hero_faces(hero)
        drawn = (marks.hero_mark(hero), *map(pieces.die_drawing, faces))
        return Piece(drawn, self.hero(hero), ", ".join(map(self.face, faces)), "DM-1.3")

    def natural(self, view: Position, seat: Seat) -> dict[str, Event]:
        """What pointing at a thing would mean."""
        return marks.natural(view, seat)

    def pointable(self, view: Position, seat: Seat) -> list[str]:
        """What means something when it is pointed at."""
        return marks.pointable(view, seat)

    def named(self, what: str, id: str) -> str:
        """A hero, a die or a kind of dice by its name."""
        match what:
            case "hero" if id in self.box.heroes:
                return self.hero(id)
            case "die" if id.partition(":")[0] in KINDS:
                return self.face(id)
            case "kind" if id in KINDS:
                return self.say(f"dice-kind-{id}")
            case _:
                return id

    def labels(self, view: Position, names: Sequence[str]) -> dict[str, str]:
        """Every die, hero and player by its mark, the letters of the kinds, and the heroes in their order with their faces in notation."""
        spoken = {marks.seat_mark(seat): text for seat, text in enumerate(self.spoken_players(view, names))}
        troves = map(self.trove_labels, range(view.seats), names, view.troves)
        mountain = self.slot_labels(tuple(view.mountain.items()))
        return Labels(self.printed, self.hero_labels(view.heroes, tuple(names)), mountain, spoken, *troves)

    def label_changes(self, before: Position, after: Position, names: Sequence[str]) -> LabelChanges:
        """What is new in the labels: the slots, the dice and the players of which something else is to be said."""
        if before.heroes != after.heroes or before.seats != after.seats:
            return super().label_changes(before, after, names)
        new: dict[str, str] = {}
        gone: list[str] = []
        if before.mountain is not after.mountain and before.mountain != after.mountain:
            old, now = before.mountain, after.mountain
            new = {marks.slot_mark(slot): self.slot_label(slot, face) for slot, face in now.items() if face and old.get(slot) != face}
            gone = [marks.slot_mark(slot) for slot, face in old.items() if face and not now.get(slot)]
        for seat, (trove, dice) in enumerate(zip(before.troves, after.troves)):
            if trove != dice:
                had, has = Counter(trove), Counter(dice)
                for face, count in has.items():
                    if had[face] != count:
                        new[marks.die_mark(seat, face)] = self.die_label(face, names[seat], count)
                gone += [marks.die_mark(seat, face) for face in had if face not in has]
        was, now_told = self.told_of_players(before), self.told_of_players(after)
        for seat, (said, told) in enumerate(zip(was, now_told)):
            if said != told:
                new[marks.seat_mark(seat)] = self.spoken(names[seat], *told)
        return LabelChanges(new, tuple(gone))

    @cached_property
    def printed(self) -> dict[str, str]:
        """What is the same in every position."""
        found = {f"letter:{kind}": self.say(f"dice-letter-{kind}") for kind in KINDS}
        found |= {f"name:{kind}": self.say(f"dice-kind-{kind}") for kind in KINDS}
        found["order:heroes"] = " ".join(self.box.heroes)
        for hero in self.box.heroes:
            found[f"name:hero:{hero}"] = self.hero(hero)
            found[f"faces:{hero}"] = " ".join(self.box.hero_faces(hero))
        return found

    @remembered(REMEMBERED)
    def slot_labels(self, mountain: tuple[tuple[str, Face | None], ...]) -> dict[str, str]:
        """The dice on the mountain."""
        return {marks.slot_mark(slot): self.slot_label(slot, face) for slot, face in mountain if face}

    @remembered(None)
    def slot_label(self, slot: str, face: Face) -> str:
        """What a die of the mountain is called where it lies."""
        return self.say("dice-label-slot", slot=slot, die=self.full(face))

    @remembered(REMEMBERED)
    def hero_labels(self, heroes: tuple[str | None, ...], names: tuple[str, ...]) -> dict[str, str]:
        """Every hero with faces and owner."""
        return {marks.hero_mark(hero): self.named_hero(heroes, hero, names) for hero in self.box.heroes}

    @remembered(REMEMBERED)
    def trove_labels(self, seat: Seat, name: str, trove: Trove) -> dict[str, str]:
        """The dice of a trove."""
        return {marks.die_mark(seat, face): self.die_label(face, name, count) for face, count in Counter(trove).items()}

    def die_label(self, face: Face, name: str, count: int) -> str:
        """What so many equal dice in the trove of somebody are called."""
        return self.say("dice-label-die", die=self.full(face), name=name, count=count)

    def full(self, face: Face) -> str:
        """A face with the kind of its die: `two gems, treasure die`."""
        if face not in self.full_faces:
            self.full_faces[face] = self._full(face)
        return self.full_faces[face]

    def _full(self, face: Face) -> str:
        words = self.face(face)
        return (
            words if shown(face).symbol == "beer" else self.say("dice-label-face", face=words, kind=self.say(f"dice-kind-{kind_of(face)}"))
        )

    def named_hero(self, heroes: Sequence[str | None], hero: str, names: Sequence[str]) -> str:
        """A hero with faces and owner."""
        shows = self.say("dice-hero-shows", hero=self.hero(hero), faces=", ".join(map(self.face, self.box.hero_faces(hero))))
        if hero not in heroes:
            return shows
        return self.say("dice-label-hero", hero=shows, name=names[heroes.index(hero)])

    def account(self, view: Position, names: Sequence[str]) -> list[ScoreSheet]:
        """The rounds that are over, and the trove as it lies; a tie-break adds nothing (DM-8.2)."""
        sheets = self.scored(view.heroes, view.troves)
        return [self.account_of(view, seat, name, sheet) for seat, (name, sheet) in enumerate(zip(names, sheets))]

    def account_of(self, view: Position, seat: Seat, name: str, sheet: Sheet) -> ScoreSheet:
        """One player's points."""
        earlier, counts = marks.earlier_rounds(view, seat), not marks.deciding_tie(view)
        return self.accounted(seat, name, view.heroes[seat], view.troves[seat], view.scores[seat], earlier, sheet if counts else None)

    @remembered(REMEMBERED)
    def accounted(
        self, seat: Seat, name: str, hero: str | None, trove: Trove, scores: tuple[int, ...], earlier: tuple[int, ...], sheet: Sheet | None
    ) -> ScoreSheet:
        """A player's points, row by row."""
        parts = [
            ScoreRow(self.say("dice-sheet-round", round=number), points, self.say("dice-why-round"), "DM-6.6")
            for number, points in enumerate(earlier, 1)
        ]
        if sheet is not None:
            parts += self.marked_parts(hero, trove, seat, sheet)
        return ScoreSheet(name, tuple(parts), self.rounds(scores), sum(part.points for part in parts))

    def round_account(self, began: Position, now: Position, names: Sequence[str]) -> list[ScoreSheet]:
        """What the troves scored in the round that was written down; they lie there still (DM-6.6)."""
        if len(now.scores[0]) == len(began.scores[0]):
            return []
        sheets = self.scored(now.heroes, now.troves)
        return [
            ScoreSheet(name, tuple(self.marked_parts(now.heroes[seat], now.troves[seat], seat, sheet)), "", sheet.total)
            for seat, (name, sheet) in enumerate(zip(names, sheets))
        ]

    def marked_parts(self, hero: str | None, trove: Trove, seat: Seat, sheet: Sheet) -> list[ScoreRow]:
        """The parts of a trove's score with the marks of what they count, without their total."""
        counted = marks.counted(self.box, hero, trove, seat, sheet)
        return [replace(part, marks=marks) for part, marks in zip(self.counted_parts(sheet), counted)]
