from __future__ import annotations

from pathlib import Path

import pytest

from hanagoza.cli.saves import Saves


@pytest.fixture(autouse=True)
def saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Saves:
    """A data folder of the test's own; no test touches the user's games."""
    monkeypatch.setenv("HANAGOZA_DATA", str(tmp_path))
    for name in ("LC_ALL", "LC_MESSAGES", "COLORFGBG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    return Saves.of_user()
