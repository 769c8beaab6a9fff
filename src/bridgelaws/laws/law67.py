"""Law 67: defective trick."""

from __future__ import annotations

from dataclasses import replace

from ..acts import Act
from ..cards import Card, Suit
from ..editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, WORDING, Provision, provision, reading, v
from ..events import DefectFound, Omitted
from ..hearing import Hearing
from ..orders import Note, PlaceCard, RecordRevoke, Refer, Remark, RestoreCard, ReturnToHand, Stands, SupplyCard
from ..questions import Choice, Elect, Finding
from ..seats import Seat
from ..table import Incident, Revoke, Stage, Table, Trick
from . import law48, penalty_cards
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
SUIT_LED_IN_TIME = Finding(SUIT_LED.id, SUIT_LED.text, IN_TIME, options=SUIT_LED.options, yes=SUIT_LED.yes)
TOGETHER_OR_LATER = Finding(
    "simultaneous_or_later",
    "Did {offender} put {extra} down together with {kept}, or later, as a further card?",
    TAKES_EXTRA_BACK,
    options=(("simultaneous", "together"), ("later", "later, as a further card")),
    yes="the cards were put down",
    say="{offender}, how did {extra} come to be there?",
)
EXTRA_EXPOSED = Finding(
    "extra_exposed",
    "Was the face of {cards} exposed before going back to {offender}'s hand?",
    EXPOSED_EXTRA,
    yes="{cards} had been exposed",
    no="{cards} had not been exposed",
    say="Does anyone but {offender} know which card of his is to go back?",
)
WHICH_CARD = Choice(
    "card_for_defective_trick",
    "Which card does {chooser} place at trick {trick}, to which {offender} had played nothing?",
    Elect("card", "{picked}", CARD_PLACED, "placed {picked}"),
    say="{chooser}, a card of {offender} is missing from trick {trick}: put one there now. {options}.",
)
WHICH_CARD_IN_TIME = Choice(
    WHICH_CARD.id,
    WHICH_CARD.text,
    Elect("card", "{picked}", SUPPLIES_CARD, "supplied {picked}"),
    say=WHICH_CARD.say,
)


def notice(table: Table, act: Act) -> Incident | None:
    """A hand was passed over, or the count shows that a trick was defective."""
    match act.event:
        case Omitted(seat):
            number = table.number if seat in table.trick.omitted else table.number - 1
            found = file(table, act, "law67", f"{seat} put no card to trick {number}")
            return replace(found, trick=number)
        case DefectFound(seat, number, cards) if not _is_known(table, act.event):
            what = f"{len(cards)} cards" if cards else "no card"
            found = file(table, act, "law67", f"{seat} had put {what} to trick {number}", at_once=True)
            return replace(found, trick=number)
    return None


def _is_known(table: Table, found: DefectFound) -> bool:
    """Whether the same was found before and waits for the ruling."""
    return any(i.law == "law67" and i.cause == found for i in table.docket)


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
    late = h.table.both_have_played_since(h.incident.trick)
    if isinstance(cause, DefectFound) and not cause.cards and trick is not None and trick.card(h.offender) is not None:
        return  # another ruling has put it right
    if isinstance(cause, DefectFound) and cause.cards:
        if late:
            _too_many(h, cause)
        else:
            _too_many_in_time(h, cause)
    elif isinstance(cause, Omitted) and not _passed_over(h):
        h.rule(IN_TIME, Note(f"trick {h.incident.trick}", "is not defective any longer"))
    elif late:
        _missing(h)
    elif h.table.number <= h.incident.trick or (
        trick is not None and h.table.stopped is None and h.reads(SUPPLIED_CARD_MAY_WIN)
    ):
        h.rule(SUPPLIES_CARD, SupplyCard(h.offender, h.incident.trick), also=(IN_TIME,))
    else:
        _supplied(h, trick)


def in_time(h: Hearing) -> tuple[Provision, ...]:
    """What sends several cards to a trick, noticed before both sides have played on, to Laws 45E and 58B."""
    return (IN_TIME, TAKES_EXTRA_BACK) if h.table.number > h.incident.trick else ()


# No card


def _missing(h: Hearing) -> None:
    """67B1: a card is placed and wins nothing; he may count as having revoked."""
    seat, number = h.offender, h.incident.trick
    led = _led(h, SUIT_LED)
    held = h.holds(seat, led, HOLDS_SUIT_LED, LACKS_SUIT_LED)
    authority = HOLDS_SUIT_LED if held else LACKS_SUIT_LED
    revoke = Revoke(
        number, seat, None, led, how="no card", stage=Stage.ESTABLISHED, authority=authority, found=True, at_most=1,
        by=f"{seat} put no card to the trick", in_sight=_in_sight(h, led),
    )  # fmt: skip
    _place(h, _card_for(h, WHICH_CARD, led, held=held), authority, FOUND_LATER, CARD_PLACED)
    if held and not h.term(HOLDS_SUIT_LED, "revoke"):
        h.rule(HOLDS_SUIT_LED, Note(str(seat), "does not count as having revoked"))
    else:
        h.rule(authority, RecordRevoke(revoke))


def _in_sight(h: Hearing, led: Suit) -> str:
    """What 64B3 asks: whether the card that he did not play lay in sight."""
    if h.offender is h.table.dummy:
        return "dummy"
    return "penalty card" if any(p.card.suit is led for p in h.table.penalty_cards_of(h.offender)) else ""


def _supplied(h: Hearing, trick: Trick | None) -> None:
    """67A1 where the trick is not on file, play has stopped, or a card supplied is held to win nothing."""
    led = _led(h, SUIT_LED_IN_TIME)
    card = _card_for(h, WHICH_CARD_IN_TIME, led, held=h.holds(h.offender, led, SUPPLIES_CARD))
    best = trick is None or trick.play(h.offender, card).winner(h.table.trumps) is h.offender
    may_win = best and h.reads(SUPPLIED_CARD_MAY_WIN)
    _place(h, card, SUPPLIES_CARD, IN_TIME, wins_nothing=not may_win)
    if may_win:
        h.rule(SUPPLIES_CARD, Refer("may", f"on who won trick {h.incident.trick} if {card} wins it", "now"))


def _place(h: Hearing, card: Card, authority: Provision, *also: Provision, wins_nothing: bool = True) -> None:
    """The player puts a card at the trick; what was open about that card is over."""
    h.rule(authority, PlaceCard(h.offender, card, h.incident.trick, wins_nothing), also=also)
    for incident in h.table.docket:
        if incident.offender is h.offender and card in (incident.card, *incident.cards):
            h.close(incident)


def _led(h: Hearing, unknown: Finding) -> Suit:
    """The suit led to the defective trick, from the file or from the Director."""
    trick = h.table.trick_at(h.incident.trick)
    if trick is not None and trick.led is not None:
        return trick.led
    return Suit.parse(h.found(unknown))


def _card_for(h: Hearing, which: Choice, led: Suit, *, held: bool) -> Card:
    """The card that the player places: one of the suit led if he holds one."""
    cards = tuple(card for card in h.any_card_of(h.offender) if (card.suit is led) is held)
    if len(cards) == 1:
        return cards[0]
    picked = h.chosen_card(which, h.table.actor(h.offender), cards, trick=h.incident.trick)
    assert picked is not None
    return picked


# Several cards


def _too_many_in_time(h: Hearing, cause: DefectFound) -> None:
    """67A2: as cards put down together; what was seen of a defender's becomes a penalty card."""
    from . import law45, law58

    seat = cause.seat
    visible = tuple(card for card in cause.cards if card is cause.faced or card in cause.seen)
    if _known(h, cause) is None and len(visible) > 1:
        picked = h.chosen_card(law58.WHICH, h.table.actor(seat), visible, cards=" ".join(map(str, visible)))
        assert picked is not None
        kept = picked
    else:
        kept = _kept(h, cause, SUIT_LED_IN_TIME)
    extra = tuple(card for card in cause.cards if card is not kept)
    seen = tuple(card for card in extra if card in visible)
    by = law58.SEVERAL_VISIBLE if seen else law58.ONE_VISIBLE
    deliberate: bool | None = False
    if _further_cards(h, cause, kept, seen):
        by, deliberate = law45.FIFTH_CARD_BY_DEFENDER, None
    h.rule(
        by,
        Note(str(kept), f"stays as {seat}'s card to trick {cause.trick}"),
        *(RestoreCard(seat, card) for card in extra),
        also=(IN_TIME, TAKES_EXTRA_BACK),
    )
    if h.table.is_defender(seat):
        _exposed(h, law58.OTHERS_EXPOSED if by is law58.SEVERAL_VISIBLE else by, seat, seen, deliberate)
    if h.table.trick_at(cause.trick) is not None:
        _revokes(h, seat, cause.trick, kept, extra)


def _further_cards(h: Hearing, cause: DefectFound, kept: Card, seen: tuple[Card, ...]) -> bool:
    """Whether what a defender showed came after the card that he played (45E), which could be a major penalty card.

    Of cards put down together none was known to be the one played.
    """
    if not seen or not h.table.is_defender(cause.seat) or _known(h, cause) is None:
        return False
    return bool(h.found(TOGETHER_OR_LATER, kept=kept, extra=" ".join(map(str, seen))) == "later")


def _too_many(h: Hearing, cause: DefectFound) -> None:
    """67B2: all but one go back, and count as having been in the hand all along."""
    seat = cause.seat
    kept = _kept(h, cause, SUIT_LED)
    extra = tuple(card for card in cause.cards if card is not kept)
    h.rule(
        EXTRA_RESTORED,
        Note(str(kept), f"stays as {seat}'s card to trick {cause.trick}"),
        *(RestoreCard(seat, card) for card in extra),
        also=(FOUND_LATER,),
    )
    if h.table.is_defender(seat):
        _exposed(h, EXPOSED_EXTRA, seat, tuple(card for card in extra if card in cause.seen))
    _held_all_along(h, seat, cause.trick, kept, extra)


def found_later(
    h: Hearing,
    number: int,
    kept: Card,
    extra: tuple[Card, ...],
    seen: tuple[Card, ...],
    *,
    deliberate: bool | None,
) -> None:
    """67B2 where the file tells which cards were put to the trick; those too many never left the hand on file.

    `seen` are those of them that lay there face up, and `deliberate` is whether by design, if that is known.
    """
    seat, on = h.offender, h.table.trick_at(number)
    counted = on.card(seat) if on is not None else None
    back = tuple(card for card in extra if card is not counted)
    if counted is kept or counted is None:
        h.rule(EXTRA_RESTORED, Stands(seat, kept, "play"), ReturnToHand(seat, extra), also=(FOUND_LATER,))
    else:
        swapped = (RestoreCard(seat, counted), PlaceCard(seat, kept, number))
        h.rule(EXTRA_RESTORED, *swapped, *((ReturnToHand(seat, back),) if back else ()), also=(FOUND_LATER,))
    if not h.table.is_defender(seat):
        if seat is not h.table.dummy and seen:
            law48.defenders_may_use(h, seat, seen)
    elif seen and _was_exposed(h, seat, seen):
        _exposed(h, EXPOSED_EXTRA, seat, seen, deliberate)
    elif not seen:
        names = " ".join(str(card) for card in extra)
        told = Remark(names, "becomes a penalty card only if it is exposed on the way back to the hand")
        h.rule(EXPOSED_EXTRA, told)
    _held_all_along(h, seat, number, kept, extra)


def _was_exposed(h: Hearing, seat: Seat, seen: tuple[Card, ...]) -> bool:
    """Whether an extra card counts as exposed: a penalty card does, and of any other the Director says so."""
    lying = any(h.table.penalty_card(seat, card) is not None for card in seen)
    return lying or bool(h.found(EXTRA_EXPOSED, cards=" ".join(str(card) for card in seen)))


def _exposed(
    h: Hearing, authority: Provision, seat: Seat, cards: tuple[Card, ...], deliberate: bool | None = False
) -> None:
    if len(cards) > 1:
        penalty_cards.make_several(h, authority, seat, cards)
    elif cards:
        penalty_cards.make(h, authority, seat, cards[0], deliberate=deliberate)


def _known(h: Hearing, cause: DefectFound) -> Card | None:
    """The card that was faced at the trick, if the Director or the file tells."""
    trick = h.table.trick_at(cause.trick)
    return cause.faced or (trick.card(cause.seat) if trick is not None else None)


def _kept(h: Hearing, cause: DefectFound, unknown: Finding) -> Card:
    """The card that was faced; if no one knows, the highest that he could legally have played."""
    known = _known(h, cause)
    if known is not None:
        return known
    stays = {highest(h, cause.cards, suit) for suit in Suit}
    # The suit led is asked for only if another suit would leave another card.
    return stays.pop() if len(stays) == 1 else highest(h, cause.cards, _led(h, unknown))


def highest(h: Hearing, cards: tuple[Card, ...], led: Suit) -> Card:
    """The highest of some cards that a hand could legally have played to a trick."""
    legal = [card for card in cards if card.suit is led] or list(cards)
    return max(legal, key=lambda card: (card.suit is h.table.trumps, card.rank))


def _held_all_along(h: Hearing, seat: Seat, number: int, kept: Card, extra: tuple[Card, ...]) -> None:
    """The cards restored were in the hand all along, so that he may have revoked with what he played instead."""
    names = " ".join(str(card) for card in extra)
    count = "counts" if len(extra) == 1 else "count"
    h.rule(ALWAYS_HELD, Note(names, f"{count} as having been in the hand all along"))
    _revokes(h, seat, number, kept, extra)


def _revokes(h: Hearing, seat: Seat, number: int, kept: Card, extra: tuple[Card, ...]) -> None:
    """The defective trick and later ones in a suit of a restored card, to which the hand did not follow."""
    from . import law61, law63

    suits = {card.suit for card in extra}
    not_on_file = h.table.trick_at(number) is None and suits != {kept.suit}
    for later in range(number, h.table.number + 1):
        trick = h.table.trick_at(later)
        if trick is None:
            # A trick that has been taken up again for a revoke has none after it.
            not_on_file = not_on_file or number < later < h.table.number
            continue
        card = kept if later == number else trick.card(seat)
        led = trick.led
        if card is None or led is None or card.suit is led or led not in suits:
            continue
        made = law61.revoke_of(h.table, later, seat, card, led, sure=True)
        known = next((r for r in h.table.revokes if r.same(made)), None)
        if known is None or not known.found:
            law61.found(h, law63.as_played(h.table, made))
            for file in h.table.docket:
                if file.law == "law61" and (file.trick, file.offender, file.card) == (later, seat, card):
                    h.close(file)
    if not_on_file:
        names = " or ".join(str(card) for card in extra)
        why = f"if {seat} failed to follow suit with {names}, at trick {number} or since, which was then a revoke"
        h.rule(ALWAYS_HELD, Refer("may", why, "now"))
