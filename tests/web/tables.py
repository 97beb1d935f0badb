"""Tables in any state, for a browser to look at: opened by people with cookies, seeded, and played so far at random."""

import random
from itertools import islice
from typing import NamedTuple

from tests.server.live import Person, seated
from tests.waiting import wait_until


class Made(NamedTuple):
    """A table, who sits there seat by seat, and who is asked now (None once it is over)."""

    table: str
    people: list
    seat: int | None

    @property
    def asked(self):
        """The person who is to decide."""
        return self.people[self.seat if self.seat is not None else 0]


def table_at(url, game, events, seed=0, seats=2, options=None):
    """A game of people after so many random decisions; the same arguments give the same table."""
    return list(islice(states(url, game, seed, seats, options), events + 1))[-1]


def states(url, game, seed=0, seats=2, options=None):
    """A whole random game at one table, seen before every decision and at its end."""
    rng = random.Random(f"{game} {seed} {seats}")
    table, people = seated(url, ("human",) * seats, game=game, seed=f"web {seed}", options=options or {})
    viewer = 0
    while (shown := people[viewer].table(table))["status"] == "playing":
        seat = rng.choice(shown["to_act"])
        yield Made(table, people, seat)
        mine = shown if seat == viewer else people[seat].table(table)
        viewer = seat
        answer = people[seat].command(table, mine["version"], "act", event=rng.choice(mine["choices"])["event"])
        assert answer.status_code == 200, answer.text
    yield Made(table, people, None)


def given_up(url, game, events, seed=0):
    """A game of people that somebody gave up after so many random decisions."""
    made = table_at(url, game, events, seed)
    resign(made.people[0], made.table)
    return made


def resign(person, table):
    """Give up, however fast the bots move meanwhile."""
    wait_until(lambda: person.command(table, person.table(table)["version"], "resign").status_code == 200, "nobody may resign")


def against_bot(url, game, level="random", name="Ann"):
    """One person against a bot: the table and the person."""
    person = Person(url, name)
    places = [{"kind": "human"}, {"kind": "bot", "level": level}]
    answer = person.post("/api/tables", game=game, places=places, join="00" * 16)
    assert answer.status_code == 200, answer.text
    return answer.json()["table"], person


def cookies(person):
    """A person's cookies as Playwright wants them."""
    return [{"name": name, "value": value, "url": person.url} for name, value in person.http.cookies.items()]


def same_person(url, page):
    """Whoever this browser is, as a program that plays by HTTP."""
    person = Person(url, "Twin")
    person.http.cookies.clear()
    for cookie in page.context.cookies():
        person.http.cookies.set(cookie["name"], cookie["value"])
    assert cookies(person)
    return person


def weighed(person, table):
    """The analysis of a finished game, waited for; the coach may still be busy with that of another test."""

    def analysis():
        answer = person.post(f"/api/games/{table}/analysis")
        assert answer.status_code in (200, 202, 429), answer.text
        return answer.json() if answer.status_code == 200 else None

    return wait_until(analysis, "the analysis never ends")
