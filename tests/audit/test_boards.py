"""Each kind of finding on boards made by hand, and what is said to explain it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from audit.made import CONTRACT, DEAL, a_revoke, audited, owner, record, regular_play, tricks_of
from bridgelaws.archives import messages
from bridgelaws.archives.record import Called, Claim, Mark, Played, Problem
from bridgelaws.audit.boards import Board
from bridgelaws.audit.findings import Kind, Likely, Status
from bridgelaws.audit.replay import masks
from bridgelaws.play.play import Play
from bridgelaws.values.cards import Card, CardSet, Deal
from bridgelaws.values.contract import Contract
from bridgelaws.values.seats import SEATS, Seat

PLAY = regular_play()
TRICKS = tricks_of(PLAY)


def kinds(board: Board) -> list[str]:
    return [found.kind.value for found in board.findings]


# Regular boards


def test_all_cards_and_the_right_result() -> None:
    assert audited(record(result=TRICKS)).status is Status.COMPLETE
    assert audited(record()).status is Status.COMPLETE


@pytest.mark.parametrize("cards", [1, 4, 7, 30, 51])
def test_stopped_at_a_claim(cards: int) -> None:
    board = audited(record(PLAY[:cards], result=TRICKS))
    assert (board.status, board.findings) == (Status.CLAIMED, [])


def test_a_record_that_stops() -> None:
    assert audited(record(PLAY[:9], claim=Claim.NOT_RECORDED)).status is Status.BROKEN_OFF
    open_card = [*record(PLAY[:8]).plays, Played(None, 3), *record(PLAY).plays[9:12]]
    assert audited(record(plays=tuple(open_card), claim=Claim.NOT_RECORDED)).status is Status.BROKEN_OFF


def test_no_play_and_play_without_hands() -> None:
    assert audited(record([])).status is Status.NO_PLAY
    assert audited(record([], contract=None, deal=None)).status is Status.NO_PLAY
    assert audited(record(deal=None)).status is Status.NOT_FOLLOWED
    assert audited(record(contract=None)).status is Status.NOT_FOLLOWED


def test_the_fourth_hand_is_what_is_left() -> None:
    three = Deal((*DEAL.hands[:3], None))
    assert masks(record(deal=three)) == masks(record())
    assert audited(record(deal=three)).status is Status.COMPLETE
    assert audited(record(deal=Deal((*DEAL.hands[:2], None, None)))).status is Status.NOT_FOLLOWED


def test_an_ending_is_followed_from_its_leader() -> None:
    last = list(PLAY[40:])
    hands = tuple(CardSet([card for card in last if owner(card) is seat]) for seat in SEATS)
    board = audited(record(last, deal=Deal(hands), leader=owner(last[0]), result=3))  # type: ignore[arg-type]
    assert (board.status, board.findings) == (Status.COMPLETE, [])


# The kinds


def test_a_revoke_costs_what_the_engine_says() -> None:
    first, later = a_revoke(PLAY, Seat.WEST)
    cards = list(PLAY)
    cards[first], cards[later] = cards[later], cards[first]
    [found] = [f for f in audited(record(cards)).findings if f.kind is Kind.REVOKE]
    assert (found.index, found.card, found.seat) == (first, cards[first].code, "W")
    assert found.established == "yes"
    for year, (least, most) in found.tricks:
        play = Play(DEAL, CONTRACT, year)
        for card in cards:
            play.faced(owner(card), card)
        play.director("S", about="revoke")
        moved = sum(len(transfer.tricks) for transfer in play.table.transfers)
        assert least == most == moved
        assert set(dict(found.provisions)[year]) <= set(play.citations)
    assert {year for year, _ in found.tricks} == {1997, 2007, 2017}


def test_a_revoke_in_the_last_trick_on_record_may_not_be_established() -> None:
    first, later = a_revoke(PLAY, Seat.WEST)
    cards = list(PLAY)
    cards[first], cards[later] = cards[later], cards[first]
    [found] = audited(record(cards[: first + 1], result=None)).findings
    assert (found.kind, found.established, found.tricks) == (Kind.REVOKE, "no", ())
    [found] = audited(record(cards[: first + 1], result=7)).findings
    assert found.established == "unknown"
    assert found.tricks


def test_opening_lead_by_the_wrong_seat() -> None:
    other = Contract.parse("3NT by N")
    found = audited(record(contract=other)).findings[0]
    assert (found.kind, found.index, found.seat, found.trick) == (Kind.OPENING_LEAD, 0, "W", 1)
    assert dict(found.provisions)[2017] == ("41A", "54B", "54D")
    found = audited(record(contract=Contract.parse("3NT by W"))).findings[0]
    assert dict(found.provisions) == {1997: ("41A",), 2007: ("41A", "54E"), 2017: ("41A", "54E")}


def test_lead_and_play_from_the_wrong_hand() -> None:
    cards = [*PLAY[:4], *PLAY[5:8], PLAY[4], *PLAY[8:]]
    found = audited(record(cards)).findings[0]
    assert (found.kind, found.index, found.trick) == (Kind.LEAD, 4, 2)
    assert dict(found.provisions)[2017][:2] == ("44G", "53A")
    cards = [*PLAY[:5], PLAY[6], PLAY[5], *PLAY[7:]]
    [found] = audited(record(cards)).findings
    assert (found.kind, found.index) == (Kind.PLAY, 5)
    assert found.likely is Likely.TRANSCRIPTION
    assert "wrong order" in found.reason


def test_a_card_twice_in_the_play() -> None:
    cards = [*PLAY[:9], PLAY[3], *PLAY[10:]]
    found = audited(record(cards)).findings[0]
    assert (found.kind, found.index, found.card) == (Kind.TWICE, 9, PLAY[3].code)
    assert found.likely is Likely.TRANSCRIPTION
    assert f"{PLAY[3]} is written for {PLAY[9]}" in found.reason


def test_hands_that_are_no_deal() -> None:
    north, east, south, west = DEAL.hands
    assert north is not None
    assert east is not None
    short = Deal((CardSet(list(north)[1:]), east, south, west))
    found = audited(record([], deal=short)).findings[0]
    assert found.kind is Kind.MISSING
    assert str(next(iter(north))) in found.detail
    double = Deal((CardSet([*list(north)[1:], next(iter(east))]), east, south, west))
    assert kinds(audited(record([], deal=double)))[:2] == ["a card twice", "missing cards"]


def test_result_that_differs() -> None:
    [found] = audited(record(result=TRICKS + 1)).findings
    assert (found.kind, found.likely) == (Kind.RESULT, Likely.UNDECIDED)
    board = audited(record(PLAY[:40], result=13))
    won = tricks_of(PLAY[:40])
    assert won < 10
    assert (kinds(board), board.status) == (["result differs from the cards"], Status.IRREGULAR)


def test_what_the_readers_could_not_read() -> None:
    slight = record(problems=(Problem(3, messages.NOTE_OUTSIDE(), slight=True),))
    assert audited(slight).status is Status.COMPLETE
    grave = audited(record([], contract=None, problems=(Problem(3, messages.NOT_A_CONTRACT("'x'")),)))
    assert (grave.status, kinds(grave)) == (Status.UNREADABLE, ["unreadable"])
    assert grave.findings[0].line == 3
    no_card = audited(record(problems=(Problem(9, messages.PBN_NOT_A_CARD("'d&'")),)))
    assert (no_card.status, kinds(no_card)) == (Status.IRREGULAR, ["not a card"])


# The marks of a file


def marked(cards: list[Card], at: int, mark: Mark) -> tuple[Played, ...]:
    plays = list(record(cards).plays)
    plays[at] = replace(plays[at], mark=mark)
    return tuple(plays)


def test_a_marked_revoke_is_weighed_like_any_other() -> None:
    """Programs set the mark wherever a card does not follow suit."""
    first, later = a_revoke(PLAY, Seat.WEST)
    cards = list(PLAY)
    cards[first], cards[later] = cards[later], cards[first]
    found = audited(record(plays=marked(cards, first, Mark.REVOKE))).findings
    [one] = audited(record(plays=marked(cards, first, Mark.REVOKE))).findings
    [unmarked] = audited(record(cards)).findings
    assert (one.kind, one.mark) == (Kind.REVOKE, "^R")
    assert (one.likely, one.reason) == (unmarked.likely, unmarked.reason)
    assert one.likely is Likely.UNDECIDED
    found = audited(record(plays=marked(PLAY, 5, Mark.REVOKE))).findings
    assert [(f.kind, f.mark, f.likely, f.seat) for f in found] == [
        (Kind.MARKED, "^R", Likely.UNDECIDED, owner(PLAY[5]).letter)
    ]


def test_other_marks_are_the_tables() -> None:
    calls = (Called("1C", mark=Mark.INSUFFICIENT_BID), Called("", mark=Mark.SKIPPED))
    assert [f.mark for f in audited(record(auction=calls)).findings] == ["^I", "^S"]
    both = audited(record(swapped=True, misagreed=True, result=0))
    assert kinds(both) == ["marked in the file", "marked in the file"]


# What explains it


def test_a_lead_that_was_accepted() -> None:
    """Another hand leads to the third trick, and the play goes on from there as if it were right."""
    hands = [list(DEAL.hand(seat) or ()) for seat in SEATS]
    before = PLAY[:8]
    left = [[card for card in hand if card not in before] for hand in hands]
    winner = owner(PLAY[8])
    for other in winner.others:
        cards = list(before)
        seat, led = other, left[other][0]
        for _ in range(4):
            follow = [card for card in left[seat] if card.suit is led.suit] or left[seat]
            cards.append(led if seat is other else follow[-1])
            seat = seat.lho
        found = audited(record(cards)).findings[0]
        assert (found.kind, found.seat, found.index) == (Kind.LEAD, other.letter, 8)
        assert found.likely is not Likely.TRANSCRIPTION
        assert "cannot be followed" not in found.detail


@pytest.mark.parametrize(
    ("cards", "words"),
    [
        ([*PLAY[:13], PLAY[14], PLAY[13], *PLAY[15:]], "are written in the wrong order"),
        ([*PLAY[:13], *PLAY[14:40]], "is left out before"),
        ([*PLAY[:13], PLAY[30], *PLAY[13:28]], "is written though it was not played then"),
        ([*PLAY[:13], PLAY[49], *PLAY[14:24]], f"is written for {PLAY[13]}"),
        ([*PLAY[:4], *PLAY[7:8], *PLAY[4:7], *PLAY[8:12], *PLAY[14:16], *PLAY[12:14], *PLAY[16:]], "2 tricks are not"),
    ],
)
def test_one_slip_that_makes_the_board_regular(cards: list[Card], words: str) -> None:
    board = audited(record(cards))
    assert any(words in found.reason for found in board.findings), [f.reason for f in board.findings]


def test_two_cards_of_a_hand_one_for_the_other() -> None:
    first, later = a_revoke(PLAY, Seat.WEST)
    cards = list(PLAY)
    cards[first], cards[later] = cards[later], cards[first]
    found = audited(record(cards, result=tricks_of(PLAY))).findings[0]
    assert "written one for the other" in found.reason or "go over" in found.reason


def test_the_hands_a_seat_round() -> None:
    turned = Deal((DEAL.hands[3], DEAL.hands[0], DEAL.hands[1], DEAL.hands[2]))
    found = audited(record(deal=turned)).findings[0]
    assert found.kind is Kind.OPENING_LEAD
    assert "1 seat round" in found.reason


def test_the_play_of_another_board() -> None:
    other = Deal.parse("N:AKQJ.T98.765.432 T987.654.32.AKQJ 6543.AK2.AKQ.T98 2.QJ73.JT984.765")
    hands = masks(record())
    assert hands is not None
    found = audited(record(deal=other), [("12", hands)]).findings[0]
    assert found.likely is Likely.TRANSCRIPTION
    assert "the play is that of board 12" in found.reason
    found = audited(record(deal=other)).findings[0]
    assert found.likely is Likely.TRANSCRIPTION
    assert "fit neither" in found.reason


def test_a_result_that_is_the_cards_with_the_transfer() -> None:
    first, later = a_revoke(PLAY, Seat.WEST)
    cards = list(PLAY)
    cards[first], cards[later] = cards[later], cards[first]
    board = audited(record(cards))
    revoke = board.findings[0]
    least = dict(revoke.tricks)[2017][0]
    play = Play(DEAL, CONTRACT, 2017)
    for card in cards:
        play.faced(owner(card), card)
    if least:
        ruled = audited(record(cards, result=play.table.won[0] + least))
        assert {f.likely for f in ruled.findings} == {Likely.TABLE}
        assert all("2017" in f.reason for f in ruled.findings)


# Names


def test_no_names_unless_asked_for() -> None:
    faulty = record([], contract=None, problems=(Problem(3, messages.OUTSIDE("'pn|PlayerN,playere'")),))
    said = repr(audited(faulty).findings)
    assert "Player" not in said
    assert "player" not in said
    named = audited(faulty, names=True).findings[0]
    assert named.names == "N: PlayerN; E: PlayerE; S: PlayerS; W: PlayerW"
    assert "PlayerN" in named.detail
