"""Law 24: card exposed or led during the auction."""

from __future__ import annotations

from ...board.acts import Act
from ...board.events import Dropped, ExposedInAuction, Faced, FacedSeveral, Held, Shown, Spread
from ...board.orders import Refer, ReturnToHand, Tell
from ...board.phases import Phase
from ...board.records import Settled
from ...board.table import Incident, Kind, Table
from ...book.editions import Provision
from ...hearing.hearing import Hearing
from ...hearing.law import Law, by_kind, plays_and
from ...values.cards import Card
from ...words.message import Message
from ..books import book16, book48, book49, book54
from ..common import file
from ..law11 import procedures as law11
from ..law16 import procedures as law16
from ..law22.queries import ends_unsettled
from ..law48 import procedures as law48
from ..law49 import procedures as law49, queries as query49
from ..law50 import penalty_cards, procedures as law50
from . import auction, book, words
from .procedures import back_to_hand, given_back, information, seen_of_declaring_side
from .seen import one_of_several, shown_by, together

_SEEN = (Dropped, Shown, Held, Faced, FacedSeveral, Spread)


def notice(table: Table, act: Act) -> Incident | None:
    """Cards seen before the play; or declarer's side puts down an opening lead."""
    event = act.event
    if isinstance(event, ExposedInAuction):
        trick = 1 if table.lead_faced else None
        return _named(file(table, act, book.SeenBeforeThePlay, words.SIGHT_OF(act.seat), trick=trick))
    if table.calling:
        seen = isinstance(event, _SEEN)
        return _named(file(table, act, book.SeenInTheAuction, words.SIGHT_OF(act.seat), trick=1)) if seen else None
    if act.play is not None and not table.is_defender(act.seat) and table.phase_of(act) is Phase.CLARIFICATION:
        return file(table, act, book.LeadByTheDeclaringSide, words.LED_THOUGH_HE_DECLARES(act.seat, act.card))
    return None


def _named(incident: book.SeenBeforeThePlay) -> Incident:
    """The file, with what it is about."""
    about = (words.LED if incident.led else words.EXPOSED)(incident.offender, _in_words(incident))
    return incident.but(about=about)


def _in_words(incident: book.SeenBeforeThePlay) -> Message:
    return query49.with_unnamed(incident.exposed, incident.more)


def lapse(h: Hearing[book.CardExposedInAuction]) -> bool:
    """The cards have been played; what the auction had to bear for one that was led, for an honour or two remains."""
    if isinstance(h.incident, book.SeenBeforeThePlay):
        seen = h.incident
        if seen.led or seen.more or (seen.exposed and seen.exposed[0].is_honour):
            return False
        if sum([each.number for each in shown_by(h.table, h.offender)]) > 1:
            return False
    return law50.have_left_hand(h, h.incident.exposed)


def waits(table: Table, incident: Incident) -> bool:
    """Until it is found who declares: what was put down since the auction ended may have been the opening lead (22)."""
    return isinstance(incident, book.SeenInTheAuction) and ends_unsettled(table)


def hear(h: Hearing[book.SeenBeforeThePlay]) -> None:
    """What comes of it, and in the play once all that the player showed before it has been heard: it lay together."""
    _exposed(h)
    if h.table.calling:
        return
    files = [i for i in h.table.files(book.SeenBeforeThePlay) if i.offender is h.offender and i.attended]
    owned, lay_there = h.table.penalty_cards_of(h.offender), together(h)
    if not owned or len(files) > 1:
        return
    minors = tuple(p for p in owned if p.kind is Kind.MINOR and p.card in lay_there)
    if minors and one_of_several(h):
        penalty_cards.turn_major(h, h.offender, minors)
    h.complete(together=lay_there)
    law50.led_meanwhile(h)


def _exposed(h: Hearing[book.SeenBeforeThePlay]) -> None:
    """Whether it comes under this law at all; in the auction, and afterwards."""
    seen, shown = h.incident, _in_words(h.incident)
    cards = h.still_held(h.offender, seen.exposed)
    when = _when(h, shown)
    back = back_to_hand(h, cards, seen.more)
    if when == "before" and h.reads(book.BEFORE_THE_AUCTION):
        h.rule(book16.FROM_ELSEWHERE, back, _affected(shown))
        return
    past = when == "clarification" and h.term(book.FACED_UNTIL_THE_END, "period") == "auction"
    if past and h.reads(book.AFTER_THE_LAST_PASS):
        _after_the_auction(h, cards, shown)
        return
    if not seen.led and not (h.found(book.VISIBLE, shown=shown) and h.found(book.OWN_ERROR, shown=shown)):
        h.rule(book.FACED_UNTIL_THE_END, back)
        h.rule(book16.FROM_ELSEWHERE, _affected(shown))
        return
    named: tuple[Card, ...] = ()
    one_unnamed = when == "auction" and not seen.exposed and seen.more == 1
    if one_unnamed or (not h.table.calling and h.table.is_defender(h.offender)):
        named = _identified(h)
    if h.table.calling:
        auction.lies_there(h, (*seen.exposed, *named), seen.more - len(named), shown)
    else:
        _told_afterwards(h, cards, named, when, shown)


def _when(h: Hearing[book.SeenBeforeThePlay], shown: Message) -> object:
    """In which period it was; asked in the auction only of a card seen when perhaps nobody had called."""
    if h.incident.led:
        return "auction"
    if not isinstance(h.incident, book.SeenInTheAuction):
        # Before the end of the auction it cannot have been after it.
        return h.found(book.WHETHER_BEGUN if h.table.calling else book.WHEN, shown=shown)
    before = h.incident.before.auction
    early = not before.calls and (before.whole or before.somebody_has_bid is None)
    return h.found(book.WHETHER_BEGUN, shown=shown) if early else "auction"


def _told_afterwards(
    h: Hearing[book.SeenBeforeThePlay], cards: tuple[Card, ...], named: tuple[Card, ...], when: object, shown: Message
) -> None:
    """The auction is over: what it had to bear, and what becomes of the cards in the play."""
    seen = h.incident
    if when == "auction":
        auction.had_to_bear(h, (*seen.exposed, *named))
    cards += named
    if isinstance(seen, book.SeenInTheAuction):
        h.record(Settled.SEEN_CARDS_JUDGED, h.offender)
    if not h.table.is_defender(h.offender):
        given_back(h, cards, seen.more - len(named))
        return
    information(h, cards)
    _defenders_cards(h, cards, shown, led=seen.led)


def _defenders_cards(h: Hearing, cards: tuple[Card, ...], shown: Message, *, led: bool) -> None:
    """A defender's cards that could be seen in the auction are penalty cards, if any is left."""
    if not cards or h.table.finished:
        _too_late(h, book.PENALTY_CARD_OF_DEFENDER, cards, shown)
        return
    if h.reads(book.DECLARER_MAY_DECLINE) and h.chosen(book.TREAT, by=h.table.declarer, shown=shown) == "no":
        h.rule(book.DECLARER_MAY_DECLINE, ReturnToHand(h.offender, cards))
        return
    _become_penalty_cards(h, book.PENALTY_CARD_OF_DEFENDER, cards, led=led)


def _identified(h: Hearing[book.SeenBeforeThePlay]) -> tuple[Card, ...]:
    """The cards that nobody had named: what may become a penalty card lies face up until the play (24)."""
    found: tuple[Card, ...] = ()
    for n in range(1, h.incident.more + 1):
        found += (law49.identify(h, n, (*h.incident.exposed, *found), book.FACED_UNTIL_THE_END),)
    return found


def _become_penalty_cards(h: Hearing, authority: Provision, cards: tuple[Card, ...], *, led: bool) -> None:
    """What is left of the cards."""
    if len(cards) > 1:
        penalty_cards.make_several(h, authority, h.offender, cards)
    elif led or one_of_several(h):
        penalty_cards.major(h, authority, h.offender, cards[0])
    else:
        # Nobody plays in the auction without leading; but who is said to have shown a card may have done so on purpose.
        shown = any(isinstance(e, Shown) and e.seat is h.offender and _among(cards[0], e) for e in h.table.log)
        penalty_cards.make(h, authority, h.offender, cards[0], deliberate=None if shown else False)
    if not led:
        penalty_cards.could_have_known(h)  # the opening words of Law 50 leave out a card that was led
    law11.acted_before_calling(h)


def _among(card: Card, shown: Shown) -> bool:
    """Whether a card is one of those that a player let be seen, or may be one of those that nobody named then."""
    return card in shown.cards or (not shown.cards and bool(shown.more))


def _affected(shown: Message) -> Refer:
    return Refer("may", words.AFFECTED_THE_BOARD(shown))


def _after_the_auction(h: Hearing[book.SeenBeforeThePlay], cards: tuple[Card, ...], shown: Message) -> None:
    """The auction over and the lead not yet faced: the laws on cards exposed in the play."""
    offender, back = h.offender, back_to_hand(h, cards, h.incident.more)
    if not h.table.is_defender(offender):
        h.rule(book48.DECLARER_HAS_NO_PENALTY_CARD, back)
        law48.defenders_may_use(h, offender, cards)
        return
    if not h.found(book49.COULD_SEE, shown=shown):
        h.rule(book49.PARTNER_COULD_SEE, back)
        law16.seen_by_declarer(h, offender, cards)
        return
    cards += _identified(h)
    if not cards or h.table.finished:
        _too_late(h, book49.PARTNER_COULD_SEE, cards, shown)
        return
    if law50.spared(h, cards):
        penalty_cards.no_penalty_card(h, offender, cards)
    else:
        _become_penalty_cards(h, book49.PARTNER_COULD_SEE, cards, led=h.incident.led)


def _too_late(h: Hearing, authority: Provision, cards: tuple[Card, ...], shown: Message) -> None:
    """A defender's cards have been played since, or the play is over: none of them is a penalty card any more."""
    h.rule(authority, Tell(words.NONE_LEFT_PLAY_OVER() if cards else words.NONE_LEFT_PLAYED(shown)))
    law11.acted_before_calling(h)


def _due(h: Hearing[book.SeenCardsDue]) -> None:
    """The auction is over: the cards of a defender are penalty cards, those of the declaring side go back."""
    cards, led = auction.lying(h.table, h.offender), auction.was_led(h.table, h.offender)
    unnamed = auction.unnamed(h.table, h.offender)
    h.record(Settled.SEEN_CARDS_JUDGED, h.offender)
    if not h.table.is_defender(h.offender):
        given_back(h, cards, unnamed)
        return
    for n in range(1, unnamed + 1):
        cards += (law49.identify(h, n, cards, book.FACED_UNTIL_THE_END),)
    if unnamed:  # of the others it was said when they were seen
        information(h, cards[len(cards) - unnamed :])
    _defenders_cards(h, cards, query49.with_unnamed(cards, 0), led=led)


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
    of=plays_and(ExposedInAuction, *_SEEN),
    lapses=lapse,
    waits=waits,
    hears=by_kind(
        {
            book.SeenBeforeThePlay: hear,
            book.SeenCardsDue: _due,
            book.SeenCardsAgain: auction.lies_there_again,
            book.LeadByTheDeclaringSide: _wrong_side,
        }
    ),
    arises=auction.arising,
    arises_from="records",
    phases=(Phase.AUCTION, Phase.CLARIFICATION),
    yields_to=(58,),
)
