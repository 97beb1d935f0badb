"""The table of attackers names a test for each of its lines."""

import re
from pathlib import Path

from tests.test_docs import ROOT

PAGE = ROOT / "docs" / "concepts" / "sealed-dice.md"


def test_every_line_of_the_table_of_attackers_has_a_test():
    section = PAGE.read_text("utf-8").partition("## What is proven against whom")[2].partition("\n## ")[0]
    rows = [line for line in section.splitlines() if line.startswith("| ")][1:]
    named = [re.findall(r"`(test_\w+)`", row) for row in rows]
    assert len(rows) >= 12
    assert all(named)
    tests = "\n".join(file.read_text("utf-8") for file in Path(ROOT / "tests").rglob("test_*.py"))
    assert [name for names in named for name in names if f"def {name}(" not in tests] == []
