"""One person on two devices, by the keyboard alone: a passkey of the browser's own authenticator, a link, the recovery code; and gone."""

import json

import pytest

from tests.waiting import wait_until


@pytest.fixture
def named(live):
    """The server by a name, for passkeys are not made for numbers."""
    return live.url.replace("127.0.0.1", "localhost")


def authenticator(page):
    """A device that makes passkeys and always says yes."""
    cdp = page.context.new_cdp_session(page)
    cdp.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    return cdp, cdp.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"]


def name_of(page):
    answer = page.evaluate("fetch('/api/session').then((answer) => answer.json())")
    return answer.get("name")


def keep(page, name):
    """Somebody new keeps a name; the recovery code."""
    page.goto(page.url.partition("/settings")[0] + "/settings")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Save").press("Enter")
    page.get_by_text("saved").wait_for()
    page.get_by_role("link", name="You", exact=True).press("Enter")
    page.get_by_role("button", name="Keep my name").press("Enter")
    code = page.locator(".recovery-code").inner_text()
    page.get_by_role("button", name="I have it").press("Enter")
    return code


def test_a_passkey_signs_the_same_person_in_on_another_device(look, named):
    first = look(named, "/settings")
    cdp, device = authenticator(first)
    keep(first, "Passkey Pat")
    first.get_by_role("button", name="Add a passkey").press("Enter")
    first.get_by_text("last used").wait_for()
    (made,) = cdp.send("WebAuthn.getCredentials", {"authenticatorId": device})["credentials"]
    assert made["isResidentCredential"]

    second = look(named, "/me")
    other, elsewhere = authenticator(second)
    other.send("WebAuthn.addCredential", {"authenticatorId": elsewhere, "credential": made})
    second.get_by_role("button", name="Sign in with a passkey").press("Enter")
    second.get_by_text("is yours").wait_for()
    assert name_of(second) == "Passkey Pat"
    second.get_by_role("button", name="Remove").press("Enter")
    wait_until(lambda: second.get_by_text("last used").count() == 0)

    third = look(named, "/me")
    last, somewhere = authenticator(third)
    last.send("WebAuthn.addCredential", {"authenticatorId": somewhere, "credential": made})
    third.get_by_role("button", name="Sign in with a passkey").press("Enter")
    third.get_by_text("This passkey is not known here.").wait_for()
    look.troubles.clear()


def test_a_link_and_the_code_sign_in_and_everything_goes_by_a_key(look, live):
    first = look(live.url, "/settings", viewport={"width": 390, "height": 844})
    code = keep(first, "Linked Lin")
    first.get_by_text("This browser makes no passkeys for this address").wait_for()
    first.get_by_role("button", name="Make a link").press("Enter")
    first.locator("svg.qr").wait_for()
    link = first.get_by_label("Link for the other device").input_value()
    path = link.removeprefix(live.url)
    first.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")  # as on an address without HTTPS
    first.evaluate("document.addEventListener('copy', () => { window.copied = document.activeElement.value; })")
    first.get_by_role("button", name="Copy", exact=True).press("Enter")
    first.get_by_role("button", name="Copied").wait_for()
    assert first.evaluate("window.copied") == link

    second = look(live.url, path)
    assert name_of(second) is None
    second.get_by_role("button", name="Sign in here").press("Enter")
    second.wait_for_url(f"{live.url}/me")
    second.get_by_text("is yours").wait_for()
    again = look(live.url, path)
    again.get_by_role("button", name="Sign in here").press("Enter")
    again.get_by_text("This link was used before").wait_for()
    look.troubles.clear()

    third = look(live.url, "/me")
    third.get_by_text("Nobody knows a name of yours here yet").wait_for()
    third.get_by_label("Recovery code").fill(code.lower())
    third.get_by_role("button", name="Sign in with the code").press("Enter")
    assert third.locator(".recovery-code").inner_text() != code
    third.get_by_role("button", name="I have it").press("Enter")
    third.get_by_text("is yours").wait_for()
    assert name_of(third) == "Linked Lin"
    with third.expect_download() as coming:
        third.get_by_role("link", name="Download everything").press("Enter")
    exported = json.loads(coming.value.path().read_text())
    assert exported["account"]["name"] == "Linked Lin"
    assert len(exported["sessions"]) == 3

    third.get_by_role("button", name="Delete me").press("Enter")
    third.get_by_role("button", name="Yes, delete everything about me").press("Enter")
    third.wait_for_url(f"{live.url}/")
    assert [name_of(page) for page in (first, second, third)] == [None, None, None]
    look.troubles.clear()
