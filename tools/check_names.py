"""Fails where shared code names a game: `python tools/check_names.py [web] [python]`, both without an argument.

Games are called as their entry points and their board folders are, however they are spelled: `dice-miner`, `dice_miner`, `DiceMiner`,
"Dice Miner". A game's own folders may say its name, and so may tests; of Python the docstrings and comments too, which are documentation.
"""

from __future__ import annotations

import ast
import re
import sys
import tokenize
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
BOARDS: Final = Path("web") / "src" / "boards"
GENERIC: Final = "generic"
"""The board folder that belongs to no game."""

WEB: Final = ("web/src/**/*.ts", "web/src/**/*.tsx", "web/src/**/*.css", "web/public/*", "web/*.mjs", "web/*.py", "web/*.json*")
PYTHON: Final = ("src/pithead/**/*.py",)
MADE: Final = ("types.ts", "package-lock.json")
"""Files that are made from others."""

PICTURE: Final = ".png"
"""No text is in these."""


class Place(NamedTuple):
    """Where a game is named."""

    path: Path
    line: int
    text: str


def games(root: Path) -> list[str]:
    """The games in kebab-case: those of the project's entry points, and those that have a board."""
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    entries = project.get("entry-points", {}).get("pithead.games", {})
    boards = (folder.name for folder in (root / BOARDS).iterdir() if folder.is_dir() and folder.name != GENERIC)
    return sorted({*entries, *boards})


def spelled(names: Iterable[str]) -> re.Pattern[str]:
    """A game's name in any spelling: its words one after another, with a hyphen, a line, a space or nothing between them."""
    return re.compile("|".join("[-_ ]?".join(map(re.escape, name.split("-"))) for name in names), re.IGNORECASE)


def own_folders(root: Path, names: Iterable[str]) -> set[Path]:
    """Where a game may say its name."""
    return {folder for name in names for folder in (root / BOARDS / name, root / "src" / "pithead" / name.replace("-", "_"))}


def files(root: Path, patterns: Iterable[str], own: set[Path]) -> Iterator[Path]:
    """The shared files: no game's own, no test, no picture, nothing that is made."""
    for path in sorted({path for pattern in patterns for path in root.glob(pattern)}):
        ours = path.is_file() and path.suffix != PICTURE and path.name not in MADE
        if ours and ".test." not in path.name and own.isdisjoint(path.parents):
            yield path


def named_in_text(path: Path, name: re.Pattern[str]) -> Iterator[Place]:
    """Every line that names a game."""
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        if name.search(line):
            yield Place(path, number, line.strip())


def named_in_python(path: Path, name: re.Pattern[str]) -> Iterator[Place]:
    """Every identifier and text of the code that names a game; docstrings and comments are documentation."""
    source = path.read_text("utf-8")
    statements = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Expr))
    docs = {node.lineno for node in statements if isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)}
    with path.open("rb") as file:
        for token in tokenize.tokenize(file.readline):
            documents = token.type == tokenize.COMMENT or (token.type == tokenize.STRING and token.start[0] in docs)
            if token.type != tokenize.ENCODING and not documents and name.search(token.string):
                yield Place(path, token.start[0], token.line.splitlines()[0].strip())


def check(root: Path, halves: Iterable[str]) -> list[Place]:
    """Every place of these halves of the project that names a game."""
    names = games(root)
    name, own = spelled(names), own_folders(root, names)
    found: list[Place] = []
    if "web" in halves:
        found += [place for path in files(root, WEB, own) for place in named_in_text(path, name)]
    if "python" in halves:
        found += [place for path in files(root, PYTHON, own) for place in named_in_python(path, name)]
    return found


def main(halves: list[str]) -> None:
    """Say every place, and fail if there is one."""
    found = check(ROOT, halves or ["web", "python"])
    for place in found:
        print(f"{place.path.relative_to(ROOT)}:{place.line}: names a game: {place.text[:100]}")
    if found:
        sys.exit(f"{len(found)} places name a game outside its folder")


if __name__ == "__main__":
    main(sys.argv[1:])
