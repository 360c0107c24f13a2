"""How far a game of Hanamikoji can be, for positions and views alike."""

from __future__ import annotations

from hanagoza.core.checks import in_range
from hanagoza.games.hanamikoji.scoring import GUARD_ROUNDS
from hanagoza.games.hanamikoji.state import DEAL, DEALT, FINISHED, SEATS, START, TURNS, State


def set_progress(state: State, round_no: int, starter: int, step: int) -> None:
    """Write how far a game is, if one can be so far in the phase that the state is in."""
    last_round = state.max_rounds or GUARD_ROUNDS
    steps = {START: (0, 0), DEAL: (0, DEALT - 1), FINISHED: (TURNS, TURNS)}
    in_range("round", round_no, 1, 1 if state.phase == START else last_round)
    in_range("starter", starter, 0, SEATS - 1)
    in_range("step", step, *steps.get(state.phase, (0, TURNS - 1)))
    state.round_no, state.starter, state.step = round_no, starter, step
