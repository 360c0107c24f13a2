"""What an observer sees happen."""

from __future__ import annotations

from hanagoza.core.views import Event
from tests.sixth.knowledge import sees
from tests.sixth.moves import MOVES
from tests.sixth.state import DRAW, FINISHED, REASONS, START, State, drawer


def events_of(before: State, move: int, after: State, observer: int | None) -> list[Event]:
    if before.phase == START:
        return [Event(verb="start", seat=after.starter, reveals=True)]
    if before.phase == DRAW:
        return [_drawn(drawer(before), move, sees(before, observer))]
    return [_laid(before.actor, move, observer), *_end(after)]


def _drawn(seat: int, move: int, seen: bool) -> Event:
    return Event(
        verb="draw",
        seat=seat,
        cards=MOVES[move].groups[0] if seen else None,
        count=1,
        source="deck",
        target=f"hand {seat}",
        reveals=seen,
    )


def _laid(seat: int, move: int, observer: int | None) -> Event:
    return Event(
        verb="lay",
        seat=seat,
        cards=MOVES[move].groups[0],
        count=1,
        source=f"hand {seat}",
        target=f"laid {seat}",
        move=MOVES.texts[move],
        reveals=seat != observer,
    )


def _end(after: State) -> list[Event]:
    if after.phase != FINISHED:
        return []
    return [Event(verb="over", values={"reason": REASONS[after.reason]}, reveals=True)]
