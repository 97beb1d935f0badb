"""Content files: facts with marks, in TOML, where a user's own file may correct ours entry by entry."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Callable, Sequence
from functools import cached_property
from importlib.resources import files
from typing import Any, Generic, Literal, Protocol, TypeAlias, TypeVar

import msgspec

from pithead.game import Unreadable
from pithead.values import Value

Mark: TypeAlias = Literal["book", "public", "deduced", "guess", "yours"]
"""How sure we are: the books say so, the public does, it follows, we guessed, or the user's file says so."""

T = TypeVar("T")


class FactBox(Protocol):
    """What is in the box of a game, as far as all games have it."""

    @property
    def hash(self) -> str:
        """The fingerprint of the facts; marks don't change it."""

    def facts(self) -> Sequence[tuple[str, str]]:
        """Every fact, and how sure we are of it."""


B = TypeVar("B", bound=FactBox)


class MarkedFact(Value, Generic[T]):
    """A value, and how sure we are of it."""

    value: T
    mark: Mark


class _Marked(msgspec.Struct, forbid_unknown_fields=True):
    value: Any = msgspec.field(name="is")
    mark: Mark = "yours"


def read_toml(text: str) -> dict[str, Any]:
    """The tables of a content file."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise Unreadable("content-toml", where=str(error)) from None


def read_fact(type: type[T], where: str, entry: object) -> MarkedFact[T]:
    """The fact that an entry states: `{ is = 27, mark = "book" }`, or the bare value in a user's file."""
    try:
        marked = msgspec.convert(entry, _Marked) if isinstance(entry, dict) else _Marked(entry)
        return MarkedFact(msgspec.convert(marked.value, type), marked.mark)
    except msgspec.ValidationError as error:
        raise Unreadable("content-entry", where=where, problem=str(error)) from None


def overlay(ours: dict[str, Any], theirs: dict[str, Any], path: str = "") -> dict[str, Any]:
    """Our tables with a user's entries in the place of ours; an entry that we don't have is refused."""
    merged = dict(ours)
    for key, value in theirs.items():
        where = f"{path}{key}"
        if key not in ours:
            raise Unreadable("content-unknown", where=where, known=", ".join(sorted(ours)))
        if _is_table(ours[key]):
            if not isinstance(value, dict):
                raise Unreadable("content-table", where=where)
            merged[key] = overlay(ours[key], value, f"{where}.")
        else:
            merged[key] = value
    return merged


class BoxFile(Generic[B]):
    """The `content.toml` of a package, and how its tables become a box; an older edition names the file with what it had otherwise."""

    def __init__(self, package: str, build: Callable[[dict[str, Any]], B], otherwise: str = "") -> None:
        self.package = package
        self.build = build
        self.otherwise = otherwise

    def as_it_was(self, otherwise: str) -> BoxFile[B]:
        """The same box before these entries were changed."""
        return BoxFile(self.package, self.build, otherwise)

    @property
    def tables(self) -> dict[str, Any]:
        """The tables of our file."""
        ours = self._read("content.toml")
        return overlay(ours, self._read(self.otherwise)) if self.otherwise else ours

    def _read(self, name: str) -> dict[str, Any]:
        return read_toml(files(self.package).joinpath(name).read_text("utf-8"))

    @cached_property
    def _ours(self) -> B:
        return self.build(self.tables)

    def standard_box(self) -> B:
        """The box as we know it."""
        return self._ours

    def read_box(self, toml: str) -> B:
        """The box as a user's file corrects it; raises Unreadable with what is wrong."""
        return self.build(overlay(self.tables, read_toml(toml)))


def facts_hash(facts: object) -> str:
    """The fingerprint of facts in canonical JSON."""
    return "sha256:" + hashlib.sha256(msgspec.json.encode(facts, order="sorted")).hexdigest()


def _is_table(entry: object) -> bool:
    return isinstance(entry, dict) and "is" not in entry


def read_facts(entry: object, where: str = "") -> tuple[Any, list[tuple[str, Mark]]]:
    """The bare values of whole tables of facts, and a line for every fact with its mark."""
    if _is_table(entry):
        assert isinstance(entry, dict)
        parts = {key: read_facts(value, f"{where}.{key}" if where else str(key)) for key, value in entry.items()}
        return {key: values for key, (values, _) in parts.items()}, [line for _, lines in parts.values() for line in lines]
    if isinstance(entry, list):
        items = [read_facts(value, where) for value in entry]
        return [values for values, _ in items], [line for _, lines in items for line in lines]
    fact = read_fact(object, where, entry)
    shown = " ".join(map(str, fact.value)) if isinstance(fact.value, list) else str(fact.value)
    return fact.value, [(f"{where} {shown}", fact.mark)]


def read_as(type: type[T], where: str, values: object) -> T:
    """The values of a table in the shape of a type; raises Unreadable with the entry that does not fit."""
    try:
        return msgspec.convert(values, type, str_keys=True)
    except msgspec.ValidationError as error:
        problem, _, path = str(error).partition(" - at `$")
        raise Unreadable("content-entry", where=where + path.rstrip("`"), problem=problem) from None
