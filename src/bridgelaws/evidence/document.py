"""The evidence as plain JSON."""

from __future__ import annotations

from typing import Any

from ..board.table import Table
from ..play.documents import result_document, trick_document
from ..values.seats import SEATS
from . import words
from .course import Course, Point
from .damage import NOT_A_RULING, Damage, Reckoning
from .options import Election
from .worth import Worth


def damage_document(damage: Damage) -> dict[str, Any]:
    """Everything that the report says, for another program."""
    table = damage.play.table
    return {
        "kind": "evidence",
        "ruling": False,
        "note": NOT_A_RULING,
        "laws": damage.play.laws.year,
        "contract": table.contract.code,
        "declaring": table.declarer.side.value,
        "summary": words.summary(damage),
        "judged_under": [{"law": ref, "text": gist} for ref, gist in damage.judged_under],
        "result": result_document(table),
        "other_table": damage.other,
        "bounds": words.STANDING,
        "irregularities": [_reckoning(damage, r) for r in damage.reckonings],
        "choices": [_election(e) for e in damage.elections],
        "course": course_document(damage.course),
    }


def course_document(course: Course) -> list[dict[str, Any]]:
    """The points of a course: `tricks` of declarer's side, null where the position cannot be solved."""
    return [_point(point) for point in course.points]


def _point(point: Point) -> dict[str, Any]:
    return {
        "event": point.number,
        "trick": point.trick,
        "seat": None if point.seat is None else point.seat.letter,
        "card": None if point.card is None else point.card.code,
        "tricks": None if point.worth is None else _worth(point.worth),
        "settled": point.settled,
        "ruled": [ruling.summary for ruling in point.rulings],
    }


def _worth(worth: Worth) -> dict[str, Any]:
    return {
        "at_least": worth.at_least,
        "at_most": worth.at_most,
        "exact": worth.exact,
        "text": str(worth),
        "duties": list(worth.duties),
    }


def _reckoning(damage: Damage, r: Reckoning) -> dict[str, Any]:
    incident = r.irregularity.incident
    have = None if r.scored is None else damage.imps(r.scored, r.innocent)
    would = None if r.expected is None else damage.imps(r.expected, r.innocent)
    return {
        "event": r.irregularity.at,
        "settled_after": r.irregularity.settled_at,
        "text": incident.summary,
        "law": incident.law.removeprefix("law").lstrip("0"),
        "trick": incident.trick,
        "offender": incident.offender.letter,
        "innocent": r.innocent.value,
        "before": None if r.before is None else _worth(r.before),
        "after": None if r.after is None else _worth(r.after),
        "by_the_cards": r.played,
        "counted": r.result,
        "tricks_lost": None if r.lost is None else _worth(r.lost),
        "points_expected": r.expected,
        "points_scored": r.scored,
        "imps": have,
        "imps_expected": would,
        "in_imps": words.in_imps(damage, r),
        "shares": [{"text": share.text, "tricks": share.tricks} for share in r.shares],
        "table": _table(damage.course.points[r.irregularity.at].table or incident.before),
        "instead": [{"card": card.code, "tricks": worth} for card, worth in r.instead],
    }


def _table(table: Table) -> dict[str, Any]:
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
        "restrictions": [{"seat": r.seat.letter, "short": r.short, "text": str(r)} for r in table.restrictions],
    }


def _election(e: Election) -> dict[str, Any]:
    return {
        "event": e.number,
        "question": e.question.id,
        "text": e.question.text,
        "seat": e.seat.letter,
        "side": e.side.value,
        "lost": e.lost,
        "said": words.election(e),
        "options": [
            {
                "value": v.value,
                "label": v.label,
                "laws": list(v.refs),
                "chosen": v.chosen,
                "tricks": _worth(v.worth),
                "best": v in e.best,
                "standing": words.standing(e, v),
            }
            for v in e.options
        ],
    }
