"""The evaluation function of Hitohira: the final count, as far as it can be seen by now."""

from __future__ import annotations

import numpy as np

from hanagoza.core.compiling import compiled
from hanagoza.core.state import Array, Int
from hanagoza.games.hitohira.pieces import PIECES, how_many
from hanagoza.games.hitohira.scoring import (
    GROUPS,
    PAYMENTS,
    coloured,
    field_points,
    joker_count,
)
from hanagoza.games.hitohira.state import GRAB, KEEP, State

WORTH_OF_ONE = 1.7
"""A piece in the field, while there is time to gather more of its colour."""


@compiled
def evaluate(state: State, points: Array) -> float:
    """Fields and groups as they stand; early on, every piece counts alike."""
    early = np.float64(how_many(state.pouch)) / np.float64(how_many(PIECES[state.players]))
    for seat in range(np.int64(state.players)):
        field = np.int64(state.fields[seat])
        if seat == state.active and state.phase != KEEP:
            field += np.int64(state.turn)
        counted = np.float64(field_points(field, state.field_black))
        points[seat] = (1.0 - early) * counted + early * WORTH_OF_ONE * how_many(field)
        for group in range(len(GROUPS)):
            points[seat] += _group(state, seat, group)
    return 3.0 + 14.0 * early


@compiled
def _group(state: State, seat: Int, group: Int) -> float:
    """What a group pays if half of everybody's jokers join it, places being shared smoothly."""
    if coloured(state, seat, group) == 0:
        return 0.0
    size = _size(state, seat, group)
    behind = 0.0
    for other in range(np.int64(state.players)):
        if other != seat:
            lead = size - _size(state, other, group)
            behind += min(max(0.5 - 0.25 * lead, 0.0), 1.0)
    if state.players == 2:
        return float((1.0 - behind) * PAYMENTS[group, 1])
    place = min(int(behind), state.players - 2)
    part = behind - place
    return float((1.0 - part) * PAYMENTS[group, place] + part * PAYMENTS[group, place + 1])


@compiled
def _size(state: State, seat: Int, group: Int) -> float:
    own = coloured(state, seat, group)
    return float(own + 0.5 * joker_count(state, seat)) if own else 0.0


@compiled
def rests(state: State, decisions: Int) -> bool:
    """Between two turns, and wherever random players would go on grabbing: they fail too often."""
    return bool(state.phase == GRAB and (state.grabs == 0 or decisions > 0))
