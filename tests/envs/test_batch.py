"""Many games at once are the same games: what they show is what the plain engine shows, step by step."""

import numpy as np
import pytest

from pithead.dice_miner.kernel.convert import Codec
from pithead.dice_miner.kernel.encoding import DiceMinerEncoding
from pithead.dice_miner.rules.content import read_box, standard_box
from pithead.dice_miner.rules.game import DiceMiner
from pithead.envs.batch import Batch
from pithead.game import Unreadable
from pithead.mini_miners.kernel.convert import Codec as MineCodec
from pithead.mini_miners.kernel.encoding import MiniMinersEncoding
from pithead.mini_miners.rules.content import read_box as read_mine
from pithead.mini_miners.rules.game import MiniMiners
from pithead.mini_miners.rules.state import MiniMinersOptions
from pithead.sim import machines, room
from pithead.sim.encoding import observation, rewards
from tests.sim.built import kernel_as_written
from tests.sizes import size

GAME = DiceMiner()
CODEC = Codec(standard_box())
ENCODING = DiceMinerEncoding(GAME)
STRANGE = """
[dice.hazard]
faces = ["hazard:cave1", "hazard:cave9", "hazard:dragon1", "hazard:dragon1", "hazard:cave3", "hazard:dragon9"]
[dice.tool]
faces = ["tool:chest1", "tool:chest3", "tool:shield", "tool:beer", "tool:pickaxe", "tool:chest2"]
"""


@pytest.fixture(autouse=True)
def written(monkeypatch):
    """The kernels are played as they are written; in `make proofs` they are compiled."""
    if not size("COMPILED"):
        monkeypatch.setattr(room, "compiled_batch", kernel_as_written)
    with np.errstate(over="ignore"):
        yield


@pytest.fixture
def compiled(written, monkeypatch):
    """The kernel is compiled for this processor."""
    monkeypatch.setattr(room, "compiled_batch", machines.compiled_batch)


def compare(batch: Batch, game: DiceMiner, codec: Codec, encoding: DiceMinerEncoding, games: int) -> None:
    """The first games as the plain engine shows them."""
    for place in range(games):
        state, seat = codec.to_state(batch.played.states[place]), int(batch.seen.seats[place])
        assert game.to_act(state)[0] == seat
        legal = sorted(encoding.action(state, event) for event in game.legal(state, seat))
        assert batch.seen.masks[place].nonzero()[0].tolist() == legal
        expected = observation(encoding, game.view(state, seat), seat)
        assert (batch.seen.observations[place] == expected).all(), (place, state)


@pytest.mark.parametrize(("seats", "random_heroes"), [(2, False), (3, True), (4, False)])
def test_masks_and_observations_are_those_of_the_plain_engine(seats: int, random_heroes: bool) -> None:
    batch = Batch("dice-miner", games=3, seats=seats, seed="equal", random_heroes=random_heroes)
    for _ in range(400):
        compare(batch, GAME, CODEC, ENCODING, 3)
        batch.step(batch.random_actions())


def test_they_are_so_with_strange_dice_too() -> None:
    game = DiceMiner(read_box(STRANGE))
    batch = Batch("dice-miner", games=3, seed="strange", content=STRANGE)
    for _ in range(300):
        compare(batch, game, Codec(game.box), DiceMinerEncoding(game), 3)
        batch.step(batch.random_actions())


RICH = """
[decks]
I = ["nugget:1", "nugget:9", "nugget:8", "special:0:ignore-all", "special:9:remove-1",
     "collapse", "collapse", "nugget:1", "nugget:1", "nugget:1"]
"""


@pytest.mark.parametrize(
    ("seats", "options", "content"),
    [(2, {}, None), (3, {"open_draft": True}, None), (4, {"long": True, "simplified": True}, None), (2, {}, RICH)],
)
def test_mini_miners_shows_what_its_plain_engine_shows(seats: int, options: dict[str, bool], content: str | None) -> None:
    game = MiniMiners(read_mine(content) if content else None)
    codec, encoding = MineCodec(game.box), MiniMinersEncoding(game)
    batch = Batch("mini-miners", games=4, seats=seats, seed="equal", content=content, **options)
    assert batch.actions == len(encoding.names)
    ends = 0
    for _ in range(500):
        for place in range(4):
            state, seat = codec.to_state(batch.played.states[place], MiniMinersOptions(**options)), int(batch.seen.seats[place])
            legal = sorted(encoding.action(state, event) for event in game.legal(state, seat))
            assert batch.seen.masks[place].nonzero()[0].tolist() == legal
            assert (batch.seen.observations[place] == observation(encoding, game.view(state, seat), seat)).all(), state
        seen = batch.step(batch.random_actions())
        assert (np.abs(seen.rewards.sum(axis=1)) < 1e-6).all()
        assert (seen.rewards.max(axis=1)[seen.ended] > 0).all()
        ends += int(seen.ended.sum())
    assert ends > 3


def test_random_players_can_join_in_mini_miners() -> None:
    batch = Batch("mini-miners", games=5, seats=3, bots=["random", "agent", "random"], seed="r")
    for _ in range(100):
        assert (batch.seen.seats == 1).all()
        batch.step(batch.random_actions())


def test_the_end_is_paid_as_the_plain_engine_pays_it_and_another_game_begins() -> None:
    batch = Batch("dice-miner", games=4, seats=3, seed="end")
    ends = 0
    while ends < 12:
        before = [CODEC.to_state(table) for table in batch.played.states]
        actions, asked, numbers = batch.random_actions(), batch.seen.seats.copy(), batch.played.numbers.copy()
        seen = batch.step(actions)
        for place in range(4):
            if seen.ended[place]:
                ends += 1
                event = {ENCODING.action(before[place], event): event for event in GAME.legal(before[place], int(asked[place]))}[
                    actions[place]
                ]
                over = GAME.apply(before[place], int(asked[place]), event)
                assert batch.played.numbers[place] == numbers[place] + 4
                assert GAME.to_act(CODEC.to_state(batch.played.states[place])) != ()
                if GAME.to_act(over) == ():
                    assert seen.rewards[place].tolist() == pytest.approx(rewards(GAME.standing(over)))
                    assert seen.points[place].tolist() == list(GAME.standing(over).totals)
            else:
                assert not seen.rewards[place].any()


def play(batch: Batch, steps: int) -> list[bytes]:
    """Steps whose actions depend on what each game shows, not on its place."""
    shown = []
    for _ in range(steps):
        batch.step(batch.seen.masks.argmax(axis=1))
        shown.append(batch.seen.observations.tobytes())
    return shown


@pytest.mark.usefixtures("compiled")
def test_threads_and_a_second_run_change_nothing() -> None:
    one, three = Batch("dice-miner", games=50, seed="t"), Batch("dice-miner", games=50, seed="t", threads=3)
    played = play(one, 200)
    assert play(three, 200) == played
    one.reset()
    assert play(one, 200) == played
    assert play(Batch("dice-miner", games=50, seed="other"), 5) != played[:5]


def test_the_compiled_kernel_plays_the_games_of_its_source(written, monkeypatch) -> None:
    shown = play(Batch("dice-miner", games=4, seed="c"), 100)
    monkeypatch.setattr(room, "compiled_batch", machines.compiled_batch)
    assert play(Batch("dice-miner", games=4, seed="c"), 100) == shown


def test_a_game_depends_on_its_number_alone() -> None:
    few, many = Batch("dice-miner", games=3, seed="n", observe=True), Batch("dice-miner", games=30, seed="n")
    assert (few.seen.observations == many.seen.observations[:3]).all()


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_bots_play_the_other_seats(bot: str) -> None:
    batch = Batch("dice-miner", games=8, seats=3, bots=["agent", bot, bot], seed=bot)
    paid, ends = np.zeros(3), 0
    while ends < 24:
        assert (batch.seen.seats == 0).all()
        seen = batch.step(batch.random_actions())
        paid += seen.rewards.sum(axis=0)
        ends += int(seen.ended.sum())
    assert abs(paid.sum()) < 1e-3
    assert (paid[0] / ends < -0.3) == (bot == "greedy")


@pytest.mark.parametrize("name", ["dice-miner", "mini-miners"])
def test_games_branch_into_copies_that_go_their_own_ways(name: str) -> None:
    batch = Batch(name, games=3, seed="b")
    play(batch, 12)
    before, shown = batch.played.states.copy(), batch.seen.observations.copy()
    branch, again, other = batch.branch([1, 1, 2], "x"), batch.branch([1, 1, 2], "x"), batch.branch([1, 1, 2], "y")
    assert (branch.seen.observations == shown[[1, 1, 2]]).all(), "they begin where the others stand"
    played = play(branch, 60)
    assert play(again, 60) == played, "the same seed gives the same dice"
    assert play(other, 60) != played
    assert (branch.seen.observations[0] != branch.seen.observations[1]).any(), "each copy has dice of its own"
    assert (batch.played.states == before).all(), "what they came from stays"
    assert (batch.seen.observations == shown).all()
    smaller = branch.branch(np.flatnonzero([False, True, False]), "z")
    assert smaller.step(smaller.random_actions()).masks.any(axis=1).tolist() == [True]


def test_without_observations_the_games_are_the_same() -> None:
    seeing, blind = Batch("dice-miner", games=5, seed="b"), Batch("dice-miner", games=5, seed="b", observe=False)
    assert blind.seen.observations.shape == (5, 0)
    for _ in range(100):
        seeing.step(seeing.random_actions())
        blind.step(blind.random_actions())
        assert (seeing.seen.masks == blind.seen.masks).all()


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"seats": 1}, "seats"),
        ({"seats": 5}, "seats"),
        ({"bots": ["agent"]}, "sim-each-seat"),
        ({"bots": ["agent", "genius"]}, "bot-unknown"),
        ({"bots": ["random", "random"]}, "env-no-agent"),
        ({"name": "mini-miners", "bots": ["agent", "greedy"]}, "bot-unknown"),
    ],
)
def test_impossible_tables_are_refused(wish: dict, reason: str) -> None:
    with pytest.raises(Unreadable) as refused:
        Batch(**{"name": "dice-miner", "games": 2, **wish})
    assert refused.value.reason == reason


def test_illegal_actions_are_refused_before_anything_happens() -> None:
    batch = Batch("dice-miner", games=3, seed="i")
    before = batch.played.states.copy()
    for actions, reason in (
        ([0, 0, 109], "env-action"),
        ([0, 0], "env-actions"),
        ([0, 0, 110], "env-actions"),
        ([0, 0, -1], "env-actions"),
    ):
        with pytest.raises(Unreadable) as refused:
            batch.step(actions)
        assert refused.value.reason == reason
    assert (batch.played.states == before).all()
