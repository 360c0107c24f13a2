"""What decided a game: found in any, quickly, and what a player would say."""

from __future__ import annotations

import time
from itertools import pairwise
from random import Random
from typing import Any

import pytest

import hanagoza as hg
from hanagoza.bots.decisive import LEAST, Decisive, decisive
from hanagoza.core.passage import Passage
from tests.variants import Variant, play_randomly


def passages_of(match: hg.Match) -> list[Passage]:
    """A finished game, decision by decision."""
    plies = [ply for ply, _ in match._decisions] + [match.ply]
    options: dict[str, Any] = dict(match.setting.options)
    again = match.game.start(match.players, chance="manual", **options)
    again.extend(match.history[: plies[0]])
    return [again.extend(match.history[first:last]) for first, last in pairwise(plies)]


def decided(match: hg.Match) -> tuple[Decisive | None, list[Passage], int]:
    assert match.result is not None
    passages, winner = passages_of(match), match.result.winners[0]
    return decisive(match.game, passages, winner), passages, winner


def test_something_decides_many_games_even_of_random_players(main_variant: Variant) -> None:
    games = [play_randomly(main_variant.start(seed=seed), Random(seed)) for seed in range(12)]
    found = [decided(match)[0] for match in games]
    moments = [moment for moment in found if moment is not None]
    assert len(moments) >= 3
    for moment in moments:
        assert 0 <= moment.before <= moment.after - LEAST < moment.after <= 1


def test_it_is_a_moment_of_the_game_and_always_the_same(main_variant: Variant) -> None:
    match = play_randomly(main_variant.start(seed=5), Random(5))
    moment, passages, winner = decided(match)
    assert moment == decisive(match.game, passages, winner)
    assert moment is None or 0 <= moment.at < len(passages)


def test_it_takes_no_time(main_variant: Variant) -> None:
    match = play_randomly(main_variant.start(seed=6), Random(6))
    _, passages, winner = decided(match)
    took = []
    for _ in range(3):
        began = time.process_time()
        decisive(match.game, passages, winner)
        took.append(time.process_time() - began)
    assert min(took) < 0.05


def test_a_meld_in_the_last_round_decides_kasane() -> None:
    """Three pass all they can but for one, who lays whatever can be laid in the last round."""
    match = hg.game("kasane").start(players=3, seed=4)
    while match.actor is not None:
        legal = match.legal()
        view: Any = match.view(None)
        is_time = view.round == 3 and match.actor == 1
        melds = [move for move in legal if move.startswith("meld")]
        match.play(melds[-1] if melds and is_time else "pass" if "pass" in legal else legal[0])
    moment, passages, winner = decided(match)
    assert winner == 1
    assert moment is not None
    assert moment.span == "round"
    assert passages[moment.at].moves[0].startswith("meld")
    assert moment.after == 1


@pytest.mark.parametrize("id", ["hitohira", "blossom"])
def test_without_rounds_it_is_a_turn_that_another_may_have_spoilt(id: str) -> None:
    spans, movers = set[str](), set[bool]()
    for seed in range(8):
        match = play_randomly(hg.game(id).start(players=2, seed=seed), Random(seed))
        moment, passages, winner = decided(match)
        if moment is not None:
            spans.add(moment.span)
            movers.add(passages[moment.at].start[1] == winner)
    assert spans == {"turn"}
    assert True in movers
