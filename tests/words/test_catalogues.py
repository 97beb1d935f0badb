"""Five languages say the same things: the same ids, the same arguments, right plurals, and no sentence anywhere else."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

import pithead
from pithead.bots.levels import levels
from pithead.games import game_names
from pithead.words import LANGUAGES, Words

SOURCE = Path(pithead.__file__).parent
FOLDERS = [SOURCE / "words", *(SOURCE / name.replace("-", "_") / "words" for name in game_names())]
AREAS = sorted({path.stem for folder in FOLDERS for path in (folder / "en").glob("*.ftl")})
WEB = SOURCE.parents[1] / "web" / "src"
NUMBERS = (0, 1, 2, 5, 21, 1_000_000)


class Arguments(visitor.Visitor):
    """The variables that a message mentions."""

    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node):  # noqa: N802 - the library's name
        self.names.add(node.id.name)


def source(language, area):
    """An area as the library joins it: the shared file, and every game's."""
    files = [folder / language / f"{area}.ftl" for folder in FOLDERS]
    return "\n".join(file.read_text("utf-8") for file in files if file.exists())


@cache
def catalogue(language, area):
    """The messages of an area, with their variables; junk fails, and so do two messages with one id, ours or a game's."""
    resource = FluentParser().parse(source(language, area))
    assert not [entry for entry in resource.body if isinstance(entry, ftl.Junk)], (language, area)
    messages = {}
    for entry in resource.body:
        if isinstance(entry, ftl.Message | ftl.Term):
            found = Arguments()
            found.visit(entry)
            assert entry.id.name not in messages, f"{entry.id.name} twice"
            messages[entry.id.name] = found.names
    return messages


def for_all_games(id):
    """The id that a game says in its own way: `play-won` for `play-dice-miner-won`."""
    area, _, rest = id.partition("-")
    return next((f"{area}-{rest.removeprefix(f'{name}-')}" for name in game_names() if rest.startswith(f"{name}-")), id)


@cache
def texts_in_code():
    """Every text in the code but docstrings: plain ones, and a pattern of those that are put together."""
    plain, patterns = texts_in_web()
    for path in SOURCE.rglob("*.py"):
        nodes = list(ast.walk(ast.parse(path.read_text("utf-8"))))
        docs = {
            node.body[0].value
            for node in nodes
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and node.body
            if isinstance(node.body[0], ast.Expr) and isinstance(node.body[0].value, ast.Constant)
        }
        for node in nodes:
            if isinstance(node, ast.JoinedStr):
                parts = [re.escape(part.value) if isinstance(part, ast.Constant) else ".+" for part in node.values]
                patterns.append("".join(parts))
                docs.update(part for part in node.values if isinstance(part, ast.Constant))
            elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
                docs.add(node.value)
        for node in nodes:
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in docs:
                plain.setdefault(node.value, path.relative_to(SOURCE))
    put_together = {pattern for pattern in patterns if re.match(r"[a-z]+-", pattern.replace("\\", ""))}
    return plain, re.compile("|".join(f"(?:{pattern})" for pattern in sorted(put_together)))


def texts_in_web():
    """The ids in the code of the web app: plain ones, and patterns of those that are put together."""
    plain, patterns = {}, []
    for path in (*WEB.rglob("*.ts"), *WEB.rglob("*.tsx")):
        text = path.read_text("utf-8")
        plain |= dict.fromkeys(re.findall(r'"((?:web|level|event)-[a-z0-9-]+)"', text), path.relative_to(WEB))
        patterns += [re.sub(r"\$\{[^}]*\}", ".+", template) for template in re.findall(r"`((?:web|level|event)-[^`]*)`", text)]
    return plain, patterns


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_every_file_and_no_other(language, folder):
    files = [sorted(path.name for path in (folder / each).glob("*.ftl")) for each in ("en", language)]
    assert files[0]
    assert files[1] == files[0]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_a_catalogue_names_no_other_game(folder):
    others = [name for name in game_names() if name.replace("-", "_") != folder.parent.name]
    named = re.compile("|".join(name.replace("-", "[-_ ]?") for name in others), re.IGNORECASE)
    assert [(file.parent.name, file.name) for file in folder.rglob("*.ftl") if named.search(file.read_text("utf-8"))] == []


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_every_id_with_the_same_arguments(language, area):
    assert catalogue(language, area) == catalogue("en", area)


@pytest.mark.parametrize("area", AREAS)
def test_the_first_part_of_an_id_names_its_file(area):
    if area != "terms":
        assert {id.partition("-")[0] for id in catalogue("en", area)} == {area}


@pytest.mark.parametrize("area", [area for area in AREAS if area not in ("terms", "error")])
def test_every_id_is_used(area):
    plain, pattern = texts_in_code()
    names = {id: re.sub("-(to-)?you$", "", id) if area != "learn" else id for id in catalogue("en", area)}
    unused = [id for id, name in names.items() if not any(each in plain or pattern.fullmatch(each) for each in (name, for_all_games(name)))]
    assert not unused


def test_every_id_in_the_code_exists():
    plain, _ = texts_in_code()
    ids = {id for area in AREAS for id in catalogue("en", area)}
    known = ids | set(map(for_all_games, ids))
    wanted = {text for text in plain if re.fullmatch(rf"({'|'.join(area for area in AREAS if area != 'terms')})-[a-z0-9-]+", text)}
    reasons = {id.removeprefix("error-") for id in catalogue("en", "error")}
    bots = {name for game in game_names() for name in levels(game)}
    assert not sorted(wanted - known - reasons - bots - set(game_names()))


def test_no_sentence_is_written_in_the_code():
    plain, _ = texts_in_code()
    sentences = {
        text: str(path)
        for text, path in plain.items()
        if re.search(r"[A-Za-z]{2,},? [a-z]{2,},? [a-z]{2,}", text) and not re.search(r"[{}<>=;_\\]|^[a-z-]+( [a-z0-9:=-]+)*$", text)
    }
    strength = {"bots/strength/__main__.py", "bots/strength/page.py"}
    measuring = {"sim/proof.py", "ratings/__main__.py", "ratings/measure.py", "duplicate/__main__.py", "bots/measured_page.py", *strength}
    allowed = {"testing.py", "store/postgres.py", "store/contacts.py", *measuring}  # contracts, SQL, and who writes pages for the docs
    assert not {text: path for text, path in sentences.items() if path not in allowed}


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_works_for_every_number(language, area):
    if area == "terms":
        return
    say = Words(language)
    for id, arguments in catalogue(language, area).items():
        for number in NUMBERS if arguments & numbers() else NUMBERS[:1]:
            text = say(id, **{name: number if name in numbers() else f"“{name}”" for name in arguments})
            assert text.strip()
            assert "{" not in text
            assert not re.search(r" [,.;]|\?\?\?|  +[a-z]", text) or language == "fr", text


@cache
def numbers():
    """The arguments that select a plural somewhere."""
    found = set()

    class Selectors(visitor.Visitor):
        def visit_SelectExpression(self, node):  # noqa: N802
            keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
            if isinstance(node.selector, ftl.VariableReference) and keys & {"one", "other"}:
                found.add(node.selector.id.name)
            self.generic_visit(node)

    for area in AREAS:
        Selectors().visit(FluentParser().parse(source("en", area)))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_plain_text_so_that_it_needs_no_library(language):
    say = Words(language)
    for area in ("help", "rule"):
        for id, arguments in catalogue(language, area).items():
            assert not arguments
            assert say.plain(id) == " ".join(say(id).split("\n"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_words_fit_on_a_die(language):
    say = Words(language)
    for id in catalogue(language, "dice"):
        if id.startswith("dice-short-"):
            assert len(say(id)) <= 6, id
        if id.startswith("dice-letter-"):
            assert len(say(id)) == 1, id
