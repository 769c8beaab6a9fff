"""Law 46: questions to a table."""

from __future__ import annotations

from ...board import physics
from ...board.acts import Act
from ...board.events import Corrected, Named, Placed
from ...board.keys import Key
from ...board.records import Settled
from ...board.table import Authority, Table
from ...book.editions import Provision
from ...values.cards import Card, CardSet
from ...values.frozen import replace
from ...values.seats import Seat
from ..books import book45
from ..common import answer, file, reads
from ..legal import legal_plays
from ..spoken import Words, any_of_suit, assents, heard
from . import book, words as told
from .interpretation_queries import (
    Called,
    in_one_breath,
    interpret,
    interpreted,
    leads_with_rank,
    may_hold,
    readings_for,
    rule_for,
    suit_won,
)


def wanted_instead(table: Table, hand: Seat, words: str, number: int) -> Called:
    """What a correction calls; a part left unsaid is that of the card named before."""
    said = heard(table, words)
    said = said if said.instead is None else said.instead  # "I said queen, I meant the ace"
    called = _wanted(table, hand, words, said, number)
    return called if called.said is not None else called._replace(said=said)


def _wanted(table: Table, hand: Seat, words: str, said: Words, number: int) -> Called:
    if said.unclear:
        return Called(None, book45.CARD_DESIGNATED, "unknown")
    if said.card is not None:
        there = physics.can_hold(table, hand, said.card)
        return Called(said.card, book45.CARD_DESIGNATED) if there else Called(None, book.NOT_IN_DUMMY, "void")
    if said.manner == "ruff":
        return Called(None, book.NOT_IN_DUMMY, "void")  # there are no trumps
    if said.manner == "win" and hand is table.dummy:
        return interpreted(_before_dummy_played(table, number), said)
    held = table.hand(hand).cards
    trick = table.trick if table.trick.card(hand) is not None else table.last_trick
    named = trick.card(hand) if trick is not None else None
    if named is not None and said.rank is not None and Card.of(named.suit, said.rank) in held:
        return Called(Card.of(named.suit, said.rank), rule_for(said))
    any_card = any_of_suit(words, table.language)
    rank_too = (hand is not table.dummy or not incomplete_call(table, number)) and not any_card
    if named is not None and said.suit is not None and said.manner is None and rank_too:
        same_rank = Card.of(said.suit, named.rank)
        if same_rank in held:
            return Called(same_rank, book45.CARD_DESIGNATED)
    suit = said.suit if said.suit is not None or named is None else named.suit
    if not table.hand(hand).known or said.manner == "cover":
        # "Top" instead of a card is the top of that card's suit, whatever was led.
        of_its_suit = replace(said, suit=suit) if said.manner is not None else said
        return Called(None, rule_for(said), "unknown", said=of_its_suit)
    if said.rank is not None:
        found = tuple(card for card in held if card.rank == said.rank)
        if len(found) > 1:
            return Called(None, book.DECLARER_NAMES_AMONG_RANK, "which", found)
        return Called(found[0], book.RANK_ONLY_OTHERWISE) if found else Called(None, book.NOT_IN_DUMMY, "void")
    of_suit = held.of_suit(suit) if suit is not None else held
    if not of_suit:
        return Called(None, book.NOT_IN_DUMMY, "void")
    if said.suit is None and said.manner is None:
        return Called(None, book45.CARD_DESIGNATED, "unknown")
    return Called(of_suit.top() if said.manner == "high" else of_suit.bottom(), rule_for(said))


def incomplete_call(table: Table, number: int) -> bool:
    """Whether declarer's call from dummy to that trick named less than suit and rank."""
    call = table.call
    return call is not None and call.trick == number and heard(table, call.words).card is None


def called_by(table: Table, number: int, card: Card) -> tuple[Authority, ...]:
    """The rule by which an incomplete call to that trick was a call for a card, and the readings that it took.

    None, if another card was called, and declarer has played this one from dummy since.
    """
    call = table.call
    if call is None or call.card is not card or not incomplete_call(table, number):
        return ()
    if was_meant(table, card):
        return (book.INTENTION_PREVAILS,)
    then = _before_dummy_played(table, number)
    called = interpret(then, call.words)
    readings = called.readings if called.card in (None, card) else ()
    return (*_rule_of_call(table, number, card), *readings)


def _rule_of_call(table: Table, number: int, card: Card) -> tuple[Provision, ...]:
    assert table.call is not None
    said = heard(table, table.call.words)
    if said.rank is not None:
        trick, last, dummy = table.trick_at(number), table.trick_at(number - 1), table.dummy
        if trick is None or trick.leader is not dummy or last is None or last.winner(table.trumps) is not dummy:
            return (book.RANK_ONLY_OTHERWISE,)
        won_with = last.card(dummy)
        assert won_with is not None
        return (book.RANK_ONLY_LEADING,) if card.suit in (won_with.suit, last.led) else (book.RANK_ONLY_OTHERWISE,)
    return (book.DEFENDER_NAMES,) if said.suit is None and said.manner is None else (rule_for(said),)


def completes_call(table: Table, number: int, words: str) -> bool:
    """Whether other words could be what declarer meant by an incomplete call: they do not contradict it."""
    call = table.call
    if call is None or not incomplete_call(table, number):
        return False
    said, meant = heard(table, call.words), heard(table, words)
    same_suit = None in (said.suit, meant.suit) or said.suit is meant.suit
    return same_suit and (None in (said.rank, meant.rank) or said.rank == meant.rank)


def may_be_meant(table: Table, number: int, card: Card) -> bool:
    """Whether an incomplete call to that trick goes with another card of dummy than these rules make of it too.

    Then declarer's intention may be beyond doubt (46B). 'High', 'low' and 'win' go with one card only.
    """
    call = table.call
    if call is None or call.card in (None, card) or not incomplete_call(table, number):
        return False
    said = heard(table, call.words)
    return said.manner is None and not said.rules_out(card) and fits(said, card)


def agrees(table: Table, words: str, card: Card) -> bool:
    """Whether words that name a suit or a rank name nothing else than those of a card."""
    return fits(heard(table, words), card)


def carried_out(table: Table, card: Card) -> Provision | None:
    """The rule by which a card that dummy moves is the one called, as far as a dummy not on file shows."""
    on_file = open_call(table)
    return _may_call(table, on_file.call, card) if on_file is not None else None


def _may_call(table: Table, event: Named, card: Card) -> Provision | None:
    """The rule by which words may call a card of a dummy not on file, as far as it shows."""
    hand, led = table.hand(table.dummy), table.trick.led
    if hand.known:
        return None
    called = interpret(table, event.words, event.pointing)
    if called.trouble not in ("", "unknown"):
        return None
    said = heard(table, event.words, event.pointing)
    if said.rank is not None and said.suit is None and leads_with_rank(table):
        won, _ = suit_won(table)
        if won is card.suit and said.rank == card.rank:
            return book.RANK_ONLY_LEADING
        if won is not None and may_hold(table, Card.of(won, said.rank)):
            return None
    suit = said.suit if said.suit is not None or said.rank is not None else led
    if said.manner in ("win", "cover") or suit not in (None, card.suit) or said.rank not in (None, card.rank):
        return None
    if said.suit is None and led not in (None, card.suit) and table.holds(table.dummy, led.mask) is not False:
        return None
    if not all(reads(table, r) for r in readings_for(table, said)):
        return None
    if said.rank is None:
        known = hand.cards.of_suit(card.suit) | CardSet([card])
        if card is not (known.top() if said.manner == "high" else known.bottom()):
            return None
    return rule_for(said)


def may_mean(table: Table, event: Named, card: Card) -> bool:
    """Whether words that leave open which card they mean go with one that lies there: a rank, or mere assent."""
    assent = event.pointing is None and assents(event.words, table.language)
    return assent or card in interpret(table, event.words, event.pointing).among


def calls_again(table: Table, event: Named, card: Card) -> bool:
    """Whether words call once more the card that was called from dummy, to which dummy has played, be it another."""
    before, lies_there = _before_dummy_played(table, table.number), table.trick.card(table.dummy) is card
    called = interpret(before, event.words, event.pointing).card
    may_be = called is None and _may_call(before, event, card) is not None
    return called is card or may_be or (lies_there and may_mean(before, event, card))


def may_call_another(table: Table, event: Named | Corrected, hand: Seat, card: Card) -> bool:
    """Whether words that go with dummy's card in the trick may be for another that is not on file, or for that again.

    Who only says what he said before calls the same card.
    """
    if not isinstance(event, Named) or hand is not table.dummy or table.trick.card(hand) is not card:
        return False
    call, before = table.call, _before_dummy_played(table, table.number)
    said = "" if call is None or (call.trick, call.card) != (table.number, card) else call.words
    same = said and heard(table, said) == heard(table, event.words, event.pointing)
    unsettled = interpret(before, event.words, event.pointing).card is None
    return not same and unsettled and _may_call(before, event, card) is not None


def _before_dummy_played(table: Table, number: int) -> Table:
    """The table as it was before dummy played to that trick, this or the last, as far as the cards are concerned."""
    trick, dummy = table.trick_at(number), table.dummy
    if trick is None:
        return table
    for seat in (*trick.after(dummy), dummy):
        card = trick.card(seat)
        if card is not None:  # his card may have gone back already
            table = physics.taken_up(table, seat, card)
    return table


def void_call(table: Table) -> bool:
    """Whether declarer has called a card that dummy does not have, to the trick in progress."""
    return bool(table.on_record(Settled.VOID_CALL))


def unanswered_call(table: Table) -> bool:
    """Whether a call to the trick in progress has been dealt with and dummy has still to play."""
    return bool(table.on_record(Settled.CALL_RESOLVED)) and table.trick.card(table.dummy) is None


def notice(table: Table, act: Act) -> book.CallFromDummy | None:
    """A call from dummy that names no card at once."""
    event = act.event
    if not isinstance(event, Named) or act.card is not None or event.seat is not table.declarer:
        return None
    hand = event.hand or table.dummy
    if hand is not table.dummy or table.trick.card(hand) is not None or open_call(table) is not None:
        return None
    summary = told.CALLED_FROM_DUMMY(event.words)
    return file(table, act, book.CallFromDummy, summary, offender=table.declarer, at_once=True)


def found_called(table: Table, event: Named, key: Key) -> Card | None:
    """The card that a call was for by what has been found about it since; None if nothing has, or it called none.

    The table is that at the call; where the cards on file settle what was called there is nothing to find.
    """
    if answer(table, key, book.INTENTION.id) is True:
        meant = found_named(table, key)
        return meant if meant is not None and physics.can_hold(table, table.dummy, meant) else None
    called: Called | None = interpret(table, event.words, event.pointing)
    if called is not None and called.trouble in ("put right", "unclear"):
        called = as_found(table, event, key)
    if called is None:
        return None
    card = called.card
    if called.trouble == "unknown":
        card = found_named(table, key)
    return card if card is not None and physics.can_hold(table, table.dummy, card) else None


def was_meant(table: Table, card: Card) -> bool:
    """Whether it has been found that declarer meant that card beyond doubt: what he says of it is no other call."""
    answers = table.answers
    found = [key for (key, id), said in answers.items() if id == book.INTENTION.id and said.value is True]
    return any(
        (key, book.CARD_CALLED) in answers and answers[key, book.CARD_CALLED].value == card.code for key in found
    )


def found_named(table: Table, key: Key) -> Card | None:
    """The card that the Director has found a player to have named by incomplete words."""
    named = answer(table, key, book.CARD_CALLED)
    return None if named in (None, "none") else Card.parse(named)


def as_found(table: Table, event: Named, key: Key) -> Called | None:
    """What unclear words, or two cards in one breath, come to by what has been found about them; None if nothing."""
    if interpret(table, event.words, event.pointing).trouble == "put right":
        slip = answer(table, key, book45.UNINTENDED.id)
        return None if slip is None else in_one_breath(table, heard(table, event.words, event.pointing))[bool(slip)]
    beyond_doubt = answer(table, key, book.UNDERSTOOD.id)
    if beyond_doubt is None:
        return None
    if beyond_doubt:
        return Called(None, book.INTENTION_PREVAILS, "unknown")
    return interpret(table, event.words, event.pointing, by_the_letter=True)


def open_call(table: Table) -> book.CallFromDummy | None:
    """The file of a call to the trick in progress that is still being resolved.

    One of which it has been found what it called is not: the card was played when the call was made.
    """
    calls = (i for i in table.files(book.CallFromDummy) if i.trick == table.number)
    return next((i for i in calls if _unresolved(table, i)), None)


def _unresolved(table: Table, call: book.CallFromDummy) -> bool:
    if all(key != call.key for key, _ in table.answers):
        return True
    assert isinstance(call.cause, Named)
    return found_called(call.before.but(answers=table.answers), call.cause, call.key) is None


def answered(table: Table, event: Named) -> Called | None:
    """What declarer calls by saying more while his call is being resolved, if the law lets him complete it so.

    He may say which of several cards of a rank he means, or which card on no file his words were for; but not call
    something else, nor take from the defenders what he left to them.
    """
    first = _first_called(table)
    if first.trouble == "which":
        said = heard(table, event.words, event.pointing)
        found = [card for card in first.among if fits(said, card)]
        return Called(found[0], book.DECLARER_NAMES_AMONG_RANK) if len(found) == 1 else None
    now = interpret(table, event.words, event.pointing)
    if first.trouble != "unknown" or now.card is None or carried_out(table, now.card) is None:
        return None
    return now


def _first_called(table: Table) -> Called:
    """What the call that is still being resolved amounts to by itself."""
    on_file = open_call(table)
    assert on_file is not None
    return interpret(on_file.before, on_file.call.words, on_file.call.pointing)


def completed_by(table: Table, card: Card) -> Provision | None:
    """The rule by which declarer completes a call that is being resolved with a card of dummy that he takes up."""
    first = _first_called(table)
    if first.trouble == "which":
        return book.DECLARER_NAMES_AMONG_RANK if card in first.among else None
    return carried_out(table, card)


def fits(said: Words, card: Card) -> bool:
    """Whether words that name a suit or a rank name nothing else than those of a card."""
    if said.unclear or (said.suit is None and said.rank is None):
        return False
    return said.suit in (None, card.suit) and said.rank in (None, card.rank)


def chosen_by_dummy(table: Table, seat: Seat) -> Card | None:
    """The card that dummy has moved by himself after a call that named nothing, if it is that defender's to follow."""
    dummy, on_file = table.dummy, open_call(table)
    if on_file is None or table.turn is not dummy:
        return None
    nothing = _first_called(table).trouble == "nothing"
    followed = seat is dummy.lho and table.trick.card(seat) is None
    if not nothing or not followed or not reads(table, book.PLAYING_TO_IT_NAMES_IT):
        return None
    moved = [e.card for e in table.log[on_file.at :] if isinstance(e, Placed) and e.seat is dummy]
    legal = legal_plays(table, dummy)
    there = moved and moved[-1] in table.hand(dummy).cards and (legal.cards is None or moved[-1] in legal.cards)
    return moved[-1] if there else None
