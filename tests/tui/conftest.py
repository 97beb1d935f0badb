"""The terminal client without a terminal: real screens of a given size, driven by keys and clicks."""

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from textual.app import App
from textual.pilot import Pilot

from pithead.cli.session import PlayRequest, Session, open_session
from pithead.cli.tui.app import PitheadApp
from pithead.cli.tui.table import TableScreen
from pithead.game import forced
from tests.sizes import size
from tests.waiting import HANG_S

SCREENS = Path(__file__).parents[1] / "snapshots" / "screens"
SIZES = [(80, 24), (120, 40)]


def screen_text(app: App) -> str:
    """What a person would read on the screen."""
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip).rstrip() for strip in strips) + "\n"


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Session]:
    """A new game on a public seed, kept in a folder without other games: the one before is thrown away."""
    monkeypatch.chdir(tmp_path)

    def open_table(game: str = "dice-miner", **wishes) -> Session:
        Path("game.json").unlink(missing_ok=True)
        wish = PlayRequest(game, **{"seed": "snapshots", "save": Path("game.json"), "level": "random", **wishes})
        return open_session(wish)

    return open_table


def app_for(session: Session, confirm: bool = True) -> PitheadApp:
    return PitheadApp(TableScreen(session), motion=False, confirm=confirm)


def play_until(session: Session, reached: Callable[[Session], bool], luck: int = 0) -> bool:
    """Play on at random until a person must decide in a position that is wanted; False if that never came."""
    rng = Random(f"until {luck}")
    while not session.over:
        list(session.advance())
        if session.over:
            return False
        if session.actor is not None and forced(session.game, session.match.state) is None and reached(session):
            return True
        legal = session.game.legal(session.match.state, session.actor)
        session.act(session.actor, rng.choice(legal[:-1] or legal))
    return False


def session_at(table: Callable[..., Session], reached: Callable[[Session], bool], **wishes) -> Session:
    """A game where a person decides in a position that is wanted; other dice are tried until one comes."""
    for luck in range(60):
        session = table(**{**wishes, "seed": f"luck {luck}"})
        if play_until(session, reached, luck):
            return session
    raise AssertionError("it never came")


def skip_middle(session: Session, nearly_over: Callable[[Session], bool]) -> None:
    """A program plays the middle of a game, unless whole games are wanted."""
    if not size("WHOLE_GAMES"):
        assert play_until(session, nearly_over)


async def settled(app: App, pilot: Pilot) -> None:
    """Wait until bots and dice have acted and everything is drawn."""
    before = None
    while (drawn := screen_text(app)) != before:
        before = drawn
        await app.workers.wait_for_complete()
        await pilot.pause()


async def until(pilot: Pilot, reached: Callable[[], bool]) -> None:
    """Wait for something on the screen."""
    async with asyncio.timeout(HANG_S):
        while not reached():
            await pilot.pause()


def check_screen(name: str, text: str) -> None:
    """Compare with the screen in the repository; PITHEAD_UPDATE=1 writes it anew, and the diff is the review."""
    file = SCREENS / f"{name}.txt"
    if os.environ.get("PITHEAD_UPDATE"):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    assert file.exists(), f"no screen {file.name}; write it with PITHEAD_UPDATE=1"
    assert text == file.read_text("utf-8")
