"""Positions of Dice Miner whose decisions are counted and whose order is pinned."""

from pithead.dice_miner.rules.state import DiceMinerOptions
from tests.rules.dice_miner.table import FULL, GAME, table

LOWEST_SEAT_FIRST = False
POSITIONS = {
    "two players begin": lambda: GAME.start(2),
    "four players begin": lambda: GAME.start(4),
    "heroes are dealt": lambda: GAME.start(3, DiceMinerOptions(random_heroes=True)),
    "the daily mountain": lambda: GAME.start(1, DiceMinerOptions(solo="daily")),
    "a full mountain": table,
    "a full mountain with beers": lambda: table(troves=["tB oB", "gB", "mB"]),
    "the end of an excavation": lambda: table(mountain="t1 t2 . t3 tB .", troves=["m2 t1", "oB chest"], heroes=["alchemist", "treasurer"]),
    "magic": lambda: table("magic", troves=["m1 m2 m3 t1 t2 pick hB", "m1 t1"], heroes=["surveyor", "alchemist"]),
    "magic of round three": lambda: table(
        "magic", 1, troves=["m1 t1", "m1 t1"], heroes=["alchemist", None], scores=[[1, 1], [1, 1]], waiting=[0]
    ),
    "replenish": lambda: table(
        "replenish", [0, 1], troves=["chest t1 t2 cave1", "t1 g1 mB"], heroes=[None, "treasurer"], scores=[[1], [2]], round=1
    ),
    "after cheers": lambda: table(picks=2),
    "the second die": lambda: table(picks=1),
    "choosing dice": lambda: table("magic", troves=["m1 m3! t1 t2 pick oB hB", ""], to_choose=2, rolling="t1"),
    "alone with a beer": lambda: table(troves=["tB oB"], mountain=FULL),
}
COUNTS = {
    "two players begin": [6, 30, 60, 120, 300, 780, 2280, 6900],
    "four players begin": [6, 30, 120, 360, 720, 1440, 3600, 9360],
    "heroes are dealt": [2, 4, 10, 26, 76, 230, 748, 2492],
    "the daily mountain": [6, 12, 30, 84, 240, 666, 1830, 4872],
    "a full mountain": [2, 4, 10, 26, 76, 230, 748, 2492],
    "a full mountain with beers": [6, 48, 498, 2998, 22032],
    "the end of an excavation": [4, 16, 39, 96, 171, 348, 952, 2624],
    "magic": [5, 24, 87, 314, 999, 2947],
    "magic of round three": [2, 4, 5, 14, 14, 37, 35, 83],
    "replenish": [8, 50, 232, 722, 1382, 2212],
    "after cheers": [10, 110, 280, 730, 2130, 6460],
    "the second die": [11, 22, 54, 140, 406, 1226, 3970],
    "choosing dice": [4, 12, 18, 34, 46, 70, 164, 424],
    "alone with a beer": [4, 29, 282, 1378, 7308],
}
ORDERS = {
    "two players begin": [f"choose {hero}" for hero in ("alchemist", "dragon-slayer", "engineer", "prospector", "surveyor", "treasurer")],
    "a full mountain with beers": [
        "take a1",
        "take a2",
        "cheers tunnel to 1",
        "cheers tunnel to 2",
        "cheers tool to 1",
        "cheers tool to 2",
    ],
    "alone with a beer": ["take a1", "take a2", "cheers tunnel to bag", "cheers tool to bag"],
    "after cheers": [f"take {slot}" for slot in ["a1", "a2", "b1", "b3", "c1", "c4", "d1", "d5", "e1", "e6"]],
    "the second die": [*(f"take {slot}" for slot in ["a1", "a2", "b1", "b3", "c1", "c4", "d1", "d5", "e1", "e6"]), "done"],
    "magic": ["spend magic:1", "spend magic:2", "spend magic:3", "spend hero", "done"],
    "choosing dice": ["roll magic:1", "roll tool:beer", "roll tool:pickaxe", "roll tunnel:2"],
    "replenish": [
        *(f"0: {text}" for text in ("cache hazard:cave1", "cache tunnel:1", "cache tunnel:2", "done")),
        *(f"1: {text}" for text in ("cache magic:beer", "cache treasure:1", "cache tunnel:1", "done")),
    ],
}
