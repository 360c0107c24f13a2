"""Names of guests, cleaned: short, on one line, and without characters that disturb others."""

from __future__ import annotations

import unicodedata

from hanagoza.core.errors import OptionError
from hanagoza.core.options import shown

LONGEST = 24
UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Categories of characters that cannot be seen, or turn the text around them."""
BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that nothing is drawn for."""
MOST_MARKS = 2
"""Combining marks on one letter; more would write over the lines above."""


def clean(name: str) -> str:
    """A name that can be shown to anybody, or an ``OptionError`` that says what would be right."""
    kept, marks = [], 0
    for letter in unicodedata.normalize("NFC", name):
        category = unicodedata.category(letter)
        marks = marks + 1 if category.startswith("M") else 0
        if marks <= MOST_MARKS:
            kept.append(" " if category in UNSEEN or letter in BLANK else letter)
    cleaned = " ".join("".join(kept).split())
    if len(cleaned) > LONGEST or not any(map(_is_seen, cleaned)):
        raise OptionError(f"the name {shown(name)} is not possible: choose 1 to {LONGEST} letters")
    return cleaned


def _is_seen(letter: str) -> bool:
    """Whether it shows by itself; a mark needs a letter under it."""
    return not letter.isspace() and not unicodedata.category(letter).startswith("M")
