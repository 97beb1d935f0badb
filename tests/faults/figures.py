"""The figures of the faults: each is printed, and kept for the page that `make faults` writes."""

import os
from pathlib import Path

import msgspec

FIGURES_FILE_VARIABLE = "PITHEAD_FIGURES"
"""The variable that names the file where figures are kept, one JSON a line."""


class Figure(msgspec.Struct, frozen=True):
    """What a test found. A control is a planted mistake, which has to be found."""

    test: str
    what: str
    value: str
    target: str = ""
    ok: bool = True
    control: bool = False


def figure(test, what, value, target="", ok=True, control=False):
    """Print a figure, and keep it if somebody collects; whether it is good enough."""
    found = Figure(test, what, str(value), target, bool(ok), control)
    print(f"{test}: {what}: {value}" + (f" (target {target})" if target else "") + ("" if ok else "  <- MISSED"), flush=True)
    if file := os.environ.get(FIGURES_FILE_VARIABLE):
        with Path(file).open("ab") as kept:
            kept.write(msgspec.json.encode(found) + b"\n")
    return found.ok


def read_figures(file):
    """All that were kept."""
    return [msgspec.json.decode(line, type=Figure) for line in Path(file).read_bytes().splitlines()] if Path(file).exists() else []
