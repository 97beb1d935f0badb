"""Targeting dwarves, and the sheriff star that stops them (MM-7.6, MM-8.3)."""

from tests.oracle.mini_miners.box import INITIATIVE
from tests.oracle.mini_miners.table import Ask


def aim(t, attacker, targets, *, chosen=None):
    """Nobody, or the one dwarf that the attacker's owner names. Truce forbids it; a second target has to be named."""
    if not targets or t.event == "truce":
        return []
    names = {f"target {target.name}" for target in targets} | (set() if chosen else {"pass"})
    phase = {"is": "aiming", "turn": attacker.owner, "dwarf": attacker.name, "chosen": chosen.name if chosen else ""}
    _, text = yield Ask(phase, lambda: {attacker.owner: names})
    return [] if text == "pass" else [t.crew[text.split()[1]]]


def stopped(t, attacker, targets):
    """Ask the targets of rivals for a star, the lowest initiative first; every one that is shown is paid 2."""
    asked = sorted((d for d in targets if could_star(t, attacker, d)), key=lambda d: INITIATIVE[d.name])
    starred = False
    while asked:
        target = asked[0]
        phase = {
            "is": "reacting", "turn": target.owner, "dwarf": attacker.name, "starred": starred,
            "targets": [d.name for d in targets], "asked": [d.name for d in asked],
        }  # fmt: skip
        answers = {"pass"} | ({"use star"} if t.has(target, "star") else set())
        _, text = yield Ask(phase, lambda target=target, answers=answers: {target.owner: answers})
        if text == "use star":
            t.use(target, "star")
            t.pay(attacker.owner, target.owner, 2)
            starred = True
        asked.pop(0)
    return starred


def could_star(t, attacker, target):
    """Could this dwarf of a rival show a star, as far as everybody sees? The Handyman never lends one."""
    return target.owner != attacker.owner and bool(t.open_tools(target, "star") or target.hidden)
