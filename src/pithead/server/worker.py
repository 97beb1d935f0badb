"""The process of a thinker: it reads what to work out, does so behind everything else on the machine, and writes what came of it."""

from __future__ import annotations

import os
import pickle
import signal
import sys
import traceback
from typing import Any, Final, NamedTuple

from pithead.game import Refusal, Unreadable

NICE: Final = 10
HEAD: Final = 8
"""An answer comes after its length, in so many bytes."""


class Answer(NamedTuple):
    """What a function gave; or why it refused, or the trace of how it broke."""

    value: Any = None
    refusal: tuple[type[Refusal], str, str, dict[str, object]] | None = None
    trace: str = ""


def answer_to(question: bytes) -> bytes:
    """Call the function of a question with its arguments."""
    try:
        function, args = pickle.loads(question)
        return pickle.dumps(Answer(function(*args)))
    except Refusal as refusal:
        kind = Unreadable if isinstance(refusal, Unreadable) else Refusal
        return pickle.dumps(Answer(refusal=(kind, refusal.reason, refusal.rule, dict(refusal.details))))
    except Exception:
        return pickle.dumps(Answer(trace=traceback.format_exc()))


def main() -> None:
    """Answer until nobody asks any more; whatever a function prints goes to the log."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(NICE)
    questions, answers = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    while head := questions.read(HEAD):
        answer = answer_to(questions.read(int.from_bytes(head, "big")))
        answers.write(len(answer).to_bytes(HEAD, "big") + answer)
        answers.flush()
