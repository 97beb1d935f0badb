"""OpenSpiel: importing this module makes every installed game known to it, with chance nodes.

import pyspiel
import pithead.envs.open_spiel
game = pyspiel.load_game("pithead_mini_miners(players=3,open_draft=true)")
"""

from __future__ import annotations

from pithead.envs.open_spiel_game import SpielState, register
from pithead.games import game_names, load_game, package_of

for _name in game_names():
    if load_game(_name).seats[-1] > 1:
        _kernel = package_of(_name).kernel
        _own = _kernel().open_spiel if _kernel is not None else None
        register(_name, _own() if _own is not None else SpielState)
