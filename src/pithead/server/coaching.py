"""The coach of the server: hints, what a decision lost, and analyses, worked out in the processes of the bots.

While people play against each other there is no coach. Whoever asks and goes away is not waited for.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from functools import lru_cache, partial
from typing import Any, Final, TypeVar

from starlette.responses import Response

from pithead.coach.analysis import Analysis, Change
from pithead.coach.hints import Advice, Coach, Loss
from pithead.coach.room import coach_of
from pithead.coach.words import why
from pithead.game import CHANCE, AnyGame, Refusal, Seat, State, Step, replay
from pithead.games import edition_of
from pithead.match.table import Table, states
from pithead.match.undo import last_decision
from pithead.record import Record, game_of, replay_record
from pithead.server import api
from pithead.server.analyses import GLANCE, PATIENCE, Job
from pithead.server.messages import encode
from pithead.server.narration import names_of, words
from pithead.server.replay_api import not_too_often, record_of, study, watched
from pithead.server.requests import Call, Endpoint
from pithead.words import Words
from pithead.words.shell import Shell, shell_of, told

T = TypeVar("T")
Edition = tuple[str, str, str, str | None]


# What is worked out in another process


def advise(edition: Edition, view: Any, seat: Seat, legal: Sequence[str]) -> list[Advice]:
    """The best events of a seat."""
    game = edition_of(*edition)
    return coach(edition).hints(view, seat, [game.read_event(text) for text in legal])


def judge(edition: Edition, view: Any, seat: Seat, legal: Sequence[str], event: str) -> Loss:
    """What an event lost."""
    game = edition_of(*edition)
    return coach(edition).loss(view, seat, [game.read_event(text) for text in legal], game.read_event(event))


@lru_cache(8)
def coach(edition: Edition) -> Coach:
    """The coach of a game."""
    return Coach(edition_of(*edition))


# Hints


async def while_here(call: Call, work: Coroutine[Any, Any, T]) -> T:
    """Think as long as the asker is there."""
    task = asyncio.ensure_future(work)
    try:
        while not (await asyncio.wait({task}, timeout=GLANCE))[0]:
            if await call.request.is_disconnected():
                raise Refusal("coach-stopped")
        return task.result()
    finally:
        task.cancel()


def edition_at(table: Table) -> Edition:
    """The edition that a table plays."""
    opened = table.opened
    return opened.game, opened.rules, opened.content, opened.corrections


def no_rivals(table: Table, seat: Seat | None) -> None:
    """Refuse while people play against each other."""
    others = [chair for number, chair in enumerate(table.chairs) if number != seat and chair.place.kind != "bot"]
    if table.status != "over" and others:
        raise Refusal("coach-people")


async def show_hint(call: Call) -> api.Hint:
    """Show me: the best that you can do now, with your chance to win and why; not while people play against each other."""
    not_too_often(call)
    table = (await call.host()).table
    seat = call.seat(table)
    no_rivals(table, seat)
    if seat not in table.actors:
        raise Refusal("coach-turn")
    game, view = table.game, table.game.view(table.state, seat)
    legal = [game.write_event(event) for event in game.legal(table.state, seat)]
    advice = await while_here(call, call.service.thinkers.think(advise, edition_at(table), view, seat, legal, limit=PATIENCE))
    speaker = Speaker(game, names_of(table, words(call.lang or "en")), call.lang or "en")
    return api.Hint(tuple(speaker.suggestion(view, seat, each) for each in advice))


async def show_loss(call: Call) -> api.Lost:
    """What the decision of step `event`, or your last one, lost: your own against bots, anybody's once the game is over."""
    not_too_often(call)
    table, seat = await watched(call)
    no_rivals(table, seat)
    number = call.number("event", own_last(table, seat))
    if not 1 <= number <= len(table.steps):
        raise Refusal("scene-unknown", at=number, most=len(table.steps))
    step = table.steps[number - 1]
    if step.seat == CHANCE or (table.status != "over" and step.seat != seat):
        raise Refusal("coach-decision", number=number)
    state = (await study(call, partial(states, table, number - 1)))[-1]
    game, view = table.game, table.game.view(state, step.seat)
    legal = [game.write_event(event) for event in game.legal(state, step.seat)]
    event = game.write_event(step.event)
    if event not in legal:
        raise Refusal("coach-decision", number=number)
    loss = await while_here(call, call.service.thinkers.think(judge, edition_at(table), view, step.seat, legal, event, limit=PATIENCE))
    return Speaker(game, names_of(table, words(call.lang or "en")), call.lang or "en").lost(number, view, step.seat, loss)


def own_last(table: Table, seat: Seat | None) -> int:
    """The number of a seat's last decision; 0 if it never decided."""
    before = None if seat is None else last_decision(table, seat)
    return 0 if before is None else before + 1


class Speaker:
    """Says what the coach found, in one language."""

    def __init__(self, game: AnyGame, names: Sequence[str], language: str) -> None:
        self.game = game
        self.names = names
        self.say: Words = words(language)
        self.shell: Shell = shell_of(game, self.say)

    def choice(self, view: Any, seat: Seat, event: str) -> str:
        """An event as a choice in words."""
        return self.shell.in_words(view, Step(seat, self.game.read_event(event)), self.names) if event else ""

    def suggestion(self, view: Any, seat: Seat, advice: Advice) -> api.Suggestion:
        """Something to do."""
        reason = why(self.shell, self.say, self.names, self.game.name, advice.facts)
        return api.Suggestion(advice.event, self.choice(view, seat, advice.event), advice.share, advice.error, reason)

    def lost(self, number: int, view: Any, seat: Seat, loss: Loss) -> api.Lost:
        """What a decision lost."""
        return api.Lost(
            number=number,
            event=loss.event,
            words=self.choice(view, seat, loss.event),
            best=loss.best,
            best_words=self.choice(view, seat, loss.best),
            loss=loss.loss,
            error=loss.error,
            why=why(self.shell, self.say, self.names, self.game.name, loss.facts),
        )


# Analyses


async def begin_analysis(call: Call) -> Response:
    """Analyse a finished game: luck, skill and mistakes; ask again with GET until it is done."""
    not_too_often(call)
    record = await record_of(call)
    return await told_job(call, call.service.analyses.begin(call.request.path_params["table"], record, call.address))


async def show_analysis(call: Call) -> Response:
    """How far an analysis is (202), or all of it (200); it is stopped when nobody asks about it for 20 seconds."""
    await record_of(call)
    return await told_job(call, call.service.analyses.of(call.request.path_params["table"]))


async def told_job(call: Call, job: Job) -> Response:
    """An analysis as far as it is."""
    if job.analysis is None:
        return Response(encode(api.Progress(round(job.done, 4))), 202, media_type="application/json")
    answer = await study(call, partial(shown_analysis, job.record, job.analysis, call.lang or "en"))
    return Response(encode(answer), media_type="application/json")


def shown_analysis(record: Record, analysis: Analysis, language: str) -> api.Analysis:
    """An analysis in words."""
    game = game_of(record.header)
    start, _ = replay_record(game, record, 0)
    _, steps = replay_record(game, record)
    played = list(replay(game, start, steps))
    speaker = Speaker(game, analysis.names, language)
    events = [shown_event(speaker, played, step, event) for step, event in zip(steps, analysis.events)]
    return api.Analysis(
        game=analysis.game,
        unit=analysis.unit,
        seats=tuple(
            api.AnalysedSeat(
                name=name,
                initial=account.initial,
                final=account.final,
                luck=account.luck,
                luck_error=account.luck_error,
                skill=account.skill,
                skill_error=account.skill_error,
                others=account.others,
                others_error=account.others_error,
                adjusted=account.adjusted,
                real_decisions=account.decisions,
                lost=account.lost,
                error_rate=account.error_rate,
                rate_error=account.rate_error,
                band=account.band,
                band_words=speaker.say(f"coach-band-{account.band}"),
                own_luck=account.own_luck,
                own_luck_error=account.own_luck_error,
            )
            for name, account in zip(analysis.names, analysis.accounts)
        ),
        curve=analysis.curve,
        events=tuple(events),
        mistakes=tuple(mistake(speaker, played, events[number - 1]) for number in analysis.mistakes),
        lucky=tuple(fortune(events[number - 1]) for number in analysis.lucky),
    )


def shown_event(speaker: Speaker, played: Sequence[State], step: Step, event: Change) -> api.AnalysedEvent:
    """A step in words, as whoever made it saw it."""
    before, after = (speaker.game.view(state, step.seat) for state in played[event.number - 1 : event.number + 1])
    return api.AnalysedEvent(
        number=event.number,
        seat=event.seat,
        event=event.event,
        words=told(speaker.shell, before, after, step, speaker.names),
        kind=event.kind,
        change=event.change,
        error=event.error,
        loss=event.loss,
        loss_error=event.loss_error,
        best=event.best,
        best_words=speaker.choice(before, step.seat, event.best),
    )


def mistake(speaker: Speaker, played: Sequence[State], event: api.AnalysedEvent) -> api.Mistake:
    """A mistake, and why another choice was better."""
    assert event.seat is not None
    view = speaker.game.view(played[event.number - 1], event.seat)
    facts = coach_of(speaker.game.name).facts(speaker.game, view, event.seat, speaker.game.read_event(event.best))
    return api.Mistake(
        number=event.number,
        seat=event.seat,
        words=event.words,
        loss=event.loss or 0.0,
        error=event.loss_error,
        best=event.best,
        best_words=event.best_words,
        why=why(speaker.shell, speaker.say, speaker.names, speaker.game.name, facts),
    )


def fortune(event: api.AnalysedEvent) -> api.Fortune:
    """A lucky outcome, for the one whom it helped most."""
    seat = max(range(len(event.change)), key=lambda seat: event.change[seat])
    return api.Fortune(event.number, seat, event.words, event.change[seat], event.error)


COACHING: Final[tuple[Endpoint, ...]] = (
    Endpoint("GET", "/api/tables/{table}/hint", show_hint, api.Hint, "seat", query=("lang",)),
    Endpoint("GET", "/api/tables/{table}/loss", show_loss, api.Lost, "watcher", query=("event", "lang")),
    Endpoint("POST", "/api/games/{table}/analysis", begin_analysis, api.Progress | api.Analysis, "watcher", api.Nothing, query=("lang",)),
    Endpoint("GET", "/api/games/{table}/analysis", show_analysis, api.Progress | api.Analysis, "watcher", query=("lang",)),
)
