"""What an observer sees happen in Kasane no irome, move by move.

All of it is public but the cards that the last round of three leaves undealt. Zones are ``deck``,
``discard``, ``row`` with its number, and ``hand`` and ``field`` with a seat's number.
"""

from __future__ import annotations

from typing import Any

from hanagoza.core.moves import Group
from hanagoza.core.views import Event, Values
from hanagoza.games.kasane.cards import (
    PLUS,
    TOKENS,
    card_at,
    cards_of,
    heap_cards,
    height,
    tokens_of,
)
from hanagoza.games.kasane.laying import open_box
from hanagoza.games.kasane.melds import KINDS_OF_BOX, MELDS
from hanagoza.games.kasane.moves import FIRST_DRAW, FIRST_ROW, MOVES, PASS, box_of_move
from hanagoza.games.kasane.scoring import all_laid_bonus, colour_bonus, colours
from hanagoza.games.kasane.state import (
    DEAL,
    FINISHED,
    MELD,
    REASONS,
    ROW_LENGTH,
    TAKE,
    is_last_round,
)


def events_of(before: Any, move: int, after: Any, observer: int | None) -> list[Event]:
    """What ``observer`` (``None``: a spectator) sees of one move or outcome."""
    phase = before.phase
    if phase == TAKE:
        return [_take(before, move, observer), *_round_end(before, move, after)]
    if phase == MELD:
        decided = _pass if move == PASS else _meld
        return [decided(before, move, observer), *_round_end(before, move, after)]
    if phase == DEAL:
        return _deal(before, move, after)
    return [Event(verb="start", seat=int(after.starter), reveals=True)]


def _deal(before: Any, move: int, after: Any) -> list[Event]:
    row = int(before.step // ROW_LENGTH[before.players]) + 1
    events = [
        Event(
            verb="deal",
            cards=(TOKENS[move - FIRST_DRAW],),
            count=1,
            source="deck",
            target=f"row {row}",
            values={"row": row},
            reveals=True,
        )
    ]
    if before.step == 0:
        values: Values = {"round": int(before.round_no)}
        events.insert(0, Event(verb="round", seat=int(before.starter), values=values))
    if after.phase == TAKE and is_last_round(after) and after.discard:
        undealt = len(heap_cards(after.discard))
        events.append(Event(verb="undealt", count=undealt, source="deck", target="discard"))
    return events


def _take(before: Any, move: int, observer: int | None) -> Event:
    seat, row = int(before.actor), move - FIRST_ROW
    card = int(card_at(before.rows[row], 0))
    return Event(
        verb="plus" if card == PLUS else "take",
        seat=seat,
        cards=(TOKENS[card - 1],),
        count=1,
        source=f"row {row + 1}",
        target=f"field {seat}" if card == PLUS else f"hand {seat}",
        move=MOVES.texts[move],
        values={"row": row + 1, **({"points": 1} if card == PLUS else {})},
        reveals=seat != observer,
    )


def _meld(before: Any, move: int, observer: int | None) -> Event:
    seat = int(before.actor)
    box, with_field = box_of_move(move)
    meld, size = KINDS_OF_BOX[box]
    laid = size - with_field
    return Event(
        verb="join" if with_field else "meld",
        seat=seat,
        cards=tokens_of(before.hand[seat])[-laid:],
        count=laid,
        source=f"hand {seat}",
        target=f"field {seat}",
        move=MOVES.texts[move],
        values={"meld": MELDS[meld], "number": size, "points": int(open_box(before, box))},
        reveals=seat != observer,
    )


def _pass(before: Any, move: int, observer: int | None) -> Event:
    seat = int(before.actor)
    return Event(verb="pass", seat=seat, move=MOVES.texts[move], reveals=seat != observer)


def _round_end(before: Any, move: int, after: Any) -> list[Event]:
    if after.phase == FINISHED:
        bonuses = [_bonus(after, seat) for seat in range(after.players)]
        reason: Values = {"reason": REASONS[after.reason]}
        return [*(b for b in bonuses if b), Event(verb="over", values=reason)]
    if after.phase != DEAL:
        return []
    left = _left_over(before, move)
    events = [Event(verb="sweep", cards=left, count=len(left), source="grid", target="discard")]
    if is_last_round(after):
        count = len(heap_cards(before.discard)) + len(left)
        events.append(Event(verb="shuffle", count=count, source="discard", target="deck"))
    return events


def _left_over(before: Any, move: int) -> Group:
    """The rest of the grid, without a +1 that was taken just now and ended the round."""
    rows = [cards_of(row) for row in before.rows]
    if before.phase == TAKE:
        rows[move - FIRST_ROW].pop()
    return tuple(TOKENS[card - 1] for card in sorted(card for row in rows for card in row))


def _bonus(after: Any, seat: int) -> Event | None:
    field = after.field[seat]
    laid, number = int(height(field)), int(colours(field))
    points = int(colour_bonus(laid, number) + all_laid_bonus(laid))
    if not points:
        return None
    return Event(
        verb="bonus", seat=seat, values={"laid": laid, "colours": number, "points": points}
    )
