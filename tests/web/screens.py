"""Every screen of the app, for tests that look at all of them."""

from functools import cache, partial

from tests.server.live import Person
from tests.sizes import size
from tests.waiting import wait_until
from tests.web.hands import busy_coach
from tests.web.people_screens import PEOPLE_SCREENS, Screen
from tests.web.tables import against_bot, cookies, given_up, resign, table_at, weighed

GAMES = ("dice-miner", "mini-miners")
BOARD = ".frame [data-mark]"
PAGES = {
    "front": "/",
    "lobby": "/lobby",
    "open": "/open",
    "settings": "/settings",
    "about": "/about",
    "me": "/me",
    "device": "/device#none",
    "evenings": "/evenings",
    "new evening": "/evenings/new",
    "today": "/today",
    "studies": "/studies",
    "history": "/history",
    **{f"new {game}": f"/new/{game}" for game in GAMES},
    **{f"learn {game}": f"/learn/{game}" for game in GAMES},
    **{f"puzzle {game}": f"/puzzle/{game}/1" for game in GAMES},
    **{f"rules {game}": f"/rules/{game}" for game in GAMES},
    **{f"pieces {game}": f"/pieces/{game}" for game in GAMES},
    **{f"score {game}": f"/score/{game}" for game in GAMES},
    **{f"ratings {game}": f"/ratings/{game}" for game in GAMES},
}


def first_turn(game, url):
    """A table where nothing has been done."""
    table, person = against_bot(url, game)
    return Screen(f"/table/{table}", person, BOARD)


def after(events, game, url):
    """A table in the middle of a game."""
    made = table_at(url, game, events, seed=events)
    return Screen(f"/table/{made.table}", made.asked, BOARD)


@cache
def finished(url, game):
    """A whole game, once for all who look at it."""
    return table_at(url, game, 1000, seed=7)


@cache
def analysed(url, game):
    """A game that is over and has been weighed: a whole one takes half a minute, so mostly it is one that was given up soon."""
    over = finished(url, game) if size("WHOLE_GAMES") else given_up(url, game, 14, seed=7)
    weighed(over.people[0], over.table)
    return over


def end(game, url):
    """The end of a whole game."""
    over = finished(url, game)
    return Screen(f"/table/{over.table}", over.people[0], ".end .ranking", analysed=False)


def luck(game, url):
    """The end of a game, with what luck did."""
    over = analysed(url, game)
    return Screen(f"/table/{over.table}", over.people[0], ".luck .seats")


def look_back(game, url):
    """An event of a game that is over."""
    over = finished(url, game)
    return Screen(f"/game/{over.table}?event=30", over.people[0], BOARD)


def analysis(game, url):
    """The analysis of a game."""
    over = analysed(url, game)
    return Screen(f"/game/{over.table}/analysis", over.people[0], ".stories")


def invite(url):
    """A table that waits for somebody to sit down."""
    host = Person(url)
    return Screen(f"/table/{host.open(('human', 'human'))['table']}", host, ".invite")


def announced(url, bots):
    """An evening of one deal with so many bots."""
    host = Person(url, "Ann")
    wish = {"title": "An evening under the mountain", "game": "mini-miners", "seats": 2, "deals": 1}
    evening = host.post("/api/evenings", **wish).json()["evening"]
    assert host.post(f"/api/evenings/{evening}/bots", level="random", count=bots).status_code == 200
    return evening, host


def evening_open(url):
    """An evening that waits for people, as its host sees it."""
    evening, host = announced(url, 2)
    host.post(f"/api/evenings/{evening}/enter", nonce="00" * 16)
    return Screen(f"/evening/{evening}", host, ".evening-players li")


def evening_over(url):
    """An evening that is over, with its deal opened."""
    evening, host = announced(url, 4)
    assert host.post(f"/api/evenings/{evening}/begin").status_code == 200
    wait_until(lambda: host.get(f"/api/evenings/{evening}").json()["status"] == "over")
    return Screen(f"/evening/{evening}", host, ".deal-table td a")


@cache
def improving(url):
    """Somebody who has finished two games that were weighed, so that there is a curve."""
    over = analysed(url, "dice-miner")
    me = over.people[0].at(url)  # whoever played for another test has hung up
    places = [{"kind": "human"}, {"kind": "bot", "level": "random"}]
    made = me.post("/api/tables", game="dice-miner", places=places, join="00" * 16)
    table = made.json()["table"]
    resign(me, table)
    weighed(me, table)
    return me


def history(url):
    """The games of somebody who has finished some."""
    return Screen("/history", improving(url), ".improvement")


def meeting(url):
    """Somebody whom one has met, who waits for a game, invites one, and has a public table."""
    over = given_up(url, "dice-miner", 3, seed=11)
    me, other = over.people
    other.open(("human", "open"), visibility="public", join="00" * 32)
    asked = other.open(("human", "human"), join="00" * 32)["table"]
    assert other.post(f"/api/tables/{asked}/guests", table=over.table, seat=0).status_code == 200
    assert other.post("/api/seeks", game="dice-miner", seats=3, seal="00" * 32, within=200).status_code == 200
    return over.table, me


def busy_lobby(url):
    """A lobby with people in it."""
    return Screen("/lobby", meeting(url)[1], ".find")


def people(url):
    """Whom one has played with."""
    return Screen("/people", meeting(url)[1], ".tables summary")


def waiting_room(url):
    """A table of somebody who has met people."""
    _, me = meeting(url)
    return Screen(f"/table/{me.open(('human', 'human'), join='00' * 32)['table']}", me, ".invite")


def week(game, url):
    """The duplicate of the week, with somebody who gave up one deal."""
    person = Person(url, "Ann")
    table = person.post(f"/api/weeks/{game}", deal=0).json()["table"]
    resign(person, table)
    wait_until(lambda: person.get(f"/api/weeks/{game}").json()["rows"])
    return Screen(f"/week/{game}", person, ".ratings tbody tr")


def study(game, url):
    """A study as its author sees it, with a comment and drawings."""
    over = finished(url, game)
    author = over.people[0].at(url)  # whoever played for another test has hung up
    wish = {"title": "What to take first", "table": over.table, "at": 5, "length": 5}
    made = wait_until(lambda: author.post("/api/studies", **wish).json().get("id") and author.get("/api/me/studies").json()["studies"][0])
    path = f"/api/studies/{made['id']}"
    steps = author.get(path).json()["steps"]
    ring, *arrow = {"dice-miner": ("slot:d1", "slot:e1", "slot:e3"), "mini-miners": ("space:T2", "space:T8", "space:T11")}[game]
    first = {**steps[0], "comment": "Everybody wants it, and only one gets it.", "rings": [ring], "arrows": [arrow]}
    wait_until(lambda: author.post(path, title="What to take first", steps=[first, *steps[1:]]).status_code == 200)
    return Screen(f"/study/{made['id']}", author, BOARD)


def on_server(url):
    """Every screen by its name, one after the other."""
    for name, make in SCREENS.items():
        yield name, make(url)


SCREENS = {
    **{name: lambda _, path=path: Screen(path) for name, path in PAGES.items()},
    **{f"first turn {game}": partial(first_turn, game) for game in GAMES},
    **{f"{game} after {events}": partial(after, events, game) for game in GAMES for events in (12, 30, 60)},
    **{f"{name} {game}": partial(make, game) for make, name in ((end, "end"), (luck, "luck"), (look_back, "look back")) for game in GAMES},
    **{f"analysis {game}": partial(analysis, game) for game in GAMES},
    "invite": invite,
    "evening open": evening_open,
    **{f"{name} {game}": partial(make, game) for make, name in ((week, "week"), (study, "study")) for game in GAMES},
    "evening over": evening_over,
    "own games": history,
    "busy lobby": busy_lobby,
    "people": people,
    "waiting room": waiting_room,
    "moderation": lambda _: Screen("/moderation"),
    **PEOPLE_SCREENS,
}
"""Every screen by its name, and how it is made on a server."""


def visit(page, url, screen):
    """A screen in the same browser, as its person, until it is drawn."""
    page.context.clear_cookies()
    if screen.person is not None:
        page.context.add_cookies(cookies(screen.person))
        page.evaluate("localStorage.setItem('pithead-met', '1')")
    else:
        page.evaluate("localStorage.removeItem('pithead-met')")
    page.context.unroute_all()  # the next screen of the same game may be its analysis
    if not screen.analysed:
        busy_coach(page.context, screen.path.rpartition("/")[2])
    page.goto(f"{url}{screen.path}")
    page.locator(screen.drawn).first.wait_for()
    page.wait_for_load_state("networkidle")
    screen.act(page)
