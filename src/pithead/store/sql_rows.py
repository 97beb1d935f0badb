"""Rows of a database as structs whose fields are its columns: what every part of a store in SQL is made of."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, TypeVar

import msgspec
from msgspec.structs import astuple

R = TypeVar("R", bound=msgspec.Struct)


def columns(kind: type[msgspec.Struct]) -> str:
    """The columns of a kind of row, in its order."""
    return ", ".join(kind.__struct_fields__)


def marks(count: int) -> str:
    """So many parameters."""
    return ", ".join("?" * count)


def row_as(kind: type[R], row: Any) -> R:
    """A row of a database as a struct; some drivers lend bytes by a view, and some databases write truth as a number."""
    plain = (bytes(value) if isinstance(value, memoryview) else value for value in row)
    return msgspec.convert(dict(zip(kind.__struct_fields__, plain)), kind, strict=False)


class SqlRows(ABC):
    """A database, with `?` for every parameter."""

    @abstractmethod
    async def _query(self, sql: str, *parameters: object) -> list[Any]:
        """The rows of a query; raises StoreFailed."""

    @abstractmethod
    async def _change(self, sql: str, *parameters: object) -> list[Any]:
        """Write something, and the rows that it returns; raises StoreFailed."""

    async def _all(self, kind: type[R], rest: str, *parameters: object) -> list[R]:
        """The rows of a kind, by what follows `SELECT` and its columns."""
        return [row_as(kind, row) for row in await self._query(f"SELECT {columns(kind)} {rest}", *parameters)]

    async def _first(self, kind: type[R], rest: str, *parameters: object) -> R | None:
        """The first of them, if there is any."""
        rows = await self._all(kind, rest, *parameters)
        return rows[0] if rows else None

    async def _take(self, kind: type[R], sql: str, *parameters: object) -> R | None:
        """A row that is used up by a `DELETE` with its conditions; None if there is no such row."""
        rows = await self._change(f"{sql} RETURNING {columns(kind)}", *parameters)
        return row_as(kind, rows[0]) if rows else None

    async def _insert(self, table: str, row: msgspec.Struct, *, once: bool = False) -> bool:
        """Keep a new row; one that is to be there `once` is left as it is, which is False."""
        names, values = columns(type(row)), astuple(row)
        known = " ON CONFLICT DO NOTHING" if once else ""
        return bool(await self._change(f"INSERT INTO {table} ({names}) VALUES ({marks(len(values))}){known} RETURNING 1", *values))
