"""Determinisation: worlds a player could be in. With a good memory, exactly one."""

from __future__ import annotations

import numpy as np

from hanagoza.core.compiling import compiled
from hanagoza.core.state import Int
from hanagoza.games.kasane.state import State


@compiled
def imagine(state: State, observer: Int, origin: np.uint64) -> None:
    """Nothing to deal: in recall only the deck is ``unseen``, and ``blind`` has written it.

    Its order is all that is unknown, and no state holds an order: cards are drawn when they are
    dealt.
    """


@compiled
def glimpse(state: State, move: Int, observer: Int) -> Int:
    """Everybody sees every move (``knowledge``)."""
    return move
