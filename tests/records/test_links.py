"""A whole game in a link: it comes back as it was, is short enough for an address, and can't be changed unnoticed."""

import base64
import zlib

import msgspec
import pytest

from pithead.game import Refusal, Unreadable
from pithead.record import verify
from pithead.record_link import MAX_LINK_CHARACTERS, RAW, LinkedGame, read_link, unpack, write_link
from tests.kits import kits
from tests.records.making import read_games


@pytest.fixture(params=kits("records", "games"))
def records(request):
    return read_games(request.param)


def link_of(linked):
    """A link that says this, as anybody could write it."""
    packer = zlib.compressobj(9, zlib.DEFLATED, RAW)
    return base64.urlsafe_b64encode(packer.compress(msgspec.json.encode(linked)) + packer.flush()).decode()


def test_a_game_comes_back_as_it_was_and_fits_into_an_address(records):
    for record in records[::8]:
        text = write_link(record)
        assert len(text) <= MAX_LINK_CHARACTERS
        assert read_link(text) == record
        verify(read_link(text))


def test_what_was_changed_is_not_opened(records):
    linked = msgspec.json.decode(unpack(write_link(records[0])), type=LinkedGame)
    assert read_link(link_of(linked)) == records[0]
    for change in (
        {"secret": "00" * 32},
        {"decisions": linked.decisions[:-1]},
        {"decisions": (*linked.decisions, linked.decisions[0])},
        {"header": msgspec.structs.replace(linked.header, table="another")},
        {"conceded": (0,)},
    ):
        with pytest.raises(Unreadable):
            read_link(link_of(msgspec.structs.replace(linked, **change)))


def test_what_is_no_link_is_told_so(records):
    text = write_link(records[0])
    for broken in ("", "é", "!", text[:-8], text[8:], link_of({"a": 1}), "A" * 40):
        with pytest.raises(Unreadable):
            read_link(broken)


def test_a_game_whose_dice_follow_from_no_secret_has_no_link(records):
    for secret in (None, "00" * 32):
        changed = msgspec.structs.replace(records[0], secret=secret)
        with pytest.raises(Refusal, match="record-unlinked"):
            write_link(changed)
