"""Content files of Mini Miners that are wrong, or change nothing."""

from pithead.mini_miners.rules.content import read_box, standard_box

__all__ = ["FINGERPRINT", "MARKED", "NO_TABLES", "UNKNOWN", "WRONG_TYPES", "read_box", "standard_box"]

FINGERPRINT = "sha256:043cb9e34ff984b43d0bbb6a72cac6557ede5d61625540b620d457d79d576fca"
UNKNOWN = [
    ("[weather]\nrain = 1", "weather"),
    ("[tools]\nladder = 1", "tools.ladder"),
    ("[decks]\nV = []", "decks.V"),
    ("[dwarves.mole]\nbeard = 'long'", "dwarves.mole.beard"),
    ("[setup.5]\nstart = 1", "setup.5"),
    ("[supply]\nlava = 1", "supply.lava"),
]
"""Files with an entry that is not in the box, and where it stands."""

NO_TABLES = ["dwarves = 18", "[dwarves]\nmole = 10", "tools = []", "board = 'big'", "[setup]\n2 = 8"]
WRONG_TYPES = [
    "[dwarves.mole]\ninitiative = 'ten'",
    "[dwarves.mole]\ninitiative = 10.5",
    "[dwarves.mole]\ninitiative = [10]",
    "[dwarves.mole]\ndoes = 3",
    "[dwarves.mole]\ninitiative = { is = 10, mark = 'certain' }",
    "[dwarves.mole]\ninitiative = { is = 10, sure = true }",
    "[tools]\nstar = 'many'",
    "[decks]\nI = 'nugget:1'",
    "[decks]\nI = [1, 2]",
    "[markers]\nstandard = 16",
    "[board.T1]\nkind = 'cave'",
    "[board.T1]\nat = [1]",
    "[board.T1]\nat = 'here'",
    "[board.P1]\nvalue = 'two'",
    "[events]\ntruce = 'yes'",
    "[supply]\nnuggets = true",
    "[setup.2]\nstart = 'eight'",
    "[simplified]\n2 = 'mole'",
    "[simplified]\n2 = [7]",
]
MARKED = ("[dwarves.mole]\ninitiative = {{ is = 10, mark = '{mark}' }}", "dwarves.mole.initiative 10")
"""A file that says nothing but how sure a fact is, and the fact."""
