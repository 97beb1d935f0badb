"""The contract suite: what every game must keep, ours or a stranger's.

    class TestMyGame(GameContract):
        game = MyGame()

Pytest then plays random games of every size and checks the protocol at every step.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, ClassVar

import msgspec
import pytest

from pithead.bots import Bot
from pithead.fair import game_key, loose, sealed
from pithead.game import CHANCE, AnyGame, Draw, Event, IllegalEvent, Options, Refusal, Seat, State, Step, backs_in, forced, replay

MAX_STEPS = 20_000
"""No game has more steps than this."""


class GameContract:
    """A class of tests to inherit: set `game`, and `variants` if the game has options that matter."""

    game: ClassVar[AnyGame]
    variants: ClassVar[Sequence[tuple[int, Options]]] = ()
    games_each: ClassVar[int] = 5

    def tables(self) -> Iterator[tuple[int, Options]]:
        """Every number of seats, and every variant."""
        yield from ((seats, self.game.options_type()) for seats in self.game.seats)
        yield from self.variants

    def played(self) -> Iterator[list[tuple[State, Step]]]:
        """Random games of every table, as states with the step that followed."""
        for seats, options in self.tables():
            for number in range(self.games_each):
                yield play(self.game, seats, options, Random(f"{seats} {options} {number}"))

    def test_every_game_ends_with_a_winner(self) -> None:
        for steps in self.played():
            state, step = steps[-1]
            end = self.game.apply(state, step.seat, step.event)
            assert self.game.to_act(end) == ()
            assert self.game.standing(end).winners
            assert all(self.game.legal(end, seat) == () for seat in range(len(self.game.standing(end).totals)))

    def test_nobody_wins_before_the_end(self) -> None:
        for steps in self.played():
            assert not any(self.game.standing(state).winners for state, _ in steps)

    def test_whoever_owes_an_event_has_a_legal_one(self) -> None:
        for state, _ in self.positions():
            for seat in self.game.to_act(state):
                assert seat == CHANCE or self.game.legal(state, seat)

    def test_every_legal_event_is_accepted_and_leaves_the_old_state_alone(self) -> None:
        for state, _ in self.positions():
            before = self.game.write_position(state)
            for seat in self.game.to_act(state):
                for event in self.game.legal(state, seat):
                    assert self.game.apply(state, seat, event) != state
            assert self.game.write_position(state) == before

    def test_legal_events_come_once_each_and_always_in_the_same_order(self) -> None:
        for state, _ in self.positions():
            for seat in self.game.to_act(state):
                events = self.game.legal(state, seat)
                assert list(events) == list(self.game.legal(state, seat))
                assert len(set(events)) == len(events)

    def test_whoever_owes_nothing_has_no_events_and_is_refused_with_a_rule(self) -> None:
        for state, step in self.positions():
            others = set(range(len(self.game.standing(state).totals))) - set(self.game.to_act(state))
            for seat in others:
                assert self.game.legal(state, seat) == ()
                with pytest.raises(IllegalEvent) as refused:
                    self.game.apply(state, seat, step.event)
                assert refused.value.rule
                assert refused.value.reason

    def test_events_read_back(self) -> None:
        for _, step in self.positions():
            text = self.game.write_event(step.event)
            assert self.game.read_event(text) == step.event
            assert self.game.write_event(self.game.read_event(text.upper())) == text

    def test_positions_read_back(self) -> None:
        for state, _ in self.positions():
            assert self.game.read_position(self.game.write_position(state)) == state

    def test_states_are_values(self) -> None:
        for state, step in self.positions():
            again = self.game.apply(state, step.seat, step.event)
            assert again == self.game.apply(state, step.seat, step.event)
            assert hash(again) == hash(self.game.apply(state, step.seat, step.event))

    def test_replay_equals_play(self) -> None:
        for steps in self.played():
            states = list(replay(self.game, steps[0][0], [step for _, step in steps]))
            assert states[:-1] == [state for state, _ in steps]

    def test_chance_depends_on_the_label_alone(self) -> None:
        draw = sealed(game_key(b"contract", b"suite"))
        for state, _ in self.positions():
            if self.game.to_act(state) == (CHANCE,):
                assert self.game.sample(state, draw) == self.game.sample(state, draw)

    def test_no_label_is_used_for_two_outcomes_of_a_game(self) -> None:
        for seats, options in self.tables():
            labels: list[str] = []
            rng = Random(f"labels {seats}")
            play(self.game, seats, options, rng, _noting(loose(rng), labels))
            assert len(set(labels)) == len(labels)

    def test_a_seat_sees_its_own_steps(self) -> None:
        for state, step in self.positions():
            assert self.game.seen(step, step.seat) == step or step.seat == CHANCE
            for seat in (*range(len(self.game.standing(state).totals)), None):
                seen = self.game.seen(step, seat)
                assert seen is None or seen.seat == step.seat

    def test_every_view_is_a_struct_of_json_and_reads_back(self) -> None:
        for state, _ in self.positions():
            for seat in (*range(len(self.game.standing(state).totals)), None):
                view = self.game.view(state, seat)
                assert isinstance(view, msgspec.Struct)
                assert msgspec.json.decode(msgspec.json.encode(view), type=self.game.view_type) == view

    def test_states_are_of_their_type(self) -> None:
        for state, _ in self.positions():
            assert type(state) is self.game.state_type

    def test_what_lies_face_down_is_what_a_spectator_sees_the_back_of(self) -> None:
        for state, _ in self.positions():
            assert self.game.face_down(state) == backs_in(self.game.view(state, None))

    def test_worth_has_points_for_every_seat_or_none(self) -> None:
        for state, _ in self.positions():
            seats = len(self.game.standing(state).totals)
            for seat in (*range(seats), None):
                worth = self.game.worth(state, seat)
                assert worth is None or len(worth) == seats

    def test_worth_at_the_end_is_what_the_standing_says(self) -> None:
        for steps in self.played():
            state, step = steps[-1]
            over = self.game.apply(state, step.seat, step.event)
            assert self.game.worth(over, None) in (None, self.game.standing(over).totals)

    def test_every_phase_has_a_name_that_is_a_word(self) -> None:
        for state, _ in self.positions():
            assert re.fullmatch(r"([a-z0-9]+(-[a-z0-9]+)*)?", self.game.phase(state))

    def test_options_have_defaults_and_read_back(self) -> None:
        for _, options in self.tables():
            assert msgspec.convert(msgspec.to_builtins(options), self.game.options_type) == options

    def test_a_forced_step_is_the_only_one(self) -> None:
        for state, _ in self.positions():
            step = forced(self.game, state)
            if step is not None:
                assert list(self.game.legal(state, step.seat)) == [step.event]

    @pytest.mark.parametrize("text", ["", " ", "nonsense", "take", "🐉", "x" * 10_000, "0: 0: 0:", "\x00"])
    def test_nonsense_is_no_event(self, text: str) -> None:
        with pytest.raises(Refusal):
            self.game.read_event(text)

    @pytest.mark.parametrize("json", [b"", b"{", b"[]", b"null", b"{}", b'{"game": 3}', b"\xff\xfe", b"[" * 5000])
    def test_nonsense_is_no_position(self, json: bytes) -> None:
        with pytest.raises(Refusal):
            self.game.read_position(json)

    def test_impossible_numbers_of_players_are_refused(self) -> None:
        for seats in (-1, 0, self.game.seats.stop, 1000):
            if seats not in self.game.seats:
                with pytest.raises(Refusal):
                    self.game.start(seats)

    def positions(self) -> Iterator[tuple[State, Step]]:
        """All positions of all games, with the step that followed."""
        for steps in self.played():
            yield from steps


def play(game: AnyGame, seats: int, options: Any, rng: Random, draw: Draw | None = None) -> list[tuple[State, Step]]:
    """A random game from its start to its end, as states with the step that followed."""
    draw = draw or loose(rng)
    state = game.start(seats, options)
    steps: list[tuple[State, Step]] = []
    while actors := game.to_act(state):
        assert len(steps) < MAX_STEPS, "this game never ends"
        seat = rng.choice(actors)
        step = Step(seat, _event(game, state, seat, rng, draw))
        steps.append((state, step))
        state = game.apply(state, seat, step.event)
    return steps


def _event(game: AnyGame, state: State, seat: Seat, rng: Random, draw: Draw) -> Event:
    return game.sample(state, draw) if seat == CHANCE else rng.choice(game.legal(state, seat))


def _noting(draw: Draw, labels: list[str]) -> Draw:
    def noted(label: str) -> Any:
        labels.append(label)
        return draw(label)

    return noted


class BotContract:
    """A class of tests to inherit for a bot: set `game`, and say in `make` how to make one for a seat.

    class TestMyBot(BotContract):
        game = load_game("dice-miner")

        def make(self, game, seat):
            return MyBot(game, seat)
    """

    game: ClassVar[AnyGame]
    games_each: ClassVar[int] = 2
    budget: ClassVar[float] = 0.05
    """Seconds that it may think about a move."""

    def make(self, game: AnyGame, seat: Seat) -> Bot:
        raise NotImplementedError

    def chosen(self, seats: int, number: int) -> list[Event]:
        """What the bot chooses on every seat of a game, checked as it goes."""
        rng, chosen = Random(f"{seats} {number}"), []
        bots, draw = [self.make(self.game, seat) for seat in range(seats)], loose(rng)
        state = self.game.start(seats)
        while actors := self.game.to_act(state):
            seat = actors[0]
            if seat == CHANCE:
                event = self.game.sample(state, draw)
            else:
                view, legal = self.game.view(state, seat), self.game.legal(state, seat)
                before = msgspec.json.encode(view)
                event = bots[seat].choose(view, legal, rng, self.budget)
                assert event in legal, f"{event} is not legal for seat {seat}"
                assert msgspec.json.encode(view) == before, "the view belongs to the table"
                chosen.append(event)
            state = self.game.apply(state, seat, event)
        return chosen

    def test_it_plays_whole_games_of_every_size_by_the_rules(self) -> None:
        for seats in self.game.seats:
            for number in range(self.games_each):
                assert self.chosen(seats, number)
