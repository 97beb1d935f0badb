"""Studies: a position and a line of play with comments and drawings, which its author writes and anybody with the link reads."""

from __future__ import annotations

import time
from typing import Any, Final

import msgspec
from starlette.responses import Response

from pithead import fair
from pithead.game import CHANCE, Refusal, Seat, Step, Unreadable
from pithead.games import game_names, load_game
from pithead.match.table import Table, stepped
from pithead.record import read_step, write_step
from pithead.server import api
from pithead.server.accounts import kept_people
from pithead.server.messages import encode
from pithead.server.names import clean_text
from pithead.server.narration import words
from pithead.server.ratings import name_of
from pithead.server.replay import GameSnapshot, practice, said, snapshot, table_at
from pithead.server.replay_api import as_json, check_study_limit, finished_source
from pithead.server.requests import Call, Endpoint
from pithead.server.studies import GameSource, table_from
from pithead.server.tokens import new_id
from pithead.store.studies import StoredStudy
from pithead.values import Value
from pithead.words.shell import practice_names

MAX_STUDIES: Final = 50
MAX_STUDY_BYTES: Final = 65_536
MAX_STEPS: Final = 200
"""How many studies a person may have, how large each may be, and how many places it may have."""


class StudyBody(Value, omit_defaults=True):
    """A study as it is stored."""

    title: str
    game: str
    position: dict[str, Any]
    steps: tuple[api.StudyStep, ...] = (api.StudyStep(),)
    seat: Seat | None = None


# In a worker


def study_of_game(source: GameSource, title: str, at: int, length: int) -> StudyBody:
    """The study of a finished game: the position after `at` steps, and so many of the next."""
    table = table_from(source)
    game, last = table.game, min(len(table.steps), at + length)
    position = msgspec.json.decode(game.write_position(table_at(table, at).state))
    line = tuple(api.StudyStep(write_step(game, step)) for step in table.steps[at:last])
    return checked(StudyBody(title, game.name, position, (api.StudyStep(), *line)))


def checked(study: StudyBody) -> StudyBody:
    """A study whose position can be read and whose line can be played; raises Refusal."""
    table = table_of(study, "en")
    for step in study.steps[1:]:
        table = stepped(table, read_step(table.game, table.state, step.step))
    if study.seat is not None and not 0 <= study.seat < len(table.chairs):
        raise Unreadable("seat", seat=study.seat, most=len(table.chairs) - 1)
    return study


def table_of(study: StudyBody, lang: str) -> Table:
    """The first position of a study, at a table of its own."""
    game = load_game(study.game)
    state = game.read_position(msgspec.json.encode(study.position))
    you = study.seat if study.seat is not None else next((actor for actor in game.to_act(state) if actor != CHANCE), 0)
    return practice(game, state, practice_names(words(lang), len(game.standing(state).totals), you))


def played_on(study: StudyBody, at: int, event: str, seed: str) -> StudyBody:
    """A study that goes on otherwise after a place: the event, if there is one, and the dice that are due then; raises IllegalEvent."""
    table = table_of(study, "en")
    for step in study.steps[1 : at + 1]:
        table = stepped(table, read_step(table.game, table.state, step.step))
    steps = [*study.steps[: at + 1]]
    if event:
        table = stepped(table, read_step(table.game, table.state, event))
        steps.append(api.StudyStep(write_step(table.game, table.steps[-1])))
    draw = fair.sealed(fair.seed_secret(f"{seed} {len(steps)} {event}"))
    while table.actors == (CHANCE,) and len(steps) < MAX_STEPS:
        table = stepped(table, Step(CHANCE, table.game.sample(table.state, draw)))
        steps.append(api.StudyStep(write_step(table.game, table.steps[-1])))
    return msgspec.structs.replace(study, steps=tuple(steps))


def study_scene(study: StudyBody, number: int, lang: str) -> bytes:
    """A place of a study as it is seen there, with the sentence of the step that led to it."""
    before = table = table_of(study, lang)
    for step in study.steps[1 : number + 1]:
        before, table = table, stepped(table, read_step(table.game, table.state, step.step))
    asked = next((actor for actor in table.actors if actor != CHANCE), None)
    viewer = study.seat if study.seat is not None else asked
    return encode(snapshot(table, viewer, lang, said(before, table, viewer, lang) if number else ()))


# Over HTTP


async def new_study(call: Call) -> api.StudyShown:
    """Begin a study, from a finished game or from a position in notation; it is yours to change."""
    check_study_limit(call)
    kept_people(call)
    body: api.NewStudy = call.body
    if not call.process.new_tables.take(call.address):
        raise Refusal("too-many")
    title = clean_text(body.title)
    if body.position is not None:
        if body.game not in game_names():
            raise Unreadable("not-here")
        study = await call.study(checked, StudyBody(title, body.game, body.position))
    else:
        source = await finished_source(call, api.Explore(body.at, body.table))
        study = await call.study(study_of_game, source, title, body.at, body.length)
    stored = StoredStudy(new_id(), call.who, written(study), int(time.time()))
    if not await kept_people(call).put_study(stored, MAX_STUDIES):
        raise Refusal("study-many", most=MAX_STUDIES)
    return await shown(call, stored)


def written(study: StudyBody) -> bytes:
    """A study as it is stored; raises Refusal if it is too large."""
    body = encode(study)
    if len(body) > MAX_STUDY_BYTES:
        raise Refusal("too-large", most=MAX_STUDY_BYTES)
    return body


def read_study(stored: StoredStudy) -> StudyBody:
    """What a stored study says."""
    return msgspec.json.decode(stored.body, type=StudyBody)


async def stored_study(call: Call) -> StoredStudy:
    """The study of the path."""
    stored = await kept_people(call).study(call.request.path_params["study"])
    if stored is None:
        raise Unreadable("study-unknown")
    return stored


async def own_study(call: Call) -> StoredStudy:
    """The study of the path, which must be the caller's."""
    stored = await stored_study(call)
    if stored.who != call.who:
        raise Refusal("forbidden")
    return stored


async def shown(call: Call, stored: StoredStudy) -> api.StudyShown:
    """A study as its readers see it."""
    with call.process.paid(call.keys):
        study = read_study(stored)
    return api.StudyShown(
        study.game,
        id=stored.id,
        title=study.title,
        author=await name_of(call, stored.who),
        yours=stored.who == call.person,
        seat=study.seat,
        position=study.position,
        steps=study.steps,
    )


async def show_study(call: Call) -> api.StudyShown:
    """A study, for anybody who has its link."""
    return await shown(call, await stored_study(call))


async def show_study_scene(call: Call) -> Response:
    """A place of a study, number 0 its first position, as it is drawn."""
    check_study_limit(call)
    study, number = read_study(await stored_study(call)), call.request.path_params["number"]
    if not number.isdecimal() or int(number) >= len(study.steps):
        raise Unreadable("study-place", most=len(study.steps) - 1)
    return as_json(await call.study(study_scene, study, int(number), call.language))


async def change_study(call: Call) -> api.StudyShown:
    """Change the title, the line, the comments and the drawings of a study of yours."""
    check_study_limit(call)
    stored, body = await own_study(call), call.body
    steps = tuple(msgspec.structs.replace(step, comment=clean_text(step.comment)) for step in body.steps)
    wanted = msgspec.structs.replace(read_study(stored), title=clean_text(body.title), steps=steps, seat=body.seat)
    return await keep(call, stored, await call.study(checked, wanted))


async def play_study(call: Call) -> api.StudyShown:
    """Let a study of yours go on otherwise after one of its places."""
    check_study_limit(call)
    stored, body = await own_study(call), call.body
    study = read_study(stored)
    if body.at >= min(len(study.steps), MAX_STEPS - 1):
        raise Unreadable("study-place", most=min(len(study.steps), MAX_STEPS - 1) - 1)
    return await keep(call, stored, await call.study(played_on, study, body.at, body.event, stored.id))


async def keep(call: Call, stored: StoredStudy, study: StudyBody) -> api.StudyShown:
    """Keep a changed study."""
    changed = msgspec.structs.replace(stored, body=written(study), at=int(time.time()))
    await kept_people(call).change_study(changed)
    return await shown(call, changed)


async def delete_study(call: Call) -> api.Completed:
    """Delete a study of yours."""
    check_study_limit(call)
    stored = await own_study(call)
    if not call.body.sure:
        raise Unreadable("wire-json", problem="sure")
    await kept_people(call).drop_study(stored.id, call.who)
    return api.Completed()


async def own_studies(call: Call) -> api.StudyList:
    """Your studies, the newest first."""
    rows = await kept_people(call).studies_of(call.who)
    with call.process.paid(call.keys):
        found = [(stored, read_study(stored)) for stored in rows]
    listed = [
        api.StudyListed(study.game, id=stored.id, title=study.title, steps=len(study.steps) - 1, at=stored.at) for stored, study in found
    ]
    return api.StudyList(tuple(listed), MAX_STUDIES)


SHARED_STUDIES: Final[tuple[Endpoint, ...]] = (
    Endpoint("GET", "/api/me/studies", own_studies, api.StudyList, "session"),
    Endpoint("POST", "/api/studies", new_study, api.StudyShown, "session", api.NewStudy, largest=MAX_STUDY_BYTES),
    Endpoint("GET", "/api/studies/{study}", show_study, api.StudyShown),
    Endpoint("GET", "/api/studies/{study}/scenes/{number}", show_study_scene, GameSnapshot, query=("lang",)),
    Endpoint("POST", "/api/studies/{study}", change_study, api.StudyShown, "host", api.ChangedStudy, largest=MAX_STUDY_BYTES),
    Endpoint("POST", "/api/studies/{study}/play", play_study, api.StudyShown, "host", api.StudyMove),
    Endpoint("POST", "/api/studies/{study}/delete", delete_study, api.Completed, "host", api.DeletedStudy),
)
