"""Many games at once are exactly that many single games."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

import hanagoza as hg
from hanagoza.core.generator import CHOICE_STREAM, below, number_at, stream
from tests.variants import Variant


def test_playouts_are_the_single_games_with_the_same_seeds(variant: Variant) -> None:
    results = variant.game.playouts(60, seed=11, players=variant.players, **variant.options)
    for result in results:
        match = variant.start(seed=int(result.seed))
        decisions = 0
        with np.errstate(over="ignore"):
            choices = stream(np.uint64(result.seed), CHOICE_STREAM)
            while match.actor is not None:
                legal = match.legal()
                match.play(legal[below(number_at(choices, decisions), len(legal))])
                decisions += 1
        ended = match.result
        assert ended is not None
        assert decisions == result.decisions
        assert list(ended.ranks) == result.ranks[: variant.players].tolist()
        assert [list(s) for s in ended.scores] == result.scores[: variant.players].tolist()
        assert ended.reason == variant.game.definition.reasons[result.reason]


def test_a_game_does_not_depend_on_its_company_or_on_threads(variant: Variant) -> None:
    game = variant.game
    one = game.playouts(100, seed=3, players=variant.players, **variant.options)
    few = game.playouts(10, seed=3, players=variant.players, **variant.options)
    two = game.playouts(100, seed=3, players=variant.players, threads=2, **variant.options)
    assert (one[:10] == few).all()
    assert (one == two).all()
    assert len(game.playouts(0, seed=3, players=variant.players)) == 0


def test_a_batch_stepped_together_is_its_games_stepped_alone(variant: Variant) -> None:
    batch = variant.game.batch(25, seed=4, players=variant.players, **variant.options)
    matches = [variant.start(seed=int(seed)) for seed in batch.seeds]
    rng = Random(4)
    while (batch.actors >= 0).any():
        moves, counts = batch.legal()
        chosen = np.zeros(len(batch), dtype=np.uint16)
        for at, match in enumerate(matches):
            legal = [variant.game.moves.texts[move] for move in moves[at, : counts[at]]]
            assert legal == match.legal()
            if legal:
                text = rng.choice(legal)
                chosen[at] = variant.game.moves.ids[text]
                match.play(text)
        batch.play(chosen)
        assert [m.actor if m.actor is not None else -2 for m in matches] == batch.actors.tolist()
    for match, result in zip(matches, batch.results(), strict=True):
        assert match.result is not None
        assert list(match.result.ranks) == result.ranks[: variant.players].tolist()


def test_a_batch_plays_all_of_its_moves_or_none(variant: Variant) -> None:
    batch = variant.game.batch(5, seed=4, players=variant.players, **variant.options)
    moves, counts = batch.legal()
    chosen = moves[:, 0].copy()
    wrong, illegal = next(
        (at, number)
        for at in range(3, -1, -1)
        for number in range(len(variant.game.moves))
        if number not in moves[at, : counts[at]] and not _is_outcome(variant.game, number)
    )
    chosen[wrong] = illegal
    before = batch.states.copy()
    outcome = next(n for n in range(len(variant.game.moves)) if _is_outcome(variant.game, n))
    with pytest.raises(hg.IllegalMove, match="only chance does that"):
        batch.play([outcome] * 5)
    with pytest.raises(hg.IllegalMove, match=f"game {wrong}"):
        batch.play(chosen)
    assert (batch.states == before).all()
    for nonsense in ([1, 2], [0.5] * 5, [-1] * 5, [60_000] * 5):
        with pytest.raises(hg.OptionError):
            batch.play(nonsense)


def _is_outcome(game: hg.Game, number: int) -> bool:
    return game.moves.verbs[game.moves[number].verb].chance
