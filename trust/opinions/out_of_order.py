"""Acts out of turn, against an order or against suit, that make a penalty card or leave one, each told to both.

An act returns False if it is not possible at the table as it is; then nothing has happened.
"""

from __future__ import annotations

from collections.abc import Callable

from tests.second_opinion import legal as legal_model, penalty as model

from bridgelaws.board.events import Faced, Said, Saying, Touched
from bridgelaws.book.editions import L2007, L2017
from bridgelaws.values.cards import Card
from bridgelaws.values.seats import Seat

from .common import CARD, SEAT
from .penalty import Scene


def out_of_turn(s: Scene) -> bool:
    """53, 54, 56: a defender leads out of turn; accepted, refused, or the proper lead is made."""
    turn = s.table.turn
    if turn is None or not s.table.trick.empty or _lead_again(s):
        return False
    seat = turn.partner if s.table.is_defender(turn) else s.defender()
    card = s.some(seat)
    if card is None:
        return False
    number, last = s.table.number, s.laws is L2017 and s.table.number == 13
    told = s.chance(0.2)
    if told:
        s.at.add(Said(seat.lho, Saying.YOUR_TURN, None, seat))
    before = s.kind(card)
    s.at.add(Faced(seat, card))
    back = s.rng.choice(("withdraw", "leave"))
    outcome = "refused" if last else s.rng.choice(("accepted", "refused", "refused", "proper_lead"))
    if outcome == "proper_lead" and (s.table.is_defender(turn) or not s.held(turn)):
        outcome = "refused"
    if outcome == "proper_lead":
        s.at.add(Faced(turn, s.rng.choice(s.held(turn))))
    # 47E1 in 2007: a card that its player would leave goes back all the same (R47-1).
    takes = back == "withdraw" or s.laws is L2007
    gone = told and (s.laws is L2017 or takes)
    act = model.LeadOutOfTurn(seat.letter, card.code, outcome, number, told, takes)
    s.told(act)
    if before and (gone or outcome == "proper_lead"):
        # The model is told what the card was that went back.
        s.acts.pop()
        s.told(model.Played(seat.letter, card.code))
        s.told(model.LawfulWithdrawal(seat.letter, card.code, "47E1" if gone else "53", before))
    s.ruled(
        s.declarer,
        deemed_led=True,
        declarer_saw_dummy=False,
        lead_out_of_turn="accept" if outcome == "accepted" else "refuse",
        faced_lead_out_of_turn=s.rng.choice(("accept", "spread")) if outcome == "accepted" else "refuse",
        retract_after_being_told=back,
        meant_as_lead=True,
    )
    s.marks.append(f"lead out of turn: {'misinformed' if gone else outcome}")
    return True


def partner_plays_too(s: Scene) -> bool:
    """60C: partner plays to a lead out of turn before the ruling."""
    turn = s.table.turn
    if turn is None or not s.table.trick.empty or _lead_again(s) or s.table.number == 13:
        return False
    seat = turn.partner if s.table.is_defender(turn) else s.defender()
    partner = seat.partner
    card, card_two = s.some(seat), s.some(partner)
    if card is None or card_two is None or partner is turn:
        return False
    accepted = s.chance(0.5)
    number = s.table.number
    s.at.add(Faced(seat, card), Faced(partner, card_two))
    lead = model.LeadOutOfTurn(seat.letter, card.code, "accepted" if accepted else "refused", number)
    s.told(lead)
    legal = None if not accepted else card_two in _legal_to(s, partner, card, card_two)
    s.told(model.PlayedToIrregularLead(partner.letter, card_two.code, accepted, legal))
    choice = "accept" if accepted else "refuse"
    s.ruled(
        s.declarer,
        deemed_led=True,
        declarer_saw_dummy=False,
        lead_out_of_turn=choice,
        faced_lead_out_of_turn=choice,
    )
    s.marks.append("60C: partner played too")
    return True


def _legal_to(s: Scene, seat: Seat, led: Card, card: Card) -> list[Card]:
    """What a defender bound only by his penalty cards may play to a lead."""
    owned = {c: kind for c, (owner, kind) in s.known().items() if owner == seat.letter}
    facing = legal_model.Situation(
        role="defender",
        hand=frozenset(c.code for c in (*s.held(seat), card)),
        led=led.code[0],
        penalty_cards=tuple(legal_model.PenaltyCard(c, kind) for c, kind in owned.items()),
    )
    return [CARD[c] for c in legal_model.legal_plays(s.year, facing)]


def before_partner(s: Scene) -> bool:
    """57A, 57C: a defender plays before his partner, or leads to the next trick before he has played."""
    trick = s.table.trick
    seat = s.defender()
    partner = seat.partner
    if trick.empty or trick.card(partner) is not None or s.table.turn is seat or s.at.question:
        return False
    leads = trick.card(seat) is not None
    cards = s.held(seat)
    if not cards:
        return False
    both = trick.card(s.declarer) is not None and trick.card(s.declarer.partner) is not None
    before = s.touched == s.table.number
    moved = before or (s.chance(0.3) and s.held(s.declarer.partner) != [] and s.table.dummy_seen)
    acted = s.chance(0.5)
    excused = not leads and (both or (moved and acted))
    if excused:
        # Otherwise it would also be a revoke.
        cards = [card for card in cards if card.suit is trick.led] or cards
    card = s.rng.choice(cards)
    if moved and not before:
        s.touched = s.table.number
        s.at.add(Touched(s.declarer.partner, s.rng.choice(s.held(s.declarer.partner))))
    told = s.chance(0.15)
    if told:
        s.at.add(Said(seat.lho, Saying.YOUR_TURN, None, seat))
    back = s.rng.choice(("withdraw", "leave"))
    s.at.add(Faced(seat, card))
    s.told(
        model.Premature(
            seat.letter,
            card.code,
            leads,
            declarer_played_both=both and not leads,
            dummy_acted_first=moved and acted and not leads,
            told_by_opponent=told,
            takes_back=back == "withdraw" or s.laws is L2007,
        )
    )
    s.ruled(s.declarer, led_to_next_trick=True, dummy_acted_first=acted, retract_after_being_told=back)
    s.marks.append("57C: excused" if excused else "57A: before partner")
    return True


def rhos_turn(s: Scene) -> bool:
    """57D: a card at the right-hand opponent's turn, partner having played."""
    trick, seat = s.table.trick, s.defender()
    if trick.empty or s.table.turn is not seat.rho or trick.card(seat.partner) is None or s.at.question:
        return False
    card = s.some(seat)
    if card is None or trick.card(seat) is not None:
        return False
    legal = card in s.legal(seat)
    s.at.add(Faced(seat, card))
    s.told(model.PlayedAtRhosTurn(seat.letter, card.code, legal))
    s.ruled(s.declarer)
    s.marks.append("57D: at RHO's turn")
    return True


def both_lead(s: Scene) -> bool:
    """58A: the two defenders lead at one instant."""
    turn = s.table.turn
    if turn is None or not s.table.is_defender(turn) or not s.table.trick.empty or s.at.question:
        return False
    legal, other = s.legal(turn), s.some(turn.partner)
    if other is None:
        return False
    card = s.rng.choice(legal)
    s.at.add(Faced(turn, card), Faced(turn.partner, other, with_previous=True))
    s.told(model.Played(turn.letter, card.code))
    able = other in _legal_to(s, turn.partner, card, other)
    s.told(model.PlayedAtRhosTurn(turn.partner.letter, other.code, able))
    s.ruled(s.declarer)
    s.marks.append("58A: both lead")
    return True


def before_new_lead(s: Scene) -> bool:
    """60B: declarer must lead again from the right hand, and a defender plays first."""
    turn = s.table.turn
    if turn is None or s.table.is_defender(turn) or not s.table.trick.empty or s.table.number in (1, 13):
        return False
    if not _lead_again(s):
        wrong = s.some(turn.partner)
        if wrong is None or s.at.question:
            return False
        s.at.add(Faced(turn.partner, wrong))
        s.ruled(s.declarer.lho, deemed_led=True, declarers_lead_out_of_turn="retract")
    seat = s.defender()
    card = s.some(seat)
    if card is None or s.at.question:
        return False
    s.at.add(Faced(seat, card))
    s.told(model.PlayedBeforeNewLead(seat.letter, card.code))
    s.ruled(s.declarer)
    s.marks.append("60B: before the new lead")
    return True


def early_lead(s: Scene) -> bool:
    """50D2: a lead before declarer has chosen."""
    turn = s.table.turn
    if turn is None or s.at.question != "lead_option":
        return False
    card = s.some(turn)
    if card is None:
        return False
    s.at.add(Faced(turn, card))
    condoned = s.chance(0.3)
    s.told(model.EarlyLead(turn.letter, card.code, condoned))
    if condoned:
        next_card = s.rng.choice(s.legal(turn.lho))
        s.at.add(Faced(turn.lho, next_card))
        s.answered()
    else:
        s.ruled(s.declarer)
    s.marks.append("50D2: early lead")
    return True


def revoke(s: Scene) -> bool:
    """62B, 62C: a revoke of either side is corrected, after others may have played to the trick."""
    seat, led = s.table.turn, s.table.trick.led
    if seat is None or led is None or s.at.question or s.table.number == 12 or seat is s.table.dummy:
        return False
    cards = s.held(seat)
    off = [card for card in cards if card.suit is not led]
    if not off or len(off) == len(cards):
        return False
    card = s.rng.choice(off)
    if any((r.trick, r.seat, r.card) == (s.table.number, seat, card) for r in s.table.revokes):
        return False  # the same card at the same trick is for the package the same revoke
    before = s.kind(card)
    s.at.add(Faced(seat, card))
    s.told(model.Played(seat.letter, card.code))
    later: dict[Seat, tuple[Card, str]] = {}
    for _ in range(s.rng.choice((0, 0, 1, 2))):
        turn = s.table.turn
        if turn is None or s.table.trick.empty or s.at.question:
            break
        other = s.rng.choice(s.legal(turn))
        later[turn] = other, s.kind(other)
        s.at.add(Faced(turn, other))
        s.told(model.Played(turn.letter, other.code))
    s.ruled(s.declarer if seat is not s.declarer else s.declarer.lho)
    s.told(model.RevokeCorrected(seat.letter, card.code, "", bool(before), before))
    s.compare()
    s.marks.append("62: revoke corrected")
    if s.table.turn is seat:
        while s.at.question:
            s.at.answer(s.rng.choice(s.at.options))
        instead = s.rng.choice(s.legal(seat))
        s.at.add(Faced(seat, instead))
        s.told(model.Played(seat.letter, instead.code))
        _changes(s, seat, later)
    return True


def _changes(s: Scene, revoker: Seat, later: dict[Seat, tuple[Card, str]]) -> None:
    """62C: who may take his card back is asked, and may or may not; who does plays another before the next is asked."""
    back: set[Seat] = set()
    while s.at.question == "keep_or_withdraw" or (s.table.turn in back and not s.at.question):
        turn, question = s.table.turn, s.table.question
        if question is None:
            assert turn is not None
            back.remove(turn)
            s.play_on()
            continue
        seat = SEAT[question.id.split(":")[1]]
        card, before = later[seat]
        choice = s.rng.choice(("keep", "withdraw"))
        if choice == "withdraw":
            back.add(seat)
            by_partner = seat.side is revoker.side
            s.told(
                model.WithdrawnByOffendersPartner(seat.letter, card.code)
                if by_partner
                else model.LawfulWithdrawal(seat.letter, card.code, "62C1", before)
            )
        s.at.answer(choice)
        s.marks.append("62C: a card changed" if choice == "withdraw" else "62C: a card kept")


def not_as_required(s: Scene) -> bool:
    """52: a defender plays another card than the penalty card that he must play."""
    seat = s.table.turn
    if seat is None or not s.table.is_defender(seat) or s.at.question in ("lead_option",):
        return False
    if any(r.seat is seat for r in s.table.restrictions):
        return False
    while s.at.question:
        s.at.answer(s.rng.choice(s.at.options))
    led = s.table.trick.led
    follow = [card for card in s.held(seat) if card.suit is led] or s.held(seat)
    legal = s.legal(seat)
    designated = [r.card for r in s.table.restrictions if r.seat is seat and r.card is not None]
    legal = [card for card in legal if not designated or card in designated]
    wrong = [card for card in follow if card not in legal]
    owed = [card for card in legal if s.kind(card)]
    if not wrong or not owed:
        return False
    card = s.rng.choice(wrong)
    s.at.add(Faced(seat, card))
    accepted, played_on = s.chance(0.4), s.chance(0.25)
    lho = s.table.turn
    if played_on and lho is not None and not s.at.question and s.table.actor(lho) is s.declarer:
        s.at.add(Faced(lho, s.rng.choice(s.legal(lho))))
    else:
        played_on = False
    s.told(model.NotPlayedAsRequired(seat.letter, card.code, owed[0].code, accepted, played_on))
    if not played_on:
        choice = "accept" if accepted else "require"
        s.ruled(s.declarer, penalty_card_not_played=choice, penalty_card_to_be_played=owed[0].code)
    else:
        s.answered()
    s.marks.append("52: not played as required")
    return True


def _lead_again(s: Scene) -> bool:
    return any(r.demand.value == "lead again" for r in s.table.restrictions)


WEIGHTED: dict[Callable[[Scene], bool], int] = {
    out_of_turn: 6, partner_plays_too: 3, before_partner: 6, rhos_turn: 5, both_lead: 3, before_new_lead: 4,
    early_lead: 8, revoke: 7, not_as_required: 8,
}  # fmt: skip
