"""The processes of one machine that use the same file: each has a socket that the others find, and tells them what it has stored.

The sockets lie in a folder of the system's place for temporary files that only their owner may enter. Nothing is promised: who was told too
much at once hears `*`, which means that anything may have changed.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import secrets
import socket
import tempfile
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from pithead.store import ANYTHING

with suppress(ImportError):  # a system without it has no peers either
    import fcntl

JOINED: Final = "+"
"""How a process that has just begun greets the others; its name follows."""

MAX_WAITING: Final = 500
"""So many messages wait for a process that is busy; after that it hears that anything may have changed."""

RETRY_S: Final = 0.005
SEPARATOR: Final = "\n"
MAX_MESSAGE_BYTES: Final = 65_536
"""What one datagram holds at most: several messages with a separator between them."""


def can_have_peers() -> bool:
    """Has this system the sockets that peers need?"""
    return hasattr(socket, "AF_UNIX") and hasattr(os, "getuid")


def meeting_place(file: Path) -> Path:
    """The folder where the processes that use a file meet; it belongs to this user alone."""
    name = hashlib.sha256(str(file.resolve()).encode()).hexdigest()[:16]
    folder = Path(tempfile.gettempdir()) / f"pithead-{os.getuid()}-{name}"
    folder.mkdir(mode=0o700, exist_ok=True)
    if folder.stat().st_uid != os.getuid() or folder.is_symlink():
        raise PermissionError(f"{folder} belongs to somebody else")
    folder.chmod(0o700)
    return folder


class Peers:
    """The other processes that use the same file, as far as they are alive."""

    def __init__(self, file: Path, on_message: Callable[[str], None]) -> None:
        self.folder = meeting_place(file)
        self.name = secrets.token_hex(8)
        self.others: dict[str, deque[str]] = {}
        self._on_message = on_message
        self._loop = asyncio.get_running_loop()
        self._retry: asyncio.TimerHandle | None = None
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.setblocking(False)
        self._socket.bind(str(self.folder / self.name))
        self._loop.add_reader(self._socket, self._read)
        for each in self.folder.iterdir():
            if each.name != self.name:
                self.others[each.name] = deque()
        self.tell(JOINED + self.name)

    def tell(self, *messages: str) -> None:
        """Tell all others something, in the order in which it is told; those that are gone are forgotten."""
        for name, waiting in tuple(self.others.items()):
            if len(waiting) + len(messages) > MAX_WAITING:
                waiting.clear()
                waiting.append(ANYTHING)
            waiting.extend(messages)
            self._send(name, waiting)

    def since(self) -> float:
        """The time of day when the oldest of the processes that are here began."""
        times = []
        for name in (self.name, *self.others):
            with suppress(FileNotFoundError):
                times.append((self.folder / name).stat().st_mtime)
        return min(times)

    def close(self) -> None:
        """Go away."""
        if self._retry is not None:
            self._retry.cancel()
        self._loop.remove_reader(self._socket)
        self._socket.close()
        (self.folder / self.name).unlink(missing_ok=True)

    def _send(self, name: str, waiting: deque[str]) -> None:
        while waiting:
            count, text = _joined(waiting)
            try:
                self._socket.sendto(text.encode(), str(self.folder / name))
            except BlockingIOError:
                if self._retry is None:
                    self._retry = self._loop.call_later(RETRY_S, self._send_again)
                return
            except OSError:  # it is gone, and left its socket behind if it was killed
                self.others.pop(name, None)
                (self.folder / name).unlink(missing_ok=True)
                return
            for _ in range(count):
                waiting.popleft()

    def _send_again(self) -> None:
        self._retry = None
        for name, waiting in tuple(self.others.items()):
            self._send(name, waiting)

    def _read(self) -> None:
        with suppress(BlockingIOError):
            while True:
                for message in self._socket.recv(MAX_MESSAGE_BYTES).decode().split(SEPARATOR):
                    if message.startswith(JOINED):
                        self.others.setdefault(message.removeprefix(JOINED), deque())
                    else:
                        self._on_message(message)


def _joined(waiting: Iterable[str]) -> tuple[int, str]:
    """The oldest that wait, as many as one message may hold, and how many these are."""
    taken: list[str] = []
    size = 0
    for message in waiting:
        size += len(message.encode()) + 1
        if taken and size > MAX_MESSAGE_BYTES:
            break
        taken.append(message)
    return len(taken), SEPARATOR.join(taken)


class WriterTurns:
    """The processes that write the same file, one after the other: who waits is woken at once, while SQLite would look again now and then.

    Nothing depends on it: SQLite's own lock keeps the file whole. The lock is on the folder where the processes meet.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = os.open(folder, os.O_RDONLY)

    def __enter__(self) -> None:
        fcntl.flock(self._folder, fcntl.LOCK_EX)

    def __exit__(self, *_: object) -> None:
        fcntl.flock(self._folder, fcntl.LOCK_UN)

    @contextmanager
    def within(self, seconds: float) -> Iterator[None]:
        """The turn of this process if it comes so soon; raises TimeoutError if not."""
        until = time.monotonic() + seconds
        while True:
            with suppress(BlockingIOError):
                fcntl.flock(self._folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
                break
            if time.monotonic() > until:
                raise TimeoutError
            time.sleep(RETRY_S)
        try:
            yield
        finally:
            self.__exit__()

    def close(self) -> None:
        """Write no more."""
        os.close(self._folder)
