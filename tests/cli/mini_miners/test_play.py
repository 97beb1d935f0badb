"""Mini Miners in the terminal, typed by a script that reads only what is printed."""

import json
import random
import re
import subprocess
import sys

import pytest

HAND_OVER = re.compile(r"Hand the keyboard to (\w+), who then presses Enter\.$")
ASKED = re.compile(r"^(\w+), your choices:$", re.M)
CHOICE = re.compile(r"^ +(\d+)  \S", re.M)


class Reader:
    """A person with a terminal: reads up to the next question, and types an answer."""

    def __init__(self, folder, *arguments):
        command = [sys.executable, "-u", "-m", "pithead", "play", "mini-miners", *arguments]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=folder, text=True, bufsize=1)

    def read(self):
        """Everything up to the next question, or up to the end."""
        text = []
        while letter := self.process.stdout.read(1):
            text.append(letter)
            if letter == " " and text[-3:] == ["\n", ">", " "]:
                break
            if letter == "." and HAND_OVER.search("".join(text[-60:])):
                break
        return "".join(text)

    def type(self, answer):
        self.process.stdin.write(f"{answer}\n")
        self.process.stdin.flush()


def play(folder, rng, *arguments):
    """Play a whole game at random; the pages that each person read, and the code at the end."""
    reader = Reader(folder, *arguments)
    pages, person = [], ""
    while text := reader.read():
        person = match[1] if (match := ASKED.search(text)) else person
        pages.append((person, text))
        if match := HAND_OVER.search(text):
            person = match[1]
            reader.type("")
        elif text.endswith("> "):
            reader.type(rng.choice(CHOICE.findall(text.rpartition("your choices:")[2])))
    reader.process.stdin.close()
    reader.process.stdout.close()
    return pages, reader.process.wait()


def test_a_whole_game_of_two_people_and_a_bot_is_read_and_typed(pithead, tmp_path):
    arguments = ("--bots", "random", "--names", "Ada,Bob", "--seed", "hot seat 3", "--save", "game.json")
    pages, code = play(tmp_path, random.Random("hot seat 3"), *arguments)
    assert code == 0
    assert pithead("verify", "game.json").code == 0
    assert {person for person, _ in pages} == {"", "Ada", "Bob"}
    for person, text in pages:
        check_secrets(person, text)
    assert "wins with" in pages[-1][1]


def check_secrets(person, text):
    """Nobody's page names a pick, a hand, a store or a face-down tool of somebody else."""
    for line in text.splitlines():
        doer = re.match(r"(Ada|Bob|Bot 1 \(random\)) (picks [A-Z]|gives .* to .* face down|draws (?!a tool)|looks at (?!a card))", line)
        assert doer is None or doer[1] == person, line
    player = ""
    for line in text.splitlines():
        player = match[1] if (match := re.match(r"[A-C] (Ada|Bob|Bot 1)", line)) else player
        if re.match(r"  (Store|Hand|Picked|Troop):", line) or re.search(r"^  \d+ .*\[[a-z]", line):
            assert player == person, line


def test_gold_is_given_and_kept_off_the_list_of_choices(pithead, tmp_path):
    start = ("play", "mini-miners", "--level", "random", "--seed", "gift", "--save", "game.json")
    ran = pithead(*start, stdin="?\ngive 2 to 1\ngive 99 to 1\ngive 1 to 0\nquit\n")
    assert "“2 gold for …”" in ran.out
    assert "Player 1 gives Bot 1 (random) 2 gold." in ran.out
    assert ran.out.count("(MM-10.1)") == 2
    assert not re.search(r"^ +\d+  give", ran.out, re.M)
    assert "0: give 2 to 1" in json.loads((tmp_path / "game.json").read_text())["steps"]


def test_the_host_can_switch_trade_off(pithead):
    ran = pithead("play", "mini-miners", "--level", "random", "--no-trade", "--save", "game.json", stdin="?\ngive 2 to 1\nquit\n")
    assert "(MM-10.1)" in ran.out
    assert "“2 gold for …”" not in ran.out


def test_the_position_is_read_aloud(pithead):
    ran = pithead("play", "mini-miners", "--level", "random", "--seed", "look", "--save", "game.json", stdin="look\nscore\ntable\nquit\n")
    assert "In the market: 1 " in ran.out
    assert "Deck IV has 10 cards" in ran.out
    assert "(MM-9.2)" in ran.out


@pytest.mark.parametrize("options", [["--simplified"], ["--long", "--open-draft"], ["--no-trade"]])
def test_options_are_written_into_the_record(pithead, tmp_path, options):
    assert pithead("random", "mini-miners", "--seats", "3", "--out", ".", *options).code == 0
    written = json.loads((tmp_path / "mini-miners-1.json").read_text())["header"]["options"]
    for option in options:
        name = option.removeprefix("--")
        assert written["trade"] is False if name == "no-trade" else written[name] is True
    assert pithead("verify", "mini-miners-1.json").code == 0


def test_the_host_picks_the_dwarves(pithead, tmp_path):
    dwarves = "handyman,sleuth,hardhead,packmule,gadget,glimmer,crook,kaboom,lucky,mole,daredevil,haggler"
    assert pithead("new", "mini-miners", "--dwarves", dwarves).code == 0
    assert json.loads((tmp_path / "game.json").read_text())["header"]["options"]["dwarves"] == dwarves.split(",")


@pytest.mark.parametrize(
    "arguments",
    [
        ["random", "dice-miner", "--simplified"],
        ["new", "dice-miner", "--no-trade"],
        ["play", "dice-miner", "--dwarves", "mole"],
        ["random", "mini-miners", "--solo", "daily"],
        ["new", "mini-miners", "--random-heroes"],
        ["random", "mini-miners", "--dwarves", "mole,crook"],
        ["random", "mini-miners", "--dwarves", "gandalf"],
    ],
)
def test_options_that_a_game_does_not_have_are_one_sentence(pithead, arguments):
    ran = pithead(*arguments)
    assert ran.code == 2
    assert len(ran.err.splitlines()) == 1
