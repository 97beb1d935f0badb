"""`--help` shows where to go: commands in groups, examples that can be typed, every installed game; and shells complete all of it."""

import os
import shlex
import subprocess
import sys

import msgspec
import pytest
import typer
from typer.main import get_command

from pithead.bots.levels import default_level
from pithead.cli.app import app
from pithead.cli.examples import EXAMPLES
from pithead.cli.help import PANELS, examples, only_needed
from pithead.cli.options import GameCommand
from pithead.games import game_names
from pithead.server.settings import Settings
from pithead.words import LANGUAGES, Words


def commands():
    """Every command by its words."""
    found = {}
    for name, command in get_command(app).commands.items():
        found[name] = command
        found |= {f"{name} {inner}": each for inner, each in getattr(command, "commands", {}).items()}
    return found


def test_every_command_has_examples_and_every_example_a_command():
    assert set(EXAMPLES) == {"", *commands()}


@pytest.mark.parametrize("name", get_command(app).commands)
def test_a_command_that_is_named_is_prepared_without_the_others(name):
    known = get_command(app)
    named = get_command(only_needed(app, [name, "--help"]))
    assert list(named.commands) == [name]
    assert [param.opts for param in named.commands[name].params] == [param.opts for param in known.commands[name].params]
    assert [param.opts for param in named.params] == [param.opts for param in known.params]


@pytest.mark.parametrize("args", [[], ["--help"], ["nonsense"]])
def test_all_commands_are_prepared_where_none_is_named(args):
    assert list(get_command(only_needed(app, args)).commands) == list(get_command(app).commands)


def test_the_overview_is_the_same_without_the_parameters_of_the_commands(capsys):
    def overview(shown):
        with pytest.raises(SystemExit):
            get_command(shown).main(["--help"], prog_name="pithead")
        return capsys.readouterr().out

    assert overview(only_needed(app, ["--help"])) == overview(only_needed(app, ["-h"])) == overview(app)
    assert get_command(app).commands["serve"].params
    assert not get_command(only_needed(app, ["--help"])).commands["serve"].params


@pytest.mark.parametrize("line", [line for command in EXAMPLES for line in examples(command)])
def test_an_example_can_be_typed_as_it_stands(line):
    words = shlex.split(line)[1:]
    known = commands()
    name = " ".join(words[:2]) if " ".join(words[:2]) in known else words[0]
    command, rest = known[name], words[len(name.split()) :]
    rest = [word for at, word in enumerate(rest) if word != "--lang" and rest[at - 1 : at] != ["--lang"]]
    with typer.Context(command) as ctx:  # raises where a flag or a value is unknown
        command.parse_args(ctx, list(rest))


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_every_game_and_every_group_in_the_readers_language(pithead, language):
    ran = pithead("--lang", language, "--help")
    assert ran.code == 0
    for name in game_names():
        assert name in ran.out
    for panel in PANELS[:-1]:
        assert f"{Words(language).plain(f'help-panel-{panel}')}:" in ran.out
    assert Words(language).plain("help-help") in ran.out
    assert Words(language).plain("help-examples") in pithead("--lang", language, "db", "check", "--help").out


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_command_does_is_said_to_the_end(pithead, language):
    text = pithead("--lang", language, "--help").out
    assert "..." not in text.partition("\n\n")[2], "nothing but the usage has dots"


def test_defaults_are_shown_also_those_that_a_command_finds_later(pithead):
    serve = " ".join(pithead("serve", "--help").out.split())
    for name, value in msgspec.structs.asdict(Settings()).items():
        flag = f"--{name.replace('_', '-')} "
        assert not value or f"[default: {value}]" in serve.partition(flag)[2].partition(" --")[0], flag
    played = pithead("play", "--help").out
    assert played.count(f"[default: {default_level(game_names()[0])}]") == len(game_names())
    assert "[[" not in played


def test_one_word_means_one_thing():
    meanings = {}
    for name, command in commands().items():
        for param in command.params:
            for text in param.opts:
                if text.startswith("--"):
                    meanings.setdefault(text, {}).setdefault(param.metavar or "", []).append(name)
    assert "--jobs" not in meanings
    assert set(meanings["--bots"]) == {"A,B"}
    assert set(meanings["--workers"]) == {"N"}
    assert {"simulate", "lab", "ladder", "puzzle"} == set(meanings["--workers"]["N"])
    for table in ("simulate", "statistics", "ladder", "bench", "analyse", "rules", "content", "db check"):
        assert table in meanings["--json"][""], table


def complete(*words):
    """What a shell offers after these words."""
    environment = {
        **os.environ,
        "_PITHEAD_COMPLETE": "complete_bash",
        "COMP_WORDS": shlex.join(("pithead", *words)),
        "COMP_CWORD": str(len(words)),
    }
    code = "import sys; sys.argv = ['pithead']; from pithead.cli import main; main()"
    ran = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    return ran.stdout.split()


def test_a_shell_completes_commands_games_and_their_flags():
    assert {"play", "puzzle"} <= set(complete("p"))
    assert complete("play", "dice") == ["dice-miner"]
    assert "--solo" in complete("play", "dice-miner", "--s")
    assert "--solo" not in complete("play", "mini-miners", "--s")
    assert "--simplified" in complete("play", "mini-miners", "--s")


def test_a_shell_can_be_taught(pithead):
    text = pithead("--help").out
    assert "--install-completion" in text
    assert "--show-completion" in text


def test_flags_of_games_are_still_parsed_and_refused(pithead):
    assert isinstance(get_command(app).commands["play"], GameCommand)
    assert "--frobnicate" in pithead("new", "dice-miner", "--frobnicate").err
