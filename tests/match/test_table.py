"""The authority at a table."""

import random

import msgspec
import pytest

from pithead import fair
from pithead.game import CHANCE, Refusal
from pithead.games import load_game
from pithead.match.clocks import Bank, PerMove
from pithead.match.commands import (
    AnswerUndo,
    LeaveTable,
    Resign,
    ReturnToTable,
    Undo,
    decide,
    follow,
    invite,
    open_table,
    revoke,
    sit,
    staff,
    time_out,
)
from pithead.match.entries import Acted, Fell, Invited, read_entry, write_entry
from pithead.match.shown import news_of, shown
from pithead.match.table import fold
from pithead.record import verify
from tests.match.tables import act, play_on, seated, wish


def first_legal(table, seat):
    return table.game.write_event(table.game.legal(table.state, seat)[0])


def refused(reason):
    return pytest.raises(Refusal, match=reason)


def same(one, other):
    """Equal but for the functions inside."""
    return all(getattr(one, name) == getattr(other, name) for name in one.__struct_fields__ if name not in ("draw", "game"))


@pytest.mark.parametrize("seed", range(12))
def test_a_journal_read_back_is_the_same_table(seed):
    places = [("open", "open"), ("open", "bot", "open"), ("bot", "bot")][seed % 3]
    lines, table = seated(places)
    table = play_on(table, lines, random.Random(seed))
    again = fold(read_entry(write_entry(line)) for line in lines)
    assert same(again, table)
    assert table.version == len(lines)
    assert verify(table.record()) == table.standing()


def test_a_bot_takes_a_free_chair_and_with_the_last_one_the_game_begins():
    first, table = open_table(wish(links=(Invited(1, "00", 10),)))
    second, table = sit(table, 0, "w0", "P0", "00" * 16, "", 0)
    third, table = staff(table, 1, "Soot", "random")
    assert (table.status, table.level(1), table.names, table.links) == ("playing", "random", ("P0", "Soot"), ())
    assert news_of(table, third.items[0], 0).name == "Soot"
    again = fold(read_entry(write_entry(line)) for line in (first, second, third))
    assert same(again, table)
    assert verify(play_on(table, []).record()) is not None
    for seat in (0, 1, 2):
        with refused("table-taken"):
            staff(table, seat, "Soot", "random")


def test_the_game_begins_when_every_chair_is_taken():
    _, table = open_table(wish())
    assert table.status == "open"
    with refused("table-not-begun"):
        act(table, 0, "take a1")
    _, table = seated()
    assert table.status == "playing"
    assert any(step.seat == CHANCE for step in table.steps)


def test_bots_alone_need_nobody():
    _, table = open_table(wish(("bot", "bot")))
    assert table.status == "playing"
    assert table.level(0) == "random"


def test_a_link_seats_one_person_once_and_not_after_its_time():
    _, table = open_table(wish(("human", "open"), links=(Invited(0, "abc", 100),)))
    with refused("table-needs-link"):
        sit(table, 0, "x", "X", "00", "", 0)
    with refused("link-unknown"):
        sit(table, 0, "x", "X", "00", "zzz", 0)
    with refused("link-expired"):
        sit(table, None, "x", "X", "00", "abc", 100)
    _, table = sit(table, None, "x", "X", "00", "abc", 99)
    assert table.seat_of("x") == 0
    with refused("link-unknown"):
        sit(table, None, "y", "Y", "00", "abc", 99)
    with refused("table-seated"):
        sit(table, 1, "x", "X", "00", "", 0)


def test_a_link_can_be_revoked_and_renewed():
    _, table = open_table(wish(("human", "open"), links=(Invited(0, "abc", 100),)))
    _, renewed = invite(table, Invited(0, "def", 100))
    with refused("link-unknown"):
        sit(renewed, None, "x", "X", "00", "abc", 0)
    _, revoked = revoke(renewed, 0)
    with refused("link-unknown"):
        sit(revoked, None, "x", "X", "00", "def", 0)


def test_who_is_not_to_act_is_refused_with_the_rule():
    _, table = seated()
    actor = table.actors[0]
    with pytest.raises(Refusal) as refusal:
        act(table, 1 - actor, first_legal(table, actor))
    assert refusal.value.rule


def after_a_take(seed=3):
    lines, table = seated()
    table = play_on(table, lines, random.Random(seed), until=lambda t: t.game.view(t.state, None).phase == "excavation")
    seat = table.actors[0]
    take = next(c.event for c in shown(table, seat).choices if c.event.startswith("take"))
    _, after = act(table, seat, take)
    return seat, table, after


def test_undo_is_free_until_another_seat_acts():
    seat, before, table = after_a_take()
    assert shown(table, seat).undo
    assert not shown(table, 1 - seat).undo
    _, undone = decide(table, seat, Undo())
    assert undone.state == before.state
    _, moved = act(table, table.actors[0], first_legal(table, table.actors[0]))
    if moved.steps[-1].seat != seat:
        assert not shown(moved, seat).undo


def test_beyond_that_everybody_must_agree():
    seat, before, table = after_a_take()
    other = 1 - seat
    _, table = act(table, other, first_legal(table, other))
    _, asked = decide(table, seat, Undo())
    assert asked.asked is not None
    assert asked.state == table.state
    with refused("table-not-asked"):
        decide(asked, seat, AnswerUndo(yes=True))
    _, no = decide(asked, other, AnswerUndo(yes=False))
    assert no.asked is None
    assert no.state == table.state
    _, yes = decide(asked, other, AnswerUndo(yes=True))
    assert yes.state == before.state


def test_dice_that_were_taken_back_fall_the_same_way_again():
    lines, table = seated()
    table = play_on(table, lines, random.Random(5), until=lambda t: len(t.steps) > 30 and t.steps[-1].seat == CHANCE)
    rolled = table.steps
    seat = next(step.seat for step in reversed(table.steps) if step.seat != CHANCE)
    _, asked = decide(table, seat, Undo())
    _, back = decide(asked, 1 - seat, AnswerUndo(yes=True))
    event = rolled[len(back.steps)].event
    _, again = act(back, seat, table.game.write_event(event))
    assert again.steps == rolled


def test_time_runs_only_for_those_who_owe_an_event():
    _, table = seated(clock=Bank(60_000, 2_000, 61_000), stand_in="random")
    seat = table.actors[0]
    _, after = act(table, seat, first_legal(table, seat), spent=5_000)
    owes = seat in after.actors
    assert after.chairs[seat].left == 60_000 - 5_000 + (0 if owes else 2_000)
    assert after.chairs[1 - seat].left == 60_000
    _, quick = act(table, seat, first_legal(table, seat), spent=10)
    assert quick.chairs[seat].left <= 61_000


def test_a_seat_whose_time_is_up_is_played_by_a_bot_until_it_returns():
    _, table = seated(clock=PerMove(30_000), stand_in="greedy")
    seat = table.actors[0]
    assert time_out(table, 29_999) is None
    _, out = time_out(table, 30_000)
    assert out.chairs[seat].away == "clock"
    assert out.level(seat) == "greedy"
    with refused("table-out-of-time"):
        decide(out, seat, ReturnToTable())
    over = play_on(out, [], until=lambda table: seat not in table.actors)
    _, back = decide(over, seat, ReturnToTable())
    assert back.level(seat) is None
    assert back.chairs[seat].left == 30_000


def test_leaving_and_returning():
    _, table = seated(stand_in="random")
    _, left = decide(table, 0, LeaveTable())
    assert left.level(0) == "random"
    with refused("table-away"):
        decide(left, 0, LeaveTable())
    _, back = decide(left, 0, ReturnToTable())
    assert back.level(0) is None
    with refused("table-not-away"):
        decide(back, 0, ReturnToTable())


def test_standing_up_before_the_game_frees_the_chair():
    _, table = open_table(wish())
    _, table = sit(table, 0, "x", "X", "00", "", 0)
    _, table = decide(table, 0, LeaveTable())
    assert not table.chairs[0].taken


def test_who_resigns_against_one_other_loses():
    _, table = seated()
    _, table = decide(table, 0, Resign())
    assert table.status == "over"
    assert table.standing().winners == (1,)
    with refused("table-over"):
        act(table, 1, "done")


def test_who_resigns_among_three_is_played_on():
    _, table = seated(("open",) * 3)
    _, table = decide(table, 0, Resign())
    assert table.status == "playing"
    assert table.level(0) == "random"
    with refused("table-not-away"):
        decide(table, 0, ReturnToTable())


def test_the_same_people_play_again_once():
    lines, table = seated()
    with refused("table-playing"):
        follow(table, "n")
    table = play_on(table, lines)
    _, table = follow(table, "n")
    assert shown(table, None).next == "n"
    with refused("table-followed"):
        follow(table, "m")


def test_previews_are_what_the_engine_then_does():
    lines, table = seated()
    rng = random.Random(9)
    checked = 0
    while table.actors:
        seat = rng.choice(table.actors)
        offer = shown(table, seat)
        assert [c.event for c in offer.choices] == [table.game.write_event(e) for e in table.game.legal(table.state, seat)]
        choice = rng.choice(offer.choices)
        line, after = act(table, seat, choice.event)
        if choice.board is None:
            assert isinstance(line.items[-1], Fell) or table.game.view(table.state, seat).phase == "replenish"
        else:
            board = {**msgspec.to_builtins(offer.view), **msgspec.to_builtins(choice.board)}
            new = msgspec.to_builtins(shown(after, seat).view)
            assert {name: board.get(name) for name in new} == new
            gain = [a - b for a, b in zip(after.game.worth(after.state, seat), table.game.worth(table.state, seat))]
            assert list(choice.points) == gain
            checked += 1
        lines.append(line)
        table = after
    assert checked > 50


def test_previews_of_the_mine_say_what_gold_would_count():
    """Whoever escapes brings gold home, and three tools are a nugget at the end (MM-9.2)."""
    game, rng = load_game("mini-miners"), random.Random(9)
    lines, table = seated(game=game)
    gains = 0
    while table.actors:
        seat = rng.choice(table.actors)
        choice = rng.choice(shown(table, seat).choices)
        line, after = act(table, seat, choice.event)
        if choice.board is not None:
            assert list(choice.points) == [b - a for a, b in zip(game.worth(table.state, seat), game.worth(after.state, seat))]
            gains += any(choice.points)
        lines.append(line)
        table = after
    assert gains > 3
    assert game.worth(table.state, None) == table.standing().totals


def test_nobody_hears_what_another_caches():
    heard = 0
    for seed in range(20):
        lines, table = seated()
        table = play_on(table, lines, random.Random(seed))
        for line in lines:
            for entry in line.items:
                if isinstance(entry, Acted) and entry.event.startswith("cache"):
                    heard += 1
                    assert news_of(table, entry, entry.seat)
                    assert news_of(table, entry, 1 - entry.seat) is None
                    assert news_of(table, entry, None) is None
    assert heard > 5


def test_nothing_that_anybody_is_shown_holds_the_secret_or_a_link():
    lines, table = seated()
    for seat in (0, 1, None):
        text = msgspec.json.encode(shown(table, seat)) + b"".join(
            msgspec.json.encode(news_of(table, entry, seat)) for line in lines for entry in line.items
        )
        assert table.opened.secret.encode() not in text
        assert b"w0" not in text


def test_a_practice_game_at_a_table_verifies_like_any_other():
    """Its record has the name of its seed and nobody's salt, whoever sat down."""
    lines, table = seated(seed="today", secret=fair.seed_secret("today"))
    table = play_on(table, lines)
    record = table.record()
    assert record.header.table == "today"
    assert [player.nonce for player in record.header.players] == [None, None]
    assert verify(record) == table.standing()
