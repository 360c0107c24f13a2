"""Whatever is sent to a table is answered or cut off; the table and the others go on."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from hanagoza.client import Client, Seat
from hanagoza.server.live.subscriber import POLICY
from hanagoza.server.table.messages import update
from hanagoza.server.table.protocol import (
    PHRASES,
    PROTOCOL,
    FromClient,
    FromServer,
    Hello,
    decoded,
    encoded,
)
from hanagoza.server.wire.handler import MOST_WARNINGS
from tests.server import raw
from tests.server.serving import UNLIMITED, serving
from tests.variants import QUICK

TOO_BIG = 1009
EXAMPLES = 20 if QUICK else 120
HELLO = {"type": "hello", "protocol": PROTOCOL}
MOVE = re.compile(r'"\$move (\d+)"')
Sent = str | bytes

# --- what is sent ---------------------------------------------------------------------------------

numbers = st.one_of(
    st.integers(-3, 40),
    st.sampled_from([2**31, 2**63 - 1, 2**63, -(2**64), 10**400, 1e308, -0.0, 0.5]),
)
texts = st.one_of(
    st.text(max_size=50),
    st.sampled_from(
        ["", "\x00", "\u202eevil", "\ud800", "<script>", "a" * 300, "take A", "gift C E E"]
    ),
)
leaves = st.one_of(st.none(), st.booleans(), numbers, texts)
values = st.recursive(
    leaves,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts, inner, max_size=4),
    max_leaves=8,
)
TYPES = tuple(str(kind.__struct_config__.tag) for kind in get_args(FromClient))
fields: dict[str, st.SearchStrategy[Any]] = {
    "protocol": st.just(PROTOCOL) | numbers,
    "version": numbers,
    "id": st.text(st.characters(min_codepoint=33, max_codepoint=126), min_size=1, max_size=36),
    "request": st.just("$request") | numbers,
    "move": st.integers(0, 200).map(lambda at: f"$move {at}") | texts,
    "agrees": st.booleans(),
    "forced": st.booleans(),
    "seat": numbers,
    "level": numbers,
    "phrase": st.sampled_from(PHRASES) | texts,
}
"""A ``$`` is filled in when it is sent, from what the seat is asked just then."""
commands = st.fixed_dictionaries({"type": st.sampled_from(TYPES), **fields})
odd_commands = st.dictionaries(st.sampled_from([*fields, "type", "extra"]), values, max_size=8)
written = (commands | odd_commands).map(lambda message: json.dumps(message))
messages: st.SearchStrategy[Sent] = st.one_of(
    written,
    written,
    values.map(json.dumps),
    st.tuples(written, st.integers(0, 200)).map(lambda pair: pair[0][: pair[1]]),
    written.map(lambda text: text.encode("utf-16")),
    texts.map(lambda text: text.encode("utf-8", "replace").decode()),
    st.binary(max_size=200),
    st.sampled_from(
        [
            "[" * 4000,
            '{"a":' * 800,
            '"' * 4000,
            "9" * 4000,
            "\ud83c".encode("utf-8", "surrogatepass"),
        ]
    ),
    st.sampled_from([4096, 4097, 8192, 8193, 100_000]).map(lambda length: " " * length),
)

# --- where to -------------------------------------------------------------------------------------


class Hanamikoji:
    """A table of two people: one plays, and the other one's session is ours to misuse."""

    def __init__(self, url: str, folder: Path) -> None:
        self.url, self.folder = url, folder
        self.good, self.bad = Client(url), Client(url)
        self.open()

    def open(self) -> None:
        self.id = self.good.open("hanamikoji", 2)
        self.seat: Seat = self.good.sit(self.id, "Good", 0)
        self._url = self.bad.sit(self.id, "Bad", 1)

    def connect(self) -> ClientConnection:
        seat = self._url
        return connect(seat._url, additional_headers=seat._headers, compression=None)

    def check(self) -> None:
        """The log tells the same as the table, and the other player goes on."""
        with self.good.seat(self.id, 0) as seat:
            seat.listens = True
            while not seat.update:
                seat.listen(timeout=10)
            table = raw.stored(self.folder, self.id)
            assert seat.heard[-1].encode() == encoded(update(table, 0, -1))
            if request := seat.update["request"]:
                seat.play(request["id"], request["moves"][0])
            seat.command("say", phrase="hello")
            if table.phase != "running":
                self.open()

    def close(self) -> None:
        self.good.close()
        self.bad.close()


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hanamikoji]:
    folder = tmp_path_factory.mktemp("fuzz")
    with serving(folder, UNLIMITED) as url, closing(Hanamikoji(url, folder)) as made:
        yield made


class Talk:
    """What we say on one socket, and the answer to each message."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._request: dict[str, Any] = {"id": -1, "moves": ["take A"]}
        self.warnings = 0

    def say(self, message: Sent) -> None:
        message = self._filled_in(message)
        self._socket.send(message)
        if _is_hello(message):
            self._hear("update", "goodbye")
            return
        answer = self._hear("ack", "refused", "hint")
        if answer["type"] == "refused":
            self.warnings += answer["code"] in ("malformed", "unknown-protocol")

    def _filled_in(self, message: Sent) -> Sent:
        if isinstance(message, bytes):
            return message
        moves = self._request["moves"]
        filled = message.replace('"$request"', str(self._request["id"]))
        return MOVE.sub(lambda found: json.dumps(moves[int(found[1]) % len(moves)]), filled)

    def _hear(self, *types: str) -> dict[str, Any]:
        while True:
            heard = self._socket.recv(timeout=10)
            msgspec.json.decode(heard, type=FromServer)
            answer: dict[str, Any] = json.loads(heard)
            self._request = answer.get("request") or self._request
            if answer["type"] in types:
                return answer


def _is_hello(message: Sent) -> bool:
    try:
        said = decoded(message)
    except (msgspec.DecodeError, UnicodeError):
        return False
    fits = len(message) <= UNLIMITED.message_bytes
    return fits and isinstance(said, Hello) and said.protocol == PROTOCOL


@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(greets=st.booleans(), sent=st.lists(messages, min_size=1, max_size=25))
def test_every_message_is_answered(table: Hanamikoji, greets: bool, sent: list[Sent]) -> None:
    with raw.nothing_goes_wrong(), table.connect() as socket:
        talk = Talk(socket)
        size = 0
        try:
            for message in [json.dumps(HELLO)] * greets + sent:
                size = len(message)
                talk.say(message)
        except ConnectionClosed as closed:
            assert closed.rcvd is not None
            cut = talk.warnings >= MOST_WARNINGS and closed.rcvd.code == POLICY
            assert cut or (size > 8192 and closed.rcvd.code == TOO_BIG)
        table.check()


CUT = {
    "no text": (raw.frame(raw.TEXT, b"\xff\xfe"), 1007),
    "no text, as binary": (raw.frame(raw.BINARY, b"\xff\xfe"), None),
    "half a letter": (raw.frame(raw.TEXT, b"\xe8\x8a", fin=False) + raw.frame(0, b""), 1007),
    "an unknown kind of frame": (raw.frame(3, b"?"), 1002),
    "reserved bits": (raw.frame(raw.TEXT, b"{}", reserved=7), 1002),
    "a continuation of nothing": (raw.frame(0, b"{}"), 1002),
    "a ping that is too long": (raw.frame(raw.PING, bytes(126)), 1002),
    "not masked": (b"\x81\x02{}", 1002),
    "too large": (raw.frame(raw.TEXT, b" " * 10_000), TOO_BIG),
    "something, then too large": (
        raw.frame(raw.TEXT, b"{}") * 5 + raw.frame(raw.TEXT, b" " * 10_000),
        TOO_BIG,
    ),
    "larger than anything": (b"\x81\xff" + b"\x7f" + b"\xff" * 7 + bytes(4), TOO_BIG),
    "in too many pieces": (
        raw.frame(raw.TEXT, b"{", fin=False) + raw.frame(0, b"", fin=False) * 100,
        TOO_BIG,
    ),
    "in one piece too many times": (raw.frame(raw.TEXT, b"{}") * 40, POLICY),
    "a bad farewell": (raw.frame(raw.CLOSE, b"\x00"), 1002),
}


@pytest.mark.parametrize("what", CUT)
def test_frames_that_are_none_end_the_line_and_nothing_else(table: Hanamikoji, what: str) -> None:
    frames, code = CUT[what]
    with raw.nothing_goes_wrong(), closing(raw.handshake(table.url, table.id)) as peer:
        assert raw.status(peer) == 101
        peer.sendall(frames)
        if code is None:
            peer.sendall(raw.frame(raw.CLOSE))
        heard = raw.rest(peer)
        assert raw.close_code(heard) in (code, *[1005, None] * (code is None))
        table.check()
