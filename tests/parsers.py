"""Everything that reads what strangers write, as functions of bytes: what a fuzzer calls.

Each either reads them or refuses them as it says it would; whatever else it raises is a finding.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random

import msgspec

import hanagoza as hg
from hanagoza.core.catalogue import LANGUAGES
from hanagoza.core.errors import HanagozaError
from hanagoza.server.addresses import counted_as, networks
from hanagoza.server.http.previews import preferred
from hanagoza.server.http.sessions import MARK, SESSION, Seal
from hanagoza.server.settings.sources import gathered
from hanagoza.server.table.entries import read
from hanagoza.server.table.names import LONGEST, clean, told_apart
from hanagoza.server.table.protocol import PHRASES, PROTOCOL, decoded
from tests.variants import play_randomly

Parser = Callable[[bytes], None]
SEAL = Seal(bytes(range(32)), clock=lambda: 2e9)
FEW = 40
"""Moves of the games that seeds are taken from: short ones are changed more quickly."""


def message(data: bytes) -> None:
    """What a client says over its socket."""
    try:
        said = decoded(data)
    except (msgspec.DecodeError, UnicodeError):
        return
    assert decoded(msgspec.json.encode(said)) == said


def entry(data: bytes) -> None:
    """A line of a log. Nobody but we writes there, so that it is refused in some way will do."""
    try:
        told = read(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return
    assert read(msgspec.json.encode(told)) == told


def record(data: bytes) -> None:
    """A played game that somebody wants to look at or verify."""
    try:
        read = hg.Record.from_json(data)
        hg.replay(read)
        hg.verify(read)
    except HanagozaError as error:
        _in_a_sentence(error)


def position(data: bytes) -> None:
    """A position that somebody wants to play on from; the first byte says of which game."""
    game = hg.game(hg.games()[data[0] % len(hg.games())] if data else "hanamikoji")
    try:
        match = game.from_position(data[1:], seed=1)
        match.legal()
        again = game.from_position(match.position(), seed=1)
    except HanagozaError as error:
        _in_a_sentence(error)
    else:
        assert again.position() == match.position()


def move(data: bytes) -> None:
    """A move as people write it; the first byte says of which game."""
    moves = hg.game(hg.games()[data[0] % len(hg.games())] if data else "hanamikoji").moves
    try:
        found = moves.parse(data[1:].decode(errors="replace"))
    except HanagozaError as error:
        _in_a_sentence(error)
    else:
        assert 0 <= found < len(moves.texts)


def name(data: bytes) -> None:
    """What a guest wants to be called, and whoever sits there already."""
    data = data[:400]  # as much as a request may bring
    odd = "surrogatepass" if data[:1] == b"\xed" else "replace"  # as JSON may bring them
    try:
        first, _, other = data.decode(errors=odd).partition("\n")
    except UnicodeDecodeError:
        return
    try:
        cleaned = clean(first)
    except HanagozaError as error:
        _in_a_sentence(error)
        return
    assert clean(cleaned) == cleaned
    assert 0 < len(cleaned) <= LONGEST
    *_, shown = told_apart([other, cleaned, cleaned])
    assert shown != cleaned
    assert 0 < len(shown) <= LONGEST


def cookie(data: bytes) -> None:
    """A session that somebody claims to have."""
    assert SEAL.opened(data.decode("latin-1"), SESSION) in (None, ("Ann", False), ("Ann", True))


def address(data: bytes) -> None:
    """Where a proxy says that somebody comes from."""
    counted = counted_as(data.decode("latin-1"))
    assert counted_as(counted) == counted
    assert networks(counted)[0] == counted


def language(data: bytes) -> None:
    """What a browser says its reader understands."""
    assert preferred(data.decode("latin-1")) in LANGUAGES


def settings(data: bytes) -> None:
    """The TOML file of a host."""
    path = _file()
    path.write_bytes(data)
    try:
        gathered({"config": str(path), "db": "sqlite:///games.db"}, {})
    except HanagozaError as error:
        _in_a_sentence(error)


def _in_a_sentence(error: HanagozaError) -> None:
    assert str(error)
    assert len(str(error)) < 2000, len(str(error))


@cache
def _file() -> Path:
    folder = Path(tempfile.mkdtemp(prefix="hanagoza-fuzz-"))
    return folder / "hanagoza.toml"


PARSERS: dict[str, Parser] = {
    parser.__name__: parser
    for parser in (
        message,
        entry,
        record,
        position,
        move,
        name,
        cookie,
        address,
        language,
        settings,
    )
}


@cache
def seeds(parser: str) -> tuple[bytes, ...]:
    """Where a fuzzer begins: things that are read, and some that have been findings."""
    of_games = parser in ("record", "position", "move", "entry")
    return tuple(_of_games(parser) if of_games else _of_texts(parser))


def _of_texts(parser: str) -> list[bytes]:
    nested = [b"[" * 5000, b'{"a":' * 2000, b"a = " + b"[" * 5000]
    messages = [
        {"type": "hello", "protocol": PROTOCOL, "version": 3},
        {"type": "move", "id": "c1", "request": 3, "move": "gift B D D"},
        {"type": "replace", "id": "c2", "seat": 1, "level": 3},
        {"type": "answer", "id": "c3", "agrees": True},
        *({"type": "say", "id": "c4", "phrase": phrase} for phrase in PHRASES),
    ]
    texts = {
        "message": [json.dumps(said).encode() for said in messages],
        "name": ["Anna\nАnna".encode(), "e\u0301\u200b\ufe0f".encode(), "花子".encode()],
        "cookie": [SEAL.closed("Ann", SESSION).encode(), MARK, b"null"],
        "address": [b"2001:db8::1%eth0", b"::ffff:203.0.113.7", b"203.0.113.7", b"x/64", b"::/64"],
        "language": [b"fr-CH, fr;q=0.9, en;q=0.8, *;q=0.5", b"ja;q=0.1", b",;q=,;;"],
        "settings": [
            b'port = 80\ntrusted_proxy = ["10.0.0.0/8"]\n[limits]\nsockets = 9\n',
            b'https = true\nkeep_days = 1e9\norigin = ["x:99999"]\n',
        ],
    }
    return texts[parser] + nested


def _of_games(parser: str) -> list[bytes]:
    found = [b"[" * 5000, b'{"position":' + b"[" * 5000]
    for number, id in enumerate(hg.games()):
        match = hg.game(id).start(seed=4)
        play_randomly(match, Random(4), FEW)
        first = bytes([number])
        if parser == "record":
            found.append(match.record().to_json().encode())
        elif parser == "position":
            found.append(first + msgspec.json.encode(match.position()))
        elif parser == "move":
            found += [first + text.encode() for text in match.legal()[:3]]
        else:
            line = {"what": "moved", "seat": 0, "line": list(match.history[:3])}
            found.append(json.dumps(line).encode())
    return found
