"""Logs for machines: one JSON a line."""

import json
import logging

from pithead.server.logs import JsonLines


def test_no_fact_takes_the_place_of_the_level():
    record = logging.makeLogRecord({"levelname": "INFO", "msg": "replaced", "facts": {"level": "hewer", "at": 1, "bot": "hewer"}})
    line = json.loads(JsonLines().format(record))
    assert line["level"] == "info"
    assert line["event"] == "replaced"
    assert line["at"] != 1
    assert line["bot"] == "hewer"
