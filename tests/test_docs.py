"""The documentation is true: its code runs, its commands print what they show, its files exist."""

import doctest
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest
from typer.main import get_command

from pithead.cli.app import app
from pithead.cli.options import GameCommand
from pithead.dice_miner.rules.notation import NOTATION as DICE_NOTATION
from pithead.dice_miner.rules.position import Position
from pithead.games import game_names, load_game
from pithead.mini_miners.rules.notation import NOTATION as MINE_NOTATION
from pithead.mini_miners.rules.position import Position as MinePosition
from pithead.mini_miners.rules.scoring import ScoreCase
from pithead.mini_miners.rules.state import Deck, Dwarf, MiniMinersOptions, Over, Past, Phase, Shift, Together, Turn
from pithead.notation import Notation
from pithead.record import read_record, verify
from tools.docs_pages import COMMANDS

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
PHASES = get_args(Phase)
JSON = re.compile(r"```json\n(.*?)```", re.DOTALL)
BLOCK = re.compile(r"```console\n(.*?)```", re.DOTALL)
OTHER_BLOCK = re.compile(r"^ *```(?!console)\w*\n(.*?)^ *```", re.DOTALL | re.MULTILINE)
COMMAND = re.compile(r"^ *(?:\$ )?(?:pithead|make|pip|pipx|uvx|python3?|py|pytest) .*", re.MULTILINE)


def pages(pattern: str = "") -> list[Path]:
    return [pytest.param(page, id=str(page.relative_to(ROOT))) for page in PAGES if pattern in page.read_text("utf-8")]


def console_commands(page: Path) -> list[tuple[str, str]]:
    """Every `$ command` of a page, with the output that the page shows for it."""
    commands = []
    for block in BLOCK.findall(page.read_text("utf-8")):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, output = part.partition("\n")
            commands.append((re.sub(r"\s+# .*", "", command), output))
    return commands


@pytest.mark.parametrize("page", pages("```"))
def test_commands_stand_where_they_are_tested(page: Path):
    assert [command for block in OTHER_BLOCK.findall(page.read_text("utf-8")) for command in COMMAND.findall(block)] == []


@pytest.mark.parametrize("page", pages(">>> "))
def test_python_examples_run(page: Path):
    failures, tests = doctest.testfile(str(page), module_relative=False)
    assert tests
    assert not failures


@pytest.mark.parametrize("page", pages("```console"))
def test_commands_print_what_the_page_shows(page: Path, tmp_path: Path):
    environment = {**os.environ, "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"}
    for command, output in console_commands(page):
        if output:
            run = subprocess.run(command, shell=True, capture_output=True, text=True, cwd=tmp_path, env=environment, check=False)
            assert run.stdout == output, command


@pytest.mark.parametrize("page", pages("```console"))
def test_commands_and_options_exist(page: Path):
    root = get_command(app)
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    for command, _ in console_commands(page):
        for words in re.findall(r"(?:^|\| )(pithead|make) ([^|]*)", command):
            program, (verb, *rest) = words[0], words[1].split()
            if program == "make":
                assert verb in targets, command
            else:
                asked = root if verb.startswith("--") else root.commands[verb]
                if asked is not root and rest and rest[0] in getattr(asked, "commands", {}):
                    asked = asked.commands[rest[0]]
                known = {option for parameter in asked.params for option in parameter.opts}
                if isinstance(asked, GameCommand) and rest and rest[0] not in game_names():
                    continue  # the game that a tutorial writes; its own tests type its commands
                if isinstance(asked, GameCommand):
                    known |= {flag.text for game in game_names() for flag in asked.flags(game, known)}
                rest = [verb, *rest] if asked is root else rest
                assert {word for word in rest if word.startswith("--")} <= known | {"--lang"}, command


@pytest.mark.parametrize("page", pages("]("))
def test_links_lead_somewhere(page: Path):
    for link in re.findall(r"\]\(([^)#\s]+)[^)]*\)", page.read_text("utf-8")):
        target = page.parent / link
        if not link.startswith("https:") and target != ROOT / "docs" / COMMANDS:
            assert target.exists(), link


def test_the_front_page_leads_to_every_page():
    front = ROOT / "docs" / "index.md"
    linked = {front.parent / link for link in re.findall(r"\]\(([^)#\s]+)[^)]*\)", front.read_text("utf-8"))}
    assert {*ROOT.glob("docs/**/*.md")} - linked == {front}


@pytest.mark.parametrize("name", ["daily-mountain", "mini-miners"])
def test_the_example_records_are_real(name: str):
    verify(read_record((ROOT / f"docs/examples/{name}.json").read_bytes()))


def test_the_page_shows_the_example_records():
    page = (ROOT / "docs/record-format.md").read_text("utf-8")
    examples = [(ROOT / f"docs/examples/{name}.json").read_text("utf-8") for name in ("daily-mountain", "mini-miners", "mini-miners")]
    shown = JSON.findall(page)
    assert len(shown) == len(examples)
    for block, example in zip(shown, examples):
        assert {line for line in block.splitlines() if line != "  ..."} <= set(example.splitlines())


def test_the_page_explains_every_field_of_a_record():
    page = (ROOT / "docs/record-format.md").read_text("utf-8")
    record = json.loads((ROOT / "docs/examples/daily-mountain.json").read_text())
    for field in record:
        assert f"| `{field}` |" in page
    for field in record["header"]:
        assert f"| `header.{field}` |" in page


@pytest.mark.parametrize(
    ("game", "fields"),
    [
        ("dice-miner", Position.__struct_fields__),
        ("mini-miners", MinePosition.__struct_fields__),
        ("mini-miners", MiniMinersOptions.__struct_encode_fields__),
        ("mini-miners", [field for struct in (Dwarf, Deck, Past, Shift) for field in struct.__struct_fields__]),
        ("mini-miners", [field for phase in PHASES for field in phase.__struct_fields__]),
        ("mini-miners", ScoreCase.__struct_fields__),
    ],
)
def test_every_field_of_a_position_is_documented(game: str, fields: list[str]):
    text = (ROOT / f"docs/games/{game}/position.md").read_text("utf-8")
    for field in fields:
        assert f"`{field}`" in text, field


def test_every_phase_of_mini_miners_is_documented_with_its_fields():
    lines = (ROOT / "docs/games/mini-miners/position.md").read_text("utf-8").partition("## Phases")[2].splitlines()
    for phase in PHASES:
        line = next(line for line in lines if line.startswith(f"| `{phase.__struct_config__.tag}` "))
        assert set(re.findall(r"`(\w+)`", line.split("|")[2])) == set(phase.__struct_fields__), phase


@pytest.mark.parametrize("page", pages("```json"))
def test_positions_on_the_pages_read_back(page: Path):
    for block in JSON.findall(page.read_text("utf-8")):
        if page.name == "position.md":
            game = load_game(json.loads(block)["game"])
            state = game.read_position(block)
            assert game.read_position(game.write_position(state)) == state


def test_every_decision_of_mini_miners_has_an_example():
    page = (ROOT / "docs/games/mini-miners/position.md").read_text("utf-8")
    shown = {json.loads(block)["phase"]["is"] for block in JSON.findall(page)}
    assert {phase.__struct_config__.tag for phase in PHASES if issubclass(phase, Turn | Together | Over)} <= shown


@pytest.mark.parametrize(("name", "notation"), [("dice-miner", DICE_NOTATION), ("mini-miners", MINE_NOTATION)])
def test_every_event_is_documented_and_every_example_reads_back(name: str, notation: Notation):
    game = load_game(name)
    text = (ROOT / f"docs/games/{name}/notation.md").read_text("utf-8")
    tables = text.partition("## Decisions")[2].partition("## A few turns")[0].partition("## What others see")[0]
    examples = [match for match in re.findall(r"^\| `([^`]+)`", tables, re.MULTILINE) if match != "event"]
    assert {example.split()[0] for example in examples} == set(notation.forms)
    for example in (example.removesuffix(" ...") for example in examples):
        assert game.write_event(game.read_event(example)) == example
    for block in re.findall(r"```\n(.*?)```", text.partition("## A few turns")[2], re.DOTALL):
        for line in block.splitlines():
            event = re.sub(r"^\d: ", "", line)
            assert game.write_event(game.read_event(event)) == event


def test_the_statistics_page_is_what_the_command_prints_today():
    page = (ROOT / "docs/games/mini-miners/statistics.md").read_text("utf-8")
    command = re.search(r"`pithead (statistics mini-miners --games \d+ --seed \w+)`", page)[1].split()
    short = [*command[:3], "1", *command[4:]]
    ran = subprocess.run([sys.executable, "-m", "pithead", *short], capture_output=True, text=True, check=True).stdout

    def frame(text: str) -> list[str]:
        return [line.split("|")[1].strip() if line.startswith("|") else re.sub(r"--games \d+", "", line) for line in text.splitlines()]

    assert [line for line in frame(ran) if set(line) - set("-")] == [line for line in frame(page) if set(line) - set("-")]


def test_nothing_names_a_registry_or_a_machine():
    tracked = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    forbidden = re.compile(r"(index-url|find-links|pypi\.org|pythonhosted|npmjs\.|deb\.debian|/opt/|/root/)")
    for name in tracked:
        if name.endswith((".txt", ".toml", ".json", ".yml", ".yaml", ".md", ".in", "Makefile", ".service", "Dockerfile")):
            assert not forbidden.search((ROOT / name).read_text("utf-8").replace("--no-emit-index-url", "")), name
