"""Names of guests can be seen, and disturb nobody."""

from __future__ import annotations

import pytest

from hanagoza.core.errors import OptionError
from hanagoza.server.http.names import LONGEST, clean


@pytest.mark.parametrize(
    ("name", "cleaned"),
    [
        ("  Ann \n Lee ", "Ann Lee"),
        ("Ann\u202eeeL", "Ann eeL"),
        ("花\u3164子", "花 子"),
        ("e\u0301", "é"),
        ("x\u0335\u0336\u0337\u0338", "x\u0335\u0336"),
        ("x" * LONGEST, "x" * LONGEST),
    ],
)
def test_they_are_cleaned(name: str, cleaned: str) -> None:
    assert clean(name) == cleaned


@pytest.mark.parametrize("name", ["", " ", "\u200b", "\u3164", "\u2800\uffa0", "\u034f", "x" * 25])
def test_names_that_nobody_could_read_are_refused(name: str) -> None:
    with pytest.raises(OptionError, match="choose 1 to 24 letters"):
        clean(name)
