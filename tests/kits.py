"""What tests need to know of each game: modules of the same name in the games' folders, `tests/records/dice_miner/games.py` for one."""

from importlib import import_module
from importlib.util import find_spec

from pithead.games import game_names


def folder_of(game):
    """The folder of a game among tests: `dice_miner` for `dice-miner`."""
    return game.replace("-", "_")


def kits(package, module):
    """Of every installed game that has it: its module of this name below `tests.<package>`, by the game's name."""
    found = {}
    for game in game_names():
        folder = f"tests.{package}.{folder_of(game)}"
        if find_spec(folder) and find_spec(f"{folder}.{module}"):
            found[game] = import_module(f"{folder}.{module}")
    return found


def cases(kits, field):
    """Pairs of a game and one entry of a field of its kit, for `parametrize`."""
    return [(game, entry) for game, kit in kits.items() for entry in getattr(kit, field)]
