"""Law 54: faced opening lead out of turn."""

from __future__ import annotations

from ..acts import Act
from ..cards import Card
from ..editions import L1997, L2007, L2017, SUBSTANCE, WORDING, Provision, provision, reading, v
from ..events import Saying, Spread
from ..hearing import Hearing
from ..orders import SpreadHand, Stands, SwapDeclarerAndDummy, TakeBackFaceDown
from ..questions import Choice, Elect, Finding
from ..table import Incident, Table
from . import law10, law16, law41, law48, law53, law56
from .common import file

FACE_DOWN_RETRACTED = provision(
    v(
        L1997,
        "54",
        "When a defender has faced an opening lead out of turn and his partner has led face down, the Director has "
        "the face-down card taken back.",
    ),
)
SPREADS = provision(
    v(
        L1997,
        "54A",
        "After a faced opening lead out of turn declarer may put his own hand down; he becomes dummy and his partner "
        "becomes declarer.",
    ),
)
MUST_SPREAD_ALL = provision(
    v(
        L1997,
        "54A",
        "If declarer begins to put his hand down and exposes a card in doing so, he must put down the whole hand and "
        "his partner becomes declarer.",
    ),
)
ACCEPTS = provision(
    v(
        L1997,
        "54B",
        "Declarer may accept the irregular opening lead as Law 53 provides and stay declarer; dummy's hand then goes "
        "down in the ordinary way.",
    ),
)
SECOND_FROM_HAND = provision(
    v(L1997, "54B1", "When declarer accepts the lead, the second card to the trick comes from his own hand."),
)
SECOND_FROM_DUMMY = provision(
    v(
        L1997,
        "54B2",
        "If declarer plays the second card from dummy instead, that card stays played, except that a revoke may be "
        "corrected.",
    ),
)
MUST_ACCEPT = provision(
    v(
        L1997,
        "54C",
        "If declarer could have seen a card of dummy, other than one exposed in the auction and dealt with under "
        "Law 24, he must accept the lead.",
        confirms_declarer=False,
    ),
    v(
        L2017,
        "54C",
        "If declarer could have seen a card of dummy, other than one exposed in the auction and dealt with under "
        "Law 24, he must accept the lead and stays declarer.",
        change=SUBSTANCE,
        confirms_declarer=True,
    ),
)
REFUSES = provision(
    v(
        L1997,
        "54D",
        "Declarer may have the faced opening lead out of turn taken back; by Law 56 the card becomes a major penalty "
        "card and may restrict the lead of the offender's partner.",
        by_itself=False,
    ),
    v(
        L2007,
        "54D",
        "Declarer may have the faced opening lead out of turn taken back; the card becomes a major penalty card and "
        "may restrict the lead of the offender's partner.",
        change=WORDING,
        by_itself=True,
    ),
)
WRONG_SIDE = provision(
    v(
        L2007,
        "54E",
        "A card that declarer or dummy tries to put down as the opening lead is no lead: it is dealt with as a card "
        "exposed before the play, under Law 24.",
    ),
)
NOT_BY_SPREADING = reading(
    "R54-1",
    "A declarer who must accept the lead may not do so by spreading his hand, although the edition does not say so.",
    source="text silent before 2017; the 2017 text settles it so",
    editions=(L1997, L2007),
)
DUMMYS_CARD_COUNTS = reading(
    "R54-2",
    "When the second card was played from dummy it counts as dummy's card to the trick; declarer's own hand and then "
    "the offender's partner complete the trick.",
    source="text silent; settled practice",
)
WRONG_SIDE_BY_LAW_24 = reading(
    "R54-3",
    "An opening lead attempted by declarer or dummy is dealt with as a card exposed before the play, under Law 24, "
    "although Law 54 does not mention it.",
    source="text silent; Law 24 by itself, and the later text of 54E",
    editions=(L1997,),
)
SPREAD_HAND_IS_DUMMY = reading(
    "R54-4",
    "Whether a declarer who has put his hand down could have seen dummy before is asked until both sides have played "
    "to the second trick; from then on his hand is dummy and his partner is declarer. Without this reading there is no "
    "limit.",
    source="text silent; the limit at which the Laws leave a trick as it is (58B4, 67), as in R53-4",
)
SLIP_MAY_BE_CORRECTED = reading(
    "R54-5",
    "A second card called from dummy by a slip of the tongue may be changed under 45C4(b). Without this reading it "
    "stays, because only a revoke is excepted.",
    source="the letter of 54B2 excepts only a revoke, while 45C4(b) and 47C make no exception of this card; our "
    "interpretation",
)

SAW_DUMMY = Finding(
    "declarer_saw_dummy",
    "Could declarer have seen any of dummy's cards{when}?",
    MUST_ACCEPT,
    yes="declarer could have seen a card of dummy",
    no="declarer could not have seen a card of dummy",
    say="Has dummy put down or shown any card since the lead{when}? Cards dealt with in the auction do not count.",
    reclassifies=True,
)
OPTION = Choice(
    "faced_lead_out_of_turn",
    "{offender} has led {card} out of turn. What does {chooser} choose?",
    Elect(
        "accept",
        "Accept the lead and stay declarer",
        ACCEPTS,
        "accepted the lead",
        "you may accept the lead: dummy goes down and you play second, from your own hand",
    ),
    Elect(
        "spread",
        "Accept the lead and become dummy",
        SPREADS,
        "spread his hand",
        "you may accept it and put your own hand down: you become dummy and your partner plays the hand",
    ),
    Elect(
        "refuse",
        "Refuse the lead",
        REFUSES,
        "refused the lead",
        "or you may refuse it: the card becomes a major penalty card, and you may then require or forbid your left-hand"
        " opponent to lead that suit, or leave him free",
    ),
    say="{chooser}, {offender} has led out of turn, and you choose without asking your partner: {options}.",
)
yields_to = ("law41", "law58")


def notice(table: Table, act: Act) -> Incident | None:
    """The wrong defender faces the opening lead; or declarer, having accepted one, plays second from dummy."""
    if act.play is None or table.number > 1:
        return None
    trick = table.trick
    if trick.empty and act.seat is not trick.leader and table.is_defender(act.seat):
        return file(table, act, "law54", f"{act.card} led out of turn by {act.seat}", proper=trick.leader)
    if _second_from_dummy(table, act):
        summary = f"declarer played {act.card} from dummy before his own hand"
        return file(table, act, "law54", summary, at_once=True)
    return None


def _second_from_dummy(table: Table, act: Act) -> bool:
    """Whether dummy plays second to a lead by the defender on declarer's right; a revoke is left to Law 61."""
    trick, hand = table.trick, table.hand(table.dummy)
    if trick.order != (table.declarer.rho,) or act.seat is not table.dummy or act.card is None:
        return False
    return trick.led is None or act.card.suit is trick.led or not hand.holds(trick.led)


def stays(table: Table, card: Card) -> bool:
    """Whether a card of dummy to the trick in progress has been ruled to stay although it was played second."""
    there = Stands(table.dummy, card, "play")
    here = (r for r in table.rulings if r.law == 54 and r.trick == table.number)
    return any(SECOND_FROM_DUMMY in r.authorities and there in r.orders for r in here)


def lapse(h: Hearing) -> bool:
    """A card from either declaring hand accepts the lead, unless declarer has spread his own."""
    assert h.act is not None
    if _spread_at(h) is not None:
        return _spread_and_played_on(h)
    second = h.act.play is not None and h.table.trick.order == (h.offender,)
    if second and h.act.seat is h.table.dummy:
        h.rule(ACCEPTS, Stands(h.offender, h.card), also=(law53.ACCEPTED_BY_PLAY,))
        law16.accepted(h, h.offender, h.card)
    elif not law53.lapse(h):
        return False
    _face_down_goes_back(h)
    return True


def _spread_and_played_on(h: Hearing) -> bool:
    """By spreading he has chosen, unless he had to accept: the Director says which, while there is time."""
    assert h.act is not None
    if h.act.play is None or not law53.both_play_on(h) or not h.reads(SPREAD_HAND_IS_DUMMY):
        return False
    _swap(h, MUST_SPREAD_ALL)
    return True


def hear(h: Hearing) -> None:
    """Declarer's options, after what the Director must establish."""
    if h.offender is h.table.dummy:
        h.reads(DUMMYS_CARD_COUNTS)
        h.rule(SECOND_FROM_DUMMY, Stands(h.offender, h.card, "play"))
        return
    _face_down_goes_back(h)
    spread = _spread_at(h) is not None
    if not spread and law53.ask_what_was_meant(h):
        return
    if law53.still_led(h) and law53.misinformed(h):
        return
    declarer = h.table.declarer
    options = OPTION.all
    if _accepts_anyhow(h):
        _accepted(h)
        return
    if _could_see_dummy(h):
        if h.term(MUST_ACCEPT, "confirms_declarer") or h.reads(NOT_BY_SPREADING):
            h.rule(MUST_ACCEPT, Stands(h.offender, h.card), SpreadHand(h.table.dummy), also=(SECOND_FROM_HAND,))
            law16.accepted(h, h.offender, h.card)
            return
        options = ("accept", "spread")
    elif spread:
        _swap(h, MUST_SPREAD_ALL)
        return
    stated = _stated(h, options)
    if stated is None:
        law10.options(h, declarer)
    match stated or h.chosen(OPTION, by=declarer, among=options):
        case "accept":
            _accepted(h)
        case "spread":
            _swap(h, SPREADS)
        case "refuse":
            law53.retract(h, REFUSES, penalty_by=None if h.term(REFUSES, "by_itself") else law56.LEAD_OUT_OF_TURN)


def _face_down_goes_back(h: Hearing) -> None:
    """The partner's card that lies face down is taken back."""
    proper = h.incident.proper
    assert proper is not None
    earlier = any(lying.seat is proper for lying in h.incident.before.face_down)
    lying = any(lying.seat is proper for lying in h.table.face_down)
    if lying and (not earlier or h.reads(law41.FACED_LEAD_PREVAILS)):
        h.rule(FACE_DOWN_RETRACTED, TakeBackFaceDown(proper), also=(law41.FACE_DOWN_LEAD,))
        _close_file_on_face_down_lead(h)


def _close_file_on_face_down_lead(h: Hearing) -> None:
    for incident in h.table.docket:
        if incident.law == "law41" and incident.offender is h.incident.proper:
            h.close(incident)


def _accepted(h: Hearing) -> None:
    h.rule(
        ACCEPTS,
        Stands(h.offender, h.card),
        SpreadHand(h.table.dummy),
        also=(law53.ACCEPTED_BY_STATEMENT, SECOND_FROM_HAND),
    )
    law16.accepted(h, h.offender, h.card)


def _accepts_anyhow(h: Hearing) -> bool:
    """Declarer has said that he accepts: whether he could have seen dummy, and had to, no longer matters."""
    spread = any(isinstance(e, Spread) for e in h.since)
    return not spread and not h.table.dummy_seen and _stated(h, OPTION.all) == "accept"


def _could_see_dummy(h: Hearing) -> bool:
    """Cards that dummy put down since the lead are on file; otherwise the Director is asked.

    Once declarer begins to put his own hand down his choice is made, and what dummy shows later is too late.
    """
    spread = _spread_at(h)
    shown = any(isinstance(e, Spread) and e.seat is h.table.dummy for e in h.since[:spread])
    if shown or (h.table if spread is None else h.incident.before).dummy_seen:
        return bool(h.settled(SAW_DUMMY, True))
    return bool(h.found(SAW_DUMMY, when="" if spread is None else " before he put down his own"))


def _spread_at(h: Hearing) -> int | None:
    """Which of the events since the lead it was by which declarer put his hand down, or began to."""
    declarer = h.table.declarer
    return next((n for n, e in enumerate(h.since) if isinstance(e, Spread) and e.seat is declarer), None)


def _stated(h: Hearing, options: tuple[str, ...]) -> str | None:
    """What declarer has already said, if it was open to him."""
    declarer = (h.table.declarer,)
    if h.statements(Saying.ACCEPT, declarer):
        return "accept"
    if "refuse" in options and h.statements(Saying.REFUSE, declarer):
        return "refuse"
    return None


def _swap(h: Hearing, authority: Provision) -> None:
    h.rule(
        authority,
        SpreadHand(h.table.declarer),
        SwapDeclarerAndDummy(h.table.dummy),
        Stands(h.offender, h.card),
        also=(law48.FACES_AFTER_LEAD_OUT_OF_TURN,),
    )
    law16.accepted(h, h.offender, h.card)
