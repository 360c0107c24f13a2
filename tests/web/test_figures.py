"""The figures of the rules show examples that are made up; what these come to is true."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import msgspec

import hanagoza as hg
from hanagoza.games.blossom.scoring import rounded
from hanagoza.games.hanamikoji.scoring import favoured
from hanagoza.games.hanamikoji.state import NEUTRAL
from hanagoza.games.hitohira.scoring import LADDER
from hanagoza.games.kasane.pieces import stack_named
from hanagoza.games.kasane.scoring import worth_of
from scripts.types import ROOT
from tests.blossom import builders as blossom
from tests.hanamikoji import builders as hanamikoji
from tests.hitohira import builders as hitohira
from tests.kasane import builders as kasane


def figures(game: str) -> Any:
    path = ROOT / "web" / "src" / "games" / game / "figures.json"
    return json.loads(path.read_text(encoding="utf-8"))


def counted(letters: str) -> str:
    """Pieces as positions write them."""
    return " ".join(f"{letter}{count}" for letter, count in Counter(letters).items())


class TestHanamikoji:
    shown = figures("hanamikoji")

    def test_charms(self) -> None:
        row = hanamikoji.seen(hanamikoji.match_at(), None).row
        assert self.shown["charms"] == {geisha.card: geisha.charm for geisha in row}

    def test_favours_after_a_round(self) -> None:
        for geisha in self.shown["scored"]:
            before = NEUTRAL if geisha["before"] is None else geisha["before"]
            after = favoured(before, *geisha["placed"])
            assert geisha["favour"] == (None if after == NEUTRAL else after)
            assert geisha["charm"] == self.shown["charms"][geisha["card"]]
            assert sum(geisha["placed"]) <= geisha["charm"]


class TestHitohira:
    shown = figures("hitohira")

    def test_draws_that_succeed_and_fail(self) -> None:
        for draw in self.shown["draws"]:
            view = hitohira.seen(hitohira.grab(hitohira.begin(), draw["pieces"]))
            why = draw["failure"]
            assert view.failed == (why is not None)
            if view.failure:
                assert (view.failure.rule, view.failure.blacks) == (why["rule"], why["blacks"])
                assert view.failure.colours == tuple(why["colours"])

    def test_conditions_of_ability_cards(self) -> None:
        for shown in self.shown["cards"]:
            match = hitohira.grab(hitohira.begin(), shown["pieces"])
            (card,) = [c for c in hitohira.seen(match).abilities if c.name == shown["ability"]]
            assert (card.trigger, card.triggered) == (shown["trigger"], True)

    def test_pieces_that_are_put_away(self) -> None:
        screen, field = self.shown["away"]["screen"], self.shown["away"]["field"]
        for game in (hitohira.HITOHIRA, hitohira.CERISIER):
            match = hitohira.grab(hitohira.begin(game=game), screen + field)
            hitohira.play(match, "stop", f"screen {screen[0]} {len(screen)}")
            assert "".join(hitohira.document(match).fields[0].split()) == "R1B1"

    def test_warm_pieces_behind_screens(self) -> None:
        screens = tuple(counted(seat["pieces"]) for seat in self.shown["warm"])
        for game in (hitohira.HITOHIRA, hitohira.CERISIER):
            match = hitohira.match_at(game=game, phase="jokers", players=3, screens=screens)
            paid = hitohira.points_for(hitohira.count_jokers(match), "line-warm")
            assert paid == [seat["points"] for seat in self.shown["warm"]]

    def test_a_field_on_the_ladder(self) -> None:
        field = self.shown["field"]
        assert self.shown["ladder"] == list(LADDER)
        pieces = counted("".join(colour["pieces"] for colour in field))
        seat = hitohira.seen(hitohira.match_at(fields=(pieces,))).seats[0]
        assert list(seat.worth[:4]) == [colour["points"] for colour in field]
        assert seat.points == self.shown["total"]


class TestBlossom:
    shown = figures("blossom")

    def test_what_flowers_are_worth(self) -> None:
        now = self.shown["now"]
        seats = now["seats"]
        match = blossom.match_at(
            ups=[" ".join(seat["up"]) for seat in seats],
            downs=[" ".join(["rose"] * seat["down_size"]) for seat in seats],
            garden=" ".join(now["garden"]),
        )
        view = blossom.seen(match, None)
        assert now["tally"] == msgspec.to_builtins(view.tally)
        flowers = {flower.card: flower for flower in view.flowers}
        for flower in now["flowers"]:
            seen = msgspec.to_builtins(flowers[flower["card"]])
            assert flower == {name: seen[name] for name in flower}

    def test_what_actions_bring(self) -> None:
        worth = {flower["card"]: flower["worth"] for flower in self.shown["now"]["flowers"]}
        for action in self.shown["sums"]:
            assert action["worth"] == worth[action["card"]]
            assert action["product"] == action["number"] * action["worth"]
            assert action["count"] == rounded(action["product"])


class TestKasane:
    shown = figures("kasane")

    def offered(self, match: hg.Match, move: str) -> int:
        """What a meld that can be laid would pay."""
        choices = kasane.seen(match, 0).choices or ()
        return next(choice.points for choice in choices if choice.move == move)

    def test_a_meld_of_the_hand(self) -> None:
        own = self.shown["own"]
        *hand, taken = own["hand"]
        match = kasane.turn(" ".join(hand), taken)
        assert self.offered(match, f"meld {own['meld']} {own['laid']}") == own["points"]

    def test_a_meld_that_the_field_begins(self) -> None:
        begun = self.shown["begun"]
        *hand, taken = begun["hand"]
        field = " ".join(begun["field"])
        match = kasane.turn(" ".join(hand), taken, field=field, melds=["meld kasane 2"])
        move = f"meld {begun['meld']} {begun['laid'] + 1} field"
        assert self.offered(match, move) == begun["points"]

    def test_boxes(self) -> None:
        match = kasane.match_at()
        for meld, cells in self.shown["boxes"].items():
            for cards, points in cells.items():
                assert kasane.open_boxes(match, meld, int(cards)) == points

    def test_rows_of_four(self) -> None:
        assert [len(row) for row in self.shown["rows"]] == [4] * 4

    def test_what_robes_bring(self) -> None:
        for robe in self.shown["robes"]:
            worth = worth_of(stack_named(robe["field"]))
            assert worth.colours == robe["colours"]
            assert worth.colour_bonus + worth.all_laid_bonus == robe["bonus"]
