"""The rules of Hitohira and La Légende du Cerisier, compiled: what a move does.

A turn draws pieces from the pouch, may call on an ability (``abilities``, ``effects``), and puts
its pieces behind the screen or in the field. An empty pouch ends the game, and ``scoring`` counts.
The two editions are one set of rules with different switches. ``docs/games/hitohira.md`` tells the
rules in words; HH-Axx and LC-Axx are rulings listed there.
"""

from __future__ import annotations

import numpy as np

from hanagoza.core.bunches import NOTHING
from hanagoza.core.compiling import compiled
from hanagoza.core.seats import weigh_seats
from hanagoza.core.state import CHANCE, Array, Int
from hanagoza.games.hitohira.abilities import available
from hanagoza.games.hitohira.effects import (
    choose,
    draw_bonus,
    gather,
    give,
    hide,
    place,
    swap,
    use,
)
from hanagoza.games.hitohira.moves import (
    FIRST_DRAW,
    FIRST_GRAB,
    FIRST_JOKERS,
    FIRST_KEEP,
    FIRST_SCREEN,
    FIRST_START,
    KEPT,
    MOST_SCREENED,
    STOP,
)
from hanagoza.games.hitohira.pieces import COLOURS, failed, hues_of, one, weigh
from hanagoza.games.hitohira.pouch import draw_piece, put_back
from hanagoza.games.hitohira.scoring import finish
from hanagoza.games.hitohira.setup import begin_turn, open_pouch, remove
from hanagoza.games.hitohira.state import (
    BONUS,
    CHOOSE,
    DRAW,
    GATHER,
    GIVE,
    GRAB,
    HIDE,
    JOKERS,
    KEEP,
    MAX_GRABS,
    PLACE,
    REMOVE,
    SCREEN,
    START,
    SWAP,
    USE,
    State,
    most_to_grab,
    opponent,
)


@compiled
def outcomes(state: State, weights: Array) -> tuple[Int, Int]:
    """Write how many physical pieces each outcome stands for; return the first id and how many."""
    if state.phase == START:
        return FIRST_START, weigh_seats(state, weights)
    weigh(state.pouch, weights)
    return FIRST_DRAW, COLOURS


@compiled
def apply(state: State, move: Int) -> None:  # noqa: C901
    """Carry out a legal decision or an outcome."""
    phase = state.phase
    if phase == DRAW:
        _draw(state, move)
    elif phase == GRAB:
        _grab(state, move)
    elif phase == KEEP:
        _keep(state, move)
    elif phase == SCREEN:
        _put_away(state, move)
    elif phase == USE:
        use(state, move)
    elif phase == BONUS:
        draw_bonus(state, move)
    elif phase == HIDE:
        hide(state, move)
    elif phase == CHOOSE:
        choose(state, move)
    elif phase == GIVE:
        give(state, move)
    elif phase == SWAP:
        swap(state, move)
    elif phase == PLACE:
        place(state, move)
    elif phase == GATHER:
        gather(state, move)
    elif phase == REMOVE:
        remove(state, move)
    elif phase == START:
        open_pouch(state, move - FIRST_START)
    else:
        _commit_jokers(state, move)


# --- the first step of a turn: up to three grabs, and what is kept of a failed one ----------------


@compiled
def _grab(state: State, move: Int) -> None:
    """Declare how many pieces to draw (HH-A05), or stop."""
    if move == STOP:
        _obtain(state)
        return
    state.due = move - FIRST_GRAB + 1
    state.grabs += 1
    state.phase = DRAW
    state.actor = CHANCE


@compiled
def _draw(state: State, move: Int) -> None:
    """One piece of a grab. The whole grab is drawn before it is judged."""
    state.turn += draw_piece(state, move)
    if state.due == 0:
        _judge(state)


@compiled
def _judge(state: State) -> None:
    """All pieces of the turn together may fail (HH-A06); a stop that is forced is not asked."""
    state.actor = state.active
    if failed(state.turn):
        if hues_of(state.turn):
            state.phase = KEEP
        else:
            put_back(state, state.turn)
            state.turn = NOTHING
            _end_turn(state, False)
    elif state.grabs == MAX_GRABS or most_to_grab(state) == 0:
        _obtain(state)
    else:
        state.phase = GRAB


@compiled
def _obtain(state: State) -> None:
    """The draw has succeeded: all of it is the player's (HH-A32), who may call on an ability."""
    state.phase = USE if available(state) else SCREEN


@compiled
def _keep(state: State, move: Int) -> None:
    """One piece of each chosen hue goes to the field; the rest returns (HH-A10)."""
    kept = KEPT[move - FIRST_KEEP]
    state.fields[state.active] += kept
    put_back(state, np.int64(state.turn) - kept)
    state.turn = NOTHING
    _end_turn(state, kept != NOTHING)


# --- the last step, and the end of the game -------------------------------------------------------


@compiled
def _put_away(state: State, move: Int) -> None:
    """The last step of a turn: pieces behind the screen, all others into the field."""
    if move != FIRST_SCREEN:
        colour, number = divmod(move - FIRST_SCREEN - 1, MOST_SCREENED)
        hidden = one(colour) * (number + 1)
        state.turn -= hidden
        state.screens[state.active] += hidden
    state.fields[state.active] += state.turn
    state.turn = NOTHING
    _end_turn(state, True)


@compiled
def _end_turn(state: State, shrunk: bool) -> None:
    """The next player's turn; an empty pouch ends the game at once (HH-A20)."""
    state.stalled = 0 if shrunk else state.stalled + 1
    if state.pouch == NOTHING:
        state.phase = JOKERS
        state.actor = 0
    else:
        begin_turn(state, opponent(state, 1))


@compiled
def _commit_jokers(state: State, move: Int) -> None:
    """Every seat commits in secret, in seat order (HH-A25); the last commitment ends the game."""
    seat: Int = np.int64(state.actor)
    state.jokers[seat] = move - FIRST_JOKERS
    state.actor = seat + 1
    if state.actor == state.players:
        finish(state)
