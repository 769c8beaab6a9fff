"""Law 45: card played."""

from __future__ import annotations

from ...board.acts import Act
from ...board.events import Corrected, Held, Named, Placed, Quitted, Shown, Touched
from ...board.keys import Sequel
from ...board.orders import ReturnToHand, Stands, Tell, Withdraw
from ...board.records import Settled
from ...board.table import Incident, Table, Trick
from ...book.editions import Provision
from ...hearing.hearing import Hearing
from ...hearing.law import Law, by_kind, plays_and
from ...values.cards import Card, Suit
from ...values.frozen import replace
from ...values.seats import Seat
from ..books import book43, book44, book47, book48, book49, book57, book61, book66
from ..common import file, reads
from ..law16 import procedures as law16
from ..law46 import interpretation_queries as interpretation46, procedures as law46, queries as query46
from ..law47 import procedures as law47
from ..law48 import procedures as law48
from ..law50 import penalty_cards, procedures as law50
from ..law60 import procedures as law60
from ..law67 import procedures as law67
from ..spoken import heard
from . import book, designation, misplaced, words
from .further_queries import fifth, now_led, took_back_last
from .procedures import (
    added,
    both_on,
    led_after_all,
    led_or_fifth,
    led_too_soon,
    paragraph,
    suggestion,
    too_many_cards,
    trick_added_to,
)
from .queries import incompletely_named, instead_of_held, named_as_play, named_last, was_led

# The matters that turn on whether a card that was played followed suit.
_WHETHER_IT_FOLLOWED = (book61.NotAsRequired, book61.RevokeSpokenOf, book61.DiscardTakenBack)


def notice(table: Table, act: Act) -> Incident | None:
    """A card held, touched, misplaced, indicated or corrected; or a fifth card."""
    event, seat = act.event, act.seat
    if act.play is not None:
        return fifth(table, act)
    match event:
        case Held(seat, card) if seat is not table.dummy:
            return file(table, act, book.CardHeld, words.HELD(seat, card))
        case Shown(seat, (card,)) if table.is_defender(seat) and not reads(table, book.HELD_FOR_PLAY):
            return file(table, act, book.CardHeld, words.SHOWED(seat, card))
        case Touched(_, card) if table.puts.lying(table.dummy, card) is not None:
            return None  # it counts as played already
        case Touched(player, card) if player is table.declarer:
            return file(table, act, book.TouchedByDeclarer, words.TOUCHED_BY_DECLARER(card), offender=table.dummy)
        case Touched(player, _) | Held(player, _) if player is table.dummy and table.dummy_is_up:
            return None  # he still has his hand to put down: none of his cards is faced (41D, 45F)
        case Touched(player, card) | Held(player, card) if player is table.dummy:
            return file(table, act, book.TouchedByDummy, words.TOUCHED_BY_DUMMY(player, card))
        case Placed(_, card):
            return misplaced.notice(table, act, card)
        case Named(player, called) if player is table.dummy:
            return file(table, act, book.NamedByDummy, words.NAMED_BY_DUMMY(player, called))
        case Named(player, called) if table.is_defender(player) and incompletely_named(table, event):
            return file(table, act, book.NamedIncompletely, words.NAMED_IN_PART(player, called))
        case Named(player, _) if table.is_defender(player) and not named_as_play(table, player):
            return None  # a card of his own is played (45C4(a)); one of dummy is his to name under 46B5 only
        case Named() | Corrected():
            return designation.notice(table, act)
        case Quitted() if (turned := table.trick.card(seat)) is not None:
            return file(table, act, book.TurnedTooSoon, words.TURNED_TOO_SOON(seat, turned))
        case _:
            return None


def lapse(h: Hearing) -> bool:
    """The card has been played, declarer ratified it, or it is too late."""
    h.record(Settled.CARD_JUDGED, h.offender, h.incident.card)
    match h.incident:
        case book.TurnedTooSoon():
            return h.table.number > h.incident.trick
        case book.PutForwardByDummy():
            return misplaced.lapse(h)
        case book.WantsAnotherCard():
            return both_on(h)
        case book.CardHeld():
            return not _asked_about(h) and _played_next(h)
        case book.NamedIncompletely():
            return _named_and_past(h)
        case book.PutDownBesides():
            return _put_down_lapses(h)
        case _:
            return False


def _put_down_lapses(h: Hearing) -> bool:
    """A card that was found to be put down by being held or named lapses like any held or named; so does a lead."""
    cause = h.incident.cause
    if isinstance(cause, Held | Touched | Shown):
        return not _asked_about(h) and _played_next(h)
    if isinstance(cause, Named) and h.table.is_defender(cause.seat):
        return _named_and_past(h)
    if h.incident.enters:
        # By playing to it the others took it for a lead.
        return h.act.play is not None and h.act.seat is not h.offender and not _doubtful_play_to(h)
    return law60.early_lead(h) or law50.has_left_hand(h)


def _doubtful_play_to(h: Hearing) -> bool:
    """Whether another hand's card may be a lead of its own, that hand having won if the card was put in place."""
    before, act = h.incident.before, h.incident.act
    last = before.last_trick
    replaces = instead_of_held(before, act) or named_last(before, act) or took_back_last(before, act)
    if last is None or not replaces:
        return False
    follows = h.act.card is not None and h.act.card.suit is h.card.suit
    return not follows or last.put(h.offender, h.card).winner(h.table.trumps) is h.act.seat


def _played_next(h: Hearing) -> bool:
    """Whether the card held or touched is now properly played and nobody has played in between: all is as it was."""
    now, then = h.table, h.incident.before
    here = (now.number, now.trick.order) == (then.number, then.trick.order)
    return here and h.act.play == (h.offender, h.card) and h.act.event is not h.incident.cause


def _named_and_past(h: Hearing) -> bool:
    """Whether a defender plays what he named, or play has gone on past it.

    What could be asked about when the last act was done still can, whatever has been found since of another act.
    """
    return _plays_what_he_named(h) or (both_on(h) and not h.in_time)


def _plays_what_he_named(h: Hearing) -> bool:
    """Whether the defender now puts down a card that goes with his words, and wanted no other in the same breath."""
    named = h.incident.cause
    assert isinstance(named, Named)
    said = heard(h.table, named.words, named.pointing)
    own = h.act.play is not None and h.act.seat is h.offender and h.act.event is not named
    return own and said.instead is None and h.act.card is not None and query46.fits(said, h.act.card)


def overtaken(h: Hearing) -> bool:
    """Whether play has gone on past a card that was held or touched, so that nobody asks about it any more.

    The engine keeps the file all the same if the play since was regular only on the footing that it was played.
    """
    held = isinstance(h.incident, book.CardHeld)
    if not held or _asked_about(h) or not both_on(h) or _doubtful_since(h) or not h.reads(book.ASKED_ABOUT_IN_TIME):
        return False
    h.rule(book.ASKED_ABOUT_IN_TIME, Tell(words.NOT_PLAYED_THEN(h.card)))
    return True


def if_played(incident: Incident) -> dict[str, bool]:
    """The findings by which the card of a file was played; none where the file is about something else."""
    match incident.cause:
        case Held(seat, _) if seat is incident.before.declarer:
            return {book.NEAR_TABLE.id: True}
        case Held() | Shown():
            return {book.PARTNER_COULD_SEE.id: True}
        case Touched():
            return {book.TOUCH_DELIBERATE.id: True, book.TOUCH_PURPOSE.id: False}
        case _:
            return {}


def _asked_about(h: Hearing) -> bool:
    """Whether the Director has begun to find out about it."""
    return any(key == h.incident.key for key, _ in h.table.answers)


def _doubtful_since(h: Hearing) -> bool:
    """Whether something at that trick has been irregular since, so that it may all have come of the card held.

    Not that a hand in turn did not follow suit: it has a lead to follow to, whatever the card held was; nor what was
    said of it, or found when the card was taken back. Nor is it irregular since what was on file before, though it is
    ruled on only now.
    """
    number, at, nothing = h.incident.trick, h.incident.at, (book.CardHeld, book.TouchedByDummy, *_WHETHER_IT_FOLLOWED)
    files = any(i.trick == number and i.at > at and not isinstance(i, nothing) for i in h.table.docket)
    since, on_file = h.table.heard[len(h.incident.before.heard) :], {i.key for i in h.incident.before.docket}
    then = (heard for heard in since if heard.trick == number and heard.key not in on_file)
    # Declarer's card put down too soon stays there, whether that was ruled or play went on over it.
    irregular = (heard for heard in then if heard.ruled or heard.kind is book57.DeclarerPlayedTooSoon)
    return files or any(not issubclass(heard.kind, _WHETHER_IT_FOLLOWED) for heard in irregular)


def in_doubt(incident: Incident) -> bool:
    """Whether a file is only about what an act in turn counted as: a card held, or one put down after it."""
    return _unsettled(incident) or (isinstance(incident, book.CardPlayed) and incident.enters)


def _unsettled(incident: Incident) -> bool:
    """Whether a file is about a card held, touched or shown, of which nobody has said yet whether it was played."""
    return isinstance(incident, book.CardHeld | book.TouchedByDummy)


def hear(h: Hearing) -> None:
    """Each kind of act by its own paragraph."""
    h.record(Settled.CARD_JUDGED, h.offender, h.incident.card)
    _HEARINGS(h)


def _now_its_turn(h: Hearing) -> None:
    """The card that was led before the trick was complete is the lead."""
    h.reads(book.LED_BEFORE_THE_END)
    h.rule(book.FIFTH_CARD_BY_DEFENDER, Tell(words.LED_NOW(h.card), quietly=True))
    h.then_plays(h.offender, h.card)


def _indicated(h: Hearing) -> None:
    """45F; to name a card is 43A1 too, and that alone with his hand still up, none of it being faced yet (41D)."""
    named = (book43.NOT_TAKE_PART,) if isinstance(h.incident, book.NamedByDummy) else ()
    if named and h.incident.before.dummy_is_up:
        h.rule(book43.NOT_TAKE_PART, Tell(words.PLAY_CONTINUES()))
        return
    h.rule(book.DUMMY_MAY_NOT_INDICATE, Tell(words.PLAY_CONTINUES()), also=named)
    suggestion(h)


def _turned_early(h: Hearing) -> None:
    """45G: no rectification; who has not turned his own card may have it faced again."""
    h.rule(book.WAIT_TO_TURN_CARDS, Stands(h.offender, h.card, "play"))
    for seat in h.offender.others:
        turned = seat in h.table.quitted and h.table.trick.card(seat) is not None
        if seat is not h.table.dummy and not turned:
            h.rule(book66.CURRENT_TRICK, Tell(words.MAY_HAVE_IT_FACED(seat, h.card), to=(seat,)))


def _fifth_card(h: Hearing) -> None:
    """45E."""
    instead = instead_of_held(h.incident.before, h.incident.act)
    if h.incident.enters:
        if instead and h.table.trick.order == (h.offender,):
            _gives_way(h, Withdraw(h.offender, h.card, h.offender.side))
            return
        h.found(led_or_fifth(h))  # if not, what he did is judged anew
        h.rule(paragraph(h), was_led(h.offender, h.card))
        h.record(Settled.FOUND_LED, h.offender, h.card)
        return
    if not h.still_held(h.offender, (h.card,)):
        return  # another ruling has had the card played
    if not instead and (law47.misinformed(h) or (h.table.is_defender(h.offender) and led_too_soon(h))):
        return
    if _found_later(h) or led_after_all(h) or law60.waits_with_forgiven_lead(h):
        return
    (_gives_way if instead else _one_too_many)(h)


def _one_too_many(h: Hearing) -> None:
    """45E2 for declarer, 45E1 for a defender, whose card is subject to Law 50 and binds from when it was put down."""
    too_many_cards(h)
    before, defends = h.incident.before, h.table.is_defender(h.offender)
    first = before.trick.card(h.offender)
    if defends and first is not None:
        if h.table.penalty_card(h.offender, h.card) is None and law50.spared(h, (h.card,)):
            penalty_cards.no_penalty_card(h, h.offender, (h.card,))
            return
        how = book.CARD_DESIGNATED if named_as_play(before, h.offender) else book.PLAY_FROM_HAND
        h.rule(book47.PLAYED_CARD_STANDS, Tell(words.STANDS_AS_THE_PLAY(first)), also=(how, book49.PARTNER_COULD_SEE))
    added(h)
    if defends:
        law50.led_meanwhile(h)


def _found_later(h: Hearing) -> bool:
    """Both sides have played on, so that the completed trick was defective and 67B2 restores the further card."""
    number, seat = trick_added_to(h), h.offender
    on = h.table.trick_at(number)
    kept = on.card(seat) if on is not None else None
    if kept is None or not h.table.both_have_played_since(number):
        return False
    law67.found_later(h, number, kept, (h.card,), (h.card,), deliberate=None)
    return True


def _held(h: Hearing) -> None:
    """45C1 for a defender, 45C2 for declarer."""
    seat = h.offender
    if h.table.is_defender(seat):
        if h.found(book.PARTNER_COULD_SEE):
            h.reads(book.HELD_FOR_PLAY)
            _was_played(h, book.DEFENDER_CARD_PARTNER_COULD_SEE)
        elif _goes_back(h, book.DEFENDER_CARD_PARTNER_COULD_SEE):
            law16.seen_by_declarer(h, seat, (h.card,))
        return
    near = h.found(book.NEAR_TABLE)
    if near or h.found(book.AS_PLAYED):
        _was_played(h, book.DECLARER_CARD_AT_THE_TABLE if near else book.DECLARER_CARD_IN_PLAYED_POSITION)
    elif _goes_back(h, book.DECLARER_CARD_AT_THE_TABLE, book.DECLARER_CARD_IN_PLAYED_POSITION):
        law48.defenders_may_use(h, seat, (h.card,))


def _named_incompletely(h: Hearing) -> None:
    """45C4(a): which card a defender named, if he named one, is for the Director to say; 46B is about dummy's alone."""
    assert isinstance(h.incident.cause, Named)
    called_for = h.incident.cause.words
    found = query46.found_named(h.table, h.incident.key)
    said = replace(heard(h.table, called_for), instead=None)
    called = interpretation46.Called(None, book.CARD_DESIGNATED, "unknown", said=said)
    then = h.incident.before.knowing(h.table)
    card = law46.card_called(h, called, called_for, h.offender, found=found, own=True, at=then)
    if card is not None:
        _was_played(h, book.CARD_DESIGNATED, card)
    else:
        h.rule(book.CARD_DESIGNATED, Tell(words.NAMED_NO_CARD()))


def _goes_back(h: Hearing, authority: Provision, *also: Provision) -> bool:
    """The card was not played by being held; True if it has not been played since."""
    if h.still_held(h.offender, (h.card,)):
        h.rule(authority, ReturnToHand(h.offender, (h.card,)), also=also)
        return True
    h.rule(authority, Tell(words.NOT_PLAYED_BY_BEING_HELD(h.card)), also=also)
    return False


def _touched(h: Hearing) -> None:
    """45C3."""
    if h.found(book.TOUCH_DELIBERATE) and not h.found(book.TOUCH_PURPOSE):
        _was_played(h, book.DUMMY_CARD_TOUCHED)
    else:
        h.rule(book.DUMMY_CARD_TOUCHED, Tell(words.IS_NOT_PLAYED(h.card)))


def _was_played(h: Hearing, authority: Provision, card: Card | None = None) -> None:
    """The card was played when it was held or touched; what was irregular about that play is heard after this."""
    h.rule(authority, Tell(words.IS_PLAYED(card if card is not None else h.card)))
    for incident in h.table.docket:
        if incident.key == h.incident.key.then(Sequel.PLAY):
            h.attend_to(incident)


def _gives_way(h: Hearing, *taken: Withdraw) -> None:
    """A card put down in place of one that counted as played already: that one stands, and this was shown."""
    seat, card = h.offender, h.card
    if instead_of_held(h.incident.before, h.incident.act):
        h.reads(book.PUT_IN_ITS_PLACE)
    if h.table.is_defender(seat):
        also = (book.FIFTH_CARD_BY_DEFENDER, book49.PARTNER_COULD_SEE)
        penalty_cards.major(h, book47.PLAYED_CARD_STANDS, seat, card, *taken, also=also)
    else:
        also = (book.FIFTH_CARD_BY_DECLARER, book48.DECLARER_HAS_NO_PENALTY_CARD)
        h.rule(book47.PLAYED_CARD_STANDS, *(taken or (ReturnToHand(seat, (card,)),)), also=also)
        if seat is not h.table.dummy:
            law48.defenders_may_use(h, seat, (card,))
    _played_to_the_other(h)


def _played_to_the_other(h: Hearing) -> None:
    """An opponent who played after the card that gave way may change his own (47D), and must to follow suit.

    What the offender's partner has played to it and did not follow to the card that counts is like any revoke.
    """
    on = h.table.trick_at(trick_added_to(h))
    if on is None:
        return
    led = on.led if on.leader is h.offender else None
    for other, card in _played_since(h, on):
        revokes = [i for i in h.table.docket if isinstance(i, book61.FailureToFollowSuit) and i.of(other, card)]
        if other.side is h.offender.side:
            for incident in revokes:
                h.attend_to(incident)
        elif law47.still_there(h, other, card) and _changes(h, other, card, led):
            for incident in revokes:
                h.close(incident)


def _played_since(h: Hearing, on: Trick) -> list[tuple[Seat, Card]]:
    """The cards of a trick that were played after the card that gave way."""
    then = h.incident.before.trick_at(trick_added_to(h))
    had_played = then.order if then is not None else ()
    return [(seat, card) for seat, card in on.plays if seat not in had_played]


def _changes(h: Hearing, other: Seat, card: Card, led: Suit | None) -> bool:
    """Whether an opponent takes his card back; he must if the lead that counts is of another suit, which he holds."""
    must = led is not None and card.suit is not led and h.holds(other, led, book44.FOLLOW_SUIT)
    return law47.may_change(h, other, card, book47.RETRACT_AFTER_OPPONENTS_CHANGE, h.offender.side, must=must)


def arising(table: Table) -> Incident | None:
    """A card that a defender kept when dummy's lead was taken back may have to follow to another suit.

    Or one that he led before the trick was complete has become the lead.
    """
    return misplaced.arising(table) or now_led(table)


_HEARINGS = by_kind(
    {
        book.CardHeld: _held,
        book.TouchedByDeclarer: _touched,
        book.TouchedByDummy: _indicated,
        book.NamedByDummy: _indicated,
        book.NamedIncompletely: _named_incompletely,
        book.WantsAnotherCard: designation.hear,
        book.PutForwardByDummy: misplaced.hear,
        book.TurnedTooSoon: _turned_early,
        book.PutDownBesides: _fifth_card,
        book.KeptWhenLeadWentBack: misplaced.kept,
        book.LedBeforeTheEnd: _now_its_turn,
    }
)
LAW = Law(
    45,
    notices=notice,
    of=plays_and(Held, Shown, Touched, Placed, Named, Corrected, Quitted),
    lapses=lapse,
    hears=hear,
    unsettled=in_doubt,
    overtaken=overtaken,
    if_played=if_played,
    arises=arising,
    arises_from="records",
    yields_to=(50, 53, 57, 54, 41, 60, 58, 61, 52),
)
