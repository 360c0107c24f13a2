"""The page about the protocol: nothing is missing, every example is a message, the bot plays."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import pytest
from litestar.routes import HTTPRoute

from hanagoza.client import Client
from hanagoza.server.app import application
from hanagoza.server.config import Config, Limits
from hanagoza.server.http.people import MOST_TOKENS
from hanagoza.server.table.protocol import (
    PHRASES,
    PROTOCOL,
    Code,
    FromClient,
    FromServer,
    Goodbye,
    Message,
    Say,
)
from hanagoza.server.table.seating import MOST_TALK
from hanagoza.server.wire.uvicorn_internals import MOST_HEAD, MOST_HEADERS
from scripts.protocol import PAGE, PARTS, ROOT, described, examples, meanings, rewritten
from tests.server.serving import serving

TEXT = PAGE.read_text(encoding="utf-8")
BODY = re.compile(r"```json\n(.*?)```", re.DOTALL)


def part(name: str) -> str:
    """What was generated under a name."""
    return TEXT.partition(f"<!-- {name} -->")[2].partition(f"<!-- /{name} -->")[0]


def test_the_page_is_fresh() -> None:
    assert rewritten() == TEXT, "run make docs"


def test_it_is_about_this_version() -> None:
    assert f"protocol version **{PROTOCOL}**" in TEXT


@pytest.mark.parametrize(("name", "kinds"), [("client", FromClient), ("server", FromServer)])
def test_every_message_has_an_example_that_is_one(name: str, kinds: Any) -> None:
    found: list[Message] = [
        msgspec.json.decode(body, type=kinds) for body in BODY.findall(part(name))
    ]
    assert {type(message) for message in found} == set(get_args(kinds))
    for message in found:
        assert f"### `{message.__struct_config__.tag}`" in part(name)


def test_every_field_is_explained() -> None:
    structs: list[type] = [*examples(), *PARTS]
    for struct in structs:
        for field, meaning in meanings(struct).items():
            assert meaning, f"{struct.__name__}.{field}"


def test_every_part_of_a_message_is_explained() -> None:
    schema = msgspec.json.schema_components([*get_args(FromServer)])[1]
    tags = {kind.__name__ for kind in get_args(FromServer)}
    assert set(schema) - tags <= {struct.__name__ for struct in PARTS}


@pytest.mark.parametrize("code", get_args(Code))
def test_every_refusal_is_explained(code: str) -> None:
    assert f"\n| `{code}` | " in TEXT


def test_there_are_no_other_refusals() -> None:
    table = TEXT.partition("## Refusals")[2].partition("\n## ")[0]
    assert set(re.findall(r"^\| `([a-z-]+)` \|", table, re.MULTILINE)) == set(get_args(Code))


def test_every_phrase_can_be_said_and_is_listed() -> None:
    assert get_args(get_type_hints(Say)["phrase"]) == PHRASES
    assert ", ".join(f"`{phrase}`" for phrase in PHRASES) in TEXT.replace("\n", " ")


def test_every_farewell_is_explained() -> None:
    for reason in get_args(msgspec.structs.fields(Goodbye)[0].type):
        assert f"`{reason}`" in TEXT


def test_the_limits_are_those_of_a_server_as_it_comes() -> None:
    limits, text = Limits(), " ".join(TEXT.split())
    for told in (
        f"at most {limits.message_bytes} bytes",
        f"{limits.commands_per_second:g} commands a second, {limits.burst} at once",
        f"all sockets of an address {limits.commands_per_address} a second",
        f"{limits.sockets_per_address} sockets and make {limits.requests_per_minute} HTTP requests",
        f"at most {MOST_HEADERS} headers, of {MOST_HEAD // 1024} KB in all",
        f"{limits.tables_per_session} unfinished tables of the last day and {MOST_TOKENS} tokens",
        f"take back moves {MOST_TALK} times",
        f"no `hello` within {limits.hello_seconds:g} seconds",
    ):
        assert told in text


def test_every_route_is_listed(tmp_path: Path) -> None:
    app = application(Config(database=tmp_path / "games.db"))
    for route in app.routes:
        if isinstance(route, HTTPRoute) and "schema" not in route.path:
            path = re.sub(r"\{(\w+):\w+\}", r"{\1}", route.path)
            for method in route.methods - {"OPTIONS", "HEAD"}:
                assert f"`{method} {path}`" in TEXT
    assert len(described()["paths"]) >= 14


@pytest.mark.slow
class TestTheBot:
    def test_it_is_the_one_on_the_page(self) -> None:
        bot = (ROOT / "examples" / "bot.py").read_text(encoding="utf-8")
        assert f"```python\n{bot}```" in TEXT
        assert len(bot.splitlines()) <= 20

    def test_it_plays_a_whole_game(self, tmp_path: Path) -> None:
        with serving(tmp_path) as url, Client(url) as host:
            token = host.post("/api/tokens", {"name": "Petal"})["token"]
            table = host.open("hanamikoji", 2, bots={1: 1})
            run = subprocess.run(
                [sys.executable, ROOT / "examples" / "bot.py", url, table, token],
                capture_output=True,
                text=True,
                timeout=60,
                check=False,
            )
            assert re.search(r"'ranks': \[\d, \d\]", run.stdout), run.stderr
            assert host.get(f"/api/tables/{table}")["phase"] == "over"
            assert host.get(f"/api/tables/{table}/record")["seats"] == ["Petal", "bot level:1"]
