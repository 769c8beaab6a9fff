"""Law 52: failure to lead or play a penalty card."""

from __future__ import annotations

from ...board.acts import Act
from ...board.events import Faced, FacedSeveral, Named, Saying
from ...board.keys import Following, Sequel
from ...board.orders import Put, Stands, Tell, Withdraw
from ...board.records import Settled
from ...board.table import Incident, Kind, Table, Trick
from ...hearing.hearing import Hearing
from ...hearing.law import PLAYS, Law, by_kind
from ...values.cards import Card
from ..books import book44, book47, book49, book50, book60
from ..common import file, reads
from ..law09 import procedures as law09
from ..law10 import procedures as law10
from ..law16 import procedures as law16
from ..law50 import penalty_cards, procedures as law50
from ..law51 import procedures as law51
from ..law53 import procedures as law53, queries as query53
from ..law61 import procedures as law61, queries as query61
from ..law63 import queries as query63
from ..law72 import procedures as law72, words as words72
from . import book, words
from .queries import other_designated, owed_now


def notice(table: Table, act: Act) -> Incident | None:
    """A defender in turn plays something else than the penalty card he has to play; or changes it by himself."""
    instead = _put_right(table, act)
    if instead is not None:
        return instead
    if act.play is None or act.seat is not table.turn or not table.is_defender(act.seat) or act.card is None:
        return None
    owed = owed_now(table, act.seat, act.card)
    owed = tuple(card for card in owed if card not in _made_by_this_act(table, act)) or owed
    if not owed:
        return _not_named(table, act, act.card)
    return file(table, act, book.AnotherCardPlayed, words.PLAYED_ANOTHER(act.seat, act.card, owed), owed=owed)


def _put_right(table: Table, act: Act) -> Incident | None:
    """A card that he puts down for the one that he played wrongly and has taken back is no lead and no further card."""
    if act.play is None:
        return None
    for wrong in table.files(book.AnotherCardPlayed):
        if wrong.offender is act.seat and query53.taken_back(table, wrong):
            what = words.PUT_DOWN_IN_ITS_PLACE(act.seat, act.card, wrong.card)
            return file(table, act, book.PutDownInItsPlace, what, trick=wrong.trick, replaced=wrong.card)
    return None


def _not_named(table: Table, act: Act, card: Card) -> Incident | None:
    """He plays one of several penalty cards while declarer has still to name one (51A), and not at declarer's word."""
    asked = law51.arising(table)
    if (
        asked is None
        or asked.offender is not act.seat
        or card not in asked.cards
        or not reads(table, book.DECLARER_NAMES)
    ):
        return None
    others = tuple(c for c in asked.cards if c is not card and c not in _made_by_this_act(table, act))
    if not others or (isinstance(act.event, Named) and act.event.seat is table.declarer):
        return None
    what = words.PLAYED_BEFORE_ONE_WAS_NAMED(act.seat, card)
    return file(table, act, book.AnotherCardPlayed, what, owed=others)


def _by_his_own_choice(h: Hearing[book.AnotherCardPlayed]) -> bool:
    """Whether what he played is one of the penalty cards that declarer had still to choose from."""
    before, among = h.incident.before, (h.card, *h.incident.owed)
    lay_there = before.penalty_card(h.offender, h.card) is not None
    return lay_there and not other_designated(before, h.offender, h.card, among)


def _made_by_this_act(table: Table, act: Act) -> tuple[Card, ...]:
    """Cards that went down with the one judged and have only just become penalty cards: he did not owe them yet."""
    key = act.judged_as
    if key is None:
        return ()
    key = key.of if isinstance(key, Following) and key.sequel is Sequel.PLAY else key
    made = table.on_record(Settled.EXPOSED, key=key)
    return tuple(entry.card for entry in made if entry.card is not None)


def _no_more(h: Hearing) -> bool:
    """The card that was to replace another has been played, or is a penalty card."""
    return law50.has_left_hand(h) or h.table.penalty_card(h.offender, h.card) is not None


def _must_accept(h: Hearing[book.AnotherCardPlayed]) -> bool:
    """Declarer has played from either hand since: he must accept."""
    if h.act.play is None or h.table.is_defender(h.act.seat):
        return False
    if _not_covered(h):
        return True
    if not _by_his_own_choice(h) and not reads(h.table, book.NOT_A_REVOKE):
        return False  # a revoke is not accepted by playing on
    law53.close_file_on_taking_back(h)  # that he took it back has no other effect
    own = _own_change(h)
    if own is not None and not h.reads(book.NO_EFFECT_OF_HIS_CHANGE):
        _played_to_the_penalty_card(h, own)
        return True
    if _by_his_own_choice(h):
        h.reads(book.DECLARER_NAMES)
    h.rule(book.MUST_ACCEPT, Stands(h.offender, h.card, "play"))
    _remains(h)
    if not _may_be_a_revoke(h):
        law72.refer(h, words72.NOT_PLAYING_THE_PENALTY_CARD())
    return True


def _may_be_a_revoke(h: Hearing[book.AnotherCardPlayed]) -> bool:
    """Whether he did not follow suit: if he could have, he owed that, and not the penalty card (44C).

    Nobody looks into his hand for the sake of what is referred, be it on file or not, while nobody speaks of a revoke.
    """
    led = h.incident.before.trick.led
    return led is not None and h.card.suit is not led


def _own_change(h: Hearing[book.AnotherCardPlayed]) -> Card | None:
    """The penalty card that he has by himself put in place of the card played, before declarer played on."""
    for later in h.table.files(book.PutDownInItsPlace):
        if later.replaced is h.card and later.offender is h.offender:
            return later.card if later.card in h.incident.owed else None
    return None


def _played_to_the_penalty_card(h: Hearing, owed: Card) -> None:
    """Declarer went on with the penalty card in sight as the play."""
    h.rule(book.PENALTY_CARD_SUBSTITUTED, Put(h.offender, h.card, owed, h.offender.side))
    penalty_cards.major(h, book.WRONG_CARDS_ARE_MAJOR, h.offender, h.card)
    _put_in_its_place(h, accepted=False)


def _not_covered(h: Hearing) -> bool:
    """Law 50C was broken, and with the reading set aside no law says what follows: the card stands."""
    if not h.incident.before.penalty_cards_of(h.offender, Kind.MINOR) or h.reads(book.MINOR_TOO):
        return False
    h.rule(book47.PLAYED_CARD_STANDS, Stands(h.offender, h.card, "play"), also=(book50.MINOR_BARS_SMALL_CARDS,))
    return True


def hear(h: Hearing[book.AnotherCardPlayed]) -> None:
    """Declarer accepts the card or has the penalty card played."""
    tricks = [h.table.trick, h.table.last_trick]
    if not reads(h.table, book.NOT_A_REVOKE):
        tricks.append(h.table.trick_at(h.incident.trick))
    if not any(trick is not None and trick.card(h.offender) is h.card for trick in tricks):
        return  # another ruling has sent the card back to the hand
    suit = h.incident.before.trick.led
    if suit is not None and h.card.suit is not suit and h.held_then(suit, book44.FOLLOW_SUIT):
        # He could have followed suit, so the revoke rules decide, not this law.
        h.rule(book.NO_CHANGE_ON_HIS_OWN, Tell(words.HOLDS_IT(h.offender, suit), to=(h.offender,)))
        law61.hear_played(h)
        return
    if _not_covered(h):
        return
    if _by_his_own_choice(h):
        h.reads(book.DECLARER_NAMES)
    elif not h.reads(book.NOT_A_REVOKE):
        _revoke(h)
        return
    law09.corrected_early(h)
    law10.ruled_by_players(h)
    h.rule(book.NO_CHANGE_ON_HIS_OWN, Tell(words.MAY_NOT_CHANGE(h.offender), to=(h.offender,)))
    owed = h.still_held(h.offender, h.incident.owed) or _owed_after_his_lead(h)
    if not owed:
        h.rule(book.NO_CHANGE_ON_HIS_OWN, Stands(h.offender, h.card, "play"))
        return
    declarer = (h.table.declarer,)
    stated = "accept" if h.statements(Saying.ACCEPT, declarer) else None
    stated = "require" if h.statements(Saying.REFUSE, declarer) else stated
    if stated is None:
        law10.options(h, h.table.declarer)
    if _partner_played_since(h) and not h.reads(book.PARTNER_DOES_NOT_CLOSE):
        h.rule(book.MUST_ACCEPT, Stands(h.offender, h.card, "play"))
        _remains(h)
        return
    option = book.NOT_NAMED if _by_his_own_choice(h) else book.OPTION
    if (stated or h.chosen(option, by=h.table.declarer, owed=owed)) == "accept":
        h.rule(book.MAY_ACCEPT, Stands(h.offender, h.card, "play"))
        _remains(h)
        _put_in_its_place(h, accepted=True)
        return
    played: Card | None = owed[0]
    if len(owed) > 1:
        played = h.chosen_card(book.WHICH, h.table.declarer, owed)
    assert played is not None
    if played is h.table.trick.card(h.offender):
        h.rule(book.PENALTY_CARD_SUBSTITUTED, Withdraw(h.offender, played, h.offender.side))
    following = h.table.trick if h.table.number > h.incident.trick else None
    h.rule(book.PENALTY_CARD_SUBSTITUTED, Put(h.offender, h.card, played, h.offender.side))
    penalty_cards.major(h, book.WRONG_CARDS_ARE_MAJOR, h.offender, h.card)
    _put_in_its_place(h, accepted=False)
    if following is not None:
        _undone(h, following)
    law10.then_free(h)


def _owed_after_his_lead(h: Hearing[book.AnotherCardPlayed]) -> tuple[Card, ...]:
    """What declarer may require if the penalty card owed is out of his hand: he has led it to the next trick since, or
    it has gone to the one before, in place of an earlier wrong card, and his lead is still his to make."""
    trick = h.table.trick
    if not reads(h.table, book.LEAD_TAKES_NO_RIGHT) or trick.order != (h.offender,):
        return ()
    led = trick.card(h.offender)
    if led is h.card:
        back = Withdraw(h.offender, h.card, h.offender.side).apply(h.table, book.NO_CHANGE_ON_HIS_OWN)
        owed = owed_now(back, h.offender, h.card)
    else:
        owed = tuple(card for card in h.incident.owed if card is led)
    if owed:
        h.reads(book.LEAD_TAKES_NO_RIGHT)
    return owed


def _put_in_its_place(h: Hearing, *, accepted: bool) -> None:
    """Cards that he put down after taking the wrong one back: a penalty card lies there as before, any other is one
    more card wrongly played if declarer does not accept the first."""
    for later in h.table.files(book.PutDownInItsPlace):
        if later.replaced is not h.card or later.card is None:
            continue
        if h.incident.before.penalty_card(h.offender, later.card) is not None:
            h.close(later)
        elif not accepted:
            penalty_cards.major(h, book.WRONG_CARDS_ARE_MAJOR, h.offender, later.card)
            h.close(later)


def _shown_in_vain(h: Hearing) -> None:
    """The card that was to replace another stays out of the trick; it was shown by deliberate play."""
    if h.still_held(h.offender, (h.card,)) and h.table.penalty_card(h.offender, h.card) is None:
        penalty_cards.make(h, book49.PARTNER_COULD_SEE, h.offender, h.card, deliberate=True)


def _undone(h: Hearing, following: Trick) -> None:
    """If another hand has won the trick, the cards led and played to the next one go back.

    Those of the defenders were not theirs to play.
    """
    undone = [(seat, card) for seat, card in following.plays if h.table.trick.card(seat) is not card]
    for seat, card in undone:
        h.reads(book44.LEAD_UNDONE_WITH_WINNER)
        if not h.table.is_defender(seat):
            h.rule(book44.WINNER_LEADS, Withdraw(seat, card, h.offender.side))
            law16.withdrawn(h, seat, card, h.offender.side, replaced=False)
            continue
        authority = book.WRONG_CARDS_ARE_MAJOR if seat is h.offender else book60.OFFENDING_SIDE_PLAYS
        penalty_cards.major(h, authority, seat, card, Withdraw(seat, card, h.offender.side))
    for later in h.table.docket:
        if undone and later.at > h.incident.at and later.trick > h.incident.trick:
            h.close(later)


def _revoke(h: Hearing[book.AnotherCardPlayed]) -> None:
    """By the letter of 61A, a card played when the law required another is a revoke."""
    owed = sum(card.mask for card in h.incident.owed)
    revoke = query61.revoke_of(h.incident.before, h.incident.trick, h.offender, h.card, None, sure=True, playable=owed)
    law61.found(h, query63.as_played(h.table, revoke))


def _partner_played_since(h: Hearing) -> bool:
    return any(isinstance(event, Faced | FacedSeveral) and event.seat is h.offender.partner for event in h.since)


def _remains(h: Hearing) -> None:
    owned = tuple([p.card for p in h.table.penalty_cards_of(h.offender)])
    if owned:
        h.rule(book.UNPLAYED_CARD_REMAINS, Tell(words.REMAIN(owned)))


LAW = Law(
    52,
    notices=notice,
    of=PLAYS,
    lapses=by_kind({book.AnotherCardPlayed: _must_accept, book.PutDownInItsPlace: _no_more}),
    hears=by_kind({book.AnotherCardPlayed: hear, book.PutDownInItsPlace: _shown_in_vain}),
    yields_to=(41, 50, 54, 61, 58),
)
