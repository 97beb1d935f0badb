"""One agent against bots: Gymnasium's own checks, and what they don't ask."""

import warnings
from random import Random

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from pithead.envs.single import AgainstBots

IDS = ("DiceMiner", "MiniMiners")


@pytest.mark.parametrize("id", IDS)
def test_gymnasium_accepts_it(id: str) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*No render fps.*")
        check_env(gymnasium.make(f"pithead.envs.single:pithead/{id}-v0").unwrapped)


def play(env: AgainstBots, seed: int) -> tuple[float, int]:
    rng = Random(seed)
    seen, _ = env.reset(seed=seed)
    ended, steps, paid = False, 0, 0.0
    while not ended:
        assert env.table.actor == env.seat
        seen, reward, ended, _, facts = env.step(rng.choice(seen["action_mask"].nonzero()[0]))
        paid += reward
        steps += 1
    assert len(facts["points"]) == env.table.seats
    return paid, steps


@pytest.mark.parametrize("name", ["dice-miner", "mini-miners"])
def test_chance_is_no_match_for_the_greedy_bot(name: str) -> None:
    env = AgainstBots(name, bots="greedy")
    results = [play(env, seed)[0] for seed in range(6)]
    assert set(results) <= {-1.0, 0.0, 1.0}
    assert sum(results) < 0


def test_the_agent_gets_the_seat_that_it_wishes_or_each_in_turn() -> None:
    env = AgainstBots("dice-miner", seats=3)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}
    env = AgainstBots("dice-miner", seats=3, seat=2)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {2}


def test_a_seed_decides_everything() -> None:
    env = AgainstBots("dice-miner")
    assert [play(env, 4) for _ in range(2)] == [play(AgainstBots("dice-miner"), 4)] * 2


def test_an_illegal_action_loses_at_once() -> None:
    env = AgainstBots("dice-miner")
    env.reset(seed=1)
    _, reward, ended, _, facts = env.step(109)
    assert (reward, ended, facts["illegal"]) == (-1.0, True, True)


@pytest.fixture(scope="module")
def many():
    id = f"pithead.envs.single:pithead/{IDS[0]}-v0"
    env = gymnasium.make_vec(id, num_envs=32, vectorization_mode="vector_entry_point", bots="random", seat=1)
    yield env
    env.close()


def picks(rng: np.random.Generator, masks: np.ndarray) -> np.ndarray:
    """Any legal action of each game."""
    return np.array([rng.choice(mask.nonzero()[0]) for mask in masks])


def test_a_vector_of_games_is_a_standard_one(many) -> None:
    assert isinstance(many, VectorEnv)
    assert many.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    counted, rng = RecordEpisodeStatistics(many), np.random.default_rng(1)
    seen, _ = counted.reset(seed=5)
    ends, paid = 0, 0.0
    for _ in range(150):
        assert many.observation_space.contains(seen)
        seen, rewards, ended, cut, facts = counted.step(picks(rng, seen["action_mask"]))
        assert (rewards[~ended] == 0).all()
        assert not cut.any()
        assert (facts["_points"] == ended).all()
        won = facts["points"][:, 1] > facts["points"].max(axis=1, initial=-999, where=[True, False])
        assert (rewards[ended & won] == 1).all()
        ends, paid = ends + int(ended.sum()), paid + rewards.sum()
    assert ends > 32
    assert abs(paid) < ends
    assert len(counted.return_queue) == min(ends, counted.return_queue.maxlen)


def test_a_vector_of_games_follows_its_seed(many) -> None:
    first = many.reset(seed=7)[0]["action_mask"].copy()
    other = many.reset()[0]["observation"].copy()
    again = many.reset(seed=7)[0]
    assert (again["action_mask"] == first).all()
    assert (again["observation"] != other).any()
    before = again["observation"].copy()
    many.step(picks(np.random.default_rng(1), again["action_mask"]))
    assert (again["observation"] == before).all()


def test_a_vector_of_games_may_show_the_same_arrays_again() -> None:
    id = f"pithead.envs.single:pithead/{IDS[0]}-v0"
    env = gymnasium.make_vec(id, num_envs=4, vectorization_mode="vector_entry_point", bots="random", copy=False)
    first = env.reset(seed=1)[0]
    before = first["observation"].copy()
    then = env.step(picks(np.random.default_rng(1), first["action_mask"]))[0]
    assert then["observation"] is first["observation"]
    assert (before != then["observation"]).any()
    env.close()
