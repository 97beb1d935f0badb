"""Pages that name a file of the project name one that is there."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = [*sorted((ROOT / "docs").rglob("*.md")), ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
NAMED = re.compile(r"`([\w-]+(?:/[\w.-]+)+\.(?:py|tsx?|css|ftl|toml))`")
FOLDERS = [ROOT, ROOT / "src", ROOT / "src" / "pithead", ROOT / "web", ROOT / "web" / "src"]
GAMES = [path.parent for path in (ROOT / "src" / "pithead").glob("*/package.py")]
"""A page about every game names a room and a file in it."""


def test_every_source_file_that_a_page_names_is_there():
    named = {(page.name, found) for page in PAGES for found in NAMED.findall(page.read_text("utf-8"))}
    missing = [(page, file) for page, file in sorted(named) if not any((folder / file).exists() for folder in (*FOLDERS, *GAMES))]
    assert len(named) > 20
    assert missing == []
