"""The pages as the server hands them out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from hanagoza.server.http import pages
from tests.server.serving import serving


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("pages")) as url:
        yield url


@pytest.mark.parametrize("path", ["/", "/t/Qm3k0b5yT1uXr8wZ9sVdEg"])
def test_every_address_has_the_page_and_asks_whether_it_is_new(url: str, path: str) -> None:
    answer = httpx.get(url + path)
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert "<script>" not in answer.text
    assert " style=" not in answer.text


def test_what_it_loads_is_kept_for_ever_and_compressed(url: str) -> None:
    links = re.findall(r'(?:src|href)="(/assets/[^"]+)"', httpx.get(url).text)
    assert links
    for link in links:
        answer = httpx.get(url + link)
        assert answer.status_code == 200
        assert "immutable" in answer.headers["cache-control"]
        assert "set-cookie" not in answer.headers
        assert len(answer.content) < 1000 or answer.headers["content-encoding"] == "gzip"


def test_what_is_text_is_compressed_once_and_fonts_not_at_all(url: str) -> None:
    files = sorted(path.name for path in (pages.PAGES / "assets").iterdir())
    script = next(name for name in files if name.endswith(".js"))
    font = next(name for name in files if name.endswith(".woff2"))
    pages._text.cache_clear()
    for _ in range(5):
        kind = httpx.get(f"{url}/assets/{script}").headers["content-type"]
        assert kind.startswith("text/javascript")
    assert pages._text.cache_info().misses == 1
    plain = httpx.get(f"{url}/assets/{script}", headers={"accept-encoding": "identity"})
    assert plain.content == (pages.PAGES / "assets" / script).read_bytes()
    assert "content-encoding" not in plain.headers
    answer = httpx.get(f"{url}/assets/{font}")
    assert answer.content == (pages.PAGES / "assets" / font).read_bytes()
    assert answer.headers["content-type"] == "font/woff2"
    assert "content-encoding" not in answer.headers


def test_nothing_outside_is_served(url: str) -> None:
    for path in ("/assets/../index.html", "/assets/%2e%2e/%2e%2e/__init__.py", "/assets/none.js"):
        assert httpx.get(url + path).status_code == 404


def test_pages_that_were_not_built_are_asked_for(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "PAGES", tmp_path)
    answer = httpx.get(url)
    assert answer.status_code == 503
    assert "make web" in answer.text
