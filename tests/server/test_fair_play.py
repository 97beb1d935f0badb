"""Fair play over the wire: what the host, a guest or the operator might try, and what everybody then sees."""

import asyncio
import io
import json
from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest

from pithead import fair
from pithead.cli.join import join
from pithead.cli.records import verify
from pithead.cli.wire import Client, Door, read_link
from pithead.game import Refusal, Unreadable
from pithead.match.clocks import Bank, PerMove
from pithead.match.commands import Act, invite
from pithead.match.entries import Invited
from pithead.match.table import fold
from pithead.receipt import read_receipt, verify_receipt, write_receipt
from pithead.record import Record, Tampered
from pithead.server.messages import Ack
from pithead.server.settings import Settings
from pithead.server.signing import open_key
from pithead.server.tables import TableRegistry
from pithead.store.sqlite import SqliteStore
from tests.match.tables import seated as seated_table
from tests.server.live import Person, hear, seated
from tests.waiting import wait_until

# Seeds


def test_nobody_sits_down_at_dice_that_another_knows_without_having_seen_the_seed(live):
    host, guest = Person(live.url), Person(live.url, "Bob")
    created = host.open(("open", "human"), seed="known to me", join="00" * 16)
    link = next(link["url"] for link in created["links"] if link.get("seat") == 1)
    refused = guest.sit(created["table"], link)
    assert (refused.status_code, refused.json()["reason"]) == (409, "seed-unseen")
    assert "known to me" in refused.json()["message"]
    assert guest.sit(created["table"], link, seed="another").json()["reason"] == "seed-unseen"
    secret = link.rpartition("=")[2]
    seen = guest.get(f"/api/tables/{created['table']}", **{"X-Pithead-Link": secret}).json()["seed"]
    assert guest.sit(created["table"], link, seed=seen).json()["seat"] == 1


def test_who_plays_alone_or_with_bots_names_no_seed(live):
    host = Person(live.url)
    for places in (("open", "bot"), ("human",)):
        assert host.open(places, seed="mine", join="00" * 16)["seat"] == 0


@pytest.mark.parametrize("answer", ["no", "yes"])
def test_the_terminal_asks_before_it_sits_down_at_a_known_seed(live, answer, monkeypatch, tmp_path, capsys):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{answer}\nresign\n"))
    host = Person(live.url)
    created = host.open(("open", "human"), seed="known to me", join="00" * 16)
    link = next(link["url"] for link in created["links"] if link.get("seat") == 1)
    if answer == "no":
        with pytest.raises(Refusal, match="from-server"):
            join(link, "Bob")
    else:
        join(link, "Bob")
    assert "known to me" in capsys.readouterr().out
    assert host.table(created["table"])["seats"][1].get("taken", False) == (answer == "yes")


# Nonces


def test_in_one_click_the_promise_comes_before_the_nonce(live):
    host, nonce = Person(live.url), "0a" * 16
    created = host.open(("human", "bot"), join=fair.seal(nonce))
    before = host.table(created["table"])
    assert (before["status"], before["salt"], before["commitment"]) == ("open", "reveal", created["commitment"])
    assert host.post(f"/api/tables/{created['table']}/salt", nonce="0b" * 16).json()["reason"] == "salt-other"
    for _ in range(2):
        assert host.post(f"/api/tables/{created['table']}/salt", nonce=nonce).status_code == 200
    record = given_up(host, created["table"])
    assert (record["header"]["commitment"], record["header"]["players"][0]["nonce"]) == (created["commitment"], nonce)


def test_a_nonce_that_came_before_the_promise_is_not_counted(live):
    host = Person(live.url)
    created = host.open(("human", "bot"), join="0a" * 16)
    assert host.table(created["table"])["status"] == "playing"
    record = given_up(host, created["table"])
    assert record["header"]["players"][0]["nonce"] is None
    again = host.post(f"/api/tables/{created['table']}/rematch", join=fair.seal("0c" * 16)).json()
    assert host.table(again["table"])["salt"] == "reveal"
    assert host.post(f"/api/tables/{again['table']}/salt", nonce="0c" * 16).status_code == 200
    assert given_up(host, again["table"])["header"]["players"][0]["nonce"] == "0c" * 16


def given_up(person, table):
    """The record of a game that somebody gives up at once."""
    wait_until(lambda: person.command(table, person.table(table)["version"], "resign").status_code == 200, "nobody may resign")
    return person.get(f"/api/tables/{table}/record").json()


def test_the_terminal_keeps_a_receipt_and_checks_the_game_by_itself(live, monkeypatch, tmp_path, capsys):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO("resign\n" * 100))
    created = Person(live.url).open(("human", "bot"))
    assert join(created["links"][0]["url"], "Ann") == 0
    told = capsys.readouterr().out
    (file,) = (tmp_path / "pithead" / "receipts").iterdir()
    assert "Verified" in told
    assert str(file) in told
    receipt = read_receipt(file.read_bytes())
    assert (receipt.table, receipt.commitment, receipt.seals) == (
        created["table"],
        created["commitment"],
        (fair.seal(receipt.nonce), ""),
    )
    record = tmp_path / "record.json"
    record.write_bytes(Person(live.url).get(f"/api/tables/{created['table']}/record").content)
    key = Person(live.url).get("/api/key").json()["key"]
    assert receipt.signed.key == key
    assert verify(record, file, key) == 0
    assert key in capsys.readouterr().out
    assert verify(record, file, "00" * 32) == 1
    assert key in capsys.readouterr().err
    file.write_bytes(write_receipt(msgspec.structs.replace(receipt, commitment="sha256:" + "0" * 64)))
    assert verify(record, file) == 1
    assert "promise" in capsys.readouterr().err


def test_the_signature_follows_the_game_and_an_undo(live, tmp_path):
    created = Person(live.url).open(("human",), stand_in=None)
    client = Client(Door(live.url, "Ann", keep=tmp_path / "token"), read_link(created["links"][0]["url"]))
    client.sit()
    while client.receipt.signed is None:
        client.wait(0.1)
    first = client.receipt.signed

    def done(**command):
        """A command that is stored, and its table heard."""
        stored = client.ask(command)["version"]
        while client.table["version"] < stored:
            client.wait(0.1)

    while not client.table.get("undo"):
        done(do="act", event=client.table["choices"][0]["event"])
    assert client.receipt.signed == first
    done(do="undo")
    back = client.receipt.signed
    assert back != first
    done(do="act", event=client.table["choices"][-1]["event"])
    done(do="resign")
    assert client.receipt.signed.steps > back.steps
    record = msgspec.convert(client.door.get(f"/api/tables/{created['table']}/record"), Record)
    assert verify_receipt(record, client.receipt, first.key)
    client.close()


def test_a_terminal_refuses_a_signature_that_is_not_the_servers(live, tmp_path, monkeypatch):
    created = Person(live.url).open(("human", "bot"))
    client = Client(Door(live.url, "Ann", keep=tmp_path / "token"), read_link(created["links"][0]["url"]))
    client.sit()
    get = client.door.get

    def lied(path, link=""):
        answer = get(path, link)
        if path.endswith("/receipt"):
            answer["signed"]["digest"] = "00" * 32
        return answer

    monkeypatch.setattr(client.door, "get", lied)

    def play():
        while client.table.get("status") != "over":
            client.wait(0.1)

    with pytest.raises(Tampered, match="receipt-signature"):
        play()
    client.close()


def test_only_who_plays_gets_a_receipt_and_the_key_is_private(live):
    table, people = seated(live.url)
    assert people[0].get(f"/api/tables/{table}/receipt").json()["nonce"]
    stranger = Person(live.url)
    assert stranger.get(f"/api/tables/{table}/receipt").status_code in (403, 404)
    key = live.database.with_suffix(".key")
    assert key.stat().st_mode & 0o777 == 0o600
    assert stranger.get("/api/key").json() == {"algorithm": "Ed25519", "key": people[0].get("/api/key").json()["key"]}


def test_a_receipt_comes_over_the_socket_as_over_http_and_a_spectator_gets_none(live):
    table, people = seated(live.url, visibility="public")
    spectator = Person(live.url, "Zoe")
    for person, seat in ((people[0], 0), (people[1], 1), (spectator, None)):
        with person.socket(table) as ws:
            ws.send(json.dumps({"is": "sign", "key": "k" * 8}))
            message = hear(ws, "receipt")
        assert message["key"] == "k" * 8
        if seat is None:
            assert message["receipt"] is None
        else:
            assert message["receipt"] == person.get(f"/api/tables/{table}/receipt").json()
            assert message["receipt"].get("seat", 0) == seat
            assert message["receipt"]["signed"]["steps"] > 0


def test_where_everybody_knows_the_seed_there_is_no_receipt(live):
    table, people = seated(live.url, seed="known")
    with people[0].socket(table) as ws:
        ws.send(json.dumps({"is": "sign", "key": "k" * 8}))
        assert hear(ws, "receipt")["receipt"] is None


def test_a_key_is_made_once_and_a_broken_one_is_told(tmp_path):
    settings = Settings(database=str(tmp_path / "p.db"))
    with ThreadPoolExecutor(8) as threads:
        keys = {key.public for key in threads.map(open_key, [settings] * 8)}
    assert len(keys) == 1
    assert open_key(msgspec.structs.replace(settings, key_file=str(tmp_path / "p.key"))).public in keys
    assert [file.name for file in tmp_path.iterdir()] == ["p.key"]
    (tmp_path / "p.key").write_text("no key")
    with pytest.raises(Unreadable, match="key-file"):
        open_key(settings)


def test_two_terminals_seal_and_reveal(live, tmp_path):
    created = Person(live.url).open(("human", "human"))
    clients = [
        Client(Door(live.url, f"P{seat}", keep=tmp_path / str(seat) / "token"), read_link(created["links"][seat]["url"])) for seat in (0, 1)
    ]
    for client in clients:
        client.sit()
    while not all(client.table.get("status") == "playing" for client in clients):
        for client in clients:
            client.wait(0.1)
    assert clients[0].receipt.seals == clients[1].receipt.seals == tuple(fair.seal(client.receipt.nonce) for client in clients)
    for client in clients:
        client.close()


# Clocks


class Hall:
    """Two processes with one store; each has a clock of its own, and the time of day is the same for both."""

    def __init__(self, folder, clock):
        self.now = 1_000_000.0
        self.store = SqliteStore(folder / "hall.db")
        self.store.opened_at = self.now
        self.lines, self.table = seated_table(clock=clock, stand_in="random")
        self.processes = [
            TableRegistry(self.store, lambda start=start: self.now - start, asyncio.sleep, time_of_day=lambda: self.now)
            for start in (0, 500_000)
        ]

    async def open(self):
        """The table is stored by the first process, line by line."""
        live = await self.processes[0].create(self.lines[0], self.table_after(1), "open")
        for number, line in enumerate(self.lines[1:], 2):
            after = self.table_after(number)
            await self.processes[0].commit(live, f"sit {number}", lambda table, line=line, after=after: (line, after))
        return live

    def table_after(self, number):
        return fold(self.lines[:number])

    async def act(self, process):
        """Whoever is to act plays the first choice through a process, at its newest version; the table there."""
        registry = self.processes[process]
        live = await registry.live_table(self.table.opened.table)
        await registry.refresh(live)
        seat, replies = live.table.actors[0], []
        event = live.table.game.write_event(live.table.game.legal(live.table.state, seat)[0])
        key = f"key-{live.table.version}"
        await registry.command(live.table.opened.table, seat, f"w{seat}", key, live.table.version, Act(event), replies.append)
        assert isinstance(replies[0], Ack)
        return seat, live.table


def run_in_hall(tmp_path, clock, play):
    async def run():
        hall = Hall(tmp_path, clock)
        try:
            await play(hall, await hall.open())
        finally:
            await hall.store.close()

    asyncio.run(run())


@pytest.mark.parametrize("known", [False, True], ids=["the other process reads the table now", "the other process knows the table"])
def test_time_passes_at_the_other_process_too(tmp_path, known):
    async def play(hall, live):
        if known:
            await hall.processes[1].live_table(hall.table.opened.table)
        _, before = await hall.act(0)
        hall.now += 10
        seat, table = await hall.act(1)
        spent = before.chairs[seat].left - table.chairs[seat].left
        assert spent == 10_000 if seat in table.actors else spent == 8_000

    run_in_hall(tmp_path, Bank(60_000, 2_000, 90_000), play)


@pytest.mark.parametrize("served", [True, False])
def test_time_runs_out_at_any_process_and_counts_for_nobody_while_there_is_none(tmp_path, served):
    async def play(hall, live):
        seat = live.table.actors[0]
        hall.now += 31
        if not served:
            hall.store.opened_at = hall.now
        other = await hall.processes[1].live_table(hall.table.opened.table)
        await hall.processes[1].expire_clocks(other)
        assert other.table.chairs[seat].away == ("clock" if served else None)

    run_in_hall(tmp_path, PerMove(30_000), play)


def test_making_links_hides_no_time(tmp_path):
    async def play(hall, live):
        registry, seat = hall.processes[0], live.table.actors[0]
        for number in range(3):
            hall.now += 5
            link = Invited(None, f"hash {number}", 1 << 40)
            await registry.commit(live, f"invite {number}", lambda table, link=link: invite(table, link, registry.spent_ms(live)))
        assert live.table.chairs[seat].left == 45_000

    run_in_hall(tmp_path, Bank(60_000, 2_000, 90_000), play)


def test_a_host_who_makes_links_all_the_time_still_runs_out_of_time(live):
    host, guest = Person(live.url), Person(live.url, "Bob")
    created = host.open(("human", "human"), clock={"is": "move", "move": 1000}, stand_in="random")
    for person, link in zip((host, guest), created["links"]):
        assert person.sit(created["table"], link["url"]).status_code == 200

    def out():
        assert host.post(f"/api/tables/{created['table']}/invites", seat=None).status_code == 200
        shown = host.table(created["table"])
        return any(seat.get("away") == "clock" for seat in shown["seats"])

    wait_until(out, "links hide time")
