"""The generated parts of docs/protocol.md: an example of every message, made by a real table."""

from __future__ import annotations

import ast
import inspect
import json
import re
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from types import UnionType
from typing import Any, get_args

import msgspec

from hanagoza.core.views import Event, Reason, Result, ScoreLine
from hanagoza.games import EXAMPLE
from hanagoza.server.app import application
from hanagoza.server.config import Config
from hanagoza.server.entropy import Entropy
from hanagoza.server.table.commands import decide
from hanagoza.server.table.entries import Opened, Sat
from hanagoza.server.table.messages import table_message, update
from hanagoza.server.table.protocol import (
    PROTOCOL,
    Abort,
    Ack,
    Answer,
    AnyCommand,
    Clocks,
    DecisiveMoment,
    Delegate,
    Ending,
    Estimated,
    FromClient,
    FromServer,
    Goodbye,
    Happening,
    Hello,
    Hint,
    Hinted,
    Message,
    MoveCommand,
    Pause,
    Refused,
    Replace,
    Request,
    Resign,
    Resume,
    Return,
    Say,
    SeatState,
    Undo,
    WishState,
)
from hanagoza.server.table.refusal import Refusal
from hanagoza.server.table.seating import sit
from hanagoza.server.table.setting import DaysPerMove, LiveClock, TableSetting, checked
from hanagoza.server.table.table import Table

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "protocol.md"
BLOCK = re.compile(r"(<!-- (client|server|parts|http|bot) -->\n).*?(<!-- /\2 -->)", re.DOTALL)
WIDTH = 96
ANSWERED = "gift"
"""A move of the example that somebody has to answer."""
PARTS = (
    TableSetting,
    LiveClock,
    DaysPerMove,
    SeatState,
    WishState,
    Happening,
    Event,
    Request,
    Reason,
    Estimated,
    Ending,
    DecisiveMoment,
    Result,
    ScoreLine,
)
"""What messages are made of, besides numbers and texts."""
UNSAID = {
    "protocol": "the version of this protocol that the client speaks",
    "id": "of the command, chosen by its sender",
    "TableMessage.id": "of the table",
    "Request.id": "what a move has to name",
    "version": "of the table",
    "request": "the `id` of the request",
    "Update.request": "what you have to decide, if anything, see below",
    "move": "in the grammar of the game",
    "agrees": "`true` or `false`",
    "forced": "`true` or `false`",
    "days": "1, 3 or 7",
    "seat": "from 0",
    "level": "of a bot, 1 to 5",
    "phrase": "one of those above",
    "phase": "`open`, `running`, `over` or `aborted`",
    "setting": "what was agreed, see below",
    "seats": "one for each player, see below",
    "is_host": "whether you may send others away and start early",
    "wish": "what somebody asks the others to agree to, if anything",
    "ending": "how it came out, once it has",
    "happenings": "version by version, see below",
    "code": "see “Refusals”",
    "message": "what is wrong and what would be right, in English",
    "moves": "see below (Estimated)",
    "reason": "see “How it ends”",
    "kind": "`empty`, `person` or `bot`",
    "resigned": "whether they have given up",
    "proposal": "`undo`, `abort`, `pause` or `resume`",
    "agreed": "the seats that have agreed so far",
    "aborted": "whether it ended without a result",
    "outcome": "the result; `null` without one",
    "events": "in order; verbs that begin with `table.` are the table's, others the game's",
    "win": "how likely it is to win, 0 to 1",
    "error": "of `win`: its standard error",
    "game": "its id",
    "players": "how many",
    "options": "by name; see the page of the game",
    "start": "the seat that begins, or `random`",
    "memory": "what players are shown of the past: `none`, `log` or `tracker`",
    "spectators": "whether others may look on; "
    "the record of a finished game is for whoever has the link",
    "verb": "what happened",
    "count": "of the cards that moved",
    "source": "the zone they came from",
    "target": "the zone they went to",
    "rule": "its key in the words of the game",
    "values": "what the words are filled in with",
    "text": "the same in English",
    "winners": "the seats that won",
    "lines": "the final count",
    "points": "part by part of the score",
}
"""Fields whose names say nearly everything."""


class Still(Entropy):
    """The same table every time."""

    def id(self) -> str:
        return "Qm3k0b5yT1uXr8wZ9sVdEg"


def told(message: type) -> str:
    """What a message is for, in its own words."""
    return inspect.cleandoc(message.__doc__ or "").split("\n\n")[0].replace("``", "`")


def meanings(struct: type) -> dict[str, str]:
    """What each field means, by its name on the wire: the text under it, or what it leaves to be
    said.
    """
    found: dict[str, str] = {}
    for kind in reversed(struct.__mro__):
        if issubclass(kind, msgspec.Struct) and kind is not msgspec.Struct:
            found |= written_under(kind)
    names = {field.encode_name: field.name for field in msgspec.structs.fields(struct)}
    said = {sent: UNSAID.get(f"{struct.__name__}.{sent}") or UNSAID.get(sent) for sent in names}
    return {sent: found.get(name) or said[sent] or "" for sent, name in names.items()}


def written_under(struct: type) -> dict[str, str]:
    """The texts under its own fields, by their names."""
    (body,) = ast.parse(inspect.cleandoc("\n" + inspect.getsource(struct))).body
    assert isinstance(body, ast.ClassDef)
    found = {}
    for field, under in zip(body.body, body.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(under, ast.Expr):
            assert isinstance(field.target, ast.Name)
            found[field.target.id] = _within_a_line(ast.literal_eval(under.value))
    return found


def _within_a_line(text: str) -> str:
    line = " ".join(text.split()).replace("``", "`").replace("`None`", "`null`").rstrip(".")
    return line[0].lower() + line[1:] if line[1:2].islower() else line


# --- a table to take the examples from ------------------------------------------------------------


def examples() -> dict[type[Message], Message]:
    """One message of each kind."""
    table = _table()
    offer = _move(table, ANSWERED)
    _do(table, 0, offer)
    reply = MoveCommand(id="d2", request=table.request, move="take nothing")
    try:
        _do(table, 1, reply)
    except Refusal as error:
        refused = Refused(id="d2", code=error.code, message=str(error), reason=error.reason)
    _do(table, 0, Undo(id="c2"))
    hint = Hint(id="c3", request=table.request)
    assert table.match is not None
    estimates = tuple(
        Estimated(move=move, win=win, error=0.01, why=next(iter(table.match.merits(move)), None))
        for move, win in zip(table.match.legal(), (0.58, 0.51, 0.44), strict=False)
    )
    made: tuple[Message, ...] = (
        Hello(protocol=PROTOCOL, version=3),
        offer,
        Undo(id="c2"),
        Abort(id="c4"),
        Pause(id="c8"),
        Resume(id="c9"),
        Delegate(id="d5", forced=True),
        Answer(id="d3", agrees=True),
        Resign(id="c5"),
        Replace(id="c6", seat=1, level=3),
        Return(id="d4"),
        Say(id="c7", phrase="good-luck"),
        hint,
        table_message(table, "ann", ("here", "away")),
        update(table, 1, table.version - 2),
        Clocks(left=(287_400, 300_000), running=0),
        Ack(id="c1", version=4),
        refused,
        Hinted(id="c3", request=hint.request, moves=estimates),
        Goodbye(reason="restarting"),
    )
    return {type(message): message for message in made}


def ending() -> Ending:
    """What a table tells after its game."""
    table = _table()
    while table.actor is not None:
        assert table.match is not None
        move = MoveCommand(
            id=f"{table.version}", request=table.request, move=table.match.legal()[0]
        )
        _do(table, table.actor, move)
    told = table_message(table, "ann", ("here", "here")).ending
    assert told is not None
    return told


def _table() -> Table:
    entropy = Still()
    setting = checked(TableSetting(game=EXAMPLE, players=2, start=0))
    opened = Opened(
        id=entropy.id(), setting=setting, host="ann", secret=bytes(range(32)).hex(), bot_seed=7
    )
    table = Table(opened, entropy)
    table.call({"ann": "Ann", "ben": "Ben"})
    for seat, player in enumerate(table.names):
        sat = Sat(seat=seat, player=player, nonce=f"{seat:032x}", key="")
        for entry in sit(table, sat):
            table.apply(entry)
    return table


def _move(table: Table, verb: str) -> MoveCommand:
    assert table.match is not None
    text = next(move for move in table.match.legal() if move.startswith(verb))
    return MoveCommand(id="c1", request=table.request, move=text)


def _do(table: Table, seat: int, command: AnyCommand) -> None:
    for entry in decide(table, seat, command, lambda _: False):
        table.apply(entry)


# --- the page -------------------------------------------------------------------------------------


def folded(value: Any, indent: int = 0) -> str:
    """JSON on one line where it fits, else a part to a line."""
    flat = json.dumps(value, ensure_ascii=False)
    if len(flat) + indent <= WIDTH or not isinstance(value, dict | list) or not value:
        return flat
    pad = " " * (indent + 2)
    if isinstance(value, dict):
        parts = [f"{json.dumps(key)}: {folded(part, indent + 2)}" for key, part in value.items()]
        return "{\n" + ",\n".join(pad + part for part in parts) + "\n" + " " * indent + "}"
    parts = [folded(part, indent + 2) for part in value]
    return "[\n" + ",\n".join(pad + part for part in parts) + "\n" + " " * indent + "]"


def _messages(kinds: UnionType) -> Iterator[str]:
    found = examples()
    for kind in get_args(kinds):
        yield from _message(kind, found[kind])


def _message(kind: type[Message], example: Message) -> Iterator[str]:
    yield f"### `{kind.__struct_config__.tag}`"
    yield ""
    yield told(kind)
    yield ""
    yield "```json"
    yield folded(msgspec.json.decode(msgspec.json.encode(example)))
    yield "```"
    yield ""
    yield from _fields(kind)


def _fields(kind: type[msgspec.Struct]) -> Iterator[str]:
    config = kind.__struct_config__
    if config.tag_field and not issubclass(kind, Message):
        yield f"- `{config.tag_field}`: `{config.tag}`"
    for name, meaning in meanings(kind).items():
        yield f"- `{name}`: {meaning}"
    yield ""


def _parts() -> Iterator[str]:
    for part in PARTS:
        yield f"**{part.__name__}.** {told(part)}"
        yield ""
        yield from _fields(part)
    yield "An ending:"
    yield ""
    yield "```json"
    yield folded(msgspec.json.decode(msgspec.json.encode(ending())))
    yield "```"
    yield ""


def described() -> dict[str, Any]:
    """The OpenAPI description of the server."""
    with tempfile.TemporaryDirectory() as folder:
        schema = application(Config(database=Path(folder) / "games.db")).openapi_schema
        found: dict[str, Any] = schema.to_schema()
    return found


def _http() -> Iterator[str]:
    yield "| request | body | answer | |"
    yield "|---|---|---|---|"
    for path, methods in sorted(described()["paths"].items()):
        for method, operation in methods.items():
            status, answer = next(iter(operation["responses"].items()))
            body = _named(operation.get("requestBody", {}))
            yield (
                f"| `{method.upper()} {path}` | {body} | {status} {_named(answer)} "
                f"| {operation['description']} |".replace("``", "`")
            )
    yield ""


def _named(part: dict[str, Any]) -> str:
    for content in part.get("content", {}).values():
        schema = content["schema"]
        reference = schema.get("$ref") or schema.get("items", {}).get("$ref") or ""
        return reference.rpartition("/")[2] + "[]" * ("items" in schema)
    return ""


def _bot() -> Iterator[str]:
    yield "```python"
    yield (ROOT / "examples" / "bot.py").read_text(encoding="utf-8").rstrip()
    yield "```"
    yield ""


BLOCKS: dict[str, Callable[[], Iterator[str]]] = {
    "client": lambda: _messages(FromClient),
    "server": lambda: _messages(FromServer),
    "parts": _parts,
    "http": _http,
    "bot": _bot,
}


def rewritten() -> str:
    """The page with its examples as they are now."""
    text = PAGE.read_text(encoding="utf-8")
    return BLOCK.sub(
        lambda block: f"{block[1]}\n" + "\n".join(BLOCKS[block[2]]()).rstrip() + f"\n\n{block[3]}",
        text,
    )
