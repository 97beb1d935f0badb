"""Likings that were learned: a number in nuggets for everything that a choice can mean, by the number of seats.

They are added to what a choice looks like at first sight.
"""

from __future__ import annotations

from pithead.mini_miners.kernel import layout as at
from pithead.mini_miners.kernel.layout import Bonus
from pithead.sim.layout import Layout, span


class Liking(Layout):
    """What a choice can mean."""

    DWARF: int = span(at.ABILITIES)
    """A dwarf joins the troop, by what it has or does;"""
    PAIR: int = span(at.ABILITIES * at.ABILITIES)
    """it meets another one there."""
    BUY: int = span((at.TOOLS + 1) * at.ROUNDS_MOST)
    """A tool is bought, or last an unseen one, by the rounds to come."""
    SHUFFLE: int
    END: int
    FIT: int = span(at.TOOLS * at.ABILITIES)
    """A tool is given to a dwarf."""
    SEARCH: int = span(at.TOOLS)
    PLACE: int = span(at.ABILITIES * (at.SPACES + 1))
    """A dwarf goes to a space, or to the tavern."""
    DISPLACE: int
    BORROW_LANTERN: int
    TARGET: int = span(at.ABILITIES)
    """By who takes aim."""
    USE: int = span(4)
    """Magnifier and cart, own and borrowed."""
    CLEAR: int
    DRAW: int
    LOOK_TOP: int
    BONUS: int = span(Bonus.SIZE)
    """The bonus of a special card instead of its nuggets."""
    GLEAN: int
    ESCAPE_TOOL: int = span(4)
    """Shovel and dynamite, own and borrowed."""
    ESCAPE_REMOVE: int
    SACRIFICE: int
    ESCAPE: int
    GIVE_UP: int
    ANNOUNCE: int


LISTED_MOST: int = 8
"""A choice means no more things at once."""
