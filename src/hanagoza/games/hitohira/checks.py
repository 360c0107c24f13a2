"""Whether a state could have come about: for positions and views that come from outside.

Every check raises ``ValueError`` and says what would be right.
"""

from __future__ import annotations

from typing import Any, NoReturn

import numpy as np

from hanagoza.core.state import CHANCE, OVER
from hanagoza.games.hitohira.abilities import BONUS_SIZE, ability_on, available
from hanagoza.games.hitohira.bonus import next_held
from hanagoza.games.hitohira.drawing import most_to_grab
from hanagoza.games.hitohira.exchanges import legal_gifts
from hanagoza.games.hitohira.imagine import placed, removed_count
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
    HUES,
    LETTERS,
    NO_PIECES,
    PIECES,
    TWO_PAIRS,
    copies,
    failed,
    hues_of,
    one,
    size_of,
    triggers,
)
from hanagoza.games.hitohira.rules import MAX_LEGAL, legal
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
    PLACE,
    REMOVE,
    REMOVED,
    SCREEN,
    START,
    SWAP,
    USE,
    allowance,
    opponent,
)

PHASES = (
    *("start", "remove", "draw", "bonus"),
    *("grab", "keep", "use", "hide", "choose", "give", "swap", "place", "gather", "screen"),
    *("jokers", "over"),
)
"""The names of the phases."""

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


def refuse(message: str) -> NoReturn:
    raise ValueError(message)


def in_range(name: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        refuse(f"{name} is {value}; it must be from {low} to {high} here")


def check_size(place: str, bunch: int, expected: int) -> None:
    if size_of(bunch) != expected:
        refuse(f"{place} has {size_of(bunch)} pieces; there must be {int(expected)} here")


def check(state: Any) -> None:
    """Refuse a full state that no game could have reached; what is remembered is not judged."""
    _check_progress(state)
    _check_pieces(state)
    _check_ability(state)
    _check_phase(state)
    _check_turn(state)
    if GRAB <= state.phase < JOKERS and not listed(state, legal):
        refuse(f"phase {PHASES[state.phase]}: there is nothing to decide")


def _check_progress(state: Any) -> None:
    phase, players = int(state.phase), int(state.players)
    in_range("active", int(state.active), 0, players - 1)
    in_range("grabs", int(state.grabs), 0, MAX_GRABS)
    in_range("due", int(state.due), int(phase in MOST_DUE), MOST_DUE.get(phase, 0))
    in_range("stalled", int(state.stalled), 0, 0 if phase in BETWEEN else players)
    if phase == REMOVE and players != 2:
        refuse("phase remove: only two players remove pieces")


def _check_pieces(state: Any) -> None:
    """Every piece is somewhere, and every secret behind its screen."""
    there = int(placed(state)) + int(state.pouch) + int(state.removed)
    for colour, letter in enumerate(LETTERS):
        count, all_of_it = int(copies(there, colour)), int(copies(PIECES[state.players], colour))
        if count != all_of_it:
            refuse(f"there are {count} pieces {letter}; there must be {all_of_it}")
    _check_secrets(state)
    check_size("removed", state.removed, removed_count(state))


def _check_secrets(state: Any) -> None:
    secrets = range(int(state.secrets))
    if secrets and ability_on(state, TWO_PAIRS) != SHIN:
        refuse("secrets: only Shin Sumizome draws them, and it is not on the table")
    for seat in range(int(state.players)):
        drawn = [int(state.secret_colours[at]) for at in secrets if state.secret_seats[at] == seat]
        for colour, letter in enumerate(LETTERS):
            if drawn.count(colour) > copies(state.screens[seat], colour):
                refuse(f"secrets: there are not so many {letter} behind screen {seat}")
    # The state has room for as many secrets as can be drawn: more must not follow.
    kept = int(placed(state)) - int(state.held)
    kept -= int(state.turn) if state.phase != SCREEN else NO_PIECES
    if size_of(kept) < WITH_A_SECRET * len(secrets):
        needed = WITH_A_SECRET * len(secrets)
        refuse(f"secrets: with {len(secrets)} there are {needed} pieces in fields and screens")


def check_memory(state: Any) -> None:
    """Refuse what everybody is said to have seen where it contradicts the pieces."""
    hidden = int(state.removed)
    for place in range(int(state.secrets)):
        for colour, letter in enumerate(LETTERS):
            most = int(copies(PIECES[state.players], colour)) - int(copies(hidden, colour))
            if copies(state.peaks[place], colour) > most:
                refuse(f"seen: no more than {most} pieces {letter} can have been in sight")
        hidden += int(one(state.secret_colours[place]))
    for colour, letter in enumerate(LETTERS):
        if copies(state.returned, colour) > copies(state.pouch, colour):
            refuse(f"returned: there are not so many {letter} in the pouch")


def _check_ability(state: Any) -> None:
    phase, ability = int(state.phase), int(state.ability)
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
    if phase == GATHER and (int(state.chosen) - FIRST_TAKE) // HUES + 1 >= state.players:
        refuse(f"chosen: {move.text} names a player who is not there")


def _check_phase(state: Any) -> None:
    """What lies apart from fields and screens is what the phase can have there."""
    phase = int(state.phase)
    if phase in (BONUS, CHOOSE, PLACE):
        most = int(BONUS_SIZE[state.ability]) - int(state.due)
        in_range("held: the number of pieces", int(size_of(state.held)), int(phase != BONUS), most)
    else:
        check_size("held", state.held, 0)
    if phase in BETWEEN:
        check_size("turn", state.turn, 0)
    else:
        most = int(allowance(state)) - (int(state.due) if phase == DRAW else 0)
        fewest = int(phase not in (GRAB, DRAW))
        in_range("turn: the number of pieces", int(size_of(state.turn)), fewest, most)
    if phase in (START, REMOVE) and int(placed(state)) != NO_PIECES:
        refuse(f"phase {PHASES[phase]}: nothing has been drawn yet")
    if phase in (JOKERS, FINISHED) and int(state.pouch) != NO_PIECES:
        refuse(f"phase {PHASES[phase]}: the pouch has to be empty")
    if int(state.due) > size_of(state.pouch):
        refuse(f"due is {int(state.due)}, but there are {size_of(state.pouch)} in the pouch")


def _check_turn(state: Any) -> None:
    """Failure, triggers and first halves fit what has been drawn."""
    phase = int(state.phase)
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
    if phase in CARRIED_OUT and not triggers(state.turn) >> (int(state.ability) - 1) // 2 & 1:
        refuse(f"ability: {ABILITIES[state.ability]} is not triggered by what was drawn")
    if phase == SWAP and int(state.chosen) not in listed(state, legal_gifts):
        refuse("chosen: Sakuya Hime needs a piece to give first, one that is there")
    if phase in (GATHER, PLACE) and state.chosen != NO_CHOICE:
        _check_first_half(state)


def _was_exchanged(state: Any) -> bool:
    """Whether Sakuya Hime can have put a piece among those of the turn, which makes no success a
    failure: then another piece in its place makes it a success again.
    """
    if state.sakuya_in != IN_PLACE or ability_on(state, TWO_PAIRS) != SAKUYA:
        return False
    before = [
        int(state.turn) - int(one(taken)) + int(one(given))
        for taken in range(HUES)
        if copies(state.turn, taken)
        for given in range(HUES)
    ]
    return any(not failed(drawn) and triggers(drawn) >> TWO_PAIRS & 1 for drawn in before)


def _check_first_half(state: Any) -> None:
    """The piece that a first half has moved lies where it went."""
    seat, move = int(state.active), int(state.chosen)
    if state.phase == GATHER:
        colour, zone = (move - FIRST_TAKE) % HUES, state.fields[seat]
    else:
        check_size("held", state.held, 1)
        colour, place = int(next_held(state)), move - FIRST_PLACE
        owner = seat if place < TO_OPPONENT else int(opponent(state, place - TO_OPPONENT + 1))
        zone = state.screens[seat] if place == TO_SCREEN else state.fields[owner]
    if not copies(zone, colour):
        refuse(f"chosen: there is no {LETTERS[colour]} where {MOVES.texts[move]} has put it")


def _check_grabs(state: Any) -> None:
    if (state.grabs == 0) != (int(state.turn) == NO_PIECES):
        refuse("grabs: pieces have been drawn this turn exactly if there was a grab")
    if state.grabs == MAX_GRABS or most_to_grab(state) == 0:
        refuse("phase grab: there is nothing more to grab this turn")


def listed(state: Any, enumerate_moves: Any) -> list[int]:
    """The moves that one of the rules' own functions lists."""
    moves = np.zeros(MAX_LEGAL + 1, dtype=np.uint16)
    count = int(enumerate_moves(state, moves))
    return [int(move) for move in moves[:count]]


def actor_of(state: Any, committed: int) -> int:
    """Who is to decide, in a state where so many seats have counted their jokers."""
    phase = int(state.phase)
    if phase < GRAB:
        return CHANCE
    if phase == JOKERS:
        return committed
    return OVER if phase == FINISHED else int(state.active)
