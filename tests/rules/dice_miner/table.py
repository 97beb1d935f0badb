"""Positions for tests, from the few fields that matter: what isn't said is a plain game of two in round 1, without heroes.

Dice are written short, so that a trove fits in a line and a mountain can be drawn:

    t1 to t5, tB      tunnel dice, and one that shows beer        cave1 cave2 dragon3 dragon4 hB    hazard dice
    g1 g2 g3 gB       treasure dice, by gems                      pick shield chest oB              tool dice
    m1 m2 m3 mB       magic dice; m2! is spent                    .                                 an empty slot
"""

import json

from pithead.dice_miner.rules import DiceMiner
from pithead.dice_miner.rules.dice import KINDS
from pithead.dice_miner.rules.mountain import SLOTS
from pithead.dice_miner.rules.position import PHASES
from tests.rules.typed import Typed

GAME = DiceMiner()
typed = Typed(GAME)
after, refused, moves = typed.after, typed.refused, typed.moves

FACES = {
    **{f"t{n}": f"tunnel:{n}" for n in range(1, 6)},
    **{f"g{n}": f"treasure:{n}" for n in range(1, 4)},
    **{f"m{n}": f"magic:{n}" for n in range(1, 4)},
    **{f"m{n}!": f"magic:{n}!" for n in range(1, 4)},
    **{name: f"hazard:{name}" for name in ("cave1", "cave2", "dragon3", "dragon4")},
    "pick": "tool:pickaxe",
    "shield": "tool:shield",
    "chest": "tool:chest2",
    **{f"{letter}B": f"{kind}:beer" for letter, kind in zip("thogm", KINDS)},
}
SHORT = {face: short for short, face in FACES.items()}


def dice(text):
    """The faces of a line such as `t1 t2 pick`, as a trove holds them."""
    return tuple(sorted(FACES[word] for word in text.split()))


def short(faces):
    """A trove in short notation."""
    return " ".join(SHORT[face] for face in faces)


def pile(drawing):
    """The mountain of a drawing; with fewer than twenty words these are the lowest rows."""
    words = drawing.split()
    faces = [FACES[word] if word != "." else "" for word in words]
    return ("",) * (len(SLOTS) - len(faces)) + tuple(faces)


def drawn(mountain):
    """The drawing of a mountain, five lines."""
    words = iter(SHORT[face] if face else "." for face in mountain)
    return "\n".join(" " * (4 * (6 - size)) + " ".join(f"{next(words):<7}" for _ in range(size)).rstrip() for size in range(2, 7))


FULL = """
            t1 t2
          t3 m1 g1
        t4 t5 g2 pick
      t1 tB m2 cave1 t2
    t3 oB t4 g3 t5 dragon3
"""


def table(phase="excavation", to_act=0, *, troves=None, mountain=None, heroes=None, scores=None, seats=None, **fields):
    """A position: `troves` are lines of dice, `mountain` is a drawing."""
    seats = seats or len(troves or heroes or scores or (0, 0))
    if mountain is None:
        mountain = FULL if phase == "excavation" else ""
    position = {
        "game": "dice-miner",
        "seats": seats,
        "round": len(scores[0]) + 1 if scores else 1,
        "phase": phase,
        "to_act": to_act,
        "start": 0,
        "heroes": heroes or [None] * seats,
        "mountain": dict(zip(SLOTS, pile(mountain))),
        "troves": [dice(trove) for trove in troves or [""] * seats],
        "scores": scores or [[]] * seats,
    }
    if "cached" in fields:
        fields["cached"] = [dice(cached) for cached in fields["cached"]]
    if "rolling" in fields:
        fields["rolling"] = dice(fields["rolling"])
    if "lost" in fields:
        fields["lost"] = dice(fields["lost"])
    return GAME.read_position(json.dumps(position | fields))


def takes(state):
    """The slots that a die may be taken from."""
    return " ".join(text.removeprefix("take ") for text in moves(state) if text.startswith("take "))


def troves(state):
    """All troves in short notation."""
    return [short(trove) for trove in state.troves]


def phase(state):
    """The name of the phase, and who acts."""
    return PHASES[type(state.phase)], typed.actor(state)


def points(*lines, heroes=None):
    """What troves score, part by part."""
    case = {"troves": [dice(line) for line in lines], "heroes": heroes or [None] * len(lines)}
    return GAME.score(json.dumps(case)).players
