"""Every screen of the app, for tests that look at all of them."""

from functools import cache

from tests.web.tables import against_bot, table_at, weighed

GAMES = ("dice-miner", "mini-miners")
PAGES = {
    "front": "/",
    "lobby": "/lobby",
    "settings": "/settings",
    "about": "/about",
    **{f"new {game}": f"/new/{game}" for game in GAMES},
    **{f"learn {game}": f"/learn/{game}" for game in GAMES},
    **{f"puzzle {game}": f"/puzzle/{game}/1" for game in GAMES},
    **{f"rules {game}": f"/rules/{game}" for game in GAMES},
    **{f"pieces {game}": f"/pieces/{game}" for game in GAMES},
    **{f"score {game}": f"/score/{game}" for game in GAMES},
}


@cache
def finished(url, game):
    """A finished game that has been weighed, once for all who look at it."""
    over = table_at(url, game, 1000, seed=7)
    weighed(over.people[0], over.table)
    return over


def screens(url):
    """Name, address and person of every screen: pages, tables at their start, in the middle and at their end, and looking back."""
    for name, path in PAGES.items():
        yield name, path, None
    for game in GAMES:
        table, person = against_bot(url, game)
        yield f"first turn {game}", f"/table/{table}", person
        for events in (12, 30, 60):
            made = table_at(url, game, events, seed=events)
            yield f"{game} after {events}", f"/table/{made.table}", made.asked
        over = finished(url, game)
        yield f"end {game}", f"/table/{over.table}", over.people[0]
        yield f"look back {game}", f"/game/{over.table}?event=30", over.people[0]
        yield f"analysis {game}", f"/game/{over.table}/analysis", over.people[0]
    host = table_at(url, "dice-miner", 0).people[0]
    created = host.open(("human", "human"))
    yield "invite", f"/table/{created['table']}", host
