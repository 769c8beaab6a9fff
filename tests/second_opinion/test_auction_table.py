"""The model of the auction against law-26-table.md, cell by cell."""

import pytest

from .auction import opinion, scripted
from .auction.lines import acts_of, played_out
from .auction.situation import Situation
from .auction.stories26 import STORIES, Story
from .auction.table26 import BEYOND_THE_MODEL, EDITIONS, ROWS, Cell, cells
from .cards import other_side, partner, side

MEANINGS = ("", "natural", "HC", "S?")
"""What the withdrawn call is said to have shown, where the lead depends on it."""

RUNS = [(story, edition) for story in STORIES for edition in story.editions]


def names(run: tuple[Story, int]) -> str:
    story, edition = run
    return f"{story.row}-{edition}-{story.when or 'one'}-{story.dealer} {story.acts}"


def meanings(cell: Cell) -> tuple[str, ...]:
    """All, where the lead depends on what was shown; else one is enough."""
    return MEANINGS if cell.lead in ("S?", "Fx") else ("natural",)


def cell_of(story: Story, edition: int) -> Cell:
    return next(cell for cell in cells(story.row, edition) if cell.when == story.when)


def test_the_table_is_whole() -> None:
    assert sorted(ROWS) == list(range(1, 47))
    for row in ROWS:
        for edition in EDITIONS:
            for cell in cells(row, edition):
                assert cell.silence in ("-", "P1", "P*", "X1", "X*", "XP*", "X*N", "not allowed"), (row, edition)
                assert cell.lead in ("0", "S?", "F", "Fx")
                assert cell.information.split()[0] in ("UI", "ok", "none", "LHO")
                assert (cell.lead == "Fx") <= (edition == 2017)


def test_every_variant_of_every_cell_has_an_auction() -> None:
    told = {(story.row, edition, story.when) for story, edition in RUNS}
    wanted = {(row, ed, cell.when) for row in ROWS for ed in EDITIONS for cell in cells(row, ed)}
    assert {(r, e, w) for r, e, w in wanted - told if r not in BEYOND_THE_MODEL} == set()
    assert told - wanted == set()


def play(story: Story, edition: int, meaning: str) -> tuple[Situation, Situation]:
    """The situation where the silence is read off, and the end with the other side declaring."""
    answers = dict(story.answers)
    if meaning != "natural":
        answers[f"shown {story.withdrawn}"] = meaning
    before, _, after = story.acts.partition("|")
    acts = acts_of(before + after)
    situations = played_out(edition, story.dealer, acts, scripted(answers), other_side(side(story.offender)))
    end = situations[-1]
    assert not end.beyond
    return situations[len(acts_of(before)) - 1], end


def silence_of(s: Situation, offender: str) -> str:
    """The duties of the offender and his partner in the words of the table."""
    codes = {(): "", ("pass_once",): "1", ("pass_rest",): "*", ("no_double",): "N"}
    own, others = codes[s.duty(offender)], codes[s.duty(partner(offender))]
    if own == others == "*":
        return "XP*"
    if others == "N":
        return f"X{own}N"
    assert not (own and others)
    return f"X{own}" if own else f"P{others}" if others else "-"


def lead_of(code: str, known: set[str], unknown: bool, legal: set[str]) -> tuple[str, set[str]]:
    """The sheet's lead function, written once more."""
    if code == "F" or (code == "S?" and (unknown or not known)):
        return "forbid", set("SHDC")
    if code == "Fx":
        return "forbid", set("SHDC") - legal
    return "require_or_forbid", known - legal if code == "S?" else set()


def check_lead(end: Situation, story: Story, withdrawn: str, code: str, meaning: str) -> None:
    seat, call = withdrawn.split(":")
    named = {call[1:]} & set("SHDC") if call[0].isdigit() else set()
    known = named if meaning == "natural" else set(meaning) - {"?"}
    overridden = meaning != "natural"
    legal: set[str] = set()
    for who, what in end.line:
        if who == seat and f"{who}:{what}" == story.withdrawn and overridden:
            legal |= set(meaning) - {"?"}
        elif who == seat and what[0].isdigit():
            legal |= {what[1:]} & set("SHDC")
    kind, suits = lead_of(code, known, "?" in meaning, legal)
    rights = [r for r in end.lead_rights if (r.offender, r.withdrawn) == (seat, call)]
    if not suits:
        assert rights == []
    else:
        assert [(r.leader, r.kind, set(r.suits)) for r in rights] == [(partner(seat), kind, suits)]


def check_information(end: Situation, story: Story, cell: Cell) -> None:
    seat, call = story.withdrawn.split(":")
    told = [k for k in end.knowledge if (k.seat, k.call) == (seat, call)]
    word = cell.information.split()[0]
    if word == "none":
        assert told == []
        assert (seat, call) in end.line
        return
    assert len(told) == 1
    barred = {"UI": (side(seat),), "ok": (), "LHO": (side(story.offender),)}[word]
    assert told[0].may_not == barred
    assert set(told[0].may_use) == {"NS", "EW"} - set(barred)


@pytest.mark.parametrize("run", RUNS, ids=names)
def test_cell(run: tuple[Story, int]) -> None:
    story, edition = run
    cell = cell_of(story, edition)
    for meaning in meanings(cell):
        check_cell(story, edition, cell, meaning)


def check_cell(story: Story, edition: int, cell: Cell, meaning: str) -> None:
    if cell.silence == "not allowed":
        acts = acts_of(story.acts.strip("| "))
        assert opinion(edition, story.dealer, acts, scripted(story.answers))[-1].irregular == ("25", "E", "2C")
        return
    read, end = play(story, edition, meaning)
    assert silence_of(read, story.offender) == cell.silence
    check_lead(end, story, story.withdrawn, cell.lead, meaning)
    if "+S?" in cell.information:
        check_lead(end, story, story.second, "S?", "natural")
    check_information(end, story, cell)
    laws = {"27B1(b)", "27D", "23C"} & set(end.later)
    assert bool(laws) == ("D" in cell.information)
    assert ("average minus" in end.later) == ("A-" in cell.information)


def test_the_sheet_names_the_law_of_the_later_adjustment() -> None:
    for edition, law in ((1997, "27B1(b)"), (2007, "27D"), (2017, "27D")):
        story = next(s for s in STORIES if s.row == 8 and edition in s.editions)
        assert play(story, edition, "natural")[1].later == (law,)
    story = next(s for s in STORIES if s.row == 26 and 2017 in s.editions)
    assert play(story, 2017, "natural")[1].later == ("23C",)
