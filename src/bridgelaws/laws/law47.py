"""Law 47: retraction of a card played."""

from __future__ import annotations

from dataclasses import replace

from ..acts import Act
from ..cards import Card
from ..editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, WORDING, Provision, provision, reading, v
from ..events import Faced, Named, Retracted, Said, Saying, TurnedUp
from ..hearing import Hearing
from ..orders import LeadReturnsTo, Note, Refer, Stands, Withdraw
from ..questions import Choice, Elect, Finding
from ..seats import Seat, Side
from ..table import Incident, Table, Trick
from . import law09, law16, law45, law49, law50, penalty_cards
from .common import early_card, file, one_of_several

RETRACT_FOR_RECTIFICATION = provision(
    v(
        L1997,
        "47A",
        "A played card is withdrawn when a penalty requires it; a defender's card may become a penalty card.",
    ),
    v(
        L2007,
        "47A",
        "A played card is withdrawn when a rectification requires it; a defender's card may become a penalty card.",
        change=WORDING,
    ),
)
RETRACT_ILLEGAL_PLAY = provision(
    v(
        L1997,
        "47B",
        "A played card may be withdrawn to correct an illegal or simultaneous play; "
        "a defender's card becomes a penalty card unless this law exempts it.",
    ),
    v(
        L2007,
        "47B",
        "A played card may be withdrawn to correct an illegal play, simultaneous plays being left to their own law; "
        "a defender's card becomes a penalty card unless this law exempts it.",
        change=WORDING,
    ),
)
RETRACT_DESIGNATION = provision(
    v(L1997, "47C", "After a permitted change of an inadvertent designation the card goes back without penalty."),
    v(
        L2007,
        "47C",
        "After a permitted change of an unintended designation the card goes back without further rectification.",
        change=WORDING,
    ),
)
RETRACT_AFTER_OPPONENTS_CHANGE = provision(
    v(
        L1997,
        "47D",
        "When an opponent changes his play, a player who has played after it may take his card back into his hand "
        "and play another without rectification.",
    ),
)
TOLD_IT_WAS_HIS_TURN = provision(
    v(
        L1997,
        "47E1",
        "A player who led out of turn because an opponent wrongly told him that it was his turn may take the lead back "
        "without penalty, and the player on his left should not accept it.",
        covers_plays=False,
        automatic=False,
        acceptance="should not",
    ),
    v(
        L2007,
        "47E1",
        "A player who led or played out of turn because an opponent wrongly told him that it was his turn may take "
        "the card back without further rectification, and the player on his left may not accept it.",
        change=SUBSTANCE,
        covers_plays=True,
        automatic=False,
        acceptance="may not",
    ),
    v(
        L2017,
        "47E1",
        "A card led or played out of turn because an opponent wrongly told the player that it was his turn is taken "
        "back without further rectification, and the player on his left may not accept it.",
        change=SUBSTANCE,
        covers_plays=True,
        automatic=True,
        acceptance="may not",
    ),
)
ESTABLISHES_NO_REVOKE = provision(
    v(
        L2017,
        "47E1",
        "A card led or played because an opponent wrongly told the player that it was his turn "
        "does not establish an earlier revoke of his side.",
    ),
)
RETRACT_AFTER_WRONG_EXPLANATION = provision(
    v(
        L1997,
        "47E2(a)",
        "A player who played after a wrong explanation of an opponent's conventional call or play, and before it was "
        "put right, may take the card back without penalty if no later card has been played to that trick.",
        limit="to that trick",
        needs_cause=False,
        conventional_only=True,
    ),
    v(
        L2007,
        "47E2(a)",
        "A player who played as he did because of a wrong explanation of an opponent's call or play, before it was put "
        "right, may take the card back without rectification if no later card has been played to that trick.",
        change=SUBSTANCE,
        limit="to that trick",
        needs_cause=True,
        conventional_only=False,
    ),
    v(
        L2017,
        "47E2(a)",
        "A player who played as he did because of a wrong explanation of an opponent's call or play, before it was put "
        "right, may take the card back without rectification if no card at all has been played after it.",
        change=SUBSTANCE,
        limit="at all",
        needs_cause=True,
        conventional_only=False,
    ),
)
OPENING_LEAD_UNTIL_DUMMY_SHOWS = provision(
    v(
        L1997,
        "47E2(a)",
        "An opening lead made after a wrong explanation may not be taken back once dummy has faced a card.",
    ),
)
TOO_LATE_TO_RETRACT = provision(
    v(
        L1997,
        "47E2(b)",
        "When it is too late to take back a card played after a wrong explanation, "
        "the Director may adjust the score under the law on partnership understandings.",
    ),
    v(
        L2007,
        "47E2(b)",
        "When it is too late to take back a card played after a wrong explanation, the Director may adjust the score.",
        change=WORDING,
    ),
)
RETRACT_FOR_PROPER_LEAD = provision(
    v(
        L2007,
        "47F1",
        "A card led out of turn may be withdrawn when the player whose turn it was makes his proper lead (53C).",
    ),
    v(
        L2017,
        "47F1",
        "A card led out of turn may be withdrawn when the player whose turn it was makes his proper lead (53B).",
        change=WORDING,
    ),
)
PLAYED_CARD_STANDS = provision(
    v(L1997, "47F", "Apart from the cases of this law, a card once played may not be withdrawn."),
    v(
        L2007,
        "47F2",
        "Apart from the cases of this law, a card once played may not be withdrawn.",
        change=RENUMBERED,
    ),
)

GOES_BACK_ALL_THE_SAME = reading(
    "R47-1",
    "A card that its player would leave, having been told that it was his turn, goes back all the same and without "
    "rectification, since his left-hand opponent may not accept it.",
    source="text gives the player a choice and bars the acceptance; settled so in 2017",
    editions=(L2007,),
)

TAKE_BACK = Choice(
    "retract_after_being_told",
    "{told} had told {chooser} that it was his turn. Does {chooser} take {card} back?",
    Elect("withdraw", "Take {card} back", TOLD_IT_WAS_HIS_TURN, "took {card} back", "you may take {card} back"),
    Elect("leave", "Leave it", TOLD_IT_WAS_HIS_TURN, "left {card}", "or leave it"),
    say="{chooser}, {told} had wrongly told you that it was your turn: {options}.",
)
MISTAKEN = Finding(
    "explanation_mistaken",
    "Had the opponents' explanation been wrong, and is it put right only now?",
    RETRACT_AFTER_WRONG_EXPLANATION,
    yes="the explanation had been wrong and was put right only after the card was played",
    no="no wrong explanation was given",
)
CONVENTIONAL = Finding(
    "conventional_action_explained",
    "Was it a conventional call or play that had been explained wrongly?",
    RETRACT_AFTER_WRONG_EXPLANATION,
    yes="it was a conventional call or play that had been explained wrongly",
    no="the call or play explained wrongly was not a conventional one",
)
BECAUSE = Finding(
    "played_because_of_it",
    "Did {player} play {card} because of the wrong explanation?",
    RETRACT_AFTER_WRONG_EXPLANATION,
    yes="{player} played {card} because of the wrong explanation",
    no="{card} was not played because of the explanation",
    say="{player}, would you have played another card with the right explanation?",
)

RETRACT = Choice(
    "retract_after_wrong_explanation",
    "The explanation was wrong. Does {chooser} take {card} back?",
    Elect("keep", "Keep {card}", RETRACT_AFTER_WRONG_EXPLANATION, "kept {card}", "you may leave {card}"),
    Elect(
        "withdraw",
        "Take {card} back",
        RETRACT_AFTER_WRONG_EXPLANATION,
        "took {card} back",
        "or take it back and play another, with no penalty card",
    ),
    say="{chooser}, you played after a wrong explanation: {options}.",
)


def keep_or_withdraw(authority: Provision, cost: str = "") -> Choice:
    """The choice of a player who had played after a card that was changed; `cost` is what taking it back means."""
    return Choice(
        "keep_or_withdraw",
        "Does {chooser} keep {card} or take it back?",
        Elect("keep", "Keep {card}", authority, "kept {card}", "you may leave {card}"),
        Elect(
            "withdraw",
            "Take {card} back and play another",
            authority,
            "took {card} back",
            f"or take it back to your hand and play another{cost}",
        ),
        say="{chooser}, a card played before yours has been changed: {options}.",
    )


def may_change(
    h: Hearing,
    seat: Seat,
    card: Card,
    authority: Provision,
    offenders: Side,
    *,
    must: bool = False,
    again: bool = False,
) -> bool:
    """A player who played after a card that was changed may take his own back; True if he did.

    `again` says that he has been asked about another card of his.
    """
    changed = takes_back(h, seat, card, authority, offenders, must=must, again=again)
    if changed and not penalty_cards.lies_again(h, seat, card):
        law16.withdrawn(h, seat, card, offenders)
    return changed


def takes_back(
    h: Hearing, seat: Seat, card: Card, authority: Provision, offenders: Side, *, must: bool, again: bool = False
) -> bool:
    """The same, without a word on who may use what the card showed."""
    suffix = f"{seat.letter}:{card.code}" if again else seat.letter
    if not must and penalty_cards.must_be_played_again(h, seat, card):
        h.rule(authority, Stands(seat, card, "play"), also=(law50.MUST_BE_PLAYED,))
        return False
    free = ", with no penalty card" if h.table.is_defender(seat) else ""
    asked, by = keep_or_withdraw(authority, free), h.table.actor(seat)
    if not must and h.chosen(asked, by=by, suffix=suffix, card=card) == "keep":
        h.rule(authority, Stands(seat, card, "play"))
        return False
    also = (RETRACT_AFTER_OPPONENTS_CHANGE, *_exempt(h, seat))
    h.rule(authority, Withdraw(seat, card, offenders), also=also)
    return True


Played = tuple[Seat, Card, int]
"""A hand, its card and the number of the trick."""


def trick_of(h: Hearing) -> Trick | None:
    """The trick that the incident concerns, if its cards can still be taken back."""
    if h.table.number == h.incident.trick:
        return h.table.trick
    # With the trick after the last one waiting, that one lies too far back.
    last = h.table.number == h.incident.trick + 1 and h.table.suspended is None
    return h.table.last_trick if last else None


def played_after(h: Hearing, trick: Trick, seat: Seat) -> list[Played]:
    """The cards played after a hand's card to the trick of the incident, and to the next."""
    found = [(s, c, h.incident.trick) for s in trick.after(seat) if (c := trick.card(s)) is not None]
    if trick is not h.table.trick and trick is not h.table.suspended:
        following = h.table.trick
        found += [(s, c, h.incident.trick + 1) for s in following.order if (c := following.card(s)) is not None]
    return found


def still_there(h: Hearing, seat: Seat, card: Card) -> bool:
    """Whether a card still lies among those played."""
    return _on_the_table(h.table, seat, card)


def _exempt(h: Hearing, seat: Seat) -> tuple[Provision, ...]:
    """A defender's card shown because a law has it so is no penalty card."""
    return (law49.NORMAL_PLAY_EXEMPT,) if h.table.is_defender(seat) else ()


def misinformed(h: Hearing) -> bool:
    """47E1: an opponent had wrongly told the player that it was his turn; True if the card went back."""
    said, before = told(h), h.incident.before
    if said is None:
        return False
    leads = before.trick.empty or not h.incident.enters
    if not leads and not h.term(TOLD_IT_WAS_HIS_TURN, "covers_plays"):
        return False
    if not h.term(TOLD_IT_WAS_HIS_TURN, "automatic") and _leaves_it(h, said):
        barred = h.term(TOLD_IT_WAS_HIS_TURN, "acceptance") == "may not"
        if not barred or not h.reads(GOES_BACK_ALL_THE_SAME):
            return False
    proper = h.incident.proper or before.turn
    assert proper is not None
    turn = LeadReturnsTo(proper) if before.trick.empty else Note(str(proper), "is to play")
    h.rule(
        TOLD_IT_WAS_HIS_TURN,
        Withdraw(h.offender, h.card, said.seat.side),
        turn,
        Note(str(h.offender.lho), f"{h.term(TOLD_IT_WAS_HIS_TURN, 'acceptance')} accept it"),
        also=(ESTABLISHES_NO_REVOKE, *_exempt(h, h.offender)),
    )
    if not penalty_cards.lies_again(h, h.offender, h.card):
        law16.withdrawn(h, h.offender, h.card, said.seat.side)
    return True


def _leaves_it(h: Hearing, said: Said) -> bool:
    return bool(h.chosen(TAKE_BACK, by=h.table.actor(h.offender), told=said.seat) == "leave")


def acceptance_barred(h: Hearing) -> bool:
    """Whether the player was so misinformed that his left-hand opponent may not accept the card."""
    return told(h) is not None and h.term(TOLD_IT_WAS_HIS_TURN, "acceptance") == "may not"


def told(h: Hearing) -> Said | None:
    """What an opponent wrongly told the offender about the turn just before he led or played.

    What concerns dummy is told to declarer. Whoever named the hand that was to play was not mistaken.
    """
    for event in reversed(h.table.log[: h.incident.at]):
        to_him = isinstance(event, Said) and event.to in (h.offender, h.table.actor(h.offender))
        if to_him and isinstance(event, Said) and event.what is Saying.YOUR_TURN:
            mistaken = event.to is not h.incident.before.turn
            return event if mistaken and event.seat.side is not h.offender.side else None
        if isinstance(event, Faced | TurnedUp | Named):
            return None
    return None


yields_to = ("law50", "law41", "law61")


def notice(table: Table, act: Act) -> Incident | None:
    """A card taken back from the trick, or an explanation put right after a card was played."""
    event = act.event
    if isinstance(event, Retracted):
        revoked = any(i.law == "law61" and (i.offender, i.card) == (event.seat, event.card) for i in table.docket)
        elsewhere = early_card(table, event.seat, event.card) or one_of_several(table, event.seat, event.card)
        if revoked or elsewhere or not _on_the_table(table, event.seat, event.card):
            return None  # a revoke card taken back is Law 62's; one played too soon 57's; one of several at once 58's
        return file(table, act, "law47", f"{event.seat} took back {event.card}")
    if isinstance(event, Said) and event.what is Saying.EXPLANATION_CORRECTED:
        last = _last_played(table, event.seat.side.other)
        if last is None:
            return None
        seat, card = last
        summary = f"{event.seat} put right an explanation after {seat} had played {card}"
        return file(table, act, "law47", summary, offender=event.seat, proper=seat, card=card)
    return None


def _on_the_table(table: Table, seat: Seat, card: Card) -> bool:
    """Whether the card lies in the trick, the one begun meanwhile, or the last."""
    tricks = (table.trick, table.suspended, table.last_trick)
    return any(trick is not None and trick.card(seat) is card for trick in tricks)


def _last_played(table: Table, side: Side) -> tuple[Seat, Card] | None:
    """The card that a side played last to the trick, or to the one just completed, and its hand."""
    for trick in (table.trick, table.last_trick):
        for seat in reversed(trick.order if trick is not None else ()):
            card = trick.card(seat) if trick is not None else None
            if seat.side is side and card is not None:
                return seat, card
    return None


def lapse(h: Hearing) -> bool:
    """Play has gone on past any question of taking the card back."""
    number = h.incident.trick
    return h.act is not None and h.act.play is not None and h.table.both_have_played_since(number)


def hear(h: Hearing) -> None:
    """A played card stays played unless this law says otherwise."""
    if isinstance(h.incident.cause, Retracted):
        if law45.was_fifth_card(h):
            return
        played_by = law45.PLAY_FROM_DUMMY if h.offender is h.table.dummy else law45.PLAY_FROM_HAND
        also = (law09.PREMATURE_CORRECTION,) if _was_irregular(h) else ()
        h.rule(PLAYED_CARD_STANDS, Stands(h.offender, h.card, "play"), also=(played_by, *also))
        return
    if h.incident.cause is None:
        may_change(h, h.offender, h.card, RETRACT_AFTER_OPPONENTS_CHANGE, h.offender.side)
        return
    player = h.incident.proper
    assert player is not None
    damage = Refer("may", "if the wrong explanation damaged the other side", findings=("damage",))
    if not still_there(h, player, h.card):
        if explained_wrongly(h):  # another ruling has had the card taken back
            h.rule(TOO_LATE_TO_RETRACT, damage)
    elif not explained_wrongly(h):
        h.rule(PLAYED_CARD_STANDS, Stands(player, h.card, "play"))
    elif _too_late(h, player):
        h.rule(PLAYED_CARD_STANDS, Stands(player, h.card, "play"))
        h.rule(TOO_LATE_TO_RETRACT, damage, also=(OPENING_LEAD_UNTIL_DUMMY_SHOWS,))
    elif not played_because_of_it(h, player):
        h.rule(PLAYED_CARD_STANDS, Stands(player, h.card, "play"))
    elif h.chosen(RETRACT, by=h.table.actor(player)) == "keep":
        h.rule(RETRACT_AFTER_WRONG_EXPLANATION, Stands(player, h.card, "play"))
    else:
        withdraw = Withdraw(player, h.card, h.offender.side)
        h.rule(RETRACT_AFTER_WRONG_EXPLANATION, withdraw, also=_exempt(h, player))
        if not penalty_cards.lies_again(h, player, h.card):
            law16.withdrawn(h, player, h.card, h.offender.side)
        _opponents_may_follow(h, player)


def _opponents_may_follow(h: Hearing, player: Seat) -> None:
    """47D: what an opponent has played to the next trick meanwhile; he chooses once the new card lies there."""
    waiting = h.table.suspended
    for seat in waiting.order if waiting is not None else ():
        card = waiting.card(seat) if waiting is not None else None
        if card is not None and seat.side is not player.side:
            h.rule(RETRACT_AFTER_OPPONENTS_CHANGE, _may_follow(h.table, seat, card, player))


def _may_follow(table: Table, seat: Seat, card: Card, player: Seat) -> Note:
    return Note(str(table.actor(seat)), f"may take {card} back once {player} has played another card")


def arising(table: Table) -> Incident | None:
    """47D: a card to the last trick has been changed (47E2(a)), and an opponent's to the next one lies there still.

    Where another hand has won the trick, what was led to the next one has gone back anyway.
    """
    last = table.last_trick
    if last is None or table.trick.empty or table.suspended is not None:
        return None
    for n, ruling in enumerate(table.rulings):
        if ruling.law != 47 or ruling.trick != table.number:
            continue
        changed = next((order for order in ruling.orders if isinstance(order, Withdraw)), None)
        if changed is None or last.card(changed.seat) is changed.card:
            continue
        since = [order for later in table.rulings[n + 1 :] for order in later.orders if isinstance(order, Withdraw)]
        for seat in table.trick.order:
            card, key = table.trick.card(seat), f"47D:{ruling.key}{seat.letter}"
            if card is None or table.ruled(key) or any((w.seat, w.card) == (seat, card) for w in since):
                continue
            if _may_follow(table, seat, card, changed.seat) in ruling.orders:
                summary = f"{seat} had played {card} after a card that was changed"
                return replace(file(table, Act(None, seat, card), "law47", summary), key=key)
    return None


def explained_wrongly(h: Hearing) -> bool:
    """Whether there was a wrong explanation of the sort that the edition has in mind."""
    conventional_only = h.term(RETRACT_AFTER_WRONG_EXPLANATION, "conventional_only")
    return bool(h.found(MISTAKEN)) and (not conventional_only or bool(h.found(CONVENTIONAL)))


def played_because_of_it(h: Hearing, player: Seat) -> bool:
    """Whether the card came of the explanation, where the edition asks for that."""
    asked = h.term(RETRACT_AFTER_WRONG_EXPLANATION, "needs_cause")
    return not asked or bool(h.found(BECAUSE, player=h.table.actor(player)))


def _was_irregular(h: Hearing) -> bool:
    return any(i.card is h.card and i.at < h.incident.at for i in h.incident.before.docket)


def _too_late(h: Hearing, player: Seat) -> bool:
    """Whether a later card, or dummy's going down after an opening lead, has closed the door."""
    trick = h.table.trick
    opening = h.table.number == 1 and trick.leader is player and trick.card(player) is h.card
    if opening and h.table.dummy_seen:
        return True
    if trick.card(player) is h.card:
        return bool(trick.after(player))
    waiting = h.table.suspended
    if waiting is not None and waiting.card(player) is h.card:  # the trick before it has been taken up again
        return bool(waiting.after(player))
    last = h.table.last_trick
    assert last is not None  # it is still there
    if last.order[-1] is not player:
        return True
    return h.term(RETRACT_AFTER_WRONG_EXPLANATION, "limit") == "at all" and not trick.empty
