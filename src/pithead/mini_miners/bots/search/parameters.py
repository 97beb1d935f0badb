"""What a model likes before it has learned or thought, in nuggets a round: dwarves, tools, and gold and tools between two rounds.

Dwarves are known by what they have or do, so that a content file of your own works too.
"""

from __future__ import annotations

from typing import Final

from pithead.mini_miners.kernel.layout import Ability, Phase, Tool

DWARVES: Final = (2.5, 0.8, 3.5, 3.8, 2.4, 4.0, 2.0, 1.0, 2.8, 2.2, 3.4, 2.6, 2.0, 2.4, 1.5, 2.8, 3.0, 1.2, 1.8)
"""By what they have (the seven tools) or do."""

PAIRS: Final = {
    (Tool.SHOVEL, Tool.LANTERN): 0.5,
    (Tool.DYNAMITE, Ability.INNKEEPER): 0.6,
    (Tool.DYNAMITE, Ability.DAREDEVIL): 0.6,
    (Tool.DYNAMITE, Ability.LUCKY): 0.4,
    (Ability.HANDYMAN, Ability.GADGET): 0.3,
}
"""Those who are worth more together."""

TOOLS: Final = (1.2, 0.6, 3.0, 2.4, 1.4, 2.6, 0.8)
"""Cart, dynamite, helmet, lantern, magnifier, shovel, star."""

BONUS: Final = 1.0
"""The bonus of a special card."""

VALUES: Final = {
    2: ((0.33, 0.71, 0.88, 0.77, 0.77), (1.0, 4.98, 7.27, 8.8, 10.0)),
    3: ((0.33, 0.72, 0.92, 1.38, 1.38), (1.0, 4.12, 6.14, 8.3, 9.5)),
    4: ((0.33, 0.76, 1.0, 1.34, 1.34), (1.0, 3.54, 5.08, 6.49, 7.5)),
}
"""By the number of seats: what a tool is worth with 0, 1, 2 ... rounds to come, and the lead that is worth one step of the odds (a factor
of e). `training` has learned those for 1 to 3 rounds from 10,000 games each with the box of edition 3; the others are never asked for."""

# the parameters of a model
EXPLORATION: Final = 0
"""How much a choice is tried for its policy, in standard deviations of what comes of a walk."""
TEMPERATURE: Final = 1
"""The difference in nuggets that makes a choice e times as likely to be tried."""
UNIFORM_SHARE: Final = 2
"""How much of the trying is shared out evenly."""
NOISE: Final = 3
"""Up to so many nuggets a choice may look better than it is in a playout."""
VICTORY_WEIGHT: Final = 4
"""How much of a share at the end is the victory itself; the rest is by how much, which tells more from few games."""
LEAD_SCALE: Final = 5
"""The lead at the end that is worth one step of the odds of that rest."""
TOOL_VALUE: Final = 6
"""A tool that comes home is always worth so much,"""
TOOL_VALUE_A_ROUND: Final = 7
"""and so much more for every round to come; in that proportion the market counts them too."""
PURCHASE_MARGIN: Final = 8
"""So much more than its price a tool has to be worth."""
DISPLACED_GOLD: Final = 9
"""What a dwarf may expect that is placed anew."""
ESCAPE_RATE: Final = 10
"""The chance of a dwarf that is not placed yet to escape."""
STAR_RISK: Final = 11
"""What a rival's face-down tool may cost an attacker (MM-7.6)."""
ODD_GUEST_COST: Final = 12
"""Guests come in pairs: what the odd one costs on average (MM-8.14)."""
RIVAL_WEIGHT: Final = 13
"""How much the hopes of the average rival count against one's own."""
NET: Final = 14
"""The phases, as bits, in which the net judges where a walk leaves the tree; elsewhere walks go on to the end of the round,"""
NET_ROOTS: Final = 15
"""for decisions of these phases, as bits; for others the round is played out."""
LIKINGS: Final = 16
"""With 1 what was learned is added to what choices look like."""
PARAMETERS: Final = (1.5, 0.8, 0.25, 0.3, 0.8, 3.0, 0.3, 0.5, 0.5, 1.5, 0.6, 0.4, 0.25, 1.0, 0.0, 0.0, 0.0)

LEARNED: Final = {NET: float(1 << Phase.ANNOUNCING), NET_ROOTS: float((1 << Phase.OVER) - 1), LIKINGS: 1.0}
"""What is different in a model with learned weights: when the dwarves begin to dig, the net judges."""
