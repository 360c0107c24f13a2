"""Replay a record, and verify that its outcomes came from where it says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hanagoza.core.chance import (
    Chance,
    Committed,
    FromScript,
    FromSecret,
    FromSeed,
    Scripted,
    Sealed,
    Seeded,
)
from hanagoza.core.errors import HanagozaError, MoveError, OptionError, RecordError
from hanagoza.core.match import Match
from hanagoza.core.moves import quoted
from hanagoza.core.record import Record, RecordedResult
from hanagoza.core.state import CHANCE

if TYPE_CHECKING:
    from hanagoza.core.game import Game


def replay(game: Game, record: Record, chance: Chance | None = None) -> Match:
    """The match a record describes, re-executed move by move.

    The match goes on where the record stops: with ``chance`` if given, else with the record's own
    seed or secret, else by hand.
    """
    match = _begin(game, record, Scripted())
    for ply, text in enumerate(record.moves):
        try:
            match.play(text)
        except MoveError as error:
            raise RecordError(f"ply {ply}: {error}", ply) from error
    result = None if match.result is None else RecordedResult.of(match.result)
    if result != record.result:
        raise RecordError(
            f"ply {len(record.moves)}: the record says {_told(record.result)}, "
            f"but its moves lead to {_told(result)}",
            len(record.moves),
        )
    match.seats = record.seats
    match.resume(chance or _own_chance(record))
    return match


def _own_chance(record: Record) -> Chance:
    """The record's own source, as far as it is known."""
    origin = record.chance
    if isinstance(origin, FromSeed):
        return Seeded(origin.seed)
    if isinstance(origin, FromScript):
        return Scripted()
    return Sealed(origin) if origin.secret is None else _committed(origin, record.players)


def verify(game: Game, record: Record) -> list[str]:
    """Replay a record and recompute every outcome from the source it names, offline.

    Returns what was checked, one line each; raises ``RecordError`` at the first thing that is not
    as claimed.
    """
    match = replay(game, record, Scripted())
    source, checks = _named_source(record)
    outcomes = 0
    again = _begin(game, record, Scripted())
    for ply, text in enumerate(record.moves):
        if again.actor == CHANCE:
            expected = again.outcome_for(source.numbers(outcomes, 1))
            if expected != text:
                raise RecordError(
                    f"ply {ply}: outcome {outcomes} is {quoted(text)} in the record, "
                    f"but its luck gives {quoted(expected)}",
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
            match = game.from_position(record.position, chance=chance)
            agreed = game.engine.setting(match.players, "random", record.options)
            if (match.players, match.setting.options) != (record.players, agreed.options):
                raise RecordError("its players and options are not those of its position")
            return match
        options: dict[str, Any] = dict(record.options)
        game.engine.setting(record.players, record.start, options)  # "seed" would be a keyword too
        return game.start(record.players, start=record.start, chance=chance, **options)
    except HanagozaError as error:
        raise RecordError(f"this record cannot begin: {error}") from error


def _named_source(record: Record) -> tuple[Chance, list[str]]:
    """The source a record names, and what could be checked about it."""
    origin = record.chance
    if isinstance(origin, FromScript):
        raise RecordError("the outcomes of this record were supplied by hand: nothing to verify")
    if isinstance(origin, FromSeed):
        return Seeded(origin.seed), [
            f"the luck is the seed {origin.seed}: repeatable, but not committed to before the game"
        ]
    if origin.secret is None:
        raise RecordError("the secret of this record is not revealed yet: verify it after the end")
    source = _committed(origin, record.players)
    given = sum(nonce is not None for nonce in origin.nonces)
    return source, [
        f"the secret matches the commitment {origin.commitment}",
        f"the key includes the nonces of {given} of {record.players} seats",
    ]


def _committed(origin: FromSecret, players: int) -> Committed:
    """The source a revealed secret stands for, if it is the one that was committed to."""
    try:
        secret = bytes.fromhex(origin.secret or "")
        nonces = [None if nonce is None else bytes.fromhex(nonce) for nonce in origin.nonces]
        source = Committed(secret, origin.game_id, nonces)
    except (ValueError, OptionError) as error:
        raise RecordError(f"the luck of this record is damaged: {error}") from error
    if Committed.commitment(secret) != origin.commitment:
        raise RecordError(
            f"the secret {origin.secret} does not match the commitment {origin.commitment}"
        )
    if len(nonces) != players:
        raise RecordError(f"{len(nonces)} nonces for {players} seats")
    return source


def _told(result: RecordedResult | None) -> str:
    if result is None:
        return "an unfinished game"
    scores = list(map(list, result.scores))
    return f"ranks {list(result.ranks)} with scores {scores} by {quoted(result.reason)}"
