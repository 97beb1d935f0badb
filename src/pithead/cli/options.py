"""The options of the installed games as flags of a command: made from each game's `options_type`, listed in its help game by game."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import typer
from typer.core import CompletionItem  # type: ignore[attr-defined]

from pithead.cli.help import ExampleCommand
from pithead.cli.words import say
from pithead.game import Unreadable

if TYPE_CHECKING:
    from pithead.game import Options
    from pithead.words.options import OptionField

CHOSEN: Final = "pithead.options"
"""Where the context of a command keeps the options that were chosen."""
RESUME: Final = "--resume"
"""An option whose file may be left away: then it is the last game of this folder."""
GAME: Final = "game"
"""The parameter of a command that names the game."""
LEVEL: Final = "--level"
"""The flag of a command that names how well bots play; each game has levels of its own."""


class Flag(NamedTuple):
    """An option of a game as it is typed."""

    text: str
    field: OptionField

    @property
    def metavar(self) -> str:
        """What stands behind the flag."""
        match self.field.kind:
            case "switch":
                return ""
            case "choice":
                return "|".join(str(value) for value in self.field.values if value is not None)
            case "several":
                return "A,B,C"
            case "number":
                return "N"
            case "text":
                return "TEXT"

    def read(self, value: str) -> Any:
        """What a text after the flag means; numbers are read when all is put together."""
        return [part.strip() for part in value.split(",")] if self.field.kind == "several" else value


class GameCommand(ExampleCommand):
    """A command about a game at a table, which takes the options of that game as flags."""

    def parse_args(self, ctx: typer.Context, args: list[str]) -> list[str]:  # type: ignore[override]
        """Take the options of the game out of the arguments; what is left is the command's own."""
        own = {text: getattr(param, "is_flag", False) for param in self.get_params(ctx) for text in param.opts}
        args = list(_with_folders(args)) if RESUME in own else args
        tokens = args[: args.index("--")] if "--" in args else args
        if not ctx.resilient_parsing and not {"-h", "--help"} & set(tokens):
            left, ctx.meta[CHOSEN] = self._split(args, own)
            return super().parse_args(ctx, left)
        return super().parse_args(ctx, args)

    def format_options(self, ctx: typer.Context, formatter: Any) -> None:  # type: ignore[override]
        """The command's own options, and then those and the levels of every installed game."""
        from pithead.bots.levels import default_level, levels  # noqa: PLC0415
        from pithead.games import game_names  # noqa: PLC0415
        from pithead.words.shell import title_of  # noqa: PLC0415

        super().format_options(ctx, formatter)
        own = {text for param in self.get_params(ctx) for text in param.opts}
        for name in game_names():
            rows = [(f"{flag.text} {flag.metavar}".rstrip(), help_of(name, flag)) for flag in self.flags(name, own)]
            if LEVEL in own:
                rows.append((LEVEL, f"{', '.join(levels(name))}  [default: {default_level(name)}]"))
            if rows:
                with formatter.section(title_of(name, say)):
                    formatter.write_dl(rows)

    def shell_complete(self, ctx: typer.Context, incomplete: str) -> list[Any]:  # type: ignore[override]
        """What may stand here: also the flags of the game that is named already."""
        found: list[Any] = super().shell_complete(ctx, incomplete)
        from pithead.games import game_names  # noqa: PLC0415

        if incomplete.startswith("-") and (name := ctx.params.get(GAME)) in game_names():
            own = {text for param in self.get_params(ctx) for text in param.opts}
            texts = [flag for flag in self.flags(name, own) if flag.text.startswith(incomplete)]
            found += [CompletionItem(flag.text, help=help_of(name, flag)) for flag in texts]
        return found

    def options_type(self, name: str) -> type[Options]:
        """What the command lets choose of a game."""
        from pithead.games import load_game  # noqa: PLC0415

        return load_game(name).options_type

    def flags(self, name: str, own: Collection[str]) -> list[Flag]:
        """The flags of a game: one that is on by itself can be switched off, and one that the command has already is called otherwise."""
        from pithead.words.options import fields_of  # noqa: PLC0415

        texts = [
            (f"--no-{field.name}" if field.kind == "switch" and field.default else f"--{field.name}", field)
            for field in fields_of(self.options_type(name))
        ]
        return [Flag(f"--{GAME}-{text.removeprefix('--')}" if text in own else text, field) for text, field in texts]

    def _split(self, args: list[str], own: dict[str, bool]) -> tuple[list[str], dict[str, Any]]:
        """The command's own arguments, and the options of the game by their names."""
        name = self._game(args, own)
        known = {flag.text: flag for flag in self.flags(name, own)}
        left, chosen = [], {}
        for token, value in _walk(args, own):
            flag, equals, given = token.partition("=")
            if not token.startswith("--") or token == "--" or flag in own:
                left += [token, *value]
            elif flag not in known:
                raise Unreadable("option-unknown", option=flag, game=name, known=", ".join(known) or "-")
            elif known[flag].field.kind == "switch":
                chosen[known[flag].field.name] = not known[flag].field.default
                left += value
            elif not equals and not value:
                raise Unreadable("option-bare", option=flag)
            else:
                chosen[known[flag].field.name] = known[flag].read(given if equals else value[0])
                left += value if equals else []
        return left, chosen

    def _game(self, args: list[str], own: dict[str, bool]) -> str:
        """The game that the arguments name; the first that is installed if they name none; raises Unreadable if they name another."""
        from pithead.games import game_names, package_of  # noqa: PLC0415

        words = [word for token, value in _walk(args, own) for word in (token, *value) if token.partition("=")[0] not in own]
        named = next((word for word in words if word in game_names()), None)
        first = next(iter(words), "-")
        return named or (game_names()[0] if first.startswith("-") else package_of(first).name)


class SimulationCommand(GameCommand):
    """A command about many games, which also takes what only simulations can choose."""

    def options_type(self, name: str) -> type[Options]:
        """The options of a table, and more if the game's kernel can do more."""
        from pithead.games import simulation_options  # noqa: PLC0415

        return simulation_options(name)


def _with_folders(args: list[str]) -> Iterator[str]:
    """The arguments, where `--resume` without a file names this folder."""
    from pithead.games import game_names  # noqa: PLC0415

    for token, following in zip(args, [*args[1:], "-"]):
        yield token
        if token == RESUME and (following.startswith("-") or following in game_names()):
            yield "."


def _walk(args: list[str], own: dict[str, bool]) -> Iterator[tuple[str, list[str]]]:
    """The arguments one by one, each option with the argument behind it that could be its value."""
    at = 0
    while at < len(args):
        token = args[at]
        if token == "--":
            yield token, args[at + 1 :]
            return
        flag, equals, _ = token.partition("=")
        takes = token.startswith("-") and not equals and not own.get(flag, False)
        following = args[at + 1 : at + 2]
        value = following if takes and (flag in own or not "".join(following).startswith("-")) else []
        yield token, value
        at += 1 + len(value)


def help_of(name: str, flag: Flag) -> str:
    """What a flag of a game is good for: `help-GAME-FLAG` in the game's catalogues, else what people call the option.

    Behind it stand the values that the box offers.
    """
    from pithead.games import load_game  # noqa: PLC0415
    from pithead.words.options import label_of  # noqa: PLC0415

    text = say.own(name, f"help-{flag.text.removeprefix('--')}") or label_of(name, flag.field.name, say)
    values = load_game(name).option_values(flag.field.name)
    return f"{text.removesuffix('.')} ({', '.join(values)})." if values else text


def chosen_options(ctx: typer.Context) -> dict[str, Any]:
    """The options of the game that were chosen, by their names."""
    chosen: dict[str, Any] = ctx.meta[CHOSEN]
    return chosen
