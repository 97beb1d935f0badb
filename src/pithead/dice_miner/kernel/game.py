"""Dice Miner as a table of its phases: what may be chosen and what a choice does, what is drawn and what that does."""

from __future__ import annotations

from typing import Final

from pithead.dice_miner.kernel.excavation import cheers_rolled, cheers_sample, excavation_menu, excavation_step
from pithead.dice_miner.kernel.layout import CHANCE_PHASES, Field, Phase
from pithead.dice_miner.kernel.magic import choosing_menu, magic_menu, magic_rolled, magic_sample, magic_step, roll
from pithead.dice_miner.kernel.replenish import lots_sample, next_round, replenish_menu, replenish_step, reroll_sample, rerolled
from pithead.dice_miner.kernel.setup import choose, deal, dealt, fill, filled, heroes_menu, opening_roll, opening_sample
from pithead.sim import phases
from pithead.sim.phases import PhaseTable

PHASES: Final[PhaseTable] = {
    Phase.EXCAVATION: (excavation_menu, excavation_step),
    Phase.MAGIC: (magic_menu, magic_step),
    Phase.CHOOSING: (choosing_menu, roll),
    Phase.REPLENISH: (replenish_menu, replenish_step),
    Phase.HEROES: (heroes_menu, choose),
    Phase.SHARING: (cheers_sample, cheers_rolled),
    Phase.ROLLING: (magic_sample, magic_rolled),
    Phase.REROLLING: (reroll_sample, rerolled),
    Phase.FILLING: (fill, filled),
    Phase.LOTS: (lots_sample, next_round),
    Phase.DEALING: (deal, dealt),
    Phase.OPENING: (opening_sample, opening_roll),
}

menu, step, sample, settle = phases.phase_functions(__name__, Field.PHASE, CHANCE_PHASES, PHASES)
