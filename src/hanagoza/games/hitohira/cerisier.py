"""La Légende du Cerisier qui fleurit tous les dix ans: Hitohira as iello told it again."""

from __future__ import annotations

from hanagoza.games.hitohira.edition import edition
from hanagoza.games.hitohira.explain import CERISIER_WORDS

CLASSIC = {"four_colours": "somei", "two_pairs": "shin", "six_pieces": "kenrokuen"}
ADVANCED = {"four_colours": "komatsu", "two_pairs": "sakuya", "six_pieces": "kokonoe"}

GAME = edition(
    "cerisier",
    CERISIER_WORDS,
    {
        **CLASSIC,
        "screen_qty": "all",
        "sakuya_in": "field",
        "sakuya_give_black": "on",
        "tie_first": "top_two",
        "final_tiebreak": "none",
    },
    {"classic": CLASSIC, "advanced": ADVANCED},
)
