"""Recorded games become tables: every seat, every step, and what lies beside them in a folder is passed over."""

import shutil
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from pithead.frames import read_records, read_results, read_steps, result_rows, step_rows
from pithead.game import Unreadable

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


def test_every_seat_is_a_row():
    for file, record in read_records(EXAMPLES):
        rows = result_rows(file, record)
        assert [row["points"] for row in rows] == list(record.result.totals)
        assert [row["seat"] for row in rows if row["won"]] == list(record.result.winners)


def test_every_step_is_a_row_with_its_choices():
    (file, record), *_ = read_records(EXAMPLES / "mini-miners.json")
    rows = step_rows(file, record)
    assert len(rows) == len(record.steps)
    assert [row["step"] for row in rows] == list(range(1, len(rows) + 1))
    assert all(row["choices"] > 0 for row in rows if row["seat"] >= 0)
    assert all(row["event"].startswith(row["kind"]) for row in rows)


def test_what_is_no_record_is_passed_over_in_a_folder_and_refused_by_name(tmp_path):
    shutil.copy(EXAMPLES / "daily-mountain.json", tmp_path)
    (tmp_path / "other.json").write_text("{}")
    assert [file.name for file, _ in read_records(tmp_path)] == ["daily-mountain.json"]
    with pytest.raises(Unreadable):
        list(read_records(tmp_path / "other.json"))


@pytest.mark.parametrize("library", ["polars", "pandas"])
def test_the_library_that_is_asked_for_gets_the_rows(library, monkeypatch):
    monkeypatch.setitem(sys.modules, library, SimpleNamespace(DataFrame=lambda rows: rows))
    assert len(read_results(EXAMPLES, library=library)) == sum(len(record.header.players) for _, record in read_records(EXAMPLES))
    assert len(read_steps(EXAMPLES, library=library)) == sum(len(record.steps) for _, record in read_records(EXAMPLES))
