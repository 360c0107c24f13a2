"""From what is typed so far to what may come next.

A legal list can be long, well over a hundred moves. A person is shown a few things at a time: the
verbs, then the tokens that may follow, and whole moves as soon as they are few. Typing the same
words goes the same way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from hanagoza.core.moves import SEPARATOR, Group, Move, MoveSet

FEW = 12
"""Up to so many moves are listed whole."""


class Choice(NamedTuple):
    """Something to pick: a whole move, or a step towards one."""

    text: str
    """What stands in the input once it is picked."""
    move: Move | None
    """The move, if this is a whole one."""
    step: str
    """The verb or token this step adds."""
    behind: int
    """How many moves lie behind it."""


class Typed(NamedTuple):
    """Input taken apart: finished words, and the one being written."""

    verb: str
    groups: tuple[Group, ...]
    unfinished: str


def choices(text: str, legal: Sequence[str], move_set: MoveSet) -> list[Choice]:
    """What can be picked after ``text``: nothing if no legal move begins like that."""
    moves = [move_set[move_set.ids[move]] for move in legal]
    typed = _take_apart(text, moves)
    if not typed.verb:
        return _verbs([move for move in moves if move.verb.startswith(typed.unfinished)])
    moves = [move for move in moves if move.verb == typed.verb]
    return _steps(typed, moves, move_set.verbs[typed.verb].ordered if moves else False)


def _take_apart(text: str, moves: Iterable[Move]) -> Typed:
    words = text.lower().replace(SEPARATOR, f" {SEPARATOR} ").split()
    verbs = {move.verb for move in moves}
    if not words or words[0] not in verbs:
        unfinished = text.lower().strip() if len(words) < 2 else text
        return Typed("", (), unfinished)
    tokens = {token for move in moves if move.verb == words[0] for g in move.groups for token in g}
    by_name = {token.lower(): token for token in tokens}
    groups: list[list[str]] = [[]]
    unfinished = ""
    for word in words[1:]:
        if word == SEPARATOR:
            groups.append([])
        elif word in by_name and not unfinished:
            groups[-1].append(by_name[word])
        else:
            unfinished = f"{unfinished} {word}".strip()
    return Typed(words[0], tuple(tuple(group) for group in groups), unfinished)


def _verbs(moves: Sequence[Move]) -> list[Choice]:
    counts = Counter(move.verb for move in moves)
    if len(moves) <= FEW:
        return [_whole(move) for move in moves]
    return [Choice(f"{verb} ", None, verb, count) for verb, count in counts.items()]


def _steps(typed: Typed, moves: Sequence[Move], ordered: bool) -> list[Choice]:
    """Tokens that may follow, or the moves themselves once they are few."""
    fitting = [move for move in moves if _fits(move, typed.groups, ordered)]
    groups = typed.groups
    steps = _next_tokens(groups, fitting, ordered)
    if not steps and any(len(move.groups) > len(groups) for move in fitting):
        groups = (*groups, ())
        steps = _next_tokens(groups, fitting, ordered)
    if typed.unfinished:
        steps = {t: m for t, m in steps.items() if t.lower().startswith(typed.unfinished)}
        fitting = list(dict.fromkeys(move for moves in steps.values() for move in moves))
    if len(fitting) <= FEW:
        return [_whole(move) for move in fitting]
    return [
        Choice(f"{Move(typed.verb, _extended(groups, token)).text} ", None, token, len(behind))
        for token, behind in steps.items()
    ]


def _whole(move: Move) -> Choice:
    return Choice(move.text, move, "", 1)


def _next_tokens(
    groups: tuple[Group, ...], moves: Sequence[Move], ordered: bool
) -> dict[str, list[Move]]:
    """Every token that can be added to the last group, with the moves that then remain."""
    tokens = sorted({token for move in moves for group in move.groups for token in group})
    remaining = {
        token: [move for move in moves if _fits(move, _extended(groups, token), ordered)]
        for token in tokens
    }
    return {token: behind for token, behind in remaining.items() if behind}


def _extended(groups: tuple[Group, ...], token: str) -> tuple[Group, ...]:
    return (*groups[:-1], (*groups[-1], token))


def _fits(move: Move, groups: tuple[Group, ...], ordered: bool) -> bool:
    """Whether a move can still become of these groups, the last of which may be incomplete."""
    *complete, last = groups
    if ordered:
        begun = move.groups[: len(complete)]
        open_group = move.groups[len(complete) : len(groups)]
        return begun == tuple(complete) and any(g[: len(last)] == last for g in open_group)
    left = [Counter(group) for group in move.groups]
    for group in complete:
        if Counter(group) not in left:
            return False
        left.remove(Counter(group))
    return any(Counter(last) <= group for group in left)
