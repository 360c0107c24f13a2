"""Kasane no irome as the rulebook tells it, slowly and without the engine."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

from hanagoza import Match

BOXES: dict[str, dict[int, int]] = {
    "kasane": {2: 2, 3: 2, 4: 1},
    "juu": {2: 2, 3: 1, 4: 1},
    "sakura": {3: 2},
    "chidori": {3: 2},
    "asanoha": {3: 2},
    "kagen": {3: 1, 4: 1, 5: 1},
    "jyougen": {3: 1, 4: 1, 5: 1},
    "katyuu": {4: 1, 5: 1, 6: 1},
    "setsu": {3: 1, 4: 1, 5: 1},
}
"""How many boxes each meld has for each number of cards."""


def pieces(position: Any) -> Counter[str]:
    places = [
        *(position.deck, position.discard),
        *(*position.rows, *position.hands, *position.fields),
    ]
    return Counter(card for place in places for card in place.split())


# --- legal moves ----------------------------------------------------------------------------------


def oracle(position: Any) -> set[str]:
    """Every row with a card; or every way to lay cards from the top of the hand, and to pass."""
    if position.phase == "take":
        return {f"row {row}" for row, cards in enumerate(position.rows, start=1) if cards}
    seat = (position.starter + position.step) % position.players
    hand, field = position.hands[seat].split(), position.fields[seat].split()
    moves = {"pass"}
    for count in range(1, len(hand) + 1):
        cards = [int(card) for card in hand[-count:]]
        moves |= _fillings(position, cards, "")
        if field and field[-1] != "+1":
            moves |= _fillings(position, [int(field[-1]), *cards], " field")
    return moves


def _fillings(position: Any, cards: list[int], tail: str) -> set[str]:
    return {
        f"meld {meld} {len(cards)}{tail}"
        for meld in BOXES
        if _is_meld(meld, cards) and _open_boxes(position, meld, len(cards)) > 0
    }


def _open_boxes(position: Any, meld: str, number: int) -> int:
    filled: int = sum(text.split()[1:3] == [meld, str(number)] for _, text in position.melds)
    is_hard: bool = position.options["hard3"] == "on"
    is_blocked = is_hard and number == 2 and meld in ("kasane", "juu")
    return BOXES[meld].get(number, 0) - filled - is_blocked


def _is_meld(meld: str, cards: list[int]) -> bool:
    steps = [right - left for left, right in pairwise(cards)]
    in_order = all(step > 0 for step in steps) or all(step < 0 for step in steps)
    return {
        "kasane": len(set(cards)) == 1,
        "juu": sum(cards) == 10,
        "sakura": sorted(cards) == [1, 2, 6],
        "chidori": sorted(cards) == [3, 8, 9],
        "asanoha": sorted(cards) == [4, 5, 7],
        "kagen": in_order and max(cards) <= 5,
        "jyougen": in_order and min(cards) >= 5,
        "katyuu": all(card % 2 for card in cards),
        "setsu": not any(card % 2 for card in cards),
    }[meld]


# --- hidden information ---------------------------------------------------------------------------

PUBLIC = {
    *("game", "rules", "players", "options", "phase", "round", "starter", "step"),
    *("rows", "hands", "fields", "melds", "deck", "discard"),
}
"""Every card is dealt face up: who was attentive knows where each of them is."""

HIDDEN: dict[str, Any] = {}


def retell(match: Match, observer: int | None, rng: Random) -> list[str]:
    """There is no other telling: nothing has happened that anybody could not see."""
    return match.history


def worlds(position: Any, observer: int | None) -> dict[tuple[Any, ...], int]:
    return {world(position, observer): 1}


def world(position: Any, observer: int | None) -> tuple[Any, ...]:
    return (position.hands, position.deck, position.discard)


# --- what lies face down --------------------------------------------------------------------------


def _others(name: str) -> Any:
    return lambda position, observer: [
        cards for seat, cards in enumerate(getattr(position, name)) if seat != observer
    ]


FORGETTABLE: dict[str, Any] = {
    "hands": _others("hands"),
    "deck": lambda position, observer: position.deck,
    "discard": lambda position, observer: position.discard,
}


def forget(position: Any, observer: int | None, rng: Random) -> dict[str, Any]:
    """Another position that looks the same on the table: what lies face down is dealt anew. When
    the game is over nothing does.
    """
    if position.phase == "over":
        return {}
    is_open = position.options["open_hands"] == "on"
    seen = [is_open or seat == observer for seat in range(position.players)]
    hidden = [position.deck, position.discard]
    hidden += [hand for seat, hand in enumerate(position.hands) if not seen[seat]]
    cards = " ".join(hidden).split()
    rng.shuffle(cards)
    cards.sort(key="+1".__eq__)  # a +1 is never in a hand

    def dealt(place: str) -> list[str]:
        count = len(place.split())
        taken, cards[:count] = cards[:count], []
        return taken

    hands = [
        hand if seen[seat] else " ".join(dealt(hand)) for seat, hand in enumerate(position.hands)
    ]
    rng.shuffle(cards)
    deck, discard = (" ".join(sorted(dealt(place))) for place in (position.deck, position.discard))
    return {"hands": hands, "deck": deck, "discard": discard}
