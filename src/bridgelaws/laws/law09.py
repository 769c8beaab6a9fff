"""Law 9: procedure after an irregularity."""

from __future__ import annotations

from dataclasses import replace

from ..cards import Card
from ..editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, WORDING, Provision, provision, reading, v
from ..events import (
    Answered,
    Corrected,
    DirectorCalled,
    Event,
    Faced,
    FacedSeveral,
    Named,
    Placed,
    Retracted,
    Said,
    Saying,
    Spread,
    TurnedUp,
)
from ..hearing import Hearing
from ..orders import Order, Remark, ReturnToHand, Withdraw
from ..seats import Seat
from ..table import Incident, Referral, Table
from .common import reads

ATTENTION_IN_AUCTION = provision(
    v(L1997, "9A1", "In the auction any player, in turn or not, is free to point out an irregularity."),
    v(
        L2007,
        "9A1",
        "In the auction any player, in turn or not, is free to point out an irregularity, except where another law"
        " tells him to keep silent.",
        change=WORDING,
    ),
)
ATTENTION_IN_PLAY = provision(
    v(L1997, "9A2(a)", "In the play declarer and both defenders are free to point out an irregularity."),
    v(
        L2007,
        "9A2",
        "In the play declarer and both defenders are free to point out an irregularity, except where another law"
        " tells them to keep silent.",
        change=WORDING,
    ),
)
ANYONE_MAY_PREVENT = provision(
    v(L1997, "9A2(b)(2)", "Dummy may try to stop declarer before he commits an irregularity."),
    v(
        L2007,
        "9A3",
        "Every player, dummy too, may try to stop someone else before he commits an irregularity;"
        " dummy's right is limited by Laws 42 and 43.",
        change=SUBSTANCE,
    ),
    v(
        L2017,
        "9A3",
        "Every player, dummy too, may try to stop an irregularity that has not yet been committed;"
        " dummy's right is limited by Laws 42 and 43.",
        change=WORDING,
    ),
)
DUMMY_SILENT_DURING_PLAY = provision(
    v(L1997, "9A2(b)(1)", "Dummy must not be the one to point out an irregularity before the play has ended."),
    v(
        L2007,
        "9A3",
        "Once an irregularity has happened dummy must not be the one to point it out before the play has ended.",
        change=RENUMBERED,
    ),
    v(
        L2017,
        "9A4",
        "Dummy must not be the one to point out an irregularity before the play has ended, apart from his duty"
        " under Law 20F5 to put declarer's explanation right.",
        change=WORDING,
    ),
)
NO_DUTY_TO_REPORT = provision(
    v(L1997, "72B3", "A player need not mention an infraction that his own side committed without intent."),
    v(
        L2007,
        "9A4",
        "A player need not mention an infraction by his own side, unless Law 20F5 makes him put an explanation right.",
        change=SUBSTANCE,
    ),
    v(
        L2017,
        "9A5",
        "A player need not mention an infraction by his own side, unless Law 20F5 makes him put an explanation right.",
        change=RENUMBERED,
    ),
)
CALL_THE_DIRECTOR = provision(
    v(L1997, "9B1(a)", "As soon as an irregularity has been pointed out the players are bound to call the Director."),
    v(
        L2007,
        "9B1(a)",
        "As soon as an irregularity has been pointed out the players ought to call the Director.",
        change=WORDING,
    ),
)
ANYONE_MAY_CALL = provision(
    v(L1997, "9B1(b)", "Once an irregularity has been pointed out any of the four, dummy too, may call the Director."),
)
CALLING_COSTS_NOTHING = provision(
    v(L1997, "9B1(c)", "No player loses a right by calling the Director."),
)
OPPONENTS_KEEP_RIGHTS = provision(
    v(L1997, "9B1(d)", "The opponents keep all their rights when a player points out his own side's irregularity."),
)
STANDSTILL = provision(
    v(
        L1997,
        "9B2",
        "From the moment an irregularity is pointed out until the Director has dealt with any penalty, nobody calls,"
        " plays, retracts or chooses.",
    ),
    v(
        L2007,
        "9B2",
        "From the moment an irregularity is pointed out until the Director has dealt with any rectification, nobody"
        " calls, plays, retracts or chooses.",
        change=WORDING,
    ),
)
PREMATURE_CORRECTION = provision(
    v(
        L1997,
        "9C",
        "An offender who puts things right before the Director has ruled may have to pay more, for instance by the"
        " lead restrictions of Law 26.",
    ),
    v(
        L2017,
        "9C",
        "An offender who puts things right before the Director has ruled may have to pay more, for instance by the"
        " lead restrictions of Law 26B.",
        change=WORDING,
    ),
)

PREVENTION_ENDS = reading(
    "R9-1",
    "Prevention ends at the instant the irregularity is complete: after declarer has named or faced the card,"
    " a word from dummy points the irregularity out and no longer prevents it.",
    source="text silent; our interpretation",
)
BOTH_CARDS_COUNT = reading(
    "R9-2",
    "When a defender corrects in the play before the Director has ruled, the first card and the substituted card are"
    " both judged as exposed cards; without this reading only the first is.",
    source="text silent; our interpretation, from Laws 49 and 50",
)


def attention(table: Table, event: Event) -> tuple[Seat, frozenset[str]]:
    """Who drew attention to which incidents by an event."""
    seat = getattr(event, "seat", table.declarer)
    open_files = [i for i in table.docket if not i.attended]
    match event:
        case DirectorCalled(_, "revoke"):
            keys = [i.key for i in open_files if i.law == "law61" or _revoke_by_the_letter(table, i)]
        case DirectorCalled() | Said(what=Saying.ATTENTION | Saying.WRONG_HAND):
            keys = [i.key for i in _meant(table, open_files)]
        case Said(what=Saying.ACCEPT | Saying.REFUSE):
            keys = [i.key for i in open_files if _concerns(table, i, seat)]
        case Said(what=Saying.NO_MORE, to=asked):
            keys = [i.key for i in open_files if i.law == "law61" and table.actor(i.offender) is asked]
        case Said(what=Saying.HAVE, card=held) if held is not None:
            keys = [i.key for i in open_files if i.offender is seat and _could_have_followed(table, i, held)]
        case Spread() if seat is table.declarer:
            keys = [i.key for i in open_files if i.law == "law54"]
        case Named() | Corrected() if seat is table.declarer:
            keys = [i.key for i in open_files if _wants_another(table, i, event)]
        case Retracted(_, card):
            keys = [i.key for i in open_files if i.law == "law61" and i.card is card]
        case _:
            keys = []
    return seat, frozenset(keys)


def _revoke_by_the_letter(table: Table, incident: Incident) -> bool:
    """Whether not playing a penalty card counts as a revoke at this table (61A, with R52-3 set aside)."""
    from . import law52

    return incident.law == "law52" and not reads(table, law52.NOT_A_REVOKE)


def _meant(table: Table, files: list[Incident]) -> list[Incident]:
    """What the Director is called for: everything open, but a revoke only if nothing else is open.

    While there is more to play it must be recent, too.
    """
    from . import designation

    others = [i for i in files if i.law != "law61" and not designation.disposes_of(table, i)]
    recent = [i for i in files if i.law == "law61" and (table.finished or i.trick >= table.number - 1)]
    return others or recent


def _could_have_followed(table: Table, incident: Incident, held: Card) -> bool:
    """Whether a player who says that he has a card speaks of his own recent revoke in that suit."""
    recent = incident.law == "law61" and incident.trick >= table.number - 1
    return recent and incident.before.trick.led is held.suit


def _concerns(table: Table, incident: Incident, seat: Seat) -> bool:
    """Whether a player who accepts or refuses something may do so of this incident."""
    if incident.law in ("law54", "law56", "law52"):
        return seat is table.declarer
    if incident.law == "law49" and incident.act.plays:
        return seat is table.declarer  # he takes a further card to the trick for a lead
    return incident.law == "law55" and table.is_defender(seat)


def _wants_another(table: Table, incident: Incident, event: Named | Corrected) -> bool:
    """Declarer asks for another card than the one dummy put forward unasked, not for a card to the next trick.

    Or dummy moved another card than the one called, and declarer calls that one again.
    """
    from . import law46

    if not isinstance(incident.cause, Placed):
        return False
    if incident.other is not None:
        if incident.trick != table.number:
            return isinstance(event, Corrected) and law46.agrees(event.words, incident.other, table.trumps)
        again = isinstance(event, Named) and law46.calls_again(table, event, incident.other)
        return again or law46.agrees(event.words, incident.other, table.trumps)
    if incident.trick == table.number:
        return True
    if table.trick.card(table.dummy) is not None:
        return False
    return isinstance(event, Corrected) or table.turn is not table.dummy


def standstill(table: Table, before: Table, event: Event) -> Table:
    """9B2: an act by a player while a ruling is being made is on record; Laws 60 and 11 judge it."""
    question = before.question
    if question is None or isinstance(event, Answered | DirectorCalled | Said):
        return table
    asked = next((i for i in before.docket if i.key == question.incident), None)
    if asked is None:
        return table
    if asked.law == "law46" and _completes_call(table, event):
        return table
    why = "of what was done after attention had been drawn and before the Director had ruled (11A, 60)"
    entry = Referral(STANDSTILL, "may", why, "now")
    return table if entry in table.referrals else replace(table, referrals=(*table.referrals, entry))


def _completes_call(table: Table, event: Event) -> bool:
    """Whether an act answers the question which card of dummy is played (46B): it is named, taken up, or moved."""
    from . import law46

    match event:
        case Named(seat, _) | Corrected(seat, _):
            return seat is not table.dummy
        case Faced(seat, _):
            return seat is table.dummy or law46.chosen_by_dummy(table, seat) is not None
        case Placed(_, card):
            return law46.carried_out(table, card) is not None
        case _:
            return False


# Asides that a hearing may put on record


def summoned(h: Hearing) -> None:
    """9A2, 9B1: who called the Director, and that the call cost no right."""
    call = next(((n, e) for n, e in enumerate(h.since) if isinstance(e, DirectorCalled)), None)
    if call is None:
        return
    called, caller = call[0], call[1].seat
    first_to_speak = caller is h.table.dummy and h.incident.attended_by is caller
    if first_to_speak and _play_had_begun(h, called) and not put_right(h.incident):
        return  # Law 43 has its word on that
    if caller.side is h.offender.side:
        told = Remark(str(h.offender.side.other), f"keep all their rights although {caller} called the Director")
        h.rule(OPPONENTS_KEEP_RIGHTS, told, also=(CALL_THE_DIRECTOR, NO_DUTY_TO_REPORT))
        return
    also = (CALL_THE_DIRECTOR, _free_to_speak(h, caller))
    h.rule(CALLING_COSTS_NOTHING, Remark(str(caller), "loses no right by calling the Director"), also=also)


def _free_to_speak(h: Hearing, caller: Seat) -> Provision:
    """By which rule the caller was free to do so; in the play dummy only once another had spoken (43A1)."""
    of_the_play = _play_had_begun(h, 1)
    if not of_the_play:
        return ATTENTION_IN_AUCTION
    return ANYONE_MAY_CALL if caller is h.table.dummy else ATTENTION_IN_PLAY


def _play_had_begun(h: Hearing, acts: int) -> bool:
    """Whether the play period had begun after so many acts from the irregularity on, itself the first."""
    before = h.incident.before
    return in_play(before) or any(_faces_lead(before, event) for event in h.since[:acts])


def in_play(table: Table) -> bool:
    """Whether the play period has begun, in which one hand is dummy's: a defender has faced a lead (41C).

    A lead that was out of turn and has gone back began it all the same.
    """
    return table.number > 1 or not table.trick.empty or any(_faces_lead(table, event) for event in table.log)


def _faces_lead(table: Table, event: Event) -> bool:
    return isinstance(event, Faced | FacedSeveral | TurnedUp) and table.is_defender(event.seat)


def put_right(incident: Incident) -> bool:
    """Whether a file is about an explanation put right: to do that and call the Director is a duty, dummy's too."""
    return isinstance(incident.cause, Said) and incident.cause.what is Saying.EXPLANATION_CORRECTED


def corrected_early(h: Hearing) -> None:
    """9C: the offender took his card back by himself before the Director had ruled."""
    taken = [n for n, e in enumerate(h.since) if isinstance(e, Retracted) and (e.seat, e.card) == (h.offender, h.card)]
    if not taken:
        return
    files = [i for i in h.table.docket if i.offender is h.offender and i.at > h.incident.at]
    instead = [i for i in files if isinstance(i.cause, Faced) and i.trick == h.incident.trick]
    instead = [i for i in instead if not i.enters or i.law == "law57"]
    back: list[Order] = []
    if instead and h.table.is_defender(h.offender) and not h.reads(BOTH_CARDS_COUNT):
        back = [_goes_back(h, i.card) for i in instead if i.card is not None]
        for incident in instead:
            h.close(incident)
    told = Remark(str(h.offender), f"took {h.card} back before the Director had ruled and may have to pay more")
    h.rule(PREMATURE_CORRECTION, told, *back)
    for incident in files:
        if incident.law == "law47" and incident.card is h.card:
            h.close(incident)


def _goes_back(h: Hearing, card: Card) -> Order:
    """The order by which a card put down in place of another goes back to the hand."""
    lies = h.table.trick.card(h.offender) is card
    return Withdraw(h.offender, card, h.offender.side) if lies else ReturnToHand(h.offender, (card,))
