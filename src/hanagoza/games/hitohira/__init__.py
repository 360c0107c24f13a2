"""Hitohira: push your luck under a cherry tree that blooms once in many years."""

from __future__ import annotations

from hanagoza.games.hitohira.edition import edition
from hanagoza.games.hitohira.explain import WORDS

BEGINNER = {"four_colours": "somei", "two_pairs": "sakuya", "six_pieces": "kenrokuen"}

GAME = edition("hitohira", WORDS, BEGINNER, {"beginner": BEGINNER})
