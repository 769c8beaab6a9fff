"""Law 57: premature lead or play."""

from __future__ import annotations

from .. import physics
from ..acts import Act
from ..cards import Card, Suit
from ..editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, WORDING, Provision, provision, reading, v
from ..events import Event, Faced, Held, Named, Placed, Touched
from ..hearing import Hearing
from ..orders import Inform, Note, Play, Put, Refer, Restrict, Stands, Withdraw
from ..questions import Choice, Elect, Finding
from ..seats import Seat
from ..table import Demand, Incident, Lasts, Restriction, Stage, Table, Trick, unseen
from . import (
    law09,
    law10,
    law11,
    law16,
    law44,
    law45,
    law46,
    law47,
    law49,
    law50,
    law53,
    law58,
    law59,
    law60,
    law61,
    law72,
    penalty_cards,
)
from .common import answer, file, key_of, reads, taken_back
from .legal import LAST_RANK, narrowed_to

PREMATURE = provision(
    v(
        L1997,
        "57A",
        "A card that a defender leads to the next trick, or plays out of turn, before his partner has played to the "
        "current one becomes a penalty card, and declarer chooses a restriction on the partner's card.",
    ),
    v(
        L2007,
        "57A",
        "A card that a defender leads to the next trick, or plays out of turn, before his partner has played to the "
        "current one becomes a major penalty card, and declarer chooses a restriction on the partner's card.",
        change=WORDING,
    ),
)
REQUIRE_HIGHEST = provision(
    v(L1997, "57A1", "Declarer may make the offender's partner play his highest card of the suit led."),
)
REQUIRE_LOWEST = provision(
    v(L1997, "57A2", "Declarer may make the offender's partner play his lowest card of the suit led."),
)
REQUIRE_SUIT = provision(
    v(
        L2017,
        "57A3",
        "Declarer may make the offender's partner play a card of a suit that he names, other than the suit led.",
    ),
)
FORBID_SUIT = provision(
    v(L1997, "57A3", "Declarer may forbid the offender's partner to play one other suit, which he names."),
    v(
        L2017,
        "57A4",
        "Declarer may forbid the offender's partner to play one other suit, which he names.",
        change=RENUMBERED,
    ),
)
CANNOT_COMPLY = provision(
    v(
        L1997,
        "57B",
        "If the offender's partner cannot do what declarer chose as penalty, he may play any legal card.",
    ),
    v(
        L2007,
        "57B",
        "If the offender's partner cannot do what declarer chose as rectification, he may play any legal card.",
        change=WORDING,
    ),
)
DECLARER_PLAYED_BOTH = provision(
    v(
        L1997,
        "57C",
        "A defender who plays before his partner pays nothing if declarer had already played from both hands.",
    ),
    v(
        L2007,
        "57C1",
        "A defender who plays before his partner pays nothing if declarer had already played from both hands.",
        change=RENUMBERED,
    ),
)
DUMMY_ACTED = provision(
    v(
        L1997,
        "57C",
        "A defender who plays before his partner pays nothing if dummy had played a card or had illegally suggested "
        "playing it.",
        dummys_card="played",
    ),
    v(
        L2007,
        "57C1",
        "A defender who plays before his partner pays nothing if dummy had played a card or had illegally suggested "
        "playing it.",
        change=RENUMBERED,
        dummys_card="played",
    ),
    v(
        L2017,
        "57C2",
        "A defender who plays before his partner pays nothing if dummy, unasked, had picked a card before his "
        "right-hand opponent played, or had illegally suggested one.",
        change=SUBSTANCE,
        dummys_card="picked before his right-hand opponent played",
    ),
)
NOT_AUTOMATIC = provision(
    v(
        L1997,
        "57C",
        "A singleton in dummy, or one of touching cards in a suit there, does not count as played by itself.",
        scope="singleton or touching cards",
        until_instructed=False,
    ),
    v(
        L2007,
        "57C1",
        "A singleton in dummy, or one of touching cards in a suit there, does not count as played until declarer has "
        "asked for it or pointed it out.",
        change=SUBSTANCE,
        scope="singleton or touching cards",
        until_instructed=True,
    ),
    v(
        L2017,
        "57C1",
        "No card of dummy counts as played until declarer has asked for it or pointed it out in some way.",
        change=SUBSTANCE,
        scope="every card",
        until_instructed=True,
    ),
)
GESTURE_SUFFICES = provision(
    v(L2007, "57C1 footnote", "Declarer also orders dummy's card by a sign, such as a movement of the hand or head."),
)
DECLARER_PREMATURE = provision(
    v(
        L2007,
        "57C2",
        "A card that declarer plays, but does not lead, too early from either hand is played and stays so.",
        must_be_legal=False,
    ),
    v(
        L2017,
        "57C3",
        "A card that declarer plays, but does not lead, too early from either hand is played, and stays so if it is "
        "legal.",
        change=SUBSTANCE,
        must_be_legal=True,
    ),
)
RHO_TURN_INFORMATION = provision(
    v(
        L2017,
        "57D",
        "A card that a defender tries to play, not lead, at his right-hand opponent's turn may give his partner "
        "unauthorized information.",
    ),
)
RHO_TURN_PLAYABLE = provision(
    v(
        L2017,
        "57D",
        "A card that a defender tries to play, not lead, at his right-hand opponent's turn must be played when his own "
        "turn comes, if it is then legal.",
    ),
)
RHO_TURN_UNPLAYABLE = provision(
    v(
        L2017,
        "57D",
        "A card that a defender tried to play, not lead, at his right-hand opponent's turn becomes a major penalty "
        "card if it cannot legally be played to the trick.",
    ),
)
EXEMPT_CARD_STANDS = reading(
    "R57-1",
    "The card of a defender who pays nothing under 57C stands as his play, and his partner plays freely.",
    source="text silent; no rectification applies and Law 47 gives no ground for taking the card back",
)
EXPOSED_AT_RHO_TURN = reading(
    "R57-2",
    "A card that a defender plays at his right-hand opponent's turn, his partner having played, is an exposed card "
    "under Law 49; without this reading it stands as his play to the trick.",
    source="text silent before 2017; the letter of Law 49. Many directors let the card stand as the play",
    editions=(L1997, L2007),
)
ONLY_BEFORE_THE_OFFENCE = reading(
    "R57-3",
    "57C looks only at what declarer and dummy had done before the defender acted; what declarer plays afterwards "
    "counts under 60A1, and only from the hand on the offender's left.",
    source="letter of 57C and 60A1",
)
LEAD_IS_NO_PLAY = reading(
    "R57-4",
    "57C excuses a card played to the trick before the partner's, not a lead to the next trick.",
    source="letter of 57C, which speaks only of playing before the partner",
)
OBEDIENT_CARD_STAYS = reading(
    "R57-5",
    "A card that the offender's partner has played meanwhile stays if it obeys what declarer then chooses; otherwise "
    "it is withdrawn and becomes a penalty card. Without this reading it is always withdrawn.",
    source="57A and 60C are silent on a card already played",
)
UNTIL_HIS_SIDE_PLAYS_ON = reading(
    "R57-6",
    "Declarer keeps his choice although the trick has been completed meanwhile, until his side leads or plays to the "
    "next one; if the partner's card then goes back, who played after it for the other side may change his own. "
    "Without this reading the choice is lost once another card has been played after the partner's, or to a trick that "
    "is complete with the early card in it.",
    source="text silent on how long the right lasts; 60A1 takes it away by a card from the offender's left only, and "
    "60C by none of the offenders, their lead to the next trick included",
)

LED_TO_NEXT = Finding(
    "led_to_next_trick",
    "Did {offender} lead {card} to the next trick before his partner had played to this one?",
    PREMATURE,
    yes="{offender} led {card} to the next trick",
    no="{card} was not led to the next trick",
    say="{offender}, you had played to this trick: what did you mean by {card}? Were you leading to the next one?",
    reclassifies=True,
)
DUMMY_FIRST = Finding(
    "dummy_acted_first",
    "Had dummy, of his own accord, {did} a card or illegally suggested one before {offender} played?",
    DUMMY_ACTED,
    yes="dummy had {did} or suggested a card of his own accord",
    no="dummy had neither {did} nor suggested a card",
    say="Before {offender} played: had {dummy} {did} a card, or suggested one, without being told to by {declarer}?",
)
ABLE = Finding(
    "able_to_comply",
    "Could {partner} have done what declarer chose ({demand}) instead of playing {played}?",
    REQUIRE_HIGHEST,
    CANNOT_COMPLY,
    yes="{partner} could have obeyed and played {played} instead",
    no="{partner} could not have obeyed with another card than {played}",
    say="May I see your hand, {partner}? {declarer}'s choice is that {partner} {demand}; you have played {played}.",
)
OPTION = Choice(
    "premature_play",
    "{offender} {how}. What does {chooser} choose for {partner}'s card to this trick?",
    Elect(
        "highest",
        "Highest {led} he holds",
        REQUIRE_HIGHEST,
        "required the highest {led}",
        "he must play the highest {led} he holds",
    ),
    Elect(
        "lowest",
        "Lowest {led} he holds",
        REQUIRE_LOWEST,
        "required the lowest {led}",
        "he must play the lowest {led} he holds",
    ),
    Elect(
        "require",
        "A card of another suit",
        REQUIRE_SUIT,
        "required another suit",
        "he must play a card of another suit, which you name",
    ),
    Elect(
        "forbid",
        "No card of another suit",
        FORBID_SUIT,
        "forbade another suit",
        "he may not play a card of another suit, which you name",
    ),
    say="{chooser}, {offender} {how}; {card} is a major penalty card, and you choose one of these for {partner}'s card"
    " to this trick: {options}.",
)
REQUIRED = Choice(
    "required_suit",
    "Which suit does {chooser} require?",
    Elect("suit", "{picked}", REQUIRE_SUIT, "named {picked}"),
    say="{chooser}, which suit do you require {partner} to play? {options}.",
)
FORBIDDEN = Choice(
    "forbidden_suit",
    "Which suit does {chooser} forbid?",
    Elect("suit", "{picked}", FORBID_SUIT, "named {picked}"),
    say="{chooser}, which suit do you forbid {partner} to play? {options}.",
)
yields_to = ("law53", "law54", "law41", "law58", "law52")


def notice(table: Table, act: Act) -> Incident | None:
    """A card out of turn to a trick in progress, or a lead to the next one before partner has played."""
    if act.play is None or table.trick.empty:
        return None
    seat, trick = act.seat, table.trick
    if trick.card(seat) is not None:
        waiting = table.is_defender(seat) and trick.card(seat.partner) is None
        if taken_back(table, seat):
            return None  # he took his card back and put this one down in its place, which is no lead to the next trick
        if not waiting or answer(table, key_of(table), LED_TO_NEXT.id) is False:
            return None
        summary = f"{seat} put down {act.card} before his partner had played to the trick"
        return file(table, act, "law57", summary, enters=False)
    if seat is table.turn:
        return None
    if not table.is_defender(seat):
        return _early_from_declarer(table, act)
    early = "before his partner" if trick.card(seat.partner) is None else "at his right-hand opponent's turn"
    return file(table, act, "law57", f"{seat} played {act.card} {early}")


def _early_from_declarer(table: Table, act: Act) -> Incident:
    """A legal card stands at once; one that fails to follow suit is a revoke like any other.

    Where the cards on file do not tell, the Director finds out when he is called; and if the lead itself was out of
    turn, whether the card stands depends on what becomes of that.
    2007 does not yet say that the card must be legal to stay, but 62A makes him correct a revoke there too.
    """
    if _leads_again(table, act.seat):
        summary = f"declarer took his lead out of turn back and led {act.card} from {act.seat}'s hand"
        return file(table, act, "law57", summary, at_once=any(i.law == "law55" and i.attended for i in table.docket))
    led = table.trick.led
    follows = led is None or act.card is None or act.card.suit is led
    if led is not None and not follows and table.hand(act.seat).holds(led):
        summary = f"declarer played {act.card} early from {act.seat}'s hand on a {led.singular} though it held one"
        return file(table, act, "law61", summary)
    doubtful = led is not None and not follows and table.hand(act.seat).holds(led) is None
    summary = f"declarer played {act.card} from {act.seat}'s hand before its turn"
    return file(table, act, "law57", summary, at_once=not doubtful and not _lead_in_question(table))


def _lead_in_question(table: Table) -> bool:
    """Whether the trick is headed by a lead out of turn that has neither been accepted nor taken back."""
    files = (i for i in table.docket if i.law in ("law54", "law55", "law56") and i.trick == table.number)
    return any(table.trick.card(i.offender) is i.card for i in files)


def _leads_again(table: Table, seat: Seat) -> bool:
    """Whether declarer, who has taken back a lead from the wrong hand or been told to, now leads from the right one."""
    return _told_to_lead_again(table, seat) or _by_himself(table, seat)


def _told_to_lead_again(table: Table, seat: Seat) -> bool:
    return any(i.proper is seat and law53.sent_back(table, i) for i in table.docket)


def _by_himself(table: Table, seat: Seat) -> bool:
    if not reads(table, law53.LED_AGAIN):
        return False
    return any(i.law == "law55" and i.proper is seat and law53.taken_back(table, i) for i in table.docket)


def lapse(h: Hearing) -> bool:
    """The hand on the offender's left plays: the right is forfeited. Or the trick is past."""
    assert h.act is not None
    if h.act.play is None:
        return False
    if not h.table.is_defender(h.offender):
        return _led_in_vain(h)
    if not h.incident.enters:
        return law60.lead_condoned(h) or law50.has_left_hand(h)
    if h.table.number == h.incident.trick:
        return law60.condoned(h)
    if _in_hand_again(h):
        return law60.condoned(h) or law50.has_left_hand(h)
    if h.act.seat.side is h.offender.side and _trick_in_reach(h) is not None:
        return False  # by their own lead the offenders take nothing from declarer (60C)
    _play_went_on(h)
    return True


def _led_in_vain(h: Hearing) -> bool:
    """Declarer's first lead has been accepted meanwhile, so that his lead from the other hand goes back.

    Any other card of his that no one has spoken of is past with its trick; what was a revoke remains one.
    """
    if not _leads_again(h.incident.before, h.offender):
        return h.table.number != h.incident.trick
    if _leads_again(h.table, h.offender):
        return False
    _by_declarer(h)
    return True


def taken_up(table: Table, seat: Seat, card: Card) -> Table:
    """The table after a defender has by himself taken up a card that he had played too soon.

    He plays in his turn like the others; the file stays open, and a penalty card lies there as before.
    """
    was = tuple(p for p in table.laid if p.seat is seat and p.card is card and reads(table, law50.LIES_AGAIN))
    table = physics.withdraw(table, seat, card)
    return table.but(penalty_cards=(*table.penalty_cards, *was), laid=tuple(p for p in table.laid if p not in was))


def _in_hand_again(h: Hearing) -> bool:
    """Whether he has taken the card up by himself, and has not played it since."""
    return law53.taken_back(h.table, h.incident) and h.card in h.table.hand(h.offender).cards


def _other_side_has_played_on(h: Hearing) -> bool:
    """Whether declarer's side has led or played to the next trick."""
    return h.table.side_has_played_since(h.incident.trick, h.offender.side.other)


def _play_went_on(h: Hearing) -> None:
    """The trick was completed with the early card in it, which stays there; Law 11 judges what is left of the right."""
    h.rule(law47.PLAYED_CARD_STANDS, Stands(h.offender, h.card, "play"))
    law11.acted_before_calling(h)


def hear(h: Hearing) -> None:
    """Who acted too soon, and who had acted before him."""
    if not h.table.is_defender(h.offender):
        _by_declarer(h)
        return
    law09.corrected_early(h)
    law10.ruled_by_players(h)
    before = h.incident.before.trick
    if before.card(h.offender) is not None:
        if h.card not in h.table.hand(h.offender).cards:
            # Put down before, and forgiven, it has become his lead; or another ruling has had it played.
            h.rule(law47.PLAYED_CARD_STANDS, Stands(h.offender, h.card, "play"))
            return
        h.found(LED_TO_NEXT)
    if law47.misinformed(h):
        return
    if before.card(h.offender) is None and before.card(h.offender.partner) is not None:
        _at_rho_turn(h)
        return
    excuse = _excuse(h)
    if excuse is None:
        _premature(h)
    else:
        _exempt(h, excuse)


def _by_declarer(h: Hearing) -> None:
    """Declarer's premature play stands; a lead from the right hand gives way to the one accepted from the other."""
    stands = Stands(h.offender, h.card, "play")
    before = h.incident.before
    if _leads_again(before, h.offender):
        if not _told_to_lead_again(before, h.offender):
            h.reads(law53.LED_AGAIN)
        h.rule(law47.RETRACT_FOR_RECTIFICATION, Withdraw(h.offender, h.card, h.offender.side))
        law16.withdrawn(h, h.offender, h.card, h.offender.side)
        return
    on = h.table.trick_at(h.incident.trick)
    if on is None or on.card(h.offender) is not h.card:
        return  # another ruling has sent the card back to the hand
    if h.incident.before.trick.led not in (None, h.card.suit) and law61.revoked(h):
        return
    if h.has(DECLARER_PREMATURE):
        h.rule(DECLARER_PREMATURE, stands)
    else:
        h.rule(law47.PLAYED_CARD_STANDS, stands, also=_how_played(h))


def _how_played(h: Hearing) -> tuple[Provision, ...]:
    """What makes declarer's card a played one; where he held or touched it, that has been ruled on."""
    match h.incident.cause:
        case Named():
            return (law45.CARD_DESIGNATED,)
        case Faced():
            return (law45.PLAY_FROM_DUMMY if h.offender is h.table.dummy else law45.PLAY_FROM_HAND,)
        case _:
            return ()


# 57C: nothing to pay


def _excuse(h: Hearing) -> Provision | None:
    """Which sentence of 57C excuses the defender, by what had been done before he acted."""
    before, acts = h.incident.before.trick, h.table.log[h.incident.before.began : h.incident.at]
    placed = _placed_unasked(h, acts)
    both = all(_had_played(h, hand, acts) for hand in (h.table.declarer, h.table.dummy)) and not placed
    since = _from_both_hands(h, h.table.trick) and not placed
    moved = any(isinstance(e, Touched | Held | Named) and e.seat is h.table.dummy for e in acts)
    if not (both or since or placed or moved) or (not h.incident.enters and h.reads(LEAD_IS_NO_PLAY)):
        return None
    if both or (since and not h.reads(ONLY_BEFORE_THE_OFFENCE)):
        return DECLARER_PLAYED_BOTH
    if placed and (_dummys_act(h) == "played" or before.card(h.table.dummy.rho) is None):
        return DUMMY_ACTED
    return DUMMY_ACTED if moved and h.found(DUMMY_FIRST, did=_dummys_act(h)) else None


def _from_both_hands(h: Hearing, trick: Trick) -> bool:
    return trick.card(h.table.declarer) is not None and trick.card(h.table.dummy) is not None


def _had_played(h: Hearing, hand: Seat, acts: tuple[Event, ...]) -> bool:
    """Whether declarer had played from a hand, if only by holding or touching a card that was found to be played."""
    if h.incident.before.trick.card(hand) is not None:
        return True
    card = h.table.trick.card(hand)
    by_declarer = (e for e in acts if isinstance(e, Held | Touched) and e.seat is h.table.declarer)
    return card is not None and any(e.card is card for e in by_declarer)


def _dummys_act(h: Hearing) -> str:
    """What dummy must have done by himself: `played` a card, or merely `picked` one."""
    return str(h.term(DUMMY_ACTED, "dummys_card")).split()[0]


def _placed_unasked(h: Hearing, acts: tuple[Event, ...]) -> bool:
    called = h.incident.before.call
    named = called is not None and called.trick == h.incident.trick
    return not named and any(isinstance(e, Placed) for e in acts)


def _exempt(h: Hearing, authority: Provision) -> None:
    """The card is simply his play, unless it was a lead or has gone back meanwhile."""
    if _in_hand_again(h) and h.table.number == h.incident.trick and h.reads(EXEMPT_CARD_STANDS):
        _played_all_the_same(h, authority)
        _counts_as_play(h, law47.PLAYED_CARD_STANDS)
        return
    if h.table.trick.card(h.offender) is not h.card and h.card in h.table.hand(h.offender).cards:
        h.rule(authority, Note(str(h.offender), f"has nothing to pay for {h.card}"))
        return
    if not h.reads(EXEMPT_CARD_STANDS):
        h.rule(authority, Withdraw(h.offender, h.card, h.offender.side), Note(str(h.offender), "plays in his turn"))
        law16.withdrawn(h, h.offender, h.card, h.offender.side)
        return
    _counts_as_play(h, authority)


def _counts_as_play(h: Hearing, authority: Provision) -> None:
    """The card is his play to the trick; if it failed to follow suit, the revoke rules decide."""
    led = h.incident.before.trick.led
    if led is not None and h.card.suit is not led and h.incident.before.hand(h.offender).holds(led):
        h.rule(authority, Note(str(h.card), f"counts as {h.offender}'s play"))
        law61.hear(h)
    else:
        h.rule(authority, Stands(h.offender, h.card, "play"))


def _played_all_the_same(h: Hearing, authority: Provision, *also: Provision) -> None:
    """The card that he took up by himself is his play after all; what he put in its place was shown (9C)."""
    offender, there = h.offender, h.table.trick.card(h.offender)
    if there is None:
        h.rule(authority, Play(offender, h.card), also=also)
        return
    h.rule(authority, Put(offender, there, h.card, offender.side), also=also)
    if h.reads(law09.BOTH_CARDS_COUNT):
        h.rule(law49.PARTNER_COULD_SEE, law60.major(h.table, offender, there), also=(law50.MAJOR,))
        penalty_cards.follows(h, offender, there)


# 57A: a major penalty card, and declarer's choice for the partner's card


def _premature(h: Hearing) -> None:
    if h.table.number == h.incident.trick and h.table.trick.led is None:
        # The lead has been taken back by another ruling, so the partner has nothing to play to.
        _exposed(h, law49.PARTNER_COULD_SEE)
        return
    trick = _trick_in_reach(h)
    if trick is None and h.incident.enters and not _in_hand_again(h):
        law11.acted_before_calling(h)
        _counts_as_play(h, law47.PLAYED_CARD_STANDS)
        return
    if trick is not None:
        _irregular_cards_since(h)
    _exposed(h, PREMATURE, *_not_called(h))
    law11.acted_before_calling(h)
    if trick is None:
        h.rule(PREMATURE, Note(str(h.table.declarer), f"has no choice left, {h.offender.partner} having played"))
    elif _instead_of_another(h):
        h.rule(law09.PREMATURE_CORRECTION, Note(str(h.table.declarer), "has chosen for the card that was taken back"))
    elif _one_card_left(h):
        h.rule(PREMATURE, Note(str(h.table.declarer), f"has nothing to choose: {h.offender.partner} has one card"))
    else:
        _choice(h, trick)
    law10.then_free(h)


def _irregular_cards_since(h: Hearing) -> None:
    """What the offenders have put into the next trick, and not in turn, goes back before this one is taken up again."""
    since = [i for i in h.table.docket if i.trick == h.incident.trick + 1 == h.table.number and i.enters]
    for seat, card in dict.fromkeys((i.offender, i.card) for i in since):
        if card is None or h.table.trick.card(seat) is not card:
            continue
        penalty_cards.taken_back(h, law60.OFFENDING_SIDE_PLAYS, seat, card)
    for incident in since:
        h.close(incident)


def _instead_of_another(h: Hearing) -> bool:
    """Whether he put the card down, again too soon, in place of another that he had played so and taken up."""
    earlier = [i for i in h.incident.before.docket if i.law == "law57" and i.offender is h.offender and i.enters]
    return any(i.trick == h.incident.trick and law53.taken_back(h.incident.before, i) for i in earlier)


def _one_card_left(h: Hearing) -> bool:
    """Whether the partner has, or had, no card but one to play to the trick."""
    return h.incident.trick == 13


def _trick_in_reach(h: Hearing) -> Trick | None:
    """The trick that the partner had still to play to: in progress, or completed and declarer's side not gone on."""
    if h.table.number == h.incident.trick:
        return h.table.trick
    last = h.table.last_trick
    if last is None or h.table.number != h.incident.trick + 1 or _other_side_has_played_on(h):
        return None
    if any(r.trick == h.incident.trick and r.stage is Stage.ESTABLISHED for r in h.table.revokes):
        return None  # by their lead they have also established a revoke, and its trick stands (63B)
    completed_by_him = last.order[-1] is h.offender.partner and h.table.trick.empty
    return last if completed_by_him or h.reads(UNTIL_HIS_SIDE_PLAYS_ON) else None


def _choice(h: Hearing, trick: Trick) -> None:
    """Declarer's choice; a card that the partner has played meanwhile is measured against it."""
    partner, played = h.offender.partner, trick.card(h.offender.partner)
    assert trick.led is not None
    law10.options(h, h.table.declarer)
    if played is not None and not reads(h.table, OBEDIENT_CARD_STAYS):
        _partners_card_back(h, played)
        played = None
    authority, bound = _selected(h, trick.led, OPTION.all)
    if played is not None:
        h.reads(OBEDIENT_CARD_STAYS)
        if not _disobeys(h, bound, played, trick.led):
            h.rule(authority, Stands(partner, played, "play"), also=(law60.OFFENDING_SIDE_PLAYS,))
            return
        _partners_card_back(h, played)
    able = _able(h, bound)
    if able is False:
        h.reads(law59.NO_SECOND_CHOICE)
    h.rule(authority, Restrict(bound), also=() if able else (CANNOT_COMPLY, law59.MAY_PLAY_ANY))


def _selected(h: Hearing, led: Suit, among: tuple[str, ...], turn: int = 1) -> tuple[Provision, Restriction]:
    """What declarer chose; if the partner cannot do it, declarer chooses again only where R59-1 is set aside."""
    declarer, partner, suffix = h.table.declarer, h.offender.partner, None if turn == 1 else turn
    others = tuple(suit for suit in reversed(Suit) if suit is not led)
    how = "played before his partner" if h.incident.enters else "led to the next trick before his partner had played"
    value = h.chosen(OPTION, declarer, among, suffix, led=led.singular, how=how)
    match value:
        case "highest":
            authority, demand, suit = REQUIRE_HIGHEST, Demand.HIGHEST, led
        case "lowest":
            authority, demand, suit = REQUIRE_LOWEST, Demand.LOWEST, led
        case "require":
            authority, demand, suit = REQUIRE_SUIT, Demand.REQUIRE, h.chosen_suit(REQUIRED, declarer, others)
        case _:
            authority, demand, suit = FORBID_SUIT, Demand.FORBID, h.chosen_suit(FORBIDDEN, declarer, others)
    bound = Restriction(partner, demand, Lasts.THIS_TRICK, authority, (suit,), trick=h.incident.trick, on_lead=False)
    spent = ("highest", "lowest") if suit is led else (value,)
    left = tuple(o for o in among if o not in spent and (o != "require" or h.has(REQUIRE_SUIT)))
    if _able(h, bound) is not False or reads(h.table, law59.NO_SECOND_CHOICE) or not left:
        return authority, bound
    h.rule(CANNOT_COMPLY, Note(str(partner), "cannot do that, and declarer chooses again"))
    return _selected(h, led, left, turn + 1)


def _able(h: Hearing, bound: Restriction) -> bool | None:
    """Whether the partner can do what declarer chose; None when his cards are not on file."""
    if not h.table.hand(bound.seat).known:
        return None
    return bool(narrowed_to(_before_his_card(h, bound.seat), bound.seat, 1) & bound.mask)


def _before_his_card(h: Hearing, seat: Seat) -> Table:
    """The table as it was before a hand played to the trick, as far as its own cards are concerned."""
    trick = _trick_in_reach(h)
    played = None if trick is None else trick.card(seat)
    return h.table if played is None else physics.withdraw(h.table, seat, played)


def _disobeys(h: Hearing, bound: Restriction, played: Card, led: Suit) -> bool:
    """Whether the partner's card is not what declarer chose although it could have been."""
    of_suit_led = bound.demand in (Demand.HIGHEST, Demand.LOWEST)
    if of_suit_led is not (played.suit is led) or (not of_suit_led and bound.mask & played.mask):
        return False  # he had to follow suit, or could not, or has obeyed
    higher = led.mask & ~(2 * played.mask - 1)
    better = {Demand.HIGHEST: higher, Demand.LOWEST: led.mask & (played.mask - 1)}.get(bound.demand, bound.mask)
    before = _before_his_card(h, bound.seat)
    hand = before.hand(bound.seat)
    if hand.cards.mask & better:
        return True
    if hand.known or not unseen(before).mask & better:
        return False
    return bool(h.found(ABLE, played=played, demand=bound.phrase))


def _partners_card_back(h: Hearing, played: Card) -> None:
    partner = h.offender.partner
    trick = h.table.trick if h.table.trick.card(partner) is played else h.table.last_trick
    later = [(seat, card) for seat in trick.after(partner) if (card := trick.card(seat)) is not None] if trick else []
    penalty_cards.taken_back(h, law60.OFFENDING_SIDE_PLAYS, partner, played)
    for seat, card in later:
        if seat.side is not partner.side:
            law47.may_change(h, seat, card, law47.RETRACT_AFTER_OPPONENTS_CHANGE, partner.side)


def _not_called(h: Hearing) -> tuple[Provision, ...]:
    """That dummy's card, however obvious, had not been played because declarer had not asked for it."""
    before = h.incident.before
    if before.trick.card(h.table.dummy) is not None or not h.incident.enters:
        return ()
    obvious = h.term(NOT_AUTOMATIC, "scope") == "every card" or _only_equals(before)
    return (NOT_AUTOMATIC, GESTURE_SUFFICES) if obvious else ()


def _only_equals(table: Table) -> bool:
    """Whether dummy's cards of the suit led, as far as they are on file, are a singleton or all touching."""
    led = table.trick.led
    ranks = [card.rank for card in table.hand(table.dummy).cards if card.suit is led]
    return bool(ranks) and max(ranks) - min(ranks) == len(ranks) - 1


def _exposed(h: Hearing, authority: Provision, *also: Provision) -> None:
    """The card, wherever it lies, becomes a major penalty card."""
    lies = [trick for trick in (h.table.trick, h.table.last_trick) if trick and trick.card(h.offender) is h.card]
    if any(h.offender in trick.after(h.offender.partner) for trick in lies) and law53.taken_back(h.table, h.incident):
        # Taken up and played again in its turn, where a penalty card would have had to be played too.
        h.rule(authority, Note(str(h.card), "has been played in its turn since"), also=also)
        return
    takes = (Withdraw(h.offender, h.card, h.offender.side), *law59.bound_again(h, h.offender)) if lies else ()
    h.rule(authority, *takes, law60.major(h.table, h.offender, h.card), also=(law50.MAJOR, *also))
    penalty_cards.follows(h, h.offender, h.card)
    law72.refer(h, "playing too soon")


# 57D: at the right-hand opponent's turn


def _at_rho_turn(h: Hearing) -> None:
    """The partner had already played; the card must be played in its turn, if it can."""
    offender, card = h.offender, h.card
    in_hand = card in h.table.hand(offender).cards
    if in_hand and not _in_hand_again(h):
        h.rule(law47.RETRACT_FOR_RECTIFICATION, Note(str(card), "has gone back by another ruling"))
        return
    if h.table.number != h.incident.trick and not in_hand:
        _counts_as_play(h, law47.PLAYED_CARD_STANDS)
        return
    if h.table.number != h.incident.trick:
        _exposed(h, law49.PARTNER_COULD_SEE)
        return
    again = law60.further_play(h)
    if not h.has(RHO_TURN_PLAYABLE):
        _at_rho_turn_unwritten(h, again)
        return
    if not _playable(h):
        _exposed(h, RHO_TURN_UNPLAYABLE, *again)
        return
    if in_hand and h.table.trick.card(offender) is not None and _turn_has_come(h):
        _played_all_the_same(h, RHO_TURN_PLAYABLE, *again)
    elif _turn_has_come(h) and not in_hand:
        h.rule(RHO_TURN_PLAYABLE, Stands(offender, card, "play"), also=again)
    else:
        bound = Restriction(
            offender, Demand.CARD, Lasts.THIS_TRICK, RHO_TURN_PLAYABLE, card=card, trick=h.table.number, on_lead=False
        )
        h.rule(RHO_TURN_PLAYABLE, Withdraw(offender, card, offender.side), Restrict(bound), also=again)
        if penalty_cards.lies_again(h, offender, card):
            return  # 50E says who may use it
    about = f"{card} before its turn in {offender}'s hand"
    told = Inform(about, card, offender, (h.table.declarer,), (offender.partner,))
    misused = Refer(
        "may",
        f"if {offender.partner} used what {card} showed before its turn and the other side was damaged",
        findings=("information_conveyed", "logical_alternatives", "demonstrably_suggested", "damage"),
    )
    h.rule(RHO_TURN_INFORMATION, told, misused, also=(law16.FROM_PARTNER,))


def _at_rho_turn_unwritten(h: Hearing, again: tuple[Provision, ...]) -> None:
    """Where the edition has no rule: an exposed card, or simply the play."""
    in_hand = _in_hand_again(h)
    comes_in_turn = not in_hand and _turn_has_come(h) and _playable(h)
    cause, before = h.incident.cause, h.incident.before.trick
    together = isinstance(cause, Faced) and cause.with_previous and before.order == (h.offender.partner,)
    if comes_in_turn or not h.reads(law58.PARTNERS_LEAD_TOGETHER if together else EXPOSED_AT_RHO_TURN):
        if in_hand:
            _played_all_the_same(h, law47.PLAYED_CARD_STANDS, *again)
            return
        h.rule(law47.PLAYED_CARD_STANDS, Stands(h.offender, h.card, "play"), also=again)
    elif _drawn_by_void_call(h) and h.found(law50.OTHERWISE):
        penalty_cards.no_penalty_card(h, h.offender, (h.card,))
    else:
        _exposed(h, law49.PARTNER_COULD_SEE, *again)


def _drawn_by_void_call(h: Hearing) -> bool:
    """Whether declarer had called a card that dummy did not have (46B4), and this is no penalty card from before."""
    before = h.incident.before
    new = before.penalty_card(h.offender, h.card) is None
    return new and before.turn is h.table.dummy and law46.void_call(before)


def _turn_has_come(h: Hearing) -> bool:
    """Whether the right-hand opponent has played since, so that the card now lies in its turn."""
    return h.table.trick.turn is not h.offender.rho


def _playable(h: Hearing) -> bool:
    """Whether the card can legally be played: it follows suit if it must, and obeys what else binds the hand."""
    led, there = h.table.trick.led, h.table.trick.card(h.offender)
    if led is not None and h.card.suit is not led:
        followed = there is not None and there.suit is led
        if followed or h.holds(h.offender, led, law44.FOLLOW_SUIT):
            return False
    held = h.table if there is None else physics.withdraw(h.table, h.offender, there)
    held = held.but(restrictions=(*held.restrictions, *law59.let_off(h, h.offender)))
    return bool(narrowed_to(held, h.offender, LAST_RANK, h.card) & h.card.mask)
