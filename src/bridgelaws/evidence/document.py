"""The evidence as plain JSON."""

from __future__ import annotations

from typing import Any

from ..board.table import Table
from ..errors import spoken
from ..play.documents import result_document, trick_document
from ..values.seats import SEATS
from ..words.language import Language
from ..words.languages import ENGLISH
from . import words
from .course import Course, Point
from .damage import NOT_A_RULING, Damage, Reckoning
from .options import Election
from .worth import Worth


def damage_document(damage: Damage, language: Language | str = ENGLISH) -> dict[str, Any]:
    """Everything that the report says, for another program, its sentences in a language."""
    table, tongue = damage.play.table, spoken(language)
    return {
        "kind": "evidence",
        "ruling": False,
        "note": tongue.say(NOT_A_RULING),
        "story": damage.play.story or "",
        "laws": damage.play.laws.year,
        "contract": table.contract.code,
        "declaring": table.declarer.side.value,
        "summary": list(map(tongue.say, words.summary(damage))),
        "judged_under": [{"law": ref, "text": tongue.say(gist)} for ref, gist in damage.judged],
        "result": result_document(table, tongue),
        "other_table": damage.other,
        "bounds": tongue.say(words.STANDING),
        "irregularities": [_reckoning(damage, r, tongue) for r in damage.reckonings],
        "choices": [_election(e, tongue) for e in damage.elections],
        "course": course_document(damage.course, tongue),
    }


def course_document(course: Course, language: Language | str = ENGLISH) -> list[dict[str, Any]]:
    """The points of a course: `tricks` of declarer's side, null where the position cannot be solved."""
    return [_point(point, spoken(language)) for point in course.points]


def _point(point: Point, tongue: Language) -> dict[str, Any]:
    return {
        "event": point.number,
        "trick": point.trick,
        "seat": None if point.seat is None else point.seat.letter,
        "card": None if point.card is None else point.card.code,
        "tricks": None if point.worth is None else _worth(point.worth, tongue),
        "settled": point.settled,
        "ruled": [tongue.say(ruling.about) for ruling in point.rulings],
    }


def _worth(worth: Worth, tongue: Language) -> dict[str, Any]:
    return {
        "at_least": worth.at_least,
        "at_most": worth.at_most,
        "exact": worth.exact,
        "text": tongue.say(worth.says),
        "duties": list(map(tongue.say, worth.duties)),
    }


def _reckoning(damage: Damage, r: Reckoning, tongue: Language) -> dict[str, Any]:
    incident = r.irregularity.incident
    have = None if r.scored is None else damage.imps(r.scored, r.innocent)
    would = None if r.expected is None else damage.imps(r.expected, r.innocent)
    return {
        "event": r.irregularity.at,
        "settled_after": r.irregularity.settled_at,
        "text": tongue.say(incident.about),
        "law": incident.law.removeprefix("law").lstrip("0"),
        "trick": incident.trick,
        "offender": incident.offender.letter,
        "innocent": r.innocent.value,
        "before": None if r.before is None else _worth(r.before, tongue),
        "after": None if r.after is None else _worth(r.after, tongue),
        "by_the_cards": r.played,
        "counted": r.result,
        "tricks_lost": None if r.lost is None else _worth(r.lost, tongue),
        "points_expected": r.expected,
        "points_scored": r.scored,
        "imps": have,
        "imps_expected": would,
        "in_imps": list(map(tongue.say, words.in_imps(damage, r))),
        "shares": [{"text": tongue.say(share.says), "tricks": share.tricks} for share in r.shares],
        "table": _table(damage.course.points[r.irregularity.at].table or incident.before, tongue),
        "instead": [{"card": card.code, "tricks": worth} for card, worth in r.instead],
    }


def _table(table: Table, tongue: Language) -> dict[str, Any]:
    """The table at the moment, with all four hands."""
    return {
        "declarer": table.declarer.letter,
        "dummy": table.dummy.letter,
        "turn": None if table.turn is None else table.turn.letter,
        "to_lead": table.turn is not None and table.trick.empty,
        "trick": trick_document(table.trick),
        "tricks_won": {"NS": table.won[0], "EW": table.won[1]},
        "hands": {seat.letter: [card.code for card in table.hand(seat).cards] for seat in SEATS},
        "penalty_cards": [
            {"seat": p.seat.letter, "card": p.card.code, "kind": p.kind.value} for p in table.penalty_cards
        ],
        "restrictions": [
            {"seat": r.seat.letter, "short": tongue.halves(r.in_short)[1], "text": tongue.say(r.message)}
            for r in table.restrictions
        ],
    }


def _election(e: Election, tongue: Language) -> dict[str, Any]:
    return {
        "event": e.number,
        "question": e.question.id,
        "text": tongue.say(e.question.wording.words.read),
        "seat": e.seat.letter,
        "side": e.side.value,
        "lost": e.lost,
        "said": tongue.say(words.election(e)),
        "options": [
            {
                "value": v.value,
                "label": tongue.say(v.says),
                "laws": list(v.refs),
                "chosen": v.chosen,
                "tricks": _worth(v.worth, tongue),
                "best": v in e.best,
                "standing": "" if (standing := words.standing(e, v)) is None else str(standing),
                "standing_text": "" if standing is None else tongue.say(standing),
            }
            for v in e.options
        ],
    }
