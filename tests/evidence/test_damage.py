"""What an irregularity cost: tricks, points and IMPs, the options, and that none of it is a ruling."""

from __future__ import annotations

import json
import re
from functools import cache

import pytest

from bridgelaws import Play
from bridgelaws.board.opened import open_table
from bridgelaws.book.editions import L2017
from bridgelaws.errors import ParseError
from bridgelaws.evidence import words
from bridgelaws.evidence.damage import NOT_A_RULING, Damage, damage, damages
from bridgelaws.evidence.document import damage_document
from bridgelaws.evidence.errors import StillInPlay
from bridgelaws.evidence.options import elections
from bridgelaws.evidence.picture import png, svg
from bridgelaws.evidence.report import html
from bridgelaws.evidence.scores import imps, other_table
from bridgelaws.evidence.worth import Worth
from bridgelaws.files import example_cases
from evidence.real import boards

REVOKE, LEAD = "revoke-strands-dummy", "lead-out-of-turn-played-out"


@cache
def found(name: str, other: str | None = None, laws: int | None = None) -> Damage:
    play = example_cases.load(name)
    return damage(play if laws is None else play.under(laws), other)


# The reckoning


def test_a_revoke_costs_two_tricks_and_the_transfer_gives_back_one() -> None:
    one = found(REVOKE).reckonings[0]
    assert (one.before, one.after, one.played, one.result) == (Worth(9, 9), Worth(7, 7), 7, 8)
    assert one.lost == Worth(1, 1)
    assert (one.expected, one.scored) == (600, -100)
    assert [share.tricks for share in one.shares] == [-2, 0, 1]
    assert [(card.code, tricks) for card, tricks in one.instead] == [("CA", 9)]


def test_before_2007_the_transfer_gives_back_both() -> None:
    one = found(REVOKE, None, 1997).reckonings[0]
    assert (one.result, one.lost) == (9, Worth(0, 0))
    assert str(words.verdict(one)) == "They have what they could take before it."


def test_it_counts_for_the_side_that_did_nothing_wrong() -> None:
    """Declarer's revoke: the defenders are the innocent side, and their tricks are counted."""
    one = found("revoke-by-dummy").reckonings[0]
    assert one.innocent.value == "EW"
    assert (one.before, one.result) == (Worth(12, 12), 13)
    assert one.lost == Worth(1, 1)
    assert one.expected is None  # the case does not say who is vulnerable


@pytest.mark.parametrize(
    ("name", "laws", "refs"),
    [
        (REVOKE, None, ["64C1", "12B1", "12B2", "12C1"]),
        (REVOKE, 2007, ["64C", "12B1", "12B2", "12C1"]),
        (REVOKE, 1997, ["64C", "12B", "12C2"]),
        (LEAD, None, ["50E4", "16C2", "12B1", "12B2", "12C1"]),
    ],
)
def test_the_provisions_are_those_of_the_edition(name: str, laws: int | None, refs: list[str]) -> None:
    assert [ref for ref, _ in found(name, None, laws).judged_under] == refs


def test_it_adjusts_nothing() -> None:
    play = example_cases.load(REVOKE)
    before = play.now
    damage(play, "+600")
    assert play.now == before


def test_it_is_refused_while_the_board_is_in_play() -> None:
    play = example_cases.load("lead-out-of-turn-defender")
    with pytest.raises(StillInPlay):
        damage(play)
    with pytest.raises(StillInPlay):
        elections(play)


def test_a_regular_board_has_a_course_and_no_reckoning() -> None:
    play = Play("N:K84.A72.K65.QT52 J9632.Q5.J94.K84 AQ5.K84.AQ72.J93 T7.JT963.T83.A76", "3NT by S")
    play.faced("W", "HJ")
    play.claimed("S", 9)
    one = damage(play)
    assert one.reckonings == ()
    assert "No irregularity" in str(words.summary(one)[0])
    assert "<svg" in html(one)


def test_many_boards_at_once_say_what_each_says_alone() -> None:
    some = [example_cases.load(REVOKE), example_cases.load("revoke-by-dummy"), boards()[3].play()]
    for together, alone in zip(damages(some), (damage(play) for play in some), strict=True):
        assert together.course.points == alone.course.points
        assert damage_document(together) == damage_document(alone)


# Options


def test_the_options_of_a_lead_out_of_turn_are_valued() -> None:
    first, second = found(LEAD).elections
    assert {v.value: str(v.worth) for v in first.options} == {"accept": "10", "refuse": "at least 10"}
    assert {v.value: str(v.worth) for v in second.options} == {"require": "9", "forbid": "9", "leave": "at least 10"}
    assert [v.value for v in second.options if v.chosen] == ["forbid"]
    assert (first.lost, second.lost) == (0, 1)
    assert [v.value for v in second.best] == ["leave"]
    leave = second.options[2]
    assert [str(duty) for duty in leave.worth.duties] == ["♦A lies before East as a penalty card"]
    assert str(words.standing(second, leave)) == "best"


def test_a_choice_of_a_defender_counts_his_tricks() -> None:
    """West may accept declarer's lead from the wrong hand; what is best for him is least for declarer."""
    play = example_cases.load("lead-wrong-hand-declarer")
    play.chose("retract")
    while play.question is not None:
        play.answer(play.question.values[0])
    play.ended(9)
    for election in elections(play):
        if election.side.value == "EW":
            worths = {v.value: election.for_chooser(v).at_least for v in election.options}
            taken = next(v for v in election.options if v.chosen)
            assert election.lost == max(worths.values()) - worths[taken.value]


# Points and IMPs


@pytest.mark.parametrize(
    ("difference", "wanted"),
    [(0, 0), (10, 0), (20, 1), (40, 1), (50, 2), (420, 9), (430, 10), (740, 12), (750, 13), (3990, 23), (4000, 24),
     (7600, 24), (-700, -12)],
)  # fmt: skip
def test_imps(difference: int, wanted: int) -> None:
    assert imps(difference) == wanted


@pytest.mark.parametrize(
    ("text", "points"),
    [("+620", 620), ("-50", -50), ("0", 0), ("4S= by S", 620), ("3NT-1 by E", 50), ("4HX+1 by N", 990),
     ("2♦xx= by west", -560), ("7NT-13 by S", -1300)],
)  # fmt: skip
def test_a_result_at_another_table_is_for_north_south(text: str, points: int) -> None:
    assert other_table(text, open_table("4S by S", L2017, vulnerable="NS")) == points


@pytest.mark.parametrize("text", ["", "4S", "4S by S", "8S= by S", "4S+9 by S", "1NT-8 by S", "x" * 500, "12345"])
def test_what_is_no_result_is_said_so(text: str) -> None:
    with pytest.raises(ParseError) as caught:
        other_table(text, open_table("4S by S", L2017, vulnerable="NS"))
    assert len(str(caught.value)) < 250


def test_imps_are_those_of_the_innocent_side() -> None:
    one = found(REVOKE, "3NT= by S")
    assert one.other == 600
    document = damage_document(one)["irregularities"][0]
    assert (document["imps"], document["imps_expected"]) == (-12, 0)
    assert [str(line) for line in words.in_imps(one, one.reckonings[0])] == [
        "Against 3NT= by S (+600 to North-South) at the other table North-South have -12 IMPs; with the result before "
        "the irregularity they would have 0."
    ]


# What is shown


@pytest.mark.parametrize("name", [REVOKE, LEAD, "revoke-both-sides", "revoke-by-dummy", "claim-with-revoke"])
def test_the_report_is_whole_and_asks_no_host_for_anything(name: str) -> None:
    page = html(found(name))
    assert "not a ruling" in page
    assert str(NOT_A_RULING).split(".")[0] in page
    hosts = set(re.findall(r"https?://[^\"'\s]+", page))
    assert hosts <= {"http://www.w3.org/2000/svg"}
    assert not re.search(r"<(script|link|img|iframe)\b|@import|url\(", page)
    assert "prefers-color-scheme" in page
    assert "@media print" in page
    for tag in ("section", "table", "div", "figure", "svg", "main"):
        assert len(re.findall(rf"<{tag}[ >]", page)) == page.count(f"</{tag}>"), tag


def test_what_players_wrote_is_text_and_not_markup() -> None:
    play = example_cases.load(REVOKE)
    play.title, play.story = "<script>alert(1)</script>", "A & B < C"
    page = html(damage(play))
    assert "<script" not in page
    assert "A &amp; B &lt; C" in page


def test_the_picture_is_svg_and_png() -> None:
    import xml.etree.ElementTree as Xml

    drawn = svg(found(REVOKE))
    root = Xml.fromstring(drawn)
    assert root.tag.endswith("svg")
    text = "".join(root.itertext())
    assert "9 before ①: 3NT=" in text
    assert "8 counted: 3NT-1" in text
    assert "7 by the cards" in text
    image = png(found(REVOKE))
    assert image.startswith(b"\x89PNG\r\n")
    assert len(image) > 10_000


def test_the_document_is_json_and_says_what_it_is() -> None:
    document = json.loads(json.dumps(damage_document(found(LEAD))))
    assert (document["kind"], document["ruling"]) == ("evidence", False)
    assert [point["tricks"]["text"] for point in document["course"][7:9]] == ["9", "9"]
    assert document["choices"][1]["lost"] == 1
    assert document["choices"][1]["options"][2]["tricks"] == {
        "at_least": 10, "at_most": 11, "exact": False, "text": "at least 10",
        "duties": ["♦A lies before East as a penalty card"],
    }  # fmt: skip
