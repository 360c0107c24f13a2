"""``python -m hanagoza`` is the ``hanagoza`` command."""

from __future__ import annotations

import sys

from hanagoza.cli import main

if __name__ == "__main__":
    sys.exit(main())
