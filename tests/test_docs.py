"""The documentation is true: its code runs, its commands print what they show, its files exist."""

import doctest
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer.main import get_command

from pithead.cli.app import app
from pithead.dice_miner.position import Position
from pithead.record import read_record, verify

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
BLOCK = re.compile(r"```console\n(.*?)```", re.DOTALL)


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
    commands = get_command(app).commands
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    for command, _ in console_commands(page):
        for words in re.findall(r"(?:^|\| )(pithead|make) ([^|]*)", command):
            program, (verb, *rest) = words[0], words[1].split()
            if program == "make":
                assert verb in targets, command
            else:
                known = {option for parameter in commands[verb].params for option in parameter.opts}
                assert {word for word in rest if word.startswith("--")} <= known, command


@pytest.mark.parametrize("page", pages("]("))
def test_links_lead_somewhere(page: Path):
    for link in re.findall(r"\]\(([^)#\s]+)[^)]*\)", page.read_text("utf-8")):
        if not link.startswith("https:"):
            assert (page.parent / link).exists(), link


def test_the_example_record_is_real_and_the_page_shows_it():
    page = (ROOT / "docs/record-format.md").read_text("utf-8")
    example = (ROOT / "docs/examples/daily-mountain.json").read_bytes()
    verify(read_record(example))
    shown = page.split("```json\n")[1].split("```")[0]
    assert {line for line in shown.splitlines() if line != "  ..."} <= set(example.decode().splitlines())


def test_the_page_explains_every_field_of_a_record():
    page = (ROOT / "docs/record-format.md").read_text("utf-8")
    record = json.loads((ROOT / "docs/examples/daily-mountain.json").read_text())
    for field in record:
        assert f"| `{field}` |" in page
    for field in record["header"]:
        assert f"| `header.{field}` |" in page


def test_every_field_of_a_position_is_documented():
    page = (ROOT / "docs/reference/position.md").read_text("utf-8")
    for field in Position.__struct_fields__:
        assert f"`{field}`" in page, field


def test_nothing_names_a_registry_or_a_machine():
    tracked = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    forbidden = re.compile(r"(index-url|find-links|files\.pythonhosted|registry\.npmjs|/opt/|/root/)")
    for name in tracked:
        if name.endswith((".txt", ".toml", ".json", ".yml", "Makefile")):
            assert not forbidden.search((ROOT / name).read_text("utf-8").replace("--no-emit-index-url", "")), name
