"""The browser keeps to the policy of the server: what it forbids is an error on its console.

That no screen needs what is forbidden is seen by `test_every_screen.py`.
"""

from tests.web.hands import wait_on


def test_a_foreign_script_and_a_written_style_are_forbidden(chromium, live):
    """The policy is really in force: what a page must not do, it can not do."""
    page = chromium.new_page()
    said = []
    page.on("console", lambda message: said.append(message.text))
    page.goto(live.url)
    page.evaluate(
        """() => {
            const script = document.createElement("script");
            script.append("window.foreign = 1");
            document.body.append(script);
            document.body.setAttribute("style", "opacity: 0.5");
        }"""
    )
    assert page.evaluate("window.foreign") is None
    assert page.evaluate("getComputedStyle(document.body).opacity") == "1"
    wait_on(page, lambda: any("Content Security Policy" in text for text in said), lambda: said)
    page.close()
