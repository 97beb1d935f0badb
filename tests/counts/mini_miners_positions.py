"""One position of Mini Miners for every question that the table can ask."""

from rules.mine import BOX, after, mine, opening

NAMES = BOX.names[:12]
DEALT = f"dealt {','.join(NAMES[:6])} {','.join(NAMES[6:])}"


def drafted():
    """Everybody has picked the first dwarf of every hand."""
    state = after(opening(), DEALT)
    for _ in range(5):
        state = after(state, f"0: pick {state.phase.hands[0][0]}", f"1: pick {state.phase.hands[1][0]}")
    return state


def positions():
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
