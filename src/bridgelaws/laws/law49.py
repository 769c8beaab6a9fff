"""Law 49: exposure of a defender's cards."""

from __future__ import annotations

from ..acts import Act
from ..cards import Card
from ..editions import L1997, L2007, L2017, WORDING, Provision, provision, v
from ..events import Dropped, Named, Said, Saying, Shown, Spread, cards_of
from ..hearing import Hearing
from ..orders import Inform, Note, Refer, Remark, ReturnToHand
from ..physics import can_hold
from ..questions import Finding
from ..table import Incident, Table
from . import law11, law16, law45, law46, law47, law50, penalty_cards
from .common import answer, file, key_of

PARTNER_COULD_SEE = provision(
    v(
        L1997,
        "49",
        "Each card of a defender that is, or was, where his partner could possibly see its face "
        "becomes a penalty card.",
    ),
)
NAMED_AS_HELD = provision(
    v(L1997, "49", "Each card that a defender says he holds becomes a penalty card."),
)
NORMAL_PLAY_EXEMPT = provision(
    v(L1997, "49", "A card shown in the normal course of play, or because a law has it so, is no penalty card."),
    v(
        L2007,
        "49",
        "A card shown in the normal course of play, or because a law has it so, is no penalty card; "
        "a card retracted after misinformation is an example.",
        change=WORDING,
    ),
)
CURRENT_TRICK_EXEMPT = provision(
    v(
        L1997,
        "49",
        "Cards that a defender shows in a statement only about winning the trick in progress are no penalty cards "
        "(footnote to the law on claims).",
    ),
    v(
        L2017,
        "49",
        "Cards that a defender shows in a statement only about winning the trick in progress are no penalty cards "
        "(the law on claims itself).",
        change=WORDING,
    ),
)
CONCESSION_OBJECTED_EXEMPT = provision(
    v(
        L2007,
        "49",
        "Cards that a defender shows in a concession to which his partner at once objects are no penalty cards (68B).",
    ),
    v(
        L2017,
        "49",
        "Cards that a defender shows in a concession to which his partner at once objects are no penalty cards (68B2).",
        change=WORDING,
    ),
)

COULD_SEE = Finding(
    "partner_could_possibly_see_face",
    "Could {partner} possibly have seen the face of {shown}?",
    PARTNER_COULD_SEE,
    yes="{partner} could have seen the face of {shown}",
    no="{partner} could not have seen the face of {shown}",
    say="{partner}, could you have seen the face, had you looked? I do not ask whether you did.",
)
OBJECTED = Finding(
    "immediate_objection",
    "Did {offender} concede tricks by showing his cards, and did {partner} object at once?",
    CONCESSION_OBJECTED_EXEMPT,
    PARTNER_COULD_SEE,
    yes="{offender} conceded tricks and {partner} objected at once",
    no="there was no concession to which {partner} objected at once",
    say="{offender}, what did you mean by showing your cards? {partner}, when did you object?",
)
yields_to = ("law57", "law41", "law45", "law58", "law61", "law52")


def notice(table: Table, act: Act) -> Incident | None:
    """A defender's card is shown, dropped or named as held, or put down after he has played to the trick."""
    event = act.event
    if not table.is_defender(act.seat) or (table.stopped is not None and act.play is None):
        return None  # what is shown after a claim or concession makes no penalty card (68)
    if isinstance(event, Dropped | Shown) and act.play is None:
        how = "dropped" if isinstance(event, Dropped) else "showed"
        return _exposed(table, act, how, event.cards)
    if isinstance(event, Spread):
        cards = event.cards or tuple(table.hand(act.seat).cards)
        summary = f"{act.seat} spread cards of his hand"
        return file(table, act, "law49", summary, card=cards[0] if cards else None, cards=cards)
    if isinstance(event, Said) and event.what is Saying.HAVE and event.card is not None:
        if not can_hold(table, act.seat, event.card) or table.penalty_card(act.seat, event.card) is not None:
            return None
        summary = f"{act.seat} named {event.card} as being in his hand"
        return file(table, act, "law49", summary, card=event.card, cards=(event.card,))
    return _second_card(table, act)


def _exposed(table: Table, act: Act, how: str, shown: tuple[Card, ...]) -> Incident | None:
    """Cards that are penalty cards already lie there for all to see; it is about the others."""
    cards = tuple(card for card in shown if table.penalty_card(act.seat, card) is None)
    if not cards:
        return None
    summary = f"{act.seat} {how} {_names(cards)}"
    return file(table, act, "law49", summary, cards=cards)


def _second_card(table: Table, act: Act) -> Incident | None:
    """A card put down by a defender whose play to the trick is made, or to a call that was void."""
    if act.play is None or act.card is None:
        return None
    if table.trick.card(act.seat) is not None:
        summary = f"{act.seat} put down {act.card} after his card to the trick"
        return file(table, act, "law49", summary, cards=(act.card,), enters=False)
    void_call = law46.void_call(table) and table.trick.empty and table.turn is table.dummy
    if void_call and answer(table, key_of(table), law45.DEEMED_LED.id) is False:
        summary = f"{act.seat} played {act.card} to a card that was not in dummy"
        return file(table, act, "law49", summary, cards=(act.card,), enters=False)
    return None


def lapse(h: Hearing) -> bool:
    """The cards have left the hand, or the next hand has played to one of them as a lead."""
    from . import law60

    if law60.early_lead(h):
        return True
    hand = h.table.hand(h.offender).cards
    assert h.act is not None
    leaving = h.act.card if h.act.play is not None and h.act.seat is h.offender else None
    return bool(h.incident.cards) and all(c not in hand or c is leaving for c in h.incident.cards)


def hear(h: Hearing) -> None:
    """Penalty cards, unless an exemption holds, partner could not see, or the Director rules otherwise."""
    event = h.incident.cause
    cards = h.still_held(h.offender, h.incident.cards)
    shown = _names(h.incident.cards)
    if isinstance(event, Dropped | Shown) and len(h.incident.cards) > 1 and not _about_this_trick(h):
        cards = _seen_of_several(h, cards)
        shown = _names(cards)
        if not cards:
            return
    if _about_this_trick(h):
        _goes_back(h, CURRENT_TRICK_EXEMPT, cards, "only the trick in progress was spoken of")
        _learnt_from_partner(h, cards)
        _may_be_premature(h, shown)
    elif isinstance(event, Spread) and not _objected(h):
        why = f"on {h.offender}'s spreading his hand, a claim or a concession (68)"
        h.rule(NORMAL_PLAY_EXEMPT, Refer("may", why, "now"))
    elif isinstance(event, Spread) and h.has(CONCESSION_OBJECTED_EXEMPT):
        concession_objected(h, cards)
    elif isinstance(event, Dropped | Shown) and len(h.incident.cards) == 1 and not h.found(COULD_SEE, shown=shown):
        _unseen_by_partner(h, cards)
    elif law45.led_too_soon(h):
        return
    elif not _lie_there(h, cards) and h.found(law50.OTHERWISE, card=shown):
        penalty_cards.no_penalty_card(h, h.offender, cards)
    else:
        _penalty_cards(h, cards, shown)


def _seen_of_several(h: Hearing, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Those of several cards whose faces his partner could have seen, each by itself; the others go back."""
    seen = tuple(card for card in cards if h.found(_could_see(card), shown=card))
    unseen = tuple(card for card in cards if card not in seen)
    if unseen:
        _unseen_by_partner(h, unseen)
    return seen


def _could_see(card: Card) -> Finding:
    """The same finding about one of several cards."""
    asked = COULD_SEE
    id = f"{asked.id}:{card.code}"
    return Finding(id, asked.text, PARTNER_COULD_SEE, yes=asked.yes, no=asked.no, say="{shown}: " + asked.say)


def _unseen_by_partner(h: Hearing, cards: tuple[Card, ...]) -> None:
    h.rule(PARTNER_COULD_SEE, ReturnToHand(h.offender, cards))
    told = [Inform(f"{c} in {h.offender}'s hand", c, h.offender, (h.table.declarer,), ()) for c in cards]
    h.rule(law16.FROM_ELSEWHERE, *told)


def _names(cards: tuple[Card, ...]) -> str:
    return " ".join(str(card) for card in cards) or "the hand"


def _about_this_trick(h: Hearing) -> bool:
    """Whether the defender spoke only of the trick in progress when he showed or named the cards.

    The words count for the cards nearest to them, before or after; a card that drops, or is put down, says nothing.
    """
    if not isinstance(h.incident.cause, Shown | Spread | Said):
        return False
    log, at = h.table.log, h.incident.at
    for nearest in (reversed(log[h.incident.before.began : at]), log[at + 1 :]):
        for event in nearest:
            if getattr(event, "seat", None) is not h.offender:
                continue
            if isinstance(event, Said) and event.what is Saying.WINNING_THIS_TRICK:
                return True
            if cards_of(event):
                break
    return False


def _objected(h: Hearing) -> bool:
    """Whether it was a concession to which partner objected at once; asked only if he spoke against it."""
    return bool(h.statements(Saying.REFUSE, (h.offender.partner,))) and bool(h.found(OBJECTED))


def _may_be_premature(h: Hearing, shown: str) -> None:
    """The rule on claims points at 57A for cards that a defender shows before his partner has played to the trick."""
    from . import law57

    trick, partner = h.incident.before.trick, h.offender.partner
    if not trick.empty and trick.card(partner) is None:
        why = f"on {partner}'s card if {h.offender} thereby played {shown} before him"
        h.rule(law57.PREMATURE, Refer("may", why, "now", ("was_play_or_lead",)))


def _lie_there(h: Hearing, cards: tuple[Card, ...]) -> bool:
    """Whether all the cards are penalty cards already."""
    return all(h.table.penalty_card(h.offender, card) is not None for card in cards)


def _goes_back(
    h: Hearing, exempt: Provision, cards: tuple[Card, ...], why: str, also: tuple[Provision, ...] = ()
) -> None:
    """No penalty card."""
    back = [ReturnToHand(h.offender, cards)] if cards else []
    h.rule(exempt, *back, Note("no penalty card", f"comes of it: {why}"), also=also)


def _seen_by_partner(h: Hearing, cards: tuple[Card, ...]) -> list[Inform]:
    """What was shown is authorized for declarer and not for the partner."""
    declarer, partner = (h.table.declarer,), (h.offender.partner,)
    told = [Inform(f"{card} in {h.offender}'s hand", card, h.offender, declarer, partner) for card in cards]
    return told or [Inform(f"the sight of {h.offender}'s hand", None, h.offender, declarer, partner)]


def _learnt_from_partner(h: Hearing, cards: tuple[Card, ...]) -> None:
    """Partner has learnt something other than by a legal play."""
    h.rule(law16.FROM_PARTNER, *_seen_by_partner(h, cards))


def concession_objected(h: Hearing, cards: tuple[Card, ...]) -> None:
    """68B2: no concession; the rule on withdrawn actions says who may use what was shown."""
    from . import law68

    why = "the concession was objected to at once"
    _goes_back(h, CONCESSION_OBJECTED_EXEMPT, cards, why, also=(law68.PARTNER_OBJECTS,))
    h.rule(law16.OFFENDERS_MAY_NOT_USE, *_seen_by_partner(h, cards), also=(law16.WITHDRAWN_ACTION,))
    law16.misuse(h, str(h.offender.partner), _names(cards))


def _penalty_cards(h: Hearing, cards: tuple[Card, ...], shown: str) -> None:
    from . import law24

    event = h.incident.cause
    if isinstance(event, Spread):
        from . import law68

        h.rule(law68.PARTNER_OBJECTS, Note(str(h.offender), "has conceded nothing"))
    authority = NAMED_AS_HELD if isinstance(event, Said) else PARTNER_COULD_SEE
    if isinstance(event, Dropped | Shown) and law24.before_the_play(h):
        authority = law24.PENALTY_CARD_OF_DEFENDER
    if h.incident.act.plays and h.table.trick.card(h.offender) is not None:
        _first_card_stands(h)
        authority = law45.FIFTH_CARD_BY_DEFENDER
    if len(cards) > 1:
        penalty_cards.make_several(h, authority, h.offender, cards)
    elif cards:
        # What was dropped was not played on purpose; of anything else the Director must say.
        penalty_cards.make(h, authority, h.offender, cards[0], deliberate=False if isinstance(event, Dropped) else None)
    h.rule(law50.EXPOSED_IS_PENALTY_CARD, Remark(shown, "lies face up before its owner"), also=(law50.STAYS_FACED,))
    penalty_cards.could_have_known(h)
    law11.acted_before_calling(h)
    law50.led_meanwhile(h)


def _first_card_stands(h: Hearing) -> None:
    """His play to the trick was made with the card before; this one is a further card to it."""
    since = h.table.log[h.incident.before.began : h.incident.at]
    named = any(isinstance(e, Named) and e.seat is h.offender for e in since)
    how = law45.CARD_DESIGNATED if named else law45.PLAY_FROM_HAND
    stands = Note(str(h.table.trick.card(h.offender)), "stands as the play")
    h.rule(law47.PLAYED_CARD_STANDS, stands, also=(how, PARTNER_COULD_SEE))
