"""Law 43: what dummy may not do."""

from __future__ import annotations

from ..acts import Act
from ..editions import L1997, L2007, L2017, SUBSTANCE, WORDING, provision, reading, v
from ..events import DirectorCalled, Said, Saying, Strayed, Straying
from ..hearing import Hearing
from ..orders import Inform, LeadReturnsTo, LoseRights, Note, Refer, ReturnToHand
from ..questions import Choice, Elect
from ..table import Incident, Table
from . import law09, law12, law16, law42
from .common import file

NOT_FIRST_TO_CALL = provision(
    v(
        L1997,
        "43A1(a)",
        "During the play dummy should leave it to others to call the Director until someone else has pointed out an"
        " irregularity.",
    ),
    v(
        L2017,
        "43A1(a)",
        "During the play dummy is not allowed to call the Director until someone else has pointed out an irregularity.",
        change=WORDING,
    ),
)
NOT_DRAW_ATTENTION = provision(
    v(L1997, "43A1(b)", "During the play dummy is not allowed to point out an irregularity."),
)
NOT_TAKE_PART = provision(
    v(L1997, "43A1(c)", "Dummy is not allowed to share in the play or to tell declarer anything about it."),
)
NOT_EXCHANGE_HANDS = provision(
    v(L1997, "43A2(a)", "Dummy who swaps hands with declarer loses his qualified rights for the deal."),
)
NOT_LEAVE_SEAT = provision(
    v(L1997, "43A2(b)", "Dummy who gets up to watch declarer's play loses his qualified rights for the deal."),
)
NOT_LOOK_AT_DEFENDER = provision(
    v(
        L1997,
        "43A2(c)",
        "Dummy who of his own accord looks at the face of a defender's card loses his qualified rights for the deal.",
        own_initiative=True,
    ),
    v(
        L2017,
        "43A2(c)",
        "Dummy who looks at the face of a defender's card, whoever began it, loses his qualified rights for the deal.",
        change=SUBSTANCE,
        own_initiative=False,
    ),
)
DEFENDER_NOT_SHOW_HAND = provision(
    v(L2017, "43A3", "A defender is not allowed to let dummy see his hand."),
)
PROCEDURAL_PENALTY = provision(
    v(L1997, "43B1", "Dummy who does what this law forbids may be fined under Law 90."),
)
DEFENDERS_NAME_THE_HAND = provision(
    v(
        L1997,
        "43B2(a)",
        "If dummy, his rights lost, warns declarer off leading from the wrong hand, either defender says which hand"
        " declarer leads from.",
    ),
)
REVOKE_AS_ESTABLISHED = provision(
    v(
        L1997,
        "43B2(b)",
        "If dummy, his rights lost, is the first to ask declarer about a play from declarer's hand that was a revoke,"
        " declarer replaces the card and Law 64 applies as if the revoke were established.",
    ),
)
FIRST_TO_MENTION = provision(
    v(
        L1997,
        "43B3",
        "If dummy, his rights lost, is the first to point out a defender's irregularity, there is no penalty; if the"
        " defenders gained directly by it, the Director adjusts both sides' score to restore equity.",
        remedy="both sides",
    ),
    v(
        L2007,
        "43B3",
        "If dummy, his rights lost, is the first to point out a defender's irregularity, there is no rectification and"
        " play goes on as if nothing had happened; at the end Law 12B1 decides about damage.",
        change=SUBSTANCE,
        remedy="12B1",
    ),
    v(
        L2017,
        "43B3",
        "If dummy, his rights lost, is the first to point out a defender's irregularity, there is no rectification for"
        " the moment and play goes on; at the end what the defenders gained by it is taken from their score alone.",
        change=SUBSTANCE,
        remedy="defenders only",
    ),
)

FIRST_NAMED_HAND = reading(
    "R43-1",
    "If the defenders differ about the hand declarer leads from, the choice stated first stands.",
    source="text silent; our interpretation; Law 55A by analogy would prefer the player next in turn",
)
RECTIFICATION_SURVIVES = reading(
    "R43-2",
    "Dummy who speaks too early without having lost his rights may be fined, but the irregularity he pointed out is"
    " rectified as usual.",
    source="follows from 43B3; ebu.co.uk/forum/discussion/459 and forums.ebu.co.uk/discussion/730",
)

POINTING_OUT_IS_ASKING = reading(
    "R43-3",
    "Dummy who has lost his rights and is the first to say that declarer has revoked, or to call the Director for it,"
    " is treated like one who asks. Without this reading only a question has that effect.",
    source="the letter of 43B2(b) speaks of asking; our interpretation, since telling declarer does more than asking",
)

FROM_WHICH_HAND = Choice(
    "lead_from",
    "Dummy, who had lost his rights, warned declarer about the wrong hand. From which hand must declarer lead?",
    Elect("hand", "From declarer's own hand", DEFENDERS_NAME_THE_HAND, "named declarer's own hand"),
    Elect("dummy", "From dummy", DEFENDERS_NAME_THE_HAND, "named dummy"),
    say="Either defender may say whether declarer leads from his own hand or from dummy.",
)

yields_to = ("law61",)


def notice(table: Table, act: Act) -> Incident | None:
    """Dummy oversteps: he loses his rights, or is the first to speak of an irregularity."""
    event = act.event
    if isinstance(event, Strayed):
        return file(table, act, "law43", f"dummy {event.how.value}", at_once=True)
    if act.seat is not table.dummy:
        return None
    if isinstance(event, Said) and event.what is Saying.WHICH_CARD:
        return file(table, act, "law43", "dummy asked declarer which card", at_once=True)
    if isinstance(event, Said) and event.what is Saying.WRONG_HAND and table.trick.empty:
        warned = table.declarer if event.to is None else event.to
        summary = f"dummy warned {'declarer' if warned is table.declarer else warned} about the wrong hand"
        return file(table, act, "law43", summary, proper=warned, at_once=True)
    speaks = isinstance(event, Said) and event.what in (Saying.ATTENTION, Saying.WRONG_HAND)
    calls = isinstance(event, DirectorCalled) or speaks
    # Until a lead is faced no one is dummy yet: any player may speak (9A1).
    silent = any(not law09.put_right(i) for i in table.docket) and law09.in_play(table)
    if calls and silent and not any(i.attended for i in table.docket):
        summary = "dummy was the first to draw attention to an irregularity"
        return file(table, act, "law43", summary, at_once=True)
    return None


def hear(h: Hearing) -> None:
    """What dummy's act costs."""
    match h.incident.cause:
        case Strayed(how=how):
            _strays(h, how)
        case Said(what=Saying.WHICH_CARD):
            h.rule(NOT_TAKE_PART, Note("dummy", "may not ask; what declarer answers changes nothing"))
            _penalty(h)
        case Said(what=Saying.WRONG_HAND) if h.incident.proper is not None:
            _warns(h)
        case _:
            _first_to_mention(h)


def _strays(h: Hearing, how: Straying) -> None:
    authority = {
        Straying.EXCHANGED_HANDS: NOT_EXCHANGE_HANDS,
        Straying.WATCHED_DECLARER: NOT_LEAVE_SEAT,
    }.get(how, NOT_LOOK_AT_DEFENDER)
    shown = how is Straying.WAS_SHOWN
    if shown and h.term(NOT_LOOK_AT_DEFENDER, "own_initiative"):
        h.rule(NOT_LOOK_AT_DEFENDER, Note("dummy", "keeps his rights: he did not look on his own initiative"))
        return
    also = (DEFENDER_NOT_SHOW_HAND,) if shown else ()
    h.rule(authority, LoseRights(h.table.dummy), also=(*also, law42.QUALIFIED_RIGHTS))
    _penalty(h)


def _penalty(h: Hearing) -> None:
    h.rule(PROCEDURAL_PENALTY, Refer("may", "by a procedural penalty for dummy's breach (90)", "now"))


def _warns(h: Hearing) -> None:
    """Before the lead a warning is dummy's right; once he has lost it, the defenders name the hand."""
    declarer = h.table.declarer
    if h.incident.proper is not declarer:
        _warns_defender(h)
        return
    if not h.table.rights_lost:
        h.rule(law42.PREVENT_IRREGULARITY, Note("the warning", "was dummy's right"), also=(law09.ANYONE_MAY_PREVENT,))
        return
    turn = h.table.turn
    seat = declarer if _named_hand(h) == "hand" else h.table.dummy
    if turn is not None and not h.table.is_defender(turn):
        h.rule(DEFENDERS_NAME_THE_HAND, LeadReturnsTo(seat))
    else:
        h.rule(DEFENDERS_NAME_THE_HAND, Note(str(seat), "is the hand named"))


def _named_hand(h: Hearing) -> str:
    """The hand that the defenders name: the first word counts, or else that of the defender next in turn."""
    left, right = h.table.declarer.lho, h.table.declarer.rho
    if h.reads(FIRST_NAMED_HAND):
        return str(h.chosen(FROM_WHICH_HAND, by=left, or_by=right))
    named = {seat: str(h.chosen(FROM_WHICH_HAND, by=seat, suffix=seat.letter)) for seat in (left, right)}
    return named[right if h.table.turn is h.table.dummy else left]


def _warns_defender(h: Hearing) -> None:
    """Where dummy may stop declarer only, a word to a defender is taking part in the play."""
    anyone = h.term(law42.PREVENT_IRREGULARITY, "by_anyone") or h.reads(law42.PREVENTION_BY_LAW_9)
    if anyone and not h.table.rights_lost:
        h.rule(law42.PREVENT_IRREGULARITY, Note("the warning", "was dummy's right"), also=(law09.ANYONE_MAY_PREVENT,))
        return
    h.rule(NOT_TAKE_PART, Note("dummy", "may not warn a defender"))
    _penalty(h)


def _first_to_mention(h: Hearing) -> None:
    """Dummy may not; but only a dummy who has lost his rights saves the defenders from rectification."""
    if h.table.finished and not h.table.rights_lost:
        h.rule(law42.ATTENTION_AFTER_PLAY, Note("dummy", "may speak now that the play is over"))
        return
    if h.table.finished:
        h.rule(law42.ATTENTION_AFTER_PLAY, Note("dummy", "has lost the right to speak even now"))
        _without_rectification(h)
        return
    if isinstance(h.incident.cause, Said) and h.incident.cause.what is Saying.WRONG_HAND:
        h.reads(law09.PREVENTION_ENDS)
    called = (NOT_FIRST_TO_CALL,) if isinstance(h.incident.cause, DirectorCalled) else ()
    h.rule(
        NOT_DRAW_ATTENTION,
        Note("dummy", "had to stay silent until the play was over"),
        also=(*called, law09.DUMMY_SILENT_DURING_PLAY),
    )
    _penalty(h)
    if not h.table.rights_lost and h.reads(RECTIFICATION_SURVIVES):
        h.rule(law09.CALLING_COSTS_NOTHING, Note("the ruling on the irregularity", "is the ordinary one"))
        return
    _without_rectification(h)


def _without_rectification(h: Hearing) -> None:
    """43B3: a defender's irregularity goes without rectification; a revoke has Law 61 say so itself."""
    mentioned = [i for i in h.table.docket if h.table.is_defender(i.offender) and i.law not in ("law43", "law61")]
    if not mentioned:
        return
    for incident in mentioned:
        h.close(incident)
    h.rule(FIRST_TO_MENTION, Note("play", "goes on without rectification"))
    for incident in mentioned:
        _no_penalty_card(h, incident)
    made_good(h, "their irregularity")


def _no_penalty_card(h: Hearing, incident: Incident) -> None:
    """A card that a defender exposed goes back; his partner learnt of it from him all the same."""
    from . import law50

    owner = incident.offender
    held = h.still_held(owner, incident.cards)
    cards = tuple(card for card in held if h.table.penalty_card(owner, card) is None)
    if incident.law not in ("law24", "law49") or not cards or h.table.finished:
        return
    h.rule(FIRST_TO_MENTION, ReturnToHand(owner, cards))
    if h.reads(law50.SPARED_CARD_IS_UNAUTHORIZED):
        told = [Inform(f"{card} in {owner}'s hand", card, owner, (), (owner.partner,)) for card in cards]
        h.rule(law16.FROM_PARTNER, *told)


def made_good(h: Hearing, what: str) -> None:
    """43B3: what the defenders gained is made good at the end of play, on both sides' score or on theirs alone."""
    remedy = h.term(FIRST_TO_MENTION, "remedy")
    whose = {"both sides": "(both sides' score) ", "defenders only": "(only the defenders' score) "}.get(remedy, "")
    h.rule(
        FIRST_TO_MENTION,
        Refer("must", f"{whose}if the defenders gained by {what}", findings=("defenders_gained",)),
        also=(law12.DAMAGE,) if remedy == "12B1" else (),
    )
