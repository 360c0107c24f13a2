"""OpenSpiel's loops, run by the Python of ``bench/.venv``: ``rate`` or ``rollouts``, then games."""

import random
import sys
import time
from bisect import bisect
from itertools import accumulate
from typing import Any

import pyspiel


def rate(name: str, seconds: float = 1.0) -> float:
    """Decisions per second, one game at a time, driven from Python."""
    game = pyspiel.load_game(name)
    choose = random.Random(1).random
    decisions, began = 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                at = bisect(list(accumulate(weights)), choose())
                state.apply_action(outcomes[min(at, len(outcomes) - 1)])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(choose() * len(legal))])
                decisions += 1
    return decisions / (time.perf_counter() - began)


def rollouts(name: str, games: int = 400) -> float:
    """Whole games in C++, chosen by its own uniformly random bots."""
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, 1) for seat in range(game.num_players())]
    began = time.perf_counter()
    for seed in range(games):
        pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
    seconds = time.perf_counter() - began
    return games * decisions_a_game(game) / seconds


def decisions_a_game(game: Any, games: int = 200) -> float:
    decisions = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            chance = state.is_chance_node()
            decisions += not chance
            legal = [a for a, _ in state.chance_outcomes()] if chance else state.legal_actions()
            state.apply_action(random.choice(legal))
    return decisions / games


measure = {"rate": rate, "rollouts": rollouts}[sys.argv[1]]
for name in sys.argv[2:]:
    print(name, measure(name))
