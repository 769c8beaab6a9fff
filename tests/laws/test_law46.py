"""Law 46: what a call names: suit and rank, words and their meaning, a dummy that is not on file."""

from __future__ import annotations

import copy

import pytest

from bridgelaws.book.editions import L1997, L2007, Edition
from bridgelaws.errors import ParseError, UnexpectedAnswer
from bridgelaws.laws import spoken
from bridgelaws.play.play import Play
from bridgelaws.play.statements import turn_settled
from bridgelaws.values.cards import RANKS, Suit
from editions import editions
from law46_scenes import DUMMY, FOLLOWS, by, called, moved_too_soon, wanted
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


@editions()
@pytest.mark.parametrize(("again", "wants_another"), [("low diamond", False), ("high diamond", True)])
def test_46b_the_words_by_which_he_was_understood_ask_for_no_other_card(
    laws: Edition, again: str, wants_another: bool
) -> None:
    play = called(laws, "play")
    play.corrected("S", "low diamond")
    play.found(True)
    assert unattended(play) == []
    play.corrected("S", again)
    assert unattended(play) == (["45"] if wants_another else [])
    play.director("E")
    assert (asked(play) is not None) is wants_another


# Hands not on file


@editions()
@pytest.mark.parametrize(
    ("words", "card", "ref"), [("low", "D3", "46B1(c)"), ("diamond", "D3", "46B2"), ("queen", "DQ", "46B3(b)")]
)
def test_46b_dummy_not_on_file(laws: Edition, words: str, card: str, ref: str) -> None:
    play = called(laws, words, hand="DA ...")
    assert (asked(play), to(play), play.question.refs) == ("card_called", "Director", (ref,))
    play.found(card)
    assert (trick(play), ref in play.citations) == (f"W:D5 N:{card}", True)


@editions()
@pytest.mark.parametrize(
    ("words", "hand", "current", "others"),
    [
        ("queen", "...", "W:D5", "C9 HJ"),
        ("queen", "DA ...", "W:D5", "HQ CQ"),  # dummy can follow suit
        ("low", "...", "W:D5", "H2 S2"),
        ("low diamond", "D4 ...", "W:D5", "D6 DA H2"),  # dummy has a lower one
        ("high heart", "HJ ...", "", "H4 SA"),
        ("heart", "...", "", "SA C2"),
        ("anything but a heart, a spade say", "...", "", "H2"),
    ],
)
def test_46b_the_words_bind_whatever_the_hand(laws: Edition, words: str, hand: str, current: str, others: str) -> None:
    play = called(laws, words, hand=hand, current=current)
    for card in others.split():
        assert asked(play) == "card_called"
        with pytest.raises(UnexpectedAnswer):
            play.found(card)


@editions()
def test_46b4_the_director_may_find_that_dummy_has_no_such_card(laws: Edition) -> None:
    play = called(laws, "queen", hand="...")
    play.found("none")
    assert (trick(play), "46B4" in play.citations) == ("W:D5", True)
    play.named("S", "five of clubs")
    assert trick(play) == "W:D5 N:C5"


# A card of dummy to which the words apply as well

RUFFED = {
    "trick": 6,
    "hands": {"N": "S7 H7 S2 S3 H3 C4 C5 C9", "E": "H9 S9 ..."},
    "last_trick": "S:D5 W:DK N:S6 E:D9",
}


def seven(laws: Edition, east: str = "", **more) -> Play:
    """Dummy has ruffed and is to lead; declarer says 'seven' and dummy puts out the other one."""
    play = scene(laws, "4S by S", leader="N", **RUFFED, **more)
    play.named("S", "seven")
    play.placed("N", "H7")
    if east:
        play.faced("E", east)
    play.director("W")
    return play


@editions()
def test_46b_a_card_that_answers_to_the_words_too_may_have_been_meant_beyond_doubt(laws: Edition) -> None:
    play = seven(laws)
    assert (asked(play), to(play), trick(play)) == ("different_intention_incontrovertible", "Director", "N:S7")
    play.found(True)
    assert (asked(play), trick(play), holds(play, "N", "S7"), "46B" in play.citations) == (None, "N:H7", True, True)
    play.faced("E", "H9")
    assert trick(play) == "N:H7 E:H9"


@editions()
def test_46b_if_it_was_not_meant_beyond_doubt_the_rules_on_incomplete_calls_apply(laws: Edition) -> None:
    play = seven(laws)
    play.found(False)
    assert (asked(play), trick(play), holds(play, "N", "H7")) == (None, "N:S7", True)
    assert "46B3(a)" in play.citations


@editions()
@pytest.mark.parametrize("meant", [True, False])
def test_46b_who_has_played_to_dummys_card_chooses_only_when_it_is_known_what_was_called(
    laws: Edition, meant: bool
) -> None:
    play = seven(laws, east="H9")
    assert (asked(play), trick(play)) == ("different_intention_incontrovertible", "N:H7 E:H9")
    play.found(meant)
    if meant:
        assert (asked(play), trick(play), penalty_cards(play)) == (None, "N:H7 E:H9", set())
    else:
        assert (trick(play), holds(play, "E", "H9"), penalty_cards(play)) == ("N:S7", True, set())


@editions(L1997, L2007)
def test_46b_the_reading_behind_a_call_is_cited_when_dummy_moves_another_card(laws: Edition) -> None:
    assert {"R46-4", "46B3(a)"} <= set(seven(laws).citations)
    play = scene(laws, trick=7, current="W:D5", hands={"N": "DA DJ D4 S2 S3 H2 H3"})
    play.named("S", "high")
    play.placed("N", "DJ")
    play.director("W")
    assert (trick(play), asked(play)) == ("W:D5 N:DA", None)
    assert {"R46-1", "46B1(a)"} <= set(play.citations)
    play = seven(laws, set_aside=("R46-4",))
    assert "R46-4" not in play.citations


@editions()
@pytest.mark.parametrize(("words", "card"), [("queen of hearts", "CQ"), ("low", "DJ")])
def test_46b_nothing_is_asked_of_a_card_that_does_not_answer_to_the_words(laws: Edition, words: str, card: str) -> None:
    play = scene(laws, trick=7, current="W:D5", hands={"N": "DJ D4 HQ H2 CQ C2 C3"})
    play.named("S", words)
    play.placed("N", card)
    play.director("W")
    assert asked(play) is None


# A call that is being resolved

QUEENS = {"trick": 5, "current": "W:D5", "hands": {"N": "HQ CQ S2 S3 H3 C4 C5 C9 C2"}}


@editions()
@pytest.mark.parametrize("meant", [True, False])
def test_46b3b_declarer_who_takes_up_another_card_of_dummy_does_not_evade_his_words(laws: Edition, meant: bool) -> None:
    play = scene(laws, **QUEENS)
    play.named("S", "queen")
    play.faced("N", "C9")
    assert trick(play) == "W:D5"
    play.director("E")
    assert asked(play) == "different_intention_incontrovertible"
    play.found(meant)
    if meant:
        assert (asked(play), trick(play)) == (None, "W:D5 N:C9")
        return
    assert (asked(play), to(play), options(play)) == ("card_of_that_rank", "S", {"HQ", "CQ"})
    play.chose("HQ")
    assert (trick(play), holds(play, "N", "C9")) == ("W:D5 N:HQ", True)
    assert "♣9 goes back to North's hand" in play.explain()


@editions()
def test_46b3b_declarer_completes_his_call_by_taking_up_one_of_the_cards(laws: Edition) -> None:
    play = scene(laws, **QUEENS)
    play.named("S", "queen")
    play.faced("N", "CQ")
    assert (trick(play), asked(play), unattended(play), referred(play)) == ("W:D5 N:CQ", None, [], set())


@editions()
def test_46b5_declarer_does_not_take_from_the_defenders_what_he_left_to_them(laws: Edition) -> None:
    play = scene(laws, **QUEENS)
    play.named("S", "anything")
    play.faced("N", "C9")
    assert (trick(play), asked(play)) == ("W:D5", "different_intention_incontrovertible")
    play.found(False)
    assert (asked(play), to(play)) == ("dummys_card", "EW")


@editions()
def test_9b2_a_call_that_has_to_be_completed_is_no_attention_drawn(laws: Edition) -> None:
    play = scene(laws, **QUEENS)
    play.named("S", "queen")
    play.placed("N", "HQ")
    assert "9B2 may" not in referred(play)
    play = scene(laws, **QUEENS)
    play.named("S", "queen")
    play.director("E")
    play.placed("N", "HQ")
    assert "9B2 may" in referred(play)


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

UNCLEAR += ["queen or jack", "the ace if he covers", "higher than that", "either of the two", "finesse"]


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
    [("same", "dummys_card"), ("queen or jack", None), ("draw the spades", None), ("the three of ckubs", None)],
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


# Plain words


@editions()
@pytest.mark.parametrize("words", ["run the spades", "cash the spades", "run the spades from the top"])
def test_46b1a_a_suit_that_is_to_be_run_is_called_from_the_top_to_this_trick_alone(laws: Edition, words: str) -> None:
    play = called(laws, words, current="")
    assert (asked(play), trick(play), {"46B1(a)", "R46-13"} <= by(play)) == (None, "N:SA", True)
    faced = [("E", "S9"), ("S", "S8"), ("W", "S7")]
    for seat, card in faced:
        play.faced(seat, card)
    assert (trick(play), play.turn.letter) == ("", "N")  # the next trick needs a call of its own
    play = called(laws, words, current="", set_aside=("R46-13",))
    assert (asked(play), trick(play)) == ("call_beyond_doubt", "")


@editions()
def test_46b_a_suit_to_be_run_from_a_dummy_not_on_file_is_still_the_suit(laws: Edition) -> None:
    play = called(laws, "run the hearts", current="", hand="HJ ...")
    assert asked(play) == "card_called"
    assert options(play) == {"HJ", "HQ", "HK", "HA", "none"}


@editions()
@pytest.mark.parametrize("words", ["que... no, ace", "que… ace", "qu - ace", "k... ace"])
def test_46a_a_word_that_is_broken_off_names_nothing(laws: Edition, words: str) -> None:
    play = called(laws, words)
    assert (asked(play), trick(play)) == (None, "W:D5 N:DA")
    assert "R46-14" in by(play)
    play = called(laws, words, set_aside=("R46-14",))
    assert asked(play) == "call_beyond_doubt"


@editions()
@pytest.mark.parametrize(("slip", "card"), [(True, "DA"), (False, "DJ")])
@pytest.mark.parametrize("words", ["jack, no, ace", "diamond jack - sorry, ace", "the jack... I mean the ace"])
def test_45c4b_what_is_put_right_in_one_breath_is_judged_like_any_slip(
    laws: Edition, words: str, slip: bool, card: str
) -> None:
    play = called(laws, words)
    assert (asked(play), to(play), trick(play)) == ("designation_unintended", "Director", "W:D5")
    assert "♦J" in play.question.text
    play.found(slip)
    assert (asked(play), trick(play), "45C4(b)" in play.citations) == (None, f"W:D5 N:{card}", True)


@editions()
@pytest.mark.parametrize(
    ("words", "card"),
    [
        ("diamonds from the top", "DA"),
        ("diamond, up the line", "D4"),
        ("boss diamond", "DA"),
        ("baby diamond", "D4"),
        ("a rag", "D4"),
        ("let it run", "D4"),
        ("let it ride, partner", "D4"),
        ("don't cover", "D4"),
        ("the bullet of diamonds", "DA"),
        ("diamond, I mean the jack", "DJ"),
        ("jack, sorry to keep you", "DJ"),
        ("a large one", "DA"),
        ("the tiniest you have", "D4"),
        ("from the bottom", "D4"),
        ("knave", "DJ"),
        ("chuck the jack on it", "DJ"),
        ("put up the ace", "DA"),
        ("hop up with the ace", "DA"),
        ("stick in the jack", "DJ"),
        ("just a wee diamond", "D4"),
        ("as low as possible", "D4"),
        ("low, thanks", "D4"),
        ("smallest, please partner", "D4"),
        ("ace, please", "DA"),
        ("win it with the ace", "DA"),
        ("duck it", "D4"),
        ("top diamond", "DA"),
        ("another diamond", "D4"),
        ("diamond back", "D4"),
        ("more diamonds", "D4"),
        ("continue diamonds", "D4"),
    ],
)
def test_46b_words_that_people_use(laws: Edition, words: str, card: str) -> None:
    play = called(laws, words)
    assert (asked(play), trick(play)) == (None, f"W:D5 N:{card}")


@pytest.mark.parametrize(
    "words",
    [
        *("a heart honour", "the good hearts", "draw trumps", "pull the hearts", "no heart", "all the hearts"),
        *("long hearts", "heart picture card", "an equal heart", "run it", "the red one"),
    ],
)
def test_46b_words_that_leave_open_which_card_of_the_suit_are_unclear(words: str) -> None:
    assert spoken.read(words, None, Suit.SPADES).unclear


@editions()
def test_46b3_a_colour_tells_one_rank_from_another(laws: Edition) -> None:
    hand = "HQ SQ C2 C3 C4 C5 C6"
    play = called(laws, "queen", hand=hand)
    assert (asked(play), options(play)) == ("card_of_that_rank", {"HQ", "SQ"})
    play = called(laws, "the red queen", hand=hand)
    assert (asked(play), trick(play)) == (None, "W:D5 N:HQ")
    play = called(laws, "black queen", hand=hand)
    assert trick(play) == "W:D5 N:SQ"


@editions()
def test_45c4b_words_that_put_right_what_was_said_name_the_card_wanted(laws: Edition) -> None:
    play = wanted(laws, "ten of hearts", "I said ten, I meant the seven")
    assert trick(play) == "N:H7"


@editions()
@pytest.mark.parametrize(("slip", "rank"), [(True, "A"), (False, "Q")])
def test_45c4b_in_one_breath_from_a_dummy_not_on_file(laws: Edition, slip: bool, rank: str) -> None:
    play = called(laws, "queen, no, ace", hand="...", current="")
    play.found(slip)
    assert asked(play) == "card_called"
    assert {value[-1] for value in options(play) - {"none"}} == {rank}


@editions()
@pytest.mark.parametrize(("slip", "card"), [(True, "DJ"), (False, "D4")])
@pytest.mark.parametrize(
    "words",
    ["low diamond no wait jack", "low, no, the jack", "small... oops, jack", "diamond, no, the jack"],
)
def test_45c4b_a_low_card_was_called_before_another_in_the_same_breath(
    laws: Edition, words: str, slip: bool, card: str
) -> None:
    play = called(laws, words)
    assert (asked(play), trick(play)) == ("designation_unintended", "W:D5")
    assert "♦4" in play.question.text
    play.found(slip)
    assert (asked(play), trick(play)) == (None, f"W:D5 N:{card}")


@editions()
@pytest.mark.parametrize(
    ("words", "first"),
    [
        ("high, no low", "♦A"),
        ("ace, actually the jack", "♦A"),
        ("diamond er heart", "♦4"),
        ("diamond - heart", "♦4"),
        ("spades - er - diamonds", "♠3"),
        ("jack, no, low", "♦J"),
    ],
)
def test_45c4b_what_contradicts_the_first_words_is_put_in_their_place(laws: Edition, words: str, first: str) -> None:
    play = called(laws, words)
    assert (asked(play), first in play.question.text) == ("designation_unintended", True)


@editions()
@pytest.mark.parametrize(
    ("words", "card"),
    [
        ("low diamond no wait king", "D4"),
        ("jack, no, the nine", "DJ"),
        ("ace, king", "DA"),
        ("diamond, then a spade", "D4"),
    ],
)
def test_45c4b_a_card_that_is_not_there_is_put_in_no_others_place(laws: Edition, words: str, card: str) -> None:
    play = called(laws, words)
    assert (asked(play), trick(play)) == (None, f"W:D5 N:{card}")


@editions()
def test_45c4b_one_breath_from_a_dummy_not_on_file_is_told_by_what_was_named(laws: Edition) -> None:
    play = called(laws, "low diamond, no wait, king", hand="...")
    assert "naming a low diamond a slip" in play.question.text
    play.found(False)
    assert (asked(play), play.question.text) == (
        "card_called",
        "A low diamond was called. Which card of North's hand is that?",
    )


@editions()
@pytest.mark.parametrize(("words", "findings"), [("jack, no, ace", [True]), ("up", [True, "DA"])])
def test_45d_when_the_director_finds_what_was_called_dummys_other_card_is_put_right(
    laws: Edition, words: str, findings: list
) -> None:
    play = scene(laws, trick=7, current="W:D5", hands={"N": DUMMY, "E": "D2 D3 ..."})
    play.named("S", words)
    play.placed("N", "D4")
    play.faced("E", "D2")
    for each in findings:
        play.found(each)
    assert asked(play) == "keep_or_withdraw:E"
    play.chose("keep")
    assert trick(play) == "W:D5 N:DA E:D2"


@editions()
@pytest.mark.parametrize(
    ("words", "card"),
    [
        ("higher of the two", "DA"),
        ("the lower of those two", "D4"),
        ("let him win", "D4"),
        ("let him have it", "D4"),
        ("don't win it", "D4"),
        ("put on the ace", "DA"),
        ("lowest diamond that wins", "DA"),
        ("high enough to win", "DA"),
    ],
)
def test_46b_more_words_that_people_use(laws: Edition, words: str, card: str) -> None:
    play = called(laws, words)
    assert (asked(play), trick(play)) == (None, f"W:D5 N:{card}")


@editions()
@pytest.mark.parametrize("words", ["keep the ace", "save the diamond ace", "win it in hand", "the fifth diamond"])
def test_46b_a_card_to_be_kept_or_won_in_hand_is_not_called(laws: Edition, words: str) -> None:
    play = called(laws, words)
    assert (asked(play), trick(play)) == ("call_beyond_doubt", "W:D5")


@editions()
def test_46b_cover_is_asked_among_the_cards_that_cover(laws: Edition) -> None:
    assert options(called(laws, "cover", current="S:D2 W:DT")) == {"DJ", "DA", "none"}
    assert options(called(laws, "cover", current="S:D2 W:DT", hand="DJ ...")) == {"DJ", "DQ", "DK", "DA", "none"}


@editions()
def test_46b_cover_by_a_dummy_not_on_file_may_mean_a_lower_card(laws: Edition) -> None:
    """With all hands on file, too, who has no higher card is asked among all that he has."""
    offered = options(called(laws, "cover", current="S:D2 W:DT", hand="..."))
    assert {"DJ", "DQ", "DK", "DA", "D3", "none"} < offered
    assert "DT" not in offered


@editions()
@pytest.mark.parametrize("words", ["low", "small, please", "high", "cover", "win it"])
def test_46b_with_one_card_left_high_or_low_is_that_card(laws: Edition, words: str) -> None:
    play = scene(laws, trick=13, current="W:S2", hands={"N": "H2"})
    play.named("S", words)
    assert (asked(play), trick(play), "R46-11" in by(play)) == (None, "W:S2 N:H2", True)
    play = scene(laws, trick=13, current="W:S2", hands={"N": "H2"}, set_aside=("R46-11",))
    play.named("S", words)
    assert trick(play) == "W:S2"


@pytest.mark.parametrize(
    ("words", "language", "suit", "rank", "manner"),
    [
        ("die Vier von Pik", "de", Suit.SPADES, 2, None),
        ("die Zwei", "de", None, 0, None),
        ("ganz groß", "de", None, None, "high"),
        ("hold off", "en", None, None, "low"),
    ],
)
def test_46b_an_article_before_a_rank_and_other_turns_of_speech(
    words: str, language: str, suit: Suit | None, rank: int | None, manner: str | None
) -> None:
    said = spoken.read(words, language=language)
    assert (said.suit, said.rank, said.manner, said.unclear) == (suit, rank, manner, False)
