"""Tests of the second opinion itself, from the worked cases of the sheets and from the shared cases (numbers given)."""

from collections.abc import Sequence

import pytest

from . import legal, penalty, revoke
from .legal import Election, PenaltyCard, Restriction, Situation
from .penalty import BY_PLAY, ON_PURPOSE, UNINTENTIONAL
from .revoke import Board, Event, History, Revoke, RevokeFound, Trick

ALL = (1997, 2007, 2017)
every_edition = pytest.mark.parametrize("edition", ALL)


def defender(hand: str, led: str = "", **facts: object) -> Situation:
    return Situation(role="defender", hand=frozenset(hand.split()), led=led, **facts)  # type: ignore[arg-type]


def major(*cards: str) -> tuple[PenaltyCard, ...]:
    return tuple(PenaltyCard(c, "major") for c in cards)


def minor(card: str) -> tuple[PenaltyCard, ...]:
    return (PenaltyCard(card, "minor"),)


# --- legal.py ---------------------------------------------------------------------------------------------


@every_edition
def test_declarer_follows_suit_else_anything(edition: int) -> None:
    hand = frozenset({"HK", "H2", "SA"})
    assert legal.legal_plays(edition, Situation("declarer", hand, "H")) == {"HK", "H2"}
    assert legal.legal_plays(edition, Situation("dummy", hand, "D")) == hand
    assert legal.legal_plays(edition, Situation("declarer", hand, "")) == hand


@every_edition
def test_major_card_compelled_when_it_follows_case_022(edition: int) -> None:
    s = defender("CQ C5 C2 SA", "C", penalty_cards=major("CQ"))
    assert legal.legal_plays(edition, s) == {"CQ"}
    assert legal.duty(edition, s, "CQ") == "must"
    assert legal.judge(edition, s, "C2") == "law_52"
    assert legal.judge(edition, s, "SA") == "revoke"


@every_edition
def test_major_card_waits_while_suit_is_followed_then_discarded_case_065(edition: int) -> None:
    follows = defender("HK C3 C9", "C", penalty_cards=major("HK"))
    assert legal.legal_plays(edition, follows) == {"C3", "C9"}
    assert legal.duty(edition, follows, "HK") == "stays"
    assert legal.legal_plays(edition, defender("CK C3 D8", "S", penalty_cards=major("CK"))) == {"CK"}


@every_edition
def test_minor_card_limits_only_small_cards_of_its_suit_cases_063_142(edition: int) -> None:
    on_lead = defender("D6 D9 DQ C4", penalty_cards=minor("D6"))
    assert legal.legal_plays(edition, on_lead) == {"D6", "DQ", "C4"}
    assert legal.duty(edition, on_lead, "D6") == "may"
    assert legal.legal_plays(edition, defender("SA S9 S5", "S", penalty_cards=minor("S5"))) == {"SA", "S5"}
    discards = defender("H5 H2 HT C7", "D", penalty_cards=minor("H5"))
    assert legal.legal_plays(edition, discards) == {"H5", "HT", "C7"}
    assert legal.judge(edition, discards, "H2") == "law_52"


@every_edition
def test_leader_waits_for_declarer_and_the_three_options(edition: int) -> None:
    s = defender("H7 C9 S2 D4", partner_penalty_cards=major("DQ"))
    v = legal.verdict(edition, s)
    assert v.must_wait
    assert v.cards == frozenset()
    assert v.elections == {Election("neither", ()), Election("require", ("D",)), Election("forbid", ("D",))}
    assert legal.judge(edition, s, "C9") == "early_lead"
    free = defender("H7 D4", partner_penalty_cards=minor("D8"))
    assert legal.legal_plays(edition, free) == {"H7", "D4"}


@every_edition
def test_required_suit_not_held_frees_the_leader_case_149(edition: int) -> None:
    s = defender("H7 C9 S2", partner_penalty_cards=major("DQ"), election=Election("require", ("D",)))
    assert legal.legal_plays(edition, s) == {"H7", "C9", "S2"}
    assert legal.verdict(edition, s).unable
    assert legal.after_election(major("DQ"), Election("require", ("D",)))[1] == ()


@every_edition
def test_forbidden_suit_while_the_lead_is_kept_case_070(edition: int) -> None:
    ban = Restriction("forbid_suits", ("H",), "50D2")
    assert legal.legal_plays(edition, defender("D2 H6", restrictions=(ban,))) == {"D2"}
    assert legal.legal_plays(edition, defender("H6 H3", restrictions=(ban,))) == {"H6", "H3"}
    assert legal.legal_plays(edition, defender("D2 H6", "C", restrictions=(ban,))) == {"D2", "H6"}


@every_edition
def test_two_suits_of_penalty_cards_cases_079_080_081(edition: int) -> None:
    cards = major("HK", "D8")
    required = defender("H5 D3 S7", partner_penalty_cards=cards, election=Election("require", ("H",)))
    assert legal.legal_plays(edition, required) == {"H5"}
    assert legal.after_election(cards, Election("require", ("H",)))[1] == major("D8")
    banned = defender("H5 D3 S7", partner_penalty_cards=cards, election=Election("forbid", ("H", "D")))
    assert legal.legal_plays(edition, banned) == {"S7"}
    owner = defender("HK D8 C4", "S", penalty_cards=cards)
    assert legal.verdict(edition, owner).declarer_designates == {"HK", "D8"}
    named = defender("HK D8 C4", "S", penalty_cards=cards, designated="D8")
    assert legal.legal_plays(edition, named) == {"D8"}
    wrong = defender("H5 D3 S7", partner_penalty_cards=cards, election=Election("require", ("S",)))
    with pytest.raises(ValueError, match="no such option"):
        legal.legal_plays(edition, wrong)


@every_edition
def test_own_card_ranks_below_the_order_from_partners_card(edition: int) -> None:
    # Sheet on 50: East and West both have a major club; West is on lead.
    def lead(choice: Election) -> set[str]:
        s = defender(
            "C5 C9 H3", penalty_cards=major("C5"), partner_penalty_cards=major("CK"), election=choice
        )  # fmt: skip
        return legal.legal_plays(edition, s)

    assert lead(Election("forbid", ("C",))) == {"H3"}
    assert lead(Election("require", ("C",))) == {"C5"}
    assert lead(Election("neither", ())) == {"C5"}


@every_edition
def test_57a_highest_lowest_forbid_cases_123_125(edition: int) -> None:
    low = Restriction("lowest_of_led", (), "57A")
    high = Restriction("highest_of_led", (), "57A")
    no_ruff = Restriction("forbid_suits", ("D",), "57A")
    assert legal.legal_plays(edition, defender("CQ C8 C3", "C", restrictions=(low,))) == {"C3"}
    assert legal.legal_plays(edition, defender("CQ C8 C3", "C", restrictions=(high,))) == {"CQ"}
    assert legal.legal_plays(edition, defender("D9 C6 S8", "H", restrictions=(no_ruff,))) == {"C6", "S8"}
    assert legal.legal_plays(edition, defender("D9 C6 S8", "H", restrictions=(high,))) == {"D9", "C6", "S8"}
    with_own = defender("CQ C8 C3", "C", restrictions=(low,), penalty_cards=major("C8"))
    assert legal.legal_plays(edition, with_own) == {"C3"}


def test_57a_requiring_another_suit_is_new_in_2017_cases_124_150() -> None:
    ruff = Restriction("require_suit", ("D",), "57A")
    s = defender("D9 C6 S8", "H", restrictions=(ruff,))
    assert legal.legal_plays(2017, s) == {"D9"}
    for edition in (1997, 2007):
        with pytest.raises(ValueError, match="no such option"):
            legal.legal_plays(edition, s)
    must_follow = defender("DT H6", "D", restrictions=(Restriction("require_suit", ("H",), "57A"),))
    assert legal.legal_plays(2017, must_follow) == {"DT"}
    assert len(legal.premature_options(2017, "C")) == 8
    assert len(legal.premature_options(2007, "C")) == 5


def test_premature_card_is_played_if_legal_else_major_case_136() -> None:
    assert legal.legal_plays(2017, defender("CJ C9 H2", "C", premature_card="CJ")) == {"CJ"}
    assert legal.legal_plays(2017, defender("C9 C2 HJ", "C", premature_card="HJ")) == {"C9", "C2"}


def test_another_card_than_the_one_put_forward() -> None:
    must = defender("H7 H3 D8", "S", penalty_cards=minor("H3"), premature_card="D8")
    assert legal.judge(2017, must, "H7") == "other"  # 57D, not 52: nothing required the minor card
    cannot = defender("HT H2 C2", "H", penalty_cards=minor("H2"), premature_card="C2")
    assert legal.legal_plays(2017, cannot) == {"H2"}
    assert legal.judge(2017, cannot, "HT") == "law_52"  # two penalty cards, both major


@every_edition
def test_cards_laid_together_case_144(edition: int) -> None:
    assert legal.legal_plays(edition, defender("H8 C3 HQ", "H", laid_together=("H8", "C3"))) == {"H8"}
    assert legal.legal_plays(edition, defender("HK HT H2", "H", laid_together=("HK", "HT"))) == {"HK", "HT"}


# --- penalty.py --------------------------------------------------------------------------------------------


def after(edition: int, *acts: penalty.Act) -> penalty.Table:
    return penalty.penalty_cards(edition, acts)


@every_edition
def test_dropped_spot_minor_ten_major_unseen_nothing_cases_032_056(edition: int) -> None:
    assert after(edition, penalty.Exposed("E", ("D3",), True, UNINTENTIONAL)) == {"D3": ("E", "minor")}
    assert after(edition, penalty.Exposed("E", ("DT",), True, UNINTENTIONAL)) == {"DT": ("E", "major")}
    assert after(edition, penalty.Exposed("W", ("C6",), False, UNINTENTIONAL)) == {}
    assert after(edition, penalty.Exposed("S", ("SK",), True, BY_PLAY)) == {}
    assert after(edition, penalty.Exposed("N", ("SK",), True, BY_PLAY)) == {}


@every_edition
def test_second_card_of_same_defender_makes_both_major_and_stays_so(edition: int) -> None:
    first = penalty.Exposed("W", ("H5",), True, UNINTENTIONAL)
    of_partner = penalty.Exposed("E", ("C4",), True, UNINTENTIONAL)
    second = penalty.Exposed("W", ("D3",), True, UNINTENTIONAL)
    assert after(edition, first, of_partner) == {"H5": ("W", "minor"), "C4": ("E", "minor")}
    table = after(edition, first, of_partner, second, penalty.Played("W", "D3"))
    assert table == {"H5": ("W", "major"), "C4": ("E", "minor")}


@every_edition
def test_named_card_cases_055(edition: int) -> None:
    assert after(edition, penalty.Named("E", "DK", True)) == {"DK": ("E", "major")}
    assert after(edition, penalty.Named("E", "DK", False)) == {}
    assert after(edition, penalty.Named("E", "D4", True, UNINTENTIONAL)) == {"D4": ("E", "minor")}


@every_edition
def test_fifth_card_follows_the_finding_case_031(edition: int) -> None:
    assert after(edition, penalty.FifthCard("W", "H8", False, BY_PLAY)) == {"H8": ("W", "major")}
    assert after(edition, penalty.FifthCard("W", "H8", False, UNINTENTIONAL)) == {"H8": ("W", "minor")}
    assert after(edition, penalty.FifthCard("W", "H8", True, BY_PLAY)) == {}


@every_edition
def test_several_at_once_cases_144_145(edition: int) -> None:
    assert after(edition, penalty.SeveralAtOnce("E", ("H8", "C3"), "H8")) == {"C3": ("E", "minor")}
    assert after(edition, penalty.SeveralAtOnce("E", ("HK", "HT"), "HK")) == {"HT": ("E", "major")}
    three = after(edition, penalty.SeveralAtOnce("E", ("H8", "C3", "C2"), "H8"))
    assert three == {"C3": ("E", "major"), "C2": ("E", "major")}
    assert after(edition, penalty.SeveralAtOnce("E", ("H8",), "H8")) == {}


@every_edition
def test_leads_out_of_turn_cases_116_154(edition: int) -> None:
    assert after(edition, penalty.LeadOutOfTurn("W", "H9", "refused", 5)) == {"H9": ("W", "major")}
    assert after(edition, penalty.LeadOutOfTurn("W", "H9", "accepted", 5)) == {}
    assert after(edition, penalty.LeadOutOfTurn("W", "H9", "proper_lead", 5)) == {}
    both = after(
        edition,
        penalty.LeadOutOfTurn("W", "D9", "refused", 3),
        penalty.PlayedToIrregularLead("E", "DK", False, None),
    )
    assert both == {"D9": ("W", "major"), "DK": ("E", "major")}


def test_misinformed_about_the_turn_47e1() -> None:
    lead = penalty.LeadOutOfTurn("W", "H9", "refused", 5, told_by_opponent=True)
    assert after(2017, lead) == {}
    assert after(2007, lead) == {"H9": ("W", "major")}
    play = penalty.Premature("W", "H9", False, told_by_opponent=True, takes_back=True)
    assert after(2007, play) == {}
    assert after(1997, play) == {"H9": ("W", "major")}


def test_premature_and_at_rhos_turn_cases_129_136() -> None:
    for edition in ALL:
        assert after(edition, penalty.Premature("E", "H3", False)) == {"H3": ("E", "major")}
        assert after(edition, penalty.Premature("E", "H3", False, declarer_played_both=True)) == {}
    card = penalty.PlayedAtRhosTurn("E", "CJ", True)
    assert after(2017, card) == {}
    assert after(2007, card) == {"CJ": ("E", "major")}
    assert after(2017, penalty.PlayedAtRhosTurn("E", "C4", False)) == {"C4": ("E", "major")}


@every_edition
def test_exposed_in_the_auction_sheet_24(edition: int) -> None:
    assert after(edition, penalty.InAuction("E", ("S7",), False, True, True)) == {"S7": ("E", "minor")}
    assert after(edition, penalty.InAuction("E", ("D4",), True, True, True)) == {"D4": ("E", "major")}
    two = after(edition, penalty.InAuction("E", ("S7", "S6"), False, True, True))
    assert two == {"S7": ("E", "major"), "S6": ("E", "major")}
    assert after(edition, penalty.InAuction("E", ("S7",), False, False, True)) == {}
    assert after(edition, penalty.InAuction("N", ("S7",), False, True, True)) == {}


@every_edition
def test_declarers_choice_picks_up_by_suit_sheet_51(edition: int) -> None:
    exposed = penalty.Exposed("W", ("H9", "H4", "SQ"), True, UNINTENTIONAL)
    assert after(edition, exposed, penalty.LeadChoice("W", "require", ("H",))) == {"SQ": ("W", "major")}
    assert after(edition, exposed, penalty.LeadChoice("W", "forbid", ("H", "S"))) == {}
    assert len(after(edition, exposed, penalty.LeadChoice("W", "neither", ()))) == 3
    with pytest.raises(ValueError, match="no such option"):
        after(edition, exposed, penalty.LeadChoice("W", "require", ("D",)))


@every_edition
def test_early_lead_then_options_sheet_50_case_6(edition: int) -> None:
    start = (penalty.LeadOutOfTurn("W", "C6", "refused", 4), penalty.EarlyLead("E", "CK"))
    assert after(edition, *start) == {"C6": ("W", "major"), "CK": ("E", "major")}
    assert after(edition, *start, penalty.LeadChoice("W", "forbid", ("C",))) == {"CK": ("E", "major")}


@every_edition
def test_wrong_card_instead_of_penalty_card_sheet_52(edition: int) -> None:
    eight = penalty.Exposed("W", ("D8",), True, UNINTENTIONAL)
    refused = penalty.NotPlayedAsRequired("W", "D2", "D8", accepted=False, declarer_has_played=False)
    assert after(edition, eight, refused) == {"D2": ("W", "major")}
    too_late = penalty.NotPlayedAsRequired("W", "D2", "D8", accepted=False, declarer_has_played=True)
    assert after(edition, eight, too_late) == {"D8": ("W", "minor")}


@every_edition
def test_corrected_revoke_and_lawful_withdrawals_cases_160_163(edition: int) -> None:
    assert after(edition, penalty.RevokeCorrected("E", "D3", "S4", False)) == {"D3": ("E", "major")}
    assert after(edition, penalty.RevokeCorrected("S", "C3", "S8", False)) == {}
    assert after(edition, penalty.LawfulWithdrawal("W", "D4", "62C1")) == {}
    assert after(edition, penalty.WithdrawnByOffendersPartner("E", "HQ")) == {"HQ": ("E", "major")}
    assert after(edition, penalty.PlayedBeforeNewLead("W", "S7")) == {"S7": ("W", "major")}


def test_concession_objected_by_edition() -> None:
    shown = penalty.ShownInClaim("W", ("HQ",), "concession_objected", ON_PURPOSE)
    assert [bool(after(e, shown)) for e in ALL] == [True, False, False]
    assert all(not after(e, penalty.ShownInClaim("W", ("HQ",), "claim")) for e in ALL)


@every_edition
def test_a_hand_faced_by_one_who_meant_no_claim_is_exposed_sheets_49_68a(edition: int) -> None:
    major = {"HQ": ("W", "major"), "C2": ("W", "major")}
    assert after(edition, penalty.ShownInClaim("W", ("HQ", "C2"), "no_claim")) == major
    otherwise = penalty.ShownInClaim("W", ("HQ", "C2"), "no_claim", designated_otherwise=True)
    assert after(edition, otherwise) == {}
    assert after(edition, penalty.ShownInClaim("N", ("HQ", "C2"), "no_claim")) == {}, "declarer's side has none (48A)"


# --- revoke.py ---------------------------------------------------------------------------------------------


def is_established(edition: int, *events: Event, **facts: bool) -> bool:
    return revoke.established(edition, History("E", 7, events, **facts))


def test_only_the_offending_side_establishes_cases_169_173_180() -> None:
    for edition in ALL:
        assert not is_established(edition, Event("turns_trick", "N"), Event("card", "N"))
        assert is_established(edition, Event("card", "N"), Event("card", "W"))
        assert is_established(edition, Event("designates", "W"))
        assert is_established(edition, Event("claims", "E"))
        assert not is_established(edition, Event("claims", "S"))
        assert is_established(edition, Event("agreement_fixed", "E"))


def test_establishment_by_edition() -> None:
    misled = Event("card", "E", misinformed=True)
    assert [is_established(e, misled) for e in ALL] == [True, True, False]
    assert [is_established(e, Event("acquiesces", "W")) for e in ALL] == [True, True, False]
    late = (Event("attention", "E"), Event("card", "W"))
    assert not is_established(2007, *late)
    assert is_established(2007, *late, plays_after_attention_count=True)


def found(**facts: object) -> RevokeFound:
    base: dict[str, object] = {
        "revoker": "W",
        "card": "S2",
        "trick": 5,
        "declarer": "S",
        "established": False,
        "aware": True,
        "attention_drawn": True,
    }
    return RevokeFound(**{**base, **facts})  # type: ignore[arg-type]


@every_edition
def test_correction_cascade_sheet_62_case_1(edition: int) -> None:
    later = (("N", "H4"), ("E", "HQ"))
    kept = revoke.correction(edition, found(played_after=later))
    assert kept.must
    assert kept.may_change == {"N"}
    assert kept.new_penalty_cards == {"S2": ("W", "major")}
    changed = revoke.correction(edition, found(played_after=later, changed=frozenset({"N", "E"})))
    assert changed.may_change == {"N", "E"}
    assert changed.new_penalty_cards == {"S2": ("W", "major"), "HQ": ("E", "major")}
    of_declarer = revoke.correction(edition, found(revoker="S", played_after=(("W", "D4"),), changed=frozenset("W")))
    assert of_declarer.new_penalty_cards == {}
    assert of_declarer.may_change == {"W"}
    assert not revoke.correction(edition, found(established=True)).may


def test_duty_to_correct_and_trick_twelve() -> None:
    silent = found(attention_drawn=False)
    assert [revoke.correction(e, silent).must for e in ALL] == [True, True, False]
    last = {"trick": 12, "established": True, "partner_to_play": True, "partner_two_suits": True}
    answers = [revoke.correction(e, found(**last)) for e in ALL]
    assert all(a.must for a in answers)
    assert [a.trick_12 for a in answers] == ["declarer_picks", "not_the_suggested_play", "law_16"]
    assert not revoke.correction(2007, found(**last, hands_all_returned=True)).may


def test_both_sides_revoked_62c3_and_illegal_question_63b() -> None:
    twice = found(established=True, both_sides_revoked=True, sides_played_on=frozenset({"EW"}))
    assert [revoke.correction(e, twice).must for e in ALL] == [False, False, True]
    asked = found(illegal_question=True)
    assert [revoke.correction(e, asked).as_if_established for e in ALL] == [True, False, False]


def won(spec: str) -> tuple[Trick, ...]:
    """``"6E:H5 9W"`` = trick 6 won by East with the heart five, trick 9 by West."""
    found_tricks = []
    for word in spec.split():
        head, _, card = word.partition(":")
        found_tricks.append(Trick(int(head[:-1]), "NS" if head[-1] in "NS" else "EW", head[-1], card))
    return tuple(found_tricks)


def due(edition: int, tricks: str, *revokes: Revoke, **facts: bool) -> dict[str, int]:
    return revoke.tricks_due(edition, Board("S", won(tricks), revokes, **facts))


def of_east(trick: int, suit: str = "H", **facts: object) -> Revoke:
    return Revoke(trick, "E", suit, True, **facts)  # type: ignore[arg-type]


@every_edition
def test_revoker_wins_the_trick_case_176(edition: int) -> None:
    assert due(edition, "2W 6E:H5 9W", of_east(6, "C")) == {"NS": 2, "EW": 0}
    assert due(edition, "2W 6E:H5 7N", of_east(6, "C"))["NS"] == 1
    assert due(edition, "2W 6S 7N", of_east(6, "C"))["NS"] == 0


@every_edition
def test_partner_winning_the_trick_is_one(edition: int) -> None:
    assert due(edition, "6W:SA 9W 10W", of_east(6))["NS"] == 1


def test_second_trick_of_1997_sheet_64() -> None:
    hearts = frozenset({"HA", "H3"})
    table: Sequence[tuple[str, list[int]]] = (
        ("5N 8E:HA", [1, 1, 1]),
        ("5N 8E:HA 9W:C2", [2, 1, 1]),
        ("5N 8W:C9 9E:C2", [1, 1, 1]),
        ("5W:DK 8E:HA", [2, 1, 1]),
    )
    for tricks, wanted in table:
        assert [due(e, tricks, of_east(5, playable=hearts))["NS"] for e in ALL] == wanted, tricks


def test_exemptions_by_edition() -> None:
    tricks = "3E:D9 5E:D4 8W 12E:D2"
    assert [due(e, tricks, of_east(12))["NS"] for e in ALL] == [0, 0, 0]
    assert [due(e, tricks, of_east(3, failed_to_play="faced"))["NS"] for e in ALL] == [0, 0, 2]
    assert [due(e, tricks, of_east(3, failed_to_play="penalty_card"))["NS"] for e in ALL] == [0, 0, 0]
    assert [due(e, tricks, of_east(3, nos_called_next_deal=True))["NS"] for e in ALL] == [0, 0, 0]
    assert [due(e, tricks, of_east(3, round_ended=True))["NS"] for e in ALL] == [0, 0, 0]
    corrected = Revoke(3, "E", "H", False)
    assert [due(e, tricks, corrected, of_east(5))["NS"] for e in ALL] == [0, 0, 2]
    assert [due(e, tricks, of_east(3), of_east(5))["NS"] for e in ALL] == [2, 2, 2]
    assert [due(e, tricks, of_east(3), of_east(5, "C"))["NS"] for e in ALL] == [4, 4, 4]


def test_both_sides_revoked_on_the_board_case_184() -> None:
    pair = (of_east(6), Revoke(6, "S", "H", True))
    tricks = "6S:S9 7E 8N"
    assert [due(e, tricks, *pair) for e in ALL] == [{"NS": 1, "EW": 2}, {"NS": 0, "EW": 0}, {"NS": 0, "EW": 0}]
    assert due(1997, tricks, *pair, minute_2001=True) == {"NS": 0, "EW": 0}
    one_corrected = (of_east(6), Revoke(9, "S", "H", False))
    assert [due(e, tricks, *one_corrected)["NS"] for e in ALL] == [1, 0, 1]


def test_dummy_revoke_and_missing_card() -> None:
    dummy = Revoke(4, "N", "H", True, failed_to_play="dummy")
    assert [due(e, "4N 5S", dummy)["EW"] for e in ALL] == [0, 0, 0]
    short = of_east(4, defective="suit_held")
    assert [due(e, "4E 5E", short)["NS"] for e in ALL] == [0, 1, 1]
    void = of_east(4, defective="suit_not_held", playable=frozenset({"HA"}))
    assert [due(e, "4S 5E:HA 6W", void)["NS"] for e in ALL] == [1, 1, 1]


def test_no_trick_is_handed_over_twice() -> None:
    board = Board("S", won("3E 5W 7S"), (of_east(3), Revoke(5, "W", "C", True)))
    given = [n for t in revoke.transfers(2017, board) for n in t.tricks]
    assert sorted(given) == [3, 5]


def test_as_if_established_counts_case_174() -> None:
    asked = Revoke(4, "S", "C", False, as_if_established=True, playable=frozenset({"C8"}))
    assert due(1997, "4S:C8 6E", asked)["EW"] == 1
    assert due(1997, "4S:C8 6N", asked)["EW"] == 2
    assert due(1997, "4N:CA 6N", asked)["EW"] == 1
