"""What other programs import from `pithead` itself."""

import ast
from importlib import import_module
from pathlib import Path

import pithead


def test_every_exported_name_is_what_a_type_checker_finds_there():
    tree = ast.parse(Path(pithead.__file__).read_text("utf-8"))
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module.startswith("pithead.")]
    homes = {alias.name: node.module for node in imports for alias in node.names}
    assert set(homes) == set(pithead.__all__)
    for name, home in homes.items():
        assert getattr(pithead, name) is getattr(import_module(home), name), name
