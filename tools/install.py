"""Installs pinned, hash-checked requirements into this environment: with uv, many packages at once, or with pip where uv can't.

python tools/install.py requirements/dev.txt requirements/sim.txt

uv does not read what pip was told about indexes, certificates and proxies on this machine, so it is told here.
"""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from importlib.util import find_spec
from typing import Final

PIP: Final = (sys.executable, "-m", "pip", "--disable-pip-version-check")
VARIABLES: Final = {
    "index-url": "UV_DEFAULT_INDEX",
    "extra-index-url": "UV_EXTRA_INDEX_URL",
    "find-links": "UV_FIND_LINKS",
    "no-index": "UV_NO_INDEX",
    "trusted-host": "UV_INSECURE_HOST",
    "cert": "SSL_CERT_FILE",
    "client-cert": "SSL_CLIENT_CERT",
    "proxy": "ALL_PROXY",
    "timeout": "UV_HTTP_TIMEOUT",
    "default-timeout": "UV_HTTP_TIMEOUT",
}
"""What uv calls the settings of pip."""

SEVERAL: Final = ("extra-index-url", "trusted-host", "find-links")
"""The settings with several values."""

SECTIONS: Final = ("global", "install", ":env:")
"""Where pip finds settings; the later ones count more."""


def uv_variables(told: str) -> dict[str, str]:
    """The environment for uv that says what `pip config list` told."""
    found: dict[str, tuple[int, str]] = {}
    for line in told.splitlines():
        key, _, value = line.partition("=")
        section, _, name = key.rpartition(".")
        if section in SECTIONS and name in VARIABLES:
            text = str(ast.literal_eval(value))
            between = "," if name == "find-links" else " "
            said = between.join(text.split()) if name in SEVERAL else text
            found[VARIABLES[name]] = max(found.get(VARIABLES[name], (-1, "")), (SECTIONS.index(section), said))
    return {variable: said for variable, (_, said) in found.items()}


def with_uv(files: list[str]) -> bool:
    """Were they installed with uv?"""
    if find_spec("uv") is None:
        return False
    told = subprocess.run([*PIP, "config", "list"], capture_output=True, text=True, check=False).stdout
    # every index may have a version, as for pip: the hashes say what is right
    command = [sys.executable, "-m", "uv", "pip", "install", "--quiet", "--python", sys.executable, "--index-strategy", "unsafe-best-match"]
    return not subprocess.run([*command, "--require-hashes", *files], env={**uv_variables(told), **os.environ}, check=False).returncode


def main(names: list[str]) -> int:
    """The exit code."""
    files = [word for name in names for word in ("-r", name)]
    if with_uv(files):
        return 0
    print("tools/install.py: uv can't, so pip does it", file=sys.stderr)
    return subprocess.run([*PIP, "install", "--quiet", "--require-hashes", "--no-compile", *files], check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
