"""Files that the command line reads and writes; whatever goes wrong is one sentence."""

from __future__ import annotations

import os
import sys
from itertools import count
from pathlib import Path
from typing import Any, Final

import msgspec

from pithead.game import AnyGame, Unreadable
from pithead.games import load_game
from pithead.record import FORMAT, LARGEST, Record, read_record

HEAD: Final = 1 << 10
"""A record says within so many bytes that it is one."""


def read_file(path: Path, most: int) -> bytes:
    """The bytes of a file, at most one more than so many."""
    try:
        with path.open("rb") as file:
            return file.read(most + 1)
    except FileNotFoundError:
        raise Unreadable("file-missing", file=path) from None
    except OSError as error:
        raise Unreadable("file-read", file=path, problem=error.strerror) from None


def read_text(path: Path) -> str:
    """The text of a small file in UTF-8."""
    try:
        return read_file(path, 1 << 20).decode()
    except UnicodeDecodeError as error:
        raise Unreadable("file-read", file=path, problem=str(error)) from None


def write_file(path: Path, data: bytes, private: bool = False) -> None:
    """Write a file whole or not at all, and make sure that it is on the disk."""
    fresh = path.with_name(path.name + ".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600 if private else 0o644), "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except OSError as error:
        raise Unreadable("file-write", file=path, problem=error.strerror) from None


def kept_in(folder: Path | None) -> Path | None:
    """The folder for what is kept from one run to the next, which is there now; raises Unreadable if it can't be."""
    if folder is not None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Unreadable("file-write", file=folder, problem=error.strerror or str(error)) from None
    return folder


def print_json(value: Any) -> None:
    """A value as one line of JSON on standard output, in UTF-8 whatever the terminal speaks."""
    sys.stdout.flush()
    sys.stdout.buffer.write(msgspec.json.encode(value) + b"\n")
    sys.stdout.buffer.flush()


def refuse_existing(path: Path) -> None:
    """Raise Unreadable if there is a file of this name: nobody's game is overwritten."""
    if path.exists():
        raise Unreadable("file-exists", file=path)


def is_record(path: Path) -> bool:
    """Is there a file of this name that holds a game?"""
    return path.is_file() and FORMAT.encode() in read_file(path, HEAD)


def refuse_record(path: Path) -> None:
    """Raise Unreadable if something else would be written over a game; what can be made again may be."""
    if is_record(path):
        raise Unreadable("file-exists", file=path)


def unused_path(path: Path) -> Path:
    """This name, or the first of `NAME-2`, `NAME-3` ... that no file has."""
    names = (path if number == 1 else path.with_stem(f"{path.stem}-{number}") for number in count(1))
    return next(name for name in names if not name.exists())


def load(name: str, content: Path | None) -> AnyGame:
    """The game of a name, with the box of the user's content file."""
    return load_game(name, None if content is None else read_text(content))


def load_record(file: Path) -> Record:
    """The record in a file."""
    return read_record(read_file(file, LARGEST))


def envelope_of(file: Path) -> Path:
    """Where the sealed dice of an unfinished game lie: beside its record."""
    return file.with_name(file.name + ".sealed")
