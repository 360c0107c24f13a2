"""A bot's own random numbers: a function of its seed and of what it sees, and of nothing else.

So a bot repeats itself after a restart, and cannot betray what it does not know.
"""

from __future__ import annotations

import hashlib
import random

from hanagoza.core.views import View, to_json


def generator(seed: int, view: View) -> random.Random:
    """The generator for one decision."""
    digest = hashlib.sha256(b"%d\0" % seed + to_json(view)).digest()
    return random.Random(int.from_bytes(digest[:8]))
