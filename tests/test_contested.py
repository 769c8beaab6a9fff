"""A contested claim at the desk: what must be told, what the law settles in each edition, and what is entered."""

from __future__ import annotations

import json

import pytest

from bridgelaws import Seat
from bridgelaws.board.claiming import Adjudicated, Ground
from bridgelaws.book.editions import Edition
from bridgelaws.claims.analysis import analyse
from bridgelaws.claims.entered import play_named
from bridgelaws.desk import Call, Detail, contested, next_step
from bridgelaws.errors import ParseError
from bridgelaws.files import codec
from bridgelaws.files.nodes import Node
from bridgelaws.play.play import Play
from bridgelaws.values.cards import CardSet
from editions import editions
from scenes import scene

OPENING = {"laws": "2017", "declarer": "S", "contract": "4D", "trick": "10", "kind": "claim", "table": "S:"}
CLAIM = {"claimer": "S", "tricks": "", "said": "the rest are mine", "step_1": "", "objector": "W", "won": "6"}
FACED = {"vulnerable": "NS", "hands": "yes"}
HANDS = {"hand_n": ".43..54", "hand_e": "87.5..8", "hand_s": "SA SK HA D9", "hand_w": "65..3.9"}
ALL = OPENING | CLAIM | FACED | HANDS


def called(**told: str) -> Play:
    """A call of which everything was told."""
    step = next_step(Call(tuple((ALL | told).items())))
    assert isinstance(step, Play)
    return step


def heard(**told: str) -> Play:
    """The same up to the number of tricks: nobody asked to play on."""
    play = called(**told)
    while play.question is not None and play.question.id != contested.ASKED:
        play.answer(False)
    return play


def test_the_details_are_asked_for_one_by_one() -> None:
    call = Call()
    asked = []
    while isinstance(step := next_step(call), Detail):
        asked.append(step.id)
        call = call.tell(ALL[step.id])
    assert sorted(asked) == sorted(ALL)
    assert asked[-4:] == ["hand_n", "hand_e", "hand_s", "hand_w"]


def test_all_hands_are_known_and_the_words_are_on_file() -> None:
    play = heard()
    assert contested.waits(play.question)
    assert contested.all_known(play.table)
    claimed = codec.encode(play)["events"][0]
    assert claimed == {"event": "claimed", "seat": "S", "said": "the rest are mine"}


def test_from_the_call_to_the_score() -> None:
    play = heard()
    claim = contested.claim_at(play.table)
    found = contested.judged(play.table, claim)
    assert found.analysis.result == (4, 4)
    (row,) = found.analysis.rows
    found = contested.judged(play.table, claim, row.plays)
    assert not found.analysis.open
    play.add(found.event())
    assert play.question is None
    assert play.table.total == (9, 4)
    assert "70C" in str(play.rulings[-1])
    kept = codec.encode(play)["events"][-1]
    assert (kept["tricks"], kept["normal"], kept["irrational"]) == (3, ["trump out D"], ["plain"])
    assert kept["line"][:4] == ["HA", "D3", "H3", "H5"]


def test_what_is_not_normal_leaves_the_claim_as_it_is() -> None:
    play = heard()
    claim = contested.claim_at(play.table)
    found = contested.judged(play.table, claim, (), [play_named("trump out D")])
    assert found.event().tricks == 4
    assert found.basis == ()


def test_a_number_that_the_director_states_himself_has_no_line() -> None:
    play = heard()
    found = contested.judged(play.table, contested.claim_at(play.table))
    assert found.event(1).line == ()
    play.add(found.event(1))
    assert play.table.total == (7, 6)


def test_steps_are_kept_and_bind() -> None:
    play = heard(step_1="draw trumps", step_2="run", step_2_suit="S", step_3="")
    stated = codec.encode(play)["events"][0]["stated"]
    assert stated == [{"step": "draw trumps"}, {"step": "run", "suits": ["S"]}]
    claim = contested.claim_at(play.table)
    found = contested.judged(play.table, claim)
    assert found.analysis.result == (4, 4)
    assert not found.analysis.open
    assert [each.provision.ref(play.laws) for each in found.by_law] == ["70E1", "70C"]


@pytest.mark.parametrize(
    ("step", "cards", "what"),
    [("throw card", "C4 C5", "'C4 C5' is not a card"), ("throw card", ",", "','"), ("keep", " , ", "Which cards")],
)
def test_cards_that_no_step_can_have_are_refused_where_they_are_told(step: str, cards: str, what: str) -> None:
    call = Call(tuple((OPENING | CLAIM | {"step_1": step}).items())[:11])
    asked = next_step(call)
    assert isinstance(asked, Detail)
    assert asked.id == "step_1_cards"
    with pytest.raises(ParseError, match=what):
        call.tell(cards)
    assert call.tell("C4").told[-1] == ("step_1_cards", "C4")


@pytest.mark.parametrize("said", ["x" * 201, "all\x00mine"])
def test_words_that_no_case_can_keep_are_refused_where_they_are_told(said: str) -> None:
    call = Call(tuple((OPENING | {"claimer": "S", "tricks": ""}).items()))
    with pytest.raises(ParseError, match=r"at most 200|cannot be seen"):
        call.tell(said)
    assert call.tell("all mine").told[-1] == ("said", "all mine")


@pytest.mark.parametrize("leader", ["S", "N"])
def test_who_leads_to_the_first_trick_is_looked_at_where_it_is_told(leader: str) -> None:
    told = {"laws": "2017", "kind": "claim", "declarer": "S", "contract": "4D", "trick": "1"}
    with pytest.raises(ParseError, match="South declares; a defender leads to trick 1"):
        Call(tuple(told.items())).tell(f"{leader}:")


def test_to_concede_no_trick_is_no_concession() -> None:
    told = OPENING | {"kind": "concession", "claimer": "S"}
    with pytest.raises(ParseError, match="'0' is not a number from 1 to 4"):
        Call(tuple(told.items())).tell("0")


@pytest.mark.parametrize("kind", ["claim", "concession"])
@editions()
def test_of_what_dummy_says_no_more_is_asked(laws: Edition, kind: str) -> None:
    """Dummy can neither claim nor concede (68A, 43A1): nobody need object, and no hand be faced."""
    told = OPENING | {"laws": str(laws), "kind": kind, "claimer": "N", "tricks": "", "won": "6"}
    play = next_step(Call(tuple(told.items())))
    assert isinstance(play, Play)
    assert (play.question, play.turn, play.table.stopped) == (None, Seat.SOUTH, None)
    assert any("43A1" in reference for reference in play.citations)


@pytest.mark.parametrize(
    ("laws", "claimer", "refs"),
    [
        ("1997", "S", []),
        ("2007", "S", []),
        ("2017", "S", ["70E1"]),
        ("1997", "W", []),
        ("2007", "W", ["70D2"]),
        ("2017", "W", ["70E1", "70D2"]),
    ],
)
def test_what_the_law_settles(laws: str, claimer: str, refs: list[str]) -> None:
    play = heard(laws=laws, claimer=claimer, objector="N")
    claim = contested.claim_at(play.table)
    assert [each.provision.ref(play.laws) for each in contested.by_law(play.table, claim)] == refs


@pytest.mark.parametrize(("laws", "settled"), [(1997, False), (2007, True), (2017, True)])
def test_a_regulation_on_the_order_of_a_suit(laws: int, settled: bool) -> None:
    case = codec.encode(heard(laws=str(laws)))
    play = codec.decode(case | {"regulations": {"suits_from_the_top": True}})
    claim = contested.claim_at(play.table)
    refs = [each.provision.ref(play.laws) for each in contested.by_law(play.table, claim)]
    assert ("70E2" in refs) is settled


def test_hands_that_are_not_faced_are_not_asked_for() -> None:
    told = {id: value for id, value in ALL.items() if id not in HANDS} | {"hands": "no"}
    play = next_step(Call(tuple(told.items())))
    assert isinstance(play, Play)
    play.answer(False)
    assert contested.waits(play.question)
    assert not contested.all_known(play.table)
    with pytest.raises(ParseError, match="the cards of North and East and South and West are not known"):
        contested.claim_at(play.table)
    entered = {Seat.parse(letter): CardSet.parse(cards.split()) for letter, cards in _cards().items()}
    assert contested.judged(play.table, contested.claim_at(play.table, entered)).analysis.result == (4, 4)


def _cards() -> dict[str, str]:
    return {"N": "H4 H3 C5 C4", "E": "S8 S7 H5 C8", "S": "SA SK HA D9", "W": "S6 S5 D3 C9"}


@pytest.mark.parametrize(
    ("told", "what"),
    [
        ({"hand_e": "87.5."}, "does not have four suits"),
        ({"hand_e": "87.5.."}, "East has 3 cards; in this trick it must be 4"),
        ({"hand_e": "87.52..8"}, "East has 5 cards"),
        ({"hand_e": ".43..82"}, "cannot be in two hands"),
        ({"hand_e": "88.5..8"}, "♠8 twice"),
        ({"table": "S: D2"}, "South has 4 cards; in this trick it must be 3"),
        ({"table": "S: H9", "hand_s": "SA SK H9"}, "South cannot still hold ♥9: already played"),
        ({"tricks": "5"}, "not a number from 0 to 4"),
        ({"step_1": "squeeze"}, "not on offer"),
        ({"objector": "S"}, "South cannot have done that"),
    ],
)
def test_what_cannot_be(told: dict[str, str], what: str) -> None:
    with pytest.raises(ParseError, match=what):
        next_step(Call(tuple((ALL | told).items())))


def test_a_claim_on_the_last_trick() -> None:
    one = {"trick": "13", "won": "9", "hand_n": "...4", "hand_e": "...8", "hand_s": "A...", "hand_w": "..3."}
    play = heard(**one)
    found = contested.judged(play.table, contested.claim_at(play.table))
    assert not found.analysis.open
    assert found.event().tricks == 0  # a trump is left, and whatever South plays is his only card
    assert not found.analysis.holds_anyway


LAST = OPENING | CLAIM | {"trick": "13", "won": "9", "claimer": "S"}


@pytest.mark.parametrize("laws", ["1997", "2007", "2017"])
def test_68_of_the_last_trick_in_progress_nobody_claims(laws: str) -> None:
    play = next_step(Call(tuple((LAST | {"laws": laws, "table": "N: C4 C8 D9"}).items())))
    assert isinstance(play, Play)
    assert play.turn is Seat.WEST
    assert play.question is None
    assert play.rulings[-1].ordered == ("68",)
    assert "no claim or concession" in play.explain()
    play.faced("W", "D3")
    assert play.table.total == (10, 3)
    assert not contested.waits(play.question)


def test_68_the_last_trick_can_be_claimed_before_it_is_begun() -> None:
    hands = {"hand_n": "..4.", "hand_e": "..8.", "hand_s": "..9.", "hand_w": "..3."}
    play = next_step(Call(tuple((ALL | LAST | hands | {"table": "N"}).items())))
    assert isinstance(play, Play)
    play.answer(False)
    found = contested.judged(play.table, contested.claim_at(play.table))
    assert found.analysis.holds_anyway
    assert found.event().tricks == 1


def test_without_a_claim_there_is_nothing_to_analyse() -> None:
    play = codec.decode({"format": "bridgelaws-case", "version": 2, "laws": 2017, "contract": "3NT by S", "events": []})
    assert not contested.waits(play.question)
    with pytest.raises(ParseError, match="no contested claim"):
        contested.claim_at(play.table)


def test_a_play_is_not_both() -> None:
    play = heard()
    claim = contested.claim_at(play.table)
    with pytest.raises(ParseError, match="normal and not normal"):
        contested.judged(play.table, claim, [play_named("plain")], [play_named("plain")])


def test_hands_on_file_are_not_overruled() -> None:
    play = heard()
    with pytest.raises(ParseError, match="on file North has ♥4 ♥3 ♣5 ♣4 as well"):
        contested.claim_at(play.table, {Seat.NORTH: CardSet.parse(["S2"])})


def conceded(objector: str, **more: str) -> Play:
    """South, declarer, conceded one of the last four tricks."""
    told = {id: value for id, value in ALL.items() if id not in ("kind", *HANDS)}
    told |= {"kind": "concession", "tricks": "1", "objector": objector, "hands": "no"} | more
    step = next_step(Call(tuple(told.items())))
    assert isinstance(step, Play)
    return step


def test_a_concession_is_told_by_the_tricks_conceded() -> None:
    claimed = codec.encode(conceded("N"))["events"][0]
    assert (claimed["seat"], claimed["tricks"]) == ("S", 3)
    assert codec.encode(conceded("N", tricks=""))["events"][0]["tricks"] == 0


def test_whoever_conceded_asks_for_the_trick_himself() -> None:
    play = conceded("S")
    assert [event["event"] for event in codec.encode(play)["events"]] == ["claimed", "asked back"]
    assert play.question is not None
    assert play.question.id == "conceded_trick"


def test_a_defender_objects_to_his_partners_concession() -> None:
    play = conceded("E", claimer="W")
    assert play.question is not None
    assert play.question.id == "immediate_objection"


def test_a_ground_is_written_and_read_again() -> None:
    event = Adjudicated(2, ground=Ground.NO_NORMAL_PLAY)
    written = codec.encode_event(event)
    assert written == {"event": "adjudicated", "tricks": 2, "ground": "no_normal_play"}
    assert codec.decode_event(Node(json.loads(json.dumps(written)))) == event


@editions()
def test_50d1_a_major_penalty_card_binds_its_owner_in_the_lines_of_the_analyst(laws: Edition) -> None:
    """East must play the queen of hearts on the first red card, and South's ten is good."""
    hands = {"N": "S2 S3 S4", "E": "HQ H2 S8", "S": "DA HA HT", "W": "D3 C5 C6"}
    results = []
    for drops in (False, True):
        play = scene(laws, trick=11, leader="S", hands=hands, won={"NS": 8, "EW": 2})
        if drops:
            play.dropped("E", "HQ")
            play.director("S")
            play.found(True)
            play.found(False, "designated_otherwise")
        play.claimed("S", 3)
        play.said("W", "refuse")
        play.director("W")
        claim = contested.claim_at(play.table)
        assert claim.ending.major == (CardSet.parse("HQ").mask if drops else 0)
        results.append(analyse(claim).clean)
    assert results == [(2, 2), (3, 3)]


@editions()
def test_a_card_of_the_trick_that_did_not_follow_suit_is_no_matter_of_the_claim(laws: Edition) -> None:
    """Nobody has spoken of a revoke: the Director was called because the claim is contested (68D)."""
    play = called(laws=str(laws), table="S: HA C9 H3", hands="no", said="")
    while play.question is not None and play.question.id.startswith("asked_to_play_on"):
        play.answer(False)
    assert contested.waits(play.question)
    assert not [ruling for ruling in play.rulings if ruling.law == 61]
