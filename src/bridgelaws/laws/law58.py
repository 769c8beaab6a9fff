"""Law 58: simultaneous leads or plays."""

from __future__ import annotations

from dataclasses import replace

from .. import physics
from ..acts import Act
from ..cards import Card, Suit
from ..editions import L1997, L2007, L2017, SUBSTANCE, WORDING, provision, reading, v
from ..events import Answered, DirectorCalled, Event, Faced, FacedSeveral, Said
from ..hearing import Hearing
from ..orders import Note, Put, Refer, ReturnToHand, Stands, Withdraw
from ..questions import Choice, Elect, Finding
from ..seats import Seat
from ..table import Incident, Table
from . import law44, law47, law48, law67, penalty_cards
from .common import file, left_lying, reads
from .legal import LAST_RANK, narrowed_to

SUBSEQUENT = provision(
    v(
        L1997,
        "58A",
        "A card led or played at the same moment as another player's legal card counts as coming after it.",
    ),
)
ONE_VISIBLE = provision(
    v(
        L1997,
        "58B1",
        "If a player puts down several cards at once and only one can be seen, that one is played and the others go "
        "back to hand without penalty.",
    ),
    v(
        L2007,
        "58B1",
        "If a player puts down several cards at once and only one can be seen, that one is played and the others go "
        "back to hand; nothing more follows.",
        change=WORDING,
    ),
    v(
        L2017,
        "58B1",
        "If a player puts down several cards at once and only one face can be seen, that card is played and the others "
        "go back to hand; nothing more follows.",
        change=WORDING,
    ),
)
SEVERAL_VISIBLE = provision(
    v(
        L1997,
        "58B2",
        "If a player puts down several cards at once and more than one can be seen, he says which of them he plays.",
    ),
    v(
        L2017,
        "58B2",
        "If a player puts down several cards at once and more than one face can be seen, the offender says which of "
        "them he plays.",
        change=WORDING,
    ),
)
OTHERS_EXPOSED = provision(
    v(
        L1997,
        "58B2",
        "Each other card that a defender showed in playing several at once becomes a penalty card, major or minor as "
        "Law 50 says.",
    ),
)
OPPONENT_MAY_CHANGE = provision(
    v(
        L1997,
        "58B3",
        "When one of the visible cards is withdrawn, an opponent who had since played to that card may change his own "
        "card without penalty.",
        played_to="that card",
    ),
    v(
        L2007,
        "58B3",
        "When one of the visible cards is withdrawn, an opponent who had since played to that card may change his own "
        "card without rectification, subject to the rule on withdrawn cards.",
        change=WORDING,
        played_to="that card",
    ),
    v(
        L2017,
        "58B3",
        "When one of the visible cards is withdrawn, an opponent who had since played to that trick may change his own "
        "card without rectification, subject to the rule on withdrawn cards.",
        change=SUBSTANCE,
        played_to="that trick",
    ),
)
TOO_LATE = provision(
    v(
        L1997,
        "58B4",
        "If no one notices the extra card before both sides have played to the next trick, the trick is defective and "
        "Law 67 applies.",
    ),
)
CHOICE_MUST_BE_LEGAL = reading(
    "R58-1",
    "The player may choose only a visible card that he can legally play, if there is one: when one of them follows "
    "suit, another suit would be a revoke to be corrected.",
    source="text silent; Laws 44C and 62",
)
PARTNERS_LEAD_TOGETHER = reading(
    "R58-2",
    "When both defenders lead at once, the card of the one not on lead was exposed by deliberate play and becomes a "
    "major penalty card, unless 57D lets it be played at its turn.",
    source="text silent; Laws 50B and 58A",
)
REST_TAKEN_UP = reading(
    "R58-3",
    "When a player takes up some of the cards seen before anyone has played to them, what he leaves there counts as "
    "his play until he has said which card he plays. Without this reading the first of the cards put down does.",
    source="text silent on what counts before he is asked; our interpretation",
)
FITS_THE_PLAY = reading(
    "R58-4",
    "Of several cards seen at once and found late, the one faced in playing to the trick can only be one that fits how "
    "play went on: the hand that was taken to have won the trick has won it, and what was followed to was led. Without "
    "this reading the card that was taken for the play stays, and the Director decides whether it was another.",
    source="text silent on who then won the trick; 67B1 leaves that as it was when a card is placed late",
)

WHICH = Choice(
    "card_played",
    "Which of {cards} does {chooser} play?",
    Elect("card", "{picked}", SEVERAL_VISIBLE, "played {picked}"),
    say="{chooser}, you put down several cards at once: {options}. Which do you play?",
)


def in_legal_order(table: Table, event: Faced) -> tuple[Table, tuple[Event, ...]] | None:
    """58A: of two plays at one instant the legal one comes first.

    The table to start from and the two plays in their order, if they were reported the other way round.
    """
    position = len(table.log) - 1
    previous = table.log[position] if position >= 0 else None
    files = table.docket if table.at_once is None else (*table.docket, table.at_once)
    incident = next((i for i in files if i.at == position), None)
    if incident is None or not isinstance(previous, Faced):
        return None
    before = incident.before
    if before.turn is not event.seat:
        return None
    first = Faced(event.seat, event.card)
    return before, (first, Faced(previous.seat, previous.card, with_previous=True))


def deem_subsequent(h: Hearing) -> None:
    """Record that a card put down at the same instant as a legal one comes after it.

    If the other card was not legal either, each is an irregularity of its own.
    """
    incident, cause = h.incident, h.incident.cause
    if not isinstance(cause, Faced) or not cause.with_previous:
        return
    log = h.table.log[: incident.at]
    previous = max((n for n, event in enumerate(log) if not isinstance(event, Answered)), default=-1)
    if all(i.at != previous for i in incident.before.docket):
        h.rule(SUBSEQUENT, Note(str(cause.card), "counts as put down after the legal card"))


def apparent(led: Suit | None, visible: tuple[Card, ...]) -> Card:
    """Until the player has named one, the first visible card that follows suit is taken to be the play."""
    return next((card for card in visible if led is None or card.suit is led), visible[0])


def taken_up(table: Table, seat: Seat) -> Table:
    """The table after a player has taken up one of the cards seen: if it was taken for his play, another is now."""
    on_file = next((i for i in table.docket if i.law == "law58" and i.offender is seat and i.enters), None)
    left = left_lying(table, on_file) if on_file is not None else ()
    if on_file is None or not left or on_file.card in (None, *left) or not reads(table, REST_TAKEN_UP):
        return table
    old, before = on_file.card, table
    if table.trick.empty and table.last_trick is not None and table.last_trick.card(seat) is old:
        table = physics.reopen(table)
    if old is None or table.trick.card(seat) is not old or table.trick.after(seat):
        return before  # who has played to it since may change when the Director is there (58B3)
    new = apparent(on_file.before.trick.led, left)
    again = tuple(p for p in table.laid if p.seat is seat and p.card is old)  # a penalty card taken up lies there again
    table = physics.exchange(table, seat, old, new)
    docket = tuple(replace(i, card=new) if i is on_file else i for i in table.docket)
    return physics.close_trick(table.but(docket=docket, penalty_cards=(*table.penalty_cards, *again)))


def notice(table: Table, act: Act) -> Incident | None:
    """Several cards from one hand at once; or a call about two cards put down at one instant, both of them legal."""
    event = act.event
    if isinstance(event, DirectorCalled):
        return _both_legal(table, act)
    if not isinstance(event, FacedSeveral) or act.play is None:
        return None
    names = " ".join(str(card) for card in event.cards)
    in_turn = act.seat is table.turn
    summary = f"{act.seat} put down {names} together"
    return file(table, act, "law58", summary, cards=event.cards, enters=in_turn)


def _both_legal(table: Table, act: Act) -> Incident | None:
    """The Director is called just after a card that came with another player's, and nothing is on file."""
    from . import law61

    acts = [e for e in table.log[:-1] if not isinstance(e, Answered | Said)]
    last = acts[-1] if acts else None
    if table.docket or not isinstance(last, Faced) or not last.with_previous or law61.notice(table, act) is not None:
        return None
    summary = f"{last.seat} put down {last.card} at the same moment as another player"
    return file(table, act, "law58", summary, offender=last.seat, card=last.card, at_once=True)


def lapse(h: Hearing) -> bool:
    """The other cards have been picked up unnoticed and played since."""
    assert h.act is not None
    hand = h.table.hand(h.offender).cards
    leaving = h.act.card if h.act.play is not None and h.act.seat is h.offender else None
    others = [card for card in h.incident.cards if card is not h.incident.card]
    return h.incident.enters and all(card not in hand or card is leaving for card in others)


def hear(h: Hearing) -> None:
    """One visible: it is played. Several: the player names one, and the others are dealt with."""
    event = h.incident.cause
    if isinstance(event, DirectorCalled):
        h.rule(SUBSEQUENT, Note(str(h.card), "counts as put down after the legal card"))
        return
    assert isinstance(event, FacedSeveral)
    seat = h.offender
    if h.incident.card is not h.incident.act.card:
        h.reads(REST_TAKEN_UP)
    if h.incident.enters and h.table.both_have_played_since(h.incident.trick):
        _found_late(h, event)
        return
    if len(event.visible) == 1:
        card = event.visible[0]
        back = ReturnToHand(seat, _others(event, card))
        h.rule(ONE_VISIBLE, Stands(seat, card, "play"), back, also=law67.in_time(h))
        if not h.incident.enters:
            h.then(Act(Faced(seat, card), seat, card, plays=True))
        else:
            _judge_like_any_other(h, card)
        return
    picked = _picked(h, event)
    in_time = law67.in_time(h)
    on = h.table.trick_at(h.incident.trick)
    taken_for = h.incident.card
    later: list[tuple[Seat, Card]] = []
    if h.incident.enters and on is not None and taken_for is not None and on.card(seat) is taken_for:
        later = [(s, c) for s in on.after(seat) if (c := on.card(s)) is not None]
        if picked is not taken_for and h.still_held(seat, (picked,)):
            h.rule(SEVERAL_VISIBLE, Put(seat, taken_for, picked, seat.side), also=in_time)
        else:
            h.rule(SEVERAL_VISIBLE, Stands(seat, picked, "play"), also=in_time)
    else:
        h.rule(SEVERAL_VISIBLE, Note(str(picked), "is the card played"))
    _rest(h, event, picked)
    to_that_card = h.term(OPPONENT_MAY_CHANGE, "played_to") == "that card"
    if picked is not taken_for or not to_that_card:
        _opponents(h, later, picked)
    _partner(h, later, picked)
    if not h.incident.enters:
        h.then(Act(Faced(seat, picked), seat, picked, plays=True))
    else:
        _judge_like_any_other(h, picked)


def _judge_like_any_other(h: Hearing, picked: Card) -> None:
    """A card that he could not legally play, the last on the table: the law that it breaks takes it up."""
    seat = h.offender
    on = h.table.last_trick if h.table.trick.empty and h.incident.trick < h.table.number else h.table.trick
    if narrowed_to(_before(h), seat, LAST_RANK, picked) & picked.mask or on is None:
        return
    if on.card(seat) is picked and not on.after(seat):
        h.table = physics.withdraw(h.table, seat, picked)
        h.then(Act(Faced(seat, picked), seat, picked, plays=True))


def _before(h: Hearing) -> Table:
    """The table before he played, it being known that he held these cards."""
    before = h.incident.before
    for card in h.incident.cards:
        before = physics.reveal(before, h.offender, card)
    return before


def _picked(h: Hearing, event: FacedSeveral) -> Card:
    """The card played: the only one that he can legally play, or the one that he names."""
    among, by = _choices(h, event), h.table.actor(h.offender)
    if len(among) == 1:
        return among[0]
    picked = h.chosen_card(WHICH, by, among, cards=" ".join(str(card) for card in event.visible))
    assert picked is not None
    return picked


def _found_late(h: Hearing, event: FacedSeveral) -> None:
    """58B4: both sides have played on, so the trick was defective and Law 67 restores the extra cards."""
    h.rule(TOO_LATE, Note("the trick", "was defective"))
    kept = _faced(h, event)
    lies = _lies_there(h)
    extra = tuple(card for card in _others(event, kept) if card is lies or card in h.table.hand(h.offender).cards)
    if not extra:
        return  # he has played them all since
    seen = tuple(card for card in extra if card in left_lying(h.table, h.incident))
    law67.found_later(h, h.incident.trick, kept, extra, seen, deliberate=False)


def _lies_there(h: Hearing) -> Card | None:
    """His card to the trick, as it is on file now."""
    trick = h.table.trick_at(h.incident.trick)
    return trick.card(h.offender) if trick is not None else None


def _faced(h: Hearing, event: FacedSeveral) -> Card:
    """The card that was faced in playing to the trick; if no one can tell, the highest that he could have played."""
    lies = _lies_there(h)
    if lies is not None and lies is not h.card:
        return lies  # his card to the trick has been put right since
    cards = _may_have_been_faced(h, event)
    on = h.table.trick_at(h.incident.trick)
    if len(cards) == 1 or on is None or on.led is None:
        return h.card
    faced = h.found(_card_faced(cards), trick=h.incident.trick)
    return law67.highest(h, cards, on.led) if faced == "unknown" else Card.parse(faced)


def _may_have_been_faced(h: Hearing, event: FacedSeveral) -> tuple[Card, ...]:
    """The visible cards that he left lying, those apart that do not fit how play went on."""
    lying = h.still_held(h.offender, left_lying(h.table, h.incident))
    shown = tuple(card for card in event.visible if card is h.card or card in lying)
    fit = tuple(card for card in shown if card is h.card or _fits(h, card))
    if fit == shown or h.reads(FITS_THE_PLAY):
        return fit
    why = f"if another card than {h.card} was the one faced; if that cannot be told, the highest legal one stays"
    h.rule(law67.EXTRA_RESTORED, Refer("may", why, "now"))
    return (h.card,)


def _fits(h: Hearing, card: Card) -> bool:
    """Whether with this card in place of that which counts the same hand won the trick, and the same suit was led.

    In a trick that has been taken up again the card that counts stays.
    """
    seat, number, trumps = h.offender, h.incident.trick, h.table.trumps
    on = h.table.trick_at(number)
    if on is None or number >= h.table.number or (on.leader is seat and card.suit is not h.card.suit):
        return False
    return on.put(seat, card).winner(trumps) is on.winner(trumps)


def _card_faced(cards: tuple[Card, ...]) -> Finding:
    names = " and ".join(str(card) for card in cards)
    return Finding(
        "card_faced_at_trick",
        f"Of {names}, which {{offender}} put down together: which was the one faced in playing to trick {{trick}}?",
        law67.EXTRA_RESTORED,
        options=(*((card.code, str(card)) for card in cards), ("unknown", "impossible to tell")),
        yes="the card faced in playing to the trick was",
    )


def _others(event: FacedSeveral, card: Card) -> tuple[Card, ...]:
    return tuple(other for other in event.cards if other is not card)


def _choices(h: Hearing, event: FacedSeveral) -> tuple[Card, ...]:
    """The visible cards that may be named: those that he can legally play, if there is one."""
    there = h.still_held(h.offender, event.visible)
    if h.incident.enters and h.incident.card is not None:
        there = tuple(card for card in event.visible if card in there or card is h.incident.card)
    before = _before(h)
    legal = tuple(card for card in there if narrowed_to(before, h.offender, LAST_RANK, card) & card.mask)
    if h.incident.enters and legal and legal != there and h.reads(CHOICE_MUST_BE_LEGAL):
        return legal
    return there or event.visible[:1]


def _rest(h: Hearing, event: FacedSeveral, picked: Card) -> None:
    seat = h.offender
    unseen = tuple(card for card in _others(event, picked) if card not in event.visible)
    exposed = h.still_held(seat, tuple(card for card in event.visible if card is not picked))
    if unseen:
        h.rule(SEVERAL_VISIBLE, ReturnToHand(seat, unseen))
    if not h.table.is_defender(seat):
        back = tuple(card for card in exposed if card is not h.incident.card or not h.incident.enters)
        if back:
            h.rule(SEVERAL_VISIBLE, ReturnToHand(seat, back), also=(law48.DECLARER_HAS_NO_PENALTY_CARD,))
        law48.defenders_may_use(h, seat, exposed)
    elif len(exposed) > 1:
        penalty_cards.make_several(h, OTHERS_EXPOSED, seat, exposed)
    elif exposed and not penalty_cards.lies_again(h, seat, exposed[0]):
        # 50B itself gives two cards put down together as an example of exposure without intent.
        penalty_cards.make(h, OTHERS_EXPOSED, seat, exposed[0], deliberate=False)


def _opponents(h: Hearing, later: list[tuple[Seat, Card]], picked: Card) -> None:
    """58B3: an opponent who played to the card withdrawn may change his own."""
    for seat, card in later:
        if seat.side is not h.offender.side:
            must = _no_longer_follows(h, seat, card, picked)
            law47.may_change(h, seat, card, OPPONENT_MAY_CHANGE, h.offender.side, must=must)


def _partner(h: Hearing, later: list[tuple[Seat, Card]], picked: Card) -> None:
    """58B3 is for opponents only: the partner's card changes only if it cannot stay, and then as an illegal play."""
    for seat, card in later:
        if seat.side is h.offender.side and _no_longer_follows(h, seat, card, picked):
            h.rule(law47.RETRACT_ILLEGAL_PLAY, Withdraw(seat, card, seat.side))
            if h.table.is_defender(seat):
                penalty_cards.make(h, law47.RETRACT_ILLEGAL_PLAY, seat, card, deliberate=True)


def _no_longer_follows(h: Hearing, seat: Seat, card: Card, picked: Card) -> bool:
    """Whether a card played to a lead that has been changed leaves the hand with a card of the suit now led."""
    changed = h.incident.before.trick.empty and picked is not h.incident.card
    return changed and card.suit is not picked.suit and h.holds(seat, picked.suit, law44.FOLLOW_SUIT)
