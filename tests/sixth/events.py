"""What an observer sees happen."""

from __future__ import annotations

from typing import Any

from hanagoza.core.views import Event
from tests.sixth.moves import MOVES
from tests.sixth.rules import DRAW, FINISHED, REASONS, START, drawer


def events_of(before: Any, move: int, after: Any, observer: int | None) -> list[Event]:
    if before.phase == START:
        return [Event(verb="start", seat=int(after.starter), reveals=True)]
    if before.phase == DRAW:
        return [_drawn(int(drawer(before)), move, observer)]
    return [_laid(int(before.actor), move, observer), *_end(after)]


def _drawn(seat: int, move: int, observer: int | None) -> Event:
    owns = seat == observer
    return Event(
        verb="draw",
        seat=seat,
        cards=MOVES[move].groups[0] if owns else None,
        count=1,
        source="deck",
        target=f"hand {seat}",
        reveals=owns,
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


def _end(after: Any) -> list[Event]:
    over = after.phase == FINISHED
    return [Event(verb="over", values={"reason": REASONS[after.reason]})] if over else []
