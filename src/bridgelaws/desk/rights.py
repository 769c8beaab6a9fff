"""What each player may, must and must not do at this moment besides calling and playing: asked of a Director every day.

What a hand must lead or play by a ruling is not here: the outcome says that. Nothing here changes anything; it reads
where a table has got to, and names the provision behind each right.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import StrEnum
from typing import Any

from ..board.phases import Phase
from ..board.table import Table
from ..book.editions import Provision
from ..laws.books import book09, book17, book20, book41, book42, book43, book61, book66, book75
from ..values.frozen import NamedTuple
from ..values.seats import SEATS, Seat
from ..words.language import Language
from ..words.message import Message
from . import words


class Force(StrEnum):
    """How strong it is."""

    MUST = "must"
    MAY = "may"
    MUST_NOT = "must not"


class Right(NamedTuple):
    """What a player may, must or must not do, and by which provision."""

    force: Force
    said: Message
    authority: Provision


_Found = Iterator[Right]


def _may(said: Message, authority: Provision) -> Right:
    return Right(Force.MAY, said, authority)


def _must(said: Message, authority: Provision) -> Right:
    return Right(Force.MUST, said, authority)


def _not(said: Message, authority: Provision) -> Right:
    return Right(Force.MUST_NOT, said, authority)


def rights_of(table: Table, seat: Seat) -> tuple[Right, ...]:
    """What a player may, must and must not do now, the musts first; provisions of other editions are left out."""
    found = [right for part in _PARTS[table.phase] for right in part(table, seat)]
    if _being_heard(table):
        found.insert(0, _not(words.RIGHT_STANDSTILL(), book09.STANDSTILL))
    laws = table.edition
    order = list(Force)
    valid = [right for right in found if right.authority.in_force(laws)]
    return tuple(sorted(valid, key=lambda right: order.index(right.force)))


def _being_heard(table: Table) -> bool:
    return any(file.attended for file in table.docket) or table.question is not None


# The auction, and until the lead is faced


def _in_the_auction(table: Table, seat: Seat) -> _Found:
    yield _may(words.RIGHT_POINT_OUT(), book09.ATTENTION_IN_AUCTION)
    yield _may(words.RIGHT_ASK_WHICH_CALL(), book20.CALL_NOT_HEARD)
    if table.turn is seat:
        yield _must(words.RIGHT_CALL_NOW(), book17.ROTATION)
        # Who must pass has nothing to decide, and no review.
        review = _may if table.must_pass(seat) is None else _not
        yield review(words.RIGHT_REVIEW(), book20.REVIEW_DURING_THE_AUCTION)
        yield _may(words.RIGHT_EXPLANATION(), book20.PARTNER_EXPLAINS)
    else:
        yield _not(words.RIGHT_NOT_HIS_TURN_TO_ASK(), book20.PARTNER_EXPLAINS)
    yield from _until_the_lead_is_faced(table, seat)
    yield _not(words.RIGHT_SILENT_ON_PARTNER(), book20.SILENT_IN_THE_AUCTION)


def _until_the_lead_is_faced(table: Table, seat: Seat) -> _Found:
    at_once = book20.OWN_MISTAKE.version(table.edition).terms.get("at_once")
    own_mistake = words.RIGHT_OWN_MISTAKE if at_once else words.RIGHT_OWN_MISTAKE_BEFORE_THE_LEAD
    yield _must(own_mistake(), book20.OWN_MISTAKE)
    yield _must(words.RIGHT_PUT_REVIEW_RIGHT(), book20.REVIEW_PUT_RIGHT)


def _before_the_lead(table: Table, seat: Seat) -> _Found:
    yield _may(words.RIGHT_POINT_OUT(), book09.ATTENTION_IN_AUCTION)
    yield from _until_the_lead_is_faced(table, seat)
    lies = any(lying.seat is table.declarer.lho for lying in table.face_down)
    yield from _asking_before_the_lead(table, seat, lies)
    if seat.side is table.declarer.side:
        yield _must(words.RIGHT_CORRECT_PARTNER(), book20.TELLS_WHEN_HE_MAY)
        return
    if not lies:
        yield _may(words.RIGHT_WHOSE_LEAD(), book20.WHOSE_LEAD_IT_IS)
    yield _not(words.RIGHT_SILENT_ON_PARTNER_UNTIL_PLAYED(), book20.TELLS_WHEN_HE_MAY)


def _asking_before_the_lead(table: Table, seat: Seat, lies: bool) -> _Found:
    """The leader asks at his turn; his partner when the lead lies face down: before that he would advise him."""
    leader, down = table.declarer.lho, table.regulations.face_down_leads
    if seat is table.dummy:
        yield _not(words.RIGHT_NOT_DUMMY_TO_ASK(), book41.REVIEW_AND_QUESTIONS)
    elif seat is leader and lies:
        yield _must(words.RIGHT_FACE_HIS_LEAD(), book41.FACING_STARTS_PLAY)
        yield _not(words.RIGHT_TAKE_BACK_HIS_LEAD(), book41.FACE_DOWN_LEAD)
    elif seat is leader:
        if down:
            yield _must(words.RIGHT_LEAD_FACE_DOWN(), book41.FACE_DOWN_LEAD)
        yield _may(words.RIGHT_REVIEW_AT_FIRST_TURN(), book20.REVIEW_AFTER_THE_FINAL_PASS)
        yield _may(words.RIGHT_EXPLANATION(), book20.EXPLAINED_IN_THE_PLAY)
    elif seat is leader.partner and down and not lies:
        yield _not(words.RIGHT_ASK_BEFORE_PARTNERS_LEAD(), book41.REVIEW_AND_QUESTIONS)
    else:
        yield _may(words.RIGHT_ASK_BEFORE_LEAD(), book41.REVIEW_AND_QUESTIONS)


# The play


def _of_declarer_and_defenders(table: Table, seat: Seat) -> _Found:
    if seat is table.dummy:
        return
    yield _may(words.RIGHT_POINT_OUT(), book09.ATTENTION_IN_PLAY)
    if seat is not table.declarer:
        yield _not(words.RIGHT_SILENT_ON_PARTNER_UNTIL_PLAYED(), book20.TELLS_WHEN_HE_MAY)
    hands = (seat, table.dummy) if seat is table.declarer else (seat,)
    if table.turn in hands:
        yield _may(words.RIGHT_ASK_IN_PLAY(), book20.EXPLAINED_IN_THE_PLAY)
        if table.number == 1 and not {*hands} & {*table.trick.order}:
            yield _may(words.RIGHT_REVIEW_AT_FIRST_TURN(), book20.REVIEW_AFTER_THE_FINAL_PASS)
        else:
            yield _may(words.RIGHT_CONTRACT(), book41.CONTRACT_ON_REQUEST)


def _own_mistake_in_the_play(table: Table, seat: Seat) -> _Found:
    if seat is table.dummy:
        return  # he may not be the first to call the Director
    at_once = book20.OWN_MISTAKE.version(table.edition).terms.get("at_once")
    yield _must(words.RIGHT_OWN_MISTAKE(), book20.OWN_MISTAKE if at_once else book75.OWN_MISTAKE_IN_THE_PLAY)


def _looking_at_tricks(table: Table, seat: Seat) -> _Found:
    if seat is table.dummy or table.number == 1:
        return
    played = {player.side for player in table.trick.order}
    if seat.side not in played:
        yield _may(words.RIGHT_SEE_LAST_TRICK(), book66.CURRENT_TRICK)
    by_card_led = book66.OWN_LAST_CARD.version(table.edition).terms.get("until") == "card led"
    if not (played if by_card_led else played & {seat.side}):
        yield _may(words.RIGHT_SEE_OWN_CARD(), book66.OWN_LAST_CARD)
    yield _not(words.RIGHT_QUITTED_TRICKS(), book66.QUITTED_TRICKS)


def _asking_about_a_revoke(table: Table, seat: Seat) -> _Found:
    if seat is table.dummy:
        return
    if seat is table.declarer:
        yield _may(words.RIGHT_ASK_DEFENDER(), book61.DECLARER_ASKS_DEFENDER)
        return
    yield _may(words.RIGHT_ASK_DECLARER(), book61.DEFENDERS_ASK_DECLARER)
    ruled, terms = table.regulations.defenders_may_ask, book61.DEFENDERS_ASK_EACH_OTHER.version(table.edition).terms
    by_authority = ruled is not None and terms.get("authority_may_reverse")
    allowed = ruled if by_authority else terms.get("default") == "allowed"
    yield (_may if allowed else _not)(words.RIGHT_ASK_PARTNER(), book61.DEFENDERS_ASK_EACH_OTHER)
    yield _not(words.RIGHT_NOT_SHOW_DUMMY(), book43.DEFENDER_NOT_SHOW_HAND)


def _of_dummy(table: Table, seat: Seat) -> _Found:
    if seat is not table.dummy:
        return
    yield _must(words.RIGHT_PLAY_AS_TOLD(), book42.PLAY_AS_TOLD)
    yield _may(words.RIGHT_TELL_DIRECTOR(), book42.TELL_THE_DIRECTOR)
    yield _may(words.RIGHT_COUNT_TRICKS(), book42.COUNT_TRICKS)
    if table.rights_lost:
        yield _not(words.RIGHT_LOST(), book42.QUALIFIED_RIGHTS)
    else:
        yield _may(words.RIGHT_DUMMY_ASKS_DECLARER(), book61.DUMMY_ASKS_DECLARER)
        anyone = book42.PREVENT_IRREGULARITY.version(table.edition).terms.get("by_anyone")
        prevents = words.RIGHT_PREVENT_ANY if anyone else words.RIGHT_PREVENT_DECLARERS
        yield _may(prevents(), book42.PREVENT_IRREGULARITY)
    yield _not(words.RIGHT_NOT_ASK_DEFENDER(), book61.DUMMY_MAY_NOT_ASK_DEFENDER)
    if not _being_heard(table):
        yield _not(words.RIGHT_NOT_FIRST_TO_CALL(), book43.NOT_FIRST_TO_CALL)
    yield _not(words.RIGHT_NOT_POINT_OUT(), book43.NOT_DRAW_ATTENTION)
    yield _not(words.RIGHT_NOT_TAKE_PART(), book43.NOT_TAKE_PART)
    yield _not(words.RIGHT_NOT_LEAVE_SEAT(), book43.NOT_LEAVE_SEAT)
    yield _not(words.RIGHT_NOT_LOOK(), book43.NOT_LOOK_AT_DEFENDER)


# Afterwards


def _after_the_play(table: Table, seat: Seat) -> _Found:
    if seat is table.dummy:
        yield _may(words.RIGHT_POINT_OUT(), book42.ATTENTION_AFTER_PLAY)
    elif seat is not table.declarer:
        yield _must(words.RIGHT_CORRECT_PARTNER_AFTERWARDS(), book20.TELLS_WHEN_HE_MAY)
    yield _may(words.RIGHT_INSPECT(), book66.AFTER_PLAY)
    yield _not(words.RIGHT_NOT_MIX(), book66.MIXED_CARDS)


def _nothing(table: Table, seat: Seat) -> _Found:
    return iter(())


_Part = Callable[[Table, Seat], _Found]
_PARTS: dict[Phase, tuple[_Part, ...]] = {
    Phase.AUCTION: (_in_the_auction,),
    Phase.CLARIFICATION: (_before_the_lead,),
    Phase.PLAY: (
        _of_declarer_and_defenders,
        _own_mistake_in_the_play,
        _looking_at_tricks,
        _asking_about_a_revoke,
        _of_dummy,
    ),
    Phase.AFTER: (_after_the_play,),
    Phase.PASSED_OUT: (_nothing,),
}


def rights_document(table: Table, language: Language) -> dict[str, Any]:
    """The same for all four, in a language, as front ends show it."""
    return {
        "seats": {
            seat.letter: [
                {
                    "force": right.force.value,
                    "text": language.say(right.said),
                    "message": right.said.says.id,
                    "law": right.authority.ref(table.edition),
                }
                for right in rights_of(table, seat)
            ]
            for seat in SEATS
        }
    }
