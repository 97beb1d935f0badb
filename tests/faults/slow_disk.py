"""The server on a disk whose every sync takes `PITHEAD_TEST_SYNC` ms, which is what most disks do; ours may be quicker."""

import os
import sys
import time

from pithead.cli import main
from pithead.store.sqlite import SqliteStore

SYNC = "PITHEAD_TEST_SYNC"
_quick = SqliteStore._commit


def _commit(self, group):
    time.sleep(float(os.environ[SYNC]) / 1000)
    return _quick(self, group)


if __name__ == "__main__":
    SqliteStore._commit = _commit
    sys.argv[0] = "pithead"
    main()
