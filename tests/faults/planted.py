"""The server with a planted mistake, as a positive control: it acknowledges before it stores."""

import sys

from pithead.cli import main
from pithead.server import process
from tests.faults.mutants import AckBeforeCommit


class Planted(AckBeforeCommit):
    """The mutant, on a disk that takes a while."""

    async def _append(self, line):
        await self.pause(0.05)
        return await super()._append(line)


process.TableRegistry = Planted

if __name__ == "__main__":
    sys.argv[0] = "pithead"
    main()
