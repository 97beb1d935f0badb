"""Games on a Ray cluster are the same games, even if a worker dies in the middle."""

import os
import signal
import time
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from pithead.cli.app import app
from pithead.dice_miner.kernel.kernel import Processor, write_options
from pithead.dice_miner.kernel.tables import box_table
from pithead.dice_miner.rules.content import standard_box
from pithead.game import Unreadable
from pithead.sim.cluster import ClusterRun
from pithead.sim.run import Rows, Run, Sums
from tests.waiting import wait_until

GAMES, CHUNK = 6000, 250
HALTING = 8 * CHUNK
"""The chunk in which a worker is halted: the last that waits already when six are handed over."""


class Diary:
    """The processor, which writes down which process begins and ends each chunk, and stops in the middle of one while it is told to."""

    def __init__(self, folder: Path) -> None:
        self.core = Processor(box_table(standard_box()), write_options(2))
        self.folder = folder / "notes"
        self.folder.mkdir()
        self.halted = folder / "halted"

    def rows(self, seed: int, first: int, games: int) -> Rows:
        self.note("begin", first)
        if first == HALTING and self.halted.exists():
            self.note("halt", first)
            wait_until(lambda: not self.halted.exists())
        rows = self.core.rows(seed, first, games)
        self.note("end", first)
        return rows

    def tally(self, rows: Rows) -> Sums:
        return self.core.tally(rows)

    def note(self, what: str, first: int) -> None:
        (self.folder / f"{what} {first} {os.getpid()} {time.monotonic_ns()}").touch()

    def notes(self, what: str) -> list[tuple[int, int]]:
        """The chunks, each with the process that began or ended it."""
        names = (note.name.split() for note in self.folder.iterdir())
        return [(int(first), int(process)) for word, first, process, _ in names if word == what]


def killed_in_a_chunk(diary: Diary) -> int:
    """Kill a process in the middle of a chunk; which one it was."""
    ((_, process), *_) = wait_until(lambda: diary.notes("halt"), "no process begins a chunk")
    os.kill(process, signal.SIGKILL)
    diary.halted.unlink()
    return process


def test_nothing_is_lost_or_doubled_if_a_worker_dies(tmp_path) -> None:
    diary = Diary(tmp_path)
    diary.halted.touch()
    run = ClusterRun(diary, 5, GAMES, "local", 2, CHUNK)
    firsts, played, tally, killed = [], [], 0, 0
    for first, rows, sums in run.chunks():
        firsts.append(first)
        played.append(rows)
        tally += sums
        if len(firsts) == 6:
            killed = killed_in_a_chunk(diary)
    assert firsts == list(range(0, GAMES, CHUNK))
    cut_off = {first for first, process in diary.notes("begin") if process == killed} - {
        first for first, process in diary.notes("end") if process == killed
    }
    assert cut_off, "the worker died in the middle of a chunk"
    again = [(first, process) for first, process in diary.notes("end") if first in cut_off]
    assert {first for first, _ in again} == cut_off
    assert len({process for _, process in diary.notes("end")}) >= 2
    alone = list(Run(diary.core, 5, GAMES, 1, CHUNK).chunks())
    assert (np.concatenate(played) == np.concatenate([rows for _, rows, _ in alone])).all()
    assert (tally == sum(sums for _, _, sums in alone)).all()


def test_what_a_cluster_hands_over_compiles_nothing_once_more() -> None:
    own = np.array(box_table(standard_box())), np.array(write_options(2))
    here = Processor(*own)
    here.rows(5, 0, 1)
    compiled = len(here.functions.play_rows.signatures)
    for array in own:
        array.setflags(write=False)
    Processor(*own).rows(5, 0, 1)
    assert len(here.functions.play_rows.signatures) == compiled


def _simulate(*words: str):
    return CliRunner().invoke(app, ["simulate", "dice-miner", *words])


def test_the_command_says_the_same_with_a_cluster_and_without(tmp_path) -> None:
    files = [tmp_path / "cluster.parquet", tmp_path / "alone.parquet"]
    cluster = _simulate("--games", "3000", "--seed", "c", "--ray", "local", "--workers", "2", "--out", str(files[0]))
    alone = _simulate("--games", "3000", "--seed", "c", "--out", str(files[1]))
    assert cluster.exit_code == alone.exit_code == 0, cluster.output
    after = slice(1, -1)  # the first line has the time that it took, the last the name of the file
    assert cluster.stdout.splitlines()[after] == alone.stdout.splitlines()[after]
    assert files[0].read_bytes() == files[1].read_bytes()


def test_a_run_that_is_stopped_keeps_what_was_played(tmp_path) -> None:
    run = ClusterRun(Diary(tmp_path), 5, 100_000, "local", 2, CHUNK)
    firsts = []
    for first, _, _ in run.chunks():
        firsts.append(first)
        if first == 2 * CHUNK:
            run.stop()
    assert firsts == list(range(0, CHUNK * len(firsts), CHUNK))
    assert 3 <= len(firsts) < 10


def test_a_cluster_that_is_not_there_is_said_in_one_sentence(tmp_path) -> None:
    file = tmp_path / "results.parquet"
    run = _simulate("--games", "10", "--ray", "127.0.0.1:1", "--out", str(file))
    assert isinstance(run.exception, Unreadable)
    assert run.exception.reason == "sim-ray"
    assert list(tmp_path.iterdir()) == []


def test_a_cluster_has_no_graphics_cards() -> None:
    run = _simulate("--games", "10", "--ray", "local", "--gpu")
    assert isinstance(run.exception, Unreadable)
    assert run.exception.reason in ("sim-ray-gpu", "sim-gpu")


@pytest.fixture(autouse=True, scope="module")
def _workers_find_this_folder():
    """What a worker unpickles must be importable there."""
    before = os.environ.get("PYTHONPATH", "")
    root = Path(__file__).parents[2]
    os.environ["PYTHONPATH"] = os.pathsep.join((str(root / "src"), str(root), str(Path(__file__).parent), before))
    yield
    os.environ["PYTHONPATH"] = before
