"""LIN as it is found: commands in capitals, 0 for no result, a result sheet that knows better than the auction."""

from __future__ import annotations

import pytest

from audit.made import CONTRACT, DEAL, audited, regular_play, tricks_of
from bridgelaws.archives import Claim, Record, read_lin
from bridgelaws.audit.findings import Kind, Likely, Status
from bridgelaws.values.cards import Card, Suit
from bridgelaws.values.seats import Seat

PLAY = regular_play()
TRICKS = tricks_of(PLAY)


def md(dealer: int) -> str:
    """The deal as LIN has it: hands from South."""
    hands = []
    for seat in (Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST):
        cards = DEAL.hands[seat] or ()
        hands.append(
            "".join(suit.letter + "".join(c.code[1] for c in cards if c.suit is suit) for suit in reversed(Suit))
        )
    return f"{dealer}{','.join(hands)}"


def board(cards: list[Card], *, dealer: int = 1, mc: str = "", sheet: str = "", command: str = "pc") -> Record:
    """Board 1: 3NT by the dealer, 1 being South and 3 North."""
    played = "".join(f"{command}|{card.code}|" for card in cards)
    head = f"vg|Cup,Final,I,1,1,A,0,B,0|\nrs|{sheet},|\npn|a,b,c,d,e,f,g,h|\n"
    text = f"{head}qx|o1|md|{md(dealer)}|sv|o|mb|3N|mb|p|mb|p|mb|p|pg||{played}{f'mc|{mc}|' if mc else ''}pg||\n"
    [record] = read_lin(text)
    return record


@pytest.mark.parametrize("command", ["PC", "pC", "Pc", " pc", "\tpc"])
def test_no_card_is_lost_to_how_its_command_is_written(command: str) -> None:
    record = board(PLAY, command=command)
    assert [one.card for one in record.plays] == PLAY
    assert audited(record).status is Status.COMPLETE
    mixed = board(PLAY[:20], mc=str(TRICKS))
    text = "".join(f"{'PC' if n == 7 else 'pc'}|{card.code}|" for n, card in enumerate(PLAY[:20]))
    [one] = read_lin(f"qx|o1|md|{md(1)}|sv|o|mb|3N|mb|p|mb|p|mb|p|pg||{text}mc|{TRICKS}|\n")
    assert one.plays == mixed.plays
    assert audited(one).findings == []


def test_whole_boards_in_capitals() -> None:
    text = f"QX|o1|MD|{md(1)}|SV|o|MB|3N|MB|p|MB|p|MB|p|PG||PC|{PLAY[0].code}|MC|9|\n"
    first, second = read_lin(text + text.replace("o1", "c1"))
    assert (first.room, second.room) == ("open", "closed")
    assert str(first.contract) == "3NT by South"
    assert (first.result, len(first.plays)) == (9, 1)


def test_words_of_other_programs() -> None:
    cards = "".join(f"pc|{card.code[::-1]}|" for card in PLAY[:4])
    auction = "".join(f"mb|{call}|" for call in ("3N", "dbl", "rdbl", "p", "p", "p"))
    [record] = read_lin(f"qx|o1|md|{md(1)}|sv|-|{auction}{cards}mc|{TRICKS}|\n")
    turned = [f"'{card.code[::-1]}' is written for {card.code}" for card in PLAY[:4]]
    assert [(problem.text, problem.slight) for problem in record.problems] == [(text, True) for text in turned]
    assert (record.vulnerable, str(record.contract)) == ("None", "3NTXX by South")
    assert [one.card for one in record.plays] == PLAY[:4]


def test_a_card_behind_a_command_that_nobody_knows_is_told() -> None:
    [record] = read_lin(f"qx|o1|md|{md(1)}|mb|3N|mb|p|mb|p|mb|p|pc|{PLAY[0].code}|px|{PLAY[1].code}|\n")
    assert not record.readable
    assert [problem.text for problem in record.problems] == ["a text that belongs to no command"]


def test_cards_before_the_first_board_are_a_board_without_its_beginning() -> None:
    first, second = read_lin(f"pc|{PLAY[0].code}|pc|{PLAY[1].code}|\nqx|o1|md|{md(1)}|mb|p|mb|p|mb|p|mb|p|\n")
    assert [one.card for one in first.plays] == PLAY[:2]
    assert not first.readable
    assert second.readable


# mc|0|


def test_no_tricks_are_taken_for_no_result() -> None:
    record = board(PLAY[:8], mc="0")
    assert (record.result, record.claim, record.tags["mc"]) == (None, Claim.NOT_RECORDED, "0")
    assert record.readable
    assert [problem.text for problem in record.problems] == [
        "mc says 0 tricks for declarer, and is taken for no result"
    ]
    found = audited(record)
    assert (found.status, found.findings) == (Status.BROKEN_OFF, [])
    assert audited(board(PLAY, mc="0")).findings == []


def test_no_tricks_are_believed_where_the_sheet_or_the_cards_say_so() -> None:
    assert board(PLAY[:3], mc="0", sheet="3NS-9").result == 0
    assert board(PLAY[:3], mc="0", sheet="3NS+1").result == 10
    # West declares, and North and South take the first four tricks.
    lost = [Card.parse(code) for code in _LOST.split()]
    assert board(lost, dealer=2, mc="0").result == 0
    assert board(lost[:12], dealer=2, mc="0").result is None


_LOST = "CA C2 C4 CT CK C5 S5 CJ HA H2 H4 HQ S9 S3 SA S2"


# The result sheet


def test_the_sheet_and_the_lead_are_believed_against_the_auction() -> None:
    # The auction has North declare, as the dealer is wrong; the sheet has South, and West leads.
    record = board(PLAY[:20], dealer=3, mc=str(TRICKS), sheet=f"3NS{TRICKS - 9:+d}" if TRICKS != 9 else "3NS=")
    assert record.contract is not None
    assert record.contract.declarer is Seat.NORTH
    found = audited(record)
    assert [(f.kind, f.likely) for f in found.findings] == [(Kind.CONTRACT, Likely.TRANSCRIPTION)]
    assert "the opening lead fits it" in found.findings[0].detail or "result sheet" in found.findings[0].detail
    whole = audited(board(PLAY, dealer=3, sheet="3NS-1"))
    assert [f.kind for f in whole.findings if f.kind is Kind.OPENING_LEAD] == []


def test_a_sheet_about_another_board_is_not_believed() -> None:
    for sheet in ("4HS=", "3NE=", "3NW-1", "PASS", ""):
        found = audited(board(PLAY[:20], dealer=3, sheet=sheet))
        assert [f.kind for f in found.findings] == [Kind.OPENING_LEAD], sheet


def test_the_contract_of_the_made_board() -> None:
    assert board(PLAY).contract == CONTRACT
