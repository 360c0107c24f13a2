"""A view that contradicts itself cannot be imagined; nothing hangs and nothing crashes."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hanagoza as hg
from tests.hitohira.builders import HITOHIRA, begin, grab, match_at, play, seen

MATCH = play(
    grab(begin(players=3, two_pairs="shin"), "RRYY"), "stop", "use shin", "draw K", "screen R 1"
)
VIEW = seen(MATCH, 1, recall=True)
(SECRET,) = VIEW.secrets or ()
FIRST, *OTHERS = VIEW.seats
replace = msgspec.structs.replace


def refused(view: Any, reason: str = "") -> None:
    with pytest.raises(hg.OptionError, match=f"this view contradicts itself: .*{reason}"):
        HITOHIRA.imagine(view, Random(1))


@pytest.mark.parametrize(
    "change",
    [
        {"phase": "nope"},
        {"phase": "keep"},
        {"phase": "jokers"},
        {"over": True},
        {"actor": 0},
        {"actor": 9},
        {"active": 7},
        {"seat": 5},
        {"seat": 0},
        {"players": 4},
        {"pouch": 3},
        {"removed": 2},
        {"removed": -188},
        {"removed_pieces": (0, 0, 0, 0, 0, 0)},
        {"stalled": 3},
        {"allowance": 2},
        {"guarded": True},
        {"odds": None},
        {"odds": (VIEW.odds or ())[:7]},
        {"odds": (0.5,) * 8},
        {"failed": True},
        {"active": None},
        {"abilities": VIEW.abilities[:2]},
        {"abilities": VIEW.abilities[::-1]},
        {"grabs": 9},
        {"due": 3},
        {"turn": (1, 0, 0, 0, 0, 0)},
        {"turn": (1,)},
        {"turn": (-1, 0, 0, 0, 0, 1)},
        {"held": (1, 0, 0, 0, 0, 0)},
        {"unseen": None},
        {"unseen": (15, 15, 15, 15, 15, 5)},
        {"returned": (15, 0, 0, 0, 0, 0)},
        {"ability": "somei"},
        {"ability": "singing"},
        {"chosen": "take +1 R"},
        {"chosen": "bow"},
        {"seats": VIEW.seats[:2]},
        {"seats": (replace(FIRST, screen=None), *OTHERS)},
        {"seats": (replace(FIRST, screen=(0, 0, 0, 0, 0, 0)), *OTHERS)},
        {"seats": (replace(FIRST, field=(18, 0, 0, 0, 0, 0)), *OTHERS)},
        {"seats": (replace(FIRST, points=99), *OTHERS)},
        {"seats": (replace(FIRST, worth=(0, 0, 0, 0, 0)), *OTHERS)},
        {"seats": (replace(FIRST, blacks=(1, 0, 0, 0, 0)), *OTHERS)},
        {"seats": (replace(FIRST, groups=((1, 0),)), *OTHERS)},
        {"seats": (replace(FIRST, secrets=0), *OTHERS)},
        {"seats": (replace(FIRST, committed=True), *OTHERS)},
        {"seats": (replace(FIRST, jokers=1), *OTHERS)},
        {"secrets": ()},
        {"secrets": (replace(SECRET, colour="K"),)},
        {"secrets": (replace(SECRET, colour="X"),)},
        {"secrets": (replace(SECRET, seat=8),)},
        {"secrets": (replace(SECRET, seen=(16, 0, 0, 0, 0, 0)),)},
        {"secrets": (SECRET, SECRET)},
        {"secrets": (SECRET,) * 30},
    ],
    ids=str,
)
def test_a_view_that_contradicts_itself_is_refused(change: dict[str, Any]) -> None:
    refused(replace(VIEW, **change))


def test_the_refusal_says_what_would_be_right() -> None:
    refused(replace(VIEW, allowance=2), "allowance is 2; it would be 8")
    refused(replace(VIEW, actor=0), "seat 0 cannot be to decide")


def test_what_was_removed_is_told_in_the_end_and_has_to_fit() -> None:
    match = match_at(players=2, phase="jokers", screens=("R1 L1 W2",), removed="R1 K2")
    over = seen(play(match, "jokers 1", "jokers 0"), None, recall=True)
    assert HITOHIRA.imagine(over, Random(1)).position() == match.position()
    for unfit in (None, (0, 0, 0, 0, 0, 2), (0, 1, 0, 0, 0, 2), (4, 0, 0, 0, 0, 9)):
        refused(replace(over, removed_pieces=unfit))


def test_own_jokers_have_to_fit_the_own_screen() -> None:
    screens = ("R1 L1 W2", "R1 L1 K1", "R1")
    match = play(match_at(players=3, phase="jokers", screens=screens), "jokers 1")
    mine = seen(match, 0, recall=True)
    for number, groups in ((2, (3, 1)), (0, (1, 3))):
        counted = (replace(mine.seats[0], jokers=number, groups=(groups,)), *mine.seats[1:])
        assert HITOHIRA.imagine(replace(mine, seats=counted), Random(1)).actor == 1
    for unfit in (3, None):
        counted = (replace(mine.seats[0], jokers=unfit), *mine.seats[1:])
        refused(replace(mine, seats=counted))
    refused(replace(mine, actor=2), "cannot be to decide")


def test_what_has_been_seen_must_leave_pieces_to_be_hidden() -> None:
    """Two players: three were removed, so no more than 66 can ever have been in sight."""
    match = grab(begin(players=2), "KKKK")
    view = seen(match, 0, recall=True)
    assert view.returned == (0, 0, 0, 0, 0, 4)
    refused(replace(view, returned=(13, 13, 13, 13, 13, 4)), "in sight do not add up")
    refused(replace(view, returned=(0, 0, 0, 0, 0, 5)), "in sight do not add up")


NUMBERS = ("active", "grabs", "stalled", "due", "pouch", "removed", "actor", "seat", "allowance")


@given(st.sampled_from(NUMBERS), st.integers(-300, 300))
@settings(max_examples=200, deadline=None)
def test_any_change_of_a_number_is_refused_or_harmless(name: str, number: int) -> None:
    changed = replace(VIEW, **{name: number})
    try:
        imagined = HITOHIRA.imagine(changed, Random(1))
    except hg.OptionError:
        return
    assert imagined.view(changed.seat, recall=True) == changed
    while imagined.actor is not None:
        imagined.play(imagined.legal()[0])


BUNCHES = ("turn", "held", "unseen", "returned")


@given(st.integers(0, 10**6), st.sampled_from(BUNCHES), st.integers(0, 5), st.integers(-2, 2))
@settings(max_examples=200, deadline=None)
def test_any_change_of_a_piece_is_refused_or_harmless(
    seed: int, name: str, colour: int, more: int
) -> None:
    """At any moment of a game, seen by anybody."""
    rng = Random(seed)
    match = HITOHIRA.start(2 + seed % 3, seed=seed, two_pairs="shin")
    for _ in range(rng.randrange(60)):
        if match.actor is not None:
            match.play(rng.choice(match.legal()))
    view = seen(match, rng.choice([*range(match.players), None]), recall=True)
    counts = list(getattr(view, name))
    counts[colour] += more
    changed = replace(view, **{name: tuple(counts)})
    try:
        imagined = HITOHIRA.imagine(changed, rng)
    except hg.OptionError:
        return
    assert imagined.view(changed.seat, recall=True) == changed
