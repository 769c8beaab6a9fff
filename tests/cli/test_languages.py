"""The command line in French and German, and in a language of our own: no English is left."""

from __future__ import annotations

import importlib.util
import io
import os
import re
from contextlib import redirect_stdout
from pathlib import Path
from unittest import mock

import pytest
from babel.messages.pofile import read_po

from bridgelaws import golden, loads
from bridgelaws.cli import bidding, diagram, language, screen as screens, wording
from bridgelaws.cli.audit_choice import KINDS_BY_WORD, LIKELY_BY_WORD
from bridgelaws.desk import KINDS
from bridgelaws.words.compiling import LANGUAGES
from cli import case_files as cases
from cli.case_files import written
from cli.dialogue import Dialogue
from cli.runs import run
from cli.spoken import screen, speaking
from pseudo_language import PSEUDO, english_in

GOLDEN = Path(__file__).parent / "golden" / "ask"

# The commonest calls, from the edition to the ruling, as they are typed in each language.
HANDS = ("S", "")  # declarer, and a contract that need not be known
CALLS = {
    "fr": {
        "insufficient-bid": ("", "1", "E", "1P", "1C", "2"),
        "call-out-of-turn": ("", "déclaration hors tour", "S", "N", "", "", "un cœur", "2"),
        "call-changed": ("", "8", "E", "1P", "1SA", "", "oui"),
        "opening-lead-out-of-turn": ("", "3", *HANDS, "E", "cr", "non", "refuser", "exiger"),
        "lead-out-of-turn": ("", "5", *HANDS, "5", "O", "E", "roi de trèfle", "2", "1"),
        "card-dropped-by-a-defender": ("", "7", *HANDS, "5", "elle est tombée", "O", "♥D", "E", "o", "n", "inter"),
        "revoke": ("", "4", *HANDS, "5", "O: CR C3 K4 C5", "1", "sans", "oui"),
        "dummy-put-down-another-card": ("", "Le mort a joué", *HANDS, "5", "O: C3", "dame de cœur", "CA", ""),
    },
    "de": {
        "insufficient-bid": ("", "1", "O", "1P", "1C", "2"),
        "call-out-of-turn": ("", "Ansage außer", "S", "N", "", "", "ein Herz", "2"),
        "call-changed": ("", "8", "O", "1P", "1SA", "", "ja"),
        "opening-lead-out-of-turn": ("", "3", *HANDS, "O", "ck", "nein", "3", "1"),
        "lead-out-of-turn": ("", "5", *HANDS, "5", "W", "O", "Treff-König", "2", "1"),
        "card-dropped-by-a-defender": ("", "7", *HANDS, "5", "sie fiel", "W", "♥D", "O", "j", "n", "2"),
        "revoke": ("", "4", *HANDS, "5", "W: CK C3 K4 C5", "1", "ohne", "ja"),
        "dummy-put-down-another-card": ("", "Der Dummy hat eine andere", *HANDS, "5", "W: C3", "Coeur-Dame", "CA", ""),
    },
    "en": {
        "insufficient-bid": ("", "1", "E", "1S", "1H", "refuse"),
        "call-out-of-turn": ("", "call out", "S", "N", "", "", "one heart", "refuse"),
        "call-changed": ("", "8", "E", "1S", "1NT", "", "yes"),
        "opening-lead-out-of-turn": ("", "3", *HANDS, "E", "hk", "no", "refuse", "require"),
        "lead-out-of-turn": ("", "5", *HANDS, "5", "W", "E", "ck", "2", "1"),
        "card-dropped-by-a-defender": ("", "7", *HANDS, "5", "dropped", "W", "♥Q", "E", "y", "n", "forbid"),
        "revoke": ("", "4", *HANDS, "5", "W: HK H3 D4 H5", "1", "no trumps", "yes"),
        "dummy-put-down-another-card": ("", "dummy put", *HANDS, "5", "W: H3", "queen of hearts", "HA", ""),
    },
}
WHAT_NEXT = {"fr": "Et ensuite\u202f?", "de": "Wie geht es weiter?"}


@pytest.mark.parametrize("code", ["fr", "de"])
@pytest.mark.parametrize("name", CALLS["fr"])
def test_the_commonest_calls_from_the_first_word_to_the_last(code: str, name: str) -> None:
    """The screen is reviewed as a file. `REWRITE_GOLDEN=1` writes the files anew."""
    shown = screen(code, "ask", typed=(*CALLS[code][name], ""))
    assert shown.count(WHAT_NEXT[code]) == 1, shown
    file = GOLDEN / code / f"{name}.txt"
    if os.environ.get("REWRITE_GOLDEN"):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(shown, encoding="utf-8")
    assert shown == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", CALLS["en"])
def test_no_english_is_left_in_a_call(name: str) -> None:
    shown = screen(PSEUDO, "ask", typed=(*CALLS["en"][name], ""), seen=False)
    assert english_in(shown) == ""


# What goes wrong, help, and what comes after the ruling.
SLIPS = {
    "numbers and seats": ("", "none", "tow cards at once", "5", "", "s", "", "99", "1", "W", "", "E", "quit"),
    "seats and cards": ("", "3", "X", "s", "8x", "", "Q", "E", "HX", "quit"),
    "what is told of a trick": ("", "4", "S", "", "5", "W: HK", "W: HK HK", "", "W: HK H3", "quit"),
    "calls": (
        "",
        "1",
        "E",
        "1Z",
        "",
        "P",
        "1S",
        "2H",
        "1H",
        "accept",
        "calls",
        "S 1Z",
        "calls",
        "S",
        "calls",
        "S ?",
        "quit",
    ),
    "calls and seats": (
        "",
        "2",
        "E",
        "E",
        "N",
        "",
        "",
        "8H",
        "1H",
        "refuse",
        "calls",
        "> 1H",
        "calls",
        "(1C), P",
        "quit",
    ),
    "answers": ("", "3", "S", "", "E", "hk", "why", "help", "maybe", "no", "nothing", "", "back", "quit"),
    "after the ruling": (
        *CALLS["en"]["opening-lead-out-of-turn"][:-1],
        *("leave", "nothing", "next", "W", "perhaps", "n", "leave", "card", "W", "h7", "director", "S"),
        *("director", "S nonsense", "save", "", "save", "nowhere/at/all.json", "quit"),
    ),
    "nothing yet": ("back", "why", "?", "quit"),
}

IDS = ("declarer_saw_dummy", "faced_lead_out_of_turn", "lead_option", "accept", "spread", "refuse", "require", "forbid")


@pytest.mark.parametrize("name", SLIPS)
def test_no_english_is_left_when_something_goes_wrong(name: str) -> None:
    shown = screen(PSEUDO, "ask", typed=SLIPS[name], seen=False)
    for word in (*SLIPS[name], *IDS):  # names of ours, and of a file
        shown = shown.replace(word, "") if len(word) > 2 else shown
    # Without what was typed, between quotes, and how calls are written in every language.
    assert english_in(re.sub(r"'[^'\n]*'|\b1\w+|\b(?:P|XX?)\b", "", shown)) == ""


@pytest.mark.parametrize("command", [("rule",), ("rule", "--explain"), ("plays",), ("show",)])
@pytest.mark.parametrize(
    "name", ["WAITING", "FIRST_QUESTION", "REFUSAL", "RULED", "PLAYED_OUT", "WHICH_CARD", "MIDDLE"]
)
def test_no_english_is_left_of_a_case_file(command: tuple[str, ...], name: str, tmp_path: Path) -> None:
    case = {**getattr(cases, name), "title": ""}
    shown = screen(PSEUDO, *command, written(tmp_path, case))
    # The command that answers a question is no sentence.
    assert english_in(re.sub(r"^ *bridgelaws answer .*$", "", shown, flags=re.MULTILINE)) == ""


def test_no_english_is_left_of_any_golden_case_and_the_diagrams_fit() -> None:
    """What `rule` prints at the end of every golden run; the table in 80 columns, and in 60 where it is drawn small."""
    left = set()
    for each in (told for document in golden.cases() for told in golden.runs(document)):
        *_, (play, _) = golden.follow(each)
        play.title = ""
        shown = io.StringIO()
        with speaking(PSEUDO), redirect_stdout(shown), mock.patch.object(screens, "can_draw", return_value=True):
            wording.print_outcome(play, "case", explain=False)
        lines = re.sub(r"^ *bridgelaws answer .*$", "", shown.getvalue(), flags=re.MULTILINE).split("\n")
        # Doubled and redoubled, and the code of a result in English.
        left |= {line for line in lines if english_in(re.sub(r"(?:NT|[CDHS])?X*[=+-]\d*$|XX?", "", line))}
        for code in ("fr", "de"):
            with speaking(code):
                for small, width in ((False, 80), (True, 60)):
                    drawn = diagram.draw(play.table, ascii=False, small=small)
                    assert max(len(line.plain) for line in drawn) <= width, each.id
                    assert all(line.plain == line.plain.rstrip() for line in drawn), each.id
                auction = bidding.draw(play.table, ascii=False)
                assert max((len(line.plain) for line in auction), default=0) <= 80, each.id
    assert left == set()


@pytest.mark.parametrize(
    ("code", "typed", "said"),
    [
        ("fr", ("", "3", "X"), "«\u00a0X\u00a0» n'est pas une place à la table"),
        ("fr", ("", "3", "W", "", "N"), "Nord ne peut pas l'avoir fait"),
        ("fr", ("", "3", "S", "", "E", "HX"), "«\u00a0HX\u00a0» n'est pas une carte"),
        ("fr", ("", "3", ""), "il faut une réponse ici\u00a0: N, E, S, O"),
        ("fr", ("", "vingt"), f"tapez un numéro de 1 à {len(KINDS)}"),
        ("fr", ("", "3", "S", "", "E", "CR", "peut-être"), "réponse attendue\u00a0: oui ou non"),
        ("fr", ("", "3", "S", "", "E", "CR", "nonn"), "vouliez-vous dire «\u00a0non\u00a0»"),
        ("fr", ("", "5", "S", "", "14"), "n'est pas un numéro de levée de 1 à 13"),
        ("de", ("", "3", "X"), "„X“ ist kein"),
        ("de", ("", "3", ""), "hier wird eine Antwort gebraucht: N, O, S, W"),
        ("de", ("", "3", "O", "", "S"), "Süd kann das nicht gewesen sein"),
        ("de", ("", "3", "S", "", "O", "HX"), "„HX“ ist keine Karte"),
        ("de", ("", "zwanzig"), f"bitte eine Zahl von 1 bis {len(KINDS)} eingeben"),
        ("de", ("", "3", "S", "", "O", "CK", "vielleicht"), "erwartet wird: ja oder nein"),
        ("de", ("", "3", "S", "", "O", "CK", "neinn"), "meinten Sie „nein“?"),
        ("de", ("", "5", "S", "", "14"), "ist keine Stichnummer von 1 bis 13"),
        ("fr", ("", "1", "E", "1Z"), "«\u00a01Z\u00a0» n'est pas une déclaration\u202f; écrivez 1C, 1SA, P"),
        ("fr", ("", "1", "E", "1P", "Passe"), "ce ne peut pas être Passe ici"),
        ("de", ("", "1", "O", "1Z"), "„1Z“ ist keine Ansage; schreiben Sie 1C, 1SA, P"),
        ("de", ("", "1", "O", "1P", "Pass"), "Pass kann es hier nicht gewesen sein"),
        ("de", ("", "1", "O", "1P", "1C", "1", "2", "N 1P, O"), "was hat Ost angesagt?"),
    ],
)
def test_wrong_input_is_explained_in_the_language(code: str, typed: tuple[str, ...], said: str) -> None:
    shown = screen(code, "ask", typed=typed)
    assert said in re.sub(r"[ \n]+", " ", shown)


@pytest.mark.parametrize(
    ("code", "back", "why", "help", "quit"),
    [
        ("fr", "retour", "pourquoi", "aide", "quitter"),
        ("de", "zurück", "warum", "hilfe", "ende"),
        ("de", "ZURUECK", "Wieso", "Hilfe", "beenden"),
        ("fr", "back", "why", "help", "quit"),
        ("de", "<", "why", "?", "exit"),
    ],
)
def test_words_of_the_language_and_of_english(code: str, back: str, why: str, help: str, quit: str) -> None:
    seat, card = ("E", "CR") if code == "fr" else ("O", "CK")
    typed = ("", "3", "S", "", seat, card, why, help, back, back, quit)
    shown = screen(code, "ask", typed=typed)
    assert re.search(r"\n  54C ?: ", shown.replace("\u00a0", " "))
    assert ("retour reprend" if code == "fr" else "„zurück“ nimmt") in shown
    asked = "Qui a entamé" if code == "fr" else "Wer hat ausgespielt"
    assert shown.count(asked) == 2


def test_one_letter_of_english_is_an_answer_in_another_language() -> None:
    """`b` takes back in English; in German it may begin a word."""
    assert "steht nicht zur Wahl" in screen("de", "ask", typed=("", "b"))


@pytest.mark.parametrize(
    ("code", "typed", "said"),
    [
        # What is C in the files is clubs; C is hearts in both languages.
        ("fr", ("5", "O", "CR TR", "", "O", "CR"), "♥R"),
        ("fr", ("5", "O", "CR TR", "", "O", "trèfle roi"), "♣R"),
        ("de", ("5", "W", "CK TK", "", "W", "CK"), "♥K"),
        ("de", ("5", "W", "CK TK", "", "W", "♣K"), "♣K"),
    ],
)
def test_a_card_is_chosen_in_the_letters_of_the_language(code: str, typed: tuple[str, ...], said: str) -> None:
    shown = screen(code, "ask", typed=("", "two-cards", *HANDS, *typed))
    ruled = shown[shown.rindex("Loi\u00a0" if code == "fr" else "§\u00a0") :]
    assert said in ruled.split("\n")[1]


@pytest.mark.parametrize(
    ("code", "typed", "trumps"),
    [("fr", "C", "Cœur"), ("fr", "K", "Carreau"), ("fr", "T", "Trèfle"), ("fr", "SA", ""), ("de", "c", "Coeur"),
     ("de", "Herz", "Coeur"), ("de", "h", "Coeur"), ("de", "SA", ""), ("de", "♠", "Pik")],
)  # fmt: skip
def test_trumps_in_the_letters_of_the_language(code: str, typed: str, trumps: str, tmp_path: Path) -> None:
    file = tmp_path / "call.json"
    west = "O" if code == "fr" else "W"
    screen(code, "ask", str(file), typed=("", "4", *HANDS, "5", f"{west}: C2 C3 K4 C5", "1", typed))
    contract = loads(file.read_text(encoding="utf-8")).table.contract
    spoken = language.choose(code)
    language.choose("en")
    assert trumps == ("" if contract.trumps is None else spoken.suit(contract.trumps, ""))


def test_what_was_said_to_dummy_is_kept_with_its_language(tmp_path: Path) -> None:
    file = tmp_path / "call.json"
    screen("fr", "ask", str(file), typed=CALLS["fr"]["dummy-put-down-another-card"])
    play = loads(file.read_text(encoding="utf-8"))
    assert play.language == "fr"
    assert play.title == "Le mort a joué une autre carte que celle demandée"
    assert play.question is None


def test_letters_and_words_where_suits_cannot_be_drawn() -> None:
    shown = screen("fr", "ask", typed=(*CALLS["fr"]["card-dropped-by-a-defender"], ""), seen=False, encoding="ascii")
    assert "Ouest a laisse tomber CD" in shown
    shown = screen("de", "ask", typed=(*CALLS["de"]["revoke"], ""), seen=False, encoding="ascii")
    assert "Sued, Alleinspieler" in shown


# Which language

SETTINGS = ("BRIDGELAWS_LANGUAGE", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "de_CH@euro"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "nl_NL.UTF-8"}, "en"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "de_DE"}, "de"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "de_DE", "LC_ALL": "C"}, "en"),
        ({"LANG": "fr_FR", "LC_ALL": ""}, "fr"),
        ({"LANG": "en_GB", "LANGUAGE": "nl:de:fr"}, "de"),
        ({"LANG": "C", "LANGUAGE": "de"}, "en"),
        ({"LANG": "fr_FR", "BRIDGELAWS_LANGUAGE": "de"}, "de"),
        ({"LANG": "fr_FR", "BRIDGELAWS_LANGUAGE": "en"}, "en"),
        ({"LANG": "fr_FR", "BRIDGELAWS_LANGUAGE": "tlh"}, "en"),
    ],
)
def test_the_language_of_the_environment(settings: dict[str, str], code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in SETTINGS:
        monkeypatch.delenv(name, raising=False)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert language.choose(None).code == code
    language.choose("en")


def test_the_environment_and_the_option(tmp_path: Path) -> None:
    path = written(tmp_path, cases.RULED)
    french = {"BRIDGELAWS_LANGUAGE": "", "LC_ALL": "", "LC_MESSAGES": "", "LANGUAGE": "", "LANG": "fr_FR.UTF-8"}
    said = run("rule", path, env=french).stdout
    assert "selon le Code 2017" in said
    for words in (
        ("--language", "fr", "rule", path),
        ("rule", path, "--language=fr"),
        ("rule", "--language", "fr", path),
    ):
        assert run(*words).stdout == said
    assert "Turnier-Bridge-Regeln" in run("rule", path, "--language", "de", env=french).stdout


def test_a_language_that_is_not_spoken() -> None:
    found = run("rule", "x.json", "--language", "tlh")
    assert (found.returncode, found.stdout) == (1, "")
    assert "'tlh' is not a language of this package; choose one of de, en, fr" in found.stderr


@pytest.mark.parametrize(
    ("code", "words"),
    [
        (
            "fr",
            [
                "Usage\u00a0: bridgelaws ask [OPTIONS] [FICHIER]",
                "Afficher cette aide",
                "ANNÉE",
                "Exemple\u00a0: bridgelaws",
            ],
        ),
        ("de", ["Aufruf: bridgelaws ask [OPTIONEN] [DATEI]", "Diese Hilfe anzeigen", "JAHR", "Beispiel: bridgelaws"]),
    ],
)
def test_help_in_the_language(code: str, words: list[str]) -> None:
    found = run("ask", "--help", "--language", code)
    assert (found.returncode, found.stderr) == (0, "")
    assert [word for word in words if word not in found.stdout] == []


# What is typed as it stands, click's own words, which it finds by their English, and the codes of the languages.
KEPT = (
    r"(?m)--?[a-zV][\w-]*|bridgelaws .*$|^  [a-z]+ +|\b(?:de|en|fr)\b"
    r"|Usage:|Options:|Show (?:this message|the version) and exit|\[x>=1\]"
)


# Kinds of findings, which are typed in every language alike, the longest first.
CODES = "|".join(rf"\b{code}\b" for code in sorted([*KINDS_BY_WORD, *LIKELY_BY_WORD], key=len, reverse=True))


@pytest.mark.parametrize("command", ["", "ask", "rule", "answer", "plays", "show", "serve", "audit"])
def test_no_english_is_left_in_the_help(command: str) -> None:
    shown = re.sub(r"-\n +", "-", screen(PSEUDO, *([command] if command else []), "--help"))
    shown = re.sub(KEPT, "", re.sub(CODES, "", shown))
    assert english_in(shown.replace("[default: 127.0.0.1]", "").replace("[default: 8377; 0<=x<=65535]", "")) == ""


def test_usage_in_the_language() -> None:
    assert (
        "Erreur\u00a0: L'option '--nix' n'existe pas." in run("ask", "--nix", env={"BRIDGELAWS_LANGUAGE": "fr"}).stderr
    )
    found = run("rul", env={"BRIDGELAWS_LANGUAGE": "de"})
    assert found.returncode == 2
    assert "Fehler: Den Befehl „rul“ gibt es nicht. Meinten Sie „rule“?" in found.stderr


@pytest.mark.parametrize("code", ["fr", "de"])
def test_click_still_says_what_is_translated(code: str) -> None:
    """A sentence of click is found by its English: if click words it anew, the translation would go unused."""
    spec = importlib.util.find_spec("click")
    assert spec is not None
    assert spec.submodule_search_locations is not None
    source = "".join(
        path.read_text(encoding="utf-8")
        for folder in spec.submodule_search_locations
        for path in Path(folder).glob("*.py")
    )
    with (LANGUAGES / code / "LC_MESSAGES" / "click.po").open("rb") as file:
        sentences = [entry.id if isinstance(entry.id, str) else entry.id[0] for entry in read_po(file) if entry.id]
    assert [sentence for sentence in sentences if sentence not in source] == []


def test_in_a_terminal_of_its_own() -> None:
    with Dialogue("--language", "fr") as ask:
        assert "Que s'est-il passé" in ask.type("")
        assert "Qui est le déclarant" in ask.type("3")
        ask.type("S", "", "E", "cr", "non", "accepter l'entame et rester", "")
        assert ask.ended() == 0
        assert "Décision" in ask.screen
        assert "Ruling" not in ask.screen
