"""Blossom in words: why a move is refused, and where every point of a result comes from."""

from __future__ import annotations

from pathlib import Path

from hanagoza.core.catalogue import CORE, Catalogue
from hanagoza.core.views import Reason, ScoreLine
from hanagoza.games.blossom.moves import (
    CHERRY_DRAW,
    CHERRY_DRAW_0,
    HAND_SIZE,
    LIMIT,
    MOST_DRAWN,
    MOVES,
    arranged_kind,
    arranged_number,
)
from hanagoza.games.blossom.pieces import (
    CHERRY,
    KINDS,
    NAMES,
    bunch_named,
    bunch_of,
    copies,
    counts_of,
    holds,
    how_many,
    text_of,
)
from hanagoza.games.blossom.scoring import cards_left
from hanagoza.games.blossom.state import (
    ANY_KIND,
    CHOOSE,
    MULLIGAN,
    State,
    cherry_draws,
    hand_room,
    picks,
    yard_room,
)

ONE_CHERRY = bunch_named((NAMES[CHERRY],))
WORDS = Catalogue(CORE, Path(__file__).parent / "locale")


def why_not(state: State, move: int) -> Reason:
    """The rule that forbids a decision of the actor; speaks only of what the actor knows."""
    verb = MOVES[move].verb
    if state.phase == MULLIGAN:
        return _why_no_mulligan(state, move)
    if verb in ("return", "keep"):
        return WORDS.reason("mulligan-over")
    if state.phase == CHOOSE:
        return WORDS.reason("more-or-stop")
    if verb in ("more", "stop"):
        return WORDS.reason("nothing-to-stop")
    if verb in ("down", "up"):
        return _why_no_feed(state, _cards(move))
    if verb == "flip":
        return _why_lacking("not-face-down", state.down[state.actor], _cards(move))
    if verb == "arrange":
        return _why_no_arrangement(state, move)
    if verb == "cherry":
        return _why_no_cherry(state, move)
    if verb == "pick":
        return _why_no_pick(state, _cards(move))
    return _why_no_draw(state, move)


def _cards(move: int) -> int:
    return bunch_named(MOVES[move].groups[0])


def _why_no_mulligan(state: State, move: int) -> Reason:
    if MOVES[move].verb != "return":
        return WORDS.reason("mulligan-first")
    return _why_lacking("not-in-hand", state.hand[state.actor], _cards(move))


def _why_lacking(rule: str, there: int, wanted: int) -> Reason:
    """A kind of which there are fewer than the move names."""
    needed, count = counts_of(wanted), counts_of(there)
    kind = next(k for k in range(KINDS) if needed[k] > count[k])
    return WORDS.reason(
        rule,
        card=NAMES[kind],
        needed=needed[kind],
        count=count[kind],
        cards=text_of(there) or "–",
    )


def _why_no_feed(state: State, cards: int) -> Reason:
    hand = state.hand[state.actor]
    if not holds(hand, cards):
        return _why_lacking("not-in-hand", hand, cards)
    return WORDS.reason(
        "no-room-in-yard",
        limit=LIMIT,
        needed=int(how_many(cards)),
        count=int(yard_room(state, state.actor)),
    )


def _why_no_arrangement(state: State, move: int) -> Reason:
    kind, number = arranged_kind(move), arranged_number(move)
    wanted = bunch_of([kind] * number)
    return _why_lacking("not-face-up", state.up[state.actor], wanted)


def _why_no_cherry(state: State, move: int) -> Reason:
    up = state.up[state.actor]
    if not copies(up, CHERRY):
        return _why_lacking("not-face-up", up, ONE_CHERRY)
    if picks(state, state.actor):
        return WORDS.reason("cherry-picks", limit=HAND_SIZE)
    if move == CHERRY_DRAW:
        return WORDS.reason("cherry-brings-none" if state.cherry_sequential else "say-how-many")
    number = move - CHERRY_DRAW_0
    most = int(cherry_draws(state, state.actor, MOST_DRAWN))
    if number <= most:
        return WORDS.reason("one-by-one")
    return WORDS.reason("cherry-too-many", needed=number, count=most)


def _why_no_pick(state: State, cards: int) -> Reason:
    if not state.cherry_fills:
        return WORDS.reason("cherry-draws")
    up = state.up[state.actor]
    if not copies(up, CHERRY):
        return _why_lacking("not-face-up", up, ONE_CHERRY)
    if not picks(state, state.actor):
        return WORDS.reason("cherry-draws-first", limit=HAND_SIZE)
    room, number = int(hand_room(state, state.actor)), int(how_many(cards))
    if number > room:
        return WORDS.reason("cherry-too-many", needed=number, count=room)
    return _why_lacking("garden-lacks", state.garden, cards)


def _why_no_draw(state: State, move: int) -> Reason:
    if hand_room(state, state.actor) == 0:
        return WORDS.reason("hand-full", limit=LIMIT)
    if MOVES[move].verb == "deck":
        return WORDS.reason("deck-empty")
    name = MOVES[move].groups[0][0]
    kind = NAMES.index(name)
    if not copies(state.garden, kind):
        return WORDS.reason("not-in-garden", card=name)
    if state.barred == ANY_KIND:
        return WORDS.reason("garden-once")
    return WORDS.reason("just-arranged", card=name)


def lines_of(state: State) -> list[ScoreLine]:
    """A line for every kind that brought a seat points, and one for any cards it has left."""
    lines = []
    for seat in range(state.players):
        for kind in range(KINDS):
            points = state.earned[seat][kind]
            if points:
                lines.append(_line(seat, "line-flower", {"card": NAMES[kind]}, (points, 0)))
        left = int(cards_left(state, seat))
        if left:
            lines.append(_line(seat, "line-left", {"count": left}, (0, -left)))
    return lines


def _line(
    seat: int, label: str, values: dict[str, int | str], points: tuple[int, int]
) -> ScoreLine:
    return ScoreLine(seat=seat, label=label, values=values, points=points)
