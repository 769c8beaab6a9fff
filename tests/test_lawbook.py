"""The law book: numbers, references, cases and plain words."""

from __future__ import annotations

import pytest

from bridgelaws import compare, example_cases, lawbook
from bridgelaws.book.editions import EDITIONS, L1997, L2007, L2017, REGISTRY, Change, edition
from bridgelaws.errors import BridgeLawsError, ParseError, UnknownEdition, UnknownReading
from bridgelaws.lawbook import Entry, numbers as law_numbers
from bridgelaws.words.languages.en.searched import stem


def entries(text: str, laws: object = None) -> list[Entry]:
    return [entry for entry in lawbook.find(text, laws) if isinstance(entry, Entry)]


# Numbers


def test_every_number_in_the_laws_can_be_read_and_written() -> None:
    for each in REGISTRY:
        for version in each.versions:
            assert str(law_numbers.of(version.ref)).lower() == version.ref.lower()


@pytest.mark.parametrize("text", ["50D2(a)", "50d2a", " law 50 D 2 (a) ", "LAW50D2(A)"])
def test_a_number_in_any_case_and_spacing(text: str) -> None:
    assert str(law_numbers.read(text)) == "50D2(a)"


@pytest.mark.parametrize("text", ["", "law", "D2", "50DD", "0", "50-2", "١", "1" * 500])
def test_what_is_no_number(text: str) -> None:
    assert law_numbers.read(text) is None
    with pytest.raises(BridgeLawsError):
        lawbook.find(text)


def test_a_number_finds_itself_and_what_lies_under_it() -> None:
    assert {entry.ref for entry in entries("50D2")} == {
        *("50D2", "50D2(a)", "50D2(a) footnote", "50D2(b)", "50D2(b) footnote")
    }
    assert not any(entry.ref.startswith("57C1") for entry in entries("57C2", 2017))


def test_law_5_is_not_law_50() -> None:
    with pytest.raises(ParseError, match="'5' is not in this book"):
        lawbook.find("5")


def test_every_provision_is_found_by_each_of_its_numbers() -> None:
    for each in REGISTRY:
        for laws in EDITIONS:
            if each.in_force(laws):
                assert each.name in {entry.name for entry in entries(each.ref(laws), laws)}


# Statements


def test_versions_are_merged_and_what_changed_is_said() -> None:
    (entry,) = entries("54C")
    old, new = entry.statements
    assert (old.editions, old.change) == ((L1997, L2007), Change.FIRST)
    assert (new.editions, new.change, new.changed) == ((L2017,), Change.SUBSTANCE, {"confirms_declarer": (False, True)})


def test_a_provision_that_is_gone() -> None:
    gone = {entry.name: entry.gone for entry in entries("11B")}
    assert gone["law11.OFFENDERS_SPECTATOR"] is L2007
    assert gone["law11.PROCEDURAL_PENALTY_REMAINS"] is None


# References


def test_a_figure_is_a_law_only_where_it_is_meant_as_one() -> None:
    text = "Law 50 or 51, Laws 42, 43 and 72C; (23) (16C2): 52 cards, 100 in 2007, item 43.1, forum/459, R64-6, 12.5"
    assert [str(n) for n in law_numbers.mentioned(text)] == ["50", "51", "42", "43", "72C", "23", "16C2"]
    assert law_numbers.readings_mentioned(text) == ("R64-6",)


def test_a_reference_means_the_number_of_its_own_edition() -> None:
    """60A2 points to the proper lead: 53C until 2007, 53B in 2017."""
    (proper,) = [entry for entry in entries("53B", 2017) if entry.name == "law53.PROPER_LEAD"]
    assert "60A2" in {m.ref for m in proper.referred_by}
    (entry,) = entries("60A2")
    assert {m.ref: m.editions for m in entry.refers_to} == {"53C": (L1997, L2007), "53B": (L2017,)}
    (other,) = entries("53C", 2017)
    assert "60A2" not in {m.ref for m in other.referred_by}


def test_every_reference_leads_somewhere_and_back() -> None:
    for each in REGISTRY:
        for laws in (laws for laws in EDITIONS if each.in_force(laws)):
            (entry,) = [e for e in entries(each.ref(laws), laws) if e.name == each.name]
            for mention in entry.refers_to:
                there = lawbook.find(mention.ref, laws)
                back = {m.ref for e in there for m in e.referred_by}
                whole = {m.ref for m in lawbook.law_referred_by(there[0].law, laws)}
                own = {e.name for e in there if isinstance(e, Entry)}
                assert each.ref(laws) in back | whole or each.name in own or there[0].law == each.law


def test_only_what_is_in_the_book_is_a_reference() -> None:
    (entry,) = [e for e in entries("9A4", 2017) if e.name == "law09.DUMMY_SILENT_DURING_PLAY"]
    assert "20F5" in entry.statements[0].gist
    assert [mention.ref for mention in entry.refers_to] == ["20F5"]
    laws = {int(mention.ref[:2].rstrip("ABCDEFG")) for e in entries("68", 2017) for mention in e.refers_to}
    assert laws <= set(REGISTRY.titles), "claims are ruled on in laws that the book does not have"


# Readings


def test_a_reading_in_its_editions() -> None:
    assert lawbook.reading("r54-1").editions == (L1997, L2007)
    with pytest.raises(UnknownReading, match="no reading of the Laws of 2017, only of 1997 and 2007"):
        lawbook.reading("R54-1", 2017)
    assert "R54-1" not in {r.id for r in lawbook.readings(54, 2017)}


# Near misses


def test_an_edition_that_is_meant() -> None:
    assert edition("2017") is L2017
    with pytest.raises(UnknownEdition, match=r"'2071' is not an edition.*did you mean 2017\?"):
        edition("2071")


# Plain words


def test_words_in_every_form() -> None:
    for forms in (
        "drop drops dropped dropping",
        "revoke revokes revoked revoking",
        "penalty penalties",
        "lead led leads",
    ):
        assert len({stem(word) for word in forms.split()}) == 1


def test_every_word_must_be_spoken_of() -> None:
    hits = lawbook.search("twelfth trick revoke")
    assert hits
    assert all("twelfth" in str(lawbook.plain(hit.entry)) for hit in hits)
    assert not hits[0].missing


def test_the_other_sayings_of_the_table() -> None:
    assert {h.entry.ref for h in lawbook.search("renege")} >= {"61A", "64A1"}
    assert {h.entry.ref for h in lawbook.search("ban suit")} >= {"50D2(a)", "51B2(b)", "57A4"}


@pytest.mark.parametrize("name", ["two-cards-at-once", "claim-with-revoke", "insufficient-bid-1997", "missing-card"])
def test_whatever_is_cited_can_be_looked_up_in_each_edition(name: str) -> None:
    for play in compare(example_cases.load(name)):
        for ref in play.citations:
            said = lawbook.gist(ref, play.laws, "de")
            assert said
            assert said != lawbook.gist(ref, play.laws)
            numbered = [s for each in entries(ref, play.laws) for s in each.statements] if ref[0] != "R" else []
            if any(s.ref == ref for s in numbered):  # of what lies under a number nothing is said
                assert lawbook.gist(ref, play.laws).count("\n") == sum(s.ref == ref for s in numbered) - 1


def test_the_gist_of_a_number_is_that_of_its_edition() -> None:
    assert lawbook.gist("57A3", 2017) != lawbook.gist("57A3", 2007) == lawbook.gist("57A4")
    assert lawbook.gist("R54-1", 2007).startswith("A declarer who must accept")
    with pytest.raises(ParseError, match="57A4"):
        lawbook.gist("57A4", 2007)
    with pytest.raises(UnknownReading):
        lawbook.gist("R54-99")


# The index


def test_the_cases_of_a_provision_are_those_of_the_index() -> None:
    rows = {(row.provision, row.laws): set(row.cases) for row in lawbook.coverage("50D2")}
    for entry in entries("50D2"):
        for laws in EDITIONS:
            shown = {case.id for case in entry.cases if laws in case.editions}
            assert shown == rows.get((entry.name, laws), set())
