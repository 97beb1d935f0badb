"""What every call that changes something may bring, by the name of its endpoint."""

import json

from pithead.games import load_game
from pithead.match.play import open_match
from pithead.record import Player, write_record


def a_game():
    """A game that has just begun."""
    game = load_game("dice-miner")
    return open_match(game, [Player(name, "human", None) for name in ("Ann", "Bob")], options=game.options_type(), seed="roles")[0]


KEY = {"key": "matrix-key", "version": 0}
BODIES = {
    "begin_session": {"name": "Max"},
    "end_session": {},
    "add_session": {},
    "end_other_session": {"session": None},
    "keep_name": {},
    "renew_code": {},
    "recover": {"code": "AAAA-AAAA"},
    "link_device": {},
    "join_device": {"secret": "none"},
    "begin_passkey": {},
    "add_passkey": {"answer": {}},
    "end_passkey": {"passkey": "none"},
    "begin_login": {},
    "login": {"answer": {}},
    "delete_me": {"sure": False},
    "begin_push": {"endpoint": "https://nowhere.example/x", "p256dh": "A", "auth": "A"},
    "end_push": {},
    "new_ticket": {},
    "create_table": {"game": "dice-miner", "places": [{"kind": "open"}, {"kind": "open"}]},
    "join_table": {"nonce": "00" * 16, "seat": 0},
    "add_salt": {"nonce": "00" * 16},
    "invite_again": {"seat": None},
    "revoke_link": {"seat": 0},
    "command_table": {**KEY, "command": {"do": "undo"}},
    "say_at_table": {"key": "matrix-key", "text": "hello"},
    "rematch": {},
    "seek_game": {"game": "dice-miner", "seats": 2, "seal": "00" * 32},
    "end_seek": {},
    "block_person": {"table": "none", "seat": 0},
    "end_block": {"block": "none"},
    "report_person": {"table": "none", "seat": 0, "reason": "other"},
    "invite_person": {"table": "none", "seat": 0},
    "accept_invitation": {"invitation": "none"},
    "decline_invitation": {"invitation": "none"},
    "restrict_somebody": {"kind": "mute", "person": "none"},
    "lift_restriction": {"restriction": "none"},
    "close_report": {"report": "none"},
    "begin_try": {"nonce": "00" * 16},
    "announce": {"title": "x", "game": "dice-miner", "seats": 2, "deals": 1},
    "enter": {"nonce": "00" * 16},
    "withdraw": {},
    "add_bots": {"level": "hewer"},
    "begin_evening": {},
    "play_week": {"deal": 0},
    "new_study": {"title": "x", "game": "dice-miner", "position": json.loads(load_game("dice-miner").write_position(a_game().state))},
    "change_study": {"title": "x", "steps": [{}]},
    "play_study": {"at": 0, "event": "no move"},
    "delete_study": {"sure": False},
    "import_record": {},
    "import_link": {"text": "no link"},
    "explore": {"at": 0, "record": json.loads(write_record(a_game().record()))},
    "answer_lesson": {"answer": "take a2"},
    "why_not_at_table": {"mark": "slot:a1"},
    "why_not_in_branch": {"mark": "slot:a1", "branch": {"at": 0, "record": json.loads(write_record(a_game().record()))}},
    "why_not_in_lesson": {"mark": "slot:a1"},
    "why_not_in_puzzle": {"mark": "slot:a1"},
    "begin_analysis": {},
    "give_to_bot": {"seat": 0, "level": "apprentice"},
    "answer_puzzle": {"event": None},
    "score_counted": {"players": [{"name": "Max", "single": [], "rounds": [{"die:tunnel:1": 1}, {}, {}]}]},
}
