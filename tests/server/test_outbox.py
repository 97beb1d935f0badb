"""The messages that wait for one client: in order, and never too many."""

import asyncio

from pithead.server.outbox import MAX_QUEUED_MESSAGES, Outbox
from pithead.server.tables import Viewer


def outbox():
    """An outbox, and what was written from it."""
    written = []
    cut = []
    return Outbox("ann", Viewer(0), "", lambda message: written.append(message) is None, lambda: cut.append(True)), written, cut


async def made_late(gate, text):
    await gate.wait()
    return text


def test_what_is_told_while_a_message_is_made_comes_after_it():
    """A table goes on while somebody is told what they missed: what happens then goes on from what they are told."""

    async def use():
        box, written, _ = outbox()
        gates = asyncio.Event(), asyncio.Event()
        first, second = [asyncio.create_task(box.tell_first(made_late(gate, text))) for gate, text in zip(gates, (b"1-5", b"2-6"))]
        await asyncio.sleep(0)
        box.tell(b"5-6")
        gates[1].set()
        await second
        box.tell(b"6-7")
        assert written == [b"2-6"]
        gates[0].set()
        await first
        box.tell(b"7-8")
        return written

    assert asyncio.run(use()) == [b"2-6", b"1-5", b"5-6", b"6-7", b"7-8"]


def test_a_message_that_fails_holds_nothing_back():
    async def use():
        box, written, _ = outbox()

        async def fails():
            box.tell(b"1-2")
            raise ValueError

        try:
            await box.tell_first(fails())
        except ValueError:
            return written

    assert asyncio.run(use()) == [b"1-2"]


def test_not_even_a_message_that_is_made_lets_too_many_wait():
    async def use():
        box, _, cut = outbox()

        async def slow():
            for number in range(MAX_QUEUED_MESSAGES):
                box.tell(b"%d" % number)
            assert not cut
            box.tell(b"one too many")
            return b""

        await box.tell_first(slow())
        return box.full, cut

    assert asyncio.run(use()) == (True, [True])
