"""Law 67: defective trick."""

from __future__ import annotations

from dataclasses import replace

from ..acts import Act
from ..cards import Card, Suit
from ..editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, WORDING, Provision, provision, reading, v
from ..events import DefectFound, Omitted
from ..hearing import Hearing
from ..orders import Note, PlaceCard, RecordRevoke, RestoreCard, SupplyCard
from ..questions import Choice, Elect, Finding
from ..seats import Seat
from ..table import Incident, Revoke, Stage, Table
from . import law50
from .common import file

IN_TIME = provision(
    v(
        L1997,
        "67A",
        "A trick with no card or too many from one hand is put right if attention is drawn to it before a player on "
        "each side has played to the next trick.",
    ),
)
SUPPLIES_CARD = provision(
    v(L1997, "67A1", "A player who had not played to the trick supplies a card that he can legally play."),
)
TAKES_EXTRA_BACK = provision(
    v(
        L1997,
        "67A2",
        "Too many cards from one hand are dealt with as a fifth card (45E) or as cards played at once (58B).",
    ),
)
FOUND_LATER = provision(
    v(
        L1997,
        "67B",
        "After both sides have played to the next trick, when attention is drawn to a defective trick or the number of "
        "cards reveals one, the Director finds which trick it was and corrects the numbers.",
    ),
    v(
        L2017,
        "67B",
        "After both sides have played to the next trick, when the Director finds from the number of cards that a trick "
        "was defective, he corrects the numbers.",
        change=WORDING,
    ),
)
CARD_PLACED = provision(
    v(
        L1997,
        "67B1",
        "A player who put no card to the defective trick at once faces one and places it there among his played cards; "
        "it does not change who won the trick.",
    ),
    v(
        L2017,
        "67B1",
        "A player who put no card to the defective trick at once shows one face up before him and then places it there "
        "among his played cards; it does not change who won the trick.",
        change=WORDING,
    ),
)
HOLDS_SUIT_LED = provision(
    v(
        L1997,
        "67B1(a)",
        "If he holds a card of the suit led to that trick he must place one of them, and there is no penalty.",
        revoke=False,
    ),
    v(
        L2007,
        "67B1(a)",
        "If he holds a card of the suit led to that trick he must place one of them; he counts as having revoked on "
        "it and may lose one trick under 64A2.",
        change=SUBSTANCE,
        revoke=True,
    ),
)
LACKS_SUIT_LED = provision(
    v(
        L1997,
        "67B1(b)",
        "If he holds no card of the suit led to that trick he places any card; he counts as having revoked on it and "
        "may suffer the one-trick penalty of Law 64.",
    ),
    v(
        L2007,
        "67B1(b)",
        "If he holds no card of the suit led to that trick he places any card; he counts as having revoked on it and "
        "may lose one trick under 64A2.",
        change=WORDING,
    ),
)
EXTRA_RESTORED = provision(
    v(
        L1997,
        "67B2",
        "A player who put several cards to the defective trick takes back all but the one that he faced, or, if the "
        "Director cannot tell, all but the highest that he could legally have played.",
    ),
    v(
        L2007,
        "67B2(a)",
        "A player who put several cards to the defective trick takes back all but the one that he faced, or, if the "
        "Director cannot tell, all but the highest that he could legally have played.",
        change=RENUMBERED,
    ),
)
EXPOSED_EXTRA = provision(
    v(
        L1997,
        "67B2 footnote",
        "The Director tries not to expose a defender's played cards; an extra card that is exposed before it goes back "
        "to a defender's hand becomes a penalty card.",
    ),
    v(
        L2007,
        "67B2(a) footnote",
        "The Director tries not to expose a defender's played cards; an extra card that is exposed before it goes back "
        "to a defender's hand becomes a penalty card.",
        change=RENUMBERED,
    ),
)
ALWAYS_HELD = provision(
    v(
        L1997,
        "67B2",
        "A restored card counts as having been in the hand all along, so that not having played it to an earlier trick "
        "may be a revoke.",
    ),
    v(
        L2007,
        "67B2(b)",
        "A restored card counts as having been in the hand all along, so that not having played it to an earlier trick "
        "may be a revoke.",
        change=RENUMBERED,
    ),
)
SUPPLIED_CARD_MAY_WIN = reading(
    "R67-1",
    "A card supplied in time under 67A1 is a genuine play and may win the trick.",
    source="text silent; noted as a gap at www2.dal10.sl.bridgebase.com/forums/topic/45897",
)

SUIT_LED = Finding(
    "suit_led",
    "Which suit was led to the defective trick?",
    FOUND_LATER,
    options=tuple((suit.letter, str(suit)) for suit in reversed(Suit)),
    yes="the suit led to the defective trick was",
)
WHICH_CARD = Choice(
    "card_for_defective_trick",
    "Which card does {chooser} place at trick {trick}, to which {offender} had played nothing?",
    Elect("card", "{picked}", CARD_PLACED, "placed {picked}"),
    say="{chooser}, a card of {offender} is missing from trick {trick}: put one there now. {options}.",
)


def notice(table: Table, act: Act) -> Incident | None:
    """A hand was passed over, or the count shows that a trick was defective."""
    match act.event:
        case Omitted(seat):
            number = table.number if seat in table.trick.omitted else table.number - 1
            found = file(table, act, "law67", f"{seat} put no card to trick {number}", enters=False)
            return replace(found, trick=number)
        case DefectFound(seat, number, cards):
            what = f"{len(cards)} cards" if cards else "no card"
            found = file(table, act, "law67", f"{seat} had put {what} to trick {number}", enters=False, at_once=True)
            return replace(found, trick=number)
    return None


def lapse(h: Hearing) -> bool:
    """The hand has played to the trick after all."""
    return isinstance(h.incident.cause, Omitted) and not _passed_over(h)


def _passed_over(h: Hearing) -> bool:
    trick = h.table.trick_at(h.incident.trick)
    missing = trick is not None and h.offender in trick.omitted and trick.card(h.offender) is None
    return missing and h.table.hand(h.offender).count > 0


def hear(h: Hearing) -> None:
    """In time the trick is put right; later the numbers are."""
    cause = h.incident.cause
    trick = h.table.trick_at(h.incident.trick)
    if isinstance(cause, DefectFound) and not cause.cards and trick is not None and trick.card(h.offender) is not None:
        return  # another ruling has put it right
    if isinstance(cause, DefectFound) and cause.cards:
        _too_many(h, cause)
    elif isinstance(cause, Omitted) and not _passed_over(h):
        h.rule(IN_TIME, Note(str(h.offender), "has played to the trick: it is not defective"))
    elif h.table.number > h.incident.trick and (
        isinstance(cause, DefectFound) or h.table.both_have_played_since(h.incident.trick)
    ):
        _missing(h)
    elif h.table.number == h.incident.trick or h.reads(SUPPLIED_CARD_MAY_WIN):
        h.rule(SUPPLIES_CARD, SupplyCard(h.offender, h.incident.trick), also=(IN_TIME,))
    else:
        _place(h, SUPPLIES_CARD, IN_TIME)


def in_time(h: Hearing) -> tuple[Provision, ...]:
    """What sends several cards to a trick, noticed before both sides have played on, to Laws 45E and 58B."""
    return (IN_TIME, TAKES_EXTRA_BACK) if h.table.number > h.incident.trick else ()


# No card


def _missing(h: Hearing) -> None:
    """67B1: a card is placed and wins nothing; he may count as having revoked."""
    seat, number = h.offender, h.incident.trick
    led = _led(h)
    held = h.holds(seat, led, HOLDS_SUIT_LED, LACKS_SUIT_LED)
    authority = HOLDS_SUIT_LED if held else LACKS_SUIT_LED
    _place(h, authority, FOUND_LATER, CARD_PLACED)
    if held and not h.term(HOLDS_SUIT_LED, "revoke"):
        h.rule(HOLDS_SUIT_LED, Note(str(seat), "does not count as having revoked"))
        return
    revoke = Revoke(
        number, seat, None, led, how="no card", stage=Stage.ESTABLISHED, authority=authority, found=True, at_most=1,
        by=f"{seat} put no card to the trick", in_sight="dummy" if seat is h.table.dummy else "",
    )  # fmt: skip
    h.rule(authority, RecordRevoke(revoke))


def _place(h: Hearing, authority: Provision, *also: Provision) -> None:
    """The player puts a card at the trick; what was open about that card is over."""
    card = _card_for(h)
    h.rule(authority, PlaceCard(h.offender, card, h.incident.trick), also=also)
    for incident in h.table.docket:
        if incident.offender is h.offender and card in (incident.card, *incident.cards):
            h.close(incident)


def _led(h: Hearing) -> Suit:
    """The suit led to the defective trick, from the file or from the Director."""
    trick = h.table.trick_at(h.incident.trick)
    if trick is not None and trick.led is not None:
        return trick.led
    return Suit.parse(h.found(SUIT_LED))


def _card_for(h: Hearing) -> Card:
    """The card that the player places: one of the suit led if he holds one."""
    seat, led = h.offender, _led(h)
    cards = h.any_card_of(seat)
    if h.holds(seat, led, HOLDS_SUIT_LED):
        cards = tuple(card for card in cards if card.suit is led)
    else:
        cards = tuple(card for card in cards if card.suit is not led)
    picked = h.chosen_card(WHICH_CARD, h.table.actor(seat), cards, trick=h.incident.trick)
    assert picked is not None
    return picked


# Several cards


def _too_many(h: Hearing, cause: DefectFound) -> None:
    """67B2: all but one go back, and count as having been in the hand all along."""
    seat = cause.seat
    kept = _kept(h, cause)
    extra = tuple(card for card in cause.cards if card is not kept)
    h.rule(
        EXTRA_RESTORED,
        Note(str(kept), f"stays as {seat}'s card to trick {cause.trick}"),
        *(RestoreCard(seat, card) for card in extra),
        also=(FOUND_LATER,),
    )
    if h.table.is_defender(seat):
        for card in extra:
            if card in cause.seen:
                law50.make(h, EXPOSED_EXTRA, seat, card, deliberate=False)
    names = " ".join(str(card) for card in extra)
    h.rule(ALWAYS_HELD, Note(names, "counts as having been in the hand all along"))
    _revokes(h, seat, extra, cause.trick)


def _kept(h: Hearing, cause: DefectFound) -> Card:
    """The card that was faced; if no one knows, the highest that he could legally have played."""
    trick = h.table.trick_at(cause.trick)
    on_file = trick.card(cause.seat) if trick is not None else None
    known = cause.faced or on_file
    if known is not None:
        return known
    led = _led(h)
    legal = [card for card in cause.cards if card.suit is led] or list(cause.cards)
    return max(legal, key=lambda card: (card.suit is h.table.trumps, card.rank))


def _revokes(h: Hearing, seat: Seat, extra: tuple[Card, ...], number: int) -> None:
    """Tricks after the defective one in a suit of a restored card, to which the hand did not follow."""
    from . import law61, law63

    for later in range(number + 1, h.table.number + 1):
        trick = h.table.trick_at(later)
        card = trick.card(seat) if trick is not None else None
        led = trick.led if trick is not None else None
        if card is None or led is None or card.suit is led or led not in {c.suit for c in extra}:
            continue
        made = law61.revoke_of(h.table, later, seat, card, led, sure=True)
        known = next((r for r in h.table.revokes if r.same(made)), None)
        if known is None or not known.found:
            law61.found(h, law63.as_played(h.table, made))
