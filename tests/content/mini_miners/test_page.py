"""The tables of the rules page hold the same numbers and marks as the box of Mini Miners."""

import re
import tomllib
from collections import Counter
from itertools import dropwhile, takewhile
from pathlib import Path

import pytest

from pithead.mini_miners.rules.content import DECKS, standard_box
from pithead.mini_miners.rules.targets import AIMS

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs/rules/mini-miners.md").read_text("utf-8")
FACTS = tomllib.loads((ROOT / "src/pithead/mini_miners/rules/content.toml").read_text("utf-8"))
BOX = standard_box()


def table(title):
    """The lines of the first table after a line that begins like this, as lists of cells without its head."""
    lines = [line.strip() for line in PAGE.partition(title)[2].splitlines()]
    found = takewhile(lambda line: line.startswith("|"), dropwhile(lambda line: not line.startswith("|"), lines))
    return [[cell.strip().strip("`") for cell in line.split("|")[1:-1]] for line in list(found)[2:]]


def count(cell):
    return int(cell or 0)


@pytest.mark.rule("MM-2.1")
def test_the_set_up():
    for players, *numbers in table("- **MM-2.1**"):
        entry = FACTS["setup"][players]
        assert list(map(int, numbers)) == [entry[field]["is"] for field in ("start", "dwarves", "hand", "play")]
        assert {fact["mark"] for fact in entry.values()} == {"book"}
    assert len(table("- **MM-2.1**")) == len(FACTS["setup"])


@pytest.mark.rule("MM-1.1")
def test_the_dwarves():
    rows = table("### Dwarves")
    assert [row[2] for row in rows] == list(BOX.names)
    for initiative, name, id, does, targets, initiative_mark, ability_mark in rows:
        entry = FACTS["dwarves"][id]
        assert name.lower() == id
        assert (int(initiative), initiative_mark) == (entry["initiative"]["is"], entry["initiative"]["mark"])
        assert ability_mark == entry["does"]["mark"]
        assert (targets == "yes") == (entry["does"]["is"] in AIMS)
        if entry["does"]["is"] in BOX.tables.tools:
            assert does == f"{entry['does']['is']} (MM-8.5)"


@pytest.mark.rule("MM-1.1")
def test_the_tools():
    rows = table("### Tools")
    assert {id: (int(cards), mark) for _, id, cards, _, _, mark in rows} == {
        tool: (fact["is"], fact["mark"]) for tool, fact in FACTS["tools"].items()
    }


@pytest.mark.rule("MM-1.1")
def test_the_mine_decks():
    rows = table("### Mine decks")
    for place, deck in enumerate(DECKS, 2):
        assert +Counter({row[1]: count(row[place]) for row in rows}) == Counter(BOX.tables.decks[deck])
    assert {fact["mark"] for deck in FACTS["decks"].values() for fact in deck} == {"guess"}


@pytest.mark.rule("MM-1.1")
def test_the_events():
    rows = table("### Events")
    assert {id: (int(cards), mark) for _, id, cards, _, mark in rows} == {
        event: (fact["is"], fact["mark"]) for event, fact in FACTS["events"].items()
    }


@pytest.mark.rule("MM-1.1")
def test_the_markers():
    rows = table("### Markers")
    for place, kind in enumerate(("standard", "bonus"), 2):
        facts = FACTS["markers"][kind]
        assert +Counter({row[1]: count(row[place]) for row in rows}) == Counter(fact["is"] for fact in facts)
        assert {fact["mark"] for fact in facts} == {"guess"}


@pytest.mark.rule("MM-1.2")
def test_the_spaces():
    ground = BOX.board.ground
    told = {}
    for spaces, holds, hangs, _ in table("### Spaces"):
        first, _, last = spaces.partition(" to ")
        names = [f"T{number}" for number in range(int(first[1:]), int(last[1:]) + 1)] if last else [first]
        told |= dict.fromkeys(names, (holds, hangs))
    assert set(told) == set(ground)
    for space, (holds, hangs) in told.items():
        assert holds == (ground[space].deck or str(ground[space].value))
        assert hangs in ("", ground[space].towards)


@pytest.mark.rule("MM-1.2")
def test_the_map_shows_every_space_and_every_value():
    drawing = PAGE.partition("- **MM-1.2**")[2].split("```")[1]
    assert set(re.findall(r"\b[TP]\d+\b|\bD\b", drawing)) == set(BOX.board.ground)
    values = dict(re.findall(r"\b([PD]\d?) \((\d)\)", drawing))
    assert values == {space: str(ground.value) for space, ground in BOX.board.ground.items() if ground.value}


@pytest.mark.rule("MM-12.1")
def test_the_dwarves_that_stay_in_the_box():
    sentence = " ".join(PAGE.partition("- **MM-12.1")[2].partition("- **MM-12.2")[0].split())
    four, three, two = re.search(r"With 4 players dwarves (.*) stay in the box, with 3 also (.*), with 2 also (.*)\.", sentence).groups()
    out = set()
    for seats, words in ((4, four), (3, three), (2, two)):
        out |= set(map(int, re.findall(r"\d+", words)))
        assert {BOX.initiative[name] for name in BOX.tables.simplified[seats]} == out


@pytest.mark.rule("MM-1.1")
def test_the_pieces_that_are_only_counted():
    supply = BOX.tables.supply
    box = PAGE.partition("- **MM-1.1**")[2].partition("- **MM-1.2**")[0]
    for words in (
        f"{supply.collapse_markers} collapse markers",
        f"{supply.nuggets} nuggets",
        f"{supply.diamonds} diamonds that count {supply.diamond_value} nuggets each",
    ):
        assert words in box
