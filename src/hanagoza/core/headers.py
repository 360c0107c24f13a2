"""The header that views and positions of every game share, written and read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hanagoza.core.checks import refuse
from hanagoza.core.options import Setting
from hanagoza.core.state import CHANCE, OVER, Header
from hanagoza.core.views import View

ROUND_OVER = "round-over"
"""The phase of a view at the end of a round, where a game has rounds: nothing is played in it."""


def view_header(
    game: str,
    state: Header,
    setting: Setting,
    phases: Sequence[str],
    seat: int | None,
    recall: bool,
) -> dict[str, Any]:
    """What every view starts with."""
    actor = state.actor
    return {
        "game": game,
        "players": setting.players,
        "options": dict(setting.options),
        "seat": seat,
        "recall": recall,
        "actor": None if actor < 0 else actor,
        "over": actor == OVER,
        "phase": phases[state.phase],
    }


def read_view_header(view: View, state: Header, phases: Sequence[str]) -> None:
    """The same, written into a blank state that has players and options already."""
    for seat in (view.seat, view.actor):
        if seat is not None and not 0 <= seat < state.players:
            refuse(f"there is no seat {seat}")
    if view.over and view.actor is not None:
        refuse(f"it is over, but seat {view.actor} is to decide")
    if view.phase == ROUND_OVER:
        refuse("its round is over, and the next is not yet dealt")
    state.actor = OVER if view.over else CHANCE if view.actor is None else view.actor
    state.phase = phases.index(view.phase)


def position_header(game: str, rules: int, setting: Setting) -> dict[str, Any]:
    """What every position document starts with."""
    return {
        "game": game,
        "rules": rules,
        "players": setting.players,
        "options": dict(setting.options),
    }
