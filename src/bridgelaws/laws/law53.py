"""Law 53: lead out of turn accepted."""

from __future__ import annotations

from itertools import takewhile

from ..acts import Act
from ..cards import Card
from ..editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, WORDING, Provision, provision, reading, v
from ..events import Answered, Faced, Retracted, Said, Saying
from ..hearing import Hearing
from ..orders import LeadReturnsTo, MakePenaltyCard, Order, Refer, Remark, Stands, TurnReturnsTo, Withdraw
from ..questions import Finding
from ..rulings import Found, Ruling
from ..seats import Seat
from ..table import Incident, Kind, Table, Trick
from . import law09, law10, law11, law16, law45, law47, law50, law60, penalty_cards
from .common import answer, file, key_of, reads

ACCEPTED_BY_STATEMENT = provision(
    v(
        L1997,
        "53A",
        "A faced lead out of turn becomes a correct lead when the other side says that it accepts it: declarer for a "
        "defender's lead, either defender for declarer's.",
        at_thirteenth=True,
    ),
    v(
        L2017,
        "53A",
        "Before the thirteenth trick, a faced lead out of turn becomes a correct lead when the other side says that it "
        "accepts it: declarer for a defender's lead, either defender for declarer's.",
        change=SUBSTANCE,
        at_thirteenth=False,
    ),
)
ACCEPTED_BY_PLAY = provision(
    v(
        L1997,
        "53A",
        "A faced lead out of turn becomes a correct lead when the next hand in rotation plays to it.",
        at_thirteenth=True,
    ),
    v(
        L2017,
        "53A",
        "Before the thirteenth trick, a faced lead out of turn becomes a correct lead when a card is played from the "
        "next hand in rotation, unless that card is a proper lead.",
        change=SUBSTANCE,
        at_thirteenth=False,
    ),
)
NOT_ACCEPTED = provision(
    v(
        L1997,
        "53A",
        "If no one accepts the lead by word or play, the Director has the lead made from the correct hand.",
        as_illegal_play=False,
    ),
    v(
        L2017,
        "53A",
        "If no one accepts the lead by word or play, it is withdrawn as an illegal play and the Director has the lead "
        "made from the correct hand.",
        change=WORDING,
        as_illegal_play=True,
    ),
)
THIRTEENTH_RETRACTED = provision(
    v(L2017, "53A footnote", "A lead out of turn to the thirteenth trick is taken back; no one can accept it."),
)
WRONG_DEFENDER_PLAYS = provision(
    v(
        L1997,
        "53B",
        "When the defender on the right of declarer's irregular lead plays to it, the lead stands and that card is "
        "treated as a play before his partner's, unless it was his own proper lead.",
    ),
    v(
        L2017,
        "53C",
        "When the defender on the right of declarer's irregular lead plays to it, the lead stands and that card is "
        "treated as a play before his partner's, unless it was his own proper lead.",
        change=RENUMBERED,
    ),
)
PROPER_LEAD = provision(
    v(
        L1997,
        "53C",
        "An opponent of the irregular leader whose turn it was may simply make his own lead. It stands, and the cards "
        "wrongly put into the trick go back without penalty.",
        unless_accepted=False,
        without_rectification=True,
    ),
    v(
        L2007,
        "53C",
        "Unless the irregular lead has been accepted, an opponent whose turn it was may make his own lead. It stands, "
        "and the cards wrongly put into the trick go back; the rule on withdrawn cards applies, and nothing more.",
        change=SUBSTANCE,
        unless_accepted=True,
        without_rectification=True,
    ),
    v(
        L2017,
        "53B",
        "Unless the irregular lead has been accepted, an opponent whose turn it was may make his own lead. It stands, "
        "and the cards wrongly put into the trick may be taken back under the rule on withdrawn cards.",
        change=SUBSTANCE,
        unless_accepted=True,
        without_rectification=False,
    ),
)
NO_PENALTY_CARD = reading(
    "R53-1",
    "A defender's irregular lead that gives way to the proper lead does not become a penalty card, although the "
    "edition no longer says so.",
    source="text silent; Law 47F1 keeps such a withdrawal apart from Law 49, as in the editions before",
    editions=(L2017,),
)
OWN_ACCEPTANCE_BINDS = reading(
    "R53-2",
    "The right to make the proper lead after an acceptance belongs to a player whose partner accepted; who has "
    "accepted himself, by word or play from either of his hands, has given it up.",
    source="text gives the right without condition; our interpretation",
    editions=(L1997,),
)
LED_AGAIN = reading(
    "R53-3",
    "When a player has taken his lead out of turn back by himself and the lead has been made from the correct hand of "
    "his side, an opponent who then plays plays to the new lead, which stands. Without this reading the lead out of "
    "turn still heads the trick, and he accepts it.",
    source="text silent on a lead corrected without a demand; our interpretation",
)
ASKED_IN_TIME = reading(
    "R53-4",
    "Whether a card was meant as the proper lead is asked until both sides have played to the next trick; from then on "
    "the lead out of turn counts as accepted. Without this reading there is no limit.",
    source="text silent; the limit at which the Laws leave a trick as it is (58B4, 67)",
)
FORGIVEN_LEAD_STANDS = reading(
    "R53-5",
    "When the right hand of the same side leads too and an opponent has forgiven that card by playing to it (60A1), it "
    "is the lead once the lead out of turn is refused. Without this reading it goes back with the rest and becomes a "
    "penalty card.",
    source="60A2 counts the card as in turn; the text is silent on what becomes of it when the other lead goes back",
)
NEXT_TRICK_GOES_BACK = reading(
    "R53-6",
    "When the proper lead is found to have been made only after all have played and the next trick is begun, the cards "
    "led or played to that go back too, without rectification. Without this reading a card from a hand whose card to "
    "the trick went back is its card to the proper lead.",
    source="text silent; the trick is not over, and 47F1 lets the cards go back",
)

MEANT_AS_LEAD = Finding(
    "meant_as_lead",
    "Did {player} mean {played} as his own lead, not as a card to {card}?",
    PROPER_LEAD,
    yes="{player} meant {played} as his own lead",
    no="{player} meant {played} as a card to {card}",
    say="{player}, when you put down {played}, were you leading, or playing to {card}?",
    reclassifies=True,
)
yields_to = ("law50", "law52", "law58")


def notice(table: Table, act: Act) -> Incident | None:
    """A card of the player whose turn it was and who had been told that he may lead although another lead stands.

    Or one that was led or played to the next trick, when the proper lead has reopened this.
    """
    seat, trick = act.seat, table.trick
    if act.event is None and act.card is not None and to_next_trick(table):
        summary = f"{act.card} was played from {seat}'s hand to a trick that had not begun"
        return file(table, act, "law53", summary, at_once=True)
    if act.play is None or trick.empty or trick.card(seat) is not None or not _was_told(table, seat):
        return None
    if seat is table.turn and act.card is not None and act.card.suit is trick.led:
        return None  # who follows suit in turn follows
    meant = answer(table, key_of(table), MEANT_AS_LEAD.id)
    if meant is False:
        return None  # then it is a card to the other lead, and judged as such
    summary = f"{seat}, who might make his own lead all the same, put down {act.card}"
    return file(table, act, "law53", summary, at_once=meant is True)


def hear(h: Hearing) -> None:
    """If he meant the card as his lead, it is the lead; if not, no file is left to be heard."""
    if h.incident.cause is None:
        _goes_back(h)
        return
    trick = h.table.trick_at(h.incident.trick)
    if trick is None or trick.card(h.offender) is not h.card:
        return  # another ruling has had it taken back
    accepted = trick.card(trick.leader)
    meant = accepted is not h.card and h.found(MEANT_AS_LEAD, player=h.offender, played=h.card, card=accepted)
    if meant and trick is h.table.trick:
        _give_way(h, trick.leader, h.offender)
    else:
        h.rule(law47.PLAYED_CARD_STANDS, Stands(h.offender, h.card, "play"))


def to_next_trick(table: Table) -> bool:
    """Whether a card now judged anew was put down when all had played to this trick, before what was meant was found.

    By that the trick is not over: the card that headed it has given way to the proper lead.
    """
    gave_way = [r for r in table.rulings if r.trick == table.number and _found_meant(r)]
    if not gave_way or any(_answered(table, ruling) for ruling in gave_way):
        return False
    back = {o.seat for r in gave_way for o in r.orders if isinstance(o, Withdraw)}
    return len(back.union(table.trick.order)) == 4 and reads(table, NEXT_TRICK_GOES_BACK)


def _found_meant(ruling: Ruling) -> bool:
    """Whether a ruling rests on the Director's finding that a card was meant as the proper lead."""
    found = (step for step in ruling.steps if isinstance(step, Found) and not step.derived)
    return any(step.question == MEANT_AS_LEAD.id and step.value is True for step in found)


def _answered(table: Table, ruling: Ruling) -> bool:
    """Whether the finding of a ruling is on the log already; the acts before it are being judged anew otherwise."""
    number, acts = ruling.key.rstrip("+"), 0
    for event in table.log:
        if not isinstance(event, Answered):
            acts += 1
        elif event.question == MEANT_AS_LEAD.id and (not number.isdigit() or acts > int(number)):
            return True
    return False


def _goes_back(h: Hearing) -> None:
    """A card played to the next trick, this one not being over: it goes back."""
    at_fault = h.table.trick.leader.side.other
    h.reads(NEXT_TRICK_GOES_BACK)
    h.rule(PROPER_LEAD, Withdraw(h.offender, h.card, at_fault), also=(law47.RETRACT_FOR_PROPER_LEAD,))
    if h.table.penalty_card(h.offender, h.card) is None:  # otherwise it lies there as before
        law16.withdrawn(h, h.offender, h.card, at_fault, replaced=False)


def lapse(h: Hearing) -> bool:
    """A later play disposes of the lead out of turn: it is accepted, it stands, or the proper lead is made."""
    assert h.act is not None
    if h.act.play is None:
        return False
    if both_play_on(h):
        return not h.incident.attended and _too_late_to_ask(h)
    seat = h.act.seat
    completes, opponent = len(h.table.trick.order) == 3, seat.side is not h.offender.side
    if not still_led(h) or not (opponent or completes):
        return False
    proper = opponent and h.incident.proper is seat and not _lead_lost(h, h.table.trick)
    if opponent and taken_back(h.table, h.incident):
        made = h.act.card if proper else _card_of_the_right_opponent(h, h.table.trick)
        if made is not None:
            assert h.incident.proper is not None
            h.settled(MEANT_AS_LEAD, True, player=h.table.actor(h.incident.proper), played=made)
            proper_lead(h)
            close_file_on_taking_back(h)
            return True
        if led_again(h) and h.reads(LED_AGAIN):
            _new_lead_stands(h)
            return True
    if proper and h.known(MEANT_AS_LEAD) is True:
        h.found(MEANT_AS_LEAD, player=h.table.actor(seat), played=h.act.card)
        proper_lead(h)
        return True
    if at_thirteenth(h):
        if not proper or completes:
            return False  # with the last card of the board down nothing is undone unless the Director is called
        proper_lead(h)
        return True
    if (proper or _card_of_the_right_opponent(h, h.table.trick) is not None) and h.known(MEANT_AS_LEAD) is None:
        return False
    if law47.acceptance_barred(h):
        if completes:
            h.rule(law47.PLAYED_CARD_STANDS, Stands(h.offender, h.card))
        return completes
    accepted_by = _accepted_by(h, h.table.trick) or (seat if _accepts(h, seat) else None)
    if accepted_by is None or (not proper and _may_yet_lead(h, accepted_by)):
        return False
    if law45.may_be_fifth_card(h) and (h.incident.attended or not completes):
        return False
    accepted_by_play(h, accepted_by)
    return True


def both_play_on(h: Hearing) -> bool:
    """Whether with this card both sides have played to the next trick."""
    assert h.act is not None
    seat, number = h.act.seat, h.incident.trick
    if h.table.number == number or h.table.trick.card(seat) is not None:
        return h.table.both_have_played_since(number)
    return h.table.side_has_played_since(number, seat.side.other)


def _too_late_to_ask(h: Hearing) -> bool:
    """Play has gone on, although a card to the trick may have been the proper lead: the trick is left as it is."""
    if h.incident.law == "law53":
        return h.reads(ASKED_IN_TIME)
    trick = headed_trick(h)
    if trick is None or (_card_of_the_right_opponent(h, trick) is not None and not h.reads(ASKED_IN_TIME)):
        return False
    if law45.may_be_fifth_card(h) and _put_down_another(h):
        return False  # so that it may have been no lead, but a card too many to the trick before (67B2)
    by = _accepted_by(h, trick)
    if by is None or law47.acceptance_barred(h):
        h.rule(law47.PLAYED_CARD_STANDS, Stands(h.offender, h.card))
    else:
        accepted_by_play(h, by)
    return True


def _put_down_another(h: Hearing) -> bool:
    """Whether the player has put down more cards since than there were tricks for."""
    assert h.act is not None
    seat = h.offender
    faced = sum(isinstance(event, Faced) and event.seat is seat for event in h.table.log[h.incident.at + 1 :])
    tricks = h.table.number - h.incident.trick - 1
    return faced > tricks + (h.table.trick.card(seat) is not None or h.act.seat is seat)


def _card_of_the_right_opponent(h: Hearing, trick: Trick) -> Card | None:
    """The card that an opponent whose turn it was has put into the trick since, while he might make his own lead."""
    proper = h.incident.proper
    if proper is None or proper.side is h.offender.side or proper not in trick.after(h.offender):
        return None
    return None if _lead_lost(h, trick) else trick.card(proper)


def _lead_lost(h: Hearing, trick: Trick) -> bool:
    """Whether the lead had been accepted by play, so as to bind him, before the player whose turn it was played."""
    if at_thirteenth(h) or law47.acceptance_barred(h):
        return False
    earlier = takewhile(lambda seat: seat is not h.incident.proper, trick.after(h.offender))
    by = next((seat for seat in earlier if _accepts(h, seat)), None)
    return by is not None and not _outlasts_acceptance(h, by)


def headed_trick(h: Hearing) -> Trick | None:
    """The trick, in progress or past, that the card led out of turn heads."""
    trick = h.table.trick_at(h.incident.trick)
    headed = trick is not None and trick.leader is h.offender and trick.card(h.offender) is h.incident.card
    return trick if headed else None


def still_led(h: Hearing) -> bool:
    """Whether the card led out of turn still heads the trick."""
    trick = h.table.trick
    return trick.leader is h.offender and trick.card(h.offender) is h.incident.card


def taken_back(table: Table, incident: Incident) -> bool:
    """Whether the player has taken the card led out of turn back by himself."""
    meant = Retracted(incident.offender, incident.card) if incident.card is not None else None
    return meant in table.log[incident.at :]


def led_again(h: Hearing) -> bool:
    """Whether, the card taken back, the right hand of the same side has led."""
    return _partner_has_led(h) and taken_back(h.table, h.incident)


def _partner_has_led(h: Hearing) -> bool:
    """Whether the right hand of the same side has put a card into the trick since."""
    proper = h.incident.proper
    return proper is h.offender.partner and proper in h.table.trick.after(h.offender)


def sent_back(table: Table, incident: Incident) -> bool:
    """Whether a defender has told declarer to take the card led out of turn back."""
    said = (e for e in table.log[incident.at :] if isinstance(e, Said) and e.what is Saying.REFUSE)
    return incident.law == "law55" and any(e.seat.side is not incident.offender.side for e in said)


def led_as_told(h: Hearing) -> bool:
    """Whether declarer, told to take his lead back, has then led from his other hand."""
    files = (i for i in h.table.docket if i.law == "law57" and i.offender is h.incident.proper)
    return _partner_has_led(h) and any(sent_back(i.before, h.incident) for i in files)


def _new_lead_stands(h: Hearing) -> None:
    """The lead was made from the right hand of the same side and an opponent plays to it: it stands."""
    put_new_lead(h, NOT_ACCEPTED, law09.PREMATURE_CORRECTION)
    law16.withdrawn(h, h.offender, h.card, h.offender.side, replaced=False)
    why = f"on {h.card}, which {h.offender} took back by himself and {h.offender.side.other} let pass"
    h.rule(law11.ACTED_BEFORE_CALLING, Refer("may", why, "now"))


def put_new_lead(h: Hearing, authority: Provision, *also: Provision) -> None:
    """The card led out of turn goes back and the one from the right hand leads the trick."""
    proper = h.incident.proper
    assert proper is not None
    led = h.table.trick.card(proper)
    assert led is not None
    h.rule(authority, Withdraw(h.offender, h.card, h.offender.side), Stands(proper, led), also=also)
    h.rule(NOT_ACCEPTED, TurnReturnsTo(proper))
    close_later(h)
    close_file_on_taking_back(h)


def close_file_on_taking_back(h: Hearing) -> None:
    """The card has gone back, so that no one need ask whether it might."""
    for incident in h.table.docket:
        if incident.law == "law47" and incident.card is h.card:
            h.close(incident)


def at_thirteenth(h: Hearing) -> bool:
    """Whether the edition bars acceptance because this is the last trick."""
    return h.table.number == 13 and not h.term(ACCEPTED_BY_PLAY, "at_thirteenth")


def _accepts(h: Hearing, seat: Seat) -> bool:
    """Whether a card from this hand makes the lead stand: the next hand, or the wrong defender."""
    return seat is h.offender.lho or (h.table.is_defender(seat) and seat is h.offender.rho)


def _accepted_by(h: Hearing, trick: Trick) -> Seat | None:
    """The opponent who has already played to the lead, if one has."""
    return next((seat for seat in trick.after(h.offender) if _accepts(h, seat)), None)


def _may_yet_lead(h: Hearing, by: Seat) -> bool:
    """Whether the player whose turn it was may still make his own lead although `by` has accepted this one."""
    proper, trick = h.incident.proper, headed_trick(h)
    if proper is None or proper.side is h.offender.side or trick is None or proper in trick.order:
        return False
    return _outlasts_acceptance(h, by)


def _outlasts_acceptance(h: Hearing, by: Seat) -> bool:
    """Whether the right to make the proper lead is left to the player whose turn it was when `by` has accepted."""
    assert h.incident.proper is not None
    if h.term(PROPER_LEAD, "unless_accepted"):
        return False
    own = h.table.actor(h.incident.proper) is h.table.actor(by)
    return not own or not h.reads(OWN_ACCEPTANCE_BINDS)


def accepted_by_play(h: Hearing, seat: Seat) -> None:
    """The lead stands because an opponent played to it."""
    if seat is h.offender.lho:
        accept(h, seat, ACCEPTED_BY_PLAY, *_right_to_accept(h))
        lost = Remark(str(seat.side), "have no rectification for the lead, which counts as made in turn")
        h.rule(law60.FORFEITED, lost, also=(law60.AS_IN_TURN,))
    else:
        accept(h, seat, WRONG_DEFENDER_PLAYS)
    if h.table.penalty_cards or h.table.restrictions:
        law60.obligations_remain(h, h.offender.side)


def accept(h: Hearing, by: Seat, authority: Provision, *also: Provision) -> None:
    """The lead stands; where acceptance does not take it away, the player whose turn it was is told of his right."""
    may_lead = _may_yet_lead(h, by) and h.known(MEANT_AS_LEAD) is None  # otherwise he has put down his card since
    h.rule(authority, Stands(h.offender, h.card), also=also)
    law16.accepted(h, h.offender, h.card)
    if may_lead and h.incident.proper is not None:
        h.rule(PROPER_LEAD, _still_free(h.incident.proper))


def accept_by_word(h: Hearing, by: Seat, authority: Provision, *also: Provision) -> None:
    """The lead stands; a card that was put to it meanwhile, and does not follow, is corrected like any revoke (62A)."""
    accept(h, by, authority, *also)
    for incident in h.table.docket:
        if incident.law == "law61" and incident.trick == h.incident.trick:
            h.attend_to(incident)


def _still_free(proper: Seat) -> Remark:
    return Remark(str(proper), "may make his own lead all the same")


def _was_told(table: Table, seat: Seat) -> bool:
    """Whether a ruling on this trick has told a player that he may make his own lead all the same."""
    return any(r.trick == table.number and _still_free(seat) in r.orders for r in table.rulings)


def _right_to_accept(h: Hearing) -> tuple[Provision, ...]:
    """What the law on this lead says of accepting it."""
    from . import law54, law55

    match h.incident.law:
        case "law54":
            return (law54.ACCEPTS, law54.SECOND_FROM_HAND)
        case "law55":
            return (law55.EITHER_DEFENDER,)
        case _:
            return ()


def ask_what_was_meant(h: Hearing) -> bool:
    """Settle whether a card played since was the proper lead; True if the lead has been accepted by play."""
    trick = headed_trick(h)
    played = None if trick is None else _card_of_the_right_opponent(h, trick)
    if played is not None:
        assert h.incident.proper is not None
        h.found(MEANT_AS_LEAD, player=h.table.actor(h.incident.proper), played=played)
    if not still_led(h):
        h.rule(law47.PLAYED_CARD_STANDS, Stands(h.offender, h.card))
        return True
    seat = _accepted_by(h, h.table.trick)
    if seat is None or at_thirteenth(h) or law47.acceptance_barred(h):
        return False
    accepted_by_play(h, seat)
    return True


def misinformed(h: Hearing) -> bool:
    """47E1: told that it was his turn, the player takes his lead back, and with it go the cards played to it."""
    if not law47.misinformed(h):
        return False
    assert h.incident.proper is not None
    offenders = h.offender.side.other
    later = [(seat, card) for seat in h.table.trick.order if (card := h.table.trick.card(seat)) is not None]
    if later:
        takes = [Withdraw(seat, card, offenders) for seat, card in later]
        h.rule(law47.RETRACT_AFTER_OPPONENTS_CHANGE, *takes, LeadReturnsTo(h.incident.proper))
    for seat, card in later:
        if not penalty_cards.lies_again(h, seat, card):
            law16.withdrawn(h, seat, card, offenders)
    close_later(h)
    return True


def proper_lead(h: Hearing) -> None:
    """The lead was made from the right hand after all; the cards wrongly put into the trick go back."""
    assert h.incident.proper is not None
    _give_way(h, h.offender, h.incident.proper)


def _give_way(h: Hearing, irregular: Seat, proper: Seat) -> None:
    """What lay in the trick before the proper lead goes back; what came after was played to that."""
    trick = h.table.trick
    led = trick.card(proper)
    before = trick.order if led is None else trick.order[: trick.order.index(proper)]
    cards = [(seat, card) for seat in before if (card := trick.card(seat)) is not None]
    takes: list[Order] = [Withdraw(seat, card, irregular.side) for seat, card in cards]
    costs_nothing = h.term(PROPER_LEAD, "without_rectification") or not h.table.is_defender(irregular)
    spared = costs_nothing or h.reads(NO_PENALTY_CARD)
    lead = LeadReturnsTo(proper) if led is None else Stands(proper, led)
    h.rule(PROPER_LEAD, *takes, lead, also=(law47.RETRACT_FOR_PROPER_LEAD,))
    if led is not None:
        h.rule(PROPER_LEAD, TurnReturnsTo(proper))
    for seat, card in cards:
        if not spared and seat is irregular:
            h.rule(law47.RETRACT_ILLEGAL_PLAY, MakePenaltyCard(seat, card, Kind.MAJOR), also=(law50.MAJOR,))
            penalty_cards.follows(h, seat, card)
        elif not penalty_cards.lies_again(h, seat, card):
            law16.withdrawn(h, seat, card, irregular.side, replaced=False)
    close_later(h)


def retract(
    h: Hearing,
    authority: Provision,
    *more: Order,
    also: tuple[Provision, ...] = (),
    penalty_by: Provision | None = None,
) -> None:
    """The lead is taken back, with whatever was played to it; the right hand leads.

    A defender's card becomes a major penalty card, by the same provision or by another (`penalty_by`).
    """
    assert h.incident.proper is not None
    offender, card = h.offender, h.card
    law09.corrected_early(h)
    law10.ruled_by_players(h)
    withdraw = Withdraw(offender, card, offender.side)
    major = (MakePenaltyCard(offender, card, Kind.MAJOR),) if h.table.is_defender(offender) else ()
    if penalty_by is None:
        h.rule(authority, withdraw, *major, *more, also=also)
    else:
        h.rule(authority, withdraw, also=also)
        h.rule(penalty_by, *major, *more)
    if major:
        penalty_cards.follows(h, offender, card)
    if not _partners_lead_stays(h):
        take_back_rest(h)
    withdrawn_by = (law47.RETRACT_ILLEGAL_PLAY,) if h.term(NOT_ACCEPTED, "as_illegal_play") else ()
    h.rule(NOT_ACCEPTED, TurnReturnsTo(h.incident.proper), also=withdrawn_by)
    law10.then_free(h)
    close_later(h)


def _partners_lead_stays(h: Hearing) -> bool:
    """The right hand of the same side has led too, and an opponent has forgiven that by playing to it: it stands."""
    proper, trick = h.offender.partner, h.table.trick
    card = trick.card(proper)
    if h.incident.proper is not proper or card is None or trick.order[0] is not proper:
        return False
    forgiven = (r for r in h.table.rulings if r.trick == h.incident.trick and law60.FORFEITED in r.authorities)
    played_to = any(Stands(proper, card, "play") in r.orders for r in forgiven)
    if not played_to or not h.reads(FORGIVEN_LEAD_STANDS):
        return False
    h.rule(law60.AS_IN_TURN, Stands(proper, card))
    return True


def take_back_rest(h: Hearing) -> None:
    """The cards still in the trick go back too; one that the offender's partner, a defender, played is exposed."""
    offender, trick = h.offender, h.table.trick
    for seat, played in [(seat, card) for seat in trick.order if (card := trick.card(seat)) is not None]:
        if h.table.is_defender(seat) and seat.side is offender.side:
            penalty_cards.taken_back(h, law60.OFFENDING_SIDE_PLAYS, seat, played)
        else:
            h.rule(law47.RETRACT_FOR_RECTIFICATION, Withdraw(seat, played, offender.side))
            law16.withdrawn(h, seat, played, offender.side)


def close_later(h: Hearing) -> None:
    """What was irregular about later cards of the same trick goes with them."""
    for incident in h.table.docket:
        if incident.at > h.incident.at and incident.trick == h.incident.trick and incident.enters:
            h.close(incident)
