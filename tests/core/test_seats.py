"""Turn order and ranking, for as many as can sit at a table."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from hanagoza.core.seats import rank_seats, seat_after, weigh_seats
from hanagoza.core.state import MAX_SEATS


def at_table(*scores: tuple[int, int]) -> Any:
    """A state of so many players; scores in NumPy's numbers, as states have them."""
    ranks = np.zeros(len(scores), dtype=np.int8)
    return SimpleNamespace(
        players=np.uint8(len(scores)), scores=np.array(scores, dtype=np.int16), ranks=ranks
    )


def ranks(*scores: tuple[int, int]) -> list[int]:
    state = at_table(*scores)
    rank_seats(state)
    return list(state.ranks)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_round_the_table(players: int) -> None:
    state = at_table(*[(0, 0)] * players)
    for seat in range(players):
        assert seat_after(state, np.uint8(seat), 0) == seat
        assert seat_after(state, np.uint8(seat), 1) == (seat + 1 if seat + 1 < players else 0)
        assert seat_after(state, np.uint8(seat), players) == seat
        assert seat_after(state, np.uint8(seat), -1) == (seat - 1 if seat else players - 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_seat_may_start_and_no_other(players: int) -> None:
    weights = np.full(MAX_SEATS + 1, 99, dtype=np.int64)
    assert weigh_seats(at_table(*[(0, 0)] * players), weights) == players
    assert weights.tolist() == [1] * MAX_SEATS + [99]


class TestRanks:
    def test_most_points_rank_first(self) -> None:
        assert ranks((3, 0), (5, 0), (4, 0), (-2, 0)) == [3, 1, 2, 4]

    def test_the_second_number_breaks_ties_and_no_more(self) -> None:
        assert ranks((5, 1), (5, 2), (4, 99)) == [2, 1, 3]
        assert ranks((5, -2), (5, -1)) == [2, 1]

    def test_who_is_level_shares_a_rank_and_the_next_is_skipped(self) -> None:
        assert ranks((5, 1), (7, 0), (5, 1), (2, 0)) == [2, 1, 2, 4]
        assert ranks((1, 1), (1, 1), (1, 1)) == [1, 1, 1]

    @pytest.mark.parametrize("second", [-32768, -1, 0, 32767])
    def test_a_point_is_worth_more_than_any_tie_breaker(self, second: int) -> None:
        assert ranks((1, -32768), (0, second)) == [1, 2]
        assert ranks((-1, second), (0, -32768)) == [2, 1]

    def test_numbers_may_be_as_large_as_a_state_holds(self) -> None:
        assert ranks((32767, 0), (-32768, 0)) == [1, 2]
