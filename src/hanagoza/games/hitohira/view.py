"""What a seat or a spectator may know in Hitohira (information table: docs).

Everything here is constructed from what may be known. Bunches are six counts in the order R Y L B
W K. The recall view adds what everybody saw go behind the screens, how many secrets lie there, and
what can be said about the pouch.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from hanagoza.core.options import Setting
from hanagoza.core.state import CHANCE, OVER
from hanagoza.core.views import View
from hanagoza.games.hitohira.abilities import ability_on
from hanagoza.games.hitohira.checks import PHASES
from hanagoza.games.hitohira.imagine import knows_secret, removed_count
from hanagoza.games.hitohira.moves import ABILITIES, MOVES, NO_ABILITY, NO_CHOICE
from hanagoza.games.hitohira.odds import odds_of
from hanagoza.games.hitohira.pieces import LETTERS, TRIGGERS, counts_of, one, size_of, triggers
from hanagoza.games.hitohira.scoring import (
    GROUPS,
    FieldLine,
    field_lines,
    joker_range,
    size_with,
)
from hanagoza.games.hitohira.state import FINISHED, GRAB, GUARDED, JOKERS, KEEP, START, allowance

Counts = tuple[int, ...]


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """One side of the table."""

    field: Counts
    points: int
    """What the field is worth as it lies."""
    worth: Counts
    """The same hue by hue, R Y L B W, with the Blacks that count as it."""
    blacks: Counts
    """How many Blacks count as each hue, which is as well as can be."""
    screen: Counts | None
    """What the observer knows to be behind the screen; ``None`` for no more than they can see."""
    secrets: int | None
    """Pieces behind the screen that the observer does not know; ``None`` likewise."""
    committed: bool
    """Whether the jokers have been counted."""
    jokers: int | None
    """How many of them are warm, where the observer may know."""
    groups: tuple[Counts, ...] | None
    """How large the warm and the cool group are, once jokers are counted: as they have been, or for
    each number that may be warm. ``None`` where the observer may not know."""


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

    active: int | None
    """The seat whose turn it is; ``None`` before the first and after the last."""
    grabs: int
    allowance: int
    """Most pieces in this turn: eight, or two when nobody has drawn any for a whole round."""
    guarded: bool
    """Whether it is two for that reason."""
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
    odds: tuple[float, ...] | None
    """Recall only, and where a grab may be made: how likely it fails, with one piece, with two …"""


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
        guarded=int(allowance(state)) == GUARDED,
        stalled=int(state.stalled),
        due=int(state.due),
        turn=counts_of(turn),
        failed=phase == KEEP,
        held=counts_of(state.held),
        abilities=_abilities(state, phase != KEEP),
        ability=ABILITIES[state.ability] if state.ability != NO_ABILITY else None,
        chosen=MOVES.texts[state.chosen] if state.chosen != NO_CHOICE else None,
        pouch=int(size_of(state.pouch)),
        removed=int(removed_count(state)),
        seats=tuple(_side(state, side, seat, recall, secrets) for side in range(setting.players)),
        unseen=counts_of(_hidden(state, secrets)) if recall else None,
        returned=counts_of(state.returned) if recall else None,
        secrets=secrets if recall else None,
        odds=odds_of(state, seat, _hidden(state, secrets)) if recall and phase == GRAB else None,
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
    lines = _field_lines(int(state.fields[side]), int(state.field_black))
    return SeatView(
        field=counts_of(state.fields[side]),
        points=sum(line.points for line in lines),
        worth=tuple([line.points for line in lines]),
        blacks=tuple([line.blacks for line in lines]),
        screen=counts_of(int(state.screens[side]) - sum(drawn)) if knows else None,
        secrets=len(drawn) if knows else None,
        committed=committed,
        jokers=int(state.jokers[side]) if committed and (owns or over) else None,
        groups=_groups(state, side, committed)
        if over or (owns and state.phase == JOKERS)
        else None,
    )


@lru_cache(maxsize=4096)
def _field_lines(field: int, field_black: int) -> tuple[FieldLine, ...]:
    """Fields change less often than they are looked at."""
    return field_lines(field, field_black)


def _groups(state: Any, side: int, committed: bool) -> tuple[Counts, ...]:
    low, high = (state.jokers[side],) * 2 if committed else joker_range(state, side)
    return tuple(
        tuple([int(size_with(state, side, group, warm)) for group in range(len(GROUPS))])
        for warm in range(int(low), int(high) + 1)
    )


def _unknown(state: Any, side: int, secrets: tuple[Secret, ...]) -> list[int]:
    """The pieces behind a seat's screen that the observer does not know."""
    return [
        int(one(state.secret_colours[place]))
        for place, secret in enumerate(secrets)
        if secret.seat == side and secret.colour is None
    ]


def _hidden(state: Any, secrets: tuple[Secret, ...]) -> int:
    """The pieces that the observer cannot see."""
    bunch = int(state.pouch) + int(state.removed)
    for side in range(int(state.players)):
        bunch += sum(_unknown(state, side, secrets))
    return bunch
