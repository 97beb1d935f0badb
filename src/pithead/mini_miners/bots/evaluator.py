"""What a position of Mini Miners is worth: rollouts by a policy, each with all that is unseen dealt anew."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import hypot
from operator import add
from typing import Final, NamedTuple

from pithead.bots.evaluation import ValuedEvent, Worth
from pithead.game import AnyGame, Seat
from pithead.mini_miners.bots.guest import new_guest
from pithead.mini_miners.bots.search.workspace import new_model, new_workspace
from pithead.mini_miners.kernel.convert import Codec
from pithead.mini_miners.kernel.determinise import SPECTATOR
from pithead.mini_miners.kernel.layout import NOTHING, SEATS_MOST, Field, Phase
from pithead.mini_miners.rules.events import Decision
from pithead.mini_miners.rules.game import MiniMiners
from pithead.mini_miners.rules.position import Position
from pithead.mini_miners.rules.state import Over, State
from pithead.sim.memory import FLOAT64, Runner, new_array

ROLLOUTS: Final = 256
"""For each position, and for each effort."""

QUICK_ROLLOUTS: Final = 16
"""For each position with effort 0."""

STAGE_FACTORS: Final = (1, 2, 6)
"""So many times more when the market is over, and when dwarves are digging: the rest of a round is short then."""

OPTIONS_FACTOR: Final = 4
"""All options together get so many times what a position gets."""

LOOKS: Final = (0.25, 0.5)
"""After these parts of their rollouts only those options go on that may still be the best,"""

SURE_LEAST: Final = 16
"""if that are so many: an error that was found from fewer says nothing."""

CLEARLY: Final = 2.5
"""An option may not if it is behind by so many standard errors."""

OTHER_LUCK: Final = 0x9E3779B97F4A7C15
"""The rollouts after a look have other luck than those before, the same for all options."""


class Rolled(NamedTuple):
    """So many rollouts: the sums of every seat's shares and of their squares."""

    sums: Sequence[float]
    squares: Sequence[float]
    rollouts: int

    @classmethod
    def nothing(cls, seats: int) -> Rolled:
        """None yet."""
        return cls([0.0] * seats, [0.0] * seats, 0)

    def and_more(self, more: Rolled) -> Rolled:
        """These rollouts and others."""
        sums, squares = (list(map(add, *both)) for both in zip(self[:2], more[:2]))
        return Rolled(sums, squares, self.rollouts + more.rollouts)

    @property
    def worth(self) -> Worth:
        """Their mean and its standard error: the largest of all seats."""
        return Worth.of_rollouts(self.sums, self.squares, self.rollouts)


class MiniMinersEvaluator:
    """Evaluates positions by rollouts to the end of the round; from one round to the next gold and tools tell who wins.

    The same seed means the same luck, as far as that goes: so positions of one round are best compared with one seed.
    """

    private = True

    def __init__(self, game: AnyGame, effort: int = 1, runner: Runner | None = None) -> None:
        assert isinstance(game, MiniMiners)
        self.game = game
        self.effort = effort
        self.codec = Codec(game.box)
        self.runner: Runner = runner or new_guest()
        self.model = new_model(self.runner, self.codec.facts)
        self.workspace = new_workspace(self.runner)
        self.sums = new_array(self.runner, FLOAT64, SEATS_MOST)
        self.squares = new_array(self.runner, FLOAT64, SEATS_MOST)

    def worth(self, view: Position, viewer: Seat | None, seed: int) -> Worth:
        """What a position is worth to a seat or a spectator; at the end it is who has won."""
        if isinstance(view.phase, Over):
            winners = view.phase.winners
            return Worth(tuple([float(seat in winners) / len(winners) for seat in range(view.seats)]), 0.0)
        words = self.codec.encode_view(view)
        return self._roll(words, SPECTATOR if viewer is None else viewer, NOTHING, seed, self._rollouts(words)).worth

    def public_worth(self, state: State, seed: int) -> Worth:
        """What a state is worth to a spectator."""
        return self.worth(self.game.view(state, None), None, seed)

    def options(self, view: Position, seat: Seat, legal: Sequence[Decision], seed: int) -> list[ValuedEvent]:
        """The legal events, each with the same luck; those that fall clearly behind get fewer rollouts than the others."""
        words = self.codec.encode_view(view)
        rollouts = max(self._rollouts(words) * OPTIONS_FACTOR // max(len(legal), OPTIONS_FACTOR), 1)
        options = [Rolled.nothing(words[Field.SEATS]) for _ in legal]
        choices = [self.codec.choice(words, event) for event in legal]
        still_open: Sequence[int] = range(len(legal))
        looks = [0, *(upto for part in LOOKS if (upto := int(rollouts * part)) >= SURE_LEAST), rollouts]
        for number, (done, upto) in enumerate(pairwise(looks)):
            for place in still_open:
                options[place] = options[place].and_more(self._roll(words, seat, choices[place], seed + number * OTHER_LUCK, upto - done))
            still_open = _still_open(still_open, [option.worth for option in options], seat)
        return [ValuedEvent(event, option.worth) for event, option in zip(legal, options)]

    def _rollouts(self, words: Sequence[int]) -> int:
        phase = words[Field.PHASE]
        collecting = phase >= Phase.ANNOUNCING or phase in (Phase.SHAKING, Phase.DRAWING, Phase.SHOWING)
        placing = Phase.AIMING <= phase <= Phase.PLACING
        return (self.effort * ROLLOUTS or QUICK_ROLLOUTS) * STAGE_FACTORS[2 if collecting else placing]

    def _roll(self, words: Sequence[int], seat: int, choice: int, seed: int, rollouts: int) -> Rolled:
        """So many rollouts after a choice, or of the position as it is."""
        self.workspace.root[:] = words
        self.sums.clear()
        self.squares.clear()
        self.runner.call("roll_many", self.model, self.workspace, seat, choice, seed & (1 << 64) - 1, rollouts, self.sums, self.squares)
        seats = words[Field.SEATS]
        return Rolled(self.sums[:seats].tolist(), self.squares[:seats].tolist(), rollouts)


def _still_open(places: Sequence[int], worths: Sequence[Worth], seat: Seat) -> list[int]:
    """Those of these options that may still be the best of all for a seat."""
    best = max(worths, key=lambda worth: worth.shares[seat])
    return [place for place in places if worths[place].shares[seat] + CLEARLY * hypot(worths[place].error, best.error) >= best.shares[seat]]
