"""A name that is kept: by a passkey, by a link that adds a device, and by a code that is printed once; there are no passwords."""

from __future__ import annotations

import secrets
import time
import unicodedata
from typing import Final

from pithead.game import Refusal, Unreadable
from pithead.server import api
from pithead.server.logs import note
from pithead.server.passkeys import Site, challenge_of, checked_new, checked_use, creation_options, request_options
from pithead.server.push import to_base64
from pithead.server.recovery_codes import code_hash, new_code
from pithead.server.requests import Call, Endpoint
from pithead.server.tokens import hash_of, new_token
from pithead.store import ClientSession
from pithead.store.accounts import Account, OneTimeSecret, Purpose
from pithead.store.sql import SqlStore

DEVICE_LINK_S: Final = 600
CHALLENGE_S: Final = 300
"""How long the link for another device and the challenge of a passkey are good."""

MAX_PASSKEYS: Final = 20
MAX_DEVICES: Final = 20
"""How many passkeys and sessions one person may have; whoever signs in once more loses the session that was not used for longest."""


def name_key(name: str) -> str:
    """A name as it is compared: capitals, spaces and forms of letters make no difference."""
    return "".join(unicodedata.normalize("NFKC", name).casefold().split())


def kept_people(call: Call) -> SqlStore:
    """Where accounts are kept; a page that is its own server has none."""
    if call.process.accounts is None:
        raise Unreadable("accounts-none")
    return call.process.accounts


async def check_name(call: Call, name: str) -> None:
    """Refuse a name that somebody else keeps."""
    if call.process.accounts is not None:
        kept = await call.process.accounts.account_named(name_key(name))
        if kept is not None and kept.id != call.person:
            raise Refusal("name-kept", name=name)


def site_of(call: Call) -> Site:
    """The address of this server as the caller's browser sees it."""
    return Site(base_url(call))


def base_url(call: Call) -> str:
    """Where this server is reached."""
    return call.process.settings.url.rstrip("/") or str(call.request.base_url).rstrip("/")


async def own_account(call: Call) -> Account:
    """The account of the caller."""
    account = await kept_people(call).account(call.who)
    if account is None:
        raise Refusal("account-needed")
    return account


async def show_account(call: Call) -> api.AccountShown:
    """Whether your name is kept, and by which passkeys."""
    account = await kept_people(call).account(call.who)
    if account is None:
        return api.AccountShown(False, call.session.name if call.session else "")
    found = await kept_people(call).passkeys(call.who)
    return api.AccountShown(
        True, account.name, account.begun, tuple(api.PasskeyShown(each.credential, each.begun, each.seen) for each in found)
    )


async def keep_name(call: Call) -> api.RecoveryCode:
    """Keep your name: nobody else can take it, and you get a recovery code, which is shown this once."""
    assert call.session is not None
    check_attempts(call)
    await check_name(call, call.session.name)
    code = new_code()
    account = Account(call.who, call.session.name, name_key(call.session.name), int(time.time()), code_hash(code))
    if not await kept_people(call).put_account(account):
        raise Refusal("account-there")
    note("name-kept", who=call.who)
    return api.RecoveryCode(code)


async def renew_code(call: Call) -> api.RecoveryCode:
    """Another recovery code; the one before is worth nothing any more."""
    check_attempts(call)
    account, code = await own_account(call), new_code()
    if not await kept_people(call).set_recovery(account.id, account.recovery, code_hash(code)):
        raise Refusal("busy")
    return api.RecoveryCode(code)


async def recover(call: Call) -> api.Recovered:
    """Sign in here with your recovery code, which is used up by this; you get another."""
    body: api.WrittenCode = call.body
    check_attempts(call)
    account, code = await kept_people(call).account_of_recovery(code_hash(body.code)), new_code()
    if account is None or not await kept_people(call).set_recovery(account.id, account.recovery, code_hash(code)):
        raise Refusal("code-unknown")
    await sign_in(call, account)
    return api.Recovered(account.name, code)


async def link_device(call: Call) -> api.DeviceLink:
    """A link that signs another device in, once, within ten minutes; its secret is behind the `#`."""
    check_attempts(call)
    account, secret = await own_account(call), new_token()
    await keep_secret(call, secret, "device", account.id, DEVICE_LINK_S)
    return api.DeviceLink(f"{base_url(call)}/device#{secret}", DEVICE_LINK_S)


async def join_device(call: Call) -> api.SessionShown:
    """Sign in here with a link from your other device."""
    body: api.DeviceSecret = call.body
    check_attempts(call)
    used = await kept_people(call).take_secret(hash_of(body.secret), "device", int(time.time()))
    account = await kept_people(call).account(used.id) if used is not None else None
    if account is None:
        raise Refusal("device-link-unknown")
    return await sign_in(call, account)


async def begin_passkey(call: Call) -> api.PasskeyQuestion:
    """What your browser needs to make a passkey."""
    check_attempts(call)
    account = await own_account(call)
    known = [each.credential for each in await kept_people(call).passkeys(account.id)]
    if len(known) >= MAX_PASSKEYS:
        raise Refusal("too-many-passkeys", most=MAX_PASSKEYS)
    challenge = secrets.token_bytes(32)
    await keep_secret(call, to_base64(challenge), "passkey", account.id, CHALLENGE_S)
    return api.PasskeyQuestion(creation_options(site_of(call), account.id, account.name, challenge, known))


async def add_passkey(call: Call) -> api.Completed:
    """Keep a passkey that your browser has made."""
    body: api.PasskeyAnswer = call.body
    challenge = challenge_of(body.answer)
    used = await kept_people(call).take_secret(hash_of(challenge), "passkey", int(time.time()))
    if used is None or used.id != call.who:
        raise Refusal("passkey-refused")
    with call.process.paid(call.keys):
        made = checked_new(site_of(call), body.answer, challenge, call.who, int(time.time()))
    if not await kept_people(call).put_passkey(made):
        raise Refusal("passkey-refused")
    note("passkey-added", who=call.who)
    return api.Completed()


async def end_passkey(call: Call) -> api.Completed:
    """Forget a passkey of yours: nobody can sign in with it any more."""
    body: api.EndedPasskey = call.body
    await kept_people(call).drop_passkey(call.who, body.passkey)
    note("passkey-ended", who=call.who)
    return api.Completed()


async def begin_login(call: Call) -> api.PasskeyQuestion:
    """What a browser needs to sign in with a passkey."""
    kept_people(call)
    challenge = secrets.token_bytes(32)
    check_attempts(call)
    await keep_secret(call, to_base64(challenge), "login", "", CHALLENGE_S)
    return api.PasskeyQuestion(request_options(site_of(call), challenge))


async def login(call: Call) -> api.SessionShown:
    """Sign in here with a passkey."""
    body: api.PasskeyAnswer = call.body
    challenge = challenge_of(body.answer)
    if await kept_people(call).take_secret(hash_of(challenge), "login", int(time.time())) is None:
        raise Refusal("passkey-refused")
    credential = body.answer.get("id")
    passkey = await kept_people(call).passkey(credential) if isinstance(credential, str) else None
    account = await kept_people(call).account(passkey.id) if passkey is not None else None
    if passkey is None or account is None:
        raise Refusal("passkey-unknown")
    with call.process.paid(call.keys):
        count = checked_use(site_of(call), body.answer, challenge, passkey)
    await kept_people(call).use_passkey(passkey.credential, count, int(time.time()))
    return await sign_in(call, account)


async def sign_in(call: Call, account: Account) -> api.SessionShown:
    """A session of a person on this device; the one that was here before ends, and so does the least used of too many."""
    store = call.process.store
    token, now = new_token(), int(time.time())
    known = [each for each in await store.sessions_of(account.id) if call.session is None or each.hash != call.session.hash]
    ended = [each.hash for each in sorted(known, key=lambda each: each.seen)[: max(0, len(known) - MAX_DEVICES + 1)]]
    await store.put_session(ClientSession(hash_of(token), account.id, account.name, "guest", now, now))
    for hash in [*ended, *([call.session.hash] if call.session is not None else [])]:
        await call.process.sessions.end(hash)
    call.cookie = token
    note("signed-in", who=account.id)
    return api.SessionShown(account.name, "guest")


def check_attempts(call: Call) -> None:
    """One address can't try to sign in as often as it likes."""
    if not call.process.new_sessions.take(call.address):
        raise Refusal("too-many")


async def keep_secret(call: Call, secret: str, purpose: Purpose, id: str, seconds: int) -> None:
    """Keep the hash of a one-time secret."""
    now = int(time.time())
    await kept_people(call).put_secret(OneTimeSecret(hash_of(secret), purpose, id, now + seconds), now)


ACCOUNTS: Final[tuple[Endpoint, ...]] = (
    Endpoint("GET", "/api/account", show_account, api.AccountShown, "session"),
    Endpoint("POST", "/api/account", keep_name, api.RecoveryCode, "session", api.EmptyRequest),
    Endpoint("POST", "/api/account/code", renew_code, api.RecoveryCode, "session", api.EmptyRequest),
    Endpoint("POST", "/api/account/recover", recover, api.Recovered, "nobody", api.WrittenCode),
    Endpoint("POST", "/api/account/devices", link_device, api.DeviceLink, "session", api.EmptyRequest),
    Endpoint("POST", "/api/account/devices/join", join_device, api.SessionShown, "nobody", api.DeviceSecret),
    Endpoint("POST", "/api/account/passkeys/begin", begin_passkey, api.PasskeyQuestion, "session", api.EmptyRequest),
    Endpoint("POST", "/api/account/passkeys", add_passkey, api.Completed, "session", api.PasskeyAnswer),
    Endpoint("POST", "/api/account/passkeys/end", end_passkey, api.Completed, "session", api.EndedPasskey),
    Endpoint("POST", "/api/account/login/begin", begin_login, api.PasskeyQuestion, "nobody", api.EmptyRequest),
    Endpoint("POST", "/api/account/login", login, api.SessionShown, "nobody", api.PasskeyAnswer),
)
