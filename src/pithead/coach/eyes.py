"""Whose eyes the worth of a state is seen with: in Dice Miner all lies open, in Mini Miners everybody has secrets."""

from __future__ import annotations

from pithead.bots.evaluation import Appraiser, Worth
from pithead.game import AnyGame, State


def own_eyes(game: AnyGame) -> bool:
    """Does a seat know more about itself than everybody does?"""
    return game.name == "mini-miners"


def public_worth(appraiser: Appraiser, game: AnyGame, state: State, seed: int) -> Worth:
    """The worth of a state as everybody knows it.

    What is cached face down (DM-7.1) counts at once: it is turned up before any die falls, and belongs to who cached it.
    """
    if game.name == "dice-miner":
        from pithead.dice_miner.bots.evaluator import DiceAppraiser  # noqa: PLC0415 - needs the kernels

        assert isinstance(appraiser, DiceAppraiser)
        return appraiser.whole(state, seed)
    return appraiser.worth(game.view(state, None), None, seed)
