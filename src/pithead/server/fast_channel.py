"""What a socket can do beside ASGI, under a server that runs our protocol."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from starlette.types import Scope

from pithead.values import Value

EXTENSION: Final = "pithead"

OnText: TypeAlias = Callable[[str], None]


class FastChannel(Value):
    """What a socket can do beside ASGI; under another server than uvicorn these functions do nothing."""

    write_now: Callable[[bytes], bool]
    listen: Callable[[OnText], None]
    pause: Callable[[bool], None]
    abort: Callable[[], None]


def _never(message: bytes) -> bool:
    return False


def _nothing(*_: object) -> None:
    pass


def channel_of(scope: Scope) -> FastChannel:
    """The channel of a connection, if uvicorn runs our protocol."""
    found = scope.get("extensions", {}).get(EXTENSION)
    return found["channel"] if found else FastChannel(_never, _nothing, _nothing, _nothing)
