"""Recorded games as tables: a row for each seat of a game, or for each step; as a frame of polars or pandas in one call.

    from pithead.frames import read_results

    read_results("games").group_by("name").agg(...)

Both libraries are optional: whichever is named is imported when a frame is made.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Literal, TypeAlias

from pithead.game import Unreadable, replay
from pithead.record import Record, game_of, read_record, replay_record

Library: TypeAlias = Literal["polars", "pandas"]
Row: TypeAlias = dict[str, Any]


def read_results(*places: str | Path, library: Library = "polars") -> Any:
    """The seats of all games in files and folders: a frame with a row for each seat of each game."""
    return _frame(library, [row for file, record in read_records(*places) for row in result_rows(file, record)])


def read_steps(*places: str | Path, library: Library = "polars") -> Any:
    """The steps of all games in files and folders: a frame with a row for each event."""
    return _frame(library, [row for file, record in read_records(*places) for row in step_rows(file, record)])


def read_records(*places: str | Path) -> Iterator[tuple[Path, Record]]:
    """The records in files, and those in folders; a file that was named must be one, others in a folder are passed over."""
    for place in map(Path, places):
        if not place.is_dir():
            yield place, read_record(place.read_bytes())
            continue
        for file in sorted(place.glob("*.json")):
            try:
                yield file, read_record(file.read_bytes())
            except Unreadable:
                continue


def result_rows(file: Path, record: Record) -> list[Row]:
    """A row for each seat of a game; points and victory are None while it is not over."""
    header, result = record.header, record.result
    return [
        {
            "file": file.name,
            "game": header.game,
            "table": header.table,
            "seat": seat,
            "name": player.name,
            "kind": player.kind,
            "level": player.level,
            "points": None if result is None else result.totals[seat],
            "won": None if result is None else seat in result.winners,
            "winners": None if result is None else len(result.winners),
            "steps": len(record.steps),
        }
        for seat, player in enumerate(header.players)
    ]


def step_rows(file: Path, record: Record) -> list[Row]:
    """A row for each event: who did what in which phase; the seat of chance is -1."""
    game = game_of(record.header)
    start, _ = replay_record(game, record, 0)
    _, steps = replay_record(game, record)
    rows: list[Row] = []
    for number, (state, step) in enumerate(zip(replay(game, start, steps), steps), 1):
        text = game.write_event(step.event)
        rows.append(
            {
                "file": file.name,
                "game": game.name,
                "table": record.header.table,
                "step": number,
                "seat": step.seat,
                "phase": game.phase(state),
                "event": text,
                "kind": text.partition(" ")[0],
                "choices": len(game.legal(state, step.seat)) if step.seat >= 0 else 0,
            }
        )
    return rows


def _frame(library: Library, rows: list[Row]) -> Any:
    return import_module(library).DataFrame(rows)
