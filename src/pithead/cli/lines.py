"""`score`, `moves` and `apply`: one JSON a line in, one JSON a line out."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO, Any

import msgspec

from pithead.cli.words import say
from pithead.game import AnyGame, IllegalEvent, Refusal, Step, Unreadable, read_json, write_actors
from pithead.record import read_step, write_step

LONGEST = 1 << 20
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
            if len(line) > LONGEST:
                raise Unreadable("line-long", most=LONGEST)
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
            while line := stream.readline(LONGEST + 1):
                number += 1
                whole = line
                while not whole.endswith(b"\n") and (whole := stream.readline(LONGEST)):
                    pass
                if line.strip():
                    yield number, line
    except FileNotFoundError:
        raise Unreadable("file-missing", file=source) from None
    except OSError as error:
        raise Unreadable("file-read", file=source, problem=error.strerror) from None


def moves(game: AnyGame) -> Callable[[bytes], Any]:
    """A position gives who acts and what is legal; with several seats each move names its seat."""

    def answer(line: bytes) -> Any:
        state = game.read_position(line)
        actors = game.to_act(state)
        legal = [Step(seat, event) for seat in actors for event in game.legal(state, seat)]
        if len(actors) > 1:
            return {"to_act": actors, "moves": [write_step(game, step) for step in legal]}
        return {"to_act": write_actors(actors), "moves": [game.write_event(step.event) for step in legal]}

    return answer


def apply(game: AnyGame) -> Callable[[bytes], Any]:
    """A position and events give the position after them."""

    def answer(line: bytes) -> Any:
        case = read_json(line, Case, "line-json")
        state = game.read_position(bytes(case.position))
        for text in case.events:
            step = read_step(game, state, text)
            state = game.apply(state, step.seat, step.event)
        return {"position": msgspec.Raw(game.write_position(state))}

    return answer


def score(game: AnyGame) -> Callable[[bytes], Any]:
    """Heroes and troves give the points of every player."""
    return game.score
