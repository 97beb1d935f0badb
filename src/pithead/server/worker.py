"""A worker process: it reads calls from standard input, runs them at low priority, and writes the results.

A call is the name of a function and its arguments, a result is what the function returned: plain data in MessagePack, read as the types
that the function declares.
"""

from __future__ import annotations

import os
import signal
import sys
import traceback
from collections.abc import Callable
from functools import cache
from importlib import import_module
from inspect import signature
from time import process_time
from typing import Any, Final, get_type_hints

import msgspec

from pithead.game import Refusal, Unreadable
from pithead.values import Value

NICENESS: Final = 10
LENGTH_BYTES: Final = 8
"""The length before every message has so many bytes."""


class WorkCall(Value):
    """A function of a module, as `module:name`, and its arguments."""

    function: str
    arguments: tuple[msgspec.Raw, ...]


class WrittenRefusal(Value):
    """A refusal; those among its details are in `causes`."""

    unreadable: bool
    reason: str
    rule: str
    details: dict[str, Any]
    causes: dict[str, WrittenRefusal]


class WorkResult(Value, omit_defaults=True):
    """What a function returned, or its refusal, or the traceback of its exception; and the processor time that it took."""

    value: msgspec.Raw = msgspec.Raw()
    refusal: WrittenRefusal | None = None
    trace: str = ""
    cpu_ms: float = 0.0


def write_call(function: Callable[..., Any], arguments: tuple[Any, ...]) -> bytes:
    """A call as it is sent."""
    name = f"{function.__module__}:{function.__qualname__}"
    return msgspec.msgpack.encode(WorkCall(name, tuple(msgspec.Raw(msgspec.msgpack.encode(argument)) for argument in arguments)))


def read_call(data: bytes) -> tuple[Callable[..., Any], list[Any]]:
    """The function and the arguments that `write_call` wrote."""
    call = msgspec.msgpack.decode(data, type=WorkCall)
    module, _, name = call.function.partition(":")
    function = getattr(import_module(module), name)
    types, _ = declared_types(function, len(call.arguments))
    return function, [msgspec.msgpack.decode(argument, type=type) for argument, type in zip(call.arguments, types)]


@cache
def declared_types(function: Callable[..., Any], count: int) -> tuple[list[Any], Any]:
    """What a function takes as its first arguments and what it returns; where it says nothing, any plain data."""
    hints = get_type_hints(function) if hasattr(function, "__annotations__") else {}
    names = list(signature(function).parameters)[:count] if hints else []
    return [hints.get(name, Any) for name in names] or [Any] * count, hints.get("return", Any)


def write_refusal(refusal: Refusal) -> WrittenRefusal:
    """A refusal as it is sent."""
    causes = {name: write_refusal(cause) for name, cause in refusal.details.items() if isinstance(cause, Refusal)}
    details = {name: value for name, value in refusal.details.items() if name not in causes}
    return WrittenRefusal(isinstance(refusal, Unreadable), refusal.reason, refusal.rule, details, causes)


def read_refusal(written: WrittenRefusal) -> Refusal:
    """The refusal that `write_refusal` wrote."""
    kind = Unreadable if written.unreadable else Refusal
    return kind(written.reason, written.rule, **written.details, **{name: read_refusal(cause) for name, cause in written.causes.items()})


def result_of(request: bytes) -> bytes:
    """Run a call; what it takes to import its module is nobody's fault, and not counted."""
    begin = process_time()
    try:
        function, arguments = read_call(request)
        begin = process_time()
        result = WorkResult(msgspec.Raw(msgspec.msgpack.encode(function(*arguments))))
    except Refusal as refusal:
        result = WorkResult(refusal=write_refusal(refusal))
    except Exception:
        result = WorkResult(trace=traceback.format_exc())
    return msgspec.msgpack.encode(msgspec.structs.replace(result, cpu_ms=1000 * (process_time() - begin)))


def main() -> None:
    """Run calls until standard input ends; whatever a function prints goes to the log."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):  # Windows has none
        os.nice(NICENESS)
    requests, results = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    while head := requests.read(LENGTH_BYTES):
        result = result_of(requests.read(int.from_bytes(head, "big")))
        results.write(len(result).to_bytes(LENGTH_BYTES, "big") + result)
        results.flush()
