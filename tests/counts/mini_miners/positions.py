"""Positions of Mini Miners whose decisions are counted and pinned: openings, and one for every question of the table."""

from functools import partial

from pithead.mini_miners.rules.state import MiniMinersOptions
from tests.rules.mini_miners.mine import BOX, GAME, after, mine, opening

NAMES = BOX.names[:12]
DEALT = f"dealt {','.join(NAMES[:6])} {','.join(NAMES[6:])}"


def drafted():
    """Everybody has picked the first dwarf of every hand."""
    state = after(opening(), DEALT)
    for _ in range(5):
        state = after(state, f"0: pick {state.phase.hands[0][0]}", f"1: pick {state.phase.hands[1][0]}")
    return state


def questions():
    """A position for each phase in which somebody decides, by the name of the phase."""
    dig = {"lucky": "0 T5 star", "mole": "1 T9"}
    calls = {"ticktock": "0", "handyman": "0 T2 lantern", "lucky": "1 T5", "sleuth": "1 P1"}
    flees = {"mole": "0 T5 dynamite", "handyman": "0 T9 shovel", "lucky": "1 T10"}
    return {
        "draft": after(opening(), DEALT),
        "discarding": drafted(),
        "levy": after(opening(open_draft=True), "starts 1", "enlist sleuth"),
        "market": mine("market", {"gadget": "1", "lucky": "0", "sleuth": "0"}, stores=["star cart cart", ""], market="star cart"),
        "searching": mine("bargain", {"anvil": "0", "mole": "1"}, discards="star shovel"),
        "aiming": after(mine("call", {"bully": "0", "lucky": "1 T5", "mole": "1 T9", "sleuth": "0 P1"}), "place bully T16"),
        "reacting": after(mine("call", {"bully": "0", "lucky": "1 T5 star"}), "place bully T16", "target lucky"),
        "moving": after(mine("call", {"bully": "0", "lucky": "1 T3"}), "place bully T16", "target lucky"),
        "placing": mine("call", calls, markers={"T9": "forbidden"}),
        "announcing": mine(
            "dig",
            {"daredevil": "0 T5 magnifier cart", "handyman": "0 T9 cart", "mole": "1 T10"},
            markers={"T5": "remove-1"},
            collapses="T4 P2 T4",
        ),
        "looking": after(mine("dig", {"sleuth": "0 T5 cart", "mole": "1 T9"}), "use magnifier", "dig", "looked nugget:3 collapse for 0"),
        "bracing": after(mine("dig", {"hardhead": "0 T5", "handyman": "0 T9 helmet", "mole": "1 T10"}), "dig", "revealed collapse"),
        "choosing": after(mine("dig", {"lucky": "0 T5", "mole": "1 T9"}), "revealed special:2:ignore-1"),
        "clearing": after(mine("dig", {"lucky": "0 T1", "mole": "1 T9"}, collapses="T9 P1 T10"), "revealed special:1:remove-1", "bonus"),
        "gleaning": after(mine("dig", dig, markers={"T5": "draw-tool"}), "dig", "revealed nugget:2"),
        "escaping": after(mine("dig", flees, collapses="T4 P1"), "dig", "revealed nugget:2"),
        "lurking": after(mine("dig", {"crook": "0 T1", "lucky": "1 T5"}), "revealed nugget:1"),
    }


OPENINGS = {
    "two players": (2, {}, [6, 36, 180, 900, 3600]),
    "three players": (3, {}, [5, 25, 125, 500, 2000]),
    "four players": (4, {}, [4, 16, 64, 256, 768]),
    "four players, simplified": (4, {"simplified": True}, [4, 16, 64, 256, 768]),
    "two players, open draft": (2, {"open_draft": True}, [11, 121, 1210, 10890]),
    "three players, open draft": (3, {"open_draft": True}, [14, 196, 2548, 30576]),
}
QUESTIONS = questions()
RARE = {
    "a star stops Ticktock, whose Handyman has a lantern": mine(
        "call", {"ticktock": "0", "handyman": "0 T2 lantern", "lucky": "1 T5 star", "sleuth": "1 P1 star"}
    ),
    "the Haggler targets Anvil, who has a star": mine("bargain", {"haggler": "1", "anvil": "0 star", "mole": "1"}),
    "the pile runs out before the discards": mine(
        "market", {"lucky": "0", "mole": "1"}, market="dynamite shovel magnifier cart", pile="helmet", discards="star lantern"
    ),
}
LOWEST_SEAT_FIRST = True
POSITIONS = {
    **{name: partial(GAME.start, seats, MiniMinersOptions(**options)) for name, (seats, options, _) in OPENINGS.items()},
    **{name: partial(after, state) for name, state in (QUESTIONS | RARE).items()},
}
COUNTS = {
    **{name: counts for name, (_, _, counts) in OPENINGS.items()},
    "draft": [6, 36, 180],
    "discarding": [6, 36, 288],
    "levy": [11, 110, 990],
    "market": [9, 78, 767],
    "searching": [10, 170, 2788],
    "aiming": [4, 7, 14],
    "reacting": [2, 4, 6],
    "moving": [3, 6, 20],
    "placing": [17, 49, 82],
    "announcing": [9, 46, 178],
    "looking": [4, 4, 18],
    "bracing": [3, 5, 8],
    "choosing": [2, 12, 72],
    "clearing": [3, 9, 30],
    "gleaning": [2, 2, 12],
    "escaping": [6, 15, 36],
    "lurking": [2, 4, 24],
    "a star stops Ticktock, whose Handyman has a lantern": [18, 39, 86],
    "the Haggler targets Anvil, who has a star": [2, 19, 297],
    "the pile runs out before the discards": [7, 66, 651],
}
ORDERS_IN_A_LINE = {
    "draft": (
        "0: pick handyman, 0: pick sleuth, 0: pick hardhead, 0: pick packmule, 0: pick gadget, 0: pick glimmer, "
        "1: pick crook, 1: pick kaboom, 1: pick lucky, 1: pick mole, 1: pick daredevil, 1: pick haggler"
    ),
    "discarding": (
        "0: discard handyman, 0: discard hardhead, 0: discard gadget, 0: discard kaboom, 0: discard mole, "
        "0: discard haggler, 1: discard sleuth, 1: discard packmule, 1: discard glimmer, 1: discard crook, "
        "1: discard lucky, 1: discard daredevil"
    ),
    "levy": (
        "enlist handyman, enlist hardhead, enlist packmule, enlist gadget, enlist glimmer, enlist crook, "
        "enlist kaboom, enlist lucky, enlist mole, enlist daredevil, enlist haggler"
    ),
    "market": (
        "buy 1, buy 2, buy blind, shuffle, equip cart on sleuth, equip cart on lucky, equip star on sleuth, equip star on lucky, end"
    ),
    "searching": (
        "take cart from pile, take dynamite from pile, take helmet from pile, take lantern from pile, "
        "take magnifier from pile, take shovel from pile, take star from pile, take shovel from discards, "
        "take star from discards, pass"
    ),
    "aiming": "target sleuth, target lucky, target mole, pass",
    "reacting": "use star, pass",
    "moving": "move T2, move P1, move T4",
    "placing": (
        "place ticktock T1, place ticktock T3, place ticktock T4, place ticktock T6, place ticktock T7, "
        "place ticktock T8, place ticktock T10, place ticktock T11, place ticktock T12, place ticktock T13, "
        "place ticktock T14, place ticktock T15, place ticktock T16, place ticktock D, target handyman, target lucky, "
        "borrow lantern"
    ),
    "announcing": "use magnifier, use cart, borrow cart, remove P2, remove T4, dig I, dig II, dig III, dig IV",
    "looking": "return collapse top, return collapse under, return nugget:3 top, return nugget:3 under",
    "bracing": "use helmet, borrow helmet, pass",
    "choosing": "gold, bonus",
    "clearing": "remove P1, remove T10, remove T9",
    "gleaning": "draw, pass",
    "escaping": "use shovel, dynamite, borrow shovel, sacrifice P1, sacrifice T4, pass",
    "lurking": "announce, pass",
}
ORDERS = {name: line.split(", ") for name, line in ORDERS_IN_A_LINE.items()}
