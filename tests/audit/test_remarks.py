"""Remarks are read in several languages, weighed, joined with the cards, and name nobody."""

from __future__ import annotations

import re
import tarfile
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from audit import made, remarks_measured
from audit.remarks_measured import BUILD, HELD_OUT, measured
from bridgelaws.archives.lin import read as read_lin
from bridgelaws.archives.text import lines
from bridgelaws.audit.boards import Board
from bridgelaws.audit.findings import Finding, Kind, Likely
from bridgelaws.audit.finishing import finished, speaks
from bridgelaws.audit.remarks.hiding import without_names
from bridgelaws.audit.remarks.joining import SAID
from bridgelaws.audit.remarks.reading import read
from bridgelaws.audit.remarks.topics import Topic, plain
from bridgelaws.values.seats import Seat

SAMPLE = Path(__file__).parents[1] / "data" / "vugraph-sample.tar.xz"

# What was said when it happened, by language.
HAPPENED = {
    "English": {
        "revoke": "revoke by declarer",
        "out of turn": "South led out of turn",
        "insufficient": "that was an insufficient bid",
        "exposed": "the heart king is a penalty card now",
        "director": "director called to the table",
        "disputed": "they dispute the claim",
    },
    "French": {
        "revoke": "Renonce d'Est à cœur",
        "out of turn": "Nord a entamé hors tour",
        "insufficient": "enchère insuffisante de Sud",
        "exposed": "le roi est une carte pénalisée",
        "director": "l'arbitre est à la table",
    },
    "German": {
        "revoke": "Ost hat Herz nicht bedient",
        "out of turn": "West hat außerhalb der Reihe ausgespielt",
        "insufficient": "ungenügendes Gebot von Süd",
        "exposed": "der König ist jetzt Strafkarte",
        "director": "Turnierleiter am Tisch",
    },
    "Italian": {
        "revoke": "renonce di Est a cuori",
        "out of turn": "attacco fuori turno",
        "insufficient": "dichiarazione insufficiente di Sud",
        "exposed": "il re è una carta penalizzata",
        "director": "arbitro al tavolo",
    },
    "Spanish": {
        "revoke": "renuncio de Este",
        "out of turn": "salida fuera de turno",
        "insufficient": "voz insuficiente de Sur",
        "exposed": "el rey es carta penalizada",
        "director": "árbitro en la mesa",
    },
    "Dutch": {
        "revoke": "Oost heeft verzaakt",
        "out of turn": "uitkomst voor zijn beurt",
        "insufficient": "onvoldoende bod van Zuid",
        "exposed": "de heer is nu een strafkaart",
        "director": "arbiter aan tafel",
    },
    "Polish": {
        "revoke": "fałszywy renons rozgrywającego",
        "out of turn": "wist poza kolejnością",
        "insufficient": "niewystarczająca odzywka",
        "exposed": "król jest kartą odkrytą, karta przygwożdżona",
        "director": "sędzia przy stole",
    },
}
# What speaks of the same and reports nothing.
IDLE = {
    "English": ["declarer can only make it if somebody revokes", "the director told them to speed up", "wrong hand"],
    "French": ["sans renonce, il gagne", "l'arbitre vient pour le temps"],
    "German": ["wenn Ost nicht bedient, gewinnt er", "der Turnierleiter mahnt: noch 20 Minuten"],
    "Italian": ["se fa renonce vince", "arbitro: mancano 20 minuti"],
    "Spanish": ["si hace renuncio gana", "el árbitro dice que quedan 20 minutos"],
    "Dutch": ["als Oost verzaakt wint hij", "de arbiter zegt: nog 20 minuten"],
    "Polish": ["gdyby był fałszywy renons", "sędzia mówi: zostało 20 minut"],
}


@pytest.mark.parametrize(("language", "topic"), [(lang, topic) for lang, said in HAPPENED.items() for topic in said])
def test_what_happened_is_heard_in_the_language(language: str, topic: str) -> None:
    text = HAPPENED[language][topic]
    assert Topic(topic) in read(f"vugraphz: {text}").says
    # and the board is not passed over for want of a telling word.
    assert speaks(made.record(comments=(f"vugraphz: {text}",)))


@pytest.mark.parametrize(
    ("text", "written", "topic"),
    [
        ("fałszywy renons rozgrywającego", "iso8859-2", "revoke"),
        ("fałszywy renons rozgrywającego", "cp1250", "revoke"),
        ("batı renons yaptı", "cp1254", "revoke"),
    ],
)
def test_what_old_code_pages_make_of_it(text: str, written: str, topic: str) -> None:
    [(_, said)] = lines(text.encode(written))
    assert said != text
    assert Topic(topic) in read(f"vugraphz: {said}").says
    assert speaks(made.record(comments=(f"vugraphz: {said}",)))


@pytest.mark.parametrize("text", [text for texts in IDLE.values() for text in texts])
def test_idle_talk_reports_nothing(text: str) -> None:
    assert plain(text)
    assert not read(f"somebody: {text}").says & set(SAID)


def test_the_labelled_sample_is_large_and_in_two_parts() -> None:
    rows = remarks_measured.labelled()
    assert len(rows) >= 700
    parts = {row["part"] for row in rows}
    assert parts == {BUILD, HELD_OUT}
    # No match is in both parts.
    files = [{row["file"] for row in rows if row["part"] == part} for part in sorted(parts)]
    assert not files[0] & files[1]


@pytest.mark.parametrize(("part", "precision", "recall"), [(BUILD, 0.95, 0.9), (HELD_OUT, 0.85, 0.7)])
def test_irregularities_are_told_from_idle_talk(part: str, precision: float, recall: float) -> None:
    found = measured(part, SAID)
    assert found.precision >= precision, found.wrong
    assert found.recall >= recall, found.wrong


@pytest.mark.parametrize("part", [BUILD, HELD_OUT])
def test_every_labelled_revoke_is_heard_and_no_joke_about_one(part: str) -> None:
    assert not measured(part, [Topic.REVOKE]).wrong


# Joined with the cards


def joined(comments: tuple[str, ...], cards: list[Any] | None = None, **more: Any) -> list[Finding]:
    return finished(made.audited(made.record(cards, comments=comments, **more)))


def test_an_operator_says_what_no_program_lets_him_enter() -> None:
    cards = made.regular_play()
    result = made.tricks_of(cards)
    (found,) = joined(("vugraphzfd: revoke by East", "kibitzer: nice hand"), cards, result=result)
    assert (found.kind, found.likely) == (Kind.SAID_REVOKE, Likely.TABLE)
    assert found.remark == "revoke by East"
    assert "the operator wrote: “revoke by East”" in found.detail
    assert "show nothing of it" in found.reason


def test_a_commentator_decides_nothing() -> None:
    (found,) = joined(("kibitzer: there was a revoke by East",), result=made.tricks_of(made.regular_play()))
    assert (found.kind, found.likely) == (Kind.SAID_REVOKE, Likely.UNDECIDED)


def test_a_board_that_only_remarks_speak_of_stays_regular() -> None:
    board = Board(made.record(comments=("vugraphz: lead out of turn",), result=made.tricks_of(made.regular_play())))
    assert board.status.value == "regular, all 52 cards"
    assert [found.kind for found in finished(board)] == [Kind.SAID_OUT_OF_TURN]


def test_a_revoke_in_the_cards_is_borne_out() -> None:
    cards = made.regular_play()
    first, later = made.a_revoke(cards, Seat.EAST)
    cards[first], cards[later] = cards[later], cards[first]
    alone = [f for f in joined((), cards) if f.kind is Kind.REVOKE]
    found = [f for f in joined(("vugraphz: revoke!",), cards) if f.kind is Kind.REVOKE]
    assert [f.remark for f in alone] == [""]
    assert [(f.likely, f.reason) for f in found] == [(Likely.TABLE, "a remark speaks of it as well")]
    # The same thing is not listed a second time.
    assert Kind.SAID_REVOKE not in {f.kind for f in joined(("vugraphz: revoke!",), cards)}


@pytest.mark.parametrize(("moved", "fits"), [(1, True), (2, True), (3, False)])
def test_a_result_that_fits_the_transfer(moved: int, fits: bool) -> None:
    result = made.tricks_of(made.regular_play()) + moved
    found = [f for f in joined(("vugraphz: revoke by West",), result=result) if f.kind is Kind.RESULT]
    assert [f.likely is Likely.TABLE for f in found] == [fits]
    assert [f"by {moved} trick" in f.reason for f in found] == [fits]


def test_an_operator_who_lost_the_play_explains_the_cards() -> None:
    result = made.tricks_of(made.regular_play()) + 1
    (alone,) = joined((), result=result)
    (found,) = joined(("vugraphz: sorry, I missed some of the play",), result=result)
    assert (alone.likely, found.likely) == (Likely.UNDECIDED, Likely.TRANSCRIPTION)
    assert found.reason == "a remark says that the record is wrong here"


# Nobody is named


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Zia revoked on the third heart", "… revoked on the third heart"),
        ("director called by raju", "director called by …"),
        ("@C2 exposed by west, director called", "@C2 exposed by west, director called"),
        ("Young led out of turn", "… led out of turn"),
        ("see http://example.org/smith for the revoke", "see … for the revoke"),
        ("West played the Q from AQTxx in 3NT", "West played the Q from AQTxx in 3NT"),
    ],
)
def test_only_ordinary_words_are_shown(text: str, shown: str) -> None:
    assert without_names(text, ["Jane Young"]) == shown


def test_no_player_is_named_in_a_finding_of_the_sample() -> None:
    said = 0
    with tarfile.open(SAMPLE) as archive:
        for member in archive:
            opened = archive.extractfile(member)
            if opened is None:
                continue
            for record in read_lin(opened.read(), member.name):
                if not speaks(record):
                    continue
                board = made.audited(record)
                for found in finished(board):
                    said += bool(found.remark)
                    told = set(re.findall(r"[^\W\d_]{3,}", f"{found.remark} {found.detail}".lower()))
                    told -= {"north", "south", "east", "west", "the", "operator", "commentator", "wrote"}
                    for name in record.players.values():
                        assert not told & set(re.findall(r"[^\W\d_]{3,}", name.lower())), found.detail
    assert said > 30


def test_names_are_shown_where_they_are_asked_for() -> None:
    record = made.record(comments=("vugraphz: PlayerE revoked",))
    assert finished(made.audited(record, names=True))[-1].remark == "PlayerE revoked"
    assert finished(made.audited(replace(record)))[-1].remark == "… revoked"
