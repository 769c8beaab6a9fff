"""Case files of every version are read for good, and what version 2 adds is kept."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bridgelaws import Board, ParseError, Play, dumps, golden, loads
from bridgelaws.board.phases import Phase
from bridgelaws.files import codec, example_cases
from bridgelaws.files.upgrades import upgrade, upgrade_1_to_2
from bridgelaws.values.calls import parse_call
from bridgelaws.values.seats import Seat

SAMPLES = Path(__file__).parent.parent / "data" / "cases"
HEAD: dict[str, Any] = {"format": "bridgelaws-case", "version": 2, "laws": 2017}
RUNS = [run for document in golden.cases() for run in golden.runs(document)]
OF_THE_PLAY = [run for run in RUNS if "contract" in run.opening]  # version 1 knew nothing of the auction


def _sample(name: str) -> str:
    return (SAMPLES / f"{name}.json").read_text(encoding="utf-8")


def _calls(first: str, calls: str) -> list[dict[str, str]]:
    return [{"seat": "NESW"[("NESW".index(first) + n) % 4], "call": call} for n, call in enumerate(calls.split())]


def _opened(**fields: Any) -> Play:
    return codec.decode({**HEAD, **fields})


def _fails(**fields: Any) -> tuple[str, str]:
    with pytest.raises(ParseError) as failed:
        _opened(**fields)
    return str(failed.value.pointer), failed.value.reason


# Every version is read


def test_a_sample_of_every_version_is_read_and_written_in_this_one() -> None:
    assert {json.loads(_sample(path.stem))["version"] for path in SAMPLES.glob("*.json")} == {1, codec.VERSION}
    old, new = loads(_sample("version-1")), loads(_sample("version-2"))
    assert old.log == new.log
    assert old.rulings == new.rulings
    assert (old.unused, new.unused) == ((), ())
    written = dumps(new)
    assert json.loads(written) == json.loads(_sample("version-2"))
    assert dumps(loads(written)) == written
    brought_up = json.loads(dumps(old))
    assert (brought_up["version"], brought_up["opening"]) == (2, {"phase": "clarification"})
    assert loads(dumps(old)).table == old.table


def test_a_version_is_brought_up_by_one_at_a_time() -> None:
    document = json.loads(_sample("version-1"))
    assert upgrade(document) == upgrade_1_to_2(document)
    later = {**document, "position": {"trick": 4, "leader": "W"}}
    assert upgrade(later)["opening"] == {"phase": "play"}
    led = {**document, "position": {"trick": 1, "current": [{"seat": "W", "card": "D6"}]}}
    assert upgrade(led)["opening"] == {"phase": "play"}
    assert upgrade({**document, "position": {"trick": 1}})["opening"] == {"phase": "clarification"}
    assert document["version"] == 1, "and nothing else is touched"


@pytest.mark.parametrize("key", ["opening", "auction", "language"])
def test_version_1_does_not_know_what_version_2_added(key: str) -> None:
    document = {**json.loads(_sample("version-2")), "version": 1}
    only = {name: value for name, value in document.items() if name not in {"opening", "auction", "language"} - {key}}
    with pytest.raises(ParseError) as failed:
        codec.decode(only)
    assert failed.value.pointer == f"/{key}"


@pytest.mark.parametrize("run", OF_THE_PLAY, ids=lambda run: run.id)
def test_golden_cases_as_files_of_version_1_tell_the_same(run: golden.Run) -> None:
    told = [golden.start(run), *(play for play, _ in golden.follow(run))][-1]
    events = [event for step in run.steps for event in step.get("events", ())]
    head = {**HEAD, "version": 1, "laws": run.laws}
    read = codec.decode({**head, **run.opening, "events": events})
    assert (read.log, read.rulings, read.question, read.unused) == (told.log, told.rulings, told.question, ())


def test_examples_are_read() -> None:
    for name in example_cases.names():
        play = loads(example_cases.text(name))
        assert play.unused == ()
        assert loads(dumps(play)).log == play.log


# Answers of version 1 are supplied as they are asked for


def _lead(*answers: tuple[str, Any]) -> Play:
    acts = [{"event": "faced", "seat": "E", "card": "HK"}, {"event": "director called", "seat": "S"}]
    given = [{"event": "answered", "question": id, "value": value} for id, value in answers]
    return codec.decode({**HEAD, "version": 1, "contract": "3NT by S", "events": [*acts, *given]})


def test_in_whichever_order_they_stand_between_two_acts() -> None:
    one = _lead(("declarer_saw_dummy", False), ("faced_lead_out_of_turn", "refuse"))
    other = _lead(("faced_lead_out_of_turn", "refuse"), ("declarer_saw_dummy", False))
    assert one.log == other.log
    assert one.table == other.table
    assert other.unused == ()


def test_those_never_asked_for_are_unused() -> None:
    play = _lead(("deemed_led", True), ("declarer_saw_dummy", False), ("keep_or_withdraw:E", "keep"))
    assert play.unused == ("deemed_led", "keep_or_withdraw:E")
    assert play.question is not None
    assert play.question.id == "faced_lead_out_of_turn"


def test_an_answer_that_is_not_on_offer_is_an_error_as_before() -> None:
    with pytest.raises(ParseError) as failed:
        _lead(("declarer_saw_dummy", "perhaps"))
    assert failed.value.pointer == "/events/2"


def test_an_answer_waits_until_its_question_is_put() -> None:
    early = {"event": "answered", "question": "declarer_saw_dummy", "value": False}
    acts = [{"event": "faced", "seat": "E", "card": "HK"}, early, {"event": "director called", "seat": "S"}]
    play = codec.decode({**HEAD, "version": 1, "contract": "3NT by S", "events": acts})
    assert (play.unused, play.question and play.question.id) == ((), "faced_lead_out_of_turn")


def test_a_finding_that_the_next_answer_shows_is_supplied() -> None:
    """What 46B asks was not asked when this file was written; East's choice is offered on one finding only."""
    play = loads(_sample("version-1-incomplete-call"))
    assert (play.unused, play.question) == ((), None)
    found = [(e["question"], e["value"]) for e in codec.encode(play)["events"] if e["event"] == "answered"]
    assert found == [("different_intention_incontrovertible", False), ("keep_or_withdraw:E", "keep")]


def test_a_finding_that_nothing_shows_stays_a_question() -> None:
    document = json.loads(_sample("version-1-incomplete-call"))
    document["events"] = document["events"][:-1]
    play = codec.decode(document)
    assert play.question is not None
    assert play.question.id == "different_intention_incontrovertible"


def test_a_choice_is_never_supplied() -> None:
    play = _lead(("declarer_saw_dummy", False), ("lead_option:1", "require"))
    assert play.question is not None
    assert (play.question.id, play.unused) == ("faced_lead_out_of_turn", ("lead_option:1",))


# What an answer is about


def test_an_answer_says_which_act_it_is_about() -> None:
    play = _lead(("declarer_saw_dummy", False), ("faced_lead_out_of_turn", "refuse"), ("lead_option:1", "require"))
    written = codec.encode(play)["events"]
    assert [event.get("about") for event in written] == [None, None, 1, 1, 2]
    assert codec.decode(codec.encode(play)).log == play.log


def test_an_answer_about_another_act_is_an_error() -> None:
    document = codec.encode(_lead(("declarer_saw_dummy", False)))
    document["events"][2]["about"] = 2
    with pytest.raises(ParseError) as failed:
        codec.decode(document)
    assert failed.value.reason == "'declarer_saw_dummy' is asked about act 1, not about act 2"
    del document["events"][2]["about"]
    assert codec.encode(codec.decode(document))["events"][2]["about"] == 1


def test_what_is_asked_before_anything_has_happened_is_about_no_act() -> None:
    penalty = {"seat": "W", "card": "D8", "kind": "major"}
    play = _opened(contract="3NT by S", position={"trick": 3, "leader": "E", "penalty_cards": [penalty]})
    assert play.question is not None
    play.answer("leave")
    assert codec.encode(play)["events"][0]["about"] == 0


# The auction


def test_a_whole_auction_gives_contract_declarer_dealer_and_phase() -> None:
    play = _opened(auction={"calls": _calls("N", "1H P 2NT P 3NT P P P")})
    opening = play.table.opening
    assert (play.table.contract.code, play.turn) == ("3NT by S", Seat.WEST)
    assert (opening.dealer, opening.phase) == (Seat.NORTH, Phase.CLARIFICATION)
    assert opening.auction is not None
    assert opening.auction.calls[2].call == parse_call("2NT")
    again = loads(dumps(play))
    assert again.opened == play.opened
    assert dumps(again) == dumps(play)


def test_it_may_be_told_with_a_board_in_the_middle() -> None:
    position = {"trick": 5, "leader": "W", "won": {"NS": 2, "EW": 2}}
    play = _opened(auction={"calls": _calls("W", "P 1S P 4S P P P")}, position=position, opening={"phase": "play"})
    assert (play.table.contract.code, play.phase, play.table.opening.before) == ("4S by N", Phase.PLAY, 4)
    assert loads(dumps(play)).opened == play.opened


def test_a_contract_that_is_stated_must_be_what_the_calls_give() -> None:
    calls = {"calls": _calls("N", "1H P 2NT P 3NT P P P")}
    assert _opened(auction=calls, contract="NT by S").table.contract.code == "3NT by S"
    assert _opened(auction=calls, contract="3NT by S").table.contract.code == "3NT by S"
    for wrong in ("3NT by N", "3NTX by S", "2NT by S", "3H by S"):
        where, why = _fails(auction=calls, contract=wrong)
        assert where == "/contract"
        assert why.startswith("the calls give 3NT by South, not ")


def test_a_dealer_that_is_stated_must_have_called_first() -> None:
    calls = {"calls": _calls("N", "1H P P P")}
    assert _opened(auction=calls, opening={"dealer": "N"}).table.opening.dealer is Seat.NORTH
    why = "North made the first call, so East did not deal"
    assert _fails(auction=calls, opening={"dealer": "E"}) == ("/opening/dealer", why)


def test_the_end_of_an_auction_needs_a_contract_that_it_may_have_led_to() -> None:
    end = {"calls": _calls("W", "4S X P P P"), "whole": False}
    assert _fails(auction=end)[0] == "/auction"
    assert _opened(auction=end, contract="4SX by E").table.opening.dealer is None
    assert _fails(auction=end, contract="4SX by N") == (
        "/contract",
        "the calls give another contract, not 4♠X by North",
    )
    play = _opened(auction=end, contract="4SX by E", opening={"dealer": "S"})
    assert play.table.opening.dealer is Seat.SOUTH
    assert loads(dumps(play)).opened == play.opened


@pytest.mark.parametrize(
    ("calls", "where", "why"),
    [
        ("1H P P", "/auction/calls", "the auction is not over"),
        ("", "/auction/calls", "the auction is not over"),
        ("P P P P", "/auction/calls", "nobody bid"),
        ("1H 1C P P P", "/auction/calls/1", "East's 1♣ is not enough over 1♥"),
        ("1H P X P P P", "/auction/calls/2", "South had nothing to double"),
        ("1H P P P P", "/auction/calls/4", "North called after the auction was over"),
    ],
)
def test_what_was_irregular_before_the_file_begins_is_an_error_that_says_where_to_tell_it(
    calls: str, where: str, why: str
) -> None:
    place, reason = _fails(auction={"calls": _calls("N", calls)})
    assert place == where
    assert reason.startswith(why)
    assert calls == "P P P P" or "told among the events of a file that opens in the phase 'auction'" in reason


def test_a_call_out_of_turn_is_told_among_the_events() -> None:
    place, reason = _fails(auction={"calls": [*_calls("N", "1H"), *_calls("S", "2H P P P")]})
    assert (place, reason.partition(";")[0]) == ("/auction/calls/1", "South called at East's turn")


IN_THE_AUCTION = {"phase": "auction", "dealer": "E"}
AT_EASTS_TURN = {"calls": [], "whole": False, "bid": "1S", "turn": "E"}


@pytest.mark.parametrize(
    ("opening", "turn"),
    [
        ({"opening": IN_THE_AUCTION}, "EAST"),
        ({"opening": IN_THE_AUCTION, "auction": {"calls": _calls("E", "1H P")}}, "WEST"),
        ({"opening": {"phase": "auction"}, "auction": {"calls": _calls("N", "1H"), "whole": False}}, "EAST"),
        ({"opening": {"phase": "auction"}, "auction": AT_EASTS_TURN}, "EAST"),
    ],
)
def test_a_file_may_open_in_the_auction_and_comes_back_as_it_was(opening: dict[str, Any], turn: str) -> None:
    board = _opened(**opening)
    assert isinstance(board, Board)
    assert (board.phase.value, repr(board.turn), board.contract) == ("auction", turn, None)
    again = loads(dumps(board))
    assert again.opened == board.opened
    assert dumps(again) == dumps(board)


@pytest.mark.parametrize(
    ("opening", "where", "why"),
    [
        ({"opening": IN_THE_AUCTION, "contract": "3NT by S"}, "/contract", "no contract yet"),
        ({"opening": IN_THE_AUCTION, "position": {"trick": 1}}, "/position", "no position yet"),
        ({"opening": {"phase": "auction"}}, "/opening", "whose turn"),
        ({"opening": {"phase": "auction"}, "auction": {**AT_EASTS_TURN, "bid": "P"}}, "/auction/bid", "not a bid"),
    ],
)
def test_what_an_auction_needs_to_go_on(opening: dict[str, Any], where: str, why: str) -> None:
    place, reason = _fails(**opening)
    assert place == where
    assert why in reason


# The language


def test_the_language_is_checked_and_kept() -> None:
    assert _opened(contract="3NT by S").language == "en"
    assert json.loads(dumps(_opened(contract="3NT by S", language="en")))["language"] == "en"
    assert _opened(contract="3NT by S").under(1997).language == "en"
    assert _fails(contract="3NT by S", language="tlh")[0] == "/language"


# Lead rights in mid-play

_MIDWAY: dict[str, Any] = {"contract": "4S by S", "position": {"trick": 5, "leader": "W"}}


def _with_rights(*rights: dict[str, Any], laws: int = 2017) -> dict[str, Any]:
    return {**_MIDWAY, "laws": laws, "position": {**_MIDWAY["position"], "lead_rights": list(rights)}}


@pytest.mark.parametrize(("laws", "asked"), [(1997, "suits_shown"), (2007, "suits_shown"), (2017, "suits_specified")])
def test_a_call_withdrawn_in_the_auction_limits_a_first_lead_in_mid_play(laws: int, asked: str) -> None:
    play = _opened(**_with_rights({"seat": "E", "call": "2H"}, laws=laws))
    assert play.question is not None
    assert play.question.id == asked
    while play.question is not None and play.question.kind == "finding":
        play.answer("none")
    forbid = "forbid" if play.question is not None and "forbid" in play.question.values else "H"
    play.answer(forbid)
    assert [(r.seat, r.demand.value) for r in play.table.restrictions] == [(Seat.WEST, "forbid")]


def test_without_the_right_nothing_is_asked() -> None:
    assert _opened(**_MIDWAY).question is None
    not_his_lead = _with_rights({"seat": "W", "call": "2H"})
    assert _opened(**not_his_lead).question is None


def test_lead_rights_are_kept() -> None:
    rights = [{"seat": "E", "call": "2H"}, {"seat": "E", "call": "X"}, {"seat": "W", "call": "P"}]
    play = _opened(**_with_rights(*rights))
    document = codec.encode(play)
    assert document["position"]["lead_rights"] == rights
    assert codec.encode(codec.decode(document)) == document
    assert codec.encode(play.under(1997))["position"]["lead_rights"] == rights


def test_lead_rights_at_the_opening_lead_beside_an_auction() -> None:
    auction = {"calls": _calls("N", "1S P 4S P P P")}
    opened = _opened(auction=auction, position={"trick": 1, "lead_rights": [{"seat": "W", "call": "2H"}]})
    document = codec.encode(opened)
    assert document["auction"] == auction
    assert document["position"]["lead_rights"] == [{"seat": "W", "call": "2H"}]
    assert opened.question is not None
    assert codec.encode(codec.decode(document)) == document


@pytest.mark.parametrize(
    ("right", "pointer"),
    [
        ({"seat": "N", "call": "2H"}, "/position/lead_rights/0/seat"),
        ({"seat": "E", "call": "2Z"}, "/position/lead_rights/0/call"),
        ({"seat": "E"}, "/position/lead_rights/0"),
        ({"seat": "E", "call": "2H", "law": "27"}, "/position/lead_rights/0/law"),
    ],
)
def test_lead_rights_that_cannot_be(right: dict[str, Any], pointer: str) -> None:
    assert _fails(**_with_rights(right))[0] == pointer


def test_too_many_lead_rights() -> None:
    pointer, why = _fails(**_with_rights(*[{"seat": "E", "call": "2H"}] * 9))
    assert (pointer, why) == ("/position/lead_rights", "9 lead rights; at most 8 are read")


@pytest.mark.parametrize("calls", ["P P P P", "1H P P P", "1H P P", ""])
def test_an_auction_that_is_over_when_the_file_begins_comes_back(calls: str) -> None:
    board = Board(dealer="N", calls=list(zip("NESW", calls.split(), strict=False)))
    again = loads(dumps(board))
    assert dumps(again) == dumps(board)
    assert (again.table.phase, again.turn, str(again.now)) == (board.table.phase, board.turn, str(board.now))
