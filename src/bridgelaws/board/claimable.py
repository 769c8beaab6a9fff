"""What can be stated, found and asked for once somebody has claimed."""

from __future__ import annotations

from ..errors import ImpossibleEvent
from ..values.seats import Seat
from . import words
from .claiming import Adjudicated, AskedBack, Stated
from .events import Claimed, Ended
from .lines import winners
from .records import Settled
from .table import Table


def claimed(table: Table) -> Seat:
    """Who has claimed or conceded; it is an error if nobody has."""
    if table.stopped is None or table.stopped.by is None:
        raise ImpossibleEvent(words.NO_CLAIM_MADE())
    return table.stopped.by


def tricks_to_be_had(table: Table, stop: type[Claimed | Ended]) -> range | None:
    """The numbers of tricks that can be claimed, or stated at the end; none where those won are not on file."""
    if sum(table.won) != table.number - 1:
        return None
    won = table.won[table.declarer & 1] if stop is Ended else 0
    return range(won, won + 15 - table.number)


def about_later_tricks(table: Table) -> bool:
    """Whether what is said of tricks now can be a claim: of the last one, once it is in progress, it cannot (68)."""
    return table.number < 13 or table.trick.empty


def answers_a_claim(table: Table, event: Claimed) -> bool:
    """Whether what a player says of the tricks is said of a claim that stands: of an opponent's, or one ruled on."""
    by = table.stopped.by if table.stopped is not None else None
    settled = (Settled.CLAIM_DISPUTED, Settled.CLAIM_ADJUDICATED, Settled.CLAIM_AGREED)
    return by is not None and (by.side is not event.seat.side or any(table.on_record(each) for each in settled))


def stated(steps: tuple[Stated, ...]) -> None:
    """Whether each step of a statement has the details that belong to it."""
    for each in steps:
        if not each.whole:
            raise ImpossibleEvent(words.STEP_NOT_WHOLE(repr(each.step.value)))


def lost(table: Table, seat: Seat) -> int:
    """How many of the tricks left the side of a player is not to have, as far as that is known."""
    left, total = 14 - table.number, table.total
    return left if total is None else left - (total[seat & 1] - table.won[seat & 1])


def disputable(table: Table, seat: Seat) -> int:
    """How many tricks the other side is credited with where nobody has claimed: any of them may be in dispute."""
    return 13 - table.total[seat & 1] if table.total is not None else 0


def asked_back(table: Table, event: AskedBack) -> None:
    """Whether there are tricks that his side can have conceded or agreed to lose, or for which it was not credited."""
    if table.finished and (table.stopped is None or table.stopped.by is None) and not table.passed_out:
        most = disputable(table, event.seat)
        if most < 1 or (event.tricks is not None and not 1 <= event.tricks <= most):
            raise ImpossibleEvent(words.NOT_SO_MANY_MORE(event.seat, most))
        return
    claimed(table)
    most = lost(table, event.seat)
    if most < 1:
        raise ImpossibleEvent(words.NOTHING_TO_ASK_BACK(event.seat))
    if event.tricks is not None and not 1 <= event.tricks <= most:
        raise ImpossibleEvent(words.CANNOT_ASK_BACK(event.seat, most))


def adjudicated(table: Table, event: Adjudicated) -> None:
    """Whether there is a claim to rule on; and a line, if one is told, gives these tricks."""
    claimer, left = claimed(table), 14 - table.number
    if not 0 <= event.tricks <= left:
        raise ImpossibleEvent(words.CANNOT_HAVE_TRICKS(event.tricks, 0, left))
    if not event.line:
        return
    if len(set(event.line)) < len(event.line):
        raise ImpossibleEvent(words.SAME_CARD_TWICE())
    won = winners(table, event.line)
    gone = any(card.mask & table.played for card in event.line)
    if gone or won is None or sum(seat.side is claimer.side for seat, _ in won) != event.tricks:
        raise ImpossibleEvent(words.LINE_DOES_NOT_FIT(event.tricks))
