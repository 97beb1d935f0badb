"""OpenSpiel: importing this module makes every installed game known to it that can be one of its games, with chance nodes."""

from __future__ import annotations

from pithead.games import game_names, package_of

for _game in game_names():
    _kernel = package_of(_game).kernel
    if _kernel is not None and (_register := _kernel().register_open_spiel) is not None:
        _register()
