"""The coach of the server: hints, what a decision lost, and analyses, worked out by the worker pool.

While people play against each other there is no coach. Whoever asks and goes away is not waited for.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import Any, Final

from msgspec.structs import replace
from starlette.responses import Response

from pithead.coach.analysis import Analysis
from pithead.coach.hints import Coach, Lost, Suggestion
from pithead.coach.room import coach_of
from pithead.coach.words import CoachWords, in_words
from pithead.game import CHANCE, Refusal, Seat, read_view, write_view
from pithead.games import edition_of
from pithead.match.table import Table, states
from pithead.match.undo import last_decision
from pithead.server import api
from pithead.server.analyses import WORK_TIMEOUT_S, AnalysisJob, while_wanted
from pithead.server.bots import Edition, edition_of_table
from pithead.server.messages import encode
from pithead.server.narration import names_of, words
from pithead.server.replay_api import check_study_limit, in_study_thread, record_of, watched
from pithead.server.requests import Call, Endpoint

# What is worked out in another process


def advise(edition: Edition, view: bytes, seat: Seat, legal: Sequence[str]) -> list[Suggestion]:
    """The best events of a seat."""
    game = edition_of(*edition)
    return coach(edition).hints(read_view(game, view), seat, [game.read_event(text) for text in legal])


def judge(edition: Edition, view: bytes, seat: Seat, legal: Sequence[str], event: str) -> Lost:
    """What an event lost."""
    game = edition_of(*edition)
    events = [game.read_event(text) for text in legal]
    return coach(edition).loss(read_view(game, view), seat, events, game.read_event(event))


@lru_cache(8)
def coach(edition: Edition) -> Coach:
    """The coach of a game."""
    return Coach(edition_of(*edition))


# Hints


def no_rivals(table: Table, seat: Seat | None) -> None:
    """Refuse while people play against each other."""
    others = [chair for number, chair in enumerate(table.chairs) if number != seat and chair.place.kind != "bot"]
    if table.status != "over" and others:
        raise Refusal("coach-people")


async def hint_question(call: Call) -> api.HintQuestion:
    """What a hint is worked out from: whoever has the coach in the own browser asks it there (`page_coach.hint`)."""
    table = (await call.live_table()).table
    seat = call.seat(table)
    coach_of(table.game.name)
    no_rivals(table, seat)
    if seat not in table.actors:
        raise Refusal("coach-turn")
    await call.process.ratings.note_help(table)
    game = table.game
    legal = tuple(game.write_event(event) for event in game.legal(table.state, seat))
    view = write_view(game.view(table.state, seat)).decode()
    return api.HintQuestion(edition_of_table(table), view, seat, legal, names_of(table, words(call.language)))


async def show_hint(call: Call) -> api.Hint:
    """Show me: the best that you can do now, with your chance to win and why; not while people play against each other."""
    check_study_limit(call)
    asked = await hint_question(call)
    with call.process.study_workers.one_more(call.keys):
        work = call.process.worker_pool.run(advise, asked.edition, asked.view.encode(), asked.seat, asked.legal, limit=WORK_TIMEOUT_S)
        found = await while_wanted(work, call.request.is_disconnected)
    return await in_study_thread(call, partial(hint_in_words, asked, found, call.language))


def hint_in_words(asked: api.HintQuestion, found: Sequence[Suggestion], lang: str) -> api.Hint:
    """What the coach found, with its words."""
    coach, view = coach_words(asked, lang)
    return api.Hint(tuple(coach.suggestion(view, asked.seat, each) for each in found))


async def loss_question(call: Call) -> api.LossQuestion:
    """What the loss of a decision is worked out from: whoever has the coach in the own browser asks it there (`page_coach.loss`)."""
    check_study_limit(call)
    table, seat = await watched(call)
    coach_of(table.game.name)
    no_rivals(table, seat)
    number = call.number("event", own_last(table, seat))
    if not 1 <= number <= len(table.steps):
        raise Refusal("scene-unknown", at=number, most=len(table.steps))
    step = table.steps[number - 1]
    if step.seat == CHANCE or (table.status != "over" and step.seat != seat):
        raise Refusal("coach-decision", number=number)
    state = (await in_study_thread(call, partial(states, table, number - 1)))[-1]
    game = table.game
    legal = tuple(game.write_event(event) for event in game.legal(state, step.seat))
    event = game.write_event(step.event)
    if event not in legal:
        raise Refusal("coach-decision", number=number)
    view = write_view(game.view(state, step.seat)).decode()
    return api.LossQuestion(edition_of_table(table), view, step.seat, legal, names_of(table, words(call.language)), event, number)


async def show_loss(call: Call) -> Lost:
    """What the decision of step `event`, or your last one, lost: your own against bots, anybody's once the game is over."""
    asked = await loss_question(call)
    with call.process.study_workers.one_more(call.keys):
        question = (asked.edition, asked.view.encode(), asked.seat, asked.legal, asked.event)
        work = call.process.worker_pool.run(judge, *question, limit=WORK_TIMEOUT_S)
        found = await while_wanted(work, call.request.is_disconnected)
    return await in_study_thread(call, partial(loss_in_words, asked, found, call.language))


def loss_in_words(asked: api.LossQuestion, found: Lost, lang: str) -> Lost:
    """What the coach found, with its words."""
    coach, view = coach_words(asked, lang)
    return coach.lost(view, asked.seat, replace(found, number=asked.number))


def coach_words(asked: api.HintQuestion, lang: str) -> tuple[CoachWords, Any]:
    """The words of the coach for a question, and what its seat saw."""
    game = edition_of(*asked.edition)
    return CoachWords(game, asked.names, words(lang)), read_view(game, asked.view.encode())


def own_last(table: Table, seat: Seat | None) -> int:
    """The number of a seat's last decision; 0 if it never decided."""
    before = None if seat is None else last_decision(table, seat)
    return 0 if before is None else before + 1


# Analyses


async def begin_analysis(call: Call) -> Response:
    """Analyse a finished game: luck, skill and mistakes; ask again with GET until it is done."""
    check_study_limit(call)
    record = await record_of(call)
    coach_of(record.header.game)
    return await answer_job(call, call.process.analyses.begin(call.request.path_params["table"], record, call.address))


async def show_analysis(call: Call) -> Response:
    """How far an analysis is (202), or all of it (200); it is stopped when nobody asks about it for 20 seconds."""
    await record_of(call)
    return await answer_job(call, call.process.analyses.of(call.request.path_params["table"]))


async def answer_job(call: Call, job: AnalysisJob) -> Response:
    """The progress of an analysis, or its result."""
    if job.analysis is None:
        return Response(encode(api.Progress(round(job.done, 4))), 202, media_type="application/json")
    answer = await in_study_thread(call, partial(in_words, job.record, job.analysis, words(call.language)))
    return Response(encode(answer), media_type="application/json")


COACHING: Final[tuple[Endpoint, ...]] = (
    Endpoint("GET", "/api/tables/{table}/hint", show_hint, api.Hint, "seat", query=("lang",)),
    Endpoint("GET", "/api/tables/{table}/hint/question", hint_question, api.HintQuestion, "seat", query=("lang",)),
    Endpoint("GET", "/api/tables/{table}/loss/question", loss_question, api.LossQuestion, "watcher", query=("event", "lang")),
    Endpoint("GET", "/api/tables/{table}/loss", show_loss, Lost, "watcher", query=("event", "lang")),
    Endpoint("POST", "/api/games/{table}/analysis", begin_analysis, api.Progress | Analysis, "watcher", api.EmptyRequest, query=("lang",)),
    Endpoint("GET", "/api/games/{table}/analysis", show_analysis, api.Progress | Analysis, "watcher", query=("lang",)),
)
