"""The browser's types are made from our messages: they compile, and real messages fit them."""

import json
import random

import pytest

from pithead.game import Refusal
from pithead.games import game_names, load_game
from pithead.match.commands import Act, TableSpec, decide, open_table, sit
from pithead.match.entries import SeatPlan
from pithead.server.endpoints import ENDPOINTS
from pithead.server.messages import Ack, Here, Pong, Said, Stale, WhyNot, encode, refused
from pithead.server.narration import Narrator, transitions
from pithead.server.tables import LiveTable, Viewer, update
from tests.web.node import WEB, compile_types, script

STRICT = [
    "--noEmit",
    "--strict",
    "--exactOptionalPropertyTypes",
    "--target",
    "ES2022",
    "--module",
    "ESNext",
    "--moduleResolution",
    "bundler",
]


def make_types():
    return script("make_types")


def test_the_types_are_written_beside_the_app_and_the_app_compiles():
    make_types().main([])
    assert (WEB / "src" / "wire" / "types.ts").exists()
    assert all((WEB / "src" / "boards" / game / "types.ts").exists() for game in game_names())
    code, said = compile_types()
    assert code == 0, said


def messages(name):
    """What a server says during a random game, each kind at least once."""
    game, rng = load_game(name), random.Random(7)
    _, table = open_table(TableSpec(game, game.options_type(), (SeatPlan("open"),) * 2, "t" * 16, "h", bytes(32)))
    yield update(LiveTable(table, 0.0), 0, [], [], Viewer(None, lang="en"))
    for seat in range(2):
        _, table = sit(table, seat, f"w{seat}", f"P{seat}", "00" * 16, "", 0)
    while table.actors:
        seat = rng.choice(table.actors)
        line, after = decide(table, seat, Act(game.write_event(rng.choice(game.legal(table.state, seat)))))
        if rng.random() < 0.1 or not after.actors:
            for eyes in (0, 1, None):
                yield update(LiveTable(after, 0.0), table.version, [line], list(transitions(table, [line])), Viewer(eyes, True, "en"))
        table = after
    narrator = Narrator(table, 0, "en")
    yield Stale("key", narrator.shown(), narrator.narration(narrator.shown()))
    yield WhyNot("slot:a1", "Not now.", "DM-4.2", "key")
    yield from (Ack("key", 2), Pong(), Here((0,), 1), Said(1, 0, "Ann", "Hello"), refused("key", Refusal("forbidden")))


@pytest.fixture
def project(tmp_path):
    (tmp_path / "types.ts").write_text(make_types().written())
    return tmp_path


@pytest.mark.parametrize("name", game_names())
def test_real_messages_fit_the_types(name, project):
    said = ",\n".join(encode(message).decode() for message in messages(name))
    project.joinpath("said.ts").write_text(f'import type {{ FromServer }} from "./types";\nexport const said: FromServer[] = [{said}];\n')
    code, complaint = compile_types(*STRICT, "said.ts", folder=project)
    assert code == 0, complaint[:2000]


@pytest.mark.parametrize("name", game_names())
def test_real_views_fit_the_types_of_their_board(name, project):
    """Every view, and what a choice would make of it."""
    views, changes = [], []
    for message in messages(name):
        shown = json.loads(encode(message)).get("table") or {}
        views += [shown["view"]] if shown.get("view") else []
        changes += [choice["board"] for choice in shown.get("choices", ()) if choice.get("board")]
    assert len(views) > 10
    project.joinpath("types.ts").write_text(make_types().view_of(name))
    project.joinpath("seen.ts").write_text(
        'import type { View } from "./types";\n'
        "type Changed = { [Field in keyof View]?: View[Field] | null };\n"
        f"export const views: View[] = {json.dumps(views)};\nexport const changes: Changed[] = {json.dumps(changes)};\n"
    )
    code, complaint = compile_types(*STRICT, "seen.ts", folder=project)
    assert code == 0, complaint[:2000]


def test_a_message_that_does_not_fit_is_noticed(project):
    wrong = json.loads(encode(Said(1, 0, "Ann", "Hello"))) | {"seat": "zero"}
    project.joinpath("said.ts").write_text(f'import type {{ Said }} from "./types";\nexport const said: Said = {json.dumps(wrong)};\n')
    code, complaint = compile_types(*STRICT, "said.ts", folder=project)
    assert code != 0
    assert "number" in complaint


def test_every_call_is_typed():
    text = make_types().written()
    for endpoint in ENDPOINTS:
        if endpoint.media == "application/json":
            assert f'"{endpoint.method} {endpoint.path}": {{' in text
