"""OpenSpiel's own simulation tests, and that its dice are ours."""

from collections import Counter
from random import Random

import pyspiel
import pytest

import pithead.envs.open_spiel  # noqa: F401 - makes our games known
from pithead.envs.encoded_game import EncodedGame
from tests.sizes import by_turns

GAMES = ("pithead_dice_miner(players=2)", "pithead_dice_miner(players=3,random_heroes=true)", "pithead_dice_miner(players=4)")
MINE = "pithead_mini_miners(players=2)"
MINES = (MINE, "pithead_mini_miners(players=3,open_draft=true,simplified=true)")


@pytest.mark.parametrize("name", [*by_turns(GAMES, 1, "SPIELS"), *by_turns(MINES, 1, "SPIELS")])
def test_random_simulations(name: str) -> None:
    """Writing every state of the longer games down and reading it again takes long: once is enough."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=name in GAMES, verbose=False)


def test_a_state_is_read_back_from_its_history() -> None:
    state, _ = until(MINE, 3, '"phase":"market"')
    again = pyspiel.load_game(MINE).deserialize_state(state.serialize())
    assert str(again) == str(state)


def test_a_playthrough_is_the_same_with_the_same_seed() -> None:
    from open_spiel.python.algorithms import generate_playthrough  # noqa: PLC0415 - seconds that every other test would wait for too

    first, again = (generate_playthrough.playthrough(GAMES[0], None, alsologtostdout=False, seed=7) for _ in range(2))
    assert first == again
    assert "IsTerminal() = True" in first


def test_agents_of_open_spiel_can_play() -> None:
    from open_spiel.python.algorithms import random_agent  # noqa: PLC0415
    from open_spiel.python.rl_environment import Environment  # noqa: PLC0415

    env = Environment(pyspiel.load_game(GAMES[0]), chance_event_sampler=None)
    agents = [random_agent.RandomAgent(player, env.action_spec()["num_actions"]) for player in range(2)]
    seen = env.reset()
    while not seen.last():
        agent = agents[seen.observations["current_player"]]
        seen = env.step([agent.step(seen).action])
    assert sum(seen.rewards) == 0


def until(name: str, seed: int, *parts: str):
    """A random game up to the first state in whose position all these parts stand, and whether there was one."""
    rng, state = Random(seed), pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal() and not all(part in str(state) for part in parts):
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes())
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state, not state.is_terminal()


def to_a_mountain(seed: int):
    """A game up to its first decision on a mountain."""
    return until(GAMES[0], seed, '"phase":"excavation"')[0]


def test_chance_rolls_one_die_at_a_time_and_every_probability_is_right() -> None:
    state = pyspiel.load_game(GAMES[0]).new_initial_state()
    assert [weight for _, weight in state.chance_outcomes()] == pytest.approx([1 / 6] * 6)
    while state.current_player() != 0 and state.current_player() != 1:
        state.apply_action(state.chance_outcomes()[0 if len(state.history()) % 2 else -1][0])
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    chances = dict(state.chance_outcomes())
    assert sum(chances.values()) == pytest.approx(1)
    assert sum(chances[face] for face in chances if face // 6 == 4) == pytest.approx(27 / 60)
    for _ in range(8):
        state.apply_action(next(face for face in chances if face // 6 == 1))
    left = dict(state.chance_outcomes())
    assert not [face for face in left if face // 6 == 1], "all eight magic dice are out of the bag"
    assert sum(left[face] for face in left if face // 6 == 4) == pytest.approx(27 / 52)


def test_actions_and_observations_are_those_of_the_other_environments() -> None:
    state, table = to_a_mountain(2), EncodedGame("dice-miner", 2)
    table.state = table.game.read_position(str(state).rpartition(" (")[0])
    seat = state.current_player()
    assert state.legal_actions() == table.mask(seat).nonzero()[0].tolist()
    for player in range(2):
        assert state.observation_tensor(player) == table.observe(player).tolist()


@pytest.mark.parametrize("name", [GAMES[0], MINE])
def test_the_information_of_a_seat_holds_nothing_of_what_another_chooses_in_secret(name: str) -> None:
    """Somewhere two choose at once; the second must not be able to tell what the first has chosen."""
    for seed in range(60):
        state, found = until(name, seed, '"to_act":[0,1]')
        if found and len(state.legal_actions()) > 2:
            ways = [state.child(action) for action in state.legal_actions()[:-1]]
            assert len({way.information_state_string(0) for way in ways}) == len(ways)
            assert len({way.information_state_string(1) for way in ways}) == 1
            assert len({tuple(way.observation_tensor(1)) for way in ways}) == 1
            return
    pytest.fail("nobody ever chose together")


def test_chance_draws_one_thing_at_a_time_from_what_is_left() -> None:
    """The dwarves of a game for two are drawn from all of them (MM-2.1), each as likely as the others."""
    state = pyspiel.load_game(MINE).new_initial_state()
    sizes = []
    while not state.steps:
        outcomes, chances = zip(*state.chance_outcomes())
        assert outcomes == tuple(range(len(outcomes)))
        assert set(chances) == {1 / len(outcomes)}
        sizes.append(len(outcomes))
        state.apply_action(len(outcomes) - 1)
    assert sizes == list(range(18, 18 - len(state.state.cast), -1))
    assert len(set(state.state.cast)) == len(sizes)


def test_every_face_has_a_name() -> None:
    state = to_a_mountain(1)
    names = Counter(state.action_to_string(player, action) for player, action in [(0, action) for action in state.legal_actions()])
    assert all(name.startswith("excavation take") for name in names)
