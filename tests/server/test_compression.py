"""Sockets are compressed for whoever offers it: the same messages in fewer bytes, and no large one comes in a small one."""

import json
from contextlib import contextmanager

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from pithead.server.fast_websocket import MIN_PACKED_BYTES
from pithead.server.run import MAX_FRAME_BYTES
from tests.server.live import hear, play_out, seated, socket_url
from tests.waiting import HANG_S

DECISIONS = 8


@contextmanager
def listening(person, table, compression):
    """A socket that offers compression or not, and the sizes of the frames that came compressed."""
    with connect(socket_url(person.url, table), origin=person.url, compression=compression, ping_interval=None, open_timeout=HANG_S) as ws:
        sizes = []
        for extension in ws.protocol.extensions:
            decode = extension.decode

            def counted(frame, *, max_size=None, decode=decode):
                if frame.rsv1:
                    sizes.append(len(frame.data))
                return decode(frame, max_size=max_size)

            extension.decode = counted
        ws.send(json.dumps({"is": "hello", "ticket": person.ticket(), "table": table, "secret": "", "previews": False, "lang": "en"}))
        yield ws, sizes


def test_whoever_offers_compression_gets_the_same_messages_in_fewer_bytes(live):
    table, people = seated(live.url)
    with listening(people[0], table, None) as (plain, unpacked), listening(people[0], table, "deflate") as (packed, sizes):
        heard = {ws: [hear(ws, "update")] for ws in (plain, packed)}
        play_out(table, people, most=DECISIONS)
        for ws, messages in heard.items():
            while messages[-1]["table"]["version"] < people[0].table(table)["version"]:
                messages.append(hear(ws, "update"))
    assert heard[plain] == heard[packed]
    large = [size for message in heard[plain] if (size := len(json.dumps(message, separators=(",", ":")))) >= MIN_PACKED_BYTES]
    assert not unpacked
    assert len(sizes) >= len(large) >= DECISIONS
    assert sum(sizes) < sum(large) / 2


def test_a_large_message_in_a_small_frame_closes_the_socket(live):
    table, people = seated(live.url)
    with listening(people[0], table, "deflate") as (ws, _):
        hear(ws, "update")
        ws.send(" " * (50 * MAX_FRAME_BYTES))
        with pytest.raises(ConnectionClosed) as closed:
            hear(ws, "nothing")
    assert closed.value.rcvd.code == 1009
