"""What is wrong with a record, in French and German, and in a language of our own: no English is left."""

from __future__ import annotations

import pickle
import re
from pathlib import Path

import pytest

from archives.samples import DEAL, REFERENCE
from bridgelaws.archives import Record, read, read_lin, read_pbn
from bridgelaws.archives.record import Problem
from bridgelaws.archives.table import to_play
from bridgelaws.errors import ParseError
from pseudo_language import PSEUDO, english_in

HEAD = f'[Dealer "N"]\n[Vulnerable "None"]\n[Deal "{DEAL}"]\n[Declarer "S"]\n[Contract "5HX"]\n'
# What is quoted from a file, and names of tags and values.
KEPT = re.compile(r"'[^']*'|\"[^\"]*\"|\^[A-Z]")
MD = "3SAK5HKJTDA96CKT53,ST8763H8DKQJT5C92,SQJ9H532D7432CAQJ"


def problem(record: Record) -> Problem:
    return record.problems[0]


@pytest.mark.parametrize(
    ("text", "french", "german"),
    [
        (
            HEAD + '[Play "W"]\nZ9\n',
            "ligne 7\u00a0: «\u00a0Z9\u00a0» n'est pas une carte\u202f; écrivez la couleur et la carte, comme HK, ou -",
            "Zeile 7: „Z9“ ist keine Karte; schreiben Sie Farbe und Rang, wie HK, oder -",
        ),
        (
            '[Dealer "N"]\n[Auction "N"]\n1C 1C AP\n',
            "ligne 3\u00a0: 1C est insuffisante, et n'est pas marquée ^I",
            "Zeile 3: 1C ist ungenügend und nicht mit ^I markiert",
        ),
        (
            '[Dealer "N"]\n[Auction "E"]\n1C AP\n',
            "ligne 2\u00a0: Est déclare en premier, et Nord a donné",
            "Zeile 2: Ost sagt zuerst an, und Nord hat geteilt",
        ),
        (
            '[Date "yesterday"]\n',
            "ligne 1\u00a0: Date «\u00a0yesterday\u00a0»\u202f; écrivez une date, comme 1995.06.10",
            "Zeile 1: Date „yesterday“; schreiben Sie ein Datum, wie 1995.06.10",
        ),
        (
            '[Board "7]\n',
            "ligne 1\u00a0: la balise Board n'a pas de guillemet fermant",
            "Zeile 1: dem Tag Board fehlt das schließende Anführungszeichen",
        ),
    ],
)
def test_pbn(text: str, french: str, german: str) -> None:
    [record] = read_pbn(text)
    assert (problem(record).say("fr"), problem(record).say("de")) == (french, german)
    assert str(problem(record)) == f"line {problem(record).line}: {problem(record).text}"


@pytest.mark.parametrize(
    ("text", "french", "german"),
    [
        (f"qx|o1|md|{MD}|pc|zz|", "«\u00a0zz\u00a0» n'est pas une carte", "„zz“ ist keine Karte"),
        (
            "qx|o1|md|3SAK,SA|",
            "la donne contient deux fois ♠A",
            "die Teilung enthält ♠A zweimal",
        ),
        (
            f"qx|o1|md|{MD}|mb|1C|mb|r|",
            "les annonces\u00a0: XX où il n'y a rien à surcontrer",
            "die Reizung: XX, wo nichts zu rekontrieren ist",
        ),
        (f"qx|o1|md|{MD}|mc|14|", "«\u00a014\u00a0» n'est pas un nombre de levées", "„14“ ist keine Zahl von Stichen"),
    ],
)
def test_lin(text: str, french: str, german: str) -> None:
    [record] = read_lin(text)
    assert problem(record).say("fr").endswith(french), problem(record).say("fr")
    assert problem(record).say("de").endswith(german), problem(record).say("de")


def test_what_cannot_be_opened_or_played(tmp_path: Path) -> None:
    with pytest.raises(ParseError) as unread:
        list(read(tmp_path / "x.pbn"))
    assert "kann nicht gelesen werden" in unread.value.say("de")
    [record] = read_pbn('[Board "1"]\n', "x")
    with pytest.raises(ParseError) as unplayed:
        to_play(record)
    assert unplayed.value.say("fr") == "le relevé x:1 n'a pas de donne et ne peut pas être joué"


def test_no_english_is_left_in_the_faulty_files() -> None:
    left = set()
    tags: set[str] = set()
    for file in sorted(REFERENCE.glob("*.pbn")):
        for record in read_pbn(file.read_bytes()):
            tags |= {section.name for section in record.sections if section.name}
            for each in record.problems:
                said = KEPT.sub("", each.say(PSEUDO))
                left |= {word for word in english_in(said).split() if word not in tags}
    # Values, columns of tables and tags without their value.
    assert {word for word in left if word.islower() and len(word) > 2} == set()


def test_problems_travel_between_processes() -> None:
    [record] = read_pbn(HEAD + '[Play "W"]\nZ9\n')
    again = pickle.loads(pickle.dumps(record))
    assert again.problems == record.problems
    assert again.problems[0].say("de") == record.problems[0].say("de")
