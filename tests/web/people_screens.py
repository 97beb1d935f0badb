"""The screens of people with people on them: a kept name, ratings, somebody who waits, reports, evenings, days, weeks and studies."""

import secrets
from datetime import UTC, datetime
from functools import partial
from typing import NamedTuple

import httpx

from pithead.coach.puzzles import number_of_day, puzzle_of
from pithead.games import load_game
from tests.server.live import HEADERS, MODERATION_TOKEN, Person, seated
from tests.waiting import HANG_S, wait_until
from tests.web.tables import given_up, resign


def nothing(page):
    """A screen that is looked at as it comes."""


class Screen(NamedTuple):
    """Where a screen is, who looks at it, what is there once drawn, whether an analysis may be asked for, and what is done there first."""

    path: str
    person: Person | None = None
    drawn: str = "h1"
    analysed: bool = True
    act: object = nothing


def done(person, path, **body):
    """The answer to something that must go well."""
    answer = person.post(path, **body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def keeper(url, name):
    """Somebody new who keeps a name, of which there is only one."""
    person = Person(url, f"{name} {secrets.token_hex(3)}")
    done(person, "/api/account")
    return person


def kept_name(url):
    """Whoever keeps a name, with a recovery code, a link for another device, and the question before everything is deleted."""
    person = keeper(url, "Ann-Kathrin Tief")

    def act(page):
        keep = page.locator("section[aria-labelledby=keep]")
        keep.locator("button").last.click()
        keep.locator(".recovery-code").wait_for()
        keep.locator(".stack > div > button").first.click()
        keep.locator("svg.qr").wait_for()
        page.locator("section[aria-labelledby=about-me] button").click()
        page.locator("button.danger").wait_for()

    return Screen("/me", person, "section[aria-labelledby=keep] h3", act=act)


def sign_in(url):
    """A device that a link was opened on, by somebody who has another name there."""
    link = done(keeper(url, "Ann"), "/api/account/devices")["url"]
    return Screen(link.removeprefix(url), Person(url, "Guest of the house"), "button.large")


def rated(game, url):
    """A list of ratings with people in it."""
    table, people = seated(url, ("human", "human"), game=game)
    resign(people[0], table)
    wait_until(lambda: any(row.get("you") for row in people[1].get(f"/api/ratings/{game}").json()["rows"]), "nobody is rated")
    return Screen(f"/ratings/{game}", people[1], "tr[aria-current]")


def seeking(url):
    """Somebody who waits for three others."""

    def act(page):
        page.locator(".find select").first.select_option("mini-miners")
        page.locator(".find form select").first.select_option("4")
        page.locator(".find form button[type=submit]").click()
        page.locator(".find [role=status]").wait_for()

    return Screen("/lobby", Person(url, "Ann"), ".find form", act=act)


def people_met(url):
    """One who is blocked, and one whose lines are open."""
    table, (me, *others) = seated(url, ("human", "human", "human"))
    for person in others:
        resign(person, table)
    done(me, "/api/blocks", table=table, seat=1)

    def act(page):
        page.locator(".tables summary").first.click()
        page.locator(".tables form").wait_for()

    return Screen("/people", me, "#blocked", act=act)


def host(url, path, **body):
    """Something that the host does."""
    headers = {**HEADERS, "Authorization": f"Bearer {MODERATION_TOKEN}"}
    answer = httpx.post(f"{url}/api/moderation/{path}", headers=headers, json=body, timeout=HANG_S)
    assert answer.status_code == 200, answer.text


def reported(url):
    """The host's page with two reports of one person, an address that is muted, and what was done."""
    table, (ann, bob) = seated(url, ("human", "human"))
    done(bob, f"/api/tables/{table}/chat", key="words-key-1", text="a word that nobody wants to read at the table")
    done(ann, "/api/reports", table=table, said=1, reason="chat", text="goes on like that for the whole game")
    done(ann, "/api/reports", table=table, seat=1, reason="other")
    host(url, "restrict", kind="mute", address="2001:db8:1:2::/64", hours=24, reason="noise")

    def act(page):
        page.locator("input[type=password]").fill(MODERATION_TOKEN)
        page.locator("form button[type=submit]").first.click()
        page.locator("article form").first.wait_for()
        page.locator("section[aria-labelledby=restrictions] summary").click()

    return Screen("/moderation", None, "input[type=password]", act=act)


def evening_playing(url):
    """An evening after its first deal, as somebody sees it who is to play the second."""
    host, guest = Person(url, "Ann"), Person(url, "Bob")
    wish = {"title": "An evening under the mountain", "game": "dice-miner", "seats": 2, "deals": 2}
    evening = done(host, "/api/evenings", **wish)["evening"]
    for person in (host, guest):
        done(person, f"/api/evenings/{evening}/enter", nonce="00" * 16)
    done(host, f"/api/evenings/{evening}/bots", level="random", count=2)
    done(host, f"/api/evenings/{evening}/begin")

    def second_round():
        rounds = host.get(f"/api/evenings/{evening}").json()["rounds"]
        for person in (host, guest) if len(rounds) == 1 else ():
            for table in person.get(f"/api/evenings/{evening}").json()["rounds"][0]["tables"]:
                if table["table"] and not table["done"] and person.table(table["table"])["status"] == "playing":
                    resign(person, table["table"])
        return len(rounds) == 2

    wait_until(second_round, "the first deal does not end")
    return Screen(f"/evening/{evening}", host, ".evening-next a.button")


def day_boards(url):
    """Boards of the day with people on them."""
    ann, bob = Person(url, "Ann"), Person(url, "Bartholomew Ironfoot")
    for game in ("dice-miner", "mini-miners"):
        number = number_of_day(game, datetime.now(UTC).date())
        puzzle = puzzle_of(load_game(game), number)
        done(ann, f"/api/puzzles/{game}/{number}", event=puzzle.best)
        done(bob, f"/api/puzzles/{game}/{number}", event=puzzle.ranked[-1][0])
    table = done(ann, "/api/daily/dice-miner", nonce="00" * 16)["table"]
    while (shown := ann.table(table))["status"] == "playing":
        ann.command(table, shown["version"], "act", event=shown["choices"][0]["event"])
    return Screen("/today", ann, "tr[aria-current]")


def own_studies(url):
    """The list of somebody who has written one."""
    author, _ = written_study(url)
    return Screen("/studies", author, ".tables li")


def read_study(url):
    """A study as somebody reads it who has its link."""
    _, study = written_study(url)
    return Screen(f"/study/{study}", Person(url, "Reader"), ".study-comment")


def written_study(url):
    """A study of a game that was given up, with a comment: its author, and its name."""
    over = given_up(url, "dice-miner", 8, seed=13)
    author = over.people[0]
    wish = {"title": "What to take first, and why nobody does", "table": over.table, "at": 3, "length": 4}
    made = wait_until(lambda: author.post("/api/studies", **wish).json().get("id"), "no study begins")
    steps = author.get(f"/api/studies/{made}").json()["steps"]
    steps[0]["comment"] = "Everybody wants it, and only one gets it."
    done(author, f"/api/studies/{made}", title=wish["title"], steps=steps)
    return author, made


PEOPLE_SCREENS = {
    "kept name": kept_name,
    "new device": sign_in,
    **{f"rated {game}": partial(rated, game) for game in ("dice-miner", "mini-miners")},
    "seeking": seeking,
    "people met": people_met,
    "reported": reported,
    "evening playing": evening_playing,
    "day boards": day_boards,
    "own studies": own_studies,
    "read study": read_study,
}
"""Every screen by its name, and how it is made on a server."""
