"""OpenSpiel's loops, run by the Python of ``bench/.venv``: which one, then games."""

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


def search(name: str, decisions: int = 20, iterations: int = 2000) -> float:
    """Iterations per second of its information-set tree search, in random positions."""
    game = pyspiel.load_game(name)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 42)
    bot = pyspiel.ISMCTSBot(1, evaluator, 2.0, iterations)
    choose = random.Random(1)
    positions: list[Any] = []
    while len(positions) < decisions:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(choose.choices(outcomes, weights)[0])
            else:
                if len(state.legal_actions()) > 1 and choose.random() < 0.1:
                    positions.append(state.clone())
                state.apply_action(choose.choice(state.legal_actions()))
    began = time.perf_counter()
    for state in positions[:decisions]:
        bot.step(state)
    return decisions * iterations / (time.perf_counter() - began)


measure = {"rate": rate, "rollouts": rollouts, "search": search}[sys.argv[1]]
for name in sys.argv[2:]:
    print(name, measure(name))
