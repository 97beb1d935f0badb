"""`make proofs`: what `make test` tries on some games, tried on very many; the page is build/proofs.md.

python -m tests.proofs                     # hours
python -m tests.proofs --scale 0.01        # the same commands with a hundredth of it
python -m tests.proofs --only kernels luck
"""

import argparse
import os
import platform
import sys
import time

from tests.commands import ROOT, rows, run_module
from tests.kits import kits
from tests.sizes import PREFIX, SIZES

PAGE = ROOT / "build" / "proofs.md"
LONG = {
    "LAWS": 500,
    "EXAMPLES": 1_000,
    "CHANGES": 2_000,
    "ORACLE": 1_000,
    "ENDGAMES": 5_000,
    "SIDE_BY_SIDE": 500,
    "ENDS": 10_000,
    "ANALYSED": 200,
    "NARRATED": 20,
    "MARKED": 1_000,
    "ALOUD": 20,
}
"""How much of everything there is in the whole proof."""

ALL = {
    "COMPILED": 1,
    "EVERY": 1,
    "RECORDED": 10_000,
    "SLIPS": 100,
    "SPIELS": 3,
    "CARDS": 4,
    "VIEWERS": 4,
    "WHOLE_GAMES": 1,
    "LANGUAGES": 5,
    "LOOKS": 4,
    "SCREENS": 40,
    "WINDOWS": 5,
    "MATS": 3,
    "PUZZLES": 10_000,
}
"""What is all or nothing."""

PAGES = ("marks", "read_aloud", "every_screen", "tutorials", "journeys", "stage", "coach", "generic_board", "static", "last_move")
"""The tests in a browser that have a long form."""


def runs(scale):
    """What is run: what it is about, and the command."""

    def much(number, least=1):
        return str(max(least, int(number * scale)))

    for game in kits("sim", "rivals"):
        yield "kernels", "pithead.sim.proof", game, "--games", much(100_000, 200)
    yield "kernels", "pytest", "tests/sim/test_gpu.py", "tests/sim/test_equals_plain.py", "tests/sim/mini_miners/test_determinise.py"
    yield "kernels", "pytest", "tests/envs/test_batch.py", "tests/envs/test_open_spiel.py"
    yield "bots", "pytest", "tests/bots/test_levels.py", "tests/bots/mini_miners/test_search.py", "tests/bots/mini_miners/test_master.py"
    yield "training", "tests.proofs.training"
    yield "portable", "pithead.sim.wasm.build", "--check"
    for other in ((), ("--v8",)):
        counts = ("--games", much(100_000, 2000), "--searches", much(1000, 20), "--solved", much(10_000, 20))
        yield "portable", "tests.proofs.portable", *counts, *other
    yield "portable", "tests.proofs.first_analysis", "--games", much(10)
    yield "portable", "tests.proofs.deadlines", "--number", much(400, 40)
    for game in kits("sim", "rivals"):
        yield "strength", "tests.proofs.strength", game, "--games", much(400, 4), "--seconds", "0.2"
    yield "laws", "pytest", "tests/properties"
    yield "oracle", "pytest", "tests/oracle"
    yield "records", "pytest", "tests/records"
    for kit in kits("proofs", "random_games").values():
        yield "games", kit.__name__, "--games", much(20_000, 100)
    yield "luck", "tests.proofs.luck", "dice-miner", "--games", much(10_000, 100)
    yield "luck", "tests.proofs.luck", "mini-miners", "--games", much(10_000, 100), "--keep", "build/luck.jsonl"
    yield "luck", "tests.proofs.luck", "dice-miner", "--games", much(1_000, 20), "--sums"
    yield "luck", "pytest", "tests/coach/test_analysis.py", "tests/coach/mini_miners/test_analysis.py", "tests/server/test_coaching.py"
    for game in kits("sim", "rivals"):
        yield "bands", "tests.proofs.bands", game, "--games", much(200, 2), "--bank", "build/bands"
    yield "puzzles", "pytest", "tests/coach/test_puzzles.py"
    yield "terminal", "pytest", "tests/tui"
    yield "words", "pytest", "tests/server/test_narration.py", "tests/words/mini_miners/test_shell.py"
    yield "evening", "tests.proofs.evening"
    for part in ("journey", "start", "thoughts"):
        yield "pocket", "tests.proofs.pocket", part
    yield "pocket", "tests.proofs.pocket", "kills", "--number", much(200)
    yield "pocket", "pytest", "tests/web/test_static.py", "tests/web/test_pocket.py"
    yield "pages", "pytest", *(f"tests/web/test_{name}.py" for name in PAGES)
    yield "pages", "tests.proofs.front_page"
    yield "pages", "tests.proofs.second_engine"
    yield "pages", "tests.proofs.webkit"
    yield "pages", "tests.proofs.stranger"
    yield "commands", "tests.proofs.commands"


def sizes(scale):
    """The long forms of the tests under pytest."""
    grown = {name: max(SIZES[name], int(number * scale)) for name, number in LONG.items()}
    return {PREFIX + name: str(number) for name, number in (grown | ALL).items()}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--only", nargs="*", default=[])
    wanted = parser.parse_args()
    PAGE.parent.mkdir(exist_ok=True)
    ran = []
    for about, module, *arguments in runs(wanted.scale):
        if not wanted.only or about in wanted.only:
            ran.append(run_module(about, os.environ | sizes(wanted.scale), module, *arguments))
            PAGE.write_text(page(ran, wanted.scale), "utf-8")
    print(f"written: {PAGE.relative_to(ROOT)}")
    return sum(each.code != 0 for each in ran)


def page(ran, scale):
    """All commands as Markdown."""
    head = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    short = "" if scale == 1 else f" Only {scale:g} of the long form."
    return "\n".join([
        "# Proofs",
        "",
        f"Written by `make proofs` on {time.strftime('%Y-%m-%d')}; {head}.{short}",
        "",
        "| command | took | |",
        "|---|---|---|",
        *rows(ran),
        "",
    ])  # fmt: skip


if __name__ == "__main__":
    sys.exit(main())
