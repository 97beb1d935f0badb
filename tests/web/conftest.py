"""A real server with the built app, and a real browser to look at it."""

from contextlib import contextmanager

import pytest
from playwright.sync_api import sync_playwright

from tests.browser import ARGUMENTS, find
from tests.server.conftest import everybody_goes
from tests.waiting import HANG_S
from tests.web.hands import busy_coach, prefer
from tests.web.tables import cookies

__all__ = ["chromium", "driver", "everybody_goes", "look"]


@pytest.fixture(scope="package")
def driver():
    """Open only for its folder: Playwright's event loop occupies the thread, and the tests of other folders start loops of their own."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="package")
def chromium(driver):
    """One browser for all tests of a folder."""
    browser = driver.chromium.launch(executable_path=find(), args=ARGUMENTS)
    yield browser
    browser.close()


@pytest.fixture
def whole_chromium(driver):
    """A browser with all that it has, notifications too."""
    browser = driver.chromium.launch(executable_path=find(whole=True), args=ARGUMENTS)
    yield browser
    browser.close()


def is_trouble(message):
    """Everything that a browser complains about, but not that the coach is busy with the game of another test: a page asks again.

    Nor that a page that is being closed, and has no origin any more, no longer gets the icon of its tab.
    """
    address = message.location["url"].partition("?")[0]
    busy = "429" in message.text and address.endswith("/analysis")
    closing = "from origin 'null'" in message.text or ("ERR_FAILED" in message.text and address.endswith("/icon-turn.svg"))
    return message.type == "error" and not busy and not closing


def listen(page, path, troubles):
    """Put down whatever goes wrong on a page."""
    page.on("pageerror", lambda error: troubles.append(f"{path}: {error}"))

    def complains(message):
        if is_trouble(message):
            troubles.append(f"{path}: {message.text} ({message.location['url']})")

    page.on("console", complains)


@pytest.fixture
def look(chromium):
    """Pages in the browser of all tests, as `looking` opens them."""
    with looking(chromium) as open_page:
        yield open_page


@contextmanager
def looking(browser):
    """`look(url, path, person)`: a page in a browser of that person's own, or of a newcomer's; what goes wrong there fails the test.

    `prefers` are settings of the app in that browser: without any it is a newcomer's, with all motion. Without `analyses` none is begun.
    A test that breaks the line itself forgives it: `look.troubles.clear()`.
    """
    contexts, troubles = [], []

    def open_page(url, path="/", person=None, prefers=None, analyses=True, **settings):
        context = browser.new_context(**{"viewport": {"width": 1280, "height": 800}, **settings})
        context.set_default_timeout(1000 * HANG_S)
        contexts.append(context)
        if person is not None:
            context.add_cookies(cookies(person))
        if prefers is not None:
            prefer(context, **prefers)
        if not analyses:
            busy_coach(context)
        page = context.new_page()
        listen(page, path, troubles)
        page.goto(f"{url}{path}")
        return page

    open_page.troubles = troubles
    yield open_page
    for context in contexts:
        context.close()
    assert not troubles
