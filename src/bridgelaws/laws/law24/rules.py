"""Law 24: card exposed or led during the auction."""

from __future__ import annotations

from ...board.acts import Act
from ...board.events import ExposedInAuction, acts_of
from ...board.keys import OfAct
from ...board.orders import Refer, ReturnToHand, Tell
from ...board.phases import Phase
from ...board.table import Incident, Kind, Table
from ...book.editions import Provision
from ...hearing.hearing import Hearing
from ...hearing.law import Law, by_kind, plays_and
from ...values.cards import Card
from ...words.message import Message
from ..books import book16, book48, book49, book50, book54, book72
from ..common import answer, file, reads
from ..law11 import procedures as law11
from ..law16 import procedures as law16
from ..law48 import procedures as law48
from ..law49 import procedures as law49, queries as query49
from ..law50 import penalty_cards, procedures as law50
from ..law72 import procedures as law72
from . import book, words
from .procedures import back_to_hand, given_back, information, seen_of_declaring_side

_COUNTS = (book.WHEN, book50.OTHERWISE, book.VISIBLE, book.OWN_ERROR, book49.COULD_SEE)


def notice(table: Table, act: Act) -> Incident | None:
    """Cards seen before the play; or declarer's side puts down an opening lead."""
    event = act.event
    if isinstance(event, ExposedInAuction):
        seen = query49.with_unnamed(event.cards, event.more)
        summary = (words.LED if event.led else words.EXPOSED)(act.seat, seen)
        return file(table, act, book.SeenBeforeThePlay, summary, trick=1 if table.lead_faced else None)
    if act.play is not None and not table.is_defender(act.seat) and table.phase_of(act) is Phase.CLARIFICATION:
        return file(table, act, book.LeadByTheDeclaringSide, words.LED_THOUGH_HE_DECLARES(act.seat, act.card))
    return None


def lapse(h: Hearing[book.CardExposedInAuction]) -> bool:
    """The cards have been played; what the auction had to bear for one that was led, for an honour or two remains."""
    event = h.incident.cause
    if isinstance(event, ExposedInAuction):
        shown = [e for e in h.table.log if isinstance(e, ExposedInAuction) and e.seat is h.offender]
        if event.led or event.more or sum(len(e.cards) + e.more for e in shown) > 1 or event.cards[0].is_honour:
            return False
    return law50.have_left_hand(h, h.incident.exposed)


def hear(h: Hearing[book.SeenBeforeThePlay]) -> None:
    """What comes of it, and in the play once all that the player showed before it has been heard: it lay together."""
    _exposed(h)
    files = [i for i in h.table.files(book.SeenBeforeThePlay) if i.offender is h.offender and i.attended]
    owned, together = h.table.penalty_cards_of(h.offender), _together(h)
    if not owned or len(files) > 1:
        return
    minors = tuple(p for p in owned if p.kind is Kind.MINOR and p.card in together)
    if minors and _one_of_several(h):
        penalty_cards.turn_major(h, h.offender, minors)
    h.complete(together=together)
    law50.led_meanwhile(h)


def _exposed(h: Hearing[book.SeenBeforeThePlay]) -> None:
    """Back to the hand of the declaring side; penalty cards of a defender."""
    event = h.incident.cause
    assert isinstance(event, ExposedInAuction)
    cards = h.still_held(h.offender, h.incident.exposed)
    seen = query49.with_unnamed(event.cards, event.more)
    when = "auction" if event.led else h.found(book.WHEN, shown=seen)
    back = back_to_hand(h, cards, event.more)
    if when == "before" and h.reads(book.BEFORE_THE_AUCTION):
        h.rule(book16.FROM_ELSEWHERE, back, _affected(seen))
        return
    past = when == "clarification" and h.term(book.FACED_UNTIL_THE_END, "period") == "auction"
    if past and h.reads(book.AFTER_THE_LAST_PASS):
        _after_the_auction(h, event, cards, seen)
        return
    if not event.led and not (h.found(book.VISIBLE, shown=seen) and h.found(book.OWN_ERROR, shown=seen)):
        h.rule(book.FACED_UNTIL_THE_END, back)
        h.rule(book16.FROM_ELSEWHERE, _affected(seen))
        return
    named: tuple[Card, ...] = ()
    if h.table.is_defender(h.offender) or (when == "auction" and not event.cards and event.more == 1):
        named = _identified(h, event)
    if when == "auction":
        _in_the_auction(h, event, (*event.cards, *named))
    cards += named
    if not h.table.is_defender(h.offender):
        given_back(h, cards, event.more - len(named))
        return
    information(h, cards)
    if not cards or h.table.finished:
        _too_late(h, book.PENALTY_CARD_OF_DEFENDER, cards, seen)
        return
    if h.reads(book.DECLARER_MAY_DECLINE) and h.chosen(book.TREAT, by=h.table.declarer, shown=seen) == "no":
        h.rule(book.DECLARER_MAY_DECLINE, ReturnToHand(h.offender, cards))
        return
    _become_penalty_cards(h, book.PENALTY_CARD_OF_DEFENDER, event, cards)


def _identified(h: Hearing, event: ExposedInAuction) -> tuple[Card, ...]:
    """The cards that nobody had named: what may become a penalty card lies face up until the play (24)."""
    found: tuple[Card, ...] = ()
    for n in range(1, event.more + 1):
        found += (law49.identify(h, n, (*event.cards, *found), book.FACED_UNTIL_THE_END),)
    return found


def _become_penalty_cards(h: Hearing, authority: Provision, event: ExposedInAuction, cards: tuple[Card, ...]) -> None:
    """What is left of the cards."""
    if len(cards) > 1:
        penalty_cards.make_several(h, authority, h.offender, cards)
    elif event.led or _one_of_several(h):
        penalty_cards.major(h, authority, h.offender, cards[0])
    else:
        penalty_cards.make(h, authority, h.offender, cards[0], deliberate=False)
    if not event.led:
        penalty_cards.could_have_known(h)  # the opening words of Law 50 leave out a card that was led
    law11.acted_before_calling(h)


def _one_of_several(h: Hearing) -> bool:
    """Whether another card lay there that has been played since: all were major as long as they did."""
    together = _together(h)
    return h.still_held(h.offender, together) != together and h.reads(book50.PENALTY_CARD_FROM_EXPOSURE)


def _together(h: Hearing) -> tuple[Card, ...]:
    return tuple(card for event, _ in _shown(h) for card in event.cards)


def _affected(seen: Message) -> Refer:
    return Refer("may", words.AFFECTED_THE_BOARD(seen))


def _after_the_auction(h: Hearing, event: ExposedInAuction, cards: tuple[Card, ...], seen: Message) -> None:
    """The auction over and the lead not yet faced: the laws on cards exposed in the play."""
    offender, back = h.offender, back_to_hand(h, cards, event.more)
    if not h.table.is_defender(offender):
        h.rule(book48.DECLARER_HAS_NO_PENALTY_CARD, back)
        law48.defenders_may_use(h, offender, cards)
        return
    if not h.found(book49.COULD_SEE, shown=seen):
        h.rule(book49.PARTNER_COULD_SEE, back)
        law16.seen_by_declarer(h, offender, cards)
        return
    cards += _identified(h, event)
    if not cards or h.table.finished:
        _too_late(h, book49.PARTNER_COULD_SEE, cards, seen)
        return
    if law50.spared(h, cards):
        penalty_cards.no_penalty_card(h, offender, cards)
    else:
        _become_penalty_cards(h, book49.PARTNER_COULD_SEE, event, cards)


def _too_late(h: Hearing, authority: Provision, cards: tuple[Card, ...], seen: Message) -> None:
    """A defender's cards have been played since, or the play is over: none of them is a penalty card any more."""
    h.rule(authority, Tell(words.NONE_LEFT_PLAY_OVER() if cards else words.NONE_LEFT_PLAYED(seen)))
    law11.acted_before_calling(h)


def _in_the_auction(h: Hearing, event: ExposedInAuction, cards: tuple[Card, ...]) -> None:
    """What the auction had to bear; `cards` are those that have been named."""
    had_to_pass = Tell(words.HAD_TO_PASS(h.offender.partner), to=(h.offender.partner,))
    in_it = [each for each, when in _shown(h) if when in (None, "auction")]
    if len(event.cards) + event.more > 1 or (len(in_it) > 1 and h.reads(book.ONE_AFTER_ANOTHER)):
        h.rule(book.TWO_OR_MORE_CARDS, had_to_pass)
    elif event.led or cards[0].is_honour:
        h.rule(book.HONOUR_OR_LED, had_to_pass)
    else:
        h.rule(book.ONE_SMALL_CARD, Tell(words.AUCTION_UNRESTRICTED()))
        return
    damages = words.PASS_LIKELY_TO_DAMAGE if law72.likely(h) else words.PASS_COULD_WELL_DAMAGE
    h.rule(
        book72.ENFORCED_PASS if h.has(book72.ENFORCED_PASS) else book72.COULD_HAVE_BEEN_AWARE,
        Refer(
            "must",
            damages(h.offender),
            findings=("could_have_been_aware", "enforced_pass_damaged_nos"),
        ),
        also=(book72.COULD_HAVE_BEEN_AWARE,),
    )


def _shown(h: Hearing) -> list[tuple[ExposedInAuction, object]]:
    """What the player has shown before the play by his own error, as far as it has been heard, and when."""
    to_be_heard = [i.key for i in h.table.docket if i.key != h.incident.key]
    shown = []
    for n, event in enumerate(acts_of(h.table.log)):
        if isinstance(event, ExposedInAuction) and event.seat is h.offender and OfAct(n) not in to_be_heard:
            when, spared, *exposes = (answer(h.table, OfAct(n), finding.id) for finding in _COUNTS)
            too_early = when == "before" and reads(h.table, book.BEFORE_THE_AUCTION)
            if not too_early and not spared and False not in exposes:
                shown.append((event, when))
    return shown


def _wrong_side(h: Hearing) -> None:
    """54E: an opening lead by declarer's side is no lead; the card goes back."""
    cards = (h.card,)
    if h.has(book54.WRONG_SIDE):
        also = (book.RETURNED_TO_DECLARING_SIDE, book48.DECLARER_HAS_NO_PENALTY_CARD)
        h.rule(book54.WRONG_SIDE, ReturnToHand(h.offender, cards), also=also)
        seen_of_declaring_side(h, cards)
    elif h.reads(book54.WRONG_SIDE_BY_LAW_24):
        given_back(h, cards)
    else:
        h.rule(book48.DECLARER_HAS_NO_PENALTY_CARD, ReturnToHand(h.offender, cards))
        law48.defenders_may_use(h, h.offender, cards)


LAW = Law(
    24,
    notices=notice,
    of=plays_and(ExposedInAuction),
    lapses=lapse,
    hears=by_kind({book.SeenBeforeThePlay: hear, book.LeadByTheDeclaringSide: _wrong_side}),
    phases=(Phase.AUCTION, Phase.CLARIFICATION),
    yields_to=(58,),
)
