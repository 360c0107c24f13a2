"""A position of Hitohira as a document: every piece accounted for."""

from __future__ import annotations

import re
from typing import Any, Literal, NoReturn

import numpy as np

from hanagoza.core.errors import MoveError, PositionError
from hanagoza.core.match import Setting
from hanagoza.core.moves import quoted
from hanagoza.core.positions import Position
from hanagoza.core.state import CHANCE
from hanagoza.games.hitohira.abilities import BONUS_SIZE, ability_on, executable
from hanagoza.games.hitohira.drawing import most_to_grab
from hanagoza.games.hitohira.exchanges import legal_gifts
from hanagoza.games.hitohira.imagine import placed, removed_count
from hanagoza.games.hitohira.moves import (
    ABILITIES,
    FIRST_TAKE,
    HANDFUL,
    KENROKUEN,
    KOKONOE,
    KOMATSU,
    NO_ABILITY,
    NO_CHOICE,
    SAKUYA,
    SHIN,
    SOMEI,
    TABLE,
)
from hanagoza.games.hitohira.pieces import (
    HUES,
    LETTERS,
    NO_PIECES,
    PIECES,
    copies,
    counts_of,
    failed,
    hues_of,
    one,
    size_of,
    triggers,
)
from hanagoza.games.hitohira.rules import MAX_LEGAL, legal
from hanagoza.games.hitohira.scoring import finish, joker_range
from hanagoza.games.hitohira.state import (
    BONUS,
    CHOOSE,
    DRAW,
    FINISHED,
    GATHER,
    GIVE,
    GRAB,
    HIDE,
    JOKERS,
    KEEP,
    MAX_GRABS,
    MAX_SECRETS,
    PLACE,
    REMOVE,
    REMOVED,
    SCREEN,
    START,
    SWAP,
    USE,
    allowance,
)
from hanagoza.games.hitohira.view import PHASES

VERSION = 1

CARRIED_OUT = {
    BONUS: (KOMATSU, SHIN, KENROKUEN),
    HIDE: (SOMEI,),
    CHOOSE: (KOMATSU,),
    GIVE: (SAKUYA,),
    SWAP: (SAKUYA,),
    PLACE: (KENROKUEN,),
    GATHER: (KOKONOE,),
}
"""The abilities each phase can belong to."""

FIRST_HALVES = {SWAP: "give", GATHER: "take", PLACE: "place"}
"""The verb of the first half of a choice, by the phase of the second."""


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


def write_position(game: str, state: Any, setting: Setting) -> HitohiraPosition:
    """The document of a state."""
    seats = range(setting.players)
    secrets = range(int(state.secrets))
    return HitohiraPosition(
        game=game,
        rules=VERSION,
        players=setting.players,
        options=dict(setting.options),
        phase=PHASES[state.phase],  # type: ignore[arg-type]
        active=int(state.active),
        grabs=int(state.grabs),
        due=int(state.due),
        stalled=int(state.stalled),
        pouch=_text(state.pouch),
        removed=_text(state.removed),
        turn=_text(state.turn),
        held=_text(state.held),
        fields=tuple(_text(state.fields[seat]) for seat in seats),
        screens=tuple(_text(state.screens[seat]) for seat in seats),
        ability=None if state.ability == NO_ABILITY else ABILITIES[state.ability],
        chosen=None if state.chosen == NO_CHOICE else TABLE.texts[state.chosen],
        jokers=tuple(_commitment(state, seat) for seat in seats),
        secrets=tuple(
            (int(state.secret_seats[at]), LETTERS[state.secret_colours[at]]) for at in secrets
        ),
        seen=tuple(_text(state.peaks[at]) for at in secrets),
        returned=_text(state.returned),
    )


def _text(bunch: int) -> str:
    counts = zip(LETTERS, counts_of(bunch), strict=True)
    return " ".join(f"{letter}{count}" for letter, count in counts if count)


def _commitment(state: Any, seat: int) -> int | None:
    committed = state.phase == FINISHED or (state.phase == JOKERS and seat < state.actor)
    return int(state.jokers[seat]) if committed else None


# --- reading --------------------------------------------------------------------------------------


def read_position(document: HitohiraPosition, state: Any) -> None:
    """Fill a blank record from a document; refuse what no game could have reached."""
    _read_progress(document, state)
    _read_pieces(document, state)
    _read_secrets(document, state)
    _read_ability(document, state)
    _check_pieces(state)
    _check_phase(state)
    _set_actor(document, state)


def _read_progress(document: HitohiraPosition, state: Any) -> None:
    last = {REMOVE: REMOVED, DRAW: HANDFUL, BONUS: REMOVED}
    phase = PHASES.index(document.phase)
    _in_range("active", document.active, 0, document.players - 1)
    _in_range("grabs", document.grabs, 0, MAX_GRABS)
    _in_range("due", document.due, int(phase in last), last.get(phase, 0))
    _in_range("stalled", document.stalled, 0, document.players)
    state.phase, state.active = phase, document.active
    state.grabs, state.due, state.stalled = document.grabs, document.due, document.stalled


def _in_range(name: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        _refuse(f"{name} is {value}; it must be from {low} to {high} here")


def _read_pieces(document: HitohiraPosition, state: Any) -> None:
    for name in ("pouch", "removed", "turn", "held", "returned"):
        setattr(state, name, _bunch(name, getattr(document, name)))
    for name in ("fields", "screens"):
        texts = getattr(document, name)
        if len(texts) != document.players:
            _refuse(f"{name}: {document.players} are needed, one for each seat, not {len(texts)}")
        for seat, text in enumerate(texts):
            getattr(state, name)[seat] = _bunch(name, text)


def _bunch(place: str, text: str) -> int:
    bunch = NO_PIECES
    for word in text.split():
        if not re.fullmatch(rf"[{LETTERS}]\d\d?", word):
            _refuse(f"{place}: {quoted(word)} is no number of pieces; write for example R3 K1")
        colour, count = LETTERS.index(word[0]), int(word[1:])
        most = max(int(copies(pieces, colour)) for pieces in PIECES)
        if count > most or copies(bunch, colour):
            _refuse(f"{place}: {quoted(text)} has more {word[0]} than there are")
        bunch += count * int(one(colour))
    return bunch


def _read_secrets(document: HitohiraPosition, state: Any) -> None:
    if len(document.secrets) > MAX_SECRETS:
        _refuse(f"secrets: there are at most {MAX_SECRETS}, not {len(document.secrets)}")
    if document.secrets and ABILITIES[ability_on(state, 1)] != ABILITIES[SHIN]:
        _refuse("secrets: only Shin Sumizome draws them, and it is not on the table")
    if document.seen is not None and len(document.seen) != len(document.secrets):
        _refuse(f"seen: {len(document.secrets)} are needed, one for each secret")
    for place, (seat, letter) in enumerate(document.secrets):
        _in_range("secrets: seat", seat, 0, document.players - 1)
        if letter not in LETTERS or len(letter) != 1:
            _refuse(f"secrets: {quoted(letter)} is no piece; pieces are {' '.join(LETTERS)}")
        state.secret_seats[place] = seat
        state.secret_colours[place] = LETTERS.index(letter)
        if document.seen is not None:
            state.peaks[place] = _bunch("seen", document.seen[place])
    state.secrets = len(document.secrets)


def _read_ability(document: HitohiraPosition, state: Any) -> None:
    possible = CARRIED_OUT.get(int(state.phase), ())
    names = " or ".join(ABILITIES[ability] for ability in possible) or "none"
    ability = document.ability or ABILITIES[NO_ABILITY]
    if ability not in ABILITIES or (ABILITIES.index(ability) in possible) != bool(possible):
        _refuse(f"ability is {quoted(ability)}; phase {document.phase} belongs to {names}")
    if not possible and ability != ABILITIES[NO_ABILITY]:
        _refuse(f"ability is {quoted(ability)}; phase {document.phase} belongs to {names}")
    state.ability = ABILITIES.index(ability)
    card = (int(state.ability) - 1) // 2
    if possible and ability_on(state, card) != state.ability:
        _refuse(f"ability: the side of {ability} is not up")
    if document.chosen is not None:
        state.chosen = _first_half(document, document.chosen)


def _first_half(document: HitohiraPosition, text: str) -> int:
    verb = FIRST_HALVES.get(PHASES.index(document.phase))
    try:
        move = TABLE.parse(text)
    except MoveError as error:
        raise PositionError(f"chosen: {error}") from error
    if TABLE.moves[move].verb != verb:
        _refuse(f"chosen: {quoted(text)} is no first half of a choice in phase {document.phase}")
    if verb == "take" and (move - FIRST_TAKE) // HUES + 1 >= document.players:
        _refuse(f"chosen: {quoted(text)} names a player who is not there")
    return move


def _check_pieces(state: Any) -> None:
    """Every piece is somewhere, and what is remembered does not contradict it."""
    there = int(placed(state)) + int(state.pouch) + int(state.removed)
    hidden = int(state.removed)
    for colour, letter in enumerate(LETTERS):
        count, all_of_it = int(copies(there, colour)), int(copies(PIECES[state.players], colour))
        if count != all_of_it:
            _refuse(f"there are {count} pieces {letter}; there must be {all_of_it}")
        if copies(state.returned, colour) > copies(state.pouch, colour):
            _refuse(f"returned: there are not so many {letter} in the pouch")
    for place in range(int(state.secrets)):
        seen = int(state.peaks[place])
        for colour, letter in enumerate(LETTERS):
            most = int(copies(PIECES[state.players], colour)) - int(copies(hidden, colour))
            if copies(seen, colour) > most:
                _refuse(f"seen: no more than {most} pieces {letter} can have been in sight")
        hidden += int(one(state.secret_colours[place]))
    for seat in range(int(state.players)):
        for colour, letter in enumerate(LETTERS):
            secret = int(
                ((state.secret_seats == seat) & (state.secret_colours == colour))[
                    : int(state.secrets)
                ].sum()
            )
            if secret > copies(state.screens[seat], colour):
                _refuse(f"secrets: there are not so many {letter} behind screen {seat}")
    _size("removed", state.removed, removed_count(state))


def _size(place: str, bunch: int, expected: int) -> None:
    if size_of(bunch) != expected:
        _refuse(f"{place} has {size_of(bunch)} pieces; there must be {int(expected)} here")


def _check_phase(state: Any) -> None:
    """What lies apart from fields and screens is what the phase can have there."""
    phase, turn, held = int(state.phase), int(size_of(state.turn)), int(size_of(state.held))
    if phase in (BONUS, CHOOSE, PLACE):
        most = int(BONUS_SIZE[state.ability]) - int(state.due)
        _in_range("held: the number of pieces", held, int(phase != BONUS), most)
    else:
        _size("held", state.held, 0)
    if phase in (START, REMOVE, JOKERS, FINISHED):
        _size("turn", state.turn, 0)
    else:
        most = int(allowance(state)) - (int(state.due) if phase == DRAW else 0)
        _in_range("turn: the number of pieces", turn, int(phase not in (GRAB, DRAW)), most)
    if phase in (START, REMOVE) and int(placed(state)) != NO_PIECES:
        _refuse(f"phase {PHASES[phase]}: nothing has been drawn yet")
    if (phase in (JOKERS, FINISHED)) and int(state.pouch) != NO_PIECES:
        _refuse(f"phase {PHASES[phase]}: the pouch has to be empty")
    if int(state.due) > size_of(state.pouch):
        _refuse(f"due is {int(state.due)}, but there are {size_of(state.pouch)} in the pouch")
    _check_turn(state)


def _check_turn(state: Any) -> None:
    """Failure, triggers and first halves fit what has been drawn."""
    phase = int(state.phase)
    if phase == GRAB:
        _check_grabs(state)
    if phase in (DRAW, KEEP, USE, SCREEN, *CARRIED_OUT) and state.grabs == 0:
        _refuse("grabs is 0, but pieces have been drawn this turn")
    if phase == KEEP and not (failed(state.turn) and hues_of(state.turn)):
        _refuse("phase keep: the pieces of this turn have not failed")
    if phase in (GRAB, USE, *CARRIED_OUT) and failed(state.turn):
        _refuse("turn: these pieces have failed")
    if phase in CARRIED_OUT:
        card = (int(state.ability) - 1) // 2
        if not triggers(state.turn) >> card & 1:
            _refuse(f"ability: {ABILITIES[state.ability]} is not triggered by what was drawn")
    if phase == SWAP and int(state.chosen) not in _listed(state, legal_gifts):
        _refuse("chosen: Sakuya Hime needs a piece to give first, one that is there")
    if phase == PLACE and state.chosen != NO_CHOICE:
        _size("held", state.held, 1)


def _check_grabs(state: Any) -> None:
    if (state.grabs == 0) != (int(state.turn) == NO_PIECES):
        _refuse("grabs: pieces have been drawn this turn exactly if there was a grab")
    if state.grabs == MAX_GRABS or most_to_grab(state) == 0:
        _refuse("phase grab: there is nothing more to grab this turn")


def _listed(state: Any, enumerate_moves: Any) -> list[int]:
    moves = np.zeros(MAX_LEGAL + 1, dtype=np.uint16)
    count = int(enumerate_moves(state, moves))
    return [int(move) for move in moves[:count]]


def _set_actor(document: HitohiraPosition, state: Any) -> None:
    phase = int(state.phase)
    committed = [number for number in document.jokers or () if number is not None]
    if phase in (JOKERS, FINISHED):
        _read_jokers(document, state, committed)
        return
    if committed:
        _refuse("jokers are counted when the pouch is empty")
    state.actor = CHANCE if phase < GRAB else state.active
    if phase == USE and not any(executable(state, ability_on(state, card)) for card in range(3)):
        _refuse("phase use: no ability can be used")
    if phase >= GRAB and not _listed(state, legal)[phase == USE :]:
        _refuse(f"phase {document.phase}: there is nothing to decide")


def _read_jokers(document: HitohiraPosition, state: Any, committed: list[int]) -> None:
    """Seats commit in order; how far they are says whose turn it is."""
    given = tuple(document.jokers or ())
    if given[: len(committed)] != tuple(committed) or len(given) > document.players:
        _refuse("jokers: seats count theirs in order, so only the last can be open")
    if (len(committed) == document.players) != (state.phase == FINISHED):
        _refuse("jokers: the game is over exactly if all seats have counted theirs")
    for seat, number in enumerate(committed):
        low, high = (int(bound) for bound in joker_range(state, seat))
        _in_range(f"jokers of seat {seat}", number, low, high)
        state.jokers[seat] = number
    if state.phase == FINISHED:
        finish(state)
    else:
        state.actor = len(committed)


def _refuse(message: str) -> NoReturn:
    raise PositionError(message)
