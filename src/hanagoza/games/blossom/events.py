"""What an observer sees happen in Blossom, move by move, as far as ``knowledge`` allows.

Zones are ``deck``, ``garden``, ``removed``, and ``hand``, ``up`` and ``down`` with a seat's number.
"""

from __future__ import annotations

from hanagoza.core.bunches import NOTHING
from hanagoza.core.moves import Group
from hanagoza.core.views import Event
from hanagoza.games.blossom.knowledge import sees
from hanagoza.games.blossom.moves import (
    CHERRY_6,
    CHERRY_DRAW,
    CHERRY_DRAW_0,
    KEEP,
    MOVES,
    arranged_kind,
    arranged_number,
)
from hanagoza.games.blossom.pieces import CHERRY, NAMES, copies, names_of
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
    State,
    dealt_to,
    redealt_to,
)

CHERRY_BLOSSOM: Group = (NAMES[CHERRY],)
MOVED = {
    "up": ("hand {}", "up {}"),
    "flip": ("down {}", "up {}"),
    "garden": ("garden", "hand {}"),
    "pick": ("garden", "hand {}"),
}
"""The moves that show their cards to all: from where to where they go."""


def events_of(before: State, move: int, after: State, observer: int | None) -> list[Event]:
    """What ``observer`` (``None``: a spectator) sees of one move or outcome."""
    phase, seen = before.phase, sees(before, move, observer)
    if phase in (ACT, CHOOSE, DRAW):
        return [
            *_happening(before, move, after, seen, before.mover == observer),
            *_consequences(before, move, after),
            *_new_round(before, after),
        ]
    if phase == DEAL:
        return [_dealt(int(dealt_to(before)), move, seen)]
    if phase == MULLIGAN:
        return _mulligan(before, move, after, seen)
    if phase == REDEAL:
        return [_dealt(int(redealt_to(before)), move, seen)]
    if phase == GARDEN:
        return [_planted(move), *_new_round(before, after)]
    return [Event(verb="start", seat=after.starter, reveals=True)]


# --- set-up ---------------------------------------------------------------------------------------


def _dealt(seat: int, move: int, seen: bool) -> Event:
    if seat < 0:
        return Event(verb="remove", count=1, source="deck", target="removed")
    return _drawn("deal", seat, move, seen)


def _drawn(verb: str, seat: int, move: int, seen: bool) -> Event:
    return Event(
        verb=verb,
        seat=seat,
        cards=_cards(move) if seen else None,
        count=1,
        source="deck",
        target=f"hand {seat}",
        reveals=seen,
    )


def _mulligan(before: State, move: int, after: State, seen: bool) -> list[Event]:
    if move == KEEP:
        events = [Event(verb="keep", seat=before.actor, move=MOVES.texts[move])]
    else:
        events = [_face_down(before.actor, move, seen)]
    put_back = after.deck_size - before.deck_size
    if put_back:
        events.append(Event(verb="gather", count=put_back, target="deck"))
    return events


def _planted(move: int) -> Event:
    return Event(
        verb="plant", cards=_cards(move), count=1, source="deck", target="garden", reveals=True
    )


# --- actions --------------------------------------------------------------------------------------


def _happening(before: State, move: int, after: State, seen: bool, owns: bool) -> list[Event]:
    """The move itself. ``deck`` and ``more`` are told by the card they bring."""
    seat, verb = before.mover, MOVES[move].verb
    if verb == "draw":
        return [_drawn(verb, seat, move, seen)]
    if verb == "down":
        return [_face_down(seat, move, seen)]
    if verb in MOVED:
        return [_moved(seat, move, owns)]
    if verb == "arrange":
        flowers = (NAMES[arranged_kind(move)],) * arranged_number(move)
        return [_arranged(before, after, move, flowers, owns)]
    if move == CHERRY_6:
        return [_arranged(before, after, move, CHERRY_BLOSSOM, owns)]
    if verb in ("deck", "more"):
        return []
    if CHERRY_DRAW_0 <= move < CHERRY_DRAW:
        return [_said("cherry", seat, move, owns, number=move - CHERRY_DRAW_0)]
    return [_said("stop" if verb == "stop" else "cherry-some", seat, move, owns)]


def _said(verb: str, seat: int, move: int, owns: bool, **values: int | str) -> Event:
    return Event(verb=verb, seat=seat, move=MOVES.texts[move], values=values, reveals=not owns)


def _cards(move: int) -> Group:
    return MOVES[move].groups[0]


def _face_down(seat: int, move: int, seen: bool) -> Event:
    cards = _cards(move)
    return Event(
        verb=MOVES[move].verb,
        seat=seat,
        cards=cards if seen else None,
        count=len(cards),
        source=f"hand {seat}",
        target=f"down {seat}",
        move=MOVES.texts[move] if seen else "",
        values={"count": len(cards)},
    )


def _moved(seat: int, move: int, owns: bool) -> Event:
    verb, cards = MOVES[move].verb, _cards(move)
    source, target = MOVED[verb]
    return Event(
        verb=verb,
        seat=seat,
        cards=cards,
        count=len(cards),
        source=source.format(seat),
        target=target.format(seat),
        move=MOVES.texts[move],
        reveals=not owns,
    )


def _arranged(before: State, after: State, move: int, flowers: Group, owns: bool) -> Event:
    seat = before.mover
    points = after.scores[seat][0] - before.scores[seat][0]
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
        reveals=not owns,
    )


# --- what follows from them -----------------------------------------------------------------------


def _consequences(before: State, move: int, after: State) -> list[Event]:
    """A cherry that has brought its cards falls; the garden becomes the deck. The garden goes
    first if the deck ran out over its flowers, else it was the cherry that filled it.
    """
    fallen, replenished = _fallen(before, move, after), _replenished(before, after)
    is_garden_first = before.phase == DRAW and before.garden != NOTHING
    return replenished + fallen if is_garden_first else fallen + replenished


def _fallen(before: State, move: int, after: State) -> list[Event]:
    seat = before.mover
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


def _replenished(before: State, after: State) -> list[Event]:
    drawn = before.phase == DRAW
    if after.deck_size <= before.deck_size - drawn:
        return []
    cards = names_of(after.stock)
    return [Event(verb="replenish", cards=cards, count=len(cards), source="garden", target="deck")]


def _new_round(before: State, after: State) -> list[Event]:
    """A round begins, or the game is over and everything is turned up."""
    if after.phase == FINISHED:
        return [Event(verb="over", values={"reason": REASONS[after.reason]}, reveals=True)]
    begins = before.phase == GARDEN and after.phase == ACT
    if begins or after.round_no > before.round_no:
        return [Event(verb="round", seat=after.starter, values={"round": after.round_no})]
    return []
