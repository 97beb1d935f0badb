"""A game for OpenSpiel: chance is a player that draws one number at a time, and every seat sees what the plain engine shows it.

Those who choose at the same time are asked one after the other, and see nothing of what the others chose.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

import msgspec
import numpy as np
import pyspiel

from pithead.envs.encodings import load_encoding
from pithead.game import CHANCE, AnyGame, Below, Event, Seat, State, Step, read_options
from pithead.games import load_game
from pithead.sim.encoding import Observation, observation, rewards

MAX_GAME_LENGTH: Final = 100_000
"""More decisions and draws than any game will ever see; some games have no end of their own."""

MOST_OUTCOMES: Final = 1_000
"""Nothing is ever drawn from among more."""


class OutOfNumbers(Exception):
    """An outcome needs one more number, from as many as the argument says."""


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of the plain engine, the numbers that chance has drawn for the outcome that is due, and what has happened.

    A chance node is one draw of the engine, one of so many with the same chance each; as many nodes follow each other as an outcome needs.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.rules = game.rules
        self.encoding = game.encoding
        self.seats: int = game.num_players()
        self.state: Any = self.rules.start(self.seats, game.options)
        self.drawn: tuple[int, ...] = ()
        self.steps: tuple[Step, ...] = ()
        self._settle()

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
        """The numbers that may be drawn next, each with its probability."""
        try:
            self._sample()
        except OutOfNumbers as missing:
            number = missing.args[0]
            return [(outcome, 1 / number) for outcome in range(number)]
        raise AssertionError("an outcome that needs no more numbers has happened already")

    def _sample(self) -> Event:
        """The outcome that the numbers drawn so far make; what must be as it is costs no number."""
        left = iter(self.drawn)

        def below(number: int) -> int:
            if number == 1:
                return 0
            for drawn in left:
                return drawn
            raise OutOfNumbers(number)

        def draw(label: str) -> Below:
            return below

        return self.rules.sample(self.state, draw)

    def _outcome(self) -> Event | None:
        """The outcome that is due, if its last number has been drawn."""
        try:
            return self._sample()
        except OutOfNumbers:
            return None

    def _settle(self) -> None:
        """Outcomes that need no more numbers happen."""
        while self.current_player() == pyspiel.PlayerId.CHANCE and (outcome := self._outcome()) is not None:
            self.drawn = ()
            self._happen(CHANCE, outcome)

    def _apply_action(self, action: int) -> None:
        if self.is_chance_node():
            self.drawn = (*self.drawn, action)
        else:
            seat = self.current_player()
            events = {self.encoding.action(self.state, event): event for event in self.rules.legal(self.state, seat)}
            self._happen(seat, events[action])
        self._settle()

    def _happen(self, seat: Seat, event: Event) -> None:
        self.state = self.rules.apply(self.state, seat, event)
        self.steps = (*self.steps, Step(seat, event))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"draws {action}" if player == pyspiel.PlayerId.CHANCE else self.encoding.names[action]

    # how it ends

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return not self.rules.to_act(self.state)

    def returns(self) -> list[float]:
        """1 for a lone winner; shared victories share; all add up to nothing."""
        return list(rewards(self.rules.standing(self.state)))

    def __str__(self) -> str:
        return f"{self.rules.write_position(self.state).decode()} {self.drawn}"


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """The rules of a game, for OpenSpiel; each game has a class of its own."""

    kind: ClassVar[Any]
    name: ClassVar[str]
    state_type: ClassVar[type[SpielState]]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        wish = {**self.kind.parameter_specification, **(params or {})}
        seats = int(wish["players"])
        self.rules = load_game(self.name)
        self.options = read_options(self.rules, {word.replace("_", "-"): value for word, value in wish.items() if word != "players"})
        self.encoding = load_encoding(self.rules, seats, self.options)
        facts = pyspiel.GameInfo(
            num_distinct_actions=len(self.encoding.names),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MAX_GAME_LENGTH,
        )
        super().__init__(self.kind, facts, wish)

    def new_initial_state(self) -> SpielState:
        """The table before the first draw."""
        return self.state_type(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> SpielObserver:
        """What players see, as a tensor and as text; or, with a memory, all that they have seen, as text."""
        return SpielObserver(self, bool(iig_obs_type and iig_obs_type.perfect_recall))


class SpielObserver:
    """What a seat may know right now; with a memory, all that it has seen, for which there is no tensor."""

    def __init__(self, game: SpielGame, memory: bool) -> None:
        self.game = game
        self.memory = memory
        self.tensor = None if memory else self._row(game.rules.start(game.num_players(), game.options), 0).astype(np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def _row(self, state: State, player: int) -> Observation:
        return observation(self.game.encoding, self.game.rules.view(state, player), player)

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor with what this player sees."""
        if self.tensor is not None:
            self.tensor[:] = self._row(state.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The position in JSON as this player sees it, or all that the player has seen, in notation."""
        rules = self.game.rules
        if not self.memory:
            return msgspec.json.encode(rules.view(state.state, player)).decode()
        seen = (rules.seen(step, player) for step in state.steps)
        return "\n".join((f"seat {player}", *(f"{step.seat} {rules.write_event(step.event)}" for step in seen if step is not None)))


def spiel_name(name: str) -> str:
    """What OpenSpiel calls a game of ours: `pithead_dice_miner`."""
    return f"pithead_{name.replace('-', '_')}"


def register(name: str, state_type: type[SpielState] = SpielState) -> None:
    """Make a game known to OpenSpiel; its yes-or-no options are parameters there."""
    game = load_game(name)
    kind = pyspiel.GameType(
        short_name=spiel_name(name),
        long_name=f"{name.replace('-', ' ').title()} (Pithead)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=max(game.seats[0], 2),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": 2, **_yes_or_no(game)},
    )
    facts = {"kind": kind, "name": name, "state_type": state_type}
    pyspiel.register_game(kind, type(f"{state_type.__name__}Game", (SpielGame,), facts))


def _yes_or_no(game: AnyGame) -> dict[str, bool]:
    """The options that are either there or not, as they are without a wish."""
    usual = game.options_type()
    return {field.name: field.default for field in msgspec.structs.fields(usual) if isinstance(field.default, bool)}
