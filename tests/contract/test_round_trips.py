"""A game survives being written down: records, positions, and moves taken back."""

from __future__ import annotations

import json
from random import Random

import msgspec
import pytest

import hanagoza as hg
from tests.variants import Variant, play_randomly, random_match


def test_a_record_replays_to_the_same_match(variant: Variant) -> None:
    for seed in variant.seeds(25):
        match = random_match(variant, seed)
        record = match.record()
        for form in (record, record.to_json(), json.loads(record.to_json())):
            again = hg.replay(form)
            assert again.record() == record
            assert again.position() == match.position()
            assert again.legal() == match.legal()


def test_a_replayed_game_goes_on_with_the_same_luck(main_variant: Variant) -> None:
    for seed in main_variant.seeds(10):
        match = random_match(main_variant, seed)
        again = hg.replay(match.record())
        assert play_randomly(again, Random(1)).history == play_randomly(match, Random(1)).history


def test_a_record_cut_short_by_one_outcome_still_replays(main_variant: Variant) -> None:
    match = main_variant.start(seed=1)
    record = msgspec.structs.replace(match.record(), moves=tuple(match.history[:3]))
    assert hg.replay(record).history == match.history


def test_a_position_goes_out_and_comes_back(variant: Variant) -> None:
    for seed in variant.seeds(60):
        match = random_match(variant, seed)
        position = match.position()
        data = msgspec.to_builtins(position)
        for form in (position, data, json.dumps(data)):
            again = variant.game.from_position(form, chance="manual")
            assert again.position() == position
            assert again.legal() == match.legal()
            assert again.actor == match.actor
            for seat in (*range(variant.players), None):
                for recall in (False, True):
                    assert again.view(seat, recall) == match.view(seat, recall)


def test_positions_at_chance_too(variant: Variant) -> None:
    rng = Random(2)
    match = variant.start(chance="manual")
    for _ in range(120):
        assert (
            variant.game.from_position(match.position(), chance="manual").legal() == match.legal()
        )
        if match.actor is None:
            break
        match.play(rng.choice(match.legal()))


def test_a_game_from_a_position_can_be_recorded_and_replayed(main_variant: Variant) -> None:
    for seed in main_variant.seeds(10):
        origin = random_match(main_variant, seed).position()
        match = play_randomly(main_variant.game.from_position(origin, seed=seed), Random(seed))
        assert hg.replay(match.record().to_json()).result == match.result


@pytest.mark.parametrize("spoil", ["game", "rules", "players", "options"])
def test_a_position_of_something_else_is_refused(main_variant: Variant, spoil: str) -> None:
    data = msgspec.to_builtins(main_variant.start(seed=1).position())
    data[spoil] = {"game": "chess", "rules": 99, "players": 9, "options": {"no": 1}}[spoil]
    with pytest.raises(hg.HanagozaError):
        main_variant.game.from_position(data)


def test_undo_takes_back_exactly_one_decision_and_the_same_luck_recurs(
    main_variant: Variant,
) -> None:
    taken_back = 0
    for seed in range(15):
        rng = Random(seed)
        match = main_variant.start(seed=seed)
        while match.actor is not None:
            before = (match.position(), match.history, match.actor)
            move = rng.choice(match.legal())
            match.play(move)
            after = (match.position(), match.history, match.actor)
            try:
                assert match.undo() == move
            except hg.UndoRefused:
                assert (match.position(), match.history, match.actor) == after
                continue
            taken_back += 1
            assert (match.position(), match.history, match.actor) == before
            match.play(move)
            assert (match.position(), match.history, match.actor) == after
    assert taken_back > 40


def test_undo_is_refused_once_the_mover_has_seen_something_new(main_variant: Variant) -> None:
    """If it is allowed, the mover's knowledge after it is what it was before the move."""
    for seed in range(12):
        rng = Random(seed)
        match = main_variant.start(seed=seed)
        while match.actor is not None:
            seat, ply = match.actor, match.ply
            match.play(rng.choice(match.legal()))
            news = match.events(seat, since=ply)
            try:
                match.undo()
            except hg.UndoRefused:
                assert any(event.reveals for event in news)
            else:
                assert not any(event.reveals for event in news)
                match.play(rng.choice(match.legal()))


def test_what_another_has_answered_stays_played_even_if_they_take_that_back(
    main_variant: Variant,
) -> None:
    """Otherwise a mover could look at their next card through the other's undo."""
    tried = 0
    for seed in range(15):
        rng = Random(seed)
        match = main_variant.start(seed=seed)
        while match.actor is not None:
            mover = match.last_mover
            if mover not in (None, match.actor):
                match.play(rng.choice(match.legal()))
                if match.can_undo:
                    match.undo()
                    assert match.last_mover == mover
                    assert not match.can_undo
                    tried += 1
            if match.actor is not None:
                match.play(rng.choice(match.legal()))
    assert tried


def test_a_copy_goes_its_own_way(main_variant: Variant) -> None:
    for seed in main_variant.seeds(10):
        match = random_match(main_variant, seed)
        twin = match.copy()
        before = match.record()
        assert twin.record() == before
        play_randomly(twin, Random(1))
        assert match.record() == before
        assert play_randomly(match, Random(1)).record() == twin.record()


def test_there_is_nothing_to_take_back_at_the_start(main_variant: Variant) -> None:
    with pytest.raises(hg.UndoRefused, match="no move"):
        main_variant.start(seed=1).undo()


def test_events_from_a_ply_on_are_the_last_of_all(main_variant: Variant) -> None:
    match = random_match(main_variant, 1, shortest=10)
    all = match.events(0)
    told = [match.events(0, since) for since in range(match.ply + 1)]
    assert (told[0], told[-1]) == (all, [])
    for later in told:
        assert later == all[len(all) - len(later) :]
