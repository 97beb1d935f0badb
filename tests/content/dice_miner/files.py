"""Content files of Dice Miner that are wrong, or change nothing."""

from pithead.dice_miner.rules.content import read_box, standard_box

__all__ = ["FINGERPRINT", "MARKED", "NO_TABLES", "UNKNOWN", "WRONG_TYPES", "read_box", "standard_box"]

FINGERPRINT = "sha256:ae2c3c9b36248b56e1ef4beaffe5992a97dba5e575f07f8701ea7c0fd63a223d"
UNKNOWN = [
    ("[weather]\nrain = 1", "weather"),
    ("[dice.gold]\ncount = 1", "dice.gold"),
    ("[dice.tunnel]\ncolour = 'grey'", "dice.tunnel.colour"),
    ("[mountain]\nheight = 5", "mountain.height"),
    ("[dice.tunnel]\nis = 3", "dice.tunnel.is"),
]
"""Files with an entry that is not in the box, and where it stands."""

NO_TABLES = ["dice = 60", "heroes = []", "mountain = 'high'", "[dice]\ntunnel = 27"]
WRONG_TYPES = [
    "[dice.tunnel]\ncount = 'many'",
    "[dice.tunnel]\ncount = 27.5",
    "[dice.tunnel]\ncount = true",
    "[dice.tunnel]\ncount = 1979-05-27",
    "[dice.tunnel]\ncount = [27]",
    "[dice.tunnel]\ncount = { is = 27, mark = 'certain' }",
    "[dice.tunnel]\ncount = { is = 27, sure = true }",
    "[dice.tunnel]\ncount = { mark = 'book' }",
    "[dice.tunnel]\nfaces = [1, 2, 3, 4, 5, 6]",
    "[heroes]\nengineer = 'tunnel:2'",
    "[heroes]\nengineer = [2]",
    "[mountain]\nrows = 'five'",
    "[mountain]\nrows = ['2', '3', '4', '5', '6']",
]
MARKED = ("[dice.tunnel]\ncount = {{ is = 27, mark = '{mark}' }}", "dice.tunnel.count 27")
"""A file that says nothing but how sure a fact is, and the fact."""
