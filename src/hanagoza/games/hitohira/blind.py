"""From a view back into a state, with nothing in it that the observer does not know.

``imagine`` deals the rest and relies on the state, so a view that contradicts itself is refused
here: some way to put the unseen pieces is tried, and has to be a state that a game could reach and
that looks to the observer like the view, down to what the view only works out.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np

from hanagoza.core.options import Setting
from hanagoza.core.state import CHANCE, OVER
from hanagoza.games.hitohira.checks import PHASES, actor_of, check
from hanagoza.games.hitohira.imagine import (
    BEFORE_SECRETS,
    UNKNOWN,
    candidates,
    knows_secret,
    removed_count,
)
from hanagoza.games.hitohira.moves import ABILITIES, MOVES, NO_ABILITY, NO_CHOICE
from hanagoza.games.hitohira.pieces import (
    COLOURS,
    COPIES,
    LETTERS,
    bunch_of,
    letters_of,
    one,
)
from hanagoza.games.hitohira.scoring import finish, joker_range
from hanagoza.games.hitohira.view import Counts, HitohiraView, view_of


def blind(view: HitohiraView, state: Any) -> None:
    """Write what a recall view knows into a blank state; hidden pieces stay absent."""
    state.actor = OVER if view.over else CHANCE if view.actor is None else view.actor
    state.phase = PHASES.index(view.phase)
    state.active = view.active or 0
    state.grabs, state.stalled, state.due = view.grabs, view.stalled, view.due
    state.turn, state.held = _bunch(view.turn), _bunch(view.held)
    state.ability = ABILITIES.index(view.ability or ABILITIES[NO_ABILITY])
    state.chosen = MOVES.ids[view.chosen] if view.chosen else NO_CHOICE
    state.returned = _bunch(view.returned)
    for seat, side in enumerate(view.seats):
        state.fields[seat], state.screens[seat] = _bunch(side.field), _bunch(side.screen)
        state.jokers[seat] = side.jokers or 0
    for place, secret in enumerate(view.secrets or ()):
        colour = LETTERS.index(secret.colour) if secret.colour is not None else UNKNOWN
        state.secret_seats[place], state.secret_colours[place] = secret.seat, colour
        state.peaks[place] = _bunch(secret.seen)
    state.secrets = len(view.secrets or ())
    _check_blind(view, _loose(state))
    if view.over:
        finish(state)


def _bunch(counts: Counts | None) -> int:
    if counts is None or len(counts) != COLOURS or not all(0 <= n <= COPIES for n in counts):
        raise ValueError(f"{counts} are not the counts of {COLOURS} colours")
    return bunch_of(counts)


def _loose(state: Any) -> Any:
    """The same state in plain numbers, which Python reads many times as fast as a NumPy record."""
    values = zip(state.dtype.names, state.item(), strict=True)
    return SimpleNamespace(
        **{name: v.tolist() if isinstance(v, np.ndarray) else v for name, v in values}
    )


def _check_blind(view: HitohiraView, state: Any) -> None:
    """What the view says must fit together, so that the unseen pieces can be dealt."""
    if len(view.seats) != view.players or view.seat not in (None, *range(view.players)):
        raise ValueError(f"seat {view.seat} of {len(view.seats)}")
    observer = CHANCE if view.seat is None else view.seat
    _check_candidates(state, observer)
    _put_somewhere(state, view, observer)
    check(state)
    if actor_of(state, sum(side.committed for side in view.seats)) != state.actor:
        raise ValueError(f"seat {view.actor} cannot be to decide")
    for seat, side in enumerate(view.seats):
        low, high = joker_range(state, seat)
        if side.jokers is not None and not low <= side.jokers <= high:
            raise ValueError(f"seat {seat} cannot have counted {side.jokers} jokers as warm")
    _check_looks(view, state)


def _check_candidates(state: Any, observer: int) -> None:
    """However the hidden pieces before it fall, there is one for every hidden place."""
    hidden = int(removed_count(state))
    for place in range(BEFORE_SECRETS, state.secrets):
        if place >= 0:
            if knows_secret(state, observer, place):
                continue
            hidden += 1
        free = [int(candidates(state, observer, place, colour)) for colour in range(COLOURS)]
        if min(free) < 0 or sum(free) < hidden:
            raise ValueError("the pieces that have been in sight do not add up")


def _put_somewhere(state: Any, view: HitohiraView, observer: int) -> None:
    """Put every unseen piece where one is hidden, whichever; the rest is in the pouch."""
    unseen = [LETTERS.index(letter) for letter in letters_of(_bunch(view.unseen))]
    for place in range(state.secrets):
        if not knows_secret(state, observer, place):
            state.secret_colours[place] = unseen.pop()
            state.screens[state.secret_seats[place]] += int(one(state.secret_colours[place]))
    removed = int(removed_count(state))
    state.removed = sum(int(one(colour)) for colour in unseen[:removed])
    state.pouch = sum(int(one(colour)) for colour in unseen[removed:])


def _check_looks(view: HitohiraView, state: Any) -> None:
    """The state looks to the observer as the view says."""
    setting = Setting(view.players, "random", view.options)
    looks = view_of(view.game, state, setting, view.seat, True)
    for name in view.__struct_fields__:
        is_so, said = getattr(looks, name), getattr(view, name)
        if is_so != said:
            raise ValueError(f"{name} is {said}; it would be {is_so}")
