"""T16 for people: two servers that differ in one secret of somebody give everybody else the same bytes, by every call.

First everybody asks for all that can be read, then they try all that can be done.
"""

import json

import pytest

from pithead.coach.daily import today
from pithead.coach.puzzles import number_of_day, puzzle_of
from pithead.duplicate.deals import seal_of
from pithead.duplicate.week import week_of
from pithead.games import game_names, load_game
from pithead.server.week_books import stream_of
from tests.faults.figures import figure
from tests.server.in_process import Visitor, in_process
from tests.waiting import wait_until

NONCE = "0a" * 16
TOKEN = "t" * 32


def pair(tmp_path, monkeypatch, play, **settings):
    """What everybody else gets from two servers that were used alike but for one secret; `play` gives who and what there is to ask for."""
    answers = []
    for secret in (0, 1):
        with monkeypatch.context() as patch, in_process(tmp_path / str(secret), patch, **settings) as server:
            for game in game_names():
                server.process.weeks.playing.add(stream_of(game, week_of(today())))  # bots would play on while we look
            people, known, public = play(server, secret)
            strangers = {"stranger": Visitor(server)}
            answers.append(
                {
                    (name, path): (status, hide(body, public))
                    for ask in (Visitor.everything, Visitor.tries)
                    for name, person in {**people, **strangers}.items()
                    for path, status, body in ask(person, **known)
                }
            )
    return answers


def hide(body, public):
    """The bytes without promises and names that are public and follow from the secret."""
    for number, each in enumerate(public):
        body = body.replace(each.encode(), f"public {number}".encode())
    return body


def check_same(name, answers):
    one, other = answers
    differing = [(key, one[key], other[key]) for key in one if one[key] != other[key]]
    figure("T16", f"answers that differ, of {len(one)}: {name}", len(differing), "0")
    assert not differing, differing[:3]
    assert one.keys() == other.keys()
    assert sum(status == 200 for status, _ in one.values()) > len(one) // 4


def evening(server, other_deal=None):
    """Four people in an evening of two deals that has begun, and its name; one of the deals may be another."""
    people = {name: server.person(name) for name in ("Ann", "Bob", "Cleo", "Dag")}
    server.draws.twist(*([] if other_deal is None else [other_deal]))
    id = people["Ann"].done("/api/evenings", title="Ours", game="dice-miner", seats=2, deals=2)["evening"]
    for person in people.values():
        person.done(f"/api/evenings/{id}/enter", nonce=NONCE)
    people["Ann"].done(f"/api/evenings/{id}/begin")
    return people, id


def tables_of(people, id):
    """The tables of the first round: who sits there, and the name."""
    found = {}
    for name, person in people.items():
        shown = person.get(f"/api/evenings/{id}").json()
        table = next(each["table"] for each in shown["rounds"][0]["tables"] if each["table"])
        found.setdefault(table, []).append(name)
    return found


def give_up(person, table):
    version = person.get(f"/api/tables/{table}").json()["version"]
    person.done(f"/api/tables/{table}/commands", key="give-up-key", version=version, command={"do": "resign"})


def test_a_deal_that_nobody_plays_yet_is_known_by_its_seal_alone(tmp_path, monkeypatch):
    def play(server, secret):
        people, id = evening(server, other_deal=1 if secret else None)
        drawn = server.run(server.process.evenings.evening(id)).announced.secrets
        seals.append([seal_of(each) for each in drawn])
        return people, {"evening": [id], "deal": ["0", "1"], "table": list(tables_of(people, id))}, [seals[-1][1]]

    seals = []
    check_same("the second deal of an evening", pair(tmp_path, monkeypatch, play))
    assert seals[0][0] == seals[1][0]
    assert seals[0][1] != seals[1][1]


def test_what_a_table_made_of_a_deal_is_a_secret_until_all_have_played_it(tmp_path, monkeypatch):
    def play(server, secret):
        people, id = evening(server)
        table, (first, second) = next(iter(tables_of(people, id).items()))
        give_up(people[(first, second)[secret]], table)
        others = {name: person for name, person in people.items() if name not in (first, second)}
        return others, {"evening": [id], "deal": ["0"], "table": list(tables_of(people, id)), "game": ["dice-miner"]}, []

    check_same("who has won at another table", pair(tmp_path, monkeypatch, play))


def test_a_deal_counts_for_ratings_once_all_have_played_it(tmp_path, monkeypatch):
    with in_process(tmp_path / "one", monkeypatch) as server:
        people, id = evening(server)
        tables = tables_of(people, id)
        for table, (first, _) in tables.items():
            assert people["Ann"].get("/api/ratings/dice-miner").json()["people"] == 0
            give_up(people[first], table)
        wait_until(lambda: people["Ann"].get("/api/ratings/dice-miner").json()["people"] == 4, "nobody is rated")


def met(server, *names):
    """People at one table, of which they know each other."""
    people = {name: server.person(name) for name in names}
    first, *_ = people.values()
    made = first.done("/api/tables", game="dice-miner", places=[{"kind": "human"}] * len(people), visibility="public")
    for person, link in zip(people.values(), made["links"]):
        person.done(f"/api/tables/{made['table']}/join", nonce=NONCE, secret=link["url"].rpartition("=")[2], seat=None, seed=None)
    return people, made["table"]


def said(person, table, text, number=1):
    return person.done(f"/api/tables/{table}/chat", key=f"words-key-{number}", text=text)


@pytest.mark.parametrize("by", ["seat", "said"])
def test_whom_somebody_has_blocked_nobody_learns(tmp_path, monkeypatch, by):
    def play(server, secret):
        people, table = met(server, "Ann", "Bob", "Cleo")
        for number, name in enumerate(("Bob", "Cleo"), 1):
            said(people[name], table, "hello", number)
        who = {"seat": 1 + secret} if by == "seat" else {"said": 1 + secret}
        people["Ann"].done("/api/blocks", table=table, **who)
        opened = people["Bob"].done("/api/tables", game="dice-miner", places=[{"kind": "open"}, {"kind": "human"}])["table"]
        people["Bob"].done(f"/api/tables/{opened}/guests", table=table, seat=0)
        return {name: people[name] for name in ("Bob", "Cleo")}, {"table": [table, opened], "game": ["dice-miner"]}, []

    check_same(f"whom somebody has blocked, by {by}", pair(tmp_path, monkeypatch, play))


def test_a_block_and_a_report_are_heard_on_no_socket(tmp_path, monkeypatch):
    """Nor who wrote in vain: a line that somebody does not read reaches the others, and says nothing of it."""
    heard = []
    for secret in (0, 1):
        with monkeypatch.context() as patch, in_process(tmp_path / str(secret), patch) as server:
            people, table = met(server, "Ann", "Bob", "Cleo")
            ann = people["Ann"]
            said(people["Bob"], table, "hello")
            who = 1 + secret
            told = {name: people[name] for name in ("Bob", "Cleo")}
            calls = (
                (ann, "/api/blocks", {"table": table, "seat": who}),
                (ann, "/api/reports", {"table": table, "seat": who, "reason": "chat", "text": ("rude", "cheats")[secret]}),
                (people["Bob"], f"/api/tables/{table}/chat", {"key": "words-key-2", "text": "still there?"}),
                (ann, f"/api/tables/{table}/chat", {"key": "words-key-3", "text": "yes"}),
            )
            heard.append(server.heard(told, table, *calls))
    differing = sum(heard[0][name] != heard[1][name] for name in heard[0])
    figure("T16", f"sockets that differ, of {len(heard[0])}: a block and a report", differing, "0")
    assert heard[0] == heard[1]
    assert all(any(b"still there?" in text for text in texts) for texts in heard[0].values())


def test_the_others_games_are_in_nobodys_history(tmp_path, monkeypatch):
    def play(server, secret):
        people, table = met(server, "Ann", "Bob")
        cleo = server.person("Cleo")
        give_up(people[("Ann", "Bob")[secret]], table)
        wait_until(lambda: people["Ann"].get("/api/me/history").json()["games"], "nothing is noted")
        noted.append([people[name].get("/api/me/history").json()["games"][0]["outcome"] for name in people])
        paths = [f"/api/me/{each}" for each in ("history", "statistics", "people", "tables", "studies", "export")]
        return [(path, *cleo.read(path)) for path in paths]

    noted, answers = [], []
    for secret in (0, 1):
        with monkeypatch.context() as patch, in_process(tmp_path / str(secret), patch) as server:
            answers.append(play(server, secret))
    figure("T16", "answers that differ: who won a game of others", sum(a != b for a, b in zip(*answers)), "0")
    assert answers[0] == answers[1]
    assert noted[0] != noted[1]
    assert [status for _, status, _ in answers[0]] == [200] * len(answers[0])


def test_a_board_says_how_good_an_answer_to_the_puzzle_of_the_day_was_and_not_which(tmp_path, monkeypatch):
    with in_process(tmp_path / "one", monkeypatch) as server:
        ann, others = server.person("Ann"), (server.person("Bob"), Visitor(server))
        number = number_of_day("dice-miner", today())
        puzzle = puzzle_of(load_game("dice-miner"), number)
        ann.done(f"/api/puzzles/dice-miner/{number}", event=puzzle.best)
        for other in others:
            shown = b"".join(other.read(path)[1] for path in ("/api/boards", "/api/ratings/dice-miner", "/api/tables"))
            assert b'"Ann"' in shown
            assert str(puzzle.best).encode() not in shown
        assert str(puzzle.best).encode() in others[0].read(f"/api/puzzles/dice-miner/{number}")[1], "it would be found"


def test_a_report_and_what_the_host_does_with_it_are_for_the_host_alone(tmp_path, monkeypatch):
    def play(server, secret):
        people, table = met(server, "Ann", "Bob", "Cleo")
        said(people["Bob"], table, "hello")
        told = people["Ann"].done("/api/reports", table=table, said=1, reason=("chat", "unfair")[secret], text=("rude", "cheats")[secret])
        host = Visitor(server, TOKEN)
        assert told is not None
        report = host.get("/api/moderation").json()["reports"][0]
        restriction = {"kind": "mute", "person": report["person"], "hours": 1 + secret, "reason": ("calm", "silence")[secret]}
        host.done("/api/moderation/restrict", **restriction)
        return {"Cleo": people["Cleo"]}, {"table": [table], "game": ["dice-miner"]}, []

    check_same("a report and a mute", pair(tmp_path, monkeypatch, play, **{"moderation-token": TOKEN}))


def test_codes_links_and_wishes_stay_with_their_owner(tmp_path, monkeypatch):
    def play(server, secret):
        people, table = met(server, "Ann", "Bob")
        ann = people["Ann"]
        if secret:
            server.draws.twist(*range(100))
        ann.done("/api/account")
        ann.done("/api/account/devices")
        ann.done("/api/account/passkeys/begin")
        server.draws.twist()
        wish = {"game": "dice-miner", "seats": 3, "seal": ("00", "11")[secret] * 32}
        ann.done("/api/seeks", **wish)
        return {"Bob": people["Bob"]}, {"table": [table], "game": ["dice-miner"]}, []

    check_same("a recovery code, a link, a challenge, a seal", pair(tmp_path, monkeypatch, play))


def test_a_study_is_for_who_has_its_link(tmp_path, monkeypatch):
    def play(server, secret):
        people, table = met(server, "Ann", "Bob")
        game = load_game("dice-miner")
        position = json.loads(game.write_position(game.start(2, game.options_type())))
        people["Ann"].done("/api/studies", title=("mine", "yours")[secret], game=game.name, position=position)
        return {"Bob": people["Bob"]}, {"table": [table], "game": ["dice-miner"], "study": ["0" * 16]}, []

    check_same("the title of a study", pair(tmp_path, monkeypatch, play))


def test_no_study_begins_from_a_game_that_is_being_played(tmp_path, monkeypatch):
    with in_process(tmp_path / "one", monkeypatch) as server:
        people, table = met(server, "Ann", "Bob")
        for person in (*people.values(), server.person("Cleo")):
            answer = person.post("/api/studies", title="now", table=table, at=1, length=3)
            assert answer.status_code in (404, 409), answer.text
            assert b"position" not in answer.content


def test_the_deals_of_a_week_are_known_by_their_seals_alone(tmp_path, monkeypatch):
    def play(server, secret):
        ann, bob = server.person("Ann"), server.person("Bob")
        if secret:
            server.draws.twist(2)
        shown = ann.get("/api/weeks/dice-miner").json()
        seals.append(shown["seals"])
        ann.done("/api/weeks/dice-miner", deal=0)
        return {"Bob": bob}, {"game": ["dice-miner"], "week": [shown["week"]]}, shown["seals"]

    seals = []
    check_same("a deal of the week", pair(tmp_path, monkeypatch, play))
    assert [a == b for a, b in zip(*seals)] == [True, True, False, True]


def test_a_leak_would_be_noticed(tmp_path, monkeypatch):
    """The names of people are public, so two servers that differ in one are told apart."""

    def play(server, secret):
        people, table = met(server, "Ann", ("Bob", "Bo")[secret])
        return {"Ann": people["Ann"]}, {"table": [table]}, []

    one, other = pair(tmp_path, monkeypatch, play)
    noticed = any(one[key] != other[key] for key in one)
    assert figure("T16", "a name that everybody may know", "noticed" if noticed else "not noticed", "noticed", noticed, control=True)
