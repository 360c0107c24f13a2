"""Positions of Blossom in a line or two.

``position`` takes what a test is about and puts all other cards into the deck or, if the deck is
given, face down into hands and yards that have room. Cards are names in a row, places are by seat.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import hanagoza as hg
from hanagoza.games.blossom.position import BlossomPosition
from hanagoza.games.blossom.view import BlossomView

GAME = hg.game("blossom")
NAMES = ("chrysanth", "camellia", "rose", "lily", "anemone", "cherry")
CARDS = Counter({name: 3 if name == "cherry" else 6 for name in NAMES})
REMOVED = {2: 2, 3: 1, 4: 0}


def position(
    *,
    players: int = 2,
    hands: Sequence[str] = (),
    ups: Sequence[str] = (),
    downs: Sequence[str] = (),
    garden: str = "",
    deck: str | None = None,
    removed: str | None = None,
    points: Sequence[int] = (),
    options: dict[str, str] | None = None,
    **fields: Any,
) -> dict[str, Any]:
    """A position document, seat 0 to act unless told otherwise; ``points`` were won by roses."""
    places = {
        "hands": [*hands, *[""] * (players - len(hands))],
        "ups": [*ups, *[""] * (players - len(ups))],
        "downs": [*downs, *[""] * (players - len(downs))],
    }
    named = " ".join(
        [garden, deck or "", removed or "", *(t for row in places.values() for t in row)]
    )
    rest = sorted((CARDS - Counter(named.split())).elements(), key=NAMES.index)
    assert Counter(named.split()) <= CARDS, "more cards than there are"
    if removed is None:
        removed = " ".join(rest.pop() for _ in range(REMOVED[players]))
    if deck is None:
        deck, rest = " ".join(rest), []
    _stow(rest, places, fields.get("mover", 0))
    earned = [[0, 0, p, 0, 0, 0] for p in (*points, *[0] * (players - len(points)))]
    defaults = {"phase": "act", "round": 1, "starter": 0, "mover": 0}
    document = {"garden": garden, "deck": deck, "removed": removed, "earned": earned}
    setting = {"game": "blossom", "rules": 1, "players": players, "options": options or {}}
    return setting | defaults | document | places | fields


def _stow(rest: list[str], places: dict[str, list[str]], mover: int) -> None:
    """Put left-over cards into other players' hands and yards, then into the mover's yard."""
    players = len(places["hands"])
    others = [(mover + turn) % players for turn in range(1, players)]
    for name, seat in [("hands", s) for s in others] + [("downs", s) for s in (*others, mover)]:
        yard = places["ups"][seat].split() if name == "downs" else []
        while rest and len(places[name][seat].split()) + len(yard) < 5:
            places[name][seat] = f"{places[name][seat]} {rest.pop(0)}".strip()
    assert not rest, "no room for all cards"


def match_at(**what: Any) -> hg.Match:
    """A match at a position, with outcomes by hand."""
    return GAME.from_position(position(**what), chance="manual")


def seen(match: hg.Match, observer: int | None, recall: bool = False) -> BlossomView:
    view = match.view(observer, recall)
    assert isinstance(view, BlossomView)
    return view


def document(match: hg.Match) -> BlossomPosition:
    position = match.position()
    assert isinstance(position, BlossomPosition)
    return position


def play(match: hg.Match, *moves: str) -> hg.Match:
    for move in moves:
        match.play(move)
    return match


def points(match: hg.Match, seat: int = 0) -> int:
    return seen(match, None).seats[seat].points


def worth(match: hg.Match, name: str) -> int:
    return seen(match, None).flowers[NAMES.index(name)].worth
