"""Nobody at a table gets an advantage that the rules don't give: envelopes, seeds, undo and clocks."""

import random

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from pithead import fair
from pithead.game import CHANCE
from pithead.match.clocks import Bank, PerMove
from pithead.match.commands import (
    AnswerUndo,
    LeaveTable,
    Resign,
    ReturnToTable,
    TableTransaction,
    Undo,
    decide,
    open_table,
    salt,
    sit,
    time_out,
)
from pithead.match.entries import JournalEntry, Undone
from pithead.match.shown import shown
from pithead.match.table import fold
from pithead.match.undo import free_undo
from pithead.receipt import FORMAT, Receipt, text_to_sign, verify_receipt
from pithead.record import Tampered, digest_of, read_record, sealed_header, verify, write_record
from pithead.server.signing import GameDigest, ReceiptKey, receipt_of
from tests.match.tables import act, play_on, seated, wish

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


# Undo


def learned(places=("open", "open"), seed=5, **more):
    """A table where somebody has decided and dice have fallen since, and that seat."""
    lines, table = seated(places, **more)
    table = play_on(table, lines, random.Random(seed), until=lambda table: len(table.steps) > 30 and table.steps[-1].seat == CHANCE)
    return table, next(step.seat for step in reversed(table.steps) if step.seat != CHANCE)


def test_undo_past_dice_needs_the_consent_of_a_rival_who_is_away():
    table, seat = learned(stand_in="random")
    rival = 1 - seat
    _, table = decide(table, rival, LeaveTable())
    steps = table.steps
    _, table = decide(table, seat, Undo())
    assert (table.steps, table.asked.seat) == (steps, seat)
    with pytest.raises(ValueError, match="table-away"):
        decide(table, rival, AnswerUndo(yes=True))
    _, table = decide(table, rival, ReturnToTable())
    assert table.steps == steps
    _, table = decide(table, rival, AnswerUndo(yes=True))
    assert len(table.steps) < len(steps)


def test_undo_past_the_answer_of_a_stand_in_needs_the_consent_of_whom_it_stands_for():
    lines, table = seated(stand_in="random")
    table = play_on(table, lines, random.Random(3), steps=20)
    seat = next(iter(table.actors))
    _, table = decide(table, 1 - seat, LeaveTable())
    while table.steps[-1].seat != 1 - seat:
        table = play_on(table, lines, random.Random(4), steps=1)
    steps = table.steps
    _, table = decide(table, seat, Undo())
    assert table.steps == steps


def test_of_three_the_one_who_is_away_is_asked_too():
    table, seat = learned(("open",) * 3, stand_in="random")
    present, away = [other for other in range(3) if other != seat]
    _, table = decide(table, away, LeaveTable())
    steps = table.steps
    _, table = decide(table, seat, Undo())
    _, table = decide(table, present, AnswerUndo(yes=True))
    assert table.steps == steps


def test_who_resigned_and_bots_are_not_asked():
    for places in (("open", "bot"), ("open", "open", "bot")):
        table, seat = learned(places, seed=8)
        while table.chairs[seat].place.kind == "bot" or free_undo(table, seat):
            table = play_on(table, [], random.Random(9), steps=1)
            seat = next(seat for seat, chair in enumerate(table.chairs) if chair.who)
        if len(places) == 3:
            _, table = decide(table, 1 - seat, Resign())
        steps = table.steps
        _, table = decide(table, seat, Undo())
        assert len(table.steps) < len(steps)


# Clocks

CLOCKS = [PerMove(30_000), Bank(60_000, 2_000, 90_000)]


def clocks_of(table):
    return [chair.left for chair in table.chairs]


def played(clock, restless, seed):
    """The clocks after each decision of a game that is always the same; with `restless` people leave and return all the time."""
    rng, other = random.Random(seed), random.Random(seed)
    lines, table = seated(clock=clock, stand_in="random")
    clocks = []
    for _ in range(60):
        if not table.actors:
            break
        seat, spent = rng.choice(table.actors), rng.randrange(1, 900)
        event = rng.choice(table.game.legal(table.state, seat))
        if restless:
            restless_seat, before = other.randrange(2), other.randrange(spent)
            for command, passed in ((LeaveTable(), before), (ReturnToTable(), spent - before)):
                line, table = decide(table, restless_seat, command, passed)
                lines.append(line)
        line, table = act(table, seat, table.game.write_event(event), 0 if restless else spent)
        lines.append(line)
        clocks.append(clocks_of(table))
    assert clocks_of(fold(lines)) == clocks[-1]
    return clocks


@pytest.mark.parametrize("clock", CLOCKS)
@pytest.mark.parametrize("seed", range(5))
def test_leaving_and_returning_neither_gives_nor_hides_time(clock, seed):
    assert played(clock, restless=True, seed=seed) == played(clock, restless=False, seed=seed)


@pytest.mark.parametrize("clock", CLOCKS)
def test_a_turn_that_a_stand_in_thinks_about_has_no_more_time_after_returning(clock):
    _, table = seated(clock=clock, stand_in="greedy")
    seat, whole = table.actors[0], table.chairs[0].left
    _, table = decide(table, seat, LeaveTable(), whole - 1_000)
    _, table = decide(table, seat, ReturnToTable(), 400)
    assert table.chairs[seat].left == 600
    _, table = decide(table, seat, LeaveTable())
    with pytest.raises(ValueError, match="table-out-of-time"):
        decide(table, seat, ReturnToTable(), 600)


@pytest.mark.parametrize("clock", CLOCKS)
def test_taking_a_turn_back_again_and_again_gives_no_time(clock):
    lines, table = seated(clock=clock, stand_in="random")
    ends = None
    while ends is None:
        table = play_on(table, lines, steps=1)
        for event in table.game.legal(table.state, table.actors[0]):
            _, after = act(table, table.actors[0], table.game.write_event(event))
            if table.actors[0] not in after.actors and free_undo(after, table.actors[0]):
                ends = table.game.write_event(event)
    seat = table.actors[0]
    _, once = act(table, seat, ends, 100)
    twice = once
    for _ in range(3):
        _, back = decide(twice, seat, Undo())
        assert back.chairs[seat].left == table.chairs[seat].left - 100
        assert back.chairs[1 - seat].left == table.chairs[1 - seat].left
        _, twice = act(back, seat, ends)
    assert clocks_of(twice) == clocks_of(once)


@pytest.mark.parametrize("clock", CLOCKS)
def test_old_journals_keep_the_clocks_that_their_players_saw(clock):
    lines, table = seated(clock=clock, stand_in="random")
    first = msgspec.structs.replace(lines[0], items=(msgspec.structs.replace(lines[0].items[0], format=1), *lines[0].items[1:]))
    table = fold([first, *lines[1:]])
    seat = table.actors[0]
    _, table = decide(table, seat, LeaveTable(), 10_000)
    _, table = decide(table, seat, ReturnToTable())
    assert table.chairs[seat].left == (30_000 if isinstance(clock, PerMove) else 52_000)


def test_a_record_says_how_well_its_bots_play_and_old_journals_keep_their_headers():
    lines, table = seated(("bot", "open"))
    assert [player.level for player in table.header.players] == ["random", ""]
    (opened, *more), rest = lines[0].items, lines[1:]
    older = fold([msgspec.structs.replace(lines[0], items=(msgspec.structs.replace(opened, format=2), *more)), *rest])
    assert [player.level for player in older.header.players] == ["", ""], "its dice depend on every field"


# Nonces

NONCES = ["0a" * 16, "0b" * 16, "0c" * 16]


def sealed_table(seats=2, **more):
    """A table where everybody sits and has sealed a nonce: its lines, and itself."""
    line, table = open_table(wish(("open",) * seats, **more))
    lines = [line]
    for seat in range(seats):
        line, table = sit(table, seat, f"w{seat}", f"P{seat}", "", "", 0, more.get("seed"), fair.seal(NONCES[seat]))
        lines.append(line)
    return lines, table


def reveal(table, lines, *seats):
    for seat in seats:
        line, table = salt(table, seat, NONCES[seat], "")
        lines.append(line)
    return table


def test_the_game_begins_when_every_sealed_nonce_is_revealed():
    lines, table = sealed_table()
    assert (table.status, table.awaited, shown(table, 0).salt) == ("open", (0, 1), "reveal")
    table = reveal(table, lines, 1)
    assert (table.status, table.awaited, shown(table, 1).salt) == ("open", (0,), "")
    table = reveal(table, lines, 0)
    assert table.status == "playing"
    assert [player.nonce for player in table.header.players] == NONCES[:2]
    assert fold(lines).state == table.state
    opened(play_on(table, lines))


def test_nobody_reveals_a_nonce_before_the_last_has_sealed_theirs():
    _, table = open_table(wish())
    _, table = sit(table, 0, "w0", "P0", "", "", 0, None, fair.seal(NONCES[0]))
    with pytest.raises(ValueError, match="salt-not-due"):
        salt(table, 0, NONCES[0], "")
    assert shown(table, 0).salt == ""


def test_who_sits_down_last_can_not_choose_a_nonce_after_seeing_the_others():
    lines, table = sealed_table()
    table = reveal(table, lines, 0)
    for ground in ("0d" * 16, "0e" * 16):
        with pytest.raises(ValueError, match="salt-other"):
            salt(table, 1, ground, "")


def test_a_seal_that_is_replaced_makes_void_what_others_have_revealed():
    lines, table = sealed_table(3)
    table = reveal(table, lines, 0, 2)
    _, table = salt(table, 1, "", fair.seal("0d" * 16))
    assert [chair.nonce for chair in table.chairs] == [None] * 3
    assert (table.awaited, shown(table, 0).salt, shown(table, 1).salt) == ((0, 2), "seal", "")
    with pytest.raises(ValueError, match="salt-not-due"):
        salt(table, 1, "0d" * 16, "")
    for seat in (0, 2):
        _, table = salt(table, seat, "", fair.seal(f"1{seat}" * 16))
    assert table.awaited == (0, 1, 2)


def test_standing_up_makes_void_what_others_have_revealed():
    lines, table = sealed_table()
    table = reveal(table, lines, 0)
    _, table = decide(table, 1, LeaveTable())
    assert (table.chairs[0].nonce, table.chairs[0].seal) == (None, "")
    _, table = sit(table, 1, "w2", "P2", "", "", 0, None, fair.seal(NONCES[2]))
    assert table.awaited == (0,)


def test_what_everybody_is_shown_before_the_game_tells_no_nonce():
    _, table = sealed_table()
    for nonce in NONCES[:2]:
        for seat in (0, 1, None):
            assert nonce.encode() not in msgspec.json.encode(shown(table, seat))


def test_a_practice_game_waits_for_no_nonce():
    _, table = sealed_table(seed="practice", secret=fair.seed_secret("practice"))
    assert table.status == "playing"


# Receipts


def finished(seat=0):
    """The record of a game, and what a seat has kept of it from before its first roll."""
    lines, table = sealed_table()
    before = shown(table, seat)
    receipt = Receipt(FORMAT, before.table, NONCES[seat], seat, before.commitment, tuple(each.seal for each in before.seats))
    table = play_on(reveal(table, lines, 1, 0), lines)
    return table.record(), receipt


@pytest.mark.parametrize("seat", [0, 1])
def test_an_honest_record_agrees_with_everybodys_receipt(seat):
    record, receipt = finished(seat)
    assert verify_receipt(record, receipt) == record.result


def forged(nonces, secret=bytes(range(32)), name="t" * 16):
    """The record of a game that was never played so: flawless in itself."""
    lines, _ = seated(table=name, secret=secret)
    first = lines[:1]
    for seat, nonce in enumerate(nonces):
        first.append(msgspec.structs.replace(lines[1 + seat], items=(msgspec.structs.replace(lines[1 + seat].items[0], nonce=nonce),)))
    transaction = TableTransaction(fold(first))
    transaction.deal()
    record = play_on(transaction.finish()[1], []).record()
    assert verify(record)
    return record


@pytest.mark.parametrize(
    ("lie", "reason"),
    [
        ({"nonces": NONCES[:2], "secret": bytes(32)}, "receipt-commitment"),
        ({"nonces": ["0d" * 16, NONCES[1]]}, "receipt-nonce"),
        ({"nonces": [NONCES[0], "0d" * 16]}, "receipt-seal"),
        ({"nonces": NONCES[:2], "name": "u" * 16}, "receipt-table"),
    ],
)
def test_an_invented_record_passes_every_check_but_the_receipt(lie, reason):
    _, receipt = finished()
    with pytest.raises(Tampered, match=reason):
        verify_receipt(forged(**lie), receipt)


def test_a_program_that_gives_its_nonce_openly_fits_into_the_receipt_of_the_others():
    _, table = open_table(wish())
    _, table = sit(table, 0, "w0", "P0", NONCES[0], "", 0)
    _, table = sit(table, 1, "w1", "P1", "", "", 0, None, fair.seal(NONCES[1]))
    before = shown(table, 1)
    assert before.salt == "reveal"
    receipt = Receipt(FORMAT, before.table, NONCES[1], 1, before.commitment, tuple(each.seal for each in before.seats))
    record = play_on(reveal(table, [], 1), []).record()
    assert verify_receipt(record, receipt) == record.result


# Signed receipts

KEY = ReceiptKey(PRIVATE := Ed25519PrivateKey.from_private_bytes(bytes(32)), PRIVATE.public_key().public_bytes_raw().hex())


@pytest.fixture(scope="module")
def signed_game():
    """A table that was played to its end, and what the server signed for seat 0 after 40 steps."""
    lines, table = sealed_table()
    table = play_on(reveal(table, lines, 1, 0), lines, until=lambda table: len(table.steps) >= 40)
    receipt = receipt_of(table, 0, KEY)
    return play_on(table, lines), receipt


def test_a_signed_receipt_is_a_prefix_of_the_record(signed_game):
    table, receipt = signed_game
    assert 40 <= receipt.signed.steps < len(table.steps)
    assert verify_receipt(table.record(), receipt, KEY.public) == table.standing()
    assert verify_receipt(table.record(), receipt_of(table, 1, KEY)) == table.standing()


def test_a_digest_that_is_kept_between_receipts_is_the_same_after_every_step_forth_and_back():
    lines, table = sealed_table()
    table = play_on(reveal(table, lines, 1, 0), lines, steps=3)
    kept, games = GameDigest(), [table]
    for _ in range(20):
        games.append(play_on(games[-1], lines, steps=1))
    undone = fold([*lines[:-2], JournalEntry((Undone(0, len(games[8].steps)),))])
    assert len(undone.steps) < len(games[-1].steps)
    for game in (*games, undone, games[-1], games[0], seated()[1]):
        assert receipt_of(game, 0, KEY, kept) == receipt_of(game, 0, KEY)


def test_a_move_that_was_replaced_with_all_that_follows_is_found(signed_game):
    """The dice are those that were promised, every move is legal, the result is right: only the signed digest tells."""
    played, receipt = signed_game
    lines, table = sealed_table()
    other = play_on(reveal(table, lines, 1, 0), lines, random.Random(99)).record()
    assert other.header == played.record().header
    assert verify(other)
    with pytest.raises(Tampered, match="receipt-journal"):
        verify_receipt(other, receipt)


def test_a_record_that_was_cut_and_called_given_up_is_found(signed_game):
    played, receipt = signed_game
    lines, table = sealed_table()
    table = play_on(reveal(table, lines, 1, 0), lines, until=lambda table: len(table.steps) >= 20)
    cut = decide(table, 0, Resign())[1].record()
    assert cut.steps == played.record().steps[: len(cut.steps)]
    assert verify(cut)
    with pytest.raises(Tampered, match="receipt-cut"):
        verify_receipt(cut, receipt)


@pytest.mark.parametrize(
    "change", [{"steps": 39}, {"digest": "00" * 32}, {"signature": "00" * 64}, {"key": "11" * 32}, {"key": "no key"}, {"signature": ""}]
)
def test_a_receipt_that_its_owner_changed_is_found(signed_game, change):
    played, receipt = signed_game
    forged = msgspec.structs.replace(receipt, signed=msgspec.structs.replace(receipt.signed, **change))
    with pytest.raises(Tampered, match="receipt-signature"):
        verify_receipt(played.record(), forged)


def test_a_receipt_signed_by_somebody_else_is_found_by_who_knows_the_key(signed_game):
    played, receipt = signed_game
    own = Ed25519PrivateKey.generate()
    text = text_to_sign(receipt, receipt.signed.steps, receipt.signed.digest)
    mark = {"key": own.public_key().public_bytes_raw().hex(), "signature": own.sign(text).hex()}
    forged = msgspec.structs.replace(receipt, signed=msgspec.structs.replace(receipt.signed, **mark))
    with pytest.raises(Tampered, match="receipt-key"):
        verify_receipt(played.record(), forged, KEY.public)
    with pytest.raises(Tampered, match="receipt-unsigned"):
        verify_receipt(played.record(), msgspec.structs.replace(receipt, signed=None), KEY.public)


def test_the_signed_digest_does_not_let_anybody_try_face_down_decisions(signed_game):
    """Without the secret nobody can make the digest, not even with the whole record."""
    played, receipt = signed_game
    record = played.record()
    header = sealed_header(record.header)
    assert fair.journal_digest(bytes(32), header, record.steps[: receipt.signed.steps]) != receipt.signed.digest
    assert fair.journal_digest(bytes.fromhex(record.secret), header, record.steps[: receipt.signed.steps]) == receipt.signed.digest


def test_who_added_nothing_to_the_dice_gets_no_receipt():
    _, practice = sealed_table(seed="practice", secret=fair.seed_secret("practice"))
    with pytest.raises(ValueError, match="receipt-none"):
        receipt_of(practice, 0, KEY)
    with pytest.raises(ValueError, match="table-not-begun"):
        receipt_of(sealed_table()[1], 0, KEY)
