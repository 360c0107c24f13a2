"""Games that were never played: lines for the statistics to work on."""

from __future__ import annotations

from hanagoza.arena import PlayedGame


def line(deal: int, rotation: int, ranks: tuple[int, ...], seats: tuple[str, ...]) -> PlayedGame:
    return PlayedGame(
        deal=deal,
        rotation=rotation,
        seats=seats,
        ranks=ranks,
        scores=tuple((0, 0) for _ in ranks),
        decisions=1,
    )


def won_by(winner: int, seats: tuple[str, ...], deal: int = 0, rotation: int = 0) -> PlayedGame:
    """One seat wins; the others come second together."""
    ranks = tuple(1 if seat == winner else 2 for seat in range(len(seats)))
    return line(deal, rotation, ranks, seats)


def duel(wins: int, losses: int) -> list[list[PlayedGame]]:
    """Deals of which the first bot wins both games, then deals of which it loses both."""
    return [
        [
            won_by(0 if deal < wins else 1, ("a", "b"), deal, 0),
            won_by(1 if deal < wins else 0, ("b", "a"), deal, 1),
        ]
        for deal in range(wins + losses)
    ]
