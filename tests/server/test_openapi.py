"""The HTTP interface does what its OpenAPI description says, whatever it is asked."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)
from schemathesis.core.result import Ok

from hanagoza.client import Client
from tests.server import raw
from tests.server.conftest import Serve
from tests.server.serving import serving
from tests.variants import QUICK

SECONDS = 3.0 if QUICK else 15.0
"""For all operations together."""
EXAMPLES = 15
Operation = schemathesis.APIOperation[Any, Any, Any, Any]
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


class Tables:
    """Tables in each phase, so that something is there to be asked about."""

    def __init__(self, url: str) -> None:
        self.client = Client(url)
        self.open = self.client.open("kasane", 3)
        self.running = self.client.open("hanamikoji", 2, bots={1: 1})
        self.client.sit(self.running, "Guest")
        over = self.client.open("hanamikoji", 2, bots={1: 1})
        with self.client.sit(over, "Guest") as seat:
            seat.command("resign")
        self.over = over
        self.ids = (self.open, self.running, self.over)
        self.client.post("/api/tokens", {"name": "Petal"})

    def token(self) -> str:
        """The id of one that there is, or was."""
        tokens = self.client.get("/api/tokens")
        return str(tokens[0]["id"]) if tokens else "0" * 16


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("openapi")) as url:
        yield url


def operations(url: str) -> Iterator[Operation]:
    schema = schemathesis.openapi.from_url(f"{url}/api/schema/openapi.json")
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        yield found.ok()


def test_no_request_is_answered_otherwise_than_described(url: str) -> None:
    check_description(url, EXAMPLES, SECONDS)


def check_description(url: str, examples: int, seconds: float) -> int:
    """Ask for everything that is described, so often and for so many seconds at most; how many
    requests that came to.
    """
    tables = Tables(url)
    with tables.client, raw.nothing_goes_wrong():
        found = list(operations(url))
        assert len(found) >= 18
        return sum(
            ask(operation, mode, tables, examples, seconds / len(found) / 2)
            for operation in found
            for mode in GenerationMode
        )


class TimeIsUp(Exception):
    """Hypothesis would go on to make requests that nobody sends, and that takes longest."""


def ask(
    operation: Operation, mode: GenerationMode, tables: Tables, examples: int, seconds: float
) -> int:
    """Requests as they should be, or not; the CSRF token goes along."""
    until, done = time.monotonic() + seconds, 0

    @settings(
        max_examples=examples,
        deadline=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
        database=None,
        derandomize=True,
    )
    @given(case=operation.as_strategy(mode))
    def asked(case: schemathesis.Case[Any]) -> None:
        nonlocal done
        if time.monotonic() > until:
            raise TimeIsUp
        at, done = done, done + 1
        if "id" in case.path_parameters and at % 4:
            case.path_parameters["id"] = tables.ids[at % 3]
        if "token" in case.path_parameters and at % 4 == 0:
            case.path_parameters["token"] = tables.token()
        http = tables.client._http
        case.call_and_validate(
            cookies=dict(http.cookies),
            headers={"x-csrftoken": http.cookies["hanagoza_csrf"]},
            checks=CHECKS,
        )

    with suppress(TimeIsUp, Unsatisfiable):  # the latter: nothing in it could be wrong
        asked()
    return done


def test_the_description_is_public_and_names_no_server(server: Serve) -> None:
    described = httpx.get(f"{server()}/api/schema/openapi.json").json()
    assert described["info"]["title"] == "Hanagoza"
    assert "/metrics" not in described["paths"]
