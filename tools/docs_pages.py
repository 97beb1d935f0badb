"""Pages of the documentation that are made from the code while mkdocs builds it (`hooks:` in mkdocs.yml)."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final
from unittest.mock import patch

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files

COMMANDS: Final = "reference/commands.md"
WIDTH: Final = 100
"""How wide the help of a command is written."""

OPENING: Final = """# Every command

What `pithead COMMAND --help` says, made from the program itself. Each command speaks five languages: `--lang de`.
"""


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the made pages; mkdocs calls this."""
    from mkdocs.structure.files import File  # noqa: PLC0415

    files.append(File.generated(config, COMMANDS, content=commands_page()))
    return files


def commands_page() -> str:
    """The help of every command, under its name."""
    with patch.dict(os.environ, {"PITHEAD_LANG": "en"}):  # the commands choose their language when they are imported
        from typer.main import get_command  # noqa: PLC0415

        from pithead.cli.app import app  # noqa: PLC0415

        found = list(helps(get_command(app), "pithead", None))
    return "\n".join([OPENING, *(f"## {name}\n\n```text\n{text.rstrip()}\n```\n" for name, text in found)])


def helps(command: Any, name: str, parent: Any) -> Iterator[tuple[str, str]]:
    """The full name and the help of a command and of all below it, in the order in which they are declared."""
    width = {"terminal_width": WIDTH, "max_content_width": WIDTH}
    context = command.context_class(command, info_name=name.rpartition(" ")[2], parent=parent, **width)
    yield name, command.get_help(context)
    for below in getattr(command, "commands", {}).values():
        if not below.hidden:
            yield from helps(below, f"{name} {below.name}", context)
