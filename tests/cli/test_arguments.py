"""Arguments that would do harm, or nothing, are refused before anything happens."""

from __future__ import annotations

import pytest

from hanagoza.cli import arguments, main
from tests.cli.test_commands import Output, complaint

WRONG = [
    ("serve --keep-days", ["0", "-1", "nan", "inf", "1e300", "x"], "above 0"),
    ("serve --port", ["-1", "65536", "http"], "from 1 to 65535"),
    ("serve --trusted-proxy", ["foo", "*", "10.0.0.1/8", "127.0.0.1:80", ""], "such as 127.0.0.1"),
    ("serve --origin", ["https://a.b/c", "ftp://a.b", "a b", "a.b:99999", ""], "no path"),
    ("admin list --count", ["0", "-1", "x"], "above 0"),
]


@pytest.mark.parametrize(
    ("option", "given", "right"),
    [(option, given, right) for option, wrong, right in WRONG for given in wrong],
)
def test_what_is_wrong_is_quoted_with_what_would_be_right(
    option: str, given: str, right: str, capsys: Output
) -> None:
    with pytest.raises(SystemExit) as left:
        main(f"{option}={given}".split(" ", option.count(" ")))
    assert left.value.code == 2
    told = complaint(capsys)
    assert repr(given) in told
    assert right in told


@pytest.mark.parametrize(
    ("given", "compared"),
    [
        ("games.example.org", "games.example.org"),
        ("https://Games.example.org", "games.example.org"),
        ("https://games.example.org:443", "games.example.org"),
        ("http://games.example.org:8080", "games.example.org:8080"),
        ("http://[::1]:8000", "[::1]:8000"),
    ],
)
def test_an_origin_is_compared_as_browsers_write_it(given: str, compared: str) -> None:
    assert arguments.origin(given) == compared


def test_a_proxy_is_an_address_or_a_network() -> None:
    for given in ("127.0.0.1", "::1", "10.0.0.0/8", "fd00::/8"):
        assert arguments.proxy(given) == given
