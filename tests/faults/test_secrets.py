"""T16: nobody receives a byte that depends on what they may not know.

Two tables that differ only in what one seat hides must look the same, byte for byte, to everybody else: the picture, the
choices with their previews, the news, refusals, and the answer to a late command.
"""

import os
import random

import msgspec

from pithead.game import Refusal, Step
from pithead.match.commands import Act, decide
from pithead.match.shown import shown
from pithead.match.table import replace
from pithead.server.core import Host, news, update
from pithead.server.wire import Stale, encode, refused
from tests.match.tables import play_on, seated

PAIRS = int(os.environ.get("PITHEAD_PAIRS", "5000"))


def everything(table, line, seat):
    """All that a seat (or None, a spectator) can be sent about a table after a line."""
    host = Host(table, 0.0)
    parts = [encode(update(host, table.version - 1, news(table, [line], seat), seat, previews)) for previews in (True, False)]
    parts.append(encode(Stale("k", shown(table, seat))))
    for text in ("take a1", "done", "cache tool:beer", "nonsense") if seat is not None else ():
        try:
            decide(table, seat, Act(text))
        except Refusal as refusal:
            parts.append(encode(refused("k", refusal)))
    return b"\n".join(parts)


def hidden_pairs(rng):
    """Tables with two futures that differ only in a face-down decision of one seat."""
    while True:
        seats = rng.choice((2, 3, 4))
        _, table = seated(("open",) * seats)
        lines = []
        while table.actors:
            table = play_on(table, lines, rng, steps=1)
            if not table.actors or table.game.view(table.state, None).phase != "replenish":
                continue
            for seat in table.actors:
                caches = [event for event in table.game.legal(table.state, seat) if table.game.write_event(event).startswith("cache")]
                if len(caches) >= 2 and len(table.actors) > 1:
                    yield table, seat, *rng.sample(caches, 2)


def test_what_is_face_down_changes_no_byte_for_anybody_else():
    rng = random.Random(16)
    pairs = 0
    for table, seat, one, other in hidden_pairs(rng):
        (line_a, a), (line_b, b) = (decide(table, seat, Act(table.game.write_event(event))) for event in (one, other))
        for eyes in (*range(len(table.chairs)), None):
            if eyes == seat:
                assert everything(a, line_a, eyes) != everything(b, line_b, eyes)
                continue
            assert everything(a, line_a, eyes) == everything(b, line_b, eyes)
            pairs += 1
        if pairs >= PAIRS:
            break
    print(f"T16: {pairs} pairs, 0 bytes of difference")


def test_the_secret_of_the_dice_and_of_the_salt_changes_no_byte():
    """The same steps under another secret: only the commitment may differ, and it is public."""
    rng = random.Random(17)
    lines, table = seated()
    for _ in range(40):
        table = play_on(table, lines, rng, steps=1)
        opened = replace(table.opened, secret="ff" * 32, host="another")
        chairs = tuple(replace(chair, nonce="ee" * 16, who=chair.who) for chair in table.chairs)
        twin = replace(table, opened=opened, chairs=chairs)
        for eyes in (0, 1, None):
            assert everything(table, lines[-1], eyes) == everything(twin, lines[-1], eyes)


class Leaky(msgspec.Struct, frozen=True):
    """A positive control: a game whose `seen` forgets to hide."""

    inner: object

    def __getattr__(self, name):
        return getattr(self.inner, name)

    def seen(self, step: Step, seat):
        return step


def test_a_leak_would_be_noticed():
    rng = random.Random(18)
    table, seat, one, other = next(hidden_pairs(rng))
    leaky = replace(table, game=Leaky(table.game))
    (line_a, a), (line_b, b) = (decide(leaky, seat, Act(table.game.write_event(event))) for event in (one, other))
    eyes = next(number for number in range(len(table.chairs)) if number != seat)
    assert everything(a, line_a, eyes) != everything(b, line_b, eyes)
