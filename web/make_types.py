"""Writes `src/wire/types.ts`: every message between the browser and the server, made from the Python structs themselves.

A game with a board of its own gets its view beside it, as `View` in `src/boards/<game>/types.ts`: what `Game.view` returns.

`python web/make_types.py` writes the files beside itself; `python web/make_types.py -` prints the messages.
"""

from __future__ import annotations

import enum
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final, get_args, get_type_hints

from msgspec import inspect

from pithead.games import game_names, load_game
from pithead.match.commands import AnyCommand
from pithead.record import Record
from pithead.server.api import Problem
from pithead.server.endpoints import ENDPOINTS
from pithead.server.messages import AnyFromClient, AnyFromServer

HERE: Final = Path(__file__).parent
HEAD: Final = "// Made by web/make_types.py from the Python messages: do not edit, run `make web` again.\n"
BOARDS: Final = HERE / "src" / "boards"
NAMES: Final[dict[type, str]] = {Record: "GameRecord"}

UNIONS: Final = {
    "FromClient": AnyFromClient,
    "FromServer": AnyFromServer,
    "AnyCommand": AnyCommand,
}


class Writer:
    """Collects structs as they are met, each once."""

    def __init__(self, names: Mapping[type, str] = NAMES) -> None:
        self.names = names
        self.interfaces: dict[str, str] = {}
        self.known: dict[type, str] = {}

    def type(self, info: inspect.Type, incoming: bool = False) -> str:
        """A type in TypeScript."""
        match info:
            case inspect.StructType():
                return self.struct(info, incoming)
            case inspect.UnionType(types) if (name := union_of(types)) is not None:
                for each in types:
                    self.type(each, incoming)
                return name
            case inspect.UnionType(types):
                return " | ".join(dict.fromkeys(self.type(each, incoming) for each in types if not is_unset(each)))
            case inspect.LiteralType(values):
                return " | ".join(map(quoted, values))
            case inspect.VarTupleType(item) | inspect.ListType(item):
                return f"readonly {bracketed(self.type(item, incoming))}[]"
            case inspect.TupleType(items):
                return f"readonly [{', '.join(self.type(item, incoming) for item in items)}]"
            case inspect.DictType(_, value):
                return f"Record<string, {self.type(value, incoming)}>"
            case inspect.StrType():
                return "string"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.BoolType():
                return "boolean"
            case inspect.NoneType():
                return "null"
            case inspect.AnyType() | inspect.RawType():
                return "unknown"
            case inspect.Metadata(inner):
                return self.type(inner, incoming)
            case _:
                raise TypeError(info)

    def struct(self, info: inspect.StructType, incoming: bool) -> str:
        """The name of a struct; its interface is written when it is met first."""
        if info.cls in self.known:
            return self.known[info.cls]
        name = self.names.get(info.cls, info.cls.__name__)
        assert name not in self.known.values(), f"two structs are called {name}"
        self.known[info.cls] = name
        self.interfaces[name] = ""
        optional = incoming or info.cls.__struct_config__.omit_defaults
        lines = [f"  {key(info.tag_field)}: {quoted(info.tag)};"] if info.tag_field is not None else []
        lines += [f"  {self.field(field, optional, incoming)};" for field in info.fields]
        del self.interfaces[name]
        self.interfaces[name] = f"{comment(info.cls)}export interface {name} {{{block(lines)}}}\n"
        return name

    def field(self, field: inspect.Field, optional: bool, incoming: bool) -> str:
        """A field; one that is left out when it has its default may be missing, and is never null then."""
        may_miss = optional and not field.required
        written = self.type(field.type, incoming)
        if may_miss and not incoming and field.default is None:
            written = " | ".join(part for part in written.split(" | ") if part != "null")
        return f"{key(field.encode_name)}{'?' if may_miss else ''}: {written}"


def is_unset(info: inspect.Type) -> bool:
    """Is this the type of what is not there?"""
    return isinstance(info, inspect.CustomType) and isinstance(info.cls, type) and issubclass(info.cls, enum.Enum)


def union_of(types: Iterable[inspect.Type]) -> str | None:
    """The name of a union of structs, if it has one."""
    structs = {each.cls if isinstance(each, inspect.StructType) else None for each in types}
    return next((name for name, union in UNIONS.items() if set(get_args(union)) == structs), None)


def key(name: str) -> str:
    """The name of a field, quoted where it must be."""
    return name if name.isidentifier() else f'"{name}"'


def quoted(value: object) -> str:
    """A literal."""
    return f'"{value}"' if isinstance(value, str) else str(value).lower() if isinstance(value, bool) else str(value)


def bracketed(written: str) -> str:
    """A type that an array can be made of."""
    return f"({written})" if " " in written else written


def block(lines: list[str]) -> str:
    """The lines between braces."""
    return "\n" + "\n".join(lines) + "\n" if lines else ""


def comment(struct: type) -> str:
    """The first sentence of a struct's docstring."""
    return f"/** {(struct.__doc__ or '').strip().splitlines()[0]} */\n"


def types(annotations: Iterable[Any]) -> list[inspect.Type]:
    """What msgspec knows about annotations."""
    return list(inspect.multi_type_info(list(annotations)))


def written() -> str:
    """The whole file."""
    writer = Writer()
    json = [endpoint for endpoint in ENDPOINTS if endpoint.media == "application/json"]
    for info in types([*get_args(AnyFromServer), *(endpoint.answer for endpoint in json), Problem]):
        writer.type(info)
    bodies = [endpoint.body for endpoint in json if endpoint.body is not None]
    for info in types([*get_args(AnyFromClient), *get_args(AnyCommand), *bodies]):
        writer.type(info, incoming=True)
    calls = [call(writer, endpoint) for endpoint in json]
    unions = [f"export type {name} =\n{alternatives(writer, union)};\n" for name, union in UNIONS.items()]
    every = "/** Every call of the HTTP interface by its method and path: what it takes, and what it answers. */\n"
    return "\n".join([HEAD, *writer.interfaces.values(), *unions, f"{every}export interface Calls {{{block(calls)}}}\n"])


def view_of(game: str) -> str:
    """The file with a game's view."""
    view = get_type_hints(type(load_game(game)).view)["return"]
    writer = Writer({view: "View"})
    writer.type(inspect.type_info(view))
    return "\n".join([HEAD, *writer.interfaces.values()])


def alternatives(writer: Writer, union: Any) -> str:
    """A union, one alternative a line."""
    return "\n".join(f"  | {writer.known[struct]}" for struct in get_args(union))


def call(writer: Writer, endpoint: Any) -> str:
    """A line of the calls."""
    body = "null" if endpoint.body is None else writer.type(inspect.type_info(endpoint.body), incoming=True)
    answer = writer.type(inspect.type_info(endpoint.answer))
    return f'  "{endpoint.method} {endpoint.path}": {{ body: {body}; answer: {answer} }};'


def main(arguments: list[str]) -> None:
    """Write the file, or print it."""
    text = written()
    if arguments == ["-"]:
        print(text, end="")
        return
    write(HERE / "src" / "wire" / "types.ts", text)
    for game in game_names():
        if (BOARDS / game).is_dir():
            write(BOARDS / game / "types.ts", view_of(game))


def write(target: Path, text: str) -> None:
    """Write a file, unless it says that already: what is made from it need not be made again."""
    target.parent.mkdir(parents=True, exist_ok=True)
    if not target.exists() or target.read_text("utf-8") != text:
        target.write_text(text, "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
