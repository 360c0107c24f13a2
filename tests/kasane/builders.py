"""Positions of Kasane no irome in a line or two.

``position`` takes what a test is about and deals the rest of the cards, in order, wherever the
progress of the game demands some. Cards are tokens, the top card last; seats are numbers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

import hanagoza as hg
from hanagoza.core.state import layout
from hanagoza.games.kasane.boxes import RECONSTRUCTED, keep_option
from hanagoza.games.kasane.position import KasanePosition
from hanagoza.games.kasane.state import TAKE, State
from hanagoza.games.kasane.view import KasaneView

GAME = hg.game("kasane")
NUMBERS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"]
ROW_LENGTH = {3: 5, 4: 4}
COPIES = {3: (4, 5), 4: (5, 7)}


def position(
    *,
    players: int = 4,
    phase: str = "take",
    round: int = 1,
    step: int = 0,
    starter: int = 0,
    tops: str = "",
    hands: Mapping[int, str] | None = None,
    fields: Mapping[int, str] | None = None,
    melds: Sequence[tuple[int, str]] = (),
    **options: str,
) -> dict[str, Any]:
    """A position document. ``tops`` are the top cards of the first rows; ``hands`` are topped up
    below with what each seat has taken but does not show."""
    begun = step + (phase == "meld")
    number, plus = COPIES[players]
    pool = Counter(dict.fromkeys(NUMBERS, number) | {"+1": plus})
    given = {seat: (hands or {}).get(seat, "").split() for seat in range(players)}
    laid = {seat: (fields or {}).get(seat, "").split() for seat in range(players)}
    for cards in (*given.values(), *laid.values(), tops.split()):
        pool.subtract(cards)
    assert min(pool.values()) >= 0, "more cards than there are"
    rest = [card for card in (*NUMBERS, "+1") for _ in range(pool[card])]

    def drawn(count: int, end: int = 0) -> list[str]:
        assert count >= 0, "more cards than were taken"
        return [rest.pop(end) for _ in range(count)]

    filled = []
    for seat in range(players):
        turns = sum((starter + turn) % players == seat for turn in range(begun))
        taken = (round - 1) * 12 // players + turns
        filled.append([*drawn(taken - len(given[seat]) - len(laid[seat])), *given[seat]])
    rows = _row_lengths(players, begun)
    left = players * 12 + {3: 5, 4: 4}[players] - sum(rows) - (round - 1) * 12 - begun
    is_last = round == players
    discarded = left if is_last else (round - 1) * players
    discard = drawn(discarded, -1)
    deck = drawn(len(rest) - sum(rows) + len(tops.split()), -1)
    return {
        "game": "kasane",
        "rules": 1,
        "players": players,
        "options": options,
        "phase": phase,
        "round": round,
        "starter": starter,
        "step": step,
        "rows": [
            " ".join([*drawn(length - (row < len(tops.split())), -1), *tops.split()[row : row + 1]])
            for row, length in enumerate(rows)
        ],
        "hands": [" ".join(hand) for hand in filled],
        "fields": [" ".join(laid[seat]) for seat in range(players)],
        "melds": list(melds),
        "deck": " ".join(deck),
        "discard": " ".join(discard),
    }


def _row_lengths(players: int, taken: int) -> list[int]:
    rows = [ROW_LENGTH[players]] * players
    for _ in range(taken):
        rows[rows.index(max(rows))] -= 1
    return rows


def match_at(**what: Any) -> hg.Match:
    """A match at a position, with outcomes by hand."""
    return GAME.from_position(position(**what), chance="manual")


def turn(
    hand: str,
    take: str,
    field: str = "",
    melds: Sequence[str] = (),
    players: int = 4,
    **what: Any,
) -> hg.Match:
    """Seat 0 begins a turn with these cards, and takes the card from row 1."""
    each = 12 // players
    taken = len(hand.split()) + len(field.split())
    match = match_at(
        players=players,
        round=taken // each + 1,
        step=taken % each * players,
        hands={0: hand},
        fields={0: field},
        melds=[(0, meld) for meld in melds],
        tops=take,
        **what,
    )
    match.play("row 1")
    return match


def last_turn(fields: Mapping[int, str], melds: Sequence[tuple[int, str]], **what: Any) -> hg.Match:
    """Before the last card of the game, which seat 3 of four will take."""
    return match_at(round=4, step=11, starter=0, fields=fields, melds=melds, **what)


def deal(match: hg.Match, cards: str) -> hg.Match:
    for card in cards.split():
        match.play(f"draw {card}")
    return match


def deal_anything(match: hg.Match) -> hg.Match:
    """Deal whatever is left, always the first possible card."""
    while match.actor == hg.CHANCE:
        match.play(match.legal()[0])
    return match


def play(match: hg.Match, *moves: str) -> hg.Match:
    for move in moves:
        match.play(move)
    return match


def seen(match: hg.Match, observer: int | None, recall: bool = False) -> KasaneView:
    view = match.view(observer, recall)
    assert isinstance(view, KasaneView)
    return view


def document(match: hg.Match) -> KasanePosition:
    position = match.position()
    assert isinstance(position, KasanePosition)
    return position


def open_boxes(match: hg.Match, meld: str, cards: int) -> list[int]:
    """What the open boxes of a meld for so many cards pay."""
    (card,) = [card for card in seen(match, None).melds if card.meld == meld]
    return [box.points for box in card.boxes if box.cards == cards and not box.filled]


def bare_state(**fields: int) -> Any:
    """A state record of four players with every box open, to call the rules' own functions on;
    ``fields`` are what seat 0, or row 1, has."""
    states = np.zeros(1, dtype=layout(State))
    states["players"], states["round_no"], states["phase"] = 4, 1, TAKE
    keep_option(states, RECONSTRUCTED)
    for name, value in fields.items():
        states[name][0, 0] = value
    return states[0]
