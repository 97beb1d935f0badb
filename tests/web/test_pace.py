"""What the others do is seen: move by move, marked on the board, shown once more when asked for; and what is forced plays itself."""

import random
from itertools import pairwise

from tests.server.live import Person
from tests.web.hands import my_turn, point_and_click, sitting, state, wait_on
from tests.web.tables import states

SEEN = """() => {
    window.seen = [];
    const table = document.querySelector(".table");
    const notice = () => window.seen.push([Number(table.dataset.version), performance.now()]);
    new MutationObserver(notice).observe(table, { attributeFilter: ["data-version"] });
}"""

AT_LEAST_MS = 500
"""Between two moves; the page means 700."""


def against_three(url):
    """A person against three bots."""
    person = Person(url, "Ann")
    places = [{"kind": "human"}, *({"kind": "bot", "level": "random"} for _ in range(3))]
    answer = person.post("/api/tables", game="dice-miner", places=places, join="00" * 16, options={"random-heroes": True})
    assert answer.status_code == 200, answer.text
    return answer.json()["table"], person


def test_the_moves_of_three_bots_are_seen_one_by_one_and_once_more(look, live):
    table, person = against_three(live.url)
    page = sitting(look, live, table, person, motion=1, forced=False)
    my_turn(page)
    page.evaluate(SEEN)
    assert point_and_click(page, random.Random(1))
    my_turn(page)
    seen = page.evaluate("window.seen")
    moves = [when for version, when in seen[1:]]
    assert len(moves) >= 3
    assert all(later - earlier > AT_LEAST_MS for earlier, later in pairwise(moves))
    assert page.locator("[data-last]").count() > 0
    page.evaluate("window.seen = []")
    page.locator(".what-happened").click()
    wait_on(page, lambda: len(page.evaluate("window.seen")) >= len(moves), lambda: page.evaluate("window.seen"))
    assert my_turn(page)["stage"] in ("open", "selected")


def test_a_question_with_one_answer_is_answered_by_itself_if_that_is_wanted(look, live):
    for made in states(live.url, "dice-miner", seed=1):
        choices = made.asked.table(made.table)["choices"] if made.seat is not None else []
        if len(choices) == 1:
            break
    assert len(choices) == 1
    version = made.asked.table(made.table)["version"]
    waiting = sitting(look, live, made.table, made.asked, forced=False)
    assert state(waiting)["stage"] == "selected"
    assert made.asked.table(made.table)["version"] == version
    page = sitting(look, live, made.table, made.asked, forced=True)
    wait_on(page, lambda: made.asked.table(made.table)["version"] > version, lambda: state(page))
