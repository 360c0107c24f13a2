"""A guest is a cookie: it is not lost, not taken for another's, and not left lying about."""

from __future__ import annotations

import time
from collections.abc import Iterator
from http.cookies import SimpleCookie
from pathlib import Path

import httpx
import pytest
from litestar.middleware.session.client_side import ClientSideSessionBackend, CookieBackendConfig

from hanagoza.client import Client
from hanagoza.server.http.sessions import BORN, CSRF, HOST, MONTH, PLAYER, SESSION, YEAR, Seal
from tests.server import raw
from tests.server.conftest import Serve
from tests.server.serving import serving

KEY = bytes(range(32))
NOW = BORN + 5 * YEAR


class Clock:
    """The time of day."""

    now = NOW

    def __call__(self) -> float:
        return self.now


class TestSeal:
    @pytest.fixture
    def clock(self) -> Clock:
        return Clock()

    @pytest.fixture
    def seal(self, clock: Clock) -> Seal:
        return Seal(KEY, clock)

    @pytest.mark.parametrize("age", [0, MONTH - 1, MONTH + 1, YEAR, 2 * YEAR - 1])
    def test_it_is_good_for_a_year_and_another_and_replaced_after_a_month(
        self, seal: Seal, clock: Clock, age: float
    ) -> None:
        value = seal.closed("Ann", SESSION)
        clock.now += age
        assert seal.opened(value, SESSION) == ("Ann", age < MONTH)

    def test_then_it_is_over(self, seal: Seal, clock: Clock) -> None:
        value = seal.closed("Ann", SESSION)
        clock.now += 2 * YEAR + 1
        assert seal.opened(value, SESSION) is None

    @pytest.mark.parametrize(("age", "known"), [(0, True), (5, False), (19, False), (21, None)])
    def test_a_host_may_have_them_forgotten_sooner(
        self, clock: Clock, age: float, known: bool | None
    ) -> None:
        seal = Seal(KEY, clock, keep=10)
        value = seal.closed("Ann", SESSION)
        clock.now += age + 0.5
        assert seal.opened(value, SESSION) == (None if known is None else ("Ann", known))

    @pytest.mark.parametrize("wrong", [0.0, BORN - 1, NOW - 14 * MONTH, NOW + 9 * YEAR])
    def test_one_of_a_clock_that_was_wrong_is_replaced(
        self, seal: Seal, clock: Clock, wrong: float
    ) -> None:
        clock.now = wrong
        value = seal.closed("Ann", SESSION)
        clock.now = NOW
        assert seal.opened(value, SESSION) == ("Ann", False)
        assert seal.opened(seal.closed("Ann", SESSION), SESSION) == ("Ann", True)

    def test_it_cannot_be_passed_off_under_another_name(self, seal: Seal) -> None:
        assert seal.opened(seal.closed("Ann", HOST + SESSION), SESSION) is None
        assert seal.opened(seal.closed("Ann", SESSION), HOST + SESSION) is None

    def test_nobody_else_can_make_one(self, seal: Seal) -> None:
        assert seal.opened(Seal(bytes(32)).closed("Ann", SESSION), SESSION) is None

    def test_everybody_has_a_token_of_their_own(self, seal: Seal) -> None:
        assert seal.token("Ann") != seal.token("Ben")
        assert seal.token("Ann") != Seal(bytes(32)).token("Ann")


def litestars(folder: Path, player: str) -> str:
    """A cookie as it was before we made them ourselves."""
    key = (folder / "session.key").read_bytes()
    backend = ClientSideSessionBackend(CookieBackendConfig(key, key=SESSION, max_age=YEAR))
    (value,) = backend.dump_data({PLAYER: player})
    return value.decode()


def set_by(answer: httpx.Response) -> SimpleCookie:
    return SimpleCookie("\r\n".join(answer.headers.get_list("set-cookie")))


def test_browsers_are_told_how_long_to_keep_them(tmp_path: Path) -> None:
    with serving(tmp_path, keep_sessions=2.0) as url:
        session = set_by(httpx.get(f"{url}/api/me"))[SESSION]
        assert session["max-age"] == str(2 * 24 * 60 * 60)


def test_cookies_of_before_are_still_good(tmp_path: Path) -> None:
    with serving(tmp_path) as url:
        headers = {"cookie": f"{SESSION}={litestars(tmp_path, 'Ann')}; {CSRF}={'f' * 128}"}
        new = set_by(httpx.get(f"{url}/api/me", headers=headers))
        assert set(new) == {CSRF}
        headers["x-csrftoken"] = new[CSRF].value
        opened = httpx.post(f"{url}/api/tables", json=NEW_TABLE, headers=headers)
        assert raw.stored(tmp_path, opened.json()["id"]).host == "Ann"


NEW_TABLE = {"setting": {"game": "hanamikoji", "players": 2}}


class TestHttps:
    @pytest.fixture
    def url(self, tmp_path: Path) -> Iterator[str]:
        with serving(tmp_path, https=True) as url:
            yield url

    def test_cookies_are_for_this_host_and_for_https_only(self, url: str) -> None:
        answer = httpx.get(f"{url}/api/me")
        for cookie in answer.headers.get_list("set-cookie"):
            assert cookie.startswith(HOST)
            assert "Path=/;" in cookie + ";"
            assert "; Secure" in cookie
            assert "Domain" not in cookie
        assert set(set_by(answer)) == {HOST + SESSION, HOST + CSRF}
        assert set_by(answer)[HOST + SESSION]["httponly"]

    def test_an_old_cookie_is_replaced_and_the_guest_stays(self, url: str, tmp_path: Path) -> None:
        old = f"{SESSION}={litestars(tmp_path, 'Ann')}; {CSRF}=x"
        new = set_by(httpx.get(f"{url}/api/me", headers={"cookie": old}))
        assert [new[name]["max-age"] for name in (SESSION, CSRF)] == ["0", "0"]
        session, token = new[HOST + SESSION].value, new[HOST + CSRF].value
        headers = {"cookie": f"{HOST}{SESSION}={session}", "x-csrftoken": token}
        opened = httpx.post(f"{url}/api/tables", json=NEW_TABLE, headers=headers)
        assert raw.stored(tmp_path, opened.json()["id"]).host == "Ann"

    def test_the_client_knows_them_too(self, url: str) -> None:
        with Client(url) as client:
            client.get("/api/me")
            assert client._token == client._http.cookies[HOST + CSRF]


class TestToken:
    """Against requests that pages of others make with our cookies."""

    def test_it_is_bound_to_the_session(self, server: Serve) -> None:
        with httpx.Client(base_url=server()) as ann, httpx.Client(base_url=ann.base_url) as ben:
            for guest in (ann, ben):
                guest.get("/api/me")
            mine, theirs = ann.cookies[CSRF], ben.cookies[CSRF]
            for token, status in ((mine, 201), (theirs, 403), ("", 403), ("f" * 64, 403)):
                # whatever cookie a neighbour's page has managed to set
                ann.cookies.delete(CSRF)
                ann.cookies.set(CSRF, token)
                answer = ann.post("/api/tables", json=NEW_TABLE, headers={"x-csrftoken": token})
                assert answer.status_code == status

    def test_who_has_an_old_one_is_given_the_right_one(self, server: Serve) -> None:
        with httpx.Client(base_url=server()) as http:
            token = http.get("/api/me").cookies[CSRF]
            refused = http.post("/api/tables", json=NEW_TABLE)
            assert refused.status_code == 403
            assert refused.cookies[CSRF] == token
            assert "x-csrftoken has to repeat the cookie" in refused.json()["detail"]

    def test_who_shows_a_bearers_token_needs_none(self, server: Serve) -> None:
        with Client(url := server()) as guest:
            bearer = guest.post("/api/tokens", {"name": "Petal"})["token"]
        headers = {"authorization": f"Bearer {bearer}"}
        answer = httpx.post(f"{url}/api/tables", json=NEW_TABLE, headers=headers)
        assert answer.status_code == 201
        assert "set-cookie" not in answer.headers


class TestCaches:
    @pytest.mark.parametrize(
        "path", ["/", "/t/x", "/nowhere", "/healthz", "/api/games", "/api/levels", "/api/schema"]
    )
    def test_what_is_for_everybody_has_no_cookie(self, server: Serve, path: str) -> None:
        answer = httpx.get(server() + path)
        assert "set-cookie" not in answer.headers

    def test_what_is_somebodys_own_is_not_kept(self, server: Serve) -> None:
        with Client(server()) as client:
            table = client.open("hanamikoji", 2)
            for path in ("/api/me", "/api/tables", f"/api/tables/{table}", "/api/nowhere"):
                answer = client._http.get(path)
                assert answer.headers["cache-control"] == "no-store", path

    def test_a_cookie_is_not_set_again_and_again(self, server: Serve) -> None:
        with httpx.Client(base_url=server()) as http:
            assert set(set_by(http.get("/api/me"))) == {SESSION, CSRF}
            assert not set_by(http.get("/api/me"))


class TestHosts:
    """An allow-list, off by default: in a home network servers are asked for by many names."""

    @pytest.mark.parametrize(
        ("host", "status"),
        [
            ("games.example.org", 200),
            ("GAMES.example.org.:8443", 200),
            ("[::1]:8000", 200),
            ("evil.example", 421),
            ("games.example.org.evil.example", 421),
            ("[::1", 421),
        ],
    )
    def test_it_answers_to_its_names_only(self, tmp_path: Path, host: str, status: int) -> None:
        with serving(tmp_path, hosts=("games.example.org", "[::1]")) as url:
            for path in ("/", "/api/me"):
                assert httpx.get(url + path, headers={"host": host}).status_code == status
            assert httpx.get(f"{url}/healthz", headers={"host": host}).status_code == 200
            with raw.nothing_goes_wrong():
                peer = raw.handshake(url, "none", **{"X-Host": host})
                assert raw.status(peer) == 403  # by its number
                peer.close()

    def test_by_default_to_all(self, server: Serve) -> None:
        answer = httpx.get(f"{server()}/api/me", headers={"host": "box.local"})
        assert answer.status_code == 200


def test_the_year_is_one_of_a_clock_that_may_be_right() -> None:
    assert time.gmtime(BORN)[:6] == (2026, 1, 1, 0, 0, 0)
