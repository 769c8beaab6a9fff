"""Law 50: how a card becomes a penalty card, and who may use what it shows."""

from __future__ import annotations

from ...board.orders import Inform, MakeMajor, MakePenaltyCard, Order, Refer, ReturnToHand, StaysFaced, Tell, Withdraw
from ...board.records import Settled
from ...board.table import Demand, Kind, PenaltyCard
from ...board.words import CARD_IN_HAND
from ...book.editions import Provision
from ...hearing.hearing import Hearing
from ...values.cards import Card
from ...values.seats import Seat
from ..books import book16, book49
from ..law16 import procedures as law16
from ..law41 import procedures as law41
from ..law72 import procedures as law72, words as words72
from . import book, words


def make(h: Hearing, authority: Provision, seat: Seat, card: Card, *, deliberate: bool | None = None) -> None:
    """A defender's card becomes a penalty card, major or minor by 50B."""
    known = h.table.penalty_card(seat, card)
    if known is not None:
        _shown_again(h, authority, known, deliberate)
        return
    alone = not h.table.penalty_cards_of(seat)
    also = book.MAJOR
    if card.is_honour or not alone:
        kind = Kind.MAJOR
        also = book.MAJOR if card.is_honour or deliberate else book.TWO_OR_MORE_ARE_MAJOR
    else:
        if deliberate is None:
            named = isinstance(h.incident, book49.NamedAsHeld)
            deliberate = bool(h.found(book.NAMED_DELIBERATELY if named else book.DELIBERATE, card=card))
        kind = Kind.MAJOR if deliberate else Kind.MINOR
    h.rule(authority, MakePenaltyCard(seat, card, kind), also=(also if kind is Kind.MAJOR else book.MINOR,))
    if also is book.TWO_OR_MORE_ARE_MAJOR:
        h.record(Settled.MAJOR_BY_NUMBER, seat, card)
    follows(h, seat, card)


def _shown_again(h: Hearing, authority: Provision, known: PenaltyCard, deliberate: bool | None) -> None:
    """A card that is a penalty card already lies there as before; a minor one that he plays on purpose turns major."""
    if known.kind is Kind.MINOR and deliberate is None:
        deliberate = bool(h.found(book.DELIBERATE, card=known.card))
    if known.kind is Kind.MINOR and deliberate:
        h.rule(authority, MakeMajor(known.seat, known.card), also=(book.MAJOR,))
        _now_major(h, known.seat, known.card)
    else:
        h.rule(book.STAYS_FACED, StaysFaced(known.seat, known.card))


def make_several(h: Hearing, authority: Provision, seat: Seat, cards: tuple[Card, ...]) -> None:
    """Several cards exposed at once are all major."""
    orders = tuple(MakePenaltyCard(seat, card, Kind.MAJOR) for card in cards)
    h.rule(authority, *orders, also=(book.TWO_OR_MORE_ARE_MAJOR,))
    for card in cards:
        h.record(Settled.MAJOR_BY_NUMBER, seat, card)
        follows(h, seat, card)


def taken_back(h: Hearing, authority: Provision, seat: Seat, card: Card) -> None:
    """A defender's card goes back from the trick, and its face was seen by his playing it."""
    major(h, authority, seat, card, Withdraw(seat, card, seat.side), also=(book49.PARTNER_COULD_SEE,))


def major(
    h: Hearing, authority: Provision, seat: Seat, card: Card, *taken: Order, also: tuple[Provision, ...] = ()
) -> None:
    """A card, once it has been taken back, becomes a major penalty card, with all that goes with one."""
    h.rule(authority, *taken, MakePenaltyCard(seat, card, Kind.MAJOR), also=(*also, book.MAJOR))
    follows(h, seat, card)


def follows(h: Hearing, seat: Seat, card: Card, *, sight_barred: bool = False) -> None:
    """What goes with a new penalty card: it lies faced, others of the hand turn major, and who may use it.

    `sight_barred` says that a special rule forbids the use of what 50E would let the others use while it lies there.
    """
    minors = h.table.penalty_cards_of(seat, Kind.MINOR)
    if minors and len(h.table.penalty_cards_of(seat)) > 1:
        turn_major(h, seat, minors, new=card)
    made = h.table.penalty_card(seat, card)
    assert made is not None
    _inform(h, made.kind, seat, card, sight_barred=sight_barred)
    if made.kind is Kind.MAJOR:
        law41.penalty_card_waits(h, seat)


def turn_major(h: Hearing, seat: Seat, minors: tuple[PenaltyCard, ...], new: Card | None = None) -> None:
    """Minor penalty cards are major beside another; of a `new` one all the rest is said elsewhere."""
    h.reads(book.STAYS_MAJOR)
    h.rule(book.TWO_OR_MORE_ARE_MAJOR, *(MakeMajor(seat, p.card) for p in minors))
    for lying in minors:
        if lying.card is not new:
            _now_major(h, seat, lying.card)


def _now_major(h: Hearing, seat: Seat, card: Card) -> None:
    """What changes when a minor penalty card turns major: it must be played, and its owner's partner may know that."""
    if not h.term(book.KNOWLEDGE_AUTHORIZED, "covers_minor"):
        users = (seat.partner, h.table.declarer)
        told = Inform(words.THAT_IT_MUST_BE_PLAYED(card), None, seat, users, (), duty=card)
        h.rule(book.KNOWLEDGE_AUTHORIZED, told)
    h.rule(book.MAJOR_BINDS_BOTH_DEFENDERS, Tell(words.MUST_BE_PLAYED(card), quietly=True))


def no_penalty_card(h: Hearing, seat: Seat, cards: tuple[Card, ...]) -> None:
    """The Director designates otherwise: the cards go back, and what the partner saw of them remains for Law 16."""
    lies_in_trick = cards == (h.table.trick.card(seat),)
    back = Withdraw(seat, cards[0], seat.side) if lies_in_trick else ReturnToHand(seat, cards)
    h.rule(book.DIRECTOR_DESIGNATES_OTHERWISE, back)
    spared(h, seat, cards)
    h.rule(book16.FROM_PARTNER, Refer("may", words.IF_SIGHT_AFFECTED_THE_BOARD(cards)))


def spared(h: Hearing, seat: Seat, cards: tuple[Card, ...]) -> None:
    """Cards that become no penalty cards: the partner has seen them all the same."""
    if h.reads(book.SPARED_CARD_IS_UNAUTHORIZED):
        told = [Inform(CARD_IN_HAND(card, seat), card, seat, (), (seat.partner,)) for card in cards]
        h.rule(book16.FROM_PARTNER, *told)


def must_be_played_again(h: Hearing, seat: Seat, card: Card) -> bool:
    """Whether taking a card back would change nothing, because it was a major penalty card and would be one again."""
    others = h.table.penalty_cards_of(seat, Kind.MAJOR)
    was = any((p.seat, p.card, p.kind) == (seat, card, Kind.MAJOR) for p in h.table.laid)
    return was and not others and h.reads(book.LIES_AGAIN)


def lies_again(h: Hearing, seat: Seat, card: Card) -> bool:
    """A penalty card whose play has been undone lies before its owner as it did; True if it was one."""
    was = next((p for p in h.table.laid if p.seat is seat and p.card is card), None)
    if was is None or h.table.penalty_card(seat, card) is not None or not h.reads(book.LIES_AGAIN):
        return False
    h.rule(book.STAYS_FACED, MakePenaltyCard(seat, card, was.kind))
    follows(h, seat, card)
    return True


def _inform(h: Hearing, kind: Kind, seat: Seat, card: Card, *, sight_barred: bool = False) -> None:
    partner, declarer = seat.partner, h.table.declarer
    if h.term(book.KNOWLEDGE_AUTHORIZED, "scope") == "everything":
        if not sight_barred:
            told = Inform(words.WHILE_IT_LIES_THERE(card, seat), card, seat, (partner, declarer), ())
            h.rule(book.KNOWLEDGE_AUTHORIZED, told)
        past = Inform(words.HOW_IT_CAME_TO_BE_ONE(card), None, seat, (), (partner,), duty=card)
        h.rule(book.HISTORY_UNAUTHORIZED, past)
    else:
        by_rule = kind is Kind.MAJOR or h.term(book.SIGHT_UNAUTHORIZED, "covers_minor")
        authority = book.SIGHT_UNAUTHORIZED if by_rule else book.MINOR_INFORMATION
        sight = Inform(words.SIGHT(card, seat), card, seat, _declarer_may_use(h), (partner,))
        h.rule(authority, sight, also=(book.DECLARER_MAY_USE,))
        if kind is Kind.MAJOR or h.term(book.KNOWLEDGE_AUTHORIZED, "covers_minor"):
            rule = words.THAT_IT_MUST_BE_PLAYED if kind is Kind.MAJOR else words.RULE_FOR_PLAYING
            h.rule(book.KNOWLEDGE_AUTHORIZED, Inform(rule(card), None, seat, (partner, declarer), (), duty=card))
    if kind is Kind.MINOR:
        free = words.NOT_FURTHER_RESTRICTED if _bound_on_lead(h, partner) else words.UNRESTRICTED
        said = Tell(free(partner, h.table.number), to=(partner,), quietly=True)
        h.rule(book.MINOR_LEAVES_PARTNER_FREE, said, also=(book.MINOR_INFORMATION,))
    else:
        h.rule(book.MAJOR_BINDS_BOTH_DEFENDERS, Tell(words.MUST_BE_PLAYED(card), quietly=True))
    h.rule(book.ADJUST_FOR_INFORMATION, _adjustment(h, seat, card), also=(book.AIM_OF_ADJUSTMENT,))


def _bound_on_lead(h: Hearing, seat: Seat) -> bool:
    """Whether declarer has restricted the hand's lead before, and that is still in force."""
    return any(r.seat is seat and r.on_lead and r.demand is not Demand.LEAD_AGAIN for r in h.table.restrictions)


def _adjustment(h: Hearing, seat: Seat, card: Card) -> Refer:
    """What the Director looks for at the end of play, each edition by a test of its own."""
    match h.term(book.ADJUST_FOR_INFORMATION, "test"):
        case "misuse":
            why = words.IF_PARTNER_USED(seat.partner, card, seat)
            return Refer("may", why, findings=("logical_alternatives", "demonstrably_suggested", "damage"))
        case "damage":
            return Refer("must", words.IF_IT_DAMAGED(card, seat), findings=("information_damaged_nos",))
        case _:
            findings = ("result_could_well_have_differed", "damage")
            return Refer("must", words.IF_WITHOUT_ITS_HELP(card, seat), findings=findings)


def say_who_may_use(h: Hearing, owner: Seat) -> None:
    """Who may use what a penalty card tells, if that is not on record: the card lay there when the file was opened."""
    for lying in h.table.penalty_cards_of(owner):
        if not any(entry.card is lying.card and entry.holder is owner for entry in h.table.information):
            _inform(h, lying.kind, owner, lying.card)


def _declarer_may_use(h: Hearing) -> tuple[Seat, ...]:
    """Declarer, where the edition or a reading says that he may use what he sees of a penalty card."""
    return (h.table.declarer,) if h.has(book.DECLARER_MAY_USE) or h.reads(book.DECLARER_MAY_USE_IN_1997) else ()


def returned(h: Hearing, owner: Seat, card: Card) -> None:
    """Information from a penalty card that has gone back to the hand."""
    inform = Inform(CARD_IN_HAND(card, owner), card, owner, _declarer_may_use(h), (owner.partner,))
    h.rule(book.SIGHT_UNAUTHORIZED, inform, also=(book.DECLARER_MAY_USE, book16.OFFENDERS_MAY_NOT_USE))
    law16.misuse(h, (owner.partner,), (card,))
    # It told something while it lay there; that is not on record if it lay there when the file was opened.
    adjustment = _adjustment(h, owner, card)
    if adjustment.apply(h.table, book.ADJUST_FOR_INFORMATION) is not h.table:
        h.rule(book.ADJUST_FOR_INFORMATION, adjustment, also=(book.AIM_OF_ADJUSTMENT,))


def could_have_known(h: Hearing) -> None:
    """The opening words of Law 50 point at the rule on foreseeable damage."""
    instead = h.term(book.COULD_HAVE_KNOWN, "aware") == "instead"
    law72.refer(h, words72.SHOWING_THE_CARD(), (book.COULD_HAVE_KNOWN,), instead=instead)
