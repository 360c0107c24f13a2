"""Where outcomes come from, and that everybody can check it."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest
from scipy.stats import chisquare

import hanagoza as hg
from hanagoza.core.chance import Seeded
from hanagoza.core.generator import CHANCE_STREAM, below, chance_numbers, number_at, stream
from tests.variants import play_randomly

GAME = hg.game("hanamikoji")
SECRET = bytes(range(32))
NONCES = [b"first nonce 16 b", b"other nonce 16 b"]


def fair_game(over: bool = True) -> hg.Match:
    match = GAME.start(chance=hg.Committed(SECRET, "game-1", NONCES))
    return play_randomly(match, Random(1), 10_000 if over else 20)


def test_splitmix64_is_what_it_says() -> None:
    """Reference values of the generator (seed 1234567), from its published implementation."""
    with np.errstate(over="ignore"):
        numbers = [int(number_at(np.uint64(1234567), k)) for k in range(1, 4)]
    assert numbers == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_words_over_arrays_are_the_same_words() -> None:
    with np.errstate(over="ignore"):
        origin = stream(np.uint64(99), CHANCE_STREAM)
        one_by_one = [int(number_at(origin, k)) for k in range(5, 15)]
    assert chance_numbers(99, 5, 10).tolist() == one_by_one


@pytest.mark.parametrize("limit", [1, 2, 7, 21, 1000, 2**31])
def test_scaling_a_word_is_the_exact_high_product(limit: int) -> None:
    rng = Random(limit)
    for number in [0, 1, 2**64 - 1, 2**32, *(rng.getrandbits(64) for _ in range(200))]:
        with np.errstate(over="ignore"):
            assert below(np.uint64(number), limit) == number * limit >> 64


@pytest.mark.parametrize("source", ["seed", "secret"])
def test_every_card_is_equally_likely(source: str) -> None:
    found: Counter[str] = Counter()
    for number in range(4000):
        chance: Any = Seeded(number)
        if source == "secret":
            chance = hg.Committed(SECRET, f"game-{number}", [None, None])
        found[GAME.start(start=0, chance=chance).history[number % 13]] += 1
    charm = dict(zip("ABCDEFG", [2, 2, 2, 3, 3, 4, 5], strict=True))
    expected = [4000 * copies / 21 for copies in charm.values()]
    assert chisquare([found[f"draw {card}"] for card in charm], expected).pvalue > 1e-4


@pytest.mark.parametrize("nonces", [NONCES, [None, NONCES[0]]], ids=["people", "a bot"])
def test_the_derivation_is_the_documented_one(nonces: list[bytes | None]) -> None:
    """As in ``hanagoza.core.chance``, so that anybody can write their own checker."""
    given = b"".join(b"\x00" if nonce is None else b"\x01" + nonce for nonce in nonces)
    for number in range(10, 60):  # one game would be right by chance every other time
        key = hmac.digest(SECRET, b"\x00\x07game-%d" % number + given, "sha256")
        first, second = (hmac.digest(key, k.to_bytes(8, "big"), "sha256")[:8] for k in (0, 1))
        starter = int.from_bytes(first, "big") * 2 >> 64
        drawn = "AABBCCDDDEEEFFFFGGGGG"[int.from_bytes(second, "big") * 21 >> 64]
        match = GAME.start(chance=hg.Committed(SECRET, f"game-{number}", nonces))
        assert match.history[:2] == [f"start {starter}", f"draw {drawn}"]


def test_nonces_and_game_id_change_the_luck() -> None:
    lines = {
        tuple(GAME.start(chance=hg.Committed(SECRET, id, nonces)).history)
        for id in ("a", "b")
        for nonces in (NONCES, NONCES[::-1], [None, NONCES[0]], [NONCES[0], None])
    }
    assert len(lines) == 8


def test_the_secret_is_revealed_only_at_the_end() -> None:
    running: Any = fair_game(over=False).record().chance
    finished: Any = fair_game().record().chance
    assert running.secret is None
    assert SECRET.hex() not in fair_game(over=False).record().to_json()
    assert finished.secret == SECRET.hex()
    assert running.commitment == finished.commitment == hashlib.sha256(SECRET).hexdigest()
    assert hg.Committed.commitment(SECRET) == finished.commitment
    assert len(hg.Committed.new_secret()) == 32


def test_a_fair_game_verifies() -> None:
    checks = hg.verify(fair_game().record().to_json())
    assert any("matches the commitment" in check for check in checks)
    assert any("nonces of 2 of 2 seats" in check for check in checks)
    assert any("outcomes follow" in check for check in checks)


@pytest.mark.parametrize(
    ("luck", "message"),
    [
        ({"secret": "00" * 32}, "does not match the commitment"),
        ({"secret": None}, "not revealed yet"),
        ({"secret": "zz"}, "luck of this record is damaged"),
        ({"secret": "00"}, "not 32 bytes"),
        ({"nonces": (NONCES[1].hex(), NONCES[0].hex())}, "its luck gives"),
        ({"nonces": ("00", None)}, "the nonce of seat 0"),
        ({"nonces": (None,)}, "1 nonces for 2 seats"),
        ({"game_id": "game-2"}, "its luck gives"),
    ],
)
def test_a_false_claim_of_luck_is_caught(luck: dict[str, Any], message: str) -> None:
    record = fair_game().record()
    false = msgspec.structs.replace(record, chance=msgspec.structs.replace(record.chance, **luck))
    with pytest.raises(hg.RecordError) as refusal:
        hg.verify(false)
    assert message in str(refusal.value)


def test_luck_by_hand_cannot_be_verified() -> None:
    match = GAME.start(start=0, chance="manual")
    match.play("draw A")
    with pytest.raises(hg.RecordError, match="by hand"):
        hg.verify(match.record())


def test_a_secret_has_thirty_two_bytes() -> None:
    with pytest.raises(hg.OptionError, match="not 32 bytes"):
        hg.Committed(b"short", "x", [])


def test_a_nonce_has_sixteen_bytes() -> None:
    with pytest.raises(hg.OptionError, match=r"nonce of seat 0 is .* not 16 bytes"):
        hg.Committed(SECRET, "x", [b"abc"])


@pytest.mark.parametrize(
    ("secret", "id", "nonces"),
    [("x", "a", []), (SECRET, 5, []), (SECRET, "a", None), (SECRET, "", [])],
)
def test_committed_luck_needs_the_right_things(secret: Any, id: Any, nonces: Any) -> None:
    with pytest.raises(hg.OptionError):
        hg.Committed(secret, id, nonces)


def test_every_seat_gives_a_nonce_or_none() -> None:
    with pytest.raises(hg.OptionError, match="1 nonces for 2 seats"):
        GAME.start(chance=hg.Committed(SECRET, "x", NONCES[:1]))


def test_an_aborted_game_reveals_its_secret() -> None:
    luck: Any = fair_game(over=False).record(aborted=True).chance
    assert luck.secret == SECRET.hex()
    assert hg.verify(fair_game(over=False).record(aborted=True))


@pytest.mark.parametrize("over", [False, True])
def test_a_replayed_game_keeps_where_its_luck_came_from(over: bool) -> None:
    record = fair_game(over=over).record()
    assert hg.replay(record).record() == record
    assert hg.replay(record.to_json()).record() == record


def test_duplicate_deals_share_their_luck_whatever_is_decided() -> None:
    """Outcomes are counted, not plies."""
    first, last = GAME.start(seed=3), GAME.start(seed=3)
    while first.ply < 30 and last.ply < 30:
        first.play(first.legal()[0])
        last.play(last.legal()[-1])
    draws = [[text for text in m.history if text.startswith("draw")] for m in (first, last)]
    shared = min(map(len, draws))
    assert draws[0][:shared] == draws[1][:shared]
    assert shared > 13
