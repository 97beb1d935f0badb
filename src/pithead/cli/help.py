"""What `--help` shows: commands in groups, examples that can be typed as they stand, the installed games; and what a shell may complete."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from copy import copy
from typing import Any, Final, TypeAlias

from typer import Context, Exit, Typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command_name

from pithead.cli.examples import EXAMPLES
from pithead.cli.exit_codes import STOPPED
from pithead.cli.words import say

HelpFormatter: TypeAlias = Any
"""Click's, which Typer brings along under a name of its own."""

PANELS: Final = ("play", "records", "box", "study", "serve", "programs", "more")
"""The groups of commands, in their order; `help-panel-NAME` is the heading."""

SENTENCE: Final = 1000
"""Letters of the longest first sentence about a command: all of it is shown."""

HELP_OPTIONS: Final = ("-h", "--help")

WORDED: Final = ("help", "install_completion", "show_completion")
"""Typer's own options, which it explains in English alone."""


def completed_games(incomplete: str) -> list[str]:
    """The installed games whose names begin like this."""
    from pithead.games import game_names  # noqa: PLC0415 - looked for when somebody asks

    return [name for name in game_names() if name.startswith(incomplete)]


def examples(command: str) -> list[str]:
    """The examples of a command as they are typed, with games that are installed."""
    from pithead.games import game_names  # noqa: PLC0415

    names = game_names()
    return [f"pithead {line.replace('GAME', names[0]).replace('OTHER', names[-1])}" for line in EXAMPLES.get(command, ())]


def write_examples(ctx: Context, formatter: HelpFormatter) -> None:
    """The examples of a command, each on a line of its own."""
    names: list[str] = []
    at: Any = ctx
    while at is not None and at.parent is not None:
        names.insert(0, at.info_name or "")
        at = at.parent
    if lines := examples(" ".join(names)):
        with formatter.section(say.plain("help-examples")):
            formatter.write("".join(f"{'':{formatter.current_indent}}{line}\n" for line in lines))


def only_needed(app: Typer, args: Sequence[str]) -> Typer:
    """All commands, the one that begins the arguments, or, where these ask for help alone, no more of all than their names and sentences.

    Typer prepares every parameter of every command that it knows, which takes a while.
    """
    if len(args) == 1 and args[0] in HELP_OPTIONS:
        return only_names(app)
    named, name = copy(app), args[0] if args else ""
    named.registered_commands = [each for each in app.registered_commands if name in (each.name, getattr(each.callback, "__name__", None))]
    named.registered_groups = [each for each in app.registered_groups if each.name == name]
    return named if named.registered_commands or named.registered_groups else app


def only_names(app: Typer) -> Typer:
    """The commands as the overview shows them, without their parameters."""
    named = copy(app)
    named.registered_commands = [copy(each) for each in app.registered_commands]
    named.registered_groups = [copy(each) for each in app.registered_groups]
    for command in named.registered_commands:
        command.name = command.name or get_command_name(getattr(command.callback, "__name__", ""))
        command.callback = _without_parameters
    for group in named.registered_groups:
        assert group.typer_instance is not None
        group.typer_instance = copy(group.typer_instance)
        group.typer_instance.registered_commands = []
    return named


def _without_parameters() -> None: ...


def worded(params: list[Any]) -> list[Any]:
    """The parameters, with those of Typer explained in the reader's language."""
    for param in params:
        if param.name in WORDED:
            param.help = say.plain(f"help-{param.name.replace('_', '-')}")
    return params


class ExampleCommand(TyperCommand):
    """A command with examples at the end of its help."""

    def get_params(self, ctx: Context) -> list[Any]:  # type: ignore[override]
        """The parameters, each explained in the reader's language."""
        return worded(list(super().get_params(ctx)))

    def format_epilog(self, ctx: Context, formatter: HelpFormatter) -> None:  # type: ignore[override]
        """The examples."""
        write_examples(ctx, formatter)


class ServeCommand(ExampleCommand):
    """The command whose defaults are those of the server's settings, where a flag is left away and no variable is set."""

    def format_options(self, ctx: Context, formatter: HelpFormatter) -> None:  # type: ignore[override]
        """The options, each with its default if it has one."""
        from pithead.server.settings import Settings  # noqa: PLC0415

        defaults, shown = Settings(), copy(self)
        shown.params = [with_default(param, getattr(defaults, param.name or "", None)) for param in self.params]
        super(ServeCommand, shown).format_options(ctx, formatter)


def with_default(param: Any, value: object) -> Any:
    """A parameter as it is shown with a default; one that is empty or off is none."""
    if not value:
        return param
    param = copy(param)
    param.default = value
    return param


class CommandGroups(TyperGroup):
    """Commands under the headings of their panels, then the installed games, then examples."""

    def get_params(self, ctx: Context) -> list[Any]:  # type: ignore[override]
        """The parameters, each explained in the reader's language."""
        return worded(list(super().get_params(ctx)))

    def invoke(self, ctx: Context) -> Any:  # type: ignore[override]
        """Run the command; Ctrl-C, where a command has nothing better to say to it, is one sentence and exit code 130."""
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            if ctx.parent is not None:
                raise
            print(say("cli-stopped"), file=sys.stderr)
            raise Exit(STOPPED) from None

    def format_commands(self, ctx: Context, formatter: HelpFormatter) -> None:  # type: ignore[override]
        """The commands, panel by panel, each panel in the order in which they were declared."""
        commands = {name: command for name in self.list_commands(ctx) if (command := self.get_command(ctx, name)) and not command.hidden}
        longest = max(map(len, commands))
        panels: dict[str, list[tuple[str, str]]] = {panel: [] for panel in PANELS}
        for name, command in commands.items():
            panel = getattr(command, "rich_help_panel", None) or PANELS[-1]
            panels[panel].append((name.ljust(longest), command.get_short_help_str(SENTENCE)))
        for panel, rows in panels.items():
            if rows:
                with formatter.section(say.plain(f"help-panel-{panel}")):
                    formatter.write_dl(rows)

    def format_epilog(self, ctx: Context, formatter: HelpFormatter) -> None:  # type: ignore[override]
        """The installed games and the examples."""
        if ctx.parent is None:
            from pithead.games import game_names  # noqa: PLC0415

            with formatter.section(say.plain("help-panel-games")):
                formatter.write_text(", ".join(game_names()))
        write_examples(ctx, formatter)
