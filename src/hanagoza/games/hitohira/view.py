"""What a seat or a spectator may know in Hitohira (information table: docs).

Everything here is constructed from what may be known. Bunches are six counts in the order R Y L B
W K. The recall view adds what everybody saw go behind the screens, how many secrets lie there, and
what can be said about the pouch.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from hanagoza.core.match import Setting
from hanagoza.core.seen import View
from hanagoza.core.state import CHANCE, OVER
from hanagoza.games.hitohira.abilities import ability_on
from hanagoza.games.hitohira.checks import PHASES, actor_of, check
from hanagoza.games.hitohira.imagine import (
    BEFORE_SECRETS,
    UNKNOWN,
    candidates,
    knows_secret,
    removed_count,
)
from hanagoza.games.hitohira.moves import ABILITIES, NO_ABILITY, NO_CHOICE, TABLE
from hanagoza.games.hitohira.pieces import (
    COLOURS,
    COPIES,
    LETTERS,
    TRIGGERS,
    bunch_of,
    counts_of,
    letters_of,
    one,
    size_of,
    triggers,
)
from hanagoza.games.hitohira.scoring import field_points, finish, joker_range
from hanagoza.games.hitohira.state import (
    FINISHED,
    JOKERS,
    KEEP,
    START,
    allowance,
)

Counts = tuple[int, ...]


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """One side of the table."""

    field: Counts
    points: int
    """What the field is worth as it lies."""
    screen: Counts | None
    """What the observer knows to be behind the screen; ``None`` for no more than they can see."""
    secrets: int | None
    """Pieces behind the screen that the observer does not know; ``None`` likewise."""
    committed: bool
    """Whether the jokers have been counted."""
    jokers: int | None
    """How many of them are warm, where the observer may know."""


class Secret(msgspec.Struct, frozen=True, kw_only=True):
    """A piece drawn by Shin Sumizome."""

    seat: int
    colour: str | None
    """Where the observer knows it."""
    seen: Counts
    """The most pieces of each colour in sight at once between the secret before and this one."""


class AbilityView(msgspec.Struct, frozen=True, kw_only=True):
    """An ability card on the table."""

    name: str
    trigger: str
    triggered: bool
    """Whether what has been drawn this turn satisfies it."""


class HitohiraView(View, frozen=True, kw_only=True):
    """The table as one observer knows it."""

    phase: str
    active: int | None
    """The seat whose turn it is; ``None`` before the first and after the last."""
    grabs: int
    allowance: int
    """Most pieces in this turn: eight, or two when nobody has drawn any for a whole round."""
    stalled: int
    """Turns in a row that have not shrunk the pouch."""
    due: int
    """Pieces still to be drawn."""
    turn: Counts
    """Drawn this turn."""
    failed: bool
    held: Counts
    """Drawn by an ability."""
    abilities: tuple[AbilityView, ...]
    ability: str | None
    """The ability being carried out."""
    chosen: str | None
    """The first half of a choice in two halves, as a move."""
    pouch: int
    removed: int
    seats: tuple[SeatView, ...]
    unseen: Counts | None
    """Recall only: pieces that the observer cannot see, in the pouch or elsewhere."""
    returned: Counts | None
    """Recall only: those of them that everybody knows to be in the pouch."""
    secrets: tuple[Secret, ...] | None
    """Recall only: all pieces drawn by Shin Sumizome, in order."""


def view_of(
    game: str, state: Any, setting: Setting, seat: int | None, recall: bool
) -> HitohiraView:
    """What ``seat`` (``None``: a spectator) may know."""
    phase, turn = int(state.phase), int(state.turn)
    secrets = _secrets(state, seat)
    in_turn = START < phase < JOKERS
    return HitohiraView(
        game=game,
        players=setting.players,
        options=dict(setting.options),
        seat=seat,
        recall=recall,
        actor=None if state.actor in (CHANCE, OVER) else int(state.actor),
        over=phase == FINISHED,
        phase=PHASES[phase],
        active=int(state.active) if in_turn else None,
        grabs=int(state.grabs),
        allowance=int(allowance(state)),
        stalled=int(state.stalled),
        due=int(state.due),
        turn=counts_of(turn),
        failed=phase == KEEP,
        held=counts_of(state.held),
        abilities=_abilities(state, phase != KEEP),
        ability=ABILITIES[state.ability] if state.ability != NO_ABILITY else None,
        chosen=TABLE.texts[state.chosen] if state.chosen != NO_CHOICE else None,
        pouch=int(size_of(state.pouch)),
        removed=int(removed_count(state)),
        seats=tuple(_side(state, side, seat, recall, secrets) for side in range(setting.players)),
        unseen=_unseen(state, secrets) if recall else None,
        returned=counts_of(state.returned) if recall else None,
        secrets=secrets if recall else None,
    )


def _abilities(state: Any, may_trigger: bool) -> tuple[AbilityView, ...]:
    satisfied = int(triggers(state.turn)) if may_trigger else 0
    return tuple(
        AbilityView(
            name=ABILITIES[ability_on(state, card)],
            trigger=trigger,
            triggered=bool(satisfied >> card & 1),
        )
        for card, trigger in enumerate(TRIGGERS)
    )


def _secrets(state: Any, observer: int | None) -> tuple[Secret, ...]:
    seat = CHANCE if observer is None else observer
    return tuple(
        Secret(
            seat=int(state.secret_seats[place]),
            colour=LETTERS[state.secret_colours[place]]
            if knows_secret(state, seat, place)
            else None,
            seen=counts_of(state.peaks[place]),
        )
        for place in range(int(state.secrets))
    )


def _side(
    state: Any, side: int, observer: int | None, recall: bool, secrets: tuple[Secret, ...]
) -> SeatView:
    owns, over = side == observer, state.phase == FINISHED
    knows = owns or over or recall
    drawn = _unknown(state, side, secrets)
    committed = bool(over or (state.phase == JOKERS and side < state.actor))
    return SeatView(
        field=counts_of(state.fields[side]),
        points=_field_points(int(state.fields[side]), int(state.field_black)),
        screen=counts_of(int(state.screens[side]) - sum(drawn)) if knows else None,
        secrets=len(drawn) if knows else None,
        committed=committed,
        jokers=int(state.jokers[side]) if committed and (owns or over) else None,
    )


@lru_cache(maxsize=4096)
def _field_points(field: int, field_black: int) -> int:
    """Fields change less often than they are looked at."""
    return int(field_points(field, field_black))


def _unknown(state: Any, side: int, secrets: tuple[Secret, ...]) -> list[int]:
    """The pieces behind a seat's screen that the observer does not know."""
    return [
        int(one(state.secret_colours[place]))
        for place, secret in enumerate(secrets)
        if secret.seat == side and secret.colour is None
    ]


def _unseen(state: Any, secrets: tuple[Secret, ...]) -> Counts:
    hidden = int(state.pouch) + int(state.removed)
    for side in range(int(state.players)):
        hidden += sum(_unknown(state, side, secrets))
    return counts_of(hidden)


# --- back into a record ---------------------------------------------------------------------------


def blind(view: HitohiraView, state: Any) -> None:
    """Write what a recall view knows into a blank record; hidden pieces stay absent."""
    state.actor = OVER if view.over else CHANCE if view.actor is None else view.actor
    state.phase = PHASES.index(view.phase)
    state.active = view.active or 0
    state.grabs, state.stalled, state.due = view.grabs, view.stalled, view.due
    state.turn, state.held = _bunch(view.turn), _bunch(view.held)
    state.ability = ABILITIES.index(view.ability or ABILITIES[NO_ABILITY])
    state.chosen = TABLE.ids[view.chosen] if view.chosen else NO_CHOICE
    state.returned = _bunch(view.returned)
    for seat, side in enumerate(view.seats):
        state.fields[seat], state.screens[seat] = _bunch(side.field), _bunch(side.screen)
        state.jokers[seat] = side.jokers or 0
    for place, secret in enumerate(view.secrets or ()):
        letters = LETTERS.index(secret.colour) if secret.colour is not None else UNKNOWN
        state.secret_seats[place], state.secret_colours[place] = secret.seat, letters
        state.peaks[place] = _bunch(secret.seen)
    state.secrets = len(view.secrets or ())
    _check_blind(view, state)
    if view.over:
        finish(state)


def _bunch(counts: Counts | None) -> int:
    if counts is None or len(counts) != COLOURS or not all(0 <= n <= COPIES for n in counts):
        raise ValueError(f"{counts} are not the counts of {COLOURS} colours")
    return bunch_of(counts)


def _check_blind(view: HitohiraView, state: Any) -> None:
    """What the view says must fit together, so that the unseen pieces can be dealt."""
    if len(view.seats) != view.players or view.seat not in (None, *range(view.players)):
        raise ValueError(f"seat {view.seat} of {len(view.seats)}")
    full = state.copy()
    unseen = list(letters_of(_bunch(view.unseen)))
    for place, secret in enumerate(view.secrets or ()):
        if (secret.colour is None) != (not view.over and secret.seat != view.seat):
            raise ValueError(f"seat {view.seat} cannot know so much or so little of the secrets")
        if secret.colour is None:
            full.secret_colours[place] = LETTERS.index(unseen.pop(0))
            full.screens[secret.seat] += one(full.secret_colours[place])
    full.removed = _gathered(unseen[: view.removed])
    full.pouch = _gathered(unseen[view.removed :])
    check(full)
    if size_of(full.pouch) != view.pouch:
        raise ValueError(f"there cannot be {view.pouch} pieces in the pouch")
    if actor_of(full, sum(side.committed for side in view.seats)) != state.actor:
        raise ValueError(f"seat {view.actor} cannot be to decide")
    _check_jokers(view, full)
    _check_candidates(view, state)


def _gathered(letters: list[str]) -> int:
    return bunch_of(letters.count(letter) for letter in LETTERS)


def _check_jokers(view: HitohiraView, state: Any) -> None:
    committed = [side.committed for side in view.seats]
    if committed != sorted(committed, reverse=True) or (any(committed) and state.phase < JOKERS):
        raise ValueError("jokers are counted when the pouch is empty, in the order of the seats")
    for seat, side in enumerate(view.seats):
        knows = side.committed and (view.over or seat == view.seat)
        low, high = joker_range(state, seat)
        if (side.jokers is not None) != knows or (knows and not low <= (side.jokers or 0) <= high):
            raise ValueError(f"seat {seat} cannot have counted {side.jokers} jokers as warm")


def _check_candidates(view: HitohiraView, state: Any) -> None:
    """However the hidden pieces before it fall, there is one for every hidden place."""
    observer = CHANCE if view.seat is None else view.seat
    hidden = view.removed
    for place in range(BEFORE_SECRETS, int(state.secrets)):
        if place >= 0:
            if knows_secret(state, observer, place):
                continue
            hidden += 1
        free = [int(candidates(state, observer, place, colour)) for colour in range(COLOURS)]
        if min(free) < 0 or sum(free) < hidden:
            raise ValueError("the pieces that have been in sight do not add up")
