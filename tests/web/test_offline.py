"""U15: without a network there is a page, it speaks the language of its reader, and it goes back by itself."""

import json

import pytest

from pithead.words import LANGUAGES, Words

APP_IS_CACHED = """async () => {
    await navigator.serviceWorker.ready;
    const names = await caches.keys();
    return names.length === 1 && (await (await caches.open(names[0])).keys()).length > 5 && navigator.serviceWorker.controller !== null;
}"""


def cut_off(look, live, locale):
    """Somebody whose browser keeps the frame of the app, and who has no network now."""
    page = look(live.url, "/about", locale=locale)
    page.wait_for_function(APP_IS_CACHED)
    page.context.set_offline(True)
    return page


def shows_no_line(page, language):
    """The page without a network in a language."""
    say = Words(language)
    page.get_by_role("heading", name=say("web-no-line-title"), exact=True).wait_for()
    page.get_by_text(say("web-no-line"), exact=True).wait_for()
    assert page.get_by_role("link", name=say("web-no-line-again"), exact=True).count() == 1
    assert page.evaluate("document.documentElement.lang") == language


def test_the_page_without_a_network_speaks_the_language_that_was_set(look, live):
    page = cut_off(look, live, "en")
    for language in LANGUAGES:
        page.evaluate("(kept) => localStorage.setItem('pithead', kept)", json.dumps({"language": language}))
        page.goto(f"{live.url}/lobby")
        shows_no_line(page, language)
    look.troubles.clear()


@pytest.mark.parametrize(("locale", "language"), [("fi-FI", "fi"), ("sv-SE", "en")])
def test_the_page_without_a_network_speaks_the_language_of_the_browser(look, live, locale, language):
    page = cut_off(look, live, locale)
    page.goto(f"{live.url}/lobby")
    shows_no_line(page, language)
    page.context.set_offline(False)
    page.get_by_role("heading", name=Words(language)("web-nav-lobby")).first.wait_for()
    look.troubles.clear()
