"""Rules, tests and sources hang together: every rule has a test, and nobody cites a rule that isn't there."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NUMBER = re.compile(r"\b(?:DM|MM)-\d+\.\d+\b")
RULE = re.compile(r"^- \*\*((?:DM|MM)-\d+\.\d+)\b", re.MULTILINE)
PAGES = sorted(page for page in (ROOT / "docs/rules").glob("*.md") if not page.name.startswith("departures"))


def numbers(text):
    """The numbers of the rules that a page states."""
    return RULE.findall(text)


def markers(source):
    """Every number in a `pytest.mark.rule(...)` of a test file, on functions, classes, the module or a parameter."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and ast.unparse(node.func) == "pytest.mark.rule":
            yield from (argument.value for argument in node.args if isinstance(argument, ast.Constant))


RULES = {number for page in PAGES for number in numbers(page.read_text("utf-8"))}
GAMES = {number.partition("-")[0] for number in RULES}
TESTS = [file for file in (ROOT / "tests").rglob("test_*.py") if file != Path(__file__)]


@cache
def cited():
    """The rules that tests cite, each with a file where it is."""
    return {number: file for file in TESTS for number in markers(file.read_text("utf-8"))}


def unknown(number):
    """Is this a rule that the page of its game doesn't have?"""
    return number.partition("-")[0] in GAMES and number not in RULES


def test_the_pages_have_rules():
    assert len([number for number in RULES if number.startswith("DM-")]) == 39


def test_every_section_of_mini_miners_is_tested_from_its_first_rule_to_its_last():
    last = [3, 4, 2, 5, 3, 9, 7, 16, 3, 2, 3, 3]
    rules = {f"MM-{section}.{rule}" for section, count in enumerate(last, 1) for rule in range(1, count + 1)}
    assert {number for number in RULES if number.startswith("MM-")} in (rules, set())
    assert {number for number in cited() if number.startswith("MM-")} == rules


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_no_page_gives_a_number_twice(page):
    found = numbers(page.read_text("utf-8"))
    assert len(found) == len(set(found))


def test_every_rule_has_a_test():
    assert sorted(RULES - cited().keys()) == [], "no test is marked with these rules"


def test_every_marker_cites_a_rule_that_exists():
    assert {number: file.name for number, file in cited().items() if unknown(number)} == {}


@pytest.mark.parametrize("folder", ["src", "docs"])
def test_every_number_in_sources_and_pages_is_a_rule(folder):
    files = [file for ending in ("py", "toml", "ftl", "md") for file in (ROOT / folder).rglob(f"*.{ending}")]
    cited = {(number, file.name) for file in files for number in NUMBER.findall(file.read_text("utf-8"))}
    assert cited
    assert sorted((number, name) for number, name in cited if unknown(number)) == []


def test_every_refusal_of_an_event_carries_a_number():
    for file in (ROOT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "IllegalEvent":
                rule = ast.unparse(node.args[0])
                assert NUMBER.search(rule) or rule.endswith("rule"), f"{file.name}:{node.lineno} cites {rule}"


def test_a_rule_without_a_test_would_be_noticed():
    page = "- **DM-9.7** Nobody wins.\n- **DM-9.8 Cheers.** Everybody wins.\n"
    source = '@pytest.mark.rule("DM-9.8", "DM-9.9")\nclass TestIt:\n    pytestmark = [pytest.mark.rule("DM-9.6")]\n'
    assert set(numbers(page)) - set(markers(source)) == {"DM-9.7"}
    assert set(markers(source)) - set(numbers(page)) == {"DM-9.9", "DM-9.6"}
