"""What an observer sees happen in Kasane no irome, move by move: all of it (``knowledge``).

Zones are ``deck``, ``discard``, ``grid``, ``row`` with its number, and ``hand`` and ``field`` with
a seat's number.
"""

from __future__ import annotations

from hanagoza.core.views import Event, Values
from hanagoza.games.kasane.laying import open_box
from hanagoza.games.kasane.melds import KINDS_OF_BOX, MELDS
from hanagoza.games.kasane.moves import FIRST_DRAW, FIRST_ROW, MOVES, PASS, box_of_move
from hanagoza.games.kasane.pieces import PLUS, TOKENS, card_at, size_of, tokens_in, tokens_of
from hanagoza.games.kasane.scoring import worth_of
from hanagoza.games.kasane.state import (
    DEAL,
    FINISHED,
    MELD,
    REASONS,
    TAKE,
    State,
    dealt_to,
    is_last_round,
)


def events_of(before: State, move: int, after: State, observer: int | None) -> list[Event]:
    """What ``observer`` (``None``: a spectator) sees of one move or outcome."""
    phase = before.phase
    if phase == TAKE:
        return [_take(before, move, observer), *_round_end(before, after)]
    if phase == MELD:
        decided = _pass if move == PASS else _meld
        return [decided(before, move, observer), *_round_end(before, after)]
    if phase == DEAL:
        return _deal(before, move, after)
    return [Event(verb="start", seat=after.starter, reveals=True)]


def _deal(before: State, move: int, after: State) -> list[Event]:
    row = int(dealt_to(before)) + 1
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
        values: Values = {"round": before.round_no}
        events.insert(0, Event(verb="round", seat=before.starter, values=values))
    if after.phase == TAKE and is_last_round(after) and after.discard:
        undealt = size_of(after.discard)
        events.append(Event(verb="undealt", count=undealt, source="deck", target="discard"))
    return events


def _take(before: State, move: int, observer: int | None) -> Event:
    seat, row = before.actor, move - FIRST_ROW
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


def _meld(before: State, move: int, observer: int | None) -> Event:
    seat = before.actor
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


def _pass(before: State, move: int, observer: int | None) -> Event:
    seat = before.actor
    return Event(verb="pass", seat=seat, move=MOVES.texts[move], reveals=seat != observer)


def _round_end(before: State, after: State) -> list[Event]:
    if after.phase == FINISHED:
        bonuses = [_bonus(after, seat) for seat in range(after.players)]
        reason: Values = {"reason": REASONS[after.reason]}
        return [*(b for b in bonuses if b), Event(verb="over", values=reason, reveals=True)]
    if after.phase != DEAL:
        return []
    left = tokens_in(_stock(after) - _stock(before))
    events = [Event(verb="sweep", cards=left, count=len(left), source="grid", target="discard")]
    if is_last_round(after):
        count = size_of(before.discard) + len(left)
        events.append(Event(verb="shuffle", count=count, source="discard", target="deck"))
    return events


def _stock(state: State) -> int:
    """Deck and discards: what a round leaves over in the grid goes to these."""
    return state.deck + state.discard


def _bonus(after: State, seat: int) -> Event | None:
    worth = worth_of(after.field[seat])
    points = worth.colour_bonus + worth.all_laid_bonus
    if not points:
        return None
    values: Values = {"laid": worth.laid, "colours": worth.colours, "points": points}
    return Event(verb="bonus", seat=seat, values=values)
