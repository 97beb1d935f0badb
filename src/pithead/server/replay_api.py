"""Endpoints that only read: snapshots, what if, lessons, rules, facts and the check of a finished game.

What can be long is worked out in a worker and charged to whoever asks; what is always short, in a thread, one at a time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import lru_cache, partial
from typing import Final, TypeVar

from starlette.responses import Response

from pithead.coach.figures import figure_states
from pithead.coach.lessons import Lesson, lessons_of, opened, solved
from pithead.game import AnyGame, Refusal, Seat, State, Unreadable
from pithead.games import game_names, load_game
from pithead.match.table import Table
from pithead.record import Record, read_record, read_step
from pithead.server import api, studies
from pithead.server.messages import WhyNot, encode
from pithead.server.narration import Narrator, words
from pithead.server.replay import GameSnapshot, checked_seat, practice, snapshot, table_of
from pithead.server.requests import Call, Endpoint
from pithead.server.studies import GameSource
from pithead.server.verification import Verdict
from pithead.words import Words
from pithead.words.facts import fact_sentences
from pithead.words.guesses import guess_sentences
from pithead.words.rulebook import rulebook
from pithead.words.shell import practice_names, shell_of

RECORD_SUFFIX: Final = "/record"
MAX_BRANCH_BYTES: Final = 1 << 20

T = TypeVar("T")


async def in_study_thread(call: Call, work: Callable[[], T]) -> T:
    """Run work in a thread, one at a time, so that tables do not wait."""
    async with call.process.study_workers.slot:
        return await asyncio.to_thread(work)


def check_study_limit(call: Call) -> None:
    """Refuse an address that has used up its limit, or its processor time."""
    if not call.process.studies.take(call.address):
        raise Refusal("too-many")
    call.process.budget.check(call.keys)


async def recorded(call: Call, id: str) -> Record | None:
    """The record that was imported under this id."""
    rows = await call.process.store.read(id + RECORD_SUFFIX)
    return read_record(rows[0].body) if rows else None


async def record_of(call: Call) -> Record:
    """The record of the path's game, which must be over."""
    found = await recorded(call, call.request.path_params["table"])
    return (await finished_table(call)).record() if found is None else found


async def finished_table(call: Call) -> Table:
    """The path's table, whose game must be over."""
    table = (await call.live_table()).table
    await check_open(call, table)
    return table


async def check_open(call: Call, table: Table) -> None:
    """Refuse the record of a game that is not over, or of a deal that others still play: it holds all dice."""
    if table.status != "over":
        raise Refusal("table-playing")
    evening = table.opened.evening
    if evening and not await call.process.evenings.is_over(evening):
        raise Refusal("evening-sealed")


# Snapshots


async def list_scenes(call: Call) -> Response:
    """The game step by step, `from` a number of steps `to` another, at most 50 at once; of a running game what your seat knew."""
    check_study_limit(call)
    asked = call.number("seat", -1)
    source, seat = await watched_source(call, None if asked < 0 else asked)
    first = call.number("from", 0)
    return as_json(await call.study(studies.game_snapshots, source, first, call.number("to", first), seat, call.language))


async def list_rounds(call: Call) -> Response:
    """What every player got in each round that is over, point by point."""
    check_study_limit(call)
    source, seat = await watched_source(call, None)
    return as_json(await call.study(studies.rounds, source, seat, call.language))


def as_json(body: bytes) -> Response:
    """An answer that a worker has written."""
    return Response(body, media_type="application/json")


async def watched_source(call: Call, asked: Seat | None) -> tuple[GameSource, Seat | None]:
    """The game of the path as it is stored, and the seat that sees it: in a finished one the seat that is asked for, else the own."""
    id = call.request.path_params["table"]
    found = await imported_source(call, id)
    if found is not None:
        return found, asked
    table = (await call.live_table()).table
    return await journal_source(call, table), seat_to_see(call, table, asked)


async def imported_source(call: Call, id: str) -> GameSource | None:
    """The record that was imported under this id, as it is stored."""
    rows = await call.process.store.read(id + RECORD_SUFFIX)
    return GameSource(record=rows[0].body) if rows else None


async def journal_source(call: Call, table: Table) -> GameSource:
    """The journal of a table, up to what it is now."""
    rows = await call.process.store.read(table.opened.table)
    return GameSource(journal=tuple([row.body for row in rows if row.seq <= table.version]))


def seat_to_see(call: Call, table: Table, asked: Seat | None) -> Seat | None:
    """The seat that a table is seen from: in a finished game the one that is asked for, else the caller's own."""
    wanted = checked_seat(table, asked)
    if table.status == "over":
        return wanted
    own = None if call.session is None else table.seat_of(call.session.id)
    if wanted not in (None, own):
        raise Refusal("forbidden")
    return own


async def watched(call: Call) -> tuple[Table, Seat | None]:
    """The game of the path, and the seat that sees it."""
    found = await recorded(call, call.request.path_params["table"])
    table = await in_study_thread(call, partial(table_of, found)) if found is not None else (await call.live_table()).table
    return table, seat_to_see(call, table, None)


async def explore(call: Call) -> Response:
    """What if? A finished game goes on from any of its positions as you like; dice fall anew, and bots play if you want."""
    check_study_limit(call)
    body: api.Explore = call.body
    source = await finished_source(call, body)
    return as_json(await call.study(studies.explored, source, body.at, body.then, body.seat, body.bots, call.language))


async def finished_source(call: Call, body: api.Explore) -> GameSource:
    """The game to be explored; one that is still played would give its secrets away."""
    if body.record is not None:
        return GameSource(record=encode(body.record))
    found = await imported_source(call, body.table)
    if found is not None:
        return found
    table = (await call.process.load(body.table, call.keys)).table
    await call.check_watch(table)
    await check_open(call, table)
    return await journal_source(call, table)


# Why not


async def why_not_at_table(call: Call) -> Response:
    """Why can't this be chosen? Of the table as it is or was, from what your seat knows."""
    check_study_limit(call)
    body: api.WhyAtTable = call.body
    source, seat = await watched_source(call, body.seat)
    return as_json(await call.study(studies.why_not_at, source, body.at, seat, body.mark, call.language))


async def why_not_in_branch(call: Call) -> Response:
    """The same of a game that goes on otherwise."""
    check_study_limit(call)
    mark, branch = call.body.mark, call.body.branch
    source = await finished_source(call, branch)
    return as_json(await call.study(studies.why_not_in_branch, source, branch.at, branch.then, branch.seat, mark, call.language))


async def why_not_in_lesson(call: Call) -> WhyNot:
    """The same of a lesson."""
    check_study_limit(call)
    game, body = game_of_path(call), call.body
    state = state_before(game, lessons_to_path(call, game), body.before)
    return why_not(call, lesson_table(call.language, game, state), 0, body.mark)


def why_not(call: Call, table: Table, seat: Seat | None, mark: str) -> WhyNot:
    """The answer, from what the seat may know."""
    return WhyNot(mark, *Narrator(table, seat, call.language).why_not(mark))


# First steps


def game_of_path(call: Call) -> AnyGame:
    """The game that the path names."""
    name = call.request.path_params["game"]
    if name not in game_names():
        raise Unreadable("not-here")
    return load_game(name)


async def list_lessons(call: Call) -> api.Lessons:
    """First steps in a game: what each lesson asks for, and the position of the first."""
    game = game_of_path(call)
    say = words(call.language)
    lessons = lessons_of(game.name)
    shown = tuple(api.LessonShown(lesson.id, say.own(game.name, f"learn-{lesson.id}")) for lesson in lessons)
    return api.Lessons(shown, lesson_snapshot(call.language, game, opened(game, lessons[0], None)))


async def answer_lesson(call: Call) -> api.LessonAnswered:
    """Answer a lesson: a right answer leads on, another one gets a hint, and an impossible one its rule."""
    check_study_limit(call)
    game, body = game_of_path(call), call.body
    lessons = lessons_of(game.name)
    until = lessons_to_path(call, game)
    number = len(until) - 1
    state = state_before(game, until, body.before)
    after = answered(game, lessons[number], state, body.answer)
    say = words(call.language)
    if after is None:
        hint = say.own(game.name, f"learn-{lessons[number].id}-hint")
        return api.LessonAnswered(False, say("learn-hint-prefix", hint=hint), lesson_snapshot(call.language, game, state))
    next_scene = lesson_snapshot(call.language, game, opened(game, lessons[number + 1], after)) if number + 1 < len(lessons) else None
    return api.LessonAnswered(
        True, say.own(game.name, f"learn-{lessons[number].id}-done"), lesson_snapshot(call.language, game, after), next_scene
    )


def lessons_to_path(call: Call, game: AnyGame) -> tuple[Lesson, ...]:
    """The lessons of a game up to the one that the path names."""
    lessons = lessons_of(game.name)
    number = next((at for at, lesson in enumerate(lessons) if lesson.id == call.request.path_params["lesson"]), None)
    if number is None:
        raise Unreadable("not-here")
    return lessons[: number + 1]


def state_before(game: AnyGame, lessons: tuple[Lesson, ...], before: tuple[str, ...]) -> State:
    """The position of the last of these lessons, which may follow from right answers to those before it."""
    first = max(number for number, lesson in enumerate(lessons) if lesson.position is not None)
    state = opened(game, lessons[first], None)
    for number in range(first, len(lessons) - 1):
        after = answered(game, lessons[number], state, before[number]) if number < len(before) else None
        if after is None:
            raise Unreadable("lesson-before", lesson=lessons[number].id)
        state = opened(game, lessons[number + 1], after)
    return state


def answered(game: AnyGame, lesson: Lesson, state: State, answer: str) -> State | None:
    """Where a right answer leads; None after another one."""
    return solved(game, lesson, state, read_step(game, state, answer))


def lesson_snapshot(lang: str, game: AnyGame, state: State) -> GameSnapshot:
    """A position of a lesson as the learner sees it."""
    return snapshot(lesson_table(lang, game, state), 0, lang)


def lesson_table(lang: str, game: AnyGame, state: State) -> Table:
    """The table of a lesson, where the learner has seat 0."""
    return practice(game, state, practice_names(words(lang), len(game.standing(state).totals)))


# The book and the envelope


async def show_rules(call: Call) -> api.Rulebook:
    """The rules of a game in your language, every rule by its number."""
    game = game_of_path(call)
    return api.Rulebook(game.name, tuple(rulebook(game.name, words(call.language))))


async def show_figures(call: Call) -> api.Figures:
    """The pictures in the rules of a game: real positions, each with what it shows."""
    return figures(game_of_path(call).name, call.language)


@lru_cache(16)
def figures(name: str, lang: str) -> api.Figures:
    """The pictures of a game in a language; they never change."""
    game, say = load_game(name), words(lang)
    shown = (
        api.FigureShown(figure.rule, say.own(name, f"figure-{figure.id}"), lesson_snapshot(lang, game, state))
        for figure, state in figure_states(game)
    )
    return api.Figures(name, tuple(shown))


async def show_pieces(call: Call) -> api.Reference:
    """Everything in the box of a game, with what it does."""
    game, say = game_of_path(call), words(call.language)
    return api.Reference(game.name, tuple(shell_of(game, say).reference()), piece_labels(game, say))


def piece_labels(game: AnyGame, say: Words) -> dict[str, str]:
    """The short words that drawings of single pieces need."""
    seats = game.seats.start
    return shell_of(game, say).labels(game.view(game.start(seats), None), practice_names(say, seats))


async def show_facts(call: Call) -> api.Facts:
    """The facts of the box that no rulebook states, how sure we are of each, and what the guesses change."""
    game = game_of_path(call)
    say = words(call.language)
    shown = tuple(api.FactShown(fact, mark) for fact, mark in fact_sentences(game, say))  # type: ignore[arg-type]
    return api.Facts(game.name, len(game.facts()), shown, tuple(guess_sentences(game, say)))


async def verify_table(call: Call) -> Response:
    """Is the finished game what it claims to be? One sentence, and every check."""
    check_study_limit(call)
    return as_json(await call.study(studies.verified, await source_of_path(call), call.language))


async def link_game(call: Call) -> api.GameLinked:
    """The finished game in one line, which any Pithead opens: it fits into a link, behind the `#`."""
    check_study_limit(call)
    return api.GameLinked(await call.study(studies.linked, await source_of_path(call)))


async def source_of_path(call: Call) -> GameSource:
    """The path's game as it is stored; it must be over."""
    found = await imported_source(call, call.request.path_params["table"])
    return await journal_source(call, await finished_table(call)) if found is None else found


REPLAY_ENDPOINTS: Final[tuple[Endpoint, ...]] = (
    Endpoint("GET", "/api/tables/{table}/scenes", list_scenes, api.GameSnapshots, "watcher", query=("from", "to", "seat", "lang")),
    Endpoint("GET", "/api/tables/{table}/rounds", list_rounds, api.Rounds, "watcher", query=("lang",)),
    Endpoint("GET", "/api/tables/{table}/verify", verify_table, Verdict, "watcher", query=("lang",)),
    Endpoint("GET", "/api/tables/{table}/link", link_game, api.GameLinked, "watcher"),
    Endpoint("POST", "/api/explore", explore, api.Explored, body=api.Explore, largest=MAX_BRANCH_BYTES, query=("lang",)),
    Endpoint("POST", "/api/tables/{table}/why", why_not_at_table, WhyNot, "watcher", api.WhyAtTable, query=("lang",)),
    Endpoint("POST", "/api/explore/why", why_not_in_branch, WhyNot, body=api.WhyInBranch, largest=MAX_BRANCH_BYTES, query=("lang",)),
    Endpoint("POST", "/api/lessons/{game}/{lesson}/why", why_not_in_lesson, WhyNot, body=api.WhyInLesson, query=("lang",)),
    Endpoint("GET", "/api/lessons/{game}", list_lessons, api.Lessons, query=("lang",)),
    Endpoint("POST", "/api/lessons/{game}/{lesson}", answer_lesson, api.LessonAnswered, body=api.LessonAnswer, query=("lang",)),
    Endpoint("GET", "/api/rules/{game}", show_rules, api.Rulebook, query=("lang",)),
    Endpoint("GET", "/api/figures/{game}", show_figures, api.Figures, query=("lang",)),
    Endpoint("GET", "/api/pieces/{game}", show_pieces, api.Reference, query=("lang",)),
    Endpoint("GET", "/api/facts/{game}", show_facts, api.Facts, query=("lang",)),
)
