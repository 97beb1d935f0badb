"""The settings show where somebody is known, and end it."""

from tests.server.live import Person
from tests.waiting import wait_until


def test_a_program_is_listed_and_ended_and_the_browser_can_forget_itself(look, live):
    person = Person(live.url, "Ann")
    token = person.post("/api/sessions", name="My bot").json()["token"]
    page = look(live.url, "/settings", person)
    page.evaluate("localStorage.setItem('pithead-met', '1')")
    page.reload()
    known = page.locator("section[aria-labelledby=sessions] li")
    wait_until(lambda: known.count() == 2)
    known.filter(has_text="My bot").get_by_role("button").click()
    wait_until(lambda: known.count() == 1)
    assert person.get("/api/session", Authorization=f"Bearer {token}").status_code == 401
    known.get_by_role("button", name="End").click()
    assert person.get("/api/session").status_code == 200
    known.get_by_role("button", name="Yes, forget me here").click()
    page.wait_for_url(f"{live.url}/")
    assert person.get("/api/session").status_code == 401
