"""A position of Kasane no irome as a document: every card and every filled box accounted for."""

from __future__ import annotations

from typing import Any, Literal, NoReturn

from hanagoza.core.errors import MoveError, PositionError
from hanagoza.core.match import Setting
from hanagoza.core.moves import quoted
from hanagoza.core.positions import Position
from hanagoza.core.state import CHANCE, OVER
from hanagoza.games.kasane.cards import (
    DECK,
    KINDS,
    NUMBERS,
    PLUS,
    TOKENS,
    card_at,
    cards_of,
    copies,
    heap_cards,
    heap_of,
    heap_tokens,
    height,
    stack_of,
    tokens_of,
)
from hanagoza.games.kasane.laying import block_boxes, boxes_of, fill_box, open_box
from hanagoza.games.kasane.melds import KINDS_OF_BOX, fits
from hanagoza.games.kasane.moves import FIRST_MELD, PASS, TABLE, box_of_move, meld_move
from hanagoza.games.kasane.scoring import add_bonuses, rank
from hanagoza.games.kasane.state import (
    DEAL,
    FINISHED,
    MELD,
    PICK_START,
    ROUNDS_PLAYED,
    ROW_LENGTH,
    TURNS,
    active_seat,
    grid_size,
    is_last_round,
)
from hanagoza.games.kasane.view import PHASES

VERSION = 1


class KasanePosition(Position, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Cards are tokens in a row (``"3 5 +1"``), the top card last; hands and fields are by seat.

    ``step`` counts the cards dealt in phase ``deal`` and the completed turns afterwards; whose turn
    it is follows from it and from ``starter``. Scores follow from the melds and the fields.
    """

    phase: Literal["start", "deal", "take", "meld", "over"]
    round: int
    starter: int
    step: int
    rows: tuple[str, ...]
    hands: tuple[str, ...]
    fields: tuple[str, ...]
    melds: tuple[tuple[int, str], ...]
    """Filled boxes, those of one kind in the order they were filled: seat and move."""
    deck: str
    discard: str


def write_position(state: Any, setting: Setting) -> KasanePosition:
    """The document of a state."""
    seats = range(state.players)
    return KasanePosition(
        game="kasane",
        rules=VERSION,
        players=int(state.players),
        options=dict(setting.options),
        phase=PHASES[state.phase],  # type: ignore[arg-type]
        round=int(state.round_no),
        starter=int(state.starter),
        step=int(state.step),
        rows=tuple(" ".join(tokens_of(state.rows[row])) for row in seats),
        hands=tuple(" ".join(tokens_of(state.hand[seat])) for seat in seats),
        fields=tuple(" ".join(tokens_of(state.field[seat])) for seat in seats),
        melds=tuple(
            (filled.seat, TABLE.texts[meld_move(box, filled.with_field)])
            for box, boxes in enumerate(boxes_of(state))
            for filled in boxes
            if filled.seat is not None
        ),
        deck=" ".join(heap_tokens(state.deck)),
        discard=" ".join(heap_tokens(state.discard)),
    )


def read_position(document: KasanePosition, state: Any) -> None:
    """Fill a blank record from a document; refuse what no game could have reached."""
    _read_progress(document, state)
    _read_cards(document, state)
    _check_sizes(state)
    _check_deck(state)
    _read_melds(document, state)
    _read_standing(state)


def _read_progress(document: KasanePosition, state: Any) -> None:
    phase, players = PHASES.index(document.phase), document.players
    steps = {
        PICK_START: (0, 0),
        DEAL: (0, int(grid_size(state)) - 1),
        FINISHED: (TURNS, TURNS),
    }
    rounds = {PICK_START: (0, 0), FINISHED: (players, players)}
    _in_range("round", document.round, *rounds.get(phase, (1, players)))
    _in_range("starter", document.starter, 0, players - 1)
    _in_range("step", document.step, *steps.get(phase, (0, TURNS - 1)))
    state.phase, state.round_no = phase, document.round
    state.starter, state.step = document.starter, document.step


def _in_range(name: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        _refuse(f"{name} is {value}; it must be from {low} to {high} here")


# --- cards ----------------------------------------------------------------------------------------


def _read_cards(document: KasanePosition, state: Any) -> None:
    for name in ("rows", "hands", "fields"):
        if len(getattr(document, name)) != document.players:
            _refuse(f"{name}: one for each of {document.players} players is needed")
    for seat in range(document.players):
        row = _stack("rows", document.rows[seat], int(ROW_LENGTH[document.players]))
        state.rows[seat] = row
        state.hand[seat] = _stack("hands", document.hands[seat], TURNS)
        state.field[seat] = _stack("fields", document.fields[seat], TURNS)
        if PLUS in cards_of(state.hand[seat]):
            _refuse(f"hands: {quoted(document.hands[seat])} has a +1, which goes to the field")
    state.deck = _heap("deck", document.deck, state)
    state.discard = _heap("discard", document.discard, state)


def _stack(place: str, text: str, most: int) -> int:
    cards = _cards(place, text)
    if len(cards) > most:
        _refuse(f"{place}: {quoted(text)} has more than {most} cards")
    return stack_of(cards)


def _heap(place: str, text: str, state: Any) -> int:
    cards = _cards(place, text)
    for card in set(cards):
        if cards.count(card) > copies(DECK[state.players], card):
            _refuse(f"{place}: there are not that many cards {TOKENS[card - 1]}")
    return heap_of(cards)


def _cards(place: str, text: str) -> list[int]:
    for token in text.split():
        if token not in TOKENS:
            _refuse(f"{place}: {quoted(token)} is no card; cards are {' '.join(TOKENS)}")
    return [TOKENS.index(token) + 1 for token in text.split()]


def _check_sizes(state: Any) -> None:
    """Every place has the number of cards that the progress of the game demands."""
    for seat in range(state.players):
        taken = taken_by(state, seat)
        there = height(state.hand[seat]) + height(state.field[seat])
        if there != taken:
            _refuse(f"seat {seat} has {there} cards in hand and field; it has taken {taken}")
    for row in range(state.players):
        _size(f"row {row + 1}", height(state.rows[row]), *_row_bounds(state, row))
    _size("the grid", sum(height(row) for row in state.rows), *[_grid_left(state)] * 2)
    _size("discard", len(heap_cards(state.discard)), *[_discarded(state)] * 2)


def taken_by(state: Any, seat: int) -> int:
    """How many cards a seat has taken so far."""
    if state.phase == PICK_START:
        return 0
    players = int(state.players)
    begun = 0 if state.phase == DEAL else int(state.step) + (state.phase == MELD)
    place = (seat - int(state.starter)) % players
    return (int(state.round_no) - 1) * TURNS // players + (begun + players - 1 - place) // players


def _row_bounds(state: Any, row: int) -> tuple[int, int]:
    length = int(ROW_LENGTH[state.players])
    if state.phase == DEAL:
        dealt = min(max(int(state.step) - row * length, 0), length)
        return dealt, dealt
    return 0, length


def _grid_left(state: Any) -> int:
    if state.phase in (PICK_START, DEAL):
        return int(state.step)
    return int(grid_size(state)) - int(state.step) - int(state.phase == MELD)


def _discarded(state: Any) -> int:
    """Left over in earlier rounds; in the last one, what it left undealt."""
    if not is_last_round(state):
        return max(int(state.round_no) - 1, 0) * int(state.players)
    if state.phase == DEAL:
        return 0
    all_cards = len(heap_cards(DECK[state.players]))
    return all_cards - (int(state.players) - 1) * TURNS - int(grid_size(state))


def _size(place: str, there: int, low: int, high: int) -> None:
    if not low <= there <= high:
        _refuse(f"{place} has {there} cards; there must be {high} here")


def _check_deck(state: Any) -> None:
    stacks = [*state.rows, *state.hand, *state.field]
    known = [card for stack in stacks for card in cards_of(stack)]
    known += heap_cards(state.deck) + heap_cards(state.discard)
    for card in range(1, KINDS + 1):
        there, right = known.count(card), int(copies(DECK[state.players], card))
        if there != right:
            _refuse(f"there are {there} cards {TOKENS[card - 1]}; there must be {right}")


# --- melds ----------------------------------------------------------------------------------------


def _read_melds(document: KasanePosition, state: Any) -> None:
    """Fill the boxes, count their points, and see that the fields are made of these melds."""
    block_boxes(state)
    melds: list[list[tuple[int, bool]]] = [[] for _ in range(document.players)]
    for seat, text in document.melds:
        _in_range("melds: seat", seat, 0, document.players - 1)
        box, with_field = _box(text)
        points = open_box(state, box)
        if not points:
            _refuse(f"melds: there is no open box for another {quoted(text)}")
        fill_box(state, box, seat, with_field)
        state.scores[seat, 0] += points
        melds[seat].append((box, with_field))
    for seat, field in enumerate(document.fields):
        cards = cards_of(state.field[seat])
        if not _is_made_of(cards, 0, melds[seat]):
            _refuse(f"fields: {quoted(field)} is not made of the melds of seat {seat}")
        state.scores[seat, 0] += cards.count(PLUS)
        state.scores[seat, 1] = len(cards)


def _box(text: str) -> tuple[int, bool]:
    try:
        move = TABLE.parse(text)
    except MoveError as error:
        raise PositionError(f"melds: {error}") from error
    if not FIRST_MELD <= move < PASS:
        _refuse(f"melds: {quoted(text)} is no meld")
    return box_of_move(move)


def _is_made_of(cards: list[int], at: int, melds: list[tuple[int, bool]]) -> bool:
    """Whether the cards of a field from a place on are these melds, in some order, and +1 cards."""
    if at == len(cards):
        return not melds
    if cards[at] == PLUS:
        return _is_made_of(cards, at + 1, melds)
    for meld in set(melds):
        end = _end_of(cards, at, *meld)
        rest = melds.copy()
        rest.remove(meld)
        if end and _is_made_of(cards, end, rest):
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


def _read_standing(state: Any) -> None:
    if state.phase == FINISHED:
        add_bonuses(state)
        rank(state)
        state.reason = ROUNDS_PLAYED
        state.actor = OVER
        return
    state.actor = CHANCE if state.phase in (PICK_START, DEAL) else active_seat(state)
    if state.phase == MELD and not _has_taken(state):
        _refuse(f"phase is meld, but seat {active_seat(state)} has no card it could have taken")


def _has_taken(state: Any) -> bool:
    """A meld is asked for after a number, which tops the hand, or (option) a +1."""
    seat = int(state.actor)
    on_field = state.plus1_meld and card_at(state.field[seat], 0) == PLUS
    return bool(state.hand[seat] or on_field)


def _refuse(message: str) -> NoReturn:
    raise PositionError(message)
