"""What `bench` measures beside our own: games of other projects in random play, each in the way that is fastest for it."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from functools import partial
from typing import Any, Final, TypeAlias

from pithead.games import game_names

Playout: TypeAlias = Callable[[], tuple[int, int]]
"""Plays one or more complete games, or a stretch of many, and counts the games that ended and the decisions of their players."""

PGX_GAMES: Final = 1024
"""So many at once, of theirs and of ours."""
PGX_STEPS: Final = 20


def catanatron() -> Playout:
    """A random game of Catanatron for two; every action counts, as it does with us."""
    from catanatron import Color, Game, RandomPlayer  # noqa: PLC0415

    random.seed(1)

    def play() -> tuple[int, int]:
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
        game.play()
        return 1, len(game.state.actions)

    return play


def open_spiel(name: str) -> Playout:
    """A random game of OpenSpiel, played in C++ from its start to its end."""
    import pyspiel  # noqa: PLC0415

    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(game.num_players())]
    number = 0

    def play() -> tuple[int, int]:
        nonlocal number
        number += 1
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, number)
        return 1, state.move_number()

    return _without_chance(game, play)


def _without_chance(game: Any, play: Playout) -> Playout:
    """Moves of chance are no decisions; their share is found once, for asking each time would cost the peer time."""
    rng, moves, decisions = random.Random(1), 0, 0
    for _ in range(100):
        state = game.new_initial_state()
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            moves += 1
            state.apply_action(rng.choice(state.legal_actions()))

    def counted() -> tuple[int, int]:
        games, made = play()
        return games, round(made * decisions / moves)

    return counted


def pgx_games() -> tuple[Any, Any, Any]:
    """Many games of pgx's backgammon on one core, and a step of all of them: any legal action, and a new game after each end."""
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
    import jax  # noqa: PLC0415
    import pgx  # noqa: PLC0415
    from pgx.experimental import auto_reset  # noqa: PLC0415

    env = pgx.make("backgammon")
    onward = jax.vmap(auto_reset(env.step, env.init))

    def step(key: Any, states: Any) -> tuple[Any, Any]:
        key, choice, chance = jax.random.split(key, 3)
        logits = jax.numpy.where(states.legal_action_mask, 0.0, -jax.numpy.inf)
        states = onward(states, jax.random.categorical(choice, logits, axis=1), jax.random.split(chance, PGX_GAMES))
        return key, states

    key = jax.random.PRNGKey(1)
    return key, jax.jit(jax.vmap(env.init))(jax.random.split(key, PGX_GAMES)), step


def pgx() -> Playout:
    """A stretch of many games of pgx's backgammon, compiled as one program."""
    import jax  # noqa: PLC0415

    key, states, step = pgx_games()

    def stretch(key: Any, states: Any) -> Any:
        def once(carry: Any, _: Any) -> Any:
            key, states = step(*carry)
            return (key, states), states.terminated.sum()

        return jax.lax.scan(once, (key, states), None, length=PGX_STEPS)

    compiled = jax.jit(stretch)

    def play() -> tuple[int, int]:
        nonlocal key, states
        (key, states), ended = compiled(key, states)
        return int(ended.sum()), PGX_GAMES * PGX_STEPS

    return play


# Environments, step by step


def batch_steps(name: str) -> Playout:
    """Steps of our own many games at once, observations and all."""
    from pithead.envs.batch import Batch  # noqa: PLC0415

    batch = Batch(name, games=PGX_GAMES)

    def play() -> tuple[int, int]:
        seen = batch.step(batch.random_actions())
        return int(seen.ended.sum()), batch.games

    return play


def pgx_steps() -> Playout:
    """Steps of pgx's backgammon, a call for each step of all games."""
    import jax  # noqa: PLC0415

    key, states, step = pgx_games()
    step = jax.jit(step)

    def play() -> tuple[int, int]:
        nonlocal key, states
        key, states = step(key, states)
        return int(states.terminated.sum()), PGX_GAMES

    return play


def aec_steps(env: Any) -> Playout:
    """A random game in PettingZoo's cycle of agents."""
    number = 0

    def play() -> tuple[int, int]:
        nonlocal number
        number += 1
        env.reset(seed=number)
        steps = 0
        for agent in env.agent_iter():
            seen, _, ended, truncated, _ = env.last()
            over = ended or truncated
            env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
            steps += not over
        return 1, steps

    return play


def own_aec(name: str) -> Playout:
    """A game of ours through PettingZoo."""
    from pithead.envs.aec import env  # noqa: PLC0415

    return aec_steps(env(name))


def pettingzoo_aec() -> Playout:
    """A game that PettingZoo brings along."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from pettingzoo.classic import connect_four_v3  # noqa: PLC0415

    return aec_steps(connect_four_v3.env())


PEERS: Final[dict[str, Callable[[], Playout]]] = {
    "open_spiel/backgammon": lambda: open_spiel("backgammon"),
    "open_spiel/yacht": lambda: open_spiel("yacht"),
    "pgx/backgammon": pgx,
    "catanatron": catanatron,
}
ENVIRONMENTS: Final[dict[str, Callable[[], Playout]]] = {
    **{f"vector/{name}": partial(batch_steps, name) for name in game_names()},
    "vector/pgx-backgammon": pgx_steps,
    **{f"aec/{name}": partial(own_aec, name) for name in game_names()},
    "aec/pettingzoo-connect-four": pettingzoo_aec,
}
