"""The games of the PBN verifier: the correct ones are read and come back, the faulty ones are told with the reason."""

from __future__ import annotations

from collections import Counter

import pytest

from archives.samples import CORRECT, FAULTY, REFERENCE, said
from bridgelaws.archives import Record, read_pbn, write_pbn

# For each faulty game: the line, and a part of what is said of it.
FAULTS = {
    "errors_10.pbn": """
        7 'Wrong' is not a tag
        11 the tag Event has no value
        15 the value of Event is not in quotes
        19 a tab in the value of Event
        23 Round '&'
        27 Round '-1'
        31 Date '1995.o6.10'
        35 Date '95.06.10'
        39 Dealer 'Black'
        43 Vulnerable 'E'
        47 in West's hand is not a rank
        51 the deal holds ♠K twice
        55 West's hand has 14 cards
        59 not of one length
        63 not of one length
        67 one space between
        71 West's hand has 14 cards
        75 a deal without any card
        79 Declarer 'White'
        83 Contract '5Hearts'
        87 Contract '5NoTrump'
        91 Result 'C-2'
        95 'bad characters' outside of any section
        98 a note outside of auction and play
        102 an auction without a dealer
        108 a play without a deal
        114 a play without a declarer
        120 a play without a contract
        127 the tag Site a second time
        156 West calls first, and North dealt
        165 East calls first, and North dealt
        177 '1' is not a call
        186 '1N' is written for 1NT
        195 1C is not sufficient
        204 nothing to double
        214 nothing to redouble
        223 '!!!' is not an annotation
        226 '!' is a second judgement
        229 '$3' is a second judgement
        232 '!' is a second judgement
        235 '$7' is not an annotation of a call
        238 '$256' is not an annotation of a call
        241 '$a' is not an annotation of a call
        244 '=a=' is not a note
        247 '=44=' is not a note
        250 a second note '=2='
        258 the auction makes South declarer
        266 the auction makes South declarer
        274 Declarer '^S', and the auction makes South declarer
        283 the auction ended in 1♣ by South
        290 said to be Pass
        298 said to be Pass
        306 said to be 1CX
        314 the auction ended in 1♣X by South
        328 ♣A does not follow suit though South can
        340 '!!!' is not an annotation
        343 '!' is a second judgement
        346 '$9' is a second judgement
        349 '!' is a second judgement
        361 '$1' is not an annotation of a card
        363 '$256' is not an annotation of a card
        366 '=a=' is not a note
        368 '$a' is not an annotation of a card
        381 '=44=' is not a note
        384 a second note '=2='
        387 ♦A is played a second time
        390 ♠2 is a second card of West
        405 'S1' is not a card
        408 'HHT' is not a card
        411 'KT' is not a card
        423 ♦7 is marked ^R, and is no revoke
        429 '^R' is not a mark of a card here
        432 '^L' is not a mark of a card here
        435 '^R' is not a mark of a card here
        438 ♣K is marked ^L, and is not a lead out of turn
        450 ♠K is marked ^L, and is not a lead out of turn
        462 ♠K is marked ^R, and is no revoke
        474 ♥3 is marked ^R, and is no revoke
        486 ♠4 is marked ^R, and is no revoke
        495 without a declarer
        504 without a declarer
        529 the note '0: illegal note index'
        531 the note '33: illegal note index'
        534 nothing refers to note 32
        564 there is no note 3
        569 nothing refers to note 32
        601 1S is marked ^I, and is sufficient
        636 does not come to thirteen tricks
        654 '$2' is a second judgement
        663 '$2' is not an annotation of a card
        670 '$2' is not an annotation of a card
        690 Result 4, and the cards give between 6 and 12
        738 Result 13, and the cards give between 6 and 12
        772 Dealer cannot be taken
        773 Vulnerable cannot be taken
        774 Deal cannot be taken
        775 Declarer cannot be taken
        776 Contract cannot be taken
        777 Auction cannot be taken
        779 Play cannot be taken
        784 Score 'a'
        785 ScoreIMP 'a'
        786 ScorePercentage 'a'
        787 ScoreRubber 'a'
        791 Score '10.a'
        798 Score '10.-10'
        805 Score '10. 10'
        812 ScorePercentage '-10'
        817 a line of 255 characters
        820 a line of 255 characters
        825 a line of 255 characters
        828 outside of ISO 8859-1
        831 WestType
        832 Competition
        833 Scoring
        834 Mode
        865 * after +
        875 the note ''
        877 the note ':'
        879 the note ' '
        881 the note 'a'
        883 the note 'a:'
        912 'CS' is not a card
        914 'DS' is not a card
        916 '--' is not a card
        934 Result 9, and the cards give 10
        955 no closing quote
        957 no closing quote
    """,
    "errors_20.pbn": """
        7 Scoring 'IMP;??'
        10 Scoring ';'
        14 the games won make it NS
        19 the games won make it NS
        22 the games won make it All
        27 the games won make it All
        40 + a second time
        53 ♠7 after +
        66 '+' after +
        79 'Pass' after +
        92 '6S' after +
        97 the tag ActionTable has no closing quote
        100 the tag ActionTable has no closing quote
        103 is not a column of ActionTable
        108 a ; among the values
        113 a % among the values
        117 a [ among the values
        121 a ] among the values
        125 a { among the values
        129 a } among the values
        143 49 values in ActionTable, in rows of 5
        155 said to stand lowest first
        171 said to stand lowest first
    """,
    "errors_21.pbn": """
        7 OptimumScore '100'
        11 OptimumScore 'EW'
    """,
}


def games(name: str) -> list[Record]:
    with (REFERENCE / name).open("rb") as stream:
        return list(read_pbn(stream, name))


@pytest.mark.parametrize(("name", "count"), [("correct_10.pbn", 31), ("correct_20.pbn", 46), ("correct_21.pbn", 2)])
def test_correct_games_are_read_without_a_word(name: str, count: int) -> None:
    read = games(name)
    assert len(read) == count
    assert [(record.place.line, record.problems) for record in read if record.problems] == []


@pytest.mark.parametrize(("name", "count"), [("errors_10.pbn", 75), ("errors_20.pbn", 23), ("errors_21.pbn", 2)])
def test_every_faulty_game_is_told(name: str, count: int) -> None:
    read = games(name)
    assert len(read) == count
    assert [record.place.nth for record in read if not record.problems] == []


@pytest.mark.parametrize("name", FAULTY)
def test_each_fault_has_its_line_and_reason(name: str) -> None:
    told = [(problem.line, problem.text) for record in games(name) for problem in record.problems]
    for fault in FAULTS[name].strip().splitlines():
        line, reason = fault.strip().split(" ", 1)
        assert any(at == int(line) and reason in text for at, text in told), fault


@pytest.mark.parametrize("name", CORRECT)
def test_correct_games_come_back_as_they_were(name: str) -> None:
    before = games(name)
    text = "".join(write_pbn(before))
    after = list(read_pbn(text, name))
    assert [record.problems for record in after if record.problems] == []
    # In export form the tags have an order, and the comments go with their tags.
    assert [said(record, "comments") for record in after] == [said(record, "comments") for record in before]
    assert [Counter(record.comments) for record in after] == [Counter(record.comments) for record in before]
    assert "".join(write_pbn(after)) == text


def rows(record: Record) -> dict[str, list[list[str]]]:
    tables = [section for section in record.sections if section.name.endswith("Table")]
    return {table.name: [row.split() for row in table.words if row[0] not in "{;"] for table in tables}


@pytest.mark.parametrize("name", CORRECT)
def test_tables_come_back_row_by_row(name: str) -> None:
    before = games(name)
    after = read_pbn("".join(write_pbn(before)))
    assert [rows(record) for record in after] == [rows(record) for record in before]


def test_what_could_be_read_of_faulty_games_comes_back() -> None:
    for name in FAULTY:
        for record in games(name):
            [again] = read_pbn("".join(write_pbn([record])))
            assert (again.deal, again.contract, again.result) == (record.deal, record.contract, record.result)
