"""Positions of Hanamikoji in a line or two.

``position`` takes what a test is about and deals the rest of the 21 cards, in order, wherever the
progress of the round demands some. Cards are letters, seats are 0 and 1.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import hanagoza as hg
from hanagoza.games.hanamikoji.position import HanamikojiPosition
from hanagoza.games.hanamikoji.view import HanamikojiView

GAME = hg.game("hanamikoji")
CARDS = "AABBCCDDDEEEFFFFGGGGG"
SPENT = {"secret": 1, "discard": 2, "gift": 3, "compete": 4}


def position(
    *,
    phase: str = "act",
    step: int = 0,
    starter: int = 0,
    used: tuple[str, str] = ("", ""),
    offer: str | None = None,
    favours: str = ".......",
    round: int = 1,
    max_rounds: int = 0,
    **places: tuple[str, str],
) -> dict[str, Any]:
    """A position document. ``used`` names markers (``"secret gift"``), ``favours`` is a row such
    as ``01.0..1``; ``hands``, ``boards``, ``secrets`` and ``discards`` are pairs of letters such as
    ``("ACEFG", "")``, topped up where cards are missing."""
    markers = tuple(tuple(names.split()) for names in used)
    document: dict[str, Any] = {
        "game": "hanamikoji",
        "rules": 1,
        "players": 2,
        "options": {"max_rounds": max_rounds},
        "phase": phase,
        "round": round,
        "starter": starter,
        "step": step,
        "favours": [None if mark == "." else int(mark) for mark in favours],
        "used": markers,
        "offer": offer,
    }
    return document | _fill(document, places)


def _fill(document: dict[str, Any], places: dict[str, tuple[str, str]]) -> dict[str, Any]:
    pool = Counter(CARDS)
    if document["offer"]:
        pool.subtract(document["offer"].replace("/", "").split()[1:])
    for pair in places.values():
        for cards in pair:
            pool.subtract(cards)
    assert min(pool.values()) >= 0, "more cards than there are"
    rest = sorted(pool.elements())

    def topped_up(name: str, sizes: tuple[int, int]) -> tuple[str, str]:
        given = places.get(name, ("", ""))
        filled = []
        for cards, size in zip(given, sizes, strict=True):
            missing = [rest.pop(0) for _ in range(size - len(cards))]
            filled.append(" ".join(sorted([*cards, *missing])))
        return filled[0], filled[1]

    sizes = {seat: _sizes(document, seat) for seat in (0, 1)}
    filled: dict[str, Any] = {
        name: topped_up(name, (sizes[0][name], sizes[1][name]))
        for name in ("boards", "secrets", "discards", "hands")
    }
    filled["removed"] = rest.pop(0)
    filled["deck"] = " ".join(rest)
    return filled


def _sizes(document: dict[str, Any], seat: int) -> dict[str, int]:
    used, theirs = document["used"][seat], document["used"][1 - seat]
    active = (document["starter"] + document["step"]) % 2
    begun = document["step"] + (document["phase"] in ("act", "answer"))
    draws = (begun + 1 - (seat != document["starter"])) // 2
    waiting = document["offer"].split()[0] if document["offer"] else ""
    board = sum(2 for a in used if a in ("gift", "compete"))
    board += sum({"gift": 1, "compete": 2}.get(a, 0) for a in theirs)
    if waiting:
        board -= 2 if seat == active else {"gift": 1, "compete": 2}[waiting]
    return {
        "hands": 6 + draws - sum(SPENT[action] for action in used),
        "boards": board,
        "secrets": int("secret" in used),
        "discards": 2 * ("discard" in used),
    }


def match_at(**what: Any) -> hg.Match:
    """A match at a position, with outcomes by hand."""
    return GAME.from_position(position(**what), chance="manual")


def deal(starter: int, first: str, second: str, removed: str = "G", **options: Any) -> hg.Match:
    """A match whose deal is done: ``first`` is the starter's hand."""
    match = GAME.start(start=starter, chance="manual", **options)
    for card in removed + first + second:
        match.play(f"draw {card}")
    return match


def seen(match: hg.Match, observer: int | None, recall: bool = False) -> HanamikojiView:
    view = match.view(observer, recall)
    assert isinstance(view, HanamikojiView)
    return view


def document(match: hg.Match) -> HanamikojiPosition:
    position = match.position()
    assert isinstance(position, HanamikojiPosition)
    return position


def play(match: hg.Match, *moves: str) -> hg.Match:
    for move in moves:
        match.play(move)
    return match
