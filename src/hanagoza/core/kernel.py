"""The compiled loops around a game's rules: one move, a batch of moves, whole random games.

A *kernel* is these loops specialised to one game, so that the compiler sees through the rules. All
of them take arrays of states: a match is a batch of one. Scratch space belongs to the caller.

``Rules`` is the whole contract between a game's compiled rules and everything else.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numba
import numpy as np

from hanagoza.core.compiling import Door, compiled, inlined, load, once
from hanagoza.core.generator import (
    CHANCE_STREAM,
    CHOICE_STREAM,
    IMAGINE_STREAM,
    below,
    number_at,
    stream,
)
from hanagoza.core.state import (
    BETWEEN_ROUNDS,
    CHANCE,
    ILLEGAL,
    MAX_SEATS,
    OVER,
    RESULT,
    Array,
    Header,
    Int,
    States,
)


class Rules(NamedTuple):
    """What a game brings to its kernel. All compiled; a state is one record of its layout."""

    begin: Callable[..., None]
    """``begin(state, start)``: the table before the first outcome. Players and options are
    already in the state; ``start`` is the starting seat, or ``CHANCE``."""
    legal: Callable[..., Int]
    """``legal(state, moves) -> count``: write the actor's decisions, ascending, without
    duplicates. The one and only statement of what is legal."""
    outcomes: Callable[..., tuple[Int, Int]]
    """``outcomes(state, weights) -> first, count``: outcomes have the ids ``first``,
    ``first + 1`` …; write how many physical pieces each stands for, zero included."""
    apply: Callable[..., None]
    """``apply(state, move)``: carry out a legal decision or an outcome. Deterministic."""
    imagine: Callable[..., None]
    """``imagine(state, observer, origin)``: fill what the observer (a seat, or ``CHANCE`` for a
    spectator) cannot know, uniformly, from the numbers of the stream ``origin``."""
    glimpse: Callable[..., Int]
    """``glimpse(state, move, observer)``: what the observer sees of a move that is about to be
    played: the move, or one that stands for all that look the same to them."""
    next_round: Callable[..., None] | None = None
    """``next_round(state)``: where ``apply`` has left the actor at ``BETWEEN_ROUNDS``, everything
    scored and lying as it lay, clear it away and begin the next round. ``None`` for a game in which
    no decision ends a round and has the next dealt."""

    @property
    def modules(self) -> list[str]:
        """Where they are written."""
        return [function.__module__ for function in self if function is not None]


class Kernel(NamedTuple):
    """A game's loops, ready to call from Python; the first three take a batch of one."""

    begin: Callable[[States, int], None]
    outcomes: Callable[[States, Array], tuple[int, int]]
    imagine: Callable[[States, int, int], None]
    legal: Callable[[States, Array, Array], int]
    play: Callable[[States, Array, Array, Array, int, Array, Array, Array], int]
    playout: Callable[[States, Array, Array, Array], None]


class Steps(NamedTuple):
    """How a game goes on; for those who write loops around its rules."""

    advance: Callable[..., None]
    """``advance(state, move)``: play a legal move."""
    pick_outcome: Callable[..., Int]
    """``pick_outcome(state, number, weights) -> move``: the outcome a chance number stands for …"""
    take_outcome: Callable[..., Int]
    """… and the same, played."""


@compiled
def no_rounds(state: Header) -> None:
    """In the place of ``next_round`` where there is none; never called."""


@cache
def steps(rules: Rules) -> Steps:
    """A game's steps, to be compiled into a loop."""
    outcomes, apply, next_round = rules.outcomes, rules.apply, rules.next_round or no_rounds
    has_rounds = rules.next_round is not None

    @inlined
    def advance(state: Header, move: Int) -> None:
        state.ply += 1
        apply(state, move)
        if has_rounds and state.actor == BETWEEN_ROUNDS:
            next_round(state)

    @inlined
    def pick_outcome(state: Header, number: np.uint64, weights: Array) -> Int:
        """The outcome a chance number stands for: its place in the row of all weights."""
        first, count = outcomes(state, weights)
        total = np.int64(0)
        for at in range(count):
            total += weights[at]
        place = below(number, total)
        passed = np.int64(0)
        chosen = first
        for at in range(count):  # no early exit: the branch would be mispredicted more often
            passed += weights[at]
            chosen += passed <= place
        return chosen

    @inlined
    def take_outcome(state: Header, number: np.uint64, weights: Array) -> Int:
        chosen = pick_outcome(state, number, weights)
        state.drawn += 1
        advance(state, chosen)
        return chosen

    return Steps(advance, pick_outcome, take_outcome)


@once
def build(rules: Rules, dtype: np.dtype[Any]) -> Kernel:  # noqa: C901
    """Specialise the loops to a game and make them callable; editions of a game share them."""
    begin, legal, outcomes, apply, imagine, _, _ = rules
    advance, pick_outcome, take_outcome = steps(rules)
    has_rounds, next_round = rules.next_round is not None, rules.next_round or no_rounds

    @inlined
    def is_legal(state: Header, move: Int, moves: Array, weights: Array) -> bool:
        if state.actor == CHANCE:
            first, count = outcomes(state, weights)
            return bool(first <= move < first + count and weights[move - first] > 0)
        for at in range(legal(state, moves)):
            if moves[at] == move:
                return True
        return False

    @compiled
    def begin_one(states: States, start: int) -> None:
        begin(states[0], start)

    @compiled
    def outcomes_one(states: States, weights: Array) -> tuple[Int, Int]:
        return outcomes(states[0], weights)

    @compiled
    def imagine_one(states: States, observer: int, seed: int) -> None:
        imagine(states[0], observer, stream(np.uint64(seed), IMAGINE_STREAM))

    @compiled
    def legal_all(states: States, moves: Array, counts: Array) -> Int:
        """List the legal moves of every game, none where it is over; return how many in all."""
        total = 0
        for at in range(len(states)):
            counts[at] = legal(states[at], moves[at]) if states[at].actor >= 0 else 0
            total += counts[at]
        return total

    @compiled
    def play_all(
        states: States,
        chosen: Array,
        seeds: Array,
        numbers: Array,
        base: int,
        moves: Array,
        weights: Array,
        log: Array,
    ) -> Int:
        """Play the chosen move in every game that is not over, or in none; then settle chance.

        If no moves are chosen, settle alone. Every game's numbers come from its seed. Without seeds
        there is one game, ``numbers[i]`` is its number ``base + i``, chance waits where they end,
        and outcomes are logged. Return how many, or ``ILLEGAL - at`` for the first illegal move.
        If there is room behind that one game, it is filled with its trace: the game after every
        move and outcome; and the last place of all with the end of a round.
        """
        for at in range(len(chosen)):
            state = states[at]
            if state.actor != OVER and not is_legal(state, chosen[at], moves, weights):
                return ILLEGAL - at
        seeded = len(seeds) > 0
        games = len(states) if seeded or len(states) == 0 else 1
        count, place = 0, games
        for at in range(games):
            state = states[at]
            chance = stream(seeds[at], CHANCE_STREAM) if seeded else np.uint64(0)
            is_chosen = len(chosen) > 0 and state.actor != OVER
            while is_chosen or (
                state.actor == CHANCE and (seeded or state.drawn - base < len(numbers))
            ):
                if is_chosen:
                    move = np.int64(chosen[at])
                else:
                    drawn = state.drawn
                    number = number_at(chance, drawn) if seeded else numbers[drawn - base]
                    move = pick_outcome(state, number, weights)
                    if not seeded:
                        log[count] = move
                    count += 1
                state.drawn += state.actor == CHANCE
                state.ply += 1
                apply(state, move)  # here alone: the rules are compiled once for every place
                if has_rounds and state.actor == BETWEEN_ROUNDS:
                    if place < len(states):
                        states[len(states) - 1] = state
                    next_round(state)
                if place < len(states):
                    states[place] = state
                place += 1
                is_chosen = False
        return count

    @inlined
    def playout(state: Header, seed: np.uint64, moves: Array, weights: Array) -> Int:
        """Play to the end, every decision uniform over the enumerated legal moves."""
        chance = stream(seed, CHANCE_STREAM)
        choice = stream(seed, CHOICE_STREAM)
        decisions = 0
        while state.actor >= CHANCE:
            if state.actor == CHANCE:
                take_outcome(state, number_at(chance, state.drawn), weights)
            else:
                count = legal(state, moves)
                number = number_at(choice, decisions)
                advance(state, np.int64(moves[below(number, count)]))
                decisions += 1
        return decisions

    @compiled
    def playout_all(states: States, results: Array, moves: Array, weights: Array) -> None:
        """For every result, a game from ``states[0]`` with its seed, played in ``states[1]``."""
        for at in range(len(results)):
            states[1] = states[0]
            state, result = states[1], results[at]
            result.decisions = playout(state, result.seed, moves, weights)
            result.reason = state.reason
            for seat in range(MAX_SEATS):  # slices would take seconds to compile
                result.ranks[seat] = state.ranks[seat]
                for part in range(2):
                    result.scores[seat, part] = state.scores[seat, part]

    def array(scalar: Any, dimensions: int = 1) -> Any:
        return numba.types.Array(scalar, dimensions, "C")

    whole = numba.int64
    states, numbers = array(numba.from_dtype(dtype)), array(numba.uint64)
    moves, weights, counts = array(numba.uint16), array(numba.int32), array(numba.int64)
    doors = [
        Door(begin_one, (states, whole)),
        Door(outcomes_one, (states, weights)),
        Door(imagine_one, (states, whole, whole)),
        Door(legal_all, (states, array(numba.uint16, 2), counts)),
        Door(play_all, (states, moves, numbers, numbers, whole, moves, weights, moves)),
        Door(playout_all, (states, array(numba.from_dtype(RESULT)), moves, weights)),
    ]
    folder = rules.modules[0].split(".")[-2]
    return Kernel(*load(folder, doors, sorted({__name__, *rules.modules})))
