"""How likely a grab fails: by the rulebook, by trying every grab, and by playing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations, product
from math import comb, sqrt
from random import Random
from typing import Any

import pytest

import hanagoza as hg
from tests.companions import hitohira as rulebook
from tests.hitohira.builders import CERISIER, HITOHIRA, begin, document, grab, match_at, play, seen

OWNER, OTHER, SPECTATOR = 0, 1, None
SHIN = {"two_pairs": "shin"}


def odds(match: hg.Match, observer: int | None = 0) -> tuple[float, ...]:
    found = seen(match, observer, recall=True).odds
    assert found is not None
    return found


# --- by the rulebook ------------------------------------------------------------------------------

SAFE = {
    4: (132840, 2596050, 30486780, 263351250, 1289367720, 2739906405),
    3: (76500, 1240875, 12048750, 85995000, 347287500, 607753125),
    2: (49010, 686985, 5800080, 35591400, 123383520, 185075280),
}
"""Grabs of three to eight pieces from all pieces that do not fail."""


@pytest.mark.parametrize("game", [HITOHIRA, CERISIER], ids=str)
@pytest.mark.parametrize(("players", "pieces"), [(4, 96), (3, 80), (2, 69)])
def test_the_first_grab(game: hg.Game, players: int, pieces: int) -> None:
    """Two never fail. That two players have removed three unseen makes no difference."""
    three_and_more = [
        float(1 - Fraction(safe, comb(pieces, number)))
        for number, safe in enumerate(SAFE[players], 3)
    ]
    assert odds(begin(game=game, players=players)) == (0, 0, *three_and_more)


@pytest.mark.parametrize(
    ("turn", "pouch", "expected"),
    [
        ("R2 Y2", "R2 Y1", (1, 1, 1)),
        ("R2 Y2", "L2", (0, 0)),
        ("R2", "Y1 L1 B1 K1", (1 / 4, 2 / 4, 3 / 4, 1)),
        ("R1 Y1 L1 K1", "W3", (1, 1, 1)),
        ("", "K3", (0, 0, 1)),
    ],
)
def test_the_last_pieces(turn: str, pouch: str, expected: tuple[float, ...]) -> None:
    assert odds(match_at(players=3, turn=turn, pouch=pouch)) == expected


# --- whom it is told, and when --------------------------------------------------------------------


@pytest.mark.parametrize(("turn", "pouch"), [("", None), ("R2 Y1", None), ("R2", "Y2 L1")])
def test_for_every_grab_that_may_be_made(turn: str, pouch: str | None) -> None:
    match = match_at(players=3, turn=turn, pouch=pouch)
    grabs = [move for move in match.legal() if move != "stop"]
    assert grabs == [f"grab {number}" for number in range(1, len(odds(match)) + 1)]


def test_two_never_fail_after_a_round_without_any() -> None:
    assert odds(match_at(players=3, stalled=3)) == (0, 0)


def test_the_table_does_not_tell() -> None:
    assert seen(begin(), 0).odds is None


def test_only_where_a_grab_may_be_made() -> None:
    match = play(begin(), "grab 2")
    assert seen(match, 0, recall=True).odds is None
    play(match, "draw R", "draw Y")
    assert odds(match, OWNER) == odds(match, OTHER) == odds(match, SPECTATOR)
    play(match, "stop")
    assert seen(match, 0, recall=True).odds is None


def test_who_has_drawn_a_secret_knows_better() -> None:
    """Seat 0 drew the Black. Seat 1 would fail with it, and for all they know draws it."""
    screens, secrets = ("K1",), [[0, "K"]]
    match = match_at(
        players=3, options=SHIN, turn="R2", pouch="Y1 L1", screens=screens, secrets=secrets
    )
    assert odds(match, OWNER) == (0, 0)
    assert odds(match, OTHER) == odds(match, SPECTATOR) == (1 / 3, 2 / 3)


def test_what_has_returned_is_in_the_pouch() -> None:
    """Two players saw the Blacks go back: none of them was removed."""
    what = {"players": 2, "turn": "R2", "pouch": "Y3 K3", "removed": "Y3"}
    assert odds(match_at(**what))[0] == 3 / 9
    assert odds(match_at(**what, returned="K3"))[0] == 3 / 6


# --- by trying every grab -------------------------------------------------------------------------


def tried(match: hg.Match, observer: int | None) -> tuple[float, ...]:
    """Every grab from every pouch that the observer may have before them."""
    position = document(match)
    worlds = rulebook.worlds(position, observer)
    assert worlds
    removed, secrets, _ = rulebook.world(position, observer)
    unseen = rulebook.bunch(position.pouch) + Counter(removed + secrets)
    chances = [Fraction(0)] * len(odds(match, observer))
    for (removed, secrets, _), weight in worlds.items():
        pouch = "".join(sorted((unseen - Counter(removed + secrets)).elements()))
        for at in range(len(chances)):
            chances[at] += weight * failing(position.turn, pouch, at + 1)
    return tuple(float(chance / sum(worlds.values())) for chance in chances)


@cache
def failing(turn: str, pouch: str, number: int) -> Fraction:
    """How many of all grabs fail."""
    drawn = "".join(rulebook.bunch(turn).elements())
    grabs = [drawn + "".join(grab) for grab in combinations(pouch, number)]
    return Fraction(sum(map(has_failed, grabs)), len(grabs))


def has_failed(pieces: str) -> bool:
    """Three of a colour or all five, with the Blacks as the worst that they can be."""
    hues = [piece for piece in pieces if piece != "K"]
    ways = product(rulebook.HUES, repeat=len(pieces) - len(hues))
    counts = [Counter([*hues, *guises]) for guises in ways]
    return any(len(count) == 5 or max(count.values(), default=0) >= 3 for count in counts)


@pytest.mark.parametrize(
    "what",
    [
        {"turn": "", "pouch": "R3 Y2 L1 B1 W1 K1"},
        {"turn": "R1 Y1", "pouch": "R2 Y1 L1 B2 W1 K1"},
        {"turn": "R2 Y1 L1", "pouch": "R1 Y1 L1 B1 W1 K1"},
        {"turn": "R1 K1", "pouch": "R2 Y2 L1 W1 K1"},
        {"turn": "K2", "pouch": "R1 Y1 L1 B1"},
        {"turn": "R2 Y1", "pouch": "R1 L3 B2 K2", "players": 2, "removed": "R1 L1 W1"},
        {"turn": "R1", "pouch": "R1 Y3 L2 K2", "players": 2, "removed": "W3", "returned": "Y2 K1"},
        {
            "turn": "L1",
            "pouch": "R2 Y1 B1 W2 K1",
            "options": SHIN,
            "screens": ("R1 K1", "L1 W1"),
            "secrets": [[0, "R"], [1, "W"], [0, "K"], [1, "L"]],
            "seen": ["R11 Y8 L10", "R12 Y14 L12 B14", "R10 L13 W11", "Y14 W13 K4"],
            "returned": "W1",
        },
        {
            "turn": "Y1",
            "pouch": "R2 L2 B2 K1",
            "players": 2,
            "removed": "Y1 B1 K1",
            "options": SHIN,
            "screens": ("R1", "W1"),
            "secrets": [[0, "R"], [1, "W"]],
            "seen": ["R9 Y11 K2", "R11 L12 B12 K3"],
            "returned": "R1 B1",
        },
    ],
    ids=str,
)
@pytest.mark.parametrize("observer", [OWNER, OTHER, SPECTATOR])
def test_every_grab_there_could_be(what: dict[str, Any], observer: int | None) -> None:
    match = match_at(**{"players": 3, **what})
    assert odds(match, observer) == tried(match, observer)


@pytest.mark.parametrize(("players", "games", "most_secrets"), [(2, 6, 2), (3, 8, 4)])
def test_every_grab_towards_the_end_of_games(players: int, games: int, most_secrets: int) -> None:
    """With whatever has been returned, and hidden in several places, by then."""
    secrets = set()
    for match in (match for seed in range(games) for match in last_grabs(players, seed)):
        assert odds(match, SPECTATOR) == tried(match, SPECTATOR)
        secrets.add(len(document(match).secrets))
    assert max(secrets) == most_secrets


def last_grabs(players: int, seed: int) -> Iterator[hg.Match]:
    """A game in which Shin Sumizome is used whenever it can be, as long as few pieces are left, and
    not too many worlds to try.
    """
    match, rng = HITOHIRA.start(players, seed=seed, **SHIN), Random(seed)
    while match.actor is not None:
        view = seen(match)
        if view.phase == "grab" and view.pouch <= 6:
            if rulebook.worlds(document(match), SPECTATOR) is None:
                return
            yield match
        match.play("use shin" if "use shin" in match.legal() else rng.choice(match.legal()))


# --- by playing -----------------------------------------------------------------------------------


def test_as_many_games_fail() -> None:
    """Worlds that look like this one to seat 1, each played on."""
    match = begin(players=2, two_pairs="shin")
    grab(match, "RRYY")
    play(match, "stop", "use shin", "draw L", "screen none")
    grab(match, "KKBB")
    play(match, "keep B")
    grab(match, "RY")
    view, rng = seen(match, OTHER, recall=True), Random(1)
    for number in (1, 2, 3):
        chance = odds(match, OTHER)[number - 1]
        failures = sum(fails(HITOHIRA.imagine(view, rng), number) for _ in range(GAMES))
        assert abs(failures - GAMES * chance) <= 4 * sqrt(GAMES * chance * (1 - chance))


GAMES = 400


def fails(match: hg.Match, number: int) -> bool:
    match.play(f"grab {number}")
    return any(event.verb == "fail" for event in match.events(SPECTATOR))
