"""What is written in one round of the event loop goes out together, in its order, and nothing is lost when a socket is closed."""

import asyncio

from pithead.server.corked_transport import MAX_CORKED_BYTES, CorkedTransport


class Wire:
    """A transport that remembers what was done to it."""

    def __init__(self):
        self.done = []

    def write(self, data):
        self.done.append(data)

    def close(self):
        self.done.append("close")

    def abort(self):
        self.done.append("abort")

    def is_closing(self):
        return "close" in self.done


def corked(use):
    """What reaches the wire, after each round of the loop."""

    async def rounds():
        wire = Wire()
        transport = CorkedTransport(wire, asyncio.get_running_loop())
        use(transport)
        at_once = list(wire.done)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        return at_once, wire.done

    return asyncio.run(rounds())


def test_what_is_written_in_one_round_is_sent_at_once_and_in_order():
    assert corked(lambda transport: [transport.write(each) for each in (b"ack", b"change")]) == ([], [b"ackchange"])
    assert corked(lambda transport: transport.write(b"pong")) == ([], [b"pong"])


def test_what_waits_is_sent_before_the_socket_closes_and_not_after_it_is_cut():
    assert corked(lambda transport: (transport.write(b"last"), transport.close()))[1] == [b"last", "close"]
    assert corked(lambda transport: (transport.write(b"last"), transport.abort()))[1] == ["abort"]


def test_much_is_not_held_back():
    large = bytes(MAX_CORKED_BYTES + 1)
    assert corked(lambda transport: transport.write(large)) == ([large], [large])


def test_everything_else_is_the_transports():
    assert corked(lambda transport: transport.write(b"%d" % transport.is_closing()))[1] == [b"0"]
