"""Passkeys (WebAuthn): a device makes a key for this site alone and proves with it who somebody is; the library checks the signatures."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from pithead.game import Refusal
from pithead.server.push import from_base64, to_base64
from pithead.store.accounts import Passkey
from pithead.values import Value

SITE_NAME: Final = "Pithead"
TIMEOUT_MS: Final = 120_000


class Site(Value):
    """Whom a passkey is for: the address as a browser sees it, and the name of its host."""

    origin: str

    @property
    def host(self) -> str:
        """The name that the key is bound to."""
        return urlsplit(self.origin).hostname or ""


class ClientData(Value):
    """What the browser says of an answer; only the challenge is needed here, the library checks all of it."""

    challenge: str


def creation_options(site: Site, who: str, name: str, challenge: bytes, known: list[str]) -> dict[str, Any]:
    """What a browser needs to make a passkey that can be found without a name; devices that have one already are left out."""
    import webauthn  # noqa: PLC0415 - comes with the server
    from webauthn.helpers import structs  # noqa: PLC0415

    options = webauthn.generate_registration_options(
        rp_id=site.host,
        rp_name=SITE_NAME,
        user_id=who.encode(),
        user_name=name,
        user_display_name=name,
        challenge=challenge,
        timeout=TIMEOUT_MS,
        authenticator_selection=structs.AuthenticatorSelectionCriteria(resident_key=structs.ResidentKeyRequirement.REQUIRED),
        exclude_credentials=[structs.PublicKeyCredentialDescriptor(id=from_base64(each)) for each in known],
    )
    return _as_json(webauthn.options_to_json(options))


def request_options(site: Site, challenge: bytes) -> dict[str, Any]:
    """What a browser needs to prove that it has a passkey of this site, whosever it is."""
    import webauthn  # noqa: PLC0415

    options = webauthn.generate_authentication_options(rp_id=site.host, challenge=challenge, timeout=TIMEOUT_MS)
    return _as_json(webauthn.options_to_json(options))


def challenge_of(answer: dict[str, Any]) -> str:
    """The challenge that an answer is for, as a browser writes it."""
    try:
        return msgspec.json.decode(from_base64(answer["response"]["clientDataJSON"]), type=ClientData).challenge
    except (KeyError, TypeError, AttributeError, ValueError):
        raise Refusal("passkey-refused") from None


def checked_new(site: Site, answer: dict[str, Any], challenge: str, who: str, now: int) -> Passkey:
    """The key that a device of a person has made just now; raises Refusal unless everything about it is right."""
    import webauthn  # noqa: PLC0415
    from webauthn.helpers.exceptions import WebAuthnException  # noqa: PLC0415

    try:
        made = webauthn.verify_registration_response(
            credential=answer, expected_challenge=from_base64(challenge), expected_rp_id=site.host, expected_origin=site.origin
        )
    except (WebAuthnException, ValueError, KeyError, TypeError, AttributeError):
        raise Refusal("passkey-refused") from None
    return Passkey(to_base64(made.credential_id), who, made.credential_public_key, made.sign_count, now, now)


def checked_use(site: Site, answer: dict[str, Any], challenge: str, passkey: Passkey) -> int:
    """How often the key was used by now; raises Refusal unless the answer was signed by it for this site."""
    import webauthn  # noqa: PLC0415
    from webauthn.helpers.exceptions import WebAuthnException  # noqa: PLC0415

    try:
        used = webauthn.verify_authentication_response(
            credential=answer,
            expected_challenge=from_base64(challenge),
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.count,
        )
    except (WebAuthnException, ValueError, KeyError, TypeError, AttributeError):
        raise Refusal("passkey-refused") from None
    return used.new_sign_count


def _as_json(text: str) -> dict[str, Any]:
    return msgspec.json.decode(text, type=dict[str, Any])
