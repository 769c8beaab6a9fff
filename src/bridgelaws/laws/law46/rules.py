"""Law 46: incomplete or invalid designation of a card from dummy."""

from __future__ import annotations

from ...board import physics
from ...board.acts import Act
from ...board.events import Corrected, Faced, Named, Placed, discloses
from ...board.keys import Sequel
from ...board.orders import Play, Refer, ReturnToHand, Tell
from ...board.records import Settled
from ...board.table import Authority, Incident, Table
from ...hearing.hearing import Hearing
from ...hearing.law import Law, by_kind, only
from ...values.cards import Card
from ..books import book43, book44, book45, book72
from ..law45 import misplaced_procedures, procedures as law45
from ..law62 import queries as query62
from ..legal import legal_plays
from ..spoken import heard
from . import book, words
from .interpretation_queries import Called, in_one_breath, interpret
from .procedures import by_name, card_called
from .queries import as_found, chosen_by_dummy, found_called, notice


def hear(h: Hearing[book.CallFromDummy]) -> None:
    """What the call amounts to."""
    event = h.incident.call
    found = found_called(_then(h), event, h.incident.key)
    if found is not None:
        _was_called(h, event, found)
        return
    if h.table.number != h.incident.trick or h.table.trick.card(h.table.dummy) is not None:
        return  # dummy has played meanwhile, or play has stopped before the trick was gone on with
    _resolve(h, event)
    h.record(Settled.CALL_RESOLVED, h.table.dummy)


def _resolve(h: Hearing, event: Named) -> None:
    """What words to the trick in progress amount to."""
    if _led_anew(h):
        _falls(h)
        return
    meant = _meant(h)
    if meant is not None and _beyond_doubt(h, event, meant):
        _is_called(h, event, meant, book.INTENTION_PREVAILS)
        return
    called = _as_understood(h, event)
    for used in called.readings:
        h.reads(used)
    match called.trouble:
        case "void":
            _no_such_card(h)
        case "nothing":
            picked = _defenders_name(h, event)
            if picked is not None:
                _is_called(h, event, picked, book.DEFENDER_NAMES)
        case _:
            _incomplete(h, called, event)


def _beyond_doubt(h: Hearing, event: Named, meant: Card) -> bool:
    """Whether declarer meant that card beyond doubt: then it was called when he spoke, and played since has to it."""
    entails = ((book.CARD_CALLED, meant.code),)
    return bool(h.found(book.MEANT.classifying(), entails=entails, words=event.words, meant=meant))


def waits(table: Table, call: Incident) -> bool:
    """A call is resolved when its trick is gone on with, if the one before is being put right."""
    if isinstance(call, book.MayHaveBeenMeant):
        return False
    corrected = any(r.trick == call.trick - 1 for r in table.revokes)
    return not table.finished and (table.number < call.trick or (corrected and query62.arising(table) is not None))


def _led_anew(h: Hearing) -> bool:
    """Whether the trick of the call has another leader now, because a correction changed who won the one before."""
    then, now = h.incident.before, h.table
    if then.last_trick is None or now.last_trick is None or then.trick.leader is now.trick.leader:
        return False
    return then.last_trick.winner(then.trumps) is not now.last_trick.winner(now.trumps)


def _falls(h: Hearing) -> None:
    """A call to a trick that is led anew."""
    if h.table.undone:
        h.reads(book44.LEAD_UNDONE_WITH_WINNER)
    h.rule(book44.WINNER_LEADS, Tell(words.LED_ANEW(h.table.trick.leader, h.incident.trick)))


def _as_understood(h: Hearing, event: Named) -> Called:
    """What the words call; where they are unclear, what the Director makes of them, or else what they say."""
    then = h.incident.before
    called = interpret(then, event.words, event.pointing)
    if called.trouble == "put right":
        return _in_one_breath(h, event)
    if called.trouble != "unclear":
        return called
    h.found(book.UNDERSTOOD, words=event.words)
    return as_found(_then(h), event, h.incident.key) or called


def _then(h: Hearing) -> Table:
    """The table at the call, with what has been found about it."""
    return h.incident.before.but(answers=h.table.answers)


def _in_one_breath(h: Hearing, event: Named) -> Called:
    """45C4(b): declarer named one card and, in the same breath, another. He had no time to stop and think."""
    first, instead = in_one_breath(h.incident.before, heard(h.table, event.words, event.pointing))
    assert first.said is not None
    named = first.card if first.card is not None else by_name(first.said)
    slip = book45.UNINTENDED.classifying()
    return instead if h.found(slip, card=named, offender=h.table.declarer) else first


def _was_called(h: Hearing, event: Named, card: Card) -> None:
    """By what has been found the card was called, and so played, when declarer spoke."""
    authority: Authority = book.INTENTION_PREVAILS
    unseen = False
    if h.known(book.MEANT) is True:
        _beyond_doubt(h, event, card)
    else:
        called = _as_understood(h, event)
        for used in called.readings:
            h.reads(used)
        card_called(h, called, event.words, found=card, own=True)
        authority, unseen = called.authority, called.unseen
    h.rule(authority, Tell(words.IS_THE_CARD_CALLED(card)), also=(book45.PLAY_FROM_DUMMY,))
    for incident in h.table.docket:
        moved = isinstance(incident, book45.PutForwardInstead) and incident.trick == h.incident.trick
        played = incident.key == h.incident.key.then(Sequel.PLAY)
        if moved or (played and not unseen):
            # Dummy's card was not the one called (45D), or the Director had to say what the words were for and that
            # play was not legal. Which card of dummy it was, where no file shows it, draws attention to nothing.
            h.attend_to(incident)


def _is_called(h: Hearing, event: Named, card: Card, authority: Authority, also: tuple[Authority, ...] = ()) -> None:
    """The card so called is played; what dummy moved and others played before that was known is put in order."""
    h.rule(authority, Tell(words.IS_THE_CARD_CALLED(card)), *_taken_up_back(h, card), also=also)
    followed = misplaced_procedures.before_it_was_called(h, card)
    h.then(Act(event, h.table.dummy, card, plays=True))
    for act in followed:
        h.then(act)


def _taken_up_back(h: Hearing, called: Card) -> tuple[ReturnToHand, ...]:
    """Cards of dummy that declarer took up himself though he had called another: they go back."""
    taken = (e.card for e in h.since if isinstance(e, Faced) and e.seat is h.table.dummy and e.card is not called)
    back = h.still_held(h.table.dummy, tuple(dict.fromkeys(taken)))
    return (ReturnToHand(h.table.dummy, back),) if back else ()


def _meant(h: Hearing) -> Card | None:
    """The card that declarer has since said he meant by words that called none."""
    dummy, cards = h.table.dummy, 0
    to_come = set(dummy.others) - set(h.incident.before.trick.order)
    for event in h.since:
        card = None
        if isinstance(event, Faced | Placed):
            if isinstance(event, Faced) and event.seat is dummy and (to_come or not cards):
                card = event.card  # he took it up himself (45B); once all others have played it is for the next trick
            to_come.discard(event.seat)
            cards += 1
        elif isinstance(event, Named | Corrected) and event is not h.incident.cause:
            ours = event.seat is h.table.declarer and event.hand in (None, dummy)
            card = interpret(h.incident.before, event.words).card if ours else None
        if card is not None and physics.can_hold(h.table, dummy, card):
            return card
    return None


def _no_such_card(h: Hearing) -> None:
    """46B4: the call has no effect."""
    h.rule(book.NOT_IN_DUMMY, Tell(words.CALL_WITHOUT_EFFECT()))
    h.record(Settled.VOID_CALL, h.table.dummy)
    h.rule(
        book72.COULD_HAVE_BEEN_AWARE,
        Refer(
            "must",
            words.CALL_DAMAGES(),
            findings=("could_have_been_aware", "os_gained_through_irregularity"),
        ),
    )


def _incomplete(h: Hearing, called: Called, event: Named) -> None:
    """Suit, rank or manner alone, where the cards on file do not settle what that calls."""
    card = card_called(h, called, event.words, own=True)
    if card is None and called.among:
        # Dummy won in another suit: declarer says which card of the rank he means (46B3(b)).
        called = called._replace(authority=book.DECLARER_NAMES_AMONG_RANK, trouble="which")
        card = card_called(h, called, event.words, own=True)
    if card is None or not physics.can_hold(h.table, h.table.dummy, card):
        _no_such_card(h)
        return
    which = called.trouble == "which"
    _is_called(h, event, card, called.authority, (book.RANK_ONLY_OTHERWISE,) if which else (book45.PLAY_FROM_DUMMY,))


def _defenders_name(h: Hearing, event: Named) -> Card | None:
    """46B5: either defender may name a legal card of dummy."""
    dummy = h.table.dummy
    plays = legal_plays(h.table, dummy)
    cards = tuple(plays.cards) if plays.cards is not None else h.any_card_of(dummy)
    said = heard(h.table, event.words, event.pointing)
    left = tuple(card for card in cards if not said.rules_out(card))
    if left and left != cards and h.reads(book.WHAT_HE_RULED_OUT):
        cards = left
    if h.reads(book.FIRST_DEFENDER_COUNTS):
        picked = _said_by_defender(h, cards)
        if picked is None:
            picked = h.chosen_card(book.DEFENDERS_CARD, dummy.lho, cards, or_by=dummy.rho)
    else:
        picked = _each_names(h, cards)
    if picked is None:
        h.reads(book.DECLARER_COMPLETES)
        h.rule(book.DEFENDER_NAMES, Tell(words.COMPLETES_HIS_CALL()))
    return picked


def _said_by_defender(h: Hearing, cards: tuple[Card, ...]) -> Card | None:
    """The first legal card of dummy that a defender has named since."""
    for event in h.since:
        if isinstance(event, Named) and h.table.is_defender(event.seat):
            card = heard(h.table, event.words, event.pointing).card
            if card is None or card not in cards:
                continue
            if event.hand is h.table.dummy or not physics.can_hold(h.table, event.seat, card):
                return card
    return None


def _each_names(h: Hearing, cards: tuple[Card, ...]) -> Card | None:
    """Without a rule for two different names, the Director says which counts."""
    left, right = h.table.dummy.lho, h.table.dummy.rho
    first = h.chosen_card(book.DEFENDERS_CARD, left, cards, suffix=left.letter)
    second = h.chosen_card(book.DEFENDERS_CARD, right, cards, suffix=right.letter)
    if first is None or second is None or first is second:
        return second if first is None else first
    return Card.parse(h.found(book.BETWEEN_DEFENDERS, first=first, second=second))


def lapse(h: Hearing) -> bool:
    """Declarer has since named a card, or dummy has played, or a defender plays to what dummy chose."""
    if isinstance(h.incident, book.MayHaveBeenMeant):
        return h.act.play is not None  # play has gone on with the card that these rules made of the words
    if waits(h.table, h.incident) or h.act.event is h.incident.cause:
        return False
    if h.act.event is not None and discloses(h.act.event):
        return False  # by what is only brought to light nothing has been done
    dummy_plays = h.act.play is not None and h.act.seat is h.table.dummy
    if dummy_plays or h.table.trick.card(h.table.dummy) is not None:
        return True
    card = chosen_by_dummy(h.table, h.act.seat) if h.act.play is not None else None
    if card is None:
        return False
    h.reads(book.PLAYING_TO_IT_NAMES_IT)
    named = Tell(words.HAS_NAMED(h.act.seat, card))
    h.rule(book.DEFENDER_NAMES, named, Play(h.table.dummy, card), also=(book43.NOT_TAKE_PART,))
    h.record(Settled.CALL_RESOLVED, h.table.dummy)
    law45.suggestion(h)
    for incident in h.table.files(book45.PutForwardByDummy):
        if incident.card is card:
            h.close(incident)
    return True


LAW = Law(
    46,
    notices=notice,
    of=only(Named),
    lapses=lapse,
    waits=waits,
    hears=by_kind({book.CallFromDummy: hear, book.MayHaveBeenMeant: misplaced_procedures.may_have_been_meant}),
    yields_to=(45,),
)
