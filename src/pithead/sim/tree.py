"""The nodes of a search tree, whatever is searched: a row of words for each, the children of a node in a chain of siblings."""

from __future__ import annotations

from pithead.sim.layout import Layout


class TreeNode(Layout):
    """The words of a node."""

    KEY: int
    """The choice that leads to it, or what a place looks like."""
    SIBLING: int
    CHILD: int
    VISITS: int
