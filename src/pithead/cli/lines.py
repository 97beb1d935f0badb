"""`score`, `moves` and `apply`: one JSON a line in, one JSON a line out."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO, Any

import msgspec

from pithead.cli.words import say
from pithead.game import CHANCE, AnyGame, IllegalEvent, Refusal, Seat, Step, Unreadable, read_json, write_actors
from pithead.record import read_step, write_step

MAX_LINE_BYTES = 1 << 20
_encode = msgspec.json.Encoder().encode


class Case(msgspec.Struct, forbid_unknown_fields=True):
    """A line for `apply`: a position, and what happens then."""

    position: msgspec.Raw
    events: tuple[str, ...]


def run(answer: Callable[[bytes], Any], source: Path | None, out: IO[bytes]) -> int:
    """Answer every line of a file (or of standard input); the exit code is 2 if one could not be understood."""
    exit_code = 0
    for number, line in numbered_lines(source):
        try:
            if len(line) > MAX_LINE_BYTES:
                raise Unreadable("line-long", most=MAX_LINE_BYTES)
            reply = answer(line)
        except Refusal as refusal:
            message = say.refusal(refusal)
            reply = {"error": {"rule": refusal.rule or None, "message": message}}
            if not isinstance(refusal, IllegalEvent):
                exit_code = 2
                print(say("cli-line", number=number, message=message), file=sys.stderr)
        out.write(_encode(reply) + b"\n")
    out.flush()
    return exit_code


def numbered_lines(source: Path | None) -> Iterator[tuple[int, bytes]]:
    """The lines that are not empty, each cut off where it gets too long to be anything."""
    try:
        with open(0, "rb", closefd=False) if source is None or str(source) == "-" else source.open("rb") as stream:
            number = 0
            while line := stream.readline(MAX_LINE_BYTES + 1):
                number += 1
                whole = line
                while not whole.endswith(b"\n") and (whole := stream.readline(MAX_LINE_BYTES)):
                    pass
                if line.strip():
                    yield number, line
    except FileNotFoundError:
        raise Unreadable("file-missing", file=source) from None
    except OSError as error:
        raise Unreadable("file-read", file=source, problem=error.strerror) from None


def moves(game: AnyGame, viewer: Seat | None = None) -> Callable[[bytes], Any]:
    """A position gives who acts and what is legal; with several seats each move names its seat, and for chance it says what is due.

    For one seat: its own moves alone, and the table as it sees it.
    """

    def answer(line: bytes) -> Any:
        state = game.read_position(line)
        actors = game.to_act(state)
        legal = [Step(seat, event) for seat in actors if viewer in (None, seat) for event in game.legal(state, seat)]
        several = len(actors) > 1
        reply: dict[str, Any] = {
            "to_act": actors if several else write_actors(actors),
            "moves": [write_step(game, step) if several else game.write_event(step.event) for step in legal],
        }
        if actors == (CHANCE,):
            reply["due"] = due(game, state)
        return reply if viewer is None else {**reply, "view": _view(game, state, viewer)}

    return answer


def due(game: AnyGame, state: Any) -> dict[str, Any]:
    """The kind of outcome that chance owes, and of how many pieces."""
    event = game.sample(state, lambda label: lambda number: 0)
    return {"outcome": game.write_event(event).split()[0], "count": game.pieces(event)}


def _view(game: AnyGame, state: Any, viewer: Seat) -> Any:
    most = len(game.standing(state).totals) - 1
    if not 0 <= viewer <= most:
        raise Unreadable("seat", seat=viewer, most=most)
    return game.view(state, viewer)


def apply(game: AnyGame, viewer: Seat | None = None) -> Callable[[bytes], Any]:
    """A position and events give the position after them; for one seat what it sees of both."""

    def answer(line: bytes) -> Any:
        case = read_json(line, Case, "line-json")
        state, steps = game.read_position(bytes(case.position)), []
        for text in case.events:
            steps.append(read_step(game, state, text))
            state = game.apply(state, steps[-1].seat, steps[-1].event)
        if viewer is None:
            return {"position": msgspec.Raw(game.write_position(state))}
        seen = [game.seen(step, viewer) for step in steps]
        return {"view": _view(game, state, viewer), "seen": [write_step(game, step) for step in seen if step is not None]}

    return answer


def score(game: AnyGame) -> Callable[[bytes], Any]:
    """Heroes and troves give the points of every player."""
    return game.score
