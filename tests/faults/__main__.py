"""`make faults`: every fault, load and fuzz test in its long form, one after the other, and a page with all figures.

python -m tests.faults                     # hours of trouble in about half an hour
python -m tests.faults --scale 0.01        # the same commands with a hundredth of it
python -m tests.faults --only T1 T11
"""

import argparse
import os
import platform
import sys
import time

from tests.commands import ROOT, rows, run_module
from tests.faults.figures import FIGURES_FILE_VARIABLE, read_figures
from tests.sizes import PREFIX

PAGE = ROOT / "build" / "faults.md"
NAMES = {
    "T1": "Kill the server at random and at named places while bots play",
    "T2": "Cut the power: what was not synced is lost, torn or kept at random",
    "T3": "Simulated worlds: messages lost, doubled, late and mixed up; crashes",
    "T4": "Many writers, stale and repeated commands, against a plain list",
    "T5": "Two processes and PostgreSQL: kills, frozen processes, a killed database",
    "T6": "Two windows on one seat act at once; a client is killed, another sends everything twice",
    "T7": "Readers that never read, writers that hardly write",
    "T8": "All clients are cut off at once",
    "T9": "A full disk",
    "T10": "A locked file, a database that dies",
    "T11": "Many games at once, and the most that the server takes",
    "T12": "A long evening",
    "T13": "Schemathesis at every route",
    "T14": "Frames of nonsense",
    "T15": "Files of nonsense",
    "T16": "What nobody may know changes no byte",
    "T17": "Every role at every route",
    "T18": "Games of older releases go on",
    "T19": "A backup while people play",
    "T20": "A wall clock that jumps",
    "T21": "The process that looks after a table is killed, and another takes over",
    "T22": "Thousands of tables, and one visitor who does all that is costly at once",
}


def runs(scale):
    """What is run: the tests it is about, and the command."""

    def much(number, least=1):
        return str(max(least, int(number * scale)))

    seconds = "20" if scale >= 1 else "3"
    return (
        (("T1",), "tests.faults.kills", "--kills", much(1000, 5)),
        (("T1",), "tests.faults.kills", "--kills", "20", "--planted"),
        (("T2",), "tests.faults.power", "--cuts", much(10_000, 30)),
        (("T3",), "tests.faults.simulator", "--seeds", much(200_000, 500)),
        (("T5",), "tests.faults.processes", "--rounds", much(60, 3)),
        (("T21",), "tests.faults.takeovers", "--kills", much(1000, 3), "--halls", "4"),
        (("T7", "T8"), "tests.faults.crowds", "--clients", much(1000, 50)),
        (("T11",), "tests.faults.load", "--games", much(1000, 50), "--rate", "500", "--seconds", seconds, "--sync", "5"),
        (("T11",), "tests.faults.load", "--games", much(500, 20), "--rate", "300", "--seconds", seconds, "--spectators", "2"),
        (("T22",), "tests.faults.rude", "--tables", much(2000, 16), "--rate", much(500, 20), "--seconds", "30" if scale >= 1 else "5"),
        (("T12",), "tests.faults.soak", "--minutes", str(max(0.2, 10 * scale))),
        (("T3",), "pytest", "-k", "planted", "tests/faults/test_simulator.py"),
        (("T4", "T19"), "pytest", "-k", "plain_list or backup", "tests/store/test_contract.py"),
        (("T6",), "pytest", "tests/faults/test_windows.py"),
        (("T9", "T10", "T20"), "pytest", "-k", "not power", "tests/faults/test_disks.py"),
        (("T13", "T14", "T15"), "pytest", "tests/faults/test_fuzz.py"),
        (("T16",), "pytest", "tests/faults/test_secrets.py"),
        (("T17",), "pytest", "tests/server/test_roles.py"),
        (("T18",), "pytest", "tests/server/test_upgrade.py"),
    )


def sizes(scale):
    """How long the long forms of the tests under pytest are."""
    long = {"PAIRS": 20_000, "FRAMES": 100_000, "FILES": 100_000, "CASES": 20_000, "STEPS": 200_000, "RACES": 1000}
    return {PREFIX + name: str(max(20, int(number * scale))) for name, number in long.items()}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--only", nargs="*", default=[])
    wanted = parser.parse_args()
    kept = PAGE.with_suffix(".jsonl")
    PAGE.parent.mkdir(exist_ok=True)
    kept.unlink(missing_ok=True)
    environment = {**os.environ, **sizes(wanted.scale), FIGURES_FILE_VARIABLE: str(kept)}
    ran = []
    for tests, module, *arguments in runs(wanted.scale):
        if wanted.only and not set(tests) & set(wanted.only):
            continue
        ran.append(run_module(tests, environment, module, *arguments))
        PAGE.write_text(page(ran, read_figures(kept), wanted.scale), "utf-8")
    missed = sum(not found.ok for found in read_figures(kept))
    print(f"written: {PAGE.relative_to(ROOT)}, {missed} targets missed")
    return missed + sum(each.code != 0 for each in ran)


def page(ran, figures, scale):
    """All figures as Markdown."""
    head = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    lines = [
        "# What was tried, and what came of it",
        "",
        f"Written by `make faults` on {time.strftime('%Y-%m-%d')}; {head}; load average {os.getloadavg()[0]:.1f} at the end."
        + ("" if scale == 1 else f" Only {scale:g} of the long form."),
        "A control is a planted mistake, and has to be found.",
        "",
        "| test | what | figure | target | |",
        "|---|---|---|---|---|",
    ]
    for test in NAMES:
        for found in figures:
            if found.test == test:
                verdict = "missed" if not found.ok else "control, found" if found.control else "met" if found.target else ""
                lines.append(f"| {test} | {found.what} | {found.value} | {found.target} | {verdict} |")
    lines += ["", "| test | is about |", "|---|---|"]
    lines += [f"| {test} | {name} |" for test, name in NAMES.items() if any(test in each.about for each in ran)]
    lines += ["", "| command | took | |", "|---|---|---|"]
    lines += rows(ran)
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main())
