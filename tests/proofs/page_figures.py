"""What the page costs a browser, by the browser's own clock: painted, usable, moved, long tasks, input to paint, frames.

python -m tests.proofs.page_figures        # `make bench` calls it; the page is build/bench-page.md
python -m tests.proofs.page_figures --check    # fails where a figure is not what it should be

The front page is loaded over a slow line with nothing kept; then the first decisions of a game are made with the pointer and with all
motion, on a processor that is made four times slower. The browser comes before all else on the machine where that is allowed. A task is
judged by its processor time at full speed, times four, so that it does not matter who else is busy; inputs are judged by the clock, and
the processor time of all that ran until they were painted stands beside it.
"""

import argparse
import json
import random
import statistics
import sys
import tempfile
from collections import Counter
from pathlib import Path

from playwright.sync_api import sync_playwright

from pithead.cli.bench_page import machine, table
from tests.browser import ARGUMENTS, find
from tests.commands import ROOT
from tests.proofs.front_page import SLOW, WHEN_USABLE
from tests.proofs.priority import come_first
from tests.server.live import Live
from tests.web.hands import DRAWN, busy_coach, point_and_click, prefer
from tests.web.node import built
from tests.web.screens import BOARD, GAMES
from tests.web.tables import against_bot, cookies

PAGE = ROOT / "build" / "bench-page.md"
VISITS, DECISIONS, SLOWER = 3, 12, 4
LONG_TASK_MS, INPUT_MS, FRAMES_S = 50, 100, 60
"""No task in play takes longer, no input is painted later, and so many frames there are in a second."""

WATCH = """
    globalThis.figures = { shift: 0, parts: 0, tasks: [], inputs: [], frames: [] };
    const watch = (type, note, more = {}) =>
        new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...more });
    const PARTS = ".table-head, .players, .table-board, .table-actions, .stage, .own, .rival, .mm-mine, .mm-busy, .mm-sides";
    watch("layout-shift", (each) => {
        if (each.hadRecentInput) return;
        figures.shift += each.value;
        if (each.sources.some(({ node }) => node instanceof Element && node.matches(PARTS))) figures.parts += each.value;
    });
    watch("longtask", (each) => figures.tasks.push(each.duration));
    watch("event", (each) => { if (each.interactionId) figures.inputs.push(each.duration); }, { durationThreshold: 16 });
    let last = 0;
    const frame = (now) => { if (last) figures.frames.push(now - last); last = now; requestAnimationFrame(frame); };
    requestAnimationFrame(frame);
"""
"""What moved without being asked to, tasks over 50 ms, the time from an input until it was painted, and between frames, in ms."""

READ = """() => ({
    ...figures,
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
    usable: globalThis.usable ?? 0,
})"""


def loaded(browser, url):
    """The figures of one visit to the front page over a slow line."""
    context = browser.new_context(viewport={"width": 390, "height": 844})
    page = context.new_page()
    page.add_init_script(WHEN_USABLE + WATCH)
    network = context.new_cdp_session(page)
    network.send("Network.enable")
    network.send("Network.emulateNetworkConditions", SLOW)
    page.goto(url, wait_until="commit")
    page.locator("button:enabled").first.wait_for(state="visible")
    page.wait_for_load_state("networkidle")
    found = page.evaluate(READ)
    context.close()
    return found


def played(browser, url, game, slower=SLOWER):
    """The figures of the first decisions of a game against a bot, on a processor that is so many times slower."""
    sat, person = against_bot(url, game)
    context = browser.new_context(viewport={"width": 1280, "height": 720})
    context.add_cookies(cookies(person))
    prefer(context, motion=1)
    busy_coach(context)
    page = context.new_page()
    page.goto(f"{url}/table/{sat}")
    page.locator(BOARD).first.wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate(DRAWN)
    come_first()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.evaluate(WATCH)
    browser.start_tracing(page=page, categories=["devtools.timeline", "disabled-by-default-devtools.timeline"])
    rng = random.Random(1)
    for _ in range(DECISIONS):
        point_and_click(page, rng)
    found = page.evaluate(READ)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    found["processor"], found["answered"] = task_times(events), input_times(events)
    context.close()
    return found


def in_processor_time(browser, url, game):
    """The figures of a game that don't depend on who else is busy."""
    found = played(browser, url, game, 1)
    return {"processor": found["processor"], "answered": found["answered"]}


def task_times(events):
    """The processor time of each task of the thread that draws the page, on the slower processor in ms, longest first."""
    laid_out = Counter((each["pid"], each["tid"]) for each in events if each["name"] == "Layout")
    (drawing, _), *_ = laid_out.most_common(1)
    tasks = (each for each in events if each["name"] == "RunTask" and (each["pid"], each["tid"]) == drawing)
    return sorted((SLOWER * each.get("tdur", each.get("dur", 0)) / 1000 for each in tasks), reverse=True)


def input_times(events):
    """The processor time of the thread that draws the page from each input until it is painted, slower, in ms, longest first."""
    laid_out = Counter((each["pid"], each["tid"]) for each in events if each["name"] == "Layout")
    (drawing, _), *_ = laid_out.most_common(1)
    tasks = [each for each in events if each["name"] == "RunTask" and (each["pid"], each["tid"]) == drawing]
    begun, times = {}, []
    for each in events:
        if each["name"] != "EventTiming":
            continue
        if each["ph"] == "b" and each["args"]["data"].get("interactionId"):
            begun[each["pid"], each["id"]] = each["ts"]
        elif each["ph"] == "e" and (begin := begun.pop((each["pid"], each["id"]), None)) is not None:
            times.append(SLOWER * sum(task.get("tdur", 0) for task in tasks if begin <= task["ts"] <= each["ts"]) / 1000)
    return sorted(times, reverse=True)


def rows(visits, games):
    """The figures as lines of a table."""
    yield "front page: first contentful paint", f"{statistics.median(each['painted'] for each in visits):.0f} ms"
    yield "front page: usable", f"{statistics.median(each['usable'] for each in visits):.0f} ms"
    yield "front page: layout shift", f"{max(each['shift'] for each in visits):.3f}"
    yield "front page: long tasks, together", f"{statistics.median(sum(each['tasks']) for each in visits):.0f} ms"
    for game, each in games.items():
        frames = sorted(each["frames"])
        slow = frames[len(frames) * 95 // 100]
        yield f"{game}: layout shift of the parts of the table in {DECISIONS} decisions", f"{each['parts']:.3f}"
        yield f"{game}: the same with dice, cards and buttons that make room for others", f"{each['shift']:.3f}"
        long = f"{len(too_long(each))}, {each['processor'][0]:.0f} ms"
        yield f"{game}: tasks over {LONG_TASK_MS} ms of processor time, and the longest", long
        yield f"{game}: the same by the clock on the wall", f"{len(each['tasks'])}, {max(each['tasks'], default=0):.0f} ms"
        worst = max(each["answered"], default=0)
        yield f"{game}: input to paint in processor time, median and worst", f"{median(each['answered']):.0f}, {worst:.0f} ms"
        yield f"{game}: the same by the clock on the wall", f"{median(each['inputs']):.0f}, {max(each['inputs'], default=0):.0f} ms"
        yield f"{game}: frames a second, median and of the slowest 5 %", f"{1000 / median(frames):.0f}, {1000 / slow:.0f}"


def median(numbers):
    """The middle one, or 16 ms where nothing took longer than what the browser notes."""
    return statistics.median(numbers) if numbers else 16


def too_long(figures):
    """The tasks that take longer than they may."""
    return [each for each in figures["processor"] if each > LONG_TASK_MS]


def faults(games):
    """What is not as it should be."""
    for game, each in games.items():
        if each["parts"]:
            yield f"{game}: parts of the table move"
        if too_long(each):
            yield f"{game}: {len(too_long(each))} tasks over {LONG_TASK_MS} ms, the longest {each['processor'][0]:.0f} ms"
        if (late := max(each["inputs"], default=0)) > INPUT_MS:
            yield f"{game}: an input is painted after {late:.0f} ms"
        if (frames := 1000 / median(each["frames"])) < FRAMES_S - 1:
            yield f"{game}: {frames:.0f} frames a second"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="fail where a figure is not what it should be")
    asked = parser.parse_args()
    built()
    with tempfile.TemporaryDirectory() as folder, Live(Path(folder) / "pithead.db") as live, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(whole=True), args=ARGUMENTS)
        first = come_first()
        visits = [loaded(browser, live.url) for _ in range(VISITS)]
        games = {game: {**played(browser, live.url, game), **in_processor_time(browser, live.url, game)} for game in GAMES}
        version = browser.version
        browser.close()
    line = "The front page comes over 150 ms and 1.6 Mbit/s"
    order = "The browser came before all else on the machine." if first else "Whatever else ran on the machine counted too."
    about = f"Chromium {version} without a graphics card on {machine()}. {line}; games are played {SLOWER} times slower. {order}"
    lines = ("# The page", "", about, "", *table(("", ""), rows(visits, games)))
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text("\n".join(lines) + "\n", "utf-8")
    print(PAGE.read_text("utf-8"))
    wrong = list(faults(games))
    print("\n".join(wrong) or "Everything is as it should be.")
    return bool(asked.check and wrong)


if __name__ == "__main__":
    sys.exit(main())
