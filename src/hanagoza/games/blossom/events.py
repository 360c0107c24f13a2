"""What an observer sees happen in Blossom, move by move.

A card that is drawn, or put face down, shows its kind to its owner only. Zones are ``deck``,
``garden``, ``removed``, and ``hand``, ``up`` and ``down`` with a seat's number.
"""

from __future__ import annotations

from typing import Any

from hanagoza.core.moves import Group
from hanagoza.core.views import Event
from hanagoza.games.blossom.flowers import CHERRY, NAMES, NO_CARDS, copies, names_of
from hanagoza.games.blossom.moves import (
    CHERRY_6,
    CHERRY_DRAW,
    CHERRY_DRAW_0,
    FIRST_DRAW,
    KEEP,
    MOVES,
    arranged_kind,
    arranged_number,
)
from hanagoza.games.blossom.scoring import worth
from hanagoza.games.blossom.state import (
    ACT,
    CHOOSE,
    DEAL,
    DRAW,
    FINISHED,
    GARDEN,
    MULLIGAN,
    REASONS,
    REDEAL,
    dealt_to,
    redealt_to,
)

CHERRY_BLOSSOM: Group = (NAMES[CHERRY],)


def events_of(before: Any, move: int, after: Any, observer: int | None) -> list[Event]:
    """What ``observer`` (``None``: a spectator) sees of one move or outcome."""
    phase = before.phase
    if phase == DEAL:
        return [_dealt(int(dealt_to(before)), move, observer)]
    if phase == MULLIGAN:
        return _mulligan(before, move, after, observer)
    if phase == REDEAL:
        return [_dealt(int(redealt_to(before)), move, observer)]
    if phase == GARDEN:
        return [_planted(move), *_new_round(before, after)]
    if phase in (ACT, CHOOSE, DRAW):
        return [
            *_happening(before, move, after, observer),
            *_consequences(before, move, after),
            *_new_round(before, after),
        ]
    return [Event(verb="start", seat=int(after.starter), reveals=True)]


# --- set-up ---------------------------------------------------------------------------------------


def _dealt(seat: int, move: int, observer: int | None) -> Event:
    if seat < 0:
        return Event(verb="remove", count=1, source="deck", target="removed")
    return _drawn("deal", seat, move, observer)


def _drawn(verb: str, seat: int, move: int, observer: int | None) -> Event:
    owns = seat == observer
    return Event(
        verb=verb,
        seat=seat,
        cards=(NAMES[move - FIRST_DRAW],) if owns else None,
        count=1,
        source="deck",
        target=f"hand {seat}",
        reveals=owns,
    )


def _mulligan(before: Any, move: int, after: Any, observer: int | None) -> list[Event]:
    seat = int(before.actor)
    if move == KEEP:
        events = [Event(verb="keep", seat=seat, move=MOVES.texts[move])]
    else:
        events = [_face_down("return", seat, move, observer)]
    put_back = int(after.deck_size) - int(before.deck_size)
    if put_back:
        events.append(Event(verb="gather", count=put_back, target="deck"))
    return events


def _planted(move: int) -> Event:
    card = (NAMES[move - FIRST_DRAW],)
    return Event(verb="plant", cards=card, count=1, source="deck", target="garden", reveals=True)


# --- actions --------------------------------------------------------------------------------------


def _happening(before: Any, move: int, after: Any, observer: int | None) -> list[Event]:
    """The move itself. ``deck`` and ``more`` are told by the card they bring."""
    seat = int(before.mover)
    if before.phase == DRAW:
        return [_drawn("draw", seat, move, observer)]
    verb = MOVES[move].verb
    if verb == "down":
        return [_face_down("down", seat, move, observer)]
    if verb in ("up", "flip", "garden", "pick"):
        return [_moved(verb, seat, move, observer)]
    if verb == "arrange":
        flowers = (NAMES[arranged_kind(move)],) * int(arranged_number(move))
        return [_arranged(before, after, move, flowers, observer)]
    if move == CHERRY_6:
        return [_arranged(before, after, move, CHERRY_BLOSSOM, observer)]
    if verb in ("deck", "more"):
        return []
    if CHERRY_DRAW_0 <= move < CHERRY_DRAW:
        return [_said("cherry", seat, move, observer, number=move - CHERRY_DRAW_0)]
    return [_said("stop" if verb == "stop" else "cherry-some", seat, move, observer)]


def _said(verb: str, seat: int, move: int, observer: int | None, **values: int | str) -> Event:
    return Event(
        verb=verb, seat=seat, move=MOVES.texts[move], values=values, reveals=seat != observer
    )


def _cards(move: int) -> Group:
    return MOVES[move].groups[0]


def _face_down(verb: str, seat: int, move: int, observer: int | None) -> Event:
    owns = seat == observer
    return Event(
        verb=verb,
        seat=seat,
        cards=_cards(move) if owns else None,
        count=len(_cards(move)),
        source=f"hand {seat}",
        target=f"down {seat}",
        move=MOVES.texts[move] if owns else "",
        values={"count": len(_cards(move))},
    )


def _moved(verb: str, seat: int, move: int, observer: int | None) -> Event:
    source, target = {
        "up": (f"hand {seat}", f"up {seat}"),
        "flip": (f"down {seat}", f"up {seat}"),
        "garden": ("garden", f"hand {seat}"),
        "pick": ("garden", f"hand {seat}"),
    }[verb]
    return Event(
        verb=verb,
        seat=seat,
        cards=_cards(move),
        count=len(_cards(move)),
        source=source,
        target=target,
        move=MOVES.texts[move],
        reveals=seat != observer,
    )


def _arranged(before: Any, after: Any, move: int, flowers: Group, observer: int | None) -> Event:
    seat = int(before.mover)
    points = int(after.scores[seat][0]) - int(before.scores[seat][0])
    value = int(worth(before, NAMES.index(flowers[0])))
    return Event(
        verb="arrange",
        seat=seat,
        cards=flowers,
        count=len(flowers),
        source=f"up {seat}",
        target="garden",
        move=MOVES.texts[move],
        values={"worth": value, "points": points},
        reveals=seat != observer,
    )


# --- what follows from them -----------------------------------------------------------------------


def _consequences(before: Any, move: int, after: Any) -> list[Event]:
    """A cherry that has brought its cards falls; the garden becomes the deck. The garden goes
    first if the deck ran out over its flowers, else it was the cherry that filled it.
    """
    fallen, replenished = _fallen(before, move, after), _replenished(before, after)
    is_garden_first = before.phase == DRAW and before.garden != NO_CARDS
    return replenished + fallen if is_garden_first else fallen + replenished


def _fallen(before: Any, move: int, after: Any) -> list[Event]:
    seat = int(before.mover)
    left = copies(before.up[seat], CHERRY) > copies(after.up[seat], CHERRY)
    if not left or move == CHERRY_6:
        return []
    return [
        Event(
            verb="fall",
            seat=seat,
            cards=CHERRY_BLOSSOM,
            count=1,
            source=f"up {seat}",
            target="garden",
        )
    ]


def _replenished(before: Any, after: Any) -> list[Event]:
    drawn = int(before.phase == DRAW)
    if int(after.deck_size) <= int(before.deck_size) - drawn:
        return []
    cards = names_of(after.deck)
    return [Event(verb="replenish", cards=cards, count=len(cards), source="garden", target="deck")]


def _new_round(before: Any, after: Any) -> list[Event]:
    """A round begins, or the game is over."""
    if after.phase == FINISHED:
        return [Event(verb="over", values={"reason": REASONS[after.reason]})]
    begins = before.phase == GARDEN and after.phase == ACT
    if begins or after.round_no > before.round_no:
        seat, number = int(after.starter), int(after.round_no)
        return [Event(verb="round", seat=seat, values={"round": number})]
    return []
