"""T2: the power goes while lines are being stored. What was synced stays; of the rest, any part may be there, torn or lost.

The store runs on SQLite with a file system of our own, which remembers what was written since each file was last synced.

python -m tests.faults.power --cuts 10000
"""

import argparse
import asyncio
import random
import shutil
import sqlite3
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from unittest import mock

import apsw

from pithead.store import Append, Stored
from pithead.store import sqlite as store_module
from pithead.store.sqlite import PRAGMAS, SqliteStore
from tests.faults.figures import figure

SECTOR = 512


class Platter:
    """What a file holds for certain, and what was written to it since."""

    def __init__(self):
        self.safe = bytearray()
        self.since = []

    def sync(self):
        for write in self.since:
            _put(self.safe, write)
        self.since.clear()

    def after_a_cut(self, rng):
        """What is found afterwards: of the writes since the last sync each is there, lost, or torn at a sector."""
        found = bytearray(self.safe)
        for write in self.since:
            match rng.randrange(3), write:
                case 0, _:
                    _put(found, write)
                case 1, (at, bytes(data)) if len(data) > SECTOR:
                    _put(found, (at, data[: SECTOR * rng.randrange(1, -(-len(data) // SECTOR))]))
                case _:
                    pass
        return found


def _put(image, write):
    at, data = write
    if data is None:
        del image[at:]
        return
    image.extend(bytes(max(0, at - len(image))))
    image[at : at + len(data)] = data


class Disk(apsw.VFS):
    """SQLite's own file system, with a platter beside each file."""

    def __init__(self, name, rng, acked):
        self.platters = {}
        super().__init__(name, base="")
        self.name = name
        self.rng, self.acked = rng, acked
        self.left = rng.randrange(30, 600)
        self.image = None
        self.acked_then = {}

    def moment(self):
        """One more thing was asked of the disk; at one of them the power goes, and what comes later never was."""
        self.left -= 1
        if self.left == 0:
            self.image = {name: platter.after_a_cut(self.rng) for name, platter in self.platters.items()}
            self.acked_then = dict(self.acked)

    def xOpen(self, name, flags):  # noqa: N802 - SQLite's names
        file = str(name.filename() if isinstance(name, apsw.URIFilename) else name)
        platter = self.platters.setdefault(Path(file).name, Platter())
        return DiskFile(name, flags, platter, self.moment)

    def xDelete(self, filename, syncdir):  # noqa: N802
        self.platters.pop(Path(filename).name, None)
        super().xDelete(filename, syncdir)


class DiskFile(apsw.VFSFile):
    """A file that tells its platter what is written."""

    def __init__(self, name, flags, platter, moment):
        super().__init__("", name, flags)
        self.platter, self.moment = platter, moment

    def xWrite(self, data, offset):  # noqa: N802
        self.platter.since.append((offset, bytes(data)))
        self.moment()
        super().xWrite(data, offset)

    def xTruncate(self, size):  # noqa: N802
        self.platter.since.append((size, None))
        self.moment()
        super().xTruncate(size)

    def xSync(self, flags):  # noqa: N802 - only the platter has to hear of it
        self.platter.sync()
        self.moment()


class Connection:
    """As much of a connection of the standard library as the store uses."""

    def __init__(self, path, disk, pragmas):
        self.base = apsw.Connection(str(path), vfs=disk.name)
        for pragma in pragmas:
            self.base.execute(f"PRAGMA {pragma}")

    def execute(self, sql, parameters=()):
        try:
            rows = self.base.execute(sql, parameters).fetchall()
        except apsw.ConstraintError as error:
            raise sqlite3.IntegrityError(str(error)) from None
        except apsw.Error as error:
            raise sqlite3.OperationalError(str(error)) from None
        return Answer(rows, self.base.changes())

    def executescript(self, sql):
        self.base.execute(sql)

    def set_progress_handler(self, handler, steps):
        self.base.set_progress_handler(handler, steps)

    @property
    def in_transaction(self):
        return self.base.in_transaction

    def close(self):
        self.base.close()


class Answer:
    def __init__(self, rows, rowcount):
        self.rows, self.rowcount = rows, rowcount

    def fetchall(self):
        return self.rows

    def fetchone(self):
        return self.rows[0] if self.rows else None


def one_cut(seed, pragmas, folder):
    """Store lines until the power goes: how many were acknowledged, how many of them are lost, and whether the file is whole."""
    rng = random.Random(seed)
    acked = {}
    disk = Disk(f"disk{seed}", random.Random(seed + 0.5), acked)

    async def game(store, stream):
        for seq in range(1, 40):
            body = rng.randbytes(rng.randrange(20, 600))
            if isinstance(await store.append(Append(stream, seq, f"k{seq}", body)), Stored):
                acked[stream, seq] = body
            if disk.image is not None:
                return

    async def live():
        store = SqliteStore(folder / f"{seed}.db", group=rng.choice((1, 4, 64)))
        await asyncio.gather(*(game(store, f"t{number}") for number in range(rng.randrange(1, 8))))
        disk.left = 1 if disk.image is None else 0
        await store.append(Append("last", 1, "last", b""))
        await store.close()

    with mock.patch.object(store_module, "connect", lambda path: Connection(path, disk, pragmas)):
        asyncio.run(live())
    disk.unregister()
    return _found(folder / f"after{seed}", disk.image, disk.acked_then)


def _found(folder, image, acked):
    folder.mkdir()
    for name, content in image.items():
        if not name.endswith("-shm"):
            (folder / name).write_bytes(content)
    bases = [file for file in folder.iterdir() if file.suffix == ".db"]
    rows, whole = {}, True
    for base in bases:
        try:
            with closing(sqlite3.connect(base)) as connection:
                whole = connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
                rows = {(stream, seq): body for stream, seq, body in connection.execute("SELECT stream, seq, body FROM lines")}
        except sqlite3.Error as error:
            whole = "no such table" in str(error)
    return len(acked), sum(rows.get(key) != body for key, body in acked.items()), whole


def run(cuts, pragmas=PRAGMAS):
    """So many cuts: acknowledged, lost, cuts that lost something, corrupt files."""
    folder = Path(tempfile.mkdtemp(prefix="pithead-power-"))
    try:
        results = []
        for seed in range(cuts):
            results.append(one_cut(seed, pragmas, folder))
            shutil.rmtree(folder / f"after{seed}")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return (
        sum(acked for acked, _, _ in results),
        sum(lost for _, lost, _ in results),
        sum(lost > 0 for _, lost, _ in results),
        sum(not whole for _, _, whole in results),
    )


def other(synchronous):
    """The store's own settings, but for this one."""
    return tuple(f"synchronous = {synchronous}" if pragma.startswith("synchronous") else pragma for pragma in PRAGMAS)


def report(cuts):
    """The promise, and two controls that break it; whether all is as it should be."""
    begin = time.perf_counter()
    acked, lost, _, corrupt = run(cuts)
    speed = f"{cuts / (time.perf_counter() - begin):.0f} cuts/s"
    good = [
        figure("T2", f"lost of {acked} acknowledged lines in {cuts} power cuts ({speed})", lost, "0", lost == 0),
        figure("T2", "corrupt files", corrupt, "0", corrupt == 0),
    ]
    for synchronous in ("NORMAL", "OFF"):
        _, lost, losing, corrupt = run(max(20, cuts // 10), other(synchronous))
        what = f"synchronous={synchronous}: cuts that lose something, and corrupt files"
        good.append(figure("T2", what, f"{losing}, {corrupt}", "> 0", losing + corrupt > 0, control=True))
    return all(good)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--cuts", type=int, default=10_000)
    return 0 if report(parser.parse_args().cuts) else 1


if __name__ == "__main__":
    sys.exit(main())
