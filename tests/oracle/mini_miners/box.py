"""What is in the box (MM-1, MM-2.1, MM-12.1): read from the tables of the rules page, the rest written out."""

import re
from collections import Counter
from pathlib import Path

PAGE = Path(__file__).parents[3] / "docs" / "rules" / "mini-miners.md"


def rows(title):
    """The rows of the page's table under this heading: the cells by the names of their columns."""
    section = PAGE.read_text("utf-8").split(f"\n### {title}\n")[1].split("\n### ")[0]
    names, _, *lines = [cells(line) for line in section.splitlines() if line.startswith("|")]
    return [dict(zip(names, line)) for line in lines]


def cells(line):
    return [cell.strip().strip("`") for cell in line.strip("|").split("|")]


def counted(title, column):
    """How many of each thing there are."""
    return Counter({row["id"]: int(row[column] or 0) for row in rows(title)})


INITIATIVE = {row["id"]: int(row["initiative"]) for row in rows("Dwarves")}
TOOLS = counted("Tools", "cards")
SYMBOL = {row["id"]: row["has or does"].split()[0] for row in rows("Dwarves") if row["has or does"].split()[0] in TOOLS}
"""The tool that is printed on a dwarf's card (MM-8.5)."""

DECKS = {deck: counted("Mine decks", deck) for deck in ("I", "II", "III", "IV")}
EVENTS = [row["id"] for row in rows("Events")]
STANDARD, BONUS = counted("Markers", "standard"), counted("Markers", "bonus")
COLLAPSE_MARKERS = 6

START = {2: 8, 3: 8, 4: 6}
DWARVES = {2: 12, 3: 15, 4: 16}
HAND = {2: 6, 3: 5, 4: 4}
PLAYED = {2: 5, 3: 4, 4: 3}
LEFT_IN_BOX = {2: {1, 7, 8, 11, 12, 17}, 3: {1, 12, 17}, 4: {12, 17}}

SPACES = {row["spaces"]: row for row in rows("Spaces")}
CROSSING = {name: row["hangs on"] for name, row in SPACES.items() if name.startswith("P")}
VALUE = {name: int(row["deck or value"]) for name, row in SPACES.items() if name == "D" or name.startswith("P")}
TUNNEL = [f"T{at}" for at in range(1, 17)]
RANGES = [(re.findall(r"\d+", name), row["deck or value"]) for name, row in SPACES.items() if name.startswith("T")]
DECK_OF = {f"T{at}": deck for (first, last), deck in RANGES for at in range(int(first), int(last) + 1)}
ORDER = [space for tunnel in TUNNEL for space in [tunnel, *(pit for pit in CROSSING if CROSSING[pit] == tunnel)]] + ["D"]
"""The spaces from the exit; a pit comes after its crossing (MM-6.1)."""

TOWARDS_EXIT = {**CROSSING, "D": "T16", **{f"T{at}": f"T{at - 1}" for at in range(2, 17)}, "T1": None}


def way_out(space):
    """The spaces between this one and the exit."""
    while space := TOWARDS_EXIT[space]:
        yield space


def neighbours(space):
    return [other for other in ORDER if TOWARDS_EXIT[other] == space or TOWARDS_EXIT[space] == other]


def within(space, edges):
    """Every space at most so many edges away."""
    near = {space}
    for _ in range(edges):
        near |= {other for one in near for other in neighbours(one)}
    return near


def by_initiative(names):
    return sorted(names, key=INITIATIVE.__getitem__)
