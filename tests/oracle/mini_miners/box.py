"""What is in the box (MM-1, MM-2.1, MM-12.1): read from the tables of the rules page, the rest written out."""

import re
from collections import Counter
from pathlib import Path

PAGE = Path(__file__).parents[3] / "docs" / "rules" / "mini-miners.md"


def rows(title):
    """The rows of the page's table under this heading, without its head."""
    section = PAGE.read_text("utf-8").split(f"\n### {title}\n")[1].split("\n### ")[0]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip().strip("`") for cell in line.strip("|").split("|")] for line in lines[2:]]


def number(cell):
    return int(cell) if cell else 0


INITIATIVE = {row[2]: int(row[0]) for row in rows("Dwarves")}
TOOLS = Counter({row[1]: int(row[2]) for row in rows("Tools")})
SYMBOL = {row[2]: row[3].split()[0] for row in rows("Dwarves") if row[3].split()[0] in TOOLS}
"""The tool that is printed on a dwarf's card (MM-8.5)."""

DECKS = {deck: Counter({row[1]: number(row[2 + at]) for row in rows("Mine decks")}) for at, deck in enumerate(["I", "II", "III", "IV"])}
EVENTS = [row[1] for row in rows("Events")]
STANDARD = Counter({row[1]: number(row[2]) for row in rows("Markers")})
BONUS = Counter({row[1]: number(row[3]) for row in rows("Markers")})
COLLAPSE_MARKERS = 6

START = {2: 8, 3: 8, 4: 6}
DWARVES = {2: 12, 3: 15, 4: 16}
HAND = {2: 6, 3: 5, 4: 4}
PLAYED = {2: 5, 3: 4, 4: 3}
LEFT_IN_BOX = {2: {1, 7, 8, 11, 12, 17}, 3: {1, 12, 17}, 4: {12, 17}}

CROSSING = {row[0]: row[2] for row in rows("Spaces") if row[0].startswith("P")}
VALUE = {row[0]: int(row[1]) for row in rows("Spaces") if re.fullmatch(r"P\d|D", row[0])}
TUNNEL = [f"T{at}" for at in range(1, 17)]
RANGES = [(re.findall(r"\d+", row[0]), row[1]) for row in rows("Spaces") if row[0].startswith("T")]
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
