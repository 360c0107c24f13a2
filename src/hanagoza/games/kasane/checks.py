"""Whether a state could have come about: for positions and views that come from outside."""

from __future__ import annotations

from functools import lru_cache
from itertools import chain
from typing import Any

from hanagoza.core.checks import has_size, in_range, is_complete, refuse
from hanagoza.core.moves import quoted
from hanagoza.core.state import reader
from hanagoza.games.kasane.laying import boxes_of, may_meld
from hanagoza.games.kasane.melds import KINDS_OF_BOX, fits
from hanagoza.games.kasane.pieces import (
    DECK,
    NUMBERS,
    PLUS,
    TOKENS,
    card_at,
    cards_of,
    counts_of,
    size_of,
    stack_of,
    tokens_of,
)
from hanagoza.games.kasane.scoring import judge
from hanagoza.games.kasane.state import (
    DEAL,
    FINISHED,
    MELD,
    ROW_LENGTH,
    START,
    TURNS,
    State,
    active_seat,
    grid_size,
)

Meld = tuple[int, bool]
"""A kind of box, and whether the field's card was used."""

_read = reader(State)


def plain(state: State) -> State:
    """A NumPy record in plain numbers: whoever looks at many of them is quicker so."""
    record: Any = state
    return _read(record.tobytes())


def set_progress(state: State, round_no: int, starter: int, step: int) -> None:
    """Write how far a game is, if one can be so far in the phase that the state is in."""
    players, phase = state.players, state.phase
    steps = {START: (0, 0), DEAL: (0, grid_size(state) - 1), FINISHED: (TURNS, TURNS)}
    rounds = {START: (0, 0), FINISHED: (players, players)}
    in_range("round", round_no, *rounds.get(phase, (1, players)))
    in_range("starter", starter, 0, players - 1)
    in_range("step", step, *steps.get(phase, (0, TURNS - 1)))
    state.round_no, state.starter, state.step = round_no, starter, step


def settle(state: State) -> None:
    """Check cards and boxes that were written into a state, and write the scores that follow."""
    known = plain(state)
    _check_cards(known)
    for seat in range(known.players):
        state.scores[seat] = _earned(known, seat)
    if known.phase == FINISHED:
        judge(state)
    elif known.phase == MELD and not _has_taken(known):
        refuse(f"phase is meld, but seat {active_seat(known)} has no card it could have taken")


def _has_taken(state: State) -> bool:
    """A card that lets the active seat lay a meld lies where it would have gone."""
    seat = active_seat(state)
    plus_on_field = card_at(state.field[seat], 0) == PLUS and may_meld(state, PLUS)
    return bool(state.hand[seat] or plus_on_field)


# --- cards ----------------------------------------------------------------------------------------


def _check_cards(state: State) -> None:
    """Every card is somewhere, and everywhere are as many as the progress of the game demands."""
    for seat in range(state.players):
        _check_seat(state, seat)
        has_size(f"row {seat + 1}", len(cards_of(state.rows[seat])), *_row_bounds(state, seat))
    rows = [*chain(*map(cards_of, state.rows))]
    has_size("the grid", len(rows), _grid_left(state))
    has_size("discard", size_of(state.discard), _discarded(state))
    stacks = [*rows, *chain(*map(cards_of, (*state.hand, *state.field)))]
    bunches = map(sum, zip(counts_of(state.deck), counts_of(state.discard), strict=True))
    there = (stacks.count(kind + 1) + loose for kind, loose in enumerate(bunches))
    is_complete(TOKENS, there, counts_of(int(DECK[state.players])))


def _check_seat(state: State, seat: int) -> None:
    hand, field = cards_of(state.hand[seat]), cards_of(state.field[seat])
    if PLUS in hand:
        refuse(f"hands: {_quoted(state.hand[seat])} has a +1, which goes to the field")
    there, taken = len(hand) + len(field), _taken_by(state, seat)
    if there != taken:
        refuse(f"seat {seat} has {there} cards in hand and field; it has taken {taken}")


def _quoted(stack: int) -> str:
    return quoted(" ".join(tokens_of(stack)))


def _turns_begun(state: State) -> int:
    """Turns of this round in which a card has been taken."""
    return 0 if state.phase <= DEAL else state.step + (state.phase == MELD)


def _taken_by(state: State, seat: int) -> int:
    """How many cards a seat has taken so far."""
    players = state.players
    before = max(state.round_no - 1, 0) * TURNS // players
    place = (seat - state.starter) % players
    return before + (_turns_begun(state) + players - 1 - place) // players


def _grid_left(state: State) -> int:
    """How many cards are in the grid."""
    return state.step if state.phase <= DEAL else int(grid_size(state)) - _turns_begun(state)


def _row_bounds(state: State, row: int) -> tuple[int, int]:
    """Between how many and how many cards a row has."""
    length = int(ROW_LENGTH[state.players])
    if state.phase != DEAL:
        return 0, length
    dealt = min(max(state.step - row * length, 0), length)
    return dealt, dealt


def _discarded(state: State) -> int:
    """Left over in earlier rounds; in the last one, what it left undealt."""
    players = state.players
    if state.round_no < players:
        return max(state.round_no - 1, 0) * players
    if state.phase == DEAL:
        return 0
    return size_of(int(DECK[players])) - (players - 1) * TURNS - int(grid_size(state))


# --- melds ----------------------------------------------------------------------------------------


def _earned(state: State, seat: int) -> tuple[int, int]:
    """What a seat's melds and +1 cards pay, and how many cards these are: its whole field."""
    field, cards = state.field[seat], cards_of(state.field[seat])
    mine = [
        (kind, box)
        for kind, boxes in enumerate(boxes_of(state))
        for box in boxes
        if box.seat == seat
    ]
    if not _is_made_of(field, tuple((kind, box.with_field) for kind, box in mine)):
        refuse(f"fields: {_quoted(field)} is not made of the melds of seat {seat}")
    return sum(box.points for _, box in mine) + cards.count(PLUS), len(cards)


@lru_cache(maxsize=1024)  # who imagines a position once does so often
def _is_made_of(field: int, melds: tuple[Meld, ...]) -> bool:
    """Whether a field is these melds, in some order, and +1 cards."""
    return _ends_with(cards_of(field), 0, list(melds))


def _ends_with(cards: list[int], at: int, melds: list[Meld]) -> bool:
    """The same for the cards from a place on."""
    if at == len(cards):
        return not melds
    if cards[at] == PLUS:
        return _ends_with(cards, at + 1, melds)
    for meld in set(melds):
        end = _end_of(cards, at, *meld)
        rest = melds.copy()
        rest.remove(meld)
        if end and _ends_with(cards, end, rest):
            return True
    return False


def _end_of(cards: list[int], at: int, box: int, with_field: bool) -> int:
    """Where the meld that begins at a place ends; 0 if the cards there are not that meld."""
    meld, size = KINDS_OF_BOX[box]
    first = at - with_field
    sequence = cards[max(first, 0) : first + size]
    if first < 0 or len(sequence) < size or max(sequence) > NUMBERS:
        return 0
    return first + size if fits(meld, stack_of(sequence), size) else 0
