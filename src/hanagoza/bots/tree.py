"""The tree of ISMCTS: what each player may have seen since the root, and what came of it.

A *node* stands for everything that looks the same to the player who is to move: it is found by the
hash of what they have glimpsed. What they held at the root is not part of it, so a node is shared
by all hands an opponent may have, and its *edges*, one for every move tried there, are a list of
which only some are legal in a given world (Cowling, Powley, Whitehouse 2012: several observers).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from hanagoza.core.compiling import compiled
from hanagoza.core.generator import below
from hanagoza.core.state import Array, Int, cell, layout

Records = Any
"""An array of nodes or of edges; which has attributes mypy knows nothing of."""

NONE = -1
NODES, EDGES = range(2)


class NodeLayout:
    """One node; a key of 0 marks a free place of the table."""

    key: int = cell("u8")
    first: int = cell("i4")
    """The newest of its edges."""


class EdgeLayout:
    """One move at one node."""

    total: float = cell("f8")
    """Sum of what the mover got."""
    squares: float = cell("f8")
    visits: int = cell("i4")
    chances: int = cell("i4")
    """How often the move was legal when the node was visited."""
    following: int = cell("i4")
    move: int = cell("u2")


LOGARITHMS = np.log(np.maximum(np.arange(4096), 1.0))

NODE, EDGE = layout(NodeLayout), layout(EdgeLayout)


@compiled
def find_node(nodes: Records, used: Array, key: np.uint64, may_add: bool) -> Int:
    """The place of a node; ``NONE`` if it is not there and may not be added, or not any more."""
    mask = np.uint64(len(nodes) - 1)
    at = key & mask
    while nodes[at].key != key:
        if nodes[at].key == 0:
            if not may_add or 2 * used[NODES] >= len(nodes):
                return np.int64(NONE)
            used[NODES] += 1
            nodes[at].key = key
            nodes[at].first = NONE
            break
        at = (at + np.uint64(1)) & mask
    return np.int64(at)


@compiled
def choose_edge(
    node: Any,
    edges: Records,
    used: Array,
    moves: Array,
    count: Int,
    slots: Array,
    explore: float,
    number: np.uint64,
) -> tuple[Int, bool]:
    """The edge to follow among the legal moves, and whether it is new.

    A move that was never tried comes first; then the one with the best upper confidence bound,
    counted from how often it could have been chosen. ``slots`` is scratch space, zero for every
    move, and is left so.
    """
    edge = node.first
    while edge != NONE:
        slots[edges[edge].move] = edge + 1
        edge = edges[edge].following
    chosen, is_new = _pick(node, edges, used, moves, count, slots, explore, number)
    edge = node.first
    while edge != NONE:
        slots[edges[edge].move] = 0
        edge = edges[edge].following
    return chosen, is_new


@compiled
def _pick(
    node: Any,
    edges: Records,
    used: Array,
    moves: Array,
    count: Int,
    slots: Array,
    explore: float,
    number: np.uint64,
) -> tuple[Int, bool]:
    untried = np.int64(0)
    for at in range(count):
        edge = np.int64(slots[moves[at]]) - 1
        if edge == NONE:
            untried += 1
        else:
            edges[edge].chances += 1
    if untried > 0 and used[EDGES] < len(edges):
        return _add(node, edges, used, moves, slots, below(number, untried)), True
    best, highest = np.int64(NONE), -np.inf
    for at in range(count):
        edge = np.int64(slots[moves[at]]) - 1
        if edge != NONE:
            bound = _bound(edges[edge], explore)
            if bound > highest:
                best, highest = edge, bound
    return best, False


@compiled
def _bound(edge: Any, explore: float) -> float:
    """How good a move may be, after so many visits out of so many chances."""
    chances = np.int64(edge.chances)
    log = LOGARITHMS[chances] if chances < len(LOGARITHMS) else np.log(np.float64(chances))
    bound: float = (edge.total + explore * np.sqrt(log * edge.visits)) / edge.visits
    return bound


@compiled
def _add(node: Any, edges: Records, used: Array, moves: Array, slots: Array, skipped: Int) -> Int:
    """An edge for a move that has none, after as many others have been passed over."""
    at = np.int64(0)
    while slots[moves[at]] != 0 or skipped > 0:
        skipped -= slots[moves[at]] == 0
        at += 1
    edge = np.int64(used[EDGES])
    used[EDGES] += 1
    entry = edges[edge]
    entry.move = moves[at]
    entry.chances = 1
    entry.following = node.first
    node.first = edge
    return edge


@compiled
def reward_edge(edges: Records, edge: Int, reward: float) -> None:
    """What came of following an edge."""
    entry = edges[edge]
    entry.visits += 1
    entry.total += reward
    entry.squares += reward * reward
