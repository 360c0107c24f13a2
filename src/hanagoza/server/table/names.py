"""Names of guests, cleaned: short, on one line, without characters that disturb others, and not to
be mistaken for somebody else's at the same table.

No entry of a log holds a name: whoever has a table tells it what its guests are called now.
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain, count

from hanagoza.core.errors import OptionError
from hanagoza.core.options import shown

Names = Mapping[str, str]
"""What players are called, by id. Who is not in it, or has an empty name, is somebody."""
SOMEBODY = "somebody"
"""In English sentences; clients have a word of their own for an empty name."""
LONGEST = 24
UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Categories of characters that cannot be seen, or turn the text around them."""
BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that nothing is drawn for."""
IGNORED = frozenset(
    map(
        chr,
        chain(
            (0x034F, 0x17B4, 0x17B5, 0x180F),
            range(0x180B, 0x180E),
            range(0xFE00, 0xFE10),
            range(0xE0100, 0xE01F0),
        ),
    )
)
"""Marks that Unicode wants to be ignored (Default_Ignorable_Code_Point): joiners, and selectors of
one of a letter's shapes.
"""
MOST_MARKS = 2
"""Combining marks on one letter; more would write over the lines above."""
LOOK_ALIKES = {
    alike: letter
    for letter, all_alike in {
        "a": "αа", "b": "βвь", "c": "сϲ", "d": "đԁ", "e": "εе", "h": "ηнһ", "j": "јϳ", "k": "κк",
        "l": "i1ı|!łιіӏ", "m": "μм", "n": "νп", "o": "0øοо", "p": "ρр", "q": "ԛ", "r": "г",
        "s": "5ѕ", "t": "τт", "w": "ωԝ", "x": "χх", "y": "υуγ", "z": "ζ",
        "ニ": "二", "ロ": "口", "カ": "力", "エ": "工", "ハ": "八", "タ": "夕", "ト": "卜",
        "へ": "ヘ", "り": "リ",
    }.items()
    for alike in all_alike
}  # fmt: skip
"""Letters that are drawn like another one: Greek, Cyrillic and digits like Latin, signs like kana.
Some are missing, and some need not be here: who is mistaken for another is given a number.
"""


def clean(name: str) -> str:
    """A name that can be shown to anybody, or an ``OptionError`` that says what would be right."""
    kept, marks = [], 0
    for letter in unicodedata.normalize("NFC", name):
        category = unicodedata.category(letter)
        marks = marks + 1 if category.startswith("M") else 0
        if marks <= MOST_MARKS and letter not in IGNORED:
            kept.append(" " if category in UNSEEN or letter in BLANK else letter)
    # Once more: a letter and its mark may have had something between them.
    cleaned = unicodedata.normalize("NFC", " ".join("".join(kept).split()))
    if len(cleaned) > LONGEST or not any(map(_is_seen, cleaned)):
        raise OptionError(f"the name {shown(name)} is not possible: choose 1 to {LONGEST} letters")
    return cleaned


def _is_seen(letter: str) -> bool:
    """Whether it shows by itself; a mark needs a letter under it."""
    return not letter.isspace() and not unicodedata.category(letter).startswith("M")


def told_apart(names: Iterable[str]) -> Iterator[str]:
    """Clean names as they are shown side by side: numbered, where one would be mistaken for another
    before it. Who has none stays without.

    >>> list(told_apart(["ANNA", "Ben", "Anna", "", "Anna"]))
    ['ANNA', 'Ben', 'Anna 2', '', 'Anna 3']
    """
    taken, numbers = set[str](), Counter[str]()
    for name in names:
        shown = _numbered(name, taken, numbers) if _skeleton(name) in taken else name
        if name:
            taken.add(_skeleton(shown))
        yield shown


def _numbered(name: str, taken: set[str], numbers: Counter[str]) -> str:
    """The name with the first number that is free. Where the last of its kind stopped is kept: many
    of one name would take long.
    """
    kind = _skeleton(name)
    for number in count(max(2, numbers[kind] + 1)):
        end = f" {number}"
        shown = f"{name[: LONGEST - len(end)].rstrip()}{end}"
        if _skeleton(shown) not in taken:
            break
    numbers[kind] = number
    return shown


def _skeleton(name: str) -> str:
    """What is left of a name at a glance: names that share it are easily mistaken."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    seen = [letter for letter in plain if unicodedata.category(letter)[0] not in "MPZ"]
    return "".join(LOOK_ALIKES.get(letter, letter) for letter in seen) or plain
