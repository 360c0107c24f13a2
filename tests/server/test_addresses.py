"""Who counts as one, by their address."""

from __future__ import annotations

import ipaddress
from pathlib import Path

import httpx
import msgspec
import pytest

from hanagoza.client import Client, ClientError
from hanagoza.server.addresses import counted_as, spelled_within
from hanagoza.server.config import Limits
from tests.server.serving import UNLIMITED, serving


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("::FFFF:cb00:7107", "203.0.113.7"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:0DB8:0:0:ffff::1", "2001:db8::/64"),
        ("2001:db8:0:1::1", "2001:db8:0:1::/64"),
        ("2001:db8::1%eth0", "2001:db8::/64"),
        ("2001:db8::/64", "2001:db8::/64"),
        ("::1", "::1"),
        ("unknown", "unknown"),
        ("_hidden", "_hidden"),
    ],
)
def test_addresses_of_one_household_are_one(host: str, counted: str) -> None:
    assert counted_as(host) == counted


@pytest.mark.parametrize(
    "network", ["2001:db8:7::/48", "2001:db8::/48", "2001::/48", "2001:0:7::/48", "fd00:1:2::/48"]
)
def test_a_network_is_found_by_how_its_addresses_are_spelled(network: str) -> None:
    widest = ipaddress.IPv6Network(network)
    homes = [str(home) for home in widest.subnets(new_prefix=64)]
    others = [
        str(home)
        for neighbour in (-1, 1)
        for home in ipaddress.IPv6Network((int(widest[0]) + neighbour * 2**80, 48)).subnets(
            new_prefix=64
        )
    ]
    first, start, end = spelled_within(homes[4711])
    assert all(home == first or start <= home < end for home in homes)
    assert not any(home == first or start <= home < end for home in others)


def test_a_household_has_one_share_of_requests(tmp_path: Path) -> None:
    limits = Limits(requests_per_minute=2)
    with serving(tmp_path, limits, trusted_proxies=("127.0.0.0/8",)) as url:
        answers = [
            httpx.get(f"{url}/api/games", headers={"x-forwarded-for": host}).status_code
            for host in ("2001:db8::1", "2001:db8::2", "2001:db8::3", "2001:db8:0:1::1")
        ]
    assert answers == [200, 200, 429, 200]


def test_a_network_has_a_share_of_tables(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(UNLIMITED, tables_per_address=2)
    with serving(tmp_path, limits, trusted_proxies=("127.0.0.0/8",)) as url:
        opened = list[str]()
        for home in (*range(8), *range(252, 262)):  # of two /56s
            with Client(url) as client:
                client._http.headers["x-forwarded-for"] = f"2001:db8:0:{home:x}::1"
                try:
                    opened.append(client.open("hanamikoji", 2))
                except ClientError as error:
                    assert "unfinished tables of today" in str(error)
        assert len(opened) == 2 * 4
