"""Cautious play, which meets every ability, against the slow oracle and the slow re-dealer.

The contract tests play at random, and random play fails too often to see much of the abilities.
"""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

import hanagoza as hg
from tests.companions import companion
from tests.hitohira.builders import CERISIER, HITOHIRA, document

pytestmark = pytest.mark.slow

SIDES = list(product(("somei", "komatsu"), ("shin", "sakuya"), ("kenrokuen", "kokonoe")))
NAMES = ("four_colours", "two_pairs", "six_pieces")
HOUSE_RULES = [
    {},
    {"fail_take": "up_to", "short_draw": "forbid"},
    {"kokonoe_partial": "on", "screen_qty": "any"},
    {"sakuya_in": "in_place", "sakuya_give_black": "on"},
    {"sakuya_in": "field", "sakuya_give_black": "off", "screen_qty": "all"},
]


def cautious(match: hg.Match, rng: Random) -> str:
    """Small grabs, and an ability whenever there is one."""
    legal = match.legal()
    used = [move for move in legal if move.startswith("use") and move != "use none"]
    drawn = [move for move in legal if move in ("grab 2", "grab 4", "grab 6", "stop")]
    return rng.choice(used or drawn or legal)


@pytest.mark.parametrize("game", [HITOHIRA, CERISIER])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("house", HOUSE_RULES, ids=lambda house: "-".join(house) or "as-is")
def test_legal_lists_are_complete(game: hg.Game, players: int, house: dict[str, str]) -> None:
    phases = set()
    for seed, sides in enumerate(SIDES * 5):
        rng = Random(seed)
        options = dict(zip(NAMES, sides, strict=True)) | house
        match = game.start(players, seed=seed, **options)
        while match.actor is not None:
            position = document(match)
            phases.add(position.phase)
            assert set(match.legal()) == companion(match).oracle(position)
            match.play(cautious(match, rng))
    assert phases >= {"hide", "choose", "give", "swap", "place", "screen", "jokers"}


@pytest.mark.parametrize("game", [HITOHIRA, CERISIER])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_secrets_stay_secret_to_the_end(game: hg.Game, players: int) -> None:
    """Many secrets, told again as others: whoever does not own them sees the same."""
    told_anew = 0
    for seed in range(8 // players):
        rng = Random(seed)
        match = game.start(players, seed=seed, two_pairs="shin")
        while match.actor is not None:
            match.play(cautious(match, rng))
            if rng.random() > 0.04 or not document(match).secrets:
                continue
            for observer in (*range(players), None):
                other = game.start(players, two_pairs="shin", chance="manual")
                for text in companion(match).retell(match, observer, rng):
                    other.play(text)
                told_anew += other.position() != match.position()
                for recall in (False, True):
                    assert other.view(observer, recall) == match.view(observer, recall)
                assert other.events(observer) == match.events(observer)
                imagined = game.imagine(match.view(observer, recall=True), rng)
                assert imagined.view(observer, recall=True) == match.view(observer, recall=True)
    assert told_anew
