"""Tests of the second opinion on the auction: the shared cases (numbers given), the worked cases of the sheets."""

import pytest

from .auction import Readings, Situation, opinion, scripted
from .auction.lines import acts_of

ALL = (1997, 2007, 2017)
OLD = (1997, 2007)
every_edition = pytest.mark.parametrize("edition", ALL)

ANY = "SHDC"


def story(edition: int, dealer: str, line: str, readings: Readings | None = None, **answers: str) -> list[Situation]:
    """``shown_E_2C="H"`` says what East's 2C showed, everything else is an answer by kind of question."""
    given = {}
    for key, value in answers.items():
        given[f"shown {key[6:].replace('_', ':')}" if key.startswith("shown_") else key] = value
    return opinion(edition, dealer, acts_of(line), scripted(given), readings)


def end(edition: int, dealer: str, line: str, readings: Readings | None = None, **answers: str) -> Situation:
    return story(edition, dealer, line, readings, **answers)[-1]


def status(s: Situation, call: str) -> str:
    """The status of ``"E:1H"``, the last one if there are several."""
    return [c.status for c in s.calls if f"{c.seat}:{c.call}" == call][-1]


def leads(s: Situation) -> list[tuple[str, str, str]]:
    return [(r.leader, r.kind, r.suits) for r in s.lead_rights]


def barred(s: Situation, call: str) -> tuple[str, ...]:
    """The sides that may not use a withdrawn call."""
    return next(k.may_not for k in s.knowledge if f"{k.seat}:{k.call}" == call)


def asked(s: Situation, kind: str) -> tuple[str, tuple[str, ...]]:
    """To whom a question was put at this act, and with which options."""
    return next((q.question.to, q.question.options) for q in s.questions if q.question.kind == kind)


def nobody_bound(s: Situation) -> bool:
    return all(duties == () for _, duties in s.duties)


# --- 27 --------------------------------------------------------------------------------------------------------


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


# --- 28-32 ---------------------------------------------------------------------------------------------------------


def test_bid_out_of_turn_at_lefts_turn_case_223() -> None:
    line = "E1S D S1NT WP N3NT EP SP WP"
    for edition in ALL:
        found = story(edition, "S", line)
        assert found[-1].contract == "3NT by S"
        if edition < 2017:
            assert found[1].duty("W") == ("pass_rest",)
            assert leads(found[-1]) == [("W", "require_or_forbid", "S")]
        else:
            assert found[1].duty("W") == ()
            assert found[5].duty("W") == ("pass_once",)
            assert found[-1].duty("W") == ()
            assert leads(found[-1]) == [("W", "forbid", ANY)]
        assert barred(found[-1], "E:1S") == ("EW",)


def test_four_spades_out_of_turn_case_225() -> None:
    line = "N2S E3D S3S N4S D W5D NX EP SP WP"
    for edition in ALL:
        found = story(edition, "N", line)
        assert found[-1].contract == "5DX by E"
        assert found[6].duty("S") == (("pass_rest",) if edition < 2017 else ("pass_once",))
        assert leads(found[-1]) == ([] if edition < 2017 else [("S", "forbid", "HDC")])


@every_edition
def test_right_player_calls_first_case_238(edition: int) -> None:
    s = end(edition, "W", "N1H W1NT")
    assert (status(s, "N:1H"), status(s, "W:1NT"), s.turn) == ("cancelled", "stands", "N")
    assert nobody_bound(s)
    assert leads(s) == []
    assert barred(s, "N:1H") == ("NS",)


def test_dealer_bids_after_two_passes_case_239() -> None:
    found = story(2017, "W", "NP EP W1NT D SP")
    assert found[1].turn == "S"
    assert status(found[1], "N:P") == "stands"
    assert found[2].irregular == ("29", "W", "1NT")
    assert asked(found[3], "accept")[0] == "N"
    assert found[3].turn == "S"
    assert found[4].duty("W") == ("repeat 1NT",)


def test_response_not_comparable_with_a_pass_case_242() -> None:
    found = story(2017, "S", "NP D S1C WP N1S E2H SP WP N3C EP")
    assert found[4].duty("S") == ("pass_once",)
    assert found[-1].duty("S") == ()
    assert [r.suits for r in found[-1].lead_rights] == ["HD"]
    assert barred(found[-1], "N:P") == ("NS",)


@every_edition
def test_pass_before_the_dealer_case_245(edition: int) -> None:
    found = story(edition, "E", "SP D E1D")
    assert asked(found[1], "accept") == ("W", ("accept", "refuse"))
    assert found[2].duty("S") == ("pass_once",)
    assert found[2].duty("N") == ()
    assert found[2].turn == "S"


def test_pass_at_partners_turn_case_246() -> None:
    for edition in OLD:
        s = end(edition, "W", "W1H SP D")
        assert s.duty("N") == ("no_double",)
        assert s.duty("S") == ("pass_rest",)
        assert end(edition, "W", "W1H SP D NP").duty("N") == ()
        assert end(edition, "W", "W1H SP D NX").beyond
    found = story(2017, "W", "W1H SP D NX EP S1S")
    assert nobody_bound(found[3])
    assert found[5].duty("N") == ("pass_once",)
    assert barred(found[2], "S:P") == ("NS",)


def test_three_hearts_out_of_turn_case_248() -> None:
    for edition in OLD:
        for call in ("3H", "4H"):
            s = end(edition, "E", f"S3H D E1S S{call}", repeats_denomination="yes")
            assert s.duty("N") == ("pass_once",)
            assert leads(s) == []
        s = end(edition, "E", "S3H D E1S SP")
        assert s.duty("N") == ("pass_rest",)
        assert leads(s) == [("N", "require_or_forbid", "H")]
    assert nobody_bound(end(2017, "E", "S3H D E1S S3H", comparable="similar"))
    s = end(2017, "E", "S3H D E1S SP")
    assert s.duty("N") == ("pass_once",)
    assert leads(s) == [("N", "forbid", ANY)]


def test_out_of_turn_opposite_the_dealer_cases_249_250_251() -> None:
    s = end(2017, "S", "N2S D S1H W2D NP")
    assert s.duty("S") == ("pass_once",)
    assert leads(s) == [("S", "forbid", ANY)]
    s = end(2017, "S", "N1S D S1C WP N2S", comparable="subset")
    assert nobody_bound(s)
    assert leads(s) == []
    assert s.later == ("23C",)
    assert end(2017, "S", "N1S D S1C WP N1S").duty("S") == ("pass_once",)
    for call in ("2D", "6NT"):
        s = end(2017, "S", f"N1NT D S2C WP N{call}")
        assert s.duty("S") == ("pass_once",)
        assert barred(s, "N:1NT") == ("NS",)
    assert end(2007, "S", "N2S D").duty("S") == ("pass_rest",)


def test_transfer_out_of_turn_case_253() -> None:
    line = "W1NT E2D D N2D E2H"
    assert nobody_bound(end(2017, "W", line, comparable="similar"))
    s = end(2007, "W", line, repeats_denomination="yes", shown_E_2D="H")
    assert s.duty("W") == ("pass_once",)
    assert leads(s) == []
    assert end(2007, "W", "W1NT E2D D NP").duty("E") == ("repeat 2D",)


def test_double_before_the_right_hand_opponent_case_255() -> None:
    line = "W1S NP SX D E2S SX"
    assert nobody_bound(end(2017, "W", line, comparable="similar"))
    for edition in OLD:
        s = end(edition, "W", line)
        assert s.duty("N") == ("pass_rest",)
        assert leads(s) == []
        assert leads(end(edition, "W", "W1S NP SX D E2S S3C", shown_S_X="C")) == [("N", "forbid", ANY)]
        by_29c = Readings(double_lead_old="29C")
        assert leads(end(edition, "W", "W1S NP SX D E2S S3C", by_29c, shown_S_X="H")) == [
            ("N", "require_or_forbid", "H")
        ]
        s = end(edition, "W", "W1S NP SX D EP SX")
        assert nobody_bound(s)
        assert barred(s, "S:X") == ()


@every_edition
def test_accepted_by_a_call_case_257(edition: int) -> None:
    s = end(edition, "W", "E1H S1S W2H NP E4H SP WP NP")
    assert s.contract == "4H by E"
    assert (s.questions, s.knowledge, s.lead_rights) == ((), (), ())
    assert nobody_bound(s)


@every_edition
def test_pass_together_with_the_right_player_case_259(edition: int) -> None:
    """Law 33 has put East's pass first; West's pass is then at the turn of South, his right."""
    found = story(edition, "N", "N1C EP WP D")
    assert found[2].irregular == ("29", "W", "P")
    assert asked(found[3], "accept")[0] == "N"
    assert found[3].duty("W") == ("pass_once",)


@every_edition
def test_not_repeated_is_put_right(edition: int) -> None:
    found = story(edition, "N", "E1H D NP E2C D")
    assert found[3].irregular == ("31A1", "E", "2C")
    assert found[4].line == (("N", "P"), ("E", "1H"))
    assert nobody_bound(found[4])
    assert end(edition, "N", "E1H D NP E2C SP").line[1] == ("E", "2C")


@every_edition
def test_28a_takes_the_pass_as_made(edition: int) -> None:
    found = story(edition, "N", "N1S E1H D E2D SP N2S")
    assert found[-1].line[-2:] == (("W", "P"), ("N", "2S"))
    assert [c.how for c in found[-1].calls][-1] == "deemed"
    assert found[-1].duty("W") == ("pass_rest",)
    repeat = end(edition, "N", "N1S E1H D E2D SP N1S")
    assert repeat.irregular == ("27", "N", "1S")  # the pass is taken as made, and then the bid is too low


# --- 34 -----------------------------------------------------------------------------------------------------------


@every_edition
def test_third_pass_out_of_turn_case_260(edition: int) -> None:
    found = story(edition, "W", "WP N1H EP SP NP EP D")
    assert not any(s.over for s in found)
    s = found[-1]
    assert [c.status for c in s.calls][-2:] == ["cancelled", "cancelled"]
    assert s.turn == "W"
    assert nobody_bound(s)
    assert [(k.seat, k.may_use, k.may_not) for k in s.knowledge] == [("N", ("EW",), ("NS",)), ("E", ("EW",), ("NS",))]
    assert end(edition, "W", "WP N1H EP SP NP EP W1S").line[-1] == ("W", "1S")
    over = end(edition, "W", "WP N1H EP SP NP E2C")
    assert over.line[-2:] == (("N", "P"), ("E", "2C"))  # 29A: his left bid over it


@every_edition
def test_accepted_pass_does_not_end_the_auction(edition: int) -> None:
    """Sheet on 34, cases 1, 3 and 4."""
    s = end(edition, "N", "N1C SP WP NP")
    assert (s.over, s.turn, s.line) == (False, "E", (("N", "1C"),))
    assert {k.may_not for k in s.knowledge} == {("NS",)}
    s = end(edition, "N", "NP SP WP NP")
    assert (s.turn, s.line) == ("E", (("N", "P"),))
    assert end(edition, "N", "NP SP WP NP", Readings(three_passes_after_a_pass="passed_out")).passed_out
    s = end(edition, "N", "N1C SP W1H")
    assert (s.turn, len(s.line)) == ("N", 3)


# --- 36-39 --------------------------------------------------------------------------------------------------------


@every_edition
def test_double_of_partners_double_case_267(edition: int) -> None:
    found = story(edition, "S", "S4S WX NP EX D EP SP")
    assert found[4].questions == ()
    assert found[-1].contract == "4SX by S"
    assert found[4].duty("W") == ("pass_rest",)
    assert leads(found[-1]) == [("W", "forbid", ANY)]
    s = end(edition, "S", "S4S WX NP EX SP D")
    assert s.turn == "E"
    assert nobody_bound(s)
    assert leads(s) == []


def test_players_put_it_right_themselves_case_269() -> None:
    s = end(2017, "N", "NP EP SP W1H NP EX EP SP D")
    assert s.contract == "1H by W"
    assert [c.status for c in s.calls if c.call == "X"] == ["cancelled"]
    assert s.duty("W") == ("pass_rest",)


@every_edition
def test_inadmissible_double_and_an_auction_over_it_case_270(edition: int) -> None:
    found = story(edition, "W", "W1D N1H SX WP N1NT EP SP WP D")
    assert not any(s.over for s in found)
    assert [c.status for c in found[-2].calls] == ["stands"] * 2 + ["pending"] * 6
    assert found[-1].turn == "E"
    assert nobody_bound(found[-1])


@every_edition
def test_silenced_player_bids_case_271(edition: int) -> None:
    line = "N1D E1C D E2C S2D W3C"
    s = end(edition, "N", line + " D")
    assert s.questions == ()
    assert s.line[-1] == ("W", "P")
    assert s.duty("E") == s.duty("W") == ("pass_rest",)
    assert barred(s, "W:3C") == ("EW",)
    assert [r.leader for r in s.lead_rights if r.withdrawn == "3C"] == ["E"]
    s = end(edition, "N", line + " NP")
    assert status(s, "W:3C") == "stands"
    assert (s.duty("W"), s.duty("E")) == (("pass_rest",), ())
    assert [r for r in s.lead_rights if r.withdrawn == "3C"] == []


@every_edition
def test_once_is_spent_when_it_stands(edition: int) -> None:
    """Sheet on 37, case 2."""
    line = "EP D N1C E1H SP"
    assert end(edition, "N", line).duty("E") == ()
    assert end(edition, "N", line, Readings(once_after_37a="kept")).duty("E") == ("pass_once",)


@every_edition
def test_bid_of_eight_clubs_case_272(edition: int) -> None:
    s = end(edition, "S", "S7S W8C NP D")
    assert [c.status for c in s.calls] == ["stands", "cancelled", "cancelled", "stands"]
    assert s.turn == "N"
    both = () if edition == 1997 else ("pass_rest",)
    assert s.duty("E") == s.duty("W") == both
    assert leads(s) == []
    s = end(edition, "S", "S7S W8C D")
    assert s.duty("E") == s.duty("W") == ("pass_rest",)
    assert leads(s) == [("E", "require_or_forbid", "C") if edition < 2017 else ("E", "forbid", ANY)]
    assert end(edition, "N", "N7S EP SP W8C D").contract == "7S by N"


@every_edition
def test_bidding_on_after_the_end_case_273(edition: int) -> None:
    s = end(edition, "E", "E1NT SP W2D NP EP SP W3H E4H D")
    assert s.contract == "2D by W"
    assert [c.status for c in s.calls][-2:] == ["cancelled", "cancelled"]
    assert leads(s) == []


@every_edition
def test_defender_doubles_after_the_end_case_274(edition: int) -> None:
    line = "S1H WP N2H E2S S3H WP N4H EP SP WP"
    s = end(edition, "S", line + " EX D")
    assert s.contract == "4H by S"
    assert leads(s) == [("W", "forbid", ANY if edition < 2017 else "HDC")]
    assert barred(s, "E:X") == ("EW",)
    for more in ("EX SP D", "EP D", "SX D", "N4S D"):
        assert leads(end(edition, "S", f"{line} {more}")) == []
    out = end(edition, "S", "SP WP NP EP S1NT D")
    assert (out.passed_out, leads(out)) == (True, [])


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


# --- 17-19, 22 and order ------------------------------------------------------------------------------------------


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
        assert end(edition, "N", "NP NP", Readings(twice_pass_before_bid_old="25")).irregular[0] == "25"
    assert end(2017, "N", "NP NP").irregular[0] == "25"


def test_unknown_readings_editions_and_calls_are_refused() -> None:
    with pytest.raises(ValueError, match="edition"):
        end(1987, "N", "NP")
    with pytest.raises(ValueError, match="info_36a"):
        end(2017, "N", "NP", Readings(info_36a="perhaps"))
    with pytest.raises(ValueError, match="not a call"):
        end(2017, "N", "N1Z")
