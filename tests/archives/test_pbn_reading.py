"""What a PBN game says: tags, auction, play in the order of play, and the irregularities that the file marks."""

from __future__ import annotations

from archives.samples import DEAL, REFERENCE
from bridgelaws.archives import Claim, Mark, Record, read_pbn
from bridgelaws.archives.table import to_play
from bridgelaws.values.seats import Seat

HEAD = f'[Dealer "N"]\n[Vulnerable "None"]\n[Deal "{DEAL}"]\n[Declarer "S"]\n[Contract "5HX"]\n'


def game(text: str) -> Record:
    [record] = read_pbn(text)
    return record


def reasons(record: Record) -> list[str]:
    return [problem.text for problem in record.problems]


def cards(record: Record) -> str:
    return " ".join("-" if played.card is None else played.card.code for played in record.plays)


def seats(record: Record) -> str:
    return "".join("-" if played.seat is None else played.seat.letter for played in record.plays)


def test_the_game_with_all_irregularities() -> None:
    record = list(read_pbn((REFERENCE / "correct_10.pbn").read_bytes()))[2]
    assert str(record.contract) == "5♥X by South"
    assert record.swapped
    assert (record.result, record.misagreed) == (5, True)
    told = " ".join((called.mark.value if called.mark else "") + called.call for called in record.auction)
    assert told == "^S 1D ^I1C 4S ^I3NT ^S ^S X 5H X Pass Pass Pass"
    marked = [(played.card.code, played.seat, played.mark) for played in record.plays if played.card and played.mark]
    assert marked == [
        ("CK", Seat.SOUTH, Mark.LEAD_OUT_OF_TURN),
        ("S5", Seat.EAST, Mark.REVOKE),
        ("C6", Seat.EAST, Mark.REVOKE),
    ]
    # South led out of turn to the second trick, and the others follow from there.
    assert cards(record)[12:23] == "CK C5 C2 S5"
    assert record.claim is Claim.CLAIMED


def test_cards_go_in_order_from_the_winner_of_the_trick_before() -> None:
    record = game(HEAD + '[Play "W"]\nSK H3 S4 S3\nC5 C2 C6 CK\nS2 H6 S5 S7\n*\n')
    assert cards(record) == "SK H3 S4 S3 C2 C6 CK C5 S7 S2 H6 S5"
    assert seats(record) == "WNESNESWSWNE"


def test_shifted_columns_are_read_by_who_holds_the_cards() -> None:
    columns = game(HEAD + '[Play "W"]\nSK H3 S4 S3\nC5 C2 C6 CK\nS2 H6 S5 S7\n*\n')
    shifted = game(HEAD + '[Play "W"]\nSK H3 S4 S3\nC2 C6 CK C5\nS7 S2 H6 S5\n*\n')
    assert shifted.plays == columns.plays
    assert shifted.problems == columns.problems == ()


def test_the_first_column_need_not_be_the_leaders() -> None:
    record = game(HEAD + '[Play "N"]\nH3 S4 S3 SK\nC2 C6 CK C5\n*\n')
    assert cards(record) == "SK H3 S4 S3 C2 C6 CK C5"


def test_a_shifted_file_says_itself_who_led() -> None:
    record = game(HEAD + '[Play "W"]\nSK H3 S4 S3\nC2 C6 CK C5\nD2 DA DT D3\n*\n')
    # South won the second trick, and West led to the third: the audit is to see it.
    assert cards(record)[24:] == "D2 DA DT D3"


def test_cards_not_played_and_not_known() -> None:
    record = game(HEAD + '[Play "W"]\nSK H3 S4 S3\n-  C2 - -\n*\n')
    assert cards(record) == "SK H3 S4 S3 C2"
    gap = game(HEAD + '[Play "W"]\nSK H3 S4 S3\nC5 C2 - CK\n*\n')
    assert cards(gap) == "SK H3 S4 S3 C2 - CK C5"
    assert gap.plays[5].seat is Seat.EAST


def test_a_play_to_be_continued() -> None:
    record = game(HEAD + '[Play "W"]\nSK H3 S4 S3\n- C2 + -\n')
    assert cards(record) == "SK H3 S4 S3 C2"
    assert record.claim is Claim.NOT_RECORDED
    assert record.problems == ()


def test_hands_that_are_not_known_take_their_columns() -> None:
    record = game(
        HEAD.replace(DEAL, "W:- .63.AKQ987.A9732 - J973.J98742.3.K4") + '[Play "W"]\nSK H3 S4 S3\nC5 C2 C6 CK\n'
    )
    assert seats(record) == "WNESNESW"


def test_a_card_of_nobody_and_two_of_one_hand() -> None:
    record = game(HEAD + '[Play "W"]\nSK SQ S4 S3\n')
    assert reasons(record) == ["♠Q is a second card of West in this trick"]
    assert cards(record) == "SK SQ S4 S3"


def test_results_of_every_form() -> None:
    for text, tricks, marked in (
        ("9", 9, False),
        ("NS 9", 9, False),
        ("EW 4", 9, False),
        ("EW 4 NS 9", 9, False),
        ("^9", 9, True),
        ("^EW 4", 9, True),
        ("?", None, False),
        ("", None, False),
    ):
        record = game(HEAD + f'[Result "{text}"]\n')
        assert (record.result, record.misagreed, record.problems) == (tricks, marked, ())


def test_a_result_that_the_cards_rule_out_and_one_that_they_allow() -> None:
    played = '[Play "W"]\nSK H3 S4 S3\n*\n'
    assert reasons(game(HEAD + '[Result "0"]\n' + played)) == ["Result 0, and the cards give between 1 and 12"]
    assert game(HEAD + '[Result "12"]\n' + played).problems == ()


def test_the_contract_comes_from_the_auction_where_no_tag_gives_it() -> None:
    record = game('[Dealer "E"]\n[Auction "E"]\n1D X XX Pass\nPass 1H 2D AP\n')
    assert str(record.contract) == "2♦ by East"
    assert record.leader is Seat.SOUTH
    assert len(record.auction) == 10
    assert game('[Dealer "E"]\n[Auction "E"]\nAP\n').contract is None


def test_an_auction_may_begin_before_the_dealer() -> None:
    record = game('[Dealer "N"]\n[Auction "W"]\n- 1D Pass Pass\nPass\n')
    assert [called.call for called in record.auction] == ["1D", "Pass", "Pass", "Pass"]
    assert record.problems == ()


def test_notes_belong_to_their_call_and_card() -> None:
    record = game(
        HEAD + '[Auction "N"]\n1D 1S 3H =1= 4S\n4NT! =2= X Pass Pass\n5C X 5H X\nAP\n'
        '[Note "1: weak"]\n[Note "2:two suits"]\n[Play "W"]\nSK =1= H3 S4 S3\n*\n[Note "1:top of two"]\n'
    )
    assert [(called.call, called.note) for called in record.auction if called.alerted] == [
        ("3H", "weak"),
        ("4NT", "two suits"),
    ]
    assert record.plays[0].note == "top of two"
    assert record.problems == ()


def test_comments_wherever_they_stand() -> None:
    record = game(
        '{ first } ; rest\n[Event "x"] { of the\nevent } ; more [ } "\n'
        '[Dealer "S"]\n[Auction "S"] {a}\n1C {b ; c} AP ;d\n'
    )
    assert record.comments == ("first", "rest", "of the\nevent", 'more [ } "', "a", "b ; c", "d")
    assert str(record.contract) == "1♣ by South"
    assert record.problems == ()


def test_a_comment_alone_belongs_to_the_game_after_it() -> None:
    record = game('{ a title }\n\n[Board "1"]\n')
    assert record.comments == ("a title",)


def test_lines_that_begin_with_a_percent_sign_are_not_read() -> None:
    record = game('% PBN 2.1\n% EXPORT\n%\n[Board "1"]\n% [Board "2"]\n{a\n% no } end\nb}\n[Event "x"]\n')
    assert record.tags == {"Board": "1", "Event": "x"}
    assert record.comments == ("a\nb",)


def test_values_inherited_from_the_game_before() -> None:
    first, second, third, fourth = read_pbn(
        '[Event "##Cup"]\n[Site "Here"]\n[Board "1"]\n\n[Site "#"]\n[Board "2"]\n\n[Board "3"]\n[Event "##"]\n\n'
        '[Board "4"]\n[Event "Other"]\n'
    )
    assert first.tags == {"Event": "Cup", "Site": "Here", "Board": "1"}
    assert second.tags == {"Event": "Cup", "Site": "Here", "Board": "2"}
    assert third.tags == {"Event": "Cup", "Board": "3"}
    assert fourth.tags == {"Event": "Other", "Board": "4"}


def test_nothing_to_inherit_is_told() -> None:
    assert reasons(game('[Site "#"]\n')) == ["Site is to be as in the game before, which does not say"]


def test_tags_that_the_standard_does_not_have_are_kept_and_told() -> None:
    record = game('[Board "1"]\n[BCFlags "1f"]\n')
    assert record.tags["BCFlags"] == "1f"
    assert record.readable
    assert reasons(record) == ["'BCFlags' is not a tag of the standard"]


def test_escapes_in_values() -> None:
    assert game(r'[Event "a \"b\" \\ \S c"]' + "\n").tags["Event"] == r'a "b" \ \S c'


def test_lower_case_is_read() -> None:
    record = game(
        '[Dealer "n"]\n[Vulnerable "love"]\n[Declarer "s"]\n[Contract "1nt"]\n[Auction "w"]\n- pass pass 1nt\nap\n'
    )
    assert str(record.contract) == "1NT by South"
    assert record.vulnerable == "None"
    assert record.problems == ()


def test_a_brace_that_is_never_closed_costs_its_own_game_only() -> None:
    first, second = read_pbn('[Board "1"]\n{ no end\n[Dealer "N"]\n\n[Board "2"]\n[Dealer "S"]\n{ an end }\n')
    assert reasons(first) == ["a comment that is never closed"]
    assert (second.board, second.dealer, second.comments) == ("2", Seat.SOUTH, ("an end",))


def test_games_without_an_empty_line_between_them() -> None:
    head = '[Event "x"]\n[Board "{}"]\n[Deal "{}"]\n'
    first, second = read_pbn(head.format(1, DEAL) + head.format(2, DEAL))
    assert (first.board, second.board) == ("1", "2")
    assert second.deal == first.deal


def test_an_end_position() -> None:
    record = list(read_pbn((REFERENCE / "correct_20.pbn").read_bytes()))[30]
    assert record.leader is Seat.WEST
    assert cards(record) == "C5 C2 C6 CK S7 S2 H6 S5 CA CT C4 C8 DA DT D3 D2 DK H5 H7 D4"


def test_a_revoke_that_is_not_marked_is_a_slight_matter_for_a_reader() -> None:
    record = game(HEAD + '[Play "W"]\nSK H3 C6 S3\n')
    assert reasons(record) == ["♣6 does not follow suit though East can, and is not marked ^R"]
    assert record.readable


def test_a_record_at_the_table() -> None:
    record = game(HEAD + '[Result "9"]\n[Play "W"]\nSK H3 S4 S3\nC5 C2 C6 CK\n*\n')
    play = to_play(record)
    assert play.rulings == ()
    assert play.question is None
    revoke = to_play(game(HEAD + '[Play "W"]\nSK H3 C6 S3\nC5 C2 CT CK\n'), 2007)
    assert revoke.log
