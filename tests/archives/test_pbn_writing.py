"""PBN written in export form: the marks come back, and so does everything that a record holds."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings, strategies as st

from archives.samples import said
from audit.made import owner, record as made, regular_play
from bridgelaws.archives import Called, Claim, Mark, Place, Played, Record, read_pbn, write_pbn
from bridgelaws.archives.auction import hear
from bridgelaws.values.cards import CARDS, CardSet, Deal, Suit
from bridgelaws.values.seats import SEATS, Seat

BIDS = [f"{level}{strain}" for level in range(1, 8) for strain in ("C", "D", "H", "S", "NT")]
# Spaces around a text, and signs that no line holds, are not part of it.
TEXT = st.text(st.characters(blacklist_categories=("Cc", "Cs", "Zl", "Zp")), max_size=20).map(str.strip)
NAME = TEXT.filter(lambda text: text not in ("", "?") and text != "#" and not text.startswith("##"))


def written(record: Record) -> Record:
    [again] = read_pbn("".join(write_pbn([record])))
    return again


@st.composite
def deals(draw: st.DrawFn) -> Deal:
    pack = draw(st.permutations(CARDS))
    north, east, south, west = (CardSet(pack[n : n + 13]) for n in range(0, 52, 13))
    return Deal((north, east, south, west))


@st.composite
def auctions(draw: st.DrawFn, dealer: Seat) -> tuple[Called, ...]:
    """Bids upwards with passes and doubles between, now and then an insufficient one, until three pass."""
    calls: list[Called] = []
    for _ in range(draw(st.integers(0, 12))):
        heard = hear(dealer, calls)
        if heard.ended:
            break
        kind = draw(st.sampled_from(["Pass", "bid", "bid", "X", "XX", "skip", "low"]))
        note = draw(TEXT) if draw(st.booleans()) else None
        alerted = note is not None
        highest = max((BIDS.index(c.call) for c in calls if c.call in BIDS), default=-1)
        if kind == "skip":
            calls.append(Called("", mark=Mark.SKIPPED))
        elif kind == "bid" and highest < 34:
            bid = BIDS[draw(st.integers(highest + 1, min(highest + 6, 34)))]
            calls.append(Called(bid, alerted, note or ""))
        elif kind == "low" and highest > 0:
            lower = Called(BIDS[draw(st.integers(0, highest - 1))], alerted, note or "", Mark.INSUFFICIENT_BID)
            if not hear(dealer, [*calls, lower]).faults:
                calls.append(lower)
        else:
            call = Called(kind if kind in ("X", "XX") else "Pass", alerted, note or "")
            if not hear(dealer, [*calls, call]).faults:
                calls.append(call)
    while not hear(dealer, calls).ended:
        calls.append(Called("Pass"))
    return tuple(calls)


def winner(trick: list[tuple[int, Seat]], trumps: Suit | None) -> Seat:
    best, seat = trick[0]
    for card, other in trick[1:]:
        if CARDS[card].suit is CARDS[best].suit:
            if card > best:
                best, seat = card, other
        elif CARDS[card].suit is trumps:
            best, seat = card, other
    return seat


@st.composite
def plays(draw: st.DrawFn, deal: Deal, leader: Seat, trumps: Suit | None) -> tuple[Played, ...]:
    """Cards in turn, with revokes and leads out of turn among them, each marked as what it is."""
    hands = [set(hand or ()) for hand in deal.hands]
    found: list[Played] = []
    turn = leader
    count = draw(st.integers(0, 52))
    for trick in range(1, 14):
        mark = None
        if draw(st.integers(0, 9)) == 0:
            wrong = SEATS[(turn + draw(st.integers(1, 3))) & 3]
            turn, mark = wrong, Mark.LEAD_OUT_OF_TURN
        laid: list[tuple[int, Seat]] = []
        for n in range(4):
            if len(found) == count:
                return tuple(found)
            seat = SEATS[(turn + n) & 3]
            led = CARDS[laid[0][0]].suit if laid else None
            following = [card for card in hands[seat] if card.suit is led]
            card = draw(st.sampled_from(sorted(hands[seat])))
            if following and card.suit is not led:
                if draw(st.integers(0, 9)):
                    card = following[0]
                else:
                    mark = Mark.REVOKE
            hands[seat].remove(card)
            laid.append((int(card), seat))
            note = draw(TEXT) if draw(st.integers(0, 9)) == 0 else ""
            found.append(Played(card, trick, seat, mark, note))
            mark = None
        turn = winner(laid, trumps)
    return tuple(found)


@st.composite
def records(draw: st.DrawFn) -> Record:
    dealer = draw(st.sampled_from(SEATS))
    deal = draw(deals())
    auction = draw(auctions(dealer))
    contract = hear(dealer, auction).contract
    swapped = contract is not None and draw(st.integers(0, 9)) == 0
    if contract is not None and swapped:
        contract = replace(contract, declarer=contract.declarer.partner)
    leader = contract.declarer.lho if contract else None
    cards = draw(plays(deal, leader, contract.trumps)) if contract and leader is not None else ()
    claimed = contract is not None and len(cards) < 52 and draw(st.booleans())
    claim = Claim.CLAIMED if claimed else Claim.NOT_RECORDED if contract and len(cards) < 52 else Claim.NONE
    return Record(
        Place("", 1, 1),
        "made",
        board=str(draw(st.integers(1, 99))),
        room=draw(st.sampled_from(["", "open", "closed"])),
        dealer=dealer,
        vulnerable=draw(st.sampled_from(["None", "NS", "EW", "All"])),
        deal=deal,
        auction=auction,
        contract=contract,
        leader=leader,
        plays=cards,
        claim=claim,
        result=draw(st.integers(0, 13)) if claimed else None,
        players=draw(st.dictionaries(st.sampled_from(SEATS), NAME)),
        tags={"Event": draw(NAME), "Site": draw(NAME), "Annotator": draw(NAME)},
        comments=tuple(text.replace("}", ")") for text in draw(st.lists(TEXT.filter(bool), max_size=3))),
        swapped=swapped,
        misagreed=claimed and draw(st.booleans()),
    )


@given(records())
@settings(max_examples=80)
def test_a_record_comes_back_with_all_it_holds(record: Record) -> None:
    again = written(record)
    assert said(again, "tags") == said(record, "tags")
    assert {name: again.tags[name] for name in record.tags} == dict(record.tags)
    allowed = ("Result ", "a line of ", "characters outside")
    assert [problem for problem in again.problems if not problem.text.startswith(allowed)] == []
    # From now on it is written in the words of its file, and stays the same.
    assert said(written(again)) == said(again)


@given(st.lists(records(), min_size=1, max_size=4))
@settings(max_examples=25)
def test_several_games_come_back_in_their_order(many: list[Record]) -> None:
    again = list(read_pbn("".join(write_pbn(many))))
    assert [record.board for record in again] == [record.board for record in many]
    assert [record.plays for record in again] == [record.plays for record in many]


def test_export_form() -> None:
    text = "".join(
        write_pbn(
            read_pbn(
                '[Board "1"]\n[Annotator "me"]\n[Event "x"]\n[Dealer "N"]\n'
                '[Auction "W"]\n-\n1D ! =1=  1S ^I 1C Pass {so} AP\n[Note "1:note"]\n'
            )
        )
    )
    assert text == (
        "% PBN 2.1\n% EXPORT\n%Content-type: text/x-pbn; charset=UTF-8\n%\n"
        '[Event "x"]\n[Site "?"]\n[Date "?"]\n[Board "1"]\n'
        '[West "?"]\n[North "?"]\n[East "?"]\n[South "?"]\n'
        '[Dealer "N"]\n[Vulnerable "?"]\n[Deal "?"]\n[Scoring "?"]\n'
        '[Declarer "?"]\n[Contract "?"]\n[Result "?"]\n[Annotator "me"]\n'
        '[Auction "W"]\n- 1D =1= $1 1S ^I 1C\nPass {so} AP\n[Note "1:note"]\n\n'
    )


def test_marks_are_written_back() -> None:
    source = (
        '[Dealer "N"]\n[Declarer "^S"]\n[Contract "5HX"]\n[Result "^5"]\n'
        '[Deal "W:KQT2.AT.J6542.85 .63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4"]\n'
        '[Auction "W"]\n- ^S 1D ^I 1C 4S ^I 3NT ^S ^S X 5H X AP\n[Play "W"]\nSK H3 S4 S3 C5 C2 ^R S5 ^L CK *\n'
    )
    [record] = read_pbn(source)
    for one in (record, replace(record, sections=())):
        text = "".join(write_pbn([one]))
        assert all(mark in text for mark in ('"^S"', '"^5"', "^I 1C", "^I 3NT", "^R S5", "^L CK"))
        assert said(written(one), "tags") == said(record, "tags")


def test_a_value_that_would_break_a_line_is_kept_on_it() -> None:
    record = Record(Place("", 1, 1), "made", tags={"Event": 'a\n[Board "9"]\r\x00"\\'}, comments=("} % {\n% x",))
    again = written(record)
    assert again.tags["Event"] == 'a [Board "9"] "\\'
    assert again.comments == (") % {\n % x",)


def test_the_reader_does_not_complain_of_letters_that_the_writer_wrote() -> None:
    [record] = read_pbn('[Board "1"]\n[North "Łukasz — ♠"]\n')
    assert [problem.text for problem in record.problems] == ["characters outside of ISO 8859-1"]
    for again in (record, replace(record, sections=())):
        [back] = read_pbn("".join(write_pbn([again])).encode())
        assert back.players == record.players
        assert not back.problems


@pytest.mark.parametrize("seats", [True, False])
@pytest.mark.parametrize("cut", range(1, 20))
def test_a_card_in_nobodys_column_comes_back_as_one_play(cut: int, seats: bool) -> None:
    played = regular_play()
    for card in played[cut : cut + 12]:
        cards = [*played[:cut], card]
        plays = tuple(Played(one, n // 4 + 1, owner(one) if seats else None) for n, one in enumerate(cards))
        record = made(cards, plays=plays, dealer=Seat.SOUTH)
        [back] = read_pbn("".join(write_pbn([record])))
        assert [one.card for one in back.plays] == cards
