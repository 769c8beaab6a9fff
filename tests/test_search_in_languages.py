"""Plain words in French and German find what the same words find in English; accents and umlauts are optional."""

from __future__ import annotations

import pytest

from bridgelaws import lawbook
from bridgelaws.book.editions import EDITIONS, REGISTRY
from bridgelaws.errors import ParseError, UnknownReading
from bridgelaws.lawbook import Entry, numbers, ranking
from bridgelaws.words.languages import language_of, languages
from bridgelaws.words.languages.de.searched import stem as german
from bridgelaws.words.languages.fr.searched import stem as french
from bridgelaws.words.searched import plain_words, searched_in
from pseudo_language import PSEUDO, english_in

FRENCH = {
    "entame hors tour": "54",
    "attaque hors tour du déclarant": "55A",
    "attaque hors tour": "53A",
    "renonce consommée": "63B",
    "renonce au douzième pli": "62D1",
    "deux cartes pénalisées": "51A",
    "carte pénalisée principale": "50D",
    "cinquième carte": "45E1",
    "revendication": "68A",
    "désignation incomplète": "46B",
    "n'importe quoi": "46B5",
    "lapsus": "45C4(b)",
    "deux cartes en même temps": "58B1",
    "attaque prématurée": "57C3",
    "regarder le dernier pli": "66A",
    "levée défectueuse": "67B",
    "mauvaise explication": "47E2(a)",
    "carte exposée pendant les annonces": "24",
    "le mort regarde la main": "43A3",
    "loi 54": "54",
    "hésitation": "16B",
    "partenaire muet": "27B2",
    "erreur mécanique": "25A2",
    "enchère involontaire": "25A1",
    "tour sauté": "17D3",
    "aurait pu savoir": "72C",
}
GERMAN = {
    "erstes Ausspiel außer Reihenfolge": "54A",
    "Ausspiel außer Reihenfolge Alleinspieler": "55A",
    "Ausspiel von der falschen Seite": "53A",
    "vollendetes Revoke": "63B",
    "nicht bedient": "61A",
    "Revoke im zwölften Stich": "62D1",
    "zwei Strafkarten": "51A",
    "Hauptstrafkarte": "50D",
    "fünfte Karte": "45E1",
    "Claim": "68A",
    "unvollständige Bezeichnung": "46B",
    "Karte egal": "46B5",
    "Versprecher": "45C4(b)",
    "zwei Karten gleichzeitig": "58B1",
    "vorzeitiges Ausspiel": "57C3",
    "letzten Stich ansehen": "66B",
    "fehlerhafter Stich": "67B",
    "falsche Auskunft": "47E2(a)",
    "sichtbare Karte während der Reizung": "24",
    "Dummy sieht die Hand": "43A3",
    "§ 54": "54A",
    "Zögern": "16B",
    "Partner gesperrt": "31A2(b)",
    "mechanischer Fehler": "25A2",
    "Fehlgebot": "75C",
    "übersprungen": "17D3",
    "hätte wissen können": "72C",
}
ENGLISH_OF_THE_AUCTION = {
    "hesitation": "16B",
    "break in tempo": "16B",
    "partner silenced": "27B2",
    "barred partner": "27B2",
    "unintended call": "25A1",
    "mechanical error": "25A2",
    "bidding box": "18F",
    "change of mind": "25B1",
    "misbid": "75C",
    "psyche": "40A3",
    "skipped a player": "17D3",
    "could have known": "72C",
    "redeal": "6D3",
    "eight clubs": "38B",
    "fourteen cards": "13A1",
    "extraneous information": "16D",
}


def found(words: str, code: str) -> list[str]:
    return [hit.entry.ref for hit in lawbook.search(words, language=code)]


@pytest.mark.parametrize(("words", "ref"), ENGLISH_OF_THE_AUCTION.items())
def test_what_directors_say_of_the_auction(words: str, ref: str) -> None:
    assert ref in found(words, "en")[:8]


@pytest.mark.parametrize(("words", "ref"), FRENCH.items())
def test_in_french(words: str, ref: str) -> None:
    assert ref in found(words, "fr")[:8]


@pytest.mark.parametrize(("words", "ref"), GERMAN.items())
def test_in_german(words: str, ref: str) -> None:
    assert ref in found(words, "de")[:8]


@pytest.mark.parametrize("words", [words for words in FRENCH if not words.isascii()])
def test_accents_are_optional(words: str) -> None:
    assert found(" ".join(plain_words(words)), "fr") == found(words, "fr")


def test_umlauts_in_two_letters() -> None:
    assert found("fuenfte karte", "de") == found("fünfte Karte", "de") == found("funfte Karte", "de")
    assert found("ausser Reihenfolge", "de") == found("außer Reihenfolge", "de")


def test_words_in_every_form() -> None:
    for forms in ("attaque attaquer attaquee attaquent", "levee levees", "renonce renoncer renonces"):
        assert len({french(word) for word in forms.split()}) == 1
    for forms in ("ausspielen ausgespielt auszuspielen ausspielt", "karte karten", "zeigen zeigt gezeigt gezeigte"):
        assert len({german(word) for word in forms.split()}) == 1


@pytest.mark.parametrize("code", languages())
def test_what_people_say_leads_to_what_the_gists_say(code: str) -> None:
    """At least one of the sayings of each word stands in the book."""
    tongue = language_of(code)
    texts = [tongue.say(version.says) for each in REGISTRY for version in each.versions]
    texts += [tongue.say(each.says) for each in REGISTRY.readings.values()]
    texts += map(tongue.say, REGISTRY.titles.values())
    stemmed = [f" {' '.join(ranking.stems(text, code))} " for text in texts]
    for said, sayings in searched_in(code).sayings.items():
        wanted = [f" {' '.join(ranking.stems(saying, code))} " for saying in sayings]
        assert any(each in text for each in wanted for text in stemmed), said


def test_a_title_is_the_same_in_the_book_and_in_the_catalogue() -> None:
    assert {law: str(title) for law, title in REGISTRY.titles.items()} == REGISTRY.headings


def test_a_page_in_another_language() -> None:
    page = lawbook.page_document("54C", 2017, "fr")
    english = lawbook.page_document("54C", 2017)
    assert page.keys() == english.keys()
    assert page["law"]["heading"] == "entame hors tour, face visible"
    assert page["provisions"][0]["statements"][0]["gist"] != english["provisions"][0]["statements"][0]["gist"]
    assert page["provisions"][0]["refers_to"] == english["provisions"][0]["refers_to"]


def test_no_english_is_left_in_the_book() -> None:
    for entry in (*lawbook.readings(), *(lawbook.find(str(law)) for law in REGISTRY.titles)):
        for each in entry if isinstance(entry, tuple) else (entry,):
            told = lawbook.plain(each, PSEUDO)
            said = [told["heading"], told.get("gist", ""), told.get("unencoded") or ""]
            said += [statement["gist"] for statement in told.get("statements", ())]
            assert [text for text in said if english_in(text)] == []


@pytest.mark.parametrize("text", ["Loi 54", "§ 54", "§54", "loi54", "Regel 54", "Law 54", "54"])
def test_a_number_in_any_language(text: str) -> None:
    assert str(numbers.read(text)) == "54"
    assert isinstance(lawbook.find(text)[0], Entry)


def test_errors_in_other_languages() -> None:
    with pytest.raises(ParseError) as error:
        lawbook.find("5")
    assert error.value.say("fr").startswith("«\u00a05\u00a0» n'est pas dans ce livre, qui contient les Lois 6 à 72")
    with pytest.raises(ParseError) as error:
        lawbook.find("54C9", EDITIONS[-1])
    assert error.value.say("de") == "„54C9“ ist keine Nummer der TBR 2017; meinten Sie 54C, 54 oder 54E?"
    with pytest.raises(UnknownReading) as reading:
        lawbook.reading("R54-1", 2017)
    assert reading.value.say("fr") == "R54-1 n'est pas une lecture du Code 2017, seulement de 1997 et 2007"
    with pytest.raises(ParseError) as nothing:
        lawbook.search("renonse", language="fr")
    hint = "vouliez-vous dire renonce ou renonces\u202f?"
    said = "rien de ce que ce recueil couvre ne parle de «\u00a0renonse\u00a0»"
    assert nothing.value.say("fr") == f"{said}\u202f; {hint}"
