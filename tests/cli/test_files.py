"""Records, content and rules on the command line."""

import json
import re
import subprocess
import sys

import pytest

from pithead.bots import make_bot
from pithead.cli.session import PlayRequest, resume_session


@pytest.fixture
def record(pithead, tmp_path):
    """A finished random game for two."""
    pithead("random", "dice-miner", "--seed", "cli", "--out", ".")
    return tmp_path / "dice-miner-1.json"


def test_random_games_are_written_one_file_each_and_verify(pithead, tmp_path):
    ran = pithead("random", "dice-miner", "--games", "3", "--seats", "4", "--out", "games")
    assert ran.code == 0
    files = sorted((tmp_path / "games").iterdir())
    assert [file.name for file in files] == ["dice-miner-1.json", "dice-miner-2.json", "dice-miner-3.json"]
    for file in files:
        ran = pithead("verify", str(file))
        assert ran.code == 0
        assert len(ran.lines) == 1


def test_the_same_seed_gives_the_same_games(pithead, tmp_path):
    for folder in ("one", "two"):
        pithead("random", "dice-miner", "--seed", "7", "--random-heroes", "--out", folder)
    assert (tmp_path / "one/dice-miner-1.json").read_bytes() == (tmp_path / "two/dice-miner-1.json").read_bytes()


def test_a_changed_record_fails_verification_with_exit_code_1(pithead, record):
    record.write_text(record.read_text().replace('"random 0"', '"cheat"'))
    ran = pithead("verify", str(record))
    assert ran.code == 1
    assert len(ran.err.splitlines()) == 1


@pytest.mark.parametrize("data", [b"", b"{", b"{}", b"\x00\xff", b"[]", b'{"format": "pithead-record/2"}', b"x" * 5_000_000])
def test_a_file_that_is_no_record_has_exit_code_2(pithead, tmp_path, data):
    (tmp_path / "bad.json").write_bytes(data)
    for command in (["verify", "bad.json"], ["replay", "bad.json"], ["play", "dice-miner", "--resume", "bad.json"]):
        ran = pithead(*command)
        assert ran.code == 2
        assert len(ran.err.splitlines()) == 1


def test_replay_shows_the_game_up_to_a_step(pithead, record):
    whole = pithead("replay", str(record))
    start = pithead("replay", str(record), "--to", "0")
    assert len(whole.lines) > 100
    assert len(start.lines) < 20
    position = json.loads(pithead("replay", str(record), "--to", "4", "--json").out)
    assert position["phase"] in {"excavation", "heroes", "fill"}


def test_a_new_game_can_be_resumed(pithead, tmp_path):
    assert pithead("new", "--seed", "42", "--seats", "3").code == 0
    header = json.loads((tmp_path / "game.json").read_text())["header"]
    assert header["seed"] == "42"
    assert len(header["players"]) == 3
    ran = pithead("play", "dice-miner", "--resume", "game.json")
    assert ran.code == 130
    assert "--resume game.json" in ran.out


def test_a_sealed_game_needs_its_envelope(pithead, tmp_path):
    pithead("new", "dice-miner")
    envelope = tmp_path / "game.json.sealed"
    assert envelope.stat().st_mode & 0o077 == 0
    envelope.unlink()
    ran = pithead("play", "dice-miner", "--resume", "game.json")
    assert ran.code == 2
    assert "game.json.sealed" in ran.err


def test_nothing_is_overwritten(pithead, tmp_path):
    (tmp_path / "mine.json").write_text("precious")
    (tmp_path / "dice-miner-1.json").write_text("precious")
    for command in (
        ["play", "dice-miner", "--save", "mine.json"],
        ["new", "dice-miner", "--out", "mine.json"],
        ["random", "dice-miner", "--out", "."],
    ):
        ran = pithead(*command)
        assert ran.code == 2
        assert "mine.json" in ran.err or "dice-miner-1.json" in ran.err
    assert {file.name: file.read_text() for file in tmp_path.iterdir()} == {"mine.json": "precious", "dice-miner-1.json": "precious"}


def test_every_daily_game_has_a_file_of_its_own_whose_name_is_one_word(pithead, tmp_path):
    for _ in range(2):
        assert pithead("play", "dice-miner", "--solo", "daily").code == 130
    first, second = sorted(file.name for file in (tmp_path / "games").glob("*.json"))
    assert re.fullmatch(r"dice-miner-daily-\d{4}-\d\d-\d\d-2\.json", first)
    assert second == first.replace("-2.json", ".json")


def test_no_picture_or_table_is_written_over_a_game(pithead, tmp_path):
    assert pithead("random", "dice-miner", "--seed", "x", "--out", ".").code == 0
    game = tmp_path / "dice-miner-1.json"
    before = game.read_bytes()
    for command in (
        ["analyse", game.name, "--svg", game.name],
        ["puzzle", "dice-miner", "--make", "1", "--out", game.name],
        ["simulate", "dice-miner", "--bots", "hewer", "--games", "1", "--out", game.name],
    ):
        ran = pithead(*command)
        assert ran.code == 2, command
        assert game.name in ran.err
    assert game.read_bytes() == before


def test_a_file_with_a_space_is_quoted_in_the_command_that_goes_on(pithead):
    ran = pithead("play", "dice-miner", "--save", "my game.json")
    assert "--resume 'my game.json'" in ran.out


def test_a_game_that_goes_on_has_the_same_opponent(pithead, tmp_path):
    pithead("play", "dice-miner", "--level", "hewer", "--save", "game.json")
    assert json.loads((tmp_path / "game.json").read_text())["header"]["players"][1]["level"] == "hewer"
    session = resume_session(tmp_path / "game.json", PlayRequest("dice-miner"), "random")
    assert session.levels == {1: "hewer"}
    assert type(session.bots[1]) is type(make_bot(session.game, "hewer", 1))


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["dice-miner", "--level", "apprentice"], "--level"),
        (["dice-miner", "--seats", "3"], "--seats"),
        (["dice-miner", "--random-heroes"], "--random-heroes"),
        (["mini-miners"], "pithead play dice-miner"),
    ],
)
def test_what_contradicts_the_game_that_goes_on_is_refused(pithead, arguments, named):
    pithead("play", "dice-miner", "--level", "hewer", "--save", "game.json")
    ran = pithead("play", *arguments, "--resume", "game.json")
    assert ran.code == 2
    assert named in ran.err


def test_one_rule_or_all_of_them(pithead):
    assert "DM-9.2" in pithead("rules", "dice-miner").out
    ran = pithead("rules", "dice-miner", "dm-4.6")
    assert ran.out.startswith("**DM-4.6**") or ran.out.startswith("DM-4.6")
    assert "DM-4.7" not in ran.out
    assert pithead("rules", "dice-miner", "DM-99").code == 2


def test_content_says_what_is_a_guess(pithead):
    ran = pithead("content", "dice-miner")
    assert "guess    dice.hazard.faces hazard:cave2" in ran.out
    facts = json.loads(pithead("content", "dice-miner", "--json").out)
    assert facts["hash"].startswith("sha256:")
    assert len(facts["facts"]) == 42


@pytest.mark.parametrize(("game", "figure"), [("dice-miner", "6.81"), ("mini-miners", "2.26")])
def test_content_says_in_sentences_what_was_guessed_and_what_that_changes(pithead, game, figure):
    said = pithead("content", game).out
    assert f"pithead lab {game}" in said
    sentences = json.loads(pithead("content", game, "--json").out)["guesses"]
    assert figure in sentences[0]
    assert " ".join(sentences[0].split()) in " ".join(said.split())


def test_a_corrected_box_is_told_no_figures_of_ours(pithead, tmp_path):
    (tmp_path / "my-box.toml").write_text("[tools]\nstar = 4\nshovel = 6\n")
    assert json.loads(pithead("content", "mini-miners", "--content", "my-box.toml", "--json").out)["guesses"] == []


def test_a_content_file_corrects_the_box_everywhere(pithead, tmp_path):
    (tmp_path / "my-box.toml").write_text('[heroes]\nengineer = ["tunnel:1", "tool:pickaxe"]\n')
    ran = pithead("content", "dice-miner", "--content", "my-box.toml")
    assert "yours    heroes.engineer tunnel:1 tool:pickaxe" in ran.out
    ran = pithead("score", "dice-miner", "--content", "my-box.toml", stdin='{"heroes": ["engineer"], "troves": [[]]}')
    assert json.loads(ran.out)["players"][0]["tunnels"] == 1
    pithead("random", "dice-miner", "--content", "my-box.toml", "--out", ".")
    (tmp_path / "my-box.toml").unlink()
    assert pithead("verify", "dice-miner-1.json").code == 0


def test_a_wrong_content_file_is_one_sentence(pithead, tmp_path):
    (tmp_path / "my-box.toml").write_text("[dice.tunnel]\ncount = 28\n")
    ran = pithead("content", "dice-miner", "--content", "my-box.toml")
    assert ran.code == 2
    assert "60" in ran.err
    assert "(DM-1.1)" in ran.err


def test_help_and_version(pithead):
    assert "play" in pithead("--help").out
    assert pithead("--version").out.startswith("pithead ")
    for command in ("play", "score", "moves", "apply", "replay", "verify", "new", "random", "rules", "content", "bench"):
        assert pithead(command, "--help").code == 0


@pytest.mark.parametrize(
    "arguments",
    [
        ["random", "dice-miner", "--seats", "9"],
        ["random", "dice-miner", "--games", "0"],
        ["new", "--solo", "unicorn"],
        ["new", "--solo", "daily", "--seats", "2"],
        ["play", "dice-miner", "--people", "7", "--seats", "3"],
        ["play", "dice-miner", "--level", "genius"],
        ["play", "dice-miner", "--seats", "2", "--names", "Ada,Bob,Cem"],
        ["random", "dice-miner", "--out", "/proc/nowhere"],
        ["frobnicate"],
    ],
)
def test_wishes_that_cannot_be_fulfilled_have_exit_code_2(pithead, arguments):
    ran = pithead(*arguments)
    assert ran.code == 2
    assert ran.err


def test_nothing_heavy_is_imported_for_help():
    code = "import sys, pithead.cli.app; print(' '.join(sys.modules))"
    modules = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert not {"fluent", "rich", "textual", "numpy", "numba", "catanatron", "pithead.dice_miner.rules"} & set(modules)
    code = "import sys, pithead.dice_miner.rules; print(' '.join(sys.modules))"
    modules = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert not {"typer", "fluent", "rich"} & set(modules)
