"""Hanamikoji as the rulebook tells it, slowly and without the engine."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations
from math import factorial, prod
from random import Random
from typing import Any

CARDS = "AABBCCDDDEEEFFFFGGGGG"
SPENT = {"secret": 1, "discard": 2, "gift": 3, "compete": 4}
DEAL = 13


def pieces(position: Any) -> Counter[str]:
    places = [
        position.deck,
        position.removed,
        *position.hands,
        *position.boards,
        *position.secrets,
        *position.discards,
        "" if position.offer is None else position.offer.partition(" ")[2].replace("/", " "),
    ]
    return Counter(card for place in places for card in place.split())


# --- legal moves ----------------------------------------------------------------------------------


def oracle(position: Any) -> set[str]:
    """Every way to pick physical cards from the hand, written down and put into a set."""
    if position.phase == "answer":
        return _answers(position.offer)
    active = (position.starter + position.step) % 2
    hand = position.hands[active].split()
    moves = set()
    for action, count in SPENT.items():
        if action not in position.used[active]:
            for picked in combinations(range(len(hand)), count):
                moves |= _declarations(action, [hand[at] for at in picked])
    return moves


def _declarations(action: str, cards: list[str]) -> set[str]:
    if action != "compete":
        return {f"{action} {' '.join(sorted(cards))}"}
    splits = set()
    for order in permutations(cards):
        pairs = sorted([sorted(order[:2]), sorted(order[2:])])
        splits.add(f"compete {' '.join(pairs[0])} / {' '.join(pairs[1])}")
    return splits


def _answers(offer: str) -> set[str]:
    action, _, cards = offer.partition(" ")
    shown = cards.split(" / ") if action == "compete" else cards.split()
    return {f"take {choice}" for choice in shown}


# --- hidden information ---------------------------------------------------------------------------

PUBLIC = {
    *("game", "rules", "players", "options", "phase", "round", "starter", "step"),
    *("favours", "boards", "used", "offer", "answered"),
}


def _others(name: str) -> Any:
    return lambda position, observer: [
        cards for seat, cards in enumerate(getattr(position, name)) if seat != observer
    ]


HIDDEN: dict[str, Any] = {
    "hands": _others("hands"),
    "secrets": _others("secrets"),
    "discards": _others("discards"),
    "deck": lambda position, observer: position.deck,
    "removed": lambda position, observer: position.removed,
}


def worlds(position: Any, observer: int | None) -> dict[tuple[Any, ...], int] | None:
    """Each distinct world with its number of physical deals, by dealing every permutation."""
    sizes = [len(place.split()) for place in _hidden_places(position, observer)]
    pool = sorted(" ".join(_hidden_places(position, observer)).split())
    arrangements = factorial(len(pool)) // prod(factorial(size) for size in sizes)
    if arrangements > 20_000:
        return None
    found: Counter[tuple[Any, ...]] = Counter()
    _deal_out(pool, sizes, (), found)
    return dict(found)


def _deal_out(
    pool: list[str], sizes: list[int], dealt: tuple[str, ...], found: Counter[tuple[Any, ...]]
) -> None:
    if not sizes:
        found[dealt] += 1
        return
    for picked in combinations(range(len(pool)), sizes[0]):
        rest = [card for at, card in enumerate(pool) if at not in picked]
        _deal_out(rest, sizes[1:], (*dealt, " ".join(pool[at] for at in picked)), found)


def _hidden_places(position: Any, observer: int | None) -> list[str]:
    if position.phase == "over":
        return []
    places = [position.deck, position.removed]
    for seat in range(2):
        if seat != observer:
            places += [position.hands[seat], position.secrets[seat], position.discards[seat]]
    return places


def world(position: Any, observer: int | None) -> tuple[Any, ...]:
    return tuple(_hidden_places(position, observer))


# --- another world, told from the first card ------------------------------------------------------


def retell(match: Any, observer: int | None, rng: Random) -> list[str]:
    """The line with every hidden outcome and every face-down choice dealt anew, round by round."""
    line: list[str] = match.history
    told: list[str] = []
    starter = 0
    at = 0
    if line[0].startswith("start"):
        starter, at = int(line[0].split()[1]), 1
        told.append(line[0])
    while at < len(line):
        end = _round_end(line, at)
        is_last = match.actor is None and end == len(line)
        # When the game is over everything is turned up.
        told += line[at:end] if is_last else _retell_round(line[at:end], starter, observer, rng)
        starter, at = 1 - starter, end
    return told


def _round_end(line: list[str], at: int) -> int:
    turns, place = 0, at + DEAL
    while place < len(line):
        place += 2  # a draw and an action
        if place - 1 < len(line) and line[place - 1].split()[0] in ("gift", "compete"):
            place += 1
        turns += 1
        if turns == 8:
            break
    return min(place, len(line))


def _retell_round(line: list[str], starter: int, observer: int | None, rng: Random) -> list[str]:
    owners = _owners(line, starter)
    for _ in range(10_000):
        told = _deal_anew(line, owners, observer, rng)
        if told is not None:
            return told
    raise AssertionError("no other telling found")


def _owners(line: list[str], starter: int) -> list[int | None]:
    """Who draws the card, or makes the move, at every place of a round; None for the removed."""
    owners: list[int | None] = [None, *[starter] * 6, *[1 - starter] * 6]
    active = starter
    for move in line[DEAL:]:
        verb = move.split()[0]
        if verb == "draw" and len(owners) > DEAL:
            active = 1 - active
        owners.append(1 - active if verb == "take" else active)
    return owners[: len(line)]


def _deal_anew(
    line: list[str], owners: list[int | None], observer: int | None, rng: Random
) -> list[str] | None:
    """One attempt: deal every hidden place anew, keeping what its seat shows sooner or later, and
    choose other cards to lay face down; None if the public story can then not happen."""
    is_over = _is_round_over(line)
    draws = _hidden_draws(line, owners, observer, is_over, rng)
    hands: dict[int | None, Counter[str]] = {0: Counter(), 1: Counter(), None: Counter()}
    told: list[str] = []
    for at, (move, owner) in enumerate(zip(line, owners, strict=True)):
        verb, cards = move.split()[0], _cards(move)
        is_hidden = owner is None or owner != observer
        if verb == "draw":
            cards = [draws[owner].pop()] if is_hidden else cards
            hands[owner].update(cards)
        elif is_hidden and (verb == "discard" or (verb == "secret" and not is_over)):
            shown_later = _shown(line[at + 1 :], owners[at + 1 :], owner, is_over)
            needed_now = shown_later - Counter(draws[owner])
            spare = list((hands[owner] - needed_now).elements())
            if len(spare) < len(cards):
                return None
            cards = sorted(rng.sample(spare, len(cards)))
        if verb in SPENT:
            hands[owner].subtract(cards)
            if min(hands[owner].values()) < 0:
                return None
        told.append(move if "/" in move else f"{verb} {' '.join(cards)}")
    return told


def _hidden_draws(
    line: list[str],
    owners: list[int | None],
    observer: int | None,
    is_over: bool,
    rng: Random,
) -> dict[int | None, list[str]]:
    """The cards each hidden place draws in the other world: what it shows, and random others."""
    drawn = Counter(owner for move, owner in zip(line, owners, strict=True) if _is_draw(move))
    pool = Counter(CARDS)
    if observer is not None:
        pool.subtract(
            _cards(move)[0]
            for move, owner in zip(line, owners, strict=True)
            if _is_draw(move) and owner == observer
        )
    hidden = [owner for owner in drawn if owner is None or owner != observer]
    shown = {owner: _shown(line, owners, owner, is_over) for owner in hidden}
    for kept in shown.values():
        pool.subtract(kept)
    rest = list(pool.elements())
    rng.shuffle(rest)
    draws = {}
    for owner in hidden:
        cards = list(shown[owner].elements())
        cards += [rest.pop() for _ in range(drawn[owner] - len(cards))]
        rng.shuffle(cards)
        draws[owner] = cards
    return draws


def _shown(
    line: list[str], owners: list[int | None], owner: int | None, is_over: bool
) -> Counter[str]:
    """The cards a seat shows in this part of a round."""
    open_verbs = {"gift", "compete", "secret"} if is_over else {"gift", "compete"}
    return Counter(
        card
        for move, who in zip(line, owners, strict=True)
        if who == owner and owner is not None and move.split()[0] in open_verbs
        for card in _cards(move)
    )


def _cards(move: str) -> list[str]:
    return move.replace("/", " ").split()[1:]


def _is_draw(move: str) -> bool:
    return move.startswith("draw")


def _is_round_over(line: list[str]) -> bool:
    if len(line) < DEAL:
        return False
    actions = sum(move.split()[0] in SPENT for move in line)
    waits = line[-1].split()[0] in ("gift", "compete")
    return actions == 8 and not waits
