"""Positions of Hitohira and La Légende du Cerisier in a line or two.

``position`` takes what a test is about and puts all other pieces into the pouch. Where a test says
what is in the pouch, the others lie in the last seat's field. Pieces are written ``"R3 Y1"``.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import hanagoza as hg
from hanagoza.games.hitohira.position import HitohiraPosition
from hanagoza.games.hitohira.view import HitohiraView

HITOHIRA = hg.game("hitohira")
CERISIER = hg.game("cerisier")
COLOURS = "RYLBWK"
EACH, BLACK = {2: 13, 3: 15, 4: 18}, {2: 4, 3: 5, 4: 6}
PHASES_OF_A_TURN = {"keep", "use", "hide", "choose", "give", "swap", "place", "gather", "screen"}


def position(
    *,
    game: hg.Game = HITOHIRA,
    players: int = 4,
    phase: str = "grab",
    pouch: str | None = None,
    fields: tuple[str, ...] = (),
    screens: tuple[str, ...] = (),
    options: dict[str, str] | None = None,
    **more: Any,
) -> dict[str, Any]:
    """A position document. Fields and screens that are left out are empty."""
    data: dict[str, Any] = {
        "game": game.id,
        "rules": game.version,
        "players": players,
        "options": options or {},
        "phase": phase,
        "active": 0,
        "grabs": int(phase in PHASES_OF_A_TURN or bool(more.get("turn"))),
        "fields": [*fields, *[""] * (players - len(fields))],
        "screens": [*screens, *[""] * (players - len(screens))],
        "removed": "W3" if players == 2 and phase not in ("start", "remove") else "",
        **more,
    }
    rest = _all(players) - _sum([data.get(n, "") for n in ("removed", "turn", "held")])
    rest -= _sum([*data["fields"], *data["screens"]])
    if pouch is None and phase not in ("jokers", "over"):
        return data | {"pouch": _text(rest)}
    kept = _sum([pouch or ""])
    data["fields"][-1] = _text(rest - kept + _sum([data["fields"][-1]]))
    return data | {"pouch": _text(kept)}


def _all(players: int) -> Counter[str]:
    return Counter({**dict.fromkeys(COLOURS[:5], EACH[players]), "K": BLACK[players]})


def _sum(texts: list[str]) -> Counter[str]:
    found: Counter[str] = Counter()
    for text in texts:
        found += Counter({word[0]: int(word[1:]) for word in text.split()})
    return found


def _text(pieces: Counter[str]) -> str:
    return " ".join(f"{colour}{pieces[colour]}" for colour in COLOURS if pieces[colour])


def counted(pieces: dict[str, int]) -> str:
    """A bunch from the counts of a vector."""
    return _text(Counter(pieces))


def match_at(**what: Any) -> hg.Match:
    """A match at a position, with outcomes by hand."""
    game: hg.Game = what.get("game", HITOHIRA)
    return game.from_position(position(**what), chance="manual")


def begin(
    *, game: hg.Game = HITOHIRA, players: int = 4, removed: str = "WWW", **options: Any
) -> hg.Match:
    """A match at seat 0's first decision, with outcomes by hand."""
    match = game.start(players, start=0, chance="manual", **options)
    if players == 2:
        play(match, *(f"draw {colour}" for colour in removed))
    return match


def grab(match: hg.Match, pieces: str) -> hg.Match:
    """One grab that brings these pieces, such as ``"RRK"``."""
    return play(match, f"grab {len(pieces)}", *(f"draw {colour}" for colour in pieces))


def play(match: hg.Match, *moves: str) -> hg.Match:
    for move in moves:
        match.play(move)
    return match


def seen(match: hg.Match, observer: int | None = None, recall: bool = False) -> HitohiraView:
    view = match.view(observer, recall)
    assert isinstance(view, HitohiraView)
    return view


def document(match: hg.Match) -> HitohiraPosition:
    found = match.position()
    assert isinstance(found, HitohiraPosition)
    return found


def count_jokers(match: hg.Match) -> hg.Result:
    """Let every seat count as few jokers as warm as it can, and see the result."""
    while match.actor is not None:
        match.play(match.legal()[0])
    assert match.result is not None
    return match.result


def points_for(result: hg.Result, *labels: str) -> list[int]:
    """What each seat gets for lines whose labels begin like these."""
    return [
        sum(
            line.points[0]
            for line in result.lines
            if line.seat == seat and line.label.startswith(labels)
        )
        for seat in range(len(result.scores))
    ]
