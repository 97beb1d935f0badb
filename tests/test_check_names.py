"""The check that shared code names no game finds every spelling, and forgives what may say it."""

import importlib.util
from pathlib import Path

import pytest

PATH = Path(__file__).parents[1] / "tools" / "check_names.py"


def load():
    spec = importlib.util.spec_from_file_location("check_names", PATH)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


names = load()


@pytest.fixture
def project(tmp_path):
    """A project with one game by entry point and another that only has a board."""
    (tmp_path / "pyproject.toml").write_text('[project.entry-points."pithead.games"]\n"sky-chess" = "x:PACKAGE"\n')
    for folder in (
        "web/src/boards/sky-chess",
        "web/src/boards/go",
        "web/src/boards/generic",
        "src/pithead/sky_chess",
        "src/pithead/server",
    ):
        (tmp_path / folder).mkdir(parents=True)
    return tmp_path


def write(project, path, text):
    (project / path).write_text(text)
    return [(place.path.relative_to(project).as_posix(), place.line) for place in names.check(project, ["web", "python"])]


def test_games_are_known_by_entry_points_and_by_boards(project):
    assert names.games(project) == ["go", "sky-chess"]


@pytest.mark.parametrize("spelled", ["sky-chess", "sky_chess", "SkyChess", "Sky Chess", "web-hint-sky-chess-draw"])
def test_every_spelling_is_found(project, spelled):
    assert write(project, "web/src/main.ts", f'first();\nif (game === "{spelled}") act();\n') == [("web/src/main.ts", 2)]


def test_styles_pages_and_generic_boards_are_looked_at(project):
    assert write(project, "web/src/boards/generic/board.css", ".sky-chess {}") == [("web/src/boards/generic/board.css", 1)]


@pytest.mark.parametrize("path", ["web/src/boards/sky-chess/Board.tsx", "web/src/main.test.ts", "src/pithead/sky_chess/package.py"])
def test_a_game_may_say_its_own_name_and_tests_may_too(project, path):
    assert write(project, path, "# sky-chess") == []


def test_in_python_only_documentation_may_name_a_game(project):
    text = (
        '"""Such as sky-chess."""\n\nFIRST = "sky-chess"  # sky-chess\n"""Not sky_chess alone."""\n\n\n'
        'def sky_chess() -> str:\n    """SkyChess."""\n    return f"{FIRST}"\n'
    )
    assert write(project, "src/pithead/server/x.py", text) == [("src/pithead/server/x.py", 3), ("src/pithead/server/x.py", 7)]


def test_the_page_names_no_game():
    assert names.check(PATH.parents[1], ["web"]) == []
