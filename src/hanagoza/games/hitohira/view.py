"""What a seat or a spectator may know in Hitohira, constructed from what ``knowledge`` allows.

Bunches are six counts in the order R Y L B W K. The recall view adds what everybody saw go behind
the screens, how many secrets lie there, and what can be said about the pouch.
"""

from __future__ import annotations

import msgspec

from hanagoza.core.headers import view_header
from hanagoza.core.options import Setting
from hanagoza.core.views import View
from hanagoza.games.hitohira.abilities import ability_on
from hanagoza.games.hitohira.explain import obstacle
from hanagoza.games.hitohira.knowledge import (
    knows,
    knows_removed,
    knows_secret,
    unknown_behind,
    unseen,
)
from hanagoza.games.hitohira.moves import ABILITIES, MOVES, NO_ABILITY, NO_CHOICE
from hanagoza.games.hitohira.odds import odds_of
from hanagoza.games.hitohira.pieces import (
    LETTERS,
    PIECES,
    TRIGGERS,
    counts_of,
    failure_of,
    triggers,
)
from hanagoza.games.hitohira.scoring import (
    GROUPS,
    LADDER,
    field_lines,
    joker_range,
    payments,
    size_with,
)
from hanagoza.games.hitohira.state import (
    GRAB,
    GUARDED,
    JOKERS,
    KEEP,
    MAX_GRABS,
    PHASES,
    START,
    State,
    allowance,
    has_committed,
    removed_size,
)

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
    obstacle: str | None
    """Why it could not be used with what has been drawn this turn, as a rule that refuses it;
    ``None`` where it could."""


class FailureView(msgspec.Struct, frozen=True, kw_only=True):
    """What has made a draw fail; of several ways to see it, the one with the fewest Blacks."""

    rule: str
    """``three`` of a colour or all ``five``, with ``-black`` where Blacks make up for others."""
    colours: tuple[str, ...]
    """The colour that is there three times, or the colours that Blacks count as."""
    blacks: int
    """How many of them."""


class HitohiraView(View, frozen=True, kw_only=True):
    """The table as one observer knows it."""

    pieces: Counts
    """All there are in this game."""
    ladder: Counts
    """What so many pieces of a colour in a field are worth, from none on; more bring no more."""
    payments: tuple[Counts, ...]
    """What the places of the warm and of the cool group pay."""
    active: int | None
    """The seat whose turn it is; ``None`` before the first and after the last."""
    grabs: int
    grabs_left: int
    """How many more there may be in this turn."""
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
    failure: FailureView | None
    """Why, while it is decided what is kept."""
    held: Counts
    """Drawn by an ability."""
    abilities: tuple[AbilityView, ...]
    ability: str | None
    """The ability being carried out."""
    chosen: str | None
    """The first half of a choice in two halves, as a move."""
    pouch: int
    removed: int
    removed_pieces: Counts | None
    """Which they are: nobody knows until the screens are lifted."""
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
    game: str, state: State, setting: Setting, seat: int | None, recall: bool
) -> HitohiraView:
    """What ``seat`` (``None``: a spectator) may know."""
    phase, most = state.phase, allowance(state)
    return HitohiraView(
        **view_header(game, state, setting, PHASES, seat, recall),
        pieces=counts_of(int(PIECES[state.players])),
        ladder=LADDER,
        payments=payments(setting.players),
        active=state.active if START < phase < JOKERS else None,
        grabs=state.grabs,
        grabs_left=MAX_GRABS - state.grabs,
        allowance=most,
        guarded=most == GUARDED,
        stalled=state.stalled,
        due=state.due,
        turn=counts_of(state.turn),
        failed=phase == KEEP,
        failure=_failure(state.turn) if phase == KEEP else None,
        held=counts_of(state.held),
        abilities=_abilities(state),
        ability=ABILITIES[state.ability] if state.ability != NO_ABILITY else None,
        chosen=MOVES.texts[state.chosen] if state.chosen != NO_CHOICE else None,
        pouch=sum(counts_of(state.pouch)),
        removed=removed_size(state),
        removed_pieces=counts_of(state.removed) if knows_removed(state) else None,
        seats=tuple([_side(state, side, seat, recall) for side in range(setting.players)]),
        unseen=counts_of(int(unseen(state, seat))) if recall else None,
        returned=counts_of(state.returned) if recall else None,
        secrets=_secrets(state, seat) if recall else None,
        odds=odds_of(state, seat) if recall and phase == GRAB else None,
    )


def _abilities(state: State) -> tuple[AbilityView, ...]:
    """A failure triggers nothing."""
    satisfied = triggers(state.turn) if state.phase != KEEP else 0
    return tuple(
        AbilityView(
            name=ABILITIES[ability_on(state, card)],
            trigger=trigger,
            triggered=bool(satisfied >> card & 1),
            obstacle=obstacle(state, card),
        )
        for card, trigger in enumerate(TRIGGERS)
    )


def _failure(turn: int) -> FailureView:
    rule, colours, blacks = failure_of(turn)
    return FailureView(rule=rule, colours=colours, blacks=blacks)


def _secrets(state: State, observer: int | None) -> tuple[Secret, ...]:
    return tuple(
        Secret(
            seat=state.secret_seats[place],
            colour=LETTERS[state.secret_colours[place]]
            if knows_secret(state, place, observer)
            else None,
            seen=counts_of(state.peaks[place]),
        )
        for place in range(state.secrets)
    )


def _side(state: State, side: int, observer: int | None, recall: bool) -> SeatView:
    known, committed = knows(state, side, observer), has_committed(state, side)
    unknown = int(unknown_behind(state, side, observer))
    lines = field_lines(state.fields[side], state.field_black)
    return SeatView(
        field=counts_of(state.fields[side]),
        points=sum([line.points for line in lines]),
        worth=tuple([line.points for line in lines]),
        blacks=tuple([line.blacks for line in lines]),
        screen=counts_of(state.screens[side] - unknown) if known or recall else None,
        secrets=sum(counts_of(unknown)) if known or recall else None,
        committed=committed,
        jokers=state.jokers[side] if known and committed else None,
        groups=_groups(state, side, committed) if known and state.phase >= JOKERS else None,
    )


def _groups(state: State, side: int, committed: bool) -> tuple[Counts, ...]:
    low, high = (state.jokers[side],) * 2 if committed else joker_range(state, side)
    return tuple(
        tuple([int(size_with(state, side, group, warm)) for group in range(len(GROUPS))])
        for warm in range(low, high + 1)
    )
