"""PettingZoo's own tests, and what they don't ask."""

import warnings
from random import Random

import numpy as np
import pytest

from pithead.envs.aec import env, raw_env
from pithead.envs.batch import Batch
from pithead.envs.encoded_game import EncodedGame
from pithead.envs.kernel_game import KernelGame, quickest_table
from pithead.envs.parallel import parallel_env
from pithead.envs.single import AgainstBots
from pithead.envs.vector import ManyAgainstBots
from pithead.game import Unreadable
from pithead.games import game_names, package_of
from pithead.sim import room
from pithead.sim.encoding import observation, rewards
from tests.sim.built import as_written
from tests.sizes import size

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


@pytest.fixture(autouse=True)
def _written(monkeypatch):
    """The kernels are played as they are written; in `make proofs` they are compiled."""
    if not size("COMPILED"):
        monkeypatch.setattr(room, "compiled_batch", lambda rules, bots: as_written(rules.batch_modules, **rules.random_play))
    with np.errstate(over="ignore"):
        yield


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
    assert game.table.plain().options.long
    assert game.table.plain().options.simplified


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


KERNELS = [name for name in game_names() if package_of(name).kernel is not None]


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("name", KERNELS)
def test_a_kernel_shows_every_seat_at_any_time_what_the_plain_engine_shows(name: str, seats: int) -> None:
    table = quickest_table(name, seats, {})
    assert isinstance(table, KernelGame)
    rng = Random(f"aec/{name}/{seats}")
    table.reset(rng)
    waiting = 0
    while (actor := table.actor) is not None:
        state = table.plain()
        assert actor == table.game.to_act(state)[0]
        legal = sorted(table.encoding.action(state, event) for event in table.game.legal(state, actor))
        assert table.mask(actor).nonzero()[0].tolist() == legal
        assert table.rewards() == (0.0,) * seats
        for seat in range(seats):
            assert (table.observe(seat) == observation(table.encoding, table.game.view(state, seat), seat)).all()
            waiting += seat != actor and not table.mask(seat).any()
        table.act(rng.choice(legal))
    end = table.plain()
    assert table.game.to_act(end) == ()
    assert table.rewards() == pytest.approx(rewards(table.game.standing(end)))
    assert all((table.observe(seat) == observation(table.encoding, table.game.view(end, seat), seat)).all() for seat in range(seats))
    assert not any(table.mask(seat).any() for seat in range(seats))
    assert waiting > 50
    with pytest.raises(Unreadable):
        table.act(0)


@pytest.mark.parametrize("seats", [1, 5])
def test_seats_that_a_game_does_not_have_are_refused(seats: int) -> None:
    with pytest.raises(Unreadable):
        raw_env("mini-miners", seats)


@pytest.mark.parametrize("name", game_names())
def test_every_form_says_which_numbers_it_speaks(name: str) -> None:
    version = EncodedGame(name, 2).encoding.version
    forms = (raw_env(name), env(name), parallel_env(name), AgainstBots(name), ManyAgainstBots(name))
    assert [form.metadata["encoding_version"] for form in forms] == [version] * len(forms)
    assert Batch(name, games=1).encoding_version == version


def test_what_is_no_action_at_all_is_an_error() -> None:
    game = env("dice-miner")
    game.reset(seed=1)
    with pytest.raises(AssertionError, match="action is not in action space"):
        game.step(100000)
    with pytest.raises(AttributeError, match="before reset"):
        _ = env("dice-miner").agent_selection


@pytest.mark.parametrize("name", game_names())
def test_the_parallel_api(name: str) -> None:
    parallel_api_test(parallel_env(name, 3), num_cycles=300)


def test_all_agents_at_once_play_the_same_game_as_one_after_the_other() -> None:
    """Whoever is asked chooses in one step, and on the same engine chance rolls the same."""
    one, many = raw_env("mini-miners", 3), parallel_env("mini-miners", 3)
    one.table = EncodedGame("mini-miners", 3)
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
