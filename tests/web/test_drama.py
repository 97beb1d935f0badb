"""Dust, darkness and steps: seen for a moment by those who like motion, never loaded for those who don't."""

import pytest

from tests.web.hands import DRAWN, becomes, wait_on
from tests.web.tables import table_at

WATCH = """
    globalThis.played = {};
    const count = (name) => { played[name] = (played[name] ?? 0) + 1; };
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        if (this.closest(".mm-mine")) count(this.dataset.dwarf ? "walks" : this.matches(".mm-mine") ? "shakes" : "mourns");
        if (this.dataset.die) count("flights");
        return animate.apply(this, how);
    };
    const { append } = Element.prototype;
    Element.prototype.append = function (...things) {
        if (things.some((each) => each.className === "dust")) count("dust");
        return append.apply(this, things);
    };
"""
"""Counts what is played."""

LOADED = "performance.getEntriesByType('resource').some(({ name }) => /[/](dust|drama)-/.test(name))"


def scenes(person, table):
    """The views of a table's game, event by event, as a spectator sees them."""
    count, views = 1, []
    while len(views) < count:
        given = person.get(f"/api/tables/{table}/scenes?from={len(views)}&to={len(views) + 9}").json()
        count = given["count"] + 1
        views += [each["shown"]["view"] for each in given["scenes"]]
    return views


def first(views, happens):
    """The number of the first event with which something happens."""
    return next(number for number in range(1, len(views)) if happens(views[number - 1], views[number]))


def in_the_mine(view):
    """Who is underground, and where."""
    return {dwarf["name"]: dwarf["place"] for dwarf in view["crew"] if dwarf.get("place", "") not in ("", "tavern", "removed")}


def out(view, place):
    """Who is at a place outside the mine."""
    return {dwarf["name"] for dwarf in view["crew"] if dwarf.get("place") == place}


def watched(look, live, person, table, event, **settings):
    """The replay of a game one event earlier, drawn, with all that it plays counted."""
    page = look(live.url, "/about", person, **settings)
    page.add_init_script(WATCH)
    page.goto(f"{live.url}/game/{table}?event={event - 1}")
    page.locator(".frame [data-mark]").first.wait_for()
    return page


def step(page, key, event):
    """To another event, with the key for it, and drawn; a page that still loads hears no keys."""

    def there():
        return page.evaluate("location.search") == f"?event={event}" or page.keyboard.press(key)

    wait_on(page, there, lambda: (event, page.url))
    page.evaluate(DRAWN)


def plays(page, event, *what):
    """Step to an event until all of that was played: what plays it comes after the page, and as late as it likes."""

    def played():
        step(page, "ArrowRight", event)
        if all(page.evaluate(f"played.{each} > 0") for each in what):
            return True
        return step(page, "ArrowLeft", event - 1)

    wait_on(page, played, lambda: (event, what, page.evaluate("played")))


@pytest.fixture(scope="module")
def mine(live):
    """A game of Mini Miners after its first round: somebody who sits there, the table, and its views."""
    made = table_at(live.url, "mini-miners", 90, 2, 3)
    return made.asked, made.table, scenes(made.asked, made.table)


def buries(was, now):
    """Does a marker fall, and is a dwarf lost?"""
    return now["round"] == was["round"] and len(now["collapses"]) > len(was["collapses"]) and out(now, "removed") > out(was, "removed")


def test_a_dwarf_walks_and_a_lost_one_is_mourned_in_dust(look, live, mine):
    person, table, views = mine
    event = first(views, buries)
    page = watched(look, live, person, table, event)
    plays(page, event, "dust", "shakes", "mourns")
    becomes(page, "!document.querySelector('canvas.dust, .mm-drama > *')")
    event = first(views, lambda was, now: in_the_mine(now).items() > in_the_mine(was).items())
    page.goto(f"{live.url}/game/{table}?event={event - 1}")
    plays(page, event, "walks")


def test_a_die_that_leaves_the_mountain_flies_and_raises_dust(look, live):
    made = table_at(live.url, "dice-miner", 12, 1, 2)
    event = first(scenes(made.asked, made.table), lambda was, now: 0 < len(now["mountain"]) < len(was["mountain"]))
    page = watched(look, live, made.asked, made.table, event)
    plays(page, event, "dust", "flights")
    becomes(page, "!document.querySelector('canvas.dust')")


def test_where_colours_are_forced_nothing_shakes_or_darkens(look, live, mine):
    person, table, views = mine
    event = first(views, buries)
    page = watched(look, live, person, table, event, forced_colors="active")
    plays(page, event, "mourns")
    assert not page.evaluate("played.dust || played.shakes")


def test_whoever_wants_no_motion_never_loads_it(look, live, mine):
    person, table, views = mine
    event = first(views, buries)
    page = watched(look, live, person, table, event, reduced_motion="reduce")
    step(page, "ArrowRight", event)
    becomes(page, "document.querySelectorAll('.mm-rocks .mm-falls').length > 0")
    assert not page.evaluate(LOADED)
    assert page.evaluate("Object.keys(played)") == []
