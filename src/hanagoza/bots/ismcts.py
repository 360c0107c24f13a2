"""Information-set Monte Carlo tree search (ISMCTS), compiled: imagine a world, play in it, and
remember what came of it.

Greedy, flat and tree search are one loop. Greedy looks one move ahead and judges; flat plays on at
random from there; the search follows what it has learnt (see ``tree``) before it plays on at
random. Every iteration draws its numbers from its own place in the seed's streams, so the outcome
does not depend on how the iterations are cut into slices.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numba
import numpy as np

from hanagoza.bots.tree import (
    EDGE,
    NODE,
    NONE,
    Records,
    choose_edge,
    find_node,
    reward_edge,
)
from hanagoza.core.compiling import Door, compiled, load, once
from hanagoza.core.definition import Insight
from hanagoza.core.generator import (
    CHANCE_STREAM,
    CHOICE_STREAM,
    GOLDEN,
    IMAGINE_STREAM,
    below,
    mix,
    number_at,
    stream,
)
from hanagoza.core.kernel import Rules, steps
from hanagoza.core.state import (
    CHANCE,
    MAX_SEATS,
    OVER,
    Array,
    Header,
    Int,
    States,
    cell,
    layout,
)

MAX_DEPTH = 64


class PlanLayout:
    """What to search, and how."""

    seed: int = cell("u8")
    observer: int = cell("i8")
    first: int = cell("i8")
    """The number of the first iteration of this slice."""
    count: int = cell("i8")
    depth: int = cell("i8")
    """Decisions taken from the tree before the rest is left to chance."""
    explore: float = cell("f8")
    plays_out: int = cell("i8")
    """Whether random play goes on, or the position is judged at once."""


PLAN = layout(PlanLayout)


class SearchKernel(NamedTuple):
    """A game's search, ready to call from Python."""

    search: Callable[[States, Array, Array, Array, Array, Array, Array, Array], None]


Memory = tuple[Records, Records, Array, Array, Array, Array]
"""Nodes, edges, how many of each are used; then scratch: slots, moves, weights."""
Trail = tuple[Array, Array, Array]
"""What each seat has seen, the edges followed, and by whom."""


@compiled
def origin_of(plan: Any, iteration: Int) -> np.uint64:
    """Where the numbers of an iteration come from."""
    return mix(plan.seed + np.uint64(iteration) * GOLDEN)


@compiled
def root_key(seat: Int) -> np.uint64:
    """What a seat has seen since the root: nothing."""
    return mix(np.uint64(seat + 1))


def guessing(evaluate: Callable[..., float]) -> Callable[[Header, Array], None]:
    """How a game's evaluation function is read as chances; to be compiled into a loop."""

    @compiled
    def guess(state: Header, values: Array) -> None:
        """What every seat may hope for of the win."""
        spread, total = evaluate(state, values), 0.0
        most = values[0]
        for seat in range(1, state.players):
            most = max(most, values[seat])
        for seat in range(state.players):
            values[seat] = np.exp((values[seat] - most) / spread)
            total += values[seat]
        for seat in range(state.players):
            values[seat] /= total

    return guess


@once
def build(rules: Rules, insight: Insight, dtype: np.dtype[Any]) -> SearchKernel:  # noqa: C901
    """Specialise the loop to a game and compile it; editions of a game share it."""
    legal, imagine, glimpse = rules.legal, rules.imagine, rules.glimpse
    guess, rests = guessing(insight.evaluate), insight.rests
    advance, pick_outcome, take_outcome = steps(rules)

    @compiled
    def judge(state: Header, values: Array) -> None:
        """What every seat gets: a share of the win, or of the hope for it."""
        if state.actor != OVER:
            guess(state, values)
            return
        total = 0.0
        for seat in range(state.players):
            values[seat] = np.float64(state.ranks[seat] == 1)
            total += values[seat]
        for seat in range(state.players):
            values[seat] /= total

    @compiled
    def watch(state: Header, move: Int, keys: Array) -> None:
        """What every seat has seen so far, and now this. The order of outcomes does not matter."""
        by_chance = state.actor == CHANCE
        for seat in range(state.players):
            seen = mix(np.uint64(glimpse(state, move, seat)) + GOLDEN)
            keys[seat] = keys[seat] + seen if by_chance else mix(keys[seat] ^ seen)

    @compiled
    def imagine_world(states: States, plan: Any, origin: np.uint64, keys: Array) -> None:
        """A world that looks to the observer like the real one."""
        states[1] = states[0]
        imagine(states[1], plan.observer, stream(origin, IMAGINE_STREAM))
        for seat in range(states[1].players):
            keys[seat] = root_key(seat)

    @compiled
    def decide(
        plan: Any, memory: Memory, key: np.uint64, count: Int, number: np.uint64
    ) -> tuple[Int, Int, bool]:
        """A move, the edge that will remember it, and whether we know no further from here."""
        nodes, edges, used, slots, moves, _ = memory
        at = find_node(nodes, used, key, True)
        if at != NONE:
            edge, is_new = choose_edge(
                nodes[at], edges, used, moves, count, slots, plan.explore, number
            )
            if edge != NONE:
                return np.int64(edges[edge].move), edge, is_new
        return np.int64(moves[below(number, count)]), np.int64(NONE), True

    @compiled
    def descend(state: Header, plan: Any, memory: Memory, origin: np.uint64, trail: Trail) -> Int:
        """Follow what has been learnt to its edge, and one step beyond; return how long the trail
        of edges is.
        """
        keys, path, seats = trail
        moves, weights = memory[-2], memory[-1]
        chance, choice = stream(origin, CHANCE_STREAM), stream(origin, CHOICE_STREAM)
        length, decisions, is_new = 0, 0, False
        while state.actor != OVER and not is_new:
            seat = np.int64(state.actor)
            if seat == CHANCE:
                move = pick_outcome(state, number_at(chance, state.drawn), weights)
                state.drawn += 1
            elif decisions == plan.depth:
                break
            else:
                count = legal(state, moves)
                move = np.int64(moves[0])
                if count > 1 or not decisions:  # the root is asked about, even if it is forced
                    number = number_at(choice, decisions)
                    move, edge, is_new = decide(plan, memory, keys[seat], count, number)
                    decisions += 1
                    if edge != NONE:
                        path[length], seats[length] = edge, seat
                        length += 1
            watch(state, move, keys)
            advance(state, move)
        return length

    @compiled
    def play_out(state: Header, plan: Any, origin: np.uint64, moves: Array, weights: Array) -> None:
        """Go on at random until there is something to judge; or only as far as chance does."""
        chance, choice = stream(origin, CHANCE_STREAM), stream(origin, CHOICE_STREAM)
        decisions = 0
        while state.actor >= CHANCE and not rests(state, decisions):
            if state.actor == CHANCE:
                take_outcome(state, number_at(chance, state.drawn), weights)
            elif not plan.plays_out:
                break
            else:
                number = number_at(choice, MAX_DEPTH + decisions)
                count = legal(state, moves)
                advance(state, np.int64(moves[below(number, count)]))
                decisions += 1

    @compiled
    def search(
        states: States,
        plans: Array,
        nodes: Records,
        edges: Records,
        used: Array,
        slots: Array,
        moves: Array,
        weights: Array,
    ) -> None:
        """A slice of a plan. ``states[0]`` is what the observer knows, ``states[1]`` is scratch."""
        plan, state = plans[0], states[1]
        memory = (nodes, edges, used, slots, moves, weights)
        keys = np.zeros(MAX_SEATS, dtype=np.uint64)
        path = np.zeros(MAX_DEPTH, dtype=np.int64)
        seats = np.zeros(MAX_DEPTH, dtype=np.int64)
        values = np.zeros(MAX_SEATS, dtype=np.float64)
        for iteration in range(plan.first, plan.first + plan.count):
            origin = origin_of(plan, iteration)
            imagine_world(states, plan, origin, keys)
            length = descend(state, plan, memory, origin, (keys, path, seats))
            play_out(state, plan, origin, moves, weights)
            judge(state, values)
            for at in range(length):
                reward_edge(edges, path[at], values[seats[at]])

    def array(scalar: Any) -> Any:
        return numba.types.Array(scalar, 1, "C")

    def records(layout: np.dtype[Any]) -> Any:
        return array(numba.from_dtype(layout))

    signature = (
        records(dtype),
        records(PLAN),
        records(NODE),
        records(EDGE),
        array(numba.int64),
        array(numba.int32),
        array(numba.uint16),
        array(numba.int32),
    )
    modules = [*rules.modules, *(function.__module__ for function in insight)]
    folder = modules[0].split(".")[-2]
    sources = sorted({__name__, *modules})
    return SearchKernel(*load(f"{folder}-bots", [Door(search, signature)], sources))
