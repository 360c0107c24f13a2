"""Blossom as the rulebook tells it, slowly and without the engine."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product
from math import comb
from random import Random
from typing import Any

from hanagoza import Match

NAMES = ("chrysanth", "camellia", "rose", "lily", "anemone", "cherry")
CARDS = [name for name in NAMES for _ in range(3 if name == "cherry" else 6)]
REMOVED = {2: 2, 3: 1, 4: 0}
SWAPS = 600
"""Attempts to exchange two cards in a retelling; a few dozen succeed."""


def pieces(position: Any) -> Counter[str]:
    places = [
        position.deck,
        position.removed,
        position.garden,
        *position.hands,
        *position.ups,
        *position.downs,
    ]
    return Counter(card for place in places for card in place.split())


# --- legal moves ----------------------------------------------------------------------------------


def oracle(position: Any) -> set[str]:
    """Every way to pick physical cards, written down and put into a set."""
    me = position.mover
    hand, up, down = (
        position.hands[me].split(),
        position.ups[me].split(),
        position.downs[me].split(),
    )
    if position.phase == "choose":
        return {"more", "stop"}
    if position.phase == "mulligan":
        return {"keep", *_picks("return", hand, 3)}
    room = 5 - len(up) - len(down)
    moves = _picks("down", hand, room) | _picks("flip", down, 5)
    if room:
        moves |= {f"up {card}" for card in hand}
    for name in NAMES[:5]:
        moves |= {f"arrange {name} {number + 1}" for number in range(up.count(name))}
    if "cherry" in up:
        moves |= _cherries(position, hand)
    if len(hand) < 5:
        moves |= {"deck"} if position.deck else set()
        moves |= {f"garden {card}" for card in position.garden.split()} - {
            f"garden {card}" for card in position.barred
        }
    return moves


def _picks(verb: str, cards: list[str], most: int) -> set[str]:
    return {
        " ".join([verb, *sorted(picked, key=NAMES.index)])
        for number in range(1, most + 1)
        for picked in combinations(cards, number)
    }


def _cherries(position: Any, hand: list[str]) -> set[str]:
    if position.options.get("cherry_fills", "deck") == "garden" and len(hand) >= 3:
        garden = position.garden.split()
        return {"cherry 6", "cherry draw 0"} | _picks("pick", garden, 5 - len(hand))
    most = min(3, 5 - len(hand), len(position.deck.split()) + len(position.garden.split()))
    if position.options["cherry_sequential"] == "on":
        return {"cherry 6", "cherry draw 0"} | ({"cherry draw"} if most else set())
    return {"cherry 6"} | {f"cherry draw {number}" for number in range(most + 1)}


# --- hidden information ---------------------------------------------------------------------------

PUBLIC = {
    *("game", "rules", "players", "options", "phase", "round", "starter", "mover", "action"),
    *(
        "step",
        "ups",
        "garden",
        "earned",
        "barred",
        "due",
        "falling",
        "held",
        "kept",
        "stock",
        "fresh",
    ),
}


def _others(name: str) -> Any:
    return lambda position, observer: [
        cards for seat, cards in enumerate(getattr(position, name)) if seat != observer
    ]


HIDDEN: dict[str, Any] = {
    "hands": _others("hands"),
    "downs": _others("downs"),
    "drew": _others("drew"),
    "deck": lambda position, observer: position.deck,
    "removed": lambda position, observer: position.removed,
}


def world(position: Any, observer: int | None) -> tuple[Any, ...]:
    """Where the cards of one kind are: how many in the deck, then in every other hand and yard.

    All worlds are far too many; this shadow of them is small, and every certainty shows in it.
    """
    kind = _rarest(position, observer)
    places = [position.deck]
    for seat in _others_of(position, observer):
        places += [position.hands[seat], position.downs[seat]]
    return tuple(place.split().count(kind) for place in places)


def _others_of(position: Any, observer: int | None) -> list[int]:
    return [seat for seat in range(position.players) if seat != observer]


def _pool(position: Any, observer: int | None) -> Counter[str]:
    """The cards an observer cannot place: not open, not their own, not known to be anybody's."""
    pool = pieces(position)
    pool.subtract(" ".join([position.garden, *position.ups]).split())
    for seat in range(position.players):
        mine = seat == observer
        known = (position.hands, position.downs) if mine else (position.held, position.kept)
        pool.subtract(" ".join(places[seat] for places in known).split())
    return pool


def _stock(position: Any, observer: int | None) -> Counter[str]:
    """Those of them that may be in the deck."""
    pool = _pool(position, observer)
    if not position.stock:
        return pool
    stock = Counter(position.stock.split())
    if observer is not None:
        stock.subtract(position.drew[observer].split())
    return stock & pool


def _rarest(position: Any, observer: int | None) -> str:
    """The kind to look for: one of the stock if there is a known one, with the fewest cards."""
    pool = _pool(position, observer)
    known = set(position.stock.split())
    return min(NAMES, key=lambda name: (name not in known, pool[name] == 0, pool[name]))


def worlds(position: Any, observer: int | None) -> dict[tuple[Any, ...], int] | None:
    """Each world with its number of physical deals, by counting the ways to fill place by place.

    Cards of the stock fill the deck, and so much of each seat as is certainly of the stock; the
    rest of the pool fills the rest; then each seat lays some of its cards face down. When the game
    is over everything is turned up.
    """
    if position.phase == "over":
        return {world(position, observer): 1}
    kind = _rarest(position, observer)
    pool, stock = _pool(position, observer), _stock(position, observer)
    others = _others_of(position, observer)
    sizes = [len(position.deck.split()), *(position.fresh[seat] for seat in others)]
    seats = [_Seat(position, seat, kind) for seat in others]
    found: Counter[tuple[Any, ...]] = Counter()
    for from_stock, ways in _fillings(stock[kind], stock.total(), sizes):
        left = pool[kind] - sum(from_stock), pool.total() - sum(sizes)
        rooms = [seat.room - position.fresh[s] for s, seat in zip(others, seats, strict=True)]
        for rest, more_ways in _fillings(*left, rooms):
            there = [a + b for a, b in zip(from_stock[1:], rest, strict=True)]
            splits = [list(seat.splits(count)) for seat, count in zip(seats, there, strict=True)]
            for split in product(*splits):
                counts = tuple(number for hand_down, _ in split for number in hand_down)
                weight = ways * more_ways
                for _, laid in split:
                    weight *= laid
                found[(from_stock[0], *counts)] += weight
    return dict(found) if len(found) <= 400 else None


def _fillings(wanted: int, total: int, sizes: list[int]) -> Any:
    """All ways to fill places of these sizes from ``total`` cards of which ``wanted`` are of the
    kind: how many of it each place gets, and how many physical deals do that."""
    if not sizes:
        yield (), 1
        return
    for here in range(min(wanted, sizes[0]) + 1):
        ways = comb(wanted, here) * comb(total - wanted, sizes[0] - here)
        if ways:
            for rest, more in _fillings(wanted - here, total - sizes[0], sizes[1:]):
                yield (here, *rest), ways * more


class _Seat:
    """How the cards of one kind are split between a hand and the face-down cards of a yard."""

    def __init__(self, position: Any, seat: int, kind: str) -> None:
        held, kept = position.held[seat].split(), position.kept[seat].split()
        self.held, self.kept = held.count(kind), kept.count(kind)
        self.down = len(position.downs[seat].split())
        hand = len(position.hands[seat].split()) - len(held)
        self.slots = hand + self.down
        self.room = self.slots - len(kept)

    def splits(self, dealt: int) -> Any:
        """``dealt`` unknown cards of the kind came; any of the slots may be those face down."""
        here = dealt + self.kept
        for laid in range(min(here, self.down) + 1):
            ways = comb(here, laid) * comb(self.slots - here, self.down - laid)
            if ways:
                yield (self.held + here - laid, laid), ways


# --- another world, told from the first card ------------------------------------------------------


def retell(match: Match, observer: int | None, rng: Random) -> list[str]:
    """The line with cards changing places wherever the observer cannot tell.

    Backs look alike: two cards that lie in one hidden place may go different ways from there, as
    long as neither shows its face before they meet again, or at all. In the end all of them do.
    """
    story = Story(match.history, observer, is_over=match.actor is None)
    for _ in range(SWAPS):
        story.swap_somewhere(rng)
    return story.told()


class Story:
    """A game as the ways of 33 physical cards, which are numbers here."""

    def __init__(self, line: list[str], observer: int | None, *, is_over: bool) -> None:
        self.line = line
        self.shown = len(line) if is_over else None
        """When everything is turned up."""
        self.observer = observer
        self.players = {8: 2, 10: 3, 12: 4, 13: 2, 15: 3, 17: 4}[_first_deal(line)]
        self.faces = list(CARDS)
        self.place = ["deck 0"] * len(CARDS)
        self.ways: list[list[str]] = [[] for _ in CARDS]
        """For every card, the place it is in before each move, and after the last."""
        self.moved: list[list[int]] = []
        """For every move, the cards it names."""
        self.generation = 0
        self._follow()
        self.leavings = [
            at
            for at, cards in enumerate(self.moved)
            if cards and all(self._is_hidden(self.ways[cards[0]], when) for when in (at, at + 1))
        ]

    # --- reading it ---

    def _follow(self) -> None:
        self.seat, self.starter, self.actions, self.dealt = 0, 0, 0, 0
        self.cherry = False
        self.due = 0
        for move in self.line:
            for card, place in enumerate(self.place):
                self.ways[card].append(place)
            self.moved.append(self._move(*move.split()))
        for card, place in enumerate(self.place):
            self.ways[card].append(place)

    def _take(self, name: str, source: str, target: str) -> int:
        card = next(
            c for c, face in enumerate(self.faces) if face == name and self.place[c] == source
        )
        self.place[card] = target
        return card

    def _deck(self) -> str:
        return f"deck {self.generation}"

    def _move(self, verb: str, *tokens: str) -> list[int]:
        if verb == "start":
            self.seat = self.starter = int(tokens[0])
            return []
        if verb == "draw":
            return [self._draw(tokens[0])]
        if verb in ("return", "keep"):
            return self._mulligan(tokens)
        if verb in ("deck", "cherry", "more", "stop"):
            if not self._waits(verb, tokens):
                self._end_action()
            return []
        cards = self._carry(verb, tokens)
        if verb == "pick":
            self._fall()
        self._end_action()
        return cards

    def _carry(self, verb: str, tokens: tuple[str, ...]) -> list[int]:
        hand, up, down = (f"{zone} {self.seat}" for zone in ("hand", "up", "down"))
        source, target = {
            "down": (hand, down),
            "up": (hand, up),
            "flip": (down, up),
            "garden": ("garden", hand),
            "pick": ("garden", hand),
            "arrange": (up, "garden"),
        }[verb]
        names = tokens if verb != "arrange" else tokens[:1] * int(tokens[1])
        return [self._take(name, source, target) for name in names]

    def _waits(self, verb: str, tokens: tuple[str, ...]) -> bool:
        """Whether an action goes on with cards from the deck; a cherry falls after them."""
        if verb == "deck":
            self.due = 1
        elif verb == "cherry" and tokens[0] == "draw":
            self.cherry = True
            hand = self.place.count(f"hand {self.seat}")
            left = self.place.count(self._deck()) + self.place.count("garden")
            self.due = min(int(tokens[1]) if len(tokens) > 1 else 3, 5 - hand, left)
        elif verb == "stop":
            self.due = 0
        elif verb == "cherry":
            self._fall()
        if not self.due and self.cherry:
            self._fall()
        return self.due > 0

    def _fall(self) -> None:
        self.cherry = False
        self._take("cherry", f"up {self.seat}", "garden")

    def _draw(self, name: str) -> int:
        source = self._deck()
        self.dealt += 1
        removed, hands = REMOVED[self.players], REMOVED[self.players] + 3 * self.players
        if self.dealt <= removed:
            return self._take(name, source, "removed")
        if self.dealt <= hands:
            seat = (self.starter + (self.dealt - removed - 1) // 3) % self.players
            return self._take(name, source, f"hand {seat}")
        if self.actions == 0 and self.due == 0:
            return self._fill_up_or_plant(name, source)
        card = self._take(name, source, f"hand {self.seat}")
        self._replenish()
        self.due -= 1
        if not self.due:
            if self.cherry:
                self._fall()
            self._end_action()
        return card

    def _fill_up_or_plant(self, name: str, source: str) -> int:
        for turn in range(self.players):
            seat = (self.starter + turn) % self.players
            if self.place.count(f"hand {seat}") < 3 and self.place.count("garden") == 0:
                return self._take(name, source, f"hand {seat}")
        return self._take(name, source, "garden")

    def _mulligan(self, tokens: tuple[str, ...]) -> list[int]:
        first = (self.starter + 1) % self.players
        if not any(move.split()[0] in ("return", "keep") for move in self.line[: len(self.moved)]):
            self.seat = first
        seat = self.seat
        cards = [self._take(name, f"hand {seat}", f"down {seat}") for name in tokens]
        if seat == self.starter:
            self.generation = 1
            self.place = [
                "deck 1" if place.startswith(("deck", "down")) else place for place in self.place
            ]
        else:
            self.seat = (seat + 1) % self.players
        return cards

    def _replenish(self) -> None:
        if self._deck() not in self.place and "garden" in self.place:
            self.generation += 1
            self.place = [self._deck() if place == "garden" else place for place in self.place]

    def _end_action(self) -> None:
        self._replenish()
        self.actions += 1
        if self.actions % 2 == 0:
            self.seat = (self.seat + 1) % self.players

    # --- telling it otherwise ---

    def _is_hidden(self, way: list[str], at: int) -> bool:
        place = way[at]
        if at == self.shown:
            return False
        if place.startswith(("hand", "down")):
            return int(place.split()[1]) != self.observer
        return place.startswith("deck") or place == "removed"

    def swap_somewhere(self, rng: Random) -> None:
        """Where a card goes unseen, let another one from the same place go: for good if neither is
        seen any more, else until they meet again."""
        begin = rng.choice(self.leavings)
        one = rng.choice(self.moved[begin])
        place = self.ways[one][begin]
        others = [
            card
            for card, way in enumerate(self.ways)
            if way[begin] == place and self.faces[card] != self.faces[one]
        ]
        if others:
            two = rng.choice(others)
            ends = self._meetings(self.ways[one], self.ways[two], begin)
            if ends:
                self._swap(one, two, begin, rng.choice(ends))

    def _meetings(self, one: list[str], two: list[str], begin: int) -> list[int]:
        """When two cards that part after ``begin`` are together again, unseen all the while."""
        meetings: list[int] = []
        apart = False
        for at in range(begin + 1, len(self.line) + 1):
            if not (self._is_hidden(one, at) and self._is_hidden(two, at)):
                return meetings
            if one[at] == two[at] and apart:
                meetings.append(at)
            apart |= one[at] != two[at]
        return [*meetings, len(self.line) + 1] if apart else []

    def _swap(self, one: int, two: int, begin: int, end: int) -> None:
        for at in range(begin, min(end, len(self.line))):
            self.moved[at] = [
                two if card == one else one if card == two else card for card in self.moved[at]
            ]
        a, b = self.ways[one], self.ways[two]
        a[begin:end], b[begin:end] = b[begin:end], a[begin:end]

    def told(self) -> list[str]:
        return [self._text(move, cards) for move, cards in zip(self.line, self.moved, strict=True)]

    def _text(self, move: str, cards: list[int]) -> str:
        verb = move.split()[0]
        if verb in ("draw", "down", "return"):
            faces = sorted((self.faces[card] for card in cards), key=NAMES.index)
            return " ".join([verb, *faces])
        return move


def _first_deal(line: list[str]) -> int:
    """Cards that come before the first decision: they tell how many players there are."""
    moves = line[1:] if line[0].startswith("start") else line
    return next((at for at, move in enumerate(moves) if not move.startswith("draw")), len(moves))
