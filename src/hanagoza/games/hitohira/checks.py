"""Whether a state could have come about: for positions and views that come from outside."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from hanagoza.core.bunches import NOTHING
from hanagoza.core.checks import has_size, in_range, is_complete, refuse
from hanagoza.core.state import Array, Int, reader
from hanagoza.games.hitohira.abilities import BONUS_SIZE, ability_on, available, next_held
from hanagoza.games.hitohira.legal import MAX_LEGAL, legal, legal_gifts
from hanagoza.games.hitohira.moves import (
    ABILITIES,
    FIRST_PLACE,
    FIRST_TAKE,
    HANDFUL,
    KENROKUEN,
    KOKONOE,
    KOMATSU,
    MOVES,
    NO_ABILITY,
    NO_CHOICE,
    SAKUYA,
    SHIN,
    SOMEI,
    TO_OPPONENT,
    TO_SCREEN,
)
from hanagoza.games.hitohira.pieces import (
    COPIES,
    HUES,
    LETTERS,
    SINGLES,
    TWO_PAIRS,
    counts_of,
    failed,
    hues_of,
    triggers,
)
from hanagoza.games.hitohira.state import (
    BONUS,
    CHOOSE,
    DRAW,
    FINISHED,
    GATHER,
    GIVE,
    GRAB,
    HIDE,
    IN_PLACE,
    JOKERS,
    KEEP,
    MAX_GRABS,
    PHASES,
    PLACE,
    REMOVE,
    REMOVED,
    SCREEN,
    START,
    SWAP,
    USE,
    State,
    allowance,
    most_to_grab,
    opponent,
    removed_size,
)

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

BETWEEN = (START, REMOVE, JOKERS, FINISHED)
"""Phases that are no part of a turn."""

WITH_A_SECRET = 5
"""Shin Sumizome needs four pieces drawn; they and the secret never return to the pouch."""

MOST_DUE = {REMOVE: REMOVED, DRAW: HANDFUL, BONUS: REMOVED}

READ = reader(State)


def in_plain_numbers(record: Any) -> State:
    """A state that has been filled in, to be looked at."""
    return READ(record.tobytes())


def set_progress(state: State, active: int, grabs: int, due: int, stalled: int) -> None:
    """Write how far a turn is, if one can be so far in the phase that the state is in."""
    phase, players = state.phase, state.players
    in_range("active", active, 0, players - 1)
    in_range("grabs", grabs, 0, MAX_GRABS)
    in_range("due", due, int(phase in MOST_DUE), MOST_DUE.get(phase, 0))
    in_range("stalled", stalled, 0, 0 if phase in BETWEEN else players)
    state.active, state.grabs, state.due, state.stalled = active, grabs, due, stalled


def check(state: State) -> None:
    """Refuse a full state that no game could have reached; what is remembered is not judged.

    This and all checks are given it in plain numbers.
    """
    if state.phase == REMOVE and state.players != 2:
        refuse("phase remove: only two players remove pieces")
    _check_pieces(state)
    _check_ability(state)
    _check_phase(state)
    _check_turn(state)
    if GRAB <= state.phase < JOKERS and not _listed(state, legal):
        refuse(f"phase {PHASES[state.phase]}: there is nothing to decide")


def _check_pieces(state: State) -> None:
    """Every piece is somewhere, and every secret behind its screen."""
    places = (state.pouch, state.removed, state.turn, state.held, *state.fields, *state.screens)
    there = map(sum, zip(*map(counts_of, places), strict=True))
    is_complete(LETTERS, there, COPIES[state.players], of="pieces")
    _check_secrets(state)
    has_size("removed", _size(state.removed), removed_size(state), of="pieces")


def _size(bunch: int) -> int:
    return sum(counts_of(bunch))


def _check_secrets(state: State) -> None:
    drawn = list(_secrets(state))
    if drawn and ability_on(state, TWO_PAIRS) != SHIN:
        refuse("secrets: only Shin Sumizome draws them, and it is not on the table")
    for seat, colour in drawn:
        if drawn.count((seat, colour)) > counts_of(state.screens[seat])[colour]:
            refuse(f"secrets: there are not so many {LETTERS[colour]} behind screen {seat}")
    # The state has room for as many secrets as can be drawn: more must not follow.
    kept = sum(map(_size, (*state.fields, *state.screens)))
    kept += _size(state.turn) if state.phase == SCREEN else 0
    needed = WITH_A_SECRET * len(drawn)
    if kept < needed:
        refuse(f"secrets: with {len(drawn)} there are {needed} pieces in fields and screens")


def _secrets(state: State) -> Iterator[tuple[int, int]]:
    """By whom they were drawn, and which they are."""
    return zip(state.secret_seats[: state.secrets], state.secret_colours, strict=False)


def check_memory(state: State) -> None:
    """Refuse what everybody is said to have seen where it contradicts the pieces."""
    hidden = state.removed
    for place, (_, secret) in enumerate(_secrets(state)):
        in_sight = zip(counts_of(state.peaks[place]), counts_of(hidden), strict=True)
        for colour, (seen, never_seen) in enumerate(in_sight):
            most = COPIES[state.players][colour] - never_seen
            if seen > most:
                refuse(f"seen: no more than {most} pieces {LETTERS[colour]} can have been in sight")
        hidden += SINGLES[secret]
    pieces = zip(LETTERS, counts_of(state.returned), counts_of(state.pouch), strict=True)
    for letter, returned, there in pieces:
        if returned > there:
            refuse(f"returned: there are not so many {letter} in the pouch")


def _check_ability(state: State) -> None:
    phase, ability = state.phase, state.ability
    possible = CARRIED_OUT.get(phase, (NO_ABILITY,))
    if ability not in possible:
        names = " or ".join(ABILITIES[name] for name in possible)
        refuse(f"ability is {ABILITIES[ability]}; phase {PHASES[phase]} belongs to {names}")
    if phase in CARRIED_OUT and ability_on(state, (ability - 1) // 2) != ability:
        refuse(f"ability: the side of {ABILITIES[ability]} is not up")
    if state.chosen == NO_CHOICE:
        return
    move = MOVES[state.chosen]
    if move.verb != FIRST_HALVES.get(phase):
        refuse(f"chosen: {move.text} is no first half of a choice in phase {PHASES[phase]}")
    if phase == GATHER and (state.chosen - FIRST_TAKE) // HUES + 1 >= state.players:
        refuse(f"chosen: {move.text} names a player who is not there")


def _check_phase(state: State) -> None:
    """What lies apart from fields and screens is what the phase can have there."""
    phase, turn, held = state.phase, _size(state.turn), _size(state.held)
    if phase in (BONUS, CHOOSE, PLACE):
        most = int(BONUS_SIZE[state.ability]) - state.due
        in_range("held: the number of pieces", held, int(phase != BONUS), most)
    else:
        has_size("held", held, 0, of="pieces")
    if phase in BETWEEN:
        has_size("turn", turn, 0, of="pieces")
    else:
        most = allowance(state) - (state.due if phase == DRAW else 0)
        in_range("turn: the number of pieces", turn, int(phase not in (GRAB, DRAW)), most)
    if phase in (START, REMOVE) and any((*state.fields, *state.screens)):
        refuse(f"phase {PHASES[phase]}: nothing has been drawn yet")
    if phase in (JOKERS, FINISHED) and state.pouch != NOTHING:
        refuse(f"phase {PHASES[phase]}: the pouch has to be empty")
    if state.due > _size(state.pouch):
        refuse(f"due is {state.due}, but there are {_size(state.pouch)} in the pouch")


def _check_turn(state: State) -> None:
    """Failure, triggers and first halves fit what has been drawn."""
    phase = state.phase
    if phase == GRAB:
        _check_grabs(state)
    elif START < phase < JOKERS and phase != REMOVE and state.grabs == 0:
        refuse("grabs is 0, but pieces have been drawn this turn")
    if phase == KEEP and not (failed(state.turn) and hues_of(state.turn)):
        refuse("phase keep: the pieces of this turn have not failed")
    if phase in (GRAB, USE, *CARRIED_OUT) and failed(state.turn):
        refuse("turn: these pieces have failed")
    if phase == SCREEN and failed(state.turn) and not _was_exchanged(state):
        refuse("turn: these pieces have failed, and no exchange can have brought them")
    if phase == USE and not available(state):
        refuse("phase use: no ability can be used")
    if phase in CARRIED_OUT and not triggers(state.turn) >> (state.ability - 1) // 2 & 1:
        refuse(f"ability: {ABILITIES[state.ability]} is not triggered by what was drawn")
    if phase == SWAP and state.chosen not in _listed(state, legal_gifts):
        refuse("chosen: Sakuya Hime needs a piece to give first, one that is there")
    if phase in (GATHER, PLACE) and state.chosen != NO_CHOICE:
        _check_first_half(state)


def _was_exchanged(state: State) -> bool:
    """Whether Sakuya Hime can have put a piece among those of the turn, which makes no success a
    failure: then another piece in its place makes it a success again.
    """
    if state.sakuya_in != IN_PLACE or ability_on(state, TWO_PAIRS) != SAKUYA:
        return False
    before = [
        state.turn - SINGLES[taken] + SINGLES[given]
        for taken in range(HUES)
        if counts_of(state.turn)[taken]
        for given in range(HUES)
    ]
    return any(not failed(drawn) and triggers(drawn) >> TWO_PAIRS & 1 for drawn in before)


def _check_first_half(state: State) -> None:
    """The piece that a first half has moved lies where it went."""
    seat, move = state.active, state.chosen
    if state.phase == GATHER:
        colour, zone = (move - FIRST_TAKE) % HUES, state.fields[seat]
    else:
        has_size("held", _size(state.held), 1, of="pieces")
        colour, place = next_held(state), move - FIRST_PLACE
        owner = seat if place < TO_OPPONENT else opponent(state, place - TO_OPPONENT + 1)
        zone = state.screens[seat] if place == TO_SCREEN else state.fields[owner]
    if not counts_of(zone)[colour]:
        refuse(f"chosen: there is no {LETTERS[colour]} where {MOVES.texts[move]} has put it")


def _check_grabs(state: State) -> None:
    if (state.grabs == 0) != (state.turn == NOTHING):
        refuse("grabs: pieces have been drawn this turn exactly if there was a grab")
    if state.grabs == MAX_GRABS or most_to_grab(state) == 0:
        refuse("phase grab: there is nothing more to grab this turn")


def _listed(state: State, enumerate_moves: Callable[[State, Array], Int]) -> list[int]:
    """The moves that one of the rules' own functions lists."""
    moves = np.zeros(MAX_LEGAL + 1, dtype=np.uint16)
    listed: list[int] = moves[: enumerate_moves(state, moves)].tolist()
    return listed
