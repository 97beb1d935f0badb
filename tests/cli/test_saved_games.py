"""Games in files: listed, gone on with, deleted, played again; nothing is lost on the way."""

import json
import os

import pytest

from pithead.cli.session import PlayRequest, open_session, play_again, resume_session
from pithead.cli.words import say
from pithead.record import read_record, verify
from tests.terminal import Terminal


@pytest.fixture
def games(pithead, tmp_path):
    """A finished game in this folder, and two in `games` that were left: the last one in German."""
    pithead("random", "dice-miner", "--seed", "list", "--out", ".")
    pithead("play", "mini-miners", "--level", "hewer", "--names", "Ada", "--seats", "2")
    pithead("--lang", "de", "play", "dice-miner", stdin="1\n1\n")
    files = sorted((tmp_path / "games").glob("*.json"))
    for number, file in enumerate([tmp_path / "dice-miner-1.json", *reversed(files)]):
        os.utime(file, (1_800_000_000 + number, 1_800_000_000 + number))
    return files


def test_all_games_are_listed_with_what_tells_them_apart(pithead, games):
    told = pithead("games").out
    for part in ("Running", "Finished", "Dice Miner", "Mini Miners", "Ada", "Hewer", "Round", "games/mini-miners-"):
        assert part in told
    assert told.index("Running") < told.index("Finished") < told.index("dice-miner-1.json")


def test_the_list_for_programs(pithead, games):
    listed = json.loads(pithead("games", "--json").out)
    assert [(each["game"], each["finished"], each["language"]) for each in listed] == [
        ("dice-miner", False, "de"),
        ("mini-miners", False, "en"),
        ("dice-miner", True, ""),
    ]
    ada, bot = listed[1]["players"]
    assert (ada["name"], ada["kind"], bot["level"]) == ("Ada", "human", "hewer")
    assert listed[2]["winners"]


def test_a_file_that_is_no_record_any_more_is_named_and_the_others_are_listed(pithead, games):
    games[0].write_text(games[0].read_text().replace('"steps"', '"stops"'))
    ran = pithead("games")
    assert ran.code == 1
    assert games[0].name in ran.err
    assert "mini-miners-" in ran.out


def test_an_empty_folder_says_so(pithead):
    ran = pithead("games")
    assert ran.code == 0
    assert "no game" in ran.out


@pytest.mark.parametrize("command", ["play --resume", "play dice-miner --resume", "play --resume --plain", "games resume"])
def test_resume_alone_takes_the_last_game_with_its_language(pithead, games, command):
    ran = pithead(*command.split())
    assert ran.code == 130
    assert "Du hast aufgehört" in ran.out
    assert games[0].name in ran.out


@pytest.mark.parametrize("command", ["play mini-miners --resume", "play --resume mini-miners"])
def test_resume_alone_takes_the_last_game_of_a_title(pithead, games, command):
    assert games[1].name in pithead(*command.split()).out


def test_a_language_that_is_asked_for_wins(pithead, games):
    assert "You left" in pithead("--lang", "en", "play", "--resume").out


def test_without_a_game_that_could_go_on_resume_is_refused(pithead):
    ran = pithead("play", "--resume")
    assert ran.code == 2
    assert "pithead games" in ran.err
    assert "dice-miner" in pithead("play").err


def test_options_come_back_with_the_game(pithead, tmp_path):
    pithead("play", "dice-miner", "--random-heroes", "--save", "game.json")
    again = resume_session(tmp_path / "game.json", PlayRequest(), None)
    assert again.match.header.options["random-heroes"]
    assert any(again.match.state.heroes)


def test_an_older_record_without_a_language_still_goes_on(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    session = open_session(PlayRequest("dice-miner", seed="old"))
    record = json.loads(session.file.read_text())
    assert record["header"]["players"][0].pop("language") == say.language
    session.file.write_text(json.dumps(record))
    assert resume_session(session.file, PlayRequest(), None).names == session.names


def test_a_seed_gives_the_same_dice_in_every_language(pithead, tmp_path):
    for language in ("en", "fi"):
        pithead("--lang", language, "play", "dice-miner", "--seed", "same", "--save", f"{language}.json", stdin="1\n" * 300)
    en, fi = (json.loads((tmp_path / f"{language}.json").read_text()) for language in ("en", "fi"))
    assert en["steps"] == fi["steps"]


def test_a_game_is_deleted_with_its_envelope_after_a_clear_yes(pithead, games):
    envelope = games[1].with_name(games[1].name + ".sealed")
    assert envelope.exists()
    for answer in ("", "no\n", "perhaps\n"):
        ran = pithead("games", "delete", str(games[1]), stdin=answer)
        assert ran.code == 1
        assert games[1].exists()
        assert "Kept" in ran.out
    assert pithead("games", "delete", str(games[1]), stdin="ja\n").code == 0
    assert not games[1].exists()
    assert not envelope.exists()


def test_only_records_are_deleted(pithead, tmp_path, games):
    (tmp_path / "precious.json").write_text("{}")
    assert pithead("games", "delete", "precious.json", "--yes").code == 2
    assert pithead("games", "delete", "nowhere.json", "--yes").code == 2
    assert (tmp_path / "precious.json").exists()
    assert pithead("games", "delete", str(games[0]), str(games[1]), "--yes").code == 0
    assert not any(file.exists() for file in games)


def test_a_rematch_keeps_people_bots_and_options_and_every_record(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    session = open_session(PlayRequest("dice-miner", level="hewer", options={"random-heroes": True}))
    again = play_again(session)
    assert again.names == session.names
    assert again.levels == {1: "hewer"}
    assert again.match.header.options == session.match.header.options != {}
    assert again.match.header.commitment != session.match.header.commitment
    assert session.file.exists()
    assert again.file.exists()
    assert again.file != session.file


def test_a_seed_seals_no_envelope_and_says_so(pithead, tmp_path):
    ran = pithead("play", "dice-miner", "--seed", "open", "--save", "game.json", stdin="1\n" * 300)
    assert "envelope" not in ran.out
    assert "public seed “open”" in ran.out
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]
    assert "envelope" not in pithead("verify", "game.json").out


def test_the_end_shows_the_totals_and_what_can_be_done_now(pithead, tmp_path):
    ran = pithead("play", "dice-miner", "--names", "Ada", "--save", "my game.json", "--seats", "2", stdin="1\n" * 300)
    totals = json.loads((tmp_path / "my game.json").read_text())["result"]["totals"]
    last = next(line for line in reversed(ran.lines) if line.startswith("total"))
    assert [int(number) for number in last.split()[1:]] == totals
    assert "pithead verify 'my game.json'" in ran.out
    assert "pithead analyse 'my game.json'" in ran.out


def test_a_rematch_can_be_typed_at_the_end(tmp_path):
    terminal = Terminal(["play", "dice-miner", "--lang", "fi", "--plain", "--level", "random"], tmp_path)
    try:
        while "Uudestaan?" not in terminal.read_until("\n> "):
            terminal.type("1")
        terminal.type("tarkista")
        assert "Tarkistettu" in terminal.read_until("\n> ")
        terminal.type("uudestaan")
        terminal.read_until("\n> ")
        terminal.type("lopeta")
        assert terminal.close() == 130
    except AssertionError:
        terminal.kill()
        raise
    first, second = sorted((tmp_path / "games").glob("*.json"), key=lambda file: file.stat().st_mtime)
    assert verify(read_record(first.read_bytes())).winners
    assert read_record(second.read_bytes()).result is None
