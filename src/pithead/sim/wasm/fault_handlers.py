"""Keeps the handlers of faults that wasmtime installs: a deadline is a fault of the guest, and wasmtime turns it into an exception.

Other libraries install handlers of their own, Ray in every process that joins a cluster for one. A guest that is stopped would then end the
process.
"""

from __future__ import annotations

import ctypes
import os
import signal
from typing import Any, Final

SIGNALS: Final = tuple(getattr(signal, name) for name in ("SIGSEGV", "SIGILL", "SIGFPE") if hasattr(signal, name))
ACTION_BYTES: Final = 256
"""More than any system's `struct sigaction` has."""
ADDRESS_BYTES: Final = ctypes.sizeof(ctypes.c_void_p)
"""It begins with the address of the handler."""


class FaultHandlers:
    """The handlers as they were when this was made."""

    def __init__(self) -> None:
        self.kept = {number: _read_handler(number) for number in SIGNALS} if os.name == "posix" else {}

    def restore(self) -> None:
        """Put back whatever somebody has replaced."""
        for number, kept in self.kept.items():
            if _read_handler(number)[:ADDRESS_BYTES] != kept[:ADDRESS_BYTES]:
                _libc().sigaction(int(number), ctypes.create_string_buffer(kept, ACTION_BYTES), None)


def _read_handler(number: int) -> bytes:
    action = ctypes.create_string_buffer(ACTION_BYTES)
    _libc().sigaction(int(number), None, action)
    return action.raw


def _libc() -> Any:
    return ctypes.CDLL(None)
