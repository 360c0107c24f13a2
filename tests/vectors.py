"""The worked examples of the rulebooks and rulings, as data: ``vectors.json``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

VECTORS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent / "vectors.json").read_text(encoding="utf-8")
)


def vectors_of(game: str, *kinds: str) -> list[dict[str, Any]]:
    """A game's vectors of the given kinds."""
    return [v for v in VECTORS if v["game"] == game and (not kinds or v["kind"] in kinds)]
