"""Law 24: card exposed or led during the auction."""

from __future__ import annotations

from ..acts import Act
from ..cards import Card
from ..editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, WORDING, provision, reading, v
from ..events import Answered, ExposedInAuction
from ..hearing import Hearing
from ..orders import Inform, MakePenaltyCard, Note, Refer, ReturnToHand
from ..questions import Choice, Elect, Finding
from ..table import Incident, Kind, Table
from . import law09, law11, law16, law48, law49, law50, law54, law72, penalty_cards
from .common import answer, file

FACED_UNTIL_THE_END = provision(
    v(
        L1997,
        "24",
        "A card that during the auction, by its holder's own mistake, could have been seen by his partner lies face up"
        " in front of him until the auction is over.",
        period="auction",
    ),
    v(
        L2007,
        "24",
        "A card that during the auction period, by its holder's own mistake, could have been seen by his partner lies"
        " face up in front of him until the auction period is over.",
        change=SUBSTANCE,
        period="auction period",
    ),
    v(
        L2017,
        "24",
        "A card that during the auction, by its holder's own mistake, could have been seen by his partner lies face up"
        " in front of him until the auction is over.",
        change=SUBSTANCE,
        period="auction",
    ),
)
INFORMATION = provision(
    v(L2007, "24", "The non-offenders may use what the exposed card tells them; the offending side may not."),
    v(
        L2017,
        "24",
        "The non-offenders may use what the exposed card tells them and the offending side may not, as Law 16C says.",
        change=WORDING,
    ),
)
ONE_SMALL_CARD = provision(
    v(L1997, "24A", "A single card below an honour that was not led has no further effect while the auction lasts."),
)
HONOUR_OR_LED = provision(
    v(
        L1997,
        "24B",
        "For a single honour, or a card of any rank led too early, the offender's partner has to pass when he next has"
        " the turn; if that hurts the other side, Law 23 may lead to an adjusted score.",
    ),
    v(
        L2017,
        "24B",
        "For a single honour, or a card of any rank led too early, the offender's partner has to pass when he next has"
        " the turn; if that hurts the other side, Law 72C may lead to an adjusted score.",
        change=WORDING,
    ),
)
TWO_OR_MORE_CARDS = provision(
    v(
        L1997,
        "24C",
        "For two or more cards of any rank the offender's partner has to pass when he next has the turn; if that hurts"
        " the other side, Law 23 may lead to an adjusted score.",
    ),
    v(
        L2017,
        "24C",
        "For two or more cards of any rank the offender's partner has to pass when he next has the turn; if that hurts"
        " the other side, Law 72C may lead to an adjusted score.",
        change=WORDING,
    ),
)
RETURNED_TO_DECLARING_SIDE = provision(
    v(
        L1997,
        "24 with 48A",
        "If the offender becomes declarer or dummy, his exposed cards go back to his hand, because his side has no"
        " penalty cards.",
    ),
    v(
        L2007,
        "24",
        "If the offender becomes declarer or dummy, his exposed cards go back to his hand.",
        change=WORDING,
    ),
    v(
        L2017,
        "24D",
        "If the offender becomes declarer or dummy, his exposed cards go back to his hand.",
        change=RENUMBERED,
    ),
)
PENALTY_CARD_OF_DEFENDER = provision(
    v(L1997, "24", "If the offender becomes a defender, each exposed card can be held against him as a penalty card."),
    v(
        L2007,
        "24",
        "If the offender becomes a defender, each exposed card is a penalty card under Law 50.",
        change=SUBSTANCE,
    ),
    v(
        L2017,
        "24E",
        "If the offender becomes a defender, each exposed card is a penalty card under Laws 50 and 51.",
        change=RENUMBERED,
    ),
)

DECLARER_MAY_DECLINE = reading(
    "R24-1",
    "In 1997 declarer may decline to treat the exposed cards as penalty cards, and they then go back to the"
    " defender's hand.",
    source="the English text of 1997 leaves it to declarer; a French rendering (hegerm.ch) makes it automatic",
    editions=(L1997,),
)
AFTER_THE_LAST_PASS = reading(
    "R24-2",
    "A card exposed after the final pass and before the opening lead is faced is judged by Law 49 if its holder"
    " defends and by Law 48 if he is of the declaring side.",
    source="the text is limited to the auction in 1997 and 2017; our interpretation",
    editions=(L1997, L2017),
)
INFORMATION_BY_LAW_16 = reading(
    "R24-3",
    "In 1997 too, the non-offenders may use what the exposed card tells them and the offending side may not.",
    source="text silent; the general Law 16",
    editions=(L1997,),
)
BEFORE_THE_AUCTION = reading(
    "R24-4",
    "A card exposed before the auction has begun goes back to the hand, and the rule on information from elsewhere"
    " applies.",
    source="WBF Laws Committee, August 2017; in earlier editions by the same limit of period",
)
ONE_AFTER_ANOTHER = reading(
    "R24-5",
    "Cards that a player exposes one after another during the auction count together as two or more.",
    source="text silent on cards exposed at different times; the earlier card still lies face up",
)

WHEN = Finding(
    "within_period",
    "When could {cards} be seen?",
    FACED_UNTIL_THE_END,
    options=(
        ("auction", "during the auction"),
        ("clarification", "after the final pass and before the opening lead was faced"),
        ("before", "before the auction had begun"),
    ),
    yes="{cards} could be seen",
    say="Had the auction begun when {cards} came into view, and was it over?",
)
OWN_ERROR = Finding(
    "own_error",
    "Was it through {offender}'s own error that {cards} could be seen?",
    FACED_UNTIL_THE_END,
    yes="it was {offender}'s own error",
    no="it was not {offender}'s own error",
    say="{offender}, how did {cards} come into view?",
)
VISIBLE = Finding(
    "face_visible_to_partner_possible",
    "Could {partner} possibly have seen the face of {cards}?",
    FACED_UNTIL_THE_END,
    yes="{partner} could have seen {cards}",
    no="{partner} could not have seen {cards}",
    say="{partner}, could you have seen the face of {cards}, had you looked? I do not ask whether you did.",
)
TREAT = Choice(
    "treat_as_penalty_card",
    "{offender} exposed {cards} in the auction. Does {chooser} treat that as a penalty card?",
    Elect(
        "yes",
        "Treat it as a penalty card",
        PENALTY_CARD_OF_DEFENDER,
        "treated {cards} as exposed",
        "you may have each card treated as a penalty card",
    ),
    Elect(
        "no", "Let it go back", DECLARER_MAY_DECLINE, "let {cards} go", "or you may let {offender} take it back to hand"
    ),
    say="{chooser}, {offender} exposed {cards} in the auction: {options}.",
)

yields_to = ("law58",)


def notice(table: Table, act: Act) -> Incident | None:
    """Cards seen before the play; or declarer's side puts down an opening lead."""
    event = act.event
    if isinstance(event, ExposedInAuction):
        names = " ".join(str(card) for card in event.cards)
        summary = f"{act.seat} {'led' if event.led else 'exposed'} {names} before the play"
        return file(table, act, "law24", summary, cards=event.cards)
    if act.play is not None and table.number == 1 and table.trick.empty and not table.is_defender(act.seat):
        summary = f"{act.seat} put down {act.card} as an opening lead though his side declares"
        cards = () if act.card is None else (act.card,)
        return file(table, act, "law24", summary, proper=table.turn, cards=cards, enters=False)
    return None


def lapse(h: Hearing) -> bool:
    """The cards have been played."""
    assert h.act is not None
    hand = h.table.hand(h.offender).cards
    leaving = h.act.card if h.act.play is not None and h.act.seat is h.offender else None
    return all(card not in hand or card is leaving for card in h.incident.cards)


def hear(h: Hearing) -> None:
    """Back to the hand of the declaring side; penalty cards of a defender."""
    names = " ".join(str(card) for card in h.incident.cards)
    cards = tuple(card for card in h.incident.cards if card in h.table.hand(h.offender).cards)
    event = h.incident.cause
    if not isinstance(event, ExposedInAuction):
        _wrong_side(h)
        return
    when = "auction" if event.led else h.found(WHEN, cards=names)
    if when == "before" and h.reads(BEFORE_THE_AUCTION):
        h.rule(law16.FROM_ELSEWHERE, ReturnToHand(h.offender, cards), _affected(names))
        return
    past = when == "clarification" and h.term(FACED_UNTIL_THE_END, "period") == "auction"
    if past and h.reads(AFTER_THE_LAST_PASS):
        _after_the_auction(h, cards, names)
        return
    if not event.led and not (h.found(VISIBLE, cards=names) and h.found(OWN_ERROR, cards=names)):
        h.rule(FACED_UNTIL_THE_END, ReturnToHand(h.offender, cards))
        h.rule(law16.FROM_ELSEWHERE, _affected(names))
        return
    if when == "auction":
        _in_the_auction(h, event)
    if not h.table.is_defender(h.offender):
        given_back(h, cards)
        return
    _information(h, cards)
    if h.reads(DECLARER_MAY_DECLINE) and h.chosen(TREAT, by=h.table.declarer, cards=names) == "no":
        h.rule(DECLARER_MAY_DECLINE, ReturnToHand(h.offender, cards))
        return
    if len(cards) > 1:
        penalty_cards.make_several(h, PENALTY_CARD_OF_DEFENDER, h.offender, cards)
    elif event.led:
        h.rule(PENALTY_CARD_OF_DEFENDER, MakePenaltyCard(h.offender, cards[0], Kind.MAJOR), also=(law50.MAJOR,))
        penalty_cards.follows(h, h.offender, cards[0])
    else:
        penalty_cards.make(h, PENALTY_CARD_OF_DEFENDER, h.offender, cards[0], deliberate=False)
    _binds_at_once(h)


def before_the_play(h: Hearing) -> bool:
    """Whether this law, and not 48 or 49, has a card that was shown after the final pass."""
    covers = h.term(FACED_UNTIL_THE_END, "period") == "auction period"
    return bool(covers) and not law09.in_play(h.incident.before)


def given_back(h: Hearing, cards: tuple[Card, ...]) -> None:
    """Cards of the declaring side go back, and the sight of them is for the other side alone."""
    h.rule(RETURNED_TO_DECLARING_SIDE, ReturnToHand(h.offender, cards), also=(law48.DECLARER_HAS_NO_PENALTY_CARD,))
    _seen_of_declaring_side(h, cards)


def _seen_of_declaring_side(h: Hearing, cards: tuple[Card, ...]) -> None:
    if not _information(h, cards):
        law48.defenders_may_use(h, h.offender, cards)


def _binds_at_once(h: Hearing) -> None:
    """What goes with a card that is a penalty card from the opening lead on, though it may be spoken of only later."""
    if not (isinstance(h.incident.cause, ExposedInAuction) and h.incident.cause.led):
        penalty_cards.could_have_known(h)  # the opening words of Law 50 leave out a card that was led
    law11.acted_before_calling(h)
    law50.led_meanwhile(h)


def _affected(names: str) -> Refer:
    return Refer("may", f"if the sight of {names} affected the board")


def _after_the_auction(h: Hearing, cards: tuple[Card, ...], names: str) -> None:
    """The auction over and the lead not yet faced: the laws on cards exposed in the play."""
    offender = h.offender
    if not h.table.is_defender(offender):
        h.rule(law48.DECLARER_HAS_NO_PENALTY_CARD, ReturnToHand(offender, cards))
        law48.defenders_may_use(h, offender, cards)
    elif not h.found(law49.COULD_SEE, shown=names):
        h.rule(law49.PARTNER_COULD_SEE, ReturnToHand(offender, cards))
        told = [Inform(f"{card} in {offender}'s hand", card, offender, (h.table.declarer,), ()) for card in cards]
        h.rule(law16.FROM_ELSEWHERE, *told)
    elif h.found(law50.OTHERWISE, card=names):
        penalty_cards.no_penalty_card(h, offender, cards)
    elif len(cards) > 1:
        penalty_cards.make_several(h, law49.PARTNER_COULD_SEE, offender, cards)
        _binds_at_once(h)
    else:
        penalty_cards.make(h, law49.PARTNER_COULD_SEE, offender, cards[0], deliberate=False)
        _binds_at_once(h)


def _in_the_auction(h: Hearing, event: ExposedInAuction) -> None:
    """What the auction had to bear."""
    cards = event.cards
    several = len(cards) > 1 or (_exposed_before(h) and h.reads(ONE_AFTER_ANOTHER))
    if several:
        h.rule(TWO_OR_MORE_CARDS, Note(str(h.offender.partner), "had to pass at his next turn to call"))
    elif event.led or cards[0].is_honour:
        h.rule(HONOUR_OR_LED, Note(str(h.offender.partner), "had to pass at his next turn to call"))
    else:
        h.rule(ONE_SMALL_CARD, Note("the auction", "went on without restriction"))
        return
    h.rule(
        law72.ENFORCED_PASS if h.has(law72.ENFORCED_PASS) else law72.COULD_HAVE_BEEN_AWARE,
        Refer(
            "must",
            f"if {h.offender} could have been aware that the enforced pass {law72.damage(h)} the other side",
            findings=("could_have_been_aware", "enforced_pass_damaged_nos"),
        ),
        also=(law72.COULD_HAVE_BEEN_AWARE,),
    )


def _exposed_before(h: Hearing) -> bool:
    """Whether the player had already exposed a card in this auction by his own error."""
    log = h.table.log[: h.incident.at]
    for n, event in enumerate(log):
        if not isinstance(event, ExposedInAuction) or event.seat is not h.offender:
            continue
        key = str(sum(not isinstance(earlier, Answered) for earlier in log[:n]))
        excused = False in (answer(h.table, key, VISIBLE.id), answer(h.table, key, OWN_ERROR.id))
        if not excused and answer(h.table, key, WHEN.id) in (None, "auction"):
            return True
    return False


def _information(h: Hearing, cards: tuple[Card, ...]) -> bool:
    """Who may use the sight of the cards; False if neither the edition nor a reading says."""
    if not h.has(INFORMATION) and not h.reads(INFORMATION_BY_LAW_16):
        return False
    authority = INFORMATION if h.has(INFORMATION) else law16.FROM_PARTNER
    others = tuple(s for s in h.offender.side.other.seats if s is not h.table.dummy)
    told = [Inform(f"{card} of {h.offender}", card, h.offender, others, (h.offender.partner,)) for card in cards]
    h.rule(authority, *told)
    return True


def _wrong_side(h: Hearing) -> None:
    """54E: an opening lead by declarer's side is no lead; the card goes back."""
    also = (RETURNED_TO_DECLARING_SIDE, law48.DECLARER_HAS_NO_PENALTY_CARD)
    if h.has(law54.WRONG_SIDE):
        h.rule(law54.WRONG_SIDE, ReturnToHand(h.offender, (h.card,)), also=also)
    elif h.reads(law54.WRONG_SIDE_BY_LAW_24):
        h.rule(RETURNED_TO_DECLARING_SIDE, ReturnToHand(h.offender, (h.card,)), also=also[1:])
    else:
        h.rule(law48.DECLARER_HAS_NO_PENALTY_CARD, ReturnToHand(h.offender, (h.card,)))
        law48.defenders_may_use(h, h.offender, (h.card,))
        return
    _seen_of_declaring_side(h, (h.card,))
