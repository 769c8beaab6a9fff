"""Editions as data: versions, changes, and the same table under each of them."""

from __future__ import annotations

import pytest

from bridgelaws import EDITIONS, L1997, L2007, L2017, Play, changes, compare, first_difference
from bridgelaws.editions import REGISTRY, Change, edition, provision, repealed, v
from bridgelaws.errors import UnknownEdition


def test_a_version_holds_until_the_next() -> None:
    rule = provision(v(L1997, "1A", "first", n=1), v(L2017, "1B", "second", change=Change.SUBSTANCE, n=2))
    assert [rule.ref(laws) for laws in EDITIONS] == ["1A", "1A", "1B"]
    assert [rule.term(laws, "n") for laws in EDITIONS] == [1, 1, 2]


def test_a_repeal_ends_a_provision() -> None:
    rule = provision(v(L1997, "1A", "first"), repealed(L2007))
    assert [rule.in_force(laws) for laws in EDITIONS] == [True, False, False]


def test_versions_out_of_order_cannot_be_written() -> None:
    with pytest.raises(TypeError, match="order of the editions"):
        provision(v(L2017, "1A", "late"), v(L1997, "1A", "early"))


def test_versions_must_state_the_same_terms() -> None:
    with pytest.raises(TypeError, match="different terms"):
        provision(v(L1997, "1A", "first", n=1), v(L2017, "1A", "second", change=Change.WORDING))


def test_an_edition_that_is_none() -> None:
    with pytest.raises(UnknownEdition, match=r"2008.*1997, 2007, 2017"):
        edition(2008)


def test_changes_are_new_gone_or_changed() -> None:
    kinds = {d.provision: d.change for d in changes(2007, 2017)}
    assert kinds["law57.REQUIRE_SUIT"] is Change.NEW
    assert kinds["law57.FORBID_SUIT"] is Change.RENUMBERED
    assert kinds["law45.CORRECT_DESIGNATION"] is Change.SUBSTANCE
    assert {d.provision: d.change for d in changes(1997, 2007)}["law63.ILLEGAL_QUESTION"] is Change.GONE


def test_changes_name_both_numbers() -> None:
    found = {d.provision: d for d in changes(2007, 2017, law=53)}["law53.PROPER_LEAD"]
    assert (found.before.ref, found.after.ref) == ("53C", "53B")  # type: ignore[union-attr]


def test_unchanged_provisions_are_not_listed() -> None:
    assert not [d for d in changes(2007, 2017, law=52) if d.change is not Change.WORDING]


def test_every_gist_is_a_sentence_of_ours() -> None:
    for rule in REGISTRY:
        for version in rule.versions:
            assert version.gist.strip(), rule
            assert version.gist.lstrip("'")[0].isupper(), version.gist
            assert version.gist.rstrip().endswith((".", "?")), version.gist


def test_the_same_table_under_each_edition_and_where_they_part() -> None:
    play = Play("N:974.AJ3.63.AK963 K83.K9752.7.8752 AQJ5.T864.KJ94.4 T62.Q.AQT852.QJT", "3NT by S", laws=2017)
    play.faced("W", "DA")
    play.faced("E", "D7")  # at dummy's turn, his partner having led
    play.director("S")
    old, middle, new = compare(play)
    assert [p.laws for p in (old, middle, new)] == list(EDITIONS)
    parting = first_difference(middle, new)
    assert parting is not None
    assert parting.number == 1
    assert "57D" in parting.there
    assert "49" in parting.here
    assert first_difference(old, middle) is None


def test_answers_that_another_edition_does_not_ask_for_are_listed() -> None:
    play = Play(contract="3NT by S", laws=2007)
    play.faced("W", "D6")
    play.named("S", "DQ")
    play.corrected("S", "DK")
    play.director("E")
    play.found(True, "designation_unintended")
    play.found(False, "pause_for_thought")
    under = play.under(2017)
    assert under.unused == ("pause_for_thought",)
    assert under.question is None


# The readings that only some editions need: the others say it, or say something else.
NEEDED = {
    "1997": "R16-2 R24-1 R24-3 R45-3 R46-2 R48-1 R50-3 R50-5 R53-2 R54-3 R55-1 R64-5 R68-1",
    "2007": "R42-1 R45-2 R47-1 R56-1 R64-4",
    "2017": "R53-1 R62-1 R62-3",
    "1997 2007": "R45-5 R46-1 R46-4 R51-3 R54-1 R57-2 R63-1 R64-2 R64-3",
    "1997 2017": "R24-2",
    "2007 2017": "R55-2",
}


def test_a_reading_stands_only_in_the_editions_that_need_it() -> None:
    needed = {id: editions for editions, ids in NEEDED.items() for id in ids.split()}
    stands = {id: " ".join(map(str, each.editions)) for id, each in REGISTRY.readings.items()}
    assert {id: editions for id, editions in stands.items() if editions != "1997 2007 2017"} == needed
