"""What a programmer may expect of the public values: they equal what they print, and can be copied and put away."""

from __future__ import annotations

import contextlib
import copy
import doctest
import enum
import importlib
import inspect
import io
import json
import pickle
import pkgutil
import random
import sys
from functools import partial
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

import bridgelaws
from bridgelaws import (
    EDITIONS,
    Bid,
    Board,
    BridgeLawsError,
    Card,
    CardSet,
    Contract,
    Deal,
    Edition,
    ParseError,
    Play,
    Regulations,
    Seat,
    Side,
    Suit,
    UnknownEdition,
    changes,
    dumps,
    events,
    example_cases,
    first_difference,
    kernel,
    legal_calls,
    legal_plays,
    parse_call,
)
from bridgelaws.events import Event
from bridgelaws.values.calls import PASS, REDOUBLE, Word
from bridgelaws.values.cards import CARDS

DEAL = "N:K84.A72.K65.QT52 J9632.Q5.J94.K84 AQ5.K84.AQ72.J93 T7.JT963.T83.A76"


def enums() -> list[type[enum.Enum]]:
    """Every enum of the package but for what is inside a law, and the sorts of plays, which are numbers.

    What needs more than the engine has none: the command line, the page, the solver.
    """
    found: dict[str, type[enum.Enum]] = {}
    for module in pkgutil.walk_packages(bridgelaws.__path__, "bridgelaws."):
        inside = module.name.split(".")[1]
        if inside in ("__main__", "cli", "evidence", "laws", "web") or module.name == "bridgelaws.words.compiling":
            continue
        for value in vars(importlib.import_module(module.name)).values():
            if isinstance(value, type) and issubclass(value, enum.Enum) and value.__module__ == module.name:
                found[f"{module.name}.{value.__name__}"] = value
    del found["bridgelaws.claims.kinds.Kind"]
    return list(found.values())


@pytest.mark.parametrize("kind", enums(), ids=lambda kind: f"{kind.__module__}.{kind.__name__}")
def test_a_member_equals_the_text_that_it_prints_and_has_its_hash(kind: type[enum.Enum]) -> None:
    texts = [int(str(member)) if kind is Edition else str(member) for member in kind]
    assert len(set(texts)) == len(kind)
    for member, text in zip(kind, texts, strict=True):
        assert member == text
        assert text == member
        assert (member != text) is False
        assert {member: "it"}[text] == "it"
        assert {text: "it"}[member] == "it"
        assert member != f"{text} "
        assert [other for other in texts if other == member] == [text]
        assert kind(member.value) is member


@pytest.mark.parametrize("card", CARDS)
def test_a_card_equals_the_text_that_it_prints_and_no_number(card: Card) -> None:
    text = str(card)
    assert card == text
    assert text in {card}
    assert card in {text}
    assert text in CardSet([card])
    assert card.code in CardSet([card])  # as in legal plays, in any spelling
    assert card.code.lower() not in CardSet(CardSet.pack() - CardSet([card]))
    assert Card(card.code) is Card(text) is card
    assert card != int(card)
    assert (int(card) == card) is False
    assert [other for other in CARDS if other == text] == [card]
    assert Card(int(card)) is card


def test_what_is_known_by_its_text_still_serves_as_a_number() -> None:
    assert ["n", "e", "s", "w"][Seat.SOUTH] == "s"
    assert [Seat(n) for n in range(4)] == list(Seat)
    assert sorted([Card.parse("SA"), Card.parse("C2")]) == ["♣2", "♠A"]
    assert Suit.CLUBS < Suit.SPADES
    hands, winners = [hand.mask for hand in Deal.parse(DEAL).hands if hand is not None], []  # type: ignore[var-annotated]
    played = [Card.parse(text) for text in ("HJ", "H2", "HQ", "HK", "D2", "DT", "DK", "D4", "D5", "D9", "DA", "D3")]
    assert kernel.follow(hands, kernel.NO_TRUMP, Seat.WEST, (), played, winners) == 12
    assert winners == [2, 0, 2]
    assert kernel.ahead(kernel.NO_TRUMP, played[:4]) == 3


def test_a_card_of_no_number_is_an_error() -> None:
    with pytest.raises(BridgeLawsError, match="52"):
        Card(52)


def test_what_has_a_text_is_made_of_it() -> None:
    assert [Seat(text) for text in ("N", "east", "South", "w")] == list(Seat)
    assert [Suit(text) for text in ("C", "♦", "heart", "spades")] == list(Suit)
    for kind, wrong in ((Seat, "Z"), (Seat, 4), (Suit, "Z"), (Card, "Z")):
        with pytest.raises(BridgeLawsError, match="is not a"):
            kind(wrong)


def test_a_deal_is_put_together_of_hands() -> None:
    deal = Deal.parse(DEAL)
    assert Deal.of(*deal.hands) == deal
    assert Deal.of(*[list(hand or ())[::-1] for hand in deal.hands]) == deal
    assert Deal.of(*[str(hand) for hand in deal.hands]) == deal
    assert Deal.of(None, deal.hands[1], None, None).hands == (None, deal.hands[1], None, None)
    for wrong in (("SA", "SA", None, None), ("SA", "S2 S3", None, None), ("S1", None, None, None)):
        with pytest.raises(BridgeLawsError):
            Deal.of(*wrong)


def test_a_shuffled_deal_has_every_card_once() -> None:
    deals = [Deal.shuffled(random.Random(seed)) for seed in range(5)]
    assert len(set(deals)) == 5
    for deal in deals:
        hands = [hand or CardSet() for hand in deal.hands]
        assert [len(hand) for hand in hands] == [13] * 4
        assert hands[0] | hands[1] | hands[2] | hands[3] == CardSet.pack()
        assert Play(deal, "3NT by S").turn is Seat.WEST


def test_an_edition_equals_its_year() -> None:
    play = Play(contract="3NT by S", laws=2007)
    assert play.laws == 2007
    assert [laws == 2007 for laws in EDITIONS] == [False, True, False]
    assert json.dumps({"laws": play.laws}) == '{"laws": 2007}'
    assert play.laws < 2017
    assert {each.laws: each for each in bridgelaws.compare(play)}[1997].laws is Edition.L1997


def test_documents_name_a_side_and_a_call_by_their_codes() -> None:
    assert (Side.NS.value, str(Side.NS), Side("NS")) == ("NS", "North-South", Side.NS)
    assert (Word.DOUBLE.code, str(Word.DOUBLE), Word("X")) == ("X", "double", Word.DOUBLE)


def values() -> dict[str, Any]:
    """What the sessions of docs/programmers.md have in their hands."""
    play = Play(DEAL, "3NT by S", vulnerable="both")
    early = example_cases.load("play-before-dummy")
    found: dict[str, Any] = {"a card": Card.parse("HK"), "a suit": Suit.HEARTS, "a seat": Seat.EAST, "a side": Side.EW}
    found |= {"cards": CardSet.parse("HK H9"), "a deal": Deal.parse(DEAL), "a contract": Contract.parse("4SX by W")}
    found |= {"an edition": EDITIONS[0], "regulations": Regulations(face_down_leads=False)}
    found |= {"changes": changes(1997, 2017), "a difference": first_difference(early.under(2007), early)}
    for seat, card in zip("WNESSE", ("HJ", "H2", "HQ", "HK", "D2", "DJ"), strict=True):
        play.faced(seat, card)
    found |= {"incidents": play.table.docket, "an unattended table": play.table}
    play.director("S")
    found |= {"a question": play.question, "an outcome that asks": play.now}
    play.chose("lowest")
    found |= {"an outcome": play.now, "rulings": play.rulings, "a log": play.log, "a view": play.view("W")}
    found |= {"penalty cards": play.table.penalty_cards, "restrictions": play.table.restrictions}
    found |= {"information": play.table.information, "referrals": play.table.referrals}
    found |= {"a regular outcome": Play(DEAL, "3NT by S").faced("W", "HJ")}
    return found


VALUES = values()


@pytest.mark.parametrize("name", ["a question", "a view", "a difference", "restrictions", "information"])
def test_a_value_is_shown_in_words_and_not_by_its_machinery(name: str) -> None:
    shown = repr(VALUES[name])
    assert "Says(" not in shown
    assert "Arg(" not in shown


def test_how_a_question_and_its_options_are_shown() -> None:
    asked = VALUES["a question"]
    assert repr(asked) == (
        "<Question premature_play to South: East played before his partner. What does South choose for West's card to"
        " this trick?>"
    )
    assert repr(asked.options[0]) == "<Option 'highest': Highest diamond he holds>"
    assert repr(changes(2007, 2017, law=56)[0]).startswith("<56 -> 56 (wording): When declarer")
    assert repr(VALUES["a view"]).startswith("<View of West: ♠T ")
    assert repr(VALUES["incidents"]) == "(<PlayedTooSoon: East played ♦J before his partner>,)"


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (
            lambda: Play(contract="3NT by S", vulnerable="all"),
            "'all' does not say who is vulnerable; write one of none",
        ),
        (lambda: Play("3NT by S"), "such as contract='3NT by S'; what begins with the auction is a Board"),
        (lambda: Play(contract="3NT by S", vulnerable=True), "True does not say who is vulnerable"),  # type: ignore[arg-type]
        (lambda: Board(dealer="N", vulnerable="ns"), "'ns' does not say who is vulnerable; write one of none, NS"),
        (lambda: Play(contract="3NT by S", set_aside=["R54"]), "number of its law: R54-1, R54-2"),
        (lambda: Play(contract="3NT by S", set_aside="R54-99"), "'R54-99' is not a reading"),
        (lambda: Board(dealer="N", set_aside=[54]), "54 is not a reading"),  # type: ignore[list-item]
        (lambda: changes(2007, 2017, law=99), "99 is not a law of this book"),
        (lambda: changes(2007, 2017, law="57A"), "'57A' is not a law of this book; write the number of one"),
        (lambda: bridgelaws.loads({"format": "bridgelaws-case"}), "is not the text of a case file"),  # type: ignore[arg-type]
    ],
)
def test_an_error_says_what_would_be_right_in_a_line(wrong: Any, said: str) -> None:
    with pytest.raises(BridgeLawsError) as raised:
        wrong()
    assert said in str(raised.value)
    assert len(str(raised.value)) < 200


def test_what_can_be_meant_is_taken() -> None:
    assert Play(contract="3NT by S", set_aside="R54-1").table.set_aside == {"R54-1"}
    assert changes(2007, 2017, law="57") == changes(2007, 2017, law=57)
    play = Play(DEAL, "3NT by S")
    assert bridgelaws.outcome_document(play) == bridgelaws.outcome_document(play.now)


def test_every_event_has_a_public_name() -> None:
    assert [kind.__name__ for kind in get_args(Event) if getattr(events, kind.__name__, None) is not kind] == []


@pytest.mark.parametrize("name", VALUES)
def test_a_value_can_be_put_away_and_copied(name: str) -> None:
    value = VALUES[name]
    assert pickle.loads(pickle.dumps(value)) == value
    assert copy.copy(value) == value
    assert copy.deepcopy(value) == value
    assert repr(pickle.loads(pickle.dumps(value))) == repr(value)


def boards() -> dict[str, Play]:
    """Boards at which nothing, something regular, or something else has happened; with and without a question."""
    regular, auction, late = Play(DEAL, "3NT by S"), Board(dealer="N"), Board(dealer="N", laws=2007)
    regular.faced("W", "HJ")
    auction.made("N", "1S")
    late.made("N", "1S"), late.made("E", "X"), late.made("S", "X"), late.director("E")
    made = {"new": Play(contract="3NT by S"), "regular": regular, "auction": auction, "ruled": late}
    return made | {name: example_cases.load(name) for name in example_cases.names()}


BOARDS = boards()


@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("way", ["pickled", "copied", "copied deeply"])
def test_a_board_can_be_put_away_and_copied_and_played_on_by_itself(name: str, way: str) -> None:
    board = BOARDS[name]
    ways = {"pickled": lambda it: pickle.loads(pickle.dumps(it)), "copied": copy.copy, "copied deeply": copy.deepcopy}
    again = ways[way](board)
    assert type(again) is type(board)
    assert (again.now, again.log, again.title, again.story) == (board.now, board.log, board.title, board.story)
    assert dumps(again) == dumps(board)
    assert [str(each) for each in again.rulings] == [str(each) for each in board.rulings]
    before = (board.now, board.log)
    if again.log:
        again.undo()
    else:
        again.faced("W", "HJ")
    assert again.log != board.log
    assert (board.now, board.log) == before


def test_legal_plays_and_calls_can_be_put_away() -> None:
    legal = BOARDS["regular"].legal_plays
    assert list(pickle.loads(pickle.dumps(legal))) == list(copy.deepcopy(legal)) == list(legal)
    assert str(pickle.loads(pickle.dumps(legal)).why_not("SK")) == str(legal.why_not("SK"))
    calls = BOARDS["auction"].legal_calls  # type: ignore[attr-defined]
    assert repr(pickle.loads(pickle.dumps(calls))) == repr(calls)


def test_legal_plays_and_calls_equal_those_that_say_the_same() -> None:
    play = Play(DEAL, "3NT by S")
    before = play.legal_plays
    assert {before} == {play.legal_plays}
    play.faced("W", "HJ")
    assert before not in (play.legal_plays, None)
    assert play.legal_plays not in (play.under(2007).legal_plays, before)  # by what they cite
    board = Board(dealer="N")
    calls = board.legal_calls
    assert {calls} == {board.legal_calls}
    board.made("N", "1S")
    assert calls not in (board.legal_calls, None)


def shown_on_the_page_for_programmers() -> dict[int, Any]:
    """Every object of the package that a session of the page makes, shows, or has in what it shows."""
    page = (Path(__file__).parents[1] / "docs" / "programmers.md").read_text(encoding="utf-8")
    names: dict[str, Any] = {"__name__": "session"}
    found: dict[int, Any] = {}

    def met(value: Any) -> None:
        if isinstance(value, list | tuple) and type(value).__module__ == "builtins":
            for each in value:
                met(each)
        elif type(value).__module__.startswith("bridgelaws") and not isinstance(value, type):
            found[id(value)] = value

    with pytest.MonkeyPatch.context() as patched, contextlib.redirect_stdout(io.StringIO()):
        patched.setattr(sys, "displayhook", met)
        for example in doctest.DocTestParser().get_examples(page):
            with contextlib.suppress(BridgeLawsError):
                exec(compile(example.source, "programmers.md", "single"), names)
            met(list(names.values()))
    return found


def test_whatever_the_page_for_programmers_shows_can_be_copied_and_put_away() -> None:
    shown = shown_on_the_page_for_programmers().values()
    assert {"Calls", "Deal", "Entry", "Outcome", "Plays", "Table", "View"} <= {type(each).__name__ for each in shown}
    for each in shown:
        for again in (pickle.loads(pickle.dumps(each)), copy.copy(each), copy.deepcopy(each)):
            assert type(again) is type(each)
            assert repr(again) == repr(each)
            if not isinstance(each, Play):  # a board goes on by itself
                assert again == each


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: Play(DEAL, "3NT by S").faced("W", "SA"),
        lambda: Play(DEAL, "3NT by S").faced("W", "H1"),
        lambda: Play(DEAL, "3NT by S").found(True),
        lambda: Play(DEAL, "3NT by S", 2018),
        lambda: bridgelaws.loads("{"),
        lambda: Play(contract="3NT by S", set_aside=["R1-1"]),
    ],
)
def test_an_error_can_be_put_away(wrong: Any) -> None:
    with pytest.raises(BridgeLawsError) as raised:
        wrong()
    again = pickle.loads(pickle.dumps(raised.value))
    assert (type(again), str(again)) == (type(raised.value), str(raised.value))


def verbs() -> list[tuple[str, Any]]:
    """The public methods of a board."""
    return [(n, f) for n, f in inspect.getmembers(Board, inspect.isfunction) if not n.startswith("_")]


@pytest.mark.parametrize(("name", "verb"), verbs(), ids=[name for name, _ in verbs()])
def test_an_editor_can_tell_what_a_verb_takes(name: str, verb: Any) -> None:
    hints = get_type_hints(verb, vars(importlib.import_module(verb.__module__)))
    assert hints.keys() >= set(inspect.signature(verb).parameters) - {"self"} | {"return"}
    assert object not in hints.values()
    if "seat" in hints:
        assert hints["seat"] == Seat | str


def test_a_seat_is_named_by_its_letter_wherever_one_is_asked_for() -> None:
    play = Play(DEAL, "3NT by S")
    deal = Deal.parse(DEAL)
    assert play.table.hand("W").cards == deal.hand("west") == play.view("W").hand("W") == deal.hand(Seat.WEST)
    assert list(legal_plays(play.table, "W")) == list(play.legal_plays)
    assert list(legal_calls(Board(dealer="E").table, "E")) == list(Board(dealer="E").legal_calls)
    for asked in (play.table.hand, deal.hand, play.view("W").hand, partial(legal_plays, play.table)):
        with pytest.raises(ParseError, match="'Q' is not a seat"):
            asked("Q")


def test_bids_are_in_order_and_every_call_is_read_as_it_prints() -> None:
    legal = [call for call in Board(dealer="N").legal_calls if isinstance(call, Bid)]
    assert sorted(sorted(legal, key=str)) == legal
    assert max(legal) >= parse_call("7NT") > parse_call("7S") > min(legal)
    assert parse_call("1S") <= parse_call("1S")
    assert [str(parse_call(str(call))) for call in (*legal, "P", "X", "XX")] == [
        *map(str, legal),
        "pass",
        "double",
        "redouble",
    ]


def test_every_call_and_contract_equals_the_text_that_it_prints() -> None:
    calls = [*Board(dealer="N").legal_calls, REDOUBLE, parse_call("8S"), Bid(12, Suit.HEARTS), Bid(12, None)]
    contracts = [Contract.parse(text) for text in ("3NT by S", "4SX by W", "4SXX by W", "S by W", "4HX by W")]
    for values in (calls, contracts):
        assert len(set(values)) == len(values)
        for value in values:
            text = str(value)
            assert value == text
            assert text == value
            assert (value != text) is False
            assert {value: "it"}[text] == {text: "it"}[value] == "it"
            assert [other for other in values if other == text] == [value]
            assert copy.copy(value) == value != f"{text} "
    assert Contract.parse("4SX by W") == Contract(Suit.SPADES, Seat.WEST, 4, 1)
    assert parse_call("1S") == Bid(1, Suit.SPADES)


def test_cards_are_made_of_a_text() -> None:
    assert CardSet("HK H9") == CardSet.parse("HK H9") == CardSet([Card("HK"), Card("H9")])
    with pytest.raises(ParseError, match="is not a card"):
        CardSet("HK H1")


def test_an_event_with_texts_in_it_is_none() -> None:
    for event in (events.Faced("W", "HJ"), events.Faced(Seat.WEST, "HJ"), events.DirectorCalled("S")):  # type: ignore[arg-type]
        play = Play(contract="3NT by S")
        with pytest.raises(TypeError, match="a text in it"):
            play.add(event)  # type: ignore[arg-type]
        assert play.log == ()
    board = Board(dealer="N")
    with pytest.raises(TypeError, match="a text in it"):
        board.add(events.Made(Seat.NORTH, "1S"))  # type: ignore[arg-type]
    assert board.add(events.Made(Seat.NORTH, PASS)).table.auction.turn is Seat.EAST  # a pass is a text too


def test_what_is_no_event_and_no_year_is_said_to_be_none() -> None:
    play = Play(contract="3NT by S")
    with pytest.raises(TypeError, match="'D2' is no event"):
        play.add("D2")  # type: ignore[arg-type]
    assert play.log == ()
    assert Edition("2017") is EDITIONS[-1]
    with pytest.raises(UnknownEdition):
        Edition("2016")


def test_a_table_and_a_board_say_in_a_line_what_they_are() -> None:
    play, board = Play(contract="3NT by S"), Board(dealer="N")
    assert repr(play.table) == "<Table 3NT by South, trick 1, West to act>"
    assert repr(board.table) == "<Table 0 calls, North to act>"
    assert (str(play.contract), board.contract) == ("3NT by South", None)


@pytest.mark.parametrize(
    "value",
    [
        Card("HK"),
        Suit.HEARTS,
        Seat.SOUTH,
        Side.NS,
        Word.PASS,
        Bid(1, Suit.SPADES),
        Contract.parse("4SX by W"),
        CardSet("HK H9"),
        Deal.parse(DEAL),
        bridgelaws.Phase.PLAY,
    ],
    ids=repr,
)
def test_what_has_a_text_is_laid_out_in_columns_as_that_text(value: Any) -> None:
    assert f"{value}" == str(value)
    assert (f"{value:<99}|", f"{value:>99}") == (f"{value!s:<99}|", f"{value!s:>99}")


def test_a_known_number_is_written_as_one_where_a_number_is_asked_for() -> None:
    assert (f"{Card('HK'):02d}", f"{Seat.SOUTH:b}") == (f"{int(Card('HK')):02d}", "10")
    with pytest.raises(ValueError, match="format"):
        f"{Seat.SOUTH:?}"


def test_cards_are_put_together_of_what_names_them() -> None:
    assert CardSet(["SA", "♥K", Card("D2")]) == CardSet.parse("SA HK D2")
    assert Card.of("S", "A") is Card.of(Suit.SPADES, 12) is Card("SA")
    assert Card.of("hearts", "10") is Card.of("♥", "ten") is Card("HT")
    for wrong in (("S", 13), ("S", -1), ("S", "1"), ("Z", 3), ("S", None)):
        with pytest.raises(ParseError, match="is not a"):
            Card.of(*wrong)  # type: ignore[arg-type]
    with pytest.raises(ParseError, match="'S1' is not a card"):
        CardSet(["SA", "S1"])
    with pytest.raises(TypeError, match=r"read by Deal\.parse"):
        Deal(DEAL)  # type: ignore[arg-type]


def test_a_language_is_not_taken_for_something_else() -> None:
    play = Play(DEAL, "3NT by S")
    with pytest.raises(TypeError, match=r"explain\(language='fr'\)"):
        play.explain("fr")  # type: ignore[arg-type]
    assert play.explain(True) == ""
    assert play.explain(asides=True, language="fr") == ""
