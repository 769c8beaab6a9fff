"""The commands of a translator: a language is begun, worked on, falls behind, and is brought up to date."""

from __future__ import annotations

from pathlib import Path

import pytest
from translating import catalogues
from translating.__main__ import main
from translating.declared import declared
from translating.shown import AFTER, BEFORE, marking

from bridgelaws import Play
from bridgelaws.words.compiling import LANGUAGES
from bridgelaws.words.languages.fr.grammar import French


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


def run(folder: Path, *words: str) -> int:
    return main([*words, "--folder", str(folder)])


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")


def translate(folder: Path, code: str, id: str, words: str) -> None:
    domain = id.partition(".")[0]
    edit(folder / code / f"{domain}.po", f'msgid "{id}"\nmsgstr ""', f'msgid "{id}"\nmsgstr "{words}"')


def test_a_new_language_has_every_sentence_with_all_that_a_translator_sees(folder: Path) -> None:
    assert run(folder, "new", "es") == 0
    assert {path.stem for path in (folder / "es").glob("*.po")} == set(catalogues.domains())
    text = (folder / "es" / "board.po").read_text(encoding="utf-8")
    entry = next(part for part in text.split("\n\n") if 'msgid "board.is_withdrawn"' in part)
    assert '#. English: "{card}| is withdrawn"' in entry
    assert "#. {card}: a card" in entry
    compile(text := (folder / "es" / "grammar.py").read_text(encoding="utf-8"), "grammar.py", "exec")
    assert "español" in text


def test_a_language_has_as_many_plurals_as_it_has(folder: Path) -> None:
    run(folder, "new", "pl")
    plural = next(says.id for says in declared().values() if says.many is not None)
    assert len(catalogues.read(folder / "pl", plural.partition(".")[0])[plural].forms) == 3


def test_status_counts_what_is_missing(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(folder, "new", "es")
    translate(folder, "es", "board.is_withdrawn", "{card}| se retira")
    capsys.readouterr()
    assert run(folder, "status", "es") == 1
    said = capsys.readouterr().out
    assert f"es: {len(declared())} sentences, {len(declared()) - 1} missing, 0 out of date" in said
    assert "missing: board.is_withdrawn:" not in said
    assert "missing: board.play_stands:" in said


def test_a_translation_of_other_english_is_out_of_date_until_it_was_looked_at(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run(folder, "new", "es")
    translate(folder, "es", "board.is_withdrawn", "{card}| se retira")
    path = folder / "es" / "board.po"
    edit(path, '"{card}| is withdrawn"', '"{card}| is taken back"')
    assert run(folder, "update", "es") == 1
    assert "1 out of date" in capsys.readouterr().out
    assert '#, fuzzy\nmsgid "board.is_withdrawn"\nmsgstr "{card}| se retira"' in path.read_text(encoding="utf-8")
    run(folder, "update", "es")
    assert "1 out of date" in capsys.readouterr().out
    edit(path, "#, fuzzy\n", "")
    run(folder, "update", "es")
    assert " 0 out of date" in capsys.readouterr().out


def test_what_nobody_says_any_more_is_taken_out(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(folder, "new", "es")
    with (folder / "es" / "board.po").open("a", encoding="utf-8") as file:
        file.write('\nmsgid "board.long_gone"\nmsgstr "ya no"\n')
    run(folder, "update", "es")
    assert "1 sentences that nobody says" in capsys.readouterr().out
    assert "long_gone" not in (folder / "es" / "board.po").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("new", "xx"), "not the code of a language"),
        (("new", "fr"), "has been begun"),
        (("update", "es"), "no language 'es' yet"),
    ],
)
def test_what_cannot_be_done_is_refused(words: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(list(words)) == 2
    assert said in capsys.readouterr().err
    assert not (LANGUAGES / "xx").exists()


def test_what_a_language_lacks_is_marked(folder: Path) -> None:
    play = Play(contract="3NT by S", laws=2017)
    play.faced("E", "HK")
    play.director("S")
    play.answer(False)
    play.answer("accept")
    said = play.explain(language=marking(French, folder))
    assert BEFORE in said
    assert AFTER in said
    assert BEFORE not in play.explain(language=marking(French, LANGUAGES / "fr"))


def test_the_languages_of_the_package_are_up_to_date() -> None:
    assert main(["status"]) == 0


def test_every_sentence_says_where_it_is_said() -> None:
    silent = [
        sentence.id
        for domain in catalogues.domains()
        for sentence in catalogues.read(LANGUAGES / "en", domain).values()
        if not sentence.notes
    ]
    assert not silent
