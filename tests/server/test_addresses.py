"""Who counts as one, by their address."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from hanagoza.server.addresses import counted_as
from hanagoza.server.config import Limits
from tests.server.serving import serving


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


def test_a_household_has_one_share_of_requests(tmp_path: Path) -> None:
    limits = Limits(requests_per_minute=2)
    with serving(tmp_path, limits, trusted_proxies=("127.0.0.0/8",)) as url:
        answers = [
            httpx.get(f"{url}/api/games", headers={"x-forwarded-for": host}).status_code
            for host in ("2001:db8::1", "2001:db8::2", "2001:db8::3", "2001:db8:0:1::1")
        ]
    assert answers == [200, 200, 429, 200]
