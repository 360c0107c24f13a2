"""Arguments that would do harm, or nothing, are refused before anything happens."""

from __future__ import annotations

import pytest

from hanagoza.cli import main
from tests.cli.test_commands import Output, complaint


@pytest.mark.parametrize("given", ["0", "-1", "x"])
def test_what_is_wrong_is_quoted_with_what_would_be_right(given: str, capsys: Output) -> None:
    with pytest.raises(SystemExit) as left:
        main(["admin", "list", f"--count={given}"])
    assert left.value.code == 2
    told = complaint(capsys)
    assert repr(given) in told
    assert "above 0" in told
