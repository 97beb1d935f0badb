"""What a position of Mini Miners is worth: rollouts by a policy, each with all that is unseen dealt anew."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Final

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

COLLECTING_FACTOR: Final = 6
"""So many times more when dwarves are digging already: the rest of a round is short then."""

PLACING_FACTOR: Final = 2
"""And so many times more before that, when the market is over."""

OPTIONS_FACTOR: Final = 4
"""All options together get so many times what a position gets."""

FIRST_LOOK: Final = 4
"""Every option gets one in so many of its rollouts first, and the others if it may still be the best then."""

CLEARLY: Final = 2.5
"""It may not if it is behind by so many standard errors."""

SECOND_LUCK: Final = 0x9E3779B97F4A7C15
"""The rollouts after the first look have other luck, the same for all options."""


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
        return self._rolled(words, SPECTATOR if viewer is None else viewer, NOTHING, seed, self._rollouts(words))

    def public_worth(self, state: State, seed: int) -> Worth:
        """What a state is worth to a spectator."""
        return self.worth(self.game.view(state, None), None, seed)

    def options(self, view: Position, seat: Seat, legal: Sequence[Decision], seed: int) -> list[ValuedEvent]:
        """The legal events, each after as many rollouts as the others, and with the same luck."""
        words = self.codec.encode_view(view)
        rollouts = max(self._rollouts(words) * OPTIONS_FACTOR // max(len(legal), OPTIONS_FACTOR), 1)
        choices = [self.codec.choice(words, event) for event in legal]
        first = max(rollouts // FIRST_LOOK, 1)
        worths = [self._rolled(words, seat, choice, seed, first) for choice in choices]
        for place in _still_open(worths, seat):
            worths[place] = self._rolled(words, seat, choices[place], seed, first, rollouts - first)
        return [ValuedEvent(event, worth) for event, worth in zip(legal, worths)]

    def _rollouts(self, words: Sequence[int]) -> int:
        phase = words[Field.PHASE]
        collecting = phase >= Phase.ANNOUNCING or phase in (Phase.SHAKING, Phase.DRAWING, Phase.SHOWING)
        placing = Phase.AIMING <= phase <= Phase.PLACING
        return (self.effort * ROLLOUTS or QUICK_ROLLOUTS) * (COLLECTING_FACTOR if collecting else PLACING_FACTOR if placing else 1)

    def _rolled(self, words: Sequence[int], seat: int, choice: int, seed: int, rollouts: int, more: int = 0) -> Worth:
        """The mean of rollouts, and of more with other luck, and its standard error: the largest of all seats."""
        self.workspace.root[:] = words
        self.sums.clear()
        self.squares.clear()
        for luck, number in ((seed, rollouts), (seed ^ SECOND_LUCK, more)):
            self.runner.call("roll_many", self.model, self.workspace, seat, choice, luck & (1 << 64) - 1, number, self.sums, self.squares)
        seats = words[Field.SEATS]
        return Worth.of_rollouts(self.sums[:seats].tolist(), self.squares[:seats].tolist(), rollouts + more)


def _still_open(worths: Sequence[Worth], seat: Seat) -> list[int]:
    """The places of the options that may still be the best for a seat."""
    best = max(worths, key=lambda worth: worth.shares[seat])
    return [
        place for place, worth in enumerate(worths) if worth.shares[seat] + CLEARLY * hypot(worth.error, best.error) >= best.shares[seat]
    ]
