"""The coach in a worker of a browser, for a page whose game is on a server: the same figures and words, worked out elsewhere."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from pithead.coach.analysis import Weighed, parts_of, summed_up, weigh
from pithead.coach.words import in_words
from pithead.record import read_record
from pithead.server import api
from pithead.server.coaching import advise, hint_in_words, judge, loss_in_words
from pithead.server.messages import encode
from pithead.server.narration import words


def hint(question: str, lang: str, _: Callable[[float], None]) -> str:
    """The answer to a question of `coaching.hint_question`."""
    asked = msgspec.json.decode(question, type=api.HintQuestion)
    found = advise(asked.edition, asked.view.encode(), asked.seat, asked.legal)
    return encode(hint_in_words(asked, found, lang)).decode()


def loss(question: str, lang: str, _: Callable[[float], None]) -> str:
    """The answer to a question of `coaching.loss_question`."""
    asked = msgspec.json.decode(question, type=api.LossQuestion)
    found = judge(asked.edition, asked.view.encode(), asked.seat, asked.legal, asked.event)
    return encode(loss_in_words(asked, found, lang)).decode()


def analysis(record: str, lang: str, tell: Callable[[float], None]) -> str:
    """A finished game, analysed; `tell` hears how far it is."""
    game = read_record(record.encode())
    weighed: list[Weighed] = []
    for first, last in parts_of(game):
        weighed += weigh(game, first, last)
        tell(len(weighed) / (len(game.steps) + 1))
    return encode(in_words(game, summed_up(game, weighed), words(lang))).decode()
