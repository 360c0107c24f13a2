"""What a chat shows of an invitation: the game, in words and a picture, and nothing else."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import httpx
import pytest
from PIL import Image

import hanagoza as hg
from hanagoza.client import Client
from hanagoza.core.catalogue import LANGUAGES
from hanagoza.server.http import pages
from hanagoza.server.http.previews import SIZE, origin_of, picture_of, preferred, tags
from tests.server.serving import serving

MOST = 60_000
PAGE = "<html><head><title>Hanagoza</title></head><body></body></html>"
TAG = re.compile('<meta property="([^"]+)" content="([^"]*)" />')


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("previews")) as url:
        yield url


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages, whether or not they were built here."""
    (tmp_path / "index.html").write_text(PAGE)
    monkeypatch.setattr(pages, "PAGES", tmp_path)


@pytest.fixture(scope="module")
def private(url: str) -> str:
    """A table for friends, at which Ann waits."""
    with Client(url) as ann:
        table = ann.open("kasane", 3, public=False)
        ann.sit(table, "Ann-Katrin").close()
    return table


def shown(answer: httpx.Response) -> dict[str, str]:
    return {name: unescape(value) for name, value in TAG.findall(answer.text)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_is_told_in_the_readers_language(url: str, private: str, language: str) -> None:
    found = shown(httpx.get(f"{url}/t/{private}", headers={"accept-language": language}))
    words = hg.game("kasane").words
    assert found["og:title"] == words.text("title", language)
    assert found["og:description"] == words.text("tagline", language)
    picture = httpx.get(found["og:image"])
    assert picture.headers["content-type"] == found["og:image:type"] == "image/png"
    assert "public" in picture.headers["cache-control"]
    assert "set-cookie" not in picture.headers
    assert Image.open(io.BytesIO(picture.content)).size == SIZE


def test_of_the_table_nothing_is_told(url: str, private: str) -> None:
    """But for its game the page of every table is the same."""
    with Client(url) as ben:
        other = ben.open("kasane", 4, public=True, memory="none")
    mine, others = (httpx.get(f"{url}/t/{table}") for table in (private, other))
    assert mine.text == others.text
    assert "Ann" not in mine.text
    assert private not in mine.text
    assert "set-cookie" not in mine.headers
    assert mine.headers["cache-control"] == "no-cache"
    assert "accept-language" in mine.headers["vary"]
    assert "script-src 'self'" in mine.headers["content-security-policy"]


@pytest.mark.parametrize("path", ["/", "/you", "/t/Qm3k0b5yT1uXr8wZ9sVdEg", "/t/%00", "/t/'"])
def test_where_there_is_no_table_the_page_is_as_it_was_built(url: str, path: str) -> None:
    assert httpx.get(url + path).text == PAGE


def test_a_host_that_is_none_gets_no_picture_and_nothing_into_the_page(
    url: str, private: str
) -> None:
    answer = httpx.get(f"{url}/t/{private}", headers={"host": 'a"><script>'})
    assert "<script>" not in answer.text
    assert "og:image" not in shown(answer)


@pytest.mark.parametrize(
    "path", ["kasane/de", "kasane/..", "chess/en", "..%2Fkasane/en", "kasane/en.png", "%00/en"]
)
def test_no_other_file_is_served(url: str, path: str) -> None:
    assert httpx.get(f"{url}/previews/{path}").status_code == 404


@pytest.mark.parametrize("game", hg.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_a_small_picture_in_every_language(game: str, language: str) -> None:
    path = picture_of(game, language)
    assert path.stat().st_size <= MOST
    with Image.open(path) as picture:
        assert picture.size == SIZE


def test_without_a_picture_there_are_words(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(
        "hanagoza.server.http.previews.picture_of", lambda *_: tmp_path / "none.png"
    )
    assert "og:image" not in tags("kasane", "en", "https://example.org")
    assert "og:title" in tags("kasane", "en", "https://example.org")


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("ja", "ja"),
        ("fr-CH, fr;q=0.9, en;q=0.8, *;q=0.5", "fr"),
        ("de, en;q=0.3, ja;q=0.7", "ja"),
        ("FR", "fr"),
        ("fr;q=0, ja;q=0.1", "ja"),
        ("ja;q=nonsense, fr;q=0.1", "fr"),
        (",;q=,;;", "en"),
    ],
)
def test_the_language_is_the_one_wanted_most_of_ours(accepted: str, language: str) -> None:
    assert preferred(accepted) == language


@pytest.mark.parametrize("host", ["example.org", "127.0.0.1:8000", "[::1]:8000"])
def test_where_the_picture_is_is_told_in_full(host: str) -> None:
    assert origin_of(host, https=True) == f"https://{host}"
    assert origin_of(host, https=False) == f"http://{host}"
