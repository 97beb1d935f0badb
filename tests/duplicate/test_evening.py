"""Laws of duplicate evenings, whoever wins: pairings, scores, and a journal that always leads on in the same way."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pithead import fair
from pithead.bots.bot import RandomBot
from pithead.duplicate.deals import deal_seed, seal_of, verify_deal
from pithead.duplicate.evening import (
    Announced,
    AnyEveningItem,
    Entered,
    Evening,
    Played,
    Withdrew,
    after_item,
    begin,
    fold,
    next_entry,
    unfinished,
)
from pithead.duplicate.pairing import next_round
from pithead.duplicate.scoring import TableResult, deal_scores, standings
from pithead.game import Refusal
from pithead.games import load_game
from pithead.match.play import open_match, play_out
from pithead.record import Player, Tampered

EVENINGS = st.tuples(st.integers(2, 4), st.integers(2, 4), st.integers(1, 6), st.sampled_from(["round-robin", "swiss"]), st.randoms())


def announced(seats: int, deals: int, form: str = "swiss", scoring: str = "matchpoints") -> Announced:
    secrets = tuple(f"{number:064x}" for number in range(deals))
    return Announced(
        id="e",
        host="h",
        title="",
        game="g",
        options={},
        seats=seats,
        form=form,
        scoring=scoring,
        secrets=secrets,  # type: ignore[arg-type]
    )


def held(seats: int, tables: int, deals: int, form: str, rng: Random) -> tuple[list[AnyEveningItem], Evening]:
    """A whole evening with results by lot."""
    items: list[AnyEveningItem] = [announced(seats, deals, form)]
    items += [Entered(who=f"w{number}", nonce=f"{number:032x}") for number in range(seats * tables)]
    items.append(begin(fold(items)))
    evening = fold(items)
    while (due := next_entry(evening)) is not None or unfinished(evening):
        if due is None:
            number = rng.choice(unfinished(evening))
            totals = tuple(rng.randrange(30) for _ in range(seats))
            due = Played(number, totals, tuple(seat for seat in range(seats) if totals[seat] == max(totals)))  # type: ignore[assignment]
        assert due is not None
        items.append(due)
        evening = after_item(evening, due)
        if evening.closed:
            break
    return items, evening


@settings(deadline=None, max_examples=30)
@given(EVENINGS)
def test_everybody_plays_every_deal_once_and_the_journal_leads_to_the_same_evening(case: tuple[int, int, int, str, Random]) -> None:
    seats, tables, deals, form, rng = case
    items, evening = held(seats, tables, deals, form, rng)
    assert evening.closed
    assert fold(items) == evening
    for deal in range(deals):
        assert Counter(player for result in evening.results if result.deal == deal for player in result.players) == Counter(evening.players)
    assert all(each.deals == deals for each in evening.standings())


@settings(deadline=None, max_examples=30)
@given(EVENINGS)
def test_matchpoints_of_a_seat_always_average_a_half_and_swings_know_the_sign(case: tuple[int, int, int, str, Random]) -> None:
    seats, tables, deals, form, rng = case
    _, evening = held(seats, tables, deals, form, rng)
    scores = deal_scores(evening.results, "matchpoints")
    for deal in range(deals):
        for seat in range(seats):
            here = [scores[deal, result.players[seat]] for result in evening.results if result.deal == deal]
            assert sum(here) / len(here) == pytest.approx(0.5)
    for (deal, player), swing in deal_scores(evening.results, "swings").items():
        assert (swing > 0) == (scores[deal, player] > 0.5) or len(evening.rounds[0]) > 2


@given(st.integers(1, 8))
@settings(deadline=None)
def test_in_a_round_robin_of_two_everybody_meets_everybody_once(tables: int) -> None:
    players = [f"p{number}" for number in range(2 * tables)]
    rounds = []
    for _ in range(2 * tables - 1):
        rounds.append(next_round(players, 2, rounds, "round-robin", players))
    met = Counter(frozenset(table) for tables in rounds for table in tables)
    assert met == Counter(frozenset(pair) for pair in combinations(players, 2))


@settings(deadline=None, max_examples=20)
@given(st.integers(2, 5), st.randoms())
def test_a_swiss_evening_lets_nobody_meet_again_before_it_must(tables: int, rng: Random) -> None:
    players = [f"p{number}" for number in range(2 * tables)]
    first = next_round(players, 2, [], "swiss", players)
    ranking = players[:]
    rng.shuffle(ranking)
    second = next_round(players, 2, [first], "swiss", ranking)
    again = {frozenset(table) for table in first} & {frozenset(table) for table in second}
    assert len(again) <= 1


def test_the_same_points_on_a_better_seat_are_worth_less() -> None:
    results = [TableResult(0, ("a", "b"), (20, 10), (0,)), TableResult(0, ("c", "d"), (12, 10), (0,))]
    assert [each.player for each in standings("abcd", results, "matchpoints")] == ["a", "d", "c", "b"]
    assert standings("abcd", results, "swings")[0].player == "a"


def test_an_evening_begins_only_when_its_tables_are_full_and_lets_nobody_in_later() -> None:
    items: list[AnyEveningItem] = [announced(2, 1), *(Entered(level="hewer") for _ in range(3))]
    with pytest.raises(Refusal, match="evening-count"):
        begin(fold(items))
    items.append(Entered(who="ann", nonce="00" * 16))
    with pytest.raises(Refusal, match="evening-entered"):
        after_item(fold(items), Entered(who="ann", nonce="11" * 16))
    gone = after_item(fold(items), Withdrew("p5"))
    assert gone.player_of("ann") is None
    begun = after_item(fold(items), begin(fold(items)))
    with pytest.raises(Refusal, match="evening-begun"):
        after_item(begun, Entered(level="hewer"))


@pytest.mark.parametrize("game", ["dice-miner", "mini-miners"])
def test_every_table_meets_the_same_dice_and_each_deal_is_verified_offline(game: str) -> None:
    rules, secret, nonces = load_game(game), "5e" * 32, ("00" * 16, "11" * 16)
    seed = deal_seed("e", 3, secret, nonces)
    records = []
    for table in range(2):
        match, _ = open_match(rules, [Player(f"{table} {seat}", "bot", None) for seat in range(2)], seed=seed)
        play_out(match, [RandomBot(), RandomBot()], Random(table))
        records.append(match.record())
    assert records[0].steps[0] == records[1].steps[0]
    verify_deal("e", 3, seal_of(secret), secret, nonces, records)
    with pytest.raises(Tampered):
        verify_deal("e", 3, seal_of("00" * 32), secret, nonces, records)
    with pytest.raises(Tampered):
        verify_deal("e", 3, seal_of(secret), secret, nonces[::-1], records)
    assert fair.commitment(bytes.fromhex(secret)) == seal_of(secret)
