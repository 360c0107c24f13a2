"""What happens at a table because of the time, decided: entries, or none. Nothing changes."""

from __future__ import annotations

from hanagoza.server.table.commands import STAND_IN
from hanagoza.server.table.entries import Answered, Entries, Resumed, TimedOut
from hanagoza.server.table.table import Table


def time_out(table: Table) -> Entries:
    """The time of whoever has to decide is over; so is a pause that has lasted too long, and the
    wish that a bot has waited for.
    """
    if table.frozen or table.phase != "running":
        return []
    if table.arrangement.paused:
        return [Resumed()]
    if table.running is None and table.wish is not None and table.arrangement.holds_up_bots:
        return [Answered(seat=table.wish.seat, agrees=False, withdraws=True)]
    seat = table.running
    if seat is None:
        return []
    level = _stand_in(table, seat)
    loses = table.setting.out_of_time == "loss"
    for_good = loses or level is None or not table.setting.is_turn_based
    return [TimedOut(seat=seat, level=level, for_good=for_good)]


def _stand_in(table: Table, seat: int) -> int | None:
    """The level of the bot that plays on; ``None`` if the game ends instead: for want of other
    people, or in a game of two that is lost so.
    """
    others = [at for at in table.people if at != seat]
    loses = table.setting.out_of_time == "loss"
    is_over = not others or (loses and len(table.seats) == 2)
    return None if is_over else STAND_IN
