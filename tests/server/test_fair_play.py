"""Fair play over the wire: what the host, a guest or the operator might try, and what everybody then sees."""

import io

import pytest

from pithead.cli.join import join
from pithead.game import Refusal
from tests.server.live import Person

# Seeds


def test_nobody_sits_down_at_dice_that_another_knows_without_having_seen_the_seed(live):
    host, guest = Person(live.url), Person(live.url, "Bob")
    created = host.open(("open", "human"), seed="known to me", join="00" * 16)
    link = next(link["url"] for link in created["links"] if link.get("seat") == 1)
    refused = guest.sit(created["table"], link)
    assert (refused.status_code, refused.json()["reason"]) == (409, "seed-unseen")
    assert "known to me" in refused.json()["message"]
    assert guest.sit(created["table"], link, seed="another").json()["reason"] == "seed-unseen"
    secret = link.rpartition("=")[2]
    seen = guest.get(f"/api/tables/{created['table']}", **{"X-Pithead-Link": secret}).json()["seed"]
    assert guest.sit(created["table"], link, seed=seen).json()["seat"] == 1


def test_who_plays_alone_or_with_bots_names_no_seed(live):
    host = Person(live.url)
    for places in (("open", "bot"), ("human",)):
        assert host.open(places, seed="mine", join="00" * 16)["seat"] == 0


@pytest.mark.parametrize("answer", ["no", "yes"])
def test_the_terminal_asks_before_it_sits_down_at_a_known_seed(live, answer, monkeypatch, tmp_path, capsys):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{answer}\nresign\n"))
    host = Person(live.url)
    created = host.open(("open", "human"), seed="known to me", join="00" * 16)
    link = next(link["url"] for link in created["links"] if link.get("seat") == 1)
    if answer == "no":
        with pytest.raises(Refusal, match="from-server"):
            join(link, "Bob")
    else:
        join(link, "Bob")
    assert "known to me" in capsys.readouterr().out
    assert host.table(created["table"])["seats"][1].get("taken", False) == (answer == "yes")
