"""Games of mine masters: their search chooses, the kernel of the bots goes on, and a row says who won and what was taken."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from pithead.dice_miner.bots.guest import new_guest
from pithead.dice_miner.bots.nets import shipped_model
from pithead.dice_miner.bots.search.decide import Effort
from pithead.dice_miner.bots.search.self_play import EFFORT, FIRST_MODEL, PLAYER_WORDS, STREAMS, WHO
from pithead.dice_miner.bots.search.workspace import COUNT, Tree, new_workspace
from pithead.dice_miner.kernel.convert import bits
from pithead.dice_miner.kernel.layout import (
    CHANCE_PHASES,
    LANES,
    ROUNDS,
    TIES_KEPT,
    TOGETHER,
    ExcavationChoice,
    Field,
    MagicChoice,
    OutcomeField,
    Phase,
    SeatField,
)
from pithead.dice_miner.kernel.tables import box_facts, face_numbers
from pithead.dice_miner.rules.content import Box
from pithead.dice_miner.rules.dice import shown
from pithead.sim.layout import Layout, span
from pithead.sim.memory import FLOAT64, INT64, UINT64, Runner, new_array
from pithead.sim.run import Rows, Sums

SYMBOLS: Final = ("magic", "shield", "pickaxe", "chest", "cave", "dragon", "treasure", "tunnel", "beer")
"""What a die can show."""

NOTHING_REFUSED: Final = ""
NO_SYMBOL: Final = -1
ANOTHER_CHOICE: Final = -2


class MasterEffort(NamedTuple):
    """How far the mine master looks here; at a table it looks further while there is time."""

    depth: int = 1
    wide: int = 3
    rolls: int = 12
    spends: int = 1
    replenishes: int = 24


EFFORT_HERE: Final = MasterEffort()


class MastersSeat(Layout):
    """What a row says of a seat."""

    HERO: int
    POINTS: int
    SPENT: int
    """Magic dice that were spent in all rounds."""
    COULD: int = span(len(SYMBOLS))
    """Turns in which a die with this symbol could be taken,"""
    TOOK: int = span(len(SYMBOLS))
    """and in which it was."""


class MastersRow(Layout):
    """The row of a game; the seats follow."""

    WINNERS: int
    """As bits; none in a game that was given up."""


class MastersMachine:
    """Plays games of masters with a box; the first seat never takes a die with the symbol that it refuses, as long as there is another."""

    def __init__(self, box: Box, seats: int, refused: str = NOTHING_REFUSED) -> None:
        self.facts = box_facts(box)
        self.seats = seats
        self.refused = SYMBOLS.index(refused) if refused else NO_SYMBOL
        self.symbol_of = {number: SYMBOLS.index(shown(face).symbol) for face, number in face_numbers(box).items()}

    def rows(self, seed: int, first: int, games: int) -> Rows:
        """Play the games from this number on, a row for each."""
        table = MastersTable(self, new_guest())
        return np.array([table.play(seed, first + place) for place in range(games)], np.int16)

    def tally(self, rows: Rows) -> Sums:
        """What a study adds up, it adds up itself."""
        return np.zeros(0, np.int64)


class MastersTable:
    """A table in the memory of a kernel, with the models that play at it."""

    def __init__(self, machine: MastersMachine, kernel: Runner) -> None:
        self.machine, self.kernel = machine, kernel
        self.model, self.workspace = shipped_model(kernel, machine.facts, machine.seats), new_workspace(kernel)
        self.state = new_array(kernel, INT64, Field.SIZE)
        self.rng = new_array(kernel, UINT64, 1)
        self.players = new_array(kernel, INT64, machine.seats, PLAYER_WORDS)
        for player in self.players:
            player[WHO] = FIRST_MODEL
            player[EFFORT : EFFORT + Effort.SIZE] = EFFORT_HERE
        self.no_tree = Tree(
            nodes=new_array(kernel, INT64, 1, 1),
            sums=new_array(kernel, FLOAT64, 1, 1),
            path=new_array(kernel, INT64, 1),
            state=new_array(kernel, INT64, Field.SIZE),
            outcome=new_array(kernel, INT64, OutcomeField.SIZE),
        )

    def play(self, seed: int, number: int) -> list[int]:
        """A game with heroes by lot; it depends on the seed and its number alone."""
        call, state = self.kernel.call, self.state
        call("begin_stream", self.rng, seed, number * STREAMS)
        call("begin_stream", self.workspace.rng, seed ^ 1, number)
        call("start", state, self.machine.seats, 1, 1)
        notes = [[0] * MastersSeat.SIZE for _ in range(self.machine.seats)]
        while state[Field.PHASE] != Phase.OVER and state[Field.TIES] < TIES_KEPT:
            if CHANCE_PHASES >> state[Field.PHASE] & 1:
                call("roll_dice", self.model, state, seed, number, self.rng, self.workspace.dice, self.workspace.outcome)
                continue
            seat = next(bits(state[Field.WAITING])) if TOGETHER >> state[Field.PHASE] & 1 else state[Field.TURN]
            choice = self._choice(seat)
            if state[Field.PHASE] == Phase.EXCAVATION:
                self._note_take(notes[seat], choice)
            elif state[Field.PHASE] == Phase.MAGIC:
                notes[seat][MastersSeat.SPENT] += choice < MagicChoice.SPEND_HERO
            call("take_step", self.model, self.workspace, state, seat, choice)
        row = [state[Field.WAITING] if state[Field.PHASE] == Phase.OVER else 0]
        for seat, noted in enumerate(notes):
            block = Field.BLOCKS + seat * SeatField.SIZE
            noted[MastersSeat.HERO] = state[block + SeatField.HERO]
            noted[MastersSeat.POINTS] = sum(state[block + SeatField.SCORES + round] for round in range(ROUNDS))
            row += noted
        return row

    def _choice(self, seat: int) -> int:
        arguments = self.model, self.model, self.workspace, self.no_tree, self.players, self.state, seat
        choice = int(self.kernel.call("player_choice", *arguments))
        if seat or self.state[Field.PHASE] != Phase.EXCAVATION or self._symbol(choice) != self.machine.refused:
            return choice
        menu = int(self.kernel.call("excavation_menu", self.state, self.model.box))
        if menu & (menu - 1) == 0:
            return choice
        looked_at = zip(self.workspace.worths[0].tolist(), self.workspace.options[0].tolist()[: self.workspace.nodes[0, COUNT]])
        allowed = [(worth, other) for worth, other in looked_at if self._symbol(other) != self.machine.refused]
        return max(allowed)[1] if allowed else choice

    def _symbol(self, choice: int) -> int:
        """What the die shows that a choice takes, if it takes one."""
        if choice >= ExcavationChoice.CHEERS:
            return ANOTHER_CHOICE
        row, column = divmod(choice, LANES)
        return self.machine.symbol_of[self.state[Field.MOUNTAIN + row] >> 8 * column & 255]

    def _note_take(self, noted: Any, choice: int) -> None:
        menu = int(self.kernel.call("excavation_menu", self.state, self.model.box))
        taken = self._symbol(choice)
        for symbol in {self._symbol(other) for other in range(ExcavationChoice.CHEERS) if menu >> other & 1}:
            noted[MastersSeat.COULD + symbol] += 1
            noted[MastersSeat.TOOK + symbol] += symbol == taken
