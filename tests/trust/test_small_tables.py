"""A small sample of the exhaustive search, its key, and that it finds what is planted."""

from __future__ import annotations

import json
from collections import defaultdict
from dataclasses import replace

import pytest
from trust.ending_search import ANY_CARDS, ANYWHERE, EVERY_ACT, OUT_OF_PLACE, Config, Search, failure_of
from trust.endings import ENDINGS
from trust.table_key import Keys

from bridgelaws.board import physics, puts
from bridgelaws.board.acts import Act
from bridgelaws.board.events import DirectorCalled, Event, Faced, Held, Touched
from bridgelaws.board.orders import Tell
from bridgelaws.board.phases import Phase
from bridgelaws.board.table import Table
from bridgelaws.board.words import PLAY_GOES_ON
from bridgelaws.book.editions import EDITIONS
from bridgelaws.book.questions import Wording
from bridgelaws.engine import fold, pipeline, step as engine
from bridgelaws.files import acts, codec
from bridgelaws.hearing.law import LawBook
from bridgelaws.hearing.rulings import Ruled
from bridgelaws.laws import LAW_BOOK
from bridgelaws.laws.law56 import rules as rules56
from bridgelaws.laws.law61 import queries as query61
from bridgelaws.values.cards import Card
from bridgelaws.values.seats import SEATS, Seat
from trust import endings, small_tables

TWO_SUITS = ENDINGS[0]
MISCOUNTED = next(ending for ending in ENDINGS if ending.name == "miscounted")


def config(sweep=EVERY_ACT, depth=1, ending=TWO_SUITS, declarer=Seat.SOUTH, laws=2017, known=True) -> Config:
    return Config(sweep, depth, ending, declarer, laws, known)


@pytest.mark.parametrize("ending", ENDINGS, ids=lambda ending: ending.name)
def test_every_act_once_at_every_ending(ending) -> None:
    """The declarer, the edition and what is known turn with the ending; the full run tries every combination."""
    n = ENDINGS.index(ending)
    result = Search(config(ending=ending, declarer=SEATS[n % 4], laws=EDITIONS[n % 3].year, known=n % 2 == 0)).run()
    assert not result.failures
    assert result.complete
    assert result.transitions > result.states > 100


@pytest.mark.parametrize("laws", [laws.year for laws in EDITIONS])
def test_any_two_cards(laws: int) -> None:
    for known in (True, False):
        result = Search(config(ANY_CARDS, 2, laws=laws, known=known)).run()
        assert not result.failures
        assert result.replayed


def test_a_line_out_of_place_is_played_to_the_last_card() -> None:
    search = Search(config(OUT_OF_PLACE, 1))
    over = []
    after = search.check.after
    search.check.after = lambda before, event, now: (over.append(now.table.over), after(before, event, now))
    assert not search.run().failures
    assert any(over)


# The plan


def test_the_plan_covers_what_it_must() -> None:
    plan = small_tables.plan()
    assert len({each.id for each in plan}) == len(plan)
    for sweep in (EVERY_ACT, ANYWHERE, ANY_CARDS, OUT_OF_PLACE):
        ours = [each for each in plan if each.sweep is sweep]
        assert {(each.laws, each.known) for each in ours} == {(y.year, k) for y in EDITIONS for k in (True, False)}
        for known in (True, False):
            assert {each.declarer for each in ours if each.known is known} == set(SEATS)
    assert {(each.ending, each.declarer, each.laws, each.known) for each in plan if each.sweep is EVERY_ACT} == {
        (ending, seat, laws.year, known)
        for ending in ENDINGS
        for seat in SEATS
        for laws in EDITIONS
        for known in (True, False)
    }


def test_the_endings_cover_what_they_must() -> None:
    assert {ending.trick for ending in ENDINGS} == {11, 12}
    for ending in ENDINGS:
        cards = [card for hand in ending.hands for card in hand]
        assert len(set(cards)) == len(cards) == 4 * (14 - ending.trick)
        assert ending.why
    known = [codec.decode(endings.opening(ending, 2017, Seat.NORTH, True)).table for ending in ENDINGS]
    assert any(table.trumps is None for table in known)
    assert any(table.trumps is not None and not table.holds(s, table.trumps.mask) for table in known for s in SEATS)
    assert {p.kind.value for table in known for p in table.penalty_cards} == {"major", "minor"}
    assert any(table.trick.order for table in known)
    assert any(table.last_trick for table in known)
    for ending in ENDINGS:
        unknown = codec.decode(endings.opening(ending, 2017, Seat.NORTH, False)).table
        assert not any(hand.known for hand in unknown.hands)


def test_acts_are_of_every_kind_that_an_ending_allows() -> None:
    """Within two acts, but for those of the auction, which is over, and around the board (`trust.short_auctions`)."""
    kinds = {"answered"}
    for ending, known in (TWO_SUITS, True), (MISCOUNTED, True), (TWO_SUITS, False):
        table = engine.begin(codec.decode(endings.opening(ending, 2017, Seat.SOUTH, known)).opened).table
        for event in endings.possible(table, endings.acts(table, ending.hands)):
            after = engine.step(table, event).table
            kinds |= {acts.NAMES[type(e)] for e in endings.possible(after, endings.acts(after, ending.hands))}
    of_the_auction = {"made", "changed", "taken back", "signalled", "explained", "auction over", "ruling corrected"}
    around_it = {"dealt", "hands counted", "took from another board", "another board played", "learnt"}
    assert set(acts.EVENTS) - kinds == {"exposed in auction", "not spread"} | of_the_auction | around_it


# The key


def test_tables_with_one_key_have_one_future() -> None:
    """Whatever is done next to two tables that share a key, the tables after it share one too."""
    keys, groups = Keys(), defaultdict(list)
    opened = codec.decode(endings.opening(ENDINGS[1], 2007, Seat.EAST, True)).opened
    hands = ENDINGS[1].hands
    layer = [engine.begin(opened).table]
    for _ in range(2):
        after = [engine.step(t, e).table for t in layer for e in endings.possible(t, _some(t, hands))]
        for table in [*layer, *after]:
            groups[keys.key(table)].append(table)
        layer = [table for table in after if table.question is None or len(table.log) < 2]
    merged = [group for group in groups.values() if len(group) > 1]
    assert len(merged) > 20
    for group in merged:
        first, *others = group[:2]
        for event in endings.possible(first, _some(first, hands)):
            wanted = keys.parts(engine.step(first, event).table)
            for other in others:
                assert keys.parts(engine.step(other, event).table) == wanted, (first.log, other.log, event)


def _some(table: Table, hands: endings.Hands) -> list[Event]:
    """Every eleventh act of every kind, every play and call, and every answer."""
    found = [*endings.plays(table, hands), *endings.calls(table), *list(endings.acts(table, hands))[::11]]
    return found + (list(endings.answers(table, table.question)) if table.question is not None else [])


def test_the_key_tells_apart_what_matters() -> None:
    keys = Keys()
    table = engine.begin(codec.decode(endings.opening(TWO_SUITS, 2017, Seat.SOUTH, True)).opened).table
    after = [
        engine.step(table, event).table for event in endings.possible(table, endings.plays(table, TWO_SUITS.hands))
    ]
    assert len({keys.key(each) for each in [table, *after]}) == len(after) + 1
    held, touched = (engine.step(table, kind(table.dummy, Card.parse("H2"))).table for kind in (Held, Touched))
    assert keys.key(held) != keys.key(touched), "kinds of events count, not only what they hold"
    called = engine.step(table, DirectorCalled(Seat.WEST)).table
    assert keys.key(called) != keys.key(table), "what is told next is heard together with it"
    lead = Faced(table.turn, next(iter(table.hand(table.turn).cards)))
    played = [engine.step(each, lead).table for each in (called, table)]
    assert keys.key(played[0]) == keys.key(played[1]), "after an act a call about nothing leaves the table as it was"


# Planted faults


def _a_hearing_fails(monkeypatch) -> None:
    def broken(h) -> None:
        raise KeyError("planted")

    monkeypatch.setitem(LAW_BOOK.named, "law56", replace(LAW_BOOK.named["law56"], hears=broken))


def _nobody_notices_a_revoke(monkeypatch) -> None:
    asked = LawBook.asked

    def but_61(book: LawBook, act: Act, phase: Phase):
        return tuple((law, notice) for law, notice in asked(book, act, phase) if notice is not query61.notice)

    monkeypatch.setattr(LawBook, "asked", but_61)


def _a_card_is_lost(monkeypatch) -> None:
    live = physics.live
    monkeypatch.setattr(physics, "live", lambda t, put, *how: live(t, put, *how).but(hands=t.hands))


def _a_trick_goes_to_the_wrong_side(monkeypatch) -> None:
    over = puts._over
    monkeypatch.setattr(puts, "_over", lambda *tricks: (after := over(*tricks))._replace(won=after.won[::-1]))


def _an_order_rests_on_nothing(monkeypatch) -> None:
    hear = rules56.hear

    def broken(h) -> None:
        hear(h)
        h.steps.append(Ruled((), (Tell(PLAY_GOES_ON()),)))

    monkeypatch.setitem(LAW_BOOK.named, "law56", replace(LAW_BOOK.named["law56"], hears=broken))


def _a_question_offers_nothing(monkeypatch) -> None:
    settle = pipeline.settled

    def broken(*given, **more) -> Table:
        after = settle(*given, **more)
        if after.question is None:
            return after
        words = after.question.wording.words._replace(options=())
        return after.but(question=replace(after.question, values=(), wording=Wording(lambda: words)))

    monkeypatch.setattr(fold, "settled", broken)


PLANTED = [
    (_a_hearing_fails, "KeyError", ANY_CARDS),
    (_nobody_notices_a_revoke, "LawGap", ANY_CARDS),
    (_a_card_is_lost, "AssertionError", ANY_CARDS),
    (_a_trick_goes_to_the_wrong_side, "AssertionError", OUT_OF_PLACE),
    (_an_order_rests_on_nothing, "AssertionError", ANY_CARDS),
    (_a_question_offers_nothing, "AssertionError", ANY_CARDS),
]


@pytest.mark.parametrize(
    ("plant", "kind", "sweep"), PLANTED, ids=[plant.__name__.strip("_") for plant, _, _ in PLANTED]
)
def test_a_planted_fault_is_found_and_made_small(plant, kind: str, sweep, monkeypatch, tmp_path, capsys) -> None:
    plant(monkeypatch)
    for name in ("RUN", "DONE", "FAILURES"):
        monkeypatch.setattr(small_tables, name, tmp_path / name)
    monkeypatch.setattr(small_tables, "plan", lambda: [config(sweep, 2 if sweep is ANY_CARDS else 1)])
    monkeypatch.setattr(small_tables.figures, "record", lambda *_, **__: pytest.fail("figures of a run that failed"))
    assert small_tables.main(["--jobs", "1"]) == 1
    files = [json.loads(path.read_text(encoding="utf-8")) for path in (tmp_path / "FAILURES").iterdir()]
    assert any(kind in document["title"] for document in files)
    for document in files:
        assert len(document["events"]) < 9
        events = [codec.decode_event(codec.Node(event)) for event in document.pop("events")]
        assert failure_of(document, events, TWO_SUITS.hands) is not None
    assert "failures" in capsys.readouterr().out


def test_a_run_is_kept_resumed_and_recorded(monkeypatch, tmp_path, capsys) -> None:
    for name in ("RUN", "DONE", "FAILURES"):
        monkeypatch.setattr(small_tables, name, tmp_path / name)
    recorded = []
    monkeypatch.setattr(small_tables.figures, "record", lambda *args, **figures: recorded.append(figures))
    monkeypatch.setattr(small_tables, "plan", lambda: [config(ANY_CARDS, 1), config(ANY_CARDS, 1, laws=1997)])
    assert small_tables.main(["--jobs", "1", "--only", "1997"]) == 0
    assert not recorded
    searched = []
    monkeypatch.setattr(small_tables, "search", lambda work: searched.append(work[0]) or (work[0], Search(*work).run()))
    assert small_tables.main(["--jobs", "1"]) == 0
    assert [each.laws for each in searched] == [2017]
    assert recorded[0]["configurations"] == 2
    assert recorded[0]["transitions"] == sum(each["transitions"] for each in recorded[0]["by_configuration"].values())
    assert small_tables.main(["--jobs", "1", "--fresh", "--budget", "-1"]) == 0
    assert "not complete" in capsys.readouterr().out
