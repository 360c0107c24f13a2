"""Hanamikoji in words: why a move is refused, and where every point of a result comes from."""

from __future__ import annotations

from pathlib import Path

from hanagoza.core.catalogue import CORE, Catalogue
from hanagoza.core.views import Reason, ScoreLine
from hanagoza.games.hanamikoji.moves import ACTION_OF, ACTIONS, BUNCHES, MOVES
from hanagoza.games.hanamikoji.pieces import CHARMS, KINDS, LETTERS, counts_of, letters_of
from hanagoza.games.hanamikoji.state import ANSWER, SEATS, State

WORDS = Catalogue(CORE, Path(__file__).parent / "locale")


def why_not(state: State, move: int) -> Reason:
    """The rule that forbids a decision of the actor; speaks only of what the actor knows."""
    if state.phase == ANSWER:
        return _why_no_answer(state, move)
    action = int(ACTION_OF[move])
    if action == len(ACTIONS):
        return WORDS.reason("nothing-offered")
    if state.used[state.actor] >> action & 1:
        return WORDS.reason(f"marker-used.{ACTIONS[action]}")
    return _why_lacking(state.hand[state.actor], BUNCHES[move])


def _why_lacking(hand: int, wanted: int) -> Reason:
    needed, held = counts_of(wanted), counts_of(hand)
    kind = next(k for k in range(KINDS) if needed[k] > held[k])
    return WORDS.reason(
        "not-in-hand",
        card=LETTERS[kind],
        needed=needed[kind],
        count=held[kind],
        hand=" ".join(letters_of(hand)) or "–",
    )


def _why_no_answer(state: State, move: int) -> Reason:
    offer = MOVES[state.offer]
    if MOVES[move].verb != "take":
        return WORDS.reason("answer-first", offer=offer.text)
    rule = "take-a-card" if offer.verb == "gift" else "take-a-pair"
    return WORDS.reason(rule, offer=offer.text)


def lines_of(state: State) -> list[ScoreLine]:
    """One line for every geisha whose favour a seat holds: one geisha, and her charm."""
    lines = []
    for seat in range(SEATS):
        for kind in range(KINDS):
            if state.favour[kind] != seat:
                continue
            ours, theirs = (counts_of(state.board[side])[kind] for side in (seat, 1 - seat))
            lines.append(
                ScoreLine(
                    seat=seat,
                    label="line-won" if ours > theirs else "line-kept",
                    values={"card": LETTERS[kind], "ours": ours, "theirs": theirs},
                    points=(1, CHARMS[kind]),
                )
            )
    return lines
