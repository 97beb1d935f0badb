"""Which language to speak: the one that is asked for, then `PITHEAD_LANG`, then the locale, then English."""

from __future__ import annotations

from collections.abc import Mapping

from pithead.game import Unreadable
from pithead.words import LANGUAGES


def choose_language(wanted: str | None, environment: Mapping[str, str]) -> str:
    """The language to speak; what is asked for must be one that we have, what the locale says may be any."""
    for asked in (wanted, environment.get("PITHEAD_LANG") or None):
        if asked is not None:
            return known_language(asked)
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        code = environment.get(variable, "")[:2].lower()
        if environment.get(variable):
            return code if code in LANGUAGES else "en"
    return "en"


def known_language(asked: str) -> str:
    """The code of a language that we have, such as `de` for `de_CH`."""
    code = asked.replace("-", "_").partition("_")[0].lower()
    if code not in LANGUAGES:
        raise Unreadable("language", language=asked, known=", ".join(LANGUAGES))
    return code
