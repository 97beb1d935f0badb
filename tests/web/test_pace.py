"""What the others do is seen: move by move, marked on the board, shown once more when asked for; and what is forced plays itself."""

import random
from itertools import pairwise

from tests.server.live import Person
from tests.web.hands import my_turn, point_and_click, sitting, state, until, wait_on
from tests.web.tables import states, table_at

SEEN = """() => {
    window.seen = [];
    const table = document.querySelector(".table");
    const notice = () => window.seen.push([Number(table.dataset.version), performance.now()]);
    new MutationObserver(notice).observe(table, { attributeFilter: ["data-version"] });
}"""

TOLD_AT_A_PLACE = """() => {
    window.did = [];
    const near = (line, mat) => line.right > mat.left && line.left < mat.right && line.bottom >= mat.top && line.top <= mat.bottom;
    const notice = () => {
        const line = document.querySelector(".just-did[data-placed=true]");
        const at = line?.getBoundingClientRect() ?? {};
        const mats = [...document.querySelectorAll(".rival")].filter((mat) => near(at, mat.getBoundingClientRect()));
        window.did.push(...mats.map((mat) => [line.textContent, mat.querySelector(".seat-name").textContent]));
    };
    new MutationObserver(notice).observe(document.querySelector(".table-main"), { attributes: true, childList: true, subtree: true });
}"""

AT_LEAST_MS = 500
"""Between two moves at half the pace; the page means 1400, and may be late with the first of them."""


def seen_versions(page):
    """The versions of the table that were shown since somebody began to look."""
    return [version for version, _ in page.evaluate("window.seen")]


def against_three(url):
    """A person against three bots."""
    person = Person(url, "Ann")
    places = [{"kind": "human"}, *({"kind": "bot", "level": "random"} for _ in range(3))]
    answer = person.post("/api/tables", game="dice-miner", places=places, join="00" * 16, options={"random-heroes": True})
    assert answer.status_code == 200, answer.text
    return answer.json()["table"], person


def caught_up(page, table, person):
    """Wait until the page shows the newest move and the person must choose (what is forced plays itself); the version of the table then."""

    def shown():
        now = person.table(table)
        newest = page.evaluate("document.querySelector('.table').dataset.version") == str(now["version"])
        return now["version"] if newest and now["to_act"] == [0] and len(now["choices"]) > 1 else None

    return wait_on(page, shown, lambda: (person.table(table), state(page)))


def test_the_moves_of_three_bots_are_seen_one_by_one_and_once_more(look, live):
    table, person = against_three(live.url)
    page = sitting(look, live, table, person, motion=1, pace=0.5)
    my_turn(page)
    page.evaluate(SEEN)
    moves = {}
    while len(moves) < 3:  # what one picks may ask for more of one's own picks first
        asked = caught_up(page, table, person)
        page.evaluate("window.seen = []")
        assert point_and_click(page, random.Random(1))
        caught_up(page, table, person)
        moves = {version: when for version, when in page.evaluate("window.seen") if version > asked + 1}
    assert all(later - earlier > AT_LEAST_MS for earlier, later in pairwise(moves.values()))
    assert page.locator("[data-last]").count() > 0
    page.evaluate("window.seen = []")
    page.locator(".what-happened").click()
    wait_on(page, lambda: max(moves) in seen_versions(page), lambda: (moves, page.evaluate("window.seen")))
    again = [version for version in seen_versions(page) if version in moves]
    assert again == sorted(moves)[-len(again) :]  # all since the last move that was one's own, a forced one included
    assert my_turn(page)["stage"] in ("open", "selected")


def test_a_line_of_the_log_shows_its_die_and_leads_to_the_board_as_it_lay(look, live):
    made = table_at(live.url, "dice-miner", 12, seed=5)
    page = sitting(look, live, made.table, made.people[0])
    page.get_by_role("button", name="Log").click()
    line = page.locator(".log a", has_text="takes").last
    assert line.locator("svg.piece").count() == 1
    words = line.inner_text()
    line.click()
    page.locator(".reel .ask").wait_for()
    assert page.locator(".reel .ask").inner_text() in words
    assert page.get_by_role("button", name="What if").count() == 0
    page.get_by_role("link", name="Back to the table").click()
    page.locator(".bar").wait_for()


def test_what_another_just_did_stands_at_their_mat(look, live):
    made = table_at(live.url, "dice-miner", 12, seed=5)
    page = sitting(look, live, made.table, made.people[1 - made.seat], pace=0)
    page.evaluate(TOLD_AT_A_PLACE)
    mine = made.asked.table(made.table)
    assert made.asked.command(made.table, mine["version"], "act", event=mine["choices"][0]["event"]).status_code == 200
    did = wait_on(page, lambda: page.evaluate("window.did"), lambda: "nothing was told at a place")
    words, name = did[0]
    assert name == mine["seats"][made.seat]["name"]
    assert words
    assert not words.startswith(name)  # whose mat it is, says who did it


def test_a_question_with_one_answer_is_answered_by_itself_if_that_is_wanted(look, live):
    for made in states(live.url, "dice-miner", seed=1):
        choices = made.asked.table(made.table)["choices"] if made.seat is not None else []
        if len(choices) == 1:
            break
    assert len(choices) == 1
    version = made.asked.table(made.table)["version"]
    waiting = sitting(look, live, made.table, made.asked, forced=False)
    until(waiting, lambda now: now["stage"] == "selected", "the one answer is not selected")
    assert made.asked.table(made.table)["version"] == version
    page = sitting(look, live, made.table, made.asked, forced=True)
    wait_on(page, lambda: made.asked.table(made.table)["version"] > version, lambda: state(page))
