"""Law 46: what a call names: suit and rank, words and their meaning, a dummy that is not on file."""

from __future__ import annotations

import copy

import pytest

from bridgelaws.cards import RANKS, Suit
from bridgelaws.editions import Edition
from bridgelaws.errors import ParseError
from bridgelaws.laws import spoken
from bridgelaws.play import Play
from bridgelaws.statements import turn_settled
from editions import editions
from law46_scenes import FOLLOWS, by, called, moved_too_soon, wanted
from scenes import asked, holds, options, penalty_cards, referred, scene, to, trick, unattended, users


@editions()
def test_46a_suit_and_rank_call_the_card(laws: Edition) -> None:
    play = called(laws, "jack of diamonds")
    assert (trick(play), by(play)) == ("W:D5 N:DJ", {"45C4(a)"})


@editions()
def test_46a_a_complete_call_that_is_not_legal_is_played_and_to_be_corrected(laws: Edition) -> None:
    play = called(laws, "ace of spades")
    assert (trick(play), unattended(play)) == ("W:D5 N:SA", ["61"])


# The preamble


@editions()
@pytest.mark.parametrize("beyond_doubt", [True, False])
def test_46b_what_declarer_beyond_doubt_meant_comes_first(laws: Edition, beyond_doubt: bool) -> None:
    play = called(laws, "diamond")
    assert trick(play) == "W:D5 N:D4"
    play.corrected("S", "the jack")
    play.director("E")
    assert (asked(play), to(play)) == ("different_intention_incontrovertible", "Director")
    play.found(beyond_doubt)
    if beyond_doubt:
        assert (trick(play), "46B" in play.citations) == ("W:D5 N:DJ", True)
    else:
        assert asked(play) == "designation_unintended"


@editions()
def test_46b_a_correction_against_the_words_is_45c4bs(laws: Edition) -> None:
    play = called(laws, "diamond")
    play.corrected("S", "ace of spades")
    play.director("E")
    assert asked(play) == "designation_unintended"


@editions()
@pytest.mark.parametrize(("meant", "result"), [(True, "W:D5 N:D4"), (False, "W:D5")])
def test_46b_words_with_neither_suit_nor_rank_may_have_had_a_meaning(laws: Edition, meant: bool, result: str) -> None:
    play = called(laws, "play")
    play.corrected("S", "low diamond")
    assert asked(play) == "different_intention_incontrovertible"
    play.found(meant)
    assert (trick(play), asked(play)) == (result, None if meant else "dummys_card")


# Hands not on file


@editions()
@pytest.mark.parametrize(("words", "ref"), [("low", "46B1(c)"), ("heart", "46B2"), ("queen", "46B3(b)")])
def test_46b_dummy_not_on_file(laws: Edition, words: str, ref: str) -> None:
    play = called(laws, words, hand="DA ...")
    assert (asked(play), to(play), play.question.refs) == ("card_called", "Director", (ref,))
    play.found("D3")
    assert (trick(play), ref in play.citations) == ("W:D5 N:D3", True)


@editions()
@pytest.mark.parametrize(
    ("words", "card", "ref"), [("heart", "H2", "46B2"), ("high heart", "HA", "46B1(a)"), ("ace", "HA", "46B3(b)")]
)
def test_46b_dummy_partly_on_file(laws: Edition, words: str, card: str, ref: str) -> None:
    play = called(laws, words, current="W:H5", hand="HA H2 ...")
    assert (asked(play), trick(play), ref in by(play)) == (None, f"W:H5 N:{card}", True)


@editions()
@pytest.mark.parametrize(("words", "card"), [("low", "D3"), ("diamond", "D3"), ("high", "DQ"), ("queen", "DQ")])
def test_46b_dummy_not_on_file_moves_the_card_called(laws: Edition, words: str, card: str) -> None:
    play = called(laws, words, hand="...")
    assert asked(play) == "card_called"
    play.placed("N", card)
    assert (asked(play), trick(play), unattended(play), referred(play)) == (None, f"W:D5 N:{card}", [], set())
    play.faced("E", "D8")
    assert play.now.status == "regular"


@editions()
def test_46b_a_call_that_dummy_not_on_file_has_carried_out_may_still_have_meant_another_card(laws: Edition) -> None:
    play = called(laws, "diamond", hand="...")
    play.placed("N", "D3")
    play.corrected("S", "queen of diamonds")
    play.director("E")
    assert (asked(play), to(play)) == ("different_intention_incontrovertible", "Director")
    play.found(True)
    assert (asked(play), trick(play), "46B" in play.citations) == (None, "W:D5 N:DQ", True)


@editions()
def test_46b_dummy_not_on_file_may_not_choose(laws: Edition) -> None:
    play = called(laws, "low", hand="D3 ...")
    play.placed("N", "DQ")
    assert (asked(play), trick(play)) == ("card_called", "W:D5")


def test_46_a_call_is_what_a_person_can_say() -> None:
    longest = "low heart".ljust(1000, ".")
    assert spoken.read(longest) == spoken.read("low heart")
    with pytest.raises(ParseError, match="a call of 1001 characters"):
        spoken.read(longest + ".")


def test_46_of_two_ranks_named_the_first_counts() -> None:
    assert spoken.read("king q").rank == spoken.read("king").rank


# What a correction calls (45C4(b)): what it leaves unsaid is as it was named before


@editions()
@pytest.mark.parametrize(
    ("first", "then", "card"),
    [
        ("seven of clubs", "the two", "C2"),
        ("seven of clubs", "club", "C2"),
        ("seven of clubs", "low", "C2"),
        ("seven of clubs", "heart", "H7"),
        ("seven of clubs", "HEARTS", "H7"),
        ("seven of clubs", "a heart", "H3"),
        ("seven of clubs", "A heart", "H3"),
        ("seven of clubs", "high heart", "HT"),
        ("seven of clubs", "low heart", "H3"),
        ("seven of clubs", "the queen", "DQ"),
        ("seven of clubs", "diamond", "DQ"),
        ("high club", "heart", "H3"),
        ("seven of clubs", "the king", "C7"),
        ("queen of diamonds", "low", "DQ"),
    ],
)
def test_46b_what_a_correction_leaves_unsaid_is_as_it_was_named(
    laws: Edition, first: str, then: str, card: str
) -> None:
    play = wanted(laws, first, then)
    assert (trick(play), asked(play), unattended(play)) == (f"N:{card}", None, [])


@editions()
def test_46b_a_correction_that_names_nothing_the_director_has_explained(laws: Edition) -> None:
    play = wanted(laws, "seven of clubs", "no, not that one")
    assert (asked(play), to(play)) == ("card_called", "Director")
    play.found("H3")
    assert trick(play) == "N:H3"


@editions()
def test_46b_a_correction_where_dummy_is_not_on_file(laws: Edition) -> None:
    play = wanted(laws, "seven of clubs", "a heart", hand="C7 H3 ...")
    assert (asked(play), to(play)) == ("card_called", "Director")
    known = wanted(laws, "seven of clubs", "heart", hand="C7 H7 ...")
    assert (asked(known), trick(known)) == (None, "N:H7")


# Dummy partly on file


@editions()
@pytest.mark.parametrize(
    ("current", "words", "hand", "card"),
    [
        ("W:HA", "high heart", "HK H2 ...", "HK"),
        ("W:HA", "high heart", "HQ H2 ...", None),
        ("W:H2", "low heart", "HQ H3 ...", "H3"),
        ("W:H2", "low heart", "HQ H4 ...", None),
        ("W:H3", "low heart", "HQ H4 ...", None),
        ("W:H2", "heart", "HQ H3 ...", "H3"),
        ("W:H2", "win", "HA H3 ...", None),
        ("W:H2", "ace", "HA H3 ...", "HA"),
        ("W:H2", "ace", "SA H3 ...", None),
    ],
)
def test_46b_a_card_not_on_file_may_be_the_one_called(
    laws: Edition, current: str, words: str, hand: str, card: str | None
) -> None:
    play = called(laws, words, current=current, hand=hand)
    if card is None:
        assert (asked(play), to(play), trick(play)) == ("card_called", "Director", current)
    else:
        assert (asked(play), trick(play)) == (None, f"{current} N:{card}")


@editions()
@pytest.mark.parametrize(
    ("words", "card", "carried_out"),
    [
        ("queen", "HQ", False),  # dummy may have a diamond
        ("queen", "DJ", False),
        ("spade", "S3", True),
        ("spade", "H3", False),
        ("high spade", "SK", True),
        ("low", "H3", False),
        ("win", "DA", False),
        ("cover", "DJ", False),
    ],
)
def test_46b_dummy_not_on_file_carries_out_the_words(laws: Edition, words: str, card: str, carried_out: bool) -> None:
    play = called(laws, words, hand="...")
    assert asked(play) == "card_called"
    play.placed("N", card)
    if carried_out:
        assert (asked(play), trick(play)) == (None, f"W:D5 N:{card}")
    else:
        assert (asked(play), trick(play)) == ("card_called", "W:D5")


@editions()
@pytest.mark.parametrize(
    ("words", "card", "first"), [("low", "D4", "D3"), ("high", "DQ", "DK"), ("diamond", "D4", "D3")]
)
def test_46b_dummy_not_on_file_has_a_card_that_fits_the_words_better(
    laws: Edition, words: str, card: str, first: str
) -> None:
    play = called(laws, words, hand=f"{first} ...")
    assert asked(play) == "card_called"
    play.placed("N", card)
    assert (asked(play), trick(play)) == ("card_called", "W:D5")


@editions()
@pytest.mark.parametrize(
    ("call", "then", "completes"),
    [("ruff", "jack of spades", True), ("ruff", "jack of diamonds", False), ("spade", "high trump", True)],
)
def test_46b_trumps_are_a_suit_named(laws: Edition, call: str, then: str, completes: bool) -> None:
    play = called(laws, call, current="W:C5", contract="4S by S", hand="SA SJ S3 HQ DA DJ D4")
    play.corrected("S", then)
    play.director("E")
    assert trick(play) == "W:C5 N:S3"
    # Words against the call are not what he meant by it, but may be what he meant to say.
    assert asked(play) == ("different_intention_incontrovertible" if completes else "designation_unintended")


@editions()
def test_46b_the_director_is_told_what_was_called(laws: Edition) -> None:
    play = called(laws, "that heart", hand="DA ...")
    assert asked(play) == "card_called"
    assert play.question is not None
    assert "that heart" in play.question.text


@editions()
def test_46b_to_ruff_is_not_to_play_the_side_suit_called(laws: Edition) -> None:
    play = called(laws, "diamond", current="W:C5", contract="4S by S", hand="SA SJ S3 HQ DA DJ D4")
    play.corrected("S", "ruff")
    play.director("E")
    assert (trick(play), asked(play)) == ("W:C5 N:D4", "designation_unintended")


# The words of a call


@pytest.mark.parametrize(
    ("words", "suit", "rank", "manner"),
    [
        ("let's play a club", "C", None, None),
        ("it's the king of clubs", "C", "K", None),
        ("the a of spades", "S", "A", None),
        ("trey", None, "3", None),
        ("the lady, please", None, "Q", None),
        ("ten-of-clubs", "C", "T", None),
        ("H10.", "H", "T", None),
        ("AS, partner", "S", "A", None),
        ("as low as possible", None, None, "low"),
        ("ah, a small one", None, None, "low"),
        ("cheapest", None, None, "low"),
        ("your best heart", "H", None, "high"),
        ("win it as cheaply as you can", None, None, "win"),
        ("take it", None, None, "win"),
        ("take the trick", None, None, "win"),
        ("take the king", None, "K", None),
        ("take it with the king", None, "K", None),
        ("take it with a trump", "S", None, "win"),
        ("top it", None, None, "cover"),
        ("cover the jack", None, None, "cover"),
        ("cover the jack with the queen", None, "Q", None),
        ("beat the ten of clubs", None, None, "cover"),
        ("ruff a club", "S", None, None),
        ("ruff the king of clubs with the nine", "S", "9", None),
        ("the queen on his jack", None, "Q", None),
        ("low to the queen", None, None, "low"),
        ("club to the king", "C", None, None),
        ("a club from ace king", "C", None, None),
        ("from the table, a club", "C", None, None),
        ("switch to hearts", "H", None, None),
        ("any heart", "H", None, None),
        ("it doesn't matter which club", "C", None, None),
        ("not the ten, the nine", None, "9", None),
        ("not the ten but the nine", None, "9", None),
        ("instead of the ten, the nine", None, "9", None),
        ("I won't play the ten, nine", None, "9", None),
    ],
)
def test_46_what_people_say(words: str, suit: str | None, rank: str | None, manner: str | None) -> None:
    said = spoken.read(words, None, Suit.SPADES)
    read = said.suit and said.suit.letter, None if said.rank is None else RANKS[said.rank], said.manner
    assert (read, said.unclear) == ((suit, rank, manner), False)


@editions()
@pytest.mark.parametrize(("words", "card"), [("♦", "D4"), ("♦ ace", "DA"), ("high ♦", "DA")])
def test_46b_the_suit_may_be_written_with_its_sign(laws: Edition, words: str, card: str) -> None:
    play = called(laws, words)
    assert (asked(play), trick(play)) == (None, f"W:D5 N:{card}")


@editions()
@pytest.mark.parametrize("words", ["not DA, DJ", "not the DA, the jack", "not ♦A; ♦J"])
def test_46a_a_card_written_down_as_unwanted_gives_way_to_the_one_named_after_it(laws: Edition, words: str) -> None:
    play = called(laws, words)
    assert (asked(play), trick(play)) == (None, "W:D5 N:DJ")


UNCLEAR = ["that one", "play it", "that's fine", "follow", "same", "same again", "continue", "go", "hmm", "yes", "up"]

UNCLEAR += ["cœur", "five of cœur", "the two of ckubs", "not the ten", "not low", "13", "second highest", "2nd highest"]

UNCLEAR += ["queen or jack", "the ace if he covers", "high, no low", "higher than that", "either of the two", "finesse"]


@editions()
@pytest.mark.parametrize("words", UNCLEAR)
def test_46b_what_is_not_understood_is_asked_of_the_director(laws: Edition, words: str) -> None:
    play = called(laws, words, current="S:C2 W:C3")
    assert (asked(play), to(play), trick(play)) == ("call_beyond_doubt", "Director", "S:C2 W:C3")
    assert play.question.refs == ("46B",)
    play.found(True)
    assert (asked(play), to(play)) == ("card_called", "Director")
    play.found("DJ")
    assert (trick(play), play.turn.letter, "46B" in play.citations) == ("S:C2 W:C3 N:DJ", "E", True)


@editions()
@pytest.mark.parametrize(
    ("words", "then"),
    [("same", "dummys_card"), ("queen or jack", None), ("run the spades", None), ("the three of ckubs", None)],
)
def test_46b_if_no_card_was_beyond_doubt_meant_the_words_are_taken_as_they_are(
    laws: Edition, words: str, then: str | None
) -> None:
    play = called(laws, words, current="S:C2 W:C3")
    play.found(False)
    assert asked(play) == then
    if then is None:
        card = {"queen or jack": "HQ"}.get(words, "S3")
        assert trick(play) == f"S:C2 W:C3 N:{card}"


# Only one card that is legal, or none that wins


@editions()
@pytest.mark.parametrize("words", ["anything", "play", "win", "that one", "go"])
def test_46b_the_only_legal_card_is_called(laws: Edition, words: str) -> None:
    play = called(laws, words, current="S:SK W:S4", hand="S3 HQ H2 DA DJ D4 D2")
    assert (asked(play), trick(play), play.turn.letter) == (None, "S:SK W:S4 N:S3", "E")
    assert {"46B", "R46-11"} == by(play)
    aside = called(laws, words, current="S:SK W:S4", hand="S3 HQ H2 DA DJ D4 D2", set_aside=("R46-11",))
    assert trick(aside) == "S:SK W:S4"


@editions()
def test_46b_the_only_legal_card_is_not_called_by_words_that_rule_it_out(laws: Edition) -> None:
    play = called(laws, "anything but the three", current="S:SK W:S4", hand="S3 HQ H2 DA DJ D4 D2")
    assert (asked(play), options(play)) == ("dummys_card", {"S3", "none"})


# Declarer says more before his call is resolved


@editions()
def test_46b_declarer_completes_a_call_from_a_dummy_not_on_file(laws: Edition) -> None:
    play = called(laws, "queen", hand="...")
    play.named("S", "queen of diamonds")
    assert (asked(play), trick(play)) == (None, "W:D5 N:DQ")
    other = called(laws, "queen", hand="...")
    other.named("S", "two of diamonds")
    assert (asked(other), trick(other)) == ("different_intention_incontrovertible", "W:D5")


# Dummy moves a card before it is known which one was called

LEADS = {"trick": 11, "last_trick": "N:CA E:C4 S:C5 W:C6", "hands": {"N": "HA SA C2", "E": "S9 H2 D5"}}


@editions()
@pytest.mark.parametrize(("position", "east", "before"), [(FOLLOWS, "D9", "W:D4 "), (LEADS, "S9", "")])
def test_46b_what_dummy_moved_was_called_and_whoever_followed_did_so_in_turn(
    laws: Edition, position: dict, east: str, before: str
) -> None:
    play = moved_too_soon(laws, "ace", east, **copy.deepcopy(position))
    assert (asked(play), to(play)) == ("card_of_that_rank", "S")
    play.chose("SA")
    assert (asked(play), trick(play), unattended(play)) == (None, f"{before}N:SA E:{east}", [])
    assert (play.turn.letter, penalty_cards(play), play.table.restrictions) == ("S", set(), ())
    assert any(r.startswith("45F") for r in referred(play))
    assert not any(r.startswith("57") for r in referred(play))


@editions()
@pytest.mark.parametrize("choice", ["keep", "withdraw"])
def test_46b_another_card_was_called_and_whoever_followed_may_change(laws: Edition, choice: str) -> None:
    play = moved_too_soon(laws, "ace", "D9", **copy.deepcopy(FOLLOWS))
    play.chose("HA")
    assert (asked(play), to(play), options(play)) == ("keep_or_withdraw:E", "E", {"keep", "withdraw"})
    play.chose(choice)
    assert trick(play) == ("W:D4 N:HA E:D9" if choice == "keep" else "W:D4 N:HA")
    assert (play.turn.letter, penalty_cards(play)) == ("S" if choice == "keep" else "E", set())
    assert (unattended(play), holds(play, "N", "SA")) == ([], True)
    if choice == "withdraw":
        assert users(play, "D9") == ("W", "S")


@editions()
def test_46b_another_card_was_led_and_whoever_followed_must_follow_to_that(laws: Edition) -> None:
    play = moved_too_soon(laws, "ace", "S9", **copy.deepcopy(LEADS))
    play.chose("HA")
    assert (asked(play), trick(play), play.turn.letter) == (None, "N:HA", "E")
    assert (penalty_cards(play), [c.code for c in play.legal_plays.cards]) == (set(), ["H2"])


@editions()
@pytest.mark.parametrize(("east", "told"), [("S9", True), (None, False)])
def test_46b_that_dummy_is_to_lead_is_said_only_if_someone_has_played_meanwhile(
    laws: Edition, east: str | None, told: bool
) -> None:
    play = moved_too_soon(laws, "ace", east, **copy.deepcopy(LEADS))
    play.chose("HA")
    assert (trick(play), play.turn.letter, holds(play, "N", "SA")) == ("N:HA", "E", True)
    assert ("North is to lead" in play.explain(asides=True)) is told


TAKEN_UP = {"N": "DQ D5 S7 C7 H2", "S": "D2 S3 H3 C3 H4", "W": "D8 S4 H5 C4 H6"}


def call_to_the_next(laws: Edition, words: str, question: str, east: str) -> Play:
    """Dummy has ruffed trick 9 and led to nothing yet; declarer calls, and dummy's revoke is taken back."""
    hands = {**TAKEN_UP, "E": f"{east} S9 H9 C9 D3"}
    play = scene(laws, "4H by S", trick=9, leader="W", won={"NS": 4, "EW": 4}, hands=hands)
    for seat, card in ("W", "D8"), ("N", "H2"), ("E", east), ("S", "D2"):
        play.faced(seat, card)
    play.named("S", words)
    assert asked(play) == question
    play.director("W", "revoke")
    assert (trick(play), play.turn.letter, asked(play)) == (f"W:D8 E:{east} S:D2", "N", None)
    return play


@editions()
@pytest.mark.parametrize(("words", "question"), [("the seven", "card_of_that_rank"), ("anything", "dummys_card")])
def test_46b_a_call_waits_while_the_trick_before_is_taken_up_again(laws: Edition, words: str, question: str) -> None:
    """Dummy's revoke is corrected by a card that wins the trick too, and then the call is resolved."""
    play = call_to_the_next(laws, words, question, "D9")
    play.director("W")
    assert repr(play.now).endswith("(46), waits>")
    assert turn_settled(play.table)
    play.named("S", "queen of diamonds")
    play.chose("keep", "keep_or_withdraw:E")
    assert (play.table.number, trick(play), asked(play)) == (10, "", question)


@editions()
@pytest.mark.parametrize(("words", "question"), [("the seven", "card_of_that_rank"), ("anything", "dummys_card")])
def test_46b_a_call_falls_if_another_hand_has_won_the_trick_before(laws: Edition, words: str, question: str) -> None:
    play = call_to_the_next(laws, words, question, "D9")
    play.named("S", "five of diamonds")
    play.chose("keep", "keep_or_withdraw:E")
    assert (play.table.number, play.turn.letter, asked(play), unattended(play)) == (10, "E", None, [])
    assert {"44G"} <= set(play.rulings[-1].citations)
    assert "the call" in {order.subject for order in play.rulings[-1].orders}


@editions()
def test_46b_a_call_falls_with_the_lead_to_which_it_was_made(laws: Edition) -> None:
    """Declarer revoked at trick 9; by the card that he plays instead he wins it, and what West led goes back."""
    hands = {"N": "D5 S7 C7 H2 S2", "E": "D3 S9 H9 C9 CT", "S": "D9 C3 S3 H3 H4", "W": "D8 S4 H5 C4 H6"}
    play = scene(laws, "3NT by S", trick=9, leader="W", won={"NS": 4, "EW": 4}, hands=hands)
    for seat, card in ("W", "D8"), ("N", "D5"), ("E", "D3"), ("S", "C3"), ("W", "S4"):
        play.faced(seat, card)
    play.named("S", "anything")
    assert asked(play) == "dummys_card"
    play.director("W", "revoke")
    play.faced("S", "D9")
    assert (play.turn.letter, trick(play), asked(play), unattended(play)) == ("S", "", None, [])
    fallen = next(r for r in play.rulings if "the call" in {order.subject for order in r.orders})
    assert {"44G", "R44-1"} <= set(fallen.citations)


@editions()
def test_46b_a_call_that_waits_is_over_when_play_stops(laws: Edition) -> None:
    play = call_to_the_next(laws, "anything", "dummys_card", "D9")
    play.claimed("S", 2)
    assert (asked(play), unattended(play)) == (None, [])


@editions()
@pytest.mark.parametrize(
    ("words", "question"), [("the seven", "card_of_that_rank"), ("win it", "dummys_card"), ("go", "call_beyond_doubt")]
)
def test_46b_an_incomplete_call_to_the_next_trick_does_not_recall_what_dummy_moved_unasked(
    laws: Edition, words: str, question: str
) -> None:
    play = scene(laws, "3NT by S", trick=9, current="W:D3", hands={"N": "S7 H6 DA D4 C7"})
    play.placed("N", "DA")
    play.faced("E", "D9")
    play.faced("S", "D2")
    play.named("S", words)
    assert asked(play) == question
    if words == "the seven":
        play.answer("C7")
        assert (trick(play), unattended(play), holds(play, "N", "DA")) == ("N:C7", ["45"], False)


@editions()
def test_45c4a_naming_the_card_that_dummy_moved_unasked_is_no_void_call_to_the_next_trick(laws: Edition) -> None:
    play = scene(laws, "3NT by S", trick=9, current="W:D3", hands={"N": "S7 H6 DA D4 C7"})
    play.placed("N", "DA")
    play.faced("E", "D9")
    play.faced("S", "D2")
    play.named("S", "ace of diamonds")
    assert (asked(play), unattended(play), len(play.rulings)) == (None, [], 1)
    assert "45C4(a)" in play.rulings[-1].citations


@editions()
@pytest.mark.parametrize(("words", "hand", "east"), [("cover", "CK CQ C2", "C7"), ("win it", "...", "C7")])
def test_46b_dummy_had_moved_the_card_that_the_director_finds(laws: Edition, words: str, hand: str, east: str) -> None:
    play = scene(laws, trick=11, current="S:C4 W:CJ", hands={"N": hand, "E": "C7 C8 D2"})
    play.named("S", words)
    play.placed("N", "CQ")
    play.faced("E", east)
    play.director("E")
    play.found("CQ")
    assert play.table.last_trick is not None
    assert [card.code for card in play.table.last_trick.cards] == ["CQ", "C7", "C4", "CJ"]
    assert (play.turn.letter, penalty_cards(play), unattended(play)) == ("N", set(), [])
