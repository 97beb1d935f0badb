"""The command line: `pithead --help` shows what it can do."""

from __future__ import annotations

import os
import sys
from time import perf_counter

from pithead.game import Refusal


def main() -> None:
    """Run the command line; a refusal, or a package that is not there, is one sentence and exit code 2."""
    begin = perf_counter()
    from pithead.cli.streams import accept_every_letter  # noqa: PLC0415 - so that `import pithead.cli` stays light

    accept_every_letter()
    from pithead.cli.app import app  # noqa: PLC0415
    from pithead.cli.help import only_needed  # noqa: PLC0415
    from pithead.cli.words import say, split_language  # noqa: PLC0415

    args = split_language(sys.argv[1:])[1]
    try:
        only_needed(app, args)(args=args, obj=begin)
    except Refusal as refusal:
        print(f"pithead: {say.refusal(refusal)}", file=sys.stderr)
        sys.exit(2)
    except ImportError as error:
        from pithead.cli.extras import missing_extra  # noqa: PLC0415

        if (missing := missing_extra(error)) is None:
            raise
        print(f"pithead: {say.refusal(missing)}", file=sys.stderr)
        sys.exit(2)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
