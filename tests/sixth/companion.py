"""Setsugekka as its rules tell it, slowly and without the engine."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import comb
from random import Random
from typing import Any

from tests.companions import Companion

CARDS = ["snow", "moon", "flower"] * 6
PUBLIC = {"game", "rules", "players", "options", "phase", "starter", "laid"}


def pieces(position: Any) -> Counter[str]:
    return Counter(" ".join([position.deck, *position.hands, *position.laid]).split())


def oracle(position: Any) -> set[str]:
    laid = sum(len(cards.split()) for cards in position.laid)
    return {f"lay {card}" for card in position.hands[(position.starter + laid) % 2].split()}


def _others(position: Any, observer: int | None) -> list[str]:
    """The hands that the observer cannot see: none in the end."""
    if position.phase == "over":
        return []
    return [hand for seat, hand in enumerate(position.hands) if seat != observer]


HIDDEN: dict[str, Any] = {"hands": _others, "deck": lambda position, observer: position.deck}


def world(position: Any, observer: int | None) -> tuple[Any, ...]:
    return (*_others(position, observer), position.deck)


def worlds(position: Any, observer: int | None) -> dict[tuple[Any, ...], int] | None:
    """Every way to deal the unseen cards, each as often as it can be dealt."""
    if position.phase == "over":
        return {world(position, observer): 1}
    sizes = [len(place.split()) for place in world(position, observer)]
    pool = sorted(" ".join(world(position, observer)).split(), key=CARDS.index)
    if comb(len(pool), sizes[0]) * comb(len(pool) - sizes[0], sizes[1]) > 20_000:
        return None
    found: Counter[tuple[Any, ...]] = Counter()
    _deal(pool, sizes, (), found)
    return dict(found)


def _deal(
    pool: list[str], sizes: list[int], dealt: tuple[str, ...], found: Counter[tuple[Any, ...]]
) -> None:
    if not sizes:
        found[dealt] += 1
        return
    for picked in combinations(range(len(pool)), sizes[0]):
        rest = [card for at, card in enumerate(pool) if at not in picked]
        _deal(rest, sizes[1:], (*dealt, " ".join(pool[at] for at in picked)), found)


def retell(match: Any, observer: int | None, rng: Random) -> list[str]:
    """The same story with every card that the observer did not see drawn anew: in the end they have
    seen all.
    """
    history: list[str] = match.history
    if match.actor is None:
        return history
    while (told := _drawn_anew(history, observer, rng)) is None:
        pass
    return told


def _drawn_anew(history: list[str], observer: int | None, rng: Random) -> list[str] | None:
    """One attempt; ``None`` where somebody would have laid what they did not have."""
    begun = history[0].startswith("start")
    starter = int(history[0].split()[1]) if begun else 0
    draws = [text.split()[1] for text in history if text.startswith("draw")]
    own = [card for at, card in enumerate(draws) if (starter + at) % 2 == observer]
    pool = list((Counter(CARDS) - Counter(own)).elements())
    rng.shuffle(pool)
    hands, told, drawn, laid = [Counter[str](), Counter[str]()], history[:begun], 0, 0
    for text in history[begun:]:
        verb, card = text.split()
        if verb == "draw":
            seat = (starter + drawn) % 2
            card = card if seat == observer else pool.pop()
            hands[seat][card] += 1
            drawn += 1
        else:
            hands[(starter + laid) % 2][card] -= 1
            laid += 1
        told.append(f"{verb} {card}")
        if min([*hands[0].values(), *hands[1].values()]) < 0:
            return None
    return told


COMPANION = Companion(
    pieces=pieces,
    oracle=oracle,
    retell=retell,
    hidden=HIDDEN,
    public=PUBLIC,
    worlds=worlds,
    world=world,
)
