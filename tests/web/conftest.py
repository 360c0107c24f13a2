from __future__ import annotations

import itertools
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    expect,
    sync_playwright,
)

from hanagoza.server.http.pages import PAGES
from scripts.types import ROOT
from tests.server.hosted import Hosted, free_port

WEB = ROOT / "web"
NODE = shutil.which("node", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
SECONDS = 1000.0
NETWORK = "Failed to load resource", "ERR_CONNECTION_REFUSED", "before receiving a handshake"
"""What a browser also notes where a test breaks the connection or asks for what is not there."""
Visit = Callable[..., Page]
_households = itertools.count(1)
expect.set_options(timeout=15 * SECONDS)


def chromium(playwright: Playwright) -> Browser:
    """Debian's, without a window."""
    found = shutil.which("chromium")
    assert found, "the tests need Chromium: apt install chromium"
    return playwright.chromium.launch(executable_path=found, args=FLAGS)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright, chromium(playwright) as browser:
        yield browser


@pytest.fixture(scope="session")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    """One server for everybody."""
    assert (PAGES / "index.html").exists(), "run make web"
    server = Hosted(tmp_path_factory.mktemp("web"), "--trusted-proxy", "127.0.0.1")
    yield server
    server.stop()


@pytest.fixture(scope="session")
def gallery() -> Iterator[str]:
    """The address of the gallery, served as for development."""
    vite, port = WEB / "node_modules" / ".bin" / "vite", free_port()
    assert vite.exists(), "run make web"
    assert NODE, "the tests need Node: make test installs it into .venv"
    command = [NODE, str(vite), "--host", "127.0.0.1", "--port", str(port), "--strictPort"]
    with subprocess.Popen(
        command, cwd=WEB, stdout=subprocess.DEVNULL, start_new_session=True
    ) as server:
        try:
            _wait_for(port)
            yield f"http://127.0.0.1:{port}/gallery.html"
        finally:
            os.killpg(server.pid, signal.SIGTERM)  # Node's wheel starts Node in another process


def _wait_for(port: int, seconds: float = 30) -> None:
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise TimeoutError("the gallery was not served in time")


@pytest.fixture
def visit(browser: Browser, hosted: Hosted) -> Iterator[Visit]:
    """Somebody new with a browser of their own; whatever it complains about is an error."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def note(told: ConsoleMessage) -> None:
        if told.type == "error":
            complaints.append(told.text)

    def visit(path: str = "/", locale: str = "en-GB", **options: Any) -> Page:
        # From a household of their own: all at one address would ask for too much in a minute.
        headers = {"X-Forwarded-For": f"2001:db8:0:{next(_households):x}::1"}
        context = browser.new_context(locale=locale, extra_http_headers=headers, **options)
        contexts.append(context)
        context.set_default_timeout(20 * SECONDS)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", note)
        page.goto(path if path.startswith("http") else hosted.url + path)
        return page

    yield visit
    for context in contexts:
        context.close()
    assert not [told for told in complaints if not any(kind in told for kind in NETWORK)]
