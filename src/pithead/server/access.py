"""Who may see a table, and who may read what is said there."""

from __future__ import annotations

from pithead.match.table import Table


def may_watch(table: Table, who: str, link: str, now: float) -> bool:
    """May this person see a table? Anybody may if it is public or over; else its own people, and who has a link that is still good.

    A finished table of an evening is for its own people and for links too: others may still have to play its deal.
    """
    return (table.status == "over" and not table.opened.evening) or may_read_chat(table, who, link, now)


def may_read_chat(table: Table, who: str, link: str, now: float) -> bool:
    """May this person read the chat? The same, but what was said at a private table stays private when the game is over."""
    return table.opened.visibility == "public" or is_own(table, who) or is_good(table, link, now)


def is_own(table: Table, who: str) -> bool:
    """Does this person sit at the table, or has opened it, or is a chair kept for them?"""
    if not who:
        return False
    return table.seat_of(who) is not None or table.opened.host == who or any(chair.place.who == who for chair in table.chairs)


def is_good(table: Table, link: str, now: float) -> bool:
    """Is this the hash of a link to the table that was neither used up nor revoked, and has not expired?"""
    return bool(link) and any(each.hash == link and each.expires > now for each in table.links)
