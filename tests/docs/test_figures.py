"""Figures on the pages are those of the code: whoever changes one is told where it stands in words."""

import json
import re
from pathlib import Path

import pytest

from pithead.coach import daily, hints
from pithead.coach.room import coach_of
from pithead.envs.encoded_game import EncodedGame
from pithead.games import game_names, load_game, package_of
from pithead.server import analyses, bots, endpoints, sessions, studies, tables, worker, worker_pool
from pithead.sim import run
from pithead.words import Words
from pithead.words.guesses import guesses_of
from tests.faults.__main__ import runs as faults
from tests.faults.__main__ import sizes as long_sizes
from tests.proofs.__main__ import runs as proofs
from tests.sizes import PREFIX, SIZES

DOCS = Path(__file__).parents[2] / "docs"
NUMBERS = {"two": 2, "four": 4, "five": 5, "ten": 10, "forty": 40}


def number(text):
    """A number in figures or in words."""
    return NUMBERS.get(text) or int(text.replace(",", ""))


def page(name):
    return " ".join((DOCS / name).read_text("utf-8").split())


FIGURES = [
    ("concepts/never-lose-a-move.md", r"is asked again for (\w+) seconds", lambda: tables.STORE_RETRIES * tables.STORE_RETRY_PAUSE_S),
    ("reference/server.md", r"good for (\d+) seconds and once", lambda: sessions.TICKET_LIFETIME_S),
    ("reference/server.md", r"works once, for (\d+) days", lambda: endpoints.LINK_LIFETIME_S / 86_400),
    ("reference/server.md", r"has up to (\d+) of them", lambda: studies.MAX_SCENES),
    ("reference/server.md", r"the best (\w+) at most", lambda: hints.MOST_HINTS),
    ("reference/server.md", r"nobody asks about for (\d+) seconds is stopped", lambda: analyses.ABANDONED_AFTER_S),
    ("reference/server.md", r"the last (\d+) are remembered", lambda: analyses.MAX_KEPT_ANALYSES),
    ("reference/server.md", r"Bots think in (\w+) to \w+ processes", lambda: worker_pool.MIN_WORKERS),
    ("reference/server.md", r"Bots think in \w+ to (\w+) processes", lambda: worker_pool.MAX_WORKERS),
    ("levels.md", r"overruns its time by (\w+) seconds", lambda: bots.BOT_GRACE_S),
    ("levels.md", r"\(nice (\d+)\)", lambda: worker.NICENESS),
    ("puzzles.md", r"three levels, (\w+) games each", lambda: daily.GAMES_PER_LEVEL),
    ("concepts/fast-kernels.md", r"([\d,]+) games of each are part of `make test`", lambda: SIZES["EQUAL"]),
    ("reference/simulate.md", r"Row groups hold ([\d,]+) games each", lambda: run.CHUNK),
]


@pytest.mark.parametrize(("name", "pattern", "value"), FIGURES, ids=lambda part: part if isinstance(part, str) and "\\" not in part else "")
def test_a_figure_is_that_of_the_code(name, pattern, value):
    found = re.findall(pattern, page(name))
    assert found, pattern
    assert {number(each) for each in found} == {value()}


def commands(all_runs, module, option):
    """The number that an option has in the long form of a command."""
    return next(int(run[run.index(option) + 1]) for run in all_runs if module in run and option in run)


def test_what_is_tried_is_what_the_page_says():
    rows = re.findall(r"^\| ([^|]+) \| ([\d,]+) \| ([\d,]+) \|$", (DOCS / "concepts/never-lose-a-move.md").read_text("utf-8"), re.MULTILINE)
    long = {name.removeprefix(PREFIX): int(value) for name, value in long_sizes(1).items()}
    long["KILLS"] = commands(faults(1), "tests.faults.kills", "--kills")
    long["CUTS"] = commands(faults(1), "tests.faults.power", "--cuts")
    long["WORLDS"] = commands(faults(1), "tests.faults.simulator", "--seeds")
    names = ("KILLS", "CUTS", "WORLDS", "PAIRS", "FRAMES", "FILES")
    assert [(number(short), number(much)) for _, short, much in rows] == [(SIZES[name], long[name]) for name in names]


def test_the_proof_of_the_kernels_is_as_long_as_the_page_says():
    shown = set(re.findall(r"pithead\.sim\.proof [\w-]+ --games (\d+)", page("concepts/fast-kernels.md")))
    assert shown == {str(commands(proofs(1), "pithead.sim.proof", "--games"))}


def test_the_bands_are_those_of_the_page():
    lines = (DOCS / "concepts/luck-and-skill.md").read_text("utf-8").splitlines()
    row = re.compile(r"^\| [a-z ]+ \| less than ([\d.]+) % \| less than ([\d.]+) % \|$")
    shown = [[float(share) / 100 for share in found.groups()] for line in lines if (found := row.search(line))]
    bounds = [coach_of(game).band_bounds for game in ("dice-miner", "mini-miners")]
    assert shown == [pytest.approx(each) for each in zip(*bounds, strict=True)]


def ladder(name):
    """The rows of the page by level: Elo, and the wins against the one below, of one game."""
    text = (DOCS / "levels.md").read_text("utf-8")
    titles = re.search(r"^\| level \| (.*Elo.*) \|$", text, re.MULTILINE)[1].split(" | ")
    column = titles.index(f"{Words('en')(f'game-{name}-title')}: Elo")
    rows = {}
    for line in text.splitlines():
        if line.startswith("|") and "\N{PLUS-MINUS SIGN}" in line:
            level, *cells = (cell.strip() for cell in line.strip("|").split("|"))
            rows[level.strip("`").lower().replace(" ", "-")] = (cells[column], cells[column + 1].partition(" (")[0])
    return rows


@pytest.mark.parametrize("name", ["dice-miner", "mini-miners"])
def test_the_ladder_of_the_page_is_the_one_that_was_measured(name):
    shown = ladder(name)
    for rung in json.loads(package_of(name).resource("bots", "ladder-2.json").read_text("utf-8"))["rungs"]:
        elo = "1000" if rung["name"] == "greedy" else f"{rung['elo']:.0f} \N{PLUS-MINUS SIGN} {rung['within']:.0f}"
        won = f"{100 * rung['won']:.1f} \N{PLUS-MINUS SIGN} {100 * rung['won_within']:.1f} %" if rung["below"] else ""
        assert shown[rung["name"]] == (elo, won)


@pytest.mark.parametrize("name", game_names())
def test_the_numbers_of_actions_and_of_an_observation_are_those_of_the_page(name):
    file = DOCS / "games" / name / "encoding.md"
    if not file.exists():
        pytest.skip("nobody has documented what a learner sees")
    text, table = file.read_text("utf-8"), EncodedGame(name, 2)
    assert int(re.search(r"^(\d+) actions", text, re.MULTILINE)[1]) == table.actions
    assert int(re.search(r"^(\d+) numbers for two seats", text, re.MULTILINE)[1]) == sum(field.size for field in table.fields)


def report_table(game, figure):
    """The numbers of a figure in our report: row, column, value."""
    part = (DOCS / "lab" / f"{game}.html").read_text("utf-8").split(f'<h2 id="{figure}"')[1].split("<h2 ")[0]
    head, *rows = [
        [re.sub("<[^>]+>", "", cell) for cell in re.findall(r"<t[hd].*?</t[hd]>", row)] for row in re.findall("<tr>.*?</tr>", part)
    ]
    return {(row[0], name): float(cell.split()[0].replace("\N{MINUS SIGN}", "-")) for row in rows for name, cell in zip(head[1:], row[1:])}


def test_the_guesses_have_the_figures_of_our_reports():
    told = {guess.id: guess.figures for name in game_names() for guess in guesses_of(load_game(name)).guesses}
    gold, danger, home = (report_table("mini-miners", f"variants-{each}") for each in ("gold", "fell-in", "home"))
    before = report_table("mini-miners", "happenings-mine")["a seventh marker: the mine falls in, of all rounds", "3 players"]
    deep, near, clearing = "deck IV: collapse for 2 nuggets", "deck I: 1 nugget for collapse", "no marker for clear a collapse"
    after = round(before + danger[deep, "random"], 2)
    decks = {"before": before, "after": after, "gold": -gold[deep, "random"], "home": home[near, "random"]}
    assert told["mine-decks"] == decks
    assert told["mine-tools"] == {"gold": -gold["two more: dynamite, two less: lantern", "random"]}
    assert told["mine-markers"] == {"gold": -gold[clearing, "random"], "home": -home[clearing, "random"]}
    points = {row: value for (row, level), value in report_table("dice-miner", "variants-points").items() if level == "greedy"}
    hazard = {
        faces: points[f"hazard: {faces}, beer"]
        for faces in ("1 cave, 1 cave, 2 cave, 1 dragon, 4 dragon", "1 cave, 2 cave, 3 cave, 4 dragon, 4 dragon")
    }
    assert told["dice-hazard"] == dict(zip(("less", "more"), (-min(hazard.values()), max(hazard.values()))))
    picks, shields = (points[f"tool: {faces}, 2 chest, beer"] for faces in ("pick, pick, pick, shield", "pick, shield, shield, shield"))
    assert told["dice-tool"] == {"less": -picks, "more": shields}
    assert told["dice-magic"] == {"more": points["magic: 1, 1, 2, 2, 3, beer"]}


def test_a_box_of_ones_own_has_no_figures_of_ours():
    assert guesses_of(load_game("mini-miners", "[tools]\nstar = 4\nshovel = 6\n")) is None
