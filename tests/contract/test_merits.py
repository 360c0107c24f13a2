"""What speaks for a move is so in every world that its maker could be in, and told in words."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import hanagoza as hg
from hanagoza.core.catalogue import LANGUAGES
from hanagoza.core.engine import Engine
from tests.variants import QUICK, Variant, random_match

GAMES, A_FEW = 4, 2
WORLDS = range(1, 3)
MOVES = 3


def test_merits_are_facts_in_every_world_there_could_be(variant: Variant) -> None:
    """In the real one, too: the match knows it, and says the same. All of it has words."""
    for match, move in _decisions(variant):
        check_facts(variant.game.engine, match, move)
        check_words(variant.game, match.merits(move))


class Untrue(AssertionError):
    """Something was told that another world contradicts."""


def check_facts(engine: Engine, match: hg.Match, move: str) -> None:
    view = match.view(match.actor, recall=True)
    told = engine.merits(view, move)
    worlds = [engine.merits(view, move, world) for world in WORLDS]
    real = engine.merits_in(match._states.tobytes(), engine.definition.moves.parse(move), move)
    if any(other != told for other in (*worlds, real)):
        raise Untrue(f"{move}: {[[str(reason) for reason in each] for each in (told, real)]}")


def check_words(game: hg.Game, merits: list[hg.Reason]) -> None:
    words = game.words
    assert len({str(merit) for merit in merits}) == len(merits)
    for merit in merits:
        assert merit.rule.startswith("merit.")
        for language in LANGUAGES:
            text = words.text(merit.rule, language, **words.worded(merit.values, language))
            assert "{" not in text
            assert (text == merit.text) == (language == "en")


def test_a_fact_about_what_is_hidden_would_be_noticed() -> None:
    game = hg.game("hanamikoji")

    def indiscreet(state: Any, move: int, ahead: Any) -> list[hg.Reason]:
        return [game.words.merit("merit.keeps", card="A", count=state.hand[1 - state.actor])]

    engine = Engine(dataclasses.replace(game.definition, merits_of=indiscreet))
    match = game.start(seed=1)
    with pytest.raises(Untrue):
        check_facts(engine, match, match.legal()[0])


def test_only_the_seat_to_decide_is_told() -> None:
    match = hg.game("hanamikoji").start(seed=1)
    assert match.actor is not None
    move = match.legal()[0]
    assert match.merits(move) == match.game.merits(match.view(match.actor, recall=True), move)
    for seat in (1 - match.actor, None):
        with pytest.raises(hg.OptionError, match="the seat to decide"):
            match.game.merits(match.view(seat, recall=True), move)
    with pytest.raises(hg.IllegalMove, match='"take A" is not legal: there is no offer'):
        match.merits("take A")
    with pytest.raises(hg.MalformedMove):
        match.merits("bow")


def _decisions(variant: Variant) -> Iterator[tuple[hg.Match, str]]:
    """Some decisions in games stopped somewhere, and some moves of each."""
    for seed in range(A_FEW if variant.options or QUICK else GAMES):
        match, rng = random_match(variant, seed, shortest=10), Random(seed)
        if match.actor is not None and match.actor >= 0:
            legal = match.legal()
            for move in rng.sample(legal, min(MOVES, len(legal))):
                yield match, move
