"""A recall view written into a blank state, so that ``imagine`` can deal the rest.

``imagine`` relies on the state, so a view that contradicts itself is refused: some way to put the
unseen pieces is tried, and has to be a state that a game could reach and that looks to the observer
like the view, down to what the view only works out.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from hanagoza.core.checks import has_size, in_range, refuse
from hanagoza.core.headers import read_view_header
from hanagoza.core.options import Setting
from hanagoza.core.state import thawed
from hanagoza.games.hitohira.checks import check, check_memory, in_plain_numbers, set_progress
from hanagoza.games.hitohira.knowledge import (
    BEFORE_SECRETS,
    UNKNOWN,
    concealable,
    knows_removed,
    knows_secret,
    unknown_removed,
)
from hanagoza.games.hitohira.moves import ABILITIES, MOST_JOKERS, MOVES, NO_ABILITY, NO_CHOICE
from hanagoza.games.hitohira.pieces import (
    BITS,
    COLOURS,
    LETTERS,
    SINGLES,
    bunch_from,
    letters_of,
)
from hanagoza.games.hitohira.scoring import finish, joker_range
from hanagoza.games.hitohira.state import MAX_SECRETS, PHASES, State, actor_of
from hanagoza.games.hitohira.view import Counts, HitohiraView, view_of


def blind(view: HitohiraView, state: State) -> None:
    """Write what a recall view knows into a blank state; hidden pieces stay absent."""
    read_view_header(view, state, PHASES)
    has_size("the table", len(view.seats), view.players, of="seats")
    set_progress(state, view.active or 0, view.grabs, view.due, view.stalled)
    state.turn, state.held = _bunch(view.turn), _bunch(view.held)
    state.ability = ABILITIES.index(view.ability or ABILITIES[NO_ABILITY])
    state.chosen = MOVES.ids[view.chosen] if view.chosen else NO_CHOICE
    state.returned = _bunch(view.returned)
    if view.removed_pieces is not None:
        state.removed = _bunch(view.removed_pieces)
    for seat, side in enumerate(view.seats):
        state.fields[seat], state.screens[seat] = _bunch(side.field), _bunch(side.screen)
        state.jokers[seat] = _jokers(seat, side.jokers)
    _read_secrets(view, state)
    _check_blind(view, state)
    if view.over:
        finish(state)


def _bunch(counts: Counts | None) -> int:
    if counts is None or len(counts) != COLOURS or not all(0 <= n < 1 << BITS for n in counts):
        refuse(f"{counts} are not the counts of {COLOURS} colours")
    return bunch_from(counts)


def _jokers(seat: int, counted: int | None) -> int:
    in_range(f"jokers of seat {seat}", counted or 0, 0, MOST_JOKERS)
    return counted or 0


def _read_secrets(view: HitohiraView, state: State) -> None:
    in_range("secrets: their number", len(view.secrets or ()), 0, MAX_SECRETS)
    for place, secret in enumerate(view.secrets or ()):
        in_range("secrets: seat", secret.seat, 0, view.players - 1)
        colour = LETTERS.index(secret.colour) if secret.colour is not None else UNKNOWN
        state.secret_seats[place], state.secret_colours[place] = secret.seat, colour
        state.peaks[place] = _bunch(secret.seen)
        if knows_secret(state, place, view.seat) != (colour != UNKNOWN):
            refuse("secrets: an observer knows their own, and all when the screens are lifted")
    state.secrets = len(view.secrets or ())


def _check_blind(view: HitohiraView, state: State) -> None:
    """What the view says must fit together, so that the unseen pieces can be dealt."""
    known = in_plain_numbers(state)
    full = _with_all_pieces(view, known, state)
    check(full)
    if knows_removed(full):
        check_memory(full)
    _check_reach(known, view.seat)
    if actor_of(full, sum(side.committed for side in view.seats)) != full.actor:
        refuse(f"seat {view.actor} cannot be to decide")
    for seat, side in enumerate(view.seats):
        low, high = joker_range(full, seat)
        if side.jokers is not None and not low <= side.jokers <= high:
            refuse(f"seat {seat} cannot have counted {side.jokers} jokers as warm")
    _check_looks(view, full)


def _with_all_pieces(view: HitohiraView, known: State, record: Any) -> State:
    """Put every unseen piece where one is hidden, whichever; the rest is in the pouch."""
    full: Any = thawed(record.tobytes(), record.dtype)[0]
    unseen = [SINGLES[LETTERS.index(letter)] for letter in letters_of(_bunch(view.unseen))]
    for place in range(known.secrets):
        if not knows_secret(known, place, view.seat):
            if not unseen:
                refuse("there are fewer unseen pieces than secrets")
            full.secret_colours[place] = SINGLES.index(unseen[-1])
            full.screens[known.secret_seats[place]] += unseen.pop()
    removed = int(unknown_removed(known))
    full.removed, full.pouch = known.removed + sum(unseen[:removed]), sum(unseen[removed:])
    return in_plain_numbers(full)


def _check_reach(known: State, observer: int | None) -> None:
    """However the hidden pieces before it fall, there is one for every hidden place."""
    hidden = int(unknown_removed(known))
    for place in range(BEFORE_SECRETS, known.secrets):
        if place >= 0:
            if knows_secret(known, place, observer):
                continue
            hidden += 1
        free = [concealable(known, place, colour, observer) for colour in range(COLOURS)]
        if min(free) < 0 or sum(free) < hidden:
            refuse("the pieces that have been in sight do not add up")


def _check_looks(view: HitohiraView, full: State) -> None:
    """The state looks to the observer as the view says."""
    setting = Setting(view.players, "random", view.options)
    looks = view_of(view.game, full, setting, view.seat, True)
    for seat, (side, would_be) in enumerate(zip(view.seats, looks.seats, strict=True)):
        _compare(side, would_be, f" of seat {seat}")
    _compare(view, looks)


def _compare(said: Struct, would_be: Struct, where: str = "") -> None:
    for name in said.__struct_fields__:
        one, other = getattr(said, name), getattr(would_be, name)
        if one != other:
            refuse(f"{name}{where} is {one}; it would be {other}")
