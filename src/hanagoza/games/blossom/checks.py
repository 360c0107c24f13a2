"""Whether a state of Blossom could have come about, for positions and views alike.

``read_progress`` writes what both of them tell and refuses what does not even fit into a state; all
else is looked at in plain numbers.
"""

from __future__ import annotations

from typing import NamedTuple

from hanagoza.core.bunches import NOTHING
from hanagoza.core.checks import has_size, in_range, is_complete, kinds_named, refuse
from hanagoza.core.moves import Group, quoted
from hanagoza.core.state import reader
from hanagoza.games.blossom.moves import HAND_SIZE, LIMIT, MOST_DRAWN
from hanagoza.games.blossom.pieces import (
    ALL_TOLD,
    CHERRY,
    KINDS,
    NAMES,
    TOTALS,
    bits_of,
    common,
    copies,
    counts_of,
    holds,
    how_many,
    text_of,
)
from hanagoza.games.blossom.scoring import GOAL, GUARD_ROUNDS, TRACK_STEP, judge
from hanagoza.games.blossom.state import (
    ACT,
    ACTIONS,
    CHOOSE,
    DEAL,
    DRAW,
    FINISHED,
    GARDEN,
    GARDEN_SIZE,
    MULLIGAN,
    PHASES,
    REDEAL,
    REMOVED,
    START,
    State,
    cherry_draws,
    deal_size,
    redealt_to,
    removed_size,
)

MOST_POINTS = 30_000
PLAIN = reader(State)


class Progress(NamedTuple):
    """How far a game is."""

    phase: int
    round_no: int
    starter: int
    mover: int
    action: int
    step: int
    barred: Group
    due: int
    falling: bool
    earned: tuple[tuple[int, ...], ...]


def in_plain_numbers(state: State) -> State:
    """A state that is being filled in, to be looked at."""
    return PLAIN(state.tobytes())  # type: ignore[attr-defined]


# --- how far the game is --------------------------------------------------------------------------


def read_progress(told: Progress, state: State) -> None:
    """Write down how far the game is."""
    phase, last_seat = told.phase, state.players - 1
    in_range("round", told.round_no, 1, GUARD_ROUNDS if phase >= ACT else 1)
    in_range("starter", told.starter, 0, last_seat)
    in_range("mover", told.mover, 0, last_seat)
    in_range("action", told.action, 0, ACTIONS - 1 if phase in (ACT, DRAW, CHOOSE) else 0)
    in_range("step", told.step, 0, _last_step(phase, state))
    in_range("due", told.due, *_due(phase, told.falling))
    state.phase, state.round_no, state.step = phase, told.round_no, told.step
    state.starter, state.mover, state.action = told.starter, told.mover, told.action
    state.barred, state.due, state.falling = _barred(told), told.due, told.falling
    _read_points(told.earned, state)


def _last_step(phase: int, state: State) -> int:
    if phase == DEAL:
        return int(deal_size(state) - 1)
    return GARDEN_SIZE - 1 if phase == GARDEN else 0


def _due(phase: int, falling: bool) -> tuple[int, int]:
    """How many cards may be due. A choice is asked after one has come, so one fewer is due then."""
    if phase not in (DRAW, CHOOSE):
        return 0, 0
    return 1, MOST_DRAWN - (phase == CHOOSE) if falling else 1


def _barred(told: Progress) -> int:
    kinds = kinds_named("barred", told.barred, NAMES)
    is_one_or_all = len(kinds) == len(set(kinds)) and len(kinds) in (1, KINDS)
    if kinds and not (is_one_or_all and told.action):
        refuse("barred: one kind, or all, and only after the first action")
    return bits_of(told.barred)


def _read_points(earned: tuple[tuple[int, ...], ...], state: State) -> None:
    if len(earned) != state.players or any(len(row) != KINDS for row in earned):
        refuse(f"earned: {KINDS} numbers are needed for each of {state.players} seats")
    for points in (points for row in earned for points in row):
        if points % TRACK_STEP or not 0 <= points <= MOST_POINTS // KINDS:
            refuse(f"earned: {points} is no multiple of {TRACK_STEP} on the track")
    state.earned[: len(earned)] = earned
    state.scores[: len(earned), 0] = [sum(row) for row in earned]


def finish(state: State) -> None:
    """Who has won a game that is over."""
    state.reason = judge(state)
    if not state.reason:
        refuse(f"phase is over, but nobody has {GOAL} points")


# --- what is looked at in plain numbers -----------------------------------------------------------


def check_table(state: State) -> None:
    """What everybody can see."""
    _check_sizes(state)
    _check_turn(state)
    if state.phase < ACT:
        _check_set_up(state)
    _check_past(state)
    is_round_new = state.phase == ACT and state.mover == state.starter and state.action == 0
    if is_round_new and max(points for points, _ in state.scores) >= GOAL:
        refuse(f"somebody has {GOAL} points at the end of a round, so phase must be over")


def _check_sizes(state: State) -> None:
    """No hand or yard has more than five cards, and the garden has not outlived the deck."""
    total = state.deck_size + removed_size(state) + how_many(state.garden)
    for seat in range(state.players):
        hand, yard = state.hand_size[seat], how_many(state.up[seat]) + state.down_size[seat]
        in_range(f"the hand of seat {seat}", hand, 0, LIMIT)
        in_range(f"the yard of seat {seat}", yard, 0, LIMIT)
        total += hand + yard
    has_size("the table", total, ALL_TOLD)
    if state.phase >= ACT and state.deck_size == 0 and state.garden != NOTHING:
        refuse("the deck is empty, so the garden must have become the deck")


def _check_turn(state: State) -> None:
    phase = state.phase
    if phase in (MULLIGAN, REDEAL) and not state.mulligan:
        refuse(f"phase {PHASES[phase]} needs the option mulligan")
    if phase in (START, DEAL, REDEAL, GARDEN, FINISHED) and state.mover != state.starter:
        refuse(f"mover is {state.mover}; in phase {PHASES[phase]} it must be the starter")
    if phase == CHOOSE and not (state.falling and state.cherry_sequential):
        refuse("phase choose needs a falling cherry and the option cherry_sequential")
    if state.falling and phase not in (DRAW, CHOOSE):
        refuse("falling: a cherry waits only while cards are drawn")
    if state.falling and not copies(state.up[state.mover], CHERRY):
        refuse(f"falling: seat {state.mover} has no cherry face up")
    if state.due > cherry_draws(state, state.mover, MOST_DRAWN):
        refuse(f"due is {state.due}; there is no room, or no card, for so many")


def _check_set_up(state: State) -> None:
    """Before the first turn every place has the number of cards that the deal demands."""
    phase = PHASES[state.phase]
    has_size("garden", how_many(state.garden), state.step if state.phase == GARDEN else 0)
    if any(state.up):
        refuse(f"ups: nothing lies in a yard in phase {phase}")
    if any(map(any, state.earned)):
        refuse(f"earned: there are no points in phase {phase}")
    for seat in range(state.players):
        _check_dealt(state, seat)
    if state.phase == REDEAL and redealt_to(state) < 0:
        refuse("phase redeal needs a hand that is short")


def _check_dealt(state: State, seat: int) -> None:
    put_back = state.down_size[seat]
    if put_back and (state.phase != MULLIGAN or not _has_chosen(state, seat)):
        refuse(f"downs: seat {seat} cannot have put cards back yet")
    if state.phase != REDEAL:
        right = _dealt(state, seat) - put_back
        has_size(f"the hand of seat {seat}", state.hand_size[seat], right)
    elif state.hand_size[seat] > HAND_SIZE:
        refuse(f"the hand of seat {seat} is larger than a deal")


def _turns_from_starter(state: State, seat: int) -> int:
    return (seat - state.starter) % state.players


def _dealt(state: State, seat: int) -> int:
    if state.phase == START:
        return 0
    if state.phase != DEAL:
        return HAND_SIZE
    cards = state.step - int(REMOVED[state.players])
    return min(max(cards - HAND_SIZE * _turns_from_starter(state, seat), 0), HAND_SIZE)


def _has_chosen(state: State, seat: int) -> bool:
    """Whether a seat has had its mulligan: they go round from the starter's left."""
    turn, now = (_turns_from_starter(state, s) or state.players for s in (seat, state.mover))
    return turn < now


def _check_past(state: State) -> None:
    """What everybody remembers."""
    drawn = sum(state.draws)
    if state.phase < ACT and (state.stock or any(state.held) or any(state.kept)):
        refuse(f"held, kept, stock: nothing is remembered in phase {PHASES[state.phase]}")
    if drawn and state.stock == NOTHING:
        refuse("drew: cards are remembered only of a replenished deck, so stock is needed")
    if state.stock != NOTHING and how_many(state.stock) != state.deck_size + drawn:
        refuse("stock: it must be the deck and all that was drawn from it")


def check_remembered(state: State, seat: int) -> None:
    """What is remembered of a seat whose cards are there has to be true."""
    hand, held, kept = state.hand[seat], state.held[seat], state.kept[seat]
    hidden = hand + state.down[seat]
    if not holds(hand, held):
        refuse(f"held: {quoted(text_of(held))} is not in the hand of seat {seat}")
    if not holds(hidden, held + kept):
        refuse(f"kept: {quoted(text_of(kept))} is neither in hand nor face down at seat {seat}")
    if state.fresh[seat] > how_many(common(state.drew[seat], hidden - held - kept)):
        refuse(f"fresh: seat {seat} has fewer of the cards it drew")


# --- what only positions tell, and views of games that are over -----------------------------------


def check_cards(state: State) -> None:
    """Every card is somewhere, and those removed are as many as the rules say."""
    places = (*state.hand, *state.up, *state.down, state.garden, state.deck, state.removed)
    is_complete(NAMES, map(sum, zip(*map(counts_of, places), strict=True)), TOTALS)
    has_size("removed", how_many(state.removed), removed_size(state))


def check_memory(state: State) -> None:
    """What is remembered has to be true."""
    for seat in range(state.players):
        check_remembered(state, seat)
    if state.stock != NOTHING and state.stock != state.deck + sum(state.drew):
        refuse("stock: it must be the deck and all that was drawn from it")
