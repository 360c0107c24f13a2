"""Hitohira and La Légende du Cerisier as the rulebooks tell them, slowly and without the engine."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations, product
from math import lcm
from random import Random
from typing import Any

COLOURS = "RYLBWK"
HUES = "RYLBW"
POUCH = {2: (13, 4), 3: (15, 5), 4: (18, 6)}
REMOVED = 3
ABILITY_CARDS = {"four_colours": 4, "two_pairs": 2, "six_pieces": 6}
DRAWS = {"komatsu": 3, "shin": 1, "kenrokuen": 2}
TRIES, TELLINGS = 30, 21

Bunch = Counter[str]


def bunch(text: str) -> Bunch:
    return Counter({word[0]: int(word[1:]) for word in text.split()})


def all_pieces(players: int) -> Bunch:
    each, black = POUCH[players]
    return Counter({**dict.fromkeys(HUES, each), "K": black})


def pieces(position: Any) -> Bunch:
    places = [position.pouch, position.removed, position.turn, position.held]
    return sum((bunch(place) for place in (*places, *position.fields, *position.screens)), Bunch())


# --- legal moves ----------------------------------------------------------------------------------


def oracle(position: Any) -> set[str]:
    """What the rulebook lets the actor do, put together from the pieces on the table."""
    return globals()[f"_{position.phase}"](position)  # type: ignore[no-any-return]


def _colours(text: str, among: str = COLOURS) -> list[str]:
    counts = bunch(text)
    return [colour for colour in among if counts[colour] > 0]


def _grab(position: Any) -> set[str]:
    most = 2 if position.stalled >= position.players else 8
    drawn, left = bunch(position.turn).total(), bunch(position.pouch).total()
    moves = {f"grab {n}" for n in range(1, 9) if n + drawn <= most and n <= left}
    return moves | ({"stop"} if position.grabs else set())


def _keep(position: Any) -> set[str]:
    hues = _colours(position.turn, HUES)
    numbers = {min(2, len(hues))}
    if position.options["fail_take"] == "up_to":
        numbers = {0, 1, 2}
    kept = {" ".join(choice) for n in numbers for choice in combinations(hues, n)}
    return {f"keep {choice or 'none'}" for choice in kept}


def _use(position: Any) -> set[str]:
    moves = {"use none"}
    for card in ABILITY_CARDS:
        ability = position.options[card]
        if _is_triggered(card, bunch(position.turn)) and _is_possible(ability, position):
            moves.add(f"use {ability}")
    return moves


def _is_triggered(card: str, turn: Bunch) -> bool:
    """Some way to see the Blacks as other colours does it."""
    blacks = turn["K"]
    for guises in product(HUES, repeat=blacks):
        seen = Counter({hue: turn[hue] for hue in HUES}) + Counter(guises)
        colours = sum(count > 0 for count in seen.values())
        pairs = sum(count >= 2 for count in seen.values())
        if {"four_colours": colours >= 4, "two_pairs": pairs >= 2}.get(card, seen.total() >= 6):
            return True
    return False


def _is_possible(ability: str, position: Any) -> bool:
    if ability in DRAWS:
        needed = DRAWS[ability] if position.options["short_draw"] == "forbid" else 1
        return bunch(position.pouch).total() >= needed
    if ability == "sakuya":
        return bool(_exchanges(position))
    if ability == "kokonoe":
        return bool(_gatherings(position))
    return True


def _opponents(position: Any) -> list[tuple[str, list[str]]]:
    """Every opponent in turn order, with the hues in their field."""
    return [
        (f"+{n}", _colours(position.fields[(position.active + n) % position.players], HUES))
        for n in range(1, position.players)
    ]


def _own_pieces(position: Any) -> list[tuple[str, str]]:
    zones = {"turn": position.turn, "field": position.fields[position.active]}
    return [(zone, colour) for zone, text in zones.items() for colour in _colours(text)]


def _hide(position: Any) -> set[str]:
    return {f"hide {zone} {colour}" for zone, colour in _own_pieces(position)}


def _choose(position: Any) -> set[str]:
    return {f"keep {hue}" for hue in _colours(position.held, HUES)}


def _exchanges(position: Any) -> set[tuple[str, str]]:
    """Every whole exchange of Sakuya Hime: what is given, what is taken."""
    options = position.options
    found = set()
    for zone, given in _own_pieces(position):
        for opponent, hues in _opponents(position):
            for taken in hues:
                changes = given != taken or (zone == "turn" and options["sakuya_in"] == "field")
                if changes and (given != "K" or options["sakuya_give_black"] == "on"):
                    found.add((f"give {zone} {given}", f"take {opponent} {taken}"))
    return found


def _give(position: Any) -> set[str]:
    return {given for given, _ in _exchanges(position)}


def _swap(position: Any) -> set[str]:
    return {taken for given, taken in _exchanges(position) if given == position.chosen}


def _place(position: Any) -> set[str]:
    places = ["field", "screen", *(opponent for opponent, _ in _opponents(position))]
    first = places.index(position.chosen.split()[1]) if position.chosen else 0
    return {f"place {place}" for place in places[first:]}


def _gatherings(position: Any) -> set[tuple[str, ...]]:
    """Every pair of pieces Kokonoe may take, in the order in which they are named."""
    fields = [(opponent, hue) for opponent, hues in _opponents(position) for hue in hues]
    pairs: set[tuple[str, ...]] = set()
    for one, two in combinations(fields, 2):
        is_duel = position.players == 2
        if one[1] != two[1] and (is_duel or one[0] != two[0]):
            pairs.add((f"take {one[0]} {one[1]}", f"take {two[0]} {two[1]}"))
    if not pairs and position.options["kokonoe_partial"] == "on":
        return {(f"take {opponent} {hue}",) for opponent, hue in fields}
    return pairs


def _gather(position: Any) -> set[str]:
    if position.chosen is None:
        return {choice[0] for choice in _gatherings(position)}
    _, opponent, hue = position.chosen.split()
    fields = [(at, colour) for at, colours in _opponents(position) for colour in colours]
    if position.players == 2:
        later = HUES[HUES.index(hue) + 1 :]
        return {f"take {at} {colour}" for at, colour in fields if colour in later}
    return {f"take {at} {colour}" for at, colour in fields if at > opponent and colour != hue}


def _screen(position: Any) -> set[str]:
    moves = {"screen none"}
    for colour, count in bunch(position.turn).items():
        fewest = count if position.options["screen_qty"] == "all" else 1
        moves |= {f"screen {colour} {n}" for n in range(fewest, count + 1)}
    return moves


def _jokers(position: Any) -> set[str]:
    seat = sum(number is not None for number in position.jokers)
    return {f"jokers {n}" for n in _ways_to_count(bunch(position.screens[seat]))}


def _ways_to_count(screen: Bunch) -> list[int]:
    jokers = screen["W"] + screen["K"]
    warm, cool = screen["R"] + screen["Y"], screen["L"] + screen["B"]
    if warm and cool:
        return list(range(jokers + 1))
    return [jokers if warm else 0]


# --- hidden information ---------------------------------------------------------------------------

PUBLIC = {
    *("game", "rules", "players", "options", "phase", "active", "grabs", "due", "stalled"),
    *("turn", "held", "fields", "ability", "chosen", "returned", "seen"),
}


def _others_secrets(position: Any, observer: int | None) -> list[str]:
    return [colour for seat, colour in position.secrets if seat != observer]


def _others_screens(position: Any, observer: int | None) -> list[str]:
    return [text for seat, text in enumerate(position.screens) if seat != observer]


def _others_jokers(position: Any, observer: int | None) -> list[int | None]:
    return [number for seat, number in enumerate(position.jokers) if seat != observer]


HIDDEN: dict[str, Any] = {
    "pouch": lambda position, observer: position.pouch,
    "removed": lambda position, observer: position.removed,
    "screens": _others_screens,
    "secrets": _others_secrets,
    "jokers": _others_jokers,
}


def worlds(position: Any, observer: int | None) -> dict[tuple[Any, ...], int] | None:
    """Each distinct world with its number of physical deals.

    Hidden pieces are dealt in the order in which they were hidden. A physical piece can be dealt
    unless it was in sight later: the most pieces ever in sight at once after a secret cannot be it.
    """
    secrets = _hidden_secrets(position, observer)
    removed = _hidden_removed(position).total()
    if removed + len(secrets) > 5:
        return None
    found: Counter[tuple[Any, ...]] = Counter()
    places = [-1] * removed + secrets
    _deal_out(position, observer, places, (), Fraction(1), found)
    scale = lcm(*(weight.denominator for weight in found.values()))
    return {world: int(weight * scale) for world, weight in found.items()}


def _hidden_secrets(position: Any, observer: int | None) -> list[int]:
    if position.phase == "over":
        return []
    return [place for place, (seat, _) in enumerate(position.secrets) if seat != observer]


def _hidden_removed(position: Any) -> Bunch:
    """With the screens lifted, what was removed is shown as well."""
    return bunch("" if position.phase == "over" else position.removed)


def _deal_out(
    position: Any,
    observer: int | None,
    places: list[int],
    dealt: tuple[str, ...],
    weight: Fraction,
    found: Any,
) -> None:
    if len(dealt) == len(places):
        _count_jokers(position, observer, places, dealt, weight, found)
        return
    free = _free_pieces(position, observer, places[len(dealt)]) - Counter(dealt)
    for colour, number in free.items():
        _deal_out(position, observer, places, (*dealt, colour), weight * number, found)


def _free_pieces(position: Any, observer: int | None, place: int) -> Bunch:
    """Pieces that may lie at a hidden place: all but the most ever seen at once since."""
    hidden = _hidden_secrets(position, observer)
    known = [c for at, (_, c) in enumerate(position.secrets) if at not in hidden]
    sights = [_in_sight(position) + Counter(known) + bunch(position.returned)]
    for at in range(place + 1, len(position.secrets)):
        own = [c for n, (_, c) in enumerate(position.secrets[:at]) if n not in hidden]
        sights.append(bunch(position.seen[at]) + Counter(own))
    most = Counter({colour: max(sight[colour] for sight in sights) for colour in COLOURS})
    return all_pieces(position.players) - most


def _in_sight(position: Any) -> Bunch:
    places = (position.turn, position.held, *position.fields, *position.screens)
    everything = sum((bunch(place) for place in places), Bunch())
    return everything - Counter(colour for _, colour in position.secrets)


def _count_jokers(
    position: Any,
    observer: int | None,
    places: list[int],
    dealt: tuple[str, ...],
    weight: Fraction,
    found: Any,
) -> None:
    """Jokers that others have committed may be any number that their screen allows."""
    secrets = {place: colour for place, colour in zip(places, dealt, strict=True) if place >= 0}
    choices = []
    for seat, number in enumerate(position.jokers):
        hidden = number is not None and seat != observer and position.phase != "over"
        screen = bunch(position.screens[seat])
        for at, colour in secrets.items():
            if position.secrets[at][0] == seat:
                screen = screen - Counter(position.secrets[at][1]) + Counter(colour)
        choices.append(_ways_to_count(screen) if hidden else [number])
    removed = tuple(sorted(colour for at, colour in zip(places, dealt, strict=True) if at < 0))
    ways = list(product(*choices))
    for jokers in ways:
        found[removed, tuple(secrets.values()), jokers] += weight / len(ways)


def world(position: Any, observer: int | None) -> tuple[Any, ...]:
    hidden = _hidden_secrets(position, observer)
    return (
        tuple(sorted(_hidden_removed(position).elements())),
        tuple(position.secrets[place][1] for place in hidden),
        tuple(position.jokers),
    )


# --- another world, told from the first piece -----------------------------------------------------


class Tale:
    """A line read move by move: whose turn it is, who sees what, what lies behind the screens."""

    def __init__(self, line: list[str], players: int) -> None:
        self.players = players
        self.active = int(line[0].split()[1])
        self.turn, self.held = Bunch(), Bunch()
        self.screens = [Bunch() for _ in range(players)]
        self.pouch = all_pieces(players)
        self.removed: list[int] = []
        self.secrets: list[tuple[int, int]] = []
        self.jokers: list[tuple[int, int, Bunch]] = []
        self.is_possible = True
        self._due, self._ability = 0, ""
        for at, text in enumerate(line[1:], 1):
            verb, *tokens = text.split()
            getattr(self, f"_{verb}")(at, *tokens)

    @property
    def is_over(self) -> bool:
        return len(self.jokers) == self.players

    def _draw(self, at: int, colour: str) -> None:
        self.pouch[colour] -= 1
        self.is_possible &= self.pouch[colour] >= 0
        if self.players == 2 and len(self.removed) < REMOVED:
            self.removed.append(at)
        elif self._ability == "shin":
            self.secrets.append((at, self.active))
            self.screens[self.active][colour] += 1
            self._ability = ""
        elif self._ability:
            self.held[colour] += 1
            self._due -= 1
            if self._ability == "komatsu" and self._due == 0 and not self.held - _blacks():
                self._give_back(self.held)
        else:
            self.turn[colour] += 1
            self._due -= 1
            if self._due == 0 and self.turn["K"] > 2 and not self.turn - _blacks():
                self._give_back(self.turn)
                self._end_turn()

    def _give_back(self, bunch: Bunch) -> None:
        self.pouch += bunch
        bunch.clear()
        self._ability = ""

    def _end_turn(self) -> None:
        self.turn.clear()
        self.active = (self.active + 1) % self.players

    def _grab(self, at: int, number: str) -> None:
        self._due = int(number)

    def _stop(self, at: int) -> None:
        pass

    def _keep(self, at: int, *colours: str) -> None:
        is_failure = not self._ability
        source = self.turn if is_failure else self.held
        source.subtract(colour for colour in colours if colour != "none")
        self._give_back(source)
        if is_failure:
            self._end_turn()

    def _use(self, at: int, ability: str) -> None:
        self._ability = ability if ability in DRAWS else ""
        self._due = min(DRAWS.get(ability, 0), self.pouch.total())

    def _hide(self, at: int, zone: str, colour: str) -> None:
        self.turn[colour] -= zone == "turn"
        self.screens[self.active][colour] += 1

    def _give(self, at: int, zone: str, colour: str) -> None:
        self.turn[colour] -= zone == "turn"

    def _take(self, at: int, opponent: str, colour: str) -> None:
        pass

    def _place(self, at: int, place: str) -> None:
        colour = min(+self.held, key=COLOURS.index)
        self.held[colour] -= 1
        self.screens[self.active][colour] += place == "screen"
        if not +self.held:
            self.held.clear()
            self._ability = ""

    def _screen(self, at: int, colour: str, number: str = "0") -> None:
        if colour != "none":
            self.screens[self.active][colour] += int(number)
        self._end_turn()

    def _jokers(self, at: int, number: str) -> None:
        seat = len(self.jokers)
        self.jokers.append((at, seat, self.screens[seat]))
        self.is_possible &= int(number) in _ways_to_count(self.screens[seat])


def _blacks() -> Bunch:
    return Counter(K=99)


def retell(match: Any, observer: int | None, rng: Random) -> list[str]:
    """The same game with other pieces removed, other secrets drawn and other jokers counted.

    A random walk: change or exchange hidden pieces, and keep every change after which the whole
    line can still be played. Once the screens are lifted only the order of removal is hidden.
    """
    line, tale = list(match.history), Tale(match.history, match.players)
    places = tale.removed + [at for at, seat in tale.secrets if seat != observer]
    jokers = [at for at, seat, _ in tale.jokers if seat != observer and not tale.is_over]
    told = line
    for _ in range(TELLINGS * bool(places or jokers)):
        if told != line:
            break
        if tale.is_over:
            told = _reordered(line, tale.removed, rng)
        else:
            told = _retold(line, match.players, places, jokers, rng)
    return told


def _retold(
    line: list[str], players: int, places: list[int], jokers: list[int], rng: Random
) -> list[str]:
    for _ in range(TRIES * bool(places)):
        other = list(line)
        one, two = rng.choice(places), rng.choice(places)
        other[one], other[two] = other[two], other[one]
        if one == two:
            other[one] = f"draw {rng.choice(COLOURS)}"
        line = _recounted(other, players, jokers, rng) or line
    return _recounted(list(line), players, jokers, rng) or line


def _reordered(line: list[str], places: list[int], rng: Random) -> list[str]:
    line, texts = list(line), [line[at] for at in places]
    rng.shuffle(texts)
    for at, text in zip(places, texts, strict=True):
        line[at] = text
    return line


def _recounted(line: list[str], players: int, jokers: list[int], rng: Random) -> list[str] | None:
    """The line with the others' jokers counted anew; None if it cannot be played."""
    tale = Tale(line, players)
    for at, _, screen in tale.jokers:
        if at in jokers:
            line[at] = f"jokers {rng.choice(_ways_to_count(screen))}"
    if jokers:
        tale = Tale(line, players)
    return line if tale.is_possible else None
