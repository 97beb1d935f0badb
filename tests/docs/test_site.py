"""`make docs`: every page is reached, nothing comes from another host, and what is made from the code is complete."""

import logging
import re
from pathlib import Path

import pytest
from mkdocs.commands.build import build
from mkdocs.config import load_config

from pithead import __all__ as exported
from pithead.cli.app import app

ROOT = Path(__file__).parents[2]
LOADED = re.compile(r"""<(?:script|link|img|iframe|source|object)\b[^>]*?(?:src|href|data)=["']?(?:https?:)?//|url\(["']?https?://""")
"""What a browser fetches by itself; a link that a reader may follow is none of it."""


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    folder = tmp_path_factory.mktemp("site")
    config = load_config(str(ROOT / "mkdocs.yml"), site_dir=str(folder), strict=True)
    before = {name: logging.getLogger(name).level for name in ("mkdocs", "mkdocs.plugins")}
    build(config)
    for name, level in before.items():
        logging.getLogger(name).setLevel(level)
    return folder


def test_nothing_is_loaded_from_another_host(site):
    files = [file for kind in ("html", "css") for file in site.rglob(f"*.{kind}")]
    assert len(files) > 40
    assert [file.name for file in files if LOADED.search(file.read_text("utf-8"))] == []


def test_every_page_is_in_the_contents(site):
    contents = (site / "index.html").read_text("utf-8")
    pages = [page.relative_to(ROOT / "docs").with_suffix("") for page in (ROOT / "docs").rglob("*.md") if page.name != "index.md"]
    assert [str(page) for page in pages if f'href="{page.as_posix()}/"' not in contents] == []


def test_every_command_has_its_help(site):
    page = (site / "reference" / "commands" / "index.html").read_text("utf-8")
    names = [command.name or command.callback.__name__ for command in app.registered_commands]
    assert len(names) > 15
    for name in names:
        assert f"Usage: pithead {name} " in page


def test_everything_that_is_exported_is_documented(site):
    page = (site / "reference" / "python" / "index.html").read_text("utf-8")
    anchors = {anchor.rpartition(".")[2] for anchor in re.findall(r'id="(pithead\.[\w.]+)"', page)}
    assert set(exported) - anchors == set()
