"""People at tables, over HTTP and sockets."""

import json
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest
from websockets.exceptions import ConnectionClosed

from pithead.games import game_names
from pithead.record import read_record, verify
from tests.server.live import Live, Person, hear, play_out, seated
from tests.server.webhook import webhook
from tests.waiting import HANG_S, wait_until

POLICY = 1008
"""The code of a socket that the server closes."""


@pytest.mark.parametrize("game", game_names())
def test_two_people_play_a_whole_game_and_its_record_verifies(live, game):
    table, people = seated(live.url, game=game)
    acked = play_out(table, people)
    assert acked == sorted(set(acked))
    record = people[0].get(f"/api/tables/{table}/record").content
    assert verify(read_record(record)).winners
    stranger = Person(live.url, "Zoe")
    assert stranger.get(f"/api/tables/{table}/record").content == record
    name = stranger.http.post("/api/records", content=record).json()["table"]
    assert stranger.get(f"/api/tables/{name}/record").content == record
    spoiled = record.replace(b'"seed": null', b'"seed": "x"')
    assert stranger.http.post("/api/records", content=spoiled).status_code in (409, 422)


def test_a_game_against_bots_goes_on_by_itself(live):
    table, people = seated(live.url, ("human", "bot", "bot"))
    play_out(table, people)
    assert people[0].table(table)["status"] == "over"


@pytest.mark.parametrize("game", game_names())
def test_a_greedy_bot_thinks_elsewhere(live, game):
    host = Person(live.url)
    places = [{"kind": "bot", "level": "greedy"}, {"kind": "bot", "level": "random"}]
    table = host.post("/api/tables", game=game, places=places).json()["table"]
    wait_until(lambda: host.table(table)["status"] == "over", "the bots do not go on")


def test_the_lobby_shows_open_tables_and_anybody_may_sit(live):
    host, guest = Person(live.url), Person(live.url, "Bo")
    table = host.open(("open", "open"), visibility="public")["table"]
    hidden = host.open(("open", "open"))["table"]
    listed = {each["table"]: each for each in guest.get("/api/tables").json()["tables"]}
    assert listed[table]["free"] == 2
    assert hidden not in listed
    assert guest.sit(table).json()["seat"] == 0
    assert host.sit(table).json()["seat"] == 1
    assert table not in {each["table"] for each in guest.get("/api/tables").json()["tables"]}
    assert table in {each["table"] for each in guest.get("/api/tables?status=playing").json()["tables"]}


def test_whoever_has_many_tables_open_ends_one_first(tmp_path):
    with Live(tmp_path / "p.db", **{"open-tables": 2}) as server:
        person = Person(server.url)
        tables = [person.open(("open", "bot"))["table"] for _ in range(2)]
        refused = person.post("/api/tables", game="dice-miner", places=[{"kind": "open"}, {"kind": "open"}])
        assert (refused.status_code, refused.json()["reason"]) == (429, "too-many-tables")
        assert Person(server.url, "Zoe").open()["table"]
        assert person.sit(tables[0]).status_code == 200
        assert person.command(tables[0], person.table(tables[0])["version"], "resign").status_code in (200, 409)
        while person.table(tables[0])["status"] != "over":
            person.command(tables[0], person.table(tables[0])["version"], "resign")
        assert person.open()["table"]


def test_of_many_who_want_one_chair_one_gets_it(live):
    host = Person(live.url)
    created = host.open(("human", "open"))
    link = created["links"][0]["url"]
    people = [Person(live.url, f"P{number}") for number in range(20)]
    with ThreadPoolExecutor(10) as pool:
        codes = list(pool.map(lambda person: person.sit(created["table"], link).status_code, people))
    assert codes.count(200) == 1
    assert set(codes) == {200, 403}


def test_a_link_shows_nothing_by_itself_and_can_be_revoked(live):
    host, guest = Person(live.url), Person(live.url, "Bo")
    created = host.open()
    table = created["table"]
    assert guest.get(f"/api/tables/{table}").status_code == 404
    link = created["links"][1]["url"]
    assert host.post(f"/api/tables/{table}/revoke", seat=1).status_code == 200
    assert guest.sit(table, link).json()["reason"] == "link-unknown"
    fresh = host.post(f"/api/tables/{table}/invites", seat=1).json()["url"]
    assert guest.post(f"/api/tables/{table}/invites", seat=0).status_code == 404
    assert guest.sit(table, fresh).json()["seat"] == 1
    assert guest.post(f"/api/tables/{table}/invites", seat=0).status_code == 403


def test_a_spectator_by_link_sees_and_speaks_and_decides_nothing(live):
    host = Person(live.url)
    created = host.open()
    table = created["table"]
    watch = next(link["url"] for link in created["links"] if link.get("seat") is None)
    secret = watch.partition("#watch=")[2]
    eyes = Person(live.url, "Eyes")
    assert eyes.get(f"/api/tables/{table}").status_code == 404
    assert eyes.get(f"/api/tables/{table}", **{"X-Pithead-Link": secret}).json()["you"] is None
    with eyes.socket(table, secret=secret) as ws:
        assert hear(ws, "update")["table"]["you"] is None
        ws.send(json.dumps({"is": "ask", "key": "k" * 12, "version": 1, "command": {"do": "resign"}}))
        assert hear(ws, "refused")["reason"] == "forbidden"
        ws.send(json.dumps({"is": "say", "key": "k" * 12, "text": "hello"}))
        assert hear(ws, "said") == {"is": "said", "number": 1, "seat": None, "name": "Eyes", "text": "hello"}
    assert host.get(f"/api/tables/{table}/chat").json()["said"][0]["name"] == "Eyes"


def test_a_socket_plays_hears_and_catches_up(live):
    table, (one, two) = seated(live.url)
    with one.socket(table) as ws, two.socket(table) as other:
        shown, theirs = hear(ws, "update")["table"], hear(other, "update")["table"]
        actor, mine = (ws, shown) if shown.get("choices") else (other, theirs)
        ask = {"is": "ask", "key": "my-first-move", "version": mine["version"]}
        ask["command"] = {"do": "act", "event": mine["choices"][0]["event"]}
        actor.send(json.dumps(ask))
        ack = hear(actor, "ack")
        assert ack == {"is": "ack", "key": "my-first-move", "version": mine["version"] + 1}
        update = hear(other if actor is ws else ws, "update")
        assert update["since"] == mine["version"]
        assert update["news"][0]["event"] == mine["choices"][0]["event"]
        actor.send(json.dumps(ask))
        assert hear(actor, "ack") == ack
        actor.send(json.dumps({**ask, "key": "another-move"}))
        stale = hear(actor, "stale")
        assert stale["table"]["version"] == ack["version"]
        actor.send(json.dumps({"is": "sync", "since": 1}))
        assert hear(actor, "update")["news"][0]["is"] == "sat"
    with one.socket(table, since=ack["version"] - 1) as ws:
        caught = hear(ws, "update")
        assert caught["since"] == ack["version"] - 1
        assert caught["news"]


def test_two_windows_on_one_seat_race_and_one_is_stale(live):
    table, people = seated(live.url)
    for _ in range(10):
        shown = people[0].table(table)
        actor = people[shown["to_act"][0]]
        mine = actor.table(table)
        with ThreadPoolExecutor(2) as pool:
            event = mine["choices"][0]["event"]
            asks = [pool.submit(actor.command, table, mine["version"], "act", event=event) for _ in range(2)]
            codes = sorted(ask.result().status_code for ask in asks)
        assert codes == [200, 409]
        assert people[0].table(table)["version"] == mine["version"] + 1


def test_chat_reaches_everybody_and_is_there_later(live):
    table, (one, two) = seated(live.url)
    with one.socket(table) as ws:
        hear(ws, "update")
        assert two.post(f"/api/tables/{table}/chat", key="chat-0001", text="hi \u202eevil\u0007 there").status_code == 200
        assert hear(ws, "said")["text"] == "hi evil there"
    assert two.post(f"/api/tables/{table}/chat", key="chat-0001", text="again").json()["version"] == 1
    assert [said["text"] for said in one.get(f"/api/tables/{table}/chat").json()["said"]] == ["hi evil there"]


def test_undo_over_the_wire(live):
    table, people = seated(live.url)
    while people[0].table(table)["view"]["phase"] != "excavation":
        play_out(table, people, most=1)
    seat = people[0].table(table)["to_act"][0]
    before = people[seat].table(table)
    take = next(choice for choice in before["choices"] if choice["event"].startswith("take"))
    people[seat].command(table, before["version"], "act", event=take["event"])
    after = people[seat].table(table)
    assert after["undo"]
    assert people[seat].command(table, after["version"], "undo").status_code == 200
    assert people[seat].table(table)["view"] == before["view"]


def test_a_rematch_seats_the_same_people(live):
    table, (one, two) = seated(live.url)
    assert one.post(f"/api/tables/{table}/rematch").json()["reason"] == "table-playing"
    one.command(table, one.table(table)["version"], "resign")
    new = two.post(f"/api/tables/{table}/rematch").json()["table"]
    assert one.post(f"/api/tables/{table}/rematch").json()["table"] == new
    assert one.table(table)["next"] == new
    assert one.sit(new).json()["seat"] == 0
    assert Person(live.url, "Zoe").sit(new).status_code == 409
    assert two.sit(new).json()["seat"] == 1
    assert two.table(new)["status"] == "playing"


def test_who_wants_to_play_again_sits_at_once_with_bots_of_another_level(live):
    person = Person(live.url)
    places = [{"kind": "human"}, {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]
    table = person.post("/api/tables", game="dice-miner", places=places, join="00" * 16).json()["table"]
    resign(person, table)
    again = person.post(f"/api/tables/{table}/rematch", join="11" * 16, level="greedy", swap=True).json()
    assert again["seat"] == 2
    shown = person.table(again["table"])
    assert (shown["you"], shown["status"]) == (2, "playing")
    assert [seat.get("bot") for seat in shown["seats"]] == ["greedy", "greedy", None]
    assert person.post(f"/api/tables/{table}/rematch", join="22" * 16).json() == again


def test_a_rematch_against_bots_nobody_knows_is_refused(live):
    table, (one, two) = seated(live.url)
    resign(one, table)
    assert two.post(f"/api/tables/{table}/rematch", level="wizard").status_code == 422
    assert "next" not in two.table(table)


def test_the_chair_of_a_rematch_is_kept_and_shown_to_whom_it_is_kept_for(live):
    table, (one, two) = seated(live.url)
    resign(one, table)
    new = two.post(f"/api/tables/{table}/rematch", join="11" * 16).json()["table"]
    (mine,) = [each for each in one.get("/api/me/tables").json()["tables"] if each["table"] == new]
    assert mine["kept"]
    assert mine["seat"] is None
    (theirs,) = [each for each in two.get("/api/me/tables").json()["tables"] if each["table"] == new]
    assert theirs["host"]
    assert theirs["seat"] == 1
    assert one.post(f"/api/tables/{table}/rematch", join="22" * 16).json() == {"table": new, "seat": 0}
    (mine,) = [each for each in one.get("/api/me/tables").json()["tables"] if each["table"] == new]
    assert "kept" not in mine
    assert mine["acting"]


def test_a_finished_game_is_listed_with_its_result_and_nobody_is_named_by_id(live):
    table, (one, two) = seated(live.url, visibility="public")
    play_out(table, [one, two])
    result = one.table(table)["result"]
    (own,) = [each for each in two.get("/api/me/tables").json()["tables"] if each["table"] == table]
    assert own["seat"] == 1
    assert own["totals"] == result["totals"]
    assert own["winners"] == result["winners"]
    (listed,) = [each for each in one.get("/api/tables?status=over").json()["tables"] if each["table"] == table]
    assert listed["totals"] == result["totals"]
    assert "who" not in listed


def resign(person, table):
    """Give up; a bot that moves meanwhile is no reason not to."""

    def resigned():
        return person.command(table, person.table(table)["version"], "resign").status_code == 200

    wait_until(resigned, "nobody may resign")


def test_time_runs_out_and_a_bot_stands_in_until_the_person_returns(live):
    table, people = seated(live.url, clock={"is": "move", "move": 1000}, stand_in="random")
    seat = people[0].table(table)["to_act"][0]
    wait_until(lambda: people[0].table(table)["seats"][seat].get("away") == "clock", "time does not run out")
    shown = people[seat].table(table)
    assert shown["seats"][seat]["bot"] == "random"

    def returned():
        answer = people[seat].command(table, people[seat].table(table)["version"], "return")
        return answer.json()["version"] if answer.status_code == 200 else None

    back = wait_until(returned, "nobody may return")
    with people[seat].socket(table, since=back - 1) as ws:
        assert hear(ws, "update")["news"][0] == {"is": "returned", "seat": seat}


def test_events_as_lines(live):
    table, people = seated(live.url)
    program = Person(live.url, "Lines", kind="program")
    assert program.get(f"/api/tables/{table}/events").status_code == 404
    with people[0].http.stream("GET", f"/api/tables/{table}/events?since=1") as stream:
        lines = stream.iter_lines()
        first = json.loads(next(lines))
        assert first["since"] == 1
        play_out(table, people, most=1)
        second = json.loads(next(lines))
        assert second["table"]["version"] == first["table"]["version"] + 1


@pytest.mark.parametrize("game", game_names())
def test_the_terminal_joins_by_link(live, tmp_path, game):
    host = Person(live.url)
    created = host.open(("human", "bot"), game=game)
    command = [sys.executable, "-m", "pithead", "join", created["links"][0]["url"], "--name", "Tess"]
    environment = {"XDG_STATE_HOME": str(tmp_path), "PATH": "/usr/bin"}
    done = subprocess.run(command, input="1\n" * 400, capture_output=True, text=True, timeout=HANG_S, env=environment, check=False)
    assert done.returncode in (0, 130), done.stderr
    assert "Tess" in done.stdout
    if done.returncode == 0:
        assert "The game is over" in done.stdout


def test_a_local_program_plays_by_lines(live, tmp_path):
    host = Person(live.url)
    created = host.open(("human", "bot"))
    bot = tmp_path / "bot.py"
    bot.write_text(
        "import json,sys\nfor line in sys.stdin:\n  print(json.dumps({'event':json.loads(line)['choices'][0]['event']}),flush=True)\n"
    )
    command = [sys.executable, "-m", "pithead", "bot", "run", f"{sys.executable} {bot}", created["links"][0]["url"]]
    environment = {"XDG_STATE_HOME": str(tmp_path), "PATH": "/usr/bin"}
    done = subprocess.run(command, capture_output=True, text=True, timeout=HANG_S, env=environment, check=False)
    assert done.returncode == 0, done.stderr
    assert "The game is over" in done.stdout


def test_ending_a_session_closes_its_sockets(live):
    table, (one, _) = seated(live.url)
    with one.socket(table) as ws:
        hear(ws, "update")
        assert one.post("/api/session/end").status_code == 200
        with pytest.raises(ConnectionClosed) as closed:
            hear(ws, "never")
        assert closed.value.rcvd.code == POLICY
    assert one.get("/api/session").status_code == 401


def test_the_webhook_hears_of_turns_of_people_who_are_away(tmp_path):
    with webhook() as (url, heard), Live(tmp_path / "p.db", webhook=url) as server:
        table, people = seated(server.url)
        play_out(table, people, most=3)
        wait_until(lambda: heard, "the webhook hears nothing")
    assert heard[0]["table"] == table
    assert heard[0]["name"] in ("Ann", "Bo")


def test_a_game_survives_a_stop_and_a_start(tmp_path):
    server = Live(tmp_path / "p.db")
    table, people = seated(server.url)
    play_out(table, people, most=5)
    before = people[0].table(table)
    assert server.stop() in (0, -signal.SIGTERM)
    server.start()
    assert people[0].table(table) == before
    play_out(table, people, most=5)
    server.stop()


def test_two_processes_serve_one_table(postgres, tmp_path):
    postgres.clear()
    with Live(postgres.url) as first, Live(postgres.url) as second:
        table, people = seated(first.url)
        moved = [people[0].at(first.url), people[1].at(second.url)]
        with moved[0].socket(table) as ws:
            hear(ws, "update")
            with moved[1].socket(table):
                while hear(ws, "here")["seats"] != [0, 1]:
                    pass
            while hear(ws, "here")["seats"] != [0]:
                pass
            acked = play_out(table, moved, most=30)
            assert len(acked) == 30
            while hear(ws, "update")["table"]["version"] != acked[-1]:
                pass
        wait_until(lambda: moved[0].table(table)["version"] == moved[1].table(table)["version"], "two processes disagree")
        assert moved[0].table(table)["view"] == moved[1].table(table)["view"]
