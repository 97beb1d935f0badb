"""`make faults`: every fault, load and fuzz test in its long form, one after the other, each printing its figure."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
LONG = {"PITHEAD_PAIRS": "20000", "PITHEAD_FRAMES": "100000", "PITHEAD_FILES": "100000", "PITHEAD_CASES": "20000"}
RUNS = (
    ("tests.faults.kills", "--kills", "1000"),
    ("tests.faults.kills", "--kills", "20", "--planted"),
    ("tests.faults.simulator", "--seeds", "200000"),
    ("tests.faults.processes", "--rounds", "60"),
    ("tests.faults.crowds", "--clients", "1000"),
    ("tests.faults.load", "--games", "1000", "--rate", "500", "--seconds", "20"),
    ("tests.faults.load", "--games", "500", "--rate", "300", "--seconds", "10", "--spectators", "2"),
    ("pytest", "-s", "-p", "no:cacheprovider", "tests/faults/test_fuzz.py", "tests/faults/test_secrets.py", "tests/faults/test_disks.py"),
    ("pytest", "-s", "-p", "no:cacheprovider", "tests/faults/test_simulator.py", "-k", "planted"),
)


def main():
    failed = 0
    for module, *arguments in RUNS:
        done = subprocess.run([sys.executable, "-m", module, *arguments], cwd=ROOT, env={**os.environ, **LONG}, check=False)
        failed += done.returncode != 0
        print(f"{'ok' if done.returncode == 0 else 'FAILED'}: {module} {' '.join(arguments)}", flush=True)
    return failed


if __name__ == "__main__":
    sys.exit(main())
