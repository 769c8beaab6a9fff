"""The second opinion on the auction: Laws 28-32, 34, 36-39, by the shared cases (numbers given) and the sheets."""

from .auction import Readings
from .auction.telling import ALL, ANY, OLD, asked, barred, end, every_edition, leads, nobody_bound, status, story

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
    assert end(edition, "N", "E1H D NP E2C D", Readings(not_repeated="stands")).line[1] == ("E", "2C")


@every_edition
def test_28a_takes_the_pass_as_made(edition: int) -> None:
    found = story(edition, "N", "N1S E1H D E2D SP N2S")
    assert found[-1].line[-2:] == (("W", "P"), ("N", "2S"))
    assert [c.how for c in found[-1].calls][-1] == "deemed"
    assert found[-1].duty("W") == ("pass_rest",)
    repeat = end(edition, "N", "N1S E1H D E2D SP N1S")
    assert repeat.irregular == ("27", "N", "1S")  # the pass is taken as made, and then the bid is too low


# --- 34 ------------------------------------------------------------------------------------------------------------


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


@every_edition
def test_of_several_turns_missed_the_first_is_given_back(edition: int) -> None:
    s = end(edition, "S", "S1H WX EP SP NP D", accept="accept")
    assert (s.turn, s.line) == ("N", (("S", "1H"), ("W", "X")))
    s = end(edition, "W", "W1H N2S WP NP SP D")
    assert (s.turn, s.line) == ("E", (("W", "1H"), ("N", "2S")))


@every_edition
def test_a_pass_in_place_of_one_out_of_turn_is_out_of_turn_too(edition: int) -> None:
    s = end(edition, "E", "E1D S1H WP E2C D EP D SP", accept="accept", slip="no")
    assert (s.turn, s.over, s.line[-1]) == ("N", False, ("W", "P"))


@every_edition
def test_28a_also_before_a_call_that_cannot_stand(edition: int) -> None:
    line = "S2H WP N1S D N3S EP WXX D"
    s = end(edition, "S", line)
    assert (s.duty("S"), s.turn, s.line[-1]) == (("pass_rest",), "W", ("S", "P"))


# --- 36-39 ---------------------------------------------------------------------------------------------------------


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
