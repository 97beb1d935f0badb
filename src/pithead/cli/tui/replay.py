"""A recorded game, step by step with the arrow keys."""

from __future__ import annotations

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import Footer, Static

from pithead.cli.tui.board import LARGE_LINES, BoardWidget, to_text
from pithead.cli.words import say
from pithead.game import AnyGame, State, Step
from pithead.words.shell import shell_of, step_sentence


class ReplayScreen(Screen[None]):
    """The position after each step, everything open."""

    def __init__(self, game: AnyGame, states: list[State], steps: list[Step], names: list[str], at: int) -> None:
        super().__init__()
        self.game = game
        self.states = states
        self.steps = steps
        self.names = names
        self.at = at
        self.shell = shell_of(game, say)
        for keys, action, label, key in (
            ("right,j,space", "go(1)", "next", "→"),
            ("left,k", "go(-1)", "back", "←"),
            ("home", "go(-100000)", "first", "Home"),
            ("end", "go(100000)", "last", "End"),
            ("t", "theme", "theme", "t"),
            ("q,escape", "app.leave", "leave", "q"),
        ):
            self._bindings.bind(keys, action, say(f"tui-key-{label}"), key_display=key)
        self._bindings.bind("pagedown", "go(10)", show=False)
        self._bindings.bind("pageup", "go(-10)", show=False)

    def compose(self) -> ComposeResult:
        """Title, board, players, and the sentence of the step."""
        yield Static(id="title")
        with Horizontal(id="top"):
            yield BoardWidget(id="board")
        with VerticalScroll(id="players-box"):
            yield Static(id="players")
        yield Static(id="preview")
        yield Footer(show_command_palette=False, compact=True)

    def on_mount(self) -> None:
        """Show the first position."""
        self.action_go(0)

    def action_go(self, by: int) -> None:
        """Step forwards or backwards, as far as there are steps."""
        self.at = min(max(self.at + by, 0), len(self.steps))
        view = self.game.view(self.states[self.at], None)
        dark = self.app.current_theme.dark
        place = say("cli-replay-step", number=self.at, count=len(self.steps))
        self.query_one("#title", Static).update(Text(f"{self.shell.title(view)}   {place}", "bold"))
        self.query_one("#board", BoardWidget).draw(self.shell.board(view, (), self.app.size.height >= LARGE_LINES), "")
        self.query_one("#players", Static).update(to_text(self.shell.players(view, self.names), dark, wrap=True))
        self.query_one("#preview", Static).update(self.sentence())

    def sentence(self) -> str:
        """What the step before this position was."""
        if self.at == 0:
            return say("cli-replay-start")
        step = self.steps[self.at - 1]
        before, after = (self.game.view(state, step.seat) for state in self.states[self.at - 1 : self.at + 1])
        return step_sentence(self.shell, before, after, step, self.names)

    def action_theme(self) -> None:
        """Light or dark."""
        self.app.toggle_ground()  # type: ignore[attr-defined]
        self.action_go(0)
