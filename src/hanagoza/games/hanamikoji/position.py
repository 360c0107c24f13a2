"""A position of Hanamikoji as a document: every card accounted for."""

from __future__ import annotations

from typing import Literal

from hanagoza.core.checks import at_most, has_size, in_range, is_complete, refuse
from hanagoza.core.errors import MoveError, PositionError
from hanagoza.core.headers import position_header
from hanagoza.core.moves import quoted
from hanagoza.core.options import Setting
from hanagoza.core.positions import Position
from hanagoza.core.state import Array
from hanagoza.games.hanamikoji.checks import set_progress
from hanagoza.games.hanamikoji.moves import (
    ACTION_OF,
    ACTIONS,
    ANSWER_COUNT,
    ANSWERS,
    BUNCHES,
    COMPETE,
    GIFT,
    MOVES,
)
from hanagoza.games.hanamikoji.pieces import (
    CHARMS,
    KINDS,
    LETTERS,
    bunch_of,
    counts_of,
    holds,
    how_many,
    letters_of,
)
from hanagoza.games.hanamikoji.scoring import count_favours, favoured, goal, judge
from hanagoza.games.hanamikoji.state import (
    ACT,
    ANSWER,
    DEAL,
    FINISHED,
    NEUTRAL,
    NO_OFFER,
    PHASES,
    SEATS,
    State,
    active_seat,
    actor_of,
    deck_size,
    discard_size,
    hand_size,
    removed_size,
    secret_size,
    turns_begun,
)

VERSION = 1
Pair = tuple[str, str]


class HanamikojiPosition(Position, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Cards are letters in a row (``"A B B"``); pairs are by seat.

    ``step`` counts the cards dealt in phase ``deal`` and the completed turns afterwards; whose turn
    it is follows from it and from ``starter``.
    """

    phase: Literal["start", "deal", "draw", "act", "answer", "over"]
    round: int
    starter: int
    step: int
    favours: tuple[int | None, ...]
    hands: Pair
    boards: Pair
    secrets: Pair
    discards: Pair
    used: tuple[tuple[str, ...], tuple[str, ...]]
    deck: str
    removed: str
    offer: str | None = None
    """The gift or competition to be answered."""
    answered: tuple[tuple[int, str, str], ...] | None = None
    """This round's offers: who made it, what it was, what was taken. Left out, nobody remembers."""


def write_position(state: State, setting: Setting) -> HanamikojiPosition:
    """The document of a state."""
    return HanamikojiPosition(
        **position_header("hanamikoji", VERSION, setting),
        phase=PHASES[state.phase],  # type: ignore[arg-type]
        round=state.round_no,
        starter=state.starter,
        step=state.step,
        favours=tuple(None if seat == NEUTRAL else seat for seat in state.favour),
        hands=_texts(state.hand),
        boards=_texts(state.board),
        secrets=_texts(state.secret),
        discards=_texts(state.discard),
        used=(_actions(state.used[0]), _actions(state.used[1])),
        deck=_text(state.deck),
        removed=_text(state.removed),
        offer=MOVES.texts[state.offer] if state.phase == ANSWER else None,
        answered=_answered(state),
    )


def _text(bunch: int) -> str:
    return " ".join(letters_of(bunch))


def _texts(bunches: Array) -> Pair:
    return _text(bunches[0]), _text(bunches[1])


def _actions(used: int) -> tuple[str, ...]:
    return tuple(name for action, name in enumerate(ACTIONS) if used >> action & 1)


def _answered(state: State) -> tuple[tuple[int, str, str], ...] | None:
    """The answered offers; ``None`` where the position came without them."""
    made = [
        (seat, action)
        for seat in range(SEATS)
        for action in (GIFT, COMPETE)
        if _is_answered(state, seat, action)
    ]
    if any(state.offered[seat][action - GIFT] == NO_OFFER for seat, action in made):
        return None
    return tuple(
        (
            seat,
            MOVES.texts[state.offered[seat][action - GIFT]],
            MOVES.texts[state.answered[seat][action - GIFT]],
        )
        for seat, action in made
    )


def _is_answered(state: State, seat: int, action: int) -> bool:
    """Whether a seat's gift or competition of this round has been made and answered."""
    waits = (
        state.phase == ANSWER and seat == active_seat(state) and ACTION_OF[state.offer] == action
    )
    return bool(state.used[seat] >> action & 1) and not waits


def read_position(document: HanamikojiPosition, state: State) -> None:
    """Fill a blank state from a document; refuse what no game could have reached."""
    _read_progress(document, state)
    _read_cards(document, state)
    _read_offers(document, state)
    _check_cards(state)
    _read_standing(document, state)


def _read_progress(document: HanamikojiPosition, state: State) -> None:
    state.phase = phase = PHASES.index(document.phase)
    set_progress(state, document.round, document.starter, document.step)
    for seat, names in enumerate(document.used):
        for name in names:
            if name not in ACTIONS:
                refuse(f"used: there is no action {quoted(name)}; actions: {', '.join(ACTIONS)}")
            state.used[seat] |= 1 << ACTIONS.index(name)
        begun = (turns_begun(state) + 1 - (seat != document.starter)) // 2
        turns = 0 if phase <= DEAL else begun - (phase == ACT and seat == active_seat(state))
        if len(names) != turns or len(set(names)) != turns:
            refuse(f"used: seat {seat} has taken {turns} turns, so {turns} markers are used")


def _read_cards(document: HanamikojiPosition, state: State) -> None:
    for seat in range(SEATS):
        state.hand[seat] = _cards("hands", document.hands[seat])
        state.board[seat] = _cards("boards", document.boards[seat])
        state.secret[seat] = _cards("secrets", document.secrets[seat])
        state.discard[seat] = _cards("discards", document.discards[seat])
    state.deck = _cards("deck", document.deck)
    state.removed = _cards("removed", document.removed)


def _cards(place: str, text: str) -> int:
    return bunch_of(at_most(place, text, LETTERS, CHARMS))


def _read_offers(document: HanamikojiPosition, state: State) -> None:
    if (document.offer is not None) != (state.phase == ANSWER):
        refuse("an offer belongs to phase answer, and phase answer needs an offer")
    if document.offer is not None:
        state.offer = _offer(document.offer)
        action = ACTION_OF[state.offer]
        if not state.used[active_seat(state)] >> action & 1:
            refuse(
                f"offer: {quoted(document.offer)}, but seat {active_seat(state)} has not used it"
            )
    for seat, offer, answer in document.answered or ():
        in_range("answered: seat", seat, 0, SEATS - 1)
        _read_answer(state, seat, _offer(offer), answer)
    if document.answered is not None:
        _check_answers(state)


def _offer(text: str) -> int:
    offer = _move("offer", text)
    if ACTION_OF[offer] not in (GIFT, COMPETE):
        refuse(f"offer: {quoted(text)} is neither a gift nor a competition")
    return offer


def _move(place: str, text: str) -> int:
    try:
        return MOVES.parse(text)
    except MoveError as error:
        raise PositionError(f"{place}: {error}") from error


def _read_answer(state: State, seat: int, offer: int, text: str) -> None:
    answer = _move("answered", text)
    if answer not in ANSWERS[offer, : ANSWER_COUNT[offer]]:
        refuse(f"answered: {quoted(text)} is no answer to {quoted(MOVES.texts[offer])}")
    slot = ACTION_OF[offer] - GIFT
    if state.offered[seat, slot] != NO_OFFER:
        refuse(f"answered: the {MOVES[offer].verb} of seat {seat} is told twice")
    state.offered[seat, slot], state.answered[seat, slot] = offer, answer


def _check_answers(state: State) -> None:
    """Told offers must be all there were, and account for the boards."""
    laid = [0, 0]
    for seat in range(SEATS):
        for action in (GIFT, COMPETE):
            offer, answer = (int(x[seat][action - GIFT]) for x in (state.offered, state.answered))
            if (offer != NO_OFFER) != _is_answered(state, seat, action):
                refuse(f"answered: the {ACTIONS[action]} of seat {seat} does not fit its markers")
            if offer == NO_OFFER:
                continue
            laid[seat] += BUNCHES[offer] - BUNCHES[answer]
            laid[1 - seat] += BUNCHES[answer]
    for seat in range(SEATS):
        if not holds(state.board[seat], laid[seat]):
            refuse(f"answered: the offers would put {quoted(_text(laid[seat]))} on board {seat}")


def _check_cards(state: State) -> None:
    """Every place has the number of cards that the progress of the round demands."""
    for seat in range(SEATS):
        has_size(f"hand {seat}", how_many(state.hand[seat]), hand_size(state, seat))
        has_size(f"secret {seat}", how_many(state.secret[seat]), secret_size(state, seat))
        has_size(f"discard {seat}", how_many(state.discard[seat]), discard_size(state, seat))
        has_size(f"board {seat}", how_many(state.board[seat]), _board_size(state, seat))
    has_size("deck", how_many(state.deck), deck_size(state))
    has_size("removed", how_many(state.removed), removed_size(state))
    offered = BUNCHES[state.offer] if state.phase == ANSWER else 0
    places = (*state.hand, *state.board, *state.secret, *state.discard, state.deck, state.removed)
    there = zip(*(counts_of(int(bunch)) for bunch in (*places, offered)), strict=True)
    is_complete(LETTERS, map(sum, there), CHARMS)


def _board_size(state: State, seat: int) -> int:
    own = 2 * _is_answered(state, seat, GIFT) + 2 * _is_answered(state, seat, COMPETE)
    taken = _is_answered(state, 1 - seat, GIFT) + 2 * _is_answered(state, 1 - seat, COMPETE)
    return own + taken + (state.phase == FINISHED)  # the secret, turned up


def _read_standing(document: HanamikojiPosition, state: State) -> None:
    if len(document.favours) != KINDS or any(f not in (None, 0, 1) for f in document.favours):
        refuse(f"favours: seven of null, 0 or 1 are needed, not {list(document.favours)}")
    state.favour[:] = [NEUTRAL if seat is None else seat for seat in document.favours]
    _check_favours(state)
    if state.phase == FINISHED:
        state.reason = judge(state)
        if not state.reason:
            refuse("phase is over, but nobody has reached the goal")
    else:
        count_favours(state)
        if goal(state)[0]:
            refuse("favours: somebody has reached the goal, so phase must be over")
    state.actor = actor_of(state)


def _check_favours(state: State) -> None:
    """Favours are won at the end of a round, by more cards."""
    boards = [counts_of(int(board)) for board in state.board]
    for letter, favour, ours, theirs in zip(LETTERS, state.favour.tolist(), *boards, strict=True):
        is_won = state.phase == FINISHED and ours != theirs
        if is_won and favour != favoured(favour, ours, theirs):
            right = favoured(favour, ours, theirs)
            refuse(f"favours: {letter} must favour seat {right}, with more cards")
        if state.round_no == 1 and not is_won and favour != NEUTRAL:
            refuse(f"favours: {letter} favours seat {favour}, but this is the first round")
