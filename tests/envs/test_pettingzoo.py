"""PettingZoo's own tests, and what they don't ask."""

import warnings

import numpy as np
import pytest

from pithead.envs.aec import env, raw_env
from pithead.envs.parallel import parallel_env
from pithead.game import Unreadable
from pithead.games import game_names

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # PettingZoo's tests import some of its own games in the old way
    from pettingzoo.test import api_test, parallel_api_test, seed_test


@pytest.fixture(autouse=True)
def _dictionaries_are_right():
    """The tests wonder about observations that are dictionaries, which is how PettingZoo itself writes masks."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Observation")
        yield


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_api(name: str, seats: int) -> None:
    api_test(env(name, seats), num_cycles=500)


@pytest.mark.parametrize("name", game_names())
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    seed_test(lambda: env(name), num_cycles=200)


def play(game, seed: int) -> list[float]:
    game.reset(seed=seed)
    rng = np.random.default_rng(seed)
    paid = dict.fromkeys(game.possible_agents, 0.0)
    for agent in game.agent_iter():
        seen, reward, ended, _, _ = game.last()
        paid[agent] += reward
        game.step(None if ended else int(rng.choice(seen["action_mask"].nonzero()[0])))
    return list(paid.values())


@pytest.mark.parametrize("name", game_names())
def test_everybody_is_paid_once_and_all_together_nothing(name: str) -> None:
    results = [play(env(name, 3), seed) for seed in range(6)]
    assert all(sum(paid) == pytest.approx(0) for paid in results)
    assert all(max(paid) in (1.0, 0.25) for paid in results)


def test_options_of_the_game_can_be_chosen() -> None:
    game = raw_env("mini-miners", 2, long=True, simplified=True)
    assert game.table.state.options.long
    assert game.table.state.options.simplified


def test_an_illegal_action_is_refused_and_loses_with_the_wrappers() -> None:
    bare, game = raw_env("dice-miner", render_mode="ansi"), env("dice-miner")
    bare.reset(seed=1)
    with pytest.raises(Unreadable):
        bare.step(109)
    assert '"phase":"heroes"' in (bare.render() or "")
    game.reset(seed=1)
    loser = game.agent_selection
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        game.step(109)
    assert game.terminations[loser]
    assert game.rewards[loser] == -1


@pytest.mark.parametrize("name", game_names())
def test_the_parallel_api(name: str) -> None:
    parallel_api_test(parallel_env(name, 3), num_cycles=300)


def test_all_agents_at_once_play_the_same_game_as_one_after_the_other() -> None:
    """Whoever is asked chooses in one step, and chance rolls the same."""
    one, many = raw_env("mini-miners", 3), parallel_env("mini-miners", 3)
    one.reset(seed=5)
    seen, _ = many.reset(seed=5)
    rng, together = np.random.default_rng(5), 0
    while many.agents:
        actions = {agent: int(rng.choice(shown["action_mask"].nonzero()[0])) for agent, shown in seen.items()}
        asked = [agent for agent, action in actions.items() if action != many.wait]
        assert [agent for agent in many.agents if many.agents.index(agent) in one.table.asked] == asked
        together += len(asked) > 1
        for agent in asked:
            assert one.agent_selection == agent
            assert (one.observe(agent)["action_mask"] == seen[agent]["action_mask"][:-1]).all()
            one.step(actions[agent])
        seen, paid, ended, _, _ = many.step(actions)
        assert many.table.state == one.table.state
    assert together
    assert all(ended.values())
    assert paid == one.rewards


def test_who_is_not_asked_must_wait_and_who_is_asked_must_not() -> None:
    game = parallel_env("dice-miner", render_mode="ansi")
    seen, _ = game.reset(seed=1)
    legal = {agent: int(shown["action_mask"].argmax()) for agent, shown in seen.items()}
    before = game.render()
    for agent in game.agents:
        with pytest.raises(Unreadable):
            game.step({**legal, agent: 0 if legal[agent] == game.wait else game.wait})
    assert game.render() == before
