"""Law 61: what a hearing does for several laws."""

from __future__ import annotations

from itertools import takewhile

from ...board.acts import Act
from ...board.events import DirectorCalled, Retracted, Said, Saying, discloses
from ...board.incidents import LeadOutOfTurn
from ...board.keys import Sequel
from ...board.lives import State
from ...board.orders import KeepRevokes, Overrule, RecordRevoke, Refer, Stands, Tell
from ...board.records import Settled
from ...board.table import Demand, Incident, Restriction, Revoke, Stage
from ...board.words import NOW
from ...hearing.hearing import Hearing
from ...hearing.law import by_kind
from ...values.cards import Card, Suit
from ...values.frozen import replace
from ...values.seats import Seat
from ..books import book44, book47, book52, book59, book62, book66
from ..common import reads
from ..law43 import procedures as law43
from ..law45 import misplaced_procedures, procedures as law45
from ..law47 import words as words47
from ..law52 import queries as query52, words as words52
from ..law53 import procedures as law53
from ..law59 import queries as query59
from ..law62 import procedures as law62
from ..law62.queries import further_begun
from ..law63 import procedures as law63, queries as query63
from ..law68 import queries as query68
from . import book, words
from .alleged_queries import (
    alleged,
    certain,
    discard,
    may_mean_none,
    pointed_at,
    said_to_be_one,
    spoken_of,
    told_with,
    which_card,
)
from .asking_procedures import right_to_ask
from .mention_procedures import as_if_established, attention, first_mentioned_by_dummy, too_late_for_tricks
from .queries import (
    about,
    being_heard,
    better_card,
    bound_by,
    first_to_be_heard,
    holding_then,
    lead_changed,
    may_have_established,
    obedient,
    revoke_of,
    to_a_lead_out_of_turn,
)


def hear_played(h: Hearing) -> None:
    """A card that was played, unless another ruling has sent it back to the hand: then there is nothing to correct.

    Nor is there if the lead before it is undone, the trick before having been put right (44G).
    """
    put = h.table.puts.current(h.card)
    last = None if put is None else put.lives[-1]
    ruled = last is not None and (last.by is not None or last.state is State.EXTRA)
    if (h.offender, h.card) in h.table.undone:
        return
    if ruled and h.card in h.table.hand(h.offender).cards and h.table.puts.lying(h.offender, h.card) is None:
        return
    _no_right_to_inspect(h)
    _played(h)


def _certainly(h: Hearing) -> None:
    """A further revoke that was certainly one; or the player himself has said that he has a card of the suit."""
    meant = _to_be_heard(h)
    if meant is not None:
        _found_when_settled(h, meant)


def _taken_back(h: Hearing) -> None:
    """A discard taken back from a hand that is not on file: only if it was a revoke may it be.

    If it was none it stands, and has been taken back like any other card, of which nobody has spoken yet; also if that
    was found when something else was said, so that the discard is among those that may be one no more.
    """
    meant, trick = _on_file(h, h.incident.trick, h.offender, h.card), h.table.trick_at(h.incident.trick)
    if meant is None:
        was_none = trick is not None and trick.card(h.offender) is h.card
    else:
        was_none = not meant.found and not _inquire(h, meant)
    if was_none:
        h.rule(book47.PLAYED_CARD_STANDS, Stands(h.offender, h.card, "play"))
        summary, then = h.incident.about, h.incident.before.number
        _is_left(h, h.incident.heard_as(book47.TakenBack, Sequel.TAKEN_BACK, summary, trick=then), h.incident.at)


def _put_right(h: Hearing[book.PutDownForRevoke]) -> None:
    """The revoker has put down another card himself: the revoke is corrected, and the card is his play."""
    meant = _on_file(h, h.incident.trick, h.offender, h.incident.replaced)
    if meant is None:
        return
    for incident in h.table.files(book.FailureToFollowSuit):
        if incident.key != h.incident.key and about(incident, meant):
            h.close(incident)
    if meant.stage is not Stage.CORRECTED:
        h.reads(book62.PUT_DOWN_INSTEAD)
        found(h, meant)
    h.then(Act(h.incident.cause, h.offender, h.card, plays=True))


def not_followed(h: Hearing, seat: Seat, card: Card) -> bool:
    """Whether a card that the ruling puts, or leaves, in the trick of its incident is a revoke.

    It is then corrected like any other (47B, 62A).
    """
    for incident in h.table.files(book.FailureToFollowSuit):
        here = incident.trick == h.incident.trick and incident.of(seat, card)
        if here and incident.key not in h.closed:
            h.attend_to(incident)
            return True
    trick = h.table.trick_at(h.incident.trick)
    if trick is None or trick.led is None or trick.card(seat) is not card or card.suit is trick.led:
        return False
    led = trick.led
    if h.table.held_at(h.incident.trick, seat, led.mask) is not True:
        return False
    found(h, query63.as_played(h.table, revoke_of(h.incident.before, h.incident.trick, seat, card, led, sure=True)))
    return True


def _may_not_look(h: Hearing) -> None:
    told = Tell(words.NO_RIGHT_TO_LOOK(), quietly=True)
    h.rule(book.NO_RIGHT_TO_INSPECT, told, also=(book66.QUITTED_TRICKS,))
    h.record(Settled.NO_INSPECTION, h.offender)


def _no_right_to_inspect(h: Hearing) -> None:
    """61C: said when the Director is called for a revoke at a trick that is past, while there is more to play."""
    _, event = attention(h)
    called = isinstance(event, DirectorCalled) and event.about == "revoke"
    said = any(entry.key != h.incident.key for entry in h.table.on_record(Settled.NO_INSPECTION))
    if called and not said and not h.table.finished and h.incident.trick < h.table.number:
        _may_not_look(h)


def _played(h: Hearing) -> None:
    if not revoked(h):
        led = h.incident.before.trick.led
        also = () if led in (None, h.card.suit) else (book44.UNABLE_TO_FOLLOW,)
        h.rule(book59.MAY_PLAY_ANY, Tell(words.NOT_ABLE(h.offender), to=(h.offender,)), also=also)
        _otherwise_legal(h)


def _otherwise_legal(h: Hearing) -> None:
    """Law 59 leaves him a card that is legal otherwise: if a penalty card of his was due, Law 52 takes it up.

    If the question was raised only by his taking the card back, nobody has spoken of either yet: both are left on file.
    """
    at, event = attention(h)
    taken_back = isinstance(event, Retracted) and (event.seat, event.card) == (h.offender, h.card)
    owed = query52.owed_now(h.incident.before.knowing(h.table), h.offender, h.card)
    if owed and h.table.is_defender(h.offender):
        about = words52.PLAYED_ANOTHER(h.offender, h.card, owed)
        another = h.incident.heard_as(book52.AnotherCardPlayed, Sequel.PENALTY_CARD, about, owed=owed)
        if taken_back:
            _is_left(h, another, at)
        else:
            h.open(another)
    if taken_back:
        summary, taken = words47.TOOK_BACK(h.offender, h.card), Act(event, h.offender, h.card)
        _is_left(h, h.incident.heard_as(book47.TakenBack, Sequel.TAKEN_BACK, summary, at=at, act=taken), at)


def _is_left(h: Hearing, matter: Incident, at: int) -> None:
    """A matter that has come of what was found stays on file: unheard, unless somebody has called since that act."""
    calls = takewhile(lambda told: discloses(told[1]), enumerate(h.table.log[at + 1 :], at + 1))
    for place, event in calls:
        spoken = isinstance(event, DirectorCalled) or (isinstance(event, Said) and event.what is Saying.ATTENTION)
        if spoken and getattr(event, "about", None) in (None, *matter.topics):
            h.leave(matter, by=getattr(event, "seat", None), at=place)
            return
    h.leave(matter)


def revoked(h: Hearing) -> bool:
    """Whether the card was a revoke, from the cards or from the Director; if so, what follows is ruled."""
    suit = _could_have_followed(h)
    if suit is None and not able(h, h.card):
        _called_for_the_claim(h)
        return False
    here = Revoke(h.incident.trick, h.offender, h.card, None)
    known = next((r for r in h.table.revokes if r.same(here)), None)
    if known is None or (known.suit is not None and suit is None):
        # Of a hand that is not on file the card was first taken for a failure to follow suit.
        before = h.incident.before
        playable = obedient(before.knowing(h.table), h.offender, h.card) if suit is None else 0
        known = revoke_of(before, h.incident.trick, h.offender, h.card, suit, sure=True, playable=playable)
        known = query63.as_played(h.table, known)
    found(h, known)
    return True


def _could_have_followed(h: Hearing) -> Suit | None:
    """The suit led, if he held one and did not follow, from the cards or from the Director."""
    led = h.incident.before.trick.led  # of one that another lead has replaced since, 45D says what is to be done
    if led is None or h.card.suit is led or lead_changed(h.table, h.incident):
        return None
    return led if h.held_then(led, book.REVOKE) else None


def able(h: Hearing, card: Card) -> bool:
    """Whether he could have obeyed what else was demanded of him, from the cards or from the Director."""
    before = h.incident.before
    broken = [r for r in bound_by(before, h.offender, card) if query59.instead(r, card)]
    if before.hand(h.offender).known:
        return bool(broken)
    return bool(broken) and all(_could_obey(h, r, card) for r in broken if r.card is None)


def _could_obey(h: Hearing, restriction: Restriction, card: Card) -> bool:
    """Whether he had a card by which to obey a demand: from the cards on file, or from the Director."""
    mask = query59.instead(restriction, card)
    if restriction.demand is not Demand.FORBID and not restriction.mask & card.mask:
        if h.incident.before.knowing(h.table).holds(h.offender, mask):
            return True
        return any(h.held_then(suit, book.REVOKE) for suit in restriction.suits)
    could = book.COULD_OBEY.of(demand=replace(restriction, seat=h.offender).message)
    return h.held(h.incident.before, h.offender, mask, could)


def _asked(h: Hearing) -> None:
    """61B: whether the question was allowed; then whether he had one, if the cards do not tell."""
    event = h.incident.cause
    assert isinstance(event, Said)
    assert event.to is not None
    right_to_ask(h, event.seat, event.to)
    meant = _to_be_heard(h)
    if meant is not None and (meant.sure or meant.suit is not None):
        _inquire(h, meant)


def _to_be_heard(h: Hearing) -> Revoke | None:
    """The card spoken of or taken back, unless it has gone back or was ruled on with another matter (57, 62C3)."""
    meant = _on_file(h, h.incident.trick, h.offender, h.incident.card)
    return None if meant is None or meant.found else meant


def _on_file(h: Hearing, trick: int, seat: Seat, card: Card | None) -> Revoke | None:
    return next((r for r in h.table.revokes if (r.trick, r.seat, r.card) == (trick, seat, card)), None)


def _alleged(h: Hearing) -> None:
    """Which card is meant, if it is not plain; then whether it was a revoke."""
    if _was_only_about_a_lead(h):
        return
    if not h.table.finished:
        _may_not_look(h)
    else:
        h.rule(book66.AFTER_PLAY, Tell(words.MAY_BE_INSPECTED(), quietly=True))
    shown, then = certain(h.table, h.incident), spoken_of(h.table, h.incident)
    since = bool(then) and not any(r.same(meant) for r in shown for meant in then)
    if since or which_card(h.table, h.incident) is not None:
        # What is certain only since does not take the place of the card that he spoke of; nor has he excluded it who
        # was asked which card he meant before he said that there was a revoke.
        _each_in_its_turn(h, shown if since or said_to_be_one(h.table, h.incident) else [])
        shown = []
    if not shown:
        _in_doubt(h)
        return
    _dummy_spoke_of_it(h)
    first = first_to_be_heard(h.table, shown)
    _each_in_its_turn(h, [revoke for revoke in shown if revoke is not first])
    _found_when_settled(h, first)
    _pointed_at_besides(h, pointed_at(h.table, h.incident, shown))


def _pointed_at_besides(h: Hearing, doubtful: list[Revoke]) -> None:
    """Who has called as well, without saying why, is heard on what may be a revoke after what is certain."""
    if doubtful:
        of = {"offender": doubtful[0].seat, "trick": doubtful[0].trick, "meant": doubtful[0].card}
        of = of if len(doubtful) == 1 else {"meant": None}
        h.open(h.incident.heard_as(book.RevokeInDoubt, Sequel.IN_DOUBT, h.incident.about, **of))


def _in_doubt(h: Hearing) -> None:
    """The card that may have been a revoke: which is meant, and whether it was one."""
    meant = _meant(h, alleged(h.table, h.incident), which_card(h.table, h.incident))
    if meant is not None and meant.found:
        meant = None  # what was said of another card has had it ruled on already
    if meant is None:
        another = being_heard(h.table) or any(r.found for r in h.table.revokes)
        h.rule(book.REVOKE, Tell((words.NO_FURTHER_REVOKE_APPEARS if another else words.NO_REVOKE_APPEARS)()))
    if meant is None or not _inquire(h, meant):
        _before_the_file(h)
        _called_for_the_claim(h)


def _was_only_about_a_lead(h: Hearing) -> bool:
    """Whether nobody spoke of a revoke: the call was of a lead, and what was put down after it is no card to it."""
    if said_to_be_one(h.table, h.incident) or not to_a_lead_out_of_turn(h.incident.before):
        return False
    return which_card(h.table, h.incident) is None and not alleged(h.table, h.incident)


def _each_in_its_turn(h: Hearing, others: list[Revoke]) -> None:
    """Of several revokes each is heard by itself, in the order of the acts: another matter may come between."""
    file: Incident = h.incident
    for revoke in others:
        of = {"offender": revoke.seat, "trick": revoke.trick, "meant": revoke.card}
        file = file.heard_as(book.RevokeBesides, Sequel.ANOTHER_REVOKE, h.incident.about, **of)
        while any(i.key == file.key for i in h.table.docket):
            file = file.heard_as(book.RevokeBesides, Sequel.ANOTHER_REVOKE, h.incident.about, **of)
        h.open(file)


def _before_the_file(h: Hearing) -> None:
    """A revoke that somebody speaks of may be of a trick that is not on file, if nothing on file can be meant."""
    table = h.table
    first, on_file = table.number - len(table.tricks), (*table.tricks, table.trick)
    meant = any(card is not None and card.suit is not trick.led for trick in on_file for card in trick.cards)
    meant = meant or not said_to_be_one(table, h.incident)
    if first > 1 and not meant and not any(revoke.found for revoke in table.revokes):
        h.rule(book.REVOKE, Refer("may", words.BEFORE_THE_FILE(first), NOW()))


def _called_for_the_claim(h: Hearing) -> None:
    """Who called the Director after another's claim, and did not say why, disputes it unless there was a revoke."""
    calls = (event for event in told_with(h.table, h.incident) if isinstance(event, DirectorCalled))
    table = h.table.but(docket=tuple(i for i in h.table.docket if i.key != h.incident.key))
    disputed = next(filter(None, (query68.disputed_by(table, call) for call in calls)), None)
    if disputed is not None and not said_to_be_one(h.table, h.incident):
        h.open(h.incident.heard_as(disputed.kind, Sequel.CLAIM, disputed.summary, offender=disputed.claimer))


def _meant(h: Hearing, open_to: list[Revoke], picked: str | None) -> Revoke | None:
    """The discard that is said to be a revoke; asked only if there are several.

    Whoever did not say what he called for may have meant none of them. What he meant he means still when something
    else has come to light: that card is ruled on, also if it was no revoke, and no other in its place.
    """
    own = Revoke(h.incident.trick, h.offender, h.incident.card, None)
    before = discard(h.table, own.id if picked is None else picked)
    asked = before is not None and (picked is not None or h.known(holding_then(before)) is not None)
    there = h.table.revokes if picked is None else open_to
    if before is not None and asked and before.id not in [r.id for r in there]:
        known = (r for r in h.table.revokes if r.id == before.id)
        open_to = [*open_to, next(known, None) or query63.as_played(h.table, before)]
    if len(open_to) > 1 or (picked is not None and open_to):
        among = tuple((r.id, words.CARD_AT_TRICK(r.seat, r.card, r.trick)) for r in open_to)
        if may_mean_none(h.table, h.incident):
            among += (("none", words.NONE_OF_THESE()),)
        picked = h.found(book.WHICH.but(among=among))
        return next((r for r in open_to if r.id == picked), None)
    return open_to[0] if open_to else None


def _inquire(h: Hearing, revoke: Revoke) -> bool:
    """A hand that is not on file: could he have followed, or obeyed? If so what follows is ruled, and True returned."""
    if not was_revoke(h, revoke):
        return False
    _dummy_spoke_of_it(h)
    _found_when_settled(h, revoke)
    return True


def _found_when_settled(h: Hearing, revoke: Revoke) -> None:
    """Found, or heard again after what may have established it, to which attention is drawn only now.

    Who says that there was a revoke speaks of that too; it is heard only if there was one.
    """
    of_words = isinstance(h.incident, book.RevokeAlleged | book.RevokeBesides)
    spoken_of = of_words and said_to_be_one(h.table, h.incident)
    turned_on = [i for i in may_have_established(h.table, revoke) if spoken_of and not i.attended]
    for incident in turned_on:
        h.attend_to(incident)
    if turned_on:
        _each_in_its_turn(h, [revoke])
    else:
        found(h, revoke)


def _dummy_spoke_of_it(h: Hearing) -> None:
    """43A1(b): dummy was the first to speak of a card that is only now found to have been a revoke."""
    event, others = h.incident.cause, (i for i in h.table.docket if i.irregular and i.key != h.incident.key)
    spoke = event is not None and discloses(event)
    if spoke and h.incident.act.seat is h.table.dummy and not any(i.attended for i in others):
        law43.first_to_mention(h)


def was_revoke(h: Hearing, revoke: Revoke) -> bool:
    """Whether a card was a revoke, from the cards or from the Director; if not, that is said."""
    if not revoke.sure and revoke.suit is None:
        if not h.held_at(revoke.trick, revoke.seat, revoke.playable, better_card(revoke)):
            h.silently(KeepRevokes(tuple(r for r in h.table.revokes if not r.same(revoke))))
            h.rule(book.REVOKE, Tell(words.PLAYED_AS_DEMANDED(revoke.seat), to=(revoke.seat,)))
            return False
    elif not revoke.sure:
        assert revoke.suit is not None
        if not h.held_at(revoke.trick, revoke.seat, revoke.suit.mask, holding_then(revoke)):
            h.rule(book44.UNABLE_TO_FOLLOW, Tell(words.COULD_NOT_FOLLOW(revoke.seat), to=(revoke.seat,)))
            return False
    return True


def found(h: Hearing, revoke: Revoke) -> None:
    """A revoke to which attention has been drawn: too late, to be corrected, or both for the special cases."""
    for lead in h.table.files(LeadOutOfTurn):
        if (lead.trick, lead.proper) == (revoke.trick, revoke.seat):
            law53.ask_whether_proper_lead(h.on(lead))  # then he did not play to the lead out of turn
    _led_or_instead(h, revoke)
    revoke = law63.named_before(h, revoke, attention(h)[0])
    revoke = replace(revoke, found=True, sure=True, exempt=too_late_for_tricks(h, revoke))
    h.rule(book.REVOKE, RecordRevoke(revoke), also=(book44.FOLLOW_SUIT,) if revoke.suit is not None else ())
    for incident in (*h.table.files(book52.PenaltyCardNotPlayed), *h.table.files(book47.TakenBack)):
        if incident.of(revoke.seat, revoke.card):
            h.close(incident)  # the revoke rules decide on it, not those on a penalty card, or one that was taken back
    for ruled in () if revoke.card is None else query52.ruled_on(h.table, revoke.trick, revoke.card):
        h.silently(Overrule(ruled))  # he was not bound to play the penalty card
    if revoke.seat is h.table.dummy:
        misplaced_procedures.put_back(h, revoke.trick, revoke.card)
    if first_mentioned_by_dummy(h, revoke):
        return
    if revoke.trick == 12 and not law62.returned(h):
        as_if = None if revoke.stage is Stage.ESTABLISHED else as_if_established(h, revoke)
        law62.correct_twelfth(h, revoke, as_if)
    elif others := _by_both_sides(h, revoke):
        law62.correct_both(h, revoke, others)
    elif revoke.stage is Stage.ESTABLISHED:
        law63.too_late(h, revoke)
    else:
        law62.correct(h, revoke, as_if_established(h, revoke))


def _led_or_instead(h: Hearing, revoke: Revoke) -> None:
    """A card out of turn by which alone the revoke is established: was it a lead (63A1), or one too many to the trick?

    Or one that the revoker put in the revoke's place. That is asked of its own file: if it was no lead, it is judged
    again and nothing was established by it.
    """
    if revoke.stage is not Stage.ESTABLISHED:
        return
    following = h.table.trick_at(revoke.trick + 1)
    theirs = [seat for seat, _ in following.plays if seat.side is revoke.seat.side] if following is not None else []
    for i in h.table.docket:
        out_of_turn = i.act.play is not None and i.before.trick.empty and i.before.turn is not i.offender
        if i.trick != revoke.trick + 1 or not out_of_turn:
            continue
        instead = i.offender is revoke.seat and i.card is not None and i.card.suit is revoke.suit
        alone = theirs == [i.offender] and not further_begun(h.table, revoke)
        if alone or (instead and reads(h.table, book62.PUT_DOWN_INSTEAD)):
            law45.ask_whether_led(h.on(i))


def _by_both_sides(h: Hearing, revoke: Revoke) -> tuple[Revoke, ...]:
    """The other revokes on the trick, if the other side has revoked there too (62C3): each is corrected with this one.

    Where no hand on file tells whether a card was one, it is asked. What one corrected before has shown nobody may use
    either, of whichever side it was.
    """
    against = [r for r in law62.revokes_against(h, revoke) if r.sure or was_revoke(h, r)]
    here = (r for r in h.table.revokes if against and r.trick == revoke.trick and r.card is not None)
    own = (r for r in here if r.seat.side is revoke.seat.side and not r.same(revoke))
    found = (*against, *(r for r in own if r.sure or was_revoke(h, r)))
    return tuple(replace(r, sure=True) for r in found)


# What a file on a revoke calls for, by its kind.
hear = by_kind(
    {
        book.NotAsRequired: hear_played,
        book.RevokeAskedAbout: _asked,
        book.RevokeAdmitted: _certainly,
        book.RevokeAlleged: _alleged,
        book.RevokeInDoubt: _in_doubt,
        book.RevokeBesides: _certainly,
        book.DiscardTakenBack: _taken_back,
        book.PutDownForRevoke: _put_right,
    }
)
