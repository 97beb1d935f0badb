"""Dice Miner as two tables of its phases: what may be chosen and what a choice does, what is drawn and what that does."""

from __future__ import annotations

from typing import Final

from pithead.dice_miner.kernel.excavation import cheers_rolled, cheers_sample, excavation_menu, excavation_step
from pithead.dice_miner.kernel.layout import Field, Phase
from pithead.dice_miner.kernel.magic import choosing_menu, magic_menu, magic_rolled, magic_sample, magic_step, roll
from pithead.dice_miner.kernel.replenish import lots_sample, next_round, replenish_menu, replenish_step, reroll_sample, rerolled
from pithead.dice_miner.kernel.setup import choose, deal, dealt, fill, filled, heroes_menu, opening_roll, opening_sample
from pithead.sim.phases import PhaseTable, by_phase
from pithead.sim.stream import Rng
from pithead.sim.words import Words

DECISIONS: Final[PhaseTable] = {
    Phase.EXCAVATION: (excavation_menu, excavation_step),
    Phase.MAGIC: (magic_menu, magic_step),
    Phase.CHOOSING: (choosing_menu, roll),
    Phase.REPLENISH: (replenish_menu, replenish_step),
    Phase.HEROES: (heroes_menu, choose),
}
OUTCOMES: Final[PhaseTable] = {
    Phase.SHARING: (cheers_sample, cheers_rolled),
    Phase.ROLLING: (magic_sample, magic_rolled),
    Phase.REROLLING: (reroll_sample, rerolled),
    Phase.FILLING: (fill, filled),
    Phase.LOTS: (lots_sample, next_round),
    Phase.DEALING: (deal, dealt),
    Phase.OPENING: (opening_sample, opening_roll),
}


@by_phase(Field.PHASE, DECISIONS, 0)
def menu(state: Words, box: Words, seat: int) -> int:
    """The choices of a seat that owes a decision, as bits: in the order in which the plain engine lists them."""
    return 0


@by_phase(Field.PHASE, DECISIONS, 1)
def step(state: Words, box: Words, seat: int, choice: int) -> None:
    """The state after a choice of the menu."""


@by_phase(Field.PHASE, OUTCOMES, 0)
def sample(state: Words, box: Words, rng: Rng, outcome: Words) -> None:
    """What the dice, the bag or the lot say next; the only place that meets randomness."""


@by_phase(Field.PHASE, OUTCOMES, 1, number="outcome[0]")
def settle(state: Words, box: Words, outcome: Words) -> None:
    """The state after an outcome."""
