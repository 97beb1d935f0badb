"""Gymnasium: one agent against bots.

`gymnasium.make("pithead.envs.single:pithead/DiceMiner-v0", bots="greedy")` makes one, `gymnasium.make_vec` thousands at once. Every
installed game is registered: the words of its name, each with a capital letter.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

import gymnasium
from gymnasium import spaces

from pithead.bots import BOT_BUDGET_S, make_bot
from pithead.envs.encoded_game import EncodedGame
from pithead.envs.spaces import observation_space
from pithead.game import Seat
from pithead.games import game_names

ILLEGAL_REWARD: Final = -1.0
"""An illegal action loses the game at once, for agents that know no masks."""


class AgainstBots(gymnasium.Env[dict[str, Any], Any]):
    """The agent has one seat, by turns a different one in each game unless it is given; bots have the others."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012 - Gymnasium's way

    def __init__(
        self,
        name: str,
        seats: int = 2,
        bots: str = "random",
        seat: Seat | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.table = EncodedGame(name, seats, **options)
        self.bots = [make_bot(self.table.game, bots, place) for place in range(seats)]
        self.wished_seat = seat
        self.seat = 0
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "encoding_version": self.table.encoding.version}
        self.observation_space = observation_space(self.table)
        self.action_space = spaces.Discrete(self.table.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game up to the first decision of the agent."""
        super().reset(seed=seed)
        self.rng = Random(int(self.np_random.integers(1 << 62)))
        self.seat = self.rng.randrange(self.table.seats) if self.wished_seat is None else self.wished_seat
        self.table.reset(self.rng)
        self._bots_act()
        return self._seen(), {"seat": self.seat}

    def _bots_act(self) -> None:
        table = self.table
        while (actor := table.actor) is not None and actor != self.seat:
            view, legal = table.game.view(table.state, actor), table.game.legal(table.state, actor)
            table.decide(actor, self.bots[actor].choose(view, legal, self.rng, BOT_BUDGET_S))

    def _seen(self) -> dict[str, Any]:
        return {"observation": self.table.observe(self.seat), "action_mask": self.table.mask(self.seat)}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """The agent acts, and then the bots, until it is asked again or the game is over."""
        legal = self.table.legal(self.seat)
        if int(action) not in legal:
            return self._seen(), ILLEGAL_REWARD, True, False, {"seat": self.seat, "illegal": True}
        self.table.act(int(action))
        self._bots_act()
        over = self.table.actor is None
        points = self.table.game.standing(self.table.state).totals
        return self._seen(), self.table.rewards()[self.seat] if over else 0.0, over, False, {"seat": self.seat, "points": points}

    def render(self) -> str | None:
        """The position in JSON, as a spectator sees it."""
        return self.table.render() if self.render_mode == "ansi" else None


def environment_id(game: str) -> str:
    """The name of a game among Gymnasium's: `pithead/DiceMiner-v0` for `dice-miner`."""
    return f"pithead/{''.join(word.capitalize() for word in game.split('-'))}-v0"


for _game in game_names():
    gymnasium.register(
        environment_id(_game),
        "pithead.envs.single:AgainstBots",
        vector_entry_point="pithead.envs.vector:ManyAgainstBots",
        kwargs={"name": _game},
    )
