"""A game in the terminal, typed by a script that reads only what is printed."""

import json


def test_a_whole_game_against_the_bot_is_saved_and_verifies(pithead, tmp_path):
    ran = pithead("play", "dice-miner", "--save", "game.json", stdin="1\n" * 300)
    assert ran.code == 0
    assert "The game is over." in ran.out
    assert pithead("verify", "game.json").code == 0
    assert not (tmp_path / "game.json.sealed").exists()


def test_four_people_at_one_keyboard(pithead):
    ran = pithead("play", "dice-miner", "--seats", "4", "--names", "Ada,Bob,Cem,Dora", "--save", "game.json", stdin="1\n" * 400)
    assert ran.code == 0
    assert all(name in ran.out for name in ("Ada", "Bob", "Cem", "Dora"))


def test_alone_on_the_daily_mountain(pithead):
    ran = pithead("play", "dice-miner", "--solo", "daily", "--seed", "2026-11-15", "--save", "game.json", stdin="1\n" * 200)
    assert ran.code == 0
    assert "You made" in ran.out
    assert pithead("verify", "game.json").code == 0


def test_against_the_dragon_the_player_starts(pithead, tmp_path):
    ran = pithead("play", "dice-miner", "--solo", "dragon", "--save", "game.json", stdin="1\n" * 300)
    assert ran.code == 0
    steps = json.loads((tmp_path / "game.json").read_text())["steps"]
    assert steps[0].startswith("1: choose")
    assert next(step for step in steps if "take" in step).startswith("0: ")


def test_a_left_game_goes_on_where_it_was(pithead, tmp_path):
    left = pithead("play", "dice-miner", "--save", "game.json", stdin="1\n" * 10 + "quit\n")
    assert left.code == 130
    steps = json.loads((tmp_path / "game.json").read_text())["steps"]
    ran = pithead("play", "dice-miner", "--resume", "game.json", stdin="1\n" * 300)
    assert ran.code == 0
    record = json.loads((tmp_path / "game.json").read_text())
    assert record["steps"][: len(steps)] == steps
    assert pithead("verify", "game.json").code == 0
    assert pithead("play", "dice-miner", "--resume", "game.json").code == 2


def test_typed_moves_questions_and_refusals(pithead):
    ran = pithead(
        "play", "dice-miner", "--seed", "talk", "--save", "game.json", stdin="?\nscore\nrules DM-2.2\ntable\n99\ntake e3\nfly\nquit\n"
    )
    assert ran.code == 130
    assert "score sheet" in ran.out
    assert "DM-2.2" in ran.out
    assert "no number from 1 to" in ran.out
    assert "only in the excavation phase" in ran.out
    assert "“fly” is none of your choices" in ran.out
