"""Law 52: failure to lead or play a penalty card."""

from __future__ import annotations

from dataclasses import replace

from ..acts import Act
from ..cards import Card
from ..editions import L1997, L2007, WORDING, provision, reading, v
from ..events import Faced, FacedSeveral, Named, Retracted, Saying
from ..hearing import Hearing
from ..orders import MakePenaltyCard, Note, Put, Stands, Withdraw
from ..questions import Choice, Elect
from ..seats import Seat
from ..table import Incident, Kind, Table, Trick
from . import law09, law10, law16, law44, law47, law49, law50, law51, law60, law62, penalty_cards
from .common import file, reads
from .legal import narrowed_to

NO_CHANGE_ON_HIS_OWN = provision(
    v(
        L1997,
        "52A",
        "A defender who played another card when Law 50 bound him to a penalty card may not change it on his own.",
    ),
    v(
        L2007,
        "52A",
        "A defender who played another card when Law 50 or 51 bound him to a penalty card "
        "may not change it on his own.",
        change=WORDING,
    ),
)
MAY_ACCEPT = provision(
    v(
        L1997,
        "52B1(a)",
        "Declarer may accept another card that the defender played when he could legally have played the penalty card.",
    ),
    v(
        L2007,
        "52B1(a)",
        "Declarer may accept another card that the defender played when the law required the penalty card.",
        change=WORDING,
    ),
)
MUST_ACCEPT = provision(
    v(
        L1997,
        "52B1(b)",
        "Declarer must accept the other card once he has played from his own hand or dummy.",
    ),
)
UNPLAYED_CARD_REMAINS = provision(
    v(L1997, "52B1(c)", "After acceptance a penalty card that was not played remains a penalty card."),
)
PENALTY_CARD_SUBSTITUTED = provision(
    v(
        L1997,
        "52B2",
        "Declarer who does not accept the other card may require the defender to put the penalty card in its place.",
    ),
    v(
        L2007,
        "52B2",
        "If declarer does not accept the other card, the defender must put the penalty card in its place.",
        change=WORDING,
    ),
)
WRONG_CARDS_ARE_MAJOR = provision(
    v(
        L1997,
        "52B2",
        "Every card that the defender wrongly led or played in place of the penalty card becomes a major penalty card.",
    ),
)

PARTNER_DOES_NOT_CLOSE = reading(
    "R52-1",
    "Only declarer's own play, from either hand, closes his choice; a later card by the other defender does not.",
    source="text silent; drawn from Law 60C",
)
MINOR_TOO = reading(
    "R52-2",
    "This law also covers a defender who plays another small card of the suit of his minor penalty card.",
    source="text does not name minor penalty cards; drawn from the ban in Law 50C",
)
NOT_A_REVOKE = reading(
    "R52-3",
    "Failing to play a penalty card is dealt with here and not as a revoke, although the definition of a revoke "
    "would reach it; if the defender also failed to follow suit, it is a revoke.",
    source="Law 61A read with this law; settled practice",
)

NO_EFFECT_OF_HIS_CHANGE = reading(
    "R52-4",
    "A defender's own change has no effect: declarer who plays on after it has accepted the card played first. Without "
    "this reading he has played to the penalty card that lay there in its place, and the first card is a major penalty "
    "card.",
    source="letter of 52A and 52B1(b); Law 53 is silent in the like case, where R53-3 decides otherwise",
)

DECLARER_NAMES = reading(
    "R52-5",
    "A defender who plays one of several penalty cards before declarer has named one has not played as Law 51 demands: "
    "declarer may accept it or have another of them played in its place. Without this reading the card stands.",
    source="text silent; 50D1 and 51A leave the choice to declarer, and by 60C a hasty card takes no right away",
)
LEAD_TAKES_NO_RIGHT = reading(
    "R52-6",
    "A defender who wins with the wrong card and leads at once takes no choice from declarer: the penalty card may be "
    "required although he has now led it, and if it has gone to the trick before, another that he has by then may be "
    "required in place of his lead. Without this reading what he played stands.",
    source="text silent; 52B2 speaks of every card wrongly led or played, and by 60C a hasty card takes no right away",
)

OPTION = Choice(
    "penalty_card_not_played",
    "{offender} played {card} when {owed} had to be played. What does {chooser} choose?",
    Elect("accept", "Accept {card}", MAY_ACCEPT, "accepted {card}", "you may accept {card}"),
    Elect(
        "require",
        "Require {owed}",
        PENALTY_CARD_SUBSTITUTED,
        "required {owed}",
        "or you may have {owed} played instead; {card} then becomes a major penalty card too",
    ),
    say="{chooser}, {offender} should have played his penalty card {owed}: {options}.",
)
NOT_NAMED = Choice(
    OPTION.id,
    "{offender} played {card} before {chooser} had named a penalty card; {owed} could be played too. "
    "What does {chooser} choose?",
    *OPTION.options,
    say="{chooser}, it was for you to say which of his penalty cards {offender} plays: {options}.",
)
WHICH = Choice(
    "penalty_card_to_be_played",
    "Which penalty card does {chooser} have {offender} play?",
    Elect("card", "{picked}", law50.DECLARER_DESIGNATES, "named {picked}"),
    say="{chooser}, which of his penalty cards is {offender} to play: {options}?",
)
yields_to = ("law41", "law50", "law61", "law58")


def notice(table: Table, act: Act) -> Incident | None:
    """A defender in turn plays something else than the penalty card he has to play; or changes it by himself."""
    instead = _put_right(table, act)
    if instead is not None:
        return instead
    if act.play is None or act.seat is not table.turn or not table.is_defender(act.seat) or act.card is None:
        return None
    owed = owed_now(table, act.seat, act.card)
    owed = tuple(card for card in owed if card not in _made_by_this_act(table)) or owed
    if not owed:
        return _not_named(table, act, act.card)
    names = " or ".join(str(card) for card in owed)
    summary = f"{act.seat} played {act.card} when he had to play the penalty card {names}"
    return file(table, act, "law52", summary, cards=owed)


def _put_right(table: Table, act: Act) -> Incident | None:
    """A card that he puts down for the one that he played wrongly and has taken back is no lead and no further card."""
    if act.play is None:
        return None
    for wrong in table.docket:
        if wrong.law != "law52" or wrong.other is not None or wrong.offender is not act.seat:
            continue
        if any(isinstance(e, Retracted) and (e.seat, e.card) == (act.seat, wrong.card) for e in table.log[wrong.at :]):
            summary = f"{act.seat} put down {act.card} in place of {wrong.card}"
            found = file(table, act, "law52", summary, other=wrong.card, enters=False)
            return replace(found, trick=wrong.trick)
    return None


def _not_named(table: Table, act: Act, card: Card) -> Incident | None:
    """He plays one of several penalty cards while declarer has still to name one (51A), and not at declarer's word."""
    asked = law51.arising(table)
    if asked is None or asked.offender is not act.seat or card not in asked.cards or not reads(table, DECLARER_NAMES):
        return None
    others = tuple(c for c in asked.cards if c is not card and c not in _made_by_this_act(table))
    if not others or (isinstance(act.event, Named) and act.event.seat is table.declarer):
        return None
    return file(table, act, "law52", f"{act.seat} played {card} before declarer had named a penalty card", cards=others)


def _by_his_own_choice(h: Hearing) -> bool:
    """Whether what he played is one of the penalty cards that declarer had still to choose from."""
    before, among = h.incident.before, (h.card, *h.incident.cards)
    lay_there = before.penalty_card(h.offender, h.card) is not None
    return lay_there and not _other_designated(before, h.offender, h.card, among)


def _made_by_this_act(table: Table) -> tuple[Card, ...]:
    """Cards that went down with the one judged and have only just become penalty cards: he did not owe them yet."""
    last = table.rulings[-1] if table.judging and table.rulings else None
    if last is None or last.key != table.judging.removesuffix("+"):
        return ()
    return tuple(order.card for order in last.orders if isinstance(order, MakePenaltyCard))


def owed_now(table: Table, seat: Seat, card: Card) -> tuple[Card, ...]:
    """The penalty cards that had to be played instead of a card, if any.

    With a hand that is not on file, a card of another suit than the one led is taken to show that he has none of it.
    """
    # What he has taken back under 62C2 is no penalty card that he has to play to this trick (R62-5), as others are.
    free = law62.changed_freely(table, seat)
    lies_there = table.penalty_card(seat, card) is not None and card is not free
    if lies_there and not _other_designated(table, seat, card):
        return ()
    if law51.owner_released(table, seat):
        return ()
    legal = narrowed_to(table, seat, 2, card)
    owned = tuple(p for p in table.penalty_cards_of(seat) if p.card is not free)
    majors = tuple(p.card for p in owned if p.kind is Kind.MAJOR and legal & p.card.mask)
    if majors:
        owed = tuple(c for c in majors if not _other_designated(table, seat, c, majors)) or majors
        # The card named may not be legal now (50D1): any penalty card that is will do.
        return () if card in owed else owed
    minors = tuple(p.card for p in owned if p.kind is Kind.MINOR and legal & p.card.mask)
    return tuple(minor for minor in minors if card.suit is minor.suit and not card.is_honour)


def _other_designated(table: Table, seat: Seat, card: Card, among: tuple[Card, ...] = ()) -> bool:
    """Whether declarer has named another of the penalty cards for this turn; `among` those that are legal now."""
    return any(
        r.seat is seat and r.authority is law51.DECLARER_DESIGNATES and r.card is not card and r.trick == table.number
        for r in table.restrictions
        if not among or r.card in among
    )


def lapse(h: Hearing) -> bool:
    """Declarer has played from either hand since: he must accept."""
    assert h.act is not None
    if h.incident.other is not None:
        return law50.has_left_hand(h) or h.table.penalty_card(h.offender, h.card) is not None
    if h.act.play is None or h.table.is_defender(h.act.seat):
        return False
    if _not_covered(h):
        return True
    if not _by_his_own_choice(h) and not reads(h.table, NOT_A_REVOKE):
        return False  # a revoke is not accepted by playing on
    for taken in h.table.docket:
        if taken.law == "law47" and taken.card is h.card:
            h.close(taken)  # that he took it back has no other effect
    own = _own_change(h)
    if own is not None and not h.reads(NO_EFFECT_OF_HIS_CHANGE):
        _played_to_the_penalty_card(h, own)
        return True
    if _by_his_own_choice(h):
        h.reads(DECLARER_NAMES)
    h.rule(MUST_ACCEPT, Stands(h.offender, h.card, "play"))
    _remains(h)
    return True


def _own_change(h: Hearing) -> Card | None:
    """The penalty card that he has by himself put in place of the card played, before declarer played on."""
    for later in h.table.docket:
        if later.law == "law52" and later.other is h.card and later.offender is h.offender:
            return later.card if later.card in h.incident.cards else None
    return None


def _played_to_the_penalty_card(h: Hearing, owed: Card) -> None:
    """Declarer went on with the penalty card in sight as the play."""
    h.rule(PENALTY_CARD_SUBSTITUTED, Put(h.offender, h.card, owed, h.offender.side))
    h.rule(WRONG_CARDS_ARE_MAJOR, MakePenaltyCard(h.offender, h.card, Kind.MAJOR), also=(law50.MAJOR,))
    penalty_cards.follows(h, h.offender, h.card)
    _put_in_its_place(h, accepted=False)


def _not_covered(h: Hearing) -> bool:
    """Law 50C was broken, and with the reading set aside no law says what follows: the card stands."""
    if not h.incident.before.penalty_cards_of(h.offender, Kind.MINOR) or h.reads(MINOR_TOO):
        return False
    h.rule(law47.PLAYED_CARD_STANDS, Stands(h.offender, h.card, "play"), also=(law50.MINOR_BARS_SMALL_CARDS,))
    return True


def hear(h: Hearing) -> None:
    """Declarer accepts the card or has the penalty card played."""
    if h.incident.other is not None:
        _shown_in_vain(h)
        return
    tricks = [h.table.trick, h.table.last_trick]
    if not reads(h.table, NOT_A_REVOKE):
        tricks.append(h.table.trick_at(h.incident.trick))
    if not any(trick is not None and trick.card(h.offender) is h.card for trick in tricks):
        return  # another ruling has sent the card back to the hand
    suit = h.incident.before.trick.led
    if suit is not None and h.card.suit is not suit and h.holds(h.offender, suit, law44.FOLLOW_SUIT):
        # He could have followed suit, so the revoke rules decide, not this law.
        h.rule(NO_CHANGE_ON_HIS_OWN, Note(str(h.offender), f"holds a {suit.singular}: this is a revoke"))
        from . import law61

        law61.hear(h)
        return
    if _not_covered(h):
        return
    if _by_his_own_choice(h):
        h.reads(DECLARER_NAMES)
    elif not h.reads(NOT_A_REVOKE):
        _revoke(h)
        return
    law09.corrected_early(h)
    law10.ruled_by_players(h)
    h.rule(NO_CHANGE_ON_HIS_OWN, Note(str(h.offender), "may not change the card of his own accord"))
    owed = h.still_held(h.offender, h.incident.cards) or _owed_after_his_lead(h)
    if not owed:
        h.rule(NO_CHANGE_ON_HIS_OWN, Stands(h.offender, h.card, "play"))
        return
    declarer = (h.table.declarer,)
    stated = "accept" if h.statements(Saying.ACCEPT, declarer) else None
    stated = "require" if h.statements(Saying.REFUSE, declarer) else stated
    if stated is None:
        law10.options(h, h.table.declarer)
    names = " or ".join(str(card) for card in owed)
    if _partner_played_since(h) and not h.reads(PARTNER_DOES_NOT_CLOSE):
        h.rule(MUST_ACCEPT, Stands(h.offender, h.card, "play"))
        _remains(h)
        return
    option = NOT_NAMED if _by_his_own_choice(h) else OPTION
    if (stated or h.chosen(option, by=h.table.declarer, owed=names)) == "accept":
        h.rule(MAY_ACCEPT, Stands(h.offender, h.card, "play"))
        _remains(h)
        _put_in_its_place(h, accepted=True)
        return
    played: Card | None = owed[0]
    if len(owed) > 1:
        played = h.chosen_card(WHICH, h.table.declarer, owed)
    assert played is not None
    if played is h.table.trick.card(h.offender):
        h.rule(PENALTY_CARD_SUBSTITUTED, Withdraw(h.offender, played, h.offender.side))
    following = h.table.trick if h.table.number > h.incident.trick else None
    h.rule(PENALTY_CARD_SUBSTITUTED, Put(h.offender, h.card, played, h.offender.side))
    h.rule(WRONG_CARDS_ARE_MAJOR, MakePenaltyCard(h.offender, h.card, Kind.MAJOR), also=(law50.MAJOR,))
    penalty_cards.follows(h, h.offender, h.card)
    _put_in_its_place(h, accepted=False)
    if following is not None:
        _undone(h, following)
    law10.then_free(h)


def _owed_after_his_lead(h: Hearing) -> tuple[Card, ...]:
    """What declarer may require if the penalty card owed is out of his hand: he has led it to the next trick since, or
    it has gone to the one before, in place of an earlier wrong card, and his lead is still his to make."""
    trick = h.table.trick
    if not reads(h.table, LEAD_TAKES_NO_RIGHT) or trick.order != (h.offender,):
        return ()
    led = trick.card(h.offender)
    if led is h.card:
        back = Withdraw(h.offender, h.card, h.offender.side).apply(h.table, NO_CHANGE_ON_HIS_OWN)
        owed = owed_now(back, h.offender, h.card)
    else:
        owed = tuple(card for card in h.incident.cards if card is led)
    if owed:
        h.reads(LEAD_TAKES_NO_RIGHT)
    return owed


def _put_in_its_place(h: Hearing, *, accepted: bool) -> None:
    """Cards that he put down after taking the wrong one back: a penalty card lies there as before, any other is one
    more card wrongly played if declarer does not accept the first."""
    for later in h.table.docket:
        if later.law != "law52" or later.other is not h.card or later.card is None:
            continue
        if h.incident.before.penalty_card(h.offender, later.card) is not None:
            h.close(later)
        elif not accepted:
            h.rule(WRONG_CARDS_ARE_MAJOR, MakePenaltyCard(h.offender, later.card, Kind.MAJOR), also=(law50.MAJOR,))
            penalty_cards.follows(h, h.offender, later.card)
            h.close(later)


def _shown_in_vain(h: Hearing) -> None:
    """The card that was to replace another stays out of the trick; it was shown by deliberate play."""
    if h.still_held(h.offender, (h.card,)) and h.table.penalty_card(h.offender, h.card) is None:
        penalty_cards.make(h, law49.PARTNER_COULD_SEE, h.offender, h.card, deliberate=True)


def _undone(h: Hearing, following: Trick) -> None:
    """If another hand has won the trick, the cards led and played to the next one go back.

    Those of the defenders were not theirs to play.
    """
    undone = [
        (s, c) for s in following.order if (c := following.card(s)) is not None and h.table.trick.card(s) is not c
    ]
    for seat, card in undone:
        h.reads(law44.LEAD_UNDONE_WITH_WINNER)
        if not h.table.is_defender(seat):
            h.rule(law44.WINNER_LEADS, Withdraw(seat, card, h.offender.side))
            law16.withdrawn(h, seat, card, h.offender.side, replaced=False)
            continue
        authority = WRONG_CARDS_ARE_MAJOR if seat is h.offender else law60.OFFENDING_SIDE_PLAYS
        taken = (Withdraw(seat, card, h.offender.side), MakePenaltyCard(seat, card, Kind.MAJOR))
        h.rule(authority, *taken, also=(law50.MAJOR,))
        penalty_cards.follows(h, seat, card)
    for later in h.table.docket:
        if undone and later.at > h.incident.at and later.trick > h.incident.trick:
            h.close(later)


def _revoke(h: Hearing) -> None:
    """By the letter of 61A, a card played when the law required another is a revoke."""
    from . import law61, law63

    owed = sum(card.mask for card in h.incident.cards)
    revoke = law61.revoke_of(h.incident.before, h.incident.trick, h.offender, h.card, None, sure=True, playable=owed)
    law61.found(h, law63.as_played(h.table, revoke))


def _partner_played_since(h: Hearing) -> bool:
    return any(isinstance(event, Faced | FacedSeveral) and event.seat is h.offender.partner for event in h.since)


def _remains(h: Hearing) -> None:
    owned = h.table.penalty_cards_of(h.offender)
    if owned:
        names = " ".join(str(p.card) for p in owned)
        h.rule(UNPLAYED_CARD_REMAINS, Note(names, "remains a penalty card"))
