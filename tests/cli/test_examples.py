"""The example cases: there is one of every kind, each is what its name says, and the commands hand them out."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from bridgelaws import EDITIONS, Card, Play, Seat, dumps, loads
from bridgelaws.errors import ParseError
from bridgelaws.files import example_cases
from bridgelaws.play.documents import outcome_document
from cli.runs import run

NAMES = example_cases.names()

# What each example must rely on, in its ruling or in the question that it leaves open: the provisions that make the
# irregularity what it is, and those that decide it. In the numbering of the edition of the example.
RELIES_ON = {
    "card-dropped-defender": {"49", "50B", "50D"},
    "card-exposed-in-auction": {"24B", "24E", "50B", "50D2(a)", "50D2(b)"},
    "card-held-by-defender": {"45C1"},
    "claim-with-revoke": {"63A3", "64A2", "68A"},
    "contested-claim": {"68D2(b)", "70A"},
    "declarer-changes-card": {"45C4(b)"},
    "dummy-placed-wrong-card": {"45D1", "45C4(a)", "47D"},
    "dummy-touched-card": {"45F"},
    "extra-card": {"67B2(a)", "50B"},
    "fifth-card": {"45E1", "50B", "50C"},
    "incomplete-call": {"46B2", "45D1"},
    "lead-accepted-by-play": {"53A", "60A1"},
    "lead-before-partner": {"57A1", "57A2", "57A3", "57A4"},
    "lead-out-of-turn-defender": {"56", "50D2(a)"},
    "lead-out-of-turn-played-out": {"56", "50D2(a)", "50E4"},
    "lead-wrong-hand-declarer": {"53A", "55A"},
    "minor-penalty-card": {"49", "50B", "50C"},
    "missing-card": {"67B1(a)"},
    "opening-lead-wrong-defender": {"54C", "54D", "50D2(a)"},
    "opening-lead-wrong-side": {"54E", "24D", "48A"},
    "penalty-card-not-played": {"52A", "52B2"},
    "play-before-dummy": {"57D"},
    "play-before-partner": {"57A", "57A2"},
    "restriction-cannot-be-obeyed": {"54D", "50D2(a)", "59"},
    "revoke-both-sides": {"61A", "63A1", "64B7"},
    "revoke-by-dummy": {"61A", "63A1", "64B3", "64C1"},
    "revoke-established": {"61A", "63A1", "64A1"},
    "revoke-established-1997": {"61A", "63A1", "64A2"},
    "revoke-not-established": {"61A", "62A", "62B1", "50B"},
    "revoke-strands-dummy": {"61A", "63A1", "64A2", "64C1"},
    "two-cards-at-once": {"58B2", "50B"},
    "two-penalty-cards-lead": {"51B2(b)"},
    "two-players-at-once": {"58A", "57D"},
    "insufficient-bid-accepted": {"27A1"},
    "insufficient-bid-made-good": {"27B", "27B1(a)", "27D"},
    "insufficient-bid-silenced": {"27B", "27B2", "26B"},
    "insufficient-bid-1997": {"27B", "27B1(a)", "27B1(b)"},
    "pass-out-of-turn": {"29B", "30A"},
    "bid-out-of-turn-at-partners-turn": {"29B", "31B1", "23A", "31A2(b)", "26B"},
    "bid-out-of-turn-at-rhos-turn": {"29B", "31A1"},
    "bid-out-of-turn-accepted": {"28B", "29A"},
    "double-out-of-turn": {"29B", "32A2(a)", "23A1"},
    "call-changed-slip": {"25A1", "25A3"},
    "call-changed-second-thought": {"25A2", "25B2", "26B"},
    "double-of-partners-bid": {"36B1", "36B2", "36B3"},
    "barred-player-bids": {"27B2", "37B1", "37B2"},
    "bid-of-eight": {"38A", "38B", "38C", "38D"},
    "call-after-the-end": {"39A", "39C"},
    "passed-out": {"39A", "39B"},
    "player-skipped": {"17D3", "34"},
    "card-dropped-in-auction": {"24", "24B"},
    "explanation-corrected": {"21B1(a)", "21B1(b)", "75B1"},
    "lead-limited-later": {"27B2", "26B"},
}

# The question on which an example stops: the Director's or a player's, to whom, and what may be answered.
STOPS_AT: dict[str, tuple[str, str, str, list[Any]]] = {
    "contested-claim": ("tricks_awarded", "finding", "Director", ["0", "1", "2", "3", "4"]),
    "card-exposed-in-auction": ("lead_option:1", "choice", "S", ["require", "forbid", "leave"]),
    "card-held-by-defender": ("partner_could_possibly_see_face", "finding", "Director", [True, False]),
    "declarer-changes-card": ("designation_unintended", "finding", "Director", [True, False]),
    "lead-before-partner": ("premature_play", "choice", "S", ["highest", "lowest", "require", "forbid"]),
    "lead-wrong-hand-declarer": ("declarers_lead_out_of_turn:W", "choice", "W", ["accept", "retract", "silent"]),
    "lead-limited-later": ("forbidden_suit:5", "choice", "S", ["S", "H", "D", "C", "none"]),
}

# The kinds of irregularity that people look for, and the examples of each.
KINDS = {
    "opening lead by the wrong side": {"opening-lead-wrong-side"},
    "opening lead by the wrong defender": {"opening-lead-wrong-defender"},
    "lead out of turn": {
        "lead-out-of-turn-defender", "lead-out-of-turn-played-out", "lead-wrong-hand-declarer",
    },
    "play out of turn or too early": {"play-before-dummy", "play-before-partner", "lead-before-partner"},
    "card dropped or shown": {"card-dropped-defender", "card-held-by-defender", "card-exposed-in-auction"},
    "two cards at once": {"two-cards-at-once"},
    "two players at once": {"two-players-at-once"},
    "a fifth card": {"fifth-card"},
    "declarer changes a card named": {"declarer-changes-card"},
    "dummy placed another card": {"dummy-placed-wrong-card"},
    "dummy touched or suggested a card": {"dummy-touched-card"},
    "incomplete call for a card": {"incomplete-call"},
    "penalty card not played": {"penalty-card-not-played"},
    "penalty cards on the table": {"minor-penalty-card", "two-penalty-cards-lead"},
    "play after an irregularity": {"lead-accepted-by-play"},
    "revoke": {
        "revoke-not-established", "revoke-established", "revoke-established-1997", "revoke-by-dummy",
        "revoke-both-sides", "revoke-strands-dummy", "claim-with-revoke",
    },
    "missing or extra card": {"missing-card", "extra-card"},
    "a contested claim": {"contested-claim"},
    "a demand that cannot be met": {"restriction-cannot-be-obeyed"},
    "insufficient bid": {
        "insufficient-bid-accepted", "insufficient-bid-made-good", "insufficient-bid-silenced", "insufficient-bid-1997",
    },
    "call out of turn": {
        "pass-out-of-turn", "bid-out-of-turn-at-partners-turn", "bid-out-of-turn-at-rhos-turn",
        "bid-out-of-turn-accepted", "double-out-of-turn", "player-skipped",
    },
    "change of call": {"call-changed-slip", "call-changed-second-thought"},
    "call that cannot stand": {
        "double-of-partners-bid", "barred-player-bids", "bid-of-eight", "call-after-the-end", "passed-out",
    },
    "card seen in the auction": {"card-dropped-in-auction"},
    "wrong explanation": {"explanation-corrected"},
    "lead limited by a withdrawn call": {"lead-limited-later"},
}  # fmt: skip


def penalty_cards(play: Play) -> list[str]:
    return [f"{p.seat.letter}:{p.card.code} {p.kind.value}" for p in play.table.penalty_cards]


def restrictions(play: Play) -> list[str]:
    return [str(restriction) for restriction in play.table.restrictions]


def cards(text: str) -> set[str]:
    return set(text.split())


def legal(play: Play) -> set[str]:
    return {card.code for card in play.legal_plays}


# The files


def test_there_is_one_of_every_kind() -> None:
    assert set(RELIES_ON) == set(NAMES)
    assert set.union(*KINDS.values()) == set(NAMES)
    assert 45 <= len(NAMES) <= 55


@pytest.mark.parametrize("name", NAMES)
def test_an_example_is_in_canonical_form(name: str) -> None:
    text = example_cases.text(name)
    assert dumps(loads(text)) == text


@pytest.mark.parametrize("name", NAMES)
def test_an_example_is_named_and_told_in_words(name: str) -> None:
    play = example_cases.load(name)
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*(-1997|-2007)?", name)
    assert 5 <= len(play.title) <= 60
    assert not play.title.endswith(".")
    sentences = re.findall(r"[.?!]\"?(?= |$)", play.story)
    assert 2 <= len(sentences) <= 4, play.story
    assert not re.search(r"\blaws?\b|\d", play.story, re.IGNORECASE), "a story is what happened, not what follows"


@pytest.mark.parametrize("name", NAMES)
def test_an_example_relies_on_the_provisions_of_its_kind(name: str) -> None:
    play = example_cases.load(name)
    asked = play.question
    refs = set() if asked is None else {*asked.refs, *(ref for option in asked.options for ref in option.refs)}
    assert RELIES_ON[name] <= {*play.citations, *refs}


@pytest.mark.parametrize("name", NAMES)
def test_an_example_ends_with_a_ruling_or_stops_at_its_question(name: str) -> None:
    document = outcome_document(example_cases.load(name).now)
    if name not in STOPS_AT:
        # One is played to its end after the ruling.
        last = "regular" if name == "lead-out-of-turn-played-out" else "ruled"
        assert (document["status"], document["question"]) == (last, None)
        assert document["rulings"]
        return
    asked = document["question"]
    found = (asked["id"], asked["kind"], asked["to"], [option["value"] for option in asked["options"]])
    assert document["status"] == "question"
    assert found == STOPS_AT[name]


def test_the_examples_show_every_way_to_know_hands_and_every_edition() -> None:
    documents = [json.loads(example_cases.text(name)) for name in NAMES]
    assert sum("deal" in document for document in documents) >= 10
    assert sum("position" in document for document in documents) >= 5
    assert any("deal" not in document and "hands" not in document.get("position", {}) for document in documents)
    assert {document["laws"] for document in documents} == {laws.year for laws in EDITIONS}


@pytest.mark.parametrize("laws", EDITIONS, ids=str)
@pytest.mark.parametrize("name", NAMES)
def test_an_example_plays_under_every_edition(name: str, laws: Any) -> None:
    play = example_cases.load(name)
    again = play.under(laws)
    assert outcome_document(again.now)["laws"] == laws.year
    # The same acts: at most the answers differ, where an edition does not ask for them.
    acts = [event for event in play.log if type(event).__name__ != "Answered"]
    assert [event for event in again.log if type(event).__name__ != "Answered"] == acts
    if laws is play.laws:
        assert again.log == play.log


@pytest.mark.parametrize("name", STOPS_AT)
def test_every_answer_to_an_open_question_is_taken(name: str) -> None:
    for value in STOPS_AT[name][3]:
        play = example_cases.load(name)
        play.answer(value)
        assert play.question is None or play.question.id != STOPS_AT[name][0]


# What follows from the instructive ones


def test_a_required_suit_frees_the_penalty_card() -> None:
    play = example_cases.load("opening-lead-wrong-defender")
    assert (penalty_cards(play), legal(play), str(play.turn)) == ([], {"ST", "S7"}, "West")


def test_a_lead_from_declarers_side_costs_nothing() -> None:
    play = example_cases.load("opening-lead-wrong-side")
    assert (penalty_cards(play), restrictions(play), str(play.turn)) == ([], [], "North")
    assert play.table.trick.empty


def test_a_forbidden_suit_lasts_while_the_lead_does() -> None:
    play = example_cases.load("lead-out-of-turn-defender")
    assert restrictions(play) == ["West may not lead a diamond while retaining the lead"]
    assert legal(play) == cards("S9 S3 HT H7 H6 H5 C3")


def test_a_card_played_before_dummy_waits_for_its_turn_in_2017() -> None:
    play = example_cases.load("play-before-dummy")
    assert (penalty_cards(play), restrictions(play)) == ([], ["East must play ♦A at the proper turn"])
    assert penalty_cards(play.under(2007)) == ["E:DA major"]


def test_a_card_played_before_partner_costs_twice() -> None:
    play = example_cases.load("play-before-partner")
    assert (penalty_cards(play), legal(play), str(play.turn)) == (["E:DJ major"], {"D3"}, "West")


def test_a_suit_may_be_required_of_partner_in_2017_only() -> None:
    play = example_cases.load("lead-before-partner")
    for laws, values in ((2007, ("highest", "lowest", "forbid")), (2017, ("highest", "lowest", "require", "forbid"))):
        asked = play.under(laws).question
        assert asked is not None
        assert asked.values == values


def test_an_honour_dropped_is_a_major_penalty_card() -> None:
    assert penalty_cards(example_cases.load("card-dropped-defender")) == ["S:CQ major"]


def test_of_two_cards_the_small_one_is_a_minor_penalty_card() -> None:
    play = example_cases.load("two-cards-at-once")
    # South has won the trick with the ace and leads; dummy and declarer are the other pair.
    assert penalty_cards(play) == ["S:S9 minor"]
    assert str(play.turn) == "South"
    assert legal(play) == cards("S9 HJ H9 H5 DA D9 D6 CK C8 C7 C5")


def test_the_second_player_of_two_at_once_had_to_follow() -> None:
    play = example_cases.load("two-players-at-once")
    assert (penalty_cards(play), str(play.turn)) == (["E:DJ major"], "North")


def test_a_fifth_card_by_accident_is_a_minor_penalty_card() -> None:
    play = example_cases.load("fifth-card")
    assert (penalty_cards(play), play.table.number, str(play.turn)) == (["E:S7 minor"], 2, "North")


def test_a_named_card_is_played_whatever_dummy_moves() -> None:
    play = example_cases.load("dummy-placed-wrong-card")
    assert outcome_document(play.now)["trick"] == [{"seat": "W", "card": "DJ"}, {"seat": "N", "card": "DQ"}]
    # East has done nothing wrong: the card he takes back is no penalty card.
    assert (penalty_cards(play), legal(play)) == ([], {"DA", "D8", "D4"})


def test_a_suit_called_is_its_lowest_card() -> None:
    play = example_cases.load("incomplete-call")
    assert outcome_document(play.now)["trick"] == [{"seat": "N", "card": "D3"}, {"seat": "E", "card": "D2"}]


def test_touching_a_card_is_left_to_the_director() -> None:
    play = example_cases.load("dummy-touched-card")
    assert [(r.authority.ref(play.laws), r.strength) for r in play.table.referrals] == [("45F", "must")]
    assert str(play.turn) == "North"


def test_a_penalty_card_insisted_on_leaves_another() -> None:
    play = example_cases.load("penalty-card-not-played")
    assert penalty_cards(play) == ["E:C3 major"]
    # The king is in the trick, which South's trump has won.
    assert play.table.tricks[-1].card(Seat.EAST) is Card.parse("HK")


def test_both_suits_may_be_forbidden() -> None:
    play = example_cases.load("two-penalty-cards-lead")
    assert (penalty_cards(play), legal(play)) == ([], {"S9", "C9", "C3"})


def test_a_second_card_makes_both_major() -> None:
    assert penalty_cards(example_cases.load("minor-penalty-card")) == ["E:H5 major", "E:C3 major"]


def test_a_lead_played_to_stands() -> None:
    play = example_cases.load("lead-accepted-by-play")
    assert outcome_document(play.now)["trick"] == [{"seat": "E", "card": "S3"}, {"seat": "S", "card": "SA"}]
    assert penalty_cards(play) == []


def test_a_revoke_corrected_leaves_a_penalty_card() -> None:
    play = example_cases.load("revoke-not-established")
    assert (penalty_cards(play), legal(play), str(play.turn)) == (["W:C6 major"], {"DT", "D8", "D3"}, "West")


@pytest.mark.parametrize(
    ("name", "laws", "tricks", "after", "contract"),
    [
        ("revoke-established", 2017, (9, 4), (11, 2), "4S+1"),
        ("revoke-established-1997", 1997, (9, 4), (11, 2), "4S+1"),
        ("revoke-established-1997", 2007, (9, 4), (10, 3), "4S="),
        ("revoke-by-dummy", 2017, (13, 0), (13, 0), "6H+1"),
        ("revoke-strands-dummy", 2017, (7, 6), (8, 5), "3NT-1"),
        ("revoke-strands-dummy", 1997, (7, 6), (9, 4), "3NT="),
        ("revoke-both-sides", 2007, (11, 2), (11, 2), "4S+1"),
        ("claim-with-revoke", 2007, (9, 4), (10, 3), "3NT+1"),
    ],
)
def test_what_a_revoke_costs(
    name: str, laws: int, tricks: tuple[int, int], after: tuple[int, int], contract: str
) -> None:
    result = outcome_document(example_cases.load(name).under(laws).now)["result"]
    assert tuple(result["tricks"].values()) == tricks
    assert tuple(result["after"].values()) == after
    assert result["contract"] == contract


def test_what_no_transfer_mends_is_left_to_the_director() -> None:
    for name, ref in (("revoke-by-dummy", "64C1"), ("revoke-both-sides", "64C")):
        play = example_cases.load(name)
        assert [(r.authority.ref(play.laws), r.strength) for r in play.table.referrals] == [(ref, "must")]


def test_before_2007_it_is_a_reading_that_spares_both_sides() -> None:
    play = example_cases.load("revoke-both-sides")
    assert "64B7" in play.citations
    older = play.under(1997)
    assert "64B7" not in older.citations
    assert "R64-3" in older.citations
    assert not older.table.transfers


def test_a_missing_card_counts_as_an_established_revoke() -> None:
    document = outcome_document(example_cases.load("missing-card").now)
    assert [(r["trick"], r["seat"], r["status"], r["law"]) for r in document["revokes"]] == [
        (2, "E", "established", "67B1(a)")
    ]


def test_an_extra_card_seen_goes_back_as_a_penalty_card() -> None:
    play = example_cases.load("extra-card")
    assert penalty_cards(play) == ["W:C4 minor"]


def test_a_suit_not_held_cannot_be_demanded() -> None:
    play = example_cases.load("restriction-cannot-be-obeyed")
    assert (penalty_cards(play), len(legal(play)), str(play.turn)) == ([], 13, "West")


# The module


@pytest.mark.parametrize(
    ("wrong", "meant"),
    [("fith-card", "fifth-card"), ("Fifth Card", "fifth-card"), ("dropped", "card-dropped-defender")],
)
def test_a_near_miss_is_suggested(wrong: str, meant: str) -> None:
    with pytest.raises(ParseError, match=f"^{re.escape(repr(wrong))} is not an example; did you mean '{meant}'"):
        example_cases.text(wrong)


@pytest.mark.parametrize("wrong", ["", "xyzzy", "../golden/001", "fifth-card.json/..", "x" * 100_000])
def test_another_name_is_an_error_that_quotes_it(wrong: str) -> None:
    with pytest.raises(ParseError) as caught:
        example_cases.load(wrong)
    assert str(caught.value).startswith(f"'{wrong[:20]}")
    assert len(str(caught.value)) < 200


# The commands


def test_examples_lists_them_all() -> None:
    done = run("examples")
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert [line.split()[0] for line in lines if line[:1].islower()] == ["name", *NAMES]
    assert not [line for line in lines if line != line.rstrip()]
    assert "\x1b" not in done.stdout
    row = next(line for line in lines if line.startswith("card-held-by-defender "))
    assert re.search(r"A defender takes a card +2017 +45C1 +question$", row)


def test_examples_in_json() -> None:
    done = run("examples", "--json")
    assert done.returncode == 0
    rows = json.loads(done.stdout)
    assert [row["name"] for row in rows] == list(NAMES)
    assert {row["name"]: row["question"] for row in rows if row["status"] == "question"} == {
        name: stop[0] for name, stop in STOPS_AT.items()
    }
    row = rows[NAMES.index("opening-lead-wrong-defender")]
    assert row["laws"] == 2017
    assert row["provisions"] == ["54D", "50D2(a)"]
    assert row["story"] == example_cases.load(row["name"]).story


@pytest.mark.parametrize("command", ["examples", "example"])
def test_help_has_an_example(command: str) -> None:
    done = run(command, "--help")
    assert done.returncode == 0
    assert f"Example: bridgelaws {command}" in done.stdout


def test_example_writes_its_file_and_says_what_to_do_next(tmp_path: Path) -> None:
    done = run("example", "fifth-card", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[-1] == "Next: bridgelaws rule fifth-card.json"
    assert (tmp_path / "fifth-card.json").read_text(encoding="utf-8") == example_cases.text("fifth-card")
    assert [path.name for path in tmp_path.iterdir()] == ["fifth-card.json"]


def test_example_writes_another_file(tmp_path: Path) -> None:
    done = run("example", "fifth-card.json", "my case.json", cwd=tmp_path)
    assert done.returncode == 0
    assert done.stdout.splitlines()[-1] == "Next: bridgelaws rule 'my case.json'"
    assert (tmp_path / "my case.json").read_text(encoding="utf-8") == example_cases.text("fifth-card")


def test_example_prints_the_case_and_nothing_else(tmp_path: Path) -> None:
    done = run("example", "fifth-card", "-", cwd=tmp_path)
    assert (done.returncode, done.stdout) == (0, example_cases.text("fifth-card"))
    assert list(tmp_path.iterdir()) == []


def test_example_does_not_write_over_a_file_unless_forced(tmp_path: Path) -> None:
    mine = tmp_path / "fifth-card.json"
    mine.write_text("mine", encoding="utf-8")
    refused = run("example", "fifth-card", cwd=tmp_path)
    assert (refused.returncode, refused.stdout) == (1, "")
    assert refused.stderr.startswith("bridgelaws: fifth-card.json: already there")
    assert "--force" in refused.stderr
    assert mine.read_text(encoding="utf-8") == "mine"
    forced = run("example", "fifth-card", "--force", cwd=tmp_path)
    assert forced.returncode == 0
    assert mine.read_text(encoding="utf-8") == example_cases.text("fifth-card")


@pytest.mark.parametrize(
    ("arguments", "status", "said"),
    [
        (("fith-card",), 1, "bridgelaws: 'fith-card' is not an example; did you mean 'fifth-card'?\n"),
        (("xyzzy",), 1, "bridgelaws: 'xyzzy' is not an example; 'bridgelaws examples' lists them\n"),
        (("fifth-card", "nowhere/case.json"), 1, "bridgelaws: nowhere: no such folder\n"),
        ((), 2, "Missing argument 'NAME'"),
    ],
)
def test_example_says_what_is_wrong(tmp_path: Path, arguments: tuple[str, ...], status: int, said: str) -> None:
    done = run("example", *arguments, cwd=tmp_path)
    assert (done.returncode, done.stdout) == (status, "")
    assert said in done.stderr
    assert "Traceback" not in done.stderr
    assert list(tmp_path.iterdir()) == []
