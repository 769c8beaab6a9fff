"""Law 62: correction of a revoke."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from .. import physics
from ..acts import Act
from ..cards import Card
from ..editions import L1997, L2007, L2017, SUBSTANCE, WORDING, Provision, provision, reading, v
from ..events import Faced, HandsReturned, Saying
from ..hearing import Hearing
from ..orders import (
    CorrectRevoke,
    Inform,
    MakePenaltyCard,
    Note,
    Order,
    Put,
    Refer,
    ReopenTwelfth,
    Restrict,
    Stands,
    SupplyCard,
    Withdraw,
)
from ..questions import Choice, Elect, Finding
from ..seats import SEATS, Seat, Side
from ..table import Demand, Incident, Kind, Lasts, Restriction, Revoke, Stage, Table, Trick
from . import law16, law43, law44, law47, law50, law59, law60, law63, law67, penalty_cards
from .common import answer, file, key_of, reads, taken_back
from .legal import LAST_RANK, narrowed_to

MUST_CORRECT = provision(
    v(
        L1997,
        "62A",
        "A player who becomes aware of his revoke before it is established must correct it.",
        trigger="aware",
    ),
    v(
        L2017,
        "62A",
        "A revoke to which attention is drawn before it is established must be corrected.",
        change=SUBSTANCE,
        trigger="attention drawn",
    ),
)
SUBSTITUTES = provision(
    v(L1997, "62B", "The revoker corrects his revoke by taking the card back and following suit with any card."),
    v(
        L2007,
        "62B",
        "The revoker corrects his revoke by taking the card back and playing any legal card instead.",
        change=WORDING,
    ),
)
BECOMES_PENALTY_CARD = provision(
    v(
        L1997,
        "62B1",
        "A card withdrawn to correct a revoke becomes a penalty card if it came from a defender's concealed hand.",
    ),
    v(
        L2007,
        "62B1",
        "A card withdrawn to correct a revoke becomes a major penalty card if it came from a defender's concealed "
        "hand.",
        change=WORDING,
    ),
)
RETURNED_FREELY = provision(
    v(
        L1997,
        "62B2",
        "A revoke card of declarer or dummy, or a defender's card that was already faced, goes back without penalty, "
        "unless dummy had lost his rights (43B2(b)).",
    ),
    v(
        L2007,
        "62B2",
        "A revoke card of declarer or dummy, or a defender's card that was already faced, goes back and nothing more "
        "follows, unless dummy had lost his rights (43B2(b)).",
        change=WORDING,
    ),
)
NON_OFFENDERS_CHANGE = provision(
    v(
        L1997,
        "62C1",
        "Each non-offender may take back a card that he played after the revoke and before attention was drawn to it, "
        "and play another.",
    ),
)
OFFENDER_CHANGES_AFTER = provision(
    v(
        L1997,
        "62C2",
        "If a non-offender has changed his card, the next player of the offending side may change the card that he "
        "had played after it; a defender's withdrawn card becomes a penalty card.",
    ),
)
BOTH_SIDES_CORRECT = provision(
    v(
        L2017,
        "62C3",
        "If both sides revoked on one trick and only one side has played to the next, both revokes are corrected, the "
        "defenders' withdrawn cards become penalty cards, and withdrawn cards are unauthorized for both sides.",
    ),
)
TWELFTH_CORRECTED = provision(
    v(
        L1997,
        "62D1",
        "A revoke on the twelfth trick is corrected even if established, as long as not all four hands are back in "
        "the board.",
    ),
)
PARTNER_AT_TWELFTH = provision(
    v(
        L1997,
        "62D2",
        "If a defender revoked on the twelfth trick before his partner's turn and the partner holds cards of two "
        "suits, declarer may say which of the cards that he could legally play he must play.",
        remedy="declarer chooses",
        needs_two_suits=True,
    ),
    v(
        L2007,
        "62D2",
        "If a defender revoked on the twelfth trick before his partner's turn and the partner holds cards of two "
        "suits, the partner may not choose the play that the sight of the revoke card could have suggested.",
        change=SUBSTANCE,
        remedy="not suggested",
        needs_two_suits=True,
    ),
    v(
        L2017,
        "62D2",
        "If a defender revoked on the twelfth trick before his partner's turn, the withdrawn card is unauthorized "
        "information for the partner under 16C.",
        change=SUBSTANCE,
        remedy="law 16",
        needs_two_suits=False,
    ),
)
TWELFTH_CARD_UNAUTHORIZED = reading(
    "R62-1",
    "The card withdrawn at the twelfth trick is unauthorized information for the revoker's partner, although as a "
    "penalty card lying in sight it would be authorized under 50E1.",
    source="62D2 as the special rule; forums.ebu.co.uk/discussion/comment/12689",
    editions=(L2017,),
)
ATTENTION_COMES_FIRST = reading(
    "R62-2",
    "A revoke to which attention has been drawn is corrected even if the revoker's side plays to the next trick "
    "before the correction is made.",
    source="Director's practice against the letter of 63A1; blakjak.org/lws_ste5.htm",
)
BOTH_LEADS_UNDONE = reading(
    "R62-3",
    "When both sides' revokes on one trick are corrected, what the one side had played to the next trick goes back "
    "with them.",
    source="text silent; the trick must be completed before the next can be led",
    editions=(L2017,),
)
PUT_DOWN_INSTEAD = reading(
    "R62-4",
    "A card of the suit led that a revoker puts down while his revoke can still be corrected, and that he did not lead "
    "to the next trick, is the card with which he corrects the revoke, and no further card to the trick.",
    source="text silent; 62A with 62B, against the letter of 45E and 49",
)
CHANGED_TO_ANOTHER_CARD = reading(
    "R62-5",
    "A defender who changes his card after a non-offender's change may play another: the duty to play the one he took "
    "back, now a penalty card, begins after this trick. Without this reading it would have to be played again at once, "
    "so that he has nothing to change.",
    source="text silent; 62C2 would otherwise give a defender nothing, and so the commentary at bridge-ahr.de; the "
    "letter of 50D1 and forums.ebu.co.uk/discussion/comment/5254 are against it",
)
FURTHER_TRICK_GOES_BACK = reading(
    "R62-6",
    "A revoke whose side has put no card to the next trick is corrected although the others have gone on to the trick "
    "after that; what they played there goes back. If its side has put one there, be it on an opponent's word (47E1), "
    "the trick after that establishes the revoke, as without this reading it does in any case.",
    source="text silent; 62A with 63A1, by which only the revoker's side establishes a revoke",
)

TWO_SUITS = Finding(
    "partner_two_suits",
    "Did {mate} hold cards of two suits at the twelfth trick?",
    PARTNER_AT_TWELFTH,
    yes="{mate} held cards of two suits",
    no="{mate} held cards of one suit only",
    say="{mate}, may I see your last two cards?",
)
REQUIRED_AT_TWELFTH = Choice(
    "card_at_twelfth",
    "{revoker} revoked at the twelfth trick before {mate}'s turn. Which card does {chooser} require of {mate}?",
    Elect("card", "{picked}", PARTNER_AT_TWELFTH, "required {picked}"),
    Elect("none", "No demand", PARTNER_AT_TWELFTH, "made no demand"),
    say="{chooser}, you may say which of his cards {mate} must play to this trick: {options}.",
)


# Correcting


def put_right(table: Table, act: Act) -> Revoke | None:
    """The revoke in whose place a hand puts down a card of the suit led, unless the card is a lead to the next trick.

    Where it might be a lead the Director says so first, under 45E or 57A.
    """
    seat, card = act.seat, act.card
    if act.play is None or card is None or not isinstance(act.event, Faced) or not reads(table, PUT_DOWN_INSTEAD):
        return None
    if table.trick.card(seat) is not None:
        # Who has taken his card back puts this one in its place and does not lead.
        waiting = table.is_defender(seat) and table.trick.card(seat.partner) is None
        number, ask = table.number, waiting and not taken_back(table, seat)
        finding = "led_to_next_trick"
    elif table.trick.empty and table.turn is not seat:
        number, ask, finding = table.number - 1, True, "deemed_led"
    else:
        return None
    if ask and answer(table, key_of(table), finding) is not False:
        return None
    open_to = (r for r in table.revokes if (r.trick, r.seat, r.suit) == (number, seat, card.suit))
    return next((r for r in open_to if r.stage in (Stage.OPEN, Stage.MUST_BE_CORRECTED)), None)


def correct(h: Hearing, revoke: Revoke, as_if: Provision | None = None) -> None:
    """The revoke card goes back and a legal one is to be played; who may change his own card is asked after that."""
    seat, card = revoke.seat, revoke.card
    assert card is not None
    on = h.table.trick_at(revoke.trick)
    if on is None or on.card(seat) is not card or _lies_too_far_back(h, revoke):
        law63.too_late(h, replace(revoke, stage=Stage.ESTABLISHED, authority=revoke.authority or law63.PLAYS_ON))
        return
    for hand, played in _beyond_the_next(h, revoke):
        law44.goes_back(h, MUST_CORRECT, hand, played, seat.side)
    after = [(s, c) for s in on.after(seat) if (c := on.card(s)) is not None]
    following = h.table.trick_at(revoke.trick + 1)
    if following is not None:
        after += [(s, c) for s in following.order if (c := following.card(s)) is not None]
    # What was played after he had first revoked with the same card came before the second time.
    later = tuple(dict.fromkeys((*revoke.later, *after)))
    mended = replace(revoke, later=later, authority=as_if or revoke.authority)
    _take_back(h, mended)
    if h.table.stopped is not None:
        _claimed_before(h)
    if following is not None and following.side_has_played(seat.side):
        _played_on_in_vain(h, revoke, following)
    if as_if is not None:
        if as_if is law43.REVOKE_AS_ESTABLISHED and not h.statements(Saying.NO_MORE, (h.table.dummy,)):
            h.reads(law43.POINTING_OUT_IS_ASKING)
        h.rule(as_if, Note("Law 64", "applies after play as if the revoke were established"))


def _lies_too_far_back(h: Hearing, revoke: Revoke) -> bool:
    """Whether the trick after the next has been begun, and not by the other side alone."""
    if not _further_begun(h.table, revoke):
        return False
    return not h.reads(FURTHER_TRICK_GOES_BACK) or law63.played_on(h.table, revoke, revoke.seat.side)


def _further_begun(table: Table, revoke: Revoke) -> bool:
    """Whether cards lie, or have lain, in a trick after the one that follows the revoke."""
    return table.begun > revoke.trick + 1


def _beyond_the_next(h: Hearing, revoke: Revoke) -> Iterator[tuple[Seat, Card]]:
    """The cards beyond the trick after the revoke, which go back, last trick first; what was open about them is over.

    The revoker's side was passed over in each such trick, so it is to play to the one before (67A1).
    """
    while _further_begun(h.table, revoke):
        begun = h.table.suspended or h.table.trick
        for incident in h.table.docket:
            if incident.act.play is not None and incident.act.play[1] is begun.card(incident.offender):
                h.close(incident)
        for seat in begun.order:
            card = begun.card(seat)
            assert card is not None
            h.reads(FURTHER_TRICK_GOES_BACK)
            yield seat, card
        last = h.table.last_trick
        if h.table.number > revoke.trick + 1:
            assert last is not None
            supplied = (SupplyCard(seat, h.table.number - 1) for seat in last.omitted)
            h.rule(law67.SUPPLIES_CARD, *supplied, also=(law67.IN_TIME,))


def corrected_since(h: Hearing, revoke: Revoke, instead: Card) -> None:
    """A card that counts as played was a revoke, and its player has put down another since that follows suit."""
    on = h.table.trick_at(revoke.trick)
    assert on is not None
    seat = revoke.seat
    _take_back(h, replace(revoke, later=tuple((s, c) for s, c, _ in law47.played_after(h, on, seat))))
    h.reads(PUT_DOWN_INSTEAD)
    h.rule(SUBSTITUTES, Stands(seat, instead, "play"))
    mate_first = seat.partner in on.order[: on.order.index(seat)]
    if revoke.trick == 12 and on is h.table.trick and h.table.is_defender(seat) and not mate_first:
        _partner_at_twelfth(h, revoke, seat.partner)


def _claimed_before(h: Hearing) -> None:
    from . import law68

    why = "of the claim, which was made before the revoke was corrected"
    h.rule(law68.PLAY_STOPS, Refer("may", why, "now"))


def _take_back(h: Hearing, revoke: Revoke) -> None:
    """62B: a card from a defender's concealed hand becomes a penalty card; any other goes back as it was."""
    seat, card = revoke.seat, revoke.card
    assert card is not None
    also = (MUST_CORRECT, SUBSTITUTES, law47.RETRACT_ILLEGAL_PLAY)
    orders: tuple[Order, ...] = (Withdraw(seat, card, seat.side), *_bound_again(h, revoke))
    if h.table.is_defender(seat) and revoke.faced is None:
        barred = _unauthorized_at_twelfth(h, revoke)
        orders += (MakePenaltyCard(seat, card, Kind.MAJOR), CorrectRevoke(revoke))
        h.rule(BECOMES_PENALTY_CARD, *orders, also=(*also, law50.MAJOR))
        penalty_cards.follows(h, seat, card, sight_barred=barred)
        return
    if revoke.faced is not None:
        orders += (MakePenaltyCard(seat, card, revoke.faced),)
    h.rule(RETURNED_FREELY, *orders, CorrectRevoke(revoke), also=also)
    if len(h.table.penalty_cards_of(seat)) > 1 and h.table.penalty_cards_of(seat, Kind.MINOR):
        penalty_cards.follows(h, seat, card)
    if not h.table.is_defender(seat) and seat is not h.table.dummy:
        law16.withdrawn(h, seat, card, seat.side)


def _bound_again(h: Hearing, revoke: Revoke) -> tuple[Order, ...]:
    """What the hand had to obey when it played, and had been let off by its play."""
    if h.incident.act.play == (revoke.seat, revoke.card):
        return law59.bound_again(h, revoke.seat)
    return law59.demanded_again(h, revoke.seat, revoke.trick) if revoke.suit is None else ()


def _played_on_in_vain(h: Hearing, revoke: Revoke, following: Trick) -> None:
    """What the revoker's side played to the next trick after attention had been drawn goes back too."""
    h.reads(ATTENTION_COMES_FIRST)
    for seat in following.order:
        card = following.card(seat)
        if card is None or seat.side is not revoke.seat.side:
            continue
        if h.table.is_defender(seat):
            taken = (Withdraw(seat, card, seat.side), MakePenaltyCard(seat, card, Kind.MAJOR))
            h.rule(law60.OFFENDING_SIDE_PLAYS, *taken, also=(law50.MAJOR,))
            penalty_cards.follows(h, seat, card)
        else:
            h.rule(law60.OFFENDING_SIDE_PLAYS, Withdraw(seat, card, seat.side))


# The cards played after it


def arising(table: Table) -> Incident | None:
    """62C: the revoker has played another card; who played after him may be entitled to change.

    Whoever has taken a card back plays another before it is the next player's turn to choose.
    """
    for revoke in table.revokes:
        if revoke.stage is not Stage.CORRECTED or not revoke.later:
            continue
        on, first = table.trick_at(revoke.trick), _first(table, revoke)
        if on is None or first is None or not any(_there(table, *play) for play in revoke.later[first:]):
            continue
        if on.card(revoke.seat) is None or any(on.card(seat) is None for seat, _ in revoke.later[:first]):
            continue
        summary = f"{revoke.seat} corrected a revoke after others had played to the trick"
        found = file(table, Act(None, revoke.seat, revoke.card), "law62", summary)
        return replace(found, key=_key(revoke, first), trick=revoke.trick)
    return None


def _key(revoke: Revoke, first: int) -> str:
    again = f":{revoke.times}" if revoke.times > 1 else ""
    return f"62C:{revoke.id}{again}" + (f":from {first}" if first else "")


def _first(table: Table, revoke: Revoke) -> int | None:
    """The place in the cards played after the revoke from which on no one has been asked; None if all have been."""
    first = 0
    while table.ruled(_key(revoke, first)):
        taken = [n for n, play in enumerate(revoke.later) if n >= first and play in _taken(table, revoke, first)]
        if not taken or taken[-1] + 1 == len(revoke.later):
            return None
        first = taken[-1] + 1
    return first


def followed_another_lead(table: Table, number: int, seat: Seat, card: Card) -> bool:
    """Whether a card was played to a lead that was a revoke and has been corrected, and its hand is yet to be asked."""
    on = table.trick_at(number)
    return on is not None and any(
        r.stage is Stage.CORRECTED and r.seat is on.leader and (seat, card) in r.later and _first(table, r) is not None
        for r in table.revokes
        if r.trick == number
    )


def _taken(table: Table, revoke: Revoke, first: int) -> set[tuple[Seat, Card]]:
    """The cards that were taken back in the part of the hearing that began there."""
    orders = [order for ruling in table.rulings if ruling.key == _key(revoke, first) for order in ruling.orders]
    return {(order.seat, order.card) for order in orders if isinstance(order, Withdraw)}


def hear(h: Hearing) -> None:
    """A non-offender may change; then and only then the next offender, at the cost of a penalty card."""
    revoke = next(r for r in h.table.revokes if h.incident.key.startswith(_key(r, 0)) and r.later)
    first = _first(h.table, revoke)
    assert first is not None
    revoker = revoke.seat
    on = h.table.trick_at(revoke.trick)
    assert on is not None
    led = on.led if on.leader is revoker else None
    changed = {seat for n in range(first) for seat, _ in _taken(h.table, revoke, n)}
    asked: set[Seat] = set()
    for seat, card in revoke.later[first:]:
        if not _there(h.table, seat, card):
            continue
        here = h.table.trick_at(revoke.trick)
        same_trick = here is not None and here.card(seat) is card
        # A new lead may be of another suit: then who can follow to it must.
        must = same_trick and led is not None and card.suit is not led and h.holds(seat, led, law44.FOLLOW_SUIT)
        if _established(h, seat, card, revoke.trick):
            h.rule(law63.TOO_LATE, Stands(seat, card, "play"))
        elif not must and _has_no_other(h.table, seat, card):
            h.rule(_right_to_change(seat, revoker), Stands(seat, card, "play"))
        elif seat.side is not revoker.side:
            again = seat in asked
            asked.add(seat)
            if law47.may_change(h, seat, card, NON_OFFENDERS_CHANGE, revoker.side, must=must, again=again):
                changed.add(seat)
        elif must or seat.rho in changed:
            _next_offender(h, seat, card, must)
        elif not _may_yet_change(h.table, revoke, seat, card):
            h.rule(OFFENDER_CHANGES_AFTER, Stands(seat, card, "play"))
        if same_trick and not must and not _there(h.table, seat, card):
            return  # the others choose once he has played another card


def _may_yet_change(table: Table, revoke: Revoke, seat: Seat, card: Card) -> bool:
    """Whether the other side has corrected a revoke too, so that he is still to be asked as a non-offender."""
    return any(
        r.stage is Stage.CORRECTED and r.seat.side is not revoke.seat.side and (seat, card) in r.later
        for r in table.revokes
        if r.trick == revoke.trick and _first(table, r) is not None
    )


def _established(h: Hearing, seat: Seat, card: Card, trick: int) -> bool:
    """Whether the card is itself a revoke that can no longer be corrected."""
    return any(r.same(Revoke(trick, seat, card, None)) and r.stage is Stage.ESTABLISHED for r in h.table.revokes)


def _has_no_other(table: Table, seat: Seat, card: Card) -> bool:
    """Whether the card is the only one that the hand could put in its own place."""
    if table.suspended is not None and table.suspended.leader is seat and table.suspended.card(seat) is card:
        return False  # a lead to the next trick follows nothing, and he has more than one card left
    without = physics.withdraw(table, seat, card)
    return without.hand(seat).known and narrowed_to(without, seat, LAST_RANK) == card.mask


def _right_to_change(seat: Seat, revoker: Seat) -> Provision:
    return OFFENDER_CHANGES_AFTER if seat.side is revoker.side else NON_OFFENDERS_CHANGE


def _next_offender(h: Hearing, seat: Seat, card: Card, must: bool) -> None:
    """62C2."""
    asked = law47.keep_or_withdraw(OFFENDER_CHANGES_AFTER)
    free = reads(h.table, CHANGED_TO_ANOTHER_CARD) and not penalty_cards.must_be_played_again(h, seat, card)
    if h.table.is_defender(seat) and not must and not free:
        h.rule(OFFENDER_CHANGES_AFTER, Stands(seat, card, "play"), also=(law50.MUST_BE_PLAYED,))
    elif not must and h.chosen(asked, by=h.table.actor(seat), suffix=seat.letter, card=card) == "keep":
        h.rule(OFFENDER_CHANGES_AFTER, Stands(seat, card, "play"))
    elif h.table.is_defender(seat):
        h.reads(CHANGED_TO_ANOTHER_CARD)
        taken = (Withdraw(seat, card, seat.side), MakePenaltyCard(seat, card, Kind.MAJOR))
        h.rule(OFFENDER_CHANGES_AFTER, *taken, also=(law50.MAJOR,))
        penalty_cards.follows(h, seat, card)
    else:
        h.rule(OFFENDER_CHANGES_AFTER, Withdraw(seat, card, seat.side))
        if seat is not h.table.dummy:
            law16.withdrawn(h, seat, card, seat.side)


def changed_freely(table: Table, seat: Seat) -> Card | None:
    """The penalty card that a defender took back under 62C2 from this trick, to which he may play another."""
    if not table.is_defender(seat) or table.trick.card(seat) is not None or not reads(table, CHANGED_TO_ANOTHER_CARD):
        return None
    taken = {(w.seat, w.card) for w in table.withdrawn if w.authority is OFFENDER_CHANGES_AFTER}
    later = (p for r in table.revokes if r.trick == table.number and r.stage is Stage.CORRECTED for p in r.later)
    return next((card for hand, card in later if hand is seat and (hand, card) in taken), None)


def _there(table: Table, seat: Seat, card: Card) -> bool:
    # While one trick has been taken up again, none before it can be.
    tricks = (table.trick, table.last_trick if table.suspended is None else table.suspended)
    return any(trick is not None and trick.card(seat) is card for trick in tricks)


# Both sides


def both_on_one_trick(h: Hearing, revoke: Revoke) -> bool:
    """62C3: both sides revoked on the trick and only one of them has played to the next."""
    if not h.has(BOTH_SIDES_CORRECT) or _other(h, revoke) is None:
        return False
    if _further_begun(h.table, revoke) and not reads(h.table, FURTHER_TRICK_GOES_BACK):
        return False
    return sum(law63.played_on(h.table, revoke, side) for side in Side) == 1


def _other(h: Hearing, revoke: Revoke) -> Revoke | None:
    """A revoke of the other side on the same trick, with a card that can be taken back."""
    if revoke.card is None:
        return None
    for other in h.table.revokes:
        if other.card is None:
            continue
        against = other.sure and other.trick == revoke.trick and other.seat.side is not revoke.seat.side
        if against and other.stage is not Stage.CORRECTED:
            return other
    return None


def correct_both(h: Hearing, revoke: Revoke) -> None:
    """Both revoke cards go back; for the defenders they become penalty cards; no one may use what was withdrawn."""
    other = _other(h, revoke)
    assert other is not None
    for hand, played in _beyond_the_next(h, revoke):
        _both_withdraw(h, hand, played)
    for each in (revoke, replace(other, found=True)):
        assert each.card is not None
        mended = replace(each, authority=BOTH_SIDES_CORRECT, by="both sides revoked on the trick")
        _both_withdraw(h, each.seat, each.card, CorrectRevoke(mended))
    following = h.table.suspended
    if following is not None and h.reads(BOTH_LEADS_UNDONE):
        for seat in following.order:
            card = following.card(seat)
            if card is not None:
                _both_withdraw(h, seat, card)
    for incident in h.table.docket:
        if incident.law == "law61" and incident.trick == revoke.trick:
            h.close(incident)


def _both_withdraw(h: Hearing, seat: Seat, card: Card, *more: Order) -> None:
    taken: tuple[Order, ...] = (Withdraw(seat, card, seat.side),)
    if h.table.is_defender(seat):
        taken += (MakePenaltyCard(seat, card, Kind.MAJOR),)
    also: tuple[Provision, ...] = (MUST_CORRECT, SUBSTITUTES) if more else (MUST_CORRECT,)
    if h.table.is_defender(seat):
        h.rule(BOTH_SIDES_CORRECT, *taken, *more, also=(*also, law50.MAJOR))
        penalty_cards.follows(h, seat, card, sight_barred=True)
    else:
        h.rule(BOTH_SIDES_CORRECT, *taken, *more, also=also)
    barred = tuple(s for s in SEATS if s is not seat and s is not h.table.dummy)
    told = Inform(f"{card} in {seat}'s hand", card, seat, (), barred)
    h.rule(law16.OFFENDERS_MAY_NOT_USE, told, also=(law16.WITHDRAWN_ACTION,))
    law16.misuse(h, " or ".join(str(s) for s in barred), card)


# The twelfth trick


def returned(h: Hearing) -> bool:
    """Whether all four hands were back in the board."""
    return any(isinstance(e, HandsReturned) for e in h.table.log)


def correct_twelfth(h: Hearing, revoke: Revoke, as_if: Provision | None = None) -> None:
    """62D: corrected even if established; the revoker's partner may be limited."""
    on = h.table.trick_at(12)
    if on is None or on.card(revoke.seat) is not revoke.card:
        correct(h, revoke, as_if)  # it no longer lies there, and nothing is taken up again
        return
    order: tuple[Order, ...] = ()
    claimed = h.table.stopped is not None and h.table.stopped.by is not None
    if h.table.number > 12 or h.table.stopped is not None:
        order = (ReopenTwelfth(),)
    h.rule(TWELFTH_CORRECTED, *order, Note("the revoke", "must be corrected, established or not"))
    if claimed:
        _claimed_before(h)
    before_partner = _before_partner(h, revoke)
    correct(h, revoke, as_if)
    if before_partner:
        _partner_at_twelfth(h, revoke, revoke.seat.partner)


def _before_partner(h: Hearing, revoke: Revoke) -> bool:
    """Whether a defender revoked on the twelfth trick, still to be corrected, before his partner's turn."""
    on = h.table.trick_at(12)
    if revoke.trick != 12 or on is None or revoke.seat not in on.order or not h.table.is_defender(revoke.seat):
        return False
    return not returned(h) and revoke.seat.partner not in on.order[: on.order.index(revoke.seat)]


def _unauthorized_at_twelfth(h: Hearing, revoke: Revoke) -> bool:
    """Whether 62D2 forbids the partner to use the sight of the revoke card, which 50E1 would otherwise let him use."""
    by_law_16 = h.term(PARTNER_AT_TWELFTH, "remedy") == "law 16"
    return by_law_16 and reads(h.table, TWELFTH_CARD_UNAUTHORIZED) and _before_partner(h, revoke)


def _partner_at_twelfth(h: Hearing, revoke: Revoke, mate: Seat) -> None:
    """62D2: three remedies in three editions."""
    if h.term(PARTNER_AT_TWELFTH, "needs_two_suits") and not _may_choose(h, mate):
        return
    assert revoke.card is not None
    match h.term(PARTNER_AT_TWELFTH, "remedy"):
        case "declarer chooses":
            _declarer_chooses(h, revoke, mate)
        case "not suggested":
            why = f"if {mate} chose the play that the sight of {revoke.card} could have suggested"
            h.rule(PARTNER_AT_TWELFTH, Note(str(mate), f"may not play what {revoke.card} could have suggested"))
            h.rule(PARTNER_AT_TWELFTH, Refer("must", why, findings=("suggested_play",)))
        case _:
            if h.reads(TWELFTH_CARD_UNAUTHORIZED):
                about = f"{revoke.card} in {revoke.seat}'s hand"
                told = Inform(about, revoke.card, revoke.seat, (h.table.declarer,), (mate,))
                h.rule(PARTNER_AT_TWELFTH, told, also=(law16.OFFENDERS_MAY_NOT_USE,))
                law16.misuse(h, str(mate), revoke.card)


def _may_choose(h: Hearing, mate: Seat) -> bool:
    """Whether he had two suits, and neither is that led: if one were, he would have to follow and nothing to choose."""
    led, cards = h.table.trick.led, _cards_at_twelfth(h, mate)
    if [card.suit is led for card in cards].count(True) == 1 and len(cards) == 2:
        return False
    if not _two_suits(h, mate) or any(card.suit is led for card in cards):
        return False
    return led is None or not h.holds(mate, led, law44.FOLLOW_SUIT)


def _two_suits(h: Hearing, mate: Seat) -> bool:
    cards = _cards_at_twelfth(h, mate)
    if len(cards) == 2:
        return bool(h.settled(TWO_SUITS, cards[0].suit is not cards[1].suit, mate=mate))
    return bool(h.found(TWO_SUITS, mate=mate))


def _cards_at_twelfth(h: Hearing, mate: Seat) -> tuple[Card, ...]:
    """What the partner held at the trick, as far as it is known."""
    played = h.table.trick.card(mate)
    return (*h.table.hand(mate).cards, *((played,) if played is not None else ()))


def _declarer_chooses(h: Hearing, revoke: Revoke, mate: Seat) -> None:
    cards = _cards_at_twelfth(h, mate)
    known = len(cards) == 2
    others = () if known else tuple(card for card in h.any_card_of(mate) if card.suit is not h.table.trick.led)
    choices = tuple(sorted({*cards, *others}, reverse=True))
    picked = h.chosen_card(REQUIRED_AT_TWELFTH, h.table.declarer, choices, revoker=revoke.seat, mate=mate)
    if picked is None:
        return
    played = h.table.trick.card(mate)
    if played is not None and played is not picked:
        h.rule(PARTNER_AT_TWELFTH, Put(mate, played, picked, mate.side))
    elif played is None:
        bound = Restriction(
            mate, Demand.CARD, Lasts.THIS_TRICK, PARTNER_AT_TWELFTH, card=picked, trick=h.table.number, on_lead=False
        )
        h.rule(PARTNER_AT_TWELFTH, Restrict(bound))
    else:
        h.rule(PARTNER_AT_TWELFTH, Stands(mate, played, "play"))
