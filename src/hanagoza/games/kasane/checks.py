"""Whether a state could have come about: for positions and views that come from outside.

Every check raises ``ValueError`` and says what would be right.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import chain
from typing import Any, NamedTuple, NoReturn

from hanagoza.core.moves import quoted
from hanagoza.core.state import CHANCE, OVER
from hanagoza.games.kasane.cards import (
    DECK,
    KINDS,
    NUMBERS,
    PLUS,
    TOKENS,
    card_at,
    cards_of,
    heap_cards,
    stack_of,
)
from hanagoza.games.kasane.laying import boxes_of
from hanagoza.games.kasane.melds import KINDS_OF_BOX, fits
from hanagoza.games.kasane.scoring import add_bonuses, rank
from hanagoza.games.kasane.state import (
    DEAL,
    FINISHED,
    MELD,
    PICK_START,
    ROUND_OVER,
    ROUNDS_PLAYED,
    ROW_LENGTH,
    TURNS,
    active_seat,
)

Meld = tuple[int, bool]
"""A kind of box, and whether the field's card was used."""


def refuse(message: str) -> NoReturn:
    raise ValueError(message)


def in_range(name: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        refuse(f"{name} is {value}; it must be from {low} to {high} here")


class Progress(NamedTuple):
    """How far a game is, and how many cards must be where: plain numbers, quicker than NumPy's."""

    players: int
    phase: int
    round_no: int
    starter: int
    step: int

    def put(self, state: Any) -> None:
        """Write it into a state, if a game can be so far."""
        if self.phase == ROUND_OVER:
            refuse("this round is over, and the next is not yet dealt")
        steps = {PICK_START: (0, 0), DEAL: (0, self.grid - 1), FINISHED: (TURNS, TURNS)}
        rounds = {PICK_START: (0, 0), FINISHED: (self.players, self.players)}
        in_range("round", self.round_no, *rounds.get(self.phase, (1, self.players)))
        in_range("starter", self.starter, 0, self.players - 1)
        in_range("step", self.step, *steps.get(self.phase, (0, TURNS - 1)))
        state.phase, state.round_no = self.phase, self.round_no
        state.starter, state.step = self.starter, self.step

    @property
    def row(self) -> int:
        """Cards dealt to a row …"""
        return int(ROW_LENGTH[self.players])

    @property
    def grid(self) -> int:
        """… and to all rows."""
        return self.players * self.row

    @property
    def begun(self) -> int:
        """Turns of this round in which a card has been taken."""
        if self.phase in (PICK_START, DEAL):
            return 0
        return self.step + (self.phase == MELD)

    @property
    def left(self) -> int:
        """Cards in the grid."""
        return self.step if self.phase in (PICK_START, DEAL) else self.grid - self.begun

    @property
    def discarded(self) -> int:
        """Left over in earlier rounds; in the last one, what it left undealt."""
        if self.round_no < self.players:
            return max(self.round_no - 1, 0) * self.players
        if self.phase == DEAL:
            return 0
        return len(heap_cards(DECK[self.players])) - (self.players - 1) * TURNS - self.grid

    def taken_by(self, seat: int) -> int:
        """How many cards a seat has taken so far."""
        before = max(self.round_no - 1, 0) * TURNS // self.players
        place = (seat - self.starter) % self.players
        return before + (self.begun + self.players - 1 - place) // self.players

    def row_bounds(self, row: int) -> tuple[int, int]:
        """Between how many and how many cards a row has."""
        if self.phase != DEAL:
            return 0, self.row
        dealt = min(max(self.step - row * self.row, 0), self.row)
        return dealt, dealt


def check_cards(progress: Progress, state: Any) -> None:
    """Every card is somewhere, and everywhere are as many as the progress demands."""
    hands, fields, rows = (
        [cards_of(stack) for stack in stacks.tolist()]
        for stacks in (state.hand, state.field, state.rows)
    )
    deck, discard = heap_cards(state.deck), heap_cards(state.discard)
    for seat in range(progress.players):
        _check_seat(progress, seat, hands[seat], fields[seat])
        _check_size(f"row {seat + 1}", len(rows[seat]), *progress.row_bounds(seat))
    _check_size("the grid", sum(map(len, rows)), progress.left, progress.left)
    _check_size("discard", len(discard), progress.discarded, progress.discarded)
    known = [*chain(*hands, *fields, *rows), *deck, *discard]
    everything = heap_cards(DECK[progress.players])
    for card in range(1, KINDS + 1):
        there, right = known.count(card), everything.count(card)
        if there != right:
            refuse(f"there are {there} cards {TOKENS[card - 1]}; there must be {right}")


def _check_seat(progress: Progress, seat: int, hand: list[int], field: list[int]) -> None:
    if PLUS in hand:
        refuse(f"hands: {_quoted(hand)} has a +1, which goes to the field")
    there, taken = len(hand) + len(field), progress.taken_by(seat)
    if there != taken:
        refuse(f"seat {seat} has {there} cards in hand and field; it has taken {taken}")


def _quoted(cards: list[int]) -> str:
    return quoted(" ".join(TOKENS[card - 1] for card in cards))


def _check_size(place: str, there: int, low: int, high: int) -> None:
    if not low <= there <= high:
        refuse(f"{place} has {there} cards; there must be {high} here")


def settle(state: Any) -> None:
    """Count the scores and say whose turn it is, if the fields are made of the melds laid."""
    _check_fields(state)
    state.actor = _actor(state)
    if state.phase == FINISHED:
        add_bonuses(state)
        rank(state)
        state.reason = ROUNDS_PLAYED
    elif state.phase == MELD and not _has_taken(state):
        refuse(f"phase is meld, but seat {state.actor} has no card it could have taken")


# --- melds ----------------------------------------------------------------------------------------


def _check_fields(state: Any) -> None:
    """Every field is made of its seat's melds and +1 cards, and has earned what these pay."""
    boxes = [(box, filled) for box, kind in enumerate(boxes_of(state)) for filled in kind]
    for seat, field in enumerate(state.field.tolist()):
        cards = cards_of(field)
        mine = [(box, filled) for box, filled in boxes if filled.seat == seat]
        if not _is_made_of(field, tuple((box, filled.with_field) for box, filled in mine)):
            refuse(f"fields: {_quoted(cards)} is not made of the melds of seat {seat}")
        points = sum(filled.points for _, filled in mine) + cards.count(PLUS)
        state.scores[seat] = points, len(cards)


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


# --- whose turn it is -----------------------------------------------------------------------------


def _actor(state: Any) -> int:
    """Who is to decide."""
    if state.phase == FINISHED:
        return OVER
    return CHANCE if state.phase in (PICK_START, DEAL) else int(active_seat(state))


def _has_taken(state: Any) -> bool:
    """A meld is asked for after a number, which tops the hand, or (option) a +1."""
    seat = int(state.actor)
    on_field = state.plus1_meld and card_at(state.field[seat], 0) == PLUS
    return bool(state.hand[seat] or on_field)
