"""OpenSpiel: Dice Miner as `pithead_dice_miner`, where chance is a player that rolls one die at a time.

    import pyspiel
    import pithead.dice_miner.kernel.open_spiel
    game = pyspiel.load_game("pithead_dice_miner(players=2,random_heroes=false)")

Whoever caches at the same time as others is asked after them, and sees nothing of what they chose (DM-7.1).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

import msgspec
import numpy as np
import pyspiel

from pithead.dice_miner.kernel.encoding import FACES, DiceMinerEncoding
from pithead.dice_miner.rules.dice import Kind
from pithead.dice_miner.rules.events import Dealt, Event, Filled, Outcome, Rolled, Starts
from pithead.dice_miner.rules.game import DiceMiner
from pithead.dice_miner.rules.mountain import SLOTS
from pithead.dice_miner.rules.phases.rolls import due
from pithead.dice_miner.rules.phases.setup import bag
from pithead.dice_miner.rules.state import Dealing, DiceMinerOptions, Filling, Lots, State
from pithead.game import CHANCE, Seat, Step
from pithead.sim.encoding import Observation, observation, rewards

NAME: Final = "pithead_dice_miner"
LONGEST: Final = 100_000
"""More decisions and rolls than any game will ever see; tie-breaks have no end of their own."""

TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Dice Miner (Pithead)",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification={"players": 2, "random_heroes": False},
)


class DiceMinerGame(pyspiel.Game):  # type: ignore[misc]
    """The rules, for OpenSpiel."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        wish = {**TYPE.parameter_specification, **(params or {})}
        self.rules = DiceMiner()
        self.encoding = DiceMinerEncoding(self.rules)
        self.options = DiceMinerOptions(random_heroes=bool(wish["random_heroes"]))
        facts = pyspiel.GameInfo(
            num_distinct_actions=len(self.encoding.names),
            max_chance_outcomes=FACES,
            num_players=int(wish["players"]),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(TYPE, facts, wish)

    def new_initial_state(self) -> DiceMinerState:
        """The table before the first roll."""
        return DiceMinerState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> DiceMinerObserver:
        """What players see, as a tensor and as text; or, with a memory, all that they have seen, as text."""
        return DiceMinerObserver(self, bool(iig_obs_type and iig_obs_type.perfect_recall))


class DiceMinerState(pyspiel.State):  # type: ignore[misc]
    """A state of the plain engine, the dice that chance has rolled of the outcome that is due, and what has happened."""

    def __init__(self, game: DiceMinerGame) -> None:
        super().__init__(game)
        self.rules = game.rules
        self.encoding = game.encoding
        self.seats: int = game.num_players()
        self.state = self.rules.start(self.seats, game.options)
        self.rolled: tuple[int, ...] = ()
        self.steps: tuple[Step, ...] = ()

    # who acts, and how

    def current_player(self) -> int:
        """The seat that is next, chance, or nobody."""
        actors = self.rules.to_act(self.state)
        if not actors:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actors == (CHANCE,) else actors[0]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.encoding.action(self.state, event) for event in self.rules.legal(self.state, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The next die, hero or lot with its probability: a face by its number in observations, a hero or a seat by its own."""
        box = self.rules.box
        match self.state.phase:
            case Lots(among=seats):
                return _equally(seats)
            case Dealing():
                return _equally(set(range(len(box.heroes))) - set(self.rolled))
            case Filling():
                left = Counter(bag(box, self.state))
                left.subtract(self._kind(number) for number in self.rolled)
                dice = [(self.encoding.faces[face], left[kind]) for kind in left for face in box.sides[kind] if left[kind]]
                return _weighed(dice)
            case _:
                kind = due(self.state)[0][len(self.rolled)]
                return _weighed([(self.encoding.faces[face], 1) for face in box.sides[kind]])

    def _kind(self, number: int) -> Kind:
        return self._face(number).partition(":")[0]

    def _face(self, number: int) -> str:
        return next(face for face, place in self.encoding.faces.items() if place == number)

    def _apply_action(self, action: int) -> None:
        if self.is_chance_node():
            self.rolled = (*self.rolled, action)
            outcome = self._outcome()
            if outcome is not None:
                self.rolled = ()
                self._happen(CHANCE, outcome)
        else:
            seat = self.current_player()
            events = {self.encoding.action(self.state, event): event for event in self.rules.legal(self.state, seat)}
            self._happen(seat, events[action])

    def _happen(self, seat: Seat, event: Event) -> None:
        self.state = self.rules.apply(self.state, seat, event)
        self.steps = (*self.steps, Step(seat, event))

    def _outcome(self) -> Outcome | None:
        """The outcome that was due, if its last die has been rolled."""
        match self.state.phase:
            case Lots():
                return Starts(self.rolled[0])
            case Dealing():
                heroes = tuple(self.rules.box.heroes)
                return Dealt(tuple(heroes[place] for place in self.rolled)) if len(self.rolled) == self.seats else None
            case Filling():
                dice = min(len(SLOTS), len(bag(self.rules.box, self.state)))
                none = ("",) * (len(SLOTS) - dice)
                return Filled((*none, *map(self._face, self.rolled))) if len(self.rolled) == dice else None
            case _:
                return Rolled(tuple(map(self._face, self.rolled))) if len(self.rolled) == len(due(self.state)[0]) else None

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return self.encoding.names[action]
        match self.state.phase:
            case Lots():
                return f"starts {action}"
            case Dealing():
                return f"dealt {list(self.rules.box.heroes)[action]}"
            case _:
                return f"rolled {self._face(action)}"

    # how it ends

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return not self.rules.to_act(self.state)

    def returns(self) -> list[float]:
        """1 for a lone winner; shared victories share; all add up to nothing."""
        return list(rewards(self.rules.standing(self.state)))

    def __str__(self) -> str:
        return f"{self.rules.write_position(self.state).decode()} {self.rolled}"


class DiceMinerObserver:
    """What a seat may know right now; with a memory, all that it has seen, for which there is no tensor."""

    def __init__(self, game: DiceMinerGame, memory: bool) -> None:
        self.game = game
        self.memory = memory
        self.tensor = None if memory else self._row(game.rules.start(game.num_players(), game.options), 0).astype(np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def _row(self, state: State, player: int) -> Observation:
        return observation(self.game.encoding, self.game.rules.view(state, player), player)

    def set_from(self, state: DiceMinerState, player: int) -> None:
        """Fill the tensor with what this player sees."""
        if self.tensor is not None:
            self.tensor[:] = self._row(state.state, player)

    def string_from(self, state: DiceMinerState, player: int) -> str:
        """The position in JSON as this player sees it, or all that the player has seen, in notation."""
        rules = self.game.rules
        if not self.memory:
            return msgspec.json.encode(rules.view(state.state, player)).decode()
        seen = (rules.seen(step, player) for step in state.steps)
        lines = [f"{step.seat} {rules.write_event(step.event)}" for step in seen if step is not None]
        return "\n".join((f"seat {player}", *lines, f"rolled {state.rolled}"))


def _equally(outcomes: Iterable[int]) -> list[tuple[int, float]]:
    return _weighed([(outcome, 1) for outcome in outcomes])


def _weighed(outcomes: list[tuple[int, int]]) -> list[tuple[int, float]]:
    """Equal outcomes together, each with its probability."""
    weights: Counter[int] = Counter()
    for outcome, weight in outcomes:
        weights[outcome] += weight
    return [(outcome, weight / weights.total()) for outcome, weight in sorted(weights.items())]


pyspiel.register_game(TYPE, DiceMinerGame)
