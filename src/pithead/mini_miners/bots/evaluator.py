"""What a position of Mini Miners is worth: everybody plays on by their likings, many times over, with all that is unseen dealt anew."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

import numpy as np

from pithead.bots.evaluation import Option, Worth
from pithead.game import AnyGame, Seat
from pithead.mini_miners.bots.search.kernel import kernel
from pithead.mini_miners.bots.search.workspace import empty_desk, make_mind
from pithead.mini_miners.kernel.convert import Codec
from pithead.mini_miners.kernel.determinise import SPECTATOR
from pithead.mini_miners.kernel.layout import NOTHING, SEATS_MOST, Field, Phase
from pithead.mini_miners.kernel.tables import Array
from pithead.mini_miners.rules.events import Decision
from pithead.mini_miners.rules.game import MiniMiners
from pithead.mini_miners.rules.position import Position
from pithead.mini_miners.rules.state import Over

ROLLOUTS: Final = 256
"""For each position, and for each effort."""

GLANCE: Final = 16
"""For each position with effort 0."""

COLLECTING: Final = 6
"""So many times more when dwarves are digging already: the rest of a round is short then."""

PLACING: Final = 2
"""And so many times more before that, when the market is over."""

OPTIONS: Final = 4
"""All options together get so many times what a position gets."""


class MineAppraiser:
    """Judges positions by rollouts to the end of the round; from one round to the next gold and tools tell who wins.

    The same seed means the same luck, as far as that goes: so positions of one round are best compared with one seed.
    """

    def __init__(self, game: AnyGame, effort: int = 1) -> None:
        assert isinstance(game, MiniMiners)
        self.effort = effort
        self.codec = Codec(game.box)
        self.functions = kernel()
        self.mind = make_mind(self.codec.table, self.functions.count_finds)
        self.desk = empty_desk()

    def worth(self, view: Position, viewer: Seat | None, seed: int) -> Worth:
        """What a position is worth to a seat or a spectator; at the end it is who has won."""
        if isinstance(view.phase, Over):
            winners = view.phase.winners
            return Worth(tuple([float(seat in winners) / len(winners) for seat in range(view.seats)]), 0.0)
        array = self.codec.from_view(view)
        return self._rolled(array, SPECTATOR if viewer is None else viewer, NOTHING, seed, self._rollouts(array))

    def options(self, view: Position, seat: Seat, legal: Sequence[Decision], seed: int) -> list[Option]:
        """The legal events, each after as many rollouts as the others, and with the same luck."""
        array = self.codec.from_view(view)
        rollouts = max(self._rollouts(array) * OPTIONS // max(len(legal), OPTIONS), 1)
        choices = [self.codec.choice(array, event) for event in legal]
        return [Option(event, self._rolled(array, seat, choice, seed, rollouts)) for event, choice in zip(legal, choices)]

    def _rollouts(self, array: Array) -> int:
        phase = array[Field.PHASE]
        collecting = phase >= Phase.ANNOUNCING or phase in (Phase.SHAKING, Phase.DRAWING, Phase.SHOWING)
        placing = Phase.AIMING <= phase <= Phase.PLACING
        return (self.effort * ROLLOUTS or GLANCE) * (COLLECTING if collecting else PLACING if placing else 1)

    def _rolled(self, array: Array, seat: int, choice: int, seed: int, rollouts: int) -> Worth:
        """The mean of rollouts, and its standard error: the largest of all seats."""
        self.desk.root[:] = array
        sums, squares = np.zeros(SEATS_MOST), np.zeros(SEATS_MOST)
        self.functions.roll_many(self.mind, self.desk, seat, choice, np.uint64(seed & (1 << 64) - 1), rollouts, sums, squares)
        seats = int(array[Field.SEATS])
        means = sums[:seats] / rollouts
        variance = float(np.max(squares[:seats] / rollouts - means * means))
        return Worth(tuple(means.tolist()), sqrt(max(variance, 0.0) / max(rollouts - 1, 1)))
