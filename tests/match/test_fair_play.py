"""Nobody at a table gets an advantage that the rules don't give: envelopes, seeds, undo and clocks."""

import msgspec
import pytest

from pithead.match.clocks import PerMove
from pithead.match.commands import LeaveTable, Resign, decide, time_out
from pithead.record import Tampered, digest_of, read_record, verify, write_record
from tests.match.tables import play_on, seated

# Envelopes


def given_up(places=("open", "open"), by=(0,), **more):
    """A table after a while, where these seats then resign."""
    lines, table = seated(places, **more)
    table = play_on(table, lines, steps=25)
    for seat in by:
        _, table = decide(table, seat, Resign())
    return table


def opened(table):
    """The record of a finished game, written and read; its envelope is open, and every check passes."""
    assert table.status == "over"
    record = read_record(write_record(table.record()))
    assert record.secret == table.opened.secret
    assert verify(record) == table.standing()
    return record


@pytest.mark.parametrize(
    ("places", "by", "winners"),
    [(("open", "open"), (0,), (1,)), (("open",) * 3, (2, 0), (1,)), (("open", "bot"), (0,), (1,)), (("open",), (0,), ())],
)
def test_a_game_that_was_given_up_opens_its_envelope(places, by, winners):
    record = opened(given_up(places, by))
    assert record.conceded == tuple(sorted(by))
    assert record.result.winners == winners


def test_a_game_that_everybody_abandoned_opens_its_envelope():
    lines, table = seated(("open",) * 3, stand_in=None)
    table = play_on(table, lines, steps=25)
    _, table = decide(table, 0, LeaveTable())
    _, table = decide(table, 1, LeaveTable())
    assert table.status == "playing"
    _, table = decide(table, 2, Resign())
    assert opened(table).result.winners == (0, 1)


def test_a_game_whose_players_ran_out_of_time_opens_its_envelope():
    lines, table = seated(clock=PerMove(5_000), stand_in="random")
    while not all(chair.away for chair in table.chairs):
        line, table = time_out(table, 5_000) or (None, table)
        lines.append(line)
        table = play_on(table, lines, steps=1)
    assert opened(play_on(table, lines)).conceded == ()


@pytest.mark.parametrize("lie", [{"conceded": (1,)}, {"conceded": ()}, {"conceded": (0, 0)}, {"conceded": (0, 7)}])
def test_who_gave_up_can_not_be_changed_in_a_record(lie):
    record = msgspec.structs.replace(given_up().record(), **lie)
    with pytest.raises(Tampered, match=r"verify-(early|result)"):
        verify(msgspec.structs.replace(record, digest=digest_of(record)))


def test_a_game_that_was_played_to_its_end_was_given_up_by_nobody():
    lines, table = seated()
    record = msgspec.structs.replace(play_on(table, lines).record(), conceded=(0,))
    with pytest.raises(Tampered, match="verify-early"):
        verify(msgspec.structs.replace(record, digest=digest_of(record)))


def test_the_envelope_stays_shut_while_the_game_goes_on():
    lines, table = seated(("open",) * 3)
    table = play_on(table, lines, steps=25)
    _, table = decide(table, 0, Resign())
    assert table.status == "playing"
    assert (table.record().secret, table.record().result, table.record().conceded) == (None, None, ())
