"""The second opinion on the auction: Laws 17-19, 22, 25, 27, by the shared cases (numbers given) and the sheets."""

import pytest

from .auction import Readings, opinion, scripted
from .auction.lines import acts_of
from .auction.telling import ALL, ANY, OLD, asked, barred, end, every_edition, leads, nobody_bound, status, story

# --- 27 ------------------------------------------------------------------------------------------------------------


@every_edition
def test_made_good_at_the_lowest_level_case_202(edition: int) -> None:
    found = story(edition, "N", "N1S E1H D E2H", replacement="both_natural" if edition < 2017 else "same_denomination")
    assert asked(found[2], "accept") == ("S", ("accept", "refuse"))
    assert found[1].irregular == ("27", "E", "1H")
    assert found[2].turn == "E"
    s = found[-1]
    assert (status(s, "E:1H"), status(s, "E:2H"), s.turn) == ("cancelled", "stands", "S")
    assert nobody_bound(s)
    assert leads(s) == []
    assert barred(s, "E:1H") == ()
    assert s.later == (("27B1(b)",) if edition == 1997 else ("27D",))


@every_edition
def test_other_suit_then_3nt_case_203(edition: int) -> None:
    s = end(edition, "N", "N1S E1H D E2D S2NT WP N3NT EP SP WP")
    assert s.contract == "3NT by S"
    assert s.duty("W") == ("pass_rest",)
    assert leads(s) == [("W", "require_or_forbid", "H") if edition < 2017 else ("W", "forbid", "SHC")]
    assert barred(s, "E:1H") == ("EW",)


@every_edition
def test_double_not_allowed_case_204(edition: int) -> None:
    found = story(edition, "W", "W1S N1H D NX N2H")
    assert found[3].duty("N") == ("no_double",)
    assert found[3].turn == "N"
    s = found[-1]
    assert [status(s, c) for c in ("N:1H", "N:X", "N:2H")] == ["cancelled", "cancelled", "stands"]
    assert s.duty("S") == ("pass_rest",)
    if edition < 2017:
        assert [r.withdrawn for r in s.lead_rights] == ["X"]  # 1H itself restricts nothing: hearts shown legally
        first = end(edition, "W", "W1S N1H D NX N2H", Readings(several_withdrawn="first"))
        assert leads(first) == []


def test_negative_double_case_205() -> None:
    line = "N1C E1S S1H D SX"
    for edition, finding in ((2007, "same_meaning"), (2017, "subset")):
        s = end(edition, "N", line, replacement=finding, shown_S_X="HD")
        assert status(s, "S:X") == "stands"
        assert nobody_bound(s)
        assert leads(s) == []
        assert s.turn == "W"
        assert s.later == ("27D",)
        assert barred(s, "S:1H") == (("NS",) if edition == 2007 else ())
    s = end(1997, "N", line + " S2H")
    assert status(s, "S:X") == "cancelled"
    assert s.duty("N") == ("pass_rest",)


def test_findings_offered_by_edition() -> None:
    """Options of the one finding, for the lowest bid of the denomination and for another bid, a pass, a double."""
    limbs = ("similar", "subset", "purpose", "none")
    wanted = {
        (2007, "2H"): ("both_natural", "same_meaning", "none"),
        (2007, "2D"): ("same_meaning", "none"),
        (2007, "X"): ("same_meaning", "none"),
        (2017, "2H"): ("same_denomination", *limbs),
        (2017, "3C"): ("same_denomination", *limbs),
        (2017, "P"): limbs,
        (2017, "X"): limbs,
        (1997, "2H"): ("both_natural", "none"),
    }
    for (edition, call), options in wanted.items():
        assert asked(end(edition, "N", f"N1S E1H D E{call}"), "replacement") == ("D", options)
    for call in ("2D", "P", "X"):
        assert end(1997, "N", f"N1S E1H D E{call}").questions == ()


def test_stayman_cases_206_211() -> None:
    s = end(2017, "N", "N1NT E2H S2C D S2S", shown_S_2C="")
    assert s.duty("N") == ("pass_rest",)
    assert barred(s, "S:2C") == ("NS",)
    assert nobody_bound(end(2017, "N", "N1NT E2H S2C D SX", replacement="purpose"))
    line = "N2NT EP S2C D S3C"
    s = end(1997, "N", line, shown_S_2C="", shown_S_3C="")
    assert s.duty("N") == ("pass_rest",)
    assert leads(s) == [("N", "forbid", ANY)]
    for edition, finding in ((2007, "same_meaning"), (2017, "purpose")):
        s = end(edition, "N", line, replacement=finding)
        assert nobody_bound(s)
        assert leads(s) == []


def test_strong_two_clubs_case_207() -> None:
    s = end(2017, "N", "N2H E2C D", accept="accept")
    assert (status(s, "E:2C"), s.turn) == ("stands", "S")
    assert nobody_bound(s)
    for call in ("3C", "P"):
        s = end(2017, "N", f"N2H E2C D E{call}", shown_E_2C="", shown_E_3C="")
        assert s.duty("W") == ("pass_rest",)
        assert leads(s) == [("W", "forbid", ANY)]
    assert status(end(2017, "N", "N2H E2C D EX"), "E:X") == "cancelled"


def test_completed_transfer_case_208() -> None:
    s = end(2007, "E", "E1NT SP W2D N2S E2H D E3H", replacement="both_natural")
    assert (nobody_bound(s), leads(s), s.turn, s.later) == (True, [], "S", ("27D",))


def test_premature_replacement_case_213() -> None:
    line = "N1NT E1H E2H D"
    s = end(2017, "N", line, replacement="same_denomination")
    assert nobody_bound(s)
    assert status(s, "E:2H") == "stands"
    assert end(2007, "N", line).duty("W") == ("pass_rest",)
    s = end(2007, "N", line, accept="accept")
    assert (status(s, "E:1H"), status(s, "E:2H"), s.turn) == ("stands", "cancelled", "S")
    s = end(1997, "N", line)
    assert (status(s, "E:2H"), s.turn) == ("cancelled", "E")


@every_edition
def test_accepted_after_it_was_changed_case_214(edition: int) -> None:
    s = end(edition, "N", "N1NT EX SP W1H WP D NP EP SP", accept="accept")
    assert s.contract == "1H by W"
    assert [c.status for c in s.calls if c.seat == "W"] == ["stands", "cancelled"]
    assert s.later == ()


@pytest.mark.parametrize("edition", [2007, 2017])
def test_two_insufficient_bids_case_215(edition: int) -> None:
    found = story(edition, "W", "W2S N1H N2H D N3H")
    assert asked(found[3], "accept") == ("E", ("accept", "accept_second", "refuse"))
    assert len([q for q in found[3].questions if q.question.kind == "accept"]) == 1
    s = found[-1]
    assert (status(s, "N:2H"), status(s, "N:3H")) == ("cancelled", "stands")
    assert s.duty("S") == ("pass_rest",)
    assert {(r.kind, r.suits) for r in s.lead_rights} == (set() if edition == 2007 else {("forbid", "SDC")})
    accepted = end(edition, "W", "W2S N1H N2H D", accept="accept_second")
    assert (status(accepted, "N:2H"), accepted.turn) == ("stands", "E")
    assert nobody_bound(accepted)


def test_second_insufficient_bid_in_1997() -> None:
    line = "N2S E1H D E2H"
    s = end(1997, "N", line, accept="refuse")
    assert (s.questions, status(s, "E:2H"), s.turn) == ((), "cancelled", "E")
    later = Readings(second_insufficient_1997="accept")
    answers = scripted({"accept E:2H": "accept"})
    s = opinion(1997, "N", acts_of(line), answers, later)[-1]
    assert (s.line[-1], s.turn) == (("E", "2H"), "S")


def test_one_club_opposite_one_club_case_218() -> None:
    line = "S1C WP N1C D"
    assert nobody_bound(end(2017, "S", line + " N2C", replacement="same_denomination"))
    assert nobody_bound(end(2017, "S", line + " N3C", replacement="subset"))
    assert end(2017, "S", line + " N2C").duty("S") == ("pass_rest",)
    slip = end(2017, "S", "S1C WP N1C N2C", slip="yes")
    assert slip.irregular[0] == "27"  # what 25A would ask about an insufficient bid is not in the model


@every_edition
def test_two_suiter_with_an_unknown_suit_case_222(edition: int) -> None:
    line = "E1H SP W2NT N2H D NP E4H SP WP NP"
    s = end(edition, "E", line, shown_N_2H="S?")
    assert s.contract == "4H by E"
    assert s.duty("S") == ("pass_rest",)
    assert leads(s) == [("S", "forbid", ANY)]
    letter = Readings(law26a_1997="letter", law26b_2017="first_print")
    wanted = {
        1997: ("S", "require_or_forbid", "S"),
        2007: ("S", "forbid", ANY),
        2017: ("S", "require_or_forbid", ANY),
    }
    assert leads(end(edition, "E", line, letter, shown_N_2H="S?")) == [wanted[edition]]


def test_insufficient_and_out_of_turn() -> None:
    """Sheet on 27, traps: he must repeat it, and his left is asked a second time."""
    for edition in ALL:
        found = story(edition, "N", "N1S EP SP N1H D WP", readings=Readings(third_pass_out_of_turn="29"))
        assert found[3].irregular == ("29", "N", "1H")
        found = story(edition, "W", "W1S E1H D NP E1H D E2D")
        assert found[3].duty("E") == ("repeat 1H",)
        assert found[4].irregular == ("27", "E", "1H")
        assert asked(found[5], "accept")[0] == "S"
        assert found[6].duty("W") == ("pass_rest",)
        assert {k.may_not for k in found[6].knowledge} == {("EW",)}


# --- 25 ------------------------------------------------------------------------------------------------------------


def test_slip_cases_229_230_234_236() -> None:
    for edition in (2007, 2017):
        found = story(edition, "N", "N1NT EP N>1S", slip="yes", keep_own="withdraw")
        assert found[-1].line == (("N", "1S"),)
        assert found[-1].turn == "E"
        assert nobody_bound(found[-1])
        assert barred(found[-1], "E:P") == ("NS",)
        assert asked(found[-1], "keep_own") == ("E", ("keep", "withdraw"))
        final = "S1NT WP N3NT EP SP WP W>X"
        s = end(edition, "S", final, slip="yes")
        assert (s.over, s.turn, s.line[-1]) == (False, "N", ("W", "X"))
    for edition in ALL:
        s = end(edition, "S", "S1D W1S NP E4S W>1H", slip="yes")
        assert (status(s, "W:1S"), status(s, "W:1H"), s.turn) == ("stands", "cancelled", "S")
    s = end(2017, "W", "W1H N2C EX S2D E>4H SP WP NP", slip="yes", keep_own="withdraw")
    assert s.contract == "4H by W"
    assert leads(s) == []
    assert barred(s, "S:2D") == ("EW",)
    assert not end(2007, "N", "NP EP SP WP W>1C", slip="yes").over
    assert end(1997, "N", "NP EP SP WP W>1C", slip="yes").passed_out  # the period ended with the fourth pass


def test_pass_in_a_lapse_case_231() -> None:
    line = "N1H EP S4C WP NP N4H"
    assert end(2017, "N", line).irregular == ("25", "N", "4H")
    found = story(2017, "N", line + " D")
    assert asked(found[-1], "accept") == ("E", ("accept", "refuse"))
    s = found[-1]
    assert (s.turn, status(s, "N:4H"), barred(s, "N:4H")) == ("E", "cancelled", ("NS",))
    assert end(2017, "N", line + " D", accept="accept").line[-1] == ("N", "4H")
    assert end(1997, "N", line + " D").duty("S") == ("pass_once",)
    s = end(1997, "N", line + " D N4H", keep_first="change")
    assert (s.later, s.duty("S"), s.turn) == (("average minus",), (), "E")


def test_left_called_over_one_of_two_calls() -> None:
    line = "S1H S1S W2C"
    for edition in ALL:
        assert end(edition, "S", line, meant_over="second").line == (("S", "1S"), ("W", "2C"))
    assert end(2007, "S", line, meant_over="first").line == (("S", "1H"), ("W", "2C"))
    assert end(1997, "S", line, meant_over="first").line == (("S", "1S"), ("W", "2C"))
    assert end(1997, "S", line, meant_over="first", keep_own="withdraw").line == (("S", "1S"),)


# --- 17-19, 22 and order -------------------------------------------------------------------------------------------


@every_edition
def test_regular_auctions(edition: int) -> None:
    assert end(edition, "N", "N1S EX SP WP NP").contract == "1SX by N"
    assert end(edition, "N", "N1S EX SXX WP N2S EP S4S WP NP EP").contract == "4S by N"
    assert end(edition, "N", "N1S EX S2S WX NP EP SP").contract == "2SX by N"
    assert end(edition, "E", "EP SP WP NP").passed_out
    assert not end(edition, "E", "EP SP WP").over
    s = end(edition, "E", "E1H SP W2H N2S E4H SP WP NP")
    assert (s.contract, s.turn, s.questions, s.knowledge, s.readings) == ("4H by E", "", (), (), s.readings)
    assert nobody_bound(s)


@every_edition
def test_accepted_low_bid_is_the_one_to_beat(edition: int) -> None:
    """Sheet on 18, case 2, and the double of an accepted bid."""
    s = end(edition, "W", "W2S N2H EP S2S")
    assert (s.irregular[0], s.line[-1]) == ("", ("S", "2S"))
    assert end(edition, "W", "W2S N2H EX").line[-1] == ("E", "X")


@every_edition
def test_order_of_the_sheet_on_35(edition: int) -> None:
    silenced = "N1D E1C D E2C S2D"
    assert end(edition, "N", silenced + " WX").irregular[0] == "37"
    assert end(edition, "N", "N1D E1C D E2C WX").irregular[0] == "36"  # of his partner's bid
    assert end(edition, "N", silenced + " W8C").irregular[0] == "38"
    assert end(edition, "N", silenced + " EX").irregular[0] == "29"
    assert end(edition, "N", "N1S EP SP WP W1H").irregular[0] == "39"
    assert end(edition, "N", "N1S S8C").irregular[0] == "38"
    assert end(edition, "N", "N1S SX").irregular[0] == "36"
    assert end(edition, "N", "N1S N1NT").irregular[0] == "25"


def test_the_same_call_again_before_any_bid() -> None:
    for edition in OLD:
        assert end(edition, "N", "NP NP").irregular[0] == "29"
        assert end(edition, "N", "NP NP D").duty("N") == ("pass_once",)
        assert end(edition, "N", "NP NP", Readings(twice_pass_before_bid_old="25")).irregular[0] == ""
    assert end(2017, "N", "NP NP").irregular[0] == ""


@pytest.mark.parametrize("edition", [1997, 2007, 2017])
def test_the_same_call_again_changes_nothing_and_tells_nothing(edition: int) -> None:
    said = end(edition, "N", "N1H N1H EP")
    assert said.line == (("N", "1H"), ("E", "P"))
    assert [each.may_not for each in said.knowledge] == [()]
    assert not any(bound for _, bound in said.duties)


def test_unknown_readings_editions_and_calls_are_refused() -> None:
    with pytest.raises(ValueError, match="edition"):
        end(1987, "N", "NP")
    with pytest.raises(ValueError, match="info_36a"):
        end(2017, "N", "NP", Readings(info_36a="perhaps"))
    with pytest.raises(ValueError, match="not a call"):
        end(2017, "N", "N1Z")
