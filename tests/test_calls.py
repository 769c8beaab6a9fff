"""Calls: what a Director is told, and the case that it amounts to."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bridgelaws import L1997, L2007, L2017, BridgeLawsError, Card, Edition, ParseError, Play, Seat, Suit, dumps, loads
from bridgelaws.book.editions import edition
from bridgelaws.desk import KINDS, Call, Detail, Kind, next_step, words
from bridgelaws.desk.typed import told as told_in
from bridgelaws.play import statements
from pseudo_language import PSEUDO, english_in

every = pytest.mark.parametrize("laws", [L1997, L2007, L2017])


def begun(kind: str, laws: Edition = L2017, trick: int = 5, contract: str = "") -> Call:
    told = {"laws": str(laws), "declarer": "S", "contract": contract, "trick": str(trick), "kind": kind}
    return Call(tuple(told.items()))


def call(kind: str, *told: str, laws: Edition = L2017, trick: int = 5, contract: str = "") -> Play:
    found = begun(kind, laws, trick, contract)
    for value in told:
        found = found.tell(value)
    play = next_step(found)
    assert isinstance(play, Play), f"{play} is still to be told"
    return play


def open_question(play: Play) -> tuple[str, str]:
    assert play.question is not None
    return play.question.id, play.question.refs[0]


# A kind of call only orders the details: what it is, or that it is nothing, the engine finds.
FOUND_OTHERWISE = [
    ("insufficient-bid", ("E", "1S", "2H"), "2♥ by East is enough over 1♠"),
    ("call-out-of-turn", ("E", "E", "1S", "2H"), "2♥ by East is enough over 1♠"),
    ("call-out-of-turn", ("E", "E", "", "", "1H"), "1♥ by East was in turn and allowed"),
    ("call-out-of-turn", ("E", "E", "1S", "1H"), "insufficient_bid"),
    ("double", ("E", "X", "opponents", "1S"), "double by East was in turn and allowed"),
    ("double", ("E", "XX", "ours", "1S"), "redouble by East was in turn and allowed"),
    ("call-not-allowed", ("must pass", "E", "1S", "P"), "pass by East was in turn and allowed"),
    ("call-not-allowed", ("must pass", "E", "1S", "X", "N"), "double by East, who had to pass"),
    ("call-not-allowed", ("must pass", "E", "1S", "X", "W"), "double by East, which Law 19 does not allow"),
    ("call-not-allowed", ("must pass", "E", "1S", "XX", "W", "N"), "redouble by East, who had to pass"),
    ("call-not-allowed", ("must pass", "E", "1S", "XX", "W", ""), "redouble by East, which Law 19 does not allow"),
    ("call-not-allowed", ("above seven", "E", "1S", "7H"), "7♥ by East is enough over 1♠"),
    ("call-not-allowed", ("above seven", "E", "7S", "7H"), "insufficient_bid"),
]  # fmt: skip


@every
@pytest.mark.parametrize(("kind", "told", "found"), FOUND_OTHERWISE)
def test_what_it_is_is_found_whatever_it_was_said_to_be(
    kind: str, told: tuple[str, ...], found: str, laws: Edition
) -> None:
    play = call(kind, *told, laws=laws)
    line = statements.in_order(play.table)
    says = [str(ruling.about) for ruling in play.rulings]
    regular = [] if line is None else [line.text.removesuffix(": nothing is irregular").split(",")[0]]
    assert found in (play.question and play.question.id, *regular, *says)
    assert (line is None) is (play.question is not None or bool(says))


@pytest.mark.parametrize(
    ("told", "illegal"),
    [
        (("X", "2S", "", "1H", "N"), False),
        (("X", "2S", "", "1H", "W"), True),
        (("XX", "2S", "", "1H", "W", "N"), False),
        (("XX", "2S", "", "1H", "W", ""), True),
    ],
)
def test_a_double_that_was_changed_is_judged_by_what_was_before_it(told: tuple[str, ...], illegal: bool) -> None:
    """No slip: the first call is left, and comes under Law 36 if there was nothing to double."""
    play = call("call-changed", "E", *told)
    play.found(False, "slip")
    if play.question is not None:
        play.chose("refuse")
    assert any(ref.startswith("36") for ref in play.citations) is illegal


# What each kind comes to: the details told, and the question that is then open or the provisions ruled under.
QUESTIONS = [
    ("opening-lead", ("E", "HK"), "declarer_saw_dummy", "54C"),
    ("lead", ("N", "S", "H4"), "declarers_lead_out_of_turn:W", "53A"),
    ("lead", ("W", "E", "CK"), "lead_out_of_turn", "53A"),
    ("seen", ("dropped", "W", "H5", "N"), "partner_could_possibly_see_face", "49"),
    ("seen", ("held", "W", "H5", "N: HK H2"), "partner_could_possibly_see_face", "45C1"),
    ("seen", ("named", "W", "H5", "N"), "designated_otherwise", "50"),
    ("seen", ("auction", "W", "H5", "W"), "within_period", "24"),
    ("seen", ("auction", "E", "HK", "W: S4"), "within_period", "24"),
    ("two-cards", ("W", "H5 H6", "", "N: H3 H4 H7"), "card_played", "58B2"),
    ("fifth-card", ("W: H3 H4 HK HA", "W", "D5"), "deemed_led", "45E1"),
    ("changed", ("W: H3", "queen of hearts", "ace of hearts", ""), "designation_unintended", "45C4(b)"),
    ("touched", ("declarer touched", "W: H3", "HQ"), "touch_deliberate", "45C3"),
    ("incomplete", ("W: H3", "heart", ""), "card_called", "46B2"),
    ("not-done", ("card", "W", "HK", "major", "N: H3 H4 H5", "H2"), "penalty_card_not_played", "52B1(a)"),
    ("not-done", ("require", "W", "H", "D3"), "holds:W:H:5", "61A"),
    ("not-done", ("forbid", "W", "H", "H3"), "could_obey", "61A"),
    ("taken-back", ("W", "put", "S: HQ", "C3", ""), "holds:W:H:5", "44C"),
    ("taken-back", ("W", "named", "S: HQ", "H3", "HK"), "designated_otherwise", "50"),
    ("penalty-card", ("W", "HK", "", "E"), "lead_option:5", "50D2(a)"),
    ("penalty-card", ("W", "HK H3", "", "W"), "designate_penalty_card:5", "51A"),
    ("at-once", ("W", "E", "CA", "W", "H4"), "holds:E:H:5", "44C"),
    ("put-right", ("S: H3 HK", "N"), "explanation_mistaken", "47E2(a)"),
    ("followed", ("dummy moved", "S: H6", "DT", "E", "DQ"), "keep_or_withdraw:E", "45D1"),
    ("revoke", ("W: HK H3 D4",), "holds:E:H:5", "44C"),
    ("revoke", ("W: HK H3 D4 H5", "next", "N", "D7"), "holds:E:H:5", "44C"),
    ("followed-by-two", ("lead", "S", "E", "HQ", "S", "H2", "W", "H3"), "meant_as_lead", "53B"),
    ("dummy-spoke", ("W: HK H3 D4", "said", ""), "holds:E:H:5", "44C"),
    ("dummy-spoke", ("W: HK H3 H4 D4", "asked", "looked at a defender's hand", "N"), "holds:S:H:5", "44C"),
    ("partner-asked", ("W: HK H3 D4",), "holds:E:H:5", "44C"),
    ("tricks", ("9", "S", "", "", "", "none"), "tricks_missing", "79B2"),
    ("agreed", ("N", "S:", "S", "", "", "", "W", "1", "round", "2", "", "no"), "tricks_agreed", "69A"),
    ("miscount", ("too many", "W", "3", "N"), "suit_led", "67B"),
    ("miscount", ("missing", "W", "N:"), "where_found:W", "14B1"),
    ("claim", ("N", "S:", "S", "", "", "", "W", "2", "", "no"), "asked_to_play_on", "68D2(b)"),
    ("concession", ("N", "S:", "W", "1", "", "", "E", "2", "", "no"), "immediate_objection", "68B2"),
    ("insufficient-bid", ("E", "1S", "1H"), "insufficient_bid", "27A1"),
    ("call-out-of-turn", ("E", "N", "", "", "1H"), "call_out_of_rotation", "29A"),
    ("call-out-of-turn", ("E", "W", "1S", "2H"), "call_out_of_rotation", "29A"),
    ("call-out-of-turn", ("E", "N", "1S", "X", "S"), "call_out_of_rotation", "29A"),
    ("call-out-of-turn", ("E", "S", "", "W", "1C"), "slip", "25A1"),
    ("call-out-of-turn", ("E", "S", "1S", "P", "2H"), "slip", "25A1"),
    ("call-changed", ("E", "1H", "1S", ""), "slip", "25A1"),
    ("call-changed", ("E", "P", "", "", "P", ""), "slip", "25A1"),
    ("call-changed", ("E", "P", "", "", ""), "slip", "25A1"),
    ("call-changed", ("E", "2H", "1S", "P", "1D"), "slip", "25A1"),
    ("call-not-allowed", ("over", "E", "X"), "suits_specified", "26B"),
    ("seen-in-auction", ("S", "dropped", "HK", "N", "1H"), "face_visible_to_partner_possible", "24"),
    ("explanation", ("S", "corrected", "2D", "P 2H"), "what_was_wrong", "21B1(b)"),
    ("explanation", ("S", "not alerted", "P", "", "1H"), "what_was_wrong", "21B1(b)"),
    ("explanation", ("S", "not alerted", "P", "", ""), "what_was_wrong", "21B1(b)"),
    ("seen-in-auction", ("S", "dropped", "HK", "N", ""), "within_period", "24"),
    ("wrong-board", ("board", "auction", "N", ""), "played_before", "15B1"),
    ("learnt", ("overheard", "E", "not yet", "N"), "information_interferes", "16D"),
    ("number-of-cards", ("E", "S", "auction", "N"), "call_made_on_wrong_hand", "13B1"),
]  # fmt: skip
RULINGS = [
    ("opening-lead", ("E", ""), {"41A"}),
    ("play", ("W: HK", "S", "H3"), {"57C3"}),
    ("placed", ("W: H3", "queen of hearts", "HA", ""), {"45D1"}),
    ("touched", ("dummy touched", "W: H3", "HQ"), {"45F"}),
    ("touched", ("dummy moved", "W: H3", "HQ"), {"45D1"}),
    ("followed", ("opening", "E", "HK", "S", "H3"), {"54B"}),
    ("followed", ("lead", "N", "S", "H4", "W", "H7"), {"53A"}),
    ("followed-by-two", ("lead", "N", "S", "H4", "W", "H7", "N", "H9"), {"53A"}),
    ("told-to", ("lead", "W", "E", "HQ", "S"), {"47E1"}),
    ("taken-back", ("S", "put", "E: H5", "H3", "HK"), {"47F2", "45E2"}),
    ("taken-back", ("W", "put", "S: H5", "H3", ""), {"47F2"}),
    ("at-once", ("S: H3", "N", "H4", "W", "HQ"), {"58A"}),
    ("miscount", ("too few", "W", "3", "N", "H3 H4", "H3"), {"67B2(a)"}),
    ("call-changed", ("E", "P", "1S", "P 1NT", "", "N"), {"25A4"}),
    ("double", ("E", "X", "partner", "1H"), {"36B1", "36B2"}),
    ("double", ("E", "X", "doubled", "1H"), {"36B1", "36B2"}),
    ("double", ("E", "X", "nothing", ""), {"36B1", "36B2"}),
    ("double", ("E", "XX", "opponents", "1H"), {"36B1", "36B2"}),
    ("double", ("E", "XX", "doubled", "1H"), {"36B1", "36B2"}),
    ("call-out-of-turn", ("E", "N", "1S", "X", "W"), {"36B1", "36B4"}),
    ("call-not-allowed", ("must pass", "E", "1H", "2S"), {"37B1", "37B2"}),
    ("call-not-allowed", ("must pass", "E", "", "N", "2S"), {"37B1", "37B2"}),
    ("call-not-allowed", ("above seven", "S", "7S", "8H"), {"38B", "38C"}),
    ("seen-in-auction", ("S", "led", "HK", "N", "P", ""), {"24B"}),
    ("seen-in-auction", ("S", "led", "HK", "N", ""), {"24B"}),
    ("wrong-board", ("hand", "E", "auction", "1H", "P"), {"15A1", "15A2"}),
    ("calls-at-once", ("E", "1S", "E", "P", "S", "2S"), {"33"}),
    ("signalled", ("pause", "E", "auction", "S"), {"16B"}),
]


@pytest.mark.parametrize(("kind", "told", "question", "ref"), QUESTIONS)
def test_what_is_told_leads_to_the_question_of_the_law(
    kind: str, told: tuple[str, ...], question: str, ref: str
) -> None:
    assert open_question(call(kind, *told)) == (question, ref)


@pytest.mark.parametrize(("kind", "told", "refs"), RULINGS)
def test_what_is_told_is_ruled_on_at_once(kind: str, told: tuple[str, ...], refs: set[str]) -> None:
    play = call(kind, *told)
    assert play.question is None
    assert refs <= {ref.split(" ")[0] for ref in play.citations}


def test_every_kind_is_tried_here() -> None:
    assert {kind for kind, *_ in QUESTIONS} | {kind for kind, *_ in RULINGS} == {kind.id for kind in KINDS}


@every
@pytest.mark.parametrize(("kind", "told"), [row[:2] for row in (*QUESTIONS, *RULINGS)])
def test_every_kind_runs_under_every_edition_and_is_a_case_file(
    kind: str, told: tuple[str, ...], laws: Edition
) -> None:
    play = call(kind, *told, laws=laws)
    assert play.question is not None or play.rulings
    assert loads(dumps(play)).table == play.table
    assert play.title


@every
def test_61a_whose_revoke_it_was_is_asked_once(laws: Edition) -> None:
    """East and South both failed to follow: who is said to have revoked has been told, and is no question any more."""
    for seat, card in (("E", "S2"), ("S", "S5")):
        play = call("revoke", "W: CK C7 S2 S5", seat, "next", "SK S3", contract="4S", laws=laws)
        assert play.question is not None
        assert play.question.id == f"holds:{seat}:C:5"
        play.found(True)
        assert [str(revoke.card) for revoke in play.table.revokes if revoke.sure] == [str(Card.parse(card))]
    spoke = call("dummy-spoke", "W: CK C7 S2 S5", "E", "said", "", contract="4S", laws=laws)
    assert spoke.question is not None
    assert spoke.question.id == "holds:E:C:5"


@every
def test_61b_a_defender_who_asked_his_partner(laws: Edition) -> None:
    """1997 forbids it, and the revoke counts as established although it is corrected (63B); it is a right since."""
    play = call("partner-asked", "W: CK C7 S2 S5", contract="4S", laws=laws)
    play.found(True)
    assert play.question is None
    (revoke,) = [revoke for revoke in play.table.revokes if revoke.sure]
    assert (revoke.seat.letter, revoke.stage.value) == ("E", "corrected")
    assert ("63B" in play.citations) is (laws is L1997)
    assert {L1997: "61B"}.get(laws, "61B3") in play.citations


def test_61b_only_a_defender_can_have_been_asked_by_his_partner() -> None:
    with pytest.raises(ParseError, match="no defender has played a card of another suit than the one led"):
        call("partner-asked", "W: CK C7 C2 S5", contract="4S")


@every
def test_69b_a_trick_of_an_agreed_claim_is_asked_back(laws: Edition) -> None:
    """What was agreed is not contested any more, though it is still asked how many tricks that were (69A)."""
    told = ("N", "S:", "S", "", "", "", "W", "1")
    for far, late in (("at once", False), ("next board", True), ("round", True)):
        play = call("agreed", *told, far, "2", "", "no", laws=laws)
        if late:
            play.found("4")
            play.found(True)
        asked = play.question
        assert asked is not None
        if late:
            assert (asked.id, asked.refs[0]) == ("agreed_trick", "69B" if laws is L1997 else "69B1")
        assert ("69A" in play.citations) is late
        assert any("disputed" in str(ruling.about) for ruling in play.rulings) is not late


def test_69b_what_cannot_have_been_agreed_to_is_refused_where_it_is_told() -> None:
    with pytest.raises(ParseError, match="North cannot have done that"):
        call("agreed", "N", "S:", "N")
    with pytest.raises(ParseError, match="'13' is not the number of a trick from 1 to 12"):
        next_step(begun("agreed", trick=13))


@every
def test_79b_the_number_of_tricks_is_in_dispute(laws: Edition) -> None:
    for over in ("", "yes"):
        play = call("tricks", "9", "S", "1", over, "E", "none", contract="4S", laws=laws)
        assert play.question is not None
        assert play.question.id == ("clearly_won_trick" if over else "won_trick")
        assert "65D" in play.citations
        play.found(True)
        given = not over or laws is L2017
        assert play.table.total == ((10, 3) if given else (9, 4))


def test_79b_a_side_that_has_all_tricks_asks_for_none() -> None:
    with pytest.raises(ParseError, match="North-South have all thirteen tricks"):
        call("tricks", "13", "S")


@every
def test_64b7_both_sides_may_be_said_to_have_revoked(laws: Edition) -> None:
    """A defender ruffed, declarer ruffed higher, and both had followed suit until then."""
    play = call("revoke", "W: CK C7 S2 S5", "all", "over", "4", "10", contract="4S", laws=laws)
    play.found(True)
    play.found(True)
    assert play.question is None
    assert {revoke.seat.letter for revoke in play.table.revokes if revoke.sure} == {"E", "S"}
    assert not play.table.transfers


@every
def test_an_established_revoke_is_counted_when_the_play_is_over(laws: Edition) -> None:
    """East ruffed the second heart and held one; his side took three of the nine tricks from there on."""
    play = call("revoke", "W: HK H3 S4 H5", "over", "2", "8", contract="4S", laws=laws)
    play.found(True)
    assert play.table.transfers
    assert {t.authority.ref(laws) for t in play.table.transfers} == {"64A1"}


@every
@pytest.mark.parametrize(
    ("far", "later", "refs"),
    [
        ("over", (), {"64A1"}),
        ("claim", ("E",), {"64A1"}),
        ("next board", (), {"64B4"}),
        ("round", (), {"64B5"}),
    ],
)
def test_a_revoke_is_counted_by_when_it_was_first_mentioned(
    laws: Edition, far: str, later: tuple[str, ...], refs: set[str]
) -> None:
    """The cards of the next trick need not be known once the play is over; who claimed before it is asked then."""
    play = call("revoke", "W: HK H3 S4 H5", far, *later, "2", "8", contract="4S", laws=laws)
    assert open_question(play)[0] == "holds:E:H:5"
    play.found(True)
    assert refs <= set(play.citations)


@every
def test_a_revoke_before_an_opponents_claim_is_corrected(laws: Edition) -> None:
    """63A3: only a claim of his own side establishes it at once."""
    play = call("revoke", "W: HK H3 D4 HA", "claim", "S", "2", "8", contract="4S", laws=laws)
    play.found(True)
    assert [revoke.stage.value for revoke in play.table.revokes] == ["corrected"]


def test_what_a_revoke_was_told_by_before_is_still_taken() -> None:
    """The trick in progress and the revoke trick by themselves, the cards since, and who claimed."""
    now = call("revoke", "W: HK H3 S4 H5", "claim", "E", "2", "8", contract="4S")
    told = [*begun("revoke", trick=13, contract="4S").told, ("table", "W: HK H3 S4 H5"), ("far", "over")]
    told += [("number", "5"), ("later", ""), ("claimed", "E"), ("won", "2"), ("total", "8")]
    then = next_step(Call(tuple(told)))
    assert isinstance(then, Play)
    assert then.table == now.table
    by_cards = next_step(Call((*[pair for pair in told if pair[0] not in ("later", "claimed")], ("later", "DK D2"))))
    assert isinstance(by_cards, Play)
    by_cards.found(True)
    assert "64A1" in by_cards.citations


@pytest.mark.parametrize(("won", "least", "most"), [(0, 0, 8), (2, 2, 10), (4, 4, 12)])
def test_only_results_are_offered_that_the_revoke_trick_leaves(won: int, least: int, most: int) -> None:
    """East won the fifth trick: of the others, and of the eight after it, any number."""
    asked = next_step(
        Call((*begun("revoke", contract="4S").told, ("table", "W: HK H3 S4 H5"), ("far", "over"), ("won", str(won))))
    )
    assert isinstance(asked, Detail)
    assert (asked.id, asked.least, asked.most) == ("total", least, most)
    for total in (least, most):
        assert call("revoke", "W: HK H3 S4 H5", "over", str(won), str(total), contract="4S").table.finished
    with pytest.raises(ParseError, match=f"from {least} to {most}"):
        call("revoke", "W: HK H3 S4 H5", "over", str(won), str(most + 1), contract="4S")


def test_nobody_can_revoke_in_the_last_trick() -> None:
    asked = next_step(Call((("laws", "2017"), ("kind", "revoke"), ("declarer", "S"), ("contract", ""))))
    assert isinstance(asked, Detail)
    assert (asked.id, asked.text, asked.most) == ("trick", "Which trick was the revoke trick?", 12)


def test_whoever_concedes_concedes_a_trick() -> None:
    detail = next_step(begun("concession", contract="3NT").tell("S:").tell("N"))
    assert isinstance(detail, Detail)
    assert (detail.id, detail.least, detail.most) == ("tricks", 1, 9)


def test_nobody_has_a_fifth_card_for_the_last_trick() -> None:
    with pytest.raises(ParseError, match="from 1 to 12"):
        next_step(begun("fifth-card", trick=13))


@pytest.mark.parametrize(
    ("kind", "told", "most"),
    [
        ("seen", ("dropped", "W"), None),
        ("seen", ("held", "W"), 1),
        ("seen", ("named", "W"), 1),
        ("seen-in-auction", ("S", "led"), 1),
        ("seen-in-auction", ("S", "shown"), None),
    ],
)
def test_more_cards_are_asked_for_only_where_there_may_be_more(
    kind: str, told: tuple[str, ...], most: int | None
) -> None:
    found = begun(kind)
    for value in told:
        found = found.tell(value)
    detail = next_step(found)
    assert isinstance(detail, Detail)
    assert (detail.id, detail.least, detail.most) == ("cards", 1, most)


@pytest.mark.parametrize("told", [("W: HK H3 S4 H5", "over", "13", "13"), ("W: HK H3 HK",)])
def test_no_error_speaks_of_a_place_in_a_document(told: tuple[str, ...]) -> None:
    with pytest.raises(ParseError) as caught:
        call("revoke", *told, contract="4S")
    assert "/" not in str(caught.value)


@pytest.mark.parametrize(
    ("words", "hand", "says"),
    [
        ("heart", "HA HQ H3", "by 'heart' declarer called ♥3, and dummy plays it"),
        ("high heart", "HA HQ H3", "by 'high heart' declarer called ♥A, and dummy plays it"),
        ("queen", "HQ H3 S2", "by 'queen' declarer called ♥Q, and dummy plays it"),
    ],
)
@every
def test_it_is_said_which_card_an_incomplete_call_was_for(laws: Edition, words: str, hand: str, says: str) -> None:
    play = call("incomplete", "W: H5", words, hand, laws=laws)
    found = statements.in_order(play.table)
    assert found is not None
    assert found.text == says
    assert found.refs[0].startswith("46B")
    assert found.refs[-1] == "45B"


@pytest.mark.parametrize(("strayed", "refs"), [("", set()), ("looked at a defender's hand", {"43B2(b)"})])
def test_a_dummy_without_rights_who_asks_about_a_revoke(strayed: str, refs: set[str]) -> None:
    """The card is replaced, and the revoke counts as if it were established."""
    play = call("dummy-spoke", "W: HK H3 H4 D4", "asked", strayed, "N")
    play.found(True)
    assert refs == {ref for ref in play.citations if ref.startswith("43B2")}


@every
@pytest.mark.parametrize("returned", ["yes", ""])
def test_at_the_twelfth_trick_it_is_asked_whether_the_hands_are_back(laws: Edition, returned: str) -> None:
    """62D1."""
    told = ("W: HK H3 S4 H5", "over", "8", "9", returned)
    play = call("revoke", *told, contract="4S", laws=laws, trick=12)
    play.found(True)
    assert ("62D1" in play.citations, "64B6" in play.citations) == (not returned, bool(returned))


@every
@pytest.mark.parametrize(("table", "ref"), [("N", "67A1"), ("N: H3", "67A1"), ("N: H3 H4", "67B1(a)")])
def test_a_card_missing_from_the_last_trick_is_put_right_until_both_sides_have_played_on(
    laws: Edition, table: str, ref: str
) -> None:
    play = call("miscount", "too many", "W", "4", table, laws=laws)
    for value in ("D", True, "D9"):
        play.answer(value)
    assert ref in play.citations


@every
def test_of_two_cards_found_at_a_trick_nobody_may_know_which_was_faced(laws: Edition) -> None:
    """67B2: the highest that he could legally have played stays."""
    play = call("miscount", "too few", "W", "3", "N", "D7 S9", "", laws=laws)
    assert open_question(play)[0] == "suit_led"
    play.found("D")
    assert "♦7 stays as West's card" in play.explain()


def test_the_director_is_called_by_one_who_may() -> None:
    """Dummy may not be the first to draw attention (43A1)."""
    for told in (("lead", ("N", "S", "H4")), ("seen", ("dropped", "W", "H5", "N")), ("opening-lead", ("N", "HK"))):
        assert not any(ref.startswith("43") for ref in call(told[0], *told[1]).citations)


def test_trumps_are_asked_for_only_where_they_are_not_known() -> None:
    detail = next_step(begun("fifth-card").tell("W: H3 H4 HK S2"))
    assert isinstance(detail, Detail)
    assert detail.id == "trumps"
    for plain in (
        begun("fifth-card", contract="4S").tell("W: H3 H4 HK S2"),
        begun("fifth-card").tell("W: H3 H4 HK HA"),
    ):
        detail = next_step(plain)
        assert isinstance(detail, Detail)
        assert detail.id == "offender"
    play = call("fifth-card", "W: H3 H4 HK S2", "S", "W", "D5")
    play.found(False)
    assert play.turn is not None
    assert play.turn.letter == "S"  # the trump won the trick


@pytest.mark.parametrize(
    ("kind", "told", "reason"),
    [
        ("opening-lead", ("W",), "West cannot have done that"),
        ("opening-lead", ("Q",), "'Q' is not a seat"),
        ("opening-lead", ("E", "H11"), "'H11' is not a card"),
        ("lead", ("N", "N"), "North cannot have done that"),
        ("play", ("W",), "write the leader and 1 to 3 cards"),
        ("play", ("W: HK HK",), "has a card twice"),
        ("seen", ("droped",), "did you mean dropped"),
        ("seen", ("held", "W", "H5 H6"), "one card"),
        ("two-cards", ("W", "H5"), "two cards or more"),
        ("fifth-card", ("W: H3 H4",), "4 cards"),
        ("revoke", ("W: HK H3 H4",), "every card is of the suit led"),
        ("miscount", ("too many", "W", "5"), "from 1 to 4"),
        ("insufficient-bid", ("E", "1Z"), "'1Z' is not a call"),
        ("insufficient-bid", ("E", "P"), "pass cannot be it here"),
        ("call-changed", ("E", "1H", "1H"), "1♥ cannot be it here"),
        ("seen-in-auction", ("S", "led", "HK HQ"), "only one card can be led"),
    ],
)
def test_what_cannot_be_is_refused_with_what_would_be_right(kind: str, told: tuple[str, ...], reason: str) -> None:
    with pytest.raises(ParseError, match=reason):
        call(kind, *told)


@pytest.mark.parametrize("kind", ["lead", "told-to", "followed", "followed-by-two"])
def test_a_lead_to_the_first_trick_is_the_opening_lead_by_whatever_name(kind: str) -> None:
    more = {"teller": "S", "next": "S", "next_card": "H2", "next_2": "W", "next_card_2": "H3"}

    def log(found: Call, *told: str) -> object:
        for value in (*told, "E", "HK"):
            found = found.tell(value)
        while isinstance(step := next_step(found), Detail):
            found = found.tell(more[step.id])
        return step.log

    if kind == "lead":
        assert log(begun("lead", trick=1)) == log(begun("opening-lead", trick=1))
    else:
        assert log(begun(kind, trick=1), "lead") == log(begun(kind, trick=1), "opening")


@pytest.mark.parametrize(
    ("kind", "told"), [("play", ()), ("revoke", ()), ("seen", ("shown", "E", "HK")), ("claim", ("N",)), ("placed", ())]
)
def test_a_defender_is_on_lead_at_the_first_trick(kind: str, told: tuple[str, ...]) -> None:
    """Said where it is told, and not at the end of all that is told after it."""
    found = begun(kind, trick=1)
    for value in told:
        found = found.tell(value)
    step = next_step(found)
    assert isinstance(step, Detail)
    assert (step.id, [seat for seat, _ in step.options]) == ("table", ["E", "W"])
    with pytest.raises(ParseError, match="South declares; a defender leads to trick 1"):
        found.tell("N: H2 H3")
    later = next_step(Call(tuple(dict(found.told, trick="2").items())))
    assert isinstance(later, Detail)
    assert len(later.options) == 4


def test_at_the_first_trick_nothing_earlier_can_be_defective() -> None:
    with pytest.raises(ParseError, match="trick 1"):
        next_step(Call((*begun("miscount", trick=1).told, ("what", "too many"), ("offender", "W"))))


def asked(kind: str, *told: str) -> list[str]:
    """The ids of the details that are asked for, with these answers."""
    found, ids = Call((("laws", "2017"), ("kind", kind))), []
    for value in told:
        step = next_step(found)
        assert isinstance(step, Detail)
        ids.append(step.id)
        found = found.tell(value)
    assert isinstance(next_step(found), Play)
    return ids


@pytest.mark.parametrize(
    ("kind", "told", "ids"),
    [
        ("insufficient-bid", ("E", "1S", "1H"), "offender over call"),
        ("call-out-of-turn", ("E", "W", "1S", "2H"), "offender turn over call"),
        ("call-out-of-turn", ("E", "W", "", "", "2H"), "offender turn over dealer call"),
        ("call-out-of-turn", ("E", "W", "1S", "X", "N"), "offender turn over call bidder"),
        ("call-out-of-turn", ("E", "S", "1S", "P", "2H"), "offender turn over earlier call"),
        ("call-changed", ("E", "1H", "1S", ""), "offender call second since"),
        ("double", ("E", "X", "partner", "1H"), "offender call before over"),
        ("call-not-allowed", ("over", "S", "4S", "E", "X"), "what declarer contract offender call"),
        ("opening-lead", ("S", "", "E", "HK"), "declarer contract offender card"),
        ("lead", ("S", "", "5", "W", "E", "CK"), "declarer contract trick leader offender card"),
        ("revoke", ("S", "4S", "5", "W: HK H3 S4 H5", "over", "2", "8"), "declarer contract trick table far won total"),
    ],
)
def test_nothing_is_asked_that_does_not_matter(kind: str, told: tuple[str, ...], ids: str) -> None:
    """Of the auction there is no declarer yet; the opening lead is to the first trick."""
    assert asked(kind, *told) == ids.split()


def test_what_directors_are_called_for_most_comes_first() -> None:
    first = ["insufficient-bid", "call-out-of-turn", "opening-lead", "revoke", "lead", "claim"]
    assert [kind.id for kind in KINDS][: len(first)] == first


def test_the_engine_finds_the_irregularity_from_the_calls() -> None:
    """The calls on file are those told and no more: the rest of the auction is not known."""
    play = call("call-out-of-turn", "E", "W", "1S", "1H")
    assert play.opened.auction.turn is Seat.WEST
    assert (str(play.opened.auction.to_beat), play.opened.auction.whole) == ("1♠", False)
    play = call("call-out-of-turn", "E", "N", "", "S", "1H")
    assert [str(made) for made in play.opened.auction.calls] == ["S pass", "W pass"]
    assert play.opened.auction.whole


def test_a_player_who_must_pass_is_on_file() -> None:
    play = call("call-not-allowed", "must pass", "E", "1H", "2S")
    assert [(duty.seat.letter, duty.kind.value) for duty in play.opened.duties] == [("E", "pass to the end")]
    assert loads(dumps(play)).opened == play.opened


def test_a_detail_can_be_taken_back_and_told_otherwise() -> None:
    found = begun("opening-lead").tell("E").tell("HK")
    again = found.back().back().tell("N").tell("HQ")
    assert [value for _, value in again.told][-2:] == ["N", "HQ"]
    with pytest.raises(TypeError):
        again.tell("more")


@pytest.mark.parametrize(
    ("read", "text", "meant"),
    [
        (Card.parse, "HKK", "HK"),
        (Card.parse, "H1O", "H10"),
        (Seat.parse, "Noth", "North"),
        (Suit.parse, "harts", "hearts"),
        (edition, "2071", "2017"),
    ],
)
def test_a_near_miss_is_suggested(read: Callable[[str], object], text: str, meant: str) -> None:
    with pytest.raises(BridgeLawsError, match=f"did you mean {meant}"):
        read(text)


# In words


@pytest.mark.parametrize(("kind", "told"), [(kind, told) for kind, told, *_ in [*QUESTIONS, *RULINGS]])
def test_no_english_is_left_in_what_is_asked(kind: str, told: tuple[str, ...]) -> None:
    found = Call()
    settled = next(dict(each.settles) | {"auction": each.auction} for each in KINDS if each.id == kind)
    opening = () if settled["auction"] else ("S", "") if "trick" in settled else ("S", "", "5")
    if kind == "call-not-allowed" and told[0] == "over":
        told = ("over", "S", "", *told[1:])
    for value in ("2017", kind, *opening, *told):
        step = next_step(found)
        if isinstance(step, Play):
            break
        labels = [label for _, label in step.offered]
        for said in (step.message, *labels, step.nothing, step.such_as):
            assert said is None or english_in(PSEUDO.say(said)) == ""
        found = found.tell(value)


@pytest.mark.parametrize("kind", KINDS, ids=[kind.id for kind in KINDS])
def test_every_kind_has_its_words(kind: Kind) -> None:
    assert english_in(PSEUDO.say(kind.message)) == ""
    assert kind.label == str(kind.message)


@pytest.mark.parametrize(
    ("wants", "id", "typed", "value"),
    [
        ("seat", "offender", "O", "W"),
        ("card", "card", "♥R", "HK"),
        ("cards", "cards", "CR, 10 de pique", "HK ST"),
        ("table", "table", "O: CR C3", "W: HK H3"),
        ("table", "table", "ouest", "W: "),
        ("words", "contract", "3SA contré", "3NTX"),
        ("words", "words", "petit cœur", "petit cœur"),
        ("words", "contract", "", ""),
        ("number", "won", "4", "4"),
        ("call", "call", "un cœur", "1H"),
        ("call", "call", "1SA", "1NT"),
        ("call", "call", "contre", "X"),
        ("calls", "since", "P 2C", "P 2H"),
        ("calls", "since", "je passe, un sans atout", "P 1NT"),
    ],
)
def test_what_is_typed_in_french_is_told_as_everybody_tells_it(wants: str, id: str, typed: str, value: str) -> None:
    assert told_in(Detail(id, words.WHICH_CARD(), wants), typed, "fr") == value


def test_what_is_typed_in_english_is_told_as_it_is() -> None:
    assert told_in(Detail("card", words.WHICH_CARD(), "card"), "hk", "en") == "hk"
    assert told_in(Detail("call", words.WHICH_BID(), "call"), "one heart", "en") == "1H"
