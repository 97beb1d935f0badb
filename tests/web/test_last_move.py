"""What another has just done is told at their mat and shown by an arrow, and neither hides anything that one needs."""

from itertools import islice

import pytest

from tests.sizes import by_turns
from tests.web.hands import DRAWN, shows, sitting, wait_on
from tests.web.tables import states, table_at
from tests.web.test_stage import WINDOWS

GAMES = ["dice-miner", "mini-miners"]

LINE = "document.querySelector('.just-did[data-placed=true]')"

HIDDEN = """() => {
    const line = document.querySelector(".just-did[data-placed=true]")?.getBoundingClientRect();
    if (!line) return [];
    const things = ".frame [data-mark]:not([data-mark^='seat:']), .frame p, .frame .points b, .mat :is(.seat-name, b, small, svg)";
    const needed = document.querySelectorAll(things);
    return [...needed].filter((each) => each.checkVisibility()).flatMap((each) => {
        const box = each.getBoundingClientRect();
        const across = Math.min(box.right, line.right) - Math.max(box.left, line.left);
        const down = Math.min(box.bottom, line.bottom) - Math.max(box.top, line.top);
        const part = across > 3 && down > 3 ? (across * down) / (box.width * box.height) : 0;
        return part > 0.25 ? [`${Math.round(part * 100)} % of ${each.dataset.mark ?? each.textContent}`] : [];
    });
}"""
"""What the line hides more than a quarter of."""

ARROW = """() => {
    const home = document.querySelector(".frame").getBoundingClientRect();
    const points = (path) => document.querySelector(path)?.getAttribute("d").match(/-?[\\d.]+/g).map(Number) ?? [];
    const [fromX, fromY] = points(".travelled-line"), [tipX, tipY] = points(".travelled-head");
    return [[fromX + home.x, fromY + home.y], [tipX + home.x, tipY + home.y]];
}"""

DISTANCE = """([selector, [x, y]]) => {
    const box = document.querySelector(selector).getBoundingClientRect();
    return Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
}"""


@pytest.mark.parametrize("seats", by_turns([4, 2, 3], 0, "MATS"))
@pytest.mark.parametrize("game", GAMES)
def test_the_line_at_a_mat_hides_nothing_that_one_needs(look, live, game, seats):
    hidden, seen, page = [], 0, None
    for number, made in enumerate(islice(states(live.url, game, seed=4, seats=seats), 0, 60, 5)):
        if page is None:
            page = sitting(look, live, made.table, made.people[0], pace=0)
        version = made.people[0].table(made.table)["version"]
        shows(page, version)
        name = list(WINDOWS)[number % len(WINDOWS)]
        width, height = WINDOWS[name]
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(400)  # the line looks for its place again once the board lies still
        page.evaluate(DRAWN)
        seen += page.evaluate(f"{LINE} !== null")
        hidden += [f"{name}, version {version}: {each}" for each in page.evaluate(HIDDEN)]
    assert seen >= 3
    assert not hidden, "\n".join(hidden)


@pytest.mark.parametrize("window", WINDOWS)
def test_an_arrow_leads_from_where_a_die_lay_to_whose_it_is(look, live, window):
    made = table_at(live.url, "dice-miner", 12, seed=5)
    page = sitting(look, live, made.table, made.people[1 - made.seat], pace=0)
    width, height = WINDOWS[window]
    page.set_viewport_size({"width": width, "height": height})
    mine = made.asked.table(made.table)
    slot = next(each["event"].split()[1] for each in mine["choices"] if each["event"].startswith("take "))
    assert made.asked.command(made.table, mine["version"], "act", event=f"take {slot}").status_code == 200
    ends = [f'[data-spot="{slot}"]', f'[data-mark="seat:{made.seat}"]']

    def far():
        return [page.evaluate(DISTANCE, list(each)) for each in zip(ends, page.evaluate(ARROW), strict=True)]

    wait_on(page, lambda: page.locator(".travelled-head").count() == 1, lambda: "no arrow is drawn")
    wait_on(page, lambda: max(far()) < 12, far)
    assert page.locator(".travelled").get_attribute("aria-hidden") == "true"
    assert page.evaluate("getComputedStyle(document.querySelector('.travelled')).pointerEvents") == "none"


def test_whoever_wants_no_motion_sees_the_arrow_lie_still(look, live):
    made = table_at(live.url, "dice-miner", 12, seed=5)
    page = look(live.url, f"/table/{made.table}", made.asked, reduced_motion="reduce")
    page.locator(".travelled-head").wait_for()
    assert page.evaluate("document.querySelector('.travelled').getAnimations({ subtree: true }).length") == 0
