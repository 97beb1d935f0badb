"""`rules`: the rules of a game in the reader's language, all of them or one by its number."""

from __future__ import annotations

from pithead.cli.paint import paint
from pithead.cli.words import say
from pithead.game import Unreadable
from pithead.games import PREFIXES, load_game


def rule_text(name: str, rule: str | None) -> str:
    """One rule by its number, or the whole book, section by section."""
    prefix = PREFIXES[load_game(name).name].lower()
    if rule is not None:
        id = f"rule-{rule.lower().replace('.', '-')}"
        if not id.startswith(f"rule-{prefix}-") or id not in say.ids("rule"):
            raise Unreadable("rule-unknown", number=rule, game=name)
        return f"{paint('name', rule.upper())} {say.plain(id)}"
    lines: list[str] = []
    for id in say.ids("rule"):
        if id.startswith(f"rule-{prefix}-section-"):
            lines += ["", paint("title", f"{id.rpartition('-')[2]} {say.plain(id)}")]
        elif id.startswith(f"rule-{prefix}-"):
            _, _, section, number = id.split("-")
            lines.append(f"{paint('name', f'{prefix.upper()}-{section}.{number}')} {say.plain(id)}")
    return "\n".join(lines[1:])
