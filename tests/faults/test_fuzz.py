"""T13, T14, T15: nonsense at every door is refused in an orderly way; nothing breaks, and nothing strange is accepted."""

import asyncio
import json
import os
import random
import re
import subprocess
import sys

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from pithead.game import Refusal
from pithead.record import digest_of, read_record, verify, write_record
from tests.faults.figures import figure
from tests.faults.files import mutated, semantic_mutants
from tests.match.tables import play_on, seated
from tests.server.live import Live, Person, socket_url
from tests.server.live import seated as seated_live
from tests.sizes import size
from tests.waiting import HANG_S

FRAMES = size("FRAMES")
FILES = size("FILES")
CASES = size("CASES")
TOKEN = "the-operator"
CODES = {1003, 1007, 1008, 1009}
GOOD = [
    {"is": "ask", "key": "k" * 12, "version": 3, "command": {"do": "act", "event": "take a1"}},
    {"is": "ask", "key": "k" * 12, "version": 3, "command": {"do": "answer", "yes": True}},
    {"is": "say", "key": "k" * 12, "text": "hello"},
    {"is": "sync", "since": 1},
    {"is": "sign", "key": "sign-key-1"},
    {"is": "ping"},
]
STRANGE = [None, True, -1, 10**30, 1.5, "", "\x00", "\u202e", "x" * 9000, [], {}, [[]] * 50, "act", "take a1"]


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("fuzz")
    with Live(folder / "p.db", log=folder / "log", **{"metrics-token": TOKEN}) as live:
        yield live


def healthy(server):
    """No error was counted, and none is in the log."""
    person = Person(server.url, "Doc")
    metrics = person.get("/metrics", Authorization=f"Bearer {TOKEN}").text
    assert "pithead_answer_seconds_count" in metrics
    assert "pithead_errors_total" not in metrics
    log = server.log.read_text("utf-8")
    assert "Traceback" not in log
    assert '"trace"' not in log
    Person.all_go()


def frame(rng):
    """A frame that is a little wrong, or very."""
    message = json.loads(json.dumps(rng.choice(GOOD)))
    match rng.randrange(8):
        case 0:
            message[rng.choice(list(message))] = rng.choice(STRANGE)
        case 1:
            message.pop(rng.choice(list(message)))
        case 2:
            message[rng.choice(["x", "is", "key", "command"])] = rng.choice(STRANGE)
        case 3:
            return b"[" * rng.randrange(1, 8000)
        case 4:
            text = bytearray(json.dumps(message).encode())
            for _ in range(rng.randrange(1, 6)):
                text[rng.randrange(len(text))] = rng.randrange(128)
            return bytes(text)
        case 5:
            return json.dumps({"is": "hello", "ticket": "t", "table": "x"}).encode()
        case 6:
            return b'{"is":"say","key":"kkkkkkkkkkkk","text":"\\ud800"}'
        case 7 if "command" in message:
            message["command"] = {
                "do": "act",
                "event": rng.choice(["cache x", "take z9", "🐉", "0: take a1", "rolled tunnel:1", "x" * 4000]),
            }
    return json.dumps(message).encode()


def rude(rng):
    """A frame that no socket survives, and what it is."""
    return rng.choice([(b"\x00\xff", "binary"), ("x" * 20_000, "large"), (b"\xff\xfe", "utf8")])


async def throw(server, frames):
    rng = random.Random(14)
    table, people = seated_live(server.url)
    sent, codes = 0, set()
    while sent < frames:
        person = rng.choice(people)
        ticket = await asyncio.to_thread(person.ticket)
        async with connect(
            socket_url(server.url),
            origin=server.url,
            compression=None,
            max_size=None,
            max_queue=None,
            open_timeout=HANG_S,
            ping_interval=None,
        ) as ws:
            first = {"is": "hello", "ticket": ticket, "table": table, "previews": False}
            await ws.send(json.dumps(first) if rng.random() < 0.95 else frame(rng).decode("utf-8", "replace"))
            try:
                for _ in range(rng.randrange(20, 300)):
                    if rng.random() < 0.004:
                        bad, kind = rude(rng)
                        if kind == "utf8":
                            await ws.send(bad, text=True)
                        else:
                            await ws.send(bad)
                    else:
                        await ws.send(frame(rng), text=True)
                    sent += 1
                await ws.send('{"is":"ping"}')
                while json.loads(await asyncio.wait_for(ws.recv(), HANG_S))["is"] != "pong":
                    pass
            except ConnectionClosed as closed:
                codes.add(closed.rcvd.code if closed.rcvd else None)
    return sent, codes


def test_frames_of_nonsense_break_nothing(server):
    sent, codes = asyncio.run(throw(server, FRAMES))
    healthy(server)
    figure("T14", f"tracebacks in {sent} frames", 0, "0")
    assert figure("T14", "close codes", sorted(codes - {None}), "1003, 1007, 1008, 1009", codes - {None} <= CODES)


def test_schemathesis_finds_nothing(server, tmp_path):
    program = Person(server.url, "Schema", kind="program")
    operations = len(program.get("/api/openapi.json").json()["paths"])
    command = [
        os.path.join(os.path.dirname(sys.executable), "schemathesis"), "run", f"{server.url}/api/openapi.json",
        "--exclude-operation-id", "stream_events", "--exclude-operation-id", "end_session",
        "--header", f"Authorization: Bearer {program.token}", "--max-examples", str(max(1, CASES // operations)),
        "--phases", "examples,coverage,fuzzing,stateful", "--seed", "13", "--no-color", "--request-timeout", str(HANG_S),
        "--checks", "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance",
    ]  # fmt: skip
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, timeout=max(HANG_S, CASES), check=False)
    assert done.returncode == 0, done.stdout[-3000:]
    healthy(server)
    cases = int(re.search(r"(\d+) generated", done.stdout).group(1))
    assert figure("T13", "generated cases, 0 failures", cases, f"at least {CASES}", cases >= CASES)


@pytest.fixture(scope="module")
def finished():
    lines, table = seated()
    return play_on(table, lines, random.Random(15)).record()


def test_files_of_nonsense_are_refused(finished):
    rng = random.Random(15)
    good = write_record(finished)
    accepted = 0
    for _ in range(FILES):
        data = mutated(good, rng)
        try:
            record = read_record(data)
            verify(record)
        except Refusal:
            continue
        accepted += write_record(record) != good
    assert figure("T15", f"accepted of {FILES} changed files", accepted, "0", accepted == 0)


def test_mutants_that_hash_well_are_refused_too(finished):
    tried = 0
    for mutant in semantic_mutants(finished, random.Random(16), FILES // 50):
        with pytest.raises(Refusal):
            verify(mutant)
        assert mutant.digest == digest_of(mutant)
        tried += 1
    assert figure("T15", "re-hashed mutants, all refused", tried, "all", tried > FILES // 100)
