"""`bridgelaws ask` in a real terminal."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bridgelaws import Seat, loads
from cli.dialogue import Dialogue

GOLDEN = Path(__file__).parent / "golden" / "ask"

# The opening: edition, what happened, declarer, contract. Then, from the trick on, what is answered up to the ruling.
HANDS = ("S", "")
OPENING = ("", "3", *HANDS)
CALLS = {
    "insufficient-bid": (("1",), ("E", "1S", "1H", "refuse")),
    "call-out-of-turn": (("2",), ("S", "N", "", "", "1H", "refuse")),
    "call-changed": (("8",), ("E", "1S", "1NT", "", "yes")),
    "opening-lead-out-of-turn": (("3", *HANDS), ("E", "hk", "no", "refuse", "require")),
    "lead-from-the-wrong-hand": (("5", *HANDS), ("5", "N", "S", "h4", "retract")),
    "card-dropped-by-a-defender": (("7", *HANDS), ("5", "dropped", "W", "hq", "E", "yes", "no", "forbid")),
    "two-cards-at-once": (("14", *HANDS), ("5", "W", "H5 H6", "", "N: H3 H4 H7", "H6")),
    "revoke-not-established": (("4", *HANDS), ("5", "W: HK H3 D4 H5", "1", "no trumps", "yes")),
}


@pytest.mark.parametrize("name", CALLS)
def test_the_most_frequent_calls(name: str) -> None:
    """At most eight answers from "What happened?" to the ruling; the screen is reviewed as a file.

    `REWRITE_GOLDEN=1` writes the files anew.
    """
    opening, answers = CALLS[name]
    assert len(answers) <= 8
    with Dialogue() as ask:
        ask.type("", *opening)
        for answer in answers:
            assert "What next?" not in ask.latest, "ruled before all was answered"
            ask.type(answer)
        assert "Ruling" in ask.latest
        assert "What next?" in ask.latest
        ask.type("")
        assert ask.ended() == 0
        screen = ask.screen
    file = GOLDEN / f"{name}.txt"
    if os.environ.get("REWRITE_GOLDEN"):
        GOLDEN.mkdir(parents=True, exist_ok=True)
        file.write_text(screen, encoding="utf-8")
    assert screen == file.read_text(encoding="utf-8")


def test_a_wrong_answer_is_explained_and_changes_nothing() -> None:
    with Dialogue() as ask:
        assert "did you mean two-cards" in ask.type("", "two-crads")
        assert "'X' is not a seat" in ask.type("3", "X")
        assert "Who is declarer?" in ask.latest
        assert "is not a card" in ask.type("s", "", "E", "HX")
        assert "cannot have done that" in ask.type("back", "W")
        assert "did you mean yes" in ask.type("e", "hk", "yess")
        assert "54D" in ask.type("n")


SEVERAL = ("", "7", *HANDS, "5", "dropped", "W")


def test_the_same_about_several_cards_is_asked_once() -> None:
    with Dialogue() as ask:
        whole = ["sa", "sk", "s4", "hk", "hq", "h3", "h4", "da", "dq", "ca", "ck", "cq", "c7"]
        asked = ask.type(*SEVERAL[:4], "1", *SEVERAL[5:], " ".join(whole), "W")
        assert "♠A, ♠K, ♠4, ♥K, ♥Q, ♥3, ♥4, ♦A, ♦Q, ♣A, ♣K, ♣Q and ♣7?" in " ".join(asked.split())
        assert "1  Yes, for all of them" in asked
        assert "Did the other side help" in ask.type("yes")
        assert "West is to play and could play ♠A or ♠K" in ask.type("no")  # 51A: all are penalty cards


def test_an_answer_for_all_is_one_step_back(tmp_path: Path) -> None:
    file = tmp_path / "case.json"
    with Dialogue(str(file)) as ask:
        ask.type(*SEVERAL, "HQ H3 H7", "E", "no")
        assert "What next?" in ask.latest
    answers = [event for event in loads(file.read_text(encoding="utf-8")).log if hasattr(event, "question")]
    assert [event.question.rpartition(":")[2] for event in answers] == ["HQ", "H3", "H7"]
    assert [event.value for event in answers] == [False, False, False]
    with Dialogue(str(file)) as ask:
        assert "face of ♥Q, ♥3 and ♥7?" in ask.type("back")
        assert "Did the other side help to expose ♥Q, ♥3 and ♥7" in ask.type("1")


def test_cards_that_are_not_all_alike_are_asked_about_one_by_one() -> None:
    with Dialogue() as ask:
        ask.type(*SEVERAL, "HQ H3 H7", "E")
        assert "3  Not the same for each" in ask.latest
        assert "face of ♥Q?" in ask.type("3")
        assert "face of ♥3?" in ask.type("yes")
        assert "face of ♥Q?" in ask.type("back")
        assert "face of ♥Q, ♥3 and ♥7?" in ask.type("back")
        ask.type("3", "yes", "no", "no")
        assert "Did the other side help to expose ♥Q," in ask.latest
        assert "face of ♥7?" in ask.type("back")
        assert "West has the penalty cards ♥Q ♥7" in ask.type("yes", "no")
        ask.type("leave")
        assert "♥3 goes back to West's hand" in ask.latest


def test_one_question_for_all_in_other_languages() -> None:
    for language, face, answer in (
        ("fr", "la face de ♥D, ♥3 et ♥7", "Oui, pour toutes"),
        ("de", "(♥D, ♥3 und ♥7)?", "Ja, für alle"),
    ):
        with Dialogue(BRIDGELAWS_LANGUAGE=language) as ask:
            ask.type("", "7", "S", "", "5", "1", "O" if language == "fr" else "W")
            ask.type("HD H3 H7" if language == "de" else "CD C3 C7", "E" if language == "fr" else "O")
            assert face in ask.latest
            assert answer in ask.latest


def test_cards_played_afterwards_may_have_their_seats() -> None:
    with Dialogue() as ask:
        asked = ask.type("", "4", *HANDS, "5", "W: HK N H3 E D4 S H5", "2", "N")
        assert "What has been played to the next trick, West's lead" in asked
        assert "the next was West's, not East's" in ask.type("E DK S D2")
        assert "Question" in ask.type("W CK N C4")


def test_one_missing_card_has_no_number() -> None:
    with Dialogue() as ask:
        asked = ask.type("", "miscount", *HANDS, "5", "missing", "W", "E", "elsewhere")
        assert "Which card was West missing?" in asked
        assert "number" not in asked


def test_any_answer_can_be_taken_back() -> None:
    with Dialogue() as ask:
        ask.type(*OPENING, "E", "hk", "no", "refuse", "forbid")
        assert "What next?" in ask.latest
        assert "50D2(a)" in ask.type("back")
        assert "54A" in ask.type("back")
        assert "declarer have seen" in ask.type("<")
        assert "Which card did East lead?" in ask.type("back")
        for _ in range(6):
            ask.type("back")
        assert "Which edition" in ask.latest
        assert "nothing has been answered" in ask.type("back")
        ask.type(*OPENING, "E", "hq", "no", "accept")
        assert "Ruling" in ask.latest
        assert "♥Q" in ask.latest


def test_why_shows_the_provision_and_help_the_words() -> None:
    with Dialogue() as ask:
        ask.type(*OPENING, "E", "hk")
        assert "54C: " in ask.type("why")
        assert "back" in ask.type("help")
        assert "South chooses" in ask.type("n")


def test_one_letter_is_an_answer_where_one_begins_with_it() -> None:
    """`h` is hearts, or the highest card; elsewhere it asks for help."""
    with Dialogue() as ask:
        ask.type("2017", "not-done", "S", "4S", "5", "require", "W")
        assert "must lead a heart" in ask.type("h", "D3", "y")
    with Dialogue() as ask:
        ask.type("2017", "play", "S", "4S", "5", "N: D3", "W", "D9")
        assert "highest diamond held" in ask.type("h")
    with Dialogue() as ask:
        ask.type("2017", "opening-lead")
        assert "takes back the last answer" in ask.type("h")


def test_cards_on_offer_are_shown_by_suit_if_they_are_many() -> None:
    with Dialogue() as ask:
        shown = ask.type("2017", "miscount", "S", "4S", "8", "missing", "E", "N:", "elsewhere")
        assert "♣A  ♣K  ♣Q  ♣J  ♣T  ♣9  ♣8  ♣7  ♣6  ♣5  ♣4  ♣3  ♣2" in shown
        assert "could you have seen the face" in ask.type("CK")


def test_a_penalty_card_is_followed_from_trick_to_trick() -> None:
    with Dialogue() as ask:
        ask.type(*OPENING, "E", "hk", "no", "refuse", "leave")
        # North is on lead: the card lies there, and nothing is asked.
        assert "What next?" in ask.type("next", "N", "n")
        assert "♥K lies before East" in ask.latest
        # West is on lead: declarer has his options again.
        assert "South chooses (50D2(a), 50D2(b))" in ask.type("next", "w", "n")
        ask.type("leave")
        # It is played: nothing is left of it.
        ask.type("next", "E", "y")
        assert "What next?" in ask.latest
        assert "lies before" not in ask.latest
        assert "[♥K]" not in ask.latest


def test_an_irregular_card_later_on_becomes_a_call() -> None:
    with Dialogue() as ask:
        ask.type(*OPENING, "E", "hk", "no", "accept")
        ask.type("card", "W", "h2")
        assert "Not ruled on" in ask.latest
        ask.type("director", "S")
        assert "Question" in ask.latest or "Ruling" in ask.latest


def test_what_the_director_is_called_for_can_be_said() -> None:
    """With no hand on file: only a call about it has a discard asked about while a lead out of turn is open."""
    with Dialogue() as ask:
        ask.type(*OPENING, "E", "hk", "no", "accept")
        ask.type("card", "S", "c2")
        assert "write one of 'revoke'" in ask.type("director", "W nonsense")
        ask.type("director", "W revoke")
        assert "hold a heart" in ask.latest


def test_ctrl_c_leaves_the_file_whole_and_the_call_is_resumed(tmp_path: Path) -> None:
    file = tmp_path / "table7.json"
    with Dialogue(str(file)) as ask:
        ask.type(*OPENING, "E", "hk", "no")
        assert ask.interrupt() == 130
        assert "table7.json" in ask.screen
    kept = loads(file.read_text(encoding="utf-8"))
    assert kept.question is not None
    assert kept.question.id == "faced_lead_out_of_turn"
    assert list(tmp_path.iterdir()) == [file]
    with Dialogue(str(file)) as ask:
        assert "South chooses (54A, 54B, 54D)" in ask.latest
        assert "declarer have seen" in ask.type("back")
        ask.type("no", "refuse", "leave", "")
        assert ask.ended() == 0
    play = loads(file.read_text(encoding="utf-8"))
    assert [str(card.card) for card in play.table.penalty_cards] == ["♥K"]


def test_the_end_of_the_input(tmp_path: Path) -> None:
    with Dialogue() as ask:
        assert ask.hang_up() == 1
        assert "Nothing has been ruled yet" in ask.screen
    with Dialogue() as ask:
        ask.type(*OPENING, "E", "hk")
        assert ask.hang_up() == 3
    with Dialogue() as ask:
        ask.type(*OPENING, "E", "hk", "no", "accept")
        assert ask.hang_up() == 0


def test_saving_asks_before_it_overwrites(tmp_path: Path) -> None:
    old = tmp_path / "old.json"
    old.write_text("mine")
    with Dialogue(cwd=tmp_path) as ask:
        ask.type(*OPENING, "E", "hk", "no", "accept")
        ask.type("save", "old.json", "n")
        assert old.read_text() == "mine"
        assert "bridgelaws ask new.json" in ask.type("save", "new.json")
        assert "no such file or directory" in ask.type("save", "nowhere/new.json")
    play = loads((tmp_path / "new.json").read_text(encoding="utf-8"))
    assert (play.table.turn, play.table.dummy) == (Seat.SOUTH, Seat.NORTH)


def test_the_three_editions_of_a_call() -> None:
    with Dialogue(columns=130) as ask:
        ask.type("", "14", *HANDS, "5", "W", "H5 H6", "", "N: H3 H4 H7", "H6")
        assert all(year in ask.type("editions") for year in ("1997", "2007", "2017"))


def test_the_edition_can_be_given(tmp_path: Path) -> None:
    with Dialogue("--laws", "1997") as ask:
        assert "What happened?" in ask.latest
        ask.type("3", "S", "", "N", "s4")
        assert "48A" in ask.latest
    with Dialogue("--laws", "2071") as ask:
        assert ask.ended() == 1
        assert "2017" in ask.screen


@pytest.mark.parametrize(("variable", "value"), [("NO_COLOR", "1"), ("TERM", "dumb")])
def test_no_colour_where_it_is_not_wanted(variable: str, value: str) -> None:
    with Dialogue(**{"TERM": "xterm-256color", variable: value}) as ask:
        ask.type(*OPENING, "E", "hk", "no", "refuse", "leave")
        assert "\x1b[31m" not in ask.screen
        assert "\x1b[32m" not in ask.screen


def test_colour_in_a_terminal_and_letters_where_suits_cannot_be_drawn() -> None:
    with Dialogue(TERM="xterm-256color") as ask:
        ask.type(*OPENING, "E", "hk", "no", "refuse", "leave")
        assert "\x1b[" in ask.screen
    with Dialogue(PYTHONIOENCODING="ascii") as ask:
        ask.type(*OPENING, "E", "hk", "no", "refuse", "leave")
        assert ask.screen.isascii()
        assert "[HK] major" in ask.screen


def test_what_each_player_may_do_now() -> None:
    with Dialogue() as ask:
        ask.type("", "3", *HANDS, "E", "hk", "no", "refuse", "require")
        shown = ask.type("rights")
        assert "must put his opening lead face down (41A)" in shown
        assert "must not ask about the calls: he will be dummy (41B)" in shown
