"""Run a record again, and check that its luck was what it claims."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

from hanagoza.core.chance import (
    NONCE_BYTES,
    SECRET_BYTES,
    Chance,
    Committed,
    FromScript,
    FromSeed,
    Scripted,
    Seeded,
)
from hanagoza.core.errors import HanagozaError, MoveError, RecordError
from hanagoza.core.match import Match
from hanagoza.core.moves import quoted
from hanagoza.core.record import Record, Result
from hanagoza.core.state import CHANCE

if TYPE_CHECKING:
    from hanagoza.core.game import Game


def replay(game: Game, record: Record, chance: Chance | None = None) -> Match:
    """The match a record describes, re-executed move by move.

    The match goes on where the record stops: with ``chance`` if given, else with the record's own
    seed, else by hand.
    """
    match = _begin(game, record, Scripted())
    for ply, text in enumerate(record.moves):
        try:
            match.play(text)
        except MoveError as error:
            raise RecordError(f"ply {ply}: {error}", ply) from error
    outcome = match.outcome
    result = None if outcome is None else Result.of(outcome)
    if result != record.result:
        raise RecordError(
            f"ply {len(record.moves)}: the record says {_told(record.result)}, "
            f"but its moves lead to {_told(result)}",
            len(record.moves),
        )
    if chance is None and isinstance(record.chance, FromSeed):
        chance = Seeded(record.chance.seed)
    match.resume(chance or Scripted())
    return match


def verify(game: Game, record: Record) -> list[str]:
    """Replay a record and recompute every outcome from what it says of its luck, offline.

    Returns what was checked, one line each; raises ``RecordError`` at the first thing that is not
    as claimed.
    """
    match = replay(game, record, Scripted())
    source, checks = _luck(record)
    outcomes = 0
    again = _begin(game, record, Scripted())
    for ply, text in enumerate(record.moves):
        if again.actor == CHANCE:
            expected = again.outcome_for(source.words(outcomes, 1))
            if expected != text:
                raise RecordError(
                    f"ply {ply}: outcome {outcomes} is {quoted(text)} in the record, "
                    f"but the committed luck gives {quoted(expected)}",
                    ply,
                )
            outcomes += 1
        again.play(text)
    decisions = len(record.moves) - outcomes
    state = "finished" if match.actor is None else "unfinished"
    return [
        f"{decisions} decisions and {outcomes} outcomes are legal ({state} game)",
        *checks,
        f"all {outcomes} outcomes follow from it",
    ]


def _begin(game: Game, record: Record, chance: Chance) -> Match:
    if record.rules != game.version:
        raise RecordError(
            f"this record follows version {record.rules} of the rules of {record.game}; "
            f"this program plays version {game.version}"
        )
    try:
        if record.position is not None:
            return game.from_position(record.position, chance=chance)
        options: dict[str, Any] = dict(record.options)
        return game.start(record.players, start=record.start, chance=chance, **options)
    except HanagozaError as error:
        raise RecordError(f"this record cannot begin: {error}") from error


def _luck(record: Record) -> tuple[Chance, list[str]]:
    """The source a record names, and what could be checked about it."""
    luck = record.chance
    if isinstance(luck, FromScript):
        raise RecordError("the outcomes of this record were supplied by hand: nothing to verify")
    if isinstance(luck, FromSeed):
        return Seeded(luck.seed), [
            f"the luck is the seed {luck.seed}: repeatable, but not committed to before the game"
        ]
    if luck.secret is None:
        raise RecordError("the secret of this record is not revealed yet: verify it after the end")
    secret = _bytes("the secret", luck.secret, SECRET_BYTES)
    if hashlib.sha256(secret).hexdigest() != luck.commitment:
        raise RecordError(
            f"the secret {luck.secret} does not match the commitment {luck.commitment}"
        )
    if len(luck.nonces) != record.players:
        raise RecordError(f"{len(luck.nonces)} nonces for {record.players} seats")
    nonces = [
        None if nonce is None else _bytes(f"the nonce of seat {seat}", nonce, NONCE_BYTES)
        for seat, nonce in enumerate(luck.nonces)
    ]
    given = sum(nonce is not None for nonce in nonces)
    return Committed(secret, luck.game_id, nonces), [
        f"the secret matches the commitment {luck.commitment}",
        f"the key includes the nonces of {given} of {record.players} seats",
    ]


def _bytes(what: str, text: str, length: int) -> bytes:
    try:
        value = bytes.fromhex(text)
    except ValueError:
        value = b""
    if len(value) != length:
        raise RecordError(f"{what} is {quoted(text)}, not {length} bytes in hex")
    return value


def _told(result: Result | None) -> str:
    if result is None:
        return "an unfinished game"
    return f"ranks {list(result.ranks)} with scores {list(map(list, result.scores))}"
