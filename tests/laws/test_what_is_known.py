"""What was found of a hand, or follows from the cards, is not asked again, is not forgotten, and has its moment."""

from __future__ import annotations

import pytest

from bridgelaws.book.editions import L2007, L2017, Edition
from bridgelaws.deal.known import Holding
from bridgelaws.errors import ImpossibleEvent
from bridgelaws.play import documents
from bridgelaws.play.play import Play
from bridgelaws.values.cards import Card, Suit
from bridgelaws.values.seats import Seat
from editions import editions
from scenes import asked, options, penalty_cards, scene, to, trick, unattended


def faced(play: Play, cards: str) -> Play:
    for word in cards.split():
        seat, card = word.split(":")
        play.faced(seat, card)
    return play


def revokes(play: Play) -> list[tuple[int, str, str, str]]:
    shown = documents.outcome_document(play.now)["revokes"]
    return [(r["trick"], r["seat"], r["card"], r["status"]) for r in shown]


def why_not(play: Play, card: str) -> str | None:
    reason = play.legal_plays.why_not(card)
    return None if reason is None else reason.ref


# A finding stands


@editions()
@pytest.mark.parametrize("current", ["W:H6 N:H4", "S:H6 W:H7 N:H4", "N:H4"])
@pytest.mark.parametrize("penalty", [[], [{"seat": "E", "card": "SK", "kind": "major"}]])
def test_44c_who_was_found_to_hold_the_suit_must_follow(
    laws: Edition, current: str, penalty: list[dict[str, str]]
) -> None:
    play = scene(laws, trick=4, current=current, penalty_cards=penalty)
    faced(play, "E:D2").director("S", "revoke")
    assert asked(play) == "holds:E:H:4"
    play.found(True)
    assert (asked(play), play.turn) == (None, Seat.EAST)
    assert "E:D2 major" in penalty_cards(play)
    assert [why_not(play, card) for card in ("D2", "SK", "C9", "H9")] == ["44C", "44C", "44C", None]
    assert ("D2" in play.legal_plays, "H9" in play.legal_plays) == (False, True)
    faced(play, "E:D2")
    assert unattended(play) == ["61"]
    play.director("S")
    assert asked(play) is None


@editions()
def test_44c_a_finding_is_about_its_moment(laws: Edition) -> None:
    """He was found to hold a heart and has played one since: whether he has another is open again."""
    play = faced(scene(laws, trick=4, leader="W"), "W:H5 N:H2 E:D8")
    play.director("S", "revoke")
    play.found(True)
    faced(play, "E:H7 S:HA S:H3 W:H6 N:H4")
    assert play.legal_plays.depends_on("D8").ref == "44C"
    assert ("D8" in play.legal_plays, "H9" in play.legal_plays, why_not(play, "D8")) == (False, True, None)
    # Any card but a heart and the penalty card is illegal, whether he has a heart or not.
    assert why_not(play, "S2") == ("50D1" if str(laws) == "1997" else "50D1(a)")


@editions()
def test_61_a_void_that_was_found_is_not_asked_about_again(laws: Edition) -> None:
    play = faced(scene(laws, trick=4, leader="W"), "W:H5 N:H2 E:D8")
    play.director("S", "revoke")
    play.found(False)
    faced(play, "S:HA S:H3 W:H6 N:H4 E:D9")
    play.director("S", "revoke")
    assert (asked(play), revokes(play)) == (None, [])


@editions()
def test_61_an_act_wins_over_a_finding_and_shows_the_revoke(laws: Edition) -> None:
    play = faced(scene(laws, trick=4, leader="W"), "W:H5 N:H2 E:D8")
    play.director("S", "revoke")
    play.found(False)
    faced(play, "S:HA S:H3 W:H6 N:H4 E:HK")
    table = play.table
    assert table.contradictions == ("♥K came from East, who had been found to hold no heart",)
    assert [(c.finding.seat, c.finding.answer, c.card, c.suit) for c in table.put_aside] == [
        (Seat.EAST, False, Card.parse("HK"), Suit.HEARTS)
    ]
    assert not any(isinstance(fact, Holding) for fact in table.facts)
    assert [(trick, seat, card) for trick, seat, card, _ in revokes(play)] == [(4, "E", "D8")]


@editions()
@pytest.mark.parametrize("found", ["before the claim", "after it"])
def test_61_a_hand_that_is_faced_after_a_claim_wins_over_a_finding(laws: Edition, found: str) -> None:
    """South was found void in spades and faces the queen: he has revoked, and it is his play instead (62A)."""
    play = scene(laws, "4S by E", trick=8, current="N:S9 E:SK", won={"NS": 3, "EW": 4})
    play.faced("S", "H6")
    if found == "after it":
        play.claimed("E", 1)
    play.director("E", "revoke")
    play.found(False)
    if found == "before the claim":
        play.claimed("E", 1)
        play.director("E", "revoke")
    play.hand_faced("S", "SQ")
    assert play.table.contradictions == ("♠Q came from South, who had been found to hold no spade",)
    assert not any(isinstance(fact, Holding) for fact in play.table.facts)
    assert (asked(play), play.turn, revokes(play)) == (None, Seat.SOUTH, [(8, "S", "H6", "corrected")])
    assert ("SQ" in play.legal_plays, why_not(play, "H6")) == (True, "44C")
    play.director("W", "revoke")
    assert len(play.table.contradictions) == 1


@editions()
def test_61_earlier_findings_are_kept_before_later_ones(laws: Edition) -> None:
    """East is found void, then West found to hold one of the two hearts that are out; East shows both of them."""
    gone = ["HA", "HK", "HQ", "HJ", "HT", "H9", "H8", "H7"]
    hands = {"N": "H2 C2 C3 C4", "S": "H3 H4 S4 S5"}
    play = scene(laws, trick=10, leader="S", gone=gone, hands=hands)
    table = play.table
    first = table.finding(Seat.EAST, Suit.CLUBS.mask, answer=False)
    second = table.finding(Seat.WEST, Suit.HEARTS.mask)
    table = table.learn(first, second).with_hand(Seat.EAST, table.hand(Seat.EAST).knowing(Card.parse("H5")))
    table = table.with_hand(Seat.EAST, table.hand(Seat.EAST).knowing(Card.parse("H6")))
    after = table.reconciled((Card.parse("H6"),))
    assert after.facts == (first,)
    assert after.contradictions == (
        "West had been found to hold a heart, and the cards seen since show that he did not",
    )


@editions()
def test_an_act_that_contradicts_cards_seen_is_impossible(laws: Edition) -> None:
    play = scene(laws, trick=4, leader="W", hands={"N": "H2 ..."})
    with pytest.raises(ImpossibleEvent, match="it is not in West's hand"):
        play.faced("W", "H2")


# What the file entails is not asked


@editions()
def test_44c_a_suit_of_which_all_cards_are_seen_is_not_asked_about(laws: Edition) -> None:
    gone = ["HA", "HK", "HQ", "HJ", "HT", "H9", "H8", "H7", "H6"]
    hands = {"N": "H2 C2 C3 C4", "S": "H3 H4 S4 S5"}
    play = faced(scene(laws, trick=10, leader="W", gone=gone, hands=hands), "W:H5 N:H2")
    assert (play.legal_plays.unsettled.mask, "D8" in play.legal_plays) == (0, True)
    faced(play, "E:D8").director("S", "revoke")
    assert (asked(play), revokes(play)) == (None, [])


@editions()
def test_44c_the_last_cards_out_tell_what_a_hand_holds(laws: Edition) -> None:
    """East and West share three hearts and a diamond, two cards each: both hold a heart, and must follow."""
    out = {"HA", "S2", "S3", "S4", "H2", "H3", "H4", "D9"}
    gone = [suit + rank for suit in "SHDC" for rank in "AKQJT98765432" if suit + rank not in out]
    play = scene(laws, trick=12, current="S:HA", hands={"N": "S2 S3", "S": "S4"}, gone=gone)
    assert why_not(play, "D9") == "44C"
    faced(play, "W:D9")
    assert (unattended(play), play.table.hand(Seat.WEST).known) == (["61"], False)
    play.director("S")
    assert (asked(play), trick(play)) == (None, "S:HA")  # East has hearts only, so that he has nothing to choose (62D)


@editions(L2007, L2017)
@pytest.mark.parametrize(("choice", "led", "then", "sure"), [
    ("require", "DK", "D4 D2 D3|W:D6 N:D5 E:DA S:DT|E:H3 S:H2 W:HJ", True),
    ("require", "DK", "D4 D2 D3|W:D6 N:D5 E:DA S:DT", None),
    ("forbid", "HJ", "HA H3 H2|N:D4 E:D2 S:D3 W:D6", True),
    ("forbid", "HJ", "HA H3 H2|N:H4 E:H5 S:H6 W:H7", True),  # thirteen hearts he cannot have had
])  # fmt: skip
def test_61a_whether_he_could_have_obeyed_is_a_matter_of_then(
    laws: Edition, choice: str, led: str, then: str, sure: bool | None
) -> None:
    """West had to lead a heart, or none; the Director is called tricks later."""
    play = Play(contract="4S by S", laws=laws)
    play.faced("E", "H9")
    play.director("S")
    play.found(False)
    play.chose("refuse")
    play.chose(choice)
    play.faced("W", led)
    first, *rest = then.split("|")
    for seat, card in zip("NES", first.split(), strict=True):
        play.faced(seat, card)
    for tricks in rest:
        faced(play, tricks)
    play.director("S", "revoke")
    if sure:
        assert (asked(play), [r[:3] for r in revokes(play)]) == (None, [(1, "W", led)])
        return
    assert to(play) == "Director"
    assert (asked(play), play.question.text.startswith("Did West")) == ("holds:W:H:1", True)
    play.found(True)
    assert [r[:3] for r in revokes(play)] == [(1, "W", led)]
    assert asked(play) is None


# Duties that come before a penalty card (50D1(b), 51A, 59)


MAJORS = [
    {"seat": "E", "card": "CJ", "kind": "major"},
    {"seat": "W", "card": "S9", "kind": "major"},
    {"seat": "W", "card": "H5", "kind": "major"},
]


@editions()
@pytest.mark.parametrize("holds", [True, False])
def test_51a_a_required_suit_comes_before_several_penalty_cards(laws: Edition, holds: bool) -> None:
    play = scene(laws, trick=5, leader="W", penalty_cards=MAJORS)
    play.chose("require")
    assert (asked(play), to(play)) == ("holds:W:C:5", "Director")
    play.found(holds)
    if holds:
        assert asked(play) is None
        assert faced(play, "W:C4").table.docket == ()
    else:
        assert (asked(play), options(play)) == ("designate_penalty_card:5", {"S9", "H5"})


@editions()
@pytest.mark.parametrize("holds", [True, False])
def test_51a_a_ban_on_the_suit_of_both_penalty_cards_comes_first(laws: Edition, holds: bool) -> None:
    majors = [{"seat": "W", "card": card, "kind": "major"} for card in ("D9", "D6")]
    ban = {"seat": "W", "kind": "forbid", "suits": ["D"], "law": "50D2(a)"}
    play = scene(laws, trick=5, leader="W", penalty_cards=majors, restrictions=[ban])
    assert (asked(play), to(play)) == ("can_obey:W:5", "Director")
    play.found(holds)
    assert asked(play) == (None if holds else "designate_penalty_card:5")
    assert why_not(play, "D6") == ("50D2(a)" if holds else None)


@editions()
@pytest.mark.parametrize("holds", [True, False])
def test_59_otherwise_legal_is_the_penalty_card_that_was_due(laws: Edition, holds: bool) -> None:
    play = scene(laws, trick=11, leader="W", penalty_cards=MAJORS[:2])
    play.chose("require")
    faced(play, "W:H5").director("S")
    assert asked(play) == "holds:W:C:11"
    play.found(holds)
    if holds:
        assert (asked(play), penalty_cards(play)) == (None, {"W:H5 major", "W:S9 major"})
        assert (why_not(play, "S9"), why_not(play, "H5")) == ("50D2(a)", "50D2(a)")
    else:
        assert (to(play), options(play)) == ("S", {"accept", "require"})
        play.chose("require")
        assert (trick(play), penalty_cards(play)) == ("W:S9", {"W:H5 major"})


@editions()
def test_50d1_a_penalty_card_that_obeys_the_ban_is_the_only_lead(laws: Edition) -> None:
    ban = {"seat": "W", "kind": "forbid", "suits": ["D"], "law": "50D2(a)"}
    major = [{"seat": "W", "card": "S5", "kind": "major"}]
    play = scene(laws, trick=11, leader="W", penalty_cards=major, restrictions=[ban])
    plays = play.legal_plays
    assert (plays.must, [card.code for card in plays], plays.unsettled.mask) == (Card.parse("S5"), ["S5"], 0)
    assert (why_not(play, "D6"), why_not(play, "C8")) == ("50D2(a)", "50D1" if str(laws) == "1997" else "50D1(a)")


# Tricks that nobody wrote down


@editions()
def test_a_finding_before_a_trick_not_recorded_says_less_after_it(laws: Edition) -> None:
    play = faced(scene(laws, trick=4, leader="W"), "W:H5 N:H2 E:D8")
    play.director("S", "revoke")
    play.found(False)
    faced(play, "S:HA")
    before = play.table.acts
    play.played_on("W")
    faced(play, "W:H6 N:H4")
    assert play.table.holds(Seat.EAST, Suit.HEARTS.mask) is False
    assert play.table.known.holds(Seat.EAST, Suit.HEARTS.mask, before) is False
    assert play.table.holds(Seat.EAST, Suit.CLUBS.mask) is None


@editions()
def test_a_card_found_among_the_played_ones_is_in_no_hand(laws: Edition) -> None:
    play = scene(laws, trick=5, leader="W", counts={"E": 8})
    play.defect_found("E", 3, ["C4", "C7"])
    assert play.table.known.fits
    assert not play.table.may_hold(Seat.WEST) & Card.parse("C4").mask


def test_the_words_of_a_finding_put_aside_about_some_cards() -> None:
    from bridgelaws.board.findings import Contradiction

    high = Card.parse("HA").mask | Card.parse("HK").mask
    said = [str(Contradiction(Holding(Seat.EAST, high, 3, answer), 5)) for answer in (True, False)]
    assert said == [
        "East had been found to hold one of ♥A ♥K, and the cards seen since show that he did not",
        "East had been found to hold none of ♥A ♥K, and the cards seen since show that he did",
    ]


def test_of_several_suits_that_a_hand_lacked_that_of_the_card_is_named() -> None:
    play = faced(scene(L2017, trick=5, leader="W"), "W:C5")
    all_but_diamonds = sum(suit.mask for suit in Suit if suit is not Suit.DIAMONDS)
    found = play.table.but(facts=(*play.table.facts, Holding(Seat.WEST, all_but_diamonds, 0, answer=False)))
    said = found.reconciled((Card.parse("C5"),)).contradictions
    assert said == ("♣5 came from West, who had been found to hold no club",)


@editions()
def test_a_demand_on_which_a_card_depends_is_among_the_reasons_shown(laws: Edition) -> None:
    """West may have to lead his penalty card, unless he can lead something else than the forbidden suit."""
    cards = [{"seat": "W", "card": "SJ", "kind": "major"}, {"seat": "E", "card": "S7", "kind": "major"}]
    play = scene(laws, trick=5, leader="W", penalty_cards=cards)
    play.chose("forbid")
    assert "SJ" in play.legal_plays.unsettled
    assert "may not lead ♠ (50D2(a)); must play ♠J if it is legal" in repr(play.legal_plays)
