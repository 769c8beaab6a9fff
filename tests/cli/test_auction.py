"""The commands on a board in the auction."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bridgelaws import Board, Play, loads
from bridgelaws.cli import bidding, calls as calling
from bridgelaws.desk import Call, Detail, next_step
from bridgelaws.engine import step as engine
from bridgelaws.errors import ParseError
from bridgelaws.files import example_cases
from bridgelaws.reading import read_calls
from bridgelaws.values.seats import Seat
from cli.case_files import assert_golden, written
from cli.dialogue import Dialogue, kind
from cli.runs import run
from cli.spoken import screen
from pseudo_language import PSEUDO, english_in

WIDE = {"COLUMNS": "80"}
IN_THE_AUCTION = [
    name for name in example_cases.names() if json.loads(example_cases.text(name))["opening"]["phase"] == "auction"
]


def example(folder: Path, name: str, events: int | None = None) -> str:
    """An example, or its first events, as a file."""
    case: dict[str, Any] = json.loads(example_cases.text(name))
    return written(folder, case | {"events": case["events"][:events]})


@pytest.mark.parametrize(
    ("command", "name", "events", "status"),
    [
        ("rule", "insufficient-bid-silenced", 4, 3),
        ("rule", "insufficient-bid-silenced", None, 0),
        ("rule", "passed-out", None, 0),
        ("calls", "insufficient-bid-silenced", 5, 0),
        ("calls", "barred-player-bids", 8, 0),
        ("calls", "bid-out-of-turn-at-rhos-turn", None, 0),
        ("calls", "passed-out", None, 0),
        ("show", "insufficient-bid-accepted", None, 0),
        ("show", "insufficient-bid-silenced", 3, 0),
        ("show", "bid-out-of-turn-at-partners-turn", None, 0),
        ("show", "call-changed-second-thought", None, 0),
        ("show", "player-skipped", None, 0),
        ("show", "lead-limited-later", None, 0),
        ("show", "card-dropped-in-auction", None, 0),
        ("compare", "insufficient-bid-made-good", None, 0),
    ],
)
def test_what_is_printed(tmp_path: Path, command: str, name: str, events: int | None, status: int) -> None:
    """`REWRITE_GOLDEN=1` writes the files anew."""
    path = example(tmp_path, name, events)
    done = run(command, path, env=WIDE)
    assert (done.returncode, done.stderr) == (status, "")
    text = done.stdout.replace(path, "case.json")
    assert max(map(len, text.splitlines())) <= 80
    assert_golden(f"{command}-{name}{'' if events is None else f'-{events}'}.txt", text)


@pytest.mark.parametrize("command", ["rule", "show", "compare", "calls"])
@pytest.mark.parametrize(
    "name", ["insufficient-bid-silenced", "passed-out", "call-after-the-end", "lead-limited-later"]
)
def test_nothing_is_said_of_declarer_or_tricks_before_there_is_a_contract(
    tmp_path: Path, command: str, name: str
) -> None:
    done = run(command, example(tmp_path, name))
    assert (done.returncode in (0, 3), done.stderr) == (True, "")
    if name in ("insufficient-bid-silenced", "passed-out"):
        assert not re.search(r"declarer|dummy|trick|contract", done.stdout.replace("by declarer", ""))


@pytest.mark.parametrize("code", ["fr", "de", PSEUDO])
@pytest.mark.parametrize("name", IN_THE_AUCTION)
def test_every_example_is_told_in_the_language(code: Any, name: str, tmp_path: Path) -> None:
    path = written(tmp_path, json.loads(example_cases.text(name)) | {"title": "", "story": ""})
    for command in ("rule", "show", "calls"):
        shown = screen(code, command, path)
        if code is PSEUDO:
            # The command that answers a question is no sentence.
            told = re.sub(r"^ *bridgelaws answer .*$", "", shown, flags=re.MULTILINE)
            assert english_in(told) == "", command


def test_a_card_cannot_be_played_in_the_auction(tmp_path: Path) -> None:
    done = run("plays", example(tmp_path, "insufficient-bid-silenced"))
    assert (done.returncode, done.stderr) == (1, "bridgelaws: Nobody can play a card yet: the auction is not over\n")


def test_answering_goes_on_with_the_auction(tmp_path: Path) -> None:
    path = example(tmp_path, "insufficient-bid-silenced", 4)
    assert "is withdrawn" in run("answer", path, "insufficient_bid", "refuse").stdout
    assert loads(Path(path).read_text(encoding="utf-8")).table.turn.letter == "S"


# The diagram


def drawn(board: Board) -> list[str]:
    return [re.sub(r" {2,}", "|", line.plain) for line in bidding.draw(board.table, ascii=False)]


def test_calls_stand_below_the_players_from_the_dealer_on() -> None:
    board = Board(dealer="W")
    for each in ("W P", "N 1H", "E X", "S XX", "W P"):
        board.made(*each.split())
    assert drawn(board) == ["West|North|East|South", "pass|1♥|double|redouble", "pass"]


def test_what_was_replaced_stands_in_the_cell_of_what_replaced_it() -> None:
    board = Board(dealer="N")
    for each in ("N 1S", "E 1H"):
        board.made(*each.split())
    assert drawn(board)[1:] == ["1♠|1♥?", "? irregular, not yet disposed of"]
    board.director("S")
    board.answer("accept")
    assert drawn(board)[1:] == ["1♠|1♥!", "! stands by a ruling"]


def test_a_call_out_of_turn_that_fell_leaves_the_others_where_they_belong() -> None:
    board = example_cases.load("bid-out-of-turn-at-partners-turn")
    assert drawn(board)[1:] == ["1♣|pass|(1♥) 1♥", "(…) cancelled or withdrawn"]


def test_an_auction_of_which_only_the_end_is_known() -> None:
    board = Board(whole=False, bid="1S", turn="E")
    board.made("E", "2H")
    assert drawn(board) == ["East|South|West|North", "…|…|…|… 1♠", "2♥"]
    assert (
        bidding.heading(Board(whole=False, bid="1S", turn="E").table)
        == "Auction · Laws of 2017 · last bid 1♠ · East to call"
    )


# Legal calls


def test_legal_calls_as_data(tmp_path: Path) -> None:
    path = example(tmp_path, "barred-player-bids", 8)
    found = json.loads(run("calls", path, "--json").stdout)
    assert (found["seat"], found["legal"], len(found["excluded"])) == ("N", ["P"], 37)
    assert {each["law"] for each in found["excluded"]} == {"27B2"}
    assert json.loads(run("calls", example(tmp_path, "passed-out"), "--json").stdout) is None


def test_every_call_is_allowed_excluded_or_not_settled() -> None:
    board = example_cases.load("insufficient-bid-silenced")
    legal = engine.legal_calls(board.table)
    excluded = [call for found in calling._excluded(board.table, legal).values() for call in found]
    assert len(excluded) + len(legal.legal) + len(legal.unsettled) == 38


# The dialogue


def test_the_auction_goes_on_after_the_ruling() -> None:
    with Dialogue() as ask:
        ask.type("", "1", "E", "1S", "1H", "refuse")
        assert "East to call" in ask.latest
        ask.type("calls", "E 2H")
        assert "Question" in ask.latest
        ask.type("none")
        assert "West must pass at every turn" in ask.latest
        assert "West cannot" not in ask.type("calls", "S P, W 3H")
        assert "Not ruled on" in ask.latest
        assert "37B1" in ask.type("director", "N call")


def test_a_slip_is_told_while_a_question_is_open_and_heard_first() -> None:
    with Dialogue() as ask:
        ask.type("", "1", "E", "1S", "1H")
        assert "It was a slip" in ask.latest
        assert "Somebody has called since" in ask.latest
        assert "whether 1♥ was the call he meant" in " ".join(ask.type("slip").split())
        assert "25A" in ask.type("2H")
        ask.type("1")
        assert "2♥" in ask.latest
        assert "25A1" in ask.latest


def test_a_slip_is_told_after_the_ruling_and_by_its_number() -> None:
    with Dialogue() as ask:
        ask.type("", "1", "E", "1S", "1H", "refuse")
        assert "It was a slip" in ask.latest
        assert "25A" in ask.type("slip", "2H")
        ask.type("back")
        assert "East to call" in ask.latest
        ask.type("back")
        assert "East bid 1♥, which is not enough" in ask.latest
        assert "Which call did East mean?" in ask.type("3")


@pytest.mark.parametrize("typed", ["E > 2H", "> 2H"])
def test_27c_the_bid_was_replaced_before_the_director_came(typed: str) -> None:
    with Dialogue() as ask:
        ask.type("", "1", "E", "1S", "1H", "calls", typed)
        assert "Was East's 1♥ a slip" in " ".join(ask.latest.split())
        ask.type("no", "refuse", "none")
        assert "East's 2♥ stands (27C)" in ask.latest
        assert "9B2" not in ask.latest  # nobody had drawn attention before


def test_what_changes_a_call_needs_a_call_before_it() -> None:
    with pytest.raises(ParseError, match="none is before it"):
        read_calls("> 2H", "en")
    assert read_calls("> 2H, P", "en", Seat.SOUTH) == read_calls("E > 2H, S P", "en")


def test_somebody_has_called_while_a_question_is_open() -> None:
    with Dialogue() as ask:
        ask.type("", "1", "E", "1S", "1H")
        assert "27A1" in ask.type("calls", "2C")
        assert "West to call" in ask.latest


def test_somebody_had_called_over_a_call_before_the_ruling() -> None:
    """36A, 39B: who calls over a call that is not allowed has disposed of what it would have cost."""
    with Dialogue() as ask:
        ask.type("", kind("double"), "S", "X", "1", "1H")
        assert "North must pass at every turn" in ask.latest
        assert "'Z' is not a call" in ask.type("before", "Z")
        assert "36B2" in ask.type("director", "W call")  # what was ruled still stands
    with Dialogue() as ask:
        ask.type("", kind("double"), "S", "X", "1", "1H")
        assert "36A" in ask.type("before", "P")
        assert "North must pass" not in ask.latest
        assert "South to call" in ask.latest


def test_how_long_a_player_had_to_pass_is_told() -> None:
    with Dialogue() as ask:
        ask.type(
            "", kind("call-not-allowed"), "the player had to pass, at this turn only", "W", "3D", "3H", "before", "P"
        )
        assert "West need not pass any more" in ask.latest


def test_the_contract_to_which_the_auction_went_on(tmp_path: Path) -> None:
    file = tmp_path / "call.json"
    with Dialogue(str(file)) as ask:
        ask.type("", "1", "E", "1S", "1H", "refuse")
        assert "Auction over" not in ask.latest
        ask.type("calls", "E 3C", "none")
        assert "Auction over: the contract" in ask.latest
        assert "3♣ had been bid, which is higher" in ask.type("contract", "2S by N")
        assert "26B" in ask.type("contract", "3NT by S")
    assert str(loads(file.read_text(encoding="utf-8")).table.contract) == "3NT by South"


def test_a_line_of_calls_is_entered_whole_or_not_at_all(tmp_path: Path) -> None:
    file = tmp_path / "call.json"
    with Dialogue(str(file)) as ask:
        ask.type("", "1", "E", "1S", "1H", "accept")
        before = file.read_text(encoding="utf-8")
        assert "'1Z' is not a call" in ask.type("calls", "S 2C, W 1Z")
        assert "what did West call?" in ask.type("calls", "S 2C, W")
        assert "what West called has to be known" in ask.type("calls", "S 2C, W ?")
        assert file.read_text(encoding="utf-8") == before
        ask.type("calls", "2C, P, N 2S")
        assert "North to call" not in ask.latest
    assert [str(made) for made in loads(file.read_text(encoding="utf-8")).table.auction.calls] == [
        "E 1♥", "S 2♣", "W pass", "N 2♠",
    ]  # fmt: skip


def test_a_call_changed_and_one_at_the_same_time() -> None:
    with Dialogue() as ask:
        ask.type("", "2", "S", "N", "", "", "1H", "accept")
        assert "West's 2♠ stands (25B1)" in ask.type("calls", "W 1S > 2S, N P")
        assert "Not ruled on" in ask.type("calls", "E 3H + W 3S")


@pytest.mark.parametrize(
    ("told", "asked", "ruled"),
    [
        (
            (("turn", "N"), ("over", "1S"), ("call", "XX"), ("bidder", "W"), ("doubler", "S")),
            "call_out_of_rotation",
            [],
        ),
        ((("turn", "N"), ("over", "1S"), ("call", "XX"), ("bidder", "W"), ("doubler", "")), None, [36]),
        ((("turn", "N"), ("over", "1S"), ("call", "XX"), ("bidder", "N"), ("doubler", "W")), None, [36]),
        (
            (("turn", "S"), ("over", "1S"), ("earlier", "P"), ("call", "XX"), ("bidder", "W"), ("doubler", "N")),
            "slip",
            [],
        ),
        (
            (("turn", "S"), ("over", "1S"), ("earlier", "P"), ("call", "XX"), ("bidder", "N"), ("doubler", "")),
            None,
            [36],
        ),
        ((("turn", "S"), ("over", "1S"), ("earlier", "P"), ("call", "X"), ("bidder", "W")), None, [36]),
    ],
)
def test_whether_a_redouble_out_of_turn_is_admissible_is_the_engines_to_say(
    told: tuple[tuple[str, str], ...], asked: str | None, ruled: list[int]
) -> None:
    begun = (("laws", "2017"), ("kind", "call-out-of-turn"), ("offender", "E"))
    play = next_step(Call((*begun, *told)))
    assert isinstance(play, Play)
    assert (play.question and play.question.id, [ruling.law for ruling in play.rulings]) == (asked, ruled)


def test_who_can_have_doubled_is_what_the_seats_leave() -> None:
    begun = Call((("laws", "2017"), ("kind", "call-out-of-turn"), ("offender", "E"), ("turn", "N"), ("over", "1S")))
    asked = next_step(begun.tell("XX").tell("N"))
    assert isinstance(asked, Detail)
    assert (asked.id, [value for value, _ in asked.options], asked.empty) == ("doubler", ["E", "W"], "")
    asked = next_step(begun.tell("XX").tell("W"))
    assert isinstance(asked, Detail)
    assert ([value for value, _ in asked.options], asked.empty) == (["S"], "Nobody doubled it")


@pytest.mark.parametrize(
    ("code", "typed"),
    [("en", "none"), ("en", "nobody has bid yet"), ("de", "keines"), ("fr", "aucune"), ("fr", "none")],
)
def test_none_is_understood_where_the_last_bid_is_asked_for(code: str, typed: str) -> None:
    """Nobody has bid: then it is asked who dealt."""
    told = ["2017", "2", "W", "N", typed, "", "1SA" if code == "fr" else "1NT", "2"]
    entered = "\n".join(told) + "\n"
    args = [sys.executable, "-m", "bridgelaws", "ask", "--language", code]
    ran = subprocess.run(args, input=entered, capture_output=True, text=True, encoding="utf-8", check=False)
    cited = "29B" in ran.stdout
    assert (cited, ran.stderr) == (True, "")


def test_calls_made_after_a_card_was_led_and_before_the_director_came() -> None:
    """They come before the ruling on the card, from the player on turn on; his partner's bid has broken nothing."""
    with Dialogue() as ask:
        ask.type("", kind("seen-in-auction"), "N", "he led it", "C9", "N", "1NT")
        assert "24B" in ask.screen
        latest = ask.type("before", "2C, P, 2D")
        assert "2♦" in latest
        assert "R24-6" in latest
        assert "37B" not in latest
