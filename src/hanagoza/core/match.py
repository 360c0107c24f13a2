"""One game being played, event-sourced: it is its moves and outcomes, and all follows from them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from hanagoza.core.chance import Chance, FromSecret, Numbers
from hanagoza.core.engine import Trace, kept_end
from hanagoza.core.errors import MalformedMove, OptionError, UndoRefused
from hanagoza.core.moves import quoted
from hanagoza.core.options import Setting, check_observer, shown
from hanagoza.core.passage import Passage
from hanagoza.core.positions import Position
from hanagoza.core.record import FORMAT, Record, RecordedResult
from hanagoza.core.state import (
    ACTOR_AT,
    CHANCE,
    ILLEGAL,
    NO_MOVES,
    NO_NUMBERS,
    NUMBER_BLOCK,
    OVER,
    Header,
    States,
    bytes_of,
    copied,
    thawed,
)
from hanagoza.core.views import Event, Reason, Result, View

if TYPE_CHECKING:
    from hanagoza.core.game import Game


WORLDS = 200
"""How many are looked at before a move counts as forced for all to see."""


class _Preview(NamedTuple):
    """How a match was last looked ahead, and the chance numbers that are at hand after that."""

    passage: Passage
    ids: list[int]
    numbers: Numbers
    base: int


class Match:
    """A game from its first outcome to its last move.

    A match is a deterministic function of its moves and outcomes. It holds the full truth: give
    players and bots ``view`` and ``events``, never the match.
    """

    seats: tuple[str, ...] = ()
    """Who sits where, for the record; nobody else looks at it."""

    def __init__(
        self,
        game: Game,
        setting: Setting,
        chance: Chance,
        states: States,
        *,
        from_position: bool = False,
    ) -> None:
        """Use ``game.start``, ``game.from_position`` or ``hanagoza.replay`` instead."""
        self.game = game
        """What is played."""
        self.setting = setting
        """How it is played: ``players``, ``start`` and ``options``."""
        self._chance = chance
        self._from_position = from_position  # rather than at the first card
        self._engine, self._definition = game.engine, game.definition
        self._kernel, self._scratch = game.engine.kernel, game.engine.scratch
        self._texts, self._parse = game.moves.texts, game.moves.parse
        self._size = states.itemsize
        self._origin = states.tobytes()
        # The ply of the last decision, or an earlier one, and the position then.
        self._mark, self._marked = 0, self._origin
        self._history: list[int] = []
        self._decisions: list[tuple[int, int]] = []  # (ply, seat)
        self._answered = 0  # decisions that another seat has answered, even if it took that back
        self._numbers, self._base = NO_NUMBERS, 0
        self._passages: dict[int, Passage] = {}  # those up to now, by the ply they begin at
        self._preview: _Preview | None = None
        self._plain: Header | None = None  # the position in plain numbers, once somebody looks
        self._actor: int
        self._hold(states)
        self._settle()

    # --- whose turn, and what can be done ---------------------------------------------------------

    @property
    def players(self) -> int:
        """How many play."""
        return self.setting.players

    @property
    def actor(self) -> int | None:
        """The seat to decide, ``CHANCE`` when an outcome is due, ``None`` when the game is over."""
        return None if self._actor == OVER else self._actor

    @property
    def ply(self) -> int:
        """How many moves and outcomes have been played."""
        return len(self._history)

    @property
    def history(self) -> list[str]:
        """All moves and outcomes so far, as text."""
        return self.history_since(0)

    def history_since(self, ply: int) -> list[str]:
        """The moves and outcomes from a ply on, as text."""
        return [self._texts[move] for move in self._history[ply:]]

    def legal(self) -> list[str]:
        """The legal moves (at a manual chance, the possible outcomes) in canonical order."""
        if self._actor >= 0:
            texts, (lists, counts, moves) = self._texts, self._scratch.listing
            count = self._kernel.legal(self._states, lists, counts)
            return [texts[move] for move in moves[:count].tolist()]
        if self._actor == CHANCE:
            weights = self._scratch.weights
            first, count = self._kernel.outcomes(self._states, weights)
            return [self._texts[first + at] for at in range(count) if weights[at]]
        return []

    @property
    def forced(self) -> str | None:
        """The only legal move, where everybody can know that there is no other; else ``None``.

        Whoever makes it without thinking betrays nothing. That a hidden hand leaves no choice is
        the actor's secret: then it is ``None``.
        """
        if self._actor < 0 or len(legal := self.legal()) != 1:
            return None
        return legal[0] if self._is_plainly_forced() else None

    def _is_plainly_forced(self) -> bool:
        """Whether the actor has one move in whatever world a spectator could be in, as far as some
        of them tell.
        """
        _, states = self._engine.blinded(self.view(None, recall=True))
        known, (lists, counts, _) = states.copy(), self._scratch.listing
        for seed in range(WORLDS):
            states[:] = known
            self._kernel.imagine(states, CHANCE, seed)
            if self._kernel.legal(states, lists, counts) != 1:
                return False
        return True

    def play(self, text: str) -> None:
        """Play the actor's move, then whatever chance brings.

        A refused move raises ``MalformedMove`` or ``IllegalMove`` and changes nothing.
        """
        move = self._parse(text)
        before = self._states.tobytes()
        chosen, moves, weights, log = self._scratch.playing
        chosen[0] = move
        count = self._kernel.play(
            self._states, chosen, NO_NUMBERS, self._numbers, self._base, moves, weights, log
        )
        self._require_legal(count, move, text)
        if self._actor != CHANCE:
            self._decide(len(self._history), self._actor)
            self._mark, self._marked = len(self._history), before
        self._history.append(move)
        if count:
            self._history += log[:count].tolist()
        self._go_on()
        if self._actor == CHANCE:
            self._settle()

    def preview(self, text: str) -> Passage:
        """What playing a move would lead to, chance included.

        Changes nothing; raises as ``play`` does.
        """
        held = self._numbers, self._base
        try:
            ids, trace = self._ahead(self._parse(text), text)
            self._preview = _Preview(self._passage(ids, trace), ids, self._numbers, self._base)
        finally:
            self._numbers, self._base = held  # here no outcome has been drawn
        return self._preview.passage

    @property
    def previewed(self) -> Passage | None:
        """What was previewed last, as long as nothing has been played since."""
        return None if self._preview is None else self._preview.passage

    def extend(self, moves: Sequence[str]) -> Passage:
        """Play moves and outcomes as they were written down, whatever the chance source says.

        That is how a log is replayed. What has just been previewed is taken over without being run
        again. A refused move raises as in ``play``, and none is played. Where outcomes are left out
        the match waits for them: ``resume`` it with a chance source.
        """
        if self._preview is not None and self._preview.passage.moves == tuple(moves):
            passage, ids, self._numbers, self._base = self._preview
        else:
            ids = list(map(self._parse, moves))
            passage = self._passage(ids, self._replayed(ids))
        self._take_over(passage, ids)
        return passage

    def _ahead(self, move: int, text: str) -> tuple[list[int], Trace]:
        """A move and the outcomes that follow it, run beside this match."""
        states, first, round_end = self._scratch.ahead
        chosen, moves, weights, log = self._scratch.playing
        before = self._states.tobytes()
        first[:], round_end[ACTOR_AT], chosen[0] = before, 0, move
        count = self._kernel.play(
            states, chosen, NO_NUMBERS, self._numbers, self._base, moves, weights, log
        )
        self._require_legal(count, move, text)
        ids, positions = [move, *log[:count].tolist()], before + states[1 : count + 2].tobytes()
        while first[ACTOR_AT] == CHANCE % 256 and (count := self._draw(states)):
            ids += log[:count].tolist()
            positions += states[1 : count + 1].tobytes()
        return ids, Trace(positions, kept_end(round_end))

    def _replayed(self, ids: Sequence[int]) -> Trace:
        """Moves and outcomes as they are given, run beside this match."""
        trace = self._engine.trace(self._states.tobytes(), ids)
        played = len(trace.positions) // self._size - 1
        if played < len(ids):
            state = self._engine.plain(trace.positions[-self._size :])
            raise self._engine.illegal(state, ids[played], self._texts[ids[played]])
        return trace

    def _passage(self, ids: Sequence[int], trace: Trace) -> Passage:
        moves, size = tuple([self._texts[move] for move in ids]), self._size
        actor, start = trace.positions[ACTOR_AT - size], trace.positions[:size]
        return Passage(
            self._engine, self.setting, start, moves, actor=_read_actor(actor), trace=trace
        )

    def _take_over(self, passage: Passage, ids: Sequence[int]) -> None:
        """Be where a passage leads that begins here."""
        positions, size, ply = passage.trace().positions, self._size, len(self._history)
        players = self.players
        for at, actor in enumerate(positions[ACTOR_AT:-size:size]):
            if actor < players:
                self._decide(ply + at, actor)
                self._mark, self._marked = ply + at, positions[at * size : (at + 1) * size]
        self._history += ids
        self._bytes[:] = positions[-size:]
        self._go_on()
        self._passages[ply] = passage

    def _require_legal(self, count: int, move: int, text: str) -> None:
        if count == ILLEGAL or self._actor == OVER:
            raise self._engine.illegal(self._in_plain_numbers(), move, text)

    def _go_on(self) -> None:
        """Look who is next, and drop what was kept about the position that was left."""
        self._actor = self._actor_cell.item()  # once a move: NumPy is slow at single numbers
        self._plain = self._preview = None
        if self._passages:
            for passage in self._passages.values():
                passage.shrink()
            self._passages = {}

    def _decide(self, ply: int, seat: int) -> None:
        if self.last_mover not in (None, seat):
            self._answered = max(self._answered, len(self._decisions))
        self._decisions.append((ply, seat))

    def why(self, text: str) -> Reason | None:
        """``None`` if the move is legal, else the rule that forbids it. Plays nothing."""
        try:
            move = self._parse(text)
        except MalformedMove as error:
            return error.reason
        if self._texts[move] in self.legal():
            return None
        return self._engine.refusal(self._in_plain_numbers(), move)

    def merits(self, text: str) -> list[Reason]:
        """What speaks for a move of the actor's, in facts of the game: see ``Game.merits``."""
        return self.game.merits(self.view(self._actor, recall=True), text)

    # --- what may be known ------------------------------------------------------------------------

    def view(self, seat: int | None, recall: bool = False) -> View:
        """What a seat, or a spectator (``None``), may know now.

        The table view is what lies on the table; the recall view adds what an attentive player
        remembers of the public past.
        """
        state = self._in_plain_numbers()
        observer = check_observer(seat, self.players)
        return self._definition.view_of(state, self.setting, observer, recall)

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """What a seat, or a spectator, saw happen from ply ``since`` on."""
        if type(since) is not int or since < 0:
            raise OptionError(f"since={shown(since)} is not possible: choose a ply, 0 or more")
        return list(self.passage_since(since).events(seat))

    def passage_since(self, ply: int) -> Passage:
        """What was played from a ply on."""
        if ply not in self._passages:
            start, moves = self._position_at(ply), tuple(self.history_since(ply))
            passage = Passage(self._engine, self.setting, start, moves, actor=self.actor)
            self._passages[ply] = passage
        return self._passages[ply]

    def _position_at(self, ply: int) -> bytes:
        """The position at an earlier ply, frozen; the last decision's is at hand."""
        mark, start = (self._mark, self._marked) if ply >= self._mark else (0, self._origin)
        if ply == mark:
            return start
        return self._engine.trace(start, self._history[mark:ply]).positions[-self._size :]

    def _thawed(self, frozen: bytes) -> States:
        return thawed(frozen, self._definition.layout)

    def _in_plain_numbers(self) -> Header:
        """The position, for code that looks at it number by number."""
        if self._plain is None:
            self._plain = self._engine.plain(self._states.tobytes())
        return self._plain

    # --- how it ended -----------------------------------------------------------------------------

    @property
    def result(self) -> Result | None:
        """``None`` while the game runs; then scores, ranks, winners, and every point explained."""
        if self.actor is not None:
            return None
        state, seats = self._in_plain_numbers(), range(self.players)
        ranks = tuple(state.ranks[seat] for seat in seats)
        return Result(
            scores=tuple(state.scores[seat] for seat in seats),
            ranks=ranks,
            winners=tuple(seat for seat in seats if ranks[seat] == 1),
            reason=self._definition.reasons[state.reason],
            lines=tuple(self._definition.lines_of(state)),
        )

    # --- the game as data -------------------------------------------------------------------------

    def record(self, *, aborted: bool = False) -> Record:
        """The whole game as data, everything hidden included.

        The secret that was committed to is revealed once the game is over or ``aborted``.
        """
        result = self.result
        chance = self._chance.provenance()
        if isinstance(chance, FromSecret) and result is None and not aborted:
            chance = chance.sealed()
        return Record(
            format=FORMAT,
            game=self.game.id,
            rules=self.game.version,
            players=self.players,
            start=self.setting.start,
            options=dict(self.setting.options),
            chance=chance,
            position=self._beginning(),
            moves=tuple(self.history),
            result=None if result is None else RecordedResult.of(result),
            seats=self.seats,
        )

    def _beginning(self) -> Position | None:
        if not self._from_position:
            return None
        return self._definition.write_position(self._engine.plain(self._origin), self.setting)

    def position(self) -> Position:
        """The position as a complete document; ``game.from_position`` takes it back."""
        return self._definition.write_position(self._in_plain_numbers(), self.setting)

    # --- taking back ------------------------------------------------------------------------------

    @property
    def last_mover(self) -> int | None:
        """The seat that made the last decision."""
        return self._decisions[-1][1] if self._decisions else None

    @property
    def can_undo(self) -> bool:
        """Whether the last decision may be taken back: its mover has seen nothing new since."""
        if len(self._decisions) <= self._answered:
            return False
        place, seat = self._decisions[-1]
        return not any(event.reveals for event in self.passage_since(place).events(seat))

    def undo(self) -> str:
        """Take back the last decision, and return it.

        Refused once its mover has seen anything new since: a card, an answer, a revealed secret.
        Played again, it meets the same outcomes.
        """
        if not self._decisions:
            raise UndoRefused("there is no move to take back")
        place, _ = self._decisions[-1]
        text = self._texts[self._history[place]]
        if not self.can_undo:
            raise UndoRefused(f"{quoted(text)} cannot be taken back: something was revealed since")
        self._decisions.pop()
        self._go_on()
        frozen = self._position_at(place)
        self._hold(self._thawed(frozen))
        del self._history[place:]
        self._mark, self._marked = place, frozen
        self._numbers, self._base = NO_NUMBERS, 0
        return text

    def copy(self) -> Match:
        """An independent match at the same point; both go on with the same outcomes."""
        twin = object.__new__(Match)
        vars(twin).update(vars(self))
        twin._history, twin._decisions = self._history.copy(), self._decisions.copy()
        twin._passages, twin._preview = {}, None
        twin._hold(copied(self._states))
        return twin

    __copy__ = copy

    def __repr__(self) -> str:
        turn = {None: "over", CHANCE: "chance"}.get(self.actor, f"seat {self.actor}")
        return f"<Match {self.game.id}, {self.players} players, ply {self.ply}, {turn}>"

    # --- chance -----------------------------------------------------------------------------------

    def resume(self, chance: Chance) -> None:
        """Go on with outcomes from another source (a replayed game goes live again)."""
        self._chance = chance
        self._numbers, self._base = NO_NUMBERS, 0
        self._preview = None
        self._settle()

    def outcome_for(self, numbers: Numbers) -> str:
        """The outcome that a chance number stands for here, when one is due; plays nothing."""
        assert self._actor == CHANCE
        _, moves, weights, log = self._scratch.playing
        state, drawn = copied(self._states), self._drawn_cell.item()
        self._kernel.play(state, NO_MOVES, NO_NUMBERS, numbers[:1], drawn, moves, weights, log)
        return self._texts[int(log[0])]

    def _hold(self, states: States) -> None:
        self._states, self._bytes = states, bytes_of(states)
        self._plain = None
        self._actor_cell: Any = states["actor"]
        self._drawn_cell: Any = states["drawn"]
        self._actor = self._actor_cell.item()

    def _settle(self) -> None:
        """Resolve chance until a decision is due or, when outcomes are scripted, not at all."""
        while self._actor == CHANCE and (count := self._draw(self._states)):
            self._history += self._scratch.playing[-1][:count].tolist()
            self._go_on()

    def _draw(self, states: States) -> int:
        """Fetch the next chance numbers and play the outcomes they stand for, which are then in the
        log of the scratch. Return how many.
        """
        base = states["drawn"][0].item()
        numbers = self._chance.numbers(base, NUMBER_BLOCK)
        self._numbers = np.ascontiguousarray(numbers, dtype=np.uint64)[:NUMBER_BLOCK]
        self._base = base
        _, *room = self._scratch.playing
        return self._kernel.play(states, NO_MOVES, NO_NUMBERS, self._numbers, self._base, *room)


def _read_actor(byte: int) -> int | None:
    """Who decides, out of a frozen position."""
    return None if byte == OVER % 256 else CHANCE if byte == CHANCE % 256 else byte
