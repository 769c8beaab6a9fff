"""Law 12: the Director's power to adjust a score."""

from __future__ import annotations

from bridgelaws.book.editions import EDITIONS, L1997, L2007, L2017, Edition
from bridgelaws.laws.law12 import book as book12
from editions import editions
from scenes import scene


def refs(name: str) -> list[str | None]:
    provision = getattr(book12, name)
    return [provision.ref(laws) if provision.in_force(laws) else None for laws in EDITIONS]


def test_12_the_numbers_of_each_edition() -> None:
    assert refs("MAY_ADJUST") == ["12A1", "12A1", "12A1"]
    assert refs("NOT_FOR_SEVERITY") == ["12B", "12B2", "12B2"]
    assert refs("ASSIGNED_SCORE") == ["12C2", "12C1", "12C1"]


def test_12b1_damage_is_defined_from_2007_on() -> None:
    assert refs("DAMAGE") == [None, "12B1", "12B1"]


def test_12c_how_the_score_is_assigned_changed_in_each_edition() -> None:
    def terms(laws: Edition) -> tuple[object, object]:
        return book12.ASSIGNED_SCORE.term(laws, "weighted"), book12.ASSIGNED_SCORE.term(laws, "self_inflicted")

    # 1997 knows the most favourable likely result instead, and says nothing of errors after the irregularity.
    assert terms(L1997) == (False, "not stated")
    assert terms(L2007) == (True, "serious error, wild or gambling")
    assert terms(L2017) == (True, "extremely serious error or gambling")


@editions()
def test_12b1_is_what_43b3_goes_by_in_2007(laws: Edition) -> None:
    play = scene(laws, "4S by S", trick=5, leader="N", dummy_rights_lost=True)
    play.faced("E", "C9")
    play.said("N", "attention")
    assert ("12B1" in play.citations) is (laws is L2007)
