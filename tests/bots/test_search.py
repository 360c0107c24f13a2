"""Bots that think: honest, repeatable, legal, and done when they are told to be."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

import hanagoza as hg
from hanagoza.bots import Bot, bot
from hanagoza.bots.search import FLAT, GREEDY, SEARCH, Budget, Search, SearchParams
from hanagoza.bots.search_bot import SearchBot
from tests.companions import companion
from tests.variants import Variant, random_match, variants

BOTS = ("greedy:200", "flat:60", "search:60", "level:1", "level:2")


def decided(player: Bot, match: hg.Match) -> str:
    seat = match.actor
    assert seat is not None
    return player.choose(match.game, match.view(seat, recall=True), match.legal())


def search_of(match: hg.Match, params: SearchParams = SEARCH) -> Search:
    seat = match.actor
    assert seat is not None
    return Search(match.game, match.view(seat, recall=True), params, seed=3, most=1000)


def running(variant: Variant, seed: int) -> hg.Match:
    """A game stopped at a decision between several moves."""
    match = random_match(variant, seed)
    while match.actor is None or len(match.legal()) < 2:
        seed += 100
        match = random_match(variant, seed)
    return match


def forced(variant: Variant) -> hg.Match:
    """A game stopped at its first decision with one legal move."""
    for seed in range(100):
        match, choices = variant.start(seed=seed), Random(seed)
        while match.actor is not None:
            legal = match.legal()
            if len(legal) == 1:
                return match
            match.play(choices.choice(legal))
    pytest.skip("nothing is ever forced here")


@pytest.mark.parametrize("spec", BOTS)
def test_every_move_is_legal(main_variant: Variant, spec: str) -> None:
    for seed in range(3):
        match = main_variant.start(seed=seed)
        players = [bot(spec, seed + seat) for seat in range(main_variant.players)]
        while match.actor is not None:
            move = decided(players[match.actor], match)
            assert move in match.legal()
            match.play(move)


@pytest.mark.slow
@pytest.mark.parametrize("variant", variants(), ids=str)
def test_every_option_can_be_played_with(variant: Variant) -> None:
    match = variant.start(seed=1)
    while match.actor is not None:
        match.play(decided(bot("search:20", 1), match))


def test_what_is_hidden_makes_no_difference(main_variant: Variant) -> None:
    """Told again with everything dealt anew that the bot cannot know, it does the same."""
    for seed in range(2):
        match = running(main_variant, seed)
        other = main_variant.start(chance="manual")
        for text in companion(match).retell(match, match.actor, Random(seed)):
            other.play(text)
        for spec in ("random", *BOTS):
            assert decided(bot(spec, 5), match) == decided(bot(spec, 5), other), spec


@pytest.mark.parametrize("params", [GREEDY, FLAT, SEARCH])
def test_slices_make_no_difference(main_variant: Variant, params: SearchParams) -> None:
    match = running(main_variant, 1)
    whole, sliced = search_of(match, params), search_of(match, params)
    whole.run(Budget(iterations=300))
    for count in (1, 2, 97, 200):
        sliced.run(Budget(iterations=count))
    assert whole.iterations == sliced.iterations == 300
    assert whole.estimates() == sliced.estimates()


def test_every_legal_move_is_estimated_in_order(main_variant: Variant) -> None:
    match = running(main_variant, 2)
    seat = match.actor
    assert seat is not None
    legal = match.legal()
    for spec in ("random", "greedy", "flat:400", "search:400", "search:1"):
        found = bot(spec, 1).estimates(match.game, match.view(seat, recall=True), legal)
        assert [estimate.move for estimate in found] == legal
        assert all(0 <= estimate.win <= 1 and estimate.error >= 0 for estimate in found)
    assert sum(estimate.visits for estimate in found) == 1


def test_a_forced_move_is_estimated_like_any_other(main_variant: Variant) -> None:
    match = forced(main_variant)
    seat, legal = match.actor, match.legal()
    for spec in ("greedy:50", "flat:50", "search:50"):
        (found,) = bot(spec, 7).estimates(match.game, match.view(seat, recall=True), legal)
        assert (found.move, found.visits) == (legal[0], 50), spec
        assert 0 < found.win < 1, spec


def test_a_move_that_was_not_tried_is_worth_a_fair_share(main_variant: Variant) -> None:
    match = running(main_variant, 2)
    view = match.view(match.actor, recall=True)
    found = bot("search:1", 1).estimates(match.game, view, match.legal())
    untried = {(e.win, e.error) for e in found if not e.visits}
    assert untried == {(1 / main_variant.players, 0.5)}


def test_a_spectator_has_nothing_to_decide(main_variant: Variant) -> None:
    match = running(main_variant, 1)
    with pytest.raises(hg.OptionError, match="spectator has nothing to decide"):
        bot("search:10", 1).choose(match.game, match.view(None, recall=True), match.legal())


def test_a_bot_stops_when_told(main_variant: Variant) -> None:
    match = running(main_variant, 3)
    player = SearchBot(1, SEARCH, Budget(seconds=60))
    player.stop.set()
    assert decided(player, match) in match.legal()


def test_two_bots_think_at_once(main_variant: Variant) -> None:
    match = running(main_variant, 4)
    alone = decided(bot("search:500", 1), match)
    with ThreadPoolExecutor(4) as pool:
        together = pool.map(lambda _: decided(bot("search:500", 1), match.copy()), range(8))
        assert set(together) == {alone}


def test_the_end_of_a_search_of_full_memory(main_variant: Variant) -> None:
    """When there is no more room, it goes on with what it has."""
    match = running(main_variant, 5)
    seat = match.actor
    assert seat is not None
    search = Search(match.game, match.view(seat, recall=True), SEARCH, seed=3, most=8)
    search.run(Budget(iterations=500))
    assert sum(estimate.visits for estimate in search.estimates()) > 0
