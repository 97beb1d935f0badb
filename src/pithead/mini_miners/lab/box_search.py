"""Which box fits the rulebook: the boxes of all editions measured by the criteria, and a search among boxes as they might have been."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice, product
from math import sqrt
from random import Random
from statistics import fmean
from typing import Final, NamedTuple, TypeAlias

from msgspec.structs import replace

from pithead.games import package_of
from pithead.lab.numbers import Curves, Estimate, Figure, FigureRow, Scatter, ScatterDot, percent
from pithead.lab.runner import ExperimentRunner
from pithead.mini_miners.kernel.tables import TOOLS_BY_NAME
from pithead.mini_miners.lab.criteria import CRITERIA, CriteriaTally, misfit
from pithead.mini_miners.lab.thinkers import QUICK, Thinker, ThinkersMachine, thinker
from pithead.mini_miners.rules.content import DECK, DECKS, TOOL_CARDS, Box
from pithead.mini_miners.rules.game import MiniMiners
from pithead.words import Words

TABLES: Final = (2, 3, 4)
LEVELS: Final = ("mine-master", "foreman")
CHUNK: Final = 25
"""Games that a core plays at a time: some seconds."""

PART: Final = 4 * CHUNK
"""So many games of a table are played before it is the turn of the next."""

OLDER_SHARE: Final = 20
"""Tables of the boxes of older editions get this part of the games of players who look ahead: enough to see how far they are off."""

CANDIDATES: Final = 60
FINALISTS: Final = 3
BEST_SHOWN: Final = 15
FINAL_SHARE: Final = 4
"""A table of finalists gets this part of the games of a candidate's."""

COLLAPSES: Final = ((1, 2, 3), (2, 3), (3, 4, 5), (5, 6))
"""Collapse cards of each deck that are tried."""
NUGGETS: Final = ((5, 6, 7, 8, 9), (8, 9, 10, 11, 12), (8, 9, 10, 11, 12, 13), (7, 8, 9, 10, 11, 12))
"""The gold on all nugget cards of each deck that is tried."""
DYNAMITE: Final = (4, 5, 6, 7)
SHOVELS: Final = (4, 5, 6)
TAKES_THE_REST: Final = "star"
"""The tool of which there are as many cards as the others leave."""

Cell: TypeAlias = tuple[str, int]
"""Who plays, and how many."""
Tallies: TypeAlias = Mapping[Cell, CriteriaTally]


class Candidate(NamedTuple):
    """A box as it might have been: collapses and gold of each deck, and two of the tools. Special cards stay as they are."""

    collapses: tuple[int, ...]
    nuggets: tuple[int, ...]
    dynamite: int
    shovels: int

    @property
    def name(self) -> str:
        """The candidate in short."""
        return f"{_slashed(self.collapses)} · {_slashed(self.nuggets)} · {self.dynamite} · {self.shovels}"

    def box(self, like: Box) -> Box:
        """The box of a candidate."""
        decks = {
            deck: _deck([card for card in like.decks[deck] if card.startswith("special")], collapses, nuggets)
            for deck, collapses, nuggets in zip(DECKS, self.collapses, self.nuggets)
        }
        tools = {**like.tables.tools, "dynamite": self.dynamite, "shovel": self.shovels}
        tools[TAKES_THE_REST] = TOOL_CARDS - sum(count for tool, count in tools.items() if tool != TAKES_THE_REST)
        return replace(like, tables=replace(like.tables, decks=decks, tools=tools))


def candidate_of(box: Box) -> Candidate:
    """A box as a candidate: its values may be spread otherwise."""
    nuggets = [sum(int(card.partition(":")[2]) for card in box.decks[deck] if card.startswith("nugget")) for deck in DECKS]
    collapses = [box.decks[deck].count("collapse") for deck in DECKS]
    return Candidate(tuple(collapses), tuple(nuggets), box.tables.tools["dynamite"], box.tables.tools["shovel"])


def candidates(box: Box, seed: str) -> Iterator[Candidate]:
    """The box itself, and then others in the order that a seed gives them, none of them twice."""
    rng, seen = Random(seed), {candidate_of(box)}
    yield candidate_of(box)
    while True:
        parts = tuple(rng.choice(each) for each in (*COLLAPSES, *NUGGETS, DYNAMITE, SHOVELS))
        found = Candidate(parts[:4], parts[4:8], parts[8], parts[9])
        if found not in seen and _deepens(found):
            seen.add(found)
            yield found


def _deepens(candidate: Candidate) -> bool:
    """Is there gold on every nugget card, and in no deck less to find or less to fear than in the one before?"""
    means = [gold / (DECK - 2 - collapses) for gold, collapses in zip(candidate.nuggets, candidate.collapses)]
    return means[0] >= 1 and means == sorted(means) and list(candidate.collapses) == sorted(candidate.collapses)


def _deck(specials: Sequence[str], collapses: int, gold: int) -> tuple[str, ...]:
    """Ten cards: the gold is spread over the nugget cards as evenly as it goes."""
    cards = DECK - len(specials) - collapses
    low, more = divmod(gold, cards)
    return tuple(sorted([*specials, *["collapse"] * collapses, *[f"nugget:{low}"] * (cards - more), *[f"nugget:{low + 1}"] * more]))


def _slashed(numbers: Sequence[int]) -> str:
    return "/".join(map(str, numbers))


class BoxStudy:
    """What both studies share: boxes, tables of players who think, and the figures of the criteria."""

    def __init__(self, game: MiniMiners, games: int, _content: str | None, say: Words) -> None:
        self.say = say
        self.game = game
        self.games = games

    def tables(self, runner: ExperimentRunner, name: str, box: Box, player: Thinker, games: int) -> dict[Cell, CriteriaTally]:
        """Tables of two, three and four such players with a box."""
        tallies = {(player.level, seats): CriteriaTally(box, seats) for seats in TABLES}
        for tally in tallies.values():
            self.count(runner, name, player, tally, games)
        return tallies

    def count(
        self, runner: ExperimentRunner, name: str, player: Thinker, tally: CriteriaTally, games: int, part: range | None = None
    ) -> None:
        """Count the games of a table of such players in, or a part of them."""
        machine = ThinkersMachine(tally.box, tally.seats, player)
        for rows in runner.rows(f"{name}/{player.name}/{tally.seats}", machine, games, CHUNK, player.cost, part):
            tally.add(rows)

    def criteria_figures(self, boxes: Mapping[str, Tallies]) -> Iterator[Figure]:
        """A figure for each criterion with a column for each box; then decks, tools and dwarves one by one, over all tables."""
        cells = list(dict.fromkeys(cell for tallies in boxes.values() for cell in tallies))
        for criterion in CRITERIA:
            rows = [FigureRow(self._cell(cell), tuple(boxes[name][cell].measured().get(criterion.id) for name in boxes)) for cell in cells]
            unit = "%" if criterion.id != "deeper" else ""
            yield Figure(f"fit-{criterion.id}", tuple(boxes), tuple(rows), unit, criterion.mark)
        tools = [self.say(f"mine-tool-{tool}") for tool in TOOLS_BY_NAME]
        dwarves = [self.say(f"mine-dwarf-{name}") for name in self.game.box.names]
        yield _pooled("fit-decks", boxes, DECKS, lambda tally, place: tally.deck_gold[place].estimate())
        yield _pooled("fit-tool-wins", boxes, tools, lambda tally, place: percent(tally.tool_wins[place], tally.seats), "%", 100)
        yield _pooled("fit-dwarf-wins", boxes, dwarves, lambda tally, place: percent(tally.dwarf_wins[place], tally.seats), "%", 100)

    def _cell(self, cell: Cell) -> str:
        level, seats = cell
        named = self.say("lab-fit-policy" if level == QUICK.level else f"level-{level}")
        return self.say("lab-fit-cell", level=named, seats=seats)


class CriteriaStudy(BoxStudy):
    """The boxes of all editions, or a user's own and the newest, measured by the criteria."""

    def boxes(self) -> dict[str, Box]:
        """The boxes that differ, the oldest first, each with the edition that it came with."""
        known: dict[str, Box] = {}
        hashes = set()
        for edition in reversed(package_of(self.game.name).editions):
            box = edition.load(None).box  # type: ignore[attr-defined]
            if box.hash not in hashes:
                hashes.add(box.hash)
                known[self.say("lab-fit-edition", edition=edition.rules)] = box
        if self.game.box.hash not in hashes:
            known[self.say("lab-fit-yours")] = self.game.box
        return known

    def looking_ahead(self) -> dict[str, int]:
        """How many games of players who look ahead each box gets at a table."""
        newest = package_of(self.game.name).editions[0].load(None).box.hash  # type: ignore[attr-defined]
        whole, few = (newest, self.game.box.hash), max(self.games // OLDER_SHARE, 1)
        return {name: self.games if box.hash in whole else few for name, box in self.boxes().items()}

    def cost(self) -> float:
        """What all tables cost, in games of players who follow their policy."""
        at_sight = len(self.boxes()) * self.games * QUICK.cost
        return len(TABLES) * (at_sight + sum(self.looking_ahead().values()) * sum(thinker(level).cost for level in LEVELS))

    def figures(self, runner: ExperimentRunner) -> Iterator[Figure | Scatter | Curves]:
        """All figures of the report. Who looks ahead plays all tables in turn: a study that is stopped has something of each."""
        known, games = self.boxes(), self.looking_ahead()
        boxes = {name: self.tables(runner, box.hash, box, QUICK, self.games) for name, box in known.items()}
        for level, seats, (name, box) in product(LEVELS, TABLES, known.items()):
            boxes[name][level, seats] = CriteriaTally(box, seats)
        for first in range(0, self.games, PART):
            for level, seats, (name, box) in product(LEVELS, TABLES, known.items()):
                part = range(first, min(first + PART, games[name]))
                if part:
                    self.count(runner, box.hash, thinker(level), boxes[name][level, seats], games[name], part)
        yield from self.criteria_figures(boxes)


class CandidateStudy(BoxStudy):
    """A search: many boxes with players who follow their policy, and the best of them with players who look ahead."""

    def cost(self) -> float:
        """What all tables cost, in games of players who follow their policy."""
        return len(TABLES) * self.games * (CANDIDATES + (FINALISTS + 1) / FINAL_SHARE * thinker(LEVELS[0]).cost)

    def figures(self, runner: ExperimentRunner) -> Iterator[Figure | Scatter | Curves]:
        """The trade-off, the best candidates, and how these do between players who look ahead."""
        tried: dict[Candidate, Tallies] = {}
        for candidate in islice(candidates(self.game.box, runner.seed), CANDIDATES):
            tallies = self.tables(runner, candidate.name, candidate.box(self.game.box), QUICK, self.games)
            if runner.stopped:
                break
            tried[candidate] = tallies
        own, *others = tried or [candidate_of(self.game.box)]
        best = sorted(others, key=lambda candidate: total_misfit(tried[candidate]))
        yield self._trade_off(tried, best[:FINALISTS])
        rows = [FigureRow(each.name, (_steps(tried[each]),)) for each in [*best[:BEST_SHOWN], own] if each in tried]
        yield Figure("fit-candidates", (self.say("lab-fit-misfit"),), tuple(rows), "", 0)
        boxes = {self.say("lab-fit-own"): self.game.box, **{each.name: each.box(self.game.box) for each in best[:FINALISTS]}}
        games = max(self.games // FINAL_SHARE, 1)
        yield from self.criteria_figures({name: self.tables(runner, name, box, thinker(LEVELS[0]), games) for name, box in boxes.items()})

    def _trade_off(self, tried: Mapping[Candidate, Tallies], best: Sequence[Candidate]) -> Scatter:
        """How often the mine falls in, and how many dwarves escape, over all tables."""
        dots = []
        for candidate, tallies in tried.items():
            danger, escaped = (mean_of([tally.measured()[id] for tally in tallies.values()]) for id in ("fell-in", "escaped"))
            dots.append(ScatterDot(candidate.name, danger, escaped, candidate in best))
        across, up = (next(each for each in CRITERIA if each.id == id) for id in ("fell-in", "escaped"))
        axes = self.say("lab-fell-in"), self.say("lab-fit-escape")
        return Scatter("fit-trade-off", axes, tuple(dots), (across.low, across.high, up.low, up.high), "%")


def total_misfit(tallies: Tallies) -> float:
    """How far a box is from the criteria, as the mean over its tables."""
    return fmean(misfit(tally.measured()) for tally in tallies.values())


def _steps(tallies: Tallies) -> Estimate:
    games = sum(tally.gold.count for tally in tallies.values())
    return Estimate(total_misfit(tallies), 0.0, games)


def mean_of(estimates: Sequence[Estimate]) -> Estimate:
    """The mean of independent estimates, each counting as much as the others."""
    within = sqrt(sum(each.within**2 for each in estimates)) / len(estimates)
    return Estimate(fmean(each.value for each in estimates), within, sum(each.number for each in estimates))


def _pooled(
    id: str,
    boxes: Mapping[str, Tallies],
    names: Sequence[str],
    value: Callable[[CriteriaTally, int], Estimate | None],
    unit: str = "",
    mark: float | None = None,
) -> Figure:
    """A row for each name, with the mean over all tables of each box."""
    rows = []
    for place, name in enumerate(names):
        found = [[each for tally in tallies.values() if (each := value(tally, place))] for tallies in boxes.values()]
        rows.append(FigureRow(name, tuple(mean_of(each) if each else None for each in found)))
    return Figure(id, tuple(boxes), tuple(rows), unit, mark)
