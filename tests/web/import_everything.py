"""Imports every module of ours that is in the static edition, and prints their number; what can't be imported in a page is not in there."""

from importlib import import_module
from pathlib import Path

import pithead
import pithead.server.in_page
import pithead.server.worker

root = Path(pithead.__file__).parent
found = sorted(path for path in root.rglob("*.pyc") if path.name != "__main__.pyc")
trouble = {}
for path in found:
    parts = [*path.relative_to(root.parent).parent.parts, *([] if path.stem == "__init__" else [path.stem])]
    try:
        import_module(".".join(parts))
    except ImportError as error:
        trouble[".".join(parts)] = str(error)
assert not trouble, trouble
print(len(found))
