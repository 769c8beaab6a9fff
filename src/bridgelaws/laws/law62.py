"""Law 62: correction of a revoke."""

from __future__ import annotations

from ..cards import Card
from ..hearing import Hearing
from ..orders import MakePenaltyCard, Stands, Withdraw
from ..seats import Seat
from ..table import Kind
from . import law16, law47, law50
from ..editions import L1997, L2007, L2017, SUBSTANCE, WORDING, provision, reading, v

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

def correct(h: Hearing) -> None:
    """The revoke card goes back and a legal one is played; then whoever may change his card is asked."""
    seat, card = h.offender, h.card
    on = h.table.trick if h.table.number == h.incident.trick else h.table.last_trick
    if on is None or on.card(seat) is not card:
        h.rule(MUST_CORRECT, Stands(seat, card, "play"))
        return
    later = [(s, c) for s in on.after(seat) if (c := on.card(s)) is not None]
    if on is not h.table.trick:
        later += [(s, c) for s in h.table.trick.order if (c := h.table.trick.card(s)) is not None]
    faced = h.incident.before.penalty_card(seat, card) is not None
    if h.table.is_defender(seat) and not faced:
        h.rule(
            BECOMES_PENALTY_CARD,
            Withdraw(seat, card, seat.side),
            MakePenaltyCard(seat, card, Kind.MAJOR),
            also=(MUST_CORRECT, SUBSTITUTES, law47.RETRACT_ILLEGAL_PLAY, law50.MAJOR),
        )
        law50.follows(h, seat, card)
    else:
        h.rule(
            RETURNED_FREELY,
            Withdraw(seat, card, seat.side),
            also=(MUST_CORRECT, SUBSTITUTES, law47.RETRACT_ILLEGAL_PLAY),
        )
    _cascade(h, seat, later)


def _cascade(h: Hearing, revoker: Seat, later: list[tuple[Seat, Card]]) -> None:
    """62C: a non-offender may change; then and only then the next offender, at the cost of a penalty card."""
    changed: set[Seat] = set()
    for seat, card in later:
        if not _there(h, seat, card):
            continue
        if seat.side is not revoker.side:
            if law47.may_change(h, seat, card, NON_OFFENDERS_CHANGE, revoker.side):
                changed.add(seat)
        elif seat is not revoker and seat.rho in changed:
            choice = h.chosen(
                law47.keep_or_withdraw(OFFENDER_CHANGES_AFTER), by=h.table.actor(seat), suffix=seat.letter, card=card
            )
            if choice == "keep":
                h.rule(OFFENDER_CHANGES_AFTER, Stands(seat, card, "play"))
            elif h.table.is_defender(seat):
                h.rule(
                    OFFENDER_CHANGES_AFTER,
                    Withdraw(seat, card, revoker.side),
                    MakePenaltyCard(seat, card, Kind.MAJOR),
                    also=(law50.MAJOR,),
                )
                law50.follows(h, seat, card)
            else:
                h.rule(OFFENDER_CHANGES_AFTER, Withdraw(seat, card, revoker.side))
                law16.withdrawn(h, seat, card, revoker.side)


def _there(h: Hearing, seat: Seat, card: Card) -> bool:
    tricks = (h.table.trick, h.table.suspended, h.table.last_trick)
    return any(trick is not None and trick.card(seat) is card for trick in tricks)



