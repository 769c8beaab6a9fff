"""Law 61: what a revoke is, and who may ask about one."""

from __future__ import annotations

import pytest

from bridgelaws.board.events import Dropped, Faced
from bridgelaws.board.table import Regulations
from bridgelaws.book.editions import EDITIONS, L1997, L2007, L2017, Edition
from bridgelaws.laws.law61 import book as book61
from bridgelaws.play.play import Play
from bridgelaws.values.cards import Card, Suit
from bridgelaws.values.seats import Seat
from revoked import discard, faced, moved, ruff, states, table
from scenes import asked, penalty_cards, referred, scene, trick

every = pytest.mark.parametrize("laws", EDITIONS, ids=str)


@every
def test_61a_a_revoke_is_noticed_silently(laws: Edition) -> None:
    play = ruff(laws)
    assert states(play) == ["6E:H5 open"]
    assert (play.now.status, play.question, play.rulings) == ("unattended", None, ())


@every
def test_61a_no_revoke_without_a_card_of_the_suit(laws: Edition) -> None:
    play = faced(
        table("4H by S", laws, {"trick": 13, "leader": "S", "hands": {"E": ["H5"]}}), "S:C9", "W:C4", "N:CK", "E:H5"
    )
    assert states(play) == []


@every
def test_61a_failure_to_lead_as_required_is_a_revoke(laws: Edition) -> None:
    position = {
        "trick": 7,
        "leader": "W",
        "hands": {"W": ["H2", "H4", "C3", "C4", "D5", "D6", "S8"]},
        "restrictions": [{"seat": "W", "kind": "require", "suits": ["H"], "law": "50D2(a)"}],
    }
    play = faced(table("4S by S", laws, position), "W:C3")
    assert states(play) == ["7W:C3 open"]
    play.director("S")
    assert "61A" in play.citations
    assert {c.code for c in play.legal_plays} == {"H2", "H4"}


@every
def test_61a_hands_unknown_a_discard_is_not_noticed_until_someone_asks(laws: Edition) -> None:
    play = faced(Play(contract="3NT by S", laws=laws), "W:S5", "N:S2", "E:H3")
    assert (states(play), play.now.status) == ([], "regular")
    play.director("S", "revoke")
    assert play.question is not None
    assert play.question.id == "holds:E:S:1"
    assert play.question.text == "Did East hold a spade when he played ♥3 to trick 1?"
    assert play.question.to is None
    play.found(True)
    assert states(play) == ["1E:H3 corrected"]


@every
def test_61a_a_discard_that_the_director_clears_is_not_asked_about_again(laws: Edition) -> None:
    play = faced(Play(contract="3NT by S", laws=laws), "W:S5", "N:S2", "E:H3")
    play.director("S", "revoke")
    play.found(False)
    assert play.question is None
    play.director("S", "revoke")
    assert play.question is None
    assert "No revoke appears" in play.explain()


@every
def test_61a_a_card_seen_later_shows_the_revoke(laws: Edition) -> None:
    play = faced(Play(contract="3NT by S", laws=laws), "W:S5", "N:S2", "E:H3", "S:SA")
    assert states(play) == []
    faced(play, "S:S4", "W:S6", "N:S3", "E:S7")
    assert states(play) == ["1E:H3 established"]
    play.director("S", "revoke")
    assert play.question is None
    assert "61A" in play.citations


@every
def test_61a_several_discards_the_director_says_which(laws: Edition) -> None:
    play = faced(Play(contract="3NT by S", laws=laws), "W:S5", "N:H2", "E:H3", "S:SA")
    play.director("W", "revoke")
    assert play.question is not None
    assert play.question.values == ("1N:H2", "1E:H3")
    play.found("1N:H2")
    assert play.question.id == "holds:N:S:1"


@every
def test_61b_declarer_may_ask_a_defender(laws: Edition) -> None:
    play = discard(laws)
    play.said("S", "none left?", to="E")
    assert "the question was South's right" in play.explain().lower().replace("south", "South")
    assert states(play) == ["5E:C2 corrected"]


@every
def test_61b_dummy_may_ask_declarer(laws: Edition) -> None:
    play = faced(
        table("3NT by S", laws, {"trick": 5, "leader": "W", "hands": {"S": ["D2", "C3", "..."]}}),
        "W:D5",
        "N:D4",
        "E:D6",
        "S:C3",
    )
    play.said("N", "none left?", to="S")
    assert {"61B", "61B2(a)"} & set(play.citations)
    assert "43B2(b)" not in play.citations
    assert states(play) == ["5S:C3 corrected"]


def test_61b_dummy_may_not_ask_a_defender() -> None:
    for laws, ref in ((L1997, "43A1(c)"), (L2007, "61B2(b)"), (L2017, "61B2(b)")):
        play = discard(laws)
        play.said("N", "none left?", to="E")
        assert ref in play.citations
        assert any("question told" in str(r.why) for r in play.table.referrals)


def test_61b_defenders_ask_each_other_by_edition_and_regulation() -> None:
    allowed = {
        (L1997, None): False, (L1997, True): True, (L1997, False): False,
        (L2007, None): True, (L2007, False): False, (L2007, True): True,
        (L2017, None): True, (L2017, False): True, (L2017, True): True,
    }  # fmt: skip
    for (laws, ruled), may in allowed.items():
        play = discard(laws, **({} if ruled is None else {"regulations": {"defenders_may_ask": ruled}}))
        play.said("W", "none left?", to="E")
        assert ("West may not ask his partner" in play.explain()) is not may, (laws, ruled)
        assert play.table.regulations == Regulations(defenders_may_ask=ruled)


def test_61b_the_forbidden_question_costs_tricks_in_1997_only() -> None:
    for laws, revoke in ((L1997, "63B"), (L2007, None)):
        play = discard(laws, regulations={"defenders_may_ask": False})
        play.said("W", "none left?", to="E")
        authority = play.table.revokes[0].authority
        assert (None if authority is None else authority.ref(laws)) == revoke
        assert play.turn is not None
        assert play.turn.letter == "E"


@every
def test_61c_a_claim_of_revoke_gives_no_right_to_inspect(laws: Edition) -> None:
    play = faced(Play(contract="3NT by S", laws=laws), "W:S5", "N:S2", "E:H3")
    play.director("S", "revoke")
    play.found(False)
    assert {L1997: "61B", L2007: "62C3", L2017: "61C"}[laws] in play.citations
    assert "66C" in play.citations


@every
def test_43b3_dummy_without_rights_mentions_a_defenders_revoke(laws: Edition) -> None:
    play = discard(laws)
    play.strayed("N", "exchanged hands")
    play.said("N", "none left?", to="E")
    assert "43B3" in play.citations
    assert states(play) == ["5E:C2 open"]
    assert not play.table.penalty_cards


@every
def test_43b3_dummy_without_rights_mentions_it_after_the_play(laws: Edition) -> None:
    """The right to speak after play is lost too; no tricks, and 43B3 instead of 64C."""
    play = discard(laws)
    play.strayed("N", "exchanged hands")
    faced(play, "N:H3", "E:HA", "S:H5", "W:H2")
    play.ended(9)
    play.director("N", "revoke")
    assert (play.question, play.table.transfers) == (None, ())
    assert [r.strength for r in play.table.referrals if r.authority.ref(laws) == "43B3"] == ["must"]
    assert not {"64A2", "64C", "64C1"} & set(play.citations)
    assert ("12B1" in play.citations) is (laws is L2007)


LEAD = {"trick": 7, "leader": "W", "won": {"NS": 3, "EW": 3}}


def bound(laws: Edition, kind: str, suits: str, held: str, leader: str = "W") -> Play:
    """A demand on West, on lead or playing to South's ♦2."""
    law = "50D2(a)" if leader == "W" else {"highest": "57A1", "lowest": "57A2"}.get(kind, "57A3")
    demand = {"seat": "W", "kind": kind, "suits": list(suits), "law": law}
    if leader != "W":
        demand["lasts"] = "this trick"
    position = {**LEAD, "leader": leader, "hands": {"W": held.split()}, "restrictions": [demand]}
    return table("4S by S", laws, position)


@every
def test_61a_following_suit_comes_before_a_demand_for_another_suit(laws: Edition) -> None:
    for held in ("D3 ...", "D3 H4 ..."):
        play = faced(bound(laws, "require", "H", held, leader="S"), "S:D2", "W:D3")
        play.director("S")
        assert (states(play), play.table.docket, play.question) == ([], (), None)


@every
def test_61a_a_forbidden_suit_led_from_a_hand_not_on_file(laws: Edition) -> None:
    play = faced(bound(laws, "forbid", "C", "C3 ..."), "W:C3")
    play.director("S")
    assert play.question is not None
    assert (play.question.id, play.question.to) == ("could_obey", None)
    play.found(False)
    assert (states(play), play.table.trick.led is not None, "59" in play.citations) == ([], True, True)
    play = faced(bound(laws, "forbid", "C", "C3 H9 ..."), "W:C3")
    play.director("S")
    assert (states(play), play.question) == (["7W:C3 corrected"], None), "another suit is on file"


@every
def test_61a_of_a_hand_found_unable_to_obey_no_revoke_stays_on_record(laws: Edition) -> None:
    play = faced(bound(laws, "require", "H", "C3 ..."), "W:C3")
    play.director("S")
    assert play.question is not None
    assert play.question.id == "holds:W:H:7"
    play.found(False)
    assert (play.table.revokes, play.table.docket, "59" in play.citations) == ((), (), True)


@every
def test_61a_one_of_two_suits_demanded_is_enough(laws: Edition) -> None:
    play = faced(bound(laws, "require", "HD", "C3 ..."), "W:C3")
    play.director("S")
    play.found(True)
    assert (states(play), play.question) == (["7W:C3 corrected"], None)


@every
def test_61a_a_higher_card_on_file_shows_that_the_highest_was_not_played(laws: Edition) -> None:
    for held, kind, found in (
        ("D3 DA ...", "highest", ["7W:D3 corrected"]), ("DA D3 ...", "highest", []),
        ("D9 D4 ...", "lowest", ["7W:D9 corrected"]), ("D3 DA ...", "lowest", []),
    ):  # fmt: skip
        play = faced(bound(laws, kind, "D", held, leader="S"), "S:D2", f"W:{held[:2]}")
        play.director("S")
        assert (states(play), play.question) == (found, None), (held, kind)


@every
def test_61a_a_card_too_soon_and_forgiven_obeys_a_demand_or_is_a_revoke(laws: Edition) -> None:
    """60A2: it counts as in turn."""
    for held, lowest in ("D9 D4 DA DK DQ DJ DT", False), ("D9 D4 ...", False), ("D9 ...", False), ("D9 DA ...", True):
        play = faced(bound(laws, "lowest", "D", held, leader="E"), "E:D2", "W:D9", "N:D5")
        assert "60A2" in play.citations
        play.director("S", "revoke")
        if play.question is not None:
            play.found(not lowest, "could_obey:7W:D9")
        assert states(play) == ([] if lowest else ["7W:D9 corrected"]), held


@every
def test_61a_whether_the_highest_was_played_is_asked_when_the_director_is_called(laws: Edition) -> None:
    for held, kind, better in ("D3 ...", "highest", "higher"), ("D9 DA ...", "lowest", "lower"):
        for able in (True, False):
            play = faced(bound(laws, kind, "D", held, leader="S"), "S:D2", f"W:{held[:2]}")
            assert (states(play), play.table.docket) == ([], ()), "no one has said anything against it"
            play.director("S")
            assert play.question is not None
            assert (play.question.id, play.question.to) == (f"could_obey:7W:{held[:2]}", None)
            assert f"{better} diamond than" in play.question.text
            play.found(able)
            assert (states(play), str(play.turn)) == (([f"7W:{held[:2]} corrected"], "West") if able else ([], "North"))
            assert ("62B1" in play.citations) is able
            play.director("S")
            assert play.question is None, "it has been asked"


@every
def test_61a_a_higher_card_played_later_shows_that_the_highest_was_not_played(laws: Edition) -> None:
    play = faced(bound(laws, "highest", "D", "D3 ...", leader="S"), "S:D2", "W:D3", "N:D4", "E:DA", "E:D5", "S:D6")
    assert states(play) == []
    faced(play, "W:DQ")
    assert states(play) == ["7W:D3 established"]
    play.director("S", "revoke")
    assert (play.question, "63A1" in play.citations) == (None, True)


@every
def test_61a_corrected_after_the_trick_the_demand_binds_again(laws: Edition) -> None:
    play = table("4S by S", laws, {**LEAD, "leader": "S"})
    faced(play, "S:D2", "E:DA")
    play.director("S")
    play.chose("highest")
    faced(play, "W:D3", "N:D4", "E:DA")
    play.director("S", "revoke")
    play.found(True)
    assert (states(play), str(play.turn)) == (["7W:D3 corrected"], "West")
    assert [str(r) for r in play.table.restrictions] == ["West must play the highest diamond held"]


@every
@pytest.mark.parametrize(("kind", "suit", "card"), [("forbid", "H", "H9"), ("require", "S", "C6")])
def test_61a_who_cannot_follow_suit_must_still_obey_a_demand(laws: Edition, kind: str, suit: str, card: str) -> None:
    held = "H9 HT C6 S8 S7 C5 C4"
    play = faced(bound(laws, kind, suit, held, leader="S"), "S:D2", f"W:{card}")
    play.director("S")
    assert (states(play), play.question, str(play.turn)) == ([f"7W:{card} corrected"], None, "West")
    assert not any(c.code == card for c in play.legal_plays)
    assert [f"{p.card.code} {p.kind.value}" for p in play.table.penalty_cards] == [f"{card} major"]
    assert {"61A", "62B1"} <= set(play.citations)


@every
@pytest.mark.parametrize("able", [True, False])
def test_61a_void_and_bound_in_a_hand_not_on_file_he_is_asked_about_both(laws: Edition, able: bool) -> None:
    play = faced(bound(laws, "forbid", "H", "H9 ...", leader="S"), "S:D2", "W:H9")
    play.director("S")
    assert play.question is not None
    assert play.question.id == "holds:W:D:7"
    play.found(False)
    assert play.question is not None
    assert (play.question.id, play.question.to) == ("could_obey", None)
    play.found(able)
    assert (states(play), str(play.turn)) == ((["7W:H9 corrected"], "West") if able else ([], "North"))
    assert (play.table.revokes[0].suit if able else play.table.revokes) == (None if able else ())
    assert ("59" in play.rulings[-1].ordered) is not able


@every
def test_61a_void_and_bound_a_revoke_established_costs_tricks(laws: Edition) -> None:
    held = "H9 HT C6 S8 S7 C5 C4"
    play = faced(bound(laws, "forbid", "H", held, leader="S"), "S:D2", "W:H9", "N:D3", "E:DA", "E:H2", "S:H3", "W:HT")
    assert states(play) == ["7W:H9 established"]
    faced(play, "N:H4")
    play.ended(8)
    play.director("S")
    assert sum(moved(play).values()) == 1


@every
def test_61a_a_card_played_on_a_lead_that_was_put_right_is_no_revoke(laws: Edition) -> None:
    """Declarer called a diamond and dummy put out a club; everyone played a diamond (45D)."""
    position = {
        "trick": 5, "leader": "N", "won": {"NS": 4, "EW": 0},
        "hands": {
            "N": ["D4", "C5", "S2", "H2", "S3", "S4", "S5", "S6", "S7"], "E": ["D6", "C6", "..."],
            "S": ["DA", "CA", "..."], "W": ["D7", "C7", "..."],
        },
    }  # fmt: skip
    play = table("3NT by S", laws, position)
    play.named("S", "diamond")
    play.placed("N", "C5")
    faced(play, "E:D6", "S:DA", "W:D7")
    play.director("W")
    play.chose("keep")
    play.chose("keep")
    assert (states(play), play.table.docket, play.question) == ([], (), None)


@every
def test_61c_said_when_the_director_is_called_for_a_known_revoke(laws: Edition) -> None:
    play = faced(discard(laws), "N:H3", "E:HA", "S:H5", "W:H2")
    play.director("S", "revoke")
    assert {L1997: "61B", L2007: "62C3", L2017: "61C"}[laws] in play.citations
    assert "66C" in play.citations


@every
def test_61a_hands_unknown_the_revoker_speaks_up(laws: Edition) -> None:
    play = faced(Play(contract="3NT by S", laws=laws), "W:S5", "N:S2", "E:H3")
    play.said("E", "attention")
    assert play.question is not None
    assert play.question.id == "holds:E:S:1"
    play.found(True)
    assert states(play) == ["1E:H3 corrected"]


@every
def test_61a_the_revoker_says_that_he_has_a_card_of_the_suit(laws: Edition) -> None:
    play = discard(laws)
    play.said("E", "have", card="D7")
    assert (states(play), play.question) == (["5E:C2 corrected"], None)
    faced(play, "E:D7")
    play.director("S")
    assert [(p.seat.letter, p.card.code) for p in play.table.penalty_cards] == [("E", "C2")]
    assert play.question is None


@every
def test_61a_a_card_of_the_suit_played_before_the_discard_shows_nothing(laws: Edition) -> None:
    play = faced(Play(contract="3NT by S", laws=laws), "W:S5", "N:S2", "E:S7", "S:SA", "S:S4", "W:S6", "N:S3", "E:H3")
    assert states(play) == []
    play.director("S", "revoke")
    assert play.question is not None
    assert play.question.id == "holds:E:S:2"


@every
def test_61a_what_the_cards_show_is_ruled_and_nothing_else_is_asked(laws: Edition) -> None:
    """East's revoke is plain from his later spade; dummy's hand, which discarded as well, is not on file."""
    play = faced(Play(contract="3NT by S", laws=laws), "W:S5", "N:H2", "E:H3", "S:SA", "S:S4", "W:S6", "N:C3", "E:S7")
    play.director("S", "revoke")
    assert (states(play), play.question) == (["1E:H3 established"], None)


@every
def test_61a_a_certain_revoke_is_ruled_on_although_another_card_was_asked_about_before(laws: Edition) -> None:
    """East's heart at trick 1 is a revoke by his later spade; the plain call is about two discards at trick 4."""
    play = faced(Play(contract="3NT by S", laws=laws), "W:S5", "N:S2", "E:H3", "S:SA", "S:S4", "W:S6", "N:S3", "E:S7")
    faced(play, "E:C2", "S:CA", "W:C3", "N:C4", "S:D2", "W:H9", "N:H8")
    play.director("E")
    play.found("4W:H9")
    play.found(False)  # West had no diamond
    before = len(play.rulings)
    play.director("E", "revoke")
    assert (states(play), play.question) == (["1E:H3 established"], None)
    assert ["♥3 was a revoke by East" in str(ruling) for ruling in play.rulings[before:]] == [True]


@every
@pytest.mark.parametrize("pick", ["4W:H9", "none"])
def test_61a_who_calls_as_well_without_saying_why_is_asked_after_what_is_certain(laws: Edition, pick: str) -> None:
    """The same table: East says that there was a revoke, and calls besides."""
    play = faced(Play(contract="3NT by S", laws=laws), "W:S5", "N:S2", "E:H3", "S:SA", "S:S4", "W:S6", "N:S3", "E:S7")
    faced(play, "E:C2", "S:CA", "W:C3", "N:C4", "S:D2", "W:H9", "N:H8")
    play.director("E", "revoke")
    play.director("E")
    assert "♥3 was a revoke by East" in str(play.rulings[-1])
    assert play.question is not None
    assert play.question.values == ("4W:H9", "4N:H8", "none")
    play.found(pick)
    if pick != "none":
        play.found(True)  # West had a diamond
    corrected = [] if pick == "none" else ["4W:H9 corrected"]
    assert (states(play)[:1], [s for s in states(play) if "corrected" in s]) == (["1E:H3 established"], corrected)


@every
def test_61a_a_demand_broken_while_something_else_is_on_file(laws: Edition) -> None:
    play = bound(laws, "require", "H", "C3 H4 H5 H6 H7 D2 D3")
    play.dropped("E", "S9")
    assert states(faced(play, "W:C3")) == ["7W:C3 open"]


@every
def test_61a_dummys_wrong_card_that_can_be_put_right_is_no_revoke(laws: Edition) -> None:
    """45B: declarer called a diamond, and that is the card played; dummy put out a club."""
    position = {"trick": 5, "leader": "W", "hands": {"N": ["D4", "C5", "S2", "H2", "S3", "S4", "S5", "S6", "S7"]}}
    play = faced(table("3NT by S", laws, position), "W:D5")
    play.named("S", "diamond")
    play.placed("N", "C5")
    assert play.table.revokes == ()
    play.director("E")
    assert (str(play.table.trick), play.table.revokes) == ("W:♦5 N:♦4", ())


@every
def test_61a_a_discard_to_a_trick_that_waits_is_a_revoke_once_dummy_has_the_suit_again(laws: Edition) -> None:
    """45D: dummy's last diamond went to trick 10 by his error; East takes his card back, and the lead waits."""
    hands = {"N": ["C4", "D3", "H2", "S2"], "E": ["CK", "C9", "D9", "S7"], "S": ["CA", "DA", "S3", "H5"]}
    play = faced(table("3NT by S", laws, {"trick": 10, "leader": "W", "hands": hands}), "W:C8")
    play.named("S", "four of clubs")
    play.placed("N", "D3")
    faced(play, "E:C9", "S:CA", "S:DA")
    play.named("S", "two of hearts")
    assert play.table.revokes == ()
    play.director("W")
    play.chose("withdraw", "keep_or_withdraw:E")
    if laws is not L1997:
        play.chose("keep", "keep_or_withdraw:S")
    assert (str(play.table.suspended), str(play.turn), play.table.number) == ("S:♦A N:♥2", "East", 10)
    assert states(play) == ["11N:H2 open"]


@every
def test_61b_the_question_is_about_the_player_asked(laws: Edition) -> None:
    """Declarer answers for dummy's card, too; East, who discarded after dummy, was not asked."""
    play = faced(Play(contract="3NT by S", laws=laws), "W:S5", "N:H2", "E:H3", "S:SA")
    play.said("W", "none left?", to="S")
    assert play.question is not None
    assert play.question.id == "holds:N:S:1"


@every
def test_61b_a_question_long_after_the_discard_is_not_about_it(laws: Edition) -> None:
    first, second = ("W:S5", "N:S2", "E:H3", "S:SA"), ("S:C2", "W:C3", "N:C4", "E:C5")
    play = faced(Play(contract="3NT by S", laws=laws), *first, *second, "E:D2")
    play.said("S", "none left?", to="E")
    assert (play.question, states(play)) == (None, [])


@every
def test_61b_a_question_is_ruled_on_when_nobody_has_revoked(laws: Edition) -> None:
    play = faced(Play(contract="3NT by S", laws=laws), "W:S5", "N:S2", "E:S7", "S:SA")
    play.said("W", "none left?", to="S")
    assert (play.citations, play.question) == (("61B" if laws is L1997 else "61B3",), None)


@every
def test_61b_dummy_without_rights_had_none_to_ask_declarer(laws: Edition) -> None:
    """43B2(b) follows only if declarer has revoked."""
    for card, revoked in (("C3", True), ("D2", False)):
        position = {"trick": 5, "leader": "W", "dummy_rights_lost": True, "hands": {"S": ["D2", "C3", "..."]}}
        play = faced(table("3NT by S", laws, position), "W:D5", "N:D4", "E:D6", f"S:{card}")
        play.said("N", "none left?", to="S")
        assert ("61B" if laws is L1997 else "61B2(a)") in play.citations
        assert "42B1" not in play.citations, "that is dummy's right while he has it"
        assert ("43B2(b)" in play.citations) is revoked


@every
def test_61b_two_players_ask_about_the_same_discard(laws: Edition) -> None:
    play = faced(Play(contract="3NT by S", laws=laws), "W:S5", "N:S2", "E:H3")
    play.said("S", "none left?", to="E")
    play.said("W", "none left?", to="E")
    play.found(True)
    assert (states(play), play.question) == (["1E:H3 corrected"], None)
    assert play.citations.count("62B1") == 1


@every
def test_61b_pointing_a_revoke_out_to_the_revoker_is_not_asking_him(laws: Edition) -> None:
    """63B of 1997 and 43B2(b) speak of a question; that dummy's remark counts as one is a reading (R43-3)."""
    play = discard(laws, regulations={"defenders_may_ask": False})
    play.said("W", "attention", to="E")
    assert (states(play), play.table.revokes[0].authority) == (["5E:C2 corrected"], None)
    position = {"trick": 5, "leader": "W", "dummy_rights_lost": True, "hands": {"S": ["D2", "C3", "..."]}}
    play = faced(table("3NT by S", laws, position, set_aside=["R43-3"]), "W:D5", "N:D4", "E:D6", "S:C3")
    play.said("N", "attention", to="S")
    assert (states(play), play.table.revokes[0].authority) == (["5S:C3 corrected"], None)


@every
def test_61c_is_said_once_and_a_question_has_not_said_it(laws: Edition) -> None:
    """In 1997 the questions and the right to inspect are both in 61B. East and West have revoked on one trick."""
    hands = {"E": ["C2", "D7", "HA", "..."], "W": ["S9", "D9", "H2", "..."], "N": ["DK", "H3", "..."]}
    play = table("3NT by S", laws, {"trick": 5, "leader": "S", "won": {"NS": 2, "EW": 2}, "hands": hands})
    faced(play, "S:D4", "W:S9", "N:DK", "E:C2", "N:H3", "E:HA", "S:H5", "W:H2")
    play.said("W", "none left?", to="S")
    play.director("S", "revoke")
    assert states(play) == ["5W:S9 established", "5E:C2 established"]
    assert len([r for r in play.rulings if "61A" in r.citations]) == 2
    said = [step for ruling in play.rulings for step in ruling.steps if book61.NO_RIGHT_TO_INSPECT in step.authorities]
    assert len(said) == 1


@every
def test_61b_a_defender_may_ask_dummy_as_well(laws: Edition) -> None:
    play = faced(Play(contract="3NT by S", laws=laws), "W:S5", "N:S2", "E:S7", "S:SA")
    play.said("W", "none left?", to="N")
    assert (play.citations, play.table.docket) == (("61B" if laws is L1997 else "61B3",), ())


@every
def test_61a_a_card_that_is_found_to_have_been_played_may_be_a_revoke(laws: Edition) -> None:
    """45C2: declarer held a club touching the table, on a diamond and with a diamond in his hand."""
    position = {"trick": 5, "leader": "W", "hands": {"S": ["D2", "C3", "H2", "H3", "H4", "H5", "H6", "H7", "H8"]}}
    play = faced(table("3NT by S", laws, position), "W:D5", "N:D4", "E:D6")
    play.held("S", "C3")
    play.director("W")
    play.found(True)
    assert states(play) == ["5S:C3 corrected"]
    assert (play.table.revokes[0].suit, "44C" in play.citations) == (Suit.DIAMONDS, True)
    assert [c.code for c in play.legal_plays] == ["D2"]


@every
def test_61a_a_revoke_is_a_failure_to_follow_suit_or_to_meet_a_requirement(laws: Edition) -> None:
    assert [r.how for r in discard(laws).table.revokes] == ["follow suit"]
    led = faced(bound(laws, "require", "H", "H2 C3 C4 C5 D2 D3 S2"), "W:C3")
    assert [r.how for r in led.table.revokes] == ["requirement"]


@every
def test_61a_of_a_hand_not_on_file_the_suit_led_is_asked_about_before_any_demand(laws: Edition) -> None:
    play = bound(laws, "highest", "D", "...", leader="S")
    faced(play, "S:D2", "W:C3")
    play.director("S")
    assert play.question is not None
    assert play.question.id.startswith("holds:W:D")
    play.found(False)
    assert (play.question, states(play), "44D" in play.citations) == (None, [], True)


@every
def test_61a_called_again_about_a_revoke_that_was_ruled_on_the_director_finds_no_further_one(laws: Edition) -> None:
    play = ruff(laws)
    play.director("S", "revoke")
    play.director("S", "revoke")
    assert "no further revoke appears" in play.explain().lower()


@every
def test_61a_who_says_that_there_was_a_revoke_is_not_told_that_there_was_none_while_one_is_heard(laws: Edition) -> None:
    hands = "N:KT7.KQT97.5.QJ95 A86.J3.AQT84.862 95432.542.62.AKT QJ.A86.KJ973.743"
    play = Play(contract="2NT by E", laws=laws, deal=hands)
    play.faced("S", "CK")
    play.faced_several("W", ["SJ", "D3", "D7"], ["D3"])
    play.dropped("N", ["HQ"])
    play.director("E")
    play.director("W", "revoke")
    said = play.explain().lower()
    assert ("no revoke appears" in said, "♦3 was a revoke" in said) == (False, True)


@pytest.mark.parametrize("laws", EDITIONS)
def test_61a_called_twice_about_a_revoke_that_nobody_can_see_the_director_says_so_once(laws: Edition) -> None:
    play = Play(contract="3C by W", laws=laws)
    for seat, card in (("N", "D5"), ("E", "D7"), ("S", "D2"), ("W", "DA")):
        play.faced(seat, card)
    play.director("S", "revoke")
    play.director("N", "revoke")
    assert play.explain().lower().count("no revoke appears") == 1


@pytest.mark.parametrize("laws", EDITIONS)
@pytest.mark.parametrize(
    ("calls", "asked"),
    [
        ((None, "revoke"), ["alleged_revoke", "holds:E:D:1"]),
        (("revoke", None), ["alleged_revoke", "holds:E:D:1"]),
        (("revoke", "revoke"), ["alleged_revoke", "holds:E:D:1", "holds:S:D:1"]),
    ],
)
def test_61a_a_plain_call_and_one_about_a_revoke_speak_of_one_card_in_either_order_and_two_of_two(
    laws: Edition, calls: tuple[str | None, ...], asked: list[str]
) -> None:
    play = Play(contract="3C by W", laws=laws)
    for seat, card in (("N", "D5"), ("E", "SK"), ("S", "CJ")):
        play.faced(seat, card)
    questions = []
    for about in calls:
        play.director("W", about)
        while play.question is not None:
            questions.append(play.question.id)
            play.answer("1E:SK" if play.question.id == "alleged_revoke" else play.question.id.startswith("holds:E"))
    assert questions == asked
    assert [r.id for r in play.table.revokes if r.found] == ["1E:SK"]


@pytest.mark.parametrize("laws", EDITIONS)
def test_61a_a_call_about_a_lead_out_of_turn_is_also_about_the_discard_that_would_accept_it(laws: Edition) -> None:
    play = scene(laws, "4S by S", trick=3, leader="E")
    play.faced("S", "H3")
    play.faced("W", "C3")
    play.director("E")
    assert play.question is not None
    assert play.question.id == "holds:W:H:3"
    play.found(True)
    assert penalty_cards(play) == {"W:C3 major"}


@pytest.mark.parametrize("calls", [(None, "revoke"), ("revoke", None)])
def test_61a_a_plain_call_adds_nothing_to_one_about_a_revoke_that_the_cards_show(calls: tuple[str | None, ...]) -> None:
    play = faced(Play(contract="6S by W", laws=L2007), "N:H4", "W:HA", "E:S7", "S:DJ", "E:H6")
    for about in calls:
        play.director("S", about)
    assert play.question is None
    assert [r.id for r in play.table.revokes if r.found] == ["1E:S7"]


@every
def test_61a_who_has_said_which_card_he_means_means_no_other_when_that_was_no_revoke(laws: Edition) -> None:
    play = Play(contract="3NT by S", laws=laws)
    play.add(Dropped(Seat.WEST, (Card.parse("HK"),)))
    faced(play, "W:S5", "N:D2", "E:H3")
    play.director("S", "revoke")
    play.answer("1E:H3")
    play.found(False)
    assert play.question is None
    play.director("S", "exposed card")
    while play.question is not None:
        assert not play.question.id.startswith("holds:N")
        play.answer(play.question.values[0])
    assert "East could not follow suit: no revoke" in play.explain()


@pytest.mark.parametrize("hands", [{}, {"S": "C2 C8 C9 CT D3 D7 DQ DA H8 H9 HT HJ ST"}])
def test_61a_a_call_hears_a_revoke_without_a_file_although_something_else_is_on_file(hands: dict[str, str]) -> None:
    play = scene(L2007, "4S by W", trick=1, leader="N", **({"hands": hands} if hands else {}))
    play.faced("N", "CQ")
    play.add(Faced(Seat.SOUTH, Card.parse("HT"), with_previous=True))
    faced(play, "E:CK", "W:C5", "S:C8")
    play.add(Faced(Seat.EAST, Card.parse("C4"), with_previous=True))
    play.faced("E", "H5")
    play.director("S")
    assert [f"{r.id} {r.stage.value}" for r in play.table.revokes if r.found] == ["1S:HT established"]


@every
@pytest.mark.parametrize("unseen", [True, False])
def test_61a_of_tricks_that_nobody_wrote_down_the_file_says_nothing(laws: Edition, unseen: bool) -> None:
    play = faced(Play(contract="4S by S", laws=laws), "W:D5", "N:D2", "E:C4", "S:DA")
    if unseen:
        play.played_on("S")
    else:
        play.director("S")
        play.found(False)
        faced(play, "S:S2", "W:S3", "N:SA", "E:S4")
    play.director("S", "revoke")
    assert "o revoke appears from the tricks on file" in play.explain()
    assert any("before trick 3" in str(referral.why) for referral in play.table.referrals) is unseen


@every
def test_61_revokes_to_one_trick_are_kept_in_the_order_of_play(laws: Edition) -> None:
    hands = {"S": "ST S9", "W": "S7 H2", "N": "DJ S5", "E": "D6 C2"}
    play = scene(laws, "6H by E", trick=12, leader="S", hands=hands)
    for seat, card in (("S", "ST"), ("W", "H2"), ("N", "DJ")):
        play.faced(seat, card)
    assert [revoke.seat.letter for revoke in play.table.revokes] == ["W", "N"]


_BOTH_HANDS = {
    "trick": 10,
    "leader": "E",
    "hands": {
        "N": ["C3", "C4", "D4", "D5"],
        "E": ["H2", "H3", "H4", "S2"],
        "S": ["H9", "C9", "CT", "CA"],
        "W": ["H5", "H6", "H7", "S3"],
    },
}


@every
@pytest.mark.parametrize("on_file", [True, False])
def test_61b_declarer_is_asked_about_his_own_hand_though_dummy_discarded_after_him(
    laws: Edition, on_file: bool
) -> None:
    position = _BOTH_HANDS if on_file else {**_BOTH_HANDS, "hands": {}}
    play = faced(table("1NT by S", laws, position), "E:H2", "S:C9", "W:H5", "N:D4")
    play.said("W", "none left?", to="S")
    if not on_file:
        assert play.question is not None
        assert play.question.id == "holds:S:H:10"
        play.found(True)
    assert states(play) == ["10S:C9 corrected"]


@every
def test_61b_the_question_is_about_the_last_discard_and_not_about_a_revoke_before_it(laws: Edition) -> None:
    hands = {"E": ["C2", "D2", "D3", "H2"], "W": ["C4", "S4", "S5", "S6"]}
    position = {"trick": 10, "leader": "S", "hands": hands}
    play = faced(table("1NT by S", laws, position), "S:CA", "W:C4", "N:C5", "E:D2", "S:SA", "W:S4", "N:S3", "E:D3")
    play.said("S", "none left?", to="E")
    assert states(play) == ["10E:D2 established"]
    assert "61A" not in play.citations
    play.director("S", "revoke")
    assert "61A" in play.citations


@every
def test_61b_is_not_about_declarer_who_asks_dummy(laws: Edition) -> None:
    """Dummy's hand lies open: what 61B1 lets declarer ask a defender he need not ask there; the revoke is corrected."""
    play = scene(laws, trick=5, leader="W", won={"NS": 2, "EW": 2}, hands={"N": "H2 C2 ..."})
    faced(play, "W:HJ", "N:C2")
    play.said("S", "none left?", to="N")
    assert states(play) == ["5N:C2 corrected"]
    assert not {"61B", "61B1", "61B3"} & set(play.citations)


def test_61a_a_call_that_does_not_say_why_is_about_no_trick_that_is_not_on_file() -> None:
    """South's card, which may be a revoke, goes back with East's lead out of turn, to which dummy had told him."""
    play = scene(L2017, trick=12, leader="N")
    play.said("N", "your turn", to="E")
    play.faced("E", "S6")
    play.faced("S", "CJ")
    play.director("E")
    assert (asked(play), trick(play)) == (None, "")
    assert "61A may" not in referred(play)


@every
@pytest.mark.parametrize("hands", [{}, {"W": "S4 C2 D5 H4 S9 S8 S7 S6 S5"}])
@pytest.mark.parametrize("about", [None, "revoke"])
def test_61a_who_calls_when_a_card_shows_an_earlier_revoke_need_not_say_why(
    laws: Edition, hands: dict[str, str], about: str | None
) -> None:
    """West ruffs a heart at trick 5, and puts down a heart at trick 8."""
    play = scene(laws, "4S by S", trick=5, current="S:H6", won={"NS": 4, "EW": 0}, hands=hands)
    faced(play, "W:S4", "N:H2", "E:H9", "W:C2", "N:C3", "E:CA", "S:C4", "E:D2", "S:D3", "W:D5", "N:DA")
    faced(play, "N:H3", "E:HT", "S:HA", "W:H4")
    play.director("S", about)
    assert (states(play), play.question) == (["5W:S4 established"], None)
    assert {"61A", "63A1"} <= set(play.citations)
    play.ended(10)
    assert "64A1" in play.citations
