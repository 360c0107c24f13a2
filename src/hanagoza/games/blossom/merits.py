"""What speaks for an action of Blossom: what it brings now, with its arithmetic, and what it makes
flowers worth.
"""

from __future__ import annotations

from collections.abc import Iterator

from hanagoza.core.definition import Ahead
from hanagoza.core.views import Reason
from hanagoza.games.blossom.explain import WORDS
from hanagoza.games.blossom.knowledge import in_deck
from hanagoza.games.blossom.moves import CHERRY_6, MOVES, arranged_kind, arranged_number
from hanagoza.games.blossom.pieces import CHERRY, KINDS, NAMES, copies, counts_of, how_many
from hanagoza.games.blossom.scoring import GOAL, brings, most_arranged, worth
from hanagoza.games.blossom.state import FINISHED, State

DRAWS = ("deck", "more")
FEEDS = ("down", "up", "flip")


def merits_of(state: State, move: int, ahead: Ahead[State]) -> list[Reason]:
    """Points first, then points to come, then what others lose."""
    verb = MOVES[move].verb
    if verb == "arrange":
        return list(_of_points(state, arranged_kind(move), arranged_number(move)))
    if move == CHERRY_6:
        return list(_of_points(state, CHERRY, 1))
    if verb in DRAWS:
        return list(_of_deck(state))
    after = ahead(move)
    if verb in ("cherry", "pick"):
        return list(_of_cherry(state, after))
    told: list[Reason] = []
    if verb == "garden":
        told += _of_flower(after, state.actor, NAMES.index(MOVES[move].groups[0][0]))
    if verb in (*FEEDS, "garden") and after.phase != FINISHED:
        told += _of_yard(state, after)
    return told


# --- points ---------------------------------------------------------------------------------------


def _of_points(state: State, kind: int, count: int) -> Iterator[Reason]:
    """What arranging brings now, and how it is counted."""
    points, each = int(brings(state, kind, count)), int(worth(state, kind))
    total, so_far = state.scores[state.actor][0] + points, state.scores[state.actor][0]
    if total >= GOAL > so_far:
        yield WORDS.merit("merit.goal", points=points, total=total)
    if points:
        fact = "merit.points" if points == count * each else "merit.points-rounded"
        values = {"count": count, "each": each, "sum": count * each, "points": points}
        yield WORDS.merit(fact, card=NAMES[kind], **values)


def _of_cherry(state: State, after: State) -> Iterator[Reason]:
    """Cards for a cherry: those that are due from the deck, or came from the garden."""
    count = after.due + after.hand_size[state.actor] - state.hand_size[state.actor]
    if count:
        yield WORDS.merit("merit.cherry-cards", count=count)


# --- cards ----------------------------------------------------------------------------------------


def _own(state: State, seat: int) -> tuple[int, ...]:
    """All cards of a seat, kind by kind."""
    return counts_of(state.hand[seat] + state.up[seat] + state.down[seat])


def _of_deck(state: State) -> Iterator[Reason]:
    """The flower that is most to be hoped for: it may be in the deck, and goes with others."""
    cards, own = int(in_deck(state, state.actor)), _own(state, state.actor)
    hopes = counts_of(cards)
    kind = max(range(KINDS), key=lambda kind: hopes[kind] * own[kind])
    if hopes[kind] * own[kind]:
        values = {"count": hopes[kind], "total": int(how_many(cards)), "own": own[kind]}
        yield WORDS.merit("merit.deck", card=NAMES[kind], **values)


def _of_flower(after: State, seat: int, kind: int) -> Iterator[Reason]:
    if each := int(worth(after, kind)):
        count = _own(after, seat)[kind]
        yield WORDS.merit("merit.flower", card=NAMES[kind], count=count, each=each)


# --- what feeding does to the worth of flowers ----------------------------------------------------


def _of_yard(state: State, after: State) -> Iterator[Reason]:
    seat = state.actor
    yield from _ready(state, after)
    changes = [(int(worth(state, kind)), int(worth(after, kind))) for kind in range(KINDS)]
    own, others = _own(after, seat), _shown_by_others(after, seat)
    raised = [kind for kind, (old, new) in enumerate(changes) if new > old and own[kind]]
    lowered = [kind for kind, (old, new) in enumerate(changes) if new < old and others[kind]]
    for fact, kinds in (("merit.raises", raised), ("merit.lowers", lowered)):
        for kind in kinds:
            old, new = changes[kind]
            yield WORDS.merit(fact, card=NAMES[kind], before=old, after=new)


def _ready(state: State, after: State) -> Iterator[Reason]:
    """The flowers that have been turned up, if all of that kind were arranged next."""
    seat = state.actor
    for kind in range(KINDS):
        if copies(after.up[seat], kind) > copies(state.up[seat], kind):
            count = int(most_arranged(after.up[seat], kind))
            if points := int(brings(after, kind, count)):
                yield WORDS.merit("merit.ready", card=NAMES[kind], count=count, points=points)


def _shown_by_others(state: State, seat: int) -> tuple[int, ...]:
    """The flowers that lie face up in the yards of all others, kind by kind."""
    return counts_of(sum(up for other, up in enumerate(state.up) if other != seat))
