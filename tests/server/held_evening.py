"""A duplicate evening with scripted people, held on a server that may be killed meanwhile, and checked from its records alone."""

import contextlib
import secrets
import threading

import httpx

from pithead.duplicate.deals import verify_deal
from pithead.duplicate.scoring import TableResult, standings
from pithead.record import read_record
from tests.waiting import HANG_S, wait_until


def announced(host, **more):
    wish = {"title": "Test", "game": "mini-miners", "seats": 2, "deals": 2, **more}
    answer = host.post("/api/evenings", **wish)
    assert answer.status_code == 200, answer.text
    return answer.json()["evening"]


def shown(person, evening):
    answer = person.get(f"/api/evenings/{evening}")
    assert answer.status_code == 200, answer.text
    return answer.json()


def play_own(person, evening):
    """The scripted person: first choices at whatever table is due; says whether the evening is over."""
    with contextlib.suppress(httpx.HTTPError, KeyError, ValueError):
        now = shown(person, evening)
        if now["status"] == "over":
            return True
        for each in (each for each in now["rounds"][-1]["tables"] if each["table"] and not each["done"]):
            mine = person.table(each["table"])
            if "choices" in mine:
                person.command(each["table"], mine["version"], "act", event=mine["choices"][0]["event"])
    return False


def held(live, people, bots, deals, seats=2, kills=0, **more):
    """An evening of people and of bots, so many of each level, played to its end by a server that is killed so many times meanwhile."""
    host = people[0]
    evening = announced(host, deals=deals, seats=seats, **more)
    for person in people:
        assert person.post(f"/api/evenings/{evening}/enter", nonce=secrets.token_hex(16)).status_code == 200
    for level, count in bots.items():
        assert host.post(f"/api/evenings/{evening}/bots", level=level, count=count).status_code == 200
    begun = host.post(f"/api/evenings/{evening}/begin")
    assert begun.status_code == 200, begun.text
    done = [False] * len(people)

    def play(number):
        while not done[number]:
            done[number] = play_own(people[number], evening)

    hands = [threading.Thread(target=play, args=(number,), daemon=True) for number in range(len(people))]
    for hand in hands:
        hand.start()
    for kill in range(1, kills + 1):
        for rounds in range(deals * kill // (kills + 1) + 1):
            wait_until(lambda rounds=rounds: len(shown(host, evening)["rounds"]) > rounds, f"round {rounds + 1} never begins")
        live.kill()
        live.start()
    for hand in hands:
        hand.join()
    return evening


def checked(host, evening):
    """All deals opened and verified offline, everybody by one name, the standings reckoned again, and what every table made of them."""
    now = shown(host, evening)
    names = {player["player"]: player["name"] for player in now["players"]}
    results = []
    for deal, each in enumerate(now["rounds"]):
        records = []
        for table in each["tables"]:
            secret = {"x-pithead-link": table["watch"]}
            answer = httpx.get(f"{host.url}/api/tables/{table['table']}/record", headers=secret, timeout=HANG_S)
            assert answer.status_code == 200, answer.text
            records.append(read_record(answer.content))
            result = records[-1].result
            assert result is not None
            assert [player.name for player in records[-1].header.players] == [names[player] for player in table["players"]]
            results.append(TableResult(deal, tuple(table["players"]), result.totals, result.winners))
        verify_deal(evening, deal, now["seals"][deal], now["secrets"][deal], now["nonces"], records)
    players = [player["player"] for player in now["players"]]
    again = standings(players, results, now["scoring"])
    assert [(each.player, each.score) for each in again] == [(each["player"], each["score"]) for each in now["standings"]]
    return now, results
