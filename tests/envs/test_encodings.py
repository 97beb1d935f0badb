"""Actions and observations have the same numbers for ever: whoever has learnt them need not learn them again."""

import hashlib
import re
import warnings
from collections import Counter
from pathlib import Path
from random import Random

import numpy as np
import pytest

from pithead.envs.encoded_game import EncodedGame
from pithead.game import Standing, Unreadable
from pithead.games import game_names
from pithead.sim.cuda import has_gpu
from pithead.sim.encoding import observation, rewards

HERE = Path(__file__).parent
DOCS = HERE.parents[1] / "docs" / "reference" / "environments.md"
PROGRAMS = re.findall(r"```python\n(.*?)```", DOCS.read_text(), re.DOTALL)
PAGES = HERE.parents[1] / "docs" / "games"
TABLES = [(name, seats) for name in game_names() for seats in (2, 3, 4)]


def play(table: EncodedGame, seed: int):
    """A random game: before every decision who acts."""
    rng = Random(seed)
    table.reset(rng)
    while (seat := table.actor) is not None:
        yield seat
        table.act(rng.choice(sorted(table.legal(seat))))


def written(name: str) -> str:
    """All numbers of a game, as the files beside this test keep them."""
    lines = [f"version {EncodedGame(name, 2).encoding.version}"]
    lines += [f"action {number} {text}" for number, text in enumerate(EncodedGame(name, 2).encoding.names)]
    for seats in (2, 3, 4):
        table = EncodedGame(name, seats)
        lines += [f"{seats} seats: {field.name} {field.first} {field.size}" for field in table.fields]
        digest = hashlib.sha256()
        for seat in play(table, 1):
            digest.update(table.observe(seat).astype("<i2").tobytes())
            digest.update(table.mask(seat).tobytes())
        lines.append(f"{seats} seats: a random game {digest.hexdigest()}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("name", game_names())
def test_every_number_is_what_it_was(name: str) -> None:
    assert written(name) == (HERE / "encodings" / f"{name}.txt").read_text()


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_decision_has_a_number_of_its_own_and_every_observation_the_same_length(name: str, seats: int) -> None:
    table = EncodedGame(name, seats)
    for game in range(3):
        for seat in play(table, game):
            events = table.game.legal(table.state, seat)
            assert list(table.legal(seat).values()) == list(events)
            assert table.mask(seat).sum() == len(events)
            for other in range(seats):
                assert len(table.observe(other)) == table.size
                assert other == seat or not table.mask(other).any()


@pytest.mark.parametrize("name", game_names())
def test_no_two_actions_have_one_name(name: str) -> None:
    names = Counter(name for name in EncodedGame(name, 2).encoding.names if name)
    assert set(names.values()) == {1}


@pytest.mark.parametrize("name", game_names())
def test_an_observation_is_made_of_the_view_alone(name: str) -> None:
    """So what a seat may not know can't be in it: the views hide it, and have tests of their own."""
    table = EncodedGame(name, 3)
    for seat in play(table, 5):
        view = table.game.view(table.state, seat)
        assert (table.observe(seat) == observation(table.encoding, view, seat)).all()


def test_nobody_sees_what_another_caches() -> None:
    table = EncodedGame("dice-miner", 2)
    for game in range(40):
        for _ in play(table, game):
            caching = table.game.to_act(table.state) == (0, 1) and len(table.legal(0)) > 2
            if caching:
                break
        if caching:
            break
    assert caching
    before, seen = table.state, set()
    for event in table.legal(0).values():
        if table.game.write_event(event) != "done":
            table.state = table.game.apply(before, 0, event)
            seen.add(table.observe(1).tobytes())
            own = table.observe(0)
            assert own[next(field.first for field in table.fields if field.name == "cached-0") :][:30].sum() == 1
    assert len(seen) == 1


def test_nobody_sees_whom_another_picks() -> None:
    table = EncodedGame("mini-miners", 2)
    while len(table.game.to_act(table.state)) < 2:
        table.act(next(iter(table.legal(table.actor or 0))))
    before = table.state
    rows = []
    for event in table.legal(0).values():
        table.state = table.game.apply(before, 0, event)
        rows.append(table.observe(1))
    assert len(rows) > 2
    assert all((row == rows[0]).all() for row in rows)


@pytest.mark.parametrize(
    ("winners", "worth"), [((0,), (1.0, -0.5, -0.5)), ((0, 2), (0.25, -0.5, 0.25)), ((), (0.0, 0.0, 0.0)), ((0, 1, 2), (0.0, 0.0, 0.0))]
)
def test_what_a_victory_is_worth(winners: tuple[int, ...], worth: tuple[float, ...]) -> None:
    assert rewards(Standing((0, 0, 0), winners)) == pytest.approx(worth)


def test_an_illegal_action_and_one_after_the_end_are_refused() -> None:
    table = EncodedGame("dice-miner", 2)
    with pytest.raises(Unreadable) as refused:
        table.act(46)
    assert (refused.value.reason, refused.value.details["legal"]) == ("env-action", "0, 1, 2, 3, 4, 5")
    list(play(table, 1))
    with pytest.raises(Unreadable) as refused:
        table.act(0)
    assert refused.value.reason == "env-over"
    with pytest.raises(Unreadable):
        EncodedGame("dice-miner", 1)


def test_the_observation_of_a_start_is_as_the_page_says() -> None:
    table = EncodedGame("dice-miner", 2)
    table.reset(Random(3))
    row = table.observe(1)
    where = {field.name: slice(field.first, field.first + field.size) for field in table.fields}
    assert row[where["phase"]].tolist() == [0, 1, *[0] * 11]
    assert row[where["seat"]].tolist() == [0, 1, 0, 0]
    assert row[where["bag"]].tolist() == [10, 8, 7, 8, 27]
    assert np.flatnonzero(row[where["to-act"]]).tolist() == [0 if table.actor == 1 else 1]


@pytest.mark.parametrize("name", game_names())
def test_the_page_names_every_piece_of_an_observation(name: str) -> None:
    page = (PAGES / name / "encoding.md").read_text("utf-8")
    assert f"version {EncodedGame(name, 2).encoding.version}," in page
    for field in EncodedGame(name, 2).fields:
        piece = field.name
        if piece.startswith("dwarf-"):
            piece = "dwarf-NAME"
        elif piece[-2:] in ("-0", "-1"):
            piece = piece[:-1] + "k"
        elif piece.rpartition("-")[2] in ("I", "II", "III", "IV"):
            piece = piece.rpartition("-")[0] + "-DECK"
        assert f"| `{piece}` |" in page, piece


@pytest.mark.parametrize("block", range(len(PROGRAMS)))
def test_the_programs_of_the_page_run(block: int) -> None:
    if "pithead.envs.card" in PROGRAMS[block] and not has_gpu():
        pytest.skip("needs a graphics card")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        exec(PROGRAMS[block], {})
