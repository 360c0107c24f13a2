"""A position of Hitohira as a document: every piece accounted for."""

from __future__ import annotations

import re
from typing import Literal

from hanagoza.core.checks import in_range, refuse
from hanagoza.core.errors import MoveError, PositionError
from hanagoza.core.headers import position_header
from hanagoza.core.moves import quoted
from hanagoza.core.options import Setting
from hanagoza.core.positions import Position
from hanagoza.games.hitohira.checks import (
    check,
    check_memory,
    in_plain_numbers,
    set_progress,
)
from hanagoza.games.hitohira.moves import ABILITIES, MOVES, NO_ABILITY, NO_CHOICE
from hanagoza.games.hitohira.pieces import COPIES, LETTERS, bunch_from, counts_of
from hanagoza.games.hitohira.scoring import finish, joker_range
from hanagoza.games.hitohira.state import (
    FINISHED,
    JOKERS,
    MAX_SECRETS,
    PHASES,
    State,
    actor_of,
    has_committed,
)

VERSION = 1
MOST = dict(zip(LETTERS, COPIES[-1], strict=True))
"""Pieces of each colour when as many play as can."""


class HitohiraPosition(Position, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Pieces are written with their numbers (``"R3 Y1 K2"``); lists are by seat."""

    phase: Literal[
        "start", "remove", "draw", "bonus", "grab", "keep", "use", "hide", "choose", "give",
        "swap", "place", "gather", "screen", "jokers", "over",
    ]  # fmt: skip
    active: int
    """The seat whose turn it is."""
    grabs: int = 0
    due: int = 0
    """Pieces that chance still has to bring."""
    stalled: int = 0
    """Turns in a row that have not shrunk the pouch."""
    pouch: str
    removed: str = ""
    turn: str = ""
    """Drawn this turn."""
    held: str = ""
    """Drawn by an ability."""
    fields: tuple[str, ...]
    screens: tuple[str, ...]
    """Everything behind the screens, secrets included."""
    ability: str | None = None
    chosen: str | None = None
    """The first half of a choice in two halves, as a move."""
    jokers: tuple[int | None, ...] | None = None
    """How many jokers each seat has counted as warm; ``None`` for a seat that has not yet."""
    secrets: tuple[tuple[int, str], ...] = ()
    """Pieces drawn by Shin Sumizome, in order: by whom, and which."""
    seen: tuple[str, ...] | None = None
    """For each secret, the most pieces of each colour in sight at once since the secret before.
    Left out, nobody remembers."""
    returned: str = ""
    """Pieces known to have gone back into the pouch since the last secret and to be still there."""


# --- writing --------------------------------------------------------------------------------------


def write_position(game: str, state: State, setting: Setting) -> HitohiraPosition:
    """The document of a state."""
    seats = range(setting.players)
    secrets = range(state.secrets)
    return HitohiraPosition(
        **position_header(game, VERSION, setting),
        phase=PHASES[state.phase],  # type: ignore[arg-type]
        active=state.active,
        grabs=state.grabs,
        due=state.due,
        stalled=state.stalled,
        pouch=_text(state.pouch),
        removed=_text(state.removed),
        turn=_text(state.turn),
        held=_text(state.held),
        fields=tuple(_text(state.fields[seat]) for seat in seats),
        screens=tuple(_text(state.screens[seat]) for seat in seats),
        ability=None if state.ability == NO_ABILITY else ABILITIES[state.ability],
        chosen=None if state.chosen == NO_CHOICE else MOVES.texts[state.chosen],
        jokers=tuple(state.jokers[seat] if has_committed(state, seat) else None for seat in seats),
        secrets=tuple(
            (state.secret_seats[at], LETTERS[state.secret_colours[at]]) for at in secrets
        ),
        seen=tuple(_text(state.peaks[at]) for at in secrets),
        returned=_text(state.returned),
    )


def _text(bunch: int) -> str:
    counts = zip(LETTERS, counts_of(bunch), strict=True)
    return " ".join(f"{letter}{count}" for letter, count in counts if count)


# --- reading --------------------------------------------------------------------------------------


def read_position(document: HitohiraPosition, state: State) -> None:
    """Fill a blank state from a document; refuse what no game could have reached."""
    _read_progress(document, state)
    _read_pieces(document, state)
    _read_secrets(document, state)
    filled = in_plain_numbers(state)
    check(filled)
    check_memory(filled)
    _read_jokers(document, state)


def _read_progress(document: HitohiraPosition, state: State) -> None:
    state.phase = PHASES.index(document.phase)
    set_progress(state, document.active, document.grabs, document.due, document.stalled)
    ability = document.ability or ABILITIES[NO_ABILITY]
    if ability not in ABILITIES:
        refuse(f"ability: there is no {quoted(ability)}; abilities are {', '.join(ABILITIES)}")
    state.ability = ABILITIES.index(ability)
    state.chosen = NO_CHOICE if document.chosen is None else _move("chosen", document.chosen)


def _move(place: str, text: str) -> int:
    try:
        return MOVES.parse(text)
    except MoveError as error:
        raise PositionError(f"{place}: {error}") from error


def _read_pieces(document: HitohiraPosition, state: State) -> None:
    for name in ("pouch", "removed", "turn", "held", "returned"):
        setattr(state, name, _bunch(name, getattr(document, name)))
    for name in ("fields", "screens"):
        texts = getattr(document, name)
        if len(texts) != document.players:
            refuse(f"{name}: {document.players} are needed, one for each seat, not {len(texts)}")
        for seat, text in enumerate(texts):
            getattr(state, name)[seat] = _bunch(name, text)


def _bunch(place: str, text: str) -> int:
    counts = dict.fromkeys(LETTERS, 0)
    for word in text.split():
        if not re.fullmatch(rf"[{LETTERS}]\d\d?", word):
            refuse(f"{place}: {quoted(word)} is no number of pieces; write for example R3 K1")
        letter, count = word[0], int(word[1:])
        if count > MOST[letter] or counts[letter]:
            refuse(f"{place}: {quoted(text)} has more {letter} than there are")
        counts[letter] = count
    return bunch_from(counts.values())


def _read_secrets(document: HitohiraPosition, state: State) -> None:
    in_range("secrets: their number", len(document.secrets), 0, MAX_SECRETS)
    seen = document.seen if document.seen is not None else ("",) * len(document.secrets)
    if len(seen) != len(document.secrets):
        refuse(f"seen: {len(document.secrets)} are needed, one for each secret")
    for place, (seat, letter) in enumerate(document.secrets):
        in_range("secrets: seat", seat, 0, document.players - 1)
        if letter not in LETTERS or len(letter) != 1:
            refuse(f"secrets: {quoted(letter)} is no piece; pieces are {' '.join(LETTERS)}")
        state.secret_seats[place] = seat
        state.secret_colours[place] = LETTERS.index(letter)
        state.peaks[place] = _bunch("seen", seen[place])
    state.secrets = len(document.secrets)


def _read_jokers(document: HitohiraPosition, state: State) -> None:
    """Seats commit in order; how far they are says whose turn it is."""
    given = document.jokers or ()
    committed = [number for number in given if number is not None]
    if given[: len(committed)] != tuple(committed) or len(given) > document.players:
        refuse("jokers: seats count theirs in order, so only the last can be open")
    if (len(committed) == document.players) != (state.phase == FINISHED):
        refuse("jokers: the game is over exactly if all seats have counted theirs")
    if committed and state.phase < JOKERS:
        refuse("jokers are counted when the pouch is empty")
    for seat, number in enumerate(committed):
        low, high = map(int, joker_range(state, seat))
        in_range(f"jokers of seat {seat}", number, low, high)
        state.jokers[seat] = number
    state.actor = actor_of(state, len(committed))
    if state.phase == FINISHED:
        finish(state)
