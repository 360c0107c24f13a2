"""What every game promises about playing it."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hanagoza as hg
from tests.companions import COMPANIONS, companion
from tests.variants import QUICK, Variant, play_randomly, random_match, variants


def test_every_game_has_a_companion() -> None:
    assert set(COMPANIONS) == set(hg.games())


def test_random_games_end_with_a_result_that_adds_up(variant: Variant) -> None:
    for seed in variant.seeds(200):
        match = play_randomly(variant.start(seed=seed), Random(seed))
        result = match.result
        assert result is not None
        assert match.legal() == []
        assert result.winners == tuple(s for s, rank in enumerate(result.ranks) if rank == 1)
        assert result.winners
        assert result.reason in variant.game.definition.reasons[1:]
        for seat, score in enumerate(result.scores):
            lines = [line.points for line in result.lines if line.seat == seat]
            assert score == tuple(map(sum, zip(*lines, strict=True))) or (
                not lines and not any(score)
            )


def test_pieces_are_conserved_and_every_legal_list_is_sound(variant: Variant) -> None:
    for seed in variant.seeds(30):
        rng = Random(seed)
        match = variant.start(seed=seed, start=seed % variant.players)
        pieces = companion(match).pieces(match.position())
        while match.actor is not None:
            legal = match.legal()
            ids = [variant.game.moves.ids[text] for text in legal]
            assert legal
            assert ids == sorted(set(ids)), "canonical order, no duplicates"
            assert all(match.why(text) is None for text in legal)
            match.play(rng.choice(legal))
            assert companion(match).pieces(match.position()) == pieces


def test_legal_lists_are_complete(variant: Variant) -> None:
    for seed in variant.seeds(150):
        check_legal_list(variant, seed)


def check_legal_list(variant: Variant, seed: int) -> None:
    match = random_match(variant, seed)
    if match.actor is not None:
        assert set(match.legal()) == companion(match).oracle(match.position())


def test_every_other_move_is_refused_with_a_reason_and_changes_nothing(variant: Variant) -> None:
    for seed in variant.seeds(15):
        match = random_match(variant, seed)
        before = (match.position(), match.history, match.legal())
        for text in set(variant.game.moves.texts) - set(match.legal()):
            reason = match.why(text)
            assert reason is not None
            assert reason.text == variant.game.words.text(reason.rule, "en", **reason.values)
            with pytest.raises(hg.IllegalMove) as refusal:
                match.play(text)
            assert refusal.value.reason == reason
            assert text in str(refusal.value)
        assert (match.position(), match.history, match.legal()) == before


@pytest.mark.parametrize("id", hg.games())
@given(text=st.text(max_size=40))
@settings(max_examples=30 if QUICK else 300, deadline=None)
def test_any_text_is_a_move_or_is_refused(id: str, text: str) -> None:
    _refused_or_played(hg.game(id), text)


@pytest.mark.parametrize("id", hg.games())
@given(data=st.data())
@settings(max_examples=50 if QUICK else 500, deadline=None)
def test_scrambled_moves_are_moves_or_are_refused(id: str, data: st.DataObject) -> None:
    game = hg.game(id)
    words = sorted({word for text in game.moves.texts for word in text.split()})
    nonsense = st.lists(st.sampled_from(words), max_size=7)
    legal = st.sampled_from(game.start(seed=1).legal()).map(str.split)
    text = " ".join(data.draw(st.one_of(nonsense, legal, legal.flatmap(st.permutations))))
    _refused_or_played(game, text)


def _refused_or_played(game: hg.Game, text: str) -> None:
    match = game.start(seed=1)
    line = match.history
    try:
        match.play(text)
    except hg.MoveError as error:
        assert match.history == line
        assert match.why(text) is not None
        assert "\n" not in str(error)
    else:
        assert match.history[: len(line)] == line
        assert match.ply > len(line)


def test_a_move_may_be_written_in_any_case_and_spacing(variant: Variant) -> None:
    for text in variant.game.moves.texts:
        number = variant.game.moves.ids[text]
        assert variant.game.moves.parse(f"  {text.upper()} ") == number
        assert variant.game.moves.parse(text.replace(" ", "   ")) == number


def test_the_same_seed_gives_the_same_game(variant: Variant) -> None:
    games = [play_randomly(variant.start(seed=5), Random(5)).record() for _ in range(2)]
    assert games[0] == games[1]


def test_reasons_and_lines_have_words_in_every_language() -> None:
    for variant in variants():
        match = play_randomly(variant.start(seed=3), Random(3))
        result = match.result
        assert result is not None
        for language in ("en", "fr", "ja"):
            assert variant.game.words.text(f"reason.{result.reason}", language)
            for line in result.lines:
                assert variant.game.words.text(line.label, language, **line.values)
