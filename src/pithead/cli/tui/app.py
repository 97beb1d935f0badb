"""The application around the screens: themes, motion, confirmation, and the way out."""

from __future__ import annotations

import gc
from shlex import quote
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen

from pithead.cli.exit_codes import STOPPED
from pithead.cli.lessons import LessonSession
from pithead.cli.plain import analyse_here, print_lines
from pithead.cli.puzzles import PuzzleSession
from pithead.cli.session import Session, play_again
from pithead.cli.tui.replay import ReplayScreen
from pithead.cli.tui.table import TableScreen
from pithead.cli.tui.themes import DARK, LIGHT, terminal_is_dark
from pithead.cli.words import say
from pithead.game import AnyGame, State, Step

PAUSE_S = 0.25
"""How long each step of dice and bots stays before the next, in seconds."""


class PitheadApp(App[str]):
    """Pithead in a terminal; it ends with what is to be done next, if anything."""

    CSS_PATH = "pithead.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "leave", show=False, priority=True)]
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-wide")]  # noqa: RUF012 - declared so by the library
    VERTICAL_BREAKPOINTS = [(0, "-low"), (34, "-high")]  # noqa: RUF012

    def __init__(self, first: Screen[None], *, motion: bool = True, confirm: bool = True) -> None:
        super().__init__()
        self.first = first
        self.confirm = confirm
        self.pause = PAUSE_S if motion else 0.0
        if not motion:
            self.animation_level = "none"

    def on_mount(self) -> None:
        """Choose the colours and show the first screen."""
        self.register_theme(DARK)
        self.register_theme(LIGHT)
        self.theme = DARK.name if terminal_is_dark() else LIGHT.name
        self.push_screen(self.first)
        self.call_after_refresh(collect_garbage)

    def toggle_ground(self) -> None:
        """Light instead of dark, or dark instead of light."""
        self.theme = LIGHT.name if self.current_theme.dark else DARK.name

    def action_leave(self) -> None:
        """Go, from any screen; a game waits in its file."""
        self.exit()


def collect_garbage() -> None:
    """Leave what was made at the start alone, and collect what comes from now on."""
    gc.freeze()
    gc.enable()


def play_on_screen(session: Session, *, motion: bool, confirm: bool) -> int:
    """Play a game on the whole screen, and rematches as often as wanted; the exit code is 130 if one was left."""
    while (next_wish := PitheadApp(TableScreen(session), motion=motion, confirm=confirm).run()) == "again":
        session = play_again(session)
    if not session.over:
        print(say("play-left", game=session.game.name, file=quote(str(session.file))))
        return STOPPED
    print_lines(session.ending())
    if next_wish == "analyse":
        analyse_here(session.file)
    return 0


def learn_on_screen(session: LessonSession) -> int:
    """A tutorial on the whole screen."""
    PitheadApp(TableScreen(session), confirm=False).run()
    return 0 if session.over else STOPPED


def solve_on_screen(session: PuzzleSession) -> int:
    """A puzzle on the whole screen; what each event is worth stays behind in the terminal."""
    PitheadApp(TableScreen(session), confirm=False).run()
    if not session.over:
        return STOPPED
    print_lines(session.ending())
    return 0


def replay_on_screen(game: AnyGame, states: list[State], steps: list[Step], names: list[str], at: int) -> None:
    """A recorded game on the whole screen, to go through with the arrow keys."""
    PitheadApp(ReplayScreen(game, states, steps, names, at)).run()
