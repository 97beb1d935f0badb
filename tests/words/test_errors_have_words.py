"""Every refusal has a sentence with the same arguments, and every sentence a refusal."""

import ast
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from pithead.words import LANGUAGES

SOURCE = Path(__file__).parents[2] / "src/pithead"
RULE_FIRST = {"IllegalEvent"}
REFUSALS = {"Refusal", "Unreadable", "Tampered", "StoreFailed", "ServerRefusal", *RULE_FIRST}


def literals(node):
    """The texts that an argument can be: a literal, or either side of `a if x else b`."""
    if isinstance(node, ast.Constant):
        return [node.value]
    return [*literals(node.body), *literals(node.orelse)] if isinstance(node, ast.IfExp) else []


def refusals():
    """The reason, the arguments and the place of every refusal in the sources."""
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            name = getattr(node.func, "attr", getattr(node.func, "id", "")) if isinstance(node, ast.Call) else ""
            if name in REFUSALS and len(node.args) > (name in RULE_FIRST):
                arguments = {keyword.arg for keyword in node.keywords}
                for reason in literals(node.args[name in RULE_FIRST]):
                    yield reason, arguments, f"{file.relative_to(SOURCE)}:{node.lineno}"
            if name == "read_json":  # it refuses with the reason that it is given
                yield literals(node.args[2])[0], {"problem"}, f"{file.relative_to(SOURCE)}:{node.lineno}"


@cache
def raised():
    """All refusals, found once."""
    return list(refusals())


class Variables(Visitor):
    """Collects the `$names` of a message."""

    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node):  # noqa: N802 - the name is Fluent's
        self.names.add(node.id.name)


@cache
def messages(text):
    """The arguments of every message of a catalogue."""
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


CATALOGUES = {
    language: "\n".join(file.read_text("utf-8") for file in sorted(SOURCE.glob(f"**/words/{language}/error.ftl"))) for language in LANGUAGES
}


def test_there_are_refusals_and_sentences():
    assert len({reason for reason, _, _ in raised()}) > 80
    assert all(CATALOGUES.values())


@pytest.mark.parametrize("catalogue", CATALOGUES.values(), ids=CATALOGUES.keys())
def test_every_refusal_has_a_sentence(catalogue):
    known = messages(catalogue)
    assert [(reason, where) for reason, _, where in raised() if f"error-{reason}" not in known] == []


@pytest.mark.parametrize("catalogue", CATALOGUES.values(), ids=CATALOGUES.keys())
def test_every_sentence_uses_only_what_the_refusal_tells(catalogue):
    known = messages(catalogue)
    missing = [(reason, known[f"error-{reason}"] - told, where) for reason, told, where in raised() if known[f"error-{reason}"] - told]
    assert missing == []


@pytest.mark.parametrize("catalogue", CATALOGUES.values(), ids=CATALOGUES.keys())
def test_every_fact_of_a_refusal_is_in_its_sentence(catalogue):
    known = messages(catalogue)
    unused = [(reason, told - known[f"error-{reason}"], where) for reason, told, where in raised() if told - known[f"error-{reason}"]]
    assert unused == []


@pytest.mark.parametrize("catalogue", CATALOGUES.values(), ids=CATALOGUES.keys())
def test_every_sentence_belongs_to_a_refusal(catalogue):
    known = {f"error-{reason}" for reason, _, _ in raised()}
    assert sorted(messages(catalogue).keys() - known) == []


def test_a_sentence_with_other_arguments_would_be_noticed():
    known = messages("error-a = { $one ->\n    [one] { $two }\n   *[other] many\n }\n")
    assert known == {"error-a": {"one", "two"}}
